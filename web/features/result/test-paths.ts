/** Where each test begins; the nutrition test begins with height and weight. */

import type { InstrumentId } from '#core/instrument.ts'
import { type PagePath, paths } from '../../paths.ts'

export const testPaths: Readonly<Record<InstrumentId, PagePath>> = {
  social: paths.socialTest,
  literacy: paths.literacyTest,
  exercise: paths.exerciseTest,
  mna: paths.bmi,
  stress: paths.stressTest,
  sleep: paths.sleepTest,
}
