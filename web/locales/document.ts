/** Texts of the document around the page, which search engines, link previews and the installed site show. */

export const documentTexts = {
  name: 'Healthy Lifestyle Choices',
  shortName: 'Healthy Choices',
  description:
    'See how you live in six parts of daily life. Read your scores in plain words. Get a plan that fits you.',
}

/** Texts of one language. */
export type DocumentTexts = typeof documentTexts
