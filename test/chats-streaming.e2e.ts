/** Answers that come piece by piece: slow ones, stopped ones, broken ones, and none of the network at all. */

import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatEvent } from '#contract/schemas/coach-events.ts'
import { sidewaysScrolling } from './access/page-checks.ts'
import { listenToPage } from './support/announcements.ts'
import { expectNoViolations } from './support/axe.ts'
import { type ScreenName, type WatchedPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { startSlowCoach, type SlowCoach } from './support/slow-coach.ts'
import { visit } from './support/visit.ts'

let coach: SlowCoach
let browser: Browser

beforeAll(async () => {
  const app = await sharedApp()
  browser = app.browser
  coach = await startSlowCoach(app.server.url)
})

afterAll(async () => {
  await coach?.stop()
})

const question = 'How can I sleep better?'
const sources = [{ id: 'Z13', citation: 'A book on sleep', url: 'https://example.com/sleep' }]
const heart = { code: 'chest_pain', tier: 0, text: 'Stop and sit. Call 911 now.' }
const nothingUrgent: ChatEvent = { event: 'safety', data: { safety: [] } }
const words = {
  writing: 'The coach is writing',
  ready: 'Answer ready. It is just above the box for your question.',
  stopped: 'Stopped. You can ask again.',
}

function passage(text: string, startsParagraph = true): ChatEvent {
  return { event: 'passage', data: { text, startsParagraph, sources } }
}

function done(advice: string, more: Partial<DoneData> = {}): ChatEvent {
  const plain = { safety: [], suggestions: ['And naps?'], model: 'a test model', notice: null }
  return { event: 'done', data: { advice, sources, ...plain, ...more } }
}

type DoneData = Extract<ChatEvent, { event: 'done' }>['data']

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const field = (page: Page) => page.getByLabel('Your question')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hasFocus = (element: ReturnType<typeof field>) =>
  element.evaluate((found) => found === document.activeElement)

async function openChat(path = '/advice', screen: ScreenName = 'phone') {
  const opened = await openMemberPage(browser, coach.url, screen)
  await visit(opened.page, path)
  return opened
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await button(page, 'Send').click()
}

/** Asks as a person does, and gives the question as it reached the coach. */
async function ask(page: Page, text = question) {
  await send(page, text)
  return coach.nextQuestion()
}

type Asked = Awaited<ReturnType<typeof ask>>

describe('an answer that grows', () => {
  it('shows help first, while the rest still hangs, and says so once', async () => {
    const { page, drainPageErrors, close } = await openChat()
    const said = await listenToPage(page)
    const asked = await ask(page, 'My chest hurts')
    expect(asked.accept).toContain('text/event-stream')
    asked.say({ event: 'safety', data: { safety: [heart], help: 'To talk: 988 · Emergency: 911' } })
    const card = log(page).getByRole('region', { name: 'Please read this first' })
    await card.getByRole('link', { name: '911' }).waitFor()
    const help = page.getByRole('region', { name: 'Help is here, any time' })
    await help.getByRole('link', { name: '988' }).waitFor()
    expect(await log(page).getAttribute('aria-busy')).toBe('true')
    await expectNoViolations(page)
    asked.say(passage('Help is on its way.'))
    await log(page).getByText('Help is on its way.').waitFor()
    asked.say(done(`${heart.text}\n\nHelp is on its way.`, { safety: [heart], suggestions: [] }))
    await log(page).getByText('Answered by a test model.').waitFor()
    expect(await said()).toEqual([words.writing, heart.text, words.ready])
    expect(
      (await help.getByRole('link', { name: '911' }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(48)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('moves nothing that is being read, leaves the focus in the field, and needs no mouse', async () => {
    const { page, close } = await openChat('/advice', 'desktop')
    const said = await listenToPage(page)
    const asked = await ask(page)
    asked.say(nothingUrgent)
    asked.say(passage('Keep one wake time.'))
    const first = log(page).getByText('Keep one wake time.')
    await first.waitFor()
    const placeBefore = await first.boundingBox()
    const node = await first.elementHandle()
    const more = Array.from({ length: 30 }, (_, index) => `Sentence number ${index}.`)
    for (const text of more) asked.say(passage(text, false))
    await log(page).getByText('Sentence number 29.').waitFor()
    expect(await first.boundingBox()).toMatchObject({ y: placeBefore?.y })
    const scrolled = () => page.evaluate(() => window.scrollY)
    const place = (await scrolled()) + 200
    await page.mouse.wheel(0, 200)
    await expect.poll(scrolled).toBe(place)
    asked.say(passage('A second paragraph.'))
    await log(page).getByText('A second paragraph.').waitFor()
    asked.say(done(`Keep one wake time. ${more.join(' ')}\n\nA second paragraph.`))
    await log(page).getByText('Answered by a test model.').waitFor()
    expect(await scrolled()).toBe(place)
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await hasFocus(field(page))).toBe(true)
    expect(await said()).toEqual([words.writing, words.ready])
    await log(page).locator('summary').click()
    expect(await log(page).getByRole('link').getAttribute('href')).toBe(sources[0]?.url)
    await expectNoViolations(page)

    // The next one is asked for, and stopped, without a mouse.
    await field(page).focus()
    await page.keyboard.type(question)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const next = await coach.nextQuestion()
    expect(await hasFocus(field(page))).toBe(true)
    next.say(passage('Get up at seven.'))
    await log(page).getByText('Get up at seven.').waitFor()
    await page.keyboard.press('Shift+Tab')
    expect(await hasFocus(button(page, 'Stop'))).toBe(true)
    await page.keyboard.press('Enter')
    await log(page).getByText(words.stopped).waitFor()
    expect(await hasFocus(field(page))).toBe(true)
    await close()
  })

  it('gives way to the whole reply, with the reason in plain words', async () => {
    const { page, close } = await openChat('/assistant', 'desktop')
    const asked = await ask(page)
    asked.say(nothingUrgent)
    asked.say(passage('Half a thought'))
    await log(page).getByText('Half a thought').waitFor()
    asked.say(done('Keep one wake time.', { notice: 'The model was too slow.' }))
    await log(page).getByText('The model was too slow.').waitFor()
    expect(await log(page).getByText('Half a thought').count()).toBe(0)
    expect(await log(page).innerText()).toMatch(
      /too slow[^]*Keep one[^]*Answered by[^]*not medical/,
    )

    // From a server that sends no events.
    const next = await ask(page, 'And naps?')
    next.reply(200, done('Twenty minutes, before three.').data)
    await log(page).getByText('Twenty minutes, before three.').waitFor()
    await close()
  })
})

describe('Stop', () => {
  it('keeps what was shown, lets go of the server, and leads on', async () => {
    const { page, drainPageErrors, close } = await openChat()
    const said = await listenToPage(page)
    const asked = await ask(page)
    asked.say(nothingUrgent)
    asked.say(passage('Keep one wake time.'))
    await log(page).getByText('Keep one wake time.').waitFor()
    await field(page).fill('half a question')
    const stop = button(page, 'Stop')
    expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await stop.click()
    await asked.gone
    await log(page).getByText(words.stopped).waitFor()
    await log(page).getByText('Keep one wake time.').waitFor()
    expect(await hasFocus(button(page, 'Send'))).toBe(true)
    expect(await said()).toEqual([words.writing, words.stopped])
    await expectNoViolations(page)

    await page.reload()
    await log(page).getByText(words.stopped).waitFor()
    await log(page).getByText('Keep one wake time.').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('half a question')
    await button(page, 'Try again').click()
    const again = await coach.nextQuestion()
    expect(again.body).toEqual({ prompt: question, history: [] })
    again.say(done('Get up at seven.'))
    await log(page).getByText('Get up at seven.').waitFor()
    expect(await log(page).getByText('You wrote').count()).toBe(1)
    expect(await log(page).getByText(words.stopped).count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('works before the first word, stays in view with large letters, and leaving stops too', async () => {
    const { page, close } = await openChat()
    const asked = await ask(page)
    await button(page, 'Stop').click()
    await asked.gone
    await log(page).getByText(words.stopped).waitFor()

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const next = await ask(page, 'And naps?')
    expect(next.body).toMatchObject({ history: [{ role: 'user', content: question }] })
    for (let index = 0; index < 9; index += 1) next.say(passage('Keep one wake time.'))
    await log(page).getByText('Keep one wake time.').nth(8).waitFor()
    const box = await button(page, 'Stop').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    expect(await sidewaysScrolling(page)).toEqual([])
    await expectNoViolations(page)
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await next.gone
    await close()
  })
})

/** What a person sees of an answer that ends too early: the piece that came, why it ended, and the way to ask again. */
async function expectBrokenOff(page: Page, fail: (asked: Asked) => void, sentence: string) {
  const said = await listenToPage(page)
  const asked = await ask(page)
  asked.say(nothingUrgent)
  asked.say(passage('Keep one wake time.'))
  await log(page).getByText('Keep one wake time.').waitFor()
  await field(page).fill('half a question')
  fail(asked)
  const failure = page.getByRole('alert').getByText(sentence, { exact: true })
  await failure.waitFor()
  await log(page).getByText('The answer broke off here.').waitFor()
  await log(page).getByText('Keep one wake time.').waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('half a question')
  expect(await said()).toEqual([words.writing, sentence])
  return failure
}

async function askAgain(page: Page, failure: Locator): Promise<void> {
  await button(page, 'Try again').click()
  const again = await coach.nextQuestion()
  expect(await failure.count()).toBe(0)
  again.say(done('Get up at seven.'))
  await log(page).getByText('Get up at seven.').waitFor()
}

describe('an answer that fails', () => {
  const sorry = 'The coach lost the thread.'
  const ways: readonly [string, (asked: Asked) => void, string][] = [
    ['is cut off', (asked) => asked.cut(), 'Network error. Check your connection.'],
    ['ends too early', (asked) => asked.end(), 'Network error. Check your connection.'],
    ['is given up', (asked) => asked.say({ event: 'failed', data: { error: sorry } }), sorry],
    [
      'is junk',
      (asked) => asked.sayRaw('event: done\ndata: {"adv\n\n'),
      'Failed to fetch response',
    ],
  ]
  const chats = [
    ['/assistant', (sentence: string) => sentence],
    ['/advice', () => 'Failed to generate AI advice. Please try again.'],
  ] as const

  describe.each(chats)('at %s', (path, sentenceOf) => {
    let chat: WatchedPage

    beforeAll(async () => {
      chat = await openChat(path)
    })

    afterAll(async () => {
      await chat?.close()
    })

    it.each(ways)('%s half-way, says so, and can be asked again', async (way, fail, sentence) => {
      const { page } = chat
      const failure = await expectBrokenOff(page, fail, sentenceOf(sentence))
      if (way === 'is cut off') await expectNoViolations(page)
      await askAgain(page, failure)
      await button(page, 'Start New Chat').click()
      await log(page).waitFor({ state: 'detached' })
    })

    it('is refused before it begins', async () => {
      const { page } = chat
      const asked = await ask(page)
      asked.reply(429, { error: 'Too many requests.', code: 'TOO_MANY_REQUESTS' })
      const sentence = sentenceOf('Failed to fetch response')
      await page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
      await log(page).getByText(question).waitFor()
      if (path === '/assistant') await expectNoViolations(page)
    })
  })
})
