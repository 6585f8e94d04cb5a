/** Lubben Social Network Scale, revised (12 items): who is in your life, shown as 0 to 11. */

import { type Band, type Instrument, itemsOf } from '../instrument.ts'
import { socialQuestionnaire } from '../questionnaires/social-questionnaire.ts'
import { type Points, readChoices, sumOf } from '../rules/answer-sheet.ts'
import { scored } from '../rules/scored.ts'
import { isFault, type Outcome } from '../scoring.ts'

const items = itemsOf(socialQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Not Lonely',
    from: 0,
    to: 3,
    tone: 'good',
    meaning:
      'You have people around you whom you can talk to and ask for help. Keep up the visits and calls you enjoy.',
  },
  {
    label: 'Moderately Lonely',
    from: 4,
    to: 8,
    tone: 'fair',
    meaning:
      'You have some people to turn to, but fewer than many others have. One more call or visit a week is a good first step.',
  },
  {
    label: 'Severely Lonely',
    from: 9,
    to: 10,
    tone: 'poor',
    meaning:
      'You have few people to turn to right now. That can happen to anyone, for example after a move or a loss. A club, a neighbor or your doctor can help you meet people.',
  },
  {
    label: 'Very Severely Lonely',
    from: 11,
    to: 11,
    tone: 'severe',
    meaning:
      'You told us that you have almost nobody to turn to. You do not have to change this alone. Please tell your doctor or someone you trust.',
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

function score(answers: unknown): Outcome {
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
  scoreName: 'social connection score',
  minScore: 0,
  maxScore: 11,
  direction: 'lower-is-better',
  bands,
  components: [
    { name: 'lsnsR', label: 'Whole network (24 or more is the usual line)', max: 60 },
    { name: 'family', label: 'Family', max: 30 },
    { name: 'friends', label: 'Friends', max: 30 },
    { name: 'lsns6', label: 'Short form of six questions (12 or more is the usual line)', max: 30 },
    { name: 'lsns6Family', label: 'Short form, family', max: 15 },
    { name: 'lsns6Friends', label: 'Short form, friends', max: 15 },
    { name: 'atRisk', label: 'Short form below its line of 12' },
    { name: 'marginalFamily', label: 'Short form, few family ties (below 6)' },
    { name: 'marginalFriends', label: 'Short form, few friends (below 6)' },
  ],
  formula: [
    'Each answer gives 0 to 5 points. More contact gives more points.',
    'The 12 answers add up to a total of 0 to 60. That total is the published scale.',
    'With a total of 24 or more the score starts at 3 and drops by 1 for each full 9 points above 24, down to 0.',
    'With a total below 24 the score is 11 less 1 for each full 3 points of the total.',
    'So a lower score means more people in your life.',
  ],
  notes: [
    'This describes your contacts, not how lonely you feel.',
    'Questions adapted in our own words from the published instrument; not the official form; for self-reflection, not diagnosis.',
  ],
  shortSource: 'Lubben Social Network Scale (LSNS-R), Lubben and colleagues, 2006',
  citation:
    'Lubben and colleagues, The Gerontologist, 2006;46:503-513 (short form LSNS-6); scale pages of James Lubben, Boston College; the 40% line compared with Röhr and colleagues, 2021 (PMC8445781).',
  licence:
    'By James Lubben, Boston College, who describes and shares the scale for practice and research. As far as we know, credit and a notice to the author are expected. The band names are those of the De Jong Gierveld loneliness scale, free for research when cited; none of its questions is used.',
  deviations: [
    'Our own wording in place of the published sentences; how well the new wording measures has not been tested.',
    'The questions are grouped by kind of answer. The published order is different, but every question counts the same.',
    'The published total runs from 0 to 60 and higher is better. The 0 to 11 score, where lower is better, and its steps are ours. Its line of 24 is 40% of 60, taken over from the short form.',
    'The band names and limits are set by the makers of this site. They follow the De Jong Gierveld loneliness scale, which has slightly other limits (0-2, 3-8, 9-10, 11, from memory). This scale counts contacts, not feelings.',
    'The limit of 6 for few family ties or few friends is quoted from memory of the 2006 paper.',
  ],
  algorithmVersion: 1,
  score,
}
