/** Nothing is done or handed out for a session that ended while its call was under way, over a real socket. */

import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, expect, it } from 'vitest'
import { openSqliteBeside } from '../store/databases/sqlite.ts'
import { fillAccount } from '../test-support/full-account.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../test-support/test-app.ts'

let server: TestApp
let ann: TestMember
let url: string

beforeEach(async () => {
  server = await appForTest()
  ann = await server.newMember()
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})

const logOut = () => server.send({ method: 'POST', url: '/logout', headers: bearer(ann) })

it('does not delete an account by a body that was held back until after the logout', async () => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const { authorization } = bearer(ann)
  const head = [
    'DELETE /api/me HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `Authorization: ${authorization}`,
    'Content-Type: application/json',
    'Content-Length: 2',
    'Connection: close',
  ]
  let answer = ''
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  // The server has the headers once it answers another call that was sent after them.
  await fetch(`${url}/healthz`)
  await logOut()
  socket.write('}')
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(await server.store.users.find(ann.userId)).toBeDefined()
})

it('breaks a file off that is read slowly past the logout', async () => {
  const database = openSqliteBeside(server.dataDir)
  await fillAccount(database, ann.userId)
  await database.close()
  const answer = await fetch(`${url}/api/me/export`, { headers: bearer(ann) })
  expect(answer.status).toBe(200)
  const reader = answer.body?.getReader()
  await reader?.read()
  await logOut()
  const readOn = async () => {
    while ((await reader?.read())?.done === false);
  }
  await expect(readOn()).rejects.toThrow()
})
