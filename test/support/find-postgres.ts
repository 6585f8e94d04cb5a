/** Finds the server programs of PostgreSQL, which Debian keeps out of PATH. */

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
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
