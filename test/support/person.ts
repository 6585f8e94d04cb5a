/** A fresh member for a test: registered and signed in over the real calls. */

import type { Gender } from '#core/comparison/cohort-cell.ts'
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { addresses } from '#contract/addresses.ts'
import type * as browser from './browser.ts'
import type { MailServer } from './mail-server.ts'
import { currentConsentVersion } from '#contract/consent.ts'

/** What a person knows to sign in. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly yearOfBirth: number
  readonly gender: Gender
}

/** A person with an account and a session. */
export interface Member extends Person {
  readonly userID: string
  readonly token: string
}

/** Sends JSON and reads JSON; the two ways in differ in whose cookies they keep. */
type Post = (path: string, body: object) => Promise<{ status: number; json: unknown }>

/** A person nobody has met before. */
export function newPerson(): Person {
  return {
    email: `person-${randomUUID()}@example.com`,
    password: 'seven quiet herons',
    yearOfBirth: 1950,
    gender: 'Female',
  }
}

/**
 * Registers a fresh person and signs in, for tests without a browser.
 *
 * @param url - address of the server.
 */
export function registerMember(url: string): Promise<Member> {
  return registerThrough(async (path, body) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, json: await response.json() }
  })
}

/**
 * Registers a fresh person in the browser of a page and leaves it signed in, on no particular
 * page: the cookies of the context and the local storage are as after the real forms.
 *
 * @param page - a page whose context has a base address.
 */
export async function signInFreshMember(page: Page): Promise<Member> {
  const member = await registerThrough(postThrough(page.context()))
  await keepSession(page, member)
  return member
}

/** A page on which a fresh member is signed in. */
export interface MemberPage extends browser.WatchedPage {
  readonly member: Member
}

/**
 * Opens an empty page on which a fresh member is signed in; see `openPage` and {@link signInFreshMember}.
 *
 * @param where - what `openPage` takes.
 */
export async function openMemberPage(
  ...where: Parameters<typeof browser.openPage>
): Promise<MemberPage> {
  // Fetched when it is needed: the driver of the browser changes its process, and tests without one share theirs.
  const { openPage } = await import('./browser.ts')
  const watched = await openPage(...where)
  return { ...watched, member: await signInFreshMember(watched.page) }
}

/**
 * Signs a person in whom the browser of a page may not know yet, with their password.
 *
 * @param page - see {@link signInFreshMember}.
 */
export async function signInAgain(page: Page, { email, password }: Person): Promise<string> {
  const session = await openSession(postThrough(page.context()), { email, password })
  await keepSession(page, session)
  return session.token
}

/**
 * The same with a session that was opened by email alone, in the browser that knows the person: what
 * could hand the account over asks them for a fresh proof first.
 *
 * @param known - somebody this browser knows already; a fresh person where it is left out.
 */
export async function signInByEmailAlone(page: Page, known?: Person): Promise<Member> {
  const post = postThrough(page.context())
  const person = known ?? (await registerThrough(post))
  const member = { ...person, ...(await openSession(post, { email: person.email })) }
  await keepSession(page, member)
  return member
}

/**
 * The same with a code from a letter, so that the mailbox is known to be theirs.
 *
 * @param mail - where the server of the page sends its letters.
 */
export async function signInByCode(
  page: Page,
  mail: Pick<MailServer, 'letterTo'>,
): Promise<Member> {
  const post = postThrough(page.context())
  const person = await registerThrough(post)
  const { email } = person
  await succeed(post, addresses.requestCode.path, { email })
  const { content } = await mail.letterTo(email, (one) => /^Subject: \d{6}/m.test(one.content))
  const [, code = ''] = /^Subject: (\d{6})/m.exec(content) ?? []
  const session = await succeed(post, addresses.verifyCode.path, { email, code })
  if (!isSession(session)) throw new Error(`Signing in gave ${JSON.stringify(session)}`)
  const member = { ...person, ...session }
  await keepSession(page, member)
  return member
}

async function keepSession(page: Page, session: Pick<Member, 'token' | 'userID'>): Promise<void> {
  // Local storage belongs to an origin, so it needs a page of it; this one is empty and runs nothing.
  await page.route('**/empty-page', (route) => route.fulfill(emptyPage))
  await page.goto('/empty-page')
  await page.evaluate(({ token, userID }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userID', userID)
  }, session)
  // As long as a route is left the browser keeps no file: each page would load and compile all anew.
  await page.unroute('**/empty-page')
}

/** Saves a healthy BMI for a member, as the page for height and weight does. */
export async function saveBmi(url: string, { userID, token }: Member): Promise<void> {
  const response = await fetch(url + addresses.saveBmi.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userID, bmi: '24.2', category: 'Healthy Weight' }),
  })
  if (!response.ok) throw new Error(`Saving a BMI gave ${response.status}`)
}

/** Without an icon of its own the browser would ask for /favicon.ico and complain. */
const emptyPage = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }

function postThrough(context: BrowserContext): Post {
  return async (path, body) => {
    const response = await context.request.post(path, { data: body })
    return { status: response.status(), json: await response.json() }
  }
}

async function registerThrough(post: Post): Promise<Member> {
  const person = newPerson()
  const consentVersion = currentConsentVersion
  await succeed(post, addresses.register.path, { ...person, consentVersion })
  const { email, password } = person
  return { ...person, ...(await openSession(post, { email, password })) }
}

async function openSession(post: Post, proof: { email: string; password?: string }) {
  const session = await succeed(post, addresses.login.path, proof)
  if (!isSession(session)) throw new Error(`Signing in gave ${JSON.stringify(session)}`)
  return { userID: session.userID, token: session.token }
}

async function succeed(post: Post, path: string, body: object): Promise<unknown> {
  const { status, json } = await post(path, body)
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(json)}`)
  return json
}

function isSession(value: unknown): value is { token: string; userID: string } {
  return typeof value === 'object' && value !== null && 'token' in value && 'userID' in value
}
