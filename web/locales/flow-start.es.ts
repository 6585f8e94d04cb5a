/** Texts before the first question, in Spanish: answers that were sent already, and what is needed first. */

import type { FlowStartTexts } from './flow-start.ts'

export const flowStartTexts: FlowStartTexts = {
  sentTitle: 'Ya envió estas respuestas',
  sentOn: (date) => `Envió estas respuestas el ${date}.`,
  seeScore: 'Ver su puntaje',
  startAgain: 'Empezar de nuevo',
  bmiTitle: 'Primero, su estatura y su peso',
  bmiWhy:
    'Son parte de esta prueba, y aún no los tenemos. También puede contestar ya las preguntas: guardamos sus respuestas.',
  bmiLink: 'Escribir estatura y peso',
}
