/** What the operator has set and every page may know. */

import { z } from 'zod'

export const siteReplySchema = z.object({
  /** Where a guarded page sends a stranger; `/login` unless the operator set another address. */
  signInUrl: z.string(),
  sisterProducts: z.array(z.object({ name: z.string(), url: z.string() })).length(2),
  /** Two-letter region whose emergency numbers apply. */
  region: z.string(),
  /** True where the server can send mail. */
  mail: z.boolean(),
  /** Who runs this installation, and how they are reached; empty where the operator did not say. */
  operator: z.object({ name: z.string(), contact: z.string() }),
  /**
   * Whether a language model words the coach's answers, and where it is asked: within the operator's
   * own network, or outside of it.
   */
  languageModel: z.enum(['none', 'near', 'outside']),
  /** True where others use most of the devices this site is opened on, as in a library. */
  sharedDevices: z.boolean(),
  /** Days without a visit after which an account is deleted; null where it is kept. */
  inactiveAccountDays: z.number().nullable(),
  /** Whole months for which the audit is kept, beside the running one; null where it is kept for good. */
  auditMonths: z.number().nullable(),
})
