import { describe, expect, it } from 'vitest'

import { withoutCourtesy } from './courtesy.ts'

describe('greeting and thanks', () => {
  it.each([
    ['Hello there, how much should I walk?', 'how much should I walk?'],
    ['Good evening dear! Which fish is best?', 'Which fish is best?'],
    ['Buenos días señorita, ¿cuánta agua tomo?', '¿cuánta agua tomo?'],
    ['Should I nap after lunch? Thank you so much.', 'Should I nap after lunch?'],
    ['¿Qué pescado compro? Mil gracias, que Dios la bendiga', '¿Qué pescado compro?'],
  ])('are no part of what is asked: %s', (typed, asked) => {
    expect(withoutCourtesy(typed)).toBe(asked)
  })

  it.each([
    'Hello',
    'Good morning',
    'Thank you so much',
    'Muchas gracias por todo',
    'The warm milk worked, thanks',
    'Hi, dear',
    'Hilda walks with me on Sundays',
  ])('stay where they are what was said: %s', (typed) => {
    expect(withoutCourtesy(typed)).toBe(typed)
  })
})
