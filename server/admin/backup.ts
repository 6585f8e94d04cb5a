/** `backup`: everything that is kept, in one file; and `restore`: an empty database filled from it. */

import { resolve } from 'node:path'
import { openBeside, openToRestore } from '../store/operator/open-for-operator.ts'
import { rowsOf } from './files/backup-format.ts'
import { countRows } from './files/count-rows.ts'
import { writeBackup } from './files/write-backup.ts'
import { trailOf, type WorkPlace } from './work-place.ts'
import { backupRows, checkBackup } from './files/read-backup.ts'

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

/**
 * Restores a backup, after all of it has been checked.
 *
 * @param place - where the command works.
 * @param name - of the file.
 * @throws OperatorFault when the file is no whole backup of this release or an earlier one, and
 * UnfitDatabase when the database is not empty; nothing is restored then.
 */
export async function restore(place: WorkPlace, name: string): Promise<void> {
  const file = resolve(place.folder, name)
  const { migrations, counts, createdAt } = await checkBackup(file)
  const store = await openToRestore(place.config)
  try {
    const { report, signal } = place
    const counting = { total: rowsOf(counts), doing: 'Restored', report, signal }
    await store.backups.restore({ migrations, rows: countRows(backupRows(file), counting) })
    await trailOf(place, store.audit).record('admin-restore')
  } finally {
    await store.close()
  }
  const { users = 0, assessments = 0 } = counts
  place.show(
    `Restored ${users} people and ${assessments} questionnaires as they were at ${createdAt}\nWho was deleted after that moment is there again: delete them again.\n`,
  )
}
