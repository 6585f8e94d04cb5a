/** What differs between the six instruments when a sitting is left, sent and done; nothing else does. */

import type { InstrumentId } from '#core/instrument.ts'
import type { WireAnswers } from '#core/responses.ts'
import type { SubmitSentences } from '../../../locales/questionnaire.ts'
import { type PagePath, paths } from '../../../paths.ts'

/** The ends of one instrument's flow. */
export interface Flow {
  /** The call that sends the answers. */
  readonly submit:
    | 'submitSocial'
    | 'submitLiteracy'
    | 'submitExercise'
    | 'submitMna'
    | 'submitStress'
    | 'submitSleep'
  /** The body in the field spellings of the specification, section 7. */
  readonly body: (userId: string, answers: WireAnswers) => SubmitBody
  /** Where the score is shown. */
  readonly scorePath: PagePath
  /** Where Back on the first page leads; null where it is unavailable there. */
  readonly leavePath: PagePath | null
  readonly sentences: SubmitSentences
}

/** Id and answers, under either pair of names. */
export type SubmitBody =
  | { readonly userId: string; readonly answers: WireAnswers }
  | { readonly userID: string; readonly answers: WireAnswers }
  | { readonly userId: string; readonly responses: WireAnswers }

const upperAnswers = (userID: string, answers: WireAnswers) => ({ userID, answers })
const lowerAnswers = (userId: string, answers: WireAnswers) => ({ userId, answers })
const lowerResponses = (userId: string, responses: WireAnswers) => ({ userId, responses })

/** Every flow by its instrument (specification, sections 2, 4, 7 and 8). */
export const flows: Readonly<Record<InstrumentId, Flow>> = {
  social: {
    submit: 'submitSocial',
    body: lowerAnswers,
    scorePath: paths.socialScore,
    leavePath: paths.socialization,
    sentences: 'answers',
  },
  literacy: {
    submit: 'submitLiteracy',
    body: upperAnswers,
    scorePath: paths.literacyScore,
    leavePath: paths.learning,
    sentences: 'test',
  },
  exercise: {
    submit: 'submitExercise',
    body: lowerResponses,
    scorePath: paths.exerciseScore,
    leavePath: paths.evaluations,
    sentences: 'responses',
  },
  mna: {
    submit: 'submitMna',
    body: upperAnswers,
    scorePath: paths.mnaScore,
    leavePath: null,
    sentences: 'test',
  },
  stress: {
    submit: 'submitStress',
    body: lowerResponses,
    scorePath: paths.stressScore,
    leavePath: paths.evaluations,
    sentences: 'responses',
  },
  sleep: {
    submit: 'submitSleep',
    body: lowerResponses,
    scorePath: paths.sleepScore,
    leavePath: paths.evaluations,
    sentences: 'responses',
  },
}
