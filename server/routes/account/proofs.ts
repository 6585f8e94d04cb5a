/** Proving who one is inside a session, and the password of an account. */

import type { Handlers } from '../../http/mount.ts'
import { notFound } from '../../http/problems.ts'

/** The calls of this file. */
type ProofCalls =
  | 'myAccess'
  | 'requestProofCode'
  | 'proveMyself'
  | 'passkeyProofOptions'
  | 'proveByPasskey'
  | 'setPassword'
  | 'removePassword'

/**
 * Makes the handlers of proofs.
 *
 * @returns one handler for each call.
 */
export function proofRoutes(): Pick<Handlers, ProofCalls> {
  const refuse = () => Promise.reject(notFound())
  return {
    myAccess: refuse,
    requestProofCode: refuse,
    proveMyself: refuse,
    passkeyProofOptions: refuse,
    proveByPasskey: refuse,
    setPassword: refuse,
    removePassword: refuse,
  }
}
