/** Every letter: to whom it goes, what it is about, and in which language. */

import { type Language, languages } from '#core/languages.ts'
import type { ReminderSubject } from '#core/reminder.ts'
import { addresses } from '#contract/addresses.ts'
import type { PushNote } from '#contract/schemas/reminder.ts'
import { letterWords as inSpanish } from './letter-words.es.ts'
import { letterWords as inEnglish, type LettersInWords } from './letter-words.ts'
import { hashSecret } from '../identity/secrets.ts'
import type { DueReminder } from '../store/reminders/reminders.ts'
import type { Letter } from './mailer.ts'

const words: Readonly<Record<Language, LettersInWords>> = { en: inEnglish, es: inSpanish }

/**
 * The letter with a sign-in code.
 *
 * @param language - of the request that asked for it.
 * @param to - the person's address.
 * @param code - six digits.
 * @param about - `wrongTries` to sign in to the account in the last hour; `isFirst` where no code has come
 * back from the address yet.
 * @returns the letter; the code stands in the subject too, where a phone shows it first.
 */
export function codeLetter(
  language: Language,
  to: string,
  code: string,
  { wrongTries = 0, isFirst = false }: { wrongTries?: number; isFirst?: boolean } = {},
): Letter {
  return { to, ...words[language].code(code, wrongTries, isFirst) }
}

/**
 * The letter to the address of a new account: whoever reads the mail there may not be who made it.
 *
 * @param language - of the registration.
 * @param to - the address.
 * @param userId - the account.
 * @returns the letter.
 */
export function newAccountLetter(language: Language, to: string, userId: string): Letter {
  return { to, about: userId, ...words[language].newAccount() }
}

/**
 * The letter to somebody who has an account and whose address was registered again.
 *
 * @param language - of the registration.
 * @param to - the person's address.
 * @returns the letter.
 */
export function alreadyRegisteredLetter(language: Language, to: string): Letter {
  return { to, ...words[language].alreadyRegistered() }
}

/**
 * The letter to somebody who has not signed in for a long time. Nobody asks for it, so it is in every
 * language, one below the other.
 *
 * @param to - the person's address.
 * @param day - the day on which the account is deleted; noon in Greenwich.
 * @param publicUrl - the address people use; empty where it is not known.
 * @returns the letter.
 */
export function inactivityLetter(to: string, day: Date, publicUrl: string): Letter {
  const each = languages.map((language) => words[language].inactivity(day, publicUrl))
  return {
    to,
    subject: each.map(({ subject }) => subject).join(' / '),
    text: each.map(({ text }) => text).join('\n----------\n\n'),
  }
}

/**
 * The letter with the code that proves a new address.
 *
 * @param language - of the request that asked for it.
 * @param to - the new address.
 * @param code - six digits.
 * @param userId - the account that asked for it.
 * @returns the letter.
 */
export function newEmailLetter(
  language: Language,
  to: string,
  code: string,
  userId: string,
): Letter {
  return { to, about: userId, ...words[language].newEmail(code) }
}

/**
 * The letter to somebody who has an account and whose address another account asked for.
 *
 * @param language - of the request that asked for it.
 * @param to - the person's address.
 * @returns the letter.
 */
export function emailTakenLetter(language: Language, to: string): Letter {
  return { to, ...words[language].emailTaken() }
}

/**
 * The letter to the old address of an account. It does not name the new one: others may read it.
 *
 * @param language - of the request that changed it.
 * @param to - the old address.
 * @param userId - the account.
 * @returns the letter.
 */
export function emailChangedLetter(language: Language, to: string, userId: string): Letter {
  return { to, about: userId, ...words[language].emailChanged() }
}

/** What a reminder says, and where its links lead. */
interface ReminderContent {
  readonly subject: ReminderSubject
  /** The person's day. */
  readonly onDate: string
  /** Stops the reminders of whoever has it. */
  readonly secret: string
  /** The address people use. */
  readonly publicUrl: string
}

/**
 * The letter that reminds of a plan. It names the step only where the person wished so, and carries the one
 * secret by which reminders are stopped without signing in.
 *
 * @param reminder - whose, in which language, and since when it is wished.
 * @param content - what it says.
 * @returns the letter; its `Message-ID` is the same at each try of a day.
 */
export function reminderLetter(
  { userId, email, language, timeZone, askedAt, showsText }: DueReminder,
  { subject, onDate, secret, publicUrl }: ReminderContent,
): Letter {
  const site = new URL(publicUrl)
  const key = messageKey(userId, onDate)
  const links = { plan: new URL('/plan', site).href, stop: new URL(`/stop#${secret}`, site).href }
  const askedOn = new Date(askedAt).toLocaleDateString(language, { dateStyle: 'long', timeZone })
  const { reminder, lookBack } = words[language]
  const stopPath = stopPathOf(secret)
  return {
    to: email,
    messageId: `${key}@${site.hostname}`,
    stopAddress: new URL(stopPath, site).href,
    ...(subject.kind === 'look-back'
      ? lookBack(links, askedOn)
      : reminder(showsText ? subject.steps.map(({ text }) => text) : [], links, askedOn)),
  }
}

/**
 * The note that reminds of a plan on a device. Others may see it there: it names the step only where the person
 * wished so.
 *
 * @param reminder - whose, and in which language.
 * @param content - what it says.
 * @returns the note; its tag is the same at each try of a day.
 */
export function reminderNote(
  { userId, language, showsText }: DueReminder,
  { subject, onDate, secret }: ReminderContent,
): PushNote {
  const { step, lookBack, openIt, stop, stopped } = words[language].note
  const isStep = subject.kind === 'step'
  return {
    title: isStep ? step : lookBack,
    body: isStep && showsText ? subject.steps.map(({ text }) => text).join('\n') : openIt,
    tag: messageKey(userId, onDate),
    stop: { label: stop, path: stopPathOf(secret), page: `/stop#${secret}`, done: stopped },
  }
}

/** Names the one message of a person and day; it tells nobody whose it is. */
function messageKey(userId: string, onDate: string): string {
  return hashSecret(`${userId} ${onDate}`).slice(0, 32)
}

function stopPathOf(secret: string): string {
  return addresses.stopReminders.path.replace(':secret', secret)
}
