/** Showing by password, mailed code or passkey that one is still the person who is logged in. */

import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import type { SignInProof } from '#contract/problem.ts'
import { call } from '../../../client/call.ts'
import { callOff, presentPasskey } from '../../../client/passkeys/ceremony.ts'
import { readSession, signIn } from '../../../client/session.ts'
import { readTabMemory, writeTabMemory } from '../../../client/tab-memory.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { freshProofTexts } from '../../../locales/fresh-proof.ts'
import { passkeyTexts } from '../../../locales/passkeys.ts'
import { useForm } from '../../../ui/use-form.ts'
import { failureAdvice } from '../form-messages.ts'

/** What the dialog asks to be typed; the names are parts of the fields' ids. */
export type TypedProof = 'password' | 'code'

/** What the server knows of the person, once they have shown that it is them. */
export type ProvedPerson = Reply<'me'>

/** @returns id of the field of a proof. */
export const proofFieldId = <Proof extends TypedProof>(asks: Proof): `proof-${Proof}` =>
  `proof-${asks}`

/**
 * Runs one dialog. A person whose page was loaded anew while they read their mail finds the field for
 * the code again: the code still works.
 *
 * @param proofs - what this person has.
 * @param onProved - called once, with what the server knows of the person now.
 */
export function useProof(proofs: readonly SignInProof[], onProved: (me: ProvedPerson) => void) {
  const memory = useSentCode()
  const [asks, setAsks] = useState<TypedProof | undefined>(() => {
    if (memory.isSent && proofs.includes('code')) return 'code'
    return proofs.includes('password') ? 'password' : undefined
  })
  // What was said before stays behind the dialog.
  const form = useForm<`proof-${TypedProof}`, TypedProof | 'passkey' | 'sending'>(true)
  /** What went wrong besides what was typed. */
  const [trouble, setTrouble] = useState<string>()
  useCallingOff(form.busy === 'passkey')

  function forget(): void {
    form.check({})
    setTrouble(undefined)
  }

  function ask(next: TypedProof): void {
    forget()
    setAsks(next)
  }

  const sendCode = () =>
    form.run('sending', async () => {
      forget()
      const outcome = await call('requestProofCode')
      if (outcome.ok) {
        memory.keep()
        return setAsks('code')
      }
      setTrouble(
        outcome.status === 429
          ? accountTexts.noMoreCodes(outcome.retryAfterSeconds)
          : failureAdvice(outcome),
      )
    })

  const prove = (proof: TypedProof, typed: string) =>
    form.run(proof, async () => {
      forget()
      const refuse = (message: string) => {
        form.check({ [proofFieldId(proof)]: message })
      }
      if (typed.trim() === '') return refuse(missing(proof))
      const outcome = await call('proveMyself', { body: { [proof]: typed } })
      if (!outcome.ok) return refuse(failureAdvice(outcome))
      if (proof === 'code') memory.forget()
      const { token, ...me } = outcome.reply
      if (token !== undefined) signIn({ userId: me.userID, token })
      onProved(me)
    })

  const presentOwnPasskey = () =>
    form.run('passkey', async () => {
      forget()
      const options = await call('passkeyProofOptions')
      if (!options.ok) return setTrouble(failureAdvice(options))
      const used = await presentPasskey(options.reply, 'dialog')
      if (!used.ok) return setTrouble(unusedInWords(used.fault))
      const outcome = await call('proveByPasskey', { body: { credential: used.credential } })
      if (!outcome.ok) return setTrouble(failureAdvice(outcome))
      onProved(outcome.reply)
    })

  return { asks, form, trouble, ask, sendCode, prove, presentOwnPasskey }
}

/** That a code was sent, for as long as it works. */
function useSentCode() {
  const key = `proof-code:${readSession().userId ?? ''}`
  const worksMs = limits.freshProofMinutes * 60_000
  return {
    isSent: Date.now() - Number(readTabMemory(key) ?? 0) < worksMs,
    keep: () => writeTabMemory(key, String(Date.now())),
    forget: () => writeTabMemory(key, null),
  }
}

/** Who goes back leaves no question of the device behind. */
function useCallingOff(isWaiting: boolean): void {
  const waits = useRef(isWaiting)
  useEffect(() => {
    waits.current = isWaiting
  }, [isWaiting])
  useEffect(
    () => () => {
      if (waits.current) void callOff()
    },
    [],
  )
}

function missing(proof: TypedProof): string {
  return proof === 'password' ? accountTexts.enterPassword : accountTexts.enterCode
}

function unusedInWords(fault: string): string {
  if (fault === 'unreachable') return `${commonTexts.networkError} ${passkeyTexts.tryOnline}`
  return fault === 'wrong-place' ? passkeyTexts.wrongPlace : freshProofTexts.noPasskey
}
