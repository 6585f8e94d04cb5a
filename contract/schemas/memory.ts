/** What the coach remembers of a person: shown, corrected, forgotten, brought in. */

import { z } from 'zod'
import { memoryConsents, memoryLimits, rememberedKinds, rememberedOutcomes } from '#core/memory.ts'
import { refusal } from '../refusals.ts'
import { momentSchema } from './assessments.ts'

const wordsSchema = z
  .string({ error: refusal('memoryWordsMissing') })
  .trim()
  .min(1, refusal('memoryWordsMissing'))
  .max(memoryLimits.wordsMaxChars, refusal('memoryWordsTooLong'))
  .refine((words) => words.isWellFormed() && !/\p{Cc}/u.test(words), refusal('memoryWordsMissing'))

const idSchema = z.string().regex(/^\d{1,9}$/, refusal('memoryIdInvalid'))

const toldSchema = z.object({
  kind: z.enum(rememberedKinds, { error: refusal('memoryKindUnknown') }),
  words: wordsSchema,
  about: z
    .array(z.string().regex(/^[A-Z]\d{2}$/, refusal('memoryIdInvalid')))
    .max(memoryLimits.aboutMax, refusal('memoryIdInvalid')),
  outcome: z.enum(rememberedOutcomes, { error: refusal('memoryKindUnknown') }).nullable(),
  isForNow: z.boolean({ error: refusal('yesOrNo') }),
  heardAt: momentSchema.optional(),
})

/** What is left out stays as it is. */
export const changeMemoryBodySchema = z.object({
  consent: z.enum(memoryConsents, { error: refusal('memoryKindUnknown') }).optional(),
  forget: z
    .union([z.literal('all'), z.array(idSchema).max(memoryLimits.slotsMax)], {
      error: refusal('memoryIdInvalid'),
    })
    .optional(),
  correct: z.object({ id: idSchema, words: wordsSchema }).optional(),
  /** What a guest's device remembers; kept only where the person allowed it. */
  told: z.array(toldSchema).max(memoryLimits.slotsMax).optional(),
})

/** One thing that is remembered. */
export const rememberedSchema = z.object({
  id: z.string(),
  kind: z.enum(rememberedKinds),
  /** In the person's own words. */
  words: z.string(),
  about: z.array(z.string()),
  outcome: z.enum(rememberedOutcomes).nullable(),
  isForNow: z.boolean(),
  /** UTC ISO: when it was told or last confirmed. */
  heardAt: z.string(),
  /** The step it is about, in words; null where of none. */
  step: z.string().nullable(),
})

export const memoryReplySchema = z.object({
  consent: z.enum(memoryConsents),
  /** The newest first. */
  slots: z.array(rememberedSchema),
  /** How the coach begins a conversation; null where it has nothing to say first. */
  opening: z.object({ text: z.string(), suggestions: z.array(z.string()) }).nullable(),
})
