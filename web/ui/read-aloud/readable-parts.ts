/** What a page says, in the order it is read: one part for each heading, paragraph, row or button. */

/** One part of a page. */
export interface ReadablePart {
  /** What is marked while it is read. */
  readonly element: Element
  readonly text: string
}

/** Elements that begin a part of their own; what is inside a line stays with its line. */
const inLine = /^(a|abbr|b|bdi|cite|code|data|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u)$/

/** Never said: pictures are described by the words beside them. */
const silent = 'script, style, svg, [aria-hidden="true"], [hidden], [data-not-read]'

/**
 * Collects what is to be read.
 *
 * @param root - for example the main part of the page.
 * @returns the parts in order; hidden ones and empty ones are left out.
 */
export function readableParts(root: Element): readonly ReadablePart[] {
  const parts: { element: Element; text: string }[] = []
  const add = (element: Element, text: string) => {
    const words = text.replaceAll(/\s+/g, ' ')
    const last = parts.at(-1)
    if (last?.element === element) last.text += words
    else parts.push({ element, text: words })
  }
  const walk = (element: Element, block: Element) => {
    if (isSilent(element)) return
    const spoken = ownWords(element)
    if (spoken !== undefined) {
      add(element, spoken)
      return
    }
    for (const node of element.childNodes) {
      if (node instanceof Text) add(block, node.data)
      else if (node instanceof Element) {
        walk(node, inLine.test(node.localName) ? block : node)
      }
    }
  }
  walk(root, root)
  return parts
    .map(({ element, text }) => ({ element, text: text.trim() }))
    .filter(({ text }) => text !== '')
}

function isSilent(element: Element): boolean {
  if (element.matches(silent)) return true
  // Inside a closed disclosure there is only the summary to be heard.
  const parent = element.parentElement
  return (
    parent instanceof HTMLDetailsElement && !parent.open && !element.matches('summary:first-child')
  )
}

/** What an element says of itself instead of what is in it. */
function ownWords(element: Element): string | undefined {
  if (element.matches('[role="meter"], [role="progressbar"], progress, meter')) {
    return element.getAttribute('aria-valuetext') ?? undefined
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return element.type === 'radio' || element.type === 'checkbox' ? '' : element.value
  }
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? ''
  return undefined
}
