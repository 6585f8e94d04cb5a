/** Takes the pictures of the README: what a person with answers in every part of life sees. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { fillEveryPage } from '#test/access/every-page.ts'
import { startAppServer } from '#test/support/app-server.ts'
import { launchBrowser, openPage, screens, type ScreenName } from '#test/support/browser.ts'
import { signInFreshMember } from '#test/support/person.ts'
import { visit } from '#test/support/visit.ts'
import { paths } from '#web/paths.ts'
import { inProject } from '../setup/project-folder.mjs'

interface Picture {
  readonly name: string
  readonly path: string
  readonly screen: ScreenName
  readonly locale?: string
  readonly colors?: 'dark' | 'contrast'
  readonly text?: 'larger' | 'largest'
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
}

const folder = inProject('docs', 'screens')

const pictures: readonly Picture[] = [
  { name: 'home', path: paths.home, screen: 'desktop' },
  { name: 'evaluations', path: paths.evaluations, screen: 'desktop' },
  { name: 'question', path: paths.stressTest, screen: 'phone' },
  { name: 'question-in-spanish', path: paths.socialTest, screen: 'phone', locale: 'es-US' },
  { name: 'times', path: paths.sleepTest, screen: 'phone', act: typeBedTime },
  { name: 'score', path: paths.sleepScore, screen: 'phone' },
  { name: 'score-in-the-dark', path: paths.stressScore, screen: 'phone', colors: 'dark' },
  { name: 'largest-letters', path: paths.exerciseIntro, screen: 'phone', text: 'largest' },
  { name: 'advice', path: paths.advice, screen: 'desktop', act: getPlan },
  { name: 'chat', path: paths.assistant, screen: 'desktop', act: askTheCoach },
  { name: 'report', path: paths.report, screen: 'desktop' },
]

mkdirSync(folder, { recursive: true })
const [server, browser] = await Promise.all([startAppServer(), launchBrowser()])
try {
  for (const picture of pictures) await take(picture)
} finally {
  await browser.close()
  await server.stop()
}

async function take({ name, path, screen, locale, colors, text, act }: Picture): Promise<void> {
  const { page, close } = await openPage(browser, server.url, screen, {
    ...(locale === undefined ? {} : { locale }),
    colorScheme: colors === 'dark' ? 'dark' : 'light',
  })
  await fillEveryPage(page, await signInFreshMember(page))
  await visit(page, path)
  await page.waitForFunction(() => document.querySelector('[data-waiting]') === null)
  if (text !== undefined) {
    await page.evaluate((size) => {
      document.documentElement.dataset['text'] = size
    }, text)
  }
  await act?.(page)
  await page.setViewportSize(screens[screen])
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  process.stdout.write(`${name}\n`)
  await close()
}

async function typeBedTime(page: Page): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('10:30 pm')
  await field.press('Tab')
  await page.getByText('We read this as').waitFor()
}

async function getPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'General Wellness' }).click()
  const heading = page.getByRole('heading', { name: 'Your advice: General Wellness' })
  await heading.waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await heading.evaluate((element) => element.scrollIntoView())
}

async function askTheCoach(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('How can I sleep better at night?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const log = page.getByRole('log', { name: 'Conversation' })
  await log.getByText('Answered by the built-in coach.').waitFor()
}
