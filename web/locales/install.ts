/** Texts for a device on which the site is installed like an app. */

export const installTexts = {
  name: 'Healthy Lifestyle Choices',
  shortName: 'Healthy Choices',
  description:
    'See how you live in six parts of daily life. Read your scores in plain words. Get a plan that fits you.',
}

/** Texts of one language. */
export type InstallTexts = typeof installTexts
