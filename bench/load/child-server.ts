/** Runs a reference server in a process of its own, as the product runs in its own. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onEnd } from '#test/support/on-end.ts'

/**
 * Starts a file of `references/`, which prints its port on a line of its own once it listens.
 *
 * @param name - file name there, without its ending.
 * @param args - its arguments.
 */
export async function startReference(name: string, args: readonly string[]) {
  const server = spawn(process.execPath, [referenceFile(name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const clearAway = () => server.kill()
  const forget = onEnd(clearAway)
  const [port] = await once(server.stdout.setEncoding('utf8'), 'data')
  return {
    url: `http://127.0.0.1:${Number(port)}`,
    async stop(): Promise<void> {
      forget()
      const ended = once(server, 'close')
      server.kill()
      await ended
    },
  }
}

/** Absolute path of a file of `references/`. */
export function referenceFile(name: string): string {
  return fileURLToPath(new URL(`../references/${name}.ts`, import.meta.url))
}
