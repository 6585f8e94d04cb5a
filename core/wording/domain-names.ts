/** What the six lifestyle domains are called; the codes on the wire stay as they are. */

import type { LifestyleDomain } from '../lifestyle-domain.ts'

/** Name of each domain as a heading or a label. */
export const domainNames: DomainNames = {
  Socialization: 'Socialization',
  Learning: 'Learning',
  Exercise: 'Exercise',
  Diet: 'Diet',
  Stress: 'Stress',
  Sleep: 'Sleep',
}

/** Names in one language. */
export type DomainNames = Readonly<Record<LifestyleDomain, string>>
