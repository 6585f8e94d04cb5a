/** Where the threshold of a real change comes from, for each instrument, in Spanish. */

import type { ChangeBasis } from './change-basis.ts'

const derived =
  'El cambio más pequeño que casi seguro es real: 1.96 x √2 x SD x √(1 - r), redondeado hacia arriba a un punto entero'

export const changeBasis: ChangeBasis = {
  social: `${derived}. r .92 (forma corta, Kurimoto y colaboradores, 2011), SD 9.5 (de memoria).`,
  literacy: 'Lo elegimos nosotros: no hay estudios sobre esta encuesta.',
  exercise: 'Svege y colaboradores, BMC Musculoskeletal Disorders, 2012;13:26.',
  mna: `${derived}. r de .75 a .85 y SD 2 (los dos de memoria), así que es poco seguro.`,
  stress: `${derived}. r .85 en 2 días (Cohen, 1983, de memoria), SD 6.77 (Estados Unidos, 2009).`,
  sleep: `${derived}. r .85 (página de la American Thoracic Society), SD 3.3.`,
}
