/** Tells whether a danger is that of the person who writes, or of somebody else. */

import { pattern } from '../pattern.ts'
import { normalise } from '../safety/normalise.ts'

const other = pattern(
  '((my|our|the|a) (wife|husband|partner|son|daughter|sister|brother|mother|father|aunt|uncle|friend|neighbor|neighbour|grandson|granddaughter|grandma|grandpa|niece|nephew|cousin|lodger|tenant|guest|mate|man|woman|lady|girl|boy)|he|she|(mi|nuestr[oa]|un|una|el|la) (esposa|esposo|marido|mujer|pareja|hij[oa]|herman[oa]|madre|padre|mama|papa|tia|tio|abuel[oa]|niet[oa]|vecin[oa]|amig[oa]|suegr[oa]|prim[oa]|sobrin[oa]|senora?|hombre)|ella)',
)

/** "I think" and "I am worried for" speak of somebody else; other things said of oneself do not. */
const self = pattern(
  '(i|me|myself|we|us|both of us|my (own )?(chest|arm|arms|face|head|heart|leg|legs|life|hand|hands|eye|eyes|body|speech|left|right)|yo|me|nos|estoy|tengo|quiero|siento|puedo|tome|cai|mi (pecho|brazo|cara|cabeza|corazon|pierna|vida|mano|ojo|cuerpo))',
)

const onlyWatching =
  / (?:i|we) (?:just |only )?(?:think|believe|found|find|saw|see|heard|hear|came home|came in|know|noticed|am (?:so |very |really )?(?:worried|scared|afraid|frightened|calling|asking|with)|can see|can hear)(?: (?:about|for|of))? | (?:tell|help) me | (?:she|he|they) (?:told|said to|asked|texted|rang|called) me | (?:estoy|me siento) (?:muy |tan )?(?:preocupad[oa]|asustad[oa]) | (?:me|nos) (?:dijo|dice|llamo|conto|escribio|preocupa|asusta) | (?:ayudeme|digame) /gu

/**
 * Tells whether a danger is somebody else's.
 *
 * @param told - the message in which it was told.
 * @returns true only where somebody else is named and nothing is said of oneself; in doubt the steps
 *   speak to the person who writes.
 */
export function aboutOther(told: string): boolean {
  const words = normalise(told)
  return other.test(words) && !self.test(words.replaceAll(onlyWatching, ' '))
}
