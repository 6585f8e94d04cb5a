/** What the made-up questions on balance say. */

export const balanceItemWords = {
  title: 'Made-up Balance Check',
  recallPeriod: 'the last week',
  citation: 'There is none.',
  heading: 'How steady you stand',
  often: { Never: 'Never', Sometimes: 'Sometimes', Always: 'Always' },
  items: {
    '1-0': { topic: 'Standing', prompt: 'How often did you stand on one leg with ease?' },
    '1-1': { topic: 'Turning', prompt: 'How often did you turn around without a swing?' },
    '2-0': { topic: 'Holding on', prompt: 'How often did you hold on to a wall?' },
  },
}

/** "Help me with this", by linkId: an example for each question. */
export const balanceHelps = {
  '1-0': 'For example, while you put on a sock.',
  '1-1': 'For example, when somebody calls you from behind.',
  '2-0': 'A chair or an arm counts as a wall.',
}
