/** Plain questions that their words name get their own answer, and no danger or other matter is taken for one. */

import { describe, expect, it } from 'vitest'
import { normalise } from '../text/normalise.ts'
import { matterInWords } from './catalog.ts'

const named = (question: string) => matterInWords(normalise(question))?.name

describe('named', () => {
  it.each([
    ['I am so tired', 'tiredness'],
    ['Estoy muy cansada todo el día', 'tiredness'],
    ['How can I avoid slipping in the bath?', 'bath-safety'],
    ['Y en el baño, ¿qué pongo para no caerme?', 'bath-safety'],
    ['Is dementia inherited?', 'dementia-in-the-family'],
    ['¿La demencia se hereda?', 'dementia-in-the-family'],
    ['What lowers my risk of dementia?', 'risks-of-dementia'],
    ['Mi esposo tiene demencia y se sale de noche', 'leaves-the-house'],
    ['How do I do pelvic floor exercises?', 'pelvic-floor'],
    ['¿Caminar no me gasta las rodillas?', 'worn-knees'],
    ['Is a salt substitute okay for him?', 'salt-substitute'],
    ['Her feet stick to the floor in the doorway', 'freezing-feet'],
    ['¿Cómo hago para que no se salga a la calle?', 'leaves-the-house'],
    ['Which exercises help arthritis in my hands?', 'stiff-hands'],
    ['Tengo los dedos tiesos por la mañana', 'stiff-hands'],
    ['What time should I go to bed?', 'when-to-go-to-bed'],
    ['¿Qué le digo al médico mañana?', 'doctor-visit-questions'],
    ['¿Hasta qué hora puedo tomar mate?', 'decaf-mate-chocolate'],
    ['It is icy, what can I do indoors?', 'walk-in-bad-weather'],
  ])('%s', (question, name) => {
    expect(named(question)).toBe(name)
  })
})

it.each([
  'I am tired of looking after her',
  'I am so tired of living',
  'My mother has dementia and I am worn out',
  'How do I bathe my husband?',
  'I like a warm bath before bed',
  'My knees hurt on the stairs',
  'How much salt may I use?',
  'I go to bed at ten',
  'My mate comes to tea',
  'What did the doctor tell you?',
])('none is named in: %s', (question) => {
  expect(named(question)).toBeUndefined()
})
