/** Tells English from Spanish by the small words of the text. */

import type { Language } from '#core/languages.ts'

const spanishWords = new Set(
  (
    'a el la los las un una unos unas de del al que y mi mis tu su sus me te se le lo nos es esta ' +
    'estoy estan ser soy fue hay tengo tiene tener he ha muy mas pero porque por para con sin sobre ' +
    'como cuando cuanto cuanta cuantos donde quien cual ya desde hasta todo nada algo quiero puedo ' +
    'puede debo necesito dolor hijo hija esposo esposa marido mujer madre padre abuelo abuela hola ' +
    'ayuda bueno buena buenos buenas gracias adios dormir comer beber tomar pastilla pastillas noche dia vida casa siento duele'
  ).split(' '),
)

const englishWords = new Set(
  (
    'the a an of to and my your his her i you he she it is am are was were do does did not have has ' +
    'what how when where who why which can could should would will for with in on at this that me'
  ).split(' '),
)

/**
 * Finds the language of a message where its words leave no doubt.
 *
 * @param text - normalised text.
 * @param original - the text as typed; an inverted mark or an accent speaks for Spanish.
 * @returns the language most small words belong to; undefined where neither has more, as in "ok".
 */
export function clearLanguageOf(text: string, original: string): Language | undefined {
  let spanish = /[¿¡ñáéíóú]/iu.test(original) ? 2 : 0
  let english = 0
  for (const word of text.split(' ')) {
    if (spanishWords.has(word)) spanish += 1
    if (englishWords.has(word)) english += 1
  }
  if (spanish === english) return undefined
  return spanish > english ? 'es' : 'en'
}

/**
 * Guesses the language of a message.
 *
 * @param text - normalised text.
 * @param original - the text as typed.
 * @returns as {@link clearLanguageOf}; English where that is in doubt.
 */
export function languageOf(text: string, original: string): Language {
  return clearLanguageOf(text, original) ?? 'en'
}
