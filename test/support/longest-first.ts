/** Begins with the longest files, so that at the end of a run no core waits for a last long one. */

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest goes by the size of files that it has not run before; these are short and take long. */
const longest = [
  'test/access/matrix.e2e.ts',
  'test/offline.e2e.ts',
  'test/guest-alone.e2e.ts',
  'test/three-visits.e2e.ts',
  'test/guest-storage.e2e.ts',
  'test/spec-flows.e2e.ts',
  'test/right-to-left.e2e.ts',
  'test/seventh-instrument/seventh-instrument.e2e.ts',
  'test/forget-me.e2e.ts',
  'server/http/fuzz.test.ts',
  'coach/safety/detect-beside.test.ts',
  'core/instruments/every-instrument.test.ts',
  'test/guesses.test.ts',
  'server/store/operator/backups.test.ts',
  'server/main.test.ts',
]

/** The order in which files of tests are begun. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort.call(this, files)
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return place === -1 ? longest.length : place
}
