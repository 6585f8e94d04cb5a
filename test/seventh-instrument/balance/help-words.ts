/** "Help me with this" for the made-up questions on balance. */

/** By linkId. */
export const balanceHelps = {
  '1-0': 'For example, while you put on a sock.',
  '1-1': 'For example, when somebody calls you from behind.',
  '2-0': 'A chair or an arm counts as a wall.',
}
