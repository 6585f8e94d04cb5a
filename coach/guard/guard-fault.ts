/** The names of what can be wrong with a sentence of a language model. */

/** Every fault; the value tells whether the rest of the answer can still be trusted. */
const faults = {
  /** Nothing is left once the tags are taken out. */
  empty: 'slight',
  /** States or advises something without naming an entry. */
  'no-source': 'slight',
  /** More words than a sentence may have. */
  'too-long': 'slight',
  /** Above the reading grade. */
  'hard-to-read': 'slight',
  /** Says something else than the entry it names. */
  'off-source': 'slight',
  /** Not in the language that was asked for. */
  language: 'slight',
  /** Links, images, code, tables or tags of a page. */
  markup: 'slight',
  /** Names an entry that was not given. */
  'unknown-source': 'grave',
  /** A number that stands neither in the entry nor among the person's own. */
  number: 'slight',
  /** Says the opposite of the entry it names. */
  'turned-round': 'grave',
  /** Names an author, study, journal or address that the entry does not name. */
  'invented-citation': 'grave',
  /** Cures, prevents, reverses, guarantees. */
  promise: 'grave',
  /** Names an illness the person is said to have. */
  diagnosis: 'grave',
  /** A dose, or an order to start, stop, skip or change a medicine. */
  medicine: 'grave',
  /** Tells people not to seek help, or that a warning sign is harmless. */
  'against-care': 'grave',
  /** Pushes or praises losing weight. */
  'weight-loss': 'grave',
  /** Shame about age, weight or habits. */
  shame: 'grave',
  /** Reads memory or dementia out of the learning score. */
  'learning-as-memory': 'grave',
  /** A score or band that is not the person's. */
  'wrong-score': 'grave',
  /** Repeats or speaks of its instructions. */
  'prompt-echo': 'grave',
  /** Speaks as a doctor or another profession. */
  role: 'grave',
  /** Claims to be, feel or live as a human being. */
  human: 'grave',
  /** Drinking for health, fasting, pushing through pain and the like. */
  harmful: 'grave',
  /** Speaks of other people's results. */
  'other-people': 'grave',
  /** Against the rules of a condition the person told of, or of a safety code in force. */
  condition: 'grave',
} as const satisfies Record<string, 'slight' | 'grave'>

/** What is wrong with a sentence. */
export type GuardFault = keyof typeof faults

/**
 * Tells whether a fault casts doubt on the whole answer. After a slight one the sentence is left
 * out and the next may follow; after a grave one the built-in answer should stand instead.
 *
 * @param fault - a fault as the guard names it.
 * @returns true where the whole answer should be given up.
 */
export function isGrave(fault: GuardFault): boolean {
  return faults[fault] === 'grave'
}
