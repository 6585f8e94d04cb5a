/** How a yes or a no to a question of the coach sounds, in either language. */

import { pattern } from '../text/pattern.ts'

const opening = '^ (\\. |oh |well |um |ah |pues |bueno |ay |uy |mire |the truth is |la verdad )*'

/** Says yes, in so many words or by what is so. */
export const saysYes = pattern(
  `${opening}(yes|yeah|yep|yup|aye|sure|of course|certainly|indeed|a (bit|little)|sometimes|often|i (do|am|have|did|can|think so)|(he|she) (does|is|has|did|can)|they (do|are|have|did)|it (does|is|has|did)|si|claro|asi es|desde luego|por supuesto|a veces|un poco|seguido|creo que si)(?! (not|never|no) )`,
)

/** Says no. */
export const saysNo = pattern(
  `${opening}(no|nope|nah|not|never|none|nobody|no one|hardly|(he|she|it) (does|is|has|did) not|(i|they) (do|am|are|have|did) not|nunca|jamas|nada|nadie|ninguno|casi no|que va|tampoco|creo que no)`,
)
