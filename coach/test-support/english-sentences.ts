/** Gathers every fixed English sentence the coach can say, for the tests of its translations. */

import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { advise } from '../plan/advice.ts'
import { cannedQuestions } from '../wording/canned-questions.ts'
import { evidence } from '../evidence/catalog.ts'
import { praiseFor } from '../plan/praise.ts'
import { alertTemplates } from '../safety/score-triggers.ts'
import { noResultsYet } from '../scores/own-results.ts'
import type { TopicRule } from '../topics/topic-rule.ts'
import { topicRules, topics } from '../topics/catalog.ts'
import { wordingOf } from '../wording/catalog.ts'

const nobody = { person: { results: {} }, comparisons: [], region: 'US' } as const
const somebody = {
  results: { sleep: { score: 12, band: 'Severe', flags: [], components: {}, ageDays: 0 } },
}

function notesOf({ note, more = [] }: TopicRule): readonly string[] {
  return [...(note ? [note] : []), ...more].map(({ text }) => text)
}

const facts = evidence.flatMap(({ id, firstStep, firstStepOutsideUS }) => [
  ...wordingOf(id).says,
  firstStep,
  firstStepOutsideUS ?? '',
])

const praise = lifestyleDomains.flatMap((domain) => [
  praiseFor(domain, { ...nobody, criteria: 'Anyone' }),
  praiseFor(domain, { ...nobody, criteria: 'LikeMe' }),
])

const talk = [
  ...Object.values(cannedQuestions).flat(),
  noResultsYet,
  advise({ ...nobody, criteria: 'Anyone' }).opening,
  advise({ ...nobody, person: somebody, criteria: 'Anyone' }).opening,
]

const notes = topics.flatMap((topic) => notesOf(topicRules[topic]))

/** Every fixed text as the code holds it: one sentence or a few. */
export const englishTexts: readonly string[] = [
  ...new Set([...facts, ...praise, ...talk, ...notes, ...alertTemplates]),
].filter((text) => text !== '')
