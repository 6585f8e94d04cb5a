/** Who plays a danger down is heard: a bruise ends it, and the heart is never talked away. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { talk } from '../test-support/talk.ts'

const [head, hip, heart, face, gas] = [
  { en: 'I tripped on the rug and banged my head', es: 'me tropecé y me pegué en la cabeza' },
  {
    en: 'I fell in the yard and my hip hurts a lot',
    es: 'me caí en el patio y me duele la cadera',
  },
  { en: 'there is a heavy pressure in my chest', es: 'siento una presión fuerte en el pecho' },
  { en: 'one side of my face hangs down', es: 'se me cayó un lado de la cara' },
  { en: 'I can smell gas in the hall', es: 'huele mucho a gas en la casa' },
]

it.each<[Language, string, string]>([
  ['en', head.en, "It's just a small bump"],
  ['en', head.en, 'oh it was nothing, only a graze'],
  ['en', head.en, 'more of a fright than anything'],
  ['en', head.en, 'that was a few days ago, I am fine now'],
  ['en', hip.en, 'last Sunday that was, and I feel fine'],
  ['es', head.es, 'apenas un raspón'],
  ['es', head.es, 'no pasó nada, fue el susto nomás'],
  ['es', head.es, 'es un chichón pequeño y ya'],
  ['es', head.es, 'eso fue hace unos días y ya estoy bien'],
  ['es', hip.es, 'ya no me duele nada'],
])('lets a bruise end it and says what to watch for, in %s: %j, %j', (language, told, reply) => {
  const last = talk([told, 'mm', reply], language).at(-1)
  expect(last?.text).toMatch(/headache.*911|dolor fuerte de cabeza.*911/iu)
  expect(last?.text).not.toMatch(/Have you called|Ya llamó/u)
})

it.each<[Language, string, RegExp, RegExp]>([
  ['en', hip.en, /put your weight on it\?/u, /^I am glad it is no worse/u],
  ['es', hip.es, /apoyarse\?/u, /^Qué bueno que no fue más/u],
])('asks whether a hip bears weight before it is a bruise, in %s', (language, told, asked, end) => {
  const bruise = { en: 'just a bruise', es: 'es puro moretón' }[language]
  const yes = { en: 'yes, I can', es: 'sí, sí puedo' }[language]
  const no = { en: 'no, I can not', es: 'no, no puedo' }[language]
  expect(talk([told, bruise], language).at(-1)?.text).toMatch(asked)
  expect(talk([told, bruise, yes], language).at(-1)?.text).toMatch(end)
  expect(talk([told, bruise, no], language).at(-1)?.text).toContain('911')
})

it.each<[Language, string, string]>([
  ['en', heart.en, 'it is only wind'],
  ['en', heart.en, 'nothing serious, I am just tired'],
  ['en', face.en, 'it must be the cold'],
  ['en', heart.en, 'that was last Tuesday, I am fine'],
  ['en', face.en, 'it was nothing'],
  ['es', heart.es, 'han de ser los nervios'],
  ['es', heart.es, 'no es para tanto'],
  ['es', face.es, 'es puro cansancio'],
  ['es', heart.es, 'eso fue el lunes pasado, ya estoy bien'],
  ['es', face.es, 'seguro es la edad'],
])(
  'is never talked out of the heart or a stroke, nor asks the same again, in %s: %j, %j',
  (language, told, reply) => {
    const answers = talk([told, 'mm', reply, reply], language)
    const said = answers.map(({ text }) => text)
    expect(answers.at(-1)?.act).toBe('danger')
    expect(said.at(-2)).toContain('911')
    expect(said.at(-2)).not.toMatch(/Have you called|Ya llamó/u)
    expect(new Set(said).size).toBe(said.length)
  },
)

it.each<[Language, string]>([
  ['en', 'it is in a film I am watching'],
  ['en', 'not me, somebody on the telly'],
  ['en', "that's from my book"],
  ['en', 'no, it happened in the soap'],
  ['en', 'I saw it on the news'],
  ['es', 'es en la telenovela'],
  ['es', 'no soy yo, es una película'],
  ['es', 'lo vi en las noticias'],
  ['es', 'hablo de un libro'],
  ['es', 'eso pasó en la serie'],
])(
  'believes that it was a film, and asks once where it is the heart, in %s: %s',
  (language, reply) => {
    expect(talk([head[language], reply], language).at(-1)?.text).toMatch(
      /I read that wrong|entendí mal/u,
    )
    const answers = talk([heart[language], reply, language === 'en' ? 'yes' : 'sí'], language)
    expect(answers.at(-2)?.text).toMatch(/Are you safe\?|¿Está a salvo\?/u)
    expect(answers.at(-1)?.act).not.toBe('danger')
  },
)

it.each<[Language, string, string]>([
  ['en', head.en, 'only a bump but I feel sleepy'],
  ['en', 'I take warfarin and hit my head', 'it is only a bump'],
  ['en', hip.en, 'only a bruise but I can not stand'],
  ['en', head.en, 'I fell in front of the tv'],
  ['es', head.es, 'es sólo un chichón pero vomité'],
  ['es', 'tomo anticoagulantes y me pegué en la cabeza', 'fue un golpecito'],
])('goes on where more than a bruise is told, in %s: %j, %j', (language, told, reply) => {
  expect(talk([told, reply], language).at(-1)?.act).toBe('danger')
})

it.each<[Language, string, RegExp]>([
  ['en', 'I had left the stove on, it is off now', /^Good that you found it\. Open the windows/u],
  ['es', 'era la hornilla, ya la cerré', /^Qué bueno que lo encontró\. Abra las ventanas/u],
])('says how to air the house after a tap left on, in %s', (language, reply, expected) => {
  expect(talk([gas[language], reply], language).at(-1)?.text).toMatch(expected)
})
