/** Every rule by concept for what belongs to a doctor, to the makers, or to somebody else. */

import type { Rule } from '../rule.ts'
import { illnessRules } from './illness-rules.ts'
import { instructionRules } from './instruction-rules.ts'
import { medicineRules } from './medicine-rules.ts'
import { someoneElseRules } from './someone-else-rules.ts'

/** Rules of the codes medication, diagnosis, injection and other people's data. */
export const boundsRules: readonly Rule[] = [
  ...medicineRules,
  ...illnessRules,
  ...instructionRules,
  ...someoneElseRules,
]
