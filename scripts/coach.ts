/** Runs the built-in coach over JSON lines in the form of the development sets: `npm run --silent coach -- safety|retrieval|personas`. */

import { createInterface } from 'node:readline'
import { stdin, stdout } from 'node:process'
import { advise } from '#coach/advice.ts'
import { answerQuestion } from '#coach/answer.ts'
import type { EarlierResult, Person, Result } from '#coach/person.ts'
import { detect } from '#coach/safety/detect.ts'
import { languages } from '#core/languages.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument.ts'

interface Asked {
  readonly id: string
  readonly text: string
}

type Scores = Readonly<Record<string, number>>

interface Persona {
  readonly id: string
  readonly age: number
  readonly gender: 'Male' | 'Female'
  readonly criteria: 'Anyone' | 'LikeMe'
  readonly scores: Scores
  readonly bands: Readonly<Record<string, string>>
  readonly previous: readonly { readonly days_ago: number; readonly scores: Scores }[]
  readonly context: string
}

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
  return { id, categories: detect(text, []) }
}

function retrieval({ id, text }: Asked): object {
  const answer = answerQuestion({ message: text, history: [], region, language })
  return {
    id,
    domains: answer.domains,
    text: answer.text,
    citations: answer.sources.map((source) => source.id),
  }
}

function earlierOf(previous: Persona['previous']): readonly EarlierResult[] {
  return previous.flatMap(({ days_ago: ageDays, scores }) =>
    Object.entries(scores).map(([name, score]) => ({
      instrument: name === 'bmi' ? ('bmi' as const) : instrumentOf(name),
      score,
      ageDays,
    })),
  )
}

function personOf(persona: Persona): Person {
  const results: Partial<Record<InstrumentId, Result>> = {}
  for (const [name, score] of Object.entries(persona.scores)) {
    if (name === 'bmi') continue
    const band = persona.bands[name] ?? ''
    results[instrumentOf(name)] = { score, band, flags: [], components: {}, ageDays: 0 }
  }
  const { bmi } = persona.scores
  return {
    ageYears: persona.age,
    gender: persona.gender,
    ...(bmi === undefined ? {} : { bmi }),
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
    flags: advice.safety.map(({ code }) => code),
    text: advice.text,
    citations: advice.points.flatMap(({ sources }) => sources.map((source) => source.id)),
  }
}

const tasks: Readonly<Record<string, (line: string) => object>> = {
  safety(line) {
    const row: Asked = JSON.parse(line)
    return safety(row)
  },
  retrieval(line) {
    const row: Asked = JSON.parse(line)
    return retrieval(row)
  },
  personas(line) {
    const row: Persona = JSON.parse(line)
    return personas(row)
  },
}

const task = tasks[process.argv[2] ?? '']
if (!task) {
  console.error('Say which task: npm run --silent coach -- safety|retrieval|personas')
  process.exitCode = 2
} else {
  for await (const line of createInterface({ input: stdin })) {
    if (line.trim() === '') continue
    stdout.write(`${JSON.stringify(task(line))}\n`)
  }
}
