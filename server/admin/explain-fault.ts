/** Why a command of the operator could not be done, in a sentence they can act on. */

import { BadSettings } from '../config.ts'
import { describeFault } from '../edge/request-log.ts'
import { UnfitDatabase } from '../store/databases/database.ts'
import { DirectoryInUse } from '../store/databases/directory-lock.ts'
import { troubleOf } from '../store/databases/faults.ts'

/** The message says what is wrong and what to do; nothing was changed. */
export class OperatorFault extends Error {
  override readonly name = 'OperatorFault'
}

/** Their messages are written for people. */
const plainFaults = [OperatorFault, BadSettings, DirectoryInUse, UnfitDatabase]

/**
 * Explains a fault.
 *
 * @param fault - whatever was thrown.
 * @param isStopped - true where the operator has stopped the command.
 * @returns one or more lines without a line end; nothing personal is in them.
 */
export function explainFault(fault: unknown, isStopped: boolean): string {
  if (isStopped) return 'Stopped. Nothing was changed.'
  if (!(fault instanceof Error)) return 'The command could not be done.'
  if (plainFaults.some((kind) => fault instanceof kind)) return fault.message
  if (troubleOf(fault) === 'full') {
    return 'There is no room left on the disk. Nothing was written that counts. Free some room, or use another disk, and try again.'
  }
  return `${fault.message}\n${JSON.stringify(describeFault(fault))}`
}
