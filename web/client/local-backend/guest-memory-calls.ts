/** The calls about what the coach remembers, answered for a guest. */

import type { Memory, MemoryChange } from '#core/memory.ts'
import type { Reply } from '#contract/endpoints.ts'
import { language } from '../../locales/language.ts'
import type { CallResult } from '../call-result.ts'
import { askCoach } from './coach/ask-coach.ts'
import { changeGuestMemory, readGuestMemory } from './records/guest-memory.ts'

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

async function shown(memory: Memory): Promise<CallResult<Reply<'memory'>>> {
  return { ok: true, reply: await askCoach('presentMemory', { memory, language }) }
}
