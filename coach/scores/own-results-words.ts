/** The sentences on a person's results as a whole, in each language. */

import type { Said } from '../text/said.ts'

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Sentences; each takes the name of a domain as `names` gives it. */
const english = {
  /** Domains as they stand inside a sentence. */
  names: {
    Socialization: 'social life',
    Learning: 'learning',
    Exercise: 'exercise',
    Diet: 'food',
    Stress: 'stress',
    Sleep: 'sleep',
  },
  /** Said of a domain whose number is missing. */
  unknown: 'It suits most people your age.',
  allWell: (domain: string) =>
    `You are doing well in all you have tested. You could still stretch a little in ${domain}.`,
  needsCare: (domain: string) => `${capitalized(domain)} needs the most care now.`,
  doesWell: (domain: string) => `You do well in ${domain}.`,
  notTested: (domain: string) => `You have not tested ${domain} yet.`,
  snapshot: 'These scores show how things are now. They can change, and they are no diagnosis.',
  shallWe: (domain: string) => `Shall we start with ${domain}?`,
}

const spanish: typeof english = {
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
}

/** The sentences by language. */
export const ownResultsWords: Said<typeof english> = { en: english, es: spanish }
