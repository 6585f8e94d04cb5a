/** Gives a name to what a service or its client threw; the rest is thrown away, because it quotes the call. */

import { ModelFault } from '../model-fault.ts'

/**
 * Names a fault.
 *
 * @param thrown - whatever came.
 * @param hasSpoken - true where words had come before.
 * @returns the fault, free of anything that was said.
 */
export function nameServiceFault(thrown: unknown, hasSpoken: boolean): ModelFault {
  const fault = lastTry(thrown)
  if (fault instanceof ModelFault) return fault
  // What we threw while the client read is wrapped where it had read a part.
  if (fault instanceof Error && fault.cause instanceof ModelFault) return fault.cause
  const status = numberIn(fault, 'statusCode')
  if (status !== undefined && status >= 400) return nameStatus(status)
  if (
    isNamed(fault, ['AI_JSONParseError', 'AI_TypeValidationError', 'AI_InvalidResponseDataError'])
  ) {
    return new ModelFault('junk')
  }
  if (status !== undefined) return new ModelFault('junk')
  // Services say their own faults in the stream: as text or as an object, never as an error.
  if (!(fault instanceof Error)) return new ModelFault('service-failed')
  return new ModelFault(hasSpoken ? 'cut-off' : 'unreachable')
}

/** After several tries the client wraps the last fault. */
function lastTry(thrown: unknown): unknown {
  return isNamed(thrown, ['AI_RetryError']) && thrown instanceof Error && 'lastError' in thrown
    ? thrown.lastError
    : thrown
}

function isNamed(fault: unknown, names: readonly string[]): boolean {
  return fault instanceof Error && names.includes(fault.name)
}

function numberIn(fault: unknown, key: string): number | undefined {
  if (typeof fault !== 'object' || fault === null || !(key in fault)) return undefined
  const value: unknown = Reflect.get(fault, key)
  return typeof value === 'number' ? value : undefined
}

function nameStatus(status: number): ModelFault {
  const detail = String(status)
  if (status === 401 || status === 403) return new ModelFault('key-refused', detail)
  if (status === 429) return new ModelFault('over-limit', detail)
  if (status >= 500) return new ModelFault('service-failed', detail)
  return new ModelFault('call-refused', detail)
}
