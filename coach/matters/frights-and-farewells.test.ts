/** Plain news that weighs is met for what it is, and not for a word in it. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf, talk } from '../test-support/talk.ts'

const first = (message: string, language: Language) => talk([message], language).at(-1)?.text

describe('what is told first', () => {
  it.each<[Language, RegExp, readonly string[]]>([
    [
      'en',
      /What a fright/u,
      [
        'We were burgled in May and I sleep badly since',
        'Thieves came in last winter and I am still afraid at night',
        'I was mugged two months ago and now every noise scares me',
        'Our house was broken into in spring, I check the doors all night',
        'Somebody broke into my flat last month and I do not feel safe',
      ],
    ],
    [
      'es',
      /Qué susto/u,
      [
        'Me robaron en mayo y desde entonces tengo miedo',
        'Entraron ladrones el año pasado y no duermo tranquila',
        'Nos asaltaron hace un mes y me despierto por todo',
        'Se metieron a robar en abril y ando nerviosa de noche',
        'Desde el robo reviso la puerta a cada rato, tengo miedo',
      ],
    ],
    [
      'en',
      /^It leaves a gap/u,
      [
        'My good friend moved to Texas',
        'My neighbor has moved away',
        'My friends have moved far away',
        'My brother moved to Canada',
        'My dear friend Ana is moving away',
      ],
    ],
    [
      'es',
      /queda (?:con )?un hueco/u,
      [
        'Mi amigo se mudó a Monterrey',
        'Mi vecina de toda la vida se mudó lejos',
        'Mis amigas se mudaron',
        'Mi hermano se fue a vivir a Canadá',
        'Mi comadre se mudó a otro pueblo',
      ],
    ],
    [
      'en',
      /^Rinse it/u,
      [
        'I dropped my false teeth',
        'My dentures fell down while I talked',
        'My upper plate cracked',
        'My false teeth keep dropping',
      ],
    ],
    [
      'es',
      /^Enjuáguela/u,
      [
        'Se me cayó la dentadura en el baño',
        'La dentadura se me cae cuando hablo',
        'Se me rompió la placa dental',
        'Mis dientes postizos se cayeron',
        'Se me aflojó la dentadura',
      ],
    ],
    [
      'en',
      /^Good that you think of it: a will/u,
      [
        'I need a will',
        'my will',
        'How do I write my will',
        'I have no will yet',
        'I want to change my will',
      ],
    ],
    [
      'es',
      /un testamento ahorra penas/u,
      [
        'Testamento',
        'Necesito un testamento',
        '¿Cómo escribo mi testamento?',
        'Aún no tengo testamento',
        'Quiero cambiar mi testamento',
      ],
    ],
    [
      'en',
      /^Then pass it here with me/u,
      [
        'Just killing time',
        'Killing time',
        'I am killing time',
        'Only passing the time',
        'Killing time here',
      ],
    ],
    [
      'es',
      /^Pues páselo aquí conmigo/u,
      [
        'Matando el tiempo',
        'Estoy matando el rato',
        'Nada, matando el tiempo',
        'Pasando el rato',
        'Haciendo tiempo',
      ],
    ],
  ])('in %s is met: %s', (language, met, messages) => {
    expect(messages.filter((message) => !met.test(first(message, language) ?? ''))).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'I moved here last month'],
    ['en', 'My son moved in with me'],
    ['en', 'I will walk tomorrow'],
    ['en', 'I fell in the hall and broke my denture'],
    ['en', 'My gums hurt under the plate'],
    ['es', 'Me mudé hace un mes'],
    ['es', 'Mi hija se mudó conmigo'],
    ['es', 'Me caí y me duele la boca'],
    ['es', 'Se me cayó el pelo'],
  ])('is not taken for one of them, in %s: %s', (language, message) => {
    expect(first(message, language)).not.toMatch(
      /leaves a gap|queda (?:con )?un hueco|^Rinse it|^Enjuáguela|a will spares|testamento ahorra/u,
    )
  })
})

it.each<[Language, string]>([
  ['en', 'just killing time'],
  ['es', 'nada, pasando el rato'],
])(
  'takes time that is only passed for no goodbye in the midst of a talk, in %s',
  (language, message) => {
    const question = { en: 'How do I sleep better?', es: '¿Cómo duermo mejor?' }[language]
    expect(lastOf([question, message], language)?.act).not.toBe('goodbye')
  },
)

it.each<[Language, readonly string[], RegExp]>([
  [
    'en',
    [
      'I drink since I stopped working',
      'Since I retired I drink more',
      'I drink too much since I left my job',
      'I have been drinking alone since I gave up driving',
      'I started to drink when I lost my job',
    ],
    /do not stop (?:all )?at once/u,
  ],
  [
    'es',
    [
      'Bebo desde que dejé de trabajar',
      'Desde que me jubilé tomo vino cada noche',
      'Tomo mucho desde que perdí el trabajo',
      'Empecé a tomar cuando me jubilé',
      'Bebo más desde que dejé de manejar',
    ],
    /no pare de golpe/u,
  ],
])('talks of the drinking that began when something ended, in %s', (language, messages, said) => {
  expect(messages.filter((message) => !said.test(first(message, language) ?? ''))).toEqual([])
})

it.each<[Language, string, readonly string[], RegExp]>([
  [
    'en',
    'A lady rang and said I won a big prize',
    [
      'I have paid him',
      'I already paid',
      'I paid them yesterday',
      'I sent the money',
      'I gave the man my card number',
    ],
    /Call (?:the|your) bank now/u,
  ],
  [
    'es',
    'Me llamaron para decirme que gané un premio',
    [
      'ya pagué',
      'les pagué',
      'ya les deposité',
      'ya mandé el dinero',
      'le di el número de mi tarjeta',
    ],
    /Llame (?:ahora|ya) (?:al|a su) banco/u,
  ],
])(
  'sends whoever paid a cheat to the bank, without blame, in %s',
  (language, told, replies, said) => {
    expect(
      replies.filter((reply) => !said.test(lastOf([told, reply], language)?.text ?? '')),
    ).toEqual([])
  },
)

it.each<[Language, string, string]>([
  ['en', 'I won the raffle at church', 'I paid for lunch'],
  ['es', 'gané en la lotería', 'pagué la comida'],
])('is glad with whoever won, and warns of no cheat, in %s', (language, told, reply) => {
  expect(lastOf([told, reply], language)?.text).not.toMatch(/bank now|al banco/u)
})

it.each<[Language, RegExp, readonly string[]]>([
  [
    'en',
    /looks after the heating/u,
    ['The boiler broke and the house is freezing', 'No heat in the apartment, it is so cold'],
  ],
  [
    'es',
    /quien arregla la calefacción/u,
    ['Se rompió la caldera y hace mucho frío', 'Estoy sin calefacción en pleno invierno'],
  ],
  ['en', /flashlight/u, ['The power is out', 'There was a blackout and I am alone']],
  ['es', /linterna/u, ['Se cortó la luz', 'No hay luz en toda la cuadra, hay apagón']],
])('says in %s what to do in a house without heat or light: %s', (language, said, messages) => {
  expect(messages.filter((message) => !said.test(first(message, language) ?? ''))).toEqual([])
})
