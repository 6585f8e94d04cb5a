/** What is said to a plain question holds together: a wrong figure or a dead name would reach somebody as it stands. */

import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { evidence } from '../evidence/catalog.ts'
import { readingGrade, sentencesOf } from '../text/reading-grade.ts'
import { spanishReadingEase } from '../text/reading-ease-spanish.ts'
import type { Said } from '../text/said.ts'
import { answeredMatters, matterNamed, matters, saidToAnyAnswer } from './catalog.ts'

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
  it.each(answeredMatters.map((matter) => [matter.name, matter] as const))(
    'is short, and without figures where no evidence stands behind it: %s',
    (_, { say, how, facts }) => {
      expect(wordsIn(say[language])).toBeLessThanOrEqual(45)
      expect(how[language].length).toBeGreaterThanOrEqual(2)
      if (facts.length === 0) expect([say[language], ...how[language]].join(' ')).not.toMatch(/\d/u)
    },
  )
})

const most: Said<number> = { en: 40, es: 46 }
const isPlain: Said<(text: string) => boolean> = {
  en: (text) => readingGrade(text) <= 6.5,
  es: (text) => spanishReadingEase(text) >= 70,
}
const asking = matters.filter(({ say }) => say.en.trim().endsWith('?'))
const answers = [
  ...matters.flatMap(({ name, say, answering = [] }) =>
    answering.map((each, place) => [`${name} ${place + 1}`, say, each.say] as const),
  ),
  ...asking.flatMap((matter) => {
    const said = saidToAnyAnswer(matter)
    return said ? [[`${matter.name}, any`, matter.say, said] as const] : []
  }),
]

it('has a word to whatever is answered, wherever it asks', () => {
  expect(asking.filter((matter) => !saidToAnyAnswer(matter)).map(({ name }) => name)).toEqual([])
})

describe.each(languages)('what is said to an answer, in %s', (language) => {
  it.each(answers)(
    'is short and plain, asks no more, and says nothing again: %s',
    (_, asked, say) => {
      expect(asked[language].trim()).toMatch(/\?$/u)
      expect(wordsIn(say[language])).toBeLessThanOrEqual(most[language])
      expect(isPlain[language](say[language])).toBe(true)
      expect(say[language].trim()).not.toMatch(/\?$/u)
      expect(say[language]).not.toMatch(/\d/u)
      const long = sentencesOf(say[language]).filter((each) => wordsIn(each) > 4)
      expect(long.filter((each) => asked[language].includes(each))).toEqual([])
    },
  )
})
