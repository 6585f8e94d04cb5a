/** Every text that the specification prints for a page, with the page and the person who meets it there. */

/** Who is looking: nobody, someone without results, or someone with results. */
export type Onlooker = 'stranger' | 'newcomer' | 'tested'

/** What a text can be to the person who reads it. */
export const roles = [
  'heading',
  'text',
  'link',
  'button',
  'alert',
  'status',
  'placeholder',
] as const

/** What a text is to the person who reads it. */
export type Role = (typeof roles)[number]

/** One page as it opens, with the printed texts that stand on it. */
export interface SpecPage {
  readonly page: string
  readonly who: Onlooker
  readonly finds: Partial<Readonly<Record<Role, readonly string[]>>>
}

/** The six domains as the specification lists them. */
export const domains = ['Socialization', 'Learning', 'Exercise', 'Diet', 'Stress', 'Sleep']

/** Texts that are there as soon as a page is open (specification, sections 1, 2 and 4). */
export const specPages: readonly SpecPage[] = [
  {
    page: '/',
    who: 'stranger',
    finds: {
      heading: [
        'Welcome to S.L.E.D.S.S',
        'How It Works',
        'General Services',
        'My Services',
        'Why It Matters',
        ...domains,
      ],
      text: ['Your journey to a healthier mind and lifestyle starts here.'],
      link: ['Healthy Lifestyle Choices', 'Home'],
    },
  },
  { page: '/login', who: 'stranger', finds: { link: ['Explore healthy living tips'] } },
  {
    page: '/register',
    who: 'stranger',
    finds: { link: ['Login here'], placeholder: ['e.g. 1950'] },
  },
  {
    page: '/evaluations',
    who: 'newcomer',
    finds: { link: ['Socialize', 'Learning', 'Exercise', 'Diet', 'Stress', 'Sleep'] },
  },
  { page: '/evaluations', who: 'tested', finds: { link: ['Activate Health Coach'] } },
  { page: '/bmi', who: 'newcomer', finds: { button: ['Calculate', 'Back', 'Next'] } },
  { page: '/about3', who: 'stranger', finds: { heading: ['Forum Tests'] } },
  {
    page: '/about4',
    who: 'newcomer',
    finds: {
      heading: ['Your Personalized Wellbeing Advice'],
      text: ['Anyone', 'General Wellness', 'LikeMe', 'People Like Me'],
    },
  },
  {
    page: '/about5',
    who: 'tested',
    finds: {
      heading: ['Your Submitted Scores', 'Latest Scores', 'Previous Scores', 'Stress', 'Sleep'],
      link: ['Get Personalized Advice'],
    },
  },
  { page: '/stressscore', who: 'tested', finds: { link: ['Back to Evaluations', 'Health Coach'] } },
  {
    page: '/socialanswers',
    who: 'newcomer',
    finds: { text: ['No score found', 'N/A'], link: ['Back to Evaluations'] },
  },
  {
    page: '/advice',
    who: 'newcomer',
    finds: { heading: ['AI-Driven Advice'], button: domains },
  },
  {
    page: '/assistant',
    who: 'stranger',
    finds: { heading: ['Healthy Life Assistant'], button: domains },
  },
  { page: '/demo', who: 'stranger', finds: { heading: ['Sledss demo'] } },
  {
    page: '/logout',
    who: 'newcomer',
    finds: { status: ['Logout successful'] },
  },
  {
    page: '/nurtition',
    who: 'stranger',
    finds: { alert: ['User not logged in. Please log in first.'] },
  },
  {
    page: '/literacy',
    who: 'stranger',
    finds: { alert: ['User not logged in. Please log in first.'] },
  },
]

/** The calls whose failure a page has a sentence for. */
export interface SpecFailure {
  /** Where a signed-in person is. */
  readonly page: string
  /** The address that fails. */
  readonly call: string
  /** What the person does there. */
  readonly act: 'ask' | 'choose-advice' | 'sign-in' | 'register' | 'calculate'
  /** What is said when the server answers with an error that has no words of its own. */
  readonly refused: string
  /** What is said when no answer comes. */
  readonly unreachable: string
}

const network = 'Network error. Check your connection.'
const aiAdvice = 'Failed to generate AI advice. Please try again.'
const oops = 'Oops! Something went wrong. Please try again.'
const notSaved = 'Error saving BMI. Please try again.'
const notRegistered = 'Error registering user'

/** Sentences of section 8 outside of the questionnaires. */
export const specFailures: readonly SpecFailure[] = [
  {
    page: '/login',
    call: '/login',
    act: 'sign-in',
    refused: 'Invalid email',
    unreachable: network,
  },
  {
    page: '/register',
    call: '/register',
    act: 'register',
    refused: notRegistered,
    unreachable: notRegistered,
  },
  {
    page: '/advice',
    call: '/api/ai-advice',
    act: 'ask',
    refused: aiAdvice,
    unreachable: aiAdvice,
  },
  {
    page: '/assistant',
    call: '/chat',
    act: 'ask',
    refused: 'Failed to fetch response',
    unreachable: network,
  },
  { page: '/about4', call: '/get-advice', act: 'choose-advice', refused: oops, unreachable: oops },
  {
    page: '/bmi',
    call: '/api/save-bmi',
    act: 'calculate',
    refused: notSaved,
    unreachable: notSaved,
  },
]
