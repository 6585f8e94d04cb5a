import { expect, it } from 'vitest'
import { withoutIntroduction } from './introductions.ts'

it.each([
  ['Hello, my name is Ruth, I am 81 and live in Salem. How do I sleep?', 'How do I sleep?'],
  ["I'm a retired welder, 73, from Hull. My back aches.", 'My back aches.'],
  [
    'Buenas tardes, me llamo Elvira, tengo 74 años y vivo en Cali. ¿Qué puedo cenar?',
    '¿Qué puedo cenar?',
  ],
  // What may be the matter itself stays.
  ["I'm lonely. What can I do about it?", "I'm lonely. What can I do about it?"],
  ['Soy viuda. ¿Qué hago los domingos?', 'Soy viuda. ¿Qué hago los domingos?'],
  ["I'm retired. What do I do with my days?", "I'm retired. What do I do with my days?"],
  ['Good morning, I am 80.', 'Good morning, I am 80.'],
])('leaves out who somebody is, and nothing else: %s', (message, left) => {
  expect(withoutIntroduction(message)).toBe(left)
})
