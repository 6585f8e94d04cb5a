/** What a guest has on this device, and what they can do with it. */

import { downloadGuestData } from '../../../client/my-data/download-my-data.ts'
import { readGuestRecords } from '../../../client/this-device/guest-records.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DeleteAll } from './delete-all.tsx'
import styles from './my-data.module.css'

/** @param userId - the guest's id. */
export function GuestData({ userId }: { userId: string }) {
  const texts = useTexts(myDataTexts)
  const { assessments, enteredScores } = readGuestRecords(userId)
  const results = assessments.length + enteredScores.length
  return (
    <>
      <section className={styles.part}>
        <h2>{texts.guestHeading}</h2>
        <p>{texts.guestIntro}</p>
        <p>{texts.guestCount(results)}</p>
        {results > 0 && (
          <Button
            weight="secondary"
            onClick={() => {
              downloadGuestData(userId)
            }}
          >
            {texts.takeAll}
          </Button>
        )}
        <ButtonLink weight="secondary" to={paths.register}>
          {texts.createAccount}
        </ButtonLink>
      </section>
      <DeleteAll userId={userId} intro={texts.deleteGuestIntro} isMember={false} />
    </>
  )
}
