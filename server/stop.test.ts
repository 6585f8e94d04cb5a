/** Stopping without dropping anyone. */

import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { stopOnSignal } from './stop.ts'
import { appForTest } from './test-support/test-app.ts'

class TestProgram extends EventEmitter {
  exit(code: number): void {
    this.emit('exit', code)
  }
}

describe('a signal to stop', () => {
  it('lets requests in flight finish, refuses new ones, and closes the store', async () => {
    const server = await appForTest()
    const begun = Promise.withResolvers<void>()
    const finished = Promise.withResolvers<void>()
    server.app.get('/api/slow', async () => {
      begun.resolve()
      await finished.promise
      return { ready: await server.store.isReady() }
    })
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const program = new TestProgram()
    stopOnSignal(program, server.app)
    const inFlight = fetch(`${address}/api/slow`)
    await begun.promise
    const ended = once(program, 'exit')
    program.emit('SIGTERM')
    await new Promise(setImmediate)
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
    finished.resolve()
    const answer = await inFlight
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ ready: true })
    expect(await ended).toEqual([0])
    expect(await server.store.isReady()).toBe(false)
  })

  it('is told to load balancers first, while people are still served', async () => {
    const leaving = new AbortController()
    const server = await appForTest({}, { leaving: leaving.signal })
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const program = new TestProgram()
    stopOnSignal(program, server.app, { delayMs: 500, onBegin: () => leaving.abort() })
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const ended = once(program, 'exit')
    program.emit('SIGTERM')
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    expect((await fetch(`${address}/api/site`)).status).toBe(200)
    expect(await ended).toEqual([0])
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  })

  it('does not wait for a browser that has connected in advance and asked for nothing', async () => {
    const server = await appForTest()
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const silent = connect(Number(new URL(address).port), '127.0.0.1')
    await once(silent, 'connect')
    // Answered after the other was accepted.
    await fetch(`${address}/healthz`)
    const hungUp = once(silent, 'close')
    const program = new TestProgram()
    stopOnSignal(program, server.app)
    const ended = once(program, 'exit')
    program.emit('SIGTERM')
    expect(await ended).toEqual([0])
    await hungUp
  })
})
