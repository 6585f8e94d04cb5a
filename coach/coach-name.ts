/** What the built-in coach is called. */

/** Shown beside each of its answers, to say who speaks. */
export const builtInCoachName = 'the built-in coach'
