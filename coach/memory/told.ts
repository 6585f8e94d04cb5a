/** What a turn of a conversation tells that is worth remembering, in the person's own words. */

import type { Language } from '#core/languages.ts'
import { memoryLimits, type RememberedKind, type Told } from '#core/memory.ts'
import type { Limit } from '../cards/limits.ts'
import { askedFor } from '../safety/about-other.ts'
import type { Topic } from '../topics/catalog.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { namesKind } from '../talk/fitting-cards.ts'
import { isDislike } from '../talk/hear-turn.ts'
import { limitsIn } from '../talk/limits-heard.ts'
import type { HeardTurn } from '../talk/talk-state.ts'

/** Limits that are illnesses, and what belongs to them. */
const conditions: ReadonlySet<Limit> = new Set([
  'lung-disease',
  'kidney-disease',
  'heart-failure',
  'sugar-medicine',
  'warfarin',
  'malnourished',
  'small-appetite',
  'milk-upsets',
  'nut-allergy',
  'past-eating-disorder',
  'recently-widowed',
  'sober',
  'swallowing-trouble',
  'glaucoma',
  'brittle-bones',
  'sleep-limits-unsafe',
  'recent-operation',
])

/** What ends by itself, however it is told. */
const passing: ReadonlySet<Limit> = new Set([
  'heat',
  'unsafe-outdoors',
  'recent-operation',
  'no-time',
])

const forNow = pattern(
  '(till|until|for now|for the moment|at the moment|this (week|month)|these days|today|just now|cast|plaster|stitches|hasta (que|el|la)|por ahora|de momento|esta semana|este mes|estos dias|hoy|yeso|puntos)',
)

/** Illnesses beside the limits; what is felt or done is no matter for a memory. */
const illnesses: readonly Topic[] = [
  'heart-disease',
  'diabetes',
  'osteoporosis',
  'high-blood-pressure',
  'joint-pain',
]

const ofMyself = pattern(
  '(i (have|am|take|use|got|had|suffer)|my (heart|sugar|blood|bones|joints|back|doctor)|me and my|tengo|soy|padezco|sufro|tomo|estoy|mi (corazon|azucar|presion|medico)|mis (huesos|articulaciones))',
)

const somebody = pattern(
  '(my|mi) (daughter|son|sister|brother|niece|nephew|granddaughter|grandson|neighbou?r|friend|wife|husband|hija|hijo|hermana|hermano|sobrina|sobrino|nieta|nieto|vecina|vecino|amiga|amigo|esposa|esposo|marido)(?= (who )?(lives|comes|visits|calls|rings|phones|drops|looks|vive|viene|me (visita|llama|ayuda)|pasa))',
)

function sentencesOf(message: string): readonly string[] {
  return message.split(/(?<=[.!?;\n])\s+/u).filter((each) => each.trim() !== '')
}

function shortened(words: string): string {
  const plain = words.trim().replace(/[.!,;\s]+$/u, '')
  if (plain.length <= memoryLimits.wordsMaxChars) return plain
  return plain.slice(0, memoryLimits.wordsMaxChars).replace(/\s\S*$/u, '')
}

function isIn(some: ReadonlySet<Limit>, all: ReadonlySet<Limit>): boolean {
  return [...some].every((limit) => all.has(limit))
}

/** The part of a sentence that tells it all, so that no more is kept than that. */
function narrowed(sentence: string, limits: ReadonlySet<Limit>): string {
  const parts = sentence.split(/,\s+|\s+(?=but |pero )/u)
  return shortened(parts.find((part) => isIn(limits, limitsIn([part]))) ?? sentence)
}

function kindOf(limits: ReadonlySet<Limit>): RememberedKind {
  if (limits.has('nobody-near')) return 'contacts'
  return [...limits].some((limit) => conditions.has(limit)) ? 'condition' : 'limit'
}

function told(kind: RememberedKind, words: string, more: Partial<Told> = {}): Told {
  const about = [...new Set(more.about)].slice(0, memoryLimits.aboutMax)
  return { outcome: null, isForNow: false, ...more, kind, words, about }
}

function limitsTold(message: string, about: readonly string[]): readonly Told[] {
  return sentencesOf(message).flatMap((sentence) => {
    const limits = limitsIn([sentence])
    if (limits.size > 0) {
      const isForNow =
        forNow.test(normalise(sentence)) || [...limits].some((limit) => passing.has(limit))
      return [told(kindOf(limits), narrowed(sentence, limits), { about, isForNow })]
    }
    const words = normalise(sentence)
    if (sentence.includes('?') || !ofMyself.test(words)) return []
    const topics = topicsIn([sentence])
    return illnesses.some((topic) => topics.has(topic))
      ? [told('condition', shortened(sentence))]
      : []
  })
}

function contactsTold(message: string): readonly Told[] {
  const near = message.includes('?') ? null : somebody.exec(normalise(message))
  return near ? [told('contacts', near[0])] : []
}

function dislikesTold({ message, heard, about, isReason }: HeardTurn): readonly Told[] {
  if (heard.limit === 'dislike' && (heard.act === 'cannot' || isReason)) {
    // What names a kind of thing is of that kind, not of the step at hand.
    return [told('dislike', shortened(message), { about: namesKind(message) ? [] : about })]
  }
  return sentencesOf(message)
    .filter((sentence) => !sentence.includes('?') && isDislike(sentence) && namesKind(sentence))
    .map((sentence) => told('dislike', shortened(sentence)))
}

function triedTold({ message, heard, about }: HeardTurn): readonly Told[] {
  if (about.length === 0 || heard.visit === 'not-yet') return []
  const outcome = heard.act === 'did' ? 'done' : heard.outcome
  return outcome === undefined ? [] : [told('tried', shortened(message), { about, outcome })]
}

function goalTold({ goal }: HeardTurn, language: Language): readonly Told[] {
  if (!goal) return []
  const words = shortened(goal.words ?? goal.card.step[language])
  return [told('goal', words, { about: [goal.card.id] })]
}

/**
 * Reads what a turn tells of conditions, limits, dislikes, what was tried, the goal and who is near.
 *
 * @param turn - a message as it was heard, outside of any danger: the caller leaves out what alarmed.
 * @param language - for a goal that was taken up by a button.
 * @returns what is worth remembering; empty for most messages.
 */
export function toldIn(turn: HeardTurn, language: Language): readonly Told[] {
  const isRefusal = turn.heard.act === 'cannot' || turn.isReason
  const tried = triedTold(turn)
  const dislikes = dislikesTold(turn)
  // Who asks for somebody else tells of them, not of themselves.
  const isOther = askedFor(turn.message, language) !== undefined
  const isHeard = isOther || tried.length + dislikes.length > 0
  const limits = isHeard ? [] : limitsTold(turn.message, isRefusal ? turn.about : [])
  const hasNobody = limits.some(({ kind }) => kind === 'contacts')
  return [
    ...limits,
    ...(hasNobody ? [] : contactsTold(turn.message)),
    ...dislikes,
    ...tried,
    ...goalTold(turn, language),
  ]
}
