/** The words of "How this score was made" in Spanish. */

import type { ExplanationWords } from './explanation.ts'

export const explanationWords: ExplanationWords = {
  addsNoPoints: 'No suma puntos.',
  reversed: 'Cuenta al revés, porque esto es algo bueno.',

  savedBmi: 'Su IMC guardado',
  bmiPoints: 'Menos de 19.0 da 0 puntos, desde 19.0 da 1, desde 21.0 da 2, desde 23.0 da 3.',
  threeForFour: (control, counted) =>
    `${control} x 4 ÷ 3, redondeado, es ${counted}: tres preguntas valen por cuatro.`,
  publishedTotal: (sum, total) => `${sum} = ${total}, el total publicado, de 0 a 60`,
  fromTheLine: (score) =>
    `24 o más: 3 menos 1 por cada 9 puntos completos sobre 24, pero no menos de 0, da ${score}`,
  belowTheLine: (less, score) =>
    `Menos de 24: 11 menos ${less} (1 por cada 3 puntos completos) da ${score}`,

  readAs: (time) => `La leímos como ${time}. Se usa para el tiempo en la cama.`,
  alsoForShare: 'También se usa para la parte del tiempo en la cama que durmió.',
  asleepOf: (asleep, inBed, percent) =>
    `Dormir ${asleep} de ${inBed} minutos en la cama es ${percent}%.`,
  countsAs: (sum, counted) => `${sum} cuenta como ${counted}.`,

  stopsAt350: 'El puntaje se detiene en 350',
  roundedAtTheEnd: (sum, total) =>
    `${sum} es cerca de ${total}: primero se suma, luego se redondea.`,
  decides: 'Decide si el trabajo cuenta.',
  usedAbove: 'Se usa en la línea de arriba.',
  notDone: 'No lo hizo en los últimos 7 días.',
  countsOnce: (weight) => `Cuenta ${weight} una vez si lo hizo. Más días no suman más.`,
  sittingAddsNothing: 'El trabajo en un asiento no suma nada.',
  weighed: (weight, days, hours, average) =>
    `${weight} x ${days} días x ${hours} horas ÷ 7 (cerca de ${average} horas al día)`,
}
