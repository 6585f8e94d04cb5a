/** A step of the plan stands for weeks, in a calendar and on a door: "now" would be wrong from the second day on. */

import { describe, expect, it } from 'vitest'
import { lastingStepTexts as english } from './lasting-step.ts'
import { lastingStepTexts as spanish } from './lasting-step.es.ts'

describe('a step for many days', () => {
  it.each([
    [
      'Eat a yogurt or an egg now, and a little every 2 to 3 hours.',
      'Eat a yogurt or an egg, and a little every 2 to 3 hours.',
    ],
    [
      'Set aside 15 minutes today as your worry time, well before bed.',
      'Set aside 15 minutes as your worry time, well before bed.',
    ],
    ['Wait tonight until you feel sleepy', 'Wait until you feel sleepy'],
    ['Today, walk to the corner', 'Walk to the corner'],
    ['Leave diets aside for now', 'Leave diets aside for now'],
    ["leave out tonight's drink", "leave out tonight's drink"],
    ['Know what you are good at', 'Know what you are good at'],
  ])('%s', (said, lasting) => {
    expect(english.withoutMoment(said)).toBe(lasting)
  })

  it.each([
    [
      'Coma ya un yogur o un huevo, y algo cada 2 o 3 horas.',
      'Coma un yogur o un huevo, y algo cada 2 o 3 horas.',
    ],
    ['Aparte hoy 15 minutos para preocuparse', 'Aparte 15 minutos para preocuparse'],
    ['Espere esta noche a tener sueño', 'Espere a tener sueño'],
    ['Hoy cuide la rodilla', 'Cuide la rodilla'],
    ['Por ahora, relaje los hombros', 'Por ahora, relaje los hombros'],
    ['Hasta entonces, no beba más que ahora', 'Hasta entonces, no beba más que ahora'],
  ])('%s', (said, lasting) => {
    expect(spanish.withoutMoment(said)).toBe(lasting)
  })
})
