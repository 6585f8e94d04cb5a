/** The Spanish texts on who answers. */

import type { AnsweredBy } from '#core/answered-by.ts'
import type { AnsweredByTexts } from './answered-by.ts'

const ways: Readonly<Record<AnsweredBy, string>> = {
  self: 'Respondo por mi cuenta',
  'with-help': 'Alguien me ayuda a leer o escribir',
  'someone-else': 'Alguien responde por mí',
}

const said: Readonly<Record<AnsweredBy, string>> = {
  self: '',
  'with-help': 'Respondido con ayuda',
  'someone-else': 'Respondido por otra persona',
}

export const answeredByTexts: AnsweredByTexts = {
  summary: '¿Alguien le ayuda?',
  question: '¿Quién responde?',
  ways,
  said,
  heading: 'Para quien ayuda',
  readAloud: 'Por favor, lea cada pregunta en voz alta y deje que la persona elija.',
  inTheirPlace: 'Por favor, responda como lo haría la persona. Si puede, pregúntele primero.',
  neverChanges: 'Esto nunca cambia el puntaje. Se muestra a su lado.',
  note: 'Estas preguntas son para que cada persona responda por sí misma. Si responde otra, el puntaje puede ser más alto o más bajo. Téngalo en cuenta.',
  change: 'Cambiar quién responde',
  label: 'Quién respondió',
}
