/** Makes sure that every page works for a guest without the server. */

import { readSession } from '../client/session.ts'
import { prepareHelpLines, prepareThisDevice } from '../client/local-backend/local-transport.ts'
import { prepareSiteSettings } from '../client/use-site-settings.ts'
import { fetchForumTests } from '../features/tests/read-forum-tests.ts'
import { loadLaterParts } from '../ui/later-part.tsx'
import { isKeptByWorker, savesData } from './offline/register-worker.ts'
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
  () => import('./later/keeping.tsx'),
  () => import('../features/questionnaire/flow/night/night-doubts.ts'),
  () => import('../features/questionnaire/flow/night/night-check.tsx'),
  () => import('../features/questionnaire/flow/night/time-choice.tsx'),
  () => import('../features/questionnaire/spoken-answer.ts'),
  () => import('../client/plan/calendar-file.ts'),
  () => import('../ui/read-aloud/read-aloud.ts'),
  loadLaterParts,
  () => import('#core/explain.ts'),
  () => import('#coach/evidence/catalog.ts'),
  () => import('../features/questionnaire/flow-start.tsx'),
  () => import('../features/questionnaire/flow/send-sitting.ts'),
  () => import('../features/home/known/known-home.tsx'),
  () => fetchForumTests(),
]

let isRunning = false
let isReady = false

/**
 * Waits until the service worker keeps everything, so that this page itself fetches and runs nothing ahead;
 * where there is none, as on plain-http pages of a home network, fetches everything piece by piece in idle
 * time. Ends early when the guest has left. Who has asked the browser to save data gets each page when they
 * go there.
 *
 * @param pages - fetch the code of every page.
 */
export async function prepareForGuest(pages: readonly Step[]): Promise<void> {
  if (isRunning || isReady || savesData()) return
  isRunning = true
  const settings = [prepareHelpLines, prepareSiteSettings]
  const all = (await isKeptByWorker())
    ? settings
    : [prepareThisDevice, ...settings, ...pages, ...parts]
  isReady = await takeSteps(all)
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
