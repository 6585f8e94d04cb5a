/** Fair turns: contenders are measured in alternating order, and the median of the rounds counts. */

/** Rounds and the length of one measurement. */
export interface Effort {
  /** Measurements of each contender; the median counts. */
  readonly rounds: number
  /** Length of a measurement of a rate. */
  readonly durationMs: number
  /** How long a page is left alone before it is asked what it loaded. */
  readonly settleMs: number
  /** More than ask at once: the results of one submit after the other are shared among them, and an account holds only so many. */
  readonly members: number
}

/** Enough to trust a ratio of 1.5 on a machine that does other things too. */
export const fullEffort: Effort = { rounds: 5, durationMs: 3000, settleMs: 5000, members: 96 }

/** Enough to see that every measurement runs. */
export const shortEffort: Effort = { rounds: 1, durationMs: 100, settleMs: 300, members: 33 }

/** One measurement of one contender. */
export type Measure = () => Promise<number>

/**
 * Measures two contenders in turns; see {@link inTurns}.
 *
 * @param rounds - how often each is measured, 1 or more.
 * @returns the median of each.
 */
export async function takeTurns(
  rounds: number,
  contenders: { ours: Measure; reference: Measure },
): Promise<{ ours: number; reference: number }> {
  const { ours, reference } = await inTurns(rounds, contenders)
  return { ours: median(ours), reference: median(reference) }
}

/**
 * Measures contenders in turns, the order changing from round to round, so that none always profits
 * from a warm machine.
 *
 * @param rounds - how often each is measured.
 * @param contenders - a measurement of each, by name.
 * @returns what was found of each, oldest first.
 */
export async function inTurns<Name extends string, Found>(
  rounds: number,
  contenders: Readonly<Record<Name, () => Promise<Found>>>,
): Promise<Record<Name, Found[]>> {
  const found = Object.entries<() => Promise<Found>>(contenders).map(([name, measure]) => {
    const values: Found[] = []
    return { name, measure, values }
  })
  for (let round = 0; round < rounds; round++) {
    for (const { measure, values } of round % 2 === 0 ? found : found.toReversed()) {
      values.push(await measure())
    }
  }
  const byName: unknown[][] = found.map(({ name, values }) => [name, values])
  return Object.fromEntries(byName)
}

/** The middle of a list that is not empty; the lower of two middles. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/**
 * The value that a share of a list does not exceed.
 *
 * @param values - not empty.
 * @param share - 0 to 1.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
