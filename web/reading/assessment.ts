/** A scored sitting as the server and this device give it back. */

import type { Reply } from '#contract/endpoints.ts'

/** A scored assessment with its change against the one before. */
export type Assessment = Reply<'socialScore'>
