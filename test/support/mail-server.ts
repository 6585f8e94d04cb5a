/** A real mail server on a port of its own, and the letters it was given. */

import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { waitTimeoutMs } from './wait-timeout.ts'

/** A letter as it came over the wire. */
export interface ReceivedLetter {
  readonly to: readonly string[]
  /** Head and body. */
  readonly content: string
}

const pollMs = 20

/**
 * Starts a mail server.
 *
 * @param isRefused - addresses that nobody has here; none where absent.
 */
export async function startMailServer(isRefused: (address: string) => boolean = () => false) {
  const letters: ReceivedLetter[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      callback(isRefused(address) ? new Error(`Nobody has the address ${address}`) : null)
    },
    onData: (stream, { envelope }, callback) => {
      let content = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        content += part
      })
      stream.on('end', () => {
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), content })
        callback()
      })
    },
  })
  // A program that is stopped amid a letter breaks its connection; the letter is then missed by who waits for it.
  post.on('error', () => undefined)
  const { server } = post
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    /** What `SMTP_URL` is set to. */
    url: `smtp://127.0.0.1:${port}`,
    /**
     * Waits for a letter.
     *
     * @param to - its address.
     * @param isWanted - which of the letters to this address; any where absent.
     * @returns the newest one that fits.
     * @throws when none comes.
     */
    async letterTo(
      to: string,
      isWanted: (letter: ReceivedLetter) => boolean = () => true,
    ): Promise<ReceivedLetter> {
      const deadline = Date.now() + waitTimeoutMs
      while (Date.now() < deadline) {
        const found = letters.findLast((letter) => letter.to.includes(to) && isWanted(letter))
        if (found !== undefined) return found
        await pause(pollMs)
      }
      throw new Error(`No such letter to ${to} came; there were ${letters.length} others.`)
    },
    stop: (): Promise<void> =>
      new Promise<void>((resolve) => {
        post.close(resolve)
      }),
  }
}

/** The running mail server, which nobody else uses. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>
