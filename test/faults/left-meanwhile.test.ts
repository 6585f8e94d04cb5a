/** People who leave before they are answered, as when a proxy gives up: what they sent is done, and is no fault. */

import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { countRows } from '#server/store/test-databases.ts'
import { type AppServer, startAppServer } from '../support/app-server.ts'
import { newPerson } from '../support/person.ts'

/** Their passwords take long enough to be hashed that the last of them has left before. */
const people = 12

let server: AppServer | undefined

afterEach(() => server?.stop())

async function beginToRegister(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  const body = JSON.stringify(newPerson())
  const head = `POST ${addresses.register.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json`
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  return socket
}

it('keeps the accounts of people whose connection has closed meanwhile', async () => {
  server = await startAppServer()
  const { url, dataDir, said } = server
  const sockets = await Promise.all(Array.from({ length: people }, () => beginToRegister(url)))
  // It has read what came before this.
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => countRows(dataDir)['users']).toBe(people)
  expect(said()).not.toContain('a request failed')
})
