/** A person's plan: its steps, the marks of their days, and what was said of their weeks. */

import { z } from 'zod'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { weekdays } from '#core/local-day.ts'
import {
  dayMarks,
  nextWeeks,
  planLimits,
  stepSources,
  stepStates,
  weekOutcomes,
} from '#core/plan.ts'
import { refusal } from '../refusals.ts'
import { momentSchema } from './assessments.ts'

const kind = { error: refusal('planKindUnknown') }
const idSchema = z.string().regex(/^[\w-]{1,64}$/, refusal('planIdInvalid'))
const daySchema = z.iso.date(refusal('planDayInvalid'))
const countSchema = z.number().int().min(0).max(7)

function wordsSchema(maxChars: number) {
  return z
    .string({ error: refusal('planWordsMissing') })
    .trim()
    .max(maxChars, refusal('planWordsTooLong'))
    .refine((words) => words.isWellFormed() && !/\p{Cc}/u.test(words), refusal('planWordsMissing'))
}

/** Each once, in order. */
const daysSchema = z
  .array(z.literal([...weekdays], kind))
  .min(1, refusal('planDaysMissing'))
  .max(weekdays.length, refusal('planTooMuch'))
  .refine(
    (days) => days.every((day, place) => place === 0 || day > (days[place - 1] ?? 0)),
    refusal('planDaysMissing'),
  )
  .readonly()

const savedStepSchema = z.object({
  id: idSchema,
  text: wordsSchema(planLimits.textMaxChars).min(1, refusal('planWordsMissing')),
  when: wordsSchema(planLimits.whenMaxChars).min(1, refusal('planWordsMissing')),
  where: wordsSchema(planLimits.whereMaxChars),
  days: daysSchema,
  domain: z.enum(lifestyleDomains, kind).nullable(),
  source: z.enum(stepSources, kind),
  evidenceId: z
    .string()
    .regex(/^[A-Z]\d{2}$/, refusal('planIdInvalid'))
    .nullable(),
  /** BCP 47. */
  language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, refusal('planKindUnknown')),
  startOn: daySchema,
  lookBackOn: daySchema,
  state: z.enum(stepStates, kind),
  rung: z.number().int().min(-2).max(2),
  changedAt: momentSchema,
})

const tickSchema = z.object({
  onDate: daySchema,
  mark: z.enum(dayMarks, kind),
  markedAt: momentSchema,
})

const lookBackSchema = z.object({
  onDate: daySchema,
  outcome: z.enum(weekOutcomes, kind),
  done: countSchema,
  due: countSchema,
  next: z.enum(nextWeeks, kind),
  markedAt: momentSchema,
})

const ofStep = { stepId: idSchema }

/** What is left out stays as it is. */
export const changePlanBodySchema = z.object({
  steps: z
    .array(savedStepSchema)
    .max(planLimits.stepsMax, refusal('planTooMuch'))
    .readonly()
    .optional(),
  ticks: z
    .array(tickSchema.extend(ofStep))
    .max(planLimits.ticksMax, refusal('planTooMuch'))
    .readonly()
    .optional(),
  lookBacks: z
    .array(lookBackSchema.extend(ofStep))
    .max(planLimits.lookBacksMax, refusal('planTooMuch'))
    .readonly()
    .optional(),
  remove: z
    .array(idSchema)
    .max(planLimits.removedMax, refusal('planTooMuch'))
    .readonly()
    .optional(),
})

/** The one that was started first comes first; days, ticks and looks back from old to new. */
export const planSchema = z.object({
  steps: z
    .array(
      savedStepSchema.extend({
        ticks: z.array(tickSchema).readonly(),
        lookBacks: z.array(lookBackSchema).readonly(),
      }),
    )
    .readonly(),
  /** Ids of deleted steps, so that no other device brings them again. */
  removed: z.array(z.string()).readonly(),
})

/** A step as others may read it. */
export const stepSummarySchema = savedStepSchema
  .pick({ domain: true, text: true, when: true, where: true, language: true, startOn: true })
  .extend({
    /** Days that were marked as done, of so many of the last twelve weeks on which it was due. */
    done: z.number(),
    due: z.number(),
    lastLookBack: lookBackSchema.pick({ onDate: true, outcome: true }).nullable(),
  })
