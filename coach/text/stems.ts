/** The words of a text that name something. */

import { normalise } from './normalise.ts'

/** Inflections differ at the end: as many letters tell a word. */
const stemLetters = 4
const shortestWord = 4

/** Words with which anything is asked. */
const askingWords = new Set(
  (
    'what when which where have that this with about long much many often time times each every week ' +
    'weeks days hours minutes does would should could make take from your them they like good nice ' +
    'sounds need want help know also start begin feel thing things idea really please para cuando ' +
    'cuanto cuanta cuantos cuantas veces cada como donde cual esto esta este tiempo minutos semana ' +
    'dias horas mucho necesito quiero ayuda tambien empiezo hago cosa gracias'
  ).split(' '),
)

/** The longer words of a text that name something, cut so that their inflections are alike. */
export function stemsIn(text: string): ReadonlySet<string> {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word.length >= shortestWord && !askingWords.has(word))
  return new Set(words.map((word) => word.slice(0, stemLetters)))
}

/** Stems of the words that say nothing of what is asked. */
const plainStems = stemsIn(
  'normal common usual alright wrong back stop begin keep make give take away person somebody people doing done does tell told said anything something really just only still also even today tonight tomorrow after before years everyday every time alguien persona hacer dicho algo ahora todavia despues antes siempre sleep dormir',
)

/** The stems of a text less those that say nothing of what is asked. */
export function namingStems(text: string): ReadonlySet<string> {
  return new Set([...stemsIn(text)].filter((stem) => !plainStems.has(stem)))
}
