/** Runs wapiti over the pages and the calls that are reached by address. */

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addresses } from '#contract/addresses.ts'
import { paths } from '#web/paths.ts'
import type { Finding } from './main.ts'
import { newPerson } from './person.ts'

/** `nikto` and `buster` look for other programs' files by the ten thousand. */
const modules = 'all,-nikto,-buster'
const patienceS = 900

interface Report {
  readonly vulnerabilities: Readonly<Record<string, readonly Entry[]>>
  readonly anomalies: Readonly<Record<string, readonly Entry[]>>
}

interface Entry {
  readonly method: string
  readonly path: string
  readonly info: string
  readonly level: number
}

/**
 * Scans every page and every call that takes no body.
 *
 * @param url - the running app.
 * @param folder - where the report may lie.
 * @param say - told how it goes.
 * @returns what was found, anomalies included.
 * @throws when wapiti does not finish.
 */
export async function runWapiti(
  url: string,
  folder: string,
  say: (line: string) => void,
): Promise<readonly Finding[]> {
  const person = await newPerson(url, 'wapiti')
  const report = join(folder, 'wapiti.json')
  const starts = [
    ...Object.values(paths),
    ...Object.values(addresses)
      .filter(({ method }) => method === 'GET')
      .map(
        ({ path }) =>
          `${path.replaceAll(/:\w+/g, person.userId)}?userID=${person.userId}&format=json`,
      ),
  ]
  const how = ['-m', modules, '--scope', 'domain', '--flush-session', '--no-bugreport', '-v', '0']
  const limits = ['--max-scan-time', String(patienceS), '--store-session', join(folder, 'wapiti')]
  const targets = ['-u', `${url}/`, ...starts.flatMap((path) => ['-s', url + path])]
  const token = ['-H', `Authorization: Bearer ${person.token}`]
  const options = [...targets, ...token, ...how, ...limits, '-f', 'json', '-o', report]
  await promisify(execFile)('wapiti', options, { maxBuffer: 100_000_000 })
  const { vulnerabilities, anomalies }: Report = JSON.parse(readFileSync(report, 'utf8'))
  say(`wapiti: ${starts.length} addresses to begin with`)
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([what, entries]) =>
    entries.map(({ method, path, info, level }) => ({
      where: `${method} ${path}`,
      what: `${what}: ${info}`,
      level,
    })),
  )
}
