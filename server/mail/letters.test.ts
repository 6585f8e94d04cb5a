/** Letters come in the language of the person who caused them, and say the same in each. */

import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { appForTest } from '../test-support/test-app.ts'
import { lettersIn } from '../test-support/outbox.ts'
import * as letters from './letters.ts'

const day = new Date('2026-04-01T12:00:00Z')

describe('a letter', () => {
  it.each([
    ['codeLetter', letters.codeLetter('es', 'ann@example.org', '042137'), '042137'],
    ['newEmailLetter', letters.newEmailLetter('es', 'a@example.org', '042137', 'a'), '042137'],
    ['newAccountLetter', letters.newAccountLetter('es', 'a@example.org', 'a'), 'Borrar mis datos'],
    ['alreadyRegisteredLetter', letters.alreadyRegisteredLetter('es', 'a@example.org'), 'correo'],
    ['emailTakenLetter', letters.emailTakenLetter('es', 'a@example.org'), 'correo'],
    ['emailChangedLetter', letters.emailChangedLetter('es', 'a@example.org', 'a'), 'Contacto'],
  ])('%s is in Spanish, whole', (_name, letter, part) => {
    expect(`${letter.subject}\n${letter.text}`).toContain(part)
    expect(letter.text).toContain('Hábitos de vida sana')
    expect(letter.subject + letter.text).not.toMatch(/\b(you|your|the|email|account)\b/i)
  })

  it('that nobody asked for is in every language, with the day in each', () => {
    const { subject, text } = letters.inactivityLetter('a@example.org', day, 'https://x.example')
    for (const date of ['April 1, 2026', '1 de abril de 2026']) {
      expect(subject).toContain(date)
      expect(text).toContain(date)
    }
    expect(text.match(/https:\/\/x\.example/g)).toHaveLength(languages.length)
  })

  it('is in the language of the page on which it was asked for', async () => {
    const server = await appForTest()
    const { email } = await server.newMember()
    await server.send({
      method: 'POST',
      url: '/api/login/code',
      headers: { cookie: 'language=es' },
      payload: { email },
    })
    // "Su código para", as letters write what is not in the English alphabet.
    const written = 'Su c=C3=B3digo para'
    await expect.poll(() => lettersIn(server.dataDir, email).join('')).toContain(written)
  })
})
