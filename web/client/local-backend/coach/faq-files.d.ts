/** Made by web/build/faq-files.ts. */
declare module 'virtual:faq-files' {
  /** Addresses of JSON that is a list of `Faq` in one language. */
  export const faqFiles: Readonly<Record<import('#core/languages.ts').Language, string>>
}
