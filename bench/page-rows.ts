/**
 * The first question on a mid-range phone, for a guest and a member, beside the same questions as a plain HTML page
 * and as a prerendered page of React alone.
 */

import { launchBrowser } from '#test/support/browser.ts'
import { serveBareReact, servePlainPage, serveProduct } from './phone/question-pages.ts'
import { medianVisits, type QuestionVisits, visitQuestion } from './phone/question-visit.ts'
import { type Effort, inTurns } from './rounds.ts'
import type { Row } from './row.ts'

const bareReact = { against: 'bare React page' } as const
const plainPage = { against: 'plain HTML page' } as const

/** Measures the question page, all in turns. */
export async function measureQuestionPage({ rounds, settleMs }: Effort): Promise<Row[]> {
  const [plain, react, product, browser] = await Promise.all([
    servePlainPage(),
    serveBareReact(),
    serveProduct(),
    launchBrowser(),
  ])
  try {
    const found = await inTurns(rounds, {
      plain: () => visitQuestion(browser, plain, settleMs),
      react: () => visitQuestion(browser, react, settleMs),
      guest: () => visitQuestion(browser, product.guest, settleMs),
      member: () => visitQuestion(browser, product.member, settleMs),
    })
    const reference = medianVisits(found.react)
    const member = medianVisits(found.member)
    return [
      ...timeRows(member, reference, medianVisits(found.plain)),
      ...weightRows('guest', medianVisits(found.guest), reference),
      ...weightRows('member', member, reference),
    ]
  } finally {
    await browser.close()
    await Promise.all([plain, react, product].map(({ close }) => close()))
  }
}

/** What a person waits for. */
function timeRows(ours: QuestionVisits, react: QuestionVisits, plain: QuestionVisits): Row[] {
  return [
    {
      what: 'first question readable and pressable, mid phone',
      ours: ours.readable,
      reference: plain.readable,
      ...plainPage,
      unit: 'ms',
      goal: { ratioAtMost: 1.1 },
    },
    {
      what: 'the same page fully interactive',
      ours: ours.interactive,
      reference: react.interactive,
      ...bareReact,
      unit: 'ms',
      goal: { ratioAtMost: 1.1 },
    },
    {
      what: 'Next press to next page shown',
      ours: ours.next,
      reference: react.next,
      ...bareReact,
      unit: 'ms',
      goal: { ratioAtMost: 1.3, plus: 10 },
    },
  ]
}

/** What a visit costs the phone and the connection. */
function weightRows(who: string, ours: QuestionVisits, react: QuestionVisits): Row[] {
  const beside = (key: keyof QuestionVisits) => ({
    ours: ours[key],
    reference: react[key],
    ...bareReact,
  })
  return [
    {
      what: `requests until 5 s after the first question, ${who}`,
      ...beside('requests'),
      unit: '',
      goal: { atMost: 12 },
    },
    {
      what: `script until 5 s after the first question, ${who}`,
      ...beside('scriptKib'),
      unit: 'KiB',
      goal: { atMost: 90 },
    },
    {
      what: `all blocking until 5 s after it is interactive, ${who}`,
      ...beside('blocking'),
      unit: 'ms',
      goal: { atMost: 150 },
    },
    {
      what: `heap on the first question, ${who}`,
      ...beside('heapMib'),
      unit: 'MiB',
      goal: { atMost: 4 },
    },
    {
      what: `second visit: first question pressable, ${who}`,
      ...beside('warmReadable'),
      unit: 'ms',
    },
    { what: `second visit: requests, ${who}`, ...beside('warmRequests'), unit: '' },
    { what: `second visit: KiB of all, ${who}`, ...beside('warmKib'), unit: 'KiB' },
  ]
}
