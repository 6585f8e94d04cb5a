/** Every call with the handler that does its work; the compiler finds a missing one. */

import type { Handlers } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { accountRoutes } from './account/account.ts'
import { assessmentRoutes } from './results/assessments.ts'
import { browserRoutes } from './account/browsers.ts'
import { bmiRoutes } from './results/bmi.ts'
import { coachRoutes } from './coach/coach.ts'
import { emailChangeRoutes } from './account/email-change.ts'
import { importRoutes } from './account/import-results.ts'
import { myDataRoutes } from './account/my-data.ts'
import { planRoutes } from './account/plan.ts'
import { reminderRoutes } from './account/reminder.ts'
import { memoryRoutes } from './coach/memory.ts'
import { passkeyRoutes } from './account/passkeys.ts'
import { proofRoutes } from './account/proofs.ts'
import { scoreRoutes } from './results/scores.ts'
import { shareRoutes } from './sharing/shares.ts'
import { signInCodeRoutes } from './account/sign-in-codes.ts'
import { siteRoutes } from './site.ts'

/**
 * Makes all handlers.
 *
 * @param services - what they work with.
 * @returns one handler for every call of the contract.
 */
export function createHandlers(services: Services): Handlers {
  return {
    ...accountRoutes(services),
    ...signInCodeRoutes(services),
    ...browserRoutes(services),
    ...emailChangeRoutes(services),
    ...passkeyRoutes(services),
    ...myDataRoutes(services),
    ...proofRoutes(services),
    ...importRoutes(services),
    ...assessmentRoutes(services),
    ...bmiRoutes(services),
    ...scoreRoutes(services),
    ...shareRoutes(services),
    ...coachRoutes(services),
    ...memoryRoutes(services),
    ...planRoutes(services),
    ...reminderRoutes(services),
    ...siteRoutes(services),
  }
}
