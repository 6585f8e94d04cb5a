/** Measures how easy a Spanish text is to read. */

/** From here up a text is "bastante fácil" on the INFLESZ scale: readable after primary school (six years). */
export const fairlyEasySpanish = 65

const strong = 'aeoáéó'
const accentedWeak = 'íú'
const vowel = /[aeiouáéíóúü]/u

/**
 * Counts the syllables of a Spanish word by the spelling rules of the Real Academia Española
 * (Ortografía, 2010, chapter II): two strong vowels part, and so do a strong one and an accented weak
 * one; any other vowels that meet make one syllable, also across an h.
 *
 * @param word - one word; a number or a word without vowels counts as one syllable.
 * @returns at least 1.
 */
export function spanishSyllablesOf(word: string): number {
  const sounds = word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/([qg])u(?=[eiéí])/gu, '$1')
    .replaceAll(/y(?![aeiouáéíóú])/gu, 'i')
    .replaceAll(/(?<=[aeiouáéíóú])h(?=[aeiouáéíóú])/gu, '')
  const nuclei = Array.from(sounds).filter((sound, at, all) => {
    const before = all[at - 1] ?? ''
    return vowel.test(sound) && !(vowel.test(before) && isOneSyllable(before, sound))
  })
  return Math.max(1, nuclei.length)
}

/** Whether two vowels that meet are spoken in one syllable. */
function isOneSyllable(first: string, second: string): boolean {
  const strongOnes = [first, second].filter((sound) => strong.includes(sound)).length
  if (strongOnes === 2 || first === second) return false
  return strongOnes === 0 || !(accentedWeak.includes(first) || accentedWeak.includes(second))
}

/**
 * Splits a Spanish text into sentences: at full stops, question and exclamation marks where no small
 * letter follows (so not in "10:30 p.m. o antes"), at colons, and at line ends.
 *
 * @param text - any text.
 * @returns the sentences without outer blanks; none for empty text.
 */
export function spanishSentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…])["”»)]*\s+(?!\p{Ll})|\n+|(?<=\p{Ll}):\s/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/**
 * The words of a Spanish text; numbers count as words.
 *
 * @param text - any text.
 * @returns the words in order.
 */
export function spanishWordsOf(text: string): readonly string[] {
  return text.match(/\p{N}+(?:[.,:]\p{N}+)*|\p{L}+/gu) ?? []
}

/**
 * The ease of a Spanish text by Szigriszt-Pazos (Sistemas predictivos de legibilidad del mensaje
 * escrito, Universidad Complutense de Madrid, 1993): 206.835 - 62.3 syllables a word - words a sentence.
 * The INFLESZ scale names its ranges (Barrio-Cantalejo and others, Anales del Sistema Sanitario de
 * Navarra 2008; 31: 135-152): up to 40 very hard, to 55 rather hard, to 65 normal, to 80 fairly easy,
 * above that very easy.
 *
 * @param text - Spanish text.
 * @returns usually 0 (hard) to 100 (easy), at most about 143; 100 for empty text.
 */
export function spanishReadingEase(text: string): number {
  const sentences = spanishSentencesOf(text).length
  const words = spanishWordsOf(text)
  if (sentences === 0 || words.length === 0) return 100
  const syllables = words.reduce((sum, word) => sum + spanishSyllablesOf(word), 0)
  return 206.835 - 62.3 * (syllables / words.length) - words.length / sentences
}
