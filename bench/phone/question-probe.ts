/** What runs inside a page to tell when its first question can be read, pressed and left behind. */

/** Milliseconds since the navigation began; 0 before it happened. */
export interface QuestionMarks {
  /** The first answer is on the screen and a press would reach it. */
  readable: number
  /** The script has taken the question over. */
  interactive: number
  /** From the press of Next to the frame that shows another question. */
  next: number
  /** Sum over all tasks so far of what each took beyond 50 ms. */
  blocking: number
}

declare global {
  interface Window {
    questionMarks: QuestionMarks
  }
}

function firstAnswer(): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    (radio) => (radio.labels?.[0]?.getBoundingClientRect().height ?? 0) > 0,
  )
}

function isReachable(label: Element): boolean {
  const box = label.getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return box.top > innerHeight || (hit !== null && label.contains(hit))
}

/** React marks the elements it has taken over; pages that need no taking over say so themselves. */
function isTakenOver(radio: Element): boolean {
  const ready = 'ready' in document.documentElement.dataset
  return ready || Object.keys(radio).some((key) => key.startsWith('__reactFiber'))
}

function look(): void {
  const radio = firstAnswer()
  const label = radio?.labels?.[0]
  if (radio && label && isReachable(label)) {
    window.questionMarks.readable ||= performance.now()
    if (isTakenOver(radio)) window.questionMarks.interactive ||= performance.now()
  }
  if (window.questionMarks.interactive === 0) requestAnimationFrame(look)
}

/** Buttons say what they do by their text, their value or a label for screen readers. */
function isNext(button: Element): boolean {
  const value = button instanceof HTMLInputElement ? button.value : ''
  const words = button.getAttribute('aria-label') ?? (button.textContent || value)
  return words.trim().startsWith('Next')
}

function timeNext(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target : null
  const button = pressed?.closest('button, a, input[type=button]')
  if (!button || !isNext(button)) return
  const before = firstAnswer()?.name
  const wait = () => {
    const after = firstAnswer()?.name
    if (after === undefined || after === before) requestAnimationFrame(wait)
    else window.questionMarks.next = performance.now() - event.timeStamp
  }
  requestAnimationFrame(wait)
}

function countBlocking(): void {
  const unnoticedMs = 50
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.questionMarks.blocking += duration - unnoticedMs
    }
  }).observe({ type: 'longtask', buffered: true })
}

function watchQuestions(): void {
  window.questionMarks = { readable: 0, interactive: 0, next: 0, blocking: 0 }
  requestAnimationFrame(look)
  countBlocking()
  document.addEventListener('click', timeNext, { capture: true })
}

/** The watch as a script, to be run in a page before any other; it uses nothing but what it holds. */
export const questionProbe = `(() => {
${[firstAnswer, isReachable, isTakenOver, look, isNext, timeNext, countBlocking, watchQuestions].join('\n')}
watchQuestions()
})()`
