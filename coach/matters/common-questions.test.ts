/** Very common questions reach an answer of their own, and a neighbor that shares their words does not. */

import { describe, expect, it } from 'vitest'
import { hearSafety } from '../safety/hear-safety.ts'
import { lastOf } from '../test-support/talk.ts'
import { normalise } from '../text/normalise.ts'
import { matterInWords } from './catalog.ts'

const named = (question: string) => matterInWords(normalise(question))?.name

/** Two in each language. */
const asked: Readonly<Record<string, string>> = {
  'worn-knees':
    'Is it true that walking makes arthritis in the knees worse? | Will I need a knee replacement sooner if I exercise? | ¿Andar mucho me daña las rodillas? | ¿Si sigo caminando me van a operar antes?',
  'walk-with-sore-joints':
    'I have arthritis, may I walk to the bakery and back? | With bad knees, is walking to church all right? | Tengo artrosis, ¿puedo ir a pie a la tienda? | ¿Con artritis puedo caminar hasta la iglesia?',
  'knee-brace':
    'Is a knee sleeve any use? | Which brace should I get for my knee? | ¿Las rodilleras ayudan? | ¿Me pongo una venda elástica en la rodilla?',
  'sore-after-exercise':
    'Do I put heat or ice on an aching hip? | Is warmth good for a stiff neck? | ¿Frío no, calor sí, para la cintura? | ¿Compresas de hielo para la articulación?',
  'up-after-a-fall':
    'What is the way to get up from the floor after a fall? | If I fall by myself, how would I stand up again? | ¿Cómo levantarme del suelo tras una caída? | ¿Qué hago si me caigo y no hay nadie?',
  'heart-failure-begin':
    'How may I begin to exercise with heart failure? | Is walking safe with a weak heart? | Con insuficiencia cardíaca, ¿qué ejercicio puedo hacer? | Tengo el corazón débil y quiero empezar a caminar',
  'breathless-on-stairs':
    'Lately I am puffed when I come up the stairs | One flight of stairs and I am short of breath | Me agito en las escaleras desde hace un mes | Subo una cuesta y me quedo sin aliento',
  'walk-and-meals':
    'My sugar is high: walk before or after supper? | Is a stroll after lunch good for my glucose? | Para el azúcar, ¿camino antes o después de cenar? | ¿Ayuda a la glucosa caminar después del almuerzo?',
  'measure-pressure':
    'How do I check my blood pressure correctly? | Left arm or right arm to measure pressure? | ¿Cómo debo medirme la tensión? | ¿Cuál es la forma de usar el tensiómetro?',
  'blood-pressure-reading':
    'Which blood pressure is healthy for me? | What should my pressure be? | ¿Qué presión es buena para mí? | ¿De cuánto debe ser mi tensión?',
  'what-prediabetes-means':
    'What exactly is prediabetes? | Please explain borderline diabetes | ¿Qué quiere decir prediabetes? | ¿Es lo mismo prediabetes que diabetes?',
  'tablet-upsets-stomach':
    'This new tablet turns my stomach, with food or without? | I have been queasy since they gave me metformin | La metformina me irrita el estómago | Esa medicina me da náuseas, ¿va con la comida?',
  'grapefruit-and-tablets':
    'May I eat grapefruit with a cholesterol tablet? | Does grapefruit juice clash with my medicine? | ¿Puedo comer toronja con mis medicinas? | ¿El pomelo va con la pastilla de la presión?',
  'sweet-drinks':
    'How much harm is there in a soda every day? | What can I have instead of sweet tea? | ¿Qué tomo en vez de gaseosa? | ¿Cómo dejar los refrescos?',
  'shaking-hands':
    'My hand trembles when I sign | The spoon shakes in my hand at soup | Me tiembla la mano al escribir | Con la taza en la mano tengo temblor',
  'light-at-night':
    'Which night light should go in the corridor? | I need a lamp for the bathroom after dark, what kind? | ¿Qué foco conviene en el pasillo por la noche? | ¿Dejo una luz en el baño de noche?',
  'commode-by-the-bed':
    'Is a commode in the bedroom a good idea? | I feel ashamed of a urinal at night | ¿Es buena idea un orinal en la recámara? | Me da vergüenza usar una bacinica de noche',
  'refuses-the-doctor':
    'My mother is stubborn and refuses the doctor | How can I persuade Dad to see a doctor? | Mi mamá no quiere ir a la consulta | ¿Cómo convenzo a mi marido de que vaya al médico?',
  'leaves-the-house':
    'May I bolt the door so that my husband with dementia stays in? | My mother with dementia rattles at the front door | Mi papá con demencia jala la puerta de noche | ¿Echo llave? Mi esposa tiene alzhéimer y quiere salir de noche',
  'how-therapy-goes':
    'How many sessions is CBT? | What is counseling like? | ¿Cuánto tiempo dura la terapia? | ¿Cómo es ir con la psicóloga?',
  'partner-comes-along':
    'How can I coax my wife to come on walks? | How do I get my husband to exercise with me? | ¿Cómo animo a mi esposa a caminar conmigo? | ¿Cómo logro que mi marido vaya conmigo a la gimnasia?',
  'empty-chair-at-the-feast':
    'What do I say at Thanksgiving beside the empty chair? | Should I go to the Christmas meal since my wife died? | ¿Debo ir a la Nochebuena sin mi esposo? | En Navidad, ¿qué digo ante su silla vacía?',
  'not-a-burden':
    'I tell my son that I am fine, so as not to worry him | I would rather not bother my children with it | No quiero ser una carga para mi hija | A mi familia le digo que estoy bien',
}

it.each(
  Object.entries(asked).flatMap(([name, all]) =>
    all.split(' | ').map((each) => [each, name] as const),
  ),
)('answers head-on: %s', (question, name) => {
  expect(named(question)).toBe(name)
})

it.each([
  'The cuff of my shirt is too tight, how do I measure it?',
  'Does a light before bed in the bathroom spoil my sleep at night?',
  'I shook hands with the doctor and had a cup of tea',
  'My sugar is low and my hands shake, what do I hold to?',
  'Which of my tablets upsets my stomach?',
  'My doctor refuses to see my mother',
  'My father will not take his tablets from the doctor',
  'I fell and can not get up off the floor',
  'I fell asleep on the floor, how do I get up early?',
  'Puedo levantarme de la silla, ¿cómo sigo?',
  'How many physical therapy sessions for my knee?',
  'My chest is tight and I am out of breath on the stairs',
  'How do I lower my blood pressure without tablets?',
  'What can I eat with prediabetes?',
  'Juice or soda when my sugar is low?',
  'The dog walks before breakfast, is that better?',
  'My wife stopped walking since her stroke, how do I get her moving with me?',
  'How do I cook for Christmas since she died, what do I say yes to?',
  'My children would be better off without me, I am a burden',
  'I move in with my daughter and do not want to be a burden',
  'What else clashes with my pills beside grapefruit?',
  'I walk to the store every day',
  'La rodilla me sangra, ¿qué venda uso? Me caí',
])('leaves to others: %s', (question) => {
  expect(Object.keys(asked)).not.toContain(named(question))
})

describe('a door that is locked', () => {
  it.each([
    '¿Le pongo candado a la puerta para que mi papá con demencia no salga?',
    'Should I fit a lock on the gate, my wife has dementia and walks out?',
  ])('asked about by a carer raises no alarm: %s', (question) => {
    expect(hearSafety(question)).not.toContain('abuse_neglect')
  })

  it('behind which somebody is left alone is a danger all the same', () => {
    const told =
      'My brother locks my mother with dementia in her room alone all day, he locks the door'
    expect(hearSafety(told)).toContain('abuse_neglect')
  })
})

it('says below the text on medicines what to ask of the pharmacist', () => {
  const { text } = lastOf(['Can I have grapefruit with my statin?'])
  expect(text).toContain('I cannot advise')
  expect(text).toContain('Your pharmacist can tell you')
})
