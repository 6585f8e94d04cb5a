/** Removes a person and all that is kept of them: the one way, whoever asks for it. */

import type { Mailer } from '../mail/mailer.ts'
import type { Store } from '../store/store.ts'
import type { User } from '../store/users.ts'
import { guessKey } from './guess-limits.ts'

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
  await store.throttles.forget([guessKey('password', email), guessKey('code-mail', email)])
  mailer.forget(email)
  await store.users.remove(id)
}
