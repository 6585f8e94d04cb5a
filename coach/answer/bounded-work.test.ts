/**
 * Holds hostile messages to work that grows with their length and no faster, by counted steps: the
 * look-ups of the menders, and the turns and letters that are read at all. What a word pattern costs
 * cannot be counted; its text is bounded instead. Without this one message stops the server for all.
 */

import { describe, expect, it } from 'vitest'
import { answerInSteps, answerQuestion } from './answer.ts'
import { earlierTurns } from '../briefing/chat-briefing.ts'
import { plainLine } from '../briefing/quoted.ts'
import { conversationLimits } from '../text/conversation-limits.ts'
import { mendTypo } from '../safety/correct-typos.ts'
import { normalise } from '../text/normalise.ts'
import { hostileLengths, hostileMessages } from '../test-support/hostile-messages.ts'
import { hearConversation } from '../safety/hear-safety.ts'
import { wordMender, type MendWord } from '../safety/word-mender.ts'

const { earlierTurns: turnsRead, turnChars, wordChars } = conversationLimits
const menders: readonly (readonly [string, MendWord, number])[] = [
  // At most a look-up for each letter and shortening of a word, three times over.
  ['typos', mendTypo, 5],
]

function stepsOf(mendWord: MendWord, text: string): number {
  const tally = { steps: 0 }
  wordMender(mendWord)(text, tally)
  return tally.steps
}

function answerAfter(content: string) {
  const history = [{ role: 'user', content }] as const
  return answerQuestion({ message: 'And then?', history, region: 'US' })
}

describe.each(Object.entries(hostileMessages))('%s', (_, make) => {
  it.each(menders)('cost steps by their length: %s', (_name, mendWord, stepsPerLetter) => {
    for (const length of hostileLengths) {
      const once = stepsOf(mendWord, normalise(make(length)))
      const twice = stepsOf(mendWord, normalise(make(2 * length)))
      expect(once).toBeLessThanOrEqual(stepsPerLetter * length)
      expect(twice).toBeLessThanOrEqual(2.2 * once + 2000)
    }
  })

  it('have no word longer than is read', () => {
    const words = normalise(make(2000)).split(' ')
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(wordChars)
  })

  it('are answered the same whatever stands beyond what is read', () => {
    const hostile = make(turnChars)
    const beyond = ' . I want to kill myself'
    expect(answerAfter(hostile + beyond)).toEqual(answerAfter(hostile))
    expect(hearConversation('And then?', [hostile + beyond])).toEqual(
      hearConversation('And then?', [hostile]),
    )
    expect(plainLine(hostile + beyond, 1000)).toBe(plainLine(hostile, 1000))
  })
})

type History = Parameters<typeof earlierTurns>[0]

const crisis = { role: 'user', content: 'I want to kill myself' } as const

function filler(count: number): History {
  return Array.from({ length: count }, () => ({ role: 'user', content: 'I like my garden' }))
}

function ask(history: History, message = 'What else?') {
  return answerQuestion({ message, history, region: 'US' })
}

function answeringSteps(history: History): number {
  const steps = answerInSteps({ message: 'What else?', history, region: 'US' })
  let count = 0
  while (!steps.next().done) count += 1
  return count
}

describe('a long conversation', () => {
  it('is read as far back as the last turns of the person, and no further', () => {
    const codes = (before: number) =>
      ask([crisis, ...filler(before)]).safety.map(({ code }) => code)
    expect(codes(turnsRead - 1)).toEqual(['suicide_self_harm'])
    expect(codes(turnsRead)).toEqual([])
    const said = filler(20).map(({ content }) => content)
    expect(hearConversation('What else?', [crisis.content, ...said])).toEqual([])
    expect(earlierTurns(filler(20))).toHaveLength(turnsRead)
  })

  it('is read turn by turn, so that nobody else waits for all of it', () => {
    const [ten, twenty, thirty] = [10, 20, 30].map((count) => answeringSteps(filler(count)))
    expect(Number(twenty) - Number(ten)).toBeGreaterThanOrEqual(10)
    expect(Number(thirty) - Number(twenty)).toBe(Number(twenty) - Number(ten))
  })

  it('is answered in several steps, so that nobody else waits for a whole answer', () => {
    expect(answeringSteps([])).toBeGreaterThanOrEqual(3)
  })

  it('is not read at all where the message tells of danger: help comes in the first step', () => {
    const history = filler(20)
    for (const message of [crisis.content, 'I have chest pain', 'Me caí y no me puedo levantar']) {
      const { done, value } = answerInSteps({ message, history, region: 'US' }).next()
      expect(done).toBe(true)
      expect(value).toEqual(ask([], message))
    }
  })

  it('does not forget an illness that was told at its beginning', () => {
    const question = 'What greens should I eat?'
    const told = { role: 'user', content: 'I take warfarin' } as const
    const { text } = ask([told, ...filler(9)], question)
    expect(text).toBe(ask([...filler(9), told], question).text)
    expect(text).not.toBe(ask(filler(10), question).text)
  })
})

it('remembers what a word was mended to, and a bounded number of words', () => {
  const mended: string[] = []
  const mender = wordMender((word) => {
    mended.push(word)
    return word.toUpperCase()
  })
  expect(mender('a b a')).toBe('A B A')
  expect(mender('b')).toBe('B')
  expect(mended).toEqual(['a', 'b'])
  mender(Array.from({ length: 10_000 }, (_, place) => `w${place}`).join(' '))
  mender('a')
  expect(mended.filter((word) => word === 'a')).toHaveLength(2)
})
