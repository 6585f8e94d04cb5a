/** Checks which words of a message are kept as a goal. */

import { expect, it } from 'vitest'
import { asksBack, ownWords, takesUp } from './when-words.ts'

it.each([
  ["OK, I'll do it right after breakfast, make it my goal", 'right after breakfast', false],
  ['Bueno, lo hago cada mañana, que sea mi meta', 'cada mañana', false],
  ['after my morning tea', 'after my morning tea', false],
  [
    'Right then, on Monday I will walk to the gate and back, that is my goal',
    'on Monday I will walk to the gate and back',
    true,
  ],
  [
    'Listo, el martes le llevo flores a mi vecina, esa es mi meta',
    'el martes le llevo flores a mi vecina',
    true,
  ],
  [
    'OK, my goal: water the balcony each morning, Tuesday and Saturday. Write it down.',
    'water the balcony each morning, Tuesday and Saturday',
    true,
  ],
  ['No, la meta es regar el balcón, no barrer', 'regar el balcón', true],
])('%s', (message, words, isDeed) => {
  expect(ownWords(message)).toEqual({ words, isDeed })
})

it('hears a step taken up in so many words, and no question about one', () => {
  expect(takesUp("six of those after lunch, let's make that my goal")).toBe(true)
  expect(takesUp('what is my goal?')).toBe(false)
  expect(takesUp('el domingo empiezo, que sea mi meta')).toBe(true)
})

it('hears what is asked for again, and no reproach', () => {
  expect(asksBack('What was it that you said of the soup?')).toBe(true)
  expect(asksBack('¿Qué le he dicho de la sopa?')).toBe(true)
  expect(asksBack('I just told you no onions. One dish, please.')).toBe(false)
})
