/** The calls about links to a person's results: made, listed and stopped by a member, opened by anyone who has one. */

import { addresses } from './addresses.ts'
import { endpoint } from './endpoint.ts'
import { doneReplySchema } from './schemas/identity.ts'
import {
  createShareBodySchema,
  createShareReplySchema,
  sharedReportBodySchema,
  sharedReportReplySchema,
  shareListSchema,
  shareParamsSchema,
} from './schemas/sharing.ts'

/** Part of the list of all calls, which is in endpoints.ts. */
export const shareEndpoints = {
  shares: endpoint({
    address: addresses.shares,
    summary: 'The links to the results of the signed-in person that work now, the newest first.',
    reply: shareListSchema,
  }),
  createShare: endpoint({
    address: addresses.createShare,
    summary: 'Make a link under which the results of the signed-in person can be read for a while.',
    body: createShareBodySchema,
    reply: createShareReplySchema,
  }),
  stopShare: endpoint({
    address: addresses.stopShare,
    summary: 'End a link of the signed-in person, at once.',
    params: shareParamsSchema,
    reply: doneReplySchema,
  }),
  sharedReport: endpoint({
    address: addresses.sharedReport,
    summary: 'The results behind a link, for whoever has it; read only.',
    body: sharedReportBodySchema,
    reply: sharedReportReplySchema,
  }),
} as const
