/** Rows on their way, counted: the operator sees how far a long command has come, and can stop it. */

/** Fewer are done before anybody wonders. */
const fewestToTell = 100_000

/** Who hears of the rows. */
export interface Counting {
  /** Rows that are expected. */
  readonly total: number
  /** For example `Backed up`. */
  readonly doing: string
  /** Hears of each tenth, where there are 100,000 rows or more: one line, with nothing personal. */
  readonly report: (text: string) => void
  /** Told when the operator stops the command. */
  readonly signal: AbortSignal
}

/**
 * Hands on what comes, and says how much that is.
 *
 * @param items - rows, or several at a time.
 * @param counting - who hears of it.
 * @param sizeOf - how many rows an item is.
 * @yields {One} each item as it came.
 * @throws the reason of the signal once it has been told.
 */
export async function* countRows<One>(
  items: AsyncIterable<One>,
  { total, doing, report, signal }: Counting,
  sizeOf: (item: One) => number = () => 1,
): AsyncGenerator<One> {
  const step = total < fewestToTell ? Number.POSITIVE_INFINITY : total / 10
  let done = 0
  let tenths = 0
  for await (const item of items) {
    signal.throwIfAborted()
    yield item
    done += sizeOf(item)
    if (done < (tenths + 1) * step) continue
    tenths = Math.floor(done / step)
    report(`${doing} ${inDigits(done)} of ${inDigits(total)} rows (${tenths * 10} %)\n`)
  }
}

function inDigits(count: number): string {
  return count.toLocaleString('en-US')
}
