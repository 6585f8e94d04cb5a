/** A set-up step that cannot go on, told in one sentence a person can act on. */

/** Thrown with a sentence that says what is missing and what to do about it. */
export class SetupFailure extends Error {
  /** @override */
  name = 'SetupFailure'
}

/**
 * Runs a whole script and turns a set-up failure into its sentence and a failing exit code.
 *
 * @param {() => Promise<void>} main - the script.
 * @param {string} [lastLine] - printed after the sentence, for who reads the output by machine.
 */
export async function runScript(main, lastLine = '') {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error
    console.error(`\n${error.message}`)
    if (lastLine) console.log(lastLine)
    process.exitCode = 1
  }
}
