/** Everyday words alarm nobody, and the danger beside which they stand still does. */

import { expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'

it.each([
  'I took my heart pill with breakfast',
  '¿Puedo beber un poco de leche?',
  'May I have a cup of coffee?',
  'I love fried food',
  'Ya tomé mi pastilla del azúcar',
  'I donated blood yesterday',
  'Mañana me sacan sangre',
  'My head hurts a little',
  'Me duele un poco la cabeza',
  'What day is it today?',
  '¿A qué fecha estamos?',
  'since last Friday',
  'desde hace cuatro días',
  'all of a sudden',
  'No duermo bien desde hace semanas',
  'I can’t sit on the floor any more',
  'Mi nieta me ayuda con las cuentas',
  'I hope to live many more years',
  'Quisiera vivir muchos años',
  'I need to give up cigarettes',
  'Quiero dejar el tabaco',
  'My right shoulder aches at night',
  'Me duelen los hombros',
  'My heart is broken',
  'My son shouts because I can’t hear him',
  'Mi nieta alza la voz porque estoy sorda',
  'I have a fever of 39.2',
  'Tengo fiebre de 39',
  'Me partió el corazón',
  'We do not eat pork',
  'Mi esposa no come pan',
  'My neighbor has leukemia',
  'My legs get swollen in the evening',
  'Se me hinchan las piernas',
  'Mi prima tiene leucemia',
  'My son in law keeps the grandchildren from me',
  'Mi yerno no me deja ver a mis nietos',
])('quiet on %s', (message) => {
  expect(hearSafety(message)).toEqual([])
})

it.each([
  'I took my heart pill twice',
  'Tomé dos veces mi pastilla del azúcar',
  'My head hurts and I fell',
  'I do not know what day it is',
  'I can’t get up off the floor',
  'Mi nieta me ayuda con las cuentas. Mi nieta me pega.',
  'I do not want to live longer',
  'No quiero vivir más años',
  'My son shouts and slaps me because I can’t hear him',
  'I have a fever of 40',
  'I have a fever of 39 and I am confused',
  'My left shoulder and my jaw hurt',
  'My heart is broken and my chest is tight',
  'My wife does not eat meat or anything, she lost twenty pounds',
])('not on %s', (message) => {
  expect(hearSafety(message)).not.toEqual([])
})
