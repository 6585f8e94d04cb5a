/** Whoever builds on the calls learns that an address is right and the method is not. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses, operatorPaths, type Address } from '#contract/addresses.ts'
import { startTestApp, type TestApp } from '../../test-support/test-app.ts'

const paths = [
  ...Object.values<Address>(addresses).map(({ path }) => path.replace(':userId', 'x')),
  ...Object.values(operatorPaths),
]

describe('a wrong method', () => {
  let server: TestApp

  beforeAll(async () => {
    server = await startTestApp()
  })

  afterAll(() => server.close())

  it.each([...new Set(paths)])('at %s is refused with the right ones', async (path) => {
    const answer = await server.send({ method: 'PUT', url: `${path}?x=1` })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toMatch(/^(GET, HEAD|POST|PATCH|DELETE)/)
    expect(answer.json()).toEqual({
      error: 'This address cannot be called in this way.',
      code: 'METHOD_NOT_ALLOWED',
    })
  })

  it('names every method of an address', async () => {
    const answer = await server.send({ method: 'POST', url: '/api/me' })
    expect(answer.headers.allow).toBe('GET, HEAD, PATCH, DELETE')
  })

  it('is told to those who read where one can only write', async () => {
    const answer = await server.send({ method: 'GET', url: '/api/login/code' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('POST')
  })

  it('is not seen where there is no such address', async () => {
    for (const url of ['/api/nothing', '/view-scores', '/healthz2', '/apixopenapi']) {
      const answer = await server.send({ method: 'DELETE', url })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers.allow).toBeUndefined()
    }
  })
})
