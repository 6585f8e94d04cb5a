/** A wrong answer chosen by a voice is a wrong score: what is said chooses exactly that answer, or nothing. */

import { assert, boolean, constant, constantFrom, nat, property, string, tuple } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type ChoiceItem, itemsOf, type Questionnaire } from '#core/instrument.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import { spokenWords as spanishWords } from '../../../locales/spoken-words.es.ts'
import { spokenWords as englishWords } from '../../../locales/spoken-words.ts'
import { matchSpokenAnswer } from './match-spoken-answer.ts'

type Questionnaires = Readonly<Record<string, Questionnaire>>

const english = await readQuestionnaires()
vi.resetModules()
for (const id of instrumentIds) {
  const wording = `../../../../core/instruments/${id}/question-words`
  vi.doMock(`${wording}.ts`, () => import(`${wording}.es.ts`))
}
const spanish = await readQuestionnaires()

async function readQuestionnaires(): Promise<Questionnaires> {
  return (await import('#core/catalog.ts')).instruments
}

const languages = [
  {
    language: 'English',
    questionnaires: english,
    words: englishWords,
    frames: ['Um, %.', 'I think %', "I'd say %, please", 'My answer is %', '%, thank you'],
    denials: [
      'not %',
      'Not really %',
      'no, %',
      'never %',
      "I don't think %",
      "It isn't %",
      'not the %',
    ],
    elsewhere: [
      '',
      '  ',
      'the weather',
      'maybe',
      'it depends',
      'number twelve',
      'not the second one',
    ],
  },
  {
    language: 'Spanish',
    questionnaires: spanish,
    words: spanishWords,
    frames: ['Eh, %.', 'Creo que %', 'Yo diría que %, por favor', 'Mi respuesta es %'],
    denials: ['no %', 'No, %', 'nunca %', 'no creo que %', 'no es %', 'tampoco %'],
    elsewhere: ['', '  ', 'el tiempo', 'quizás', 'depende', 'la número doce', 'no la segunda'],
  },
] as const

const labelsOf = ({ options }: ChoiceItem) => options.map(({ code, label }) => label ?? code)

describe.each(languages)('$language', ({ questionnaires, words, frames, denials, elsewhere }) => {
  const items = Object.values(questionnaires)
    .flatMap(itemsOf)
    .filter((item) => item.kind === 'choice')
  const match = (heard: string, item: ChoiceItem) => matchSpokenAnswer(heard, item.options, words)
  /** Any answer of any question, with its place. */
  const anyAnswer = constantFrom(...items).chain((item) =>
    tuple(constant(item), nat(item.options.length - 1)),
  )

  it('has all six questionnaires', () => {
    expect(Object.keys(questionnaires)).toEqual([...instrumentIds])
    expect(items.length).toBeGreaterThan(60)
  })

  it('knows each answer by its own words, and it is no other', () => {
    for (const item of items) {
      for (const [index, label] of labelsOf(item).entries()) {
        expect(match(label, item), `${item.prompt} ${label}`).toEqual({ kind: 'one', index })
      }
    }
  })

  it('does not mind capitals, stops and what people say around an answer', () => {
    assert(
      property(anyAnswer, constantFrom(...frames), boolean(), ([item, index], frame, loud) => {
        const label = labelsOf(item)[index] ?? ''
        const heard = frame.replace(
          '%',
          loud ? label.toUpperCase() : label.replaceAll(/[,()]/g, ''),
        )
        expect(match(heard, item)).toEqual({ kind: 'one', index })
      }),
    )
  })

  it('never takes an answer that was denied', () => {
    assert(
      property(anyAnswer, constantFrom(...denials), ([item, index], denial) => {
        const heard = denial.replace('%', labelsOf(item)[index] ?? '')
        expect(match(heard, item), heard).not.toEqual({ kind: 'one', index })
      }),
    )
  })

  it('takes none of two answers in one breath', () => {
    assert(
      property(anyAnswer, nat(), ([item, index], step) => {
        const labels = labelsOf(item)
        const other = (index + 1 + (step % (labels.length - 1))) % labels.length
        expect(match(`${labels[index]} ${labels[other]}`, item)).toEqual({ kind: 'none' })
      }),
    )
  })

  it('takes nothing else', () => {
    assert(
      property(constantFrom(...items), constantFrom(...elsewhere), (item, heard) => {
        expect(match(heard, item), heard).toEqual({ kind: 'none' })
      }),
    )
  })

  it('stands whatever a browser may have heard', () => {
    assert(
      property(constantFrom(...items), string({ unit: 'binary' }), (item, heard) => {
        expect(['one', 'several', 'none']).toContain(match(heard, item).kind)
      }),
    )
  })
})

/** The labels alone, for cases that are easier read with them. */
function heardAmong(words: typeof englishWords, heard: string, ...labels: string[]) {
  const options = labels.map((label) => ({ code: label, points: 0 }))
  const match = matchSpokenAnswer(heard, options, words)
  return match.kind === 'one' ? labels[match.index] : match.kind
}

const often = ['Never', 'Almost never', 'Sometimes', 'Fairly often', 'Very often']
const muchas = ['Nunca', 'Casi nunca', 'A veces', 'Bastantes veces', 'Muchas veces']
const people = ['None', '1', '2', '3 or 4', '5 to 8', '9 or more']
const days = ['Never', '1 or 2 days', '3 or 4 days', '5 to 7 days']
const ages = ['Under 60', '60-64', '65-69', '70-74', '75-79', '80 or older']
const años = ['Menos de 60', '60 a 64', '65 a 69', '70 a 74', '75 a 79', '80 o más']
const nights = [
  'Not in the past month',
  'Less than once a week',
  'Once or twice a week',
  'Three or more times a week',
]
const noches = [
  'No en el último mes',
  'Menos de una vez a la semana',
  'Una o dos veces a la semana',
  'Tres veces a la semana o más',
]
const weight = [
  'Lost more than 6.6 lbs (3 kg)',
  'I do not know',
  'No weight loss (or under 2.2 lbs)',
]

describe('the place of an answer', () => {
  it.each([
    ['two', 'Almost never'],
    ['2', 'Almost never'],
    ['number two', 'Almost never'],
    ['the second one', 'Almost never'],
    ['2nd', 'Almost never'],
    ['the last one', 'Very often'],
    ['six', 'none'],
    ['zero', 'none'],
    ['number six', 'none'],
    ['the sixth', 'none'],
    ['two days', 'none'],
    ['often', 'none'],
  ])('English: %s', (heard, answer) => {
    expect(heardAmong(englishWords, heard, ...often)).toBe(answer)
  })

  it.each([
    ['dos', 'Casi nunca'],
    ['la dos', 'Casi nunca'],
    ['número dos', 'Casi nunca'],
    ['la segunda', 'Casi nunca'],
    ['la segunda respuesta', 'Casi nunca'],
    ['2.ª', 'Casi nunca'],
    ['la última', 'Muchas veces'],
    ['la sexta', 'none'],
    ['veces', 'none'],
  ])('Spanish: %s', (heard, answer) => {
    expect(heardAmong(spanishWords, heard, ...muchas)).toBe(answer)
  })
})

describe('a number among answers that name numbers', () => {
  it.each([
    ['two', people, '2'],
    ['number two', people, 'several'],
    ['the second one', people, '1'],
    ['four', people, '3 or 4'],
    ['seven friends', people, '5 to 8'],
    ['twelve people', people, '9 or more'],
    ['zero', people, 'none'],
    ['I am seventy-two years old', ages, '70-74'],
    ['65', ages, '65-69'],
    ['ninety', ages, '80 or older'],
    ['fifty nine', ages, 'Under 60'],
    ['not seventy two', ages, 'none'],
    ['5 to 7', days, 'none'],
    ['five to seven days', days, '5 to 7 days'],
    ['five or seven days', days, 'none'],
    ['six days', days, '5 to 7 days'],
    ['eight days', days, 'none'],
    ['two', nights, 'none'],
    ['three', nights, 'none'],
    ['number three', nights, 'Once or twice a week'],
    ['3 or more times per week', nights, 'Three or more times a week'],
    ['once a week', nights, 'none'],
    ["I don't know", weight, 'I do not know'],
    ['no weight loss', weight, 'No weight loss (or under 2.2 lbs)'],
    ['lost more than six point six pounds', weight, 'Lost more than 6.6 lbs (3 kg)'],
    ['two', weight, 'none'],
  ])('English: %s', (heard, labels, answer) => {
    expect(heardAmong(englishWords, heard, ...labels)).toBe(answer)
  })

  it.each([
    ['tengo sesenta y ocho años', años, '65 a 69'],
    ['setenta y dos', años, '70 a 74'],
    ['cincuenta', años, 'Menos de 60'],
    ['dos', noches, 'none'],
    ['la número dos', noches, 'Menos de una vez a la semana'],
    ['3 veces por semana o más', noches, 'Tres veces a la semana o más'],
    ['una vez a la semana', noches, 'none'],
  ])('Spanish: %s', (heard, labels, answer) => {
    expect(heardAmong(spanishWords, heard, ...labels)).toBe(answer)
  })
})

describe('yes and no', () => {
  const course = ['No', 'Not yet, but I plan to', 'Yes']
  const curso = ['No', 'Todavía no, pero pienso hacerlo', 'Sí']

  it.each([
    ['yeah', 'Yes'],
    ['Yes, I did.', 'Yes'],
    ["no, I haven't", 'No'],
    ['not yet but I plan to', 'Not yet, but I plan to'],
    ['not yet', 'none'],
    ['yes and no', 'none'],
    ['not yes', 'none'],
  ])('English: %s', (heard, answer) => {
    expect(heardAmong(englishWords, heard, ...course)).toBe(answer)
  })

  it.each([
    ['si', 'Sí'],
    ['claro que sí', 'Sí'],
    ['no', 'No'],
    ['todavía no', 'none'],
    ['sí y no', 'none'],
  ])('Spanish: %s', (heard, answer) => {
    expect(heardAmong(spanishWords, heard, ...curso)).toBe(answer)
  })

  it('is none where it is not among the answers, and several where an answer stands twice', () => {
    expect(heardAmong(englishWords, 'yes', ...often)).toBe('none')
    expect(heardAmong(englishWords, 'a little', 'A little', 'Little')).toBe('several')
  })
})
