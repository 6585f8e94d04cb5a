/** Answers that come back are those that went, and so is who gave them. */

import { afterEach, expect, it } from 'vitest'
import { readDraft } from '../../../client/drafts.ts'
import { takeUpAgain } from './refused-answers.tsx'

afterEach(() => localStorage.clear())

it('brings back the answers and who gave them, ready to be looked at', async () => {
  await takeUpAgain({
    userId: 'ann',
    subject: 'stress',
    domain: 'Stress',
    pressedOn: '/stressscale',
    shownOn: '/stressscore',
    call: 'submitStress',
    body: { userId: 'ann', responses: { '1-0': 'Never' }, answeredBy: 'someone-else' },
    key: 'k',
    pressedAt: '2026-11-21T10:00:00.000Z',
  })
  expect(readDraft({ userId: 'ann', instrument: 'stress' })).toMatchObject({
    responses: { '1-0': 'Never' },
    place: 'review',
    answeredBy: 'someone-else',
  })
})
