/** How the rows of "People like me" are said, in the advice and on the page of their own. */

import type { Reply } from '#contract/endpoints.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { peopleTexts } from '../locales/people.ts'

type Standing = Reply<'peopleLikeMe'>['standings'][number]

/** From the least good. */
const places: readonly Standing['position'][] = [
  'clearly-worse',
  'somewhat-worse',
  'about-typical',
  'somewhat-better',
  'clearly-better',
]

/**
 * Says each row.
 *
 * @param standings - as the coach or the comparison gives them.
 * @returns name, score, place from 0 to 4 or null, and figures with their sources.
 */
export function standingRows(standings: readonly Standing[]) {
  const texts = peopleTexts
  return standings.map(
    ({ domain, score, maxScore, band, position, standing, figures, sources }) => {
      const behind = sources.length > 0 ? [texts.figureSources(sources.join('; '))] : []
      return {
        name: domainNames[domain],
        score: [texts.scoreOf(score, maxScore), ...(band === null ? [] : [band])].join(', '),
        words: standing,
        place: position === null ? null : places.indexOf(position),
        figures: figures.length === 0 ? '' : [...figures, ...behind].join(' '),
      }
    },
  )
}
