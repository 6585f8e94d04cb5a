/** A browser of one person that can be killed and started again, and then knows what it knew. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { quietArguments } from './browser-arguments.ts'
import { findBrowser } from './find-browser.ts'
import { onEnd } from './on-end.ts'
import { hastenQuiet } from './visit.ts'
import { waitTimeoutMs } from './wait-timeout.ts'

const pollMs = 20

/** Prepares a browser with nothing stored yet. */
export function lastingBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'sledss-browser-'))
  let running: { process: ChildProcess; connection: Browser } | undefined
  const end = () => {
    const pid = running?.process.pid
    // Its processes are one group: the drawing of pages goes with it.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  }
  const clearAway = () => {
    end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const forget = onEnd(clearAway)
  const kill = async () => {
    if (running === undefined) return
    const gone = once(running.process, 'exit')
    end()
    await gone
    await running.connection.close().catch(() => undefined)
    running = undefined
  }
  return {
    /** Starts it; gives a page that is empty yet. */
    async start(): Promise<Page> {
      const portFile = join(folder, 'DevToolsActivePort')
      rmSync(portFile, { force: true })
      const program = spawn(findBrowser() ?? 'chromium', argumentsFor(folder), {
        detached: true,
        stdio: 'ignore',
      })
      const port = await portIn(portFile)
      const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
      running = { process: program, connection }
      const [context] = connection.contexts()
      if (context === undefined) throw new Error('The browser has no window')
      context.setDefaultTimeout(waitTimeoutMs)
      await hastenQuiet(context)
      return context.pages()[0] ?? context.newPage()
    },
    /** Resolves once the disk has a text of the local storage, which browsers write late. */
    async untilWritten(text: string): Promise<void> {
      const deadline = Date.now() + waitTimeoutMs
      while (!isWritten(folder, text)) {
        if (Date.now() > deadline) throw new Error('The browser did not write its local storage')
        await pause(pollMs)
      }
    },
    /** Ends all its processes at once, as a power cut would. */
    kill,
    /** Ends it and removes what it knew. */
    async remove(): Promise<void> {
      forget()
      await kill()
      clearAway()
    },
  }
}

/** The browser of one person. */
export type LastingBrowser = ReturnType<typeof lastingBrowser>

function argumentsFor(folder: string): string[] {
  return [
    ...quietArguments,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    '--window-size=390,844',
    '--lang=en-US',
    '--force-prefers-reduced-motion',
    'about:blank',
  ]
}

/** What was written lately stands uncompressed in the journal of the local storage. */
function isWritten(folder: string, text: string): boolean {
  const storage = join(folder, 'Default', 'Local Storage', 'leveldb')
  if (!existsSync(storage)) return false
  const journals = readdirSync(storage).filter((name) => name.endsWith('.log'))
  return journals.some((name) => readFileSync(join(storage, name)).includes(text))
}

/** The browser writes its port into a file once it listens. */
async function portIn(file: string): Promise<string> {
  const deadline = Date.now() + waitTimeoutMs
  while (Date.now() < deadline) {
    const [port = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (port !== '') return port
    await pause(pollMs)
  }
  throw new Error('The browser did not start')
}
