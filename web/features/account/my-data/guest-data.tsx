/** What a guest has on this device, and what they can do with it. */

import { type ReactNode, useCallback } from 'react'
import { downloadGuestData, type GuestFormat } from '../../../client/my-data/download-my-data.ts'
import { readGuestMemory } from '../../../client/local-backend/records/guest-memory.ts'
import { readGuestPlan } from '../../../client/local-backend/records/guest-plan.ts'
import { readGuestRecords } from '../../../client/local-backend/records/guest-records.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { DeleteAll } from './delete-all.tsx'
import { DoctorReport } from './take-along.tsx'
import sheet from '../../../ui/sheet.module.css'

/**
 * @param userId - the guest's id.
 * @param sharing - what there is to say of links.
 * @param memory - the way to what the coach remembers.
 */
export function GuestData({
  userId,
  sharing,
  memory,
}: {
  userId: string
  sharing: ReactNode
  memory: ReactNode
}) {
  const texts = myDataTexts
  const load = useCallback(() => countKept(userId), [userId])
  const { loaded, loadAgain } = useLoaded(load)
  if (loaded.status === 'loading') return <Loading label={texts.loading} />
  return (
    <>
      <section className={sheet.sheet}>
        <h2>{texts.guestHeading}</h2>
        <p>{texts.guestIntro}</p>
        {loaded.value === null ? (
          <Unreadable onTryAgain={loadAgain} />
        ) : (
          <p>{texts.guestCount(loaded.value.results)}</p>
        )}
        {loaded.value?.isAny === true && <Download userId={userId} />}
        <ButtonLink weight="secondary" to={paths.register}>
          {texts.createAccount}
        </ButtonLink>
      </section>
      <DoctorReport />
      {sharing}
      {memory}
      <DeleteAll userId={userId} intro={texts.deleteGuestIntro} isMember={false} />
    </>
  )
}

function Unreadable({ onTryAgain }: { onTryAgain: () => void }) {
  const texts = myDataTexts
  return (
    <div role="alert">
      <p>{texts.failed}</p>
      <p>{texts.unreadableAdvice}</p>
      <Button onClick={onTryAgain}>{texts.tryAgain}</Button>
    </div>
  )
}

function Download({ userId }: { userId: string }) {
  const texts = myDataTexts
  const { notify, dismiss } = useNotices()
  const download = async (format: GuestFormat) => {
    dismiss()
    try {
      await downloadGuestData(userId, format)
    } catch {
      notify({ tone: 'error', text: texts.notTaken, advice: texts.unreadableAdvice })
    }
  }
  return (
    <>
      <Button weight="secondary" onClick={() => void download('json')}>
        {texts.takeAll}
      </Button>
      <Button
        weight="secondary"
        aria-describedby="about-fhir"
        onClick={() => void download('fhir')}
      >
        {texts.takeFhir}
      </Button>
      <p id="about-fhir">{texts.takeFhirAbout}</p>
    </>
  )
}

/** How many results there are, and whether there is anything at all; null where it cannot be read now. */
async function countKept(userId: string) {
  try {
    const [{ assessments, enteredScores }, { slots }, { steps }] = await Promise.all([
      readGuestRecords(userId),
      readGuestMemory(userId),
      readGuestPlan(userId),
    ])
    const results = assessments.length + enteredScores.length
    return { results, isAny: results + slots.length + steps.length > 0 }
  } catch {
    return null
  }
}
