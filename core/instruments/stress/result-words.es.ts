/** What is said about the stress score in Spanish: its bands, its parts, its rule and where it comes from. */

import { derivedThreshold } from '../../wording/change.es.ts'
import type { StressResultWords } from './result-words.ts'

export const stressResultWords: StressResultWords = {
  scoreName: 'puntaje de estrés',
  bands: {
    Low: {
      name: 'Bajo',
      meaning:
        'En el último mes, la vida le pareció casi siempre fácil de llevar. Siga haciendo lo que le da calma.',
    },
    Moderate: {
      name: 'Moderado',
      meaning:
        'A veces la vida le pareció difícil de llevar. Puede ayudar una caminata diaria, respirar despacio o hablar con una amistad.',
    },
    High: {
      name: 'Alto',
      meaning:
        'Muchas veces la vida le pareció difícil de llevar. Es una carga grande. Por favor, hable de esto con su médico o con alguien de confianza.',
    },
  },
  components: {
    strain: 'Carga',
    lowControl: 'Poco control',
    rawNine: 'Suma simple de las nueve respuestas',
  },
  formula: [
    'Cada respuesta da de 0 a 4 puntos.',
    'Tres preguntas son sobre cosas buenas. Sus puntos van al revés: "Con mucha frecuencia" da 0 y "Nunca" da 4.',
    'La carga es la suma de las otras seis respuestas, de 0 a 24.',
    'El poco control es la suma de las tres respuestas al revés, de 0 a 12. Se multiplica por 4, se divide entre 3 y se redondea, porque la escala publicada tiene cuatro de esas preguntas.',
    'El puntaje es la carga más la parte redondeada de control, de 0 a 40. Más bajo es mejor.',
  ],
  notes: [
    'Versión de 9 preguntas. La parte de control que falta es un cálculo aproximado.',
    'Falta una pregunta de la escala publicada. Las tres preguntas que más se le parecen ocupan su lugar.',
    'Los niveles son los de costumbre. El autor de la escala no pone límites entre ellos.',
    'Las preguntas están escritas con nuestras palabras a partir de la escala publicada. No es el formulario oficial. Sirve para pensar en uno mismo, no es un diagnóstico.',
  ],
  shortSource: 'Escala de Estrés Percibido (PSS), Cohen y colaboradores, 1983',
  licence:
    'Hasta donde sabemos, es libre para investigar y enseñar sin fines de lucro, sin pedir permiso. El uso con fines de lucro pide permiso, ahora por medio de Mapi ePROVIDE. Una fuente poco segura nombra también a la American Sociological Association, y un pago.',
  deviations: [
    'Usamos nuestras propias palabras en lugar de las frases publicadas. Nadie ha probado qué tan bien miden las palabras nuevas.',
    'La escala publicada tiene 10 preguntas. No está la número 7 (cómo se llevan las molestias), porque esta forma tiene 9 preguntas y las otras respuestas dicen mejor lo que diría esa.',
    'La pregunta que falta se calcula con las otras tres preguntas de control, para que todavía se pueda llegar a 40.',
    'Los tres niveles son los de costumbre, no límites del autor.',
  ],
  changeBasis: `${derivedThreshold}. r .85 en 2 días (Cohen, 1983, de memoria), SD 6.77 (Estados Unidos, 2009).`,
  whenToSeeDoctor:
    'Hable con su médico si la preocupación o la tristeza no le dejan dormir, comer o disfrutar por más de dos semanas. Si siente que no puede más, no espere: llame al número de emergencias, o dígaselo ahora a alguien de confianza.',
}
