/** Finds authors, studies, journals, organisations and addresses that no source names. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import type { Language } from '#core/languages.ts'
import { textOf } from './entry-text.ts'

const address =
  /(?:https?:|www\.|doi\b|10\.\d{4}|\b[a-z0-9-]+\.(?:com|org|gov|net|edu|io|int|co|uk|info|health)\b|\S@\S)/iu
const authorAndYear = /\bet al\b|\([^)]*\b(?:19|20)\d\d\b[^)]*\)|\b(?:19|20)\d\d\b/iu

/** Capitals that name nobody: the product's own words, places of the calendar, common short forms. */
const commonNames = new Set(
  (
    'I AI TV US Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April ' +
    'May June July August September October November December English Spanish Anyone LikeMe OK ' +
    'Good Low Moderate High Severe Very Active Highly Not Lonely Moderately Severely Normal Nutrition ' +
    'At Risk Malnourished Activity Socialization Learning Exercise Diet Stress Sleep ' +
    'IA Bajo Moderado Alto Bueno Malo Muy Sin Soledad En Actividad Nutrición Desnutrición Aprendizaje'
  ).split(' '),
)

const speaks =
  /^(?:(?:the|one|a|an|el|la|un|una)\s+)?(\p{Lu}[\p{L}’'-]+)(?:\s+(?:and|y)\s+\p{Lu}[\p{L}’'-]+)?\s+(?:University|Clinic|Institute|College|Hospital|Journal|School|Center|Foundation|found|finds|says|said|showed|shows|reports|reported|recommends|recommended|discovered|proved|study|studies|trial|research|researchers|scientists|encontr\p{L}+|dice|dijo|demostr\p{L}+|recomienda)\b/u

/** Words that may open "… found" without naming anybody. */
const nobodys = new Set(
  (
    'research researchers studies study trials trial experts doctors scientists guidelines people this that ' +
    'these some many several two three new older evidence science it they who estudios estudio ' +
    'investigaciones expertos medicos científicos la el los las una un'
  ).split(' '),
)

function isNamedBy(name: string, cited: readonly EvidenceEntry[], language: Language): boolean {
  const wanted = name.toLowerCase().replace(/['’]s$/u, '')
  return cited.some((entry) =>
    `${textOf(entry, language)} ${entry.citation}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(wanted),
  )
}

/**
 * Tells whether a sentence names a source that the entries it names do not.
 *
 * @param text - a sentence without tags.
 * @param cited - the entries it names.
 * @param ownWords - text the person or our own code wrote, whose names may come back.
 * @param language - language of the sentence.
 * @returns true for an address, an author with a year, or any other proper name that is not theirs.
 */
export function isInventedCitation(
  text: string,
  cited: readonly EvidenceEntry[],
  ownWords: string,
  language: Language,
): boolean {
  if (address.test(text) || authorAndYear.test(text)) return true
  const opener = speaks.exec(text)?.[1]
  if (opener && !nobodys.has(opener.toLowerCase()) && !isNamedBy(opener, cited, language))
    return true
  const own = new Set(ownWords.split(/[^\p{L}\p{N}]+/u))
  const names = text.matchAll(
    /(?<=(?:[\p{L}\d,;)’'-]|\b(?:Dr|Mr|Mrs|Ms|Prof)\.)\s+["“‘(]?)\p{Lu}[\p{L}\p{N}]*/gu,
  )
  return [...names].some(
    ([name]) => !commonNames.has(name) && !own.has(name) && !isNamedBy(name, cited, language),
  )
}
