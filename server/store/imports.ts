/** Records that were made elsewhere, taken into an account in one write: all of them or none. */

import { assessmentAdder } from './assessments.ts'
import type { Assessment } from './assessment.ts'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import { addBmiRecord, type BmiRecord } from './bmi-records.ts'
import type { Database } from './databases/database.ts'
import { addEnteredScores, type EnteredScore } from './entered-scores.ts'
import type { IdempotencyRecord, Stored } from './idempotency.ts'

/** One record with the mark by which it is taken only once. */
export interface Marked<Record> {
  readonly record: Record
  readonly mark: IdempotencyRecord
}

/** The records of one import, all of one person; assessments are stored in the order given. */
export interface ImportedRecords {
  readonly bmiRecords: readonly Marked<BmiRecord>[]
  readonly assessments: readonly Marked<Assessment>[]
  readonly enteredScores: readonly Marked<EnteredScore>[]
}

/** Undoes the write, and carries out of it why. */
class Refusal extends Error {
  readonly outcome: Refused

  constructor(outcome: Refused) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

type Refused = Extract<Stored<unknown>, { kind: 'conflict' | 'full' }>

/**
 * Makes the repository of imports.
 *
 * @param database - where the records are kept.
 * @returns the repository.
 */
export function createImports(database: Database) {
  const addAssessment = assessmentAdder(database)
  return {
    /**
     * Stores every record of an import, or none of them; one that came before is left as it is.
     *
     * @param userId - whose account takes them.
     * @param records - the records.
     * @param event - what the audit says of it, where they are stored.
     * @returns `conflict` or `full`, with nothing stored, for the first record that cannot be.
     */
    async add(
      userId: string,
      { bmiRecords, assessments, enteredScores }: ImportedRecords,
      event: NewAuditEvent,
    ): Promise<Exclude<Stored<null>, { kind: 'repeated' }>> {
      try {
        await database.write(async (transaction) => {
          await database.lockUser(transaction, userId)
          for (const { record, mark } of bmiRecords) {
            orUndo(await addBmiRecord(transaction, record, mark))
          }
          for (const { record, mark } of assessments) {
            orUndo(await addAssessment(transaction, record, mark))
          }
          for (const { record, mark } of enteredScores) {
            orUndo(await addEnteredScores(transaction, [record], mark))
          }
          await recordEvent(transaction, event)
        })
        return { kind: 'stored', result: null }
      } catch (fault) {
        if (fault instanceof Refusal) return fault.outcome
        throw fault
      }
    },
  }
}

function orUndo(outcome: Stored<unknown>): void {
  if (outcome.kind === 'conflict' || outcome.kind === 'full') throw new Refusal(outcome)
}
