/** Texts of the document around the page, which search engines and link previews show. */

export const documentTexts = {
  description:
    'Check your habits in six areas of healthy living, understand your scores, and get a plan that fits you.',
}

/** Texts of one language. */
export type DocumentTexts = typeof documentTexts
