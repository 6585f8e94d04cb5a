/** A command of the operator that could not be done, told in a sentence they can act on. */

/** The message says what is wrong and what to do; nothing was changed. */
export class OperatorFault extends Error {
  override readonly name = 'OperatorFault'
}
