/** How the site presents itself where it is installed like an app (W3C Web Application Manifest). */

import { documentTexts } from '../../locales/document.ts'
import { language } from '../../locales/language.ts'
import { paths } from '../../paths.ts'

const png = (name: string, pixels: number) => ({
  src: `/icons/${name}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
})

/** The build writes it beside the pages of the language. Colors: `--paper` of the tokens, in light. */
export const webManifest = {
  id: '/',
  name: documentTexts.name,
  short_name: documentTexts.shortName,
  description: documentTexts.description,
  lang: language,
  dir: 'ltr',
  start_url: paths.home,
  scope: '/',
  display: 'standalone',
  theme_color: '#fbf5e9',
  background_color: '#fbf5e9',
  categories: ['health', 'lifestyle'],
  icons: [
    png('icon-192', 192),
    png('icon-512', 512),
    { ...png('icon-maskable-512', 512), purpose: 'maskable' },
  ],
} as const
