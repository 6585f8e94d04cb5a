/** Proving who one is inside a session, the password, and everything that opens an account. */

import { z } from 'zod'
import { refusal } from '../refusals.ts'
import { browserListSchema } from './browsers.ts'
import { codeSchema, meReplySchema, passwordSchema, typedPasswordSchema } from './identity.ts'
import { passkeyListSchema } from './passkeys.ts'
import { shareListSchema } from './sharing.ts'

/** One of the two; a passkey has calls of its own. */
export const proveMyselfBodySchema = z
  .object({ password: typedPasswordSchema.optional(), code: codeSchema.optional() })
  .refine(
    ({ password, code }) => (password === undefined) !== (code === undefined),
    refusal('proofMissing'),
  )

/**
 * The first code that proves the address ends every session, that of the call too: then `token` is that
 * of the session in its place.
 */
export const proveMyselfReplySchema = meReplySchema.extend({ token: z.string().optional() })

export const setPasswordBodySchema = z.object({ newPassword: passwordSchema })

/** Everything by which somebody could come into the account, or read in it. */
export const accessReplySchema = meReplySchema
  .pick({ emailProvedAt: true, hasPassword: true })
  .extend({
    browsers: browserListSchema,
    passkeys: passkeyListSchema,
    shares: shareListSchema,
  })
