/** Texts of the evaluations page, in Spanish: six cards, what is begun, and the way to the Health Coach. */

import { domainNames } from '#core/wording/domain-names.es.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { EvaluationsTexts } from './evaluations.ts'

/** Completes "Siga con las preguntas sobre ...". */
const subjects: Record<LifestyleDomain, string> = {
  Socialization: 'su vida social',
  Learning: 'su aprendizaje',
  Exercise: 'su ejercicio',
  Diet: 'su alimentación',
  Stress: 'su estrés',
  Sleep: 'su sueño',
}

export const evaluationsTexts: EvaluationsTexts = {
  title: 'Sus evaluaciones',
  intro:
    'Son seis grupos cortos de preguntas sobre su vida diaria. Hágalos en el orden que quiera, de uno en uno.',
  about: {
    Socialization: 'Familia, amistades y con quién puede contar',
    Learning: 'Lo que hace con el celular, la tableta o la computadora',
    Exercise: 'Caminar, deporte, casa y jardín',
    Diet: 'Su peso y cómo ha estado comiendo',
    Stress: 'Cómo se ha sentido en el último mes',
    Sleep: 'Sus noches en el último mes',
  },
  cardName: (name) => domainNames[name === 'Socialize' ? 'Socialization' : name],
  minutes: (count) => `Unos ${count} minutos`,
  notYet: 'Sin hacer todavía',
  begun: 'Empezada, sin enviar',
  completedOn: (date) => `Completada el ${date}`,

  continueTitle: 'Siga donde se quedó',
  startTitle: 'Elija una para empezar',
  allDoneTitle: 'Ya hizo las seis',
  allDoneText: 'Vea su plan, o repita cualquiera para ver qué ha cambiado.',
  bringTitle: 'Tiene resultados en este dispositivo',
  bringText: 'Son de antes de tener una cuenta. Puede agregarlos a ella.',
  bringLink: 'Agregar mis resultados',
  consentTitle: 'Necesitamos su permiso',
  consentText:
    'Lea, por favor, qué pasa con sus datos. Puede hacerlo ahora o después, y seguir aquí como antes.',
  consentLink: 'Leer y decidir',
  sharedQuestion: '¿Otras personas usan este dispositivo?',
  startText: 'Puede parar cuando quiera. Cada respuesta se guarda en este dispositivo.',
  continueQuestion: (domain, at, of, topic) =>
    `Siga con las preguntas sobre ${subjects[domain]}, pregunta ${at} de ${of}: ${topic}`,
  continuePage: (domain, at, of, topic) =>
    `Siga con las preguntas sobre ${subjects[domain]}, página ${at} de ${of}: ${topic}`,
  continueReview: (domain) =>
    `Siga con las preguntas sobre ${subjects[domain]}: revise sus respuestas y envíelas`,

  coachTitle: 'Su guía de salud',
  coachText: 'Su guía lee sus puntajes y le sugiere unos pasos pequeños, buenos para usted.',
  coachNotYet: 'Termine una evaluación, y aquí podrá activar su guía.',
  activateCoach: 'Activar mi guía de salud',

  moreTitle: 'Más para ver',
  scores: 'Sus puntajes enviados',
  tests: 'Pruebas de otros sitios',
}
