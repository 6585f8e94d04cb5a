/** Limits that the page and the server both hold to, free of npm code. */

export const limits = {
  /** Longest e-mail address (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
  emailMaxChars: 254,
  /** Shortest password (NIST SP 800-63B, section 5.1.1.2). */
  passwordMinChars: 8,
  passwordMaxChars: 128,
  /** How long a proof of who somebody is counts as fresh, in minutes. */
  freshProofMinutes: 10,
  /** Most browsers that are remembered for a person; the one not used for longest goes. */
  browsersMax: 20,
  /** A session ends after so many days, whatever is done in it. */
  sessionMaxDays: 30,
  /** Most passkeys a person may have. */
  passkeysMax: 20,
  /** Most links to their results that a person may have out at once. */
  shareLinksMax: 10,
  /** Longest name of such a link, in characters. */
  shareNameMaxChars: 60,
  /** Longest message to a coach, in characters. */
  promptMaxChars: 2000,
  /** Earlier turns of a conversation that go along with a question, and how long one may be. */
  historyMaxTurns: 20,
  historyTurnMaxChars: 8000,
  /** All of them together, in bytes of JSON; leaves room for the question in one request body. */
  historyMaxBytes: 40 * 1024,
  /** Largest request body, in bytes; beyond it the server answers 413. */
  bodyMaxBytes: 64 * 1024,
  /** Ages that may register; the years of birth follow from the current year. */
  minAge: 18,
  maxAge: 120,
  /** Most scores that may be entered in one call. */
  enteredScoresMax: 60,
  /** Most records of one kind that a guest may bring along in one call. */
  importMaxRecords: 100,
  /**
   * Most records of one kind that an account may hold: results of each questionnaire, typed-in scores
   * of each domain, saved BMIs. Somebody who does everything once a day for ten years stays below it.
   */
  recordsOfAKindMax: 3650,
  /** Most records that may be brought into one account within an hour: about a year of daily use. */
  importMaxRecordsAnHour: 2000,
  /** How long an answer of the newest result of a questionnaire may still be changed, in days. */
  correctableDays: 7,
  /** Longest that answers may say they waited to be sent: ten years. */
  waitedSecondsMax: 315_576_000,
} as const

/**
 * Years of birth that may register.
 *
 * @param currentYear - four-digit year.
 * @returns first and last acceptable year, ends included.
 */
export function yearOfBirthRange(currentYear: number): { from: number; to: number } {
  return { from: currentYear - limits.maxAge, to: currentYear - limits.minAge }
}

/**
 * Loose shape of an e-mail address: one @, something before it, a dot in what follows, no spaces and
 * nothing that cannot be seen: pasted along unnoticed, it would make an address nobody can type again.
 * None of the signs that mail reads as something else than a part of an address (RFC 5322, section
 * 3.2.3): a letter would go elsewhere.
 */
export const emailPattern =
  /^[^\s@()<>[\]:;,\\"\p{Cc}\p{Cf}\p{Cs}]+@[^\s@()<>[\]:;,\\"\p{Cc}\p{Cf}\p{Cs}]+\.[^\s@()<>[\]:;,\\"\p{Cc}\p{Cf}\p{Cs}]+$/u
