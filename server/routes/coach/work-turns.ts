/** Gives heavy work turns of the event loop, one step at a time, so that no caller holds up the others. */

interface Urgent {
  readonly step: () => void
  readonly length: number
}

/** Runs steps of work in fair turns; between two of them everything else of the server is served. */
export class WorkTurns {
  /** Shortest first. */
  readonly #urgent: Urgent[] = []
  readonly #usual: (() => void)[] = []
  #isRunning = false

  /**
   * Runs one step when its turn comes.
   *
   * @param work - the step; it should take a few milliseconds at most.
   * @param urgentLength - letters in which danger is looked for: this comes before all other work,
   *   and short texts before long ones, so that many long ones do not hold up a cry for help.
   * @returns what the step returned; rejects with what it threw.
   */
  run<Result>(work: () => Result, urgentLength?: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const step = () => {
        try {
          resolve(work())
        } catch (fault) {
          reject(fault)
        }
      }
      if (urgentLength === undefined) this.#usual.push(step)
      else this.#addUrgent({ step, length: urgentLength })
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
   * @param urgentLength - as for {@link run}.
   * @returns what the work returned; undefined where it was given up.
   */
  async runSteps<Result>(
    steps: Iterator<undefined, Result>,
    signal: AbortSignal,
    urgentLength?: number,
  ): Promise<Result | undefined> {
    while (!signal.aborted) {
      const step = await this.run(() => steps.next(), urgentLength)
      if (step.done === true) return step.value
    }
    return undefined
  }

  #addUrgent(urgent: Urgent): void {
    const longer = this.#urgent.findIndex(({ length }) => length > urgent.length)
    this.#urgent.splice(longer === -1 ? this.#urgent.length : longer, 0, urgent)
  }

  readonly #takeOne = () => {
    const step = this.#urgent.shift()?.step ?? this.#usual.shift()
    step?.()
    this.#isRunning = this.#urgent.length + this.#usual.length > 0
    if (this.#isRunning) setImmediate(this.#takeOne)
  }
}
