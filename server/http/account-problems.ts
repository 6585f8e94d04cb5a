/** Refusals of signing in and of proving who one is, in the one form of problems.ts. */

import { limits } from '#contract/limits.ts'
import type { SignInProof } from '#contract/problem.ts'
import { Problem } from './problems.ts'

/** What would prove who a person is; the same list for everybody. */
const proofs: readonly SignInProof[] = ['password', 'code']

/** The sentence is the specification's, for a wrong email and a wrong password alike. */
export const invalidEmail = () =>
  new Problem({ status: 401, code: 'INVALID_EMAIL', sentence: 'Invalid email', proofs })

/** Email alone is not enough in this browser; the same for known and unknown addresses. */
export const proofNeeded = () =>
  new Problem({ status: 401, code: 'PROOF_NEEDED', sentence: 'Invalid email', proofs })

const codeSentence = 'This code is not right, or it is too old. Check it, or ask for a new one.'

/** The same for a wrong code, an old one, a used one and an unknown address. */
export const invalidCode = () =>
  new Problem({
    status: 401,
    code: 'INVALID_CODE',
    sentence: codeSentence,
    field: 'code',
    proofs,
  })

/** The same for an unknown passkey, a removed one, a wrong signature and an old challenge. */
export const invalidPasskey = () =>
  new Problem({
    status: 401,
    code: 'INVALID_PASSKEY',
    sentence: 'This passkey did not work. Try again, or log in in another way.',
    proofs,
  })

/** Somebody who is signed in proves again who they are; nothing is signed out by a slip. */
export const wrongPassword = () =>
  new Problem({
    status: 400,
    code: 'INVALID_PASSWORD',
    sentence: 'This password is not right. Check it, or use another way.',
    field: 'password',
  })

/** The same for an unknown passkey, one of somebody else, a wrong signature and an old challenge. */
export const wrongPasskey = () =>
  new Problem({
    status: 400,
    code: 'INVALID_PASSKEY',
    sentence: 'This passkey did not work. Try again, or use another way.',
  })

/** @param theirs - what this person really has: they are signed in, so it tells no stranger. */
export const freshProofNeeded = (theirs: readonly SignInProof[]) =>
  new Problem({
    status: 403,
    code: 'FRESH_PROOF_NEEDED',
    sentence: 'Please show first that it is you. Then we will go on.',
    proofs: theirs,
  })

/** No mail goes out and there is no passkey: without the password nobody could prove who they are. */
export const passwordNeeded = () =>
  new Problem({
    status: 409,
    code: 'PASSWORD_NEEDED',
    sentence: 'Please keep your password. It is the only way for you to log in from a new place.',
  })

/** What the browser made is no passkey that could be kept: too late, for another site, or a copy. */
export const passkeyNotMade = () =>
  new Problem({
    status: 400,
    code: 'PASSKEY_NOT_MADE',
    sentence: 'The passkey could not be kept. Please try again.',
  })

export const noPasskey = () =>
  new Problem({
    status: 404,
    code: 'NOT_FOUND',
    sentence: 'This passkey is not on your list.',
  })

export const tooManyPasskeys = () =>
  new Problem({
    status: 409,
    code: 'TOO_MANY_PASSKEYS',
    sentence: `You have ${limits.passkeysMax} passkeys already. Remove one before you make another.`,
  })

/** The same sentence to somebody who is signed in and proves a new address. */
export const wrongCode = () =>
  new Problem({ status: 400, code: 'INVALID_CODE', sentence: codeSentence, field: 'code' })

export const emailTaken = () =>
  new Problem({
    status: 409,
    code: 'EMAIL_TAKEN',
    sentence:
      'Error registering user. This email already has an account. Please log in with it, or use another email.',
    field: 'email',
  })

export const noBrowser = () =>
  new Problem({ status: 404, code: 'NOT_FOUND', sentence: 'This browser is not on your list.' })
