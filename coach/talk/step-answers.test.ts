/** Plain questions on a step are answered of that step: asked in few words, they name nothing, and a search finds anything. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf, talk } from '../test-support/talk.ts'

const sleeping = {
  en: 'What is the best position to sleep in?',
  es: '¿Cuál es la mejor posición para dormir?',
}
const balance = 'How can I improve my balance?'

const answerTo = (...said: readonly string[]) => talk(said).at(-1)

describe('what may be asked of any step', () => {
  it.each([
    ['how long until it helps?', /I have no figure for how long/u],
    ['What time of day is best?', /The hour is yours to choose/u],
    ['what if I forget?', /one day missed takes nothing away/u],
    ['Can you write that down for me?', /It stays here while we talk/u],
    ["and if it doesn't help?", /Then that is no fault of yours/u],
    ['can my husband do it too?', /^Yes, they can too/u],
    ['I already do that', /Then keep it/u],
    ['what do I need for it?', /^1\. Lie on the side/u],
    ['who says so?', /I have no study on just this/u],
    ["I'm too tired for that", /not that one/u],
  ])('%s', (asked, said) => {
    expect(answerTo(sleeping.en, asked)?.text).toMatch(said)
  })

  it.each([
    ['¿cuánto tarda en hacer efecto?', /No tengo una cifra de cuánto tarda/u],
    ['¿a qué hora es mejor?', /La hora la elige usted/u],
    ['¿y si se me olvida?', /un día perdido no quita nada/u],
    ['¿me lo puede apuntar?', /Aquí queda mientras hablamos/u],
    ['¿y si no me ayuda?', /no es culpa suya/u],
    ['¿mi esposo también puede?', /^Sí, también puede/u],
    ['ya lo hago', /siga así/u],
    ['¿qué necesito para eso?', /^1\. Acuéstese del lado/u],
    ['¿de veras funciona?', /No tengo un estudio sobre esto/u],
  ])('%s', (asked, said) => {
    expect(answerTo(sleeping.es, asked)?.text).toMatch(said)
  })

  it('keeps the step: what is pressed after it is still of it', () => {
    const [first, , how] = talk([balance, 'what if I forget?', 'How do I do it?'])
    expect(how?.sources).toEqual(first?.sources)
    expect(how?.text).toMatch(/^1\. Wear firm shoes/u)
  })

  it('leaves a forgotten tablet to those who know it', () => {
    const said = answerTo('Which tablets clash with grapefruit?', 'what if I forget?')
    expect(said?.text).not.toMatch(/one day missed/u)
  })
})

it.each([
  'should I ask the pharmacist about taking it in the morning?',
  '¿Debo decirle esto a mi médico?',
])('says yes to whoever asks whether to ask: %s', (asked) => {
  expect(answerTo(asked)?.text).toMatch(/^(?:Yes, ask just that|Sí, pregunte justo eso)/u)
})

describe('a plan of one’s own beside a step of company', () => {
  it.each([
    [
      'en',
      'I feel lonely in the evenings',
      'Could I ring my cousin on Thursdays instead?',
      /fine way/u,
    ],
    ['es', 'Me siento sola por las tardes', '¿Y si invito a mi vecina a rezar?', /buena manera/u],
  ] as const)('is nodded to (%s)', (language, first, second, answer) => {
    expect(talk([first, second], language)[1]?.text).toMatch(answer)
  })

  it('is not where it needs somebody who knows', () => {
    const [, after] = talk([
      'I feel lonely in the evenings',
      'Could I drive to them alone instead?',
    ])
    expect(after?.text).not.toMatch(/fine way/u)
  })
})

describe.each([
  ['I feel lonely', 'My knees hurt', 'I worry too much', 'I have a dry mouth all day'],
])('what names nothing, after the answer to a plain opening', (...openings) => {
  it.each<[string, RegExp]>([
    ['What would you suggest?', /\w{20}|\. \w/u],
    ['I do not understand', /^In one line: [A-Z]/u],
    ['Could I do that at home?', /^Yes, as long as/u],
    ['Will that pass?', /think in weeks/u],
    ['Do I need a pill for it?', /Take nothing new/u],
    ['Easier said than done', /What makes it hard\?/u],
    ['You did not understand me', /I had that wrong/u],
    ['I tried that before', /How did it go\?/u],
    ['It did not help', /fair try/u],
    ['My nurse told me not to', /what your doctor says stands/u],
    ['Sounds good', /tell me how it went/u],
    ['Perhaps later', /nothing has to be decided today/u],
    ['My sister says the same', /two of us think so/u],
  ])('%s', (message, said) => {
    const others = openings.filter((opening) => !said.test(lastOf([opening, message])?.text ?? ''))
    expect(others).toEqual([])
  })
})

it.each<[string, RegExp]>([
  ['¿Qué puedo hacer yo?', /^(?!.*cruce)/u],
  ['¿Usted qué me aconseja?', /^(?!.*(?:cruce|Usted preguntó))/u],
  ['No le entendí', /^En una frase: /u],
  ['¿Se puede hacer en la silla?', /^Sí, mientras le haga bien/u],
  ['¿Cuándo se me va a pasar?', /piense en semanas/u],
  ['¿Hay alguna pastilla para eso?', /No tome nada nuevo/u],
  ['Es muy fácil decirlo', /¿Qué lo hace difícil\?/u],
  ['Ya lo probé antes', /¿Cómo le fue\?/u],
  ['A mí no me sirvió', /Lo dejamos/u],
  ['Ya soy muy vieja para eso', /Casi nunca es tarde/u],
  ['Puede ser', /hoy no hay que decidir nada/u],
  ['Muy buen consejo', /cuénteme cómo le fue/u],
])('answers what names nothing after a plain opening in Spanish: %s', (message, said) => {
  const openings = ['Me siento sola', 'Me duelen las rodillas', 'Me preocupo mucho']
  const others = openings.filter(
    (opening) => !said.test(lastOf([opening, message], 'es')?.text ?? ''),
  )
  expect(others).toEqual([])
})

it.each<[Language, readonly [string, string], RegExp]>([
  [
    'en',
    ['I look after my wife and never get out', 'My niece could come on Fridays maybe'],
    /your own/u,
  ],
  [
    'en',
    ['I look after my wife and never get out', 'I could take two of her tablets'],
    /^(?!.*your own)/u,
  ],
  [
    'en',
    ['I miss my old friend from work', 'What would I put in a note to her?'],
    /Three lines are enough/u,
  ],
])('nods to a plan of their own, and has words for a letter, in %s: %s', (language, said, text) => {
  expect(lastOf(said, language)?.text).toMatch(text)
})
