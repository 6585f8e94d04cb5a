/** Offers to put a guest's results of this device into the account. */

import { dayInWords } from '../../../locales/day.ts'
import { importGuestResults } from '../../../client/my-data/import-guest.ts'
import { type GuestHere, guestsHere } from '../../../client/local-backend/guests-here.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Button } from '../../../ui/button.tsx'
import { pageHeadingAttribute } from '../../../ui/page-heading.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { useTask } from '../../../ui/use-form.ts'
import sheet from '../../../ui/sheet.module.css'

/**
 * Shows nothing where there is nothing to bring. Where several people have used the device as
 * guests, each one's results are added on their own: nobody gets those of a stranger.
 *
 * @param userId - id of the member.
 */
export function ImportGuest({ userId }: { userId: string }) {
  const texts = myDataTexts
  const { notify } = useNotices()
  const { loaded, loadAgain } = useLoaded(guestsHere)
  const { busy: bringing, run } = useTask<string>()
  const guests = loaded.status === 'done' ? loaded.value : []
  const [first, ...others] = guests
  if (first === undefined) return null

  async function bring(guest: string): Promise<void> {
    const outcome = await run(guest, () => importGuestResults(guest, userId))
    if (outcome === undefined) return
    loadAgain()
    // The button that was pressed goes away with its guest.
    document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus()
    if (!outcome.ok) {
      const tooFast = outcome.status === 429 ? outcome.problem?.error : undefined
      notify({ tone: 'error', text: texts.notBrought, advice: tooFast ?? texts.stillHere })
      return
    }
    const { taken, refused, noRoom } = outcome.reply
    const advice = noRoom === null ? texts.refused(refused) : `${noRoom} ${texts.restHere}`
    if (refused === 0) notify({ tone: 'success', text: texts.brought(taken) })
    else notify({ tone: 'info', text: texts.broughtSome(taken), advice })
  }

  return (
    <section className={sheet.sheet}>
      <h2>{texts.bringHeading}</h2>
      <p>
        {others.length === 0
          ? first.results + first.begun === 0
            ? first.steps > 0
              ? texts.bringPlanIntro
              : texts.bringMemoryIntro
            : texts.bringIntro(first.results, first.begun)
          : texts.bringIntroMany(guests.length)}
      </p>
      <p>{others.length === 0 ? texts.bringQuestion : texts.bringQuestionMany}</p>
      {guests.map((guest) => (
        <Button
          key={guest.userId}
          unavailable={bringing !== undefined}
          onClick={() => {
            void bring(guest.userId)
          }}
        >
          {bringing === guest.userId && texts.bringing}
          {bringing !== guest.userId &&
            (others.length === 0 ? texts.bring : texts.bringThese(countsOf(guest)))}
        </Button>
      ))}
    </section>
  )
}

function countsOf({ results, begun, steps, lastAt }: GuestHere) {
  return { results, begun, steps, date: lastAt === '' ? null : dayInWords(new Date(lastAt)) }
}
