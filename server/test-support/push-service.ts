/** A push service on this machine: it takes notes as those of the browsers do, and reads them as their devices do. */

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type PushNote, pushNoteSchema, type PushTarget } from '#contract/schemas/reminder.ts'

/** A device that notes can be sent to. */
export interface TestDevice {
  readonly target: PushTarget
  /** Notes that came whole, the oldest first. */
  readonly notes: PushNote[]
}

/** A running push service. */
export interface PushService {
  /** Makes a device; `name` stands in its address. */
  readonly device: (name: string) => TestDevice
  /** What it answers from now on; 201 is the usual yes. */
  answerWith: (status: number) => void
  /** Told about each note: when its head is there, amid it, when it is whole, and when it was answered. */
  watch: (stage: (at: (typeof pushStages)[number]) => void) => void
  readonly stop: () => Promise<void>
}

/** Moments of a note on its way. */
export const pushStages = ['head', 'content', 'whole', 'answered'] as const

const nobody = () => undefined

/** Starts one. Notes that are not signed with the key they name, or not encrypted for the device, fail loudly. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, { notes: PushNote[]; read: (body: Buffer) => Buffer }>()
  let status = 201
  let told: Parameters<PushService['watch']>[0] = nobody
  const server = createServer((request, response) => {
    // Where the sender was killed, nothing is left to be answered.
    void take(request)
      .catch(() => undefined)
      .then((answer) => {
        if (answer === undefined) response.destroy()
        else response.writeHead(answer).end(() => told('answered'))
        return answer
      })
  })
  const take = async (request: IncomingMessage): Promise<number> => {
    told('head')
    const parts: Buffer[] = []
    for await (const part of request) {
      if (Buffer.isBuffer(part)) parts.push(part)
      told('content')
    }
    const device = devices.get(request.url ?? '')
    if (device === undefined || !isSigned(request.headers.authorization ?? '', origin)) return 403
    if (status !== 201) return status
    device.notes.push(
      pushNoteSchema.parse(JSON.parse(device.read(Buffer.concat(parts)).toString())),
    )
    told('whole')
    return status
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`
  return {
    device(name) {
      const own = makeKeys()
      const notes: PushNote[] = []
      devices.set(`/${name}`, { notes, read: (body) => own.read(body) })
      return { target: { endpoint: `${origin}/${name}`, keys: own.keys }, notes }
    },
    answerWith(next) {
      status = next
    },
    watch(stage) {
      told = stage
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The head that says which server sends (RFC 8292): signed with its key, and for this push service. */
function isSigned(authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const { aud }: { aud?: unknown } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return (
    aud === audience &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}

/** A device's keys, and how it reads what is encrypted for them (RFC 8291, RFC 8188: one record). */
function makeKeys() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  const own = curve.getPublicKey()
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): Buffer {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const sealed = body.subarray(21 + sender.length)
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, about, 32))
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
      const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      open.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      return padded.subarray(0, padded.lastIndexOf(2))
    },
  }
}
