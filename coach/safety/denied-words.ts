/** The everyday words of the signs of danger, and how they are denied. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { SafetyCode } from './codes.ts'

/** What is denied where a danger is: the sign in its everyday words. */
export const signs: Partial<Record<SafetyCode, string>> = {
  chest_pain: 'heart|chest|angina|corazon|pecho|infarto',
  stroke:
    'stroke|face|mouth|arms?|hands?|legs?|speech|derrame|cara|boca|brazos?|manos?|piernas?|habla',
  emergency_other:
    'blood|bleed*|breath*|gas|smoke|fire|chok*|burn*|poison*|dose|swallow*|faint*|pass* out|collaps*|seizure|fit|allerg*|sangr*|respir*|humo|incendio|fuego|ahog*|atragant*|venen*|dosis|desmay*|convuls*|alerg*',
  sudden_confusion:
    'confus*|muddl*|memory|mind|head|lost|astray|wander*|perdid[oa]|desorient*|cabeza|memoria|extraviad[oa]',
  fall_injury:
    'fall*|fell|slip*|trip*|head|bang*|hit|knock*|hurt*|broke*|bump*|caid[oa]|cai|cayo|caer*|golpe*|pegue|pego|cabeza|rot[oa]|lastim*',
  alcohol_withdrawal:
    'drink*|drunk|alcohol|drop|booze|beb[eoi]*|tom[eo]|trago*|licor|alcoholic[oa]',
  malnutrition: 'weight|chok*|cough*|peso|adelgaz*|atragant*',
  severe_depression: 'depress*|hopeless|sad|low|down|deprim*|triste|decaid[oa]',
  abuse_neglect:
    'hits?|hitting|hurt*|abus*|harm*|threat*|violen*|cruel|pega|maltrat*|lastim*|dano|amenaz*|grita*',
}

/** What fails is a sign itself: "he can not find the words and his hand dropped" denies nothing. */
const failing =
  '(find|feel|move|lift|raise|hold|grip|speak|talk|see|walk|stand|breathe|swallow|wake|answer|respond|remember|know|recogni[sz]e|understand|make sense|(se |le |me |la |lo )?(puede|pudo|puedo|podia|encuentra|siente|siento|mueve|muevo|levanta|sostiene|habla|hablo|responde|contesta|reconoce|recuerda|sabe|entiende|ve|veo|respira|traga|despierta|coordina))'

/**
 * That a part of the body or the mind is as it should be, or a thing did not happen.
 *
 * @param sign - its words.
 */
export function denialOf(sign: string): RegExp {
  return pattern(
    `(?<!(can|could|will|would) )(?!(not|no) ${failing})(not|no|never|nothing|nobody|none|nor|without|ni|nunca|nada|nadie|sin) ... (${sign})|(${sign}) (is|are|was|works?|esta|la tengo|lo tengo|las tengo) .. (fine|ok|okay|all right|alright|good|perfect|perfectly|sound|clear|sharp|bien|perfect[oa]|buen[oa])|no (es|era|fue) (el|la|mi|de|por|lo) .. (${sign})`,
  )
}

/** The pieces of a message: its sentences, and what a comma or a turn of thought parts from them. */
export function piecesOf(message: string): readonly string[] {
  return message
    .split(/(?<=[.!?;,:\n])\s+|\s+(?=(?:but|pero|sino|it's just|solo que)\s)/iu)
    .filter((piece) => /\p{L}/u.test(piece))
}

/**
 * A message without the pieces that deny the signs of a danger.
 *
 * @param code - the danger.
 * @returns the message itself where none is denied.
 */
export function withoutDeniedSign(message: string, code: SafetyCode): string {
  const sign = signs[code]
  if (sign === undefined) return message
  const denial = denialOf(sign)
  const pieces = piecesOf(message)
  const left = pieces.filter((piece) => !denial.test(normalise(piece)))
  return left.length === pieces.length ? message : left.join(' ')
}
