/** "Help me with this" for the questions on activities in Spanish, in our own words. */

import type { ExerciseHelps } from './help-words.ts'

const hours =
  'Sume todo el día. Por ejemplo, 20 minutos en la mañana y 20 en la tarde son "Menos de 1 hora".'

export const exerciseHelps: ExerciseHelps = {
  '1-0': 'Cuentan un paseo, ir a pie a la tienda y sacar al perro.',
  '1-1': hours,
  '2-0':
    'Ligero quiere decir que respira como siempre. Por ejemplo boliche (bolos), pescar en un bote, estirarse o ejercicios fáciles en una silla.',
  '2-1': hours,
  '3-0':
    'Todavía puede hablar mientras lo hace. Por ejemplo bailar, ejercicios en el agua, tenis de mesa o golf caminando por el campo.',
  '3-1': hours,
  '4-0':
    'Solo puede decir unas pocas palabras seguidas. Por ejemplo correr, nadar de un lado a otro de la piscina, subir cuestas en bicicleta o una clase de aeróbicos.',
  '4-1': hours,
  '5-0':
    'Por ejemplo levantar pesas, usar bandas elásticas o hacer flexiones de pie contra la pared. También cuenta lo que le enseñó un terapeuta.',
  '5-1': hours,
  '6-0': 'Por ejemplo tender la cama, limpiar la mesa o doblar la ropa.',
  '7-0': 'Por ejemplo aspirar todo un cuarto, trapear el piso o darle la vuelta a un colchón.',
  '8-0': 'Por ejemplo arreglar una llave de agua (grifo), poner un estante o pintar una cerca.',
  '9-0': 'Por ejemplo cortar el césped, juntar hojas o quitar la nieve.',
  '9-1':
    'Por ejemplo sembrar, quitar malas hierbas o regar las flores. Las plantas dentro de la casa no cuentan.',
  '10-0':
    'Por ejemplo un nieto, su pareja o una vecina que necesita ayuda para bañarse, vestirse o comer.',
  '11-0': 'Por ejemplo un empleo, o ayudar en un banco de alimentos, una escuela o una iglesia.',
  '11-1': hours,
  '11-2':
    'Elija lo que hizo la mayor parte del tiempo. Por ejemplo, contestar el teléfono en un escritorio es "Casi siempre en un asiento".',
}
