/** Advice and chats. */

import { z } from 'zod'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { limits } from '../limits.ts'
import { refusal } from '../refusals.ts'
import { withUserId } from './identity.ts'

/** Whom the advice compares with: nobody, or people of the same age and gender. */
export const criteria = ['Anyone', 'LikeMe'] as const

const promptSchema = z
  .string({ error: refusal('promptEmpty') })
  .trim()
  .min(1, refusal('promptEmpty'))
  .max(limits.promptMaxChars, refusal('promptTooLong'))

/** A source that stands behind a point or an answer. */
export const sourceSchema = z.object({
  id: z.string(),
  citation: z.string(),
  /** Address of the source, where it has one. */
  url: z.string().nullable(),
})

/** One piece of advice with its reason and sources. */
export const advicePointSchema = z.object({
  domain: z.enum(lifestyleDomains),
  text: z.string(),
  /** What to do: the first part of the text. */
  action: z.string().optional(),
  /** Why it helps: the rest of the text; may be empty. */
  why: z.string().optional(),
  /** The score of this domain in words, for example "12 of 21, moderate"; null where there is none. */
  scoreWords: z.string().nullable().optional(),
  /** Why this person gets this point, for example "because your sleep score is 12". */
  reason: z.string(),
  /** What this person answered that speaks for it, in one sentence; null where nothing does. */
  ownAnswer: z.string().nullable().optional(),
  sources: z.array(sourceSchema),
  /** True for the one step that is the goal for this week. */
  isGoal: z.boolean().optional(),
})

/** A fixed safety text; shown before anything else where it calls for something. */
export const safetySchema = z.object({
  code: z.string(),
  tier: z.number().int().min(0).max(3),
  text: z.string(),
})

/** How one score stands beside people of the same age band and gender. */
export const standingSchema = z.object({
  domain: z.enum(lifestyleDomains),
  /** For example `sleep score`. */
  scoreName: z.string(),
  score: z.number(),
  maxScore: z.number(),
  /** What the score is called, for example `moderate`. */
  band: z.string().nullable(),
  /** Place in the group from the person's side; null where none is known. */
  position: z
    .enum(['clearly-better', 'somewhat-better', 'about-typical', 'somewhat-worse', 'clearly-worse'])
    .nullable(),
  /** How it compares, in one short sentence. */
  standing: z.string(),
  /** The figures behind it, in plain sentences. */
  figures: z.array(z.string()),
  sources: z.array(z.string()),
})

/** How the newest scores of a person stand beside people like them. */
export const peopleLikeMeReplySchema = z.object({
  /** For example `women aged 65 to 74`; null under 55, and where the age is not known. */
  group: z.string().nullable(),
  /** One row for each domain that has a score. */
  standings: z.array(standingSchema),
})

export const getAdviceBodySchema = withUserId({
  criteria: z.enum(criteria, { error: refusal('criteriaUnknown') }),
})

export const adviceReplySchema = z.object({
  /** The whole advice as one text; one point a line. */
  advice: z.string(),
  points: z.array(advicePointSchema),
  safety: z.array(safetySchema),
  /** Who speaks, for example "the built-in coach". */
  model: z.string(),
  /** One sentence on why the built-in coach stands in for a language model; null when it does not. */
  notice: z.string().nullable(),
  /** What the person is compared with; null for 'Anyone'. */
  comparison: z.string().nullable(),
  /** Whom the plan is made for, in one or two sentences. */
  opening: z.string().optional(),
  /** Which scores moved since the last time; empty where none did. */
  changes: z.array(z.string()).optional(),
  /** For 'LikeMe': one row for each compared score. */
  standings: z.array(standingSchema).optional(),
})

/** Earlier turns of this conversation, oldest first; the server keeps none. */
const historySchema = z
  .array(
    z.object({
      role: z.enum(['user', 'assistant']),
      content: z.string().max(limits.historyTurnMaxChars),
    }),
  )
  .max(limits.historyMaxTurns)
  .optional()

export const aiAdviceBodySchema = z.object({ prompt: promptSchema, history: historySchema })
export const chatBodySchema = z.object({ message: promptSchema, history: historySchema })

/**
 * The numbers that stay in sight for the rest of a session in which a danger was told, for example
 * "To talk: 988 · Emergency: 911"; null where none was, absent where the coach does not say.
 */
export const helpSchema = z.string().nullable().optional()

/** A step that a person made their goal in a chat, on its way to their plan. */
export const goalStepSchema = z.object({
  text: z.string(),
  /** In the person's own words; empty where they have not said. */
  when: z.string(),
  domain: z.enum(lifestyleDomains),
  evidenceId: z.string(),
})

export const coachAnswerSchema = z.object({
  /** The answer text, safety text first. */
  advice: z.string(),
  safety: z.array(safetySchema),
  sources: z.array(sourceSchema),
  suggestions: z.array(z.string()),
  /** Who speaks, for example "the built-in coach". */
  model: z.string(),
  /** Why the built-in coach stands in for a language model, or that the model stopped early; else null. */
  notice: z.string().nullable(),
  help: helpSchema,
  /** Absent where no step was made a goal. */
  step: goalStepSchema.optional(),
})
