/** The calls about passkeys: made, listed and removed by a member, and signed in with by anyone. */

import { addresses } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import { doneReplySchema, loginReplySchema } from './schemas/identity.ts'
import {
  createPasskeyBodySchema,
  passkeyListSchema,
  passkeyOptionsReplySchema,
  passkeyParamsSchema,
  passkeySignInOptionsReplySchema,
  signInWithPasskeyBodySchema,
} from './schemas/passkeys.ts'

/** Part of the list of all calls, which is in endpoints.ts. */
export const passkeyEndpoints = {
  passkeyOptions: endpoint({
    address: addresses.passkeyOptions,
    summary: 'What a browser needs to make a passkey for the signed-in person.',
    reply: passkeyOptionsReplySchema,
  }),
  createPasskey: endpoint({
    address: addresses.createPasskey,
    summary: 'Keep the passkey that the browser has made; the answer lists all of them.',
    body: createPasskeyBodySchema,
    reply: passkeyListSchema,
  }),
  passkeys: endpoint({
    address: addresses.passkeys,
    summary: 'The passkeys of the signed-in person, oldest first.',
    reply: passkeyListSchema,
  }),
  removePasskey: endpoint({
    address: addresses.removePasskey,
    summary: 'Remove a passkey of the signed-in person; it signs nobody in any more.',
    params: passkeyParamsSchema,
    reply: doneReplySchema,
  }),
  passkeySignInOptions: endpoint({
    address: addresses.passkeySignInOptions,
    summary: 'What a browser needs to sign in with a passkey, whoever has it.',
    reply: passkeySignInOptionsReplySchema,
  }),
  signInWithPasskey: endpoint({
    address: addresses.signInWithPasskey,
    summary: 'Sign in with a passkey, and remember this browser.',
    body: signInWithPasskeyBodySchema,
    reply: loginReplySchema,
  }),
} as const
