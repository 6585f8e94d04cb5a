/** Says in words why a piece of a pasted text is no score. */

import type { ScoresTexts } from '../../../locales/scores.ts'
import type { ScoreRanges, Unread } from './parse-scores.ts'

/**
 * One plain sentence with the piece in it.
 *
 * @param piece - from `parseScores`.
 */
export function describeUnread(piece: Unread, ranges: ScoreRanges, texts: ScoresTexts): string {
  if (!('domain' in piece)) return texts[piece.reason](piece.text)
  if (piece.reason === 'twice') return texts.twice(piece.text, piece.domain)
  return texts[piece.reason](piece.text, piece.domain, ranges[piece.domain])
}
