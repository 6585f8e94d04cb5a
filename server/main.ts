/** Starts the server: the only place that knows the environment, the time and chance. */

import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { BadSettings, readConfig } from './config.ts'
import { describeFault } from './edge/request-log.ts'
import { stopOnSignal } from './stop.ts'
import { DirectoryInUse } from './store/databases/directory-lock.ts'
import { openStore } from './store/store.ts'
import { warmCoach } from './warm-coach.ts'

const webDir = fileURLToPath(new URL('../dist/web/', import.meta.url))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const store = await openStore(config, {
    onLostConnection: (fault) => say(`A database connection broke: ${fault.name}`),
  })
  const app = await createApp({
    config,
    store,
    clock: () => new Date(),
    randomBytes,
    webDir,
    cores: availableParallelism(),
  })
  warmCoach(config.region)
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
  stopOnSignal(process, app)
  const [bound] = app.addresses()
  const port = typeof bound === 'object' ? bound.port : config.port
  const address =
    config.publicUrl === '' ? `http://${shownHost(config.host)}:${port}` : config.publicUrl
  process.stdout.write(`Healthy Lifestyle Choices is ready at ${address}\n`)
}

/** Loopback and "all addresses" are shown under the name that works in a browser here. */
function shownHost(host: string): string {
  return ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

function explain(fault: unknown): string {
  if (!(fault instanceof Error)) return 'The server could not start.'
  if (fault instanceof BadSettings || fault instanceof DirectoryInUse) return fault.message
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
  return `${fault.message}\n${JSON.stringify(describeFault(fault))}`
}

try {
  await start()
} catch (fault) {
  say(explain(fault))
  process.exitCode = 1
}
