/** Texts for who has used this device without an account before: on home, and at the door. */

export const earlierGuestTexts = {
  wereYouHere: 'Were you here before without an account?',
  wereYouHereAbout:
    'Then you can go on where you stopped. You can also delete it all, under My data.',
  goOnAs: (results: number, begun: number, date: string | null) => {
    const from = date === null ? '' : ` from ${date}`
    if (results + begun === 0) return `Go on where I stopped${from}`
    const count = results > 0 ? results : begun
    const things = results > 0 ? 'result' : 'started test'
    return `Go on with my ${count} ${things}${count === 1 ? '' : 's'}${from}`
  },
  showMore: 'Show more',
  logIn: 'Log in',

  anew: 'You start anew. Your earlier results stay on this device.',
  goOn: 'Go on with my results',
  startAnew: 'Start anew',
}

/** Texts of one language. */
export type EarlierGuestTexts = typeof earlierGuestTexts
