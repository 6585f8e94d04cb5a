/** `restore`: an empty database filled from a backup. */

import { resolve } from 'node:path'
import { openToRestore } from '../store/operator/open-for-operator.ts'
import { rowsOf } from './files/backup-format.ts'
import { countRows } from './files/count-rows.ts'
import { backupRows, checkBackup } from './files/read-backup.ts'
import { trailOf, type WorkPlace } from './work-place.ts'

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
