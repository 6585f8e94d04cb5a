/**
 * Writes what a language model may know, line by line: of a person age band, scores with bands and rules to keep; of
 * evidence plain words, the step, and what to mind.
 */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { constraintsOf, type Topic } from '../topics/catalog.ts'
import { conditionRules } from '../guard/claims/condition-rules.ts'
import type { KnownScore } from '../guard/claims/score-claims.ts'
import type { Person } from '../person/person.ts'
import type { Language } from '#core/languages.ts'
import { bandNameIn, scoreNameIn } from '../scores/score-names.ts'
import { isNutritionComplete } from '../person/severity.ts'
import type { Said } from '../text/said.ts'
import { sayIn } from '../wording/say-in.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import { stepOf } from '../plan/point-text.ts'
import { wordingOf } from '../wording/catalog.ts'

/** What may be said of a person, as lines and as numbers to check by. */
export interface PersonBrief {
  readonly lines: readonly string[]
  readonly scores: readonly KnownScore[]
  /** Plain digits of everything in the lines that is a number of the person. */
  readonly numbers: ReadonlySet<string>
}

interface DomainScore extends KnownScore {
  readonly domain: LifestyleDomain
}

function ageBandOf(ageYears: number): readonly [number, number] | undefined {
  if (!Number.isFinite(ageYears) || ageYears < 18 || ageYears > 120) return undefined
  const from = Math.floor(ageYears / 10) * 10
  return [from, from + 9]
}

function scoresOf(
  person: Person,
  domains: readonly LifestyleDomain[],
  withoutNumbers: boolean,
  language: Language,
): readonly DomainScore[] {
  return domains.flatMap((domain) => {
    const result = person.results[instrumentOfDomain(domain).id]
    if (!result || withoutNumbers) return []
    if (domain === 'Diet' && !isNutritionComplete(person)) return []
    const band = bandNameIn(language, result.band)
    return [{ domain, name: scoreNameIn(language, domain), score: result.score, band }]
  })
}

/** A score as a model is told it; without a band where that would name cognition. */
const scoreLines: Said<
  (name: string, score: number, band: string | null, isHigherBetter: boolean) => string
> = {
  en: (name, score, band, isHigherBetter) =>
    `Their ${name} score is ${score}, ${band === null ? 'about digital skills' : `called ${band}`}; ${isHigherBetter ? 'higher' : 'lower'} is better.`,
  es: (name, score, band, isHigherBetter) =>
    `Su puntaje de ${name} es ${score}, ${band === null ? 'sobre habilidades digitales' : `nivel ${band}`}; más ${isHigherBetter ? 'alto' : 'bajo'} es mejor.`,
}

function scoreLine({ domain, name, score, band }: DomainScore, language: Language): string {
  const isHigherBetter = instrumentOfDomain(domain).direction === 'higher-is-better'
  const said = domain === 'Learning' ? null : band
  return scoreLines[language](name, score, said, isHigherBetter)
}

/**
 * Tells what a model may know of a person.
 *
 * @param person - the person, if anything is known.
 * @param domains - the domains that are spoken of; scores of others are not given.
 * @param heard - what the person told of themselves.
 * @param codes - codes of the safety texts and score triggers in force.
 * @param language - language of what may be said; rules stay in English.
 * @returns lines without id, name, address, gender or exact age; no numbers of the body or of food
 *   after an eating disorder.
 */
export function personBrief(
  person: Person | undefined,
  domains: readonly LifestyleDomain[],
  heard: ReadonlySet<Topic>,
  codes: ReadonlySet<string>,
  language: Language,
): PersonBrief {
  const { notes, withoutNumbers } = constraintsOf(heard)
  const scores = person ? scoresOf(person, domains, withoutNumbers, language) : []
  const band = person?.ageYears === undefined ? undefined : ageBandOf(person.ageYears)
  const isAgeSaid = band !== undefined && !withoutNumbers
  const bmi = domains.includes('Diet') && !withoutNumbers ? person?.bmi : undefined
  return {
    lines: [
      ...(isAgeSaid ? [`They are ${band[0]} to ${band[1]} years old.`] : []),
      ...scores.map((score) => scoreLine(score, language)),
      ...(bmi === undefined ? [] : [`Their body mass index is ${bmi}.`]),
      ...notes
        .filter(({ domain }) => domains.includes(domain))
        .map(({ text }) => `Say: ${sayIn(language, text)}`),
      ...conditionRules(heard, codes).map(({ order }) => `Rule: ${order}`),
    ],
    scores,
    numbers: new Set([
      ...scores.map(({ score }) => String(score)),
      ...(bmi === undefined ? [] : [String(bmi)]),
      ...(isAgeSaid ? band.map(String) : []),
    ]),
  }
}

/** Cautions that are notes to ourselves and not for readers. */
const internal =
  /path|->|block|overrid|rule|product|self-report|association|subgroup|n=\d|stud(?:y|ies)|trial|\bUS only\b|figure|bias|effect|null|scams|mna|link,/iu

/**
 * One entry as a line.
 *
 * @param entry - the entry.
 * @param region - two-letter region, for the step.
 * @param language - language of the plain words and the step; what to mind is a note to the model.
 * @returns for example "[Z01] Most people … Step: Keep the same wake time every day."
 */
export function evidenceLine(entry: EvidenceEntry, region: string, language: Language): string {
  const says = sayIn(language, wordingOf(entry.id).says.join(' '))
  const { caution } = entry
  const mind = caution === '' || internal.test(caution) ? '' : ` Mind: ${caution}.`
  return `[${entry.id}] ${says === '' ? entry.fact : says} Step: ${stepOf(entry, region, language)}${mind}`
}
