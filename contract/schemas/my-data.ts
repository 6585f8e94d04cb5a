/** What a person may do with their own data: correct it, take it along, bring it in, have it deleted. */

import { z } from 'zod'
import { instrumentIds } from '#core/instrument-table.ts'
import { exportFormats } from '../export-files.ts'
import { limits } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { answeredBySchema, answersSchema, enteredScoreSchema, momentSchema } from './assessments.ts'
import {
  codeSchema,
  emailSchema,
  consentVersionSchema,
  genderSchema,
  yearOfBirthSchema,
} from './identity.ts'

/** What is left out stays as it is. */
export const correctMeBodySchema = z
  .object({ yearOfBirth: yearOfBirthSchema.optional(), gender: genderSchema.optional() })
  .refine(
    ({ yearOfBirth, gender }) => yearOfBirth !== undefined || gender !== undefined,
    refusal('correctionMissing'),
  )

export const giveConsentBodySchema = z.object({ version: consentVersionSchema })

/** The new address; the answer is the same whether it has an account or not. */
export const requestEmailChangeBodySchema = z.object({ email: emailSchema })

/** The code from the letter to the new address. */
export const verifyEmailChangeBodySchema = z.object({ code: codeSchema })

export const exportQuerySchema = z.object({
  format: z.enum(exportFormats, { error: refusal('exportFormatUnknown') }).default('json'),
})

/** The file itself; its shape is told by the codebook. */
export const exportReplySchema = z.unknown()

/** Name the browser gave the record; the same one is never taken in twice. */
const recordIdSchema = z
  .string({ error: refusal('recordIdMissing') })
  .regex(/^[!-~]{1,100}$/, refusal('recordIdInvalid'))

const records = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(schema).max(limits.importMaxRecords).default([])

/** What a guest has done on their device. Scores are left out: the server makes its own. */
export const importBodySchema = z
  .object({
    assessments: records(
      z.object({
        id: recordIdSchema,
        instrument: z.enum(instrumentIds, { error: refusal('questionnaireUnknown') }),
        answers: answersSchema,
        /** The BMI that was saved when the questionnaire was sent; only for MNA. */
        bmi: z.string().nullable().default(null),
        startedAt: momentSchema.nullable().default(null),
        answeredBy: answeredBySchema,
        finishedAt: momentSchema,
      }),
    ),
    bmiRecords: records(z.object({ id: recordIdSchema, bmi: z.string(), savedAt: momentSchema })),
    enteredScores: records(
      enteredScoreSchema.extend({ id: recordIdSchema, enteredAt: momentSchema }),
    ),
  })
  .refine(
    ({ assessments, bmiRecords, enteredScores }) =>
      assessments.length + bmiRecords.length + enteredScores.length > 0,
    refusal('importEmpty'),
  )

/** How many records are in the account now, whether they came just now or with an earlier try. */
export const importReplySchema = z.object({
  assessments: z.number(),
  bmiRecords: z.number(),
  enteredScores: z.number(),
})
