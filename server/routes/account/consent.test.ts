/** A person agrees to a text they have read, once or later, and finds that again. */

import { beforeEach, describe, expect, it } from 'vitest'
import { currentConsentVersion } from '#contract/consent.ts'
import { bearer, type TestApp, appForTest } from '../../test-support/test-app.ts'

const dayMs = 86_400_000
const ann = { email: 'ann@example.org', password: 'long enough', yearOfBirth: 1950, gender: 'Male' }
const registered = '2026-11-21T10:00:00.000Z'

describe('consent', () => {
  let server: TestApp

  beforeEach(async () => {
    server = await appForTest()
  })

  const register = (more: object = {}) =>
    server.send({ method: 'POST', url: '/register', payload: { ...ann, ...more } })

  const signIn = async () => {
    const { email, password } = ann
    const answer = await server.send({
      method: 'POST',
      url: '/login',
      payload: { email, password },
    })
    return bearer(answer.json<{ token: string }>())
  }

  const consentsOf = async (headers: Record<string, string>) => {
    const answer = await server.send({ method: 'GET', url: '/api/me', headers })
    return answer.json<{ consents: unknown }>().consents
  }

  const give = (headers: Record<string, string>, version: unknown) =>
    server.send({ method: 'POST', url: '/api/me/consent', headers, payload: { version } })

  it('is kept with the registration, at the time of the server', async () => {
    const givenAt = '1999-01-01T00:00:00.000Z'
    const answer = await register({ consentVersion: currentConsentVersion, givenAt })
    expect(answer.statusCode).toBe(200)
    expect(await consentsOf(await signIn())).toEqual([
      { version: currentConsentVersion, givenAt: registered },
    ])
  })

  it('is not needed to register, and is then not claimed', async () => {
    expect((await register()).statusCode).toBe(200)
    expect(await consentsOf(await signIn())).toEqual([])
    expect(server.rows()).toMatchObject({ users: 1, consents: 0 })
  })

  it.each(['1999-01-01', '', 'latest', null, 7, ['2026-11-21']])(
    'to the unknown version %j is refused, and nobody is registered',
    async (consentVersion) => {
      const answer = await register({ consentVersion })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        error: 'This text has changed. Please load the page again and read the new one.',
        code: 'INVALID_FIELD',
        field: 'consentVersion',
      })
      expect(server.rows()).toMatchObject({ users: 0, consents: 0 })
    },
  )

  it('can be given later, and keeps its first time', async () => {
    await register()
    const headers = await signIn()
    server.passMs(60_000)
    const answer = await give(headers, currentConsentVersion)
    const kept = [{ version: currentConsentVersion, givenAt: '2026-11-21T10:01:00.000Z' }]
    expect(answer.json()).toMatchObject({ email: ann.email, consents: kept })
    server.passMs(dayMs)
    const again = await signIn()
    expect((await give(again, currentConsentVersion)).statusCode).toBe(200)
    expect(await consentsOf(again)).toEqual(kept)
  })

  it('to an unknown version is refused later, too', async () => {
    await register()
    const headers = await signIn()
    const answer = await give(headers, '1999-01-01')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_FIELD', field: 'version' })
    expect(await consentsOf(headers)).toEqual([])
  })

  it('is part of the data a person takes along, and goes when they go', async () => {
    await register({ consentVersion: currentConsentVersion })
    const headers = await signIn()
    const file = (format: string) =>
      server.send({ method: 'GET', url: `/api/me/export?format=${format}`, headers })
    expect((await file('json')).json()).toMatchObject({
      consents: [{ version: currentConsentVersion, givenAt: registered }],
    })
    expect((await file('csv')).body).toContain(
      `consent,,,${registered},version,${currentConsentVersion}`,
    )
    await server.send({ method: 'DELETE', url: '/api/me', headers })
    expect(server.rows()).toMatchObject({ users: 0, consents: 0 })
  })
})
