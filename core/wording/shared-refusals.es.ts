/** Refusals that the server gives, and a guest's device in its place, in Spanish. */

import type { SharedRefusals } from './shared-refusals.ts'

export const sharedRefusals: SharedRefusals = {
  noScore: 'No se encontró un puntaje',
  nothingToAdviseOn: 'Primero complete al menos una evaluación.',
  checkAnswers: 'Revise sus respuestas y envíelas otra vez, por favor.',
  noBmi: 'Aún no hay un IMC guardado.',
  bmiRequired: 'Primero calcule y guarde su IMC, por favor. Es parte de este puntaje.',
}
