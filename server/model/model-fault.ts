/** Why a language model did not answer, by a name that says nothing about what was said. */

/** Everything that can go wrong between a question and a whole answer. */
export const modelFaults = [
  /** All places for calls are taken. */
  'busy',
  /** This person or this network asked too often in the last hour. */
  'too-often',
  /** No connection, or it broke before the answer began. */
  'unreachable',
  /** The service does not accept the key. */
  'key-refused',
  /** The service asks for fewer calls. */
  'over-limit',
  /** The service does not accept the call; mostly a wrong name of a model. */
  'call-refused',
  /** The service failed. */
  'service-failed',
  /** No word came in time. */
  'no-first-word',
  /** Words stopped coming, or it took too long in all. */
  'stalled',
  /** The connection ended before the answer did. */
  'cut-off',
  /** What came could not be read. */
  'junk',
  /** The answer was longer than allowed. */
  'too-long',
  /** The service held the answer back. */
  'withheld',
  /** The answer ended well and had no words. */
  'empty',
  /** The answer ended well and is no whole answer. */
  'incomplete',
  /** A sentence did not pass the guard. */
  'unsafe',
  /** The server is about to stop. */
  'stopping',
  /** The person pressed Stop, or went away. */
  'gone',
] as const

/** One of the faults. */
export type ModelFaultName = (typeof modelFaults)[number]

/** A language model did not answer, or not to the end. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault'
  readonly fault: ModelFaultName
  /** Which rule of the guard, or which status of HTTP; empty where the fault says all. */
  readonly detail: string

  /**
   * @param fault - what went wrong.
   * @param detail - a rule's name or a status; never anything that was said.
   */
  constructor(fault: ModelFaultName, detail = '') {
    super(detail === '' ? fault : `${fault} (${detail})`)
    this.fault = fault
    this.detail = detail
  }
}
