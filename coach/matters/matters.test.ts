/** What is said to a plain question holds together: a wrong figure or a dead name would reach somebody as it stands. */

import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { evidence } from '../evidence/catalog.ts'
import { answeredMatters, matterNamed, matters } from './catalog.ts'

const ids = new Set<string>(evidence.map(({ id }) => id))
const wordsIn = (text: string) => text.split(/\s+/u).length

it('each has a name of its own, a card that there is, and evidence that there is', () => {
  expect(matters.filter((matter) => matterNamed(matter.name) !== matter)).toEqual([])
  const named = matters.flatMap((matter) => [
    matter.card,
    ...('facts' in matter ? matter.facts : []),
  ])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

describe.each(languages)('in %s', (language) => {
  it.each(matters.map((matter) => [matter.name, matter] as const))(
    'asks nothing at its end that no answer is ready for: %s',
    (_, { say }) => {
      expect(say[language].trim()).not.toMatch(/\?$/u)
    },
  )

  it.each(answeredMatters.map((matter) => [matter.name, matter] as const))(
    'is short, and without figures where no evidence stands behind it: %s',
    (_, { say, how, facts }) => {
      expect(wordsIn(say[language])).toBeLessThanOrEqual(45)
      expect(how[language].length).toBeGreaterThanOrEqual(2)
      if (facts.length === 0) expect([say[language], ...how[language]].join(' ')).not.toMatch(/\d/u)
    },
  )
})
