/** `delete-person`: one person and all that is kept of them, at their wish. */

import { forgetPerson } from '../identity/forget-person.ts'
import { createIdSource } from '../ids.ts'
import { createMailer } from '../mail/mailer.ts'
import { openBeside } from '../store/operator/open-for-operator.ts'
import { OperatorFault } from './explain-fault.ts'
import { trailOf, type WorkPlace } from './work-place.ts'

/**
 * Deletes a person, as they could do themselves.
 *
 * @param place - where the command works.
 * @param email - in lower case.
 * @param isSure - true where the operator need not be asked again.
 * @throws OperatorFault with a sentence, and with nothing deleted, when nobody has the address or
 * it is not typed again.
 */
export async function deletePerson(
  place: WorkPlace,
  email: string,
  isSure: boolean,
): Promise<void> {
  const { config, clock, randomBytes } = place
  const store = await openBeside(config)
  try {
    const user = await store.users.findByEmail(email)
    if (user === undefined) {
      throw new OperatorFault('Nobody has an account with this address. Nothing was deleted.')
    }
    if (!isSure) await confirm(place, email)
    const mailer = createMailer(config, createIdSource(clock, randomBytes))
    const auditTrail = trailOf(place, store.audit)
    await forgetPerson({ store, mailer, auditTrail }, user, 'admin-delete-person')
    place.show(
      'The person and all that was kept of them are deleted. Backups made before still hold them.\n',
    )
  } finally {
    await store.close()
  }
}

async function confirm({ ask }: WorkPlace, email: string): Promise<void> {
  const answer = await ask('This cannot be undone. Type the address again to delete the person: ')
  if (answer?.trim().toLowerCase() === email) return
  throw new OperatorFault('That is not the same address. Nothing was deleted.')
}
