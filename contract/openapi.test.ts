/** The description of the API says what the contract says. */

import { describe, expect, it } from 'vitest'
import { addresses } from './addresses.ts'
import { describeApi } from './openapi.ts'

interface Call {
  operationId: string
  security?: unknown
  parameters: { name: string; in: string; required?: boolean }[]
  requestBody?: unknown
  responses: Record<string, { content: Record<string, { schema: unknown }> }>
}

function inWords({ in: place, name, required = false }: Call['parameters'][number]): string {
  return `${place} ${name} ${required}`
}

describe('the OpenAPI document', () => {
  // As a tool would read it: only what survives JSON.
  const document: {
    openapi: string
    servers: object[]
    paths: Record<string, Record<string, Call>>
  } = JSON.parse(JSON.stringify(describeApi('https://health.example.org')))
  const calls = Object.values(document.paths).flatMap((path) => Object.values(path))
  const callOf = (name: string) => calls.find(({ operationId }) => operationId === name)
  const named = (name: string) => callOf(name)?.parameters.map(inWords)

  it('is of version 3.1 and names the server', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: 'https://health.example.org' }])
  })

  it('has every call, with its guard', () => {
    expect(calls).toHaveLength(Object.keys(addresses).length)
    for (const [name, { access }] of Object.entries(addresses)) {
      expect(callOf(name)?.security !== undefined).toBe(access !== 'anyone')
    }
  })

  it('names what is in the address, in the query and in the header', () => {
    expect(named('viewScores')).toEqual(['path userId true'])
    expect(named('mnaScore')).toEqual(['query userID false', 'query userId false'])
    expect(named('submitStress')).toEqual(['header idempotency-key false'])
    expect(named('siteSettings')).toEqual([])
  })

  it('says which calls ask for a fresh proof, and where nothing need be sent', () => {
    expect(callOf('exportMe')).toMatchObject({ 'x-fresh-proof': true })
    expect(callOf('signOutOthers')).toMatchObject({
      'x-fresh-proof': ['passkeys', 'password'],
      requestBody: { required: false },
    })
    expect(callOf('me')).not.toHaveProperty('x-fresh-proof')
    expect(callOf('register')).toMatchObject({ requestBody: { required: true } })
  })

  it('describes what is sent and what comes back', () => {
    expect(JSON.stringify(callOf('register')?.requestBody)).toContain('"yearOfBirth"')
    const reply = callOf('socialScore')?.responses['200']?.content['application/json']?.schema
    expect(reply).toMatchObject({
      type: 'object',
      properties: { score: { type: 'number' }, band: { type: 'string' } },
      required: expect.arrayContaining(['score', 'band', 'change']),
    })
  })

  it('offers the chat as text and as a stream of events too', () => {
    const content = callOf('chat')?.responses['200']?.content ?? {}
    expect(Object.keys(content)).toEqual(['text/plain', 'application/json', 'text/event-stream'])
    expect(content['text/event-stream']?.schema).toMatchObject({
      oneOf: ['safety', 'passage', 'done', 'failed'].map((name) => ({
        properties: { event: { const: name }, data: { type: 'object' } },
      })),
    })
  })
})
