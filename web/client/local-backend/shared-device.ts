/** People who said that others use this device too, guests and members: what is theirs goes when they go. */

import { useSyncExternalStore } from 'react'
import { readStored, removeStored, store } from '../device-storage.ts'
import { endQuiet } from '../quiet.ts'
import { sharedPeopleKey } from '../session.ts'
import { readTabMemory, subscribeToTabMemory, writeTabMemory } from '../tab-memory.ts'
import { askSiteSettings, useSiteSettings } from '../use-site-settings.ts'

/** The people whose traces are to go; empty where nobody has said so. */
export function sharedPeople(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(sharedPeopleKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Notes that a person shares this device, and that this tab is theirs. */
export function markShared(person: string): void {
  const known = sharedPeople()
  if (!known.includes(person)) store(sharedPeopleKey, JSON.stringify([...known, person]))
  writeTabMemory(tabKey(person), 'here')
  void holdPlace(person)
  // What shows the note is fetched at once.
  endQuiet()
}

/** Takes the note back. */
export function unmarkShared(person: string): void {
  removeStored(tabKey(person))
  const others = sharedPeople().filter((known) => known !== person)
  if (others.length === 0) removeStored(sharedPeopleKey)
  else store(sharedPeopleKey, JSON.stringify(others))
}

/**
 * Tells whether a person of a shared device has gone without logging out: no other tab of theirs is
 * open, and this one was never theirs or has been closed for longer than a reload takes. What a tab
 * remembers is not enough: the browser brings it back with a closed tab, and with its last session.
 *
 * @returns false for everybody else, and where the browser cannot tell.
 */
export async function hasWalkedAway(person: string): Promise<boolean> {
  if (!sharedPeople().includes(person)) return false
  const isHere = readTabMemory(tabKey(person)) !== null && wasHereJustNow(person)
  if (!isHere && canHold() && !(await isHeld(person))) return true
  writeTabMemory(tabKey(person), 'here')
  void holdPlace(person)
  return false
}

const choiceKey = 'shared-device'

/**
 * What was said about this device, the same in every form of this tab: it outlasts the way from the
 * registration to the login and a reload, and goes with the logout.
 *
 * @returns what the box shows, which is the operator's setting until somebody presses it, and how it
 * is changed.
 */
export function useSharedChoice(): readonly [boolean, (isShared: boolean) => void] {
  const usual = useSiteSettings()?.sharedDevices === true
  const chosen = useSyncExternalStore(subscribeToTabMemory, readChoice, () => null)
  return [chosen === null ? usual : chosen === 'yes', chooseShared]
}

/** The same for whoever sends a form: a press is never too early for the operator's setting. */
export async function isDeviceShared(): Promise<boolean> {
  const chosen = readChoice()
  return chosen === null ? (await askSiteSettings())?.sharedDevices === true : chosen === 'yes'
}

function readChoice(): string | null {
  return readTabMemory(choiceKey)
}

function chooseShared(isShared: boolean): void {
  writeTabMemory(choiceKey, isShared ? 'yes' : 'no')
}

function tabKey(person: string): string {
  return `shared:${person}`
}

/** Missing on plain-http pages of a home network. */
function canHold(): boolean {
  return 'locks' in navigator
}

async function isHeld(person: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === tabKey(person))
}

const reloadMs = 60_000
/** A browser that crashes says nothing at the end. */
const lifeSignMs = 10_000

function wasHereJustNow(person: string): boolean {
  return Math.abs(Date.now() - Number(readStored(tabKey(person)) ?? 0)) < reloadMs
}

/** A tab that is still open after the person was forgotten writes nothing of them any more. */
function giveLifeSign(person: string): void {
  if (sharedPeople().includes(person)) store(tabKey(person), String(Date.now()))
}

let holding: string | undefined
let stopLifeSigns = () => undefined as void

/** For as long as this page is open; the browser gives the place up when it closes. */
async function holdPlace(person: string): Promise<void> {
  giveLifeSign(person)
  if (!canHold() || holding === person) return
  holding = person
  stopLifeSigns()
  const give = () => giveLifeSign(person)
  const beat = setInterval(give, lifeSignMs)
  window.addEventListener('pagehide', give)
  stopLifeSigns = () => {
    clearInterval(beat)
    window.removeEventListener('pagehide', give)
  }
  await navigator.locks
    .request(tabKey(person), { mode: 'shared' }, () => new Promise<never>(() => undefined))
    .catch(() => undefined)
}
