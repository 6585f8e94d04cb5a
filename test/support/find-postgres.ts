/** Finds the server programs of PostgreSQL, which Debian keeps out of PATH, and whom to run them as. */

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findProgram } from './find-program.ts'

const oldestMajor = 14
const debianFolder = '/usr/lib/postgresql'

/**
 * @returns the folder of an `initdb` and a `postgres` of version 14 or newer, or undefined.
 */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(debianFolder, version, 'bin')),
  ]
  return folders.find((folder) => {
    const postgres = findProgram('postgres', [folder])
    return postgres && findProgram('initdb', [folder]) && majorOf(postgres) >= oldestMajor
  })
}

function majorOf(postgres: string): number {
  const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(version)?.[1] ?? 0)
}

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
