/** What people are told about the language model, in English. */

const standIn = (why: string) => `${why}, so the built-in coach answers.`

export const noticeWords = {
  /** Why the built-in coach stands in, one sentence for each reason. */
  standIn: {
    busy: standIn('Many people are asking right now'),
    tooOften: standIn('You have asked the language model many times in the last hour'),
    overLimit: standIn('The language model is busy now'),
    unreachable: standIn('The language model cannot be reached now'),
    slow: standIn('The language model took too long'),
    broken: standIn('The language model stopped in the middle'),
    unusable: standIn('The language model gave no answer we could use'),
    unsafe: standIn('What the language model said broke our safety rules'),
  },
  /** Stands under a plan of which the model worded a part. */
  partlyReworded:
    'The language model worded some of these points. The built-in coach worded the others.',
  /** Stands behind the name of the model. */
  checked: 'checked by our safety rules',
}

/** Notices of one language. */
export type NoticeWords = typeof noticeWords
