/** Texts of the contact page. */

export const contactTexts = {
  heading: 'Contact and help',
  emergencyHeading: 'If you need help right now',
  emergency: (line: string) =>
    `Chest pain, signs of a stroke, a bad fall, or danger: call ${line}.`,
  crisis: (line: string) =>
    `If you think about ending your life: call ${line}, at any hour. You matter.`,
  poison: (line: string) => `A wrong medicine, or too much of one: call ${line}.`,
  abuse: (line: string) =>
    `If someone hurts you or takes your money, tell someone. ${line} can help.`,
  company: (line: string) => `For rides, meals, visits or a friendly call: ask ${line}.`,
  notWatched: 'Nobody watches this site, so please do not wait for an answer here.',

  whoHeading: 'Who runs this site',
  who: 'A clinic, a library, a town or a group can set up this site for its people. So the best person to ask is close to you.',
  ask: 'Ask the place that gave you this address, such as your clinic or library.',
  canHelp: 'They can help with:',
  canHelpWith: [
    'your account and your password',
    'what is stored about you, and having it removed',
    'anything on this site that does not work',
  ],
  noForm: 'There is no form on this page, because a form that nobody reads would not help you.',

  selfHeading: 'Answers to common questions',
  questions: [
    {
      id: 'lost',
      question: 'I stopped in the middle. Are my answers gone?',
      answer:
        'No. Each answer is kept on this device as soon as you give it. Open the same questions again and you go on where you stopped.',
    },
    {
      id: 'small',
      question: 'The words are too small for me.',
      answer:
        'On a computer, hold the Ctrl key (Command on a Mac) and press the plus key. On a phone, open its settings and look for text size or display size. This site grows with it.',
    },
    {
      id: 'wrong',
      question: 'I gave a wrong answer.',
      answer:
        'Press Back to change it before you submit. After that, take the questions again. Your newest score counts.',
    },
    {
      id: 'bad',
      question: 'My score looks bad. What does it mean?',
      answer:
        'A score is a picture of one moment. It is not a diagnosis. If it worries you, show it to your doctor or someone you trust.',
    },
    {
      id: 'shared',
      question: 'I share this device with others.',
      answer:
        'Before you log in, tick "Other people use this device too". Press Logout when you are done. It is at the top right of every page. If you forgot to tick it, press "Forget me on this device" after you log out.',
    },
  ],
  methodsLink: 'How scores are made',
}

/** Texts of one language. */
export type ContactTexts = typeof contactTexts
