import { expect, it } from 'vitest'
import { withoutAsides, withoutIntroduction } from './introductions.ts'

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

it.each([
  ['I take metformin. Which breakfast fills me?', 'Which breakfast fills me?'],
  ['My husband died two years ago. How do I cook for one?', 'How do I cook for one?'],
  ['Mi esposo murió hace seis años. ¿Qué leo en las tardes?', '¿Qué leo en las tardes?'],
  // A loss of these days is the matter, and so is a tablet that is asked about.
  ['My husband died last month. What now?', 'My husband died last month. What now?'],
  ['My husband died two weeks ago. What now?', 'My husband died two weeks ago. What now?'],
  ['I had a fall on Monday. Which shoes?', 'I had a fall on Monday. Which shoes?'],
  ['I have a high fever. How far can I walk?', 'I have a high fever. How far can I walk?'],
  ['My son died this year. What do I cook?', 'My son died this year. What do I cook?'],
  ['I take metformin.', 'I take metformin.'],
])('leaves out what only stands beside the question: %s', (message, left) => {
  expect(withoutAsides(message)).toBe(left)
})
