/** Fetches all that a guest may need while nobody waits, so that every page works without the server. */

import { readSession } from '../client/session.ts'
import { rememberGuest } from '../client/local-backend/guests-here.ts'
import { prepareThisDevice } from '../client/local-backend/local-transport.ts'
import { prepareSiteSettings } from '../client/use-site-settings.ts'
import { fetchForumTests } from '../features/tests/read-forum-tests.ts'
import { loadLaterParts } from '../ui/later-part.tsx'
import { savesData } from './offline/register-worker.ts'
import { untilIdle } from './offline/until-idle.ts'

/** Name of the mark on the browser's timeline: from then on the server is not needed any more. */
export const guestReadyMark = 'guest-ready'

/** Fetches one thing; calling it again does no harm. */
type Step = () => Promise<unknown>

/** A fetch that failed is made again after this long, or as soon as the browser is back online. */
const pauseMs = 30_000
/** A browser that is never idle gets the next piece after this long. */
const idleWithinMs = 2000

/** What some pages fetch only once they are on the screen; `test/guest-alone.e2e.ts` finds what is missing. */
const parts: readonly Step[] = [
  () => import('../features/questionnaire/flow/night/night-doubts.ts'),
  () => import('../features/questionnaire/flow/night/night-check.tsx'),
  () => import('../features/questionnaire/flow/night/time-choice.tsx'),
  () => import('../ui/read-aloud/read-aloud.ts'),
  loadLaterParts,
  () => import('#core/explain.ts'),
  () => import('#coach/evidence/catalog.ts'),
  () => import('../features/questionnaire/flow-start.tsx'),
  () => import('../features/questionnaire/flow/send-sitting.ts'),
  () => import('../features/questionnaire/flow/night/night-doubts.ts'),
  () => fetchForumTests(),
]

let isRunning = false
let isReady = false

/**
 * Fetches everything, piece by piece, in idle time; ends early when the guest has left. Who has asked
 * the browser to save data gets each page when they go there.
 *
 * @param pages - fetch the code of every page.
 */
export async function prepareForGuest(pages: readonly Step[]): Promise<void> {
  const { userId } = readSession()
  if (userId !== null) rememberGuest(userId)
  if (isRunning || isReady || savesData()) return
  isRunning = true
  isReady = await takeSteps([prepareThisDevice, prepareSiteSettings, ...pages, ...parts])
  isRunning = false
  if (isReady) performance.mark(guestReadyMark)
}

/** True when all of them were taken. */
async function takeSteps(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) {
    let isTaken = false
    while (!isTaken) {
      await untilIdle(idleWithinMs)
      if (!isGuest()) return false
      isTaken = await step().then(
        () => true,
        () => false,
      )
      if (!isTaken) await untilNextTry()
    }
  }
  return true
}

function isGuest(): boolean {
  const { userId, token } = readSession()
  return userId !== null && token === null
}

function untilNextTry(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, pauseMs)
    window.addEventListener('online', resolve, { once: true })
  })
}
