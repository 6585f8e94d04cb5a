/** Starts the server: the only place that knows the environment, the time and chance. */

import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { BadSettings, readConfig } from './config.ts'
import { describeFault } from './edge/request-log.ts'
import { stopOnSignal } from './stop.ts'
import { UnfitDatabase } from './store/databases/database.ts'
import { DirectoryInUse } from './store/databases/directory-lock.ts'
import { troubleOf } from './store/databases/faults.ts'
import { openStore } from './store/store.ts'
import { warmCoach } from './warm-coach.ts'

const webDir = fileURLToPath(new URL('../dist/web/', import.meta.url))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // Loaded where it is set alone: it is more than all else of a start.
  const traces = config.traces && (await (await import('./traces.ts')).openTraces(config.traces))
  const store = await openStore(config, {
    onStatement: traces?.onStatement,
    onReplicaAway: ({ message }) => say(`Long reads go to the database itself: ${message}`),
    onLostConnection: (fault) => say(`A database connection broke: ${fault.name}`),
  })
  const leaving = new AbortController()
  const app = await createApp({
    config,
    leaving: leaving.signal,
    traces,
    store,
    clock: () => new Date(),
    randomBytes,
    webDir,
    cores: availableParallelism(),
  })
  try {
    await app.listen({
      port: config.port,
      host: config.host,
      listenTextResolver: () => 'listening',
    })
  } catch (fault) {
    await app.close()
    throw fault
  }
  stopOnSignal(process, app, { delayMs: config.stopDelayMs, onBegin: () => leaving.abort() })
  const [bound] = app.addresses()
  const port = typeof bound === 'object' ? bound.port : config.port
  const address =
    config.publicUrl === '' ? `http://${shownHost(config.host)}:${port}` : config.publicUrl
  process.stdout.write(`Healthy Lifestyle Choices is ready at ${address}\n`)
  await warmCoach(config.region)
}

/** Loopback and "all addresses" are shown under the name that works in a browser here. */
function shownHost(host: string): string {
  return ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

const damaged =
  'The database is damaged: parts of it cannot be read. Keep a copy of its files as they are, then restore the last backup (docs/operations.md).'

/** Their messages are written for people. */
const plainFaults = [BadSettings, DirectoryInUse, UnfitDatabase]

function explain(fault: unknown): string {
  if (!(fault instanceof Error)) return 'The server could not start.'
  if (plainFaults.some((kind) => fault instanceof kind)) return fault.message
  const code = 'code' in fault ? fault.code : undefined
  if (code === 'EADDRINUSE') {
    return 'The port is in use already. Stop the other program, or set PORT to another number.'
  }
  if (code === 'EACCES') {
    return 'This port may not be used. Set PORT to 1024 or more.'
  }
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return 'This machine has no address like the one in HOST. Set HOST to 127.0.0.1, or to 0.0.0.0 for all of its addresses.'
  }
  const trouble = troubleOf(fault)
  if (trouble === 'full') {
    return 'There is no room left on the disk of the database. Free some room, then start again.'
  }
  if (trouble === 'damaged') return `${damaged}\n${JSON.stringify(describeFault(fault))}`
  return `${fault.message}\n${JSON.stringify(describeFault(fault))}`
}

try {
  await start()
} catch (fault) {
  say(explain(fault))
  process.exitCode = 1
}
