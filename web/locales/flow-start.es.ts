/** Texts at the first question, in Spanish: answers that were sent already, and what is missing. */

import type { FlowStartTexts } from './flow-start.ts'

export const flowStartTexts: FlowStartTexts = {
  sentTitle: 'Ya envió estas respuestas',
  sentOn: (date) => `Envió estas respuestas el ${date}.`,
  seeScore: 'Ver su puntaje',
  startAgain: 'Empezar de nuevo',
  bmiTitle: 'También hacen falta su estatura y su peso',
  bmiWhy:
    'Son parte de esta prueba, y aún no los tenemos. Puede escribirlos ahora o después de las preguntas: guardamos sus respuestas.',
  bmiLink: 'Escribir estatura y peso',
}
