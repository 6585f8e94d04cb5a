/** Asks about times that hardly fit together, once for each set of them, before the person goes on. */

import { useRef, useState } from 'react'
import type { Page, Questionnaire } from '#core/instrument.ts'
import type { Responses } from '#core/responses.ts'
import type { NightDoubts } from './night/night-doubts.ts'
import { hasTyped } from './page-faults.ts'

/** The check and its state. */
export interface NightChecking {
  /** What is being asked; null while nothing is. */
  readonly night: NightDoubts | null
  /** Rises with every press that asks. */
  readonly attempt: number
  /** Goes on at once where nothing needs asking, else when the answers are kept. */
  readonly whenSure: (page: Page | null, go: () => void) => void
  /** Keeps the answers and goes on. */
  readonly keep: () => void
  readonly close: () => void
}

interface Asked {
  readonly page: Page
  readonly night: NightDoubts
  /** The answers it was asked about: with others it is no question any more. */
  readonly about: string
  readonly go: () => void
  readonly attempt: number
}

/** The code that knows the doubts is fetched with the choices beside the fields; without it nobody is held up. */
export function useNightCheck(instrument: Questionnaire, responses: Responses): NightChecking {
  const [asked, setAsked] = useState<Asked | null>(null)
  const kept = useRef('')
  const presses = useRef(0)
  const close = () => {
    setAsked(null)
  }
  return {
    night: asked !== null && asked.about === answersOn(asked.page, responses) ? asked.night : null,
    attempt: asked?.attempt ?? 0,
    close,
    keep() {
      if (asked === null) return
      kept.current = asked.about
      close()
      asked.go()
    },
    whenSure(page, go) {
      const about = page !== null && hasTyped(page) ? answersOn(page, responses) : null
      if (page === null || about === null || about === kept.current) {
        go()
        return
      }
      void doubtsAbout(instrument, page, responses).then((night) => {
        setAsked(night && { night, page, about, go, attempt: ++presses.current })
        if (night === null) go()
        return night
      })
    },
  }
}

/** Null also where the code could not be fetched: nobody is held up by that. */
async function doubtsAbout(
  instrument: Questionnaire,
  page: Page,
  responses: Responses,
): Promise<NightDoubts | null> {
  try {
    const { nightDoubts } = await import('./night/night-doubts.ts')
    return nightDoubts(instrument, page, responses)
  } catch {
    return null
  }
}

function answersOn({ items }: Page, responses: Responses): string {
  return JSON.stringify(items.map(({ linkId }) => responses[linkId]))
}
