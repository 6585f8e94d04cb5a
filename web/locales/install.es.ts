/** Texts for a device on which the site is installed like an app, in Spanish. */

import type { InstallTexts } from './install.ts'

export const installTexts: InstallTexts = {
  name: 'Hábitos de vida sana',
  shortName: 'Vida sana',
}
