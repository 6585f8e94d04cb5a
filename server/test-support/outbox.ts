/** Letters that lie in the outbox of a test's server, as its operator would find them. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the letters to an address.
 *
 * @param dataDir - folder of the server.
 * @param email - in lower case; every letter where absent.
 * @returns whole letters with their heads, oldest first.
 */
export function lettersIn(dataDir: string, email?: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => email === undefined || letter.includes(`To: ${email}\n`))
}

/**
 * Reads the codes that were sent to an address.
 *
 * @param dataDir - folder of the server.
 * @param email - in lower case.
 * @returns six digits each, oldest first.
 */
export function codesIn(dataDir: string, email: string): string[] {
  return lettersIn(dataDir, email).flatMap((letter) => /^Subject: (\d{6})/m.exec(letter)?.[1] ?? [])
}
