/** People are answered in the language they chose, else in the one their browser is set to. */

import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { requestLanguage } from './request-language.ts'

const wished = (acceptLanguage: string) =>
  requestLanguage({ headers: { 'accept-language': acceptLanguage } })

describe('the language of a request', () => {
  it('is English when nobody says anything', () => {
    expect(requestLanguage({ headers: {} })).toBe('en')
  })

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['ES-419,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en-US,es;q=0.9,en;q=0.8', 'en'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['en ; q=0.5 , es ; q=0.7', 'es'],
    ['fr-CA,fr;q=0.9,es;q=0.4,en;q=0.3', 'es'],
    ['es;q=0,en', 'en'],
    ['es;q=0', 'en'],
    ['fr,*;q=0.5', 'en'],
    ['*', 'en'],
    ['est', 'en'],
    ['', 'en'],
  ])('asked for with %j is %s', (header, language) => {
    expect(wished(header)).toBe(language)
  })

  it.each([
    ['language=es', 'es'],
    ['language=en', 'en'],
    ['other=1; language=es; more=2', 'es'],
    ['other=1;language=es', 'es'],
  ])('chosen with the cookie %j is %s, whatever the browser wishes', (cookie, language) => {
    const other = language === 'es' ? 'en' : 'es'
    expect(requestLanguage({ headers: { cookie, 'accept-language': other } })).toBe(language)
  })

  it.each([
    'language=',
    'language=fr',
    'language=__proto__',
    'language="es"',
    'language=%65%73%',
    'my-language=en',
    'language',
  ])('is the one of the browser when the cookie %j names none of ours', (cookie) => {
    expect(requestLanguage({ headers: { cookie, 'accept-language': 'es' } })).toBe('es')
  })

  it('is one of ours whatever the headers hold', () => {
    const junk = oneof(
      string({ unit: 'binary' }),
      string({ unit: constantFrom('e', 's', '-', ';', ',', '=', 'q', '0', '.', '1', ' ') }),
    )
    assert(
      property(junk, junk, (cookie, acceptLanguage) => {
        const headers = { cookie, 'accept-language': acceptLanguage }
        expect(languages).toContain(requestLanguage({ headers }))
      }),
    )
  })
})
