/** Work that may be put down between its steps, so that others have their turn. */

/** Work that may be put down between its steps. */
export type InSteps<Result> = Generator<undefined, Result, undefined>

/** Does such work without a pause. */
export function atOnce<Result>(steps: InSteps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
