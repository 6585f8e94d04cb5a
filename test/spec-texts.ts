/** Every text that the specification prints for a page, with the page and the person who meets it there. */

/** What a text can be to the person who reads it. */
export const roles = ['heading', 'text', 'link', 'button', 'placeholder'] as const

/** What a text is to the person who reads it. */
export type Role = (typeof roles)[number]

/** One page as it is built, with the printed texts that stand on it. */
export interface SpecPage {
  readonly page: string
  readonly finds: Partial<Readonly<Record<Role, readonly string[]>>>
}

/** The six domains as the specification lists them. */
export const domains = ['Socialization', 'Learning', 'Exercise', 'Diet', 'Stress', 'Sleep']

/** Texts that are there before anything is loaded (specification, sections 1, 2 and 4), and our own on home. */
export const specPages: readonly SpecPage[] = [
  {
    page: '/',
    finds: {
      heading: [
        'Welcome to S.L.E.D.S.S',
        'How It Works',
        'General Services',
        'My Services',
        'Why It Matters',
        ...domains,
      ],
      text: [
        'Your journey to a healthier mind and lifestyle starts here.',
        'Dr. Sonia Lupien followed healthy older people for years. Those whose stress hormone stayed high did worse on memory tests. The memory part of the brain was smaller too.',
        'Dr. Miia Kivipelto led a two-year trial with 1,260 older adults. Better food, more movement, brain training and heart checks helped them think and remember better. Her team also found that poor sleep was linked with later memory illness.',
      ],
      link: ['Healthy Lifestyle Choices', 'Home'],
    },
  },
  { page: '/login', finds: { link: ['Explore healthy living tips'] } },
  { page: '/register', finds: { link: ['Login here'], placeholder: ['e.g. 1950'] } },
  {
    page: '/evaluations',
    finds: { link: ['Socialize', 'Learning', 'Exercise', 'Diet', 'Stress', 'Sleep'] },
  },
  { page: '/bmi', finds: { button: ['Calculate', 'Back', 'Next'] } },
  { page: '/about3', finds: { heading: ['Forum Tests'] } },
  {
    page: '/about4',
    finds: {
      heading: ['Your Personalized Wellbeing Advice'],
      // 'Anyone' and 'LikeMe' are what these two are called in the call (section 9).
      text: ['General Wellness', 'People Like Me'],
    },
  },
  { page: '/about5', finds: { heading: ['Your Submitted Scores'] } },
  { page: '/advice', finds: { heading: ['AI-Driven Advice'], button: domains } },
  { page: '/assistant', finds: { heading: ['Healthy Life Assistant'], button: domains } },
  { page: '/demo', finds: { heading: ['Sledss demo'] } },
]
