/** Messages as tired eyes, stiff fingers and a phone make them: five copies of each, always the same five. */

/** Words this long are slipped in; shorter ones would become other words. */
const slippedFrom = 6
/** One word in so many is slipped in. */
const slipEvery = 3

const fillers: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: ['um', 'well', 'you know'],
  es: ['pues', 'este', 'bueno'],
}

/**
 * Makes the five copies.
 *
 * @param message - a message as it was meant.
 * @param language - whose fillers are put in.
 * @returns with letters dropped, with letters swapped, bare of capitals, accents and stops, with
 *   fillers, and split over lines.
 */
export function noisyCopies(message: string, language: 'en' | 'es'): readonly string[] {
  return [
    slipped(message, (word, at) => word.slice(0, at) + word.slice(at + 1)),
    slipped(message, (word, at) => {
      return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`
    }),
    bare(message),
    filled(message, fillers[language]),
    message.split(' ').join(' \n'),
  ]
}

/** Slips in the middle of every third long word: people rarely miss the first letter. */
function slipped(message: string, slip: (word: string, at: number) => string): string {
  let long = 0
  return message
    .split(' ')
    .map((word) => {
      if (!/^\p{L}+$/u.test(word) || word.length < slippedFrom) return word
      long += 1
      return long % slipEvery === 1 ? slip(word, Math.floor(word.length / 2)) : word
    })
    .join(' ')
}

function bare(message: string): string {
  return message
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}' ]/gu, '')
    .toLowerCase()
}

function filled(message: string, words: readonly string[]): string {
  return message
    .split(' ')
    .map((word, place) => (place % 5 === 2 ? `${words[place % words.length]} ${word}` : word))
    .join(' ')
}
