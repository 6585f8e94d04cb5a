/** Members with a sitting of every questionnaire, in a data folder that several servers can copy. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addresses } from '#contract/addresses.ts'
import { instruments } from '#core/catalog.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { onEnd } from '#test/support/on-end.ts'
import { registerMember, type Member } from '#test/support/person.ts'
import { httpRequest, openConnection, type Connection } from './connection.ts'
import { itemsOf, type Instrument, type Item } from '#core/instrument.ts'
import { toWireAnswers, type WireAnswers } from '#core/responses.ts'

/** Header that says who calls. */
export function bearer(member: Member): { Authorization: string } {
  return { Authorization: `Bearer ${member.token}` }
}

/**
 * Registers members with the real server and lets each take everything once.
 *
 * @param count - how many members.
 */
export async function storeMembers(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'sledss-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  onEnd(remove)
  const original = join(folder, 'original')
  const server = await startAppServer({ DATA_DIR: original })
  const members = await Promise.all(Array.from({ length: count }, () => registerMember(server.url)))
  const connection = await openConnection(server.url)
  for (const member of members) await takeEverything(connection, member)
  connection.close()
  await server.stop()
  let copies = 0
  return {
    members,
    /** Makes a copy of the data folder for one more server. */
    copy(): string {
      const target = join(folder, `copy-${++copies}`)
      cpSync(original, target, { recursive: true })
      return target
    },
    remove,
  }
}

/**
 * Lets a member take every questionnaire once.
 *
 * @param connection - to the server.
 * @param member - a fresh one.
 */
export async function takeEverything(connection: Connection, member: Member): Promise<void> {
  const { userID } = member
  const { social, literacy, exercise, mna, stress, sleep } = instruments
  const sittings = [
    [addresses.submitSocial, { answers: sampleAnswers(social) }],
    [addresses.saveBmi, { bmi: '24.5', category: 'Healthy Weight' }],
    [addresses.submitMna, { answers: sampleAnswers(mna) }],
    [addresses.submitStress, { responses: sampleAnswers(stress) }],
    [addresses.submitSleep, { responses: sampleAnswers(sleep) }],
    [addresses.submitExercise, { responses: sampleAnswers(exercise) }],
    [addresses.submitLiteracy, { answers: sampleAnswers(literacy) }],
  ] as const
  for (const [{ path }, body] of sittings) {
    await connection.send(httpRequest('POST', path, bearer(member), { userId: userID, ...body }))
  }
}

const clockTexts = { bed: '10:30 pm', wake: '7 am' }

/** Answers every item, in the form in which they are sent. */
export function sampleAnswers(instrument: Instrument): WireAnswers {
  const responses = Object.fromEntries(
    itemsOf(instrument).map((item) => [item.linkId, sampleAnswer(item)]),
  )
  return toWireAnswers(instrument, responses)
}

function sampleAnswer(item: Item): string {
  if (item.kind === 'clock') return clockTexts[item.clock]
  if (item.kind === 'number') return item.max <= 24 ? '7' : '15'
  return item.options[Math.floor(item.options.length / 2)]?.code ?? ''
}
