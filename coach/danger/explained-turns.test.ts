/** A danger that was explained, or for which help was found, does not go on. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { answerQuestion } from '../answer/answer.ts'
import type { CoachAnswer } from '../conversation/question.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { fixedMessage } from '../safety/fixed-texts.ts'
import { talk } from '../test-support/talk.ts'

const chest = { en: 'I have crushing chest pain', es: 'Me duele mucho el pecho y sudo frío' }
const fall = 'I fell in the hall and hit my head hard'
const crisis = { en: 'I want to end my life', es: 'Quiero quitarme la vida' }

it.each<[Language, readonly string[], RegExp]>([
  ['en', [chest.en, 'My niece is driving me to the hospital'], /^Good\. Go now/u],
  ['es', [chest.es, 'mi hijo me lleva al hospital'], /^Bien\. Vaya ya/u],
  ['en', [chest.en, 'the ambulance is on its way'], /^Good, help is on the way/u],
  ['en', [chest.en, 'no signal here, the farmer has a van'], /^Then have someone drive you/u],
  ['es', [chest.es, 'no hay señal, mi primo tiene carro'], /^Entonces que alguien le lleve/u],
  ['en', [chest.en, 'shall I ring my son?'], /^911 first\./u],
  ['en', [fall, 'I never hit my head after all, I got up by myself'], /^Thank you for telling me/u],
  [
    'en',
    ['My aunt fell in her yard this morning.', 'The nurse checked her, all fine, just a fright.'],
    /^I am glad they were looked after/u,
  ],
  [
    'es',
    ['Mi tía se cayó ayer en el patio.', 'Ya la vio el médico y está bien, fue solo el susto.'],
    /^Me alegra que le hayan atendido/u,
  ],
  ['en', [chest.en, 'the operator told me ten minutes, may I have water?'], /^Nothing by mouth/u],
  [
    'en',
    ['It smells of gas in here', 'We are all out and the gas company is on its way'],
    /Stay outside with everyone, and let nobody go back in/u,
  ],
  [
    'en',
    [chest.en, 'I am safe now', 'Which exercise gives me stronger legs?'],
    /no advice on movement/u,
  ],
  [
    'en',
    ['diabetic, meter reads 50, shaking', 'had the juice, it is 96 now'],
    /^Good, it is coming up/u,
  ],
])('in %s: %j', (language, messages, expected) => {
  expect(talk(messages, language).at(-1)?.text).toMatch(expected)
})

it('answers what is asked in the message that explains', () => {
  const [, last] = talk([fall, 'no, I did not hit my head. How do I sleep better?'])
  expect(last?.text).toMatch(/^Thank you for telling me\. I read that wrong/u)
  expect(last?.domains[0]).toBe('Sleep')
  const answers = talk([fall, 'no, I did not hit my head. How do I sleep better?', 'How much?'])
  expect(answers.at(-1)?.domains[0]).toBe('Sleep')
})

it.each<[Language, string, string, string]>([
  ['en', 'I do not want to die, I put it badly', 'no, I am not thinking of ending my life', 'safe'],
  ['es', 'no me quiero morir, lo dije mal', 'no, no pienso quitarme la vida', 'a salvo'],
])('asks plainly once where a wish to die is denied, in %s', (language, denied, no, end) => {
  const [, plain, last] = talk([crisis[language], denied, no], language)
  expect(plain?.safety).toEqual([])
  expect(plain?.text).toMatch(/ending your life today\?$|quitarse la vida hoy\?$/u)
  expect(last?.text).toContain(end)
  expect(last?.help).toContain('988')
})

it('is asked once more, and not about what is within reach, where a no is only said again', () => {
  const answers = talk([crisis.en, 'no, nobody is here', 'no, I am not', 'I said no already'])
  expect(answers.at(-1)?.text).not.toMatch(/something near you|Then call 911/u)
})

/** What follows a fixed text that was shown to some words. */
function afterText(
  code: SafetyCode,
  told: string,
  message: string,
  language: Language = 'en',
): CoachAnswer {
  const shown = fixedMessage(code, 'US', language).text
  return answerQuestion({
    message,
    history: [
      { role: 'user', content: told },
      { role: 'assistant', content: shown },
    ],
    region: 'US',
    language,
  })
}

it.each<[Language, string, string]>([
  ['en', 'I want to show my father the tablet on Sunday.', 'Good grief no, nobody is in danger!'],
  ['en', 'My neighbor is deaf and on his own.', 'No, nobody wants to die.'],
  [
    'en',
    'My neighbor is on his own.',
    'I am fine, nobody is talking of suicide. I want to knock on his door.',
  ],
  ['es', 'El domingo le enseño la tableta a mi papá.', 'Aquí nadie habla de morirse.'],
])(
  'a wish to die that was only guessed softly ends with a plain no, in %s',
  (language, told, no) => {
    const { text, standing } = afterText('suicide_self_harm', told, no, language)
    expect(text).toMatch(/^(?:Thank you for telling me\. I read|Gracias por aclararlo)/u)
    expect(standing).toEqual(['suicide_self_harm'])
  },
)

it.each([
  'Yes, I want to die.',
  'No, nobody wants to die, but I am alone with the tablets.',
  'I do not know.',
])('and with nothing less: %s', (reply) => {
  const { text } = afterText('suicide_self_harm', 'I show my father the tablet on Sunday.', reply)
  expect(text).not.toMatch(/I read that wrong/u)
})

it.each<[Language, SafetyCode, string, string]>([
  ['en', 'chest_pain', 'My chest hurts badly.', 'I am home, I doubled my pills'],
  [
    'es',
    'chest_pain',
    'Me duele mucho el pecho.',
    'Estoy en casa. Me bajaron la dosis y ahora esto.',
  ],
  ['es', 'emergency_other', 'No puedo respirar.', 'Le hablo del inhalador, no me hace nada'],
  [
    'en',
    'suicide_self_harm',
    'I will not be here at Christmas anyway.',
    'Nobody wants to die, dear. I sleep on the rails tonight.',
  ],
  [
    'es',
    'suicide_self_harm',
    'Ya dejé todo arreglado y regalé mis cosas.',
    'Nadie habla de la muerte conmigo, por eso lo hago en secreto.',
  ],
  ['es', 'fall_injury', 'Me caí de la cama.', 'No me pegué en la cabeza. Tomo anticoagulantes.'],
])('goes on with a danger that nothing ends, in %s: %s', (language, code, told, message) => {
  expect(afterText(code, told, message, language).text).not.toMatch(
    /I am glad|Me alegra|read (?:it|that) wrong|Le entendí mal/u,
  )
})

it.each<[Language, string, SafetyCode]>([
  ['en', 'Nobody knows she wants to die.', 'suicide_self_harm'],
  ['en', 'Nobody wants to die, but I do.', 'suicide_self_harm'],
  ['en', 'Nobody wants to die in a nursing home. I will end it before that.', 'suicide_self_harm'],
  ['es', 'Nadie escucha cuando habla de morirse.', 'suicide_self_harm'],
  ['en', 'I fell on Monday and did not hit my head but I cannot get up now', 'fall_injury'],
  ['es', 'No sé si me pegué en la cabeza', 'fall_injury'],
])('hears a danger beside a denial of something else, in %s: %s', (language, message, code) => {
  const { safety } = answerQuestion({ message, history: [], region: 'US', language })
  expect(safety.map((each) => each.code)).toContain(code)
})

it.each<[Language, string]>([
  ['en', 'no one is going to kill themselves over a missed walk'],
  ['en', 'I have no wish to die, nobody visits but I am well'],
  ['es', 'no se pegó en la cabeza mi esposo, está bien'],
  ['es', 'no me golpeé la cabeza, se me olvidó el bastón'],
])('hears none in a denial alone, in %s: %s', (language, message) => {
  expect(answerQuestion({ message, history: [], region: 'US', language }).safety).toEqual([])
})

it.each<[Language, string, string, RegExp]>([
  [
    'en',
    'My mother is suddenly confused.',
    'The ambulance crew is here. Will she be herself again?',
    /That was a fright.*Now you:/u,
  ],
  [
    'es',
    'Mi mamá está confundida de repente.',
    'Se la llevaron al hospital. ¿Se va a poner bien?',
    /Fue un susto/u,
  ],
])('makes no guess just after help came, in %s', (language, told, message, expected) => {
  expect(afterText('sudden_confusion', told, message, language).text).toMatch(expected)
})

it.each<[Language, string]>([
  ['es', 'no me pegue en la cabeza. ¿Cómo me baño sin caerme?'],
  ['en', 'I did not hit my head. How do I wash without falling?'],
])('a knock that is denied in so many words alarms nobody again, in %s', (language, message) => {
  expect(afterText('fall_injury', 'I fell on Monday.', message, language).safety).toEqual([])
})

it('takes up whom they want to call', () => {
  const said = [
    crisis.en,
    'I am alone',
    'not today, but I would be glad not to wake. Shall I ring my sister?',
  ]
  expect(talk(said).at(-1)?.text).toMatch(/Please call them now\./u)
})

it('says no step twice in the same words', () => {
  const said = [chest.en, 'hm', 'ok', 'well', 'right', 'hm', 'ok', 'well']
  const texts = talk(said).map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})

describe('a sign told plainly is not explained by', () => {
  it.each([
    ['I tripped and hit my head on the step', 'No blood and no pain. Which balance exercise?'],
    ['My aunt fell and banged her head', 'She says it does not hurt, she is just drowsy.'],
    ['Me caí y me golpeé la cabeza', 'No me duele, solo tengo náuseas. ¿Qué ceno?'],
    ['I get a tightness in my chest uphill', 'It is not my heart. How far may I walk?'],
    ['I cannot get my breath lying down', 'No chest pain at all. Which pillow is best?'],
  ])('the denial of another, or of what nobody can rule out: %s / %s', (first, second) => {
    const [, after] = talk([first, second])
    expect(after?.act).toBe('danger')
    expect(after?.text).not.toMatch(/I read that wrong|leí mal/u)
  })
})

it('a stroke of years ago that was told before is no new one', () => {
  const [, second, third] = talk([
    'Mom had a stroke three years ago and eats alone. What could she have for supper?',
    'since the stroke she has only her left hand',
    'now her mouth hangs down on one side',
  ])
  expect(second?.safety).toEqual([])
  expect(third?.safety.map(({ code }) => code)).toEqual(['stroke'])
})
