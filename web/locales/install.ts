/** Texts for a device on which the site is installed like an app. */

export const installTexts = {
  name: 'Healthy Lifestyle Choices',
  shortName: 'Healthy Choices',
  description:
    'Check your habits in six areas of healthy living, understand your scores, and get a plan that fits you.',
}

/** Texts of one language. */
export type InstallTexts = typeof installTexts
