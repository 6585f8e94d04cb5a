/** Checks what is heard of conditions and what follows from it. */

import { describe, expect, it } from 'vitest'
import { constraintsOf, topicRules } from '../topics/catalog.ts'
import { topicsIn } from './disclosed-conditions.ts'
import { evidence } from '../evidence/catalog.ts'
import { heardInSpanish } from '../topics/heard-in-spanish.ts'

it.each([
  ['I was told I have epilepsy', 'seizures'],
  ['My kidneys are bad, I have kidney disease', 'kidney-disease'],
  ['On Coumadin since 2019', 'warfarin'],
  ['I am ten years sober', 'sober'],
  ['I use a wheelchair', 'limited-mobility'],
  ['I look after my husband', 'carer'],
  ['Estoy en diálisis, mis riñones no funcionan', 'kidney-disease'],
] as const)('%s', (said, topic) => {
  expect(topicsIn([said])).toContain(topic)
})

it('does not hear what is denied', () => {
  expect(topicsIn(['I have no diabetes'])).not.toContain('diabetes')
})

it('bars what is not safe', () => {
  const seizures = constraintsOf(topicsIn(['I have seizures']))
  expect(seizures.barred).toContain('Z12')
  expect(seizures.notes[0]?.text).toContain('doctor')
  expect(constraintsOf(topicsIn(['I had an eating disorder'])).withoutNumbers).toBe(true)
  expect(constraintsOf(topicsIn(['I am sober'])).barred).toContain('Z19')
})

describe('every disclosed-condition rule', () => {
  const rules = [
    ['heart-failure', ['I have heart failure', 'My heart is weak', 'Tengo insuficiencia cardiaca']],
    ['kidney-disease', ['I am on dialysis', 'my kidneys are failing', 'I have CKD']],
    ['warfarin', ['I take warfarin', 'I am on a blood thinner']],
    ['diabetes', ['I use insulin', 'I am diabetic', 'I have type 2']],
    ['osteoporosis', ['I have osteoporosis', 'My bones are brittle', 'they found bone loss']],
    ['seizures', ['I have epilepsy', 'I get fits now and then', 'I had a seizure']],
    ['bipolar', ['I am bipolar', 'I had a manic spell']],
    ['apnea', ['I have sleep apnea', 'I stop breathing in my sleep', 'I use a CPAP']],
    ['falls', ['I fell twice', 'I am unsteady', 'I had a few falls']],
    ['driver', ['I am a truck driver', 'I drive a bus', 'I drive for a living']],
    ['eating-disorder', ['I was anorexic', 'I had an eating disorder', 'I used to binge']],
    ['sober', ['I am sober', 'I gave up drinking', 'ten years dry']],
    ['chewing', ['I cannot swallow well', 'I have dentures', 'food gets stuck in my throat']],
    ['glaucoma', ['I have glaucoma', 'raised eye pressure']],
    ['surgery', ['I had an operation', 'I got a new hip', 'I broke my wrist']],
    ['poor-sight', ['My sight is poor', 'I only have a landline', 'I do not own a computer']],
    ['carer', ['I care for my husband', 'I look after my mother', 'I am a caregiver']],
  ] as const

  it.each(rules)('hears %s', (topic, wordings) => {
    for (const said of wordings) expect(topicsIn([said]), said).toContain(topic)
  })

  const forbidden = [
    ['heart-failure', /grams? of salt|liters?|salt substitute/iu],
    ['kidney-disease', /\bgrams?\b|liters?|protein snack|potassium/iu],
    ['osteoporosis', /yoga|bend forward|twist(?!s of the spine)/iu],
    ['seizures', /only when sleepy|out of bed/iu],
    ['bipolar', /only when sleepy|out of bed/iu],
    ['apnea', /only when sleepy/iu],
    ['falls', /only when sleepy|out of bed and do/iu],
    ['driver', /only when sleepy/iu],
    ['eating-disorder', /weigh\b|calorie|kilo|BMI|pounds/iu],
    ['sober', /wine|nightcap|one drink/iu],
    ['chewing', /handful of nuts|toast|dry bread/iu],
    ['glaucoma', /yoga/iu],
    ['poor-sight', /(?<!phone or )video|computer|app\b|tablet task/iu],
  ] as const

  it.each(forbidden)('keeps the steps safe for %s', (topic, words) => {
    const { barred } = constraintsOf(new Set([topic]))
    for (const { id, firstStep } of evidence) {
      if (!barred.has(id)) expect(firstStep, id).not.toMatch(words)
    }
  })

  it.each(['kidney-disease', 'heart-failure', 'warfarin', 'diabetes', 'eating-disorder'] as const)(
    'has something to say on food with %s',
    (topic) => {
      expect(constraintsOf(new Set([topic])).notes.map(({ domain }) => domain)).toContain('Diet')
    },
  )
})

describe('what is told in Spanish', () => {
  it.each([
    ['Tengo el corazón muy débil', 'heart-failure'],
    ['Tuve un infarto hace dos años', 'heart-disease'],
    ['Mis riñones están mal', 'kidney-disease'],
    ['Tomo warfarina', 'warfarin'],
    ['Tengo el azúcar alta', 'diabetes'],
    ['Soy diabética', 'diabetes'],
    ['Mis huesos están frágiles', 'osteoporosis'],
    ['Sufro de epilepsia', 'seizures'],
    ['Dejo de respirar cuando duermo', 'apnea'],
    ['Me he caído dos veces', 'falls'],
    ['Soy chofer de camión', 'driver'],
    ['De joven tuve anorexia', 'eating-disorder'],
    ['Dejé de beber hace diez años', 'sober'],
    ['Me cuesta mucho tragar', 'chewing'],
    ['Uso dentadura', 'chewing'],
    ['Me operaron de la cadera', 'surgery'],
    ['Me duelen las rodillas', 'joint-pain'],
    ['Uso andador', 'limited-mobility'],
    ['Tengo la presión alta', 'high-blood-pressure'],
    ['Veo muy mal', 'poor-sight'],
    ['Casi no oigo, soy sordo', 'hearing'],
    ['Cuido a mi esposa', 'carer'],
    ['Soy viuda', 'bereaved'],
    ['Ya no manejo', 'no-car'],
  ] as const)('%s', (said, topic) => {
    expect(topicsIn([said])).toContain(topic)
  })

  it.each(['No tengo diabetes', 'No soy sordo', 'Nunca tuve convulsiones', 'No uso andador'])(
    'hears no condition in: %s',
    (said) => {
      expect([...topicsIn([said])]).toEqual([])
    },
  )

  it('knows every topic it has words for', () => {
    expect(Object.keys(heardInSpanish).filter((topic) => !(topic in topicRules))).toEqual([])
  })
})
