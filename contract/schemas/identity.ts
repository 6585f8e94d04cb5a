/** Ids and sign-in: request and reply shapes of the account calls. */

import { genders } from '#core/comparison/cohort-cell.ts'
import { z } from 'zod'
import { consentVersions } from '../consent.ts'
import { emailPattern, limits } from '../limits.ts'
import { refusal } from '../refusals.ts'

/** A person's id: a time-ordered UUID. */
export const userIdSchema = z.uuid({ error: refusal('userIdInvalid') })

/** Both spellings of the field that carries a person's id; the first wins where both are there. */
export const ownerSpellings = ['userID', 'userId'] as const

/** The id of the person a call is about, under either spelling of the specification. */
export const ownerSchema = z
  .object({ userID: userIdSchema.optional(), userId: userIdSchema.optional() })
  .transform((value, context) => {
    const userId = value.userID ?? value.userId
    if (userId !== undefined) return { userId }
    context.addIssue({ code: 'custom', path: ['userID'], message: refusal('userIdMissing') })
    return z.NEVER
  })

/** A body that also carries a person's id; the parsed value always has `userId`. */
export function withUserId<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).and(ownerSchema)
}

/**
 * An e-mail address in one spelling, so that nobody is two people: trimmed, wide letters made plain and
 * accents joined (NFKC), in lower case. Some letters have a joined form in lower case alone.
 */
export const emailSchema = z
  .string({ error: refusal('emailMissing') })
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .normalize('NFKC')
  // Mail reads the full stop of other scripts as a dot (RFC 3490, section 3.1).
  .overwrite((text) => text.replaceAll('\u3002', '.'))
  .min(1, refusal('emailMissing'))
  .max(limits.emailMaxChars, refusal('emailTooLong'))
  .regex(emailPattern, refusal('emailInvalid'))

/** A password as it is typed to sign in; never trimmed. */
export const typedPasswordSchema = z
  .string({ error: refusal('passwordMissing') })
  .max(limits.passwordMaxChars, refusal('passwordTooLong'))

/** A password as it is chosen. */
export const passwordSchema = typedPasswordSchema.min(
  limits.passwordMinChars,
  refusal('passwordTooShort'),
)

/** The two genders of the specification's registration form. */
export const genderSchema = z.enum(genders, { error: refusal('genderMissing') })

/** The range depends on today and is checked by the server's clock. */
export const yearOfBirthSchema = z
  .number({ error: refusal('yearOfBirthInvalid') })
  .int(refusal('yearOfBirthInvalid'))

/** The version of the consent text a person has read and agreed to. */
export const consentVersionSchema = z.enum(consentVersions, {
  error: refusal('consentOutdated'),
})

/**
 * True where other people use this device too: then no browser is remembered, and one that was
 * remembered of this person is forgotten.
 */
export const sharedDeviceSchema = z.boolean({ error: refusal('sharedDeviceInvalid') }).optional()

export const registerBodySchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  yearOfBirth: yearOfBirthSchema,
  gender: genderSchema,
  /** Accepted for the specification's sake; the server computes its own. */
  age: z.number({ error: refusal('ageInvalid') }).optional(),
  /** Left out by callers that know the specification alone; such a person is asked later. */
  consentVersion: consentVersionSchema.optional(),
  sharedDevice: sharedDeviceSchema,
})

export const registerReplySchema = z.object({ userID: userIdSchema })

/** E-mail alone signs in only on a remembered browser. */
export const loginBodySchema = z.object({
  email: emailSchema,
  password: typedPasswordSchema.optional(),
  sharedDevice: sharedDeviceSchema,
})

/** Asks for a code by mail; the answer is the same whether the address has an account or not. */
export const requestCodeBodySchema = z.object({ email: emailSchema })

/** The code as it stands in the mail; spaces that came along when it was copied do not count. */
export const codeSchema = z
  .string({ error: refusal('codeMissing') })
  .max(20, refusal('codeInvalid'))
  .transform((text) => text.replaceAll(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), refusal('codeInvalid'))

export const verifyCodeBodySchema = z.object({
  email: emailSchema,
  code: codeSchema,
  sharedDevice: sharedDeviceSchema,
})

export const loginReplySchema = z.object({
  token: z.string(),
  userID: userIdSchema,
  /** Only where a mailed code was the first proof of the address, which has ended what was set up before. */
  isFirstProof: z.literal(true).optional(),
})

export const meReplySchema = z.object({
  userID: userIdSchema,
  email: z.string(),
  yearOfBirth: z.number(),
  gender: genderSchema,
  /** When a code that was mailed there proved the address; null while nobody has. */
  emailProvedAt: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Until when this session's proof counts as fresh; null where there is none. */
  provedUntil: z.string().nullable(),
  registeredAt: z.string(),
  /** Every version of the consent text the person agreed to, oldest first. */
  consents: z.array(z.object({ version: z.string(), givenAt: z.string() })),
})

export const doneReplySchema = z.object({ ok: z.literal(true) })
