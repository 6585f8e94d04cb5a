/** Shows this page in another language: a button with that language's own name. */

import { useEffect, useState } from 'react'
import { type Language, languageNames, languages } from '#core/languages.ts'
import { displayTexts } from '../../locales/display-settings.ts'
import { language } from '../../locales/language.ts'
import { useNotices } from '../../ui/notices.tsx'
import { forgetKeptPage, keepPage, putPageBack } from './kept-page.ts'
import styles from './language-switch.module.css'
import { languageCookie } from '#contract/addresses.ts'

const others = languages.filter((one) => one !== language)

/** The switch of the other screen size may be there first, and cannot be seen. */
let mayFocus = false

/** Stands in the bar of a wide screen, and in the panel of a phone. */
export function LanguageSwitch() {
  const { notify } = useNotices()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    mayFocus = putPageBack() || mayFocus
    if (mayFocus) mayFocus = !focusSwitch()
  }, [])
  const change = async (chosen: Language) => {
    if (busy) return
    setBusy(true)
    keepPage()
    if (await canReload()) {
      keepLanguage(chosen)
      window.location.reload()
      return
    }
    forgetKeptPage()
    setBusy(false)
    notify({
      tone: 'error',
      text: displayTexts.languageAway,
      advice: displayTexts.languageAwayAdvice,
    })
  }
  return (
    <span className={styles.languages}>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          data-language={other}
          aria-disabled={busy || undefined}
          className={styles.language}
          onClick={() => void change(other)}
        >
          {languageNames[other]}
        </button>
      ))}
    </span>
  )
}

/**
 * Back to where the person was: the switch, or on a phone the button it is folded away behind.
 *
 * @returns false as long as none of them is there to be seen; true also when the person is elsewhere already.
 */
function focusSwitch(): boolean {
  if (document.activeElement !== document.body) return true
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-language]')]
  const places = [...buttons, ...buttons.map((one) => one.closest('details')?.firstElementChild)]
  const place = places
    .filter((each) => each instanceof HTMLElement)
    .find((each) => each.checkVisibility())
  place?.focus({ preventScroll: true })
  return place !== undefined
}

const yearS = 365 * 24 * 60 * 60

/** A page that has not come within this time would not come whole either. */
const timeoutMs = 8000

/**
 * Asks whether the page can come in another language before anything is changed: a page that is
 * reloaded without a connection would be lost.
 *
 * @returns true when the server answers.
 */
async function canReload(): Promise<boolean> {
  try {
    // Not GET, which the service worker would answer from this device.
    const signal = AbortSignal.timeout(timeoutMs)
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Keeps the choice for the coming requests of this browser; the server reads it. */
function keepLanguage(chosen: Language): void {
  const attributes = ['Path=/', `Max-Age=${yearS}`, 'SameSite=Lax']
  if (window.location.protocol === 'https:') attributes.push('Secure')
  document.cookie = [`${languageCookie}=${chosen}`, ...attributes].join('; ')
}
