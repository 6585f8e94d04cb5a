/** Texts of the home page of a person who has been here before, in Spanish. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { formatLocale } from './language.es.ts'
import type { MyDayTexts } from './my-day.ts'

const list = new Intl.ListFormat(formatLocale, { type: 'conjunction' })

const parts: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'su vida social',
  Learning: 'aprendizaje',
  Exercise: 'ejercicio',
  Diet: 'comida',
  Stress: 'estrés',
  Sleep: 'sueño',
}

export const myDayTexts: MyDayTexts = {
  back: 'Qué gusto verle otra vez',
  first: 'Qué gusto verle',
  shortest: (minutes) => `Seis partes cortas. Empiece por la más corta: unos ${minutes} minutos.`,
  loading: 'Preparando su día',
  notLoaded: 'No pudimos leer sus resultados. Están a salvo.',
  connectionAdvice: 'Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
  offline: 'Su plan funciona sin internet. Lo enviamos después.',

  today: 'Hoy',
  toPlan: 'Cambiar mi paso',
  allPlan: 'Mi plan',
  goOnAsked: '¿Seguimos?',
  goOn: 'Seguir',
  makeSmaller: 'Hacerlo más pequeño',
  stop: 'Dejarlo',

  newest: 'Su resultado más nuevo',
  newestOf: (domain, band, score) => `${domain}: ${band}, ${score}.`,
  seeResult: 'Ver mi resultado',

  next: 'Qué sigue',
  begun: 'Seguir donde se quedó',
  retest: (domain) => `Hace un mes de sus preguntas de ${parts[domain]}.`,
  again: (minutes) => `Hacerlas otra vez (${minutes} minutos)`,
  noStep: 'Un paso pequeño ayuda más que un gran plan.',
  see: 'Ver qué puedo hacer',
  part: (domain, minutes) => `${domain}: unos ${minutes} minutos.`,
  startWith: (domain) => `Empezar con ${domain}`,
  allDone: 'Ya hizo las seis. Hoy no hay nada pendiente.',
  seeProgress: 'Ver mi avance',

  six: (done) => `Sus seis partes: ${done} de 6 ${done === 1 ? 'hecha' : 'hechas'}`,
  doors: (open) => {
    if (open.length === 0) return 'Una colina con seis puertas. Las seis siguen cerradas.'
    const are = open.length === 1 ? 'abierta' : 'abiertas'
    return `Una colina con seis puertas. Hay ${open.length} ${are}: ${list.format(open)}.`
  },
  done: (date) => `Hecha el ${date}`,
  started: 'Empezada',
  minutes: (minutes) => `Unos ${minutes} minutos`,
  allParts: 'Las seis partes',
}
