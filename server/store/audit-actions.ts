/** What the audit can say of an event. */

/**
 * Everything that is recorded; nothing else can be. An action says what was done and never with
 * what: no content, no address, no email.
 */
export const auditActions = [
  'registered',
  'sign-in-browser',
  'sign-in-password',
  'sign-in-code',
  'sign-in-passkey',
  'sign-in-refused',
  'sign-out',
  'browser-forgotten',
  'identity-proved',
  'email-proved',
  'password-set',
  'password-removed',
  'passkey-added',
  'passkey-removed',
  'email-changed',
  'details-corrected',
  'result-corrected',
  'share-made',
  'share-opened',
  'share-stopped',
  'memory-allowed',
  'memory-ended',
  'memory-changed',
  'plan-saved',
  'plan-deleted',
  'reminder-on',
  'reminder-off',
  'reminder-stopped',
  'exported',
  'imported',
  'deleted',
  'inactivity-deleted',
  'month-removed',
  'admin-backup',
  'admin-restore',
  'admin-delete-person',
  'admin-export-deidentified',
  'admin-report',
  'admin-read-audit',
] as const

/** What was done. */
export type AuditAction = (typeof auditActions)[number]

/** Who did it: somebody on the pages, the operator at the machine, or the server by itself. */
export type AuditActor = 'person' | 'operator' | 'system'

/**
 * Says who does something.
 *
 * @param action - what is done.
 * @returns who does it, always.
 */
export function actorOf(action: AuditAction): AuditActor {
  if (action.startsWith('admin-')) return 'operator'
  return action === 'inactivity-deleted' || action === 'month-removed' ? 'system' : 'person'
}
