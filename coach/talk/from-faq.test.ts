/** What is asked on about one subject is answered from that subject, and from nothing that somebody cannot have. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { answerQuestion } from '../answer/answer.ts'
import { lastOf, talk } from '../test-support/talk.ts'
import type { Turn } from '../text/conversation-limits.ts'

const caring = 'My husband has dementia and I am 76. He is up and down all night.'

describe('in a talk about one subject', () => {
  it.each<[Language, readonly string[], RegExp]>([
    ['en', [caring, 'He put his coat on and tried to go out the front door'], /bell on the door/u],
    [
      'en',
      [caring, 'She keeps asking for her mother, who is dead. Do I tell her?'],
      /need not tell of the death/u,
    ],
    [
      'es',
      [
        'Cuido a mi esposa, tiene alzheimer.',
        'Quiere irse a su casa y ya está en casa, ¿qué le digo?',
      ],
      /No discuta/u,
    ],
  ])('answers what is asked on, in %s: %j', (language, messages, expected) => {
    expect(lastOf(messages, language).text).toMatch(expected)
  })

  it('offers the nearest questions, and each button is answered', () => {
    const [first] = talk([caring, 'What else?'])
    const label = first?.suggestions.find((each) => each.endsWith('?') || each.startsWith('They'))
    expect(label).toBeDefined()
    const { text } = lastOf([caring, label ?? ''])
    expect(text).not.toBe(first?.text)
    expect(text.length).toBeGreaterThan(80)
  })

  it('says its second text to whoever cannot do it, and never the first again', () => {
    const [, second, third] = talk([
      caring,
      'He tries to go out the front door at night',
      "I can't do that",
    ])
    expect(third?.text).not.toContain(second?.text ?? '')
    expect(third?.text).toMatch(/phone number into the coat/u)
  })

  it('gives as another idea the answer to another question of the subject, for the same person', () => {
    const [, second, third] = talk([
      caring,
      'He tries to go out the front door at night',
      'Another idea',
    ])
    expect(third?.text).toMatch(/^Another idea\./u)
    expect(third?.text).not.toContain(second?.text ?? '')
    expect(third?.act).toBe('other')
  })

  it('says why, or that it is plain sense, where it is asked how something is known', () => {
    const asked = ['My knees hurt on the stairs. How do I climb them?', 'Is that proven?']
    expect(lastOf(asked).text).toMatch(/stud|trial|guideline|evidence|nurse would say/iu)
    expect(lastOf(asked).act).toBe('more')
  })

  it('ends with thanks and a plan, and answers a trouble that is told beside the thanks', () => {
    const plan = lastOf([caring, "I'll phone his sister on Saturday about it, thank you"])
    expect(plan.text).toContain('phone his sister on Saturday')
    const trouble = lastOf([caring, 'Thank you. But he hides his teeth and I cannot find them'])
    expect(trouble.act).not.toBe('thanks')
    expect(trouble.text.length).toBeGreaterThan(80)
  })

  it('leaves the subject where the next one is of another', () => {
    const snoring = 'My husband snores like a saw. What helps against snoring?'
    const { domains, text } = lastOf([snoring, 'Am I too old at eighty to learn the guitar?'])
    expect(domains[0]).toBe('Learning')
    expect(text).not.toContain('snoring')
  })

  it('names the office of where they live once they tell it', () => {
    const [first] = talk(['Nobody ever visits me. Who could call me for a chat?'])
    const history: Turn[] = [
      { role: 'user', content: 'Nobody ever visits me. Who could call me for a chat?' },
      { role: 'assistant', content: first?.text ?? '' },
    ]
    expect(first?.text).toContain('Eldercare Locator')
    const message = 'We live in Tralee. Which office is it with us?'
    const { text } = answerQuestion({ message, history, region: 'IE', language: 'en' })
    expect(text).toContain('ALONE on 0818 222 024')
  })

  it('answers what is asked beside a goal, and does not only take up the goal', () => {
    const { text } = lastOf([caring, "ok I'll try that. What if he goes out the front door?"])
    expect(text).toMatch(/^That is a good plan\./u)
    expect(text).toMatch(/bell on the door/u)
  })

  it('opens with a yes or a no only where one was asked for', () => {
    const diabetic = 'I have type 2 diabetes.'
    expect(lastOf([diabetic, 'Can I eat rice and beans?']).text).toMatch(/^Yes/u)
    const told = 'My wife cooks rice and beans every day.'
    expect(lastOf([diabetic, told]).text).not.toMatch(/^Yes/u)
  })

  it('makes a goal of its own step, and says it back', () => {
    const { text } = lastOf([
      caring,
      'He tries to go out the front door at night',
      'Make it my goal',
      'after supper',
      'what was my goal?',
    ])
    expect(text).toMatch(/hang a bell on the door/u)
  })

  it('leaves a subject that it is said not to be about', () => {
    const { text } = lastOf(
      [
        'Mi hija me deja los nietos todas las tardes y tengo la rodilla mala',
        'Olvídate de la rodilla. ¿Cómo se lo digo a mi hija?',
      ],
      'es',
    )
    expect(text).not.toMatch(/rodilla/u)
  })
})

it('offers nothing of what somebody cannot have', () => {
  const { text } = lastOf([
    'I have diabetes and take tablets. What is good for breakfast, I always have toast and jam with my tea?',
    'I am allergic to eggs. What else is there for breakfast?',
  ])
  expect(text).not.toMatch(/\b(?:try|have|boil|add|with) (?:an? )?eggs?\b/iu)
})

it('lets no refusal take away when to call for help', () => {
  const { text } = lastOf([
    'I take warfarin. I hate tablets and blood.',
    'Which bleeding is urgent?',
  ])
  expect(text).toMatch(/911/u)
})

it.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'My calf is swollen and hot since yesterday.',
      'The office is closed, can it wait until Monday?',
    ],
  ],
  [
    'es',
    [
      'Tengo la pantorrilla hinchada y caliente desde ayer.',
      'hoy es festivo y la EPS no atiende, ¿no puedo esperar a mañana?',
    ],
  ],
])('holds to a doctor today, in %s: %j', (language, messages) => {
  expect(lastOf(messages, language).text).toMatch(/do not wait until tomorrow|Llame ahora/u)
})

it('takes back a number of another country', () => {
  const answers = talk([
    'I would like somebody to phone me for a chat each week',
    'Who can I call?',
    'that number is American, I am in Scotland',
  ])
  expect(answers[0]?.text).toContain('Eldercare Locator')
  expect(answers.at(-1)?.text).toMatch(/not the one for you/u)
})

it.each([
  [caring, 'I cut my wrists last night'],
  [caring, "I'm dead tired and last night I cut my wrists"],
  ['I wake at three every night', 'I have taken the whole box of sleeping tablets'],
  ['I wake at three every night', 'I have the pills in my hand'],
])('gives way to a danger: %j', (...messages) => {
  expect(lastOf(messages).safety.length).toBeGreaterThan(0)
})

it('leaves a subject for a question that is surely of another domain', () => {
  const { text } = lastOf(['how do I sleep better', 'what should I eat'])
  expect(text).toMatch(/vegetables/u)
})
