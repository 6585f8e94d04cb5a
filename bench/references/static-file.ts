/** The least a server can do: one file, read at the start, sent to everybody. */

import { readFileSync } from 'node:fs'
import { listen } from './listen.ts'

const [file = ''] = process.argv.slice(2)
const body = readFileSync(file)

listen((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
  })
  response.end(body)
})
