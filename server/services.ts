/** What the routes work with; put together once, in app.ts. */

import type { AuditTrail } from './audit-trail.ts'
import type { Config } from './config.ts'
import type { SessionGate } from './http/session.ts'
import type { SharedCounts } from './identity/shared-counts.ts'
import type { MailedCodes } from './identity/mailed-codes.ts'
import type { NetworkMarks } from './identity/network-mark.ts'
import type { PasskeyGate } from './identity/passkeys/passkeys.ts'
import type { Passwords } from './identity/passwords.ts'
import type { RememberedBrowsers } from './identity/remembered-browser.ts'
import type { Clock, IdSource, RandomBytes } from './ids.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ModelClient } from './model/model-client.ts'
import type { EmailKept, EmailWish } from './store/codes/email-changes.ts'
import type { LoginCodeSubject } from './store/codes/login-codes.ts'
import type { PushSender } from './push/push-sender.ts'
import type { Store } from './store/store.ts'

/** Everything a route may ask for. */
export interface Services {
  readonly config: Config
  readonly store: Store
  readonly clock: Clock
  readonly newId: IdSource
  readonly randomBytes: RandomBytes
  readonly gate: SessionGate
  readonly passwords: Passwords
  readonly browsers: RememberedBrowsers
  /** Codes that sign a person in. */
  readonly codes: MailedCodes<LoginCodeSubject, boolean>
  /** Codes that prove a new address. */
  readonly emailCodes: MailedCodes<EmailWish, EmailKept>
  readonly passkeys: PasskeyGate
  readonly mailer: Mailer
  readonly push: PushSender
  readonly auditTrail: AuditTrail
  /** What may be done only so often, by all processes together. */
  readonly counts: SharedCounts
  /** Marks the network somebody registers from (`createNetworkMarks`). */
  readonly markNetwork: NetworkMarks
  /** The language model of the coach; undefined where the built-in coach speaks alone. */
  readonly model: ModelClient | undefined
}
