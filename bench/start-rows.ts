/** From nothing to the first answer: a built `npm start` beside a server of one static file. */

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test/support/free-port.ts'
import { onEnd } from '#test/support/on-end.ts'
import { referenceFile } from './load/child-server.ts'
import { type Effort, takeTurns } from './rounds.ts'
import type { Row } from './row.ts'

const projectFolder = fileURLToPath(new URL('..', import.meta.url))
const homePage = join(projectFolder, 'dist', 'web', 'en', 'index.html')
const pollMs = 5

/** Measures the cold start, with an empty data folder each time. */
export async function measureStart({ rounds }: Effort): Promise<Row[]> {
  const figures = await takeTurns(rounds, {
    ours: () => timeToFirstAnswer('npm', ['start', '--silent']),
    reference: () => timeToFirstAnswer(process.execPath, [referenceFile('static-file'), homePage]),
  })
  return [
    {
      what: 'cold `npm start` to first answer, built',
      ...figures,
      against: 'node serving a static file',
      unit: 'ms',
      goal: { moreAtMost: 1000 },
    },
  ]
}

async function timeToFirstAnswer(file: string, args: readonly string[]): Promise<number> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'sledss-bench-'))
  const startedAt = performance.now()
  const server = spawn(file, args, {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, so that npm and everything below it can be stopped together.
    detached: true,
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  const stop = () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
  }
  const forget = onEnd(stop)
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (server.exitCode !== null) throw new Error(`${file} ended before it answered.`)
      await pause(pollMs)
    }
    return performance.now() - startedAt
  } finally {
    forget()
    stop()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
