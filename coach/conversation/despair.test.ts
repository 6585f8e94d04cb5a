/** Whose despair is told, and whose is denied. */

import { expect, it } from 'vitest'
import { despairIn } from './despair.ts'

it.each([
  'I am in despair',
  'Despair, that is what it is',
  'I have never felt so low in my life',
  'I do not feel bad in the body, I feel empty',
  'I despair every night',
  'No, I feel low',
  'No, me siento mal',
  'Estoy desesperada',
  'me desespero de noche',
  'Nunca me he sentido tan mal, me siento vacío',
  'No me siento triste, me siento perdida',
  'me desespera la soledad',
  'me desespera la vida que llevo',
  'Estoy desesperada con mi vida',
  'I despair of my life',
  'I despair at it all',
])('is heard: %s', (message) => {
  expect(despairIn(message)?.isDespair).toBe(true)
})

it.each([
  'My nephew is quick and despairs of me when I press the wrong key',
  'Her teacher despaired of her spelling',
  'I do not feel low, I just wonder about the bread',
  "I'm not feeling terrible, only stiff",
  'Mi yerno se desespera cuando no encuentro el botón',
  'El chofer se desespera conmigo porque subo despacio',
  'No me siento mal, quiero saber del pan',
  'no es que me sienta triste, es que me aburro',
  'Yo me desespero con el control de la tele',
  'This laptop drives me to despair',
  'No entiendo los trámites y me desespero',
])('is not heard: %s', (message) => {
  expect(despairIn(message)).toBeUndefined()
})
