/** One sitting of each instrument as a person gives it, with what the specification says when it is sent. */

import type { Instrument } from '#core/instrument.ts'
import { itemsOf } from '#core/instrument.ts'
import { exercise } from '#core/instruments/exercise/scoring.ts'
import { literacy } from '#core/instruments/literacy/scoring.ts'
import { mna } from '#core/instruments/mna/scoring.ts'
import { sleep } from '#core/instruments/sleep/scoring.ts'
import { social } from '#core/instruments/social/scoring.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import type { Answers } from './support/walk-flow.ts'

/** A sitting from its introduction to its score. */
export interface FlowCase {
  readonly instrument: Instrument
  readonly intro: string
  readonly questions: string
  readonly scorePage: string
  readonly answers: Answers
  readonly sent: string
  readonly refused: string
  readonly unreachable: string
}

/** The same answer to every choice, by its place among the options. */
function choicesOf(instrument: Instrument, place: number): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const item of itemsOf(instrument)) {
    if (item.kind === 'choice') answers[item.linkId] = item.options[place]?.code ?? ''
  }
  return answers
}

const answersSentences = {
  sent: 'Answers submitted successfully!',
  refused: 'Failed to submit answers. Please try again.',
  unreachable: 'An error occurred while submitting your answers.',
}
const testSentences = {
  sent: 'Test submitted successfully!',
  refused: 'Failed to submit test. Please try again.',
  unreachable: 'Failed to submit test. Please try again.',
}
const responsesSentences = {
  sent: 'Responses submitted successfully',
  refused: 'Failed to submit responses',
  unreachable: 'Failed to submit responses',
}

export const socialCase: FlowCase = {
  instrument: social,
  intro: '/socialization',
  questions: '/socialtest',
  scorePage: '/socialanswers',
  answers: choicesOf(social, 3),
  ...answersSentences,
}

export const literacyCase: FlowCase = {
  instrument: literacy,
  intro: '/learning',
  questions: '/literacy',
  scorePage: '/literacyscore',
  answers: choicesOf(literacy, 2),
  ...testSentences,
}

export const exerciseCase: FlowCase = {
  instrument: exercise,
  intro: '/exercise',
  questions: '/exerciseactivity',
  scorePage: '/exerciseresult',
  answers: { ...choicesOf(exercise, 1), '3-0': 'Never', '8-0': 'Never' },
  ...responsesSentences,
}

export const mnaCase: FlowCase = {
  instrument: mna,
  intro: '/diet',
  questions: '/nurtition',
  scorePage: '/mna',
  answers: choicesOf(mna, 1),
  ...testSentences,
}

export const stressCase: FlowCase = {
  instrument: stress,
  intro: '/stress',
  questions: '/stressscale',
  scorePage: '/stressscore',
  answers: choicesOf(stress, 2),
  ...responsesSentences,
}

export const sleepCase: FlowCase = {
  instrument: sleep,
  intro: '/sleep',
  questions: '/pitt',
  scorePage: '/pittscore',
  answers: {
    ...choicesOf(sleep, 1),
    '1-0': 'about 10:30 pm',
    '1-1': '20',
    '1-2': '6:30',
    '1-3': '7.5',
  },
  ...responsesSentences,
}

export const flowCases: readonly FlowCase[] = [
  socialCase,
  literacyCase,
  exerciseCase,
  mnaCase,
  stressCase,
  sleepCase,
]
