/** Signs the person out: revokes the token, and forgets on this device who they are. */

import { call } from './call.ts'
import { dropCheckmarks } from './completed-tests.ts'
import { forgetSession, readSession } from './session.ts'

/**
 * Signs out (specification, section 4). A server that cannot be reached does not keep anyone signed
 * in here; its token then ends by itself.
 */
export async function logout(): Promise<void> {
  const { userId, token } = readSession()
  if (token !== null) await call('logout')
  if (userId !== null) dropCheckmarks(userId)
  forgetSession()
  // What was typed or said in this tab belongs to the person who leaves.
  sessionStorage.clear()
}
