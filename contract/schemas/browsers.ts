/** The browsers in which a person is signed in, or may sign in by email alone. */

import { z } from 'zod'
import { refusal } from '../refusals.ts'
import { ownerSchema } from './identity.ts'

/** Taken in capital letters too; kept in small ones. */
const browserIdSchema = z.uuid({ error: refusal('browserIdInvalid') }).toLowerCase()

export const browserParamsSchema = z.object({ browserId: browserIdSchema })

/** Whom this browser is to forget; its cookie shows that they were here. */
export const forgetBrowserBodySchema = ownerSchema

/** One browser; moments are UTC ISO. */
export const browserSchema = z.object({
  id: z.string(),
  /** Coarse, for example `Firefox on Windows`. */
  name: z.string(),
  firstSeen: z.string(),
  lastUsed: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** False where the person has logged out, or was away for long; email alone signs in there. */
  isSignedIn: z.boolean(),
})

export const browserListSchema = z.array(browserSchema)

const andSchema = z.boolean({ error: refusal('yesOrNo') }).default(false)

/** What ends together with the other browsers; without a body they alone do. */
export const signOutOthersBodySchema = z
  .object({ passkeys: andSchema, shares: andSchema, password: andSchema })
  .prefault({})
