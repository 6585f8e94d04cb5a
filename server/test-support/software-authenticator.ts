/** A device with one passkey, in software: ES256, no statement about its make, faults on demand. */

import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import type { Reply, RequestBody } from '#contract/endpoints.ts'

/** What a test may get wrong on purpose. */
export interface Slips {
  /** Where the browser says it was. */
  readonly origin?: string
  /** The site the device believes it is talking to. */
  readonly rpId?: string
  readonly challenge?: string
  /** False for a device that only saw somebody press a button. */
  readonly isPersonVerified?: boolean
  /** Kind of the statement about the make of the device. */
  readonly format?: string
  /** The call the browser says it made. */
  readonly type?: string
}

/** A device that may hold one passkey. */
export interface SoftwareAuthenticator {
  /** Times it will say it was used; goes up by itself unless a test sets it. */
  counter: number
  /** Makes its passkey. */
  readonly make: (
    options: Reply<'passkeyOptions'>,
    slips?: Slips,
  ) => RequestBody<'createPasskey'>['credential']
  /** Signs in with its passkey. */
  readonly use: (
    options: Reply<'passkeySignInOptions'>,
    slips?: Slips,
  ) => RequestBody<'signInWithPasskey'>['credential']
}

/** Flags of authenticator data (Web Authentication Level 3, section 6.1). */
const flags = { present: 0x01, verified: 0x04, withKey: 0x40 }

const usualOrigin = 'http://localhost:3000'

/**
 * Makes a device.
 *
 * @param counter - where its counter begins; 0 for one that never counts.
 * @returns the device, without a passkey yet.
 */
export function createSoftwareAuthenticator(counter = 0): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const counts = counter > 0
  let userHandle = ''

  function authenticatorData(rpId: string, slips: Slips, withKey: boolean): Buffer {
    const verified = slips.isPersonVerified === false ? 0 : flags.verified
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags.present | verified | (withKey ? flags.withKey : 0), 0)
    rest.writeUInt32BE(device.counter, 1)
    return Buffer.concat([hash('sha256', slips.rpId ?? rpId, 'buffer'), rest])
  }

  function attestedKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = writeCbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const idLength = Buffer.from([0, credentialId.length])
    return Buffer.concat([Buffer.alloc(16), idLength, credentialId, key])
  }

  const named = { id: text(credentialId), rawId: text(credentialId), type: 'public-key' as const }

  const device: SoftwareAuthenticator = {
    counter,
    make(options, slips = {}) {
      userHandle = options.user.id
      const authData = Buffer.concat([authenticatorData(options.rp.id, slips, true), attestedKey()])
      const attestation = writeCbor([
        ['fmt', slips.format ?? 'none'],
        ['attStmt', []],
        ['authData', authData],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, slips)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      }
    },
    use(options, slips = {}) {
      if (counts) device.counter += 1
      const data = authenticatorData(options.rpId, slips, false)
      const client = clientData('webauthn.get', options.challenge, slips)
      const signed = Buffer.concat([data, hash('sha256', client, 'buffer')])
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', signed, privateKey)),
          userHandle,
        },
      }
    },
  }
  return device
}

function clientData(type: string, challenge: string, slips: Slips): Buffer {
  const said = {
    type: slips.type ?? type,
    challenge: slips.challenge ?? challenge,
    origin: slips.origin ?? usualOrigin,
    crossOrigin: false,
  }
  return Buffer.from(JSON.stringify(said))
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}

/** What can be written; a list of pairs becomes a map. */
export type CborValue = number | string | Buffer | readonly (readonly [CborValue, CborValue])[]

/**
 * Writes a value.
 *
 * @param value - whole numbers beyond -2^16 and below 2^16, texts and bytes of less than 64 KiB, maps.
 * @returns the bytes.
 */
function writeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([head(3, bytes.length), bytes])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const parts = value.flatMap(([key, one]) => [writeCbor(key), writeCbor(one)])
  return Buffer.concat([head(5, value.length), ...parts])
}

function head(kind: number, size: number): Buffer {
  const first = kind << 5
  if (size < 24) return Buffer.from([first | size])
  if (size < 256) return Buffer.from([first | 24, size])
  return Buffer.from([first | 25, size >> 8, size & 255])
}
