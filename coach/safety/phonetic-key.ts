/** Brings Spanish words written by ear to one form: b and v, s, c and z, ll and y, qu and k, a silent h. */

const sounds: readonly (readonly [RegExp, string])[] = [
  [/x/gu, 'ch'],
  [/ch/gu, 'C'],
  [/h/gu, ''],
  [/qu(?=[ei])|q/gu, 'k'],
  [/z|c(?=[ei])/gu, 's'],
  [/c/gu, 'k'],
  [/v/gu, 'b'],
  [/ll/gu, 'y'],
  [/g(?=[ei])/gu, 'j'],
  [/(.)\1/gu, '$1'],
]

/**
 * Says how a word sounds to a Spanish ear.
 *
 * @param word - small letters without accents.
 * @returns letters that two words share when they are said alike in the Americas, as "kiero" and
 *   "quiero", "pexo" and "pecho", "entumesido" and "entumecido".
 */
export function phoneticKey(word: string): string {
  let sound = word
  for (const [from, to] of sounds) sound = sound.replaceAll(from, to)
  return sound
}
