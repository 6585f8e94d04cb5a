/**
 * Every text that the specification prints for a page stands in the page as the server sends it, before any script.
 *
 * @vitest-environment jsdom
 */

import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { minutesToAnswer } from '#core/minutes-to-answer.ts'
import { flowCases } from './flow-cases.ts'
import { domains, type Role, roles, specPages } from './spec-texts.ts'
import { builtPage } from './support/built-page.ts'

const documents = new Map<string, Document>()

/** The page in English; each is read once. */
function pageAt(path: string): Document {
  const known = documents.get(path) ?? new DOMParser().parseFromString(builtPage(path), 'text/html')
  documents.set(path, known)
  return known
}

const wordsOf = (element: Element | null) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** What can have each role; a text is any element that holds nothing else. */
const selectors: Readonly<Record<Role, string>> = {
  heading: 'h1, h2, h3',
  link: 'a[href]',
  button: 'button',
  text: 'body *',
  placeholder: '[placeholder]',
}

function isOn(page: Document, role: Role, text: string): boolean {
  const said = (element: Element) =>
    role === 'placeholder' ? element.getAttribute('placeholder') : wordsOf(element)
  return [...page.querySelectorAll(selectors[role])].some(
    (element) => element.closest('[hidden], dialog') === null && said(element) === text,
  )
}

const targetsOf = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'))

const inBar = (page: Document, part: string, name: string) =>
  [...page.querySelectorAll(`header ${part}`)].find((element) => wordsOf(element) === name)

/** The choices of a list, by its label. */
function choicesOf(page: Document, label: string) {
  const named = [...page.querySelectorAll('label')].find((each) => wordsOf(each) === label)
  const options = page.getElementById(named?.htmlFor ?? '')?.querySelectorAll('option') ?? []
  return [...options].map((option) => ({ value: option.value, words: wordsOf(option) }))
}

describe('the printed texts of a page', () => {
  it.each(specPages)('stand on $page', ({ page: path, finds }) => {
    const page = pageAt(path)
    const missing = roles.flatMap((role) =>
      (finds[role] ?? []).filter((text) => !isOn(page, role, text)).map((text) => [role, text]),
    )
    expect(missing).toEqual([])
  })

  it('stand in the top bar, in the mobile menu with Contact, and in the footer', () => {
    const page = pageAt('/')
    for (const menu of ['div:has(> details > summary):nth-child(1)', 'details:has(p)']) {
      for (const [name, target] of [
        ['Home', '/'],
        ['General Services', '/login'],
        ['My Personalized Plan', '/evaluations'],
        ['Contact', '/contact'],
      ] as const) {
        expect(inBar(page, `${menu} a`, name)?.getAttribute('href')).toBe(target)
      }
    }
    expect(inBar(page, 'summary', 'My Wellness Tools')).toBeDefined()
    expect(inBar(page, 'details p', 'My Wellness Tools')).toBeDefined()
    expect(page.querySelectorAll('footer nav[aria-label="Sister products"] a')).toHaveLength(2)
  })

  it('are the choices of the lists', () => {
    const genders = choicesOf(pageAt('/register'), 'Gender').map(({ words }) => words)
    expect(genders).toEqual(['Select', 'Male', 'Female'])
  })

  it('lead from home to the studies, and to the first step', () => {
    const page = pageAt('/')
    expect(targetsOf(page.querySelectorAll('main a[href^="https://doi.org/"]'))).toEqual([
      'https://doi.org/10.1038/271',
      'https://doi.org/10.1016/S0140-6736(15)60461-5',
      'https://doi.org/10.1016/j.jalz.2018.05.012',
    ])
    const start = [...page.querySelectorAll('main a')].filter(
      (link) => wordsOf(link) === 'Start my evaluation',
    )
    expect(targetsOf(start)).toContain('/evaluations')
  })
})

describe('an introduction', () => {
  it.each(flowCases)('says what $intro asks and where it comes from', ({ intro, instrument }) => {
    const words = wordsOf(pageAt(intro).querySelector('main'))
    expect(words).toContain(`About ${minutesToAnswer(instrument)} minutes`)
    expect(words).toContain(instrument.recallPeriod)
    expect(words).toContain(instrument.title)
  })
})

describe('the page about scores', () => {
  it.each(Object.values(instruments))('shows $title with source, license and deviations', (one) => {
    const words = pageAt('/about2').querySelector('main')?.textContent ?? ''
    const { title, citation, licence, formula, deviations, notes, bands } = one
    const texts = [title, citation, licence, ...formula, ...deviations, ...notes]
    for (const text of [...texts, ...bands.map(({ label }) => label)]) {
      expect(words).toContain(text)
    }
  })
})

describe('a score before its script', () => {
  it('says in words that it is loading', () => {
    const page = pageAt('/stressscore')
    expect(isOn(page, 'text', 'Loading your score')).toBe(true)
    expect(isOn(page, 'heading', 'Your stress score')).toBe(true)
  })
})

describe('the demo', () => {
  it('marks its person as made up, with six meters and advice', () => {
    const page = pageAt('/demo')
    expect(isOn(page, 'text', 'This is a made-up person.')).toBe(true)
    expect(page.querySelectorAll('[role=meter], meter')).toHaveLength(domains.length)
    expect(page.querySelectorAll('main ol > li').length).toBeGreaterThanOrEqual(3)
  })
})

describe('a page that is not there', () => {
  it('leads on', () => {
    const page = pageAt('/404')
    expect(isOn(page, 'heading', 'We could not find that page')).toBe(true)
    expect(targetsOf(page.querySelectorAll('main a'))).toEqual([
      '/',
      '/evaluations',
      '/about5',
      '/about4',
      '/contact',
    ])
  })
})
