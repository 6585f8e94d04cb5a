/** Whoever asks how the help works gets that answer, and no second alarm and no denial takes the first emergency away. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { regionNamed } from '../safety/region-named.ts'
import { lastOf, talk } from '../test-support/talk.ts'

const stroke = {
  en: 'My face is drooping and my arm is weak',
  es: 'Se me cae un lado de la cara y tengo débil el brazo',
}
const chest = {
  en: 'My dad has crushing chest pain',
  es: 'A mi papá le duele mucho el pecho y suda',
}

describe('a question about the help is answered at once', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'What do I say when they pick up?', /^First the address\./u],
    ['en', 'and what can I do until they get here', /watch their breathing/u],
    ['en', 'Would a taxi be faster?', /^No, not by car or taxi/u],
    ['en', 'May he drink some water?', /^Nothing by mouth/u],
    ['es', '¿Y qué les cuento cuando contesten?', /^Primero la dirección/u],
    ['es', 'Ya vienen. ¿Qué hago mientras tanto?', /vigile que respire/u],
    ['es', '¿Lo llevo yo en mi carro?', /^No, en carro o taxi no/u],
    ['es', '¿Le doy agua o una aspirina?', /^Por ahora nada por la boca/u],
  ])('in %s: %s', (language, question, expected) => {
    const answer = lastOf([chest[language], question], language)
    expect(answer.text).toMatch(expected)
    expect(answer.safety).toEqual([])
    expect(answer.standing).toEqual(['chest_pain'])
  })

  it('also after the crew was said to be coming', () => {
    const said = [
      stroke.en,
      'I called, the ambulance is on its way',
      'What do I do until they come?',
    ]
    expect(lastOf(said).text).toMatch(/phone in your hand\. Eat and drink nothing/u)
  })

  it('and nobody who fell is lifted', () => {
    const told = 'My sister fell and hit her head'
    expect(lastOf([told, 'How do I get her up?']).text).toMatch(/^Do not move or lift them/u)
  })
})

describe('a sign that passed', () => {
  it.each<[Language, string, string, RegExp, RegExp]>([
    [
      'en',
      'It is all gone now. Can it keep till Monday?',
      'Do I honestly have to go in?',
      /^No, please do not wait/u,
      /^Yes, today/u,
    ],
    [
      'es',
      'Ya se me quitó. ¿Puede esperar al lunes?',
      '¿De verdad tengo que ir?',
      /^No, por favor no espere/u,
      /^Sí, hoy mismo/u,
    ],
  ])('does not wait, in %s', (language, passed, doubt, no, yes) => {
    const [, first, second] = talk([stroke[language], passed, doubt], language)
    expect(first?.text).toMatch(no)
    expect(second?.text).toMatch(yes)
  })

  it('is refused only by who refuses: a wish to die that is denied is no refusal', () => {
    const said = [stroke.en, 'it has passed', 'No, I am not thinking of ending my life']
    expect(lastOf(said).text).not.toMatch(/your decision/u)
    expect(lastOf(said).act).toBe('danger')
  })
})

it('a wish to die that only sounds so stands beside an emergency and leaves it the lead', () => {
  const [, second, third] = talk([
    'I have crushing chest pain',
    'I would sooner it took me, and be with my Bill',
    'No, I do not want to die',
  ])
  expect(second?.text).toContain('Have you called 911?')
  expect(third?.text).not.toContain('ending your life')
  expect(third?.act).toBe('danger')
})

it.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'My wife collapsed and will not wake',
      'I would never harm myself, it is my wife!',
      'What do I do until they come?',
    ],
  ],
  [
    'es',
    [
      'Mi esposa se desmayó y no despierta',
      'Yo no me quiero hacer daño, es mi esposa',
      '¿Qué hago mientras llegan?',
    ],
  ],
])('a carer is not asked about their own death, in %s', (language, messages) => {
  const [, denied, last] = talk(messages, language)
  expect(denied?.act).toBe('danger')
  expect(denied?.text).not.toMatch(/ending your life|quitarse la vida/u)
  expect(last?.text).toMatch(/watch their breathing|vigile que respire/u)
})

it.each<[Language, readonly string[]]>([
  ['en', [stroke.en, 'My face is fine, it is my leg that gave way. Should I still go?']],
  ['es', [stroke.es, 'La cara está bien, es la pierna la que no me sostiene. ¿Voy igual?']],
])('another sign in place of the first still needs the call, in %s', (language, messages) => {
  expect(lastOf(messages, language).text).toMatch(/^Yes, go\. I named|^Sí, vaya\. Nombré/u)
})

describe('an alarm that was none', () => {
  it.each<[Language, readonly string[], RegExp]>([
    [
      'en',
      [
        'my mother has been muddled since Monday',
        'She is not muddled, she is hard of hearing. How do I talk so she can follow?',
      ],
      /hearing/u,
    ],
    [
      'es',
      ['Huele a gas en la casa', 'No era gas, era la basura del vecino. ¿Qué ceno que sea ligero?'],
      /cen[ae]|queso|sopa|proteína/u,
    ],
    [
      'en',
      [
        'How can I step into the shower safely? I fell there and hit my head',
        'I do not need 911, that was two months ago',
      ],
      /mat|bar|chair/u,
    ],
  ])('ends at once and the question is answered, in %s: %j', (language, messages, answer) => {
    const last = lastOf(messages, language)
    expect(last.text).toMatch(/I read that wrong|Le entendí mal/u)
    expect(last.text).toMatch(answer)
  })

  it.each<[Language, readonly string[]]>([
    [
      'en',
      [
        'I fell and hit my head and cannot get up',
        'My head is fine, how do I get up off the floor?',
      ],
    ],
    ['en', ['My chest has a crushing pain', 'My chest is fine now, it is only nerves']],
    ['en', ['My speech came out all jumbled', 'My speech is fine, but my arm feels heavy']],
    ['en', ['I fell and hit my head hard', 'I did not hit it that badly, I only want a recipe']],
    ['es', ['Mi nuera me pega', 'No me pega, hablo de la cena']],
  ])('does not end where it may be one, in %s: %j', (language, messages) => {
    expect(lastOf(messages, language).act).toBe('danger')
  })

  it('asks what was meant where nothing else was told', () => {
    const said = ['I fell in the hall and hit my head hard', 'no, I did not hit my head at all']
    expect(lastOf(said).text).toMatch(/What would you like to ask\?$/u)
  })

  it.each<[Language, readonly string[], RegExp]>([
    [
      'en',
      ['My family would be better off', 'I do not want to die, I just miss him so'],
      /^I believe you/u,
    ],
    [
      'es',
      [
        'sin ella ya no quiero nada, quisiera estar con ella',
        'No me quiero morir, es que la echo mucho de menos',
      ],
      /^Le creo/u,
    ],
  ])('meets whom they miss, in %s', (language, messages, expected) => {
    expect(lastOf(messages, language).text).toMatch(expected)
  })

  it('is none where only a reason is given that may be one', () => {
    const said = ['My family would be better off', 'I do not want to die, I just want it over']
    expect(lastOf(said).act).toBe('danger')
  })
})

it.each<[Language, readonly string[]]>([
  [
    'en',
    [
      'I have crushing chest pain',
      'Hello, they put in a stent and I am home, but nervous of the stairs',
    ],
  ],
  [
    'es',
    [
      'me duele mucho el pecho y sudo',
      'Hola, me pusieron un marcapasos y ya estoy en casa. ¿Qué ceno?',
    ],
  ],
])('whoever is home after treatment is answered, in %s', (language, messages) => {
  const { text, act } = lastOf(messages, language)
  expect(text).toMatch(/^I am glad you were looked after|^Me alegra que le atendieran/u)
  expect(text).toContain('\n\n')
  expect(act).not.toBe('danger')
})

it.each<[Language, string, RegExp]>([
  ['en', 'would my brother be quicker with his car if he drives me?', /No, do not drive/u],
  ['es', '¿y si me lleva mi cuñado en su camioneta?', /no maneje ni vaya en carro/u],
  ['en', 'is it better to sit or to lie?', /Sit down/u],
  ['es', '¿me siento o me acuesto?', /Siéntese/u],
  ['en', 'do I still take my usual tablets tonight?', /No tablets for now/u],
  ['es', '¿me tomo las pastillas de la noche?', /ninguna pastilla/u],
  ['en', 'I am terrified', /Of course you are frightened/u],
  ['es', 'estoy muy asustada', /Es natural tener miedo/u],
  ['en', 'that is a US number, I am in Hobart', /another country. Please call 000/u],
  ['es', 'ese número es gringo, vivo en Valera', /otro país. Llame ahora a su número local/u],
])('in %s: %s', (language, asked, said) => {
  const told = language === 'en' ? 'A crushing pain in my chest' : 'Me aprieta mucho el pecho'
  const region = regionNamed({ message: asked, history: [] }, 'US')
  expect(talk([told, asked], language, region).at(-1)?.text).toMatch(said)
})

it.each<[Language, readonly string[], RegExp]>([
  ['en', ['the crew is on the way, I am so scared'], /frightened.*Unlock the door/u],
  ['en', ['my niece is here', 'the ambulance is on its way'], /stay together/u],
  ['es', ['ya se la llevaron al hospital, me da culpa, tardé en llamar'], /no podía saber/u],
  ['en', ['they have taken her away', 'I feel guilty that I waited'], /could not know then/u],
])('when help comes, in %s: %j', (language, replies, said) => {
  const told =
    language === 'en' ? 'Her face drooped and her speech is gone' : 'Se le torció la boca'
  expect(talk([told, ...replies], language).at(-1)?.text).toMatch(said)
})
