/** The first question on a mid-range phone, beside the same question as a plain HTML page. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { instruments } from '#core/catalog.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { registerMember, type Member } from '#test/support/person.ts'
import { startReference } from './load/child-server.ts'
import { type Effort, median } from './rounds.ts'
import { openPhonePage } from './phone/mid-phone.ts'
import { questionProbe, type QuestionMarks } from './phone/question-probe.ts'
import { plainQuestionPage } from './references/plain-question.ts'
import type { Row } from './row.ts'

const questionPath = '/stressscale'
const plainPage = 'plain HTML page'

/** Compressed React and its DOM alone: the least script of any page made with them. */
const reactAloneKib = 58

interface Visit extends QuestionMarks {
  scriptKib: number
}

/** Measures the question page cold, in turns with the plain one. */
export async function measureQuestionPage({ rounds }: Effort): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sledss-bench-'))
  const plainFile = join(folder, 'plain.html')
  writeFileSync(plainFile, plainQuestionPage(instruments.stress))
  const [app, plain, browser] = await Promise.all([
    startAppServer(),
    startReference('static-file', [plainFile]),
    launchBrowser(),
  ])
  try {
    const member = await registerMember(app.url)
    const visits = { ours: [] as Visit[], reference: [] as Visit[] }
    for (let round = 0; round < rounds; round++) {
      visits.ours.push(await visit(browser, app.url, member))
      visits.reference.push(await visit(browser, plain.url, member))
    }
    return rowsOf(visits)
  } finally {
    await browser.close()
    await Promise.all([app.stop(), plain.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function visit(browser: Browser, url: string, member: Member): Promise<Visit> {
  const { page, scriptBytes, close } = await openPhonePage(browser, url, member)
  await page.addInitScript({ content: questionProbe })
  await page.goto(questionPath, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.questionMarks.interactive > 0)
  const scriptKib = scriptBytes() / 1024
  await answerEverything(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForFunction(() => window.questionMarks.next > 0)
  const marks = await page.evaluate(() => window.questionMarks)
  await close()
  return { ...marks, scriptKib }
}

/** Presses the first answer of every question in sight, as a finger would. */
async function answerEverything(page: Page): Promise<void> {
  for (const question of await page.locator('fieldset:visible:has(> * input, > input)').all()) {
    const firstAnswer = question.locator('label').first()
    if (await firstAnswer.isVisible()) await firstAnswer.click()
  }
}

function rowsOf(visits: { ours: Visit[]; reference: Visit[] }): Row[] {
  const medians = (key: keyof Visit) => ({
    ours: median(visits.ours.map((each) => each[key])),
    reference: median(visits.reference.map((each) => each[key])),
  })
  const times = { against: plainPage, unit: 'ms' } as const
  return [
    {
      what: 'first question readable and clickable, mid phone',
      ...medians('readable'),
      ...times,
      goal: { ratioAtMost: 1.5 },
    },
    {
      what: 'the same page fully interactive',
      ...medians('interactive'),
      ...times,
      goal: { atMost: 2500 },
    },
    {
      what: 'Next press to next page shown',
      ...medians('next'),
      ...times,
      goal: { atMost: 150 },
    },
    {
      what: 'script before the first question is interactive',
      ours: medians('scriptKib').ours,
      reference: reactAloneKib,
      against: 'React and its DOM alone',
      unit: 'KiB',
      goal: { atMost: 80 },
    },
  ]
}
