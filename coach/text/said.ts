/** What is said, in each language. */

import type { Language } from '#core/languages.ts'

/** A text in both languages; each is written, neither is a translation. Help lines stay as `{crisis}`. */
export type Said<Text = string> = Readonly<Record<Language, Text>>
