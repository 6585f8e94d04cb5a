/** A step that was pressed on another page, on its way to the form of the plan; it stays in this tab. */

import { type LifestyleDomain, isLifestyleDomain } from '#core/lifestyle-domain.ts'
import { lastingStepTexts } from '../../locales/lasting-step.ts'
import { readTabMemory, writeTabMemory } from '../tab-memory.ts'

/** What is known of it. */
export interface StepIdea {
  readonly text: string
  readonly domain: LifestyleDomain | null
  readonly source: 'advice' | 'chat'
  readonly evidenceId: string | null
  /** Where the person has said when they will do it. */
  readonly when?: string
}

const key = 'step-idea'

/** Hands it over, said for many days; `null` takes it back. */
export function handOverIdea(idea: StepIdea | null): void {
  const lasting = idea && { ...idea, text: lastingStepTexts.withoutMoment(idea.text) }
  writeTabMemory(key, lasting && JSON.stringify(lasting))
}

/** What was handed over last; null where nothing was, or it was taken back. */
export function ideaHandedOver(): StepIdea | null {
  try {
    const kept: unknown = JSON.parse(readTabMemory(key) ?? 'null')
    return isIdea(kept) ? kept : null
  } catch {
    return null
  }
}

function isIdea(value: unknown): value is StepIdea {
  if (typeof value !== 'object' || value === null) return false
  const { text, domain, source, evidenceId, when }: Partial<Record<string, unknown>> = { ...value }
  return (
    typeof text === 'string' &&
    (domain === null || (typeof domain === 'string' && isLifestyleDomain(domain))) &&
    (source === 'advice' || source === 'chat') &&
    (evidenceId === null || typeof evidenceId === 'string') &&
    (when === undefined || typeof when === 'string')
  )
}
