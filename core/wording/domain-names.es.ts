/** What the six lifestyle domains are called, in Spanish. */

import type { DomainNames } from './domain-names.ts'

/** Name of each domain as a heading or a label. */
export const domainNames: DomainNames = {
  Socialization: 'Vida social',
  Learning: 'Aprendizaje',
  Exercise: 'Ejercicio',
  Diet: 'Alimentación',
  Stress: 'Estrés',
  Sleep: 'Sueño',
}
