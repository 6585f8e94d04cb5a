/** What scores and their bands are called when the coach speaks of them, and how it says one. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Language } from '#core/languages.ts'
import { domainNames as spanishNames } from '#core/wording/domain-names.es.ts'
import type { Said } from '../text/said.ts'

/** Stands before "score", or behind "puntaje de". */
const names: Said<Readonly<Record<LifestyleDomain, string>>> = {
  en: {
    Socialization: 'connection',
    Learning: 'learning',
    Exercise: 'activity',
    Diet: 'nutrition',
    Stress: 'stress',
    Sleep: 'sleep',
  },
  es: {
    Socialization: 'vida social',
    Learning: 'aprendizaje',
    Exercise: 'actividad',
    Diet: 'nutrición',
    Stress: 'estrés',
    Sleep: 'sueño',
  },
}

const titles: Said<(name: string) => string> = {
  en: (name) => `${name} score`,
  es: (name) => `puntaje de ${name}`,
}

/** Bands of all instruments but Learning, whose bands name cognition and are never said; they are kept in English. */
const bands: Said<Readonly<Record<string, string>>> = {
  en: {},
  es: {
    Low: 'Bajo',
    Moderate: 'Moderado',
    High: 'Alto',
    Good: 'Bueno',
    Severe: 'Malo',
    'Very Severe': 'Muy malo',
    'Not Lonely': 'Sin soledad',
    'Moderately Lonely': 'Soledad moderada',
    'Severely Lonely': 'Soledad fuerte',
    'Very Severely Lonely': 'Soledad muy fuerte',
    'Normal Nutrition': 'Nutrición normal',
    'At Risk': 'En riesgo',
    Malnourished: 'Desnutrición',
    'Very Low Activity': 'Actividad muy baja',
    'Low to Moderate': 'De baja a moderada',
    'Moderate to Active': 'De moderada a alta',
    'Highly Active': 'Actividad alta',
  },
}

/** Every Spanish name of a band, for recognizing them. */
export const spanishBandNames: readonly string[] = Object.values(bands.es)

/** Domains as headings; in English their codes. */
const domainNames: Said<Readonly<Partial<Record<LifestyleDomain, string>>>> = {
  en: {},
  es: spanishNames,
}

const english = {
  /** The person's own score; its band where it may be said. */
  own: (name: string, score: number, band: string | undefined) =>
    `Your ${name} score is ${score}${band === undefined ? '' : `, which is called ${band}`}.`,
  /** A score that is named in a question. */
  named: (name: string, score: number, band: string, isHigherBetter: boolean) =>
    `${/^[aeiou]/iu.test(name) ? 'An' : 'A'} ${name} score of ${score} is called ${band}. ${isHigherBetter ? 'Higher' : 'Lower'} is better.`,
  bodyMass: (index: number) => `Your body mass index is ${index}.`,
}

const spanish: typeof english = {
  own: (name, score, band) =>
    `Su puntaje de ${name} es ${score}${band === undefined ? '' : `, nivel ${band}`}.`,
  named: (name, score, band, isHigherBetter) =>
    `Un puntaje de ${name} de ${score} está en el nivel ${band}. Más ${isHigherBetter ? 'alto' : 'bajo'} es mejor.`,
  bodyMass: (index) => `Su índice de masa corporal es ${index}.`,
}

/** How a score is said. */
export const scoreSentences: Said<typeof english> = { en: english, es: spanish }

/**
 * The word for the score of a domain.
 *
 * @param language - language of the sentence.
 * @param domain - the domain.
 * @returns for example `sleep`, or `sueño`.
 */
export function scoreNameIn(language: Language, domain: LifestyleDomain): string {
  return names[language][domain]
}

/**
 * The score of a domain by its whole name.
 *
 * @param language - language of the sentence.
 * @param domain - the domain.
 * @returns for example `sleep score`, or `puntaje de sueño`.
 */
export function scoreTitleIn(language: Language, domain: LifestyleDomain): string {
  return titles[language](scoreNameIn(language, domain))
}

/**
 * The name of a band.
 *
 * @param language - language of the sentence.
 * @param band - the band as it is kept, in English.
 * @returns its name; as it is kept where it is none of ours.
 */
export function bandNameIn(language: Language, band: string): string {
  return bands[language][band] ?? band
}

/**
 * The name of a domain, as a heading.
 *
 * @param language - language of the heading.
 * @param domain - the domain.
 * @returns in English its code.
 */
export function domainNameIn(language: Language, domain: LifestyleDomain): string {
  return domainNames[language][domain] ?? domain
}
