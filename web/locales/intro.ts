/** Texts of the six introductions: what is asked, what it is not, and the start. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
/** The words about one domain. */
export interface DomainIntro {
  readonly title: string
  readonly lead: string
  readonly asks: readonly string[]
  readonly isNot: string
}

const domains: Record<LifestyleDomain, DomainIntro> = {
  Socialization: {
    title: 'Socialization',
    lead: 'People we see, call and trust help us stay well. These questions look at who is in your life right now.',
    asks: [
      'How many of your family and friends you see or hear from',
      'Whom you can talk to and ask for help',
      'How you help each other with big choices',
    ],
    isNot:
      'It counts contacts. It does not measure how lonely you feel, and it is not a diagnosis.',
  },
  Learning: {
    title: 'Learning',
    lead: 'Learning new things keeps life interesting. These questions look at what you do with phones, tablets and computers.',
    asks: [
      'Which devices you use, and how often',
      'What you do online without help',
      'Whether you would like to learn more',
    ],
    isNot: 'It is about your digital habits. It is not a test of memory or thinking.',
  },
  Exercise: {
    title: 'Exercise',
    lead: 'Moving helps heart, mood and sleep, and it all counts: a walk, the garden, the housework.',
    asks: [
      'Walking, sport and muscle exercises',
      'Work in the house, yard and garden',
      'Caring for someone, and paid or volunteer work',
    ],
    isNot: 'It looks at one week only. It is not a fitness test, and it is not a diagnosis.',
  },
  Diet: {
    title: 'Diet',
    lead: 'Eating enough gives strength. First we ask for your height and weight, then five short questions.',
    asks: [
      'Your height and weight',
      'Whether you eat less than before, or have lost weight',
      'How you get about, and how you have been',
    ],
    isNot:
      'It looks for too little food, not for too much. It is not a diagnosis and not a diet plan.',
  },
  Stress: {
    title: 'Stress',
    lead: 'Life can get heavy. These questions look at how the last month has felt to you.',
    asks: [
      'How often things felt like too much',
      'How often you felt tense or upset',
      'How often you felt in charge of your days',
    ],
    isNot: 'There are no right or wrong answers. It does not diagnose an illness of any kind.',
  },
  Sleep: {
    title: 'Sleep',
    lead: 'Good nights make better days. These questions look at how you have been sleeping.',
    asks: [
      'When you go to bed and get up, and how long you sleep',
      'What troubles your sleep',
      'How you feel by day',
    ],
    isNot:
      'It is about your nights as you see them. It does not diagnose a sleep illness. Your best guess is good enough.',
  },
}

export const introTexts = {
  domains,
  asksTitle: 'What it asks',
  period: (period: string) => `Think about ${period}.`,
  timeTitle: 'How long it takes',
  time: (minutes: number, questions: number) =>
    `About ${minutes} minutes for ${questions} questions. You can stop and come back.`,
  isNotTitle: 'What it is not',
  sourceTitle: 'Where the questions come from',
  start: 'Start',
  resume: 'Go on where you stopped',
  seeResult: 'See my result',
  back: 'Back to Evaluations',
}

/** Texts of one language. */
export type IntroTexts = typeof introTexts
