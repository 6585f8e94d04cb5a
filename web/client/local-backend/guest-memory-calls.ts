/** The calls about what the coach remembers, answered for a guest. */

import type { Recollection } from '#coach/conversation/question.ts'
import { presentMemory } from '#coach/memory/present-memory.ts'
import type { Memory, MemoryChange } from '#core/memory.ts'
import type { Reply } from '#contract/endpoints.ts'
import { language } from '../../locales/language.ts'
import type { CallResult } from '../call-result.ts'
import { changeGuestMemory, readGuestMemory } from './records/guest-memory.ts'

const hourMs = 3_600_000

/** What is remembered, at this moment. */
export function recollectionOf(memory: Memory): Recollection {
  const now = Date.now()
  return { memory, hoursSince: (moment) => (now - Date.parse(moment)) / hourMs }
}

/** What the coach remembers of a guest. */
export async function showMemory(userId: string): Promise<CallResult<Reply<'memory'>>> {
  return shown(await readGuestMemory(userId))
}

/** Changes it, as the guest says. */
export async function changeMemory(
  userId: string,
  change: MemoryChange,
): Promise<CallResult<Reply<'changeMemory'>>> {
  return shown(await changeGuestMemory(userId, change))
}

function shown(memory: Memory): CallResult<Reply<'memory'>> {
  return { ok: true, reply: presentMemory(recollectionOf(memory), language) }
}
