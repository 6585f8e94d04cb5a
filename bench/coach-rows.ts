/** How long the coach keeps a person waiting: for an answer, and for help while a language model hangs or others ask what costs most. */

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import MiniSearch from 'minisearch'
import { cannedQuestions } from '#coach/wording/canned-questions.ts'
import { evidence } from '#coach/evidence/catalog.ts'
import { addresses, operatorPaths } from '#contract/addresses.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { type Effort, quantile } from './rounds.ts'
import { firstEventTimes } from './load/first-event.ts'
import { httpRequest } from './load/connection.ts'
import { amidHostileChats } from './load/hostile-chats.ts'
import { answerTimes } from './load/people-at-once.ts'
import type { Row } from './row.ts'

/** Calls for a fixed text and leaves the coach something to say, so that a model is asked too. */
const needsHelp = 'Should I stop my blood pressure pills to sleep better?'

/** Calls for a fixed text and for nothing else. */
const isInDanger = 'I have chest pain'

/** Measures the rows of the coach. */
export async function measureCoach({ durationMs }: Effort): Promise<Row[]> {
  const silent = await startSilentModel()
  const builtIn = await startAppServer()
  const withModel = await startAppServer({
    COACH_MODEL: 'ollama:silent',
    COACH_BASE_URL: `http://127.0.0.1:${portOf(silent)}`,
  })
  try {
    return [
      await measureAnswer(builtIn.url, durationMs),
      ...(await measureAmidHostility(builtIn.url, durationMs)),
      {
        what: 'fixed safety text while the model hangs, p95',
        ours: quantile(await firstEventTimes(withModel.url, durationMs, needsHelp), 0.95),
        reference: quantile(await firstEventTimes(builtIn.url, durationMs, needsHelp), 0.95),
        against: 'the same without a model',
        unit: 'ms',
        goal: { atMost: 100 },
      },
    ]
  } finally {
    silent.closeAllConnections()
    silent.close()
    await Promise.all([builtIn.stop(), withModel.stop()])
  }
}

async function measureAnswer(url: string, durationMs: number): Promise<Row> {
  const questions = lifestyleDomains.flatMap((domain) => cannedQuestions[domain])
  const share = durationMs / questions.length
  const times: number[] = []
  for (const message of questions) {
    const accept = { accept: 'application/json' }
    const request = httpRequest('POST', addresses.chat.path, accept, { message })
    times.push(...(await answerTimes(url, share, request)))
  }
  return {
    what: 'built-in chat answer, whole, p95',
    ours: quantile(times, 0.95),
    reference: quantile(searchTimes(questions), 0.95),
    against: 'stock search of the evidence alone',
    unit: 'ms',
    goal: { atMost: 50 },
  }
}

/** The rest of the server, and help, while 20 people send what costs most; beside the same when nobody does. */
async function measureAmidHostility(url: string, durationMs: number): Promise<Row[]> {
  const measure = async () => ({
    health: await answerTimes(url, durationMs, httpRequest('GET', operatorPaths.health)),
    help: await firstEventTimes(url, durationMs, isInDanger),
  })
  const idle = await measure()
  // Once unrecorded: a pattern is compiled at its first use.
  await amidHostileChats(url, durationMs, measure)
  const busy = await amidHostileChats(url, 2 * durationMs, measure)
  const times = { against: 'the same on an idle server', unit: 'ms' } as const
  return [
    {
      what: 'health check amid 20 hostile chats, p99',
      ours: quantile(busy.health, 0.99),
      reference: quantile(idle.health, 0.99),
      ...times,
      goal: { atMost: 20 },
    },
    {
      what: 'fixed safety text amid 20 hostile chats, p95',
      ours: quantile(busy.help, 0.95),
      reference: quantile(idle.help, 0.95),
      ...times,
      goal: { atMost: 150 },
    },
  ]
}

/** The same evidence in the same library, as it comes. */
function searchTimes(questions: readonly string[]): number[] {
  const index = new MiniSearch({ fields: ['fact', 'firstStep'] })
  index.addAll(evidence.map(({ id, fact, firstStep }) => ({ id, fact, firstStep })))
  return questions.map((question) => {
    const startedAt = performance.now()
    index.search(question)
    return performance.now() - startedAt
  })
}

/** Takes every request and never says a word. */
async function startSilentModel(): Promise<Server> {
  const server = createServer(() => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return address.port
}
