/** Whatever was acknowledged is still there after the server was killed in the middle of its work. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createStore } from '../store.ts'
import { testId } from '../test-records.ts'
import { openSqlite } from './sqlite.ts'
import { gathered } from './pages.ts'

const writer = fileURLToPath(new URL('kill-writer.ts', import.meta.url))
const enough = 300

/** @returns the ids that were acknowledged before the kill. */
async function killInTheMiddle(dataDir: string): Promise<string[]> {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
    if (text.split('\n').length > enough) child.kill('SIGKILL')
  })
  await once(child, 'close')
  // The last line may be cut short by the kill.
  return text.split('\n').slice(0, -1)
}

describe('a killed server', () => {
  it('has lost nothing that was acknowledged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sledss-kill-'))
    const acknowledged = await killInTheMiddle(dataDir)
    expect(acknowledged.length).toBeGreaterThan(enough / 2)
    const database = openSqlite(dataDir)
    const store = createStore(database)
    const list = await gathered(store.assessments.pages(testId(1), 'oldest-first'))
    const kept = new Set(list.map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await store.close()
    rmSync(dataDir, { recursive: true })
  })
})
