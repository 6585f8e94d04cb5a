/** One sitting of each instrument, sent over the real calls, with what its result page must say. */

import { type Address, addresses } from '#contract/addresses.ts'
import { exercise } from '#core/instruments/exercise/scoring.ts'
import { literacy } from '#core/instruments/literacy/scoring.ts'
import { mna } from '#core/instruments/mna/scoring.ts'
import { sleep } from '#core/instruments/sleep/scoring.ts'
import { social } from '#core/instruments/social/scoring.ts'
import { stress } from '#core/instruments/stress/scoring.ts'
import type { Instrument } from '#core/instrument.ts'
import type { Member } from './support/person.ts'

/** A sitting and its page. */
export interface ResultCase {
  readonly instrument: Instrument
  readonly submit: Address
  readonly body: object
  /** Address of the score page. */
  readonly page: string
  /** The whole reading of the gauge. */
  readonly reading: string
  /** Label that is marked in the legend. */
  readonly band: string
  /** Sentences that must stand on the page. */
  readonly texts: readonly string[]
}

const observed = 'Not in the past month'

export const resultCases: readonly ResultCase[] = [
  {
    instrument: social,
    submit: addresses.submitSocial,
    body: {
      answers: ['2', '1', '3-4', 'Seldom', 'Sometimes', 'Weekly'].concat([
        '1',
        '1',
        '2',
        'Seldom',
        'Never',
        'Monthly',
      ]),
    },
    page: '/socialanswers',
    reading: '5 out of 11, moderately lonely',
    band: 'Moderately Lonely',
    texts: [
      'This describes your contacts, not how lonely you feel.',
      '18 of 60',
      'This is all 12 answers added up, from 0 to 60. Here more is better: 24 or more is the usual line.',
    ],
  },
  {
    instrument: literacy,
    submit: addresses.submitLiteracy,
    body: {
      answers: {
        'food-intake': '75-79',
        'weight-loss': 'Tablet',
        mobility: 'Every day',
        stress: 'Email, messages or video calls',
        neuro: 'Agree',
        skill: 'Very much',
        class: 'No',
      },
    },
    page: '/literacyscore',
    reading: '7 out of 10, getting along with technology',
    band: 'Mild Cognitive Changes',
    texts: ['This is about your digital habits. It is not a test of memory or thinking.'],
  },
  {
    instrument: exercise,
    submit: addresses.submitExercise,
    body: {
      responses: {
        ...Object.fromEntries(Array.from({ length: 11 }, (_, page) => [`${page + 1}-0`, 'Never'])),
        '1-0': '5-7 days',
        '1-1': '1 hour to just under 2 hours',
        '6-0': '3-4 days',
        '9-1': '1-2 days',
      },
    },
    page: '/exerciseresult',
    reading: '71 out of 350, low to moderate',
    band: 'Low to Moderate',
    texts: ['251-350', '45 points'],
  },
  {
    instrument: mna,
    submit: addresses.submitMna,
    body: {
      answers: {
        'food-intake': 'Eating somewhat less than before',
        'weight-loss': 'I do not know',
        mobility: 'I go out',
        stress: 'No',
        neuro: 'No such problems',
      },
    },
    page: '/mna',
    reading: '11 out of 14, at risk',
    band: 'At Risk',
    texts: ['25.0 (Overweight)', 'tell your doctor about this result'],
  },
  {
    instrument: stress,
    submit: addresses.submitStress,
    body: {
      responses: Object.fromEntries(
        stress.pages.flatMap(({ items }) => items.map(({ linkId }) => [linkId, 'Sometimes'])),
      ),
    },
    page: '/stressscore',
    reading: '20 out of 40, moderate stress',
    band: 'Moderate',
    texts: ['12 of 24', '6 of 12'],
  },
  {
    instrument: sleep,
    submit: addresses.submitSleep,
    body: {
      responses: {
        ...Object.fromEntries(
          sleep.pages.flatMap(({ items }) => items.map(({ linkId }) => [linkId, observed])),
        ),
        '1-0': '11',
        '1-1': '40',
        '1-2': '6:30 am',
        '1-3': '6',
        '6-0': 'Not a problem',
        '6-1': 'Fairly good',
        '6-2': 'Three or more times a week',
        '7-0': 'Once or twice a week',
      },
    },
    page: '/pittscore',
    reading: '4 out of 21, good sleep',
    band: 'Good',
    texts: ['11:00 PM', 'Please mention it to your doctor.', '80%'],
  },
]

/**
 * Sends all six, and the BMI that the nutrition score needs.
 *
 * @param url - address of the server.
 * @param member - whose results they become.
 */
export async function submitAll(url: string, member: Member): Promise<void> {
  const owner = { userID: member.userID, userId: member.userID }
  const send = async ({ path, method }: Address, body: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
      body: JSON.stringify({ ...owner, ...body }),
    })
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  }
  await send(addresses.saveBmi, { bmi: '25.0', category: 'Overweight' })
  for (const { submit, body } of resultCases) await send(submit, body)
}
