/** What a fleet told its people: what it acknowledged, what it refused and how, and what it never answered. */

/** One answer. */
export interface Answer {
  readonly path: string
  readonly status: number
  readonly retryAfter: string | null
  readonly body: unknown
  readonly ms: number
}

/** Something that must not happen, in a sentence. */
export type Fault = string

/** How many faults are told one by one. */
const toldFaults = 20

/** Makes an empty ledger. */
export function createLedger() {
  const times: number[] = []
  const refusals = new Map<string, number>()
  const acknowledged = new Map<string, string>()
  const sent = new Set<string>()
  const faults: Fault[] = []
  const counts = { journeys: 0, unanswered: 0, registered: 0, plans: 0 }
  return {
    counts,
    /** Keys of submits that were answered with a success, each with its person. */
    acknowledged: acknowledged as ReadonlyMap<string, string>,
    /** Keys of all submits that ever left a device. */
    sent: sent as ReadonlySet<string>,
    send: (key: string): void => void sent.add(key),
    acknowledge: (key: string, userId: string): void => void acknowledged.set(key, userId),
    fault: (sentence: Fault): void => void faults.push(sentence),
    /**
     * Takes an answer down. A refusal must be a 503 that says in words what to do, and when to come back.
     *
     * @param answer - any answer to a call that is in order.
     */
    take({ path, status, retryAfter, body, ms }: Answer): void {
      times.push(ms)
      if (status < 400) return
      const { error } = Object(body)
      const name = `${status} ${String(error)}`
      refusals.set(name, (refusals.get(name) ?? 0) + 1)
      const isInWords = /^\w.*\.$/.test(String(error))
      const isKind = status === 503 && Number(retryAfter) > 0
      // A process that was frozen takes its own sleep for a slow sender; the app tries again by itself.
      const isTooSlow = status === 408
      if (!isInWords || !(isKind || isTooSlow))
        faults.push(`${path} answered ${name}, Retry-After ${retryAfter}`)
    },
    summary() {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      return {
        ...counts,
        submits: { sent: sent.size, acknowledged: acknowledged.size },
        answers: times.length,
        refusals: Object.fromEntries(refusals),
        ms: { median: at(0.5), p99: at(0.99), longest: Math.round(sorted.at(-1) ?? 0) },
        faults: { count: faults.length, first: faults.slice(0, toldFaults) },
      }
    },
  }
}

/** A ledger. */
export type Ledger = ReturnType<typeof createLedger>
