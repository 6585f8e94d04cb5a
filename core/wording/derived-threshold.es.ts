/** How a threshold of change was derived, in Spanish. */

import type { DerivedThreshold } from './derived-threshold.ts'

export const derivedThreshold: DerivedThreshold =
  'El cambio más pequeño que casi seguro es real: 1.96 x √2 x SD x √(1 - r), redondeado hacia arriba a un punto entero'
