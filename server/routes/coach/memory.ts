/** What the coach remembers of a person: read for an answer, shown, and changed by the person. */

import type { Recollection } from '#coach/conversation/question.ts'
import { presentMemory } from '#coach/memory/present-memory.ts'
import type { Memory, MemoryChange } from '#core/memory.ts'
import type { Handlers } from '../../http/mount.ts'
import { requestLanguage } from '../../http/request-language.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { AuditAction } from '../../store/audit-actions.ts'

const hourMs = 3_600_000

/**
 * Makes the handlers of what the coach remembers.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function memoryRoutes(services: Services): Pick<Handlers, 'memory' | 'changeMemory'> {
  return {
    async memory({ member, request }) {
      const recollection = await readRecollection(services, member)
      return presentMemory(recollection, requestLanguage(request))
    },
    async changeMemory({ body, member, request }) {
      const memory = await changeMemory(services, member, body, 'memory-changed')
      return presentMemory(recollectionOf(services, memory), requestLanguage(request))
    },
  }
}

/**
 * Reads what is remembered of a person, for an answer or a plan.
 *
 * @param services - where it is kept, and the time.
 * @param member - the signed-in person.
 */
export async function readRecollection(
  services: Pick<Services, 'store' | 'clock'>,
  { userId }: Member,
): Promise<Recollection> {
  return recollectionOf(services, await services.store.memories.read(userId))
}

function recollectionOf({ clock }: Pick<Services, 'clock'>, memory: Memory): Recollection {
  const now = clock().getTime()
  return { memory, hoursSince: (moment) => (now - Date.parse(moment)) / hourMs }
}

/**
 * Changes what is remembered of a person. The log book says that it was allowed, ended or changed, and
 * never what it is.
 *
 * @param services - where it is kept, and the time.
 * @param member - the signed-in person.
 * @param change - what was told, corrected or is to be forgotten.
 * @param otherwise - what the log book says where no consent was given or ended; nothing where absent.
 */
export async function changeMemory(
  { store, clock, auditTrail }: Services,
  { userId }: Member,
  change: MemoryChange,
  otherwise?: AuditAction,
): Promise<Memory> {
  const { consent, forget } = change
  const action =
    consent === undefined
      ? (otherwise ?? (forget === undefined ? undefined : 'memory-changed'))
      : consent === 'yes'
        ? 'memory-allowed'
        : 'memory-ended'
  const event = action && auditTrail.event(action, userId)
  return store.memories.change(userId, change, clock().toISOString(), event)
}
