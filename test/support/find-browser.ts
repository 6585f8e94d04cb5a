/** Finds a Chromium that is already on this machine. */

import { findProgram, isExecutable } from './find-program.ts'

/** The first is the same browser without windows and menus: a sixth less work for the same pages. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * @returns absolute path of the browser named by CHROMIUM_PATH, else of the first one found;
 *   undefined when there is none.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) return isExecutable(chosen) ? chosen : undefined
  return names.map((name) => findProgram(name)).find(Boolean) ?? usualPlaces.find(isExecutable)
}
