/** Links under which a person's results can be read for a while, and what is read there. */

import { z } from 'zod'
import { limits } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { shareDurationNames } from '../share-durations.ts'
import { assessmentSchema, scoreListSchema } from './assessments.ts'
import { genderSchema } from './identity.ts'
import { stepSummarySchema } from './plan.ts'

/** What the person calls a link; nobody else reads it. */
const shareNameSchema = z
  .string({ error: refusal('shareNameMissing') })
  .trim()
  .min(1, refusal('shareNameMissing'))
  .max(limits.shareNameMaxChars, refusal('shareNameTooLong'))
  .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), refusal('shareNameMissing'))

export const createShareBodySchema = z.object({
  name: shareNameSchema,
  duration: z.enum(shareDurationNames, { error: refusal('shareDurationMissing') }),
  /** Whether the answers can be read too. */
  withAnswers: z.boolean({ error: refusal('yesOrNo') }).default(false),
  /** Whether year of birth and gender can be read too. */
  withPerson: z.boolean({ error: refusal('yesOrNo') }).default(false),
  /** Whether what the person is trying can be read too. */
  withPlan: z.boolean({ error: refusal('yesOrNo') }).default(false),
})

/** One link as its owner sees it; moments are UTC ISO. Nothing here opens it. */
export const shareSchema = z.object({
  id: z.string(),
  name: z.string(),
  withAnswers: z.boolean(),
  withPerson: z.boolean(),
  withPlan: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  openedCount: z.number(),
  /** Null until it is opened for the first time. */
  lastOpenedAt: z.string().nullable(),
})

export const shareListSchema = z.array(shareSchema)

/** The secret is told this once and kept nowhere. */
export const createShareReplySchema = z.object({ secret: z.string(), share: shareSchema })

/** Taken in capital letters too; kept in small ones. */
export const shareParamsSchema = z.object({
  shareId: z.uuid({ error: refusal('shareIdInvalid') }).toLowerCase(),
})

/** What stands behind the number sign of the link; one that cannot be right is answered like a wrong one. */
export const sharedReportBodySchema = z.object({
  secret: z
    .string({ error: refusal('shareSecretInvalid') })
    .max(limits.bodyMaxBytes, refusal('shareSecretInvalid')),
})

/** What may be read under a link: what the report for the doctor shows. */
export const sharedReportReplySchema = z.object({
  /** When the link ends. */
  expiresAt: z.string(),
  /** Null unless the person allowed it. */
  person: z.object({ yearOfBirth: z.number(), gender: genderSchema }).nullable(),
  withAnswers: z.boolean(),
  /** What the person is trying; null unless they allowed it. */
  plan: z.array(stepSummarySchema).nullable(),
  /** Oldest first; only the newest of each instrument has its parts, and its answers if they are shared. */
  assessments: z.array(assessmentSchema),
  /** Scores that the person typed in; newest first. */
  entered: scoreListSchema,
})
