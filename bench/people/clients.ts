/** What one process takes from more and more people at once, and the memory it needs for it. */

import { randomUUID } from 'node:crypto'
import { addresses, idempotencyHeader, operatorPaths } from '#contract/addresses.ts'
import { instruments } from '#core/catalog.ts'
import { httpRequest } from '../load/connection.ts'
import { sampleAnswers } from '../load/stored-members.ts'
import { timesAtOnce } from '../load/people-at-once.ts'
import { quantile } from '../rounds.ts'
import type { Filled } from './call-times.ts'
import type { Sample } from './seed-people.ts'

const clientCounts = [1, 10, 100, 1000]

/** One number of people at once. */
export interface ClientRow {
  readonly what: string
  readonly clients: number
  /** Answers a second. */
  readonly rate: number
  readonly p99: number
  /** Of the process right after it. */
  readonly megabytes: number
}

const responses = sampleAnswers(instruments.stress)

const requests: Readonly<Record<string, (person: Sample) => string>> = {
  'read a score': (person) =>
    httpRequest('GET', addresses.stressScore.path.replace(':userId', person.userId), {
      Authorization: `Bearer ${person.token}`,
    }),
  'list scores': (person) =>
    httpRequest('GET', addresses.viewScores.path.replace(':userId', person.userId), {
      Authorization: `Bearer ${person.token}`,
    }),
  submit: (person) =>
    httpRequest(
      'POST',
      addresses.submitStress.path,
      { Authorization: `Bearer ${person.token}`, [idempotencyHeader]: randomUUID() },
      { userId: person.userId, responses },
    ),
}

/**
 * Measures reads and submits.
 *
 * @param filled - the server.
 * @param durationMs - of each measurement.
 */
export async function measureClients(
  { url, samples }: Filled,
  durationMs: number,
): Promise<readonly ClientRow[]> {
  const rows: ClientRow[] = []
  let asked = 0
  for (const [what, make] of Object.entries(requests)) {
    for (const clients of clientCounts) {
      const next = () => {
        const person = samples[asked++ % samples.length]
        if (person === undefined) throw new Error('Nobody is stored.')
        return make(person)
      }
      const startedAt = performance.now()
      const times = await timesAtOnce(url, { clients, durationMs }, next)
      const rate = (times.length * 1000) / (performance.now() - startedAt)
      rows.push({
        what,
        clients,
        rate,
        p99: quantile(times, 0.99),
        megabytes: await memoryOf(url),
      })
    }
  }
  return rows
}

/**
 * Reads what a process itself tells to programs on its machine.
 *
 * @param url - of the server.
 * @returns its memory in MB.
 */
export async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(url + operatorPaths.metrics)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6
}
