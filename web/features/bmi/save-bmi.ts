/** Saves a body mass index for a person. */

import { type BodyMassIndex, type BodySize, followsFromWholeMeasures } from '#core/bmi.ts'
import { unstored } from '../../client/call-result.ts'
import { endQuiet } from '../../client/quiet.ts'
import { randomId } from '../../client/random-id.ts'
import { paths } from '../../paths.ts'

/** `no-user` where the session has ended; a reason where there is a better one than the connection. */
export interface SavedBmi {
  readonly became: 'saved' | 'no-user' | 'failed'
  readonly reason?: string | undefined
}

/**
 * Sends the index, and what it was made from where that is whole inches and pounds, or where no whole
 * ones give it: the server then works it out itself. Where it does not reach the server it waits on the device and goes by itself.
 *
 * @returns what became of it; never rejects.
 */
export async function saveBmi(
  userID: string,
  { bmi, category }: BodyMassIndex,
  size: BodySize,
): Promise<SavedBmi> {
  // What waits from now on is kept and sent by code that the quiet time holds back.
  endQuiet()
  try {
    // Fetched when it is needed: the form can be used without it.
    const [{ sendKept }, { sendingTexts }] = await Promise.all([
      import('../../client/waiting/send-kept.ts'),
      import('../../locales/sending.ts'),
    ])
    const outcome = await sendKept({
      subject: 'bmi',
      domain: null,
      pressedOn: paths.bmi,
      shownOn: paths.bmi,
      call: 'saveBmi',
      body: { userID, bmi, category, ...measuresBehind(bmi, size) },
      key: randomId(),
    })
    if (outcome.ok) return { became: 'saved' }
    if (outcome.status === 401) return { became: 'no-user' }
    if (outcome.isWaiting) return { became: 'failed', reason: sendingTexts.bmiSentLater }
    // What is said of a full account, or by this device about itself, is more use than a word about the
    // connection.
    const isTold = outcome.status === unstored || outcome.problem?.code === 'QUOTA_REACHED'
    return { became: 'failed', reason: isTold ? outcome.problem?.error : undefined }
  } catch {
    return { became: 'failed' }
  }
}

/** An index that whole inches and pounds give is believed by itself. */
function measuresBehind(bmi: string, { heightIn, weightLb }: BodySize) {
  if (Number.isInteger(heightIn) && Number.isInteger(weightLb)) {
    return { feet: Math.floor(heightIn / 12), inches: heightIn % 12, weight: weightLb }
  }
  return followsFromWholeMeasures(bmi) ? {} : { heightIn, weightLb }
}
