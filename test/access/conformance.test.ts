/** The conformance page promises what checks hold, and no more. */

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { conformancePage, heldCriteria } from './conformance.ts'

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

describe('the conformance page', () => {
  it('stands in the documents as the checks are now', async () => {
    await expect(conformancePage()).toMatchFileSnapshot(inProject('docs/conformance.md'))
  })

  it.each(heldCriteria)('names checks that are there: $criteria', ({ heldBy }) => {
    expect(heldBy.filter((file) => !existsSync(inProject(file)))).toEqual([])
  })
})
