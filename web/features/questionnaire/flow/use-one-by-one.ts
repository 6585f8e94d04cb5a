/** Whether one question is shown at a time: on narrow screens, where a page of several is many swipes long. */

import { useSyncExternalStore } from 'react'

/** The same width as in question.module.css, which shows the first question alone before the script has come. */
const narrow = '(max-width: 37.5em)'

/** How it is now. */
export function isOneByOne(): boolean {
  return window.matchMedia(narrow).matches
}

/** Follows the width of the window; false while the prerendered page is being taken over. */
export function useOneByOne(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const width = window.matchMedia(narrow)
      width.addEventListener('change', onChange)
      return () => {
        width.removeEventListener('change', onChange)
      }
    },
    isOneByOne,
    () => false,
  )
}
