/** The real server with the built web app, in a process and a data folder of its own. */

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { operatorPaths } from '#contract/addresses.ts'
import { freePort } from './free-port.ts'
import { onEnd } from './on-end.ts'
import { waitTimeoutMs } from './wait-timeout.ts'

const ownProject = fileURLToPath(new URL('../..', import.meta.url))
const stillClock = fileURLToPath(new URL('still-clock.ts', import.meta.url))
const pollMs = 10
/** All of a start is work for the processor, so that a busy machine slows it down most. */
const startTimeoutMs = 3 * waitTimeoutMs

/** A running server that nobody else uses. */
export interface AppServer {
  /** Its address, without a slash at the end. */
  readonly url: string
  readonly dataDir: string
  /** Everything it has written to its two outputs so far. */
  readonly said: () => string
  /** Sends its process a signal, to freeze it or to wake it. */
  readonly signal: (name: NodeJS.Signals) => void
  /** Stops it as an operator would and removes its data. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the server on a free port, with an empty database and no limit on the rate of calls.
 *
 * @param settings - settings of the server that the test is about; they win over the usual ones.
 *   With a `DATA_DIR` of its own the server works on data that outlives it, with a `PORT` it can
 *   come back where another one stood.
 * @param project - folder of the program; this one unless told otherwise.
 * @throws with the server's own words when it does not get ready.
 */
export async function startAppServer(
  settings: NodeJS.ProcessEnv = {},
  project = ownProject,
): Promise<AppServer> {
  const ownDir = mkdtempSync(join(tmpdir(), 'sledss-data-'))
  const dataDir = settings['DATA_DIR'] ?? ownDir
  const port = settings['PORT'] ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join(project, 'server', 'main.ts')], {
    env: {
      ...inheritedSettings(),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const clearAway = () => {
    server.kill('SIGKILL')
    rmSync(ownDir, { recursive: true, force: true })
  }
  const forget = onEnd(clearAway)
  const said = listenTo(server)
  await untilReady(server, url, said).catch((fault: unknown) => {
    forget()
    clearAway()
    throw fault
  })
  return {
    url,
    dataDir,
    said,
    signal: (name) => void server.kill(name),
    async stop() {
      forget()
      const ended = server.exitCode === null ? once(server, 'close') : undefined
      server.kill('SIGTERM')
      await ended
      clearAway()
    },
  }
}

/** Settings of a server whose clock stands still at a time, in milliseconds since 1970. */
export function clockAt(timeMs: number): NodeJS.ProcessEnv {
  return { CLOCK_MS: String(timeMs), NODE_OPTIONS: `--import=${stillClock}` }
}

/** What a program needs to run at all; settings of the developer's own server stay out. */
function inheritedSettings(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot, NODE_COMPILE_CACHE } = process.env
  const settings = { PATH, HOME, TMPDIR, SystemRoot, NODE_COMPILE_CACHE }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

function listenTo(server: ChildProcess): () => string {
  const pieces: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => pieces.push(text))
  }
  return () => pieces.join('')
}

async function untilReady(server: ChildProcess, url: string, said: () => string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline && server.exitCode === null) {
    const answered = await fetch(url + operatorPaths.ready).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await pause(pollMs)
  }
  throw new Error(`The server did not get ready. It said:\n${said().slice(-8000)}`)
}
