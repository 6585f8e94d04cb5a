/** Every detection rule. */

import { rule, type Rule } from './rule.ts'

/** All rules; the order does not matter. */
export const rules: readonly Rule[] = [
  rule('suicide_self_harm', [
    '(kill|hurt|harm) myself',
    'suicid*',
    'end (my life|it all)',
    'want* to die',
  ]),
  rule('chest_pain', ['chest (pain*|pressure|tight*|hurt*)']),
  rule('stroke', ['face .. droop*', 'slurr*', '(having|had) a stroke']),
]
