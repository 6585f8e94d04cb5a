/** Gives heavy work turns of the event loop, one step at a time, so that no caller holds up the others. */

/** Runs steps of work in fair turns; between two of them everything else of the server is served. */
export class WorkTurns {
  readonly #urgent: (() => void)[] = []
  readonly #usual: (() => void)[] = []
  #isRunning = false

  /**
   * Runs one step when its turn comes.
   *
   * @param work - the step; it should take a few milliseconds at most.
   * @param isUrgent - true to come before all that is not: looking for danger.
   * @returns what the step returned; rejects with what it threw.
   */
  run<Result>(work: () => Result, isUrgent = false): Promise<Result> {
    return new Promise((resolve, reject) => {
      const line = isUrgent ? this.#urgent : this.#usual
      line.push(() => {
        try {
          resolve(work())
        } catch (fault) {
          reject(fault)
        }
      })
      if (this.#isRunning) return
      this.#isRunning = true
      setImmediate(this.#takeOne)
    })
  }

  /**
   * Runs work of many steps, each in a turn of its own, until it ends or nobody waits for it.
   *
   * @param steps - the work.
   * @param signal - whoever waited has gone.
   * @returns what the work returned; undefined where it was given up.
   */
  async runSteps<Result>(
    steps: Iterator<undefined, Result>,
    signal: AbortSignal,
  ): Promise<Result | undefined> {
    while (!signal.aborted) {
      const step = await this.run(() => steps.next())
      if (step.done === true) return step.value
    }
    return undefined
  }

  readonly #takeOne = () => {
    const step = this.#urgent.shift() ?? this.#usual.shift()
    step?.()
    this.#isRunning = this.#urgent.length + this.#usual.length > 0
    if (this.#isRunning) setImmediate(this.#takeOne)
  }
}
