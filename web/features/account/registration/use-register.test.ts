/** The registration form refuses what the server would refuse. */

import { describe, expect, it } from 'vitest'
import { accountTexts } from '../../../locales/account.ts'
import { type RegistrationForm, checkRegistration } from './use-register.ts'

const texts = accountTexts
const good: RegistrationForm = {
  email: 'ada@example.com',
  password: 'seven quiet herons',
  yearOfBirth: '1950',
  gender: 'Female',
}
const check = (change: Partial<RegistrationForm>) => checkRegistration({ ...good, ...change }, 2026)

describe('checkRegistration', () => {
  it('finds nothing wrong with a good form', () => {
    expect(check({})).toEqual({})
  })

  it('names every empty field', () => {
    expect(check({ email: ' ', password: '', yearOfBirth: '', gender: '' })).toEqual({
      email: texts.enterEmail,
      password: texts.passwordShort,
      yearOfBirth: texts.enterYear,
      gender: texts.chooseGender,
    })
  })

  it.each(['ada', 'ada@example', 'ada @example.com', '@example.com'])('refuses %s', (email) => {
    expect(check({ email })).toEqual({ email: texts.emailShape })
  })

  it.each([
    ['1905', texts.yearRange(1906, 2008)],
    ['2009', texts.yearRange(1906, 2008)],
    ['2027', texts.yearRange(1906, 2008)],
    ['50', texts.enterYear],
    ['1950.5', texts.enterYear],
    ['soon', texts.enterYear],
  ])('refuses the year %s', (yearOfBirth, fault) => {
    expect(check({ yearOfBirth })).toEqual({ yearOfBirth: fault })
  })

  it.each(['1906', '2008', ' 1950 '])('takes the year %s', (yearOfBirth) => {
    expect(check({ yearOfBirth })).toEqual({})
  })

  it('holds the password to its length', () => {
    expect(check({ password: 'seven77' })).toEqual({ password: texts.passwordShort })
    expect(check({ password: 'x'.repeat(129) })).toEqual({ password: texts.passwordLong })
  })
})
