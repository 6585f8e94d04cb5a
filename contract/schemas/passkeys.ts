/**
 * Passkeys: what goes to the browser and what it gives back, in the JSON forms of Web Authentication
 * Level 3 (sections 5.1.8 to 5.1.10, and 5.4, 5.5).
 */

import { z } from 'zod'
import { refusal } from '../refusals.ts'
import { sharedDeviceSchema } from './identity.ts'

/** Bytes as base64url without padding; longer ones than any authenticator makes are refused. */
const bytesSchema = (maxChars: number) =>
  z
    .string({ error: refusal('passkeyUnreadable') })
    .max(maxChars, refusal('passkeyUnreadable'))
    .regex(/^[\w-]+$/, refusal('passkeyUnreadable'))

/** A credential id has at most 1023 bytes (section 5.1). */
const credentialIdSchema = bytesSchema(1364)
const clientDataSchema = bytesSchema(4096)
const credentialTypeSchema = z.literal('public-key', { error: refusal('passkeyUnreadable') })

/** A user handle has at most 64 bytes (section 5.4.3). */
const userHandleSchema = bytesSchema(86)

const credentialSchema = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: credentialIdSchema,
    rawId: credentialIdSchema,
    type: credentialTypeSchema,
    response,
  })

/** A passkey that the browser has just made. */
export const createPasskeyBodySchema = z.object({
  credential: credentialSchema(
    z.object({
      clientDataJSON: clientDataSchema,
      attestationObject: bytesSchema(32_768),
      transports: z.array(z.string().max(32)).max(10).default([]),
    }),
  ),
})

/** Proof that the person has a passkey; it names the person by the user handle it was made with. */
export const signInWithPasskeyBodySchema = z.object({
  credential: credentialSchema(
    z.object({
      clientDataJSON: clientDataSchema,
      authenticatorData: bytesSchema(4096),
      signature: bytesSchema(4096),
      userHandle: userHandleSchema,
    }),
  ),
  sharedDevice: sharedDeviceSchema,
})

export const passkeyParamsSchema = z.object({
  passkeyId: z.uuid({ error: refusal('passkeyIdInvalid') }),
})

/** Nothing that proves anything leaves the server. */
export const passkeyListSchema = z.array(
  z.object({
    id: z.string(),
    /** Browser and machine it was made with, for example `Chrome on Windows`. */
    name: z.string(),
    createdAt: z.string(),
    /** Null until it is used for the first time. */
    lastUsedAt: z.string().nullable(),
  }),
)

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

const challengeSchema = z.string()
const timeoutSchema = z.number()

/** PublicKeyCredentialCreationOptionsJSON, as far as it is used. */
export const passkeyOptionsReplySchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: challengeSchema,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: timeoutSchema,
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** PublicKeyCredentialRequestOptionsJSON, as far as it is used: no list of passkeys, so nobody is named. */
export const passkeySignInOptionsReplySchema = z.object({
  rpId: z.string(),
  challenge: challengeSchema,
  timeout: timeoutSchema,
  userVerification: z.literal('required'),
})
