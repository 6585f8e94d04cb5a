/** Runs sqlmap on every call of the contract, each with a good request of a person of its own. */

import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addresses } from '#contract/addresses.ts'
import type { Finding } from './main.ts'
import { newPerson } from './person.ts'
import { rawRequest, scannedCalls } from './requests.ts'

/** How far sqlmap goes: cookies and headers of the client are bent too, and heavy queries tried. */
const effort = ['--level=2', '--risk=2', '--threads=4']

/** What sqlmap says at the end of a run that found nothing. */
const nothing = 'do not appear to be injectable'
const found = /is vulnerable|identified the following injection point/

/**
 * Scans every call.
 *
 * @param url - the running app.
 * @param folder - where requests and sessions may lie.
 * @param say - told how each call went.
 * @returns calls that can be injected, at the highest level, and runs that came to no end.
 */
export async function runSqlmap(
  url: string,
  folder: string,
  say: (line: string) => void,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const name of scannedCalls) {
    const person = await newPerson(url, name)
    const file = join(folder, `${name}.txt`)
    writeFileSync(file, rawRequest(name, person, new URL(url).host))
    const output = await sqlmap(file, folder)
    const verdict = verdictOf(output)
    say(`sqlmap: ${addresses[name].method} ${addresses[name].path}: ${verdict}`)
    if (verdict !== 'nothing found') findings.push({ where: name, what: verdict, level: 4 })
  }
  return findings
}

function verdictOf(output: string): string {
  if (found.test(output)) return 'SQL injection'
  return output.includes(nothing) ? 'nothing found' : `no result: ${output.slice(-400)}`
}

async function sqlmap(file: string, folder: string): Promise<string> {
  const args = [
    '-r',
    file,
    '--batch',
    '--ignore-stdin',
    '--flush-session',
    '--disable-coloring',
    ...effort,
  ]
  const more = ['--ignore-code=401,403,404,400,409,429', '--output-dir', join(folder, 'sqlmap')]
  try {
    const done = await promisify(execFile)('sqlmap', [...args, ...more], { maxBuffer: 50_000_000 })
    return done.stdout
  } catch (fault) {
    return String(fault)
  }
}
