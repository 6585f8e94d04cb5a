/** A danger that was none ends with its explanation, and the talk goes on from what waited. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { talk } from '../test-support/talk.ts'

const over =
  /help numbers stay in view|I read that wrong|números de ayuda quedan a la vista|Le entendí mal/u

it.each<[Language, string, string]>([
  ['en', 'My chest feels tight', 'the doctor has looked at it, I strained it digging'],
  ['en', 'my left arm is weak and numb', 'it is an old injury, from a fall in my thirties'],
  [
    'en',
    'he shouts at me and locks me in',
    'I misspoke, nobody is hurting me, it is the radio play',
  ],
  ['es', 'siento el pecho apretado', 'el médico ya lo revisó, fue por cargar leña'],
  ['es', 'tengo débil el brazo y dormido', 'es una lesión vieja, desde hace diez años'],
  ['es', 'me grita y me encierra', 'lo dije mal, nadie me hace daño, es la novela'],
])('ends where it is explained, in %s: %s', (language, told, explained) => {
  const [danger, end] = talk([told, explained], language)
  expect(danger?.act).toBe('danger')
  expect(end?.text).toMatch(over)
  expect(end?.suggestions.length).toBeGreaterThan(0)
  expect(end?.help).toContain('911')
})

it.each<[Language, readonly string[]]>([
  ['en', ['I want to end my life', 'I misspoke, the doctor has seen me about it']],
  ['es', ['Quiero quitarme la vida', 'me expresé mal, es de hace años']],
])('never so a wish to die, in %s', (language, messages) => {
  const last = talk(messages, language).at(-1)
  expect(last?.act).toBe('danger')
  expect(last?.text).not.toMatch(over)
})

it.each<[Language, readonly string[]]>([
  ['en', ['I have crushing chest pain', 'I have arthritis too and I am sweating']],
  ['en', ['I have crushing chest pain', 'I had arthritis. It is getting worse']],
  ['en', ['I have crushing chest pain', 'It is not urgent']],
  ['es', ['Tengo un dolor que me oprime el pecho', 'No es urgencia, gracias']],
  ['en', ['I have crushing chest pain', 'They operated on me last month. I am home']],
  ['en', ['My arm went numb and my mouth droops', 'not urgent']],
  [
    'en',
    ['I fell and hit my head, I take warfarin', 'not my head, just my knee, what exercise helps?'],
  ],
  ['en', ['I have crushing chest pain', 'My wife had a stroke two years ago']],
  ['en', ['I have crushing chest pain', 'since six, and I have nobody here']],
  ['en', ['I have crushing chest pain', 'he let me lie down']],
  ['en', ['I have crushing chest pain', 'they let me go home and it is worse']],
  ['en', ['My son hits me when he is drunk', 'he kept me home']],
  ['es', ['me duele mucho el pecho y sudo', 'me dieron de alta y volvió el dolor']],
  ['es', ['me duele mucho el pecho y sudo', 'mi hijo me llevó a la clínica y estaba cerrada']],
  ['en', ['My face is drooping on one side', 'I have had cataracts. How do I sleep better?']],
  ['en', ['my arm feels all funny and heavy', 'No, it keeps getting worse and I can not lift it']],
  ['en', ['My son hits me when he is drunk', 'Nobody hits me']],
  [
    'en',
    ['My daughter takes my money and will not let me out', 'I have had arthritis for ten years'],
  ],
  ['es', ['me aprieta mucho el pecho', 'tengo artritis y estoy sudando']],
  ['es', ['Mi hijo me pega cuando toma', 'nadie me pega']],
])('goes on where nothing explains it, in %s: %s', (language, messages) => {
  const last = talk(messages, language).at(-1)
  expect(last?.act).toBe('danger')
  expect(last?.text).not.toMatch(over)
})

it.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'everybody would be better off, I am just in the way',
      'I am alone',
      'No, but there is nothing left for me',
    ],
  ],
  [
    'en',
    ['I feel so low I can not get out of bed', 'No, there is nothing left for me. I miss my wife'],
  ],
  [
    'es',
    [
      'me siento tan triste que no puedo salir de la cama, nada me importa',
      'no, sin ella no hay nada para mí, la extraño',
    ],
  ],
])('takes no leading "no" for an end, in %s: %s', (language, messages) => {
  const last = talk(messages, language).at(-1)
  expect(last?.act).toBe('danger')
  expect(last?.text).not.toMatch(/safe\. The numbers|I believe you|Le creo|a salvo\. Los números/u)
})

it('answers the question that waited', () => {
  const [, end] = talk([
    'My chest feels tight. How do I sleep better?',
    'my doctor has seen it, I pulled a muscle digging',
  ])
  expect(end?.text).toMatch(over)
  expect(end?.domains[0]).toBe('Sleep')
})

it('offers a long question as a short button, which asks it', () => {
  const long =
    'I want to end my life. What could I cook for one that lasts for some days and is cheap?'
  const answers = talk([long, 'no, I put it badly', 'no', 'yes', 'Back to my question'])
  expect(answers[3]?.suggestions).toEqual(['Back to my question'])
  expect(answers[4]?.domains[0]).toBe('Diet')
})

it.each<[Language, readonly string[], RegExp]>([
  [
    'en',
    ['I have crushing chest pain and I want to end my life', 'I am alone'],
    /Have you called 911\?/u,
  ],
  [
    'es',
    ['Me duele mucho el pecho y quiero quitarme la vida', 'Estoy a solas'],
    /¿Ya llamó al 911\?/u,
  ],
])('lets the body lead, in %s', (language, messages, expected) => {
  const [first, next] = talk(messages, language)
  expect(first?.safety[0]?.code).toBe('chest_pain')
  expect(next?.text).toMatch(expected)
})

it.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'I feel hopeless every day and nothing matters without him',
      'no, I do not want to die, I miss him',
    ],
  ],
  [
    'es',
    ['No le veo sentido a nada sin ella, todo me da igual', 'no, no me quiero morir, la extraño'],
  ],
])('believes whoever only misses somebody, in %s', (language, messages) => {
  const [, end] = talk(messages, language)
  expect(end?.text).toMatch(/^I believe you|^Le creo/u)
  expect(end?.text).toMatch(/Which time of day|Qué hora del día/u)
})

it('hears no danger where one is denied', () => {
  const said = ['I feel hopeless every day and nothing matters', 'nobody is in danger here']
  expect(talk(said).at(-1)?.text).not.toContain('911')
})

it.each<[Language, string, string]>([
  ['en', 'I have crushing chest pain', 'Do I really have to call over this?'],
  ['es', 'me duele mucho el pecho y sudo', '¿De verdad tengo que llamar?'],
])('asks for the call all the same where it is doubted, in %s', (language, told, doubt) => {
  expect(talk([told, doubt], language).at(-1)?.text).toMatch(
    /^Please call now\.|^Llame ahora, por favor\./u,
  )
})
