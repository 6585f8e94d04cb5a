/** Removes a person and all that is kept of them: the one way, whoever asks for it. */

import type { Mailer } from '../mail/mailer.ts'
import type { Store } from '../store/store.ts'
import type { User } from '../store/users.ts'
import { coachKey, guessKey } from './guess-limits.ts'

/**
 * Removes a person. What is kept under their address goes first: a removal that is cut short can
 * then be asked for again.
 *
 * @param parts - where they are kept.
 * @param user - whom.
 */
export async function forgetPerson(
  { store, mailer }: { readonly store: Store; readonly mailer: Mailer },
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const counts = [guessKey('password', email), guessKey('code-mail', email), coachKey(id)]
  await store.throttles.forget(counts)
  mailer.forget(email)
  await store.users.remove(id)
}
