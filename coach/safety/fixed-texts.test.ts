/** The fixed texts read well with the help lines of every region in them. */

import { describe, expect, it } from 'vitest'
import { safetyCodes } from './codes.ts'
import { fixedMessage, withHelpLines } from './fixed-texts.ts'

describe.each(['en', 'es'] as const)('fixed texts in %s', (language) => {
  it.each(['US', 'GB', 'MX', 'ES', 'ZZ'])('begin every sentence with a capital in %s', (region) => {
    const texts = safetyCodes.map((code) => fixedMessage(code, region, language).text)
    expect(texts.filter((text) => /(?:^|[.?!] )\p{Ll}/u.test(text))).toEqual([])
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
  })
})

it('leaves alone what is no line', () => {
  expect(withHelpLines('Call {nobody}. {crisis} is there.', 'ZZ', 'en')).toBe(
    'Call {nobody}. Your local crisis line is there.',
  )
})
