/** Words that say little about the topic, in both languages: they may tip the scales of a search, not more. */

import { stem } from './stem.ts'

const weakWords = new Set(
  (
    'good bad best better help use try start begin stop keep fix work day days time week year old age new ' +
    'people person life find know think feel like go come take put look see say people way long much many ' +
    'always never often ever every right worth buy cost money open great nice happen mean show teach ready ' +
    'morning evening tomorrow today office box big small part turn change plan list first last next late early ' +
    'everything nothing only real mean folk slow whole half using together hold makes made ' +
    'improve number hard easy safe too more less enough again still back off up down out well'
  )
    .split(' ')
    .flatMap((word) => stem(word) ?? []),
)

/** Spanish inflections differ at the end: as many letters tell a word. */
export const spanishStem = 5

const spanishWeakWords = new Set(
  (
    'hoy ayer siempre nunca bien mal mejor peor bueno buena grande cosa cosas dia dias noche tiempo vez veces ano anos semana ' +
    'gente persona vida hacer haciendo decir digo dice dijo dije saber sabe poder quiere quiero querer tener poner pongo venir viene ' +
    'dar doy dice seguir sigue empezar empiezo primero ultimo nuevo viejo solo sola toda todos todas mismo manera parte lado ayuda'
  )
    .split(' ')
    .map((word) => word.slice(0, spanishStem)),
)

const spanishStopWords = new Set(
  (
    'a al algo ante aqui asi aun cada casi como con cual cuando cuanto de del desde donde e el ella ellos en entre era es esa ese eso esta ' +
    'estan estar este esto estoy fue ha haber hace hacer hago hasta hay he la las le les lo los mas me mi mis mucho muy nada ni no nos o os ' +
    'otra otro para pero poco por porque pues puede puedo que quien quiero se ser si sin sobre son soy su sus tambien tan te tengo tiene todo ' +
    'tu tus un una uno usted va vez voy y ya yo bueno gracias hola mija mijo senorita doctora oiga'
  ).split(' '),
)

/** Tells whether a word of Spanish, in plain letters, says nothing at all. */
export function isSpanishStopWord(word: string): boolean {
  return spanishStopWords.has(word)
}

/**
 * How much a word counts in a search.
 *
 * @param term - its stem, or the first letters of a Spanish one.
 */
export function weightOf(term: string): number {
  return weakWords.has(term) || spanishWeakWords.has(term) ? 0.35 : 1
}
