/** Finds the language in which a person is to be answered. */

import { parseCookie } from 'cookie'
import { type Language, languages } from '#core/languages.ts'
import { languageCookie } from '#contract/addresses.ts'

/** The part of a request that is read. */
export interface LanguageWish {
  readonly headers: {
    readonly cookie?: string | undefined
    readonly 'accept-language'?: string | undefined
  }
}

/** A weight as RFC 9110, section 12.4.2, writes it; anything else is no weight. */
const weightPattern = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i

/**
 * What a person chose on our pages goes before what their browser is set to.
 *
 * @param request - the request; whatever stands in its headers.
 * @returns the language of the cookie, else the one `Accept-Language` likes best of ours, else the
 *   first of ours, which is English.
 */
export function requestLanguage({ headers }: LanguageWish): Language {
  return (
    languageNamed(parseCookie(headers.cookie ?? '')[languageCookie]) ??
    likedBest(headers['accept-language'] ?? '') ??
    languages[0]
  )
}

/** Of ours alone: for `es-MX` we have `es`, and for `fr` nothing. */
function likedBest(header: string): Language | undefined {
  return header
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => languageNamed(tag.split('-', 1)[0]))
    .find((language) => language !== undefined)
}

/** A weight that cannot be read leaves the language where it stands in the list. */
function readRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.map((one) => weightPattern.exec(one)?.[1]).find(Boolean)
  return { tag, weight: Number(weight ?? 1) }
}

function languageNamed(name: string | undefined): Language | undefined {
  return languages.find((language) => language === name?.toLowerCase())
}
