/** Work to be done when this process ends, whether by itself or because it is told to. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs something before this process ends by its exit or by a signal that asks it to.
 *
 * @param act - may be run twice; must not wait for anything.
 * @returns calls it off.
 */
export function onEnd(act: () => void): () => void {
  const actAndGo = (signal: NodeJS.Signals) => {
    act()
    // With our listener gone, and all others of this kind, the signal does what it always does.
    process.kill(process.pid, signal)
  }
  process.once('exit', act)
  for (const signal of signals) process.once(signal, actAndGo)
  return () => {
    process.off('exit', act)
    for (const signal of signals) process.off(signal, actAndGo)
  }
}
