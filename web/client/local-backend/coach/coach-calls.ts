/** What the built-in coach does for this device, from what is kept there alone; runs beside the page. */

import { advise } from '#coach/plan/advice.ts'
import { answerLanguage } from '#coach/conversation/answer-language.ts'
import { answerQuestion } from '#coach/answer/answer.ts'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import { helpLine } from '#coach/danger/danger-turn.ts'
import { isLasting } from '#coach/danger/scripts.ts'
import { standingIn } from '#coach/danger/standing.ts'
import { rememberedPerson } from '#coach/memory/brought.ts'
import { presentMemory } from '#coach/memory/present-memory.ts'
import { personOfRecords } from '#coach/person/person-of-records.ts'
import type { Person } from '#coach/person/person.ts'
import { presentAdvice } from '#coach/plan/plan.ts'
import { type Comparison, comparisonOf, peopleLike } from '#coach/plan/standing.ts'
import type { Question, Recollection } from '#coach/conversation/question.ts'
import { withLasting } from '#coach/safety/detect.ts'
import { regionNamed } from '#coach/safety/region-named.ts'
import { fixedMessage } from '#coach/safety/fixed-texts.ts'
import { leadingOf } from '#coach/safety/leading.ts'
import { hearConversation } from '#coach/safety/hear-safety.ts'
import { instruments } from '#core/catalog.ts'
import { compareWithNorms } from '#core/cohort.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import type { Language } from '#core/languages.ts'
import type { Memory } from '#core/memory.ts'
import { oldestFirst } from '#core/sitting.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import type { GuestProfile, GuestRecords } from '../records/guest-schema.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What is kept of a guest. */
export interface Kept {
  readonly records: GuestRecords
  /** Absent where the guest never said anything of themselves. */
  readonly profile: GuestProfile | undefined
  readonly memory: Memory
}

/** In which words, and with whose emergency numbers. */
interface Place {
  readonly language: Language
  readonly region: string
}

/** A message, and what was said before it. */
type Asked = Pick<Question, 'message' | 'history'> & Place

const calls = {
  /** Advice from all of a guest's assessments; null where there is none to advise on. */
  advise({ kept, criteria, language, region }: Place & RequestBody<'getAdvice'> & WithKept) {
    const person = rememberedPerson(personOf(kept), kept.memory)
    if (Object.keys(person.results).length === 0) return null
    const comparisons = criteria === 'LikeMe' ? comparisonsOf(person, language) : []
    const request = { person, criteria, comparisons, region, language }
    const advice = advise(request)
    const reply: Reply<'getAdvice'> = {
      ...presentAdvice(advice, request),
      model: builtInCoachNames[language],
      notice: null,
    }
    return { safety: advice.safety, passages: advice.points, reply }
  },

  /** A guest's newest scores beside published figures. */
  compare({ kept, language }: Pick<Place, 'language'> & WithKept) {
    const person = rememberedPerson(personOf(kept), kept.memory)
    return peopleLike(person, comparisonsOf(person, language), language)
  },

  /**
   * An answer in a chat.
   *
   * @param kept - what may be known; without a memory nothing is remembered, null in the topic chat.
   */
  answer({ kept, ...question }: Asked & { readonly kept: Partial<Kept> | null }) {
    const known = kept && {
      person: personOf(kept),
      ...(kept.memory && { recollection: recollectionOf(kept.memory) }),
    }
    return {
      ...answerQuestion({ ...question, ...known, region: regionNamed(question, question.region) }),
      model: builtInCoachNames[question.language],
    }
  },

  /**
   * Looks for danger in a message and the turns before it. In doubt it says more than the server, which leaves out
   * what was explained.
   *
   * @returns the fixed texts, most urgent first, and the numbers that stay in sight; empty and null where
   *   nothing calls for them. Where a danger stands its text comes again: without an answer there is no
   *   next step to say.
   */
  fixedTexts({ message, history, language, ...place }: Asked) {
    const region = regionNamed({ message, history }, place.region)
    const standing = standingIn(history)
    const told = history.filter(({ role }) => role === 'user').map(({ content }) => content)
    const isKnown = standing.shown.length > 0
    const codes = withLasting(hearConversation(message, isKnown ? [] : told), standing.open)
    const spoken = answerLanguage({ message, history, language })
    const lasting = [...standing.shown, ...codes].filter(isLasting)
    return {
      safety: leadingOf(codes, message).map((code) => ({
        ...fixedMessage(code, region, spoken, message),
      })),
      help: lasting.length > 0 ? helpLine(lasting, region, spoken) : null,
    }
  },

  /** What the coach remembers, in words. */
  presentMemory({ memory, language }: Pick<Place, 'language'> & Pick<Kept, 'memory'>) {
    return presentMemory(recollectionOf(memory), language)
  },
}

interface WithKept {
  readonly kept: Kept
}

type Calls = typeof calls

/** By the name of a call, what the coach must know for it. */
export type Given = { readonly [Name in keyof Calls]: Parameters<Calls[Name]>[0] }

/** By the name of a call, what comes of it. */
export type Made = { readonly [Name in keyof Calls]: ReturnType<Calls[Name]> }

/** Name of a call. */
export type CallName = keyof Calls

const byName: { readonly [Name in CallName]: (given: Given[Name]) => Made[Name] } = calls

/** Makes one call. */
export function callCoach<Name extends CallName>(name: Name, given: Given[Name]): Made[Name] {
  return byName[name](given)
}

function recollectionOf(memory: Memory): Recollection {
  const now = Date.now()
  return { memory, hoursSince: (moment) => (now - Date.parse(moment)) / hourMs }
}

/** Without what a guest said of themselves the coach knows scores alone. */
function personOf({ records, profile }: Partial<Kept>): Person {
  const now = Date.now()
  const ageDays = (moment: string) => Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs))
  const { assessments = [], bmiRecords = [], enteredScores = [] } = records ?? {}
  const entered = enteredScores.map(({ forum, value, meaning, timestamp }) => ({
    domain: forum,
    score: value,
    band: meaning,
    enteredAt: timestamp,
  }))
  const { yearOfBirth = null, gender = null } = profile ?? {}
  return {
    ...(yearOfBirth !== null && { ageYears: new Date().getUTCFullYear() - yearOfBirth }),
    ...(gender !== null && { gender }),
    ...personOfRecords(
      { assessments: oldestFirst(assessments), bmiRecords, enteredScores: entered },
      ageDays,
    ),
  }
}

/** Only published figures: there is nobody else on this device. */
function comparisonsOf(
  { results, ageYears, gender }: Person,
  language: Language,
): readonly Comparison[] {
  return instrumentIds.flatMap((id) => {
    const result = results[id]
    if (result === undefined) return []
    const instrument = instruments[id]
    const compared = compareWithNorms({ instrument, score: result.score, ageYears, gender })
    return [comparisonOf(instrument.domain, compared, result.score, language)]
  })
}
