/** A whole server in this process: embedded database, its own clock, its log in a list. */

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createApp } from '../app.ts'
import type { TimeoutSettings } from '../edge/unreadable-requests.ts'
import { readConfig } from '../config.ts'
import type { Clock } from '../ids.ts'
import type { ModelLimits, ModelSettings } from '../model/model-settings.ts'
import { migrate } from '../store/migrations/migrate.ts'
import type { Database } from '../store/databases/database.ts'
import { createStore, type Store } from '../store/store.ts'
import {
  countRows,
  createForTest,
  type DatabaseKind,
  openUnsynced,
  placeTables,
  type FreshDatabase,
} from '../store/test-databases.ts'

/** A signed-in person. */
export interface TestMember {
  readonly userId: string
  readonly email: string
  readonly password: string
  readonly token: string
  /** Cookie of their browser, as `name=value`. */
  readonly cookie: string
}

/** A server that nobody else uses. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly store: Store
  /** Folder of the embedded database. */
  readonly dataDir: string
  /** Everything that was logged. */
  readonly log: string[]
  /** Moves the clock. */
  readonly passMs: (ms: number) => void
  /** Sends a request; an object as payload travels as JSON. */
  readonly send: (request: InjectOptions) => Promise<LightMyRequestResponse>
  /** What time it is for the server. */
  readonly clock: Clock
  /** Registers somebody new, from an address or from this machine, and signs them in with their password, so that their proof is fresh. */
  readonly newMember: (address?: string) => Promise<TestMember>
  /** Signs somebody in again with their password, after their session or their proof has ended. */
  readonly signIn: (member: TestMember) => Promise<TestMember>
  /** Counts the rows of every table of the embedded database. */
  readonly rows: () => Record<string, number>
  readonly close: () => Promise<void>
}

/** What a test may put in place of the usual. */
export interface TestParts {
  /** Folder of built pages; none where absent. */
  readonly webDir?: string
  readonly database?: FreshDatabase
  /** How long the server waits for those who send. */
  readonly timeouts?: TimeoutSettings
  /** Aborted once the server is told to stop. */
  readonly leaving?: AbortSignal
  /** How long the language model may take. */
  readonly modelLimits?: Partial<ModelLimits>
}

/**
 * Starts a server.
 *
 * @param settings - settings the test is about; the rate is not limited unless one says so.
 * @param parts - what is in place of the usual.
 * @returns the server, to be closed by the test.
 */
export async function startTestApp(
  settings: Readonly<Record<string, string>> = {},
  parts: TestParts = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sledss-app-'))
  placeTables(dataDir)
  const given = readConfig({ RATE_LIMIT: 'off', DATA_DIR: dataDir, ...settings })
  const config = { ...given, languageModel: withLimits(given.languageModel, parts.modelLimits) }
  const store = await storeOn(
    await (parts.database ? parts.database.open() : openUnsynced(config.dataDir)),
  )
  const log: string[] = []
  let nowMs = Date.parse('2026-11-21T10:00:00.000Z')
  const clock = () => new Date(nowMs)
  const app = await createApp({
    config,
    store,
    clock,
    randomBytes,
    webDir: parts.webDir ?? join(dataDir, 'no-pages'),
    cores: 2,
    // The usual cost would be most of the time of all tests.
    passwordCost: { memoryKiB: 8, passes: 1, lanes: 1 },
    ...(parts.leaving && { leaving: parts.leaving }),
    ...(parts.timeouts && { timeouts: parts.timeouts }),
    logStream: { write: (line) => log.push(line) },
  })
  const send = (request: InjectOptions) => app.inject(request)
  return {
    app,
    store,
    dataDir,
    log,
    send,
    passMs: (ms) => void (nowMs += ms),
    clock,
    newMember: (address) => registerMember(send, address),
    signIn: (member) => signIn(send, member),
    rows: () => countRows(dataDir),
    async close() {
      await app.close()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** The same for the one test that runs: closed as that test ends. */
export async function appForTest(...given: Parameters<typeof startTestApp>): Promise<TestApp> {
  const server = await startTestApp(...given)
  onTestFinished(() => server.close())
  return server
}

/** The same on a database of a kind. */
export async function appOnDatabase(create: DatabaseKind['create']): Promise<TestApp> {
  return appForTest({}, { database: await createForTest(create) })
}

function withLimits(model: ModelSettings | undefined, limits: Partial<ModelLimits> = {}) {
  return model && { ...model, limits: { ...model.limits, ...limits } }
}

async function storeOn(database: Database): Promise<Store> {
  await migrate(database)
  return createStore(database)
}

let people = 0

async function registerMember(
  send: TestApp['send'],
  remoteAddress = '127.0.0.1',
): Promise<TestMember> {
  people += 1
  const email = `person${people}@example.org`
  const password = `a long password ${people}`
  const registered = await send({
    method: 'POST',
    url: '/register',
    remoteAddress,
    payload: { email, password, age: 76, yearOfBirth: 1950, gender: 'Female' },
  })
  return signIn(send, { email, password, cookie: cookieOf(registered) })
}

async function signIn(
  send: TestApp['send'],
  person: Pick<TestMember, 'email' | 'password' | 'cookie'>,
): Promise<TestMember> {
  const { email, password, cookie } = person
  const login = await send({
    method: 'POST',
    url: '/login',
    headers: { cookie },
    payload: { email, password },
  })
  const { token, userID } = login.json<{ token: string; userID: string }>()
  return { userId: userID, email, password, token, cookie: cookieOf(login) }
}

/**
 * Reads the cookie that an answer gives.
 *
 * @param answer - from a sign-in or a registration.
 * @returns `name=value`.
 */
export function cookieOf({ headers }: Pick<LightMyRequestResponse, 'headers'>): string {
  return String(headers['set-cookie']).split(';', 1)[0] ?? ''
}

/**
 * Makes the header by which a person is known.
 *
 * @param member - the person, or only their token.
 * @returns headers.
 */
export function bearer(member: Pick<TestMember, 'token'>): { authorization: string } {
  return { authorization: `Bearer ${member.token}` }
}
