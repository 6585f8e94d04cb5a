/** The calls by which a signed-in person proves who they are, and sees and changes what opens their account. */

import { addresses } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import { doneReplySchema, meReplySchema } from './schemas/identity.ts'
import { passkeySignInOptionsReplySchema, signInWithPasskeyBodySchema } from './schemas/passkeys.ts'
import {
  accessReplySchema,
  proveMyselfBodySchema,
  proveMyselfReplySchema,
  setPasswordBodySchema,
} from './schemas/proofs.ts'

/** Part of the list of all calls, which is in endpoints.ts. */
export const proofEndpoints = {
  myAccess: endpoint({
    address: addresses.myAccess,
    summary: 'Everything that opens the account of the signed-in person, in one look.',
    reply: accessReplySchema,
  }),
  requestProofCode: endpoint({
    address: addresses.requestProofCode,
    summary: "Send a code to the signed-in person's own address.",
    reply: doneReplySchema,
  }),
  proveMyself: endpoint({
    address: addresses.proveMyself,
    summary:
      'Prove by password or mailed code that the signed-in person is still the one who asks.',
    body: proveMyselfBodySchema,
    reply: proveMyselfReplySchema,
  }),
  passkeyProofOptions: endpoint({
    address: addresses.passkeyProofOptions,
    summary: 'What a browser needs to prove by a passkey that it is still the signed-in person.',
    reply: passkeySignInOptionsReplySchema,
  }),
  proveByPasskey: endpoint({
    address: addresses.proveByPasskey,
    summary: 'Prove by a passkey of the signed-in person that they are still the one who asks.',
    body: signInWithPasskeyBodySchema,
    reply: meReplySchema,
  }),
  setPassword: endpoint({
    address: addresses.setPassword,
    summary: 'Set or change the password of the signed-in person.',
    body: setPasswordBodySchema,
    reply: meReplySchema,
  }),
  removePassword: endpoint({
    address: addresses.removePassword,
    summary: 'Remove the password of the signed-in person; codes by mail and passkeys stay.',
    reply: meReplySchema,
  }),
} as const
