/** Bearer tokens: opened at sign-in, checked at every call, ended at logout, after 12 quiet hours or 30 days; and how fresh the proof behind one is. */

import { limits } from '#contract/limits.ts'
import { hashSecret, newSecret, secretPattern } from '../identity/secrets.ts'
import type { Clock, RandomBytes } from '../ids.ts'
import type { NewAuditEvent } from '../store/audit.ts'
import type { KnownDevice, NewDevice } from '../store/devices.ts'
import type { Proof } from '../store/proofs.ts'
import type { SessionMember } from '../store/sessions.ts'
import type { Store } from '../store/store.ts'
import { refuse } from './problems.ts'

/** A session ends this long after its last use. */
const quietMs = 12 * 3_600_000

/** It ends this long after it was opened, whatever is done in it: a stolen token is not good for ever. */
const longestMs = limits.sessionMaxDays * 86_400_000

/** Its end is moved at most this often, so that reading does not write at every call. */
const extendAfterMs = 60_000

/** The signed-in person of a call. */
export interface Member extends SessionMember {
  readonly tokenHash: string
}

/** Opens, checks and ends sessions. */
export interface SessionGate {
  /**
   * Opens a session for a person who has proved who they are.
   *
   * @param device - the browser to remember with it, with the person.
   * @param event - what the audit says of it.
   * @param proof - how they proved it.
   * @returns the token, which is kept nowhere on the server; undefined when the person is gone or the
   *   proof holds no more.
   */
  open(device: NewDevice, event: NewAuditEvent, proof: Proof): Promise<string | undefined>
  /**
   * Opens a session in a remembered browser.
   *
   * @param device - the browser, with the person.
   * @param event - what the audit says of it.
   * @returns the token, or undefined when the browser was forgotten in the meantime.
   */
  openIn(device: KnownDevice, event: NewAuditEvent): Promise<string | undefined>
  /**
   * Finds who is calling.
   *
   * @param authorization - the header, `Bearer <token>` or the token alone.
   * @returns the person.
   * @throws Problem 401 for no token, an unknown one, a revoked one and an expired one alike.
   */
  identify(authorization: string | undefined): Promise<Member>
  /**
   * Lets on only who has proved who they are in this session a short while ago.
   *
   * @param member - the person, from {@link SessionGate.identify}.
   * @throws Problem 403 with the proofs that this person has.
   */
  requireFreshProof(member: Member): Promise<void>
  /**
   * Ends the session of a call.
   *
   * @param member - the person, from {@link SessionGate.identify}.
   * @param event - what the audit says of it.
   */
  end(member: Member, event: NewAuditEvent): Promise<void>
}

/**
 * Makes the gate.
 *
 * @param parts - where sessions are kept, the time and chance.
 * @returns the gate.
 */
export function createSessionGate(parts: {
  readonly store: Pick<Store, 'sessions' | 'users' | 'passkeys'>
  readonly clock: Clock
  readonly randomBytes: RandomBytes
}): SessionGate {
  const { store, clock, randomBytes } = parts
  const newSession = () => {
    const token = newSecret(randomBytes)
    const now = clock()
    const createdAt = now.toISOString()
    return {
      token,
      session: { tokenHash: hashSecret(token), createdAt, expiresAt: endAfter(now) },
    }
  }
  return {
    async open(device, event, proof) {
      const { token, session } = newSession()
      return (await store.sessions.open(session, device, event, proof)) ? token : undefined
    },
    async openIn(device, event) {
      const { token, session } = newSession()
      return (await store.sessions.openIn(session, device, event)) ? token : undefined
    },
    async identify(authorization) {
      const token = readToken(authorization)
      if (token === undefined) throw refuse('unauthenticated')
      const tokenHash = hashSecret(token)
      const now = clock()
      const found = await store.sessions.find(tokenHash, now.toISOString())
      if (found === undefined) throw refuse('unauthenticated')
      const lastMs = Date.parse(found.createdAt) + longestMs
      if (lastMs <= now.getTime()) throw refuse('unauthenticated')
      const endMs = Math.min(now.getTime() + quietMs, lastMs)
      if (Date.parse(found.expiresAt) < endMs - extendAfterMs) {
        const end = new Date(endMs).toISOString()
        await store.sessions.extend(found, tokenHash, now.toISOString(), end)
      }
      return { ...found, tokenHash }
    },
    async requireFreshProof(member) {
      if (provedUntil(member, clock()) !== null) return
      const [user, passkeys] = await Promise.all([
        store.users.find(member.userId),
        store.passkeys.list(member.userId),
      ])
      if (user === undefined) throw refuse('unauthenticated')
      throw refuse('freshProofNeeded').with({
        proofs: [
          ...(user.passwordHash === '' ? [] : (['password'] as const)),
          'code',
          ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
        ],
      })
    },
    end: (member, event) => store.sessions.revoke(member.userId, member.tokenHash, event),
  }
}

/**
 * Says until when the proof of a session counts as fresh.
 *
 * @param session - when the person last proved who they are in it; null for never.
 * @param now - the moment.
 * @returns UTC ISO, later than now; null where there is no fresh proof.
 */
export function provedUntil(
  { provedAt }: { readonly provedAt: string | null },
  now: Date,
): string | null {
  if (provedAt === null) return null
  const until = new Date(Date.parse(provedAt) + limits.freshProofMinutes * 60_000)
  return until > now ? until.toISOString() : null
}

function endAfter(now: Date): string {
  return new Date(now.getTime() + quietMs).toISOString()
}

function readToken(authorization: string | undefined): string | undefined {
  // The specification says no more than that the header carries the token, so the bare token counts.
  const token = (authorization ?? '').replace(/^bearer /i, '')
  return secretPattern.test(token) ? token : undefined
}
