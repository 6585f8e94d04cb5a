/** A small fleet is broken while people walk through it: the short form of `npm run soak -- fleet`. */

import { expect, it } from 'vitest'
import { runFleet } from '../support/fleet/fleet-run.ts'

const briefly = { people: 6, seconds: 6, arrivalSeconds: 1, frozenSeconds: 2, thinkMs: 100 }

it('loses nothing that was acknowledged and stores nothing twice: one process frozen, one killed, the database crashed', async () => {
  const { faults, found, submits } = await runFleet(briefly)
  expect(faults).toMatchObject({ count: 0 })
  expect(found).toMatchObject({ lost: 0, doubled: 0, peopleLost: 0, plansLost: 0 })
  expect(found.sittings.copy).toBe(found.sittings.database)
  expect(submits.acknowledged).toBeGreaterThan(0)
})
