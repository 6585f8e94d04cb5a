/** Nobody reads or changes what is another's; the cases are made from the contract, so a new call is covered by itself. */

import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { startTestApp, type TestApp } from '../test-support/test-app.ts'
import {
  accessTableText,
  askers,
  makeAccessTable,
  type AccessRow,
} from '../test-support/access-table.ts'

const page = fileURLToPath(new URL('../../docs/access-table.md', import.meta.url))
const names = Object.keys(endpoints)
const asksForProof = (name: string) =>
  Object.entries<Endpoint>(endpoints).some(
    ([one, { address }]) => one === name && address.freshProof === true,
  )
const strangers = askers.filter((asker) => !/another|right/.test(asker))

describe('the table of calls', () => {
  let server: TestApp
  let rows: ReadonlyMap<string, AccessRow>

  beforeAll(async () => {
    server = await startTestApp()
    rows = new Map((await makeAccessTable(server)).map((row) => [row.name, row]))
  })

  afterAll(() => server.close())

  describe.each(names)('%s', (name) => {
    it('tells and changes nothing of the person for anybody else', () => {
      expect(rows.get(name)?.leaks).toEqual([])
    })

    it('is closed to those it is not for, and open to the one it is for', () => {
      const { access, answers } = rows.get(name) ?? {}
      if (answers === undefined) throw new Error(`No row for ${name}.`)
      if (access === 'anyone') return
      for (const asker of strangers) expect(answers[asker]).toBe('401 UNAUTHENTICATED')
      if (access === 'own-id') expect(answers["another person's token"]).toBe('403 NOT_YOURS')
      if (asksForProof(name)) {
        expect(answers['right token, no fresh proof']).toBe('403 FRESH_PROOF_NEEDED')
      }
      expect(answers['right token']).not.toMatch(/^(401|403|5)/)
    })
  })

  it('is the one in the documents', async () => {
    await expect(accessTableText([...rows.values()])).toMatchFileSnapshot(page)
  })
})
