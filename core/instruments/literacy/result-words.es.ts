/** What is said about the score of digital habits in Spanish: its bands, its parts, its rule and where it comes from. */

import type { LiteracyResultWords } from './result-words.ts'

export const literacyResultWords: LiteracyResultWords = {
  scoreName: 'confianza digital',
  bands: {
    'Potential Cognitive Concerns': {
      name: 'Posible problema cognitivo',
      plainName: 'Hay cosas nuevas para usted',
      meaning:
        'Usa los dispositivos digitales para pocas cosas, de vez en cuando o nunca. Este puntaje no dice nada de su memoria ni de su forma de pensar. Una clase en una biblioteca o en un centro para personas mayores es una forma agradable de empezar.',
    },
    'Mild Cognitive Changes': {
      name: 'Cambios cognitivos leves',
      plainName: 'Se defiende con la tecnología',
      meaning:
        'Usa los dispositivos digitales con cierta confianza. Este puntaje no dice nada de su memoria ni de su forma de pensar. Pruebe una cosa nueva este mes, como una videollamada.',
    },
    'Strong Cognitive Function': {
      name: 'Función cognitiva fuerte',
      plainName: 'A gusto con la tecnología',
      meaning:
        'Usa muy bien los dispositivos digitales. Siga aprendiendo cosas nuevas. Tal vez le guste enseñar a alguien.',
    },
  },
  components: {
    device: 'Dispositivo',
    frequency: 'Cada cuánto entra a internet',
    activity: 'Lo más difícil que hace sin ayuda',
    belief: 'Saber de lo digital importa',
    motivation: 'Ganas de aprender más',
    courses: 'Curso o clase',
  },
  formula: [
    'Lo que más cuenta es lo que hace: el dispositivo de 0 a 2, cada cuánto entra a internet, de 0 a 2, y lo más difícil que hace sin ayuda de 0 a 3 puntos.',
    'Lo que piensa y aprende cuenta de 0 a 1 punto cada cosa: que saber de lo digital importa, que quiere aprender más y que tomó una clase.',
    'Su edad no suma nada.',
    'El puntaje es la suma, de 0 a 10. Más alto es mejor.',
  ],
  notes: [
    'Esto habla de sus costumbres digitales. No es una prueba de la memoria ni de la forma de pensar.',
    'Las preguntas y los puntos son nuestros. Sirven para pensar en uno mismo, no son un diagnóstico.',
  ],
  shortSource: 'Nuestro propio índice de costumbres digitales, no es una escala publicada',
  licence: 'Preguntas y regla propias, bajo la licencia de este programa.',
  deviations: [
    'Ninguna escala publicada tiene estas siete preguntas, así que las preguntas y los puntos son nuestros. Nadie ha probado qué tan bien miden.',
    'Los nombres de los niveles son de quienes hacen este sitio y hablan de lo cognitivo. Las preguntas son sobre costumbres digitales. Un estudio (Heponiemi y colaboradores, JMIR, 2023, e42287) halló un lazo entre la memoria de palabras y lo digital, pero también con la vista y el movimiento de los brazos. Así que los nombres no dicen nada de la memoria ni de la forma de pensar.',
    'Las claves de cinco respuestas (food-intake, weight-loss, mobility, stress, neuro) quedaron del formulario de nutrición. Se guardan y nunca se muestran.',
  ],
  changeBasis: 'Lo elegimos nosotros: no hay estudios sobre esta encuesta.',
  whenToSeeDoctor:
    'Este puntaje no es razón para ir al médico. Si a usted o a los suyos les preocupa su memoria o su mente, hable de eso con su médico. Una revisión de verdad mira cosas muy distintas.',
}
