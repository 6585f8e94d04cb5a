/** Holds heavy work back so that only so much of it runs at once. */

/** Too many wait already; nothing was started. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

/** Longest line, in works waiting for each place; beyond it nobody would wait for the answer. */
const waitingPerPlace = 50

/** Runs works in the order they come, a fixed number at once. */
export class WorkQueue {
  readonly #places: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  /** @param places - how many works may run at once; 1 or more. */
  constructor(places: number) {
    this.#places = places
  }

  /**
   * Runs a work when its turn comes.
   *
   * @param work - the work.
   * @returns what the work returned.
   * @throws Busy when the line is full, else whatever the work threw.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#places) {
      if (this.#waiting.length >= this.#places * waitingPerPlace) {
        throw new Busy('Too much work is waiting.')
      }
      // The place is handed over without being given up in between.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
