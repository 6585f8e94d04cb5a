/** Texts of the six introductions, in Spanish: what is asked, what it is not, and the start. */

import type { IntroTexts } from './intro.ts'

export const introTexts: IntroTexts = {
  domains: {
    Socialization: {
      title: 'Vida social',
      lead: 'Las personas que vemos, llamamos y queremos nos ayudan a estar bien. Estas preguntas son sobre quién está en su vida ahora.',
      asks: [
        'A cuántos familiares y amistades ve, o cuántos le llaman',
        'Con quién puede hablar y a quién pedir ayuda',
        'Cómo se ayudan en las decisiones importantes',
      ],
      isNot: 'Cuenta sus contactos. No mide cuánta soledad siente, y no es un diagnóstico.',
    },
    Learning: {
      title: 'Aprendizaje',
      lead: 'Aprender cosas nuevas le da sabor a la vida. Estas preguntas son sobre qué hace con el celular, la tableta y la computadora.',
      asks: [
        'Qué dispositivos usa, y cada cuánto',
        'Qué hace en internet sin ayuda',
        'Si le gustaría aprender más',
      ],
      isNot: 'Trata de sus hábitos digitales. No es una prueba de la memoria ni de la mente.',
    },
    Exercise: {
      title: 'Ejercicio',
      lead: 'Moverse ayuda al corazón, al ánimo y al sueño. Y todo cuenta: un paseo, el jardín, la casa.',
      asks: [
        'Caminar, hacer deporte y ejercitar los músculos',
        'El trabajo en la casa, el patio y el jardín',
        'Cuidar a alguien, y el trabajo pagado o voluntario',
      ],
      isNot: 'Mira solo una semana. No mide su forma física, y no es un diagnóstico.',
    },
    Diet: {
      title: 'Alimentación',
      lead: 'Comer lo suficiente da fuerza. Primero pedimos su estatura y su peso. Luego hay cinco preguntas cortas.',
      asks: [
        'Su estatura y su peso',
        'Si come menos que antes, o ha bajado de peso',
        'Cómo se mueve, y cómo ha estado',
      ],
      isNot: 'Busca si come muy poco, no si come de más. No es un diagnóstico ni una dieta.',
    },
    Stress: {
      title: 'Estrés',
      lead: 'A veces la vida pesa. Estas preguntas son sobre cómo se ha sentido usted en el último mes.',
      asks: [
        'Cada cuánto sintió que todo era demasiado',
        'Cada cuánto sintió tensión o enojo',
        'Cada cuánto sintió que tenía sus días en sus manos',
      ],
      isNot: 'No hay respuestas buenas ni malas. No diagnostica ninguna enfermedad.',
    },
    Sleep: {
      title: 'Sueño',
      lead: 'Quien duerme bien tiene mejores días. Estas preguntas son sobre cómo ha dormido.',
      asks: [
        'A qué hora se acuesta y se levanta, y cuánto duerme',
        'Qué le molesta al dormir',
        'Cómo se siente de día',
      ],
      isNot:
        'Trata de sus noches como usted las ve. No diagnostica un mal del sueño. Basta con lo que usted crea.',
    },
  },
  asksTitle: 'Qué pregunta',
  period: (period) => `Piense en ${period}.`,
  timeTitle: 'Cuánto tiempo toma',
  time: (minutes, questions) =>
    `Unos ${minutes} minutos para ${questions} preguntas. Puede parar y volver después.`,
  isNotTitle: 'Qué no es',
  sourceTitle: 'De dónde vienen las preguntas',
  start: 'Empezar',
  resume: 'Seguir donde se quedó',
  seeResult: 'Ver mi resultado',
  back: 'Volver a las evaluaciones',
}
