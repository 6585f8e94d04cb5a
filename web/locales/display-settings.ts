/** Texts of the display settings: size of text, colors, reading aloud. The bar around them has its name in `frame.ts`. */

import type { ColorSet, TextSize } from '../client/display-settings.ts'
export const displayTexts = {
  textSize: 'Text size',
  /** Said after the letters on each button. */
  sizes: {
    usual: 'usual text size',
    larger: 'larger text',
    largest: 'largest text',
  } satisfies Record<TextSize, string>,
  colors: 'Colors',
  colorSets: {
    usual: 'Usual colors',
    dark: 'Dark colors',
    contrast: 'High contrast',
  } satisfies Record<ColorSet, string>,
  readPage: 'Read this page aloud',
  readQuestion: 'Read this question aloud',
  /** Where there is little room beside the help. */
  readShort: 'Read aloud',
  stopReading: 'Stop reading',
  noVoice: 'This browser has no voice. It cannot read to you.',
  noVoiceAdvice:
    'Try another browser. Most phones and computers can read aloud too: look in their settings.',
  languageAway: 'The language could not be changed. There is no connection.',
  languageAwayAdvice:
    'You stay on this page, and nothing is lost. Check your connection, then try again.',
}

/** Texts of one language. */
export type DisplayTexts = typeof displayTexts
