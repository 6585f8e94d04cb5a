/** Submissions of questionnaires and BMI, and the scores that come back. */

import { z } from 'zod'
import { answeredByCodes } from '#core/answered-by.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { limits } from '../limits.ts'
import { refusal, type SchemaRefusal } from '../refusals.ts'
import { ownerSchema, userIdSchema, withUserId } from './identity.ts'

/** A moment by the browser's clock, kept to the millisecond. */
const moment = (fault: SchemaRefusal) =>
  z.iso
    .datetime({ error: fault })
    .max('2026-11-21T12:00:00.123456789Z'.length, fault)
    .transform((text) => new Date(text).toISOString())

/** When the sitting began; used for nothing but research on duration. */
const startedAtSchema = moment(refusal('startTimeInvalid')).optional()

/** How long the answers waited on a device that could not reach the server; 0 where it is not said. */
const waitedSecondsSchema = z
  .int({ error: refusal('waitingTimeInvalid') })
  .min(0, refusal('waitingTimeInvalid'))
  .max(limits.waitedSecondsMax, refusal('waitingTimeInvalid'))
  .optional()

/** The newest result of the same questionnaire, where these answers take the place of its own. */
const correctsSchema = z.string().max(64).optional()

/** When something was done on a guest's device. */
export const momentSchema = moment(refusal('momentInvalid'))

/** Answers are judged by the instrument's own scorer, whose faults name the item. */
export const answersSchema = z.unknown()

/** Who answered; callers that know the specification alone say nothing. */
export const answeredBySchema = z
  .enum(answeredByCodes, { error: refusal('answeredByUnknown') })
  .default('self')

/** Social, MNA and literacy send `answers`. */
export const answersBodySchema = withUserId({
  answers: answersSchema,
  startedAt: startedAtSchema,
  waitedSeconds: waitedSecondsSchema,
  corrects: correctsSchema,
  answeredBy: answeredBySchema,
})

/** Stress, sleep and exercise send `responses`. */
export const responsesBodySchema = withUserId({
  responses: answersSchema,
  startedAt: startedAtSchema,
  waitedSeconds: waitedSecondsSchema,
  corrects: correctsSchema,
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
  bmi: z.string({ error: refusal('bmiMissing') }),
  category: z.string({ error: refusal('bmiCategoryMissing') }),
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
  forum: z.enum(lifestyleDomains, { error: refusal('domainUnknown') }),
  value: z.number({ error: refusal('scoreMissing') }),
})

/** Scores that a person copies in from elsewhere; ranges are checked against each instrument. */
export const enterScoresBodySchema = withUserId({
  scores: z
    .array(enteredScoreSchema, { error: refusal('scoresMissing') })
    .min(1, refusal('scoresMissing'))
    .max(limits.enteredScoresMax, refusal('scoresTooMany')),
})

/** Every assessment of a person, oldest first. */
export const historyReplySchema = z.object({ assessments: z.array(assessmentSchema) })
