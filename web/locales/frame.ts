/** Texts of the frame around every page: top bar and footer. */

/** Another site that is suggested. */
interface SisterProduct {
  readonly name: string
  readonly url: string
}

export const frameTexts = {
  mainMenu: 'Main menu',
  myPlan: 'My plan',
  myScores: 'My scores',
  askCoach: 'Ask the coach',
  doctorReport: 'Report for my doctor',
  myAccount: 'My account',
  logInOrJoin: 'Log in or create an account',
  displaySettings: 'Language, text size, colors and reading aloud',
  /** On a phone the display settings fold away behind this button. */
  displaySettingsShort: 'View',
  logIn: 'Login',
  savedHint: 'What you have sent is saved in your account.',
  /** The next two in short, for a phone. */
  inShort: 'Not a diagnosis. Not for emergencies.',
  noDiagnosis:
    'Scores and advice here are for learning about yourself. They are not a diagnosis and do not replace your doctor.',
  noEmergency:
    'Not for emergencies. If you are in danger or feel very ill, call your local emergency number now.',
  help: 'Help',
  emergencyNumbers: 'Emergency numbers',
  /** On a phone the rest of the footer folds away behind this button. */
  aboutSite: 'More on this site',
  howScoresAreMade: 'How scores are made',
  demo: 'See an example',
  myData: 'My data',
  privacy: 'Your privacy',
  accessibility: 'Access for everybody',
  sisterProducts: 'Sister products',
  sisterProductsNote: 'Other sites we suggest. Other people run them.',
  /** The two of an installation whose operator has named none; the server has the same. */
  usualSisterProducts: [
    { name: 'National Institute on Aging', url: 'https://www.nia.nih.gov/health' },
    { name: 'MedlinePlus Healthy Aging', url: 'https://medlineplus.gov/healthyaging.html' },
  ] as readonly SisterProduct[],
  /** One as the operator's settings have it, in this language where it is known in it. */
  sisterProduct: (product: SisterProduct): SisterProduct => product,
}

/** Texts of one language. */
export type FrameTexts = typeof frameTexts
