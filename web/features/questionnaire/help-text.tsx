/** What a question means, with an example: the words of "Help me with this". */

import type { InstrumentId } from '#core/instrument.ts'
import { helpOf } from '#core/item-help.ts'

/** The help of one question; a later part, since few people open it. */
export function HelpText({ instrument, linkId }: { instrument: InstrumentId; linkId: string }) {
  return helpOf(instrument, linkId)
}
