/** 'Share my results': a member makes a link, and sends it. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { useSession } from '../../../../client/session.ts'
import { commonTexts } from '../../../../locales/common.ts'
import { sharingTexts } from '../../../../locales/sharing.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Loading } from '../../../../ui/loading.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { FreshProof } from '../../fresh-proof.tsx'
import { MadeLink } from './made-link.tsx'
import { ShareForm } from './share-form.tsx'
import styles from '../my-data.module.css'

/** /share. */
export function SharePage() {
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHeading>{sharingTexts.heading}</PageHeading>
      {session === undefined || session.userId === null ? (
        <Loading label={commonTexts.loadingPage} />
      ) : session.token === null ? (
        <GuestAdvice />
      ) : (
        <NewLink />
      )}
    </div>
  )
}

function NewLink() {
  const [made, setMade] = useState<Reply<'createShare'>>()
  if (made !== undefined) return <MadeLink made={made} />
  return (
    <>
      <p className={styles.intro}>{sharingTexts.intro}</p>
      <ShareForm onMade={setMade} />
      <FreshProof />
    </>
  )
}

function GuestAdvice() {
  const texts = sharingTexts
  return (
    <section className={styles.part}>
      <p>{texts.guest}</p>
      <p>{texts.guestAdvice}</p>
      <ButtonLink to={paths.report}>{texts.openReport}</ButtonLink>
    </section>
  )
}
