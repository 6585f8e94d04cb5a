/** Does what the operator typed, and says how it went. */

import { readConfig } from '../config.ts'
import { backUp, restore } from './backup.ts'
import { readCommand, usage, WrongUse, type Command } from './command-line.ts'
import { deletePerson } from './delete-person.ts'
import { explainFault } from './explain-fault.ts'
import { exportDeidentified } from './export-deidentified.ts'
import { migrateDatabase } from './migrate-database.ts'
import { showAudit } from './show-audit.ts'
import type { WorkPlace } from './work-place.ts'
import { writeReport } from './write-report.ts'

/** Where the operator stands, before the settings are read. */
export interface Stage extends Omit<WorkPlace, 'config'> {
  /** Settings by name. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Shows what is wrong; nothing is added to it. */
  readonly complain: (text: string) => void
}

/**
 * Does one command.
 *
 * @param words - as typed, without program and script.
 * @param stage - where the operator stands.
 * @returns 0 when it is done, 1 when it is not, 2 when it was used in a wrong way.
 */
export async function perform(words: readonly string[], stage: Stage): Promise<0 | 1 | 2> {
  try {
    const command = readCommand(words)
    await run(command, { ...stage, config: readConfig(stage.env) })
    return 0
  } catch (fault) {
    const isWrongUse = fault instanceof WrongUse
    const sentence = isWrongUse ? fault.message : explainFault(fault, stage.signal.aborted)
    stage.complain(isWrongUse ? `${sentence}\n\n${usage}` : `${sentence}\n`)
    return isWrongUse ? 2 : 1
  }
}

async function run(command: Command, place: WorkPlace): Promise<void> {
  switch (command.name) {
    case 'backup':
      await backUp(place, command.file)
      break
    case 'restore':
      await restore(place, command.file)
      break
    case 'migrate':
      await migrateDatabase(place)
      break
    case 'delete-person':
      await deletePerson(place, command.email, command.isSure)
      break
    case 'export-deidentified':
      await exportDeidentified(place, command)
      break
    case 'report':
      await writeReport(place, command.file)
      break
    case 'audit':
      await showAudit(place, command)
  }
}
