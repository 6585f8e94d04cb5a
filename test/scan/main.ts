/** Lets two known scanners attack the running app, and says what they found. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorPaths } from '#contract/addresses.ts'
import { startAppServer } from '../support/app-server.ts'
import { findProgram } from '../support/find-program.ts'
import { startPostgres } from '../support/throwaway-postgres.ts'
import { runSqlmap } from './sqlmap.ts'
import { runWapiti } from './wapiti.ts'

/** One thing a scanner found. */
export interface Finding {
  readonly where: string
  readonly what: string
  /** From 1, low, to 4. */
  readonly level: number
}

/** Findings of this level or above fail the scan. */
const medium = 2

const missing = ['sqlmap', 'wapiti'].filter((name) => findProgram(name) === undefined)
if (missing.length > 0) {
  process.stderr.write(`Install ${missing.join(' and ')} (Debian has both) to run the scan.\n`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'sledss-scan-'))
const onPostgres = process.argv.includes('--postgres')
const postgres = onPostgres ? await startPostgres() : undefined
const server = await startAppServer(postgres === undefined ? {} : { DATABASE_URL: postgres.url })
try {
  process.stdout.write(`Database: ${onPostgres ? 'PostgreSQL' : 'SQLite'}\n`)
  const findings = [
    ...(await runSqlmap(server.url, folder, say)),
    ...(await runWapiti(server.url, folder, say)),
    ...(await faultsOfServer(server.url)),
  ]
  for (const { where, what, level } of findings) say(`level ${level}: ${what} at ${where}`)
  const grave = findings.filter(({ level }) => level >= medium)
  say(`${findings.length} findings, ${grave.length} of them medium or above.`)
  if (grave.length > 0) process.exitCode = 1
} finally {
  await server.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Whatever a scanner sends, the server must not break over it. */
async function faultsOfServer(url: string): Promise<readonly Finding[]> {
  const metrics = await (await fetch(url + operatorPaths.metrics)).text()
  const faults = metrics.matchAll(
    /^http_requests_total\{method="(\w+)",route="([^"]+)",status="(5\d\d)"\} (\d+)/gm,
  )
  return [...faults].map(([, method, route, status, count]) => ({
    where: `${method} ${route}`,
    what: `${count} answers ${status}`,
    level: medium,
  }))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
