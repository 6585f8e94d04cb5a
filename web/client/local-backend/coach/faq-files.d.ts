/** Made by web/build/faq-files.ts. */
declare module 'virtual:faq-files' {
  import type { Language } from '#core/languages.ts'

  /** Addresses of JSON that is a list of `Faq` in one language. */
  export const faqFiles: Readonly<Record<Language, string>>
}
