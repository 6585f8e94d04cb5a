/** People walk through a fleet while it is broken: nothing acknowledged is lost, nothing is there twice. */

import { setTimeout as pause } from 'node:timers/promises'
import { type Fleet, startFleet } from './fleet.ts'
import { walk } from './journey.ts'
import { createLedger, type Ledger } from './ledger.ts'

/** How much of it. */
export interface FleetRun {
  /** Who walk at once; each begins anew as somebody else when a way is done. */
  readonly people: number
  /** How long people come; those on their way then finish. */
  readonly seconds: number
  /** They come one after the other within this time, not all in one moment. */
  readonly arrivalSeconds: number
  /** How long one process is frozen. */
  readonly frozenSeconds: number
  readonly thinkMs: number
}

/** What was stored, beside what was acknowledged. */
export interface Found {
  /** Acknowledged, and not in the database. */
  readonly lost: number
  /** In the database more than once, or never sent. */
  readonly doubled: number
  /** Registrations of which the same is true. */
  readonly peopleLost: number
  readonly plansLost: number
  /** Rows of the copy at the end, and of the database. */
  readonly sittings: { readonly database: number; readonly copy: number }
}

const copyWaitMs = 60_000
const pollMs = 500

/**
 * Runs it.
 *
 * @param run - how much.
 * @param say - told what is being done.
 * @returns what people saw, and what was found afterwards.
 */
export async function runFleet(run: FleetRun, say: (line: string) => void = () => undefined) {
  const fleet = await startFleet()
  const ledger = createLedger()
  const startedAt = performance.now()
  const tell = (line: string) =>
    say(`${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${line}`)
  const faults = new AbortController()
  try {
    const until = startedAt + run.seconds * 1000
    const place = { balancer: fleet.balancer, ledger, thinkMs: run.thinkMs }
    const walking = Array.from({ length: run.people }, async (_, number) => {
      await pause((run.arrivalSeconds * 1000 * number) / run.people)
      while (performance.now() < until) {
        await walk(place).catch((fault: unknown) => ledger.fault(String(fault)))
      }
    })
    const breaking = breakThings(fleet, run, { tell, ledger, signal: faults.signal })
    await Promise.all([...walking, breaking])
    tell('everybody has arrived')
    const found = await compare(fleet, ledger)
    const lines = fleet.said().split('\n').flatMap(faultOf)
    return { ...ledger.summary(), found, log: countEach(lines) }
  } finally {
    faults.abort()
    await fleet.stop()
  }
}

interface Telling {
  readonly tell: (line: string) => void
  readonly ledger: Ledger
  readonly signal: AbortSignal
}

/** One process is frozen, another one dies meanwhile, and when both are back the database crashes. */
async function breakThings(
  fleet: Fleet,
  { seconds, frozenSeconds }: FleetRun,
  { tell, ledger, signal }: Telling,
): Promise<void> {
  const during = (share: number) => pause(seconds * share * 1000, undefined, { signal })
  await during(0.1)
  tell('a process is frozen')
  fleet.freeze(0)
  const frozen = pause(frozenSeconds * 1000, undefined, { signal })
  await during(0.05)
  tell('another one is killed')
  await fleet.kill(1)
  await during(0.05)
  await fleet.replace(1)
  tell('and replaced')
  await frozen
  fleet.wake(0)
  tell('the frozen one is awake')
  await during(0.1)
  const { code, err } = await fleet.report()
  tell('a report was made of the copy')
  if (code !== 0) ledger.fault(`the report ended with ${code}: ${err}`)
  await during(0.1)
  tell('the database crashes')
  await fleet.restartDatabase()
  tell('the database is back')
}

/** Everything that was acknowledged against everything that is stored. */
async function compare(fleet: Fleet, ledger: Ledger): Promise<Found> {
  const stored = new Map<string, number>()
  for (const row of await fleet.rows(
    `select user_id || ' ' || coalesce(idempotency_key, '') as name, count(*)::int as n
     from assessments group by 1`,
  )) {
    const { name, n }: { name?: string; n?: number } = row
    stored.set(name ?? '', n ?? 0)
  }
  const expected = [...ledger.acknowledged].map(([key, userId]) => `${userId} ${key}`)
  const isSent = (name: string) => ledger.sent.has(name.split(' ')[1] ?? '')
  const [counts = {}] = await fleet.rows(
    `select (select count(*)::int from users) as people, (select count(*)::int from plans) as plans,
       (select count(*)::int from assessments) as sittings`,
  )
  const {
    people = 0,
    plans = 0,
    sittings = 0,
  }: Readonly<Record<string, number | undefined>> = { ...counts }
  return {
    lost: expected.filter((name) => !stored.has(name)).length,
    doubled: [...stored].filter(([name, n]) => n !== 1 || !isSent(name)).length,
    peopleLost: Math.max(0, ledger.counts.registered - people),
    plansLost: Math.max(0, ledger.counts.plans - plans),
    sittings: { database: sittings, copy: await sittingsOfCopy(fleet, sittings) },
  }
}

/** The copy follows a database that has crashed as it did before. */
async function sittingsOfCopy(fleet: Fleet, wanted: number): Promise<number> {
  const deadline = performance.now() + copyWaitMs
  for (;;) {
    const [row = {}] = await fleet.rows('select count(*)::int as n from assessments', 'copy')
    const { n = 0 }: { n?: number } = row
    if (n >= wanted || performance.now() > deadline) return n
    await pause(pollMs)
  }
}

/** What a line of the log names as wrong; nothing where it names nothing. */
function faultOf(line: string): readonly string[] {
  if (!/"level":[56]0/.test(line)) return []
  const { msg, fault }: { msg?: string; fault?: string } = JSON.parse(line)
  return [`${msg ?? ''} (${fault ?? ''})`]
}

function countEach(lines: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1
  return counts
}
