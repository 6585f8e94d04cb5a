/** What the questions on twelve activities say in Spanish, in our own words. */

import type { ExerciseItemWords, ExerciseHelps } from './question-words.ts'

export const exerciseItemWords: ExerciseItemWords = {
  title: 'Deportes y actividades',
  recallPeriod: 'los últimos 7 días',
  citation:
    'Escala de Actividad Física para Personas Mayores (PASE): Washburn, Smith, Jette y Janney, Journal of Clinical Epidemiology, 1993;46:153-162; Washburn y colaboradores, la misma revista, 1999;52:643-651.',
  daysPrompt: (what) => `¿En cuántos de los últimos 7 días ${what}?`,
  hoursPrompt: 'En un día así, ¿más o menos cuánto tiempo lo hizo?',
  hoursTopic: (activity) => `${activity}: horas en un día así`,
  yardAndGarden: 'Patio y jardín',
  days: {
    Never: 'Ninguno',
    '1-2 days': '1 o 2 días',
    '3-4 days': '3 o 4 días',
    '5-7 days': 'De 5 a 7 días',
  },
  hours: {
    'Less than 1 hour': 'Menos de 1 hora',
    '1 hour to just under 2 hours': 'De 1 hora a casi 2 horas',
    '2 to 4 hours': 'De 2 a 4 horas',
    'More than 4 hours': 'Más de 4 horas',
  },
  kinds: {
    'Mostly sitting': 'Casi siempre en un asiento',
    'Sitting or standing with some walking': 'En un asiento o de pie, y caminar un poco',
    'Walking with some lifting': 'Caminar y cargar cosas ligeras',
    'Walking with heavy lifting or carrying': 'Caminar y cargar cosas pesadas',
  },
  activities: {
    '1-0': {
      topic: 'Caminar',
      what: 'caminó fuera de su casa',
    },
    '2-0': {
      topic: 'Deporte ligero',
      what: 'hizo un deporte o pasatiempo ligero que le hizo moverse',
    },
    '3-0': {
      topic: 'Deporte moderado',
      what: 'hizo un deporte que le hizo respirar un poco más rápido',
    },
    '4-0': {
      topic: 'Deporte fuerte',
      what: 'hizo un deporte fuerte que le hizo respirar rápido',
    },
    '5-0': {
      topic: 'Ejercicios para los músculos',
      what: 'hizo ejercicios para tener músculos más fuertes',
    },
    '6-0': {
      topic: 'Tareas ligeras de la casa',
      what: 'hizo tareas ligeras en la casa',
    },
    '7-0': {
      topic: 'Tareas pesadas de la casa',
      what: 'hizo tareas pesadas en la casa',
    },
    '8-0': {
      topic: 'Reparaciones en casa',
      what: 'hizo reparaciones en su casa',
    },
    '9-0': {
      topic: 'Trabajo en el césped o el patio',
      what: 'trabajó en el césped o en el patio',
    },
    '9-1': {
      topic: 'Jardín o huerto',
      what: 'trabajó en un jardín o en un huerto al aire libre',
    },
    '10-0': {
      topic: 'Cuidar a alguien',
      what: 'cuidó a otra persona',
    },
    '11-0': {
      topic: 'Trabajo pagado o voluntario',
      what: 'hizo un trabajo pagado o voluntario',
    },
  },
  kindOfWork: {
    topic: 'Tipo de trabajo',
    prompt: '¿Cómo fue ese trabajo la mayor parte del tiempo?',
  },
}

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
