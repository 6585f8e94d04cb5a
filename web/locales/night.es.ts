/** Texts about the typed times of a night, in Spanish: which half of the day is meant, and whether they fit together. */

import type { NightTexts } from './night.ts'

/** After midnight Spanish says "madrugada", and at five or six in the evening it still says "tarde". */
function saidPart(time: string, part: string): string {
  if (part !== 'de la noche') return part
  if (time.endsWith('a. m.')) return 'de la madrugada'
  return /^[56]:/.test(time) ? 'de la tarde' : part
}

export const nightTexts: NightTexts = {
  whichHalf: (typed) => `Escribió ${typed}. ¿Cuál quiere decir?`,
  atTime: (time, part) => `${time}, ${saidPart(time, part)}`,
  parts: {
    night: 'de la noche',
    morning: 'de la mañana',
    afternoon: 'de la tarde',
    evening: 'de la noche',
  },

  checkTitle: 'Revise sus horas, por favor',
  doubts: {
    'more-sleep-than-bed': (inBed, asleep) =>
      `Estuvo en la cama cerca de ${inBed} y durmió cerca de ${asleep}. ¿Es correcto?`,
    'long-night': (from, to, inBed) =>
      `De ${from} a ${to} son cerca de ${inBed} en la cama. ¿Es correcto?`,
    'bed-by-day': (bed) => `Se acuesta a esta hora: ${bed}. ¿Es correcto?`,
  },
  keep: 'Sí, es correcto',
}
