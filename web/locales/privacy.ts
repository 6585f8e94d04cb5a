/**
 * Texts of the privacy page. Each sentence says what the program does now; whoever changes what is
 * kept, sent or shown changes it here too, and gives the consent text a new version where it touches it.
 */

export const privacyTexts = {
  heading: 'Your privacy',
  lead: 'This page says what is kept about you, where it is kept, who can see it, and what you can do about it.',
  short: {
    heading: 'In short',
    points: [
      'You can use this site without an account. Then your answers stay on your device.',
      'With an account, we keep your answers on the server of this site. So you can see them on any device.',
      'There are no ads here. Nobody follows you from site to site.',
      'You can see, download and delete your data at any time. You can correct what you told us about you.',
    ],
  },

  guest: {
    heading: 'If you have no account',
    points: [
      'Your answers, your scores and your height and weight are kept by your browser, on this device. So are your year of birth and gender, if you give them to be compared. We do not get them.',
      'What you ask the coach is answered on this device too. If you let it remember something, that stays on this device. So does your plan. We do not get it.',
      'Anyone who can use this device can see them. If you clear the data of your browser, they are gone.',
      'Do others use the device too? Tick the box for that before you go on as a guest. Then all you did is removed when you press Logout.',
    ],
  },

  account: {
    heading: 'If you have an account',
    intro: 'These things are kept on the server of this site:',
    points: [
      {
        name: 'About you',
        text: 'Your email, your year of birth and your gender. The day you made your account, the day of your last visit, and the day you last corrected this. A short number for the network you signed up from: many networks share one number, so it does not show where you were. Of your password we keep a form that cannot be turned back.',
      },
      {
        name: 'Your results',
        text: 'Your answers, your scores, your body mass index, and the scores you typed in. Each with its date. Also if someone helped you to answer.',
      },
      {
        name: 'What the coach remembers',
        text: 'Only if you said yes when it asked: what you told it of your health, your limits, what you like, what you tried and your goal, in your own words and each with its date. You can see, change and delete it under “What I remember”. What you write when you are in danger is never kept.',
      },
      {
        name: 'Your plan',
        text: 'The steps you saved, in your own words, with the days, what you marked and how your weeks were. Nobody but you reads it, and no language model gets it. You can change and delete it under “My plan”. If you asked for reminders: at which hour and in which time zone, and on which days we wrote to you. If they come to a device: the address by which the maker of your browser passes them on. What they say is encrypted, and only your device can read it.',
      },
      {
        name: 'Your OK',
        text: 'The words you agreed to, and when.',
      },
      {
        name: 'How you log in',
        text: 'The browsers that know you, each with a name such as Firefox on Windows and the day you last used it. Your passkeys, if you made any. The last codes we sent you, and a new email until you have proved that it is yours. Keys and codes are kept in a form that nobody can log in with.',
      },
      {
        name: 'Links you share',
        text: 'If you share your results by a link: the name you gave it, what it shows, when it ends, and how often and when it was last opened. The link itself is kept in a form that opens nothing. We do not know who opened it.',
      },
      {
        name: 'A log book',
        text: 'When you logged in, took your data with you or changed something. It says what was done and when. It holds none of your answers and no email.',
      },
      {
        name: 'People like you',
        text: 'Once a day we work out how your age group does, for men and for women. Of each of your newest scores we use only which third or half of its scale it is in. We keep no counts of scores. Of a group that is small or very new we show nothing.',
      },
      {
        name: 'How often',
        text: 'How often someone tried to log in with your email, and how often you asked the coach. So nobody can guess your password. These counts do not hold your email or the address of your network, only forms that cannot be turned back. They run for an hour at most.',
      },
    ],
    chats:
      'Apart from what you let the coach remember, nothing that you write to it is kept on the server.',
  },

  device: {
    heading: 'What your browser keeps',
    points: [
      {
        name: 'A cookie for logging in',
        text: 'It is made when you create an account or log in with a password, a code or a passkey. With it, your email is all you need on this device. It is kept for up to 400 days. It does nothing else.',
      },
      {
        name: 'A cookie for the language',
        text: 'It is made when you press the name of a language. It holds that language and no more. It is kept for a year.',
      },
      {
        name: 'The store of your browser',
        text: 'Who is logged in here, and who was here without an account. How you like this site to look. Answers you have not sent yet, or that wait to be sent, which tests you have done, and the height and weight you chose last. Your plan and your scores too, so that you see them without a connection. Without an account also your results, and what you let the coach remember.',
      },
      {
        name: 'Your voice',
        text: 'We never get it. If you turn on “Answer by voice”, your browser turns what you say into words. It may send your voice to the firm that made it. Your OK to this stays in your browser until you turn it off.',
      },
      {
        name: 'The pages of this site',
        text: 'So that the site opens without a connection. Nothing about you is in them.',
      },
      {
        name: 'This tab',
        text: 'Your chats with the coach, and some of what you have typed and not sent yet. They are gone when you log out or close the tab.',
      },
    ],
    after:
      'Pages here load nothing from other firms. Links can lead you to other sites, which have their own rules.',
  },

  mail: {
    heading: 'Email we send',
    always:
      'We send you a code when you ask for one. We also write when you have a new account, and when someone else tries to use your email. We write when your email was changed. And we write before we delete an account that nobody uses. There is nothing about your health in these letters.',
    server: 'They go out through the mail server of the people who run this site.',
    outbox:
      'This site has no mail server now. The letters stay in a folder that only the people who run this site can open.',
  },

  coach: {
    heading: 'The coach and AI',
    builtIn:
      'The coach that is built in follows fixed rules. It works in our own program, and nobody else gets what you ask.',
    unknown:
      'The people who run this site can add a language model, a kind of AI. We could not find out just now if this site has one. If it has one, this holds:',
    none: 'This site has no other AI. Nothing you ask goes to anyone else.',
    near: 'The people who run this site have also turned on a language model, a kind of AI. It runs in their own network. If you are logged in, it gets this to word its answers:',
    outside:
      'The people who run this site have also turned on a language model, a kind of AI. It belongs to another firm. If you are logged in, that firm gets this to word its answers:',
    gets: [
      'your question, and the last few lines of the chat',
      'your age in steps of ten years, such as 70 to 79',
      'your scores in what you ask about',
      'your body mass index, if you ask about food',
      'for your advice page, up to all of your scores',
      'what advice may not suit you, such as nothing about wine, if you told the coach so',
    ],
    never:
      'It does not get your email, your gender or your year of birth. We also take out names, phone numbers and addresses you type, as far as our program can spot them. So please do not type them. If you seem to be in danger, the AI is not asked at all.',
    ownRules: 'That firm has its own rules on how long it keeps this.',
  },

  who: {
    heading: 'Who can see your data',
    points: [
      'You, when you are logged in.',
      'The people who run this site, because the server is theirs.',
      'No other person who uses this site. They only see how they do among many people.',
      'Whoever has a link that you shared, until it ends or you stop it. They never see your email.',
      'We sell nothing and give nothing to others, but for what is said above about AI.',
    ],
    log: 'The log of the server notes which kind of page was asked for, when, and how fast it came. It does not note who asked.',
  },

  howLong: {
    heading: 'How long it is kept',
    points: [
      'Your account and your results: until you delete them. That happens at once.',
      'A log-in: until you log out, or until 12 hours have passed without use. After 30 days it ends in any case. A code: 10 minutes.',
      'A link that you shared: until it ends, or until you stop it. It is gone within an hour of its end.',
      'Safety copies: the people who run this site may keep copies of the whole server. Ask them how long.',
    ],
    logBookKept: 'The log book is kept for good.',
    logBookGoes: (months: number) =>
      `The log book is kept for ${months} months. What is older is removed, a month at a time.`,
    logBookAlone: 'Once you delete your data, nothing in it leads to you any more.',
    unusedKept: 'An account that nobody uses is kept until its owner deletes it.',
    unusedGoes: (days: number) =>
      `If you do not visit for ${days} days, your account is deleted with all that is in it.`,
    letterBefore: 'We write to you 30 days before.',
  },

  rights: {
    heading: 'What you can do',
    points: [
      'See what we keep about you.',
      'Correct your email, your year of birth and your gender. You can take each test again.',
      'Download it, to keep it or to show it to someone.',
      'Share your results by a link, and stop it at any time.',
      'Delete it all. You then also take back your OK.',
    ],
    link: 'Go to My data',
  },

  ask: {
    heading: 'Who to ask',
    named: (name: string) =>
      `This site is run by ${name}. They are the ones to ask about your data.`,
    unnamed:
      'A clinic, a library, a town or a group runs this site for its people. Ask the place that gave you this address.',
    contact: 'You can reach them here:',
  },
}

/** Texts of one language. */
export type PrivacyTexts = typeof privacyTexts
