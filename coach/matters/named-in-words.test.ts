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
    ['My knees hurt on the stairs', 'stairs-with-sore-knees'],
    ['¿Caliento o enfrío? ¿Hielo o calor para la rodilla?', 'sore-after-exercise'],
    ['Is my weight why my knees ache?', 'weight-and-knees'],
    ['Tengo un stent y me da miedo caminar', 'after-heart-attack'],
    ['How do I get down on the rug with my grandson?', 'down-on-the-floor'],
    ['¿Cada cuánto me levanto de la silla?', 'chair-stands'],
    ['How many seconds on one leg?', 'balance-at-the-counter'],
    ['Is a treadmill any good?', 'treadmill'],
    ['Mi mamá le tiene miedo a la ducha desde la caída', 'parent-afraid-of-shower'],
    ['Which foods have the most salt?', 'hidden-salt'],
    ['¿La avena sube el azúcar?', 'does-it-raise-sugar'],
    ['The iron constipates me, what do I take?', 'constipation-what-to-take'],
    ['Mi papá no quiere tomar agua', 'parent-drinks-little'],
    ['In bed I test whether I remember names', 'memory-tests-at-night'],
    ['¿Cómo cuido mi cerebro?', 'look-after-brain'],
    ['Why do I wake at the same hour every night?', 'wakes-at-same-hour'],
    ['Hace mucho frío de noche para levantarme', 'too-cold-to-get-up'],
    ['I look at my phone in bed', 'phone-in-bed'],
    ['No duermo en cama ajena', 'strange-bed'],
    ['The bills keep me awake', 'awake-over-bills'],
    ['¿Cómo le pido a mi hija que me llame?', 'asking-a-child-to-call'],
    ['Sundays alone are long', 'sundays-alone'],
    ['Soy la única sin pareja', 'only-one-without-partner'],
    ['I still lay two plates', 'table-for-one-after-loss'],
    ['Su canción en la radio me hace llorar', 'song-brings-tears'],
    ['I yelled at my mother and feel awful', 'shouted-at-them'],
    ['¿Puedo leer cuentos a los niños de la escuela?', 'reading-to-children'],
    ['Where are books in large print?', 'library-and-large-print'],
    ['Quisiera un amigo por carta', 'pen-pals'],
    ['How do I begin a family tree?', 'family-tree'],
    ['Is 150/90 high?', 'high-pressure'],
    ['Tengo la presión en 15 con 9', 'high-pressure'],
    ['My cuff says 188 over 96', 'very-high-pressure'],
    ['Me salió 19 con 11 en el aparato', 'very-high-pressure'],
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
  'How much salt may I use?',
  'I go to bed at ten',
  'My mate comes to tea',
  'What did the doctor tell you?',
  'My knees are weak since I lost weight without trying',
  'Am I having a heart attack? I am scared to move',
  'How do I prevent a heart attack by walking?',
  'I fell and cannot get up from the carpet with my grandson here',
  'How many steps a day for my legs?',
  'My feet are puffy, can I stand on one leg?',
  'How do I eat less salt?',
  'Food without salt tastes of nothing, even cheese',
  'What if my sugar is low before a walk, juice?',
  'What can I eat against constipation?',
  'My husband drinks too much wine and no water',
  'Does walking help the brain?',
  'I wake at three to pee every night',
  'Should I get up at the same time every day?',
  'My feet are cold in bed at night',
  'My son calls the doctor and asks what to say',
  'What do I say so the scammers stop calling my daughter?',
  'I am alone',
  'My husband shouts at me and I feel awful',
  'How do I stop shouting at my wife?',
  'What music helps me sleep?',
  'I cannot read the small letters on my phone',
  'Dementia is in my family history',
  'My pressure is 120/80',
  'My pressure was 150/90, may I walk?',
  'My sugar was 150, then 95',
  '¿A las 16 o a las 9 mido la presión?',
])('none is named in: %s', (question) => {
  expect(named(question)).toBeUndefined()
})

it('leaves a long tale to the model, which weighs all of it', () => {
  const tale =
    'My sister wrote to me about her garden and her two cats and the new priest. '.repeat(2)
  expect(named(`${tale}I still lay two plates`)).toBeUndefined()
})
