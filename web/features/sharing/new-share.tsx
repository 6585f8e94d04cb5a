/** 'Share my results': a member makes a link, and sends it. */

import { type ReactNode, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { useSession } from '../../client/session.ts'
import { commonTexts } from '../../locales/common.ts'
import { sharingTexts } from '../../locales/sharing.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { MadeLink } from './made-link.tsx'
import { ShareForm } from './share-form.tsx'
import sheet from '../../ui/sheet.module.css'

/**
 * The whole of /share.
 *
 * @param proof - asks for a fresh proof where making a link needs one.
 */
export function NewShare({ proof }: { proof: ReactNode }) {
  const session = useSession()
  return (
    <div className={sheet.sheets}>
      <PageHeading>{sharingTexts.heading}</PageHeading>
      {session === undefined || session.userId === null ? (
        <Loading label={commonTexts.loadingPage} />
      ) : session.token === null ? (
        <GuestAdvice />
      ) : (
        <NewLink proof={proof} />
      )}
    </div>
  )
}

function NewLink({ proof }: { proof: ReactNode }) {
  const [made, setMade] = useState<Reply<'createShare'>>()
  if (made !== undefined) return <MadeLink made={made} />
  return (
    <>
      <p className="lead">{sharingTexts.intro}</p>
      <ShareForm onMade={setMade} />
      {proof}
    </>
  )
}

function GuestAdvice() {
  const texts = sharingTexts
  return (
    <section className={sheet.sheet}>
      <p>{texts.guest}</p>
      <p>{texts.guestAdvice}</p>
      <ButtonLink to={paths.report}>{texts.openReport}</ButtonLink>
    </section>
  )
}
