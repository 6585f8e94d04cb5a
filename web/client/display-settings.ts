/** How large and in which colors this browser shows the pages, and whether it may listen; kept on the device, not in an account. */

import { useSyncExternalStore } from 'react'
import { readStored, store } from './device-storage.ts'

/** Sizes of text, small to large; the style sheet says how large each is. */
export const textSizes = ['usual', 'larger', 'largest'] as const

/** One size of text. */
export type TextSize = (typeof textSizes)[number]

/** Sets of colors; `usual` follows the device. */
export const colorSets = ['usual', 'dark', 'contrast'] as const

/** One set of colors. */
export type ColorSet = (typeof colorSets)[number]

/** Whether a person agreed to answer by voice. */
export const voiceChoices = ['off', 'on'] as const

/** One of the two. */
export type VoiceChoice = (typeof voiceChoices)[number]

/** What a person has chosen. */
export interface DisplaySettings {
  readonly text: TextSize
  readonly colors: ColorSet
  readonly voice: VoiceChoice
}

const usual: DisplaySettings = { text: 'usual', colors: 'usual', voice: 'off' }

/** web/index.html reads the same key before the first paint. */
const storageKey = 'comfort'

const listeners = new Set<() => void>()
let known = usual
let knownText: string | null = null

/** What is chosen now; whatever cannot be read counts as usual. */
export function readDisplaySettings(): DisplaySettings {
  const stored = readStored(storageKey)
  if (stored !== knownText) {
    knownText = stored
    known = parse(stored)
  }
  return known
}

/** Chooses, shows it at once and keeps it for every page of this site in this browser. */
export function chooseDisplaySettings(change: Partial<DisplaySettings>): void {
  const chosen = { ...readDisplaySettings(), ...change }
  store(storageKey, JSON.stringify(chosen))
  show(chosen)
  for (const listener of listeners) listener()
}

/** What is chosen, kept up to date; the usual while a prerendered page is being taken over. */
export function useDisplaySettings(): DisplaySettings {
  return useSyncExternalStore(subscribe, readDisplaySettings, () => usual)
}

function subscribe(listener: () => void): () => void {
  const showAgain = () => {
    show(readDisplaySettings())
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', showAgain)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', showAgain)
  }
}

/** The style sheets look at these marks. */
function show({ text, colors, voice }: DisplaySettings): void {
  const marks = document.documentElement.dataset
  marks['text'] = text
  marks['colors'] = colors
  marks['voice'] = voice
}

function parse(stored: string | null): DisplaySettings {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return usual
    const { text, colors, voice }: { text?: unknown; colors?: unknown; voice?: unknown } = value
    return {
      text: textSizes.find((size) => size === text) ?? 'usual',
      colors: colorSets.find((set) => set === colors) ?? 'usual',
      voice: voiceChoices.find((choice) => choice === voice) ?? 'off',
    }
  } catch {
    return usual
  }
}
