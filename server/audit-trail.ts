/** Records who did what and when: the time, the id and the actor of an event follow from its action. */

import type { Clock, IdSource, RandomBytes } from './ids.ts'
import { actorOf, type AuditAction } from './store/audit-actions.ts'
import type { Audit, NewAuditEvent } from './store/audit.ts'

/** 128 bits. */
const subjectBytes = 16

/** Makes and records events. */
export interface AuditTrail {
  /**
   * Makes an event for a write that records it in its own transaction.
   *
   * @param action - what is being done.
   * @param userId - whom it is about; nobody where absent.
   * @returns the event, not yet recorded.
   */
  event(action: AuditAction, userId?: string): NewAuditEvent
  /**
   * Records an event by itself.
   *
   * @param action - what was done.
   * @param userId - whom it is about; nobody where absent.
   */
  record(action: AuditAction, userId?: string): Promise<void>
}

/**
 * Makes the trail.
 *
 * @param parts - where events are kept, the time, ids and chance.
 * @returns the trail.
 */
export function createAuditTrail(parts: {
  readonly audit: Pick<Audit, 'record'>
  readonly clock: Clock
  readonly newId: IdSource
  readonly randomBytes: RandomBytes
}): AuditTrail {
  const { audit, clock, newId, randomBytes } = parts
  const event = (action: AuditAction, userId?: string) => ({
    id: newId(),
    at: clock().toISOString(),
    action,
    actor: actorOf(action),
    userId,
    newSubject: Buffer.from(randomBytes(subjectBytes)).toString('hex'),
  })
  return { event, record: (action, userId) => audit.record(event(action, userId)) }
}
