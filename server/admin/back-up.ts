/** `backup`: everything that is kept, in one file. */

import { resolve } from 'node:path'
import { openBeside } from '../store/operator/open-for-operator.ts'
import { rowsOf } from './files/backup-format.ts'
import { countRows } from './files/count-rows.ts'
import { writeBackup } from './files/write-backup.ts'
import { trailOf, type WorkPlace } from './work-place.ts'

/**
 * Writes a backup. It says so in the audit before it reads: what is read is never unrecorded.
 *
 * @param place - where the command works.
 * @param name - of the file; nothing may be there yet.
 * @throws OperatorFault with a sentence when it cannot be written.
 */
export async function backUp(place: WorkPlace, name: string): Promise<void> {
  const file = resolve(place.folder, name)
  const store = await openBeside(place.config)
  try {
    await trailOf(place, store.audit).record('admin-backup')
    const { users = 0, assessments = 0 } = await store.backups.read(async (content) => {
      const { report, signal } = place
      const counting = { total: rowsOf(content.counts), doing: 'Backed up', report, signal }
      const rows = countRows(content.rows, counting)
      await writeBackup(file, { ...content, rows }, place.clock().toISOString(), signal)
      return content.counts
    })
    place.show(
      `Backed up ${users} people and ${assessments} questionnaires to ${file}\nWho has this file can read health data. Keep it as safe as the database.\n`,
    )
  } finally {
    await store.close()
  }
}
