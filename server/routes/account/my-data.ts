/** What a person may do with their own data: correct it, take it along, have it deleted. */

import type { Language } from '#core/languages.ts'
import { codebookCsv } from '../../export/codebook.ts'
import { type ExportFormat, exportFiles } from '#contract/export-files.ts'
import { exportCsv } from '../../export/export-csv.ts'
import { exportFhir } from '../../export/export-fhir.ts'
import { exportJson } from '../../export/export-json.ts'
import { gatherPersonalData, type PersonalData } from '../../export/personal-data.ts'
import { forgetPerson } from '../../identity/forget-person.ts'
import { Download } from '../../http/download.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { longestSendingMs } from '../../http/send-in-pieces.ts'
import { accountKey } from '../../identity/guess-limits.ts'
import type { Services } from '../../services.ts'
import { checkYearOfBirth, readMe } from './profile.ts'

/** Without it Excel takes UTF-8 for the letters of an older age. */
const byteOrderMark = '\uFEFF'

/**
 * Makes the handlers of a person's own data.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function myDataRoutes(
  services: Services,
): Pick<Handlers, 'me' | 'correctMe' | 'giveConsent' | 'deleteMe' | 'exportMe'> {
  const { store, clock, auditTrail, browsers } = services
  return {
    me: ({ member }) => readMe(services, member),
    async correctMe({ body, member }) {
      const { yearOfBirth, gender } = body
      if (yearOfBirth !== undefined) checkYearOfBirth(services, yearOfBirth)
      const correction = {
        yearOfBirth: yearOfBirth ?? member.yearOfBirth,
        gender: gender ?? member.gender,
      }
      const event = auditTrail.event('details-corrected', member.userId)
      const now = clock().toISOString()
      await store.users.correct(member.userId, correction, now, event)
      return readMe(services, member)
    },
    async giveConsent({ body, member }) {
      const consent = { version: body.version, givenAt: clock().toISOString() }
      await store.consents.give(member.userId, consent)
      return readMe(services, member)
    },
    async deleteMe({ member, request, reply }) {
      const user = await store.users.find(member.userId)
      if (user !== undefined) await forgetPerson(services, user, 'deleted')
      await browsers.forgetGone(request, reply)
      return { ok: true }
    },
    exportMe: (call) => exportMe(services, call),
  }
}

async function exportMe(services: Services, call: Call<'exportMe'>) {
  const { member, request } = call
  const { format } = call.query
  const asFile = (content: AsyncGenerator<string>) => {
    const { fileName, type } = exportFiles[format]
    return new Download(fileName, type, content)
  }
  if (format === 'codebook') return asFile(tableOf([codebookCsv()]))
  const release = await takeExportTurn(services, member.userId)
  try {
    const data = await gatherPersonalData(services, member.userId)
    if (data === undefined) throw refuse('unauthenticated')
    // Before the file leaves: what cannot be recorded is not handed out.
    await services.auditTrail.record('exported', member.userId)
    return asFile(endedBy(written[format](data, services, requestLanguage(request)), release))
  } catch (fault) {
    await release()
    throw fault
  }
}

/** How the files that are about one person are made. */
const written: Readonly<
  Record<
    Exclude<ExportFormat, 'codebook'>,
    (data: PersonalData, services: Services, language: Language) => AsyncGenerator<string>
  >
> = {
  json: (data, { clock }) => exportJson(data, clock().toISOString()),
  csv: (data) => tableOf(exportCsv(data)),
  fhir: (data, { clock, newId }, language) =>
    exportFhir(data, clock().toISOString(), newId, language),
}

/** A process that dies keeps the turn of its people no longer than any sending may take. */
const exportTurn = { max: 1, windowMs: longestSendingMs + 60_000 }

/** By then most files are made. */
const nextTryS = 10

/** One file at a time for each person, over all processes: it is by far the longest read there is. */
async function takeExportTurn({ store, clock }: Services, userId: string) {
  const key = accountKey('export', userId)
  const taken = await store.throttles.take(key, clock(), exportTurn)
  if (!taken.allowed) throw refuse('exportRunning').after(Math.min(taken.retryAfterS, nextTryS))
  return () => store.throttles.forget([key])
}

async function* endedBy(
  pieces: AsyncGenerator<string>,
  release: () => Promise<void>,
): AsyncGenerator<string> {
  try {
    yield* pieces
  } finally {
    await release()
  }
}

async function* tableOf(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield byteOrderMark
  yield* pieces
}
