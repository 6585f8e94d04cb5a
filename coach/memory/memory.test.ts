/** Checks what a person would lose by a memory that keeps too much, forgets too little, or nags. */

import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#core/languages.ts'
import { changedMemory, type Memory, noMemory, type Told } from '#core/memory.ts'
import { advise } from '../plan/advice.ts'
import { answerQuestion } from '../answer/answer.ts'
import type { CoachAnswer } from '../conversation/question.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Turn } from '../text/conversation-limits.ts'
import { rememberedPerson } from './brought.ts'
import { consentReplies, memoryWords } from './memory-words.ts'
import { presentMemory } from './present-memory.ts'
import { openingFor } from './visit.ts'

const start = '2026-03-01T12:00:00.000Z'

/** All of it was told at the start. */
function daysAfter(days: number): () => number {
  return () => days * 24
}

/** A conversation of somebody with a memory. */
function talk(messages: readonly string[], before: Memory = noMemory, days = 0, first?: string) {
  let memory = before
  const history: Turn[] = first === undefined ? [] : [{ role: 'assistant', content: first }]
  const answers = messages.map((message) => {
    const recollection = { memory, hoursSince: daysAfter(days) }
    const answer = answerQuestion({ message, history: [...history], region: 'US', recollection })
    if (answer.memoryChange) memory = changedMemory(memory, answer.memoryChange, start)
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
    return answer
  })
  const last: CoachAnswer | undefined = answers.at(-1)
  if (!last) throw new Error('Nothing was said.')
  return { answers, last, memory, words: memory.slots.map(({ words }) => words) }
}

function kept(...told: readonly (Pick<Told, 'kind' | 'words'> & Partial<Told>)[]): Memory {
  const whole = told.map((each) => ({ about: [], outcome: null, isForNow: false, ...each }))
  return changedMemory(noMemory, { consent: 'yes', told: whole }, start)
}

function opening(memory: Memory, days: number, language: Language = 'en') {
  return openingFor({ memory, hoursSince: daysAfter(days) }, language)
}

const knees = 'My knees hurt. How do I get fitter?'
const legs = 'How do I get fitter?'
const ofAsking = memoryWords.askConsent.en.slice(-38)
const ofSayingBack = memoryWords.saidBack.en.slice(-20)

describe('the question whether to remember', () => {
  it.each([
    ['en', 'My knees hurt', knees],
    ['es', 'Me duelen las rodillas', 'Me duelen las rodillas. ¿Qué ejercicio puedo hacer?'],
  ] as const)(
    'comes in %s with the words that were told, and its buttons',
    (language, told, text) => {
      const { last, memory } = talk([text])
      expect(last.text).toContain(memoryWords.askConsent[language].replace('{words}', told))
      expect(last.suggestions).toEqual(consentReplies.map(({ label }) => label[language]))
      expect(memory).toEqual(noMemory)
      const { label } = consentReplies[0] ?? { label: { en: '', es: '' } }
      expect(talk([text, label[language]]).words).toEqual([told])
    },
  )

  it('comes once in a conversation, whatever is said to it', () => {
    const { answers } = talk([knees, 'How much?', 'I am hard of hearing', 'Not this', knees])
    expect(answers.filter(({ text }) => text.includes(ofAsking))).toHaveLength(1)
  })

  it('never comes again after a never, and nothing is kept', () => {
    const { memory } = talk([knees, 'Never'])
    expect(memory).toMatchObject({ consent: 'never', slots: [] })
    expect(talk([knees], memory).last.text).not.toContain(ofAsking)
  })

  it('is not asked of a stranger, of whom nothing can be kept', () => {
    const { text, memoryChange } = answerQuestion({ message: knees, history: [], region: 'US' })
    expect(text).not.toContain(ofAsking)
    expect(memoryChange).toBeUndefined()
  })

  it.each([
    'What is a good breakfast?',
    'Is it my thyroid?',
    'My neighbour cannot kneel.',
    'My mother is 80 and her knees hurt, what can she do?',
  ])('does not come where nothing of oneself was told: %s', (message) => {
    expect(talk([message]).last.text).not.toContain(ofAsking)
  })
})

describe('what is kept', () => {
  const allowed = kept()

  it.each<[string, Told['kind'], string]>([
    ['I am on a blood thinner, what can I eat?', 'condition', 'I am on a blood thinner'],
    ["I can't kneel till the cast is off.", 'limit', "I can't kneel till the cast is off"],
    ['I do not like choirs.', 'dislike', 'I do not like choirs'],
    ['I have nobody to call.', 'contacts', 'I have nobody to call'],
    ['My daughter visits on Sundays.', 'contacts', 'my daughter'],
    ['Tomo warfarina. ¿Qué puedo comer?', 'condition', 'Tomo warfarina'],
  ])('is the part that tells it, and no more: %s', (message, kind, words) => {
    expect(talk([message], allowed).memory.slots).toMatchObject([{ kind, words }])
  })

  it('marks what will pass', () => {
    const { memory } = talk(["I can't kneel till the cast is off."], allowed)
    expect(memory.slots.map(({ isForNow }) => isForNow)).toEqual([true])
  })

  it('holds a goal in the person’s words, and how a step went with the step', () => {
    const { memory } = talk(
      [legs, 'Make it my goal', 'after breakfast on Tuesdays', 'I tried it', 'It hurt'],
      allowed,
    )
    expect(memory.slots.map(({ kind, words }) => [kind, words])).toEqual([
      ['goal', 'after breakfast on Tuesdays'],
      ['tried', 'It hurt'],
    ])
    const step = memory.slots[1]?.about[0] ?? ''
    const shown = presentMemory({ memory, hoursSince: daysAfter(0) }, 'en')
    expect(shown.slots[0]).toMatchObject({ outcome: 'harmed', step: cardOf(step)?.step.en })
  })

  it.each([
    'My knees hurt and I want to end my life.',
    'My son hits me, and my knees hurt.',
    'I cannot kneel, and I have crushing chest pain.',
  ])('is nothing of what alarms: %s', (message) => {
    expect(talk([message, 'I am hard of hearing', 'Yes'], allowed).words).not.toContain(message)
    expect(talk([message], allowed).words).toEqual([])
    const { words, answers } = talk([message, 'I am safe now', knees, 'Yes'])
    expect(answers.some(({ text }) => text.includes(ofAsking))).toBe(false)
    expect(words).toEqual([])
  })
})

describe('the next conversation', () => {
  const brought = kept({ kind: 'limit', words: 'My knees hurt' })

  it('says back what it uses, once', () => {
    const { answers } = talk([legs, 'Another idea', 'What exercise is good for me?'], brought, 3)
    expect(answers[0]?.text).toContain('You told me: “My knees hurt”.')
    expect(answers.filter(({ text }) => text.includes(ofSayingBack))).toHaveLength(1)
  })

  it('does not say back what was just told again, nor beside what it does not touch', () => {
    expect(talk([knees], brought, 3).last.text).not.toContain(ofSayingBack)
    expect(talk(['How can I make a friend?'], brought, 3).last.text).not.toContain(ofSayingBack)
  })

  it('never offers what did harm, in talk or in a plan, until that is forgotten', () => {
    const [shown = ''] = talk([legs]).last.sources.map(({ id }) => id)
    const harmed = kept({ kind: 'tried', words: 'It hurt', about: [shown], outcome: 'harmed' })
    const { sources } = talk([legs, 'Another idea', 'Another idea'], harmed, 3).last
    expect(sources.map(({ id }) => id)).not.toContain(shown)
    const result = { score: 20, band: 'low', flags: [], components: {}, ageDays: 0 }
    const person = { results: { exercise: result } }
    const planOf = (memory: Memory) =>
      advise({
        person: rememberedPerson(person, memory),
        criteria: 'Anyone',
        comparisons: [],
        region: 'US',
      }).points.map((point) => point.sources[0]?.id ?? '')
    const [first = ''] = planOf(noMemory)
    const barred = kept({ kind: 'tried', words: 'It hurt', about: [first], outcome: 'harmed' })
    expect(planOf(barred)).not.toContain(first)
    expect(planOf(changedMemory(barred, { forget: 'all' }, start))).toContain(first)
  })

  it.each(languages)('begins in %s with the goal and how it went', (language) => {
    const goal = kept({ kind: 'goal', words: 'after breakfast', about: ['E14'] })
    const first = opening(goal, 4, language)
    expect(first?.text).toContain('after breakfast')
    expect(first?.text).toContain(cardOf('E14')?.step[language])
    const [done, some, notYet, change] = first?.suggestions ?? []
    for (const press of [done, some, notYet, change]) {
      expect(talk([press ?? ''], goal, 4, first?.text).last.domains).toEqual(['Exercise'])
    }
    expect(opening(goal, 0.1, language)?.suggestions).toEqual([])
    const answered = talk([done ?? ''], goal, 4, first?.text).memory
    expect(answered.slots.map(({ outcome }) => outcome)).toEqual([null, 'done'])
  })

  it('does not count the days that were missed, and makes smaller what was too much', () => {
    const goal = kept({ kind: 'goal', words: 'after breakfast', about: ['E14'] })
    const { text = '' } = opening(goal, 200) ?? {}
    expect(text).not.toMatch(/\d+ (?:days|weeks)/u)
    const { answers } = talk(['Not yet', 'No time'], goal, 4, text)
    expect(answers[0]?.text).toContain('What makes it hard?')
    expect(answers[1]?.text).toContain('Then not that one.')
  })
})

describe('an old limit', () => {
  it.each([
    [89, false, false],
    [91, false, true],
    [13, true, false],
    [15, true, true],
  ])('of %i days, for now: %s, is asked again: %s', (days, isForNow, isAsked) => {
    const old = kept({ kind: 'limit', words: 'My wrist is sore', isForNow })
    expect(opening(old, days)?.text.includes('Is that still so?')).toBe(isAsked)
  })

  it('holds on after "Still so", and is gone after "It is better"', () => {
    const old = kept({ kind: 'limit', words: 'My knees hurt' })
    const { text } = opening(old, 100) ?? {}
    expect(talk(['Still so'], old, 100, text).words).toEqual(['My knees hurt'])
    expect(talk(['Still so'], old, 100, text).last.memoryChange?.renew).toHaveLength(1)
    const better = talk(['It is better', legs], old, 100, text)
    expect(better.words).toEqual([])
    expect(better.last.text).not.toContain('My knees hurt')
  })

  it('is asked about in the answer that it changes, where nobody greeted', () => {
    const old = kept({ kind: 'limit', words: 'My knees hurt' })
    expect(talk([legs], old, 100).last.text).toContain('“My knees hurt”. Is that still so?')
  })

  it('is never asked of an illness that does not pass', () => {
    const ill = kept({ kind: 'condition', words: 'I have heart failure' })
    expect(opening(ill, 400)?.text).toBe(memoryWords.goodToSeeYou.en)
  })
})

describe('forgetting in words', () => {
  const two = kept(
    { kind: 'limit', words: 'My knees hurt' },
    { kind: 'dislike', words: 'I do not like choirs' },
  )

  it.each(['forget that', 'Please forget that.', 'olvide eso', 'Borre eso, por favor'])(
    'takes the last thing alone: %s',
    (message) => {
      expect(talk([message], two).words).toEqual(['My knees hurt'])
    },
  )

  it('takes what was just said out of the talk too', () => {
    const { last } = talk([knees, 'Yes', 'forget that', 'What did I tell you?'])
    expect(last.text).not.toContain('My knees hurt')
  })

  it.each([
    ['forget everything', 'Yes, forget all', 0],
    ['Delete everything you know about me', 'No, keep it', 2],
    ['Olvídelo todo', 'Sí, olvide todo', 0],
  ])('of everything asks once: %s, %s', (message, reply, left) => {
    const asked = talk([message], two)
    expect(asked.words).toHaveLength(2)
    expect(asked.last.text.endsWith('?')).toBe(true)
    expect(talk([message, reply], two).words).toHaveLength(left)
  })

  it.each(['I forget everything these days', 'I want to forget that day', 'forget it'])(
    'is not heard in what only sounds like it: %s',
    (message) => {
      expect(talk([message], two).words).toEqual(expect.arrayContaining(['My knees hurt']))
      expect(talk([message], two).last.text).not.toContain('Shall I forget')
    },
  )
})
