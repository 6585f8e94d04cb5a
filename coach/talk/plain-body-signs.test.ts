/** A sign of the body in three words: what to do at once, whom to call, and what makes it an emergency. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'

it.each<[Language, RegExp, readonly string[]]>([
  ['en', /^Press hard/u, ['I am bleeding']],
  ['es', /^Apriete ya/u, ['ay, estoy sangrando']],
  ['en', /lean forward/u, ['My nose keeps bleeding']],
  ['en', /lean forward/u, ['I am bleeding', 'from my nose']],
  ['es', /inclínese/u, ['estoy sangrando', 'por la nariz']],
  ['es', /^No poder orinar/u, ['no puedo orinar']],
  ['en', /clot/u, ['My left leg is swollen and warm']],
  ['es', /coágulo/u, ['se me hinchó una pierna']],
  ['en', /^Sugar of 240/u, ['My sugar is 330']],
  ['en', /^Sugar of 240/u, ['My sugar is high', '340']],
  ['es', /^El azúcar en 240/u, ['me salió el azúcar en 290']],
  ['en', /^Sugar of 240/u, ['My sugar was 245 before breakfast']],
  ['en', /^Sugar of 240/u, ['I tested and my glucose was 310']],
  ['en', /^Sugar of 240/u, ['blood sugar over 250 today']],
  ['en', /^Sugar of 240/u, ['my glucose came out at 270 this morning']],
  ['es', /^El azúcar en 240/u, ['amanecí con el azúcar en 242']],
  ['es', /^El azúcar en 240/u, ['me medí y tengo 265 de glucosa']],
  ['es', /^El azúcar en 240/u, ['la glucosa me dio 300 en ayunas']],
  ['es', /^El azúcar en 240/u, ['azúcar de 280 antes de comer']],
  ['en', /^A fever that is high/u, ['I have a fever of 101']],
  ['en', /^A fever that is high/u, ['I have a fever', 'for four days']],
  ['es', /^Una fiebre alta/u, ['tengo calentura', '38 y medio']],
  ['en', /^Hearing voices/u, ['I hear voices at night']],
  ['es', /^Oír voces/u, ['escucho voces']],
  ['en', /^Sit or lie down/u, ['I feel so dizzy']],
  ['es', /^Siéntese o acuéstese/u, ['estoy muy mareada']],
  ['es', /dolor de cabeza fuerte y distinto/u, ['me duele mucho la cabeza']],
  ['en', /hardly eats/u, ['My husband does not eat']],
  ['es', /médico esta semana/u, ['mi esposa no come', 'está muy flaca']],
  ['es', /^Varios días sin comer/u, ['no como', 'desde hace tres días']],
  ['en', /^Heat indoors/u, ['My house is too hot']],
  ['es', /^El calor en casa/u, ['no tengo ventilador y hace mucho calor']],
])('in %s, %s: %j', (language, text, messages) => {
  expect(lastOf(messages, language).text).toMatch(text)
})

it.each<[Language, string]>([
  ['en', 'My gums bleed when I brush'],
  ['en', 'My legs are tired'],
  ['en', 'My sugar is 115'],
  ['en', 'I walked 300 steps after my sugar test'],
  ['es', 'la azúcar cuesta 250 pesos'],
  ['en', 'I have hay fever'],
  ['en', 'I hear the voices of my neighbors'],
  ['en', 'My wife does not eat meat'],
  ['en', 'It is hot today'],
  ['es', 'hace calor hoy'],
  ['es', 'mi esposo no come verduras'],
  ['es', 'me da vueltas la idea de bailar'],
])('and nothing of that, in %s, to %s', (language, message) => {
  expect(lastOf([message], language).text).not.toMatch(
    /^(?:Press|Sit up|Sit or|One leg|Sugar of|A fever|Measure it|Hearing v|Somebody who|Heat|El calor|Quien casi|Siéntese)/u,
  )
})

describe('what goes on about it', () => {
  it.each<[Language, readonly string[]]>([
    ['en', ['I am dizzy', 'since this morning']],
    ['en', ['I hear voices', 'they tell me things']],
    ['en', ['My leg is swollen', 'it is red too']],
    ['es', ['oigo voces', 'de noche me hablan']],
    ['es', ['me siento mareado', 'sí']],
  ])('is of that call, in %s: %j', (language, messages) => {
    expect(lastOf(messages, language).text).toMatch(/^(?:Tell them that too|Dígalo también)/u)
  })

  it('comes back to the call a second time', () => {
    expect(lastOf(['I am dizzy', 'since noon today', 'a lot']).text).toMatch(/call first/u)
  })

  it.each([
    [['I am dizzy', 'thank you']],
    [['I have a fever', 'How do I sleep better?']],
    [['I am bleeding', 'I want to eat better']],
  ])('is not in %j', (messages) => {
    expect(lastOf(messages).text).not.toMatch(/^Tell them that too/u)
  })
})
