/** Advice from all completed assessments, weakest domain first. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person, SafetyMessage, Source } from './person.ts'

/** Comparison of one of the person's scores with people like them, made by core from real cohorts or published norms. */
export interface Comparison {
  readonly domain: LifestyleDomain
  /** One plain sentence, source and year included. */
  readonly text: string
}

/** What advice is asked for. */
export interface AdviceRequest {
  readonly person: Person
  readonly criteria: 'Anyone' | 'LikeMe'
  /** For 'LikeMe': what is known of people like them; empty when nothing is. */
  readonly comparisons: readonly Comparison[]
  /** Two-letter region whose emergency numbers apply, for example `US`. */
  readonly region: string
}

/** One piece of advice. */
export interface AdvicePoint {
  readonly domain: LifestyleDomain
  readonly text: string
  /** Why this person gets it, for example "because your sleep score is 12". */
  readonly reason: string
  readonly sources: readonly Source[]
}

/** The whole plan. */
export interface Advice {
  /** Score triggers; shown before the points. */
  readonly safety: readonly SafetyMessage[]
  /** Domains in the order advised, weakest first. */
  readonly order: readonly LifestyleDomain[]
  /** Three to six points. */
  readonly points: readonly AdvicePoint[]
  /** Everything as one text, one point a line, that splits into points as the specification says. */
  readonly text: string
}
