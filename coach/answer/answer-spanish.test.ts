/** Chats in Spanish: the language of an answer, no English in it, and the same facts as in English. */

import { describe, expect, it } from 'vitest'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { answerLanguage } from '../conversation/answer-language.ts'
import { answerQuestion } from './answer.ts'
import type { CoachAnswer, Question } from '../conversation/question.ts'
import { cannedQuestions } from '../wording/canned-questions.ts'
import type { Person } from '../person/person.ts'
import type { Language } from '#core/languages.ts'
import { englishIn } from '../test-support/english-in.ts'
import { sayIn } from '../wording/say-in.ts'

const sleep = { score: 12, band: 'Severe', flags: [], components: {}, ageDays: 3 }
const known: Person = {
  ageYears: 74,
  gender: 'Female',
  bmi: 26,
  results: {
    sleep,
    stress: { ...sleep, score: 20, band: 'Moderate' },
    social: { ...sleep, score: 6, band: 'Moderately Lonely' },
    literacy: { ...sleep, score: 5, band: 'Potential Cognitive Concerns' },
    exercise: { ...sleep, score: 90, band: 'Low to Moderate' },
    mna: { ...sleep, score: 13, band: 'Normal Nutrition' },
  },
}

type Turns = readonly string[]

function talk(messages: Turns, language: Language, person?: Person): readonly CoachAnswer[] {
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  return messages.map((message) => {
    const question: Question = { message, history: [...history], region: 'US', language }
    const answer = answerQuestion(person ? { ...question, person } : question)
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
    return answer
  })
}

const questions = lifestyleDomains.flatMap((domain) => cannedQuestions[domain])
const people: readonly (Person | undefined)[] = [
  undefined,
  known,
  { ...known, said: ['I have osteoporosis and I take warfarin. I had a fall.'] },
]

const factsOf = ({ domains, sources, safety }: CoachAnswer) => [
  domains.join(' '),
  sources.map(({ id }) => id).join(' '),
  safety.map(({ code, tier }) => `${code} ${tier}`).join(' '),
]

describe('ready questions in Spanish', () => {
  it('are answered without a word of English, four times in a row', () => {
    const answers = people.slice(1).flatMap((person) =>
      questions.flatMap((question) => {
        const asked = sayIn('es', question)
        return talk([asked, '¿Y qué más?', '¿Es seguro para mí?', 'ok'], 'es', person)
      }),
    )
    const shown = answers.flatMap(({ text, suggestions }) => [text, ...suggestions])
    expect(englishIn(shown).slice(0, 8)).toEqual([])
    expect(new Set(answers.map(({ language }) => language))).toEqual(new Set(['es']))
  })

  it.each(questions)('rest on the same facts as: %s', (question) => {
    for (const person of people) {
      const [english] = talk([question], 'en', person)
      const [spanish] = talk([sayIn('es', question)], 'es', person)
      expect(spanish && factsOf(spanish)).toEqual(english && factsOf(english))
    }
  })
})

describe('the language of an answer', () => {
  it.each<[Language, string, Turns, Language]>([
    ['es', '¿Cómo puedo dormir mejor?', [], 'en'],
    ['en', 'How can I sleep better?', [], 'es'],
    ['es', 'no puedo dormir por la noche', [], 'en'],
    ['en', 'ok', [], 'en'],
    ['es', 'ok', [], 'es'],
    ['es', 'stress?', [], 'es'],
    ['es', 'ok', ['¿Cómo puedo dormir mejor?'], 'en'],
    ['en', 'stress?', ['How can I sleep better?', 'ok'], 'es'],
    ['es', 'gracias', [], 'en'],
  ])('is %s for "%s" after %j on a page in %s', (expected, message, before, language) => {
    const history = before.map((content) => ({ role: 'user', content }) as const)
    expect(answerLanguage({ message, history, language })).toBe(expected)
  })

  it('changes no fact and no alert where only the page changes', () => {
    for (const message of [...questions, 'Should I stop my pills?', 'I fell and hit my head']) {
      const [one] = talk([message], 'en', known)
      const [other] = talk([message], 'es', known)
      expect(other).toEqual(one)
    }
  })

  it('is that of the page in an emergency of one word', () => {
    const [answer] = talk(['suicide'], 'es')
    expect(answer?.safety[0]?.text).toContain('Su vida importa')
  })
})

describe('talk in Spanish', () => {
  it.each([
    ['hola', /una guía de IA|un programa/u],
    ['¿Quién eres?', /No soy persona/u],
    ['Gracias', /^(?:De nada|Con gusto|Me alegra|Es un placer|Un placer)/u],
    ['¿Qué significan mis puntajes?', /Su puntaje de sueño es 12, nivel Malo\./u],
    ['¿Cómo voy?', /Ahora lo que más cuidado necesita es el sueño\./u],
    ['¿Por dónde empiezo?', /Su puntaje de sueño es 12/u],
    ['Mi puntaje de estrés es 20', /Un puntaje de estrés de 20 está en el nivel Moderado\./u],
    ['¿Quién ganó el partido ayer?', /Con eso no puedo ayudar/u],
    ['¿Me pongo la vacuna de la gripe?', /médico|farmacéutico/u],
  ])('%s', (message, expected) => {
    const [answer] = talk([message], 'es', known)
    expect(answer?.text).toMatch(expected)
    expect(englishIn([answer?.text ?? ''])).toEqual([])
  })

  it('says which test to take first', () => {
    const [answer] = talk(['¿Cómo voy?'], 'es')
    expect(answer?.text).toContain('Todavía no tengo')
  })
})
