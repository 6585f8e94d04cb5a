/** Makes a guest of a stranger; fetched at the press. */

import { paths } from '../../paths.ts'
import { randomId } from '../random-id.ts'
import { askSiteSettings } from '../use-site-settings.ts'
import { earlierGuests, enterAsGuest } from './enter-as-guest.ts'

/**
 * Makes the id of a new guest, unless the operator has another place to sign in, or somebody left something
 * here: then the sign-in page asks whether it was they.
 */
export async function comeIn(): Promise<void> {
  const signIn = (await askSiteSettings())?.signInUrl ?? paths.login
  if (signIn === paths.login && (await earlierGuests()).length === 0) await enterAsGuest(randomId())
}
