/** Letters reach a real mail server over a socket, or the outbox where there is none. */

import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeLetter, newEmailLetter } from './letters.ts'
import { createMailer } from './mailer.ts'

const letter = codeLetter('en', 'ann@example.org', '042137')

describe('the mailer', () => {
  let dataDir: string
  let ids = 0
  const newId = () => `letter-${(ids += 1)}`

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sledss-mail-'))
  })

  afterEach(() => {
    rmSync(dataDir, { recursive: true })
  })

  it('hands a letter to the mail server of the operator, with its name and password', async () => {
    const received: { from: string; to: string[]; user: string; content: string }[] = []
    const post = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, callback) => {
        callback(password === 's3 cret' ? null : new Error('no'), { user: username ?? '' })
      },
      onData: (stream, { envelope, user }, callback) => {
        let content = ''
        stream.setEncoding('utf8').on('data', (part: string) => {
          content += part
        })
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          const to = envelope.rcptTo.map(({ address }) => address)
          received.push({ from, to, user: String(user), content })
          callback()
        })
      },
    })
    const { server } = post
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const smtpUrl = `smtp://clinic:s3%20cret@127.0.0.1:${port}`
    const mailer = createMailer({ smtpUrl, mailFrom: 'Clinic <hello@clinic.org>', dataDir }, newId)
    await mailer.send({ ...letter, about: 'account-1' })
    await new Promise<void>((resolve) => {
      post.close(resolve)
    })
    expect(received).toMatchObject([
      { from: 'hello@clinic.org', to: ['ann@example.org'], user: 'clinic' },
    ])
    expect(received[0]?.content).toContain('Subject: 042137 is your sign-in code')
    expect(received[0]?.content).toContain('\r\n042137\r\n')
    expect(received[0]?.content).not.toContain('account-1')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('says so when the mail server cannot be reached', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: '', dataDir }, newId)
    await expect(mailer.send(letter)).rejects.toThrow()
  })

  it('keeps letters in a folder for the operator alone where there is no mail server', async () => {
    const mailer = createMailer({ smtpUrl: '', mailFrom: '', dataDir }, newId)
    await mailer.send(letter)
    const folder = join(dataDir, 'outbox')
    const [name = ''] = readdirSync(folder)
    expect(readFileSync(join(folder, name), 'utf8')).toContain('042137')
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
  })

  it('takes the letters of one person out of the folder, and of nobody else', async () => {
    const mailer = createMailer({ smtpUrl: '', mailFrom: '', dataDir }, newId)
    await mailer.send(letter)
    await mailer.send(codeLetter('en', 'joann@example.org', '111111'))
    await mailer.forget('ann@example.org')
    const left = readdirSync(join(dataDir, 'outbox'))
    expect(left).toHaveLength(1)
    expect(readFileSync(join(dataDir, 'outbox', left[0] ?? ''), 'utf8')).toContain('111111')
  })

  it('takes them out of the folder however mail spells the address', async () => {
    const mailer = createMailer({ smtpUrl: '', mailFrom: '', dataDir }, newId)
    const addresses = [
      'ann@m\u00fcnchen.example',
      `${'a'.repeat(60)}@${'sub.'.repeat(20)}example.org`,
    ]
    for (const address of addresses) await mailer.send(codeLetter('en', address, '042137'))
    for (const address of addresses) await mailer.forget(address)
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([])
  })

  it('takes out a letter too that is just being written: it must not come after its person has gone', async () => {
    const mailer = createMailer({ smtpUrl: '', mailFrom: '', dataDir }, newId)
    const sending = mailer.send(letter)
    await mailer.forget('ann@example.org')
    await sending
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([])
  })

  it('takes them out too when there is a mail server by now', async () => {
    const before = createMailer({ smtpUrl: '', mailFrom: '', dataDir }, newId)
    await before.send(letter)
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: '', dataDir }, newId)
    await mailer.forget('ann@example.org')
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([])
  })

  it('takes out what is about an account too, whatever its address', async () => {
    const mailer = createMailer({ smtpUrl: '', mailFrom: '', dataDir }, newId)
    await mailer.send(newEmailLetter('en', 'new@example.org', '333333', 'account-1'))
    await mailer.send(newEmailLetter('en', 'new@example.org', '444444', 'account-2'))
    await mailer.forget('ann@example.org', 'account-1')
    const left = readdirSync(join(dataDir, 'outbox'))
    expect(left).toHaveLength(1)
    expect(readFileSync(join(dataDir, 'outbox', left[0] ?? ''), 'utf8')).toContain('444444')
  })

  it('writes to one address, whatever stands in it', async () => {
    const mailer = createMailer({ smtpUrl: '', mailFrom: '', dataDir }, newId)
    await mailer.send(codeLetter('en', '"a,b@evil.example"@example.org', '222222'))
    const folder = join(dataDir, 'outbox')
    const head = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8').split('\n\n')[0]
    expect(head?.match(/^To: .*$/m)?.[0]).toContain('@example.org')
    expect(head).not.toMatch(/^(Bcc|Cc):/m)
  })
})
