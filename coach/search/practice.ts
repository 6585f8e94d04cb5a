/** In Britain a surgery is where the doctor sees people: somebody is rung, asked or met there, and nothing is cut. */

const before =
  /\b((?:rang|ring|ringing|phoned?|call(?:ed|ing)?|contact(?:ed)?|ask(?:ed)?|tell|told|saw|see|visit(?:ed)?|went to|go to|been to|at|to|by)(?: up)? (?:(?:the|our|my|local|gp|gp's|doctor's|doctors) )+)surgery\b/giu
const after =
  /\bsurgery(?= (?:said|says|told|tells|rang|called|nurse|receptionist|will|wants?|opens?|closed|hours?)\b)/giu

/**
 * Names such a surgery in a word that has no other sense.
 *
 * @param message - as typed.
 */
export function withPracticeNamed(message: string): string {
  return message.replaceAll(before, '$1clinic').replaceAll(after, 'clinic')
}
