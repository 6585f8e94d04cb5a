/** What a person may do in a turn, by the names of the dialogues that the coach is measured on. */

/** Every act; docs/coach-examples.md says what each means. */
export const acts = [
  'ask',
  'more',
  'how',
  'how_much',
  'cannot',
  'tried',
  'did',
  'other',
  'goal',
  'which_first',
  'answer',
  'recall',
  'thanks',
  'goodbye',
  'smalltalk',
  'about_coach',
  'outside',
  'unclear',
] as const

/** One of them. */
export type Act = (typeof acts)[number]
