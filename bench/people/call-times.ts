/** How long each call takes where few people are stored and where many are, asked in turns. */

import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { EndpointName } from '#contract/addresses.ts'
import { goodRequest, scannedCalls } from '#test/scan/requests.ts'
import { median } from '../rounds.ts'
import type { Sample } from './seed-people.ts'

/** A server with people. */
export interface Filled {
  readonly url: string
  readonly samples: readonly Sample[]
}

/** One call, in milliseconds. */
export interface CallTimes {
  readonly name: EndpointName
  /** What it was answered with, most often. */
  readonly status: number
  readonly few: number
  readonly many: number
}

/** After these a person cannot be asked for again: they come last, each with people of its own. */
const lastOnes: readonly EndpointName[] = [
  'signOutOthers',
  'setPassword',
  'removePassword',
  'requestEmailChange',
  'logout',
  'deleteMe',
]

/** The calls that a person can make again and again. */
export const repeatableCalls = scannedCalls.filter((name) => !lastOnes.includes(name))

/**
 * Measures calls.
 *
 * @param few - the one to compare with.
 * @param many - what is compared.
 * @param times - how often each call is made, 1 or more.
 * @param names - which calls; all of them once at the most.
 * @returns medians.
 */
export async function measureCalls(
  few: Filled,
  many: Filled,
  times: number,
  names: readonly EndpointName[] = [...repeatableCalls, ...lastOnes],
): Promise<readonly CallTimes[]> {
  if (Math.min(leftOf(few.samples, times).length, leftOf(many.samples, times).length) < times) {
    throw new Error(`There are too few people to ask for ${times} times.`)
  }
  const agent = new Agent({ keepAlive: true })
  const rows: CallTimes[] = []
  try {
    for (const name of names) {
      // From the end of the list, so that the others never ask for somebody who has gone.
      const from = -times * (1 + lastOnes.indexOf(name))
      rows.push(await measureCall(name, { few, many, times, from, agent }))
    }
  } finally {
    agent.destroy()
  }
  return rows
}

/**
 * Lists the people who are still there after all calls were measured.
 *
 * @param samples - all of them.
 * @param times - how often each call was made.
 */
export function leftOf(samples: readonly Sample[], times: number): readonly Sample[] {
  return samples.slice(0, samples.length - times * lastOnes.length)
}

interface Measuring {
  readonly few: Filled
  readonly many: Filled
  readonly times: number
  /** Place of the first person in the list; counted from its end below 0. */
  readonly from: number
  readonly agent: Agent
}

async function measureCall(
  name: EndpointName,
  { few, many, times, from, agent }: Measuring,
): Promise<CallTimes> {
  const found = { few: [] as number[], many: [] as number[] }
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    // Who is asked second finds the processor as warm as who is asked first, over all turns.
    const order = turn % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)
    for (const which of order) {
      const { url, samples } = which === 'few' ? few : many
      const person = samples.at(from + turn)
      if (person === undefined) throw new Error(`There are fewer than ${times} people to ask for.`)
      const { status, ms } = await ask(url, name, person, agent)
      statuses.push(status)
      found[which].push(ms)
    }
  }
  return { name, status: median(statuses), few: median(found.few), many: median(found.many) }
}

async function ask(url: string, name: EndpointName, person: Sample, agent: Agent) {
  const { method, address, body } = goodRequest(name, person)
  const isNew = name === 'register' && { email: `${randomUUID()}@example.org` }
  const text = body === undefined ? '' : JSON.stringify({ ...Object(body), ...isNew })
  const startedAt = performance.now()
  const answer = await new Promise<{ status: number; bytes: Buffer }>((resolve, reject) => {
    const call = request(url + address, {
      method,
      agent,
      headers: {
        authorization: `Bearer ${person.token}`,
        accept: 'application/json',
        ...(text !== '' && { 'content-type': 'application/json' }),
      },
    })
    call.once('error', reject)
    call.once('response', (response) => {
      buffer(response).then((bytes) => resolve({ status: response.statusCode ?? 0, bytes }), reject)
    })
    call.end(text)
  })
  return { status: answer.status, ms: performance.now() - startedAt }
}
