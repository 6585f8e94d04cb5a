/** Tells the languages apart by the small words of the text. */

import { type Language, languages } from '#core/languages.ts'
import { normalise } from './normalise.ts'
import type { Said } from './said.ts'

interface Signs {
  readonly smallWords: ReadonlySet<string>
  /** A letter or mark that the others do not have; it speaks for the language as two words do. */
  readonly mark: RegExp | null
}

const signs: Said<Signs> = {
  en: {
    smallWords: new Set(
      (
        'the a an of to and my your his her i you he she it is am are was were do does did not have has ' +
        'what how when where who why which can could should would will for with in on at this that me'
      ).split(' '),
    ),
    mark: null,
  },
  es: {
    smallWords: new Set(
      (
        'a el la los las un una unos unas de del al que y mi mis tu su sus me te se le lo nos es esta ' +
        'estoy estan ser soy fue hay tengo tiene tener he ha muy mas pero porque por para con sin sobre ' +
        'como cuando cuanto cuanta cuantos donde quien cual ya desde hasta todo nada algo quiero puedo ' +
        'puede debo necesito dolor hijo hija esposo esposa marido mujer madre padre abuelo abuela hola ' +
        'ayuda bueno buena buenos buenas gracias adios dormir comer beber tomar pastilla pastillas noche dia vida casa siento duele'
      ).split(' '),
    ),
    mark: /[¿¡ñáéíóú]/iu,
  },
}

/** How much a text looks like a language. */
function likenessTo({ smallWords, mark }: Signs, text: string): number {
  const found = normalise(text)
    .split(' ')
    .filter((word) => smallWords.has(word)).length
  return found + (mark?.test(text) === true ? 2 : 0)
}

/**
 * Finds the language of a message where its words leave no doubt.
 *
 * @param text - as typed.
 * @returns the language most small words belong to; undefined where no one has most, as in "ok".
 */
export function clearLanguageOf(text: string): Language | undefined {
  const [first, second] = languages
    .map((language) => ({ language, like: likenessTo(signs[language], text) }))
    .toSorted((one, other) => other.like - one.like)
  return first?.like === second?.like ? undefined : first?.language
}

/**
 * Guesses the language of a message.
 *
 * @param text - as typed.
 * @returns as {@link clearLanguageOf}; English where that is in doubt.
 */
export function languageOf(text: string): Language {
  return clearLanguageOf(text) ?? 'en'
}
