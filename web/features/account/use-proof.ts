/** Showing by password, mailed code or passkey that one is still the person who is logged in. */

import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import type { SignInProof } from '#contract/problem.ts'
import { call } from '../../client/call.ts'
import type { CallFailure } from '../../client/call-result.ts'
import { callOff, presentPasskey } from '../../client/passkeys/ceremony.ts'
import { readSession, signIn } from '../../client/session.ts'
import { readTabMemory, writeTabMemory } from '../../client/tab-memory.ts'
import { accountTexts } from '../../locales/account.ts'
import { commonTexts } from '../../locales/common.ts'
import { freshProofTexts } from '../../locales/fresh-proof.ts'
import { passkeyTexts } from '../../locales/passkeys.ts'

/** What the dialog asks to be typed; the names are parts of the fields' ids. */
export type TypedProof = 'password' | 'code'

/** What the server knows of the person, once they have shown that it is them. */
export type ProvedPerson = Reply<'me'>

/** @returns id of the field of a proof. */
export const proofFieldId = (asks: TypedProof) => `proof-${asks}`

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
  const [busy, setBusy] = useState<TypedProof | 'passkey' | 'sending'>()
  /** What is wrong with what was typed. */
  const [fault, setFault] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  /** What went wrong besides. */
  const [trouble, setTrouble] = useState<string>()
  const isBusy = useRef(false)
  useCallingOff(busy === 'passkey')

  async function work(kind: NonNullable<typeof busy>, act: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setFault(undefined)
    setTrouble(undefined)
    setBusy(kind)
    await act()
    setBusy(undefined)
    isBusy.current = false
  }

  function refuse(message: string): void {
    setFault(message)
    setAttempt((count) => count + 1)
  }

  function ask(next: TypedProof): void {
    setFault(undefined)
    setTrouble(undefined)
    setAsks(next)
  }

  const sendCode = () =>
    work('sending', async () => {
      const outcome = await call('requestProofCode')
      if (outcome.ok) {
        memory.keep()
        return setAsks('code')
      }
      setTrouble(
        outcome.status === 429
          ? accountTexts.noMoreCodes(outcome.retryAfterSeconds)
          : inWords(outcome),
      )
    })

  const prove = (proof: TypedProof, typed: string) =>
    work(proof, async () => {
      if (typed.trim() === '') return refuse(missing(proof))
      const outcome = await call('proveMyself', { body: { [proof]: typed } })
      if (!outcome.ok) return refuse(inWords(outcome))
      if (proof === 'code') memory.forget()
      const { token, ...me } = outcome.reply
      if (token !== undefined) signIn({ userId: me.userID, token })
      onProved(me)
    })

  const presentOwnPasskey = () =>
    work('passkey', async () => {
      const options = await call('passkeyProofOptions')
      if (!options.ok) return setTrouble(inWords(options))
      const used = await presentPasskey(options.reply, 'dialog')
      if (!used.ok) return setTrouble(unusedInWords(used.fault))
      const outcome = await call('proveByPasskey', { body: { credential: used.credential } })
      if (!outcome.ok) return setTrouble(inWords(outcome))
      onProved(outcome.reply)
    })

  return { asks, busy, fault, attempt, trouble, ask, sendCode, prove, presentOwnPasskey }
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

function inWords({ reason, status, problem, retryAfterSeconds }: CallFailure): string {
  if (reason === 'unreachable') return `${commonTexts.networkError} ${accountTexts.adviceKept}`
  if (status === 429) return accountTexts.adviceWait(retryAfterSeconds)
  if (status >= 500 || problem === null) return accountTexts.adviceOurFault
  return problem.error
}

function unusedInWords(fault: string): string {
  if (fault === 'unreachable') return `${commonTexts.networkError} ${passkeyTexts.tryOnline}`
  return fault === 'wrong-place' ? passkeyTexts.wrongPlace : freshProofTexts.noPasskey
}
