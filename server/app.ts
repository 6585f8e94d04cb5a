/** The server apart from its socket: everything that can be asked of it, ready for `inject` and `listen`. */

import { maxHeaderSize } from 'node:http'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { limits } from '#contract/limits.ts'
import { createAuditTrail } from './audit-trail.ts'
import type { Config } from './config.ts'
import { handleErrors } from './edge/error-handler.ts'
import { sendSecurityHeaders } from './edge/headers.ts'
import { readJsonBodies, readableAddress } from './edge/incoming.ts'
import { closeAfterLastAnswers } from './edge/last-answers.ts'
import { limitCalls } from './edge/limits/general-limit.ts'
import { limitGuesses } from './edge/limits/guess-limit.ts'
import { mount } from './http/mount.ts'
import { cohortSnapshot } from './jobs/cohort-snapshot.ts'
import { inactiveAccounts } from './jobs/inactive-accounts.ts'
import { createJobRunner } from './jobs/job-runner.ts'
import { oldAudit } from './jobs/old-audit.ts'
import { purgeExpired } from './jobs/purge-expired.ts'
import { readPolicies } from './edge/page-policy.ts'
import { servePages } from './edge/pages.ts'
import {
  describeFault,
  describeForeignFault,
  describeRequest,
  logRequests,
} from './edge/request-log.ts'
import { refuseForeignOrigins } from './edge/refusals/own-origin.ts'
import {
  refuseUnreadable,
  defaultTimeouts,
  type TimeoutSettings,
} from './edge/unreadable-requests.ts'
import { createSessionGate } from './http/session.ts'
import {
  guessAllowances,
  guessReserve,
  letterAllowances,
  mailboxOf,
} from './identity/guess-limits.ts'
import { createFailedTries } from './identity/failed-tries.ts'
import { newSecret } from './identity/secrets.ts'
import { createSharedCounts, type SharedCounts } from './identity/shared-counts.ts'
import { createNetworkMarks } from './identity/network-mark.ts'
import { createMailedCodes, type CodeKeeper } from './identity/mailed-codes.ts'
import { createPasskeyGate } from './identity/passkeys/passkeys.ts'
import { createRelyingParty } from './identity/passkeys/relying-party.ts'
import { createPasswords, type PasswordCost } from './identity/passwords.ts'
import { createRememberedBrowsers } from './identity/remembered-browser.ts'
import { createTrustedNetworks } from './identity/trusted-networks.ts'
import { openModelClient, type ModelClient, type ModelCallLine } from './model/model-client.ts'
import { createMailer } from './mail/mailer.ts'
import { createIdSource, type Clock, type RandomBytes } from './ids.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { canRemind, planReminders } from './reminders/plan-reminders.ts'
import { createHandlers } from './routes/handlers.ts'
import { canPush, createPushSender } from './push/push-sender.ts'
import { leadToStopPage } from './routes/account/reminder.ts'
import { mountOperatorRoutes } from './routes/operator.ts'
import type { Services } from './services.ts'
import type { EmailKept, EmailWish } from './store/codes/email-changes.ts'
import type { LoginCodeSubject } from './store/codes/login-codes.ts'
import type { Store } from './store/store.ts'
import type { Traces } from './traces.ts'

/** Where log lines go; a stream with a `write`. */
export interface LogStream {
  write(line: string): void
}

/** What the app is made of. */
export interface AppParts {
  readonly config: Config
  readonly store: Store
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** Absolute path of the built web app. */
  readonly webDir: string
  /** Cores that may work on passwords at once. */
  readonly cores: number
  /** What hashing a password costs; the usual where absent. */
  readonly passwordCost?: PasswordCost
  /** How long it waits for those who send; the usual where absent. */
  readonly timeouts?: TimeoutSettings
  /** Standard output where absent. */
  readonly logStream?: LogStream
  /** Nothing is traced where absent. */
  readonly traces?: Traces | undefined
  /** Aborted once the server is told to stop; it still serves, and says that it is not ready. */
  readonly leaving?: AbortSignal
}

/**
 * Builds the app. Closing it closes the store.
 *
 * @param parts - what it is made of.
 * @returns the app, not yet listening.
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, logStream, timeouts = defaultTimeouts } = parts
  const app = fastify({
    bodyLimit: limits.bodyMaxBytes,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    rewriteUrl: readableAddress,
    // Beyond the usual 100 the router would answer by itself, in a form of its own.
    routerOptions: { maxParamLength: maxHeaderSize },
    requestTimeout: timeouts.requestMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    clientErrorHandler: refuseUnreadable,
    // Their lines carry the address, which may hold an id; edge/request-log.ts writes its own.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      base: null,
      serializers: { req: describeRequest, err: describeForeignFault },
      ...(logStream && { stream: logStream }),
    },
  })
  const metrics = createMetrics({
    connections: () => parts.store.connections(),
    lastBackupAt: async () =>
      (await parts.store.audit.list({ action: 'admin-backup', limit: 1 }))[0]?.at,
  })
  parts.store.onFault(metrics.countFault)
  const model = await openModel(app, parts, metrics)
  const counts = await openCounts(parts)
  const markNetwork = await openNetworkMarks(parts)
  const services = createServices(parts, metrics, model, counts, markNetwork)
  handleErrors(app)
  closeAfterLastAnswers(app)
  logRequests(app)
  metrics.watchCalls(app)
  parts.traces?.watchCalls(app)
  readJsonBodies(app)
  const policyOf = readPolicies(parts.webDir, config.isSecure)
  sendSecurityHeaders(app, config.isSecure, policyOf)
  refuseForeignOrigins(app, config.publicUrl)
  if (config.rateLimit) {
    const isTrusted = createTrustedNetworks(config.trustedNetworks)
    const { store, clock } = parts
    const failedTries = createFailedTries({ counts, throttles: store.throttles, clock })
    limitGuesses(app, { counts, failedTries, isTrusted })
    await limitCalls(app, isTrusted)
  }
  mount(app, createHandlers(services), services.gate)
  leadToStopPage(app)
  mountOperatorRoutes(app, { ...services, metrics, leaving: parts.leaving })
  await servePages(app, parts.webDir, policyOf)
  runJobs(app, parts, services, metrics)
  return app
}

/** They begin with the first connection: an app that is only asked by `inject` has none. */
function runJobs(
  app: FastifyInstance,
  { config, store, clock, randomBytes }: AppParts,
  services: Services,
  { countJob, countReminder }: Metrics,
) {
  const { mailer, push, auditTrail, newId } = services
  const { auditMonths: months, inactiveAccountDays: days, publicUrl } = config
  const log = (line: string) => (fault: unknown) => app.log.error(describeFault(fault), line)
  const onFault = log('a message could not be sent')
  const lettersAtOnce = config.jobLettersPerMinute
  const retention = { lettersAtOnce, store, mailer, auditTrail, clock, publicUrl, onFault }
  const channels = { mail: canRemind(config), push: canPush(config) }
  const reminding = { ...retention, push, channels, randomBytes, onSettled: countReminder }
  const runner = createJobRunner({
    jobs: [
      purgeExpired({ store, clock, newId }),
      cohortSnapshot({ cohorts: store.cohorts, clock, isProofNeeded: config.smtpUrl !== '' }),
      ...(months === null ? [] : [oldAudit({ store, clock, newId, months })]),
      ...(days === null ? [] : [inactiveAccounts({ ...retention, days })]),
      ...(channels.mail || channels.push ? [planReminders(reminding)] : []),
    ],
    leases: store.jobs,
    clock,
    newId,
    onFault(job, fault) {
      countJob.onFault(job, fault)
      log(`the job ${job} failed`)(fault)
    },
    onDone(job, run) {
      countJob.onDone(job, run)
      app.log.info({ job, ...run }, 'a job is done')
    },
  })
  app.addHook('onListen', async () => runner.start())
  app.addHook('onClose', async () => {
    await runner.stop()
    await store.close()
  })
}

/** A model that speaks when the server is told to stop would hold it up for a minute. */
async function openModel(
  app: FastifyInstance,
  { config, clock }: AppParts,
  { countModelCall }: Metrics,
) {
  if (config.languageModel === undefined) return undefined
  const log = (line: ModelCallLine) => {
    countModelCall(line)
    app.log[line.outcome === 'replaced' ? 'warn' : 'info'](line, 'language model')
  }
  const model = await openModelClient(config.languageModel, clock, log)
  app.addHook('preClose', async () => model.stop())
  return model
}

async function openCounts({ store, clock, randomBytes }: AppParts): Promise<SharedCounts> {
  const secret = await store.installKeys.obtain('counts', newSecret(randomBytes))
  return createSharedCounts({ throttles: store.throttles, clock, secret })
}

async function openNetworkMarks({ store, randomBytes }: AppParts) {
  return createNetworkMarks(await store.installKeys.obtain('networks', newSecret(randomBytes)))
}

/** However many accounts a mailbox has: it is not filled with letters. */
function keepLoginCodes(
  { loginCodes }: Store,
  counts: SharedCounts,
  clock: Clock,
): CodeKeeper<LoginCodeSubject, boolean> {
  return {
    ...loginCodes,
    atOnce: 2,
    // All that strangers may guess while a code works, also where an hour of counting ends meanwhile.
    tries: 2 * (guessAllowances.code.max + guessReserve.all.max),
    keep(code) {
      const mailbox = mailboxOf(code.email)
      // Apart from its forms with a plus, which strangers can invent and use up.
      const kind = mailbox === code.email ? 'code-mail' : 'code-mail-plus'
      const key = counts.keyOf(kind, mailbox)
      return loginCodes.keep({
        ...code,
        letters: { key, now: clock(), allowance: letterAllowances[kind] },
      })
    },
  }
}

function keepEmailCodes({ emailChanges }: Store): CodeKeeper<EmailWish, EmailKept> {
  return {
    ...emailChanges,
    atOnce: 1,
    tries: 5,
    keep: (change) => emailChanges.replace(change),
  }
}

function createServices(
  parts: AppParts,
  metrics: Metrics,
  model: ModelClient | undefined,
  counts: SharedCounts,
  markNetwork: Services['markNetwork'],
): Services {
  const { config, store, clock, randomBytes } = parts
  const newId = createIdSource(clock, randomBytes)
  const passwords = createPasswords(randomBytes, parts.cores, parts.passwordCost)
  const auditTrail = createAuditTrail({ audit: store.audit, clock, newId, randomBytes })
  const codeParts = { passwords, clock, randomBytes }
  return {
    config,
    store,
    clock,
    newId,
    randomBytes,
    gate: createSessionGate({ store, clock, randomBytes }),
    passwords,
    codes: createMailedCodes(keepLoginCodes(store, counts, clock), codeParts),
    emailCodes: createMailedCodes(keepEmailCodes(store), codeParts),
    passkeys: createPasskeyGate({
      store,
      relyingParty: createRelyingParty(config.publicUrl),
      clock,
      randomBytes,
      newId,
    }),
    mailer: metrics.watchLetters(createMailer(config, newId)),
    push: createPushSender({ config, installKeys: store.installKeys, randomBytes }),
    auditTrail,
    counts,
    markNetwork,
    browsers: createRememberedBrowsers({
      isSecure: config.isSecure,
      devices: store.devices,
      clock,
      newId,
      randomBytes,
    }),
    model,
  }
}
