/** Work to be done when this process ends, whether by itself or because it is told to. */

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** One entry for each call, also of the same work. */
const registered = new Set<{ readonly act: () => void }>()

/**
 * Runs something before this process ends by its exit or by a signal that asks it to.
 *
 * @param act - may be run twice; must not wait for anything.
 * @returns calls it off.
 */
export function onEnd(act: () => void): () => void {
  const entry = { act }
  registered.add(entry)
  listen()
  return () => {
    if (registered.delete(entry) && registered.size === 0) stopListening()
  }
}

function actAll(): void {
  for (const { act } of registered) act()
}

function actAndGo(signal: NodeJS.Signals): void {
  actAll()
  // With our listener gone, the signal does what it always does.
  process.off(signal, actAndGo)
  process.kill(process.pid, signal)
}

/** One listener of each kind, however much is to be done: of many, Node.js warns. */
function listen(): void {
  stopListening()
  process.on('exit', actAll)
  for (const signal of signals) process.on(signal, actAndGo)
}

function stopListening(): void {
  process.off('exit', actAll)
  for (const signal of signals) process.off(signal, actAndGo)
}
