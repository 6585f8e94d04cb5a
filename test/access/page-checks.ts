/**
 * What stiff fingers and tired eyes need of a page, looked up in the page as it is laid out. The functions
 * run there, so each holds all it needs.
 */

import type { Page } from 'playwright-core'

/** WCAG 2.5.5, AAA; in CSS pixels. */
const smallestTarget = 44

/**
 * How far the page can be scrolled sideways.
 *
 * @returns one line where it can, with the widest thing on it.
 */
export function sidewaysScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isTooWide = (each: Element) => each.getBoundingClientRect().right > clientWidth + 1
    const widest = [...document.querySelectorAll('main *, footer *, header *')].findLast(isTooWide)
    const said = `${widest?.tagName ?? ''}.${widest?.className ?? ''}`
    return [`${scrollWidth - clientWidth} px too wide at ${clientWidth} px: ${said}`]
  })
}

/**
 * Words that are broken over two lines, where they are hard to read; what is folded away is looked at too.
 * Addresses and the titles of other people's papers break where they must.
 *
 * @returns one line each.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const folds = [...document.querySelectorAll('details:not([open])')]
    for (const fold of folds) fold.toggleAttribute('open', true)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode() !== null) {
      const text = texts.currentNode
      if (text.parentElement?.closest('script, style, select, a[href^="http"], :not(html)[lang]'))
        continue
      const words = /(?<![^\s(“"¿¡])\p{L}{2,}(?=[\s.,;:!?)”"]|$)/gu
      for (const { 0: word, index } of text.textContent?.matchAll(words) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, ...others] = range.getClientRects()
        // A first letter in a color of its own is a box of its own, on the same line.
        const isBroken = others.some(({ top }) => first !== undefined && top >= first.bottom)
        if (isBroken) broken.push(`"${word}" is broken`)
      }
    }
    for (const fold of folds) fold.toggleAttribute('open', false)
    return broken
  })
}

/**
 * Controls smaller than a finger; links inside a sentence may be, as WCAG 2.5.5 allows.
 *
 * @returns one line each.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = 'a[href], button, input, select, textarea, summary'
    const boxOf = (control: Element) => {
      // A link may lie over its whole card; of a choice the whole label is pressed.
      if (getComputedStyle(control, '::after').position === 'absolute') {
        const card = control.closest('li, article, p, div')
        if (card !== null) return card.getBoundingClientRect()
      }
      const label =
        control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
          ? control.labels?.[0]
          : undefined
      return (label ?? control).getBoundingClientRect()
    }
    const isSeen = (control: Element) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      control.closest('.visually-hidden, [inert]') === null
    const isInSentence = (control: Element) => {
      if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false
      const around = control.parentElement?.textContent.trim() ?? ''
      return around.length > (control.textContent.trim().length ?? 0)
    }
    return [...document.querySelectorAll(controls)]
      .filter((control) => isSeen(control) && !isInSentence(control))
      .flatMap((control) => {
        const { width, height, top } = boxOf(control)
        // Skip links wait above the page until they have the focus.
        if (top + window.scrollY < -50 || width === 0) return []
        if (width >= smallest - 0.5 && height >= smallest - 0.5) return []
        const name = control.textContent.trim() || control.getAttribute('name') || ''
        return [`${control.tagName} "${name}" is ${Math.round(width)} x ${Math.round(height)} px`]
      })
  }, smallestTarget)
}

/**
 * What a page owes to whoever hears it: its language, one heading of the first rank, a title.
 *
 * @param language - the language it was asked for in.
 * @returns one line for each thing that is missing.
 */
export function wrongOutline(page: Page, language: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const headings = document.querySelectorAll('h1').length
    const mains = document.querySelectorAll('main').length
    return [
      ...(document.documentElement.lang === wanted
        ? []
        : [`lang is ${document.documentElement.lang}`]),
      ...(headings === 1 ? [] : [`${headings} headings of the first rank`]),
      ...(mains === 1 ? [] : [`${mains} main parts`]),
      ...(document.title.trim() === '' ? ['no title'] : []),
    ]
  }, language)
}

/**
 * What moves although less motion was asked for; longer than a blink counts.
 *
 * @returns one line each.
 */
export function unwantedMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {}
      const isLong = Number(duration) > 20 || (iterations === Infinity && Number(duration) > 20)
      return isLong ? [`an animation of ${String(duration)} ms`] : []
    }),
  )
}
