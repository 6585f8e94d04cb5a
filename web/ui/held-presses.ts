/** Presses that came before the code they need; the script inside web/index.html keeps them. */

declare global {
  interface Window {
    /** What to do, by the control that was pressed or chosen from; missing where no page of ours was loaded. */
    readonly heldPresses?: Map<Element, () => void>
  }
}

/** Stands on an element while what is inside it is prerendered only: what is pressed there waits. */
export const waitsAttribute = 'data-waits'

/**
 * From now on buttons and lists in an element do their work themselves; first what they were asked before.
 * What belongs to a part inside that still waits goes on waiting.
 *
 * @param host - has had the attribute until now.
 */
export function letPressesGo(host: Element): void {
  host.removeAttribute(waitsAttribute)
  const held = window.heldPresses
  for (const [control, act] of held ?? []) {
    if (!host.contains(control) || control.closest(`[${waitsAttribute}]`) !== null) continue
    held?.delete(control)
    act()
  }
}
