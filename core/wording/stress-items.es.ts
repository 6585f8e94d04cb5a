/** What the nine stress questions say in Spanish, in our own words. */

import type { StressItemWords } from './stress-items.ts'

export const stressItemWords: StressItemWords = {
  title: 'Escala de Estrés Percibido',
  recallPeriod: 'el último mes',
  pages: {
    1: 'Piense en el último mes',
    2: 'Siga pensando en el último mes',
  },
  often: {
    Never: 'Nunca',
    'Almost Never': 'Casi nunca',
    Sometimes: 'A veces',
    'Fairly Often': 'Bastantes veces',
    'Very Often': 'Muchas veces',
  },
  items: {
    '1-0': {
      topic: 'Malas sorpresas',
      prompt: '¿Con qué frecuencia se sintió mal por algo que pasó de repente?',
      help: 'Por ejemplo, una cuenta muy cara que no esperaba, o una mala noticia de una amistad.',
    },
    '1-1': {
      topic: 'Lo importante fuera de sus manos',
      prompt: '¿Con qué frecuencia le pareció que lo importante de su vida no estaba en sus manos?',
      help: 'Puede ser su salud, su casa o su dinero. Por ejemplo, otros hicieron planes por usted y nadie le preguntó.',
    },
    '1-2': {
      topic: 'Sentir tensión',
      prompt: '¿Con qué frecuencia sintió tensión o nervios?',
      help: 'Por ejemplo, no podía quedarse en la silla, o un ruido pequeño le hacía saltar.',
    },
    '1-3': {
      topic: 'Seguridad para resolver problemas',
      prompt: '¿Con qué frecuencia sintió la seguridad de poder resolver sus propios problemas?',
      help: 'Esta pregunta es sobre algo bueno. Por ejemplo, algo se rompió y usted sabía que hallaría la forma de arreglarlo.',
    },
    '1-4': {
      topic: 'Días que salen bien',
      prompt: '¿Con qué frecuencia sus días salieron como usted quería?',
      help: 'Esta pregunta es sobre los días buenos. Por ejemplo, tenía un plan para el día y le salió bien.',
    },
    '2-0': {
      topic: 'Demasiado que hacer',
      prompt: '¿Con qué frecuencia tuvo más cosas que hacer de las que podía?',
      help: 'Por ejemplo, ir al médico, limpiar la casa y cuidar a alguien, todo en la misma semana.',
    },
    '2-1': {
      topic: 'Dirigir su propio día',
      prompt: '¿Con qué frecuencia sintió que usted dirigía su propio día?',
      help: 'Esta pregunta es sobre algo bueno. Por ejemplo, sabía qué venía después y se sentía con ánimo para hacerlo.',
    },
    '2-2': {
      topic: 'Enojo por lo que no puede cambiar',
      prompt: '¿Con qué frecuencia sintió enojo por algo que no podía cambiar?',
      help: 'Por ejemplo, una larga espera en el teléfono, o una regla que no tenía sentido para usted.',
    },
    '2-3': {
      topic: 'Demasiados problemas',
      prompt: '¿Con qué frecuencia se le juntaron tantos problemas que no veía cómo resolverlos?',
      help: 'Por ejemplo, llegó una preocupación tras otra y no sabía por dónde empezar.',
    },
  },
}
