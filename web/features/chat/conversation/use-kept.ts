/** A value that is kept in the tab's memory and shown wherever it is used. */

import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readTabMemory, subscribeToTabMemory, writeTabMemory } from '../../../client/tab-memory.ts'

/**
 * Reads and writes one kept value.
 *
 * @param key - of the tab's memory; null while it is not known whose value it is.
 * @param parse - reads the kept text, null for none; must be a function of the module.
 * @returns the value, and how to change it from what is kept at that moment.
 */
export function useKept<Value>(
  key: string | null,
  parse: (raw: string | null) => Value,
): [value: Value, change: (next: (kept: Value) => Value | null) => void] {
  const raw = useSyncExternalStore(
    subscribeToTabMemory,
    () => (key === null ? null : readTabMemory(key)),
    () => null,
  )
  const value = useMemo(() => parse(raw), [parse, raw])
  const change = useCallback(
    (next: (kept: Value) => Value | null) => {
      if (key === null) return
      const changed = next(parse(readTabMemory(key)))
      writeTabMemory(key, changed === null ? null : JSON.stringify(changed))
    },
    [key, parse],
  )
  return [value, change]
}
