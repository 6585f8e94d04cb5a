/** Brings answers that the server did not take back into the questions. */

import { questionnaireOfDomain } from '#core/questionnaire-catalog.ts'
import { fromWireAnswers } from '#core/responses.ts'
import { removeDraft, saveAnswer, savePlace } from '../../../client/drafts.ts'
import type { WaitingSubmit } from '../../../client/waiting/waiting-submit.ts'

/** Puts the answers, with who gave them, in the place of what was begun since. */
export function takeUpAgain({ userId, domain, body, pressedAt }: WaitingSubmit): void {
  if (domain === null) return
  const instrument = questionnaireOfDomain(domain)
  const owner = { userId, instrument: instrument.id }
  const answers = 'answers' in body ? body.answers : 'responses' in body ? body.responses : null
  const who = 'answeredBy' in body ? body.answeredBy : undefined
  removeDraft(owner)
  for (const [linkId, answer] of Object.entries(fromWireAnswers(instrument, answers))) {
    saveAnswer(owner, linkId, answer, new Date(pressedAt), who)
  }
  savePlace(owner, 'review')
}
