/** Sends letters: through the operator's mail server, or into a folder where there is none. */

import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type nodemailer from 'nodemailer'
import type { Transporter } from 'nodemailer'

/** One letter in plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Id of the account it is about, where it goes to an address that is not, or no longer, theirs. */
  readonly about?: string
  /** Names the letter, without its brackets; the same at each try. */
  readonly messageId?: string
  /** How programs stop letters of this kind: an address that takes a POST (RFC 8058). */
  readonly stopAddress?: string
}

/** Sends letters. */
export interface Mailer {
  /**
   * Sends a letter.
   *
   * @param letter - to one person.
   * @param beforeEnd - done when all but the end of the letter has left, which waits for it: a letter without its
   *   end was never sent. Where it throws, the end never leaves.
   * @throws when the mail server does not take it.
   */
  send(letter: Letter, beforeEnd?: () => Promise<void>): Promise<void>
  /**
   * Removes what this server itself still keeps of letters to an address, those included that are
   * just being written.
   *
   * @param address - in lower case.
   * @param about - id of an account; letters about it go too, whatever their address.
   */
  forget(address: string, about?: string): Promise<void>
}

/** How letters leave. */
export interface MailSettings {
  /** Address of the mail server; empty writes letters into `outbox` of the data folder. */
  readonly smtpUrl: string
  /** Sender; empty takes a neutral one. */
  readonly mailFrom: string
  readonly dataDir: string
}

const usualSender = 'Healthy Lifestyle Choices <no-reply@localhost>'

/** These stand in letters of the outbox alone, never in one that is sent. */
const aboutHeader = 'X-Account'

/** Mail has its own spelling of some addresses; by this a letter is found again whatever its `To`. */
const recipientHeader = 'X-To'

/** A mail server that says nothing for so long is taken for dead. */
const timeoutMs = 20_000

/**
 * Says whether the mail server has answered that it does not take a letter.
 *
 * @param fault - what sending threw.
 * @returns false where no answer came: the letter may have been taken.
 */
export function isRefusal(fault: unknown): boolean {
  return fault instanceof Error && 'responseCode' in fault && Number(fault.responseCode) >= 400
}

/**
 * Makes the mailer. Nothing is connected until the first letter.
 *
 * @param settings - how letters leave.
 * @param newId - names the files of the outbox.
 * @returns the mailer.
 */
export function createMailer(settings: MailSettings, newId: () => string): Mailer {
  const from = settings.mailFrom === '' ? usualSender : settings.mailFrom
  const folder = join(settings.dataDir, 'outbox')
  return settings.smtpUrl === ''
    ? createOutbox(folder, from, newId)
    : createPost(settings.smtpUrl, from, folder)
}

/** Loaded with the first letter: nobody has to wait for it at the start. */
function atFirstUse<Sent>(
  make: (library: Pick<typeof nodemailer, 'createTransport'>) => Transporter<Sent>,
): () => Promise<Transporter<Sent>> {
  let made: Promise<Transporter<Sent>> | undefined
  return () => (made ??= import('nodemailer').then(make))
}

/** The folder may hold letters of the time before there was a mail server. */
function createPost(smtpUrl: string, from: string, folder: string): Mailer {
  const transport = atFirstUse(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    async send(letter, beforeEnd) {
      await deliver(await transport(), from, letter, { beforeEnd })
    },
    forget: async (address, about) => forgetLetters(folder, address, about),
  }
}

/** The folder is for the operator's eyes: it takes the place of a mail server. */
function createOutbox(folder: string, from: string, newId: () => string): Mailer {
  const transport = atFirstUse(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  const inHand = new Set<Promise<void>>()
  const write = async (letter: Letter, beforeEnd?: () => Promise<void>) => {
    const headers = {
      [recipientHeader]: recipientOf(letter.to),
      ...(letter.about === undefined ? {} : { [aboutHeader]: letter.about }),
    }
    const { message } = await deliver(await transport(), from, letter, { headers, beforeEnd })
    // With `buffer` the library gives the whole letter at once; its type knows both forms.
    if (!Buffer.isBuffer(message)) throw new TypeError('The letter came in pieces.')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, `${newId()}.eml`), message, { mode: 0o600 })
  }
  return {
    async send(letter, beforeEnd) {
      const writing = write(letter, beforeEnd)
      inHand.add(writing)
      try {
        await writing
      } finally {
        inHand.delete(writing)
      }
    },
    async forget(address, about) {
      await Promise.allSettled(inHand)
      forgetLetters(folder, address, about)
    },
  }
}

function forgetLetters(folder: string, address: string, about: string | undefined): void {
  const marks = [`To: ${address}`, `${recipientHeader}: ${recipientOf(address)}`]
  if (about !== undefined) marks.push(`${aboutHeader}: ${about}`)
  const wanted = new Set(marks.map((mark) => mark.toLowerCase()))
  for (const name of lettersIn(folder)) {
    const file = join(folder, name)
    // Another process may be removing the same letter.
    if (headOf(file).some((line) => wanted.has(line))) rmSync(file, { force: true })
  }
}

function headOf(file: string): string[] {
  try {
    const [head = ''] = readFileSync(file, 'utf8').split('\n\n', 1)
    return head.toLowerCase().split('\n')
  } catch {
    return []
  }
}

/** Short enough for one line of a letter. */
function recipientOf(address: string): string {
  return hash('sha256', address, 'hex').slice(0, 40)
}

function deliver<Sent>(
  transport: Transporter<Sent>,
  from: string,
  letter: Letter,
  { headers = {}, beforeEnd }: Delivery,
): Promise<Sent> {
  const { to, subject, text, messageId, stopAddress } = letter
  return transport.sendMail({
    subject,
    ...(beforeEnd === undefined
      ? { text }
      : {
          text: Readable.from(endingLater(text, beforeEnd)),
          textEncoding: 'quoted-printable' as const,
        }),
    headers: { ...headers, ...(stopAddress === undefined ? {} : stopHeaders(stopAddress)) },
    from,
    // An object, not a text: an address that holds a comma must not become two.
    to: { name: '', address: to },
    ...(messageId === undefined ? {} : { messageId: `<${messageId}>` }),
  })
}

/** What goes with a letter on its way. */
interface Delivery {
  readonly headers?: Readonly<Record<string, string>>
  readonly beforeEnd?: (() => Promise<void>) | undefined
}

/** The end of a letter is written when its text has come to its end. */
async function* endingLater(text: string, beforeEnd: () => Promise<void>) {
  yield text
  await beforeEnd()
}

function stopHeaders(address: string) {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function lettersIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}
