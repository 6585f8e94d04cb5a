/** Runs the built-in coach over JSON lines in the form of the development sets: `npm run --silent coach -- safety|retrieval|personas|dialogues`. */

import { createInterface } from 'node:readline'
import { stdin, stdout } from 'node:process'
import { advise } from '#coach/plan/advice.ts'
import { answerQuestion } from '#coach/answer/answer.ts'
import '#coach/matters/faq/all.ts'
import type { EarlierResult, Person, Result } from '#coach/person/person.ts'
import type { Turn } from '#coach/text/conversation-limits.ts'
import { hearConversation } from '#coach/safety/hear-safety.ts'
import { regionNamed } from '#coach/safety/region-named.ts'
import { labelOf } from '#coach/talk/acts.ts'
import { moveOf } from '#coach/talk/hear-move.ts'
import type { Act } from '#coach/understanding/acts.ts'
import { type Language, languages } from '#core/languages.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument-table.ts'

interface Asked {
  readonly id: string
  readonly text: string
}

/** Null for a test that was not taken. */
type Scores = Readonly<Record<string, number | null>>

/** Whom a dialogue is held with. */
interface Known {
  readonly age: number
  readonly gender: 'Male' | 'Female'
  readonly scores: Scores
  readonly context: string
}

interface Someone extends Known {
  readonly bands: Readonly<Record<string, string>>
  readonly previous: readonly { readonly days_ago: number; readonly scores: Scores }[]
}

interface Persona extends Someone {
  readonly id: string
  readonly criteria: 'Anyone' | 'LikeMe'
}

interface Dialogue {
  readonly id: string
  readonly lang: Language
  readonly person: Known | null
  readonly turns: readonly ({ readonly say: string } | { readonly press: Act })[]
}

/** The operator's; whoever says where they live is answered as there, as the program does. */
const region = process.env['REGION'] ?? 'US'
/** Language of plans, and of answers to messages too short to tell theirs. */
const language = languages.find((one) => one === process.env['COACH_LANGUAGE']) ?? languages[0]

/** The sets call the instrument of the Learning domain by its domain. */
function instrumentOf(name: string): InstrumentId {
  const id = instrumentIds.find((known) => known === (name === 'learning' ? 'literacy' : name))
  if (!id) throw new Error(`Unknown score: ${name}`)
  return id
}

function safety({ id, text }: Asked): object {
  return { id, categories: hearConversation(text, []) }
}

function retrieval({ id, text }: Asked): object {
  const asked = { message: text, history: [] }
  const answer = answerQuestion({ ...asked, region: regionNamed(asked, region), language })
  return {
    id,
    domains: answer.domains,
    text: answer.text,
    citations: answer.sources.map((source) => source.id),
  }
}

/** The scores that were taken. */
function takenIn(scores: Scores): readonly (readonly [string, number])[] {
  return Object.entries(scores).flatMap(([name, score]) => (score === null ? [] : [[name, score]]))
}

function earlierOf(previous: Someone['previous']): readonly EarlierResult[] {
  return previous.flatMap(({ days_ago: ageDays, scores }) =>
    takenIn(scores).map(([name, score]) => ({
      instrument: name === 'bmi' ? ('bmi' as const) : instrumentOf(name),
      score,
      ageDays,
    })),
  )
}

function personOf(persona: Someone): Person {
  const results: Partial<Record<InstrumentId, Result>> = {}
  for (const [name, score] of takenIn(persona.scores)) {
    if (name === 'bmi') continue
    const band = persona.bands[name] ?? ''
    results[instrumentOf(name)] = { score, band, flags: [], components: {}, ageDays: 0 }
  }
  const { bmi } = persona.scores
  return {
    ageYears: persona.age,
    gender: persona.gender,
    ...(typeof bmi === 'number' && { bmi }),
    results,
    earlier: earlierOf(persona.previous),
    said: persona.context === '' ? [] : [persona.context],
  }
}

function personas(persona: Persona): object {
  const { criteria } = persona
  const advice = advise({ person: personOf(persona), criteria, comparisons: [], region, language })
  return {
    id: persona.id,
    order: advice.order,
    flags: advice.alerts,
    text: advice.text,
    citations: advice.points.flatMap(({ sources }) => sources.map((source) => source.id)),
  }
}

/** What is typed where the sets press what has no button here. */
const withoutButton: Readonly<Record<Language, Readonly<Partial<Record<Act, string>>>>> = {
  en: {
    thanks: 'Thank you',
    goodbye: 'Goodbye',
    recall: 'What did I ask?',
    about_coach: 'Who are you?',
  },
  es: {
    thanks: 'Gracias',
    goodbye: 'Adiós',
    recall: '¿Qué le pregunté?',
    about_coach: '¿Quién es usted?',
  },
}

/** One conversation, turn by turn, as the chat holds it. */
function dialogues({ id, lang, person, turns }: Dialogue): object {
  const history: Turn[] = []
  const known = person === null ? {} : { person: personOf({ ...person, bands: {}, previous: [] }) }
  const answers = turns.map((turn) => {
    const message =
      'say' in turn
        ? turn.say
        : (labelOf(turn.press, lang) ?? withoutButton[lang][turn.press] ?? turn.press)
    const asked = { message, history: [...history] }
    const question = { ...asked, region: regionNamed(asked, region), language: lang, ...known }
    const { act, text, help, domains, sources, suggestions } = answerQuestion(question)
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text })
    return {
      // The numbers for help stand under the answer.
      text: help === null ? text : `${text}\n\n${help}`,
      domain: domains[0] ?? null,
      facts: sources.map((source) => source.id),
      codes: hearConversation(message, []),
      act,
      replies: suggestions.flatMap((suggestion) => moveOf(suggestion)?.act ?? []),
    }
  })
  return { id, answers }
}

const tasks = { safety, retrieval, dialogues, personas }

const task = Object.entries(tasks).find(([name]) => name === process.argv[2])?.[1]
if (!task) {
  console.error('Say which task: npm run --silent coach -- safety|retrieval|personas|dialogues')
  process.exitCode = 2
} else {
  for await (const line of createInterface({ input: stdin })) {
    if (line.trim() === '') continue
    const row: Asked & Dialogue & Persona = JSON.parse(line)
    stdout.write(`${JSON.stringify(task(row))}\n`)
  }
}
