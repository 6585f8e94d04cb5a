/** The sentences on a person's results as a whole, in each language. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Said } from '../text/said.ts'

/** Sentences of one language; each takes the name of a domain as {@link names} gives it. */
export interface OwnResultsWords {
  /** Domains as they stand inside a sentence. */
  readonly names: Readonly<Record<LifestyleDomain, string>>
  /** Said of a domain whose number is missing. */
  readonly unknown: string
  readonly allWell: (domain: string) => string
  readonly needsCare: (domain: string) => string
  readonly doesWell: (domain: string) => string
  readonly notTested: (domain: string) => string
  readonly snapshot: string
  readonly shallWe: (domain: string) => string
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The sentences by language. */
export const ownResultsWords: Said<OwnResultsWords> = {
  en: {
    names: {
      Socialization: 'social life',
      Learning: 'learning',
      Exercise: 'exercise',
      Diet: 'food',
      Stress: 'stress',
      Sleep: 'sleep',
    },
    unknown: 'It suits most people your age.',
    allWell: (domain) =>
      `You are doing well in all you have tested. You could still stretch a little in ${domain}.`,
    needsCare: (domain) => `${capitalized(domain)} needs the most care now.`,
    doesWell: (domain) => `You do well in ${domain}.`,
    notTested: (domain) => `You have not tested ${domain} yet.`,
    snapshot: 'These scores show how things are now. They can change, and they are no diagnosis.',
    shallWe: (domain) => `Shall we start with ${domain}?`,
  },
  es: {
    names: {
      Socialization: 'la vida social',
      Learning: 'el aprendizaje',
      Exercise: 'el ejercicio',
      Diet: 'la alimentación',
      Stress: 'el estrés',
      Sleep: 'el sueño',
    },
    unknown: 'Le sirve a la mayoría de las personas de su edad.',
    allWell: (domain) =>
      `Le va bien en todo lo que ha probado. Todavía puede cuidar un poco más ${domain}.`,
    needsCare: (domain) => `Ahora lo que más cuidado necesita es ${domain}.`,
    doesWell: (domain) => `Le va bien con ${domain}.`,
    notTested: (domain) => `Todavía no ha hecho la prueba sobre ${domain}.`,
    snapshot:
      'Estos puntajes muestran cómo están las cosas ahora. Pueden cambiar y no son un diagnóstico.',
    shallWe: (domain) => `¿Quiere que empecemos por ${domain}?`,
  },
}
