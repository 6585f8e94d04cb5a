/** Registering, signing in and out. */

import { letterAllowances, mailboxOf } from '../../identity/guess-limits.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { alreadyRegisteredLetter, newAccountLetter } from '../../mail/letters.ts'
import type { Services } from '../../services.ts'
import { neverAgain, openRemembered } from './open-session.ts'
import { post, recordRefusal } from './after-answer.ts'
import { checkYearOfBirth } from './profile.ts'
import { takeGuess } from './take-guess.ts'

/**
 * Makes the handlers of the account.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function accountRoutes(services: Services): Pick<Handlers, 'register' | 'login' | 'logout'> {
  const { gate, auditTrail } = services
  return {
    register: (call) => register(services, call),
    login: (call) =>
      call.body.password === undefined
        ? signInByBrowser(services, call)
        : signInByPassword(services, call, call.body.password),
    async logout({ member }) {
      await gate.end(member, auditTrail.event('sign-out', member.userId))
      return { ok: true }
    },
  }
}

async function register(services: Services, { body, request, reply }: Call<'register'>) {
  const { store, clock, newId, passwords, browsers, auditTrail } = services
  checkYearOfBirth(services, body.yearOfBirth)
  // Before anything is waited for: a connection that has closed meanwhile has no address.
  const networkMark = services.markNetwork(request.ip)
  const user = {
    id: newId(),
    email: body.email,
    passwordHash: await passwords.hash(body.password),
    yearOfBirth: body.yearOfBirth,
    gender: body.gender,
    registeredAt: clock().toISOString(),
    networkMark,
  }
  const { consentVersion: version } = body
  const consent = version && { version, givenAt: user.registeredAt }
  const browser = await browsers.remember(request, user.id)
  const device = body.sharedDevice ? neverAgain(browser.device) : browser.device
  const event = auditTrail.event('registered', user.id)
  const isTold = await mayTellOwner(services, user.email)
  const language = requestLanguage(request)
  if (!(await store.users.add(user, device, consent, event))) {
    // Without a mail server there is no other way to tell the owner of the address.
    if (services.config.smtpUrl === '') throw refuse('emailTaken')
    // Whoever registers it again and again must not fill the owner's letter box.
    if (isTold) post(services, request.log, alreadyRegisteredLetter(language, user.email))
  } else if (isTold) {
    post(services, request.log, newAccountLetter(language, user.email, user.id))
  }
  if (body.sharedDevice) await browsers.forgetGone(request, reply)
  else browsers.give(reply, browser)
  return { userID: user.id }
}

/** Counted before it is known whether there is an owner; without a mail server there is no letter. */
async function mayTellOwner({ config, counts }: Services, email: string): Promise<boolean> {
  if (config.smtpUrl === '') return false
  const kind = 'taken-mail'
  return (await counts.take(kind, mailboxOf(email), letterAllowances[kind])).allowed
}

async function signInByBrowser(services: Services, { body, request, reply }: Call<'login'>) {
  const { store, clock, gate, browsers, auditTrail } = services
  const hashes = browsers.hashesOf(request)
  const now = clock().toISOString()
  const device = await store.devices.find(body.email, hashes, now)
  const token =
    device && (await gate.openIn(device, auditTrail.event('sign-in-browser', device.userId)))
  if (device === undefined || token === undefined) throw refuse('proofNeeded')
  if (body.sharedDevice) {
    await store.signedInBrowsers.stopRemembering(device, now)
    await browsers.forgetGone(request, reply)
  }
  return { token, userID: device.userId }
}

async function signInByPassword(services: Services, call: Call<'login'>, password: string) {
  const { store, passwords } = services
  const { email, sharedDevice } = call.body
  const taken = await takeGuess(services, call.request, 'password', email)
  const user = await store.users.findByEmail(email)
  const isRight = await passwords.verify(password, user?.passwordHash)
  if (user === undefined || !isRight) {
    recordRefusal(services, call.request.log, user)
    throw refuse('invalidEmail')
  }
  await store.throttles.giveBack(taken)
  const proof = { by: 'password', passwordHash: user.passwordHash } as const
  return openRemembered(services, call, user.id, proof, sharedDevice)
}
