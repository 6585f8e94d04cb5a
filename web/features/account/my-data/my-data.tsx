/** Everything a person can do with their own data. */

import type { ReactNode } from 'react'
import { useSession } from '../../../client/session.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Loading } from '../../../ui/loading.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { GuestData } from './guest-data.tsx'
import { MemberData, type MemberSections } from './member-data.tsx'
import sheet from '../../../ui/sheet.module.css'

/**
 * The whole of /account.
 *
 * @param sections - for members.
 * @param guestSharing - what there is to say to guests of links.
 * @param memory - the way to what the coach remembers.
 */
export function MyData({
  sections,
  guestSharing,
  memory,
}: {
  sections: MemberSections
  guestSharing: ReactNode
  memory: ReactNode
}) {
  const texts = myDataTexts
  const session = useSession()
  return (
    <div className={sheet.sheets}>
      <PageHeading>{texts.heading}</PageHeading>
      <p className="lead">{texts.intro}</p>
      {session === undefined && <Loading label={texts.loading} />}
      {typeof session?.userId === 'string' &&
        (session.token === null ? (
          <GuestData userId={session.userId} sharing={guestSharing} memory={memory} />
        ) : (
          <MemberData
            userId={session.userId}
            token={session.token}
            sections={sections}
            memory={memory}
          />
        ))}
    </div>
  )
}
