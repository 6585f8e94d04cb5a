/** Whoever asks on in a danger is answered: the steps alone would leave them with a question nobody heard. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { languages } from '#core/languages.ts'
import { dangerSubjects } from '../danger/danger-subjects.ts'
import { lastOf, talk } from '../test-support/talk.ts'

const hurt = 'My daughter slaps me and keeps my bank card.'
const weary = 'I wish I were dead.'
const knock = 'I fell and hit my head, and I take warfarin.'

describe('a question in a danger', () => {
  it.each<[Language, readonly string[], RegExp]>([
    [
      'en',
      [hurt, 'Whom can I ask for advice who would not go to the police at once?'],
      /not the police/u,
    ],
    [
      'en',
      [weary, 'Who could take over my husband for a single night, so that I can sleep?'],
      /one night/iu,
    ],
    ['es', [hurt, '¿Con quién hablo que no vaya enseguida a la policía?'], /policía/u],
  ])('is answered, in %s: %j', (language, messages, expected) => {
    expect(lastOf(messages, language).text).toMatch(expected)
  })

  it('leaves what the coach has to ask below the answer', () => {
    const { text, suggestions, help } = lastOf([
      weary,
      'Who could take over my husband for a single night, so that I can sleep?',
    ])
    expect(text).toMatch(/Are you thinking of ending your life today\?$/u)
    expect(suggestions).toContain('I am safe now')
    expect(help).toContain('988')
  })

  it('gives way to a call that was not made, and to what answers the coach', () => {
    expect(
      lastOf([knock, 'I have vomited twice since and my eyes keep closing on me']).text,
    ).toMatch(/^Please call 911 now/u)
    expect(lastOf([weary, 'yes', 'yes', 'I locked them in the garage']).text).toMatch(
      /^That was a strong thing to do\./u,
    )
  })

  it('is answered where its button was offered, though another step was due', () => {
    const [, told] = talk([hurt, 'She says nobody would believe me if I told them about the card'])
    const offered = told?.suggestions[1] ?? ''
    const { text } = lastOf([
      hurt,
      'She says nobody would believe me if I told them about the card',
      offered,
    ])
    const entry = dangerSubjects(['abuse_neglect'])
      .flatMap(({ entries }) => entries)
      .find(({ label }) => label.en === offered)
    expect(text).toContain(entry?.say.en.slice(0, 30))
  })

  it('is answered below the end of it', () => {
    const { text, act } = lastOf([
      hurt,
      'I am safe now. What happens if I call that number, will they take my daughter away?',
    ])
    expect(act).not.toBe('danger')
    expect(text).toMatch(/numbers stay in view[^]+\n\n/u)
  })

  it('keeps the buttons of the danger alive: being alone is no tip on company', () => {
    const [, , third] = talk([
      'My nephew runs my pension and shouts when I ask for money for my pills.',
      'Whom can I ask for advice who would not go to the police at once?',
      'I am alone',
    ])
    expect(third?.act).toBe('danger')
    expect(third?.sources).toEqual([])
  })
})

it.each(languages)(
  'no answer in a danger is longer than a step, but for its numbers, in %s',
  (language) => {
    const subjects = dangerSubjects(['suicide_self_harm', 'abuse_neglect', 'fall_injury'])
    const long = subjects
      .flatMap(({ entries }) => entries)
      .map(({ say }) => say[language])
      .filter((text) => text.split(/\s+/u).length > 35)
    expect(subjects).toHaveLength(5)
    expect(long).toEqual([])
  },
)
