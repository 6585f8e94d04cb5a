/** Texts of the pages that show results over time, in Spanish. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { ProgressTexts } from './progress.ts'

const lines: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'Su vida social con el tiempo',
  Learning: 'Su confianza digital con el tiempo',
  Exercise: 'Su actividad con el tiempo',
  Diet: 'Su nutrición con el tiempo',
  Stress: 'Su estrés con el tiempo',
  Sleep: 'Su sueño con el tiempo',
}

export const progressTexts: ProgressTexts = {
  heading: 'Su avance',
  lead: 'Un cambio claro es más de lo que puede pasar por casualidad.',
  lineOf: (domain) => lines[domain],
  loading: 'Buscando sus resultados',
  notLoaded: 'No pudimos leer sus resultados. Están a salvo.',
  connectionAdvice: 'Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
  seenBefore: (date) =>
    `No tiene conexión. Esto es del ${date}, cuando lo vio aquí por última vez.`,
  none: 'Aún no hay resultados. Con el primero empieza la línea.',
  start: (minutes) => `Empezar (${minutes} minutos)`,
  firstShort: 'Primer resultado',
  first:
    'Primer resultado. Haga la prueba otra vez en un mes, más o menos, y aquí empieza una línea.',
  otherRule: 'La regla de esta prueba cambió desde entonces. No comparamos los dos resultados.',
  since: (date) => `Desde su primer resultado del ${date}:`,
  up: 'Más arriba es mejor.',
  outOf: (score, max) => `${score} de ${max}`,
  wholeNetwork: 'De 60: más es mejor. Es el puntaje de toda su red de familia y amistades.',
  striped: 'Dentro de la franja rayada: sin cambio claro.',
  bandsFromTop: 'Los niveles, de arriba abajo',
  table: 'Tabla de todos los resultados',
  columns: ['Fecha', 'Puntaje', 'Nivel', 'Cambio'],
  noChange: '-',
  showAll: (count) => `Ver los ${count}`,
  typedHeading: 'Puntajes que usted escribió',
  typed: 'No los comparamos con los nuestros.',
  typedOne: (score, date) => `${score} el ${date}`,
  notDone: (minutes) => `Sin hacer todavía: ${minutes} minutos`,
  newest: (score, date) => `${score}, ${date}`,
  again: (minutes) => `Hacer la prueba otra vez (${minutes} minutos)`,
  all: 'Ver las seis',
  print: 'Imprimir esta página',
  seeLine: 'Ver sus puntajes como una línea',
  drawn: (name, count, first, last, scores) =>
    count === 1
      ? `${name}, 1 resultado, del ${first}. ${scores}.`
      : `${name}, ${count} resultados del ${first} al ${last}. ${scores}.`,
  upTo: (first, high, low, newest, max) =>
    `El primero, ${first}; el mayor, ${high}; el menor, ${low}; el último, ${newest}; de ${max}`,
  scores: (all, max) => `${all} de ${max}`,
}
