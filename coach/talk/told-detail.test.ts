/** What is told in a few words is met for what it is: nobody is told to move a chair because their cat is called Chair. */

import { describe, expect, it } from 'vitest'
import '../matters/faq/all.ts'
import { answerQuestion } from '../answer/answer.ts'
import type { Language } from '#core/languages.ts'
import type { Turn } from '../text/conversation-limits.ts'

/** The last answer of a talk. */
function lastOf(language: Language, ...messages: readonly string[]): string {
  const history: Turn[] = []
  let text = ''
  for (const message of messages) {
    text = answerQuestion({ message, history: [...history], region: 'US', language }).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text })
  }
  return text
}

describe('a few words in a talk', () => {
  it.each<[Language, string, string, RegExp]>([
    [
      'en',
      'I have a parrot',
      'he is called Captain',
      /^Captain: thank you for telling me the name/u,
    ],
    ['es', 'tengo un loro', 'se llama pepe', /^Pepe: gracias por decirme el nombre/u],
    ['en', 'I feel sad', 'for half a year now', /there is no date by which it has to hurt less/u],
    ['en', 'my shoulder aches', 'since Thursday', /A doctor will ask when it began/u],
    ['es', 'me duele el hombro', 'desde el jueves', /El médico le preguntará desde cuándo/u],
    ['en', 'I want to make friends', 'I will be 90', /^Thank you, that is good to know/u],
    ['en', 'I love music', 'mostly waltzes', /what you like matters/u],
    ['es', 'quiero pintar', 'nunca lo hice', /Todo lo nuevo puede empezar con poco/u],
    ['en', 'I feel sad', "well, I just can't say", /^Thank you for telling me; I am listening/u],
    ['en', 'I like crosswords', 'sorry', /^There is nothing to be sorry for/u],
  ])('%s: %s / %s', (language, first, told, said) => {
    expect(lastOf(language, first, told)).toMatch(said)
  })

  it('are answered with the rest of what was said, which belongs to it', () => {
    expect(lastOf('en', 'I like crosswords', 'on the train, mostly')).toMatch(/change the kind/u)
  })

  it.each<[Language, RegExp, RegExp, readonly [string, string, string]]>([
    [
      'en',
      /tell me a little more/iu,
      /or was it good just to say it/u,
      ['they moved the bus shelter', 'in front of my gate', 'I just wanted to tell someone'],
    ],
    [
      'es',
      /cuénteme un poco más/iu,
      /le bastaba con contarlo/u,
      ['hoy fue un día raro', 'por lo de la lancha', 'solo quería contarlo'],
    ],
  ])(
    'that tell of nothing the coach knows are listened to, in %s',
    (language, more, enough, told) => {
      const [first, second, third] = told
      expect(lastOf(language, first)).toMatch(more)
      expect(lastOf(language, first, second)).toMatch(enough)
      expect(lastOf(language, first, second, third)).toMatch(/^(?:I am glad you did|Qué bueno)/u)
    },
  )

  it('that tell how long it has been so are no deed', () => {
    expect(lastOf('es', 'me duelen los hombros', 'llevo así tres semanas')).not.toMatch(
      /bien hecho/u,
    )
  })

  it('say yes to the question whether somebody is safe', () => {
    expect(lastOf('en', 'I feel like a burden', 'yes')).toMatch(/^I am glad/u)
    expect(lastOf('en', 'I feel like a burden', 'no')).toContain('988')
  })

  it('that deny what the coach took them for are not answered with more of it', () => {
    expect(lastOf('en', 'I want to paint', 'it is not about that')).not.toMatch(/color/u)
  })

  it('of a loss are met with sorrow before any advice', () => {
    expect(lastOf('en', 'I live alone', 'my sister died')).toMatch(/^I am so sorry/u)
  })
})

it('asks where to begin of the answer that was given', () => {
  expect(lastOf('en', 'I want to play an instrument', 'where do I begin')).toMatch(/first lesson/u)
})

describe('news', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'we are expecting our first great grandchild', /^What happy news/u],
    ['es', 'nacieron mis nietas gemelas', /^¡Qué alegría!/u],
    ['en', "I've quit the cigarettes", /^That is a big thing/u],
    ['es', 'hicimos las paces mi hija y yo', /^Eso pide corazón/u],
    ['en', 'my results came back normal', /^What a relief/u],
    ['es', 'mi perra anda malita', /^Lo siento; duele verlos así/u],
    ['en', 'our dog has run away', /^How worrying/u],
    ['en', 'my cousin was diagnosed with leukemia', /^I am so sorry/u],
  ])('is met as what it is: %s (%s)', (language, told, said) => {
    expect(lastOf(language, told)).toMatch(said)
  })

  it.each<[Language, string, RegExp]>([
    ['en', 'I won the lottery, a man called to say, I must pay a fee', /luck/u],
    ['en', 'I made soup but I cannot eat', /your own hands/u],
    ['en', 'should I go to the wedding?', /have that ahead/u],
  ])(
    'is none where it is asked about, or there is a trouble in it: %s: %s',
    (language, told, said) => {
      expect(lastOf(language, told)).not.toMatch(said)
    },
  )
})
