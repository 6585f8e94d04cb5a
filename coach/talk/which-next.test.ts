/** What is told within a talk is no goal, no refusal and no card on something else; what is asked in any talk has its answer. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf, talk } from '../test-support/talk.ts'
import { talkWords } from './talk-words.ts'

const sugar = 'I have the sugar and I love bread. What can I eat?'

describe('what is told within a talk and asks nothing', () => {
  it.each<[Language, readonly string[]]>([
    ['en', [sugar, 'My grandfather built this house with his own two hands.']],
    ['es', ['¿Cómo cuido la memoria?', 'Mi abuelo levantó esta casa con sus propias manos.']],
  ])('is kept in mind, and what may come next is offered, in %s', (language, messages) => {
    const { text, suggestions, step } = lastOf(messages, language)
    expect(text).toContain(talkWords.toldMe[language])
    expect(suggestions.length).toBeGreaterThan(1)
    expect(step).toBeUndefined()
  })

  it('is not answered so three times in a row', () => {
    const told = [
      'My grandfather built this house with his own two hands.',
      'She paints ships and sells them at the harbor fair.',
      'My grandfather built this barn with his own two hands.',
    ]
    const texts = talk([sugar, ...told]).map(({ text }) => text)
    expect(texts.filter((text) => text === talkWords.toldMe.en)).toHaveLength(1)
    expect(texts.filter((text) => text === talkWords.toldMeMore.en)).toHaveLength(1)
  })

  it('leads to the next answer of the subject, where it belongs to what was asked', () => {
    const { text } = lastOf([
      'My sister and I fell out over the will.',
      'My grandfather built this house with his own two hands.',
      'She paints ships and sells them at the harbor fair.',
    ])
    expect(text).toContain(talkWords.toldThen.en)
  })

  it('is no advice for whoever does it already', () => {
    const { text } = lastOf([
      'I wake at three every night. What do I do?',
      'I have already given up coffee, years ago.',
    ])
    expect(text).toContain(talkWords.doneAlready.en)
  })

  it.each([
    ['I will walk to the mill with Ann on Tuesday at ten.', 'goal'],
    ['I can not do that, my hips are too bad.', 'cannot'],
    ['I tried that for a week and it was no use.', 'tried'],
    ['Thank you, that is kind of you.', 'thanks'],
    ['No more leaflets for me. Thanks anyway.', 'thanks'],
  ])('stays what it is: %s', (message, act) => {
    expect(lastOf(['How can I move more at my age?', message]).act).toBe(act)
  })
})

it('what somebody tells of the one they miss is no goal', () => {
  const missed = ['Echo de menos a mi esposa.', 'Por las tardes', 'Solo quiero hablar de ella']
  const { act, step } = lastOf([...missed, 'De los bailes del sábado, y luego churros'], 'es')
  expect(act).not.toBe('goal')
  expect(step).toBeUndefined()
})

it.each(['You just gave me nuts again!', 'That is not what I asked.'])(
  'a reproach is met with sorry, and no other card: %s',
  (reproach) => {
    const { text, sources } = lastOf(['Which snack is good for me?', reproach])
    expect(text).toBe(talkWords.sorryTellMe.en)
    expect(sources).toEqual([])
  },
)

it('what can be done at an hour is asked, and no plan to nod to', () => {
  const asked = ['I worry about my tests.', 'What can I do at three in the morning?']
  expect(lastOf(asked).text).not.toMatch(/it is your own/u)
})

describe('what is asked on in any talk', () => {
  it.each<[Language, readonly string[], RegExp]>([
    ['en', [sugar, 'Does my insurance pay for a dietitian?'], /do I pay|does it cost/u],
    ['en', ['My sister and I fell out.', 'Should I say sorry first?'], /first step/u],
    ['es', ['Mi hermana y yo nos peleamos.', '¿Y eso lo cubre el seguro?'], /¿Cuánto pago yo/u],
  ])('has its answer, in %s: %j', (language, messages, expected) => {
    expect(lastOf(messages, language).text).toMatch(expected)
  })

  it('gives way to the question of its subject', () => {
    const own = lastOf([
      'My blood pressure is too high and I love salty food.',
      'How soon does less salt bring my pressure down?',
    ])
    expect(own.text).toMatch(/salt|taste/u)
  })
})
