/** What the nine stress questions say in Spanish, in our own words. */

import type { StressItemWords, StressHelps } from './question-words.ts'

export const stressItemWords: StressItemWords = {
  title: 'Escala de Estrés Percibido',
  recallPeriod: 'el último mes',
  citation:
    'Cohen, Kamarck y Mermelstein, Journal of Health and Social Behavior, 1983;24:385-396; números de Estados Unidos de 2009: Cohen y Janicki-Deverts, 2012; las dos partes: Klein y colaboradores, BMC Psychiatry, 2016;16:159.',
  pages: {
    1: 'Piense en el último mes',
    2: 'Siga pensando en el último mes',
  },
  often: {
    Never: 'Nunca',
    'Almost Never': 'Casi nunca',
    Sometimes: 'A veces',
    'Fairly Often': 'Con cierta frecuencia',
    'Very Often': 'Con mucha frecuencia',
  },
  items: {
    '1-0': {
      topic: 'Malas sorpresas',
      prompt: '¿Con qué frecuencia le afectó mucho algo que pasó sin esperarlo?',
    },
    '1-1': {
      topic: 'Lo importante fuera de sus manos',
      prompt: '¿Con qué frecuencia le pareció que lo importante de su vida no estaba en sus manos?',
    },
    '1-2': {
      topic: 'Sentir tensión',
      prompt: '¿Con qué frecuencia sintió tensión o nervios?',
    },
    '1-3': {
      topic: 'Confianza ante los problemas',
      prompt: '¿Con qué frecuencia tuvo confianza en poder hacer frente a sus propios problemas?',
    },
    '1-4': {
      topic: 'Días que salen bien',
      prompt: '¿Con qué frecuencia sus días salieron como usted quería?',
    },
    '2-0': {
      topic: 'Demasiado que hacer',
      prompt: '¿Con qué frecuencia tuvo más cosas que hacer de las que podía?',
    },
    '2-1': {
      topic: 'Tener el día bajo control',
      prompt: '¿Con qué frecuencia sintió que tenía su día bajo control?',
    },
    '2-2': {
      topic: 'Enojo por lo que no puede cambiar',
      prompt: '¿Con qué frecuencia sintió enojo por algo que no podía cambiar?',
    },
    '2-3': {
      topic: 'Demasiados problemas',
      prompt: '¿Con qué frecuencia se le juntaron tantos problemas que no veía cómo resolverlos?',
    },
  },
}

export const stressHelps: StressHelps = {
  '1-0': 'Por ejemplo, una cuenta muy cara que no esperaba, o una mala noticia de una amistad.',
  '1-1':
    'Puede ser su salud, su casa o su dinero. Por ejemplo, otros hicieron planes por usted y nadie le preguntó.',
  '1-2': 'Por ejemplo, no podía dejar de moverse, o un ruido pequeño le sobresaltaba.',
  '1-3':
    'Esta pregunta es sobre algo bueno. Por ejemplo, algo se rompió y usted sabía que hallaría la forma de arreglarlo.',
  '1-4':
    'Esta pregunta es sobre los días buenos. Por ejemplo, tenía un plan para el día y le salió bien.',
  '2-0': 'Por ejemplo, ir al médico, limpiar la casa y cuidar a alguien, todo en la misma semana.',
  '2-1':
    'Esta pregunta es sobre algo bueno. Por ejemplo, sabía qué venía después y se sentía en condiciones de hacerlo.',
  '2-2':
    'Por ejemplo, una larga espera en el teléfono, o una regla que no tenía sentido para usted.',
  '2-3': 'Por ejemplo, llegó una preocupación tras otra y no sabía por dónde empezar.',
}
