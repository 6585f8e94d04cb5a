/** Does work that comes round again: each job in one process at a time, whichever is there. */

import type { Clock, IdSource } from '../ids.ts'
import type { Jobs } from '../store/upkeep/jobs.ts'

/** Work that comes round again. */
export interface Job {
  readonly name: string
  /** From the end of one run to the next. */
  readonly everyMs: number
  /**
   * Does the work. It may be cut short at any moment and be done again by another process.
   *
   * @param mayGoOn - false once no new piece of work may be begun; the rest comes a minute later.
   * @returns `unfinished` where the job itself leaves a rest for a minute later.
   */
  run(mayGoOn: () => boolean): Promise<'unfinished' | void>
}

/** What running jobs needs. */
export interface JobParts {
  readonly jobs: readonly Job[]
  readonly leases: Jobs
  readonly clock: Clock
  readonly newId: IdSource
  /** Told about a job that failed. */
  readonly onFault: (job: string, fault: unknown) => void
  /** Told about a job that did its work, or a part of it. */
  readonly onDone: (job: string, run: { readonly ms: number; readonly isFinished: boolean }) => void
}

const tickMs = 60_000

/** If this process dies, another takes over after this time. */
const leaseMs = 10 * 60_000

/** No new piece of work is begun in the second half: nobody else may come while one is at work. */
const workingMs = leaseMs / 2

/**
 * Makes the runner.
 *
 * @param parts - what is to be done, and where it is kept who does it.
 * @returns the runner, not yet started.
 */
export function createJobRunner(parts: JobParts) {
  const { jobs, clock, onFault } = parts
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const runAll = async () => {
    for (const job of jobs) {
      const mayGoOn = (endsMs: number) => !isStopping && clock().getTime() < endsMs
      await runOne(parts, job, mayGoOn).catch((fault: unknown) => onFault(job.name, fault))
    }
  }
  const tick = () => {
    running ??= runAll().finally(() => (running = undefined))
    return running
  }
  return {
    /** Does what is due. It never throws, and does nothing while an earlier call is still at work. */
    tick,
    /** Ticks by itself from now on; the timer keeps no process alive. */
    start(): void {
      timer ??= setInterval(() => void tick(), tickMs).unref()
    },
    /** Ends the ticking; what is being done is finished first. */
    async stop(): Promise<void> {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}

/** The runner of jobs. */
export type JobRunner = ReturnType<typeof createJobRunner>

async function runOne(
  { leases, clock, newId, onFault, onDone }: JobParts,
  job: Job,
  mayGoOn: (endsMs: number) => boolean,
): Promise<void> {
  const begin = clock().getTime()
  if (!mayGoOn(begin + workingMs)) return
  const { name, everyMs } = job
  const lease = { name, holder: newId() }
  const at = (ms: number) => new Date(begin + ms).toISOString()
  const latest = at(2 * Math.max(everyMs, leaseMs))
  const wish = { ...lease, now: at(0), leasedUntil: at(leaseMs), latest }
  if (!(await leases.take(wish))) return
  let isFinished = false
  try {
    isFinished = await runToEnd(job, () => mayGoOn(begin + workingMs))
    onDone(name, { ms: clock().getTime() - begin, isFinished })
  } catch (fault) {
    onFault(name, fault)
  }
  const pauseMs = isFinished ? everyMs : tickMs
  await leases.finish(lease, new Date(clock().getTime() + pauseMs).toISOString())
}

/** Whoever was told to begin nothing more has left something; another process may go on with it. */
async function runToEnd(job: Job, mayGoOn: () => boolean): Promise<boolean> {
  let isCutShort = false
  const left = await job.run(() => {
    isCutShort ||= !mayGoOn()
    return !isCutShort
  })
  return !isCutShort && left !== 'unfinished'
}
