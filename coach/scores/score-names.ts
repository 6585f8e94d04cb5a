/** What scores and their bands are called when the coach speaks of them. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Language } from '#core/languages.ts'

/** Stands before "score", or behind "puntaje de". */
const names: Readonly<Record<Language, Readonly<Record<LifestyleDomain, string>>>> = {
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

/** Bands of all instruments but Learning, whose bands name cognition and are never said. */
const spanishBands: Readonly<Record<string, string>> = {
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
}

/** Every Spanish name of a band, for recognizing them. */
export const spanishBandNames: readonly string[] = Object.values(spanishBands)

const domainNames: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'Vida social',
  Learning: 'Aprendizaje',
  Exercise: 'Ejercicio',
  Diet: 'Alimentación',
  Stress: 'Estrés',
  Sleep: 'Sueño',
}

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
  const name = scoreNameIn(language, domain)
  return language === 'es' ? `puntaje de ${name}` : `${name} score`
}

/**
 * The name of a band.
 *
 * @param language - language of the sentence.
 * @param band - the band as it is kept, in English.
 * @returns its name; as it is kept where it is none of ours.
 */
export function bandNameIn(language: Language, band: string): string {
  return language === 'es' ? (spanishBands[band] ?? band) : band
}

/**
 * The name of a domain, as a heading.
 *
 * @param language - language of the heading.
 * @param domain - the domain.
 * @returns in English its code.
 */
export function domainNameIn(language: Language, domain: LifestyleDomain): string {
  return language === 'es' ? domainNames[domain] : domain
}
