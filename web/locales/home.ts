/** Texts of the home page and of the page for unknown addresses. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
const domains: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'The people you see, call and can count on.',
  Learning: 'New things you try, and how you use phones and computers.',
  Exercise: 'Walking, sports, and work around the home.',
  Diet: 'Whether you eat enough of what your body needs.',
  Stress: 'How hard or easy life has felt lately.',
  Sleep: 'How long and how well you sleep.',
}

export const homeTexts = {
  welcome: 'Welcome to S.L.E.D.S.S',
  journey: 'Your journey to a healthier mind and lifestyle starts here.',
  promise:
    'Answer short questions about six parts of daily life. See your scores in plain words. Then get small steps that fit you.',
  start: 'Start my evaluation',
  startHint: 'It is free. Each part takes a few minutes. You can stop and come back at any time.',

  about: 'About this site',

  domainsHeading: 'Six parts of a healthy life',
  domainsLead: 'S.L.E.D.S.S stands for the six. You can begin with any of them.',
  domains,

  howHeading: 'How It Works',
  steps: [
    {
      name: 'Choose your mode',
      text: 'Go on as a guest, or register to keep your results in your own account.',
    },
    {
      name: 'Take the evaluation',
      text: 'Answer the questions for one part of life, or for all six. There are no wrong answers.',
    },
    {
      name: 'Get your plan',
      text: 'The Health Coach, a computer program, turns your scores into small steps you can start today.',
    },
  ],

  waysHeading: 'Two ways to use it',
  general: 'General Services',
  generalLead: 'No need to log in.',
  generalPoints: [
    'Ask about food, sleep, exercise and more.',
    'Try the questions as a guest. Your answers stay on this device.',
    'See the results of a made-up person first.',
  ],
  generalAction: 'Ask a question',
  seeExample: 'See an example',
  mine: 'My Services',
  mineLead: 'Personal coaching after you register.',
  minePoints: [
    'Your own plan, made from your own scores.',
    'Your results are kept and you can see how they change.',
    'Use it on any phone or computer.',
  ],
  mineAction: 'Register',

  whyHeading: 'Why It Matters',
  whyLead:
    'Stress, sleep, food and too little movement can all touch our memory. Two researchers show how.',
  researchers: [
    {
      id: 'lupien',
      name: 'Dr. Sonia Lupien',
      place: 'Centre for Studies on Human Stress, Montreal',
      topic: 'Stress and memory',
      text: 'Dr. Sonia Lupien followed healthy older people for years. Those whose stress hormone stayed high did worse on memory tests. The memory part of the brain was smaller too.',
      limits: 'The study was small. It shows a link, not a cause.',
      sources: [
        {
          doi: '10.1038/271',
          text: 'Lupien and colleagues, Nature Neuroscience, 1998',
        },
      ],
    },
    {
      id: 'kivipelto',
      name: 'Dr. Miia Kivipelto',
      place: 'Karolinska Institutet, Stockholm',
      topic: 'Food, movement and sleep',
      text: 'Dr. Miia Kivipelto led a two-year trial with 1,260 older adults. Better food, more movement, brain training and heart checks helped them think and remember better. Her team also found that poor sleep was linked with later memory illness.',
      limits:
        'The people in the trial had a higher risk than most, and everything was done together. The sleep result shows a link, not a cause.',
      sources: [
        {
          doi: '10.1016/S0140-6736(15)60461-5',
          text: 'Ngandu and colleagues, The Lancet, 2015',
        },
        {
          doi: '10.1016/j.jalz.2018.05.012',
          text: "Sindi and colleagues, Alzheimer's & Dementia, 2018",
        },
      ],
    },
  ],
  sourcesLabel: 'Read the study:',
  noEndorsement: 'Named researchers do not endorse this product.',
  noPromise:
    'Healthy habits are good for you at any age. Nobody can promise that they prevent an illness.',

  otherMember: 'You are logged in, so nothing has changed.',
  otherMemberAdvice:
    'The link you opened was made for someone else. To use that link, log out first and open it again.',
  unusableId: 'Part of the link you opened could not be read.',
  unusableIdAdvice: 'That is all right. You can use everything here as usual.',

  lostHeading: 'We could not find that page',
  lostLead:
    'The address may be old, or one letter may be wrong. Nothing is broken and nothing is lost.',
  lostWays: 'These pages may help:',
  toHome: 'Home',
  toEvaluations: 'My six evaluations',
  toScores: 'My scores',
  toAdvice: 'My advice',
  toContact: 'Contact and help',
}

/** Texts of one language. */
export type HomeTexts = typeof homeTexts
