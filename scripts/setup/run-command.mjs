/** Runs another program to its end, or in its place, without a shell; and a whole script, with its failures in a sentence. */

import { spawn } from 'node:child_process'
import { projectFolder } from './project-folder.mjs'

/**
 * @typedef {object} Ending
 * @property {number} code - exit code; 128 and more when a signal ended the program.
 * @property {string} output - what it wrote, both streams in order; empty unless captured.
 */

/**
 * Runs a program in the project's folder and waits for its end.
 *
 * @param {string} file - the program.
 * @param {readonly string[]} args - its arguments.
 * @param {{ capture?: boolean, env?: NodeJS.ProcessEnv }} [options] - `capture` keeps the output
 *   instead of showing it; `env` is added to the present environment.
 * @returns {Promise<Ending>} how it ended; a program that cannot be started ends with 127.
 */
export function runCommand(file, args, { capture = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: projectFolder,
      env: { ...process.env, ...(capture && { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    })
    const stop = () => child.kill()
    process.once('exit', stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve({ code: code ?? 128, output })
    })
  })
}

/**
 * Hands this terminal over to a program: it gets our signals and its exit code becomes ours.
 *
 * @param {string} file - the program.
 * @param {readonly string[]} args - its arguments.
 * @param {NodeJS.ProcessEnv} [env] - added to the present environment.
 * @returns {Promise<void>} settles when the program has ended.
 */
export function becomeCommand(file, args, env = {}) {
  const child = spawn(file, args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both of us already; a second one would cut short a graceful stop.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  if (process.env['npm_lifecycle_event']) whenOrphaned(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      process.exitCode = code ?? 1
      resolve()
    })
  })
}

/**
 * npm runs us in a shell and, told to stop, ends the shell alone; without this the server would go
 * on unseen and keep its port.
 *
 * @param {() => void} act - called once, when the process that started us is gone.
 */
function whenOrphaned(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 250)
  watch.unref()
}

/** Thrown with a sentence that says what is missing and what to do about it. */
export class SetupFailure extends Error {
  /** @override */
  name = 'SetupFailure'
}

/**
 * Runs a whole script and turns a set-up failure into its sentence and a failing exit code.
 *
 * @param {() => Promise<void>} main - the script.
 * @param {string} [lastLine] - printed after the sentence, for who reads the output by machine.
 */
export async function runScript(main, lastLine = '') {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error
    console.error(`\n${error.message}`)
    if (lastLine) console.log(lastLine)
    process.exitCode = 1
  }
}
