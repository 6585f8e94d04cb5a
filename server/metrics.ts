/** Counts what an operator watches, in the text form Prometheus reads; nothing in it is about a person. */

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { routeOf } from './edge/request-log.ts'
import type { JobParts } from './jobs/job-runner.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ModelCallLine } from './model/model-client.ts'
import type { ReminderParts } from './reminders/plan-reminders.ts'
import type { Connections } from './store/databases/database.ts'
import type { FaultListener } from './store/databases/faults.ts'

/** From a read of the embedded database to an answer of a language model; seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What is asked when the numbers are read. */
export interface MetricsSources {
  /** How busy the connections to the database are; undefined where there is no pool. */
  readonly connections: () => Connections | undefined
  /** When the last backup by command ended, UTC ISO; undefined where there was none. */
  readonly lastBackupAt: () => Promise<string | undefined>
}

/** What has been counted since the start. */
export interface Metrics {
  /**
   * Writes the counts. Those of the process itself (memory, processor, how late the event loop is)
   * are kept from the first call on.
   *
   * @returns text in Prometheus' exposition format, version 0.0.4.
   */
  toText(): Promise<string>
  /** Counts and times every call of an app; call it before the routes are made. */
  watchCalls(app: FastifyInstance): void
  /** Counts the letters of a mailer. */
  watchLetters(mailer: Mailer): Mailer
  /** Counts the calls of the language model. */
  readonly countModelCall: (line: ModelCallLine) => void
  /** Counts what became of reminders. */
  readonly countReminder: ReminderParts['onSettled']
  /** Counts the statements that failed. */
  readonly countFault: FaultListener
  /** Counts the runs of jobs. */
  readonly countJob: Pick<JobParts, 'onDone' | 'onFault'>
}

/**
 * Makes empty counts, each app its own.
 *
 * @param sources - what is asked when the numbers are read.
 * @returns the counts.
 */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const calls = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const letters = new Counter({
    name: 'letters_total',
    help: 'Letters that were handed over, or could not be.',
    labelNames: ['outcome'],
    registers,
  })
  const modelCalls = new Histogram({
    name: 'model_call_duration_seconds',
    help: 'Calls of the language model: shown whole, kept up to a fault, replaced by the built-in coach, or gone.',
    labelNames: ['provider', 'outcome'],
    buckets,
    registers,
  })
  const jobs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of jobs in this process.',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const lastJobs = new Gauge({
    name: 'job_last_done_timestamp_seconds',
    help: 'When a job was last done in this process.',
    labelNames: ['job'],
    registers,
  })
  const reminders = new Counter({
    name: 'reminders_total',
    help: 'Reminders of plans: sent, handed over without an answer (unsure, not sent again), failed and to be tried again, or expired.',
    labelNames: ['outcome'],
    registers,
  })
  const faults = new Counter({
    name: 'database_faults_total',
    help: 'Statements and connections that failed: unavailable, timeout, lock, disk-full, damaged, other.',
    labelNames: ['kind'],
    registers,
  })
  watchPool(registers, sources)
  watchBackups(registers, sources)
  let isProcessWatched = false
  return {
    toText() {
      if (!isProcessWatched) collectDefaultMetrics({ register: registry })
      isProcessWatched = true
      return registry.metrics()
    },
    watchCalls(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { method } = request
        const route = routeOf(request)
        calls.inc({ method, route, status: reply.statusCode })
        times.observe({ method, route }, reply.elapsedTime / 1000)
        done()
      })
    },
    watchLetters: (mailer) => ({
      async send(letter, beforeEnd) {
        try {
          await mailer.send(letter, beforeEnd)
        } catch (fault) {
          letters.inc({ outcome: 'failed' })
          throw fault
        }
        letters.inc({ outcome: 'sent' })
      },
      forget: (address, about) => mailer.forget(address, about),
    }),
    countModelCall({ provider, outcome, ms }) {
      modelCalls.observe({ provider, outcome }, ms / 1000)
    },
    countReminder: (outcome) => reminders.inc({ outcome }),
    countFault: (kind) => faults.inc({ kind }),
    countJob: {
      onDone(job, { isFinished }) {
        jobs.inc({ job, outcome: isFinished ? 'done' : 'unfinished' })
        if (isFinished) lastJobs.setToCurrentTime({ job })
      },
      onFault(job) {
        jobs.inc({ job, outcome: 'failed' })
      },
    },
  }
}

function watchPool(registers: Registry[], { connections }: MetricsSources): void {
  const gauge: Gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL that are at work or idle, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const now = connections()
      if (now === undefined) return
      for (const [state, count] of Object.entries(now)) gauge.set({ state }, count)
    },
  })
}

function watchBackups(registers: Registry[], { lastBackupAt }: MetricsSources): void {
  const gauge: Gauge = new Gauge({
    name: 'last_backup_timestamp_seconds',
    help: 'When the last backup by command ended; 0 where there was none.',
    registers,
    async collect() {
      const at = await lastBackupAt()
      gauge.set(at === undefined ? 0 : Date.parse(at) / 1000)
    },
  })
}
