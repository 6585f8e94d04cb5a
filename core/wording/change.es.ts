/** How a change between two results is said, in Spanish. */

import type { ChangeWording, DerivedThreshold } from './change.ts'

export const changeWording: ChangeWording = {
  better: 'Mejor que la última vez. La diferencia es lo bastante grande para ser real.',
  worse:
    'Menos bueno que la última vez. La diferencia es lo bastante grande para ser real. A veces pasa después de unas semanas difíciles. Vea si sigue así.',
  'no-clear-change': (threshold) =>
    `Sin un cambio claro. Una diferencia de menos de ${threshold} puntos le pasa a cualquiera de una vez a otra.`,
  'too-soon':
    'Es muy pronto para ver un cambio. Deje pasar dos semanas o más entre dos pruebas, porque las preguntas son sobre lo que ya pasó.',
  bandMoved: 'El nivel cambió, pero la diferencia está dentro de la variación normal.',
  ownEstimate: 'Este límite es un cálculo nuestro.',
  brief: {
    better: 'Mejor. La diferencia es lo bastante grande para ser real.',
    worse: 'Menos bueno. La diferencia es lo bastante grande para ser real.',
    'no-clear-change': (threshold) => `Sin un cambio claro (menos de ${threshold} puntos).`,
    'too-soon': 'Muy pronto para juzgar: menos de dos semanas entre las dos pruebas.',
    bandMoved: 'El nivel cambió dentro de la variación normal.',
  },
  short: {
    better: 'Mejor',
    worse: 'Menos bueno',
    'no-clear-change': 'Sin cambio claro',
    'too-soon': 'Muy pronto para saber',
  },
}

export const derivedThreshold: DerivedThreshold =
  'El cambio más pequeño que casi seguro es real: 1.96 x √2 x SD x √(1 - r), redondeado hacia arriba a un punto entero'
