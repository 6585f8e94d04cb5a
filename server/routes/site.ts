/** What the operator has set and every page may know. */

import type { Reply } from '#contract/endpoints.ts'
import type { Handlers } from '../http/mount.ts'
import { isNear } from '../model/near-address.ts'
import type { ModelSettings } from '../model/model-settings.ts'
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
      operator: config.operator,
      languageModel: placeOf(config.languageModel),
      sharedDevices: config.sharedDevices,
      inactiveAccountDays: config.inactiveAccountDays,
      auditMonths: config.auditMonths,
    }),
  }
}

function placeOf(model: ModelSettings | undefined): Reply<'siteSettings'>['languageModel'] {
  if (model === undefined) return 'none'
  return isNear(model.baseUrl) ? 'near' : 'outside'
}
