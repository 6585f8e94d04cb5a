/** Texts for a device on which the site is installed like an app. */

export const installTexts = {
  name: 'Healthy Lifestyle Choices',
  shortName: 'Healthy Choices',
}

/** Texts of one language. */
export type InstallTexts = typeof installTexts
