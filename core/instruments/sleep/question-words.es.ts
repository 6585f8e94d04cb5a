/** What the 22 sleep questions say in Spanish, in our own words. */

import type { SleepItemWords, SleepHelps } from './question-words.ts'

export const sleepItemWords: SleepItemWords = {
  title: 'Índice de Calidad de Sueño de Pittsburgh',
  recallPeriod: 'el último mes',
  citation:
    'Buysse, Reynolds, Monk, Berman y Kupfer, Psychiatry Research, 1989;28:193-213; límite de más de 5: página de la American Thoracic Society sobre la escala.',
  pages: {
    1: 'Sus noches normales en el último mes',
    2: '¿Qué no le dejó dormir bien en el último mes?',
    3: '¿Qué más no le dejó dormir bien?',
    4: '¿Qué más no le dejó dormir bien?',
    5: 'Más sobre sus noches y sus días',
    6: 'Cómo se sintió, y qué notaron otras personas',
    7: 'Qué notaron otras personas mientras usted dormía',
  },
  often: {
    'Not in the past month': 'Ninguna vez en el último mes',
    'Less than once a week': 'Menos de una vez a la semana',
    'Once or twice a week': 'Una o dos veces a la semana',
    'Three or more times a week': 'Tres veces a la semana o más',
  },
  quality: {
    'Very good': 'Muy bien',
    'Fairly good': 'Bastante bien',
    'Fairly bad': 'Bastante mal',
    'Very bad': 'Muy mal',
  },
  problem: {
    'Not a problem': 'Ningún problema',
    'A slight problem': 'Un problema pequeño',
    'A moderate problem': 'Un problema mediano',
    'A big problem': 'Un problema grande',
  },
  bedTime: {
    placeholder: 'por ejemplo 10:30 p. m.',
    topic: 'Hora de acostarse',
    prompt: '¿A qué hora se acostaba casi siempre?',
  },
  latency: {
    placeholder: 'por ejemplo 20',
    topic: 'Minutos para dormirse',
    prompt: '¿Más o menos cuántos minutos tardaba en dormirse?',
  },
  wakeTime: {
    placeholder: 'por ejemplo 6:30 a. m.',
    topic: 'Hora de levantarse',
    prompt: '¿A qué hora se levantaba casi siempre por la mañana?',
  },
  hours: {
    placeholder: 'por ejemplo 7.5',
    topic: 'Horas de sueño',
    prompt: '¿Cuántas horas dormía de verdad cada noche?',
  },
  items: {
    '2-0': {
      topic: 'Más de 30 minutos para dormirse',
      prompt: '¿Con qué frecuencia tardó más de 30 minutos en dormirse?',
    },
    '2-1': {
      topic: 'Despertar en la noche o demasiado temprano',
      prompt: '¿Con qué frecuencia se despertó en la noche, o demasiado temprano en la mañana?',
    },
    '2-2': {
      topic: 'Idas al baño',
      prompt: '¿Con qué frecuencia tuvo que levantarse en la noche para ir al baño?',
    },
    '3-0': {
      topic: 'Respirar mal',
      prompt: '¿Con qué frecuencia durmió mal por problemas para respirar?',
    },
    '3-1': {
      topic: 'Tos o ronquidos',
      prompt: '¿Con qué frecuencia durmió mal por la tos o por sus propios ronquidos fuertes?',
    },
    '3-2': {
      topic: 'Mucho frío',
      prompt: '¿Con qué frecuencia durmió mal porque sentía demasiado frío?',
    },
    '4-0': {
      topic: 'Mucho calor',
      prompt: '¿Con qué frecuencia durmió mal porque sentía demasiado calor?',
    },
    '4-1': {
      topic: 'Malos sueños',
      prompt: '¿Con qué frecuencia durmió mal por los malos sueños?',
    },
    '4-2': {
      topic: 'Dolor',
      prompt: '¿Con qué frecuencia durmió mal por un dolor?',
    },
    '5-0': {
      topic: 'Otra cosa',
      prompt: '¿Con qué frecuencia durmió mal por otra cosa?',
    },
    '5-1': {
      topic: 'Medicina para dormir',
      prompt: '¿Con qué frecuencia tomó una medicina para dormir?',
    },
    '5-2': {
      topic: 'Mucho sueño de día',
      prompt: '¿Con qué frecuencia le costó no dormirse durante el día?',
    },
    '6-0': {
      topic: 'Ponerse en marcha',
      prompt: '¿Qué tanto problema fue ponerse en marcha y hacer las cosas?',
    },
    '6-1': {
      topic: 'Cómo durmió en general',
      prompt: 'En general, ¿cómo durmió?',
    },
    '6-2': {
      topic: 'Otros notaron ronquidos fuertes',
      prompt: '¿Con qué frecuencia roncó fuerte, por lo que sabe o le dijeron?',
    },
    '7-0': {
      topic: 'Otros notaron que dejó de respirar por ratos',
      prompt:
        '¿Con qué frecuencia dejó de respirar por un rato mientras dormía, por lo que sabe o le dijeron?',
    },
    '7-1': {
      topic: 'Otros notaron que movía las piernas',
      prompt:
        '¿Con qué frecuencia se le movieron solas las piernas o dio patadas, por lo que sabe o le dijeron?',
    },
    '7-2': {
      topic: 'Otros notaron confusión en la noche',
      prompt: '¿Con qué frecuencia sintió confusión en la noche, por lo que sabe o le dijeron?',
    },
  },
}

const whenUnsure =
  'Si nadie se lo puede decir, elija "Ninguna vez en el último mes". Esta respuesta no suma puntos.'

export const sleepHelps: SleepHelps = {
  '1-0':
    'Escriba como quiera, por ejemplo 10:30 p. m., 22:30 o medianoche. Le mostramos cómo lo leemos.',
  '1-1': 'No tiene que ser exacto. Por ejemplo, media hora son 30.',
  '1-2': 'Es la hora en que dejaba la cama para empezar el día. Por ejemplo 6:30 a. m. o 7.',
  '1-3':
    'Puede ser menos que el tiempo en la cama. Use un punto para las medias horas: siete y media es 7.5.',
  '2-0': 'Por ejemplo, apagó la luz a las diez y a las once menos cuarto seguía sin dormir.',
  '2-1': 'Por ejemplo, despertó a las cuatro y ya no pudo dormir.',
  '2-2': 'Cuente las noches en que se levantó para eso, aunque fuera una vez.',
  '3-0': 'Por ejemplo, la nariz tapada, o sentir que le falta el aire en la cama.',
  '3-1': 'Por ejemplo, una tos que no le dejaba dormir, o un ronquido que le despertó.',
  '3-2': 'Por ejemplo, los pies fríos no le dejaban dormir.',
  '4-0': 'Por ejemplo, se quitó la cobija o abrió una ventana.',
  '4-1': 'Por ejemplo, un sueño le despertó y sintió miedo.',
  '4-2': 'Por ejemplo, dolor de cadera, dolor de cabeza o calambres.',
  '5-0':
    'Por ejemplo preocupaciones, ruido o una mascota. Si no hubo nada más, elija "Ninguna vez en el último mes".',
  '5-1':
    'Cuente lo que le dio el médico y lo que usted compró, por ejemplo pastillas o hierbas para dormir. Un vaso de leche tibia no cuenta.',
  '5-2': 'Por ejemplo al conducir, al comer o al estar con otras personas.',
  '6-0': 'Por ejemplo, quería cocinar o salir, pero no tenía fuerzas.',
  '6-1':
    'Piense en todo el mes. Por ejemplo, junte las noches buenas y las malas y elija lo que mejor lo dice.',
  '6-2': `Por ejemplo, se lo dijo su pareja. ${whenUnsure}`,
  '7-0': `Por ejemplo, alguien oyó que usted dejó de respirar y luego tomó aire de golpe. ${whenUnsure}`,
  '7-1': `Por ejemplo, tiró la cobija con los pies mientras dormía. ${whenUnsure}`,
  '7-2': `Por ejemplo, despertó y no sabía dónde estaba. ${whenUnsure}`,
}
