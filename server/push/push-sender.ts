/** Hands notes to the push service of a device, encrypted so that the device alone can read them. */

import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { PushNote, PushTarget } from '#contract/schemas/reminder.ts'
import type { Config } from '../config.ts'
import { newSecret } from '../identity/secrets.ts'
import type { RandomBytes } from '../ids.ts'
import type { InstallKeys } from '../store/install-keys.ts'

/** A push service that says nothing for so long is taken for dead. */
const timeoutMs = 20_000

/** So long a note waits for a device that is off, in seconds; later it would be of the past. */
const livesSeconds = 3 * 3600

/** Sends notes. */
export interface PushSender {
  /** Gives the key by which push services know this server, in base64url (RFC 8292); null where it sends none. */
  publicKey(): Promise<string | null>
  /**
   * Says whether notes are handed to a push service: whoever could name any address could have this server call
   * machines that only it can reach.
   *
   * @param endpoint - an address.
   */
  takes(endpoint: string): boolean
  /**
   * Sends a note.
   *
   * @param target - the device.
   * @param note - what it shows.
   * @param beforeEnd - done when all but the last byte has left, which waits for it. Where it throws, that byte
   *   never leaves, and no note is sent.
   * @throws PushRefusal when the service does not take it; Error when no answer comes.
   */
  send(target: PushTarget, note: PushNote, beforeEnd: () => Promise<void>): Promise<void>
}

/** The push service has answered that it does not take a note. */
export class PushRefusal extends Error {
  readonly responseCode: number
  constructor(status: number) {
    super(`The push service answered ${status}.`)
    this.responseCode = status
  }
  /** Whether this device takes no notes any more, or was asked for with a key of another installation. */
  get isForGood(): boolean {
    return [401, 403, 404, 410].includes(this.responseCode)
  }
}

/** What it is made of. */
interface PushParts {
  readonly config: Pick<Config, 'publicUrl' | 'pushHosts'>
  readonly installKeys: InstallKeys
  readonly randomBytes: RandomBytes
}

/**
 * Says whether this server can remind by notes on a device.
 *
 * @param config - push services want to know whose server it is: without its address none is asked.
 */
export function canPush({ publicUrl, pushHosts }: PushParts['config']): boolean {
  return publicUrl !== '' && pushHosts.length > 0
}

/**
 * Makes the sender. Its key is made at the first need, and is the same for all processes.
 *
 * @param parts - the settings, and where the key is kept.
 * @returns the sender.
 */
export function createPushSender({ config, installKeys, randomBytes }: PushParts): PushSender {
  const { publicUrl, pushHosts } = config
  let keys: ReturnType<typeof readKeys> | undefined
  const readKeys = async () => {
    const privateKey = await installKeys.obtain('push', newSecret(randomBytes))
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(privateKey, 'base64url')
    return { privateKey, publicKey: curve.getPublicKey('base64url') }
  }
  return {
    async publicKey() {
      if (!canPush(config)) return null
      keys ??= readKeys()
      return (await keys).publicKey
    },
    takes: (endpoint) => isTaken(new URL(endpoint), pushHosts),
    async send(target, note, beforeEnd) {
      // Fetched with the first note: a server that sends none starts without it.
      const { default: webPush } = await import('web-push')
      keys ??= readKeys()
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        target,
        JSON.stringify(note),
        {
          // They refuse an address without TLS, which a server under trial may have.
          vapidDetails: { ...(await keys), subject: publicUrl.replace(/^http:/, 'https:') },
          TTL: livesSeconds,
          topic: note.tag,
          urgency: 'normal',
        },
      )
      if (!isTaken(new URL(endpoint), pushHosts)) throw new PushRefusal(403)
      const status = await post(new URL(endpoint), headers, body ?? Buffer.alloc(0), beforeEnd)
      if (status < 200 || status > 299) throw new PushRefusal(status)
    },
  }
}

/** Over TLS; on this machine itself also without. */
function isTaken({ protocol, hostname }: URL, hosts: readonly string[]): boolean {
  if (protocol !== 'https:' && !(protocol === 'http:' && hostname === '127.0.0.1')) return false
  return hosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
}

/** A request without its last byte is none. */
async function post(
  address: URL,
  headers: Record<string, string | number>,
  body: Buffer,
  beforeEnd: () => Promise<void>,
): Promise<number> {
  const send = address.protocol === 'https:' ? request : plainRequest
  const sending = send(address, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answered = once(sending, 'response')
  answered.catch(() => undefined)
  try {
    await Promise.race([
      new Promise((resolve) => sending.write(body.subarray(0, -1), resolve)),
      answered,
    ])
    await beforeEnd()
  } catch (fault) {
    sending.destroy()
    throw fault
  }
  sending.end(body.subarray(-1))
  const [answer]: IncomingMessage[] = await answered
  answer?.resume()
  return answer?.statusCode ?? 0
}
