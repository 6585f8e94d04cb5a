/** "Help me with this" for the questions on digital habits in Spanish, in our own words. */

import type { LiteracyHelps } from './help-words.ts'

export const literacyHelps: LiteracyHelps = {
  'food-intake': 'Su edad no suma puntos. Por ejemplo, elija "70 a 74" si tiene 72.',
  'weight-loss':
    'Entrar a internet es, por ejemplo, leer noticias o mandar un mensaje. Una computadora portátil también cuenta.',
  mobility:
    'Cuenta cualquier uso de internet, con cualquier dispositivo. Por ejemplo, mirar su correo un momento cada mañana es "Todos los días".',
  stress:
    'Elija lo último de la lista que hace sin ayuda. Por ejemplo, si lee noticias y también pide citas médicas, elija "Servicios".',
  neuro:
    'Piense en la vida diaria. Por ejemplo, hay quien los usa para pedir su medicina. Otras personas viven bien sin ellos.',
  skill:
    'No hay una respuesta correcta. Por ejemplo, tal vez quiera aprender a hacer videollamadas, o tal vez le baste con lo que sabe.',
  class:
    'Cuenta una clase en una biblioteca o en un centro para personas mayores, y también un curso por internet. Por ejemplo, una tarde para aprender a usar una tableta es "Sí".',
}
