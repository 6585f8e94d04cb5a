/** Gets a person's data as a file: from the server for a member, from this device for a guest. */

import { addresses } from '#contract/addresses.ts'
import { type ExportFormat, exportFiles } from '#contract/export-files.ts'
import { type CallResult, unreachable } from '../call-result.ts'
import { saveFile } from '../save-file.ts'
import { sendRequest } from '../server-transport.ts'
import type { Entry } from '#core/fhir/entries.ts'
import type { Plan } from '#core/plan.ts'
import { language } from '../../locales/language.ts'
import type { GuestProfile, GuestRecords } from '../local-backend/records/guest-schema.ts'
import { randomId } from '../random-id.ts'
import { readGuestMemory } from '../local-backend/records/guest-memory.ts'
import { readGuestPlan } from '../local-backend/records/guest-plan.ts'
import { readGuestProfile } from '../local-backend/records/guest-profile.ts'
import { readGuestRecords } from '../local-backend/records/guest-records.ts'

/**
 * Downloads the data of a member.
 *
 * @param token - of the session.
 * @param format - which file.
 * @returns nothing to read when the file was handed to the person, or why there is none.
 */
export async function downloadMyData(
  token: string,
  format: ExportFormat,
): Promise<CallResult<null>> {
  const sent = await sendRequest(addresses.exportMe, { token, query: { format } }, '*/*')
  if (!sent.ok) return sent
  try {
    saveFile(exportFiles[format].fileName, await sent.reply.blob())
    return { ok: true, reply: null }
  } catch {
    return unreachable
  }
}

/**
 * Hands a guest everything that this device keeps of them.
 *
 * @param format - in which form; the bundle has what is about health alone.
 * @throws StorageFault when it cannot be read now.
 */
export async function downloadGuestData(userId: string, format: GuestFormat): Promise<void> {
  const [records, memory, plan, profile] = await Promise.all([
    readGuestRecords(userId),
    readGuestMemory(userId),
    readGuestPlan(userId),
    readGuestProfile(userId),
  ])
  const data = { ...records, memory, plan, profile }
  const document = format === 'fhir' ? await guestBundle(data) : data
  const { fileName, type } = exportFiles[format]
  saveFile(fileName, new Blob([`${JSON.stringify(document, null, 2)}\n`], { type }))
}

/** The forms that are made on the device. */
export type GuestFormat = Extract<ExportFormat, 'json' | 'fhir'>

/** Its code comes with the press: all questions and answers go with it. */
async function guestBundle({
  assessments,
  bmiRecords,
  enteredScores,
  plan,
  profile,
}: GuestRecords & { readonly plan: Plan; readonly profile: GuestProfile | undefined }) {
  const [{ fhirEntries, fhirHead }, { namesHere }] = await Promise.all([
    import('#core/fhir/bundle.ts'),
    import('#core/fhir/names.ts'),
  ])
  const source = {
    person: profile ?? {},
    assessments: [assessments],
    bmiRecords: [bmiRecords],
    enteredScores: [
      enteredScores.map(({ id, forum, value, meaning, timestamp }) => {
        return { id, domain: forum, score: value, band: meaning, enteredAt: timestamp }
      }),
    ],
    plan,
  }
  const entry: Entry[] = []
  for await (const page of fhirEntries(source, randomId, namesHere)) entry.push(...page)
  return { ...fhirHead(new Date().toISOString(), language), entry }
}
