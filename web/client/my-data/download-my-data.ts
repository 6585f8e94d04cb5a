/** Gets a person's data as a file: from the server for a member, from this device for a guest. */

import { addresses } from '#contract/addresses.ts'
import type { ExportFormat } from '#contract/schemas/my-data.ts'
import { type CallResult, unreachable } from '../call-result.ts'
import { saveFile } from '../save-file.ts'
import { sendRequest } from '../server-transport.ts'
import { readGuestMemory } from '../local-backend/records/guest-memory.ts'
import { readGuestPlan } from '../local-backend/records/guest-plan.ts'
import { readGuestProfile } from '../local-backend/records/guest-profile.ts'
import { readGuestRecords } from '../local-backend/records/guest-records.ts'

const fileNames: Readonly<Record<ExportFormat, string>> = {
  json: 'my-data.json',
  csv: 'my-data.csv',
  codebook: 'codebook.csv',
}

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
    saveFile(fileNames[format], await sent.reply.blob())
    return { ok: true, reply: null }
  } catch {
    return unreachable
  }
}

/**
 * Hands a guest everything that this device keeps of them.
 *
 * @throws StorageFault when it cannot be read now.
 */
export async function downloadGuestData(userId: string): Promise<void> {
  const [records, memory, plan, profile] = await Promise.all([
    readGuestRecords(userId),
    readGuestMemory(userId),
    readGuestPlan(userId),
    readGuestProfile(userId),
  ])
  const text = `${JSON.stringify({ ...records, memory, plan, profile }, null, 2)}\n`
  saveFile(fileNames.json, new Blob([text], { type: 'application/json' }))
}
