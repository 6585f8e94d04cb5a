/** Links to a person's results: made, listed and stopped by a member, opened by anyone who has one. */

import { limits } from '#contract/limits.ts'
import { shareDurations } from '#contract/share-durations.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import { hashSecret, newSecret, secretPattern } from '../../identity/secrets.ts'
import type { Services } from '../../services.ts'
import type { ShareLink } from '../../store/sharing/share-links.ts'
import { readSharedReport } from './shared-report.ts'

const dayMs = 86_400_000

/**
 * Makes the handlers of links to results.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function shareRoutes(
  services: Services,
): Pick<Handlers, 'shares' | 'createShare' | 'stopShare' | 'sharedReport'> {
  const { store, clock, auditTrail } = services
  return {
    async shares({ member }) {
      return (await store.shareLinks.list(member.userId, clock().toISOString())).map(presentShare)
    },
    createShare: (call) => createShare(services, call),
    async stopShare({ params, member }) {
      const event = auditTrail.event('share-stopped', member.userId)
      if (!(await store.shareLinks.remove(member.userId, params.shareId, event)))
        throw refuse('noShare')
      return { ok: true }
    },
    async sharedReport({ body: { secret } }) {
      if (!secretPattern.test(secret)) throw refuse('shareEnded')
      const link = await store.shareLinks.open(
        hashSecret(secret),
        clock().toISOString(),
        (userId) => auditTrail.event('share-opened', userId),
      )
      const report = link && (await readSharedReport(services, link))
      if (report === undefined) throw refuse('shareEnded')
      return report
    },
  }
}

async function createShare(
  { store, clock, newId, randomBytes, auditTrail }: Services,
  { body, member }: Call<'createShare'>,
): Promise<Reply<'createShare'>> {
  const now = clock()
  const secret = newSecret(randomBytes)
  const link: ShareLink = {
    userId: member.userId,
    id: newId(),
    secretHash: hashSecret(secret),
    name: body.name,
    withAnswers: body.withAnswers,
    withPerson: body.withPerson,
    withPlan: body.withPlan,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + shareDurations[body.duration] * dayMs).toISOString(),
    openedCount: 0,
    lastOpenedAt: null,
  }
  const event = auditTrail.event('share-made', member.userId)
  const added = await store.shareLinks.add(link, limits.shareLinksMax, event, member.tokenHash)
  if (added === 'nobody') throw refuse('unauthenticated')
  if (added === 'full') throw refuse('tooManyShares')
  return { secret, share: presentShare(link) }
}

/**
 * Presents a link to its owner.
 *
 * @param link - the link.
 * @returns the link without what opens it.
 */
export function presentShare({ userId: _owner, secretHash: _hash, ...shown }: ShareLink) {
  return shown
}
