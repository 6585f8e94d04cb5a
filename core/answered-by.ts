/** Who gave the answers of a sitting; recorded beside the score, which it never changes. */

/** By oneself; by oneself, with somebody who reads or types; or by somebody else in one's place. */
export const answeredByCodes = ['self', 'with-help', 'someone-else'] as const

/** Code of who answered. */
export type AnsweredBy = (typeof answeredByCodes)[number]
