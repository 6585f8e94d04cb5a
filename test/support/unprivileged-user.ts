/** A user without rights, for programs that refuse to run as root. */

import { readFileSync } from 'node:fs'

/**
 * @returns user and group to start a program as: `postgres` or `nobody` when we are root, and
 *   nothing (stay who we are) otherwise.
 */
export function unprivilegedUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody']
    .map((name) => users.find((fields) => fields[0] === name))
    .find(Boolean)
  if (!found) throw new Error('PostgreSQL refuses to run as root and there is no user "nobody".')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}
