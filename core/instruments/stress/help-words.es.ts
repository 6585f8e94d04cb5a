/** "Help me with this" for the stress questions in Spanish, in our own words. */

import type { StressHelps } from './help-words.ts'

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
