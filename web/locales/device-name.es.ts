/** What a browser or a passkey is called in Spanish. */

import type { DeviceName } from './device-name.ts'

/** The words of the server's names that are not the names of products. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^A browser\b/, 'Un navegador'],
  [/ on an Android phone$/, ' en un celular Android'],
  [/ on a Chromebook$/, ' en una Chromebook'],
  [/ on Mac or iPad$/, ' en Mac o iPad'],
  [/ on (?=\S+$)/, ' en '],
]

/**
 * Says a name in Spanish.
 *
 * @param name - as the server keeps it, for example `Firefox on Windows`.
 * @returns for example `Firefox en Windows`; a name of another kind as it is.
 */
export const deviceName: DeviceName = (name) =>
  words.reduce((said, [english, spanish]) => said.replace(english, spanish), name)
