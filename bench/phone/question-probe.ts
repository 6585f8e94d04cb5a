/** What runs inside a page to tell when its first question can be read, pressed and left behind. */

/** Milliseconds since the navigation began; 0 before it happened. */
export interface QuestionMarks {
  /** The first answer is on the screen and a press would reach it. */
  readable: number
  /** The script has taken the question over. */
  interactive: number
  /** From the press of Next to the frame that shows another question. */
  next: number
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

/** React marks the elements it has taken over; the plain page says so itself. */
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

function timeNext(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button, a') : null
  if (button?.textContent?.trim() !== 'Next') return
  const before = firstAnswer()?.name
  const wait = () => {
    if (firstAnswer()?.name === before) requestAnimationFrame(wait)
    else window.questionMarks.next = performance.now() - event.timeStamp
  }
  requestAnimationFrame(wait)
}

function watchQuestions(): void {
  window.questionMarks = { readable: 0, interactive: 0, next: 0 }
  requestAnimationFrame(look)
  document.addEventListener('click', timeNext, { capture: true })
}

/** The watch as a script, to be run in a page before any other; it uses nothing but what it holds. */
export const questionProbe = `(() => {
${[firstAnswer, isReachable, isTakenOver, look, timeNext, watchQuestions].join('\n')}
watchQuestions()
})()`
