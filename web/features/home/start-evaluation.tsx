/** "Start my evaluation": the press makes a guest of a stranger and leads to the six parts, no form before it. */

import type { MouseEvent } from 'react'
import { readSession } from '../../client/session.ts'
import { homeTexts } from '../../locales/home.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useNavigate } from '../../ui/navigation.tsx'

/** A link all the same: before the script, and in a new tab, it leads to the sign-in page. */
export function StartEvaluation() {
  const navigate = useNavigate()
  const start = async () => {
    // Who could not come in is sent to the sign-in page from there.
    await import('./come-in.ts').then(({ comeIn }) => comeIn()).catch(() => undefined)
    navigate(paths.evaluations)
  }
  const press = (event: MouseEvent) => {
    const isForHere = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!isForHere || readSession().userId !== null) return
    event.preventDefault()
    void start()
  }
  return (
    <ButtonLink to={paths.evaluations} onClick={press}>
      {homeTexts.start}
    </ButtonLink>
  )
}
