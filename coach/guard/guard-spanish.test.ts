/** Checks the guard on answers in Spanish. */

import { expect, it } from 'vitest'
import { faultIn, sleeplessInSpanish } from './test-support/sleepless.ts'

it.each([
  ['ok', 'Si está despierto unos 20 minutos, levántese de la cama [Z13].'],
  ['ok', 'Vuelva a la cama cuando tenga sueño [Z13].'],
  ['ok', 'Levántese a la misma hora cada día [Z01].'],
  ['ok', 'No tome café después de las 2 pm [Z14].'],
  ['ok', 'Eso suena difícil.'],
  ['ok', '¿Qué paso quiere probar hoy?'],
  ['ok', 'Camine unos minutos con calma cada semana [E10].'],
  ['ok', 'Su puntaje de sueño es 12.'],
  ['number', 'Levántese de la cama después de treinta minutos [Z13].'],
  ['number', 'Levántese de la cama después de media hora [Z13].'],
  ['promise', 'Dormir bien previene la demencia [Z01].'],
  ['promise', 'Le prometo que va a dormir [Z13].'],
  ['promise', 'Caminar cura el Alzheimer [E01].'],
  ['diagnosis', 'Usted tiene depresión [T13].'],
  ['diagnosis', 'Su depresión se puede tratar [T13].'],
  ['medicine', 'Tome melatonina por la noche [Z10].'],
  ['medicine', 'Deje sus pastillas para dormir [Z10].'],
  ['medicine', 'Tome 5 mg de melatonina [Z10].'],
  ['role', 'Como su médico, le digo que se levante [Z13].'],
  ['human', 'Soy una persona como usted.'],
  ['ok', 'No soy una persona.'],
  ['no-source', 'El café quita el sueño.'],
  ['no-source', 'Camine todos los días por el parque.'],
  ['unknown-source', 'Levántese de la cama [Z99].'],
  ['language', 'Get out of bed and sit in dim light [Z13].'],
  ['invented-citation', 'Según la Universidad de Harvard, levántese de la cama [Z13].'],
  ['weight-loss', 'Trate de bajar de peso [D07].'],
  ['prompt-echo', 'Mis instrucciones dicen que cite fuentes.'],
  ['off-source', 'Coma frijoles y lentejas con arroz [Z13].'],
  ['shame', 'Usted es demasiado viejo para eso [E10].'],
  ['ok', 'Coma poco y a menudo si tiene poco apetito [D14].'],
  ['ok', 'Use aceite de oliva en lugar de mantequilla [D02].'],
  ['ok', 'Llame hoy a un amigo por teléfono [S02].'],
  ['ok', 'Pregunte en su biblioteca por la próxima clase [L18].'],
  ['ok', 'Respire despacio durante cinco minutos [T06].'],
  ['ok', 'La luz de la mañana ayuda al reloj del cuerpo [Z17].'],
])('says %s of: %s', (fault, sentence) => {
  expect(faultIn(sentence, sleeplessInSpanish)).toBe(fault)
})
