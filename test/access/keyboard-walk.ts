/** Walks a page with the Tab key, as somebody without a mouse does. */

import type { Page } from 'playwright-core'

/** What the page remembers of the walk. */
interface Walk {
  readonly reached: Set<Element>
  isOver: boolean
}

declare global {
  interface Window {
    /** There while a page is walked. */
    walk: Walk
  }
}

/** More than any page has; a walk this long goes round in circles. */
const mostSteps = 250
/** Steps between two looks at whether the walk is over. */
const stride = 10

/**
 * Presses Tab from the top of the page to its end.
 *
 * @returns one line for each control that Tab does not reach, that shows no focus, or that something
 *   covers while it has the focus (WCAG 2.1.1, 2.4.7, 2.4.11).
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(beginWalk)
  for (let step = 0; step < mostSteps; step += stride) {
    // As with the key held down, which is half as much to send as to press it anew.
    for (let stop = 0; stop < stride; stop += 1) await page.keyboard.down('Tab')
    if (await page.evaluate(() => window.walk.isOver)) break
  }
  await page.keyboard.up('Tab')
  const missed = await page.evaluate(missedControls)
  return [...missed, ...(await page.evaluate(badlyShown))]
}

/** Runs in the page. */
function beginWalk(): void {
  window.scrollTo(0, 0)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const walk: Walk = { reached: new Set(), isOver: false }
  window.walk = walk
  const noteFocus = ({ target, isTrusted }: FocusEvent) => {
    // React says some again later, when the code of a part has come.
    if (!(target instanceof Element) || !isTrusted) return
    if (walk.reached.has(target)) walk.isOver = true
    walk.reached.add(target)
  }
  // On the way down: on the way up React holds back what happens in parts whose code is still to come.
  document.addEventListener('focusin', noteFocus, true)
  window.addEventListener('blur', () => {
    walk.isOver = true
  })
}

/** Runs in the page. */
function missedControls(): string[] {
  const { reached } = window.walk
  const groupOf = (control: Element) =>
    control instanceof HTMLInputElement && control.type === 'radio' ? control.name : undefined
  const groups = new Set([...reached].map(groupOf))
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => {
      const group = groupOf(control)
      return (
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled, [tabindex="-1"], [inert] *') &&
        !reached.has(control) &&
        // One stop for each group of radio buttons; arrows go through it.
        (group === undefined || !groups.has(group))
      )
    })
    .map((control) => `Tab misses ${control.tagName} "${control.textContent.trim()}"`)
}

/** Runs in the page: goes to each control again and looks at it. */
function badlyShown(): string[] {
  const hasMark = (place: Element, part?: string) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place, part)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  }
  const faults: string[] = []
  for (const control of window.walk.reached) {
    if (!(control instanceof HTMLElement) || !control.isConnected) continue
    control.focus()
    const name = `${control.tagName} "${control.textContent.trim()}"`
    // A control under its label, or one that stretches over its card, shows its focus there.
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const around = [control, ...labels, control.parentElement, control.closest('li, label')]
    const places = around.filter((place) => place !== null)
    if (!places.some((place) => hasMark(place) || hasMark(place, '::after'))) {
      faults.push(`${name} shows no focus`)
    }
    const shown = labels[0] ?? control
    const { left, top, width, height } = shown.getBoundingClientRect()
    if (height > window.innerHeight) continue
    const [x, y] = [left + width / 2, top + height / 2]
    const above = document.elementFromPoint(x, y)
    if (above === null) faults.push(`${name} is out of view`)
    else if (![shown, control].some((place) => place.contains(above) || above.contains(place))) {
      faults.push(`${name} is covered by ${above.tagName}.${above.className}`)
    }
  }
  return faults
}
