/** What went over the network between a page and its server, as the door before the server counts it. */

import { startReference } from '../load/child-server.ts'

/** Where the door says what it has counted since its start. */
export const trafficPath = '/counted-traffic'

/** Sums since the door was opened. */
export interface Traffic {
  /** Requests of pages and workers; none that the browser answered from its cache. */
  readonly requests: number
  /** Bodies sent by the server, compressed as they were. */
  readonly bytes: number
  /** Of these, of scripts. */
  readonly scriptBytes: number
}

/**
 * Opens a door before a server.
 *
 * @param target - address of the server.
 */
export async function openCountingDoor(target: string) {
  const door = await startReference('counting-door', [target])
  return {
    url: door.url,
    stop: () => door.stop(),
    async traffic(): Promise<Traffic> {
      const response = await fetch(door.url + trafficPath)
      return response.json()
    },
  }
}
