/** The two calls of each instrument, as its row of the table says. */

import { type InstrumentId, instrumentTable } from '#core/instrument-table.ts'
import { instruments } from '#core/catalog.ts'
import { addresses } from './addresses.ts'
import type { Endpoint } from './endpoint.ts'
import {
  forInstrumentCalls,
  newestName,
  type NewestName,
  submitName,
  type SubmitName,
} from './instrument-calls.ts'
import {
  answersBodySchema,
  assessmentSchema,
  mnaAssessmentSchema,
  responsesBodySchema,
  userIdParamsSchema,
  userIdQuerySchema,
} from './schemas/assessments.ts'

const bodies = { answers: answersBodySchema, responses: responsesBodySchema } as const
const replies = { score: assessmentSchema, mnaScore: mnaAssessmentSchema } as const

type Row<Id extends InstrumentId> = (typeof instrumentTable)[Id]

/** What the compiler must know of each: which body it reads, and which reply it gives. */
type InstrumentEndpoints = {
  readonly [Id in InstrumentId as SubmitName<Id>]: Endpoint & {
    readonly address: (typeof addresses)[SubmitName<Id>]
    readonly body: (typeof bodies)[Row<Id>['answers']]
    readonly reply: (typeof replies)[Row<Id>['score']]
  }
} & {
  readonly [Id in InstrumentId as NewestName<Id>]: Endpoint & {
    readonly reply: (typeof replies)[Row<Id>['score']]
  }
}

const made = forInstrumentCalls<Record<SubmitName | NewestName, Endpoint>>(
  (id) => {
    const { title, needsBmi } = instruments[id]
    const { answers, score } = instrumentTable[id]
    return {
      address: addresses[submitName(id)],
      summary: `Submit the questionnaire ${title}${needsBmi ? '; the saved BMI is part of the score' : ''}.`,
      body: bodies[answers],
      reply: replies[score],
    }
  },
  (id) => {
    const { newest, score } = instrumentTable[id]
    const isInPath = newest.includes(':userId')
    return {
      address: addresses[newestName(id)],
      summary: `Newest ${id} score.`,
      ...(isInPath ? { params: userIdParamsSchema } : { query: userIdQuerySchema }),
      reply: replies[score],
    }
  },
)
const byName: unknown[][] = Object.entries(made)

/** By the name of the call. */
export const instrumentEndpoints: InstrumentEndpoints = Object.fromEntries(byName)
