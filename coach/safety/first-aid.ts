/** Blood that runs, gas and smoke, told plainly: what to do first is said with the call. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Said } from '../text/said.ts'

const runs = pattern(
  '(bleed*|nose ?bleed*|blood .. (stop|everywhere|a lot)|lot of blood|sangr(o|a|ando|ado)|(mucha|no para de salir) .. sangre|sangre .. (no para|a chorros))',
)
/** From inside, or where no hand should press. */
const fromElsewhere = pattern(
  '(eyes?|ears?|bottom|back passage|rect*|anus|vagina*|down (there|below)|pee|urine|stools?|poo*|vomit*|cough*|inside|brain|menopause|ojos?|oidos?|ano|recto|abajo|orin*|heces|popo|vomit*|tos*|por dentro|menopausia|neck|throat|cuello|garganta|nos|aspirin)',
)

/**
 * Tells whether a message tells of blood that runs where a hand can press.
 *
 * @param message - what the person typed.
 */
export function isBleedingOutside(message: string): boolean {
  const words = normalise(message)
  return runs.test(words) && !fromElsewhere.test(words)
}

/** Said in place of the text for other emergencies. */
export const heavyBleeding: Said = {
  en: 'This needs emergency help. Call {emergency} now. Press hard on it with a clean cloth, and do not lift it to look. A nose: sit, lean forward, and pinch the soft part.',
  es: 'Esto necesita ayuda de emergencia. Llame a {emergency} ahora. Apriete fuerte con un paño limpio, y no lo levante para mirar. Si es la nariz: siéntese, inclínese hacia adelante y apriete la parte blanda.',
}

const gas = pattern(
  '(gas|smok(e|ing)|humo) ... (smell*|leak*|house|kitchen|room|home|stove|oven|huele|fuga|casa|cocina|cuarto|estufa)|(smell*|leak*|hear|huele*|huelo|fuga|escape|hay|lleno|llena|full) .. (of |de |a )?(gas|smoke|humo)|house is on fire|(casa|cocina) se (quema|incendia)|se (quema|incendia) la (casa|cocina)',
)
/** Something that was taken too, or somebody who lies there. */
const isTaken = pattern(
  '(swallow*|took|taken|dos(e|es)|tablets?|pills?|medicin*|insulin|overdos*|trag*|tome|tomo|pastillas?|dosis|drank|drink|bebi|bebio)',
)

/**
 * Tells whether a message tells of gas or smoke in the house, and of nothing swallowed.
 *
 * @param message - what the person typed.
 */
export function isGasOrSmoke(message: string): boolean {
  const words = normalise(message)
  return gas.test(words) && !isTaken.test(words)
}

/** Said in place of the text for other emergencies: what poisons or burns is left before anything else is done. */
export const leaveFirst: Said = {
  en: 'This needs emergency help. Gas or smoke: leave the house first, and take everybody with you. Touch no switch and light nothing. Outside, call {emergency} now.',
  es: 'Esto necesita ayuda de emergencia. Con gas o humo, salga primero de la casa, con todos. No toque ningún interruptor ni encienda nada. Ya afuera, llame a {emergency}.',
}
