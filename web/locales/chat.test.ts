/** A ready question that the coach did not know again would be answered less well than in English. */

import { expect, it } from 'vitest'
import { cannedQuestions } from '#coach/wording/canned-questions.ts'
import { sayIn } from '#coach/wording/say-in.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { topicQuestions } from './chat.es.ts'

it.each(lifestyleDomains)('offers the Spanish questions on %s that the coach knows', (domain) => {
  expect(topicQuestions[domain]).toEqual(
    cannedQuestions[domain].map((question) => sayIn('es', question)),
  )
})
