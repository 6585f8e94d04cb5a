/** Which limits of a person a conversation tells of. */

import type { Language } from '#core/languages.ts'
import type { Limit } from '../cards/limits.ts'
import type { Question } from '../conversation/question.ts'
import { isForOther } from '../safety/about-other.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { isGriefDenied, withoutOldLosses } from '../conversation/feelings.ts'
import { pattern } from '../text/pattern.ts'
import { withPracticeNamed } from '../search/practice.ts'
import { normalise, normaliseWithCommas, withoutCommas } from '../text/normalise.ts'
import type { Move } from './acts.ts'
import { lackedOfIt } from '../understanding/disclosed-conditions.ts'
import { onceATurn, type Told } from '../text/once-a-turn.ts'
import { moveOf } from './hear-move.ts'
import { limitLists, limitWords } from './limit-words.ts'

/** Somebody else of whom a sentence tells, the words that follow, and no word of oneself between. */
const others =
  'friend|neighbou?r|mate|sister|brother|cousin|aunt|uncle|father|mother|mam|grandma|grandpa|husband|wife|missus|son|daughter|grandson|granddaughter|niece|nephew|cat|dog|they|people|folks?|amig[oa]|vecin[oa]|herman[oa]|prim[oa]|ti[oa]|papa(?= )|padre|mama|madre|abuel[oa]|bisabuel[oa]|marido|espos[oa]|mujer|senora|viej[oa]|hij[oa]|niet[oa]|sobrin[oa]|cunad[oa]|suegr[oa]|consuegr[oa]|nuera|yerno|compadre|comadre|perr[oa]|gat[oa]|novi[oa]|ella|la gente|un enfermo|una persona|alguien'
const self =
  'i|me|my|mine|myself|we|us|our|yo|me|mi|mis|nos|tengo|estoy|soy|ando|voy|tomo|puedo|veo|oigo|quiero|conmigo|no hay|then|and now'
const ofOthers = new RegExp(
  ` (?:(?:${others})(?:e?s)?|she|he|his|her)(?: (?!(?:${self}) )[a-z0-9]+){0,7} $`,
  'u',
)
const ofMe = new RegExp(` (?:${self}) `, 'u')
const ofSelf = new RegExp(
  ` (?:${self}|here|aqui|aca|esta|estas|este|estos|uso|siento|vivo|camino|duermo|llevo|cuido|salgo|bebo|sufro|manejo|escucho|pongo|quedo|tuve|tenia|cobro|trabajo|caigo|leo|with|con|ya|no|ni|sin|for (?:a|an|some|some ?body|someone) (?:[a-z]+ )?(?:who|whose|that|like)) `,
  'u',
)
const longPast =
  /19[0-9][0-9]|20[01][0-9]|(?:[2-9][0-9]|twenty|thirty|forty|fifty|sixty|many|donkeys) years (?:ago|back)|(?<!hace )years ago| (?:as a (?:wee )?(?:boy|girl|child|kid|lad|lass)|when i was (?:a|young|little|small|[0-9])|back in the|hace (?:muchos anos|mucho|anos(?! (?:que|y)))|hace (?:[2-9][0-9]|veinte|treinta|cuarenta|cincuenta) anos|de (?:chic[oa]|chamac[oa]|nin[oa]|joven|muchach[oa])|cuando (?:era|chic[oa]|nin[oa]|joven)) /u
const healed =
  / (?:(?:ya|y|pero) se (?:me )?(?:quito|curo|paso)|ya (?:sane|me cure|volvio|paso|esta bien)|hoy ya bien|qued[eo] como nuev[oa]|never needed|long been fine|all (?:better|healed|cleared)|cleared up|grew out|spot on|perfect|como nuevo|hace un ratito|de maravilla|la risa|emocion) /u
const denied =
  /(?:^| )(?:no|not|never|nothing wrong with|without(?! my )|thank god|sin(?! mis? )|nunca|ningun|ninguna|nada de|ni|no soy|in the) (?:(?:had|have|got|take|taking|use|using|on|any|a|an|the|my|problems?|trouble with|trouble|tengo|he tenido|tomo|uso|ocupo|llevo|mis?|problemas?|de|con|me|es que|soy|falta|las|los|la|el|yet|been|really|ya) )*(?<!(?:take|taking|tomo) (?:my|mis?|la|el|las|los) )$/u
const deniedWithin =
  /(?:^| )(?:not?|never|ni|nunca|sin) (?:me |se |so |too |that |very |at all |falta )*(?:duel|dolo|hurt|sore|bad|pain|ach|falla|falta|tiembla|hinch|glaucoma)/u
const openers =
  /^ ?(?:(?:and|so|but|y|pero|oye|ok|well|es que|is it true|tell me) )*(?:what(?: is| are| does| causes| happens)|is|are|does|do|did|can|could|how|should|why|was|which|will|who|es|son|que|quien|cual|cuales|cuant[oa]s?|para que|por que|como|se puede|hay|sirven?|a quien|dicen|ayudan?) (?!not )/u

/** Times long past count for these all the same, and what was said of somebody else for those. */
const lasting: ReadonlySet<Limit> = new Set([
  'sober',
  'past-eating-disorder',
  'nobody-near',
  'carer',
])
const ofTwo: ReadonlySet<Limit> = new Set(['carer', 'recently-widowed', 'nobody-near'])
/** What the weather and the town do to everybody. */
const ofPlaces: ReadonlySet<Limit> = new Set(['heat', 'unsafe-outdoors'])

/** A question in general: nothing in it is told of oneself. */
function isGeneral(sentence: string): boolean {
  return !ofSelf.test(sentence) && (sentence.endsWith(` ${asked} `) || openers.test(sentence))
}

/** What belongs to somebody else, said after it. */
const theirs = new RegExp(`^ (?:del?|of) (?:mi|mis|su|my|his|her) (?:${others}) `, 'u')

/** A question without a telling before its comma, and the word that stands for its mark. */
const plainQuestion = /((?:^|[.!?;¿])[^,.!?;¿]+)\?/gu
const asked = 'xask'

/** The part of a sentence, from its last comma, that stands before so many words. */
function clauseBefore(commas: string, words: number): string {
  const clause: string[] = []
  let left = words
  for (const word of commas.trim().split(' ')) {
    if (word === ',') clause.length = 0
    else if (left-- > 0) clause.push(word)
    else break
  }
  return ` ${clause.join(' ')} `
}

/** Of whom limits are heard: of the one who writes, or also of somebody for whom they ask. */
type Whose = 'own' | 'both'

/** What is told of another in the third person, as they would tell it of themselves. */
const firstPerson: Readonly<Record<string, string>> = {
  usa: 'uso',
  tiene: 'tengo',
  esta: 'estoy',
  toma: 'tomo',
  camina: 'camino',
  puede: 'puedo',
  ve: 'veo',
  oye: 'oigo',
  sufre: 'sufro',
  padece: 'padezco',
  vive: 'vivo',
  anda: 'ando',
  le: 'me',
  se: 'me',
  su: 'mi',
  sus: 'mis',
  cae: 'caigo',
  marea: 'mareo',
  has: 'have',
  is: 'am',
  uses: 'use',
  takes: 'take',
  walks: 'walk',
  falls: 'fall',
  gets: 'get',
  her: 'my',
  his: 'my',
}

function asIfTold(text: string): string {
  return text
    .split(' ')
    .map((word) => firstPerson[word] ?? word)
    .join(' ')
}

/** Somebody else is named. */
const ofSomebody = new RegExp(` (?:(?:${others})(?:e?s)?|she|he|his|her|him) `, 'u')

/** Whether a limit is told, or denied. */
type Telling = 'told' | 'denied'

/**
 * What is told of oneself and now, or denied. A carer speaks of others, and so does whoever lost somebody.
 *
 * @returns undefined where it is of somebody else, long past or asked in general.
 */
function tellingOf(
  limit: Limit,
  commas: string,
  found: RegExpExecArray,
  whose: Whose,
): Telling | undefined {
  const text = found.input
  const start = text.lastIndexOf(' . ', found.index) + 2
  const stop = found.index + found[0].length
  const end = text.indexOf(' . ', stop)
  const sentence = ` ${text.slice(start, end === -1 ? undefined : end).trim()} `
  const isBoth = whose === 'both' && !ofTwo.has(limit)
  if (!isBoth && theirs.test(text.slice(stop))) return undefined
  if (deniedWithin.test(` ${found[0]}`)) return undefined
  const isOfThem = isBoth && ofSomebody.test(sentence)
  if (!ofTwo.has(limit) && !isOfThem && isGeneral(sentence)) return undefined
  if (limit === 'recently-widowed' && !withoutOldLosses(text).includes(found[0])) return undefined
  if (!lasting.has(limit) && (longPast.test(text) || healed.test(sentence))) return undefined
  const before = ` ${text.slice(start, found.index).trim()} `
  if (ofTwo.has(limit)) return limit === 'carer' || !ofNeighbours.test(before) ? 'told' : undefined
  const mine = isBoth || ofPlaces.has(limit) || ofMe.test(` ${found[0]} `) || !ofOthers.test(before)
  const told = text
    .slice(0, found.index)
    .split(' ')
    .filter((word) => word !== '').length
  if (!mine) return undefined
  const isHad = ofHaving.test(text.slice(stop))
  return denied.test(clauseBefore(commas, told)) && !isHad ? 'denied' : 'told'
}

/** Those whose losses and cares are not the person's own. */
const ofNeighbours = new RegExp(
  ` (?:friend|neighbou?r|sister|brother|cousin|daughter|amig[oa]|vecin[oa]|herman[oa]|prim[oa]|hij[oa]|cunad[oa]|sobrin[oa])s?(?: (?!(?:${self}) )[a-z]+){0,5} $`,
  'u',
)

const compiled = limitWords.map(([limit, sources]) => ({
  limit,
  expression: new RegExp(pattern(sources.join('|'), limitLists), 'gu'),
}))

/** A pain that is not told more exactly may be any of these. */
const painful: readonly Limit[] = ['painful-knees', 'painful-hands']

function limitsOfMove(move: Move | undefined): readonly Limit[] {
  if (move?.limit === undefined || move.limit === 'dislike') return []
  return move.limit === 'pain' ? painful : [move.limit]
}

/** What one message tells. */
interface Tellings {
  readonly limits: ReadonlyMap<Limit, Telling>
  readonly deniesGrief: boolean
}

/** In one message: which limits are told, and which denied. */
function tellings(said: string, whose: Whose): Tellings {
  const own = normaliseWithCommas(withPracticeNamed(said).replaceAll(plainQuestion, `$1 ${asked}?`))
  const heard = new Map<Limit, Telling>()
  for (const commas of whose === 'both' ? [own, asIfTold(own)] : [own]) {
    const text = withoutCommas(commas)
    for (const { limit, expression } of compiled) {
      for (const found of text.matchAll(expression)) {
        const telling = tellingOf(limit, commas, found, whose)
        if (telling === 'told' || (telling && !heard.has(limit))) heard.set(limit, telling)
      }
    }
  }
  for (const limit of limitsOfMove(moveOf(said))) heard.set(limit, 'told')
  return { limits: heard, deniesGrief: isGriefDenied(normalise(said)) }
}

const tellingsOf = {
  own: onceATurn((said) => tellings(said, 'own')),
  both: onceATurn((said) => tellings(said, 'both')),
} as const satisfies Record<Whose, (told: Told) => Tellings>

const ofHaving = new RegExp(`^ ?(?:${lackedOfIt}) `, 'u')

/** One has these or not; "I use no cane" takes back no fall, and "no insulin" no tablets against sugar. */
const deniable: ReadonlySet<Limit> = new Set([
  'lung-disease',
  'kidney-disease',
  'heart-failure',
  'warfarin',
  'other-blood-thinner',
  'nut-allergy',
  'glaucoma',
  'brittle-bones',
  'recent-operation',
])

/** Whose limits count in a turn: where something is asked for somebody else, theirs as well. */
export function whoseLimits({
  message,
  history,
  language,
}: Pick<Question, 'message' | 'history'> & { readonly language: Language }): Whose {
  const said = [...messagesOf(history), message]
  return said.reduce((is, text) => isForOther(text, is, language), false) ? 'both' : 'own'
}

/**
 * Hears the limits that a person told of, in their own words or by a button.
 *
 * @param said - messages of the person, oldest first: an illness that is denied later is taken back.
 * @param whose - their own alone, or also those of somebody for whom they ask.
 * @returns the limits; empty where none was told.
 */
export function limitsIn(said: readonly Told[], whose: Whose = 'own'): ReadonlySet<Limit> {
  const found = new Set<Limit>()
  const all = said.map(tellingsOf[whose])
  for (const [limit, telling] of all.flatMap(({ limits }) => [...limits])) {
    if (telling === 'told') found.add(limit)
    else if (deniable.has(limit)) found.delete(limit)
  }
  // Whoever says that it is no grief is believed, in what they said before as well.
  if (all.some(({ deniesGrief }) => deniesGrief)) found.delete('recently-widowed')
  return found
}
