/** Keeping and checking passwords. */

import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  const passwords = createPasswords(randomBytes, 2)

  it('are kept as argon2id with their own salt', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('correct horse'),
      passwords.hash('correct horse'),
    ])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
  })

  it('match themselves alone', async () => {
    const stored = await passwords.hash('correct horse')
    expect(await passwords.verify('correct horse', stored)).toBe(true)
    expect(await passwords.verify('Correct horse', stored)).toBe(false)
    expect(await passwords.verify('', stored)).toBe(false)
    expect(await passwords.verify('correct horse', undefined)).toBe(false)
  })

  it('match however the keyboard composes a letter', async () => {
    const stored = await passwords.hash('caf\u00e9 au lait')
    expect(await passwords.verify('cafe\u0301 au lait', stored)).toBe(true)
  })

  it('are checked at the settings they were kept with', async () => {
    const stored = await passwords.hash('correct horse')
    expect(await passwords.verify('correct horse', stored.replace('t=2', 't=3'))).toBe(false)
  })

  it('are not guessed from an unreadable record', async () => {
    await expect(passwords.verify('x', 'plain text')).rejects.toThrow('unreadable')
  })
})
