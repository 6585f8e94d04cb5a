/** The shortest part that a person has no score of yet, with how long it takes. */

import { useCallback } from 'react'
import { domainNames } from '#core/wording/domain-names.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { call } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { resultTexts } from '../../locales/result.ts'
import { domainPaths } from '../../paths.ts'
import { minutesOf, shortestFirst } from '../../reading/parts-by-length.ts'
import { Link } from '../../ui/navigation.tsx'

interface Part {
  readonly domain: LifestyleDomain
  readonly minutes: number
}

/** Nothing while it is not known, and where all six are done. */
export function NextPart() {
  const userId = useSession()?.userId ?? ''
  const load = useCallback((signal: AbortSignal) => findPart(userId, signal), [userId])
  const { loaded } = useLoaded(load)
  const part = loaded.status === 'done' ? loaded.value : undefined
  if (part === undefined) return null
  return (
    <p className="lead">
      <Link to={domainPaths[part.domain].intro}>
        {resultTexts.nextPart(domainNames[part.domain], part.minutes)}
      </Link>
    </p>
  )
}

async function findPart(userId: string, signal: AbortSignal): Promise<Part | undefined> {
  if (userId === '') return undefined
  const outcome = await call('viewScores', { params: { userId }, signal })
  if (!outcome.ok) return undefined
  const done = new Set(outcome.reply.map(({ forum }) => forum))
  const domain = shortestFirst.find((one) => !done.has(one))
  return domain && { domain, minutes: minutesOf(domain) }
}
