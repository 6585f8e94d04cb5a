/** Texts of the two chats, in Spanish. */

import { limits } from '#contract/limits.ts'
import type { ChatTexts, TopicQuestions } from './chat.ts'
import { cannedQuestions } from '#coach/wording/canned-questions.ts'
import { readyQuestions } from '#coach/wording/spanish/ready-questions.ts'

export const chatTexts: ChatTexts = {
  adviceHeading: 'Consejos con inteligencia artificial',
  adviceIntro: 'Pregunte lo que quiera sobre la vida sana. La guía conoce sus puntajes.',
  assistantHeading: 'Asistente de vida sana',
  assistantIntro: 'Elija un tema, o pregunte con sus palabras. No necesita una cuenta.',
  aiLabel: 'Guía de IA, no una persona; no es consejo médico',
  helpHeading: 'Aquí hay ayuda, a cualquier hora',
  safetyHeading: 'Primero lea esto, por favor',

  topicsHeading: 'Elija un tema',
  topicsAgain: 'Elija otro tema',
  questionsFor: (domain) => `Tres preguntas sobre ${domain.toLowerCase()}`,
  conversation: 'Conversación',
  you: 'Usted escribió',
  coach: 'La guía',
  memory: 'Lo que recuerdo',
  sources: (count) =>
    count === 1 ? 'De dónde viene esto (1 fuente)' : `De dónde viene esto (${count} fuentes)`,
  newTab: '(abre otra pestaña)',
  model: (name) => `Contestó ${name}.`,
  aiNote: 'Guía de IA, no una persona; no es consejo médico.',
  suggestions: 'Ahora podría decir',
  intoMyPlan: 'Ponerlo en mi plan',

  question: 'Su pregunta',
  questionHint: 'Escriba su pregunta y presione Enviar.',
  send: 'Enviar',
  stop: 'Parar',
  startNew: 'Empezar otra conversación',
  writing: 'La guía está escribiendo',
  answerReady: 'La respuesta está lista. Está justo arriba del cuadro para su pregunta.',
  stopped: 'La respuesta se paró. Puede preguntar otra vez.',
  brokenOff: 'La respuesta se cortó aquí.',
  tryAgain: 'Intentar de nuevo',
  unanswered: 'Esta pregunta aún no tiene respuesta.',

  emptyPrompt: 'Falta escribir la pregunta.',
  tooLong: `Use como máximo ${limits.promptMaxChars} letras, por favor.`,
  adviceFailed: 'No se pudo crear el consejo de IA. Intente de nuevo.',
  chatFailed: 'No se pudo recibir la respuesta',
  needsInternet: 'Su guía necesita internet. Su plan funciona sin él.',
}

const inSpanish = (question: string): string =>
  question
    .split(/(?<=[.?]) /)
    .map((sentence) => readyQuestions[sentence] ?? sentence)
    .join(' ')

/** Three questions a domain, in the words of an older person. */
export const topicQuestions: TopicQuestions = {
  Socialization: cannedQuestions.Socialization.map(inSpanish),
  Learning: cannedQuestions.Learning.map(inSpanish),
  Exercise: cannedQuestions.Exercise.map(inSpanish),
  Diet: cannedQuestions.Diet.map(inSpanish),
  Stress: cannedQuestions.Stress.map(inSpanish),
  Sleep: cannedQuestions.Sleep.map(inSpanish),
}
