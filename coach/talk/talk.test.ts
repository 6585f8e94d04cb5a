/** Checks that a talk stays with its card: what each button and its words do, in both languages. */

import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#core/languages.ts'
import { answerQuestion } from '../answer/answer.ts'
import type { CoachAnswer } from '../conversation/question.ts'
import { askedFor } from '../safety/about-other.ts'
import { cardOf, cards } from '../cards/catalog.ts'
import type { Turn } from '../text/conversation-limits.ts'
import { detectIn } from '../safety/detect.ts'
import type { Said } from '../text/said.ts'
import { domainReplies, type FollowUpAct, labelOf, outcomes, reasons } from './acts.ts'
import { moveOf } from './hear-move.ts'

const opening: Said = {
  en: 'How much protein do I need?',
  es: '¿Cuánta proteína debo comer a mi edad?',
}

/** The answers to one message after the other. */
function talk(messages: readonly string[], language: Language = 'en'): readonly CoachAnswer[] {
  const history: Turn[] = []
  return messages.map((message) => {
    const answer = answerQuestion({ message, history: [...history], region: 'US', language })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
    return answer
  })
}

function lastOf(messages: readonly string[], language: Language = 'en'): CoachAnswer {
  const answer = talk(messages, language).at(-1)
  if (!answer) throw new Error('Nothing was said.')
  return answer
}

function button(act: FollowUpAct, language: Language): string {
  return labelOf(act, language) ?? act
}

const acts: readonly FollowUpAct[] = [
  'more',
  'how',
  'how_much',
  'cannot',
  'tried',
  'did',
  'other',
  'goal',
]

describe.each(languages)('the buttons in %s', (language) => {
  const protein = cardOf('D06')

  it.each(acts)('say what they do: %s', (act) => {
    expect(moveOf(button(act, language))?.act).toBe(act)
    expect(lastOf([opening[language], button(act, language)], language).act).toBe(act)
  })

  it('raise no alarm, whichever is pressed', () => {
    const labels = [...reasons, ...outcomes].map(({ label }) => label[language])
    const all = [...labels, ...acts.map((act) => button(act, language))]
    expect(all.flatMap((label) => detectIn(label))).toEqual([])
  })

  it('are offered under an answer that has a card', () => {
    const { suggestions, sources } = lastOf([opening[language]], language)
    expect(sources[0]?.id).toBe('D06')
    expect(suggestions).toContain(button('how', language))
  })

  it('stay with the card: its lines, its amount, its reason', () => {
    const ask = (act: FollowUpAct) =>
      lastOf([opening[language], button(act, language)], language).text
    for (const line of protein?.how[language] ?? []) expect(ask('how')).toContain(line)
    expect(ask('how_much')).toContain(protein?.howMuch[language])
    expect(ask('more')).toContain(protein?.why[language])
  })

  it('never give again what was refused, tried in vain or did harm', () => {
    for (const refusal of [reasons.at(-1), ...outcomes.slice(1)]) {
      const said = [opening[language], refusal?.label[language] ?? '']
      const others = Array.from({ length: 6 }, () => button('other', language))
      const [, ...after] = talk([...said, ...others], language)
      for (const { text } of after) expect(text).not.toContain(protein?.step[language])
    }
  })

  it('bring another card each time', () => {
    const others = Array.from({ length: 5 }, () => button('other', language))
    const ids = talk([opening[language], ...others], language)
      .slice(1)
      .flatMap(({ sources }) => sources.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('a talk', () => {
  it('asks once what makes it hard, and takes the answer', () => {
    const [, asked, answered] = talk([
      'How do I start to exercise after years without it?',
      "I can't do that",
      'My knees are bad',
    ])
    expect(asked?.text).toContain('What makes it hard?')
    expect(asked?.suggestions).toContain('Pain')
    expect(answered?.act).toBe('answer')
    expect(answered?.text).toContain('Let us take something else.')
  })

  it('reads a goal back in the words of the person', () => {
    const { text, act } = lastOf([opening.en, 'Make it my goal', 'after my morning tea'])
    expect(act).toBe('answer')
    expect(text).toContain('“after my morning tea”')
  })

  it('gives no number to somebody whose kidneys set their own', () => {
    const { text } = lastOf(['I have kidney disease. How much protein do I need?', 'How much?'])
    expect(text).not.toMatch(/1\.[02]/u)
  })

  it('gives no tip to a button pressed beside a danger', () => {
    const danger = 'My chest feels tight when I do it'
    const { sources, text } = lastOf([opening.en, danger, 'Tell me more'])
    expect(sources).toEqual([])
    expect(text).toContain('911')
  })

  it('leaves a new question alone, however it begins', () => {
    expect(moveOf('How do I sleep better at night?')).toBeUndefined()
    expect(moveOf('How much water do I need?')).toBeUndefined()
    expect(moveOf('¿Cómo duermo mejor?')).toBeUndefined()
    expect(lastOf([opening.en, 'How do I sleep better at night?']).domains[0]).toBe('Sleep')
  })

  it.each(['How do I cook for one?', 'How much salt is too much?', '¿Cuánta agua debo beber?'])(
    'answers what is asked anew, though a card is open: %s',
    (message) => {
      const { act, domains } = lastOf(['How can I get stronger?', 'How do I do it?', message])
      expect([act, domains[0]]).toEqual(['ask', 'Diet'])
    },
  )

  it('never offers again what hurt, also where one card lent its words to another', () => {
    const hurt = ['My knees hurt. What exercise can I do?', 'Another idea', 'I tried it', 'It hurt']
    const [, lent, , ...after] = talk([...hurt, 'Another idea', 'Another idea', 'Another idea'])
    const step = lent?.passages.at(-1)?.text.split('. ').at(-1) ?? ''
    expect(step).not.toBe('')
    for (const { text } of after) expect(text).not.toContain(step)
  })

  it('takes no words for a time to do it that name none', () => {
    const { text } = lastOf([opening.en, 'Make it my goal', 'I feel so lonely'])
    expect(text).not.toContain('“I feel')
  })

  it.each<[Language, string]>([
    ['en', 'Well I did it Monday and Thursday, not Friday, my brother was here'],
    ['es', 'Ya salí el lunes y el jueves, el viernes estuvo mi hermano'],
  ])('takes what was done for no new goal, in %s', (language, report) => {
    const { act, text } = lastOf([opening[language], button('goal', language), report], language)
    expect(act).toBe('did')
    expect(text).not.toMatch(/your goal|su meta/u)
  })

  it('says the words of a message of markup as they are, and takes none of them for a place', () => {
    const { text } = lastOf([opening.en, 'Make it my goal', '{step} $& after tea'])
    expect(text).toContain('“{step} $& after tea”')
  })

  it('goes on with the card that is named, where several were shown', () => {
    const shown = ['T17', 'T06'].flatMap((id) => cardOf(id) ?? [])
    const { sources } = answerQuestion({
      message: 'slow breathing sounds good, how do I start?',
      history: [
        { role: 'user', content: 'how can I relax in the evening' },
        {
          role: 'assistant',
          content: shown.map(({ know, step }) => `${know.en} ${step.en}`).join('\n\n'),
        },
      ],
      region: 'US',
    })
    expect(sources.map(({ id }) => id)).toEqual(['T06'])
  })

  it('says back what was told of the matter, in its own words', () => {
    const told = ['I take warfarin and love spinach, is that ok?', 'how do I sleep better']
    const back = lastOf([...told, 'What did I tell you about my warfarin?'])
    expect(back.text).toContain('You told me: “I take warfarin and love spinach, is that ok”.')
  })

  it('speaks to whoever asks for somebody else', () => {
    const forMother = 'My mum sits all day, what could she do from the chair?'
    expect(lastOf([forMother]).text).toContain('You can try this with your mum:')
    expect(lastOf(['my friend swears by tai chi, is it any good?']).text).not.toContain('friend:')
  })
})

describe('a step that is made a goal', () => {
  it('comes along for the plan, with when in the person’s own words', () => {
    const asked = [opening.en, button('goal', 'en')]
    const { text, domain, evidenceId } = lastOf(asked).step ?? {}
    expect({ text, domain, evidenceId, when: lastOf(asked).step?.when }).toEqual({
      text: cardOf('D06')?.step.en,
      domain: 'Diet',
      evidenceId: 'D06',
      when: '',
    })
    expect(lastOf([...asked, 'After breakfast']).step).toMatchObject({
      evidenceId: 'D06',
      when: 'After breakfast',
    })
  })

  it('is not brought up by any other act', () => {
    const others = acts.filter((act) => act !== 'goal')
    const steps = others.map((act) => lastOf([opening.en, button(act, 'en')]).step)
    expect(steps.filter((step) => step !== undefined)).toEqual([])
  })
})

describe.each<[Language, string, string, string]>([
  ['en', 'Where does one begin at my age?', 'nearest I know', 'None of these'],
  ['es', '¿y la sopa de noche?', 'lo más cercano que sé', 'Ninguno de estos'],
])('a question that names nothing surely, in %s', (language, question, sorry, none) => {
  it('is answered as a guess, with what else may be meant to press', () => {
    const guess = lastOf([question], language)
    expect(guess.text).toContain(sorry)
    const [other = ''] = guess.suggestions
    expect(cards.map(({ title }) => title[language])).toContain(other)
    const meant = lastOf([question, other], language)
    expect(meant.text).not.toContain(sorry)
    expect(meant.sources.map(({ id }) => id)).not.toEqual(guess.sources.map(({ id }) => id))
  })

  it('takes a bare no for no danger', () => {
    expect(lastOf([question, 'no'], language).safety).toEqual([])
  })

  it('lets the person say that it is none of these', () => {
    const { act, suggestions } = lastOf([question, none], language)
    expect(act).toBe('unclear')
    expect(suggestions).toEqual(domainReplies.map(({ label }) => label[language]))
  })
})

it.each<[Language, string, string]>([
  ['en', 'My mum hardly goes out since my dad died. How can I help her?', 'mum'],
  ['es', 'Mi mama casi no sale desde que murio mi papa. ¿Cómo la ayudo?', 'mama'],
  ['en', 'My husband passed his eye test. How can he move more?', 'husband'],
])('advises for the living, in %s: %s', (language, message, who) => {
  expect(askedFor(message, language)).toBe(who)
})

it.each<[Language, string, RegExp]>([
  ['en', 'Could I talk to a real person?', /cannot put you through/u],
  ['es', 'quiero hablar con una persona de verdad', /no puedo pasarle/u],
  ['en', 'Lovely morning here. What are you up to today?', /^I am a computer program/u],
])('says what it is to whoever wants a person, in %s: %s', (language, message, expected) => {
  expect(lastOf([opening[language], message], language).text).toMatch(expected)
})

it.each<[Language, string]>([
  ['en', 'Can I talk to an agent about better sleep?'],
  ['es', '¿Qué ceno hoy para dormir mejor?'],
  ['es', '¿Cómo hago para hablar con alguien de verdad más seguido?'],
])('keeps to the question that names such words, in %s: %s', (language, message) => {
  expect(lastOf([message], language).act).toBe('ask')
})

describe('in plain words', () => {
  it.each([
    ['en', ['no puedo más'], '¿Está a salvo?'],
    ['en', ['I need help'], 'Are you safe?'],
    ['en', ['today I did my exercises'], 'well done'],
    ['es', ['hoy llamé a mi hermana'], 'muy bien hecho'],
    ['en', ['my balence is bad'], 'heel to toe'],
    ['es', ['quiero caminar más'], 'camin'],
    ['es', ['Doy mil vueltas en la cama'], 'dormir'],
    ['en', ['Is Lo-Salt ok? I take ramipril.'], 'potassium'],
    ['en', ['Too much salt, says my nurse.', 'Thanks. Is fish good for the heart?'], 'fish'],
  ] as const)('in %s, %j is answered', (language, messages, said) => {
    expect(lastOf(messages, language).text).toContain(said)
  })

  it('whoever is misread gets the steps of the card, and not the same words again', () => {
    const [first, second] = talk([
      'I would like to start walking, how do I begin?',
      'No, I just asked how to start walking.',
    ])
    expect(second?.text).toMatch(/^I am sorry/)
    expect(second?.text).not.toContain(first?.text.split('. ')[0])
  })
})
