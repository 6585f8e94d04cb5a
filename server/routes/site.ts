/** What the operator has set and every page may know. */

import type { Handlers } from '../http/mount.ts'
import type { Services } from '../services.ts'

/**
 * Makes the handler of the site's settings.
 *
 * @param services - what it works with.
 * @returns the handler.
 */
export function siteRoutes({ config }: Services): Pick<Handlers, 'siteSettings'> {
  return {
    siteSettings: async () => ({
      signInUrl: config.signInUrl,
      sisterProducts: config.sisterProducts,
      region: config.region,
      mail: config.smtpUrl !== '',
    }),
  }
}
