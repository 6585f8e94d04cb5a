/** Lubben Social Network Scale, revised (12 items): who is in your life, shown as 0 to 11. */

import { type Band, type Instrument, itemsOf } from '../../instrument.ts'
import { socialQuestionnaire } from './questionnaire.ts'
import { type Points, readChoices, sumOf } from '../../rules/answer-sheet.ts'
import { scored } from '../../bands.ts'
import { isFault, type ScoringResult } from '../../scoring.ts'
import { socialResultWords } from './result-words.ts'

const words = socialResultWords
const items = itemsOf(socialQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Not Lonely',
    from: 0,
    to: 3,
    tone: 'good',
    ...words.bands['Not Lonely'],
  },
  {
    label: 'Moderately Lonely',
    from: 4,
    to: 8,
    tone: 'fair',
    ...words.bands['Moderately Lonely'],
  },
  {
    label: 'Severely Lonely',
    from: 9,
    to: 10,
    tone: 'poor',
    ...words.bands['Severely Lonely'],
  },
  {
    label: 'Very Severely Lonely',
    from: 11,
    to: 11,
    tone: 'severe',
    callsForDoctor: true,
    ...words.bands['Very Severely Lonely'],
  },
]

/**
 * Turns the published total into the specification's 0 to 11 [own]: 24 (40% of 60) is the line, with
 * steps of 3 points below it and 9 above, so that detail sits where help is needed.
 *
 * @param lsnsR - LSNS-R total, 0 to 60.
 * @returns 0 (many contacts) to 11 (almost none).
 */
export function isolationScore(lsnsR: number): number {
  if (lsnsR >= 24) return Math.max(0, 3 - Math.floor((lsnsR - 24) / 9))
  return 11 - Math.floor(lsnsR / 3)
}

function score(answers: unknown): ScoringResult {
  // At most 12 entries: a longer list was made for another form.
  if (!Array.isArray(answers) || answers.length > items.length) {
    return { error: 'INVALID_ANSWERS', field: null }
  }
  const list: readonly unknown[] = answers
  const byLinkId = Object.fromEntries(items.map((item, index) => [item.linkId, list[index]]))
  const points = readChoices(items, byLinkId)
  if (isFault(points)) return { error: points.error, field: Number(points.field) }

  const family = sumOf(points, items, 'family')
  const friends = sumOf(points, items, 'friends')
  const lsns6Family = countsFrom(points, 0)
  const lsns6Friends = countsFrom(points, 6)
  const lsns6 = lsns6Family + lsns6Friends
  return scored(bands, isolationScore(family + friends), {
    lsnsR: family + friends,
    family,
    friends,
    lsns6,
    lsns6Family,
    lsns6Friends,
    atRisk: lsns6 < 12,
    marginalFamily: lsns6Family < 6,
    marginalFriends: lsns6Friends < 6,
  })
}

/** The three "how many" items of a half are the validated LSNS-6 half. */
function countsFrom(points: Points, first: number): number {
  return [first, first + 1, first + 2].reduce(
    (sum, index) => sum + (points.get(String(index)) ?? 0),
    0,
  )
}

/** The social instrument: 12 items on 6 pages, answers sent as a list, higher is worse. */
export const social: Instrument = {
  ...socialQuestionnaire,
  scoreName: words.scoreName,
  minScore: 0,
  maxScore: 11,
  direction: 'lower-is-better',
  bands,
  components: [
    { name: 'lsnsR', label: words.components.lsnsR, max: 60, isInReport: true },
    { name: 'family', label: words.components.family, max: 30, isInReport: true },
    { name: 'friends', label: words.components.friends, max: 30, isInReport: true },
    { name: 'lsns6', label: words.components.lsns6, max: 30, isInReport: true },
    { name: 'lsns6Family', label: words.components.lsns6Family, max: 15 },
    { name: 'lsns6Friends', label: words.components.lsns6Friends, max: 15 },
    { name: 'atRisk', label: words.components.atRisk, isInReport: true },
    { name: 'marginalFamily', label: words.components.marginalFamily },
    { name: 'marginalFriends', label: words.components.marginalFriends },
  ],
  formula: words.formula,
  notes: words.notes,
  shortSource: words.shortSource,
  licence: words.licence,
  deviations: words.deviations,
  change: {
    measure: 'lsnsR',
    betterWhen: 'higher',
    scale: {
      min: 0,
      max: 60,
      ranges: [
        [24, 60],
        [9, 23],
        [3, 8],
        [0, 2],
      ],
    },
    threshold: 8,
    strength: 'derived',
    basis: words.changeBasis,
  },
  countedFrom: [0, 4, 8],
  isRapidDecline: (before, now) => now - before >= 4,
  whenToSeeDoctor: words.whenToSeeDoctor,
  algorithmVersion: 1,
  score,
}
