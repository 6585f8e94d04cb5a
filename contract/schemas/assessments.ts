/** Submissions of questionnaires and BMI, and the scores that come back. */

import { z } from 'zod'
import { answeredByCodes } from '#core/answered-by.ts'
import { instrumentIds } from '#core/instrument.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { limits } from '../limits.ts'
import { ownerSchema, userIdSchema, withUserId } from './identity.ts'

/** A moment by the browser's clock, kept to the millisecond. */
const moment = (fault: string) =>
  z.iso
    .datetime({ error: fault })
    .max('2026-11-21T12:00:00.123456789Z'.length, fault)
    .transform((text) => new Date(text).toISOString())

/** When the sitting began; used for nothing but research on duration. */
const startedAtSchema = moment('The start time is not valid.').optional()

/** How long the answers waited on a device that could not reach the server; 0 where it is not said. */
const waitedSecondsSchema = z
  .int({ error: 'The waiting time is not valid.' })
  .min(0, 'The waiting time is not valid.')
  .max(limits.waitedSecondsMax, 'The waiting time is not valid.')
  .optional()

/** When something was done on a guest's device. */
export const momentSchema = moment('A time is not valid.')

/** Answers are judged by the instrument's own scorer, whose faults name the item. */
export const answersSchema = z.unknown()

/** Who answered; callers that know the specification alone say nothing. */
export const answeredBySchema = z
  .enum(answeredByCodes, { error: 'Say who answered: self, with-help or someone-else.' })
  .default('self')

/** Social, MNA and literacy send `answers`. */
export const answersBodySchema = withUserId({
  answers: answersSchema,
  startedAt: startedAtSchema,
  waitedSeconds: waitedSecondsSchema,
  answeredBy: answeredBySchema,
})

/** Stress, sleep and exercise send `responses`. */
export const responsesBodySchema = withUserId({
  responses: answersSchema,
  startedAt: startedAtSchema,
  waitedSeconds: waitedSecondsSchema,
  answeredBy: answeredBySchema,
})

/** Whether a score has really moved since the one before (scoring design, section 7). */
export const changeSchema = z.object({
  previous: z.number(),
  previousAt: z.string(),
  difference: z.number(),
  threshold: z.number(),
  verdict: z.enum(['better', 'worse', 'no-clear-change', 'too-soon']),
  /** The label moved although the difference is within normal variation. */
  bandMoved: z.boolean(),
})

/** One scored assessment as it is given back. */
export const assessmentSchema = z.object({
  id: z.string(),
  instrument: z.enum(instrumentIds),
  score: z.number(),
  band: z.string(),
  components: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])),
  flags: z.array(z.string()),
  /** The stored answers, for "How this score was made". */
  answers: z.union([z.array(z.string()), z.record(z.string(), z.union([z.string(), z.number()]))]),
  /** BMI used in the score; only for MNA. */
  bmi: z.string().nullable(),
  algorithmVersion: z.number(),
  finishedAt: z.string(),
  /** Absent in what older pages kept on a device; then it counts as `self`. */
  answeredBy: z.enum(answeredByCodes).optional(),
  change: changeSchema.nullable(),
})

/** The specification reads `mnaScore` for MNA and `score` elsewhere; both are sent for MNA. */
export const mnaAssessmentSchema = assessmentSchema.extend({ mnaScore: z.number() })

/** Height and weight may travel along; the server then computes the BMI itself. */
export const saveBmiBodySchema = withUserId({
  bmi: z.string({ error: 'Send the BMI as text with one decimal, like "23.5".' }),
  category: z.string({ error: 'The BMI category is missing.' }),
  feet: z.number().optional(),
  inches: z.number().optional(),
  weight: z.number().optional(),
  /** In place of the three above where height and weight are not whole, as those in centimeters. */
  heightIn: z.number().optional(),
  weightLb: z.number().optional(),
})

export const bmiReplySchema = z.object({
  bmi: z.string(),
  category: z.string(),
  savedAt: z.string(),
})

export const userIdParamsSchema = z.object({ userId: userIdSchema })
export const userIdQuerySchema = ownerSchema

/** A row of the score list. */
export const scoreRecordSchema = z.object({
  forum: z.enum(lifestyleDomains),
  value: z.number(),
  meaning: z.string(),
  timestamp: z.string(),
  source: z.enum(['assessment', 'entered']),
  /** Who answered; absent for scores that were typed in. */
  answeredBy: z.enum(answeredByCodes).optional(),
})

export const scoreListSchema = z.array(scoreRecordSchema)

/** One score that a person copies in from elsewhere. */
export const enteredScoreSchema = z.object({
  forum: z.enum(lifestyleDomains, { error: 'Name one of the six domains.' }),
  value: z.number({ error: 'Enter the score as a number.' }),
})

/** Scores that a person copies in from elsewhere; ranges are checked against each instrument. */
export const enterScoresBodySchema = withUserId({
  scores: z
    .array(enteredScoreSchema, { error: 'Enter at least one score.' })
    .min(1, 'Enter at least one score.')
    .max(limits.enteredScoresMax, `Enter at most ${limits.enteredScoresMax} scores at once.`),
})

/** Every assessment of a person, oldest first. */
export const historyReplySchema = z.object({ assessments: z.array(assessmentSchema) })
