/** Registering, signing in and out. */

import type { Call, Handlers } from '../http/mount.ts'
import { emailTaken, invalidEmail, proofNeeded } from '../http/problems.ts'
import type { Services } from '../services.ts'
import { checkYearOfBirth } from './profile.ts'

/**
 * Makes the handlers of the account.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function accountRoutes(services: Services): Pick<Handlers, 'register' | 'login' | 'logout'> {
  const { gate } = services
  return {
    register: (call) => register(services, call),
    login: (call) =>
      call.body.password === undefined
        ? signInByBrowser(services, call)
        : signInByPassword(services, call, call.body.password),
    async logout({ member }) {
      await gate.end(member)
      return { ok: true }
    },
  }
}

async function register(services: Services, { body, request, reply }: Call<'register'>) {
  const { store, clock, newId, passwords, browsers } = services
  checkYearOfBirth(services, body.yearOfBirth)
  const user = {
    id: newId(),
    email: body.email,
    passwordHash: await passwords.hash(body.password),
    yearOfBirth: body.yearOfBirth,
    gender: body.gender,
    registeredAt: clock().toISOString(),
  }
  const browser = await browsers.remember(request, user.id)
  if (!(await store.users.add(user, browser.device))) throw emailTaken()
  browsers.give(reply, browser)
  return { userID: user.id }
}

async function signInByBrowser(services: Services, { body, request }: Call<'login'>) {
  const { store, clock, gate, browsers } = services
  const hashes = browsers.hashesOf(request)
  const userId = await store.devices.findUserId(body.email, hashes, clock().toISOString())
  if (userId === undefined) throw proofNeeded()
  return { token: await gate.open(userId), userID: userId }
}

async function signInByPassword(services: Services, call: Call<'login'>, password: string) {
  const { store, gate, passwords, browsers } = services
  const user = await store.users.findByEmail(call.body.email)
  const isRight = await passwords.verify(password, user?.passwordHash)
  if (user === undefined || !isRight) throw invalidEmail()
  const browser = await browsers.remember(call.request, user.id)
  const token = await gate.open(user.id, browser.device)
  browsers.give(call.reply, browser)
  return { token, userID: user.id }
}
