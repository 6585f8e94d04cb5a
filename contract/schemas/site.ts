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
})
