/**
 * Texts of the page on access. Each sentence says what the tests hold now, or what is known to be missing;
 * test/access has the checks, docs/conformance.md the list.
 */

export const accessibilityTexts = {
  heading: 'Made for every eye and hand',
  lead: 'This site is made for people of 65 to 95. Here is what we do so that you can use it, how we check it, and what is not good enough yet.',
  measure: {
    heading: 'What we measure it by',
    text: 'We follow the rules for web sites called WCAG 2.2. We keep to levels A and AA on every page. Of level AAA we keep to these:',
    points: [
      'Text stands out from its ground by 7 to 1 or more.',
      'Whatever you press is at least 44 pixels wide and high. An answer is 64 pixels high.',
      'Nothing on a page runs out of time. Your answers wait for you.',
      'Each question has a help button that says what is meant, with an example.',
      'The words are plain. They read at grade 6 or below, but for names of things.',
    ],
  },
  comfort: {
    heading: 'What you can set',
    points: [
      'Letters up to twice as large, with the buttons A, A+ and A++.',
      'Dark colors, or high contrast. The colors you set on your device count too.',
      'Read aloud: the whole page or one question, where your browser has a voice.',
      'Answer by voice: say one of the answers, where your browser can listen.',
      'English or Spanish, at any time. Your answers stay.',
      'Less motion: if your device asks for it, nothing moves.',
    ],
  },
  checked: {
    heading: 'How we check it',
    counts: (pages: number, languages: number, colors: number) =>
      `Before each new version, tests open all ${pages} pages in ${languages} languages and ${colors} sets of colors, in a real browser. A new version is not let out while one of them fails.`,
    intro: 'They look at this:',
    points: [
      'A program called axe looks for faults that others have met.',
      'The Tab key must reach each button. You must see where you are, and nothing may lie over it.',
      'On a phone 320 pixels wide, and at 200% and 400%, no page may need scrolling to the side.',
      'A screen reader must hear each message once, and each page under its own name.',
    ],
    link: 'The program comes with a full list: the file conformance.md.',
  },
  missing: {
    heading: 'What is not good enough yet',
    points: [
      'People who live with a loss of sight or with stiff hands have not tested it for us yet. Programs and our own hands have.',
      'No one from outside has judged it.',
      'The voice that reads to you is that of your browser. Some have none.',
      'What an AI model writes can be harder to read than our own words. We check it, but we cannot promise it.',
    ],
  },
  tell: {
    heading: 'Tell us what gets in your way',
    text: 'Something is too small, hard to read or will not work? Tell the people who run this site.',
    link: 'How to reach them',
  },
}

/** Texts of one language. */
export type AccessibilityTexts = typeof accessibilityTexts
