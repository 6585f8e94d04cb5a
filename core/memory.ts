/** What the coach remembers of a person beyond one conversation, and how that changes; the same for members and guests. */

/** What kinds of things are remembered. */
export const rememberedKinds = [
  'condition',
  'limit',
  'dislike',
  'tried',
  'goal',
  'contacts',
] as const

/** One kind. */
export type RememberedKind = (typeof rememberedKinds)[number]

/** How a step went that was tried. */
export const rememberedOutcomes = ['helped', 'no-change', 'harmed', 'too-hard', 'done'] as const

/** One of them. */
export type RememberedOutcome = (typeof rememberedOutcomes)[number]

/** Something that was told, before it is kept. */
export interface Told {
  readonly kind: RememberedKind
  /** In the person's own words and language, not longer than {@link memoryLimits}; never a diagnosis of ours. */
  readonly words: string
  /** Evidence ids of the steps it was said of; empty where of none. */
  readonly about: readonly string[]
  /** Of what was tried; else null. */
  readonly outcome: RememberedOutcome | null
  /** True for what will pass, such as a cast. */
  readonly isForNow: boolean
  /** UTC ISO, where it was told earlier and kept elsewhere; else it counts as told now. */
  readonly heardAt?: string | undefined
}

/** Something that is kept. */
export interface Remembered extends Told {
  /** Never given again to anything else of this person. */
  readonly id: string
  /** UTC ISO: when it was told or last confirmed. */
  readonly heardAt: string
}

/** What a person said to being remembered; nothing is kept before a yes. */
export const memoryConsents = ['unasked', 'yes', 'never'] as const

/** One answer. */
export type MemoryConsent = (typeof memoryConsents)[number]

/** All that is remembered of one person. */
export interface Memory {
  readonly consent: MemoryConsent
  /** How many things were ever kept: the next id. */
  readonly count: number
  /** Oldest first. */
  readonly slots: readonly Remembered[]
}

/** Of somebody of whom nothing is known. */
export const noMemory: Memory = { consent: 'unasked', count: 0, slots: [] }

/** How much is kept of one person. */
export const memoryLimits = {
  /** Beyond it the oldest goes. */
  slotsMax: 60,
  /** Letters of one. */
  wordsMaxChars: 200,
  /** Steps that one is about. */
  aboutMax: 6,
} as const

/** A change; its parts happen in the order in which they stand here. */
export interface MemoryChange {
  readonly consent?: MemoryConsent | undefined
  /** Ids, or everything. */
  readonly forget?: 'all' | readonly string[] | undefined
  /** Ids of what holds still: as if it had been told now. */
  readonly renew?: readonly string[] | undefined
  /** Other words for what is kept; an id that is gone is ignored. */
  readonly correct?: { readonly id: string; readonly words: string } | undefined
  /** Kept only where the person said yes. */
  readonly told?: readonly Told[] | undefined
}

/** Of these there is one at a time: a new one takes the place of the old. */
const single: ReadonlySet<RememberedKind> = new Set(['goal', 'contacts'])

function isSame(one: Told, other: Told): boolean {
  if (one.kind !== other.kind) return false
  return (
    single.has(one.kind) ||
    (one.words.toLowerCase() === other.words.toLowerCase() &&
      one.about.join(' ') === other.about.join(' '))
  )
}

function withTold({ count, slots, ...rest }: Memory, told: Told, now: string): Memory {
  const { heardAt = now } = told
  const slot = { ...told, id: String(count + 1), heardAt: heardAt < now ? heardAt : now }
  const others = slots.filter((each) => !isSame(each, told))
  return { ...rest, count: count + 1, slots: [...others, slot].slice(-memoryLimits.slotsMax) }
}

/**
 * Changes what is remembered.
 *
 * @param memory - as it is kept at this moment.
 * @param change - what was told, corrected or is to be forgotten.
 * @param now - UTC ISO.
 * @returns the memory afterwards: whoever says never keeps nothing, and what was told before a yes is
 *   not in it. The same told twice is kept once, with the later day.
 */
export function changedMemory(memory: Memory, change: MemoryChange, now: string): Memory {
  const { consent = memory.consent, forget = [], renew = [], correct, told = [] } = change
  const isGone = ({ id }: Remembered) => forget === 'all' || forget.includes(id)
  const slots = memory.slots
    .filter((slot) => !isGone(slot))
    .map((slot) => (renew.includes(slot.id) ? { ...slot, heardAt: now } : slot))
    .map((slot) =>
      slot.id === correct?.id ? { ...slot, words: correct.words, heardAt: now } : slot,
    )
  if (consent !== 'yes') return { ...memory, consent, slots: consent === 'never' ? [] : slots }
  return told.reduce<Memory>((kept, each) => withTold(kept, each, now), {
    ...memory,
    consent,
    slots,
  })
}
