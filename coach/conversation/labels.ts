/** Words that are said or pressed in a talk and where a danger ends. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Said } from '../text/said.ts'

/** Where nothing was asked yet. */
export const startLabel: Said = { en: 'Where do I start?', es: '¿Por dónde empiezo?' }

/** What a talk may be about, the nearest first for whoever has not said. */
export const domainLabels: readonly (readonly [LifestyleDomain, Said])[] = [
  ['Sleep', { en: 'Sleep', es: 'Sueño' }],
  ['Stress', { en: 'Stress', es: 'Estrés' }],
  ['Diet', { en: 'Food', es: 'Comida' }],
  ['Exercise', { en: 'Movement', es: 'Movimiento' }],
  ['Socialization', { en: 'Company', es: 'Compañía' }],
  ['Learning', { en: 'Learning', es: 'Aprender' }],
]

/** Asked after a condolence. */
export const hardestHour: Said = {
  en: 'Which time of day is hardest now?',
  es: '¿Qué hora del día se le hace más dura?',
}
