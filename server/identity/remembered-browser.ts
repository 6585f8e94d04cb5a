/** The cookie by which a browser is recognised, so that email alone is enough in it. */

import { type SetCookie, parseCookie, stringifySetCookie } from 'cookie'
import type { Clock, IdSource, RandomBytes } from '../ids.ts'
import type { Devices, NewDevice } from '../store/devices.ts'
import { browserName } from './browser-name.ts'
import { hashSecret, newSecret, secretPattern } from './secrets.ts'

/** Browsers keep no cookie longer than 400 days (RFC 6265bis, section 5.5). */
const keptDays = 400
const dayMs = 86_400_000

/** A couple or a class may share a browser: one secret for each of the last people to prove who they are. */
const maxPeople = 5
const separator = '.'

/** The part of a request that is read. */
export interface BrowserRequest {
  readonly headers: {
    readonly cookie?: string | undefined
    readonly 'user-agent'?: string | undefined
  }
}

/** The part of an answer that is written. */
export interface CookieWriter {
  header(name: string, value: string): unknown
}

/** A browser with a new secret. */
export interface RememberedBrowser {
  readonly device: NewDevice
  /** For the cookie: the new secret and those of other people in this browser. */
  readonly secrets: readonly string[]
}

/** Recognises browsers. */
export interface RememberedBrowsers {
  /**
   * Reads the secrets a browser shows.
   *
   * @param request - the request.
   * @returns their hashes, newest first; always one at least, so that a browser without a cookie
   * costs the same lookup.
   */
  hashesOf(request: BrowserRequest): readonly string[]
  /**
   * Makes a new secret for a person who has just proved who they are. It takes the place of the one
   * they had in this browser, so that nobody who shares it is pushed out.
   *
   * @param request - the request that carried the proof.
   * @param userId - the person.
   * @returns what is to be stored, and what the browser gets once it is.
   */
  remember(request: BrowserRequest, userId: string): Promise<RememberedBrowser>
  /**
   * Takes from the browser every secret that nobody owns any more, after a person was removed.
   *
   * @param request - the request that asked for the removal.
   * @param reply - the answer to it.
   */
  forgetGone(request: BrowserRequest, reply: CookieWriter): Promise<void>
  /**
   * Gives the browser its cookie.
   *
   * @param reply - the answer that takes it.
   * @param remembered - from {@link RememberedBrowsers.remember}.
   */
  give(reply: CookieWriter, remembered: RememberedBrowser): void
}

/**
 * Makes the recogniser of browsers.
 *
 * @param parts - whether people come over TLS, where browsers are kept, the time, ids and chance.
 * @returns the recogniser.
 */
export function createRememberedBrowsers(parts: {
  readonly isSecure: boolean
  readonly devices: Pick<Devices, 'ownersOf'>
  readonly clock: Clock
  readonly newId: IdSource
  readonly randomBytes: RandomBytes
}): RememberedBrowsers {
  const { isSecure, devices, clock, newId, randomBytes } = parts
  // With the prefix the browser itself refuses the cookie from a neighbouring host.
  const name = isSecure ? '__Host-remembered-browser' : 'remembered-browser'
  const write = (reply: CookieWriter, secrets: readonly string[]) => {
    const cookie: SetCookie = {
      name,
      value: secrets.join(separator),
      maxAge: secrets.length === 0 ? 0 : (keptDays * dayMs) / 1000,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
    }
    reply.header('set-cookie', stringifySetCookie(cookie))
  }
  const secretsOf = (request: BrowserRequest) =>
    (parseCookie(request.headers.cookie ?? '')[name] ?? '')
      .split(separator)
      .filter((secret) => secretPattern.test(secret))
      .slice(0, maxPeople)
  return {
    hashesOf(request) {
      const hashes = secretsOf(request).map(hashSecret)
      return hashes.length > 0 ? hashes : [hashSecret('')]
    },
    async remember(request, userId) {
      const now = clock()
      const shown = secretsOf(request).map((secret) => ({ secret, hash: hashSecret(secret) }))
      const owners = await devices.ownersOf(
        shown.map(({ hash }) => hash),
        now.toISOString(),
      )
      const ofOthers = shown.filter(({ hash }) => owners.has(hash) && owners.get(hash) !== userId)
      // Never a secret that was there before: someone else at this computer may have copied it.
      const secret = newSecret(randomBytes)
      const secrets = [secret, ...ofOthers.map((one) => one.secret)].slice(0, maxPeople)
      const device = {
        userId,
        id: newId(),
        name: browserName(request.headers['user-agent']),
        tokenHash: hashSecret(secret),
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + keptDays * dayMs).toISOString(),
        replaces: shown.map(({ hash }) => hash).filter((hash) => owners.get(hash) === userId),
      }
      return { device, secrets }
    },
    async forgetGone(request, reply) {
      const shown = secretsOf(request)
      if (shown.length === 0) return
      const owners = await devices.ownersOf(shown.map(hashSecret), clock().toISOString())
      const kept = shown.filter((secret) => owners.has(hashSecret(secret)))
      write(reply, kept)
    },
    give(reply, remembered) {
      write(reply, remembered.secrets)
    },
  }
}
