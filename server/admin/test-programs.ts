/** The real programs over real files: a server, and commands of the operator beside it. */

import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { perform } from './perform.ts'

const serverProgram = fileURLToPath(new URL('../main.ts', import.meta.url))
const adminProgram = fileURLToPath(new URL('main.ts', import.meta.url))

/** Settings by name, as in the environment. */
export type Settings = Readonly<Record<string, string>>

/** A server in a process of its own. */
export interface RunningServer {
  /** For example `http://localhost:34567`. */
  readonly address: string
  /** Sends a body as JSON, or asks without one. */
  readonly call: (path: string, body?: object, headers?: Settings) => Promise<Response>
  /** Everything it has said so far. */
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/** How a command ended. */
export interface Ending {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Starts a server.
 *
 * @param settings - where its data is.
 * @returns it, once it answers.
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const usual = { PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }
  const program = start(serverProgram, [], { ...usual, ...settings })
  const said = listen(program)
  const address = await untilReady(program, said)
  return {
    address,
    call: (path, body, headers = {}) =>
      fetch(address + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    said: () => said.out + said.err,
    async stop() {
      program.kill('SIGTERM')
      if (program.exitCode === null) await once(program, 'close')
    },
  }
}

/**
 * Starts a command of the operator.
 *
 * @param settings - where the data is.
 * @param words - the command.
 * @returns its process.
 */
export function startAdmin(settings: Settings, words: readonly string[]): ChildProcess {
  return start(adminProgram, words, settings)
}

/**
 * Does a command of the operator in this process: a second one beside the server, without the time
 * that starting another takes.
 *
 * @param settings - where the data is.
 * @param words - the command.
 * @returns how it ended.
 */
export async function doAdmin(settings: Settings, words: readonly string[]): Promise<Ending> {
  const said = { out: '', err: '' }
  const code = await perform(words, {
    env: settings,
    clock: () => new Date(),
    randomBytes,
    randomInt: (below) => randomInt(below),
    folder: process.cwd(),
    signal: new AbortController().signal,
    show: (text) => (said.out += text),
    report: (text) => (said.err += text),
    complain: (text) => (said.err += text),
    ask: async () => undefined,
  })
  return { code, ...said }
}

/**
 * Runs a command of the operator to its end, in a process of its own.
 *
 * @param settings - where the data is.
 * @param words - the command.
 * @param typed - what the operator types.
 * @returns how it ended.
 */
export async function runAdmin(
  settings: Settings,
  words: readonly string[],
  typed = '',
): Promise<Ending> {
  const program = startAdmin(settings, words)
  const said = listen(program)
  program.stdin?.end(typed)
  await once(program, 'close')
  return { code: program.exitCode, ...said }
}

function start(file: string, words: readonly string[], settings: Settings): ChildProcess {
  const env = { PATH: process.env['PATH'], ...settings }
  return spawn(process.execPath, [file, ...words], { env, stdio: 'pipe' })
}

function listen(program: ChildProcess): { out: string; err: string } {
  const said = { out: '', err: '' }
  program.stdout?.setEncoding('utf8').on('data', (part: string) => (said.out += part))
  program.stderr?.setEncoding('utf8').on('data', (part: string) => (said.err += part))
  return said
}

async function untilReady(program: ChildProcess, said: { out: string; err: string }) {
  for (;;) {
    const found = /is ready at (http:\S+)\n/.exec(said.out)?.[1]
    if (found !== undefined) return found
    if (program.exitCode !== null) throw new Error(`The server did not start: ${said.err}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
