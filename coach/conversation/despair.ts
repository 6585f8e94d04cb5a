/** Despair that names no matter: whoever tells it is asked whether they are safe. */

import type { Said } from '../text/said.ts'
import { normalise, normaliseWithCommas, withoutCommas } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Feeling } from './feelings.ts'

/** Asked of whoever speaks of a low mood or a danger too softly for a text of its own. */
export const areYouSafe: Said = {
  en: 'That sounds hard. Are you safe?',
  es: 'Eso suena duro. ¿Está a salvo?',
}

const low = '(down|low|awful|terrible|hopeless|miserable|empty|numb|wretched|blue|lost)'
const sunk = '(mal|fatal|pesimo|vaci[oa]|perdid[oa]|decaid[oa]|hundid[oa]|triste)'

/** The person's own despair: a grandson who despairs of somebody, or at a slow queue, is out of patience. */
const ownDespair =
  '(?<!(he|she|they|who|son|daughter|husband|wife|children|kids|everybody|everyone) ([a-z]+ )?)despair*(?! (of|with|at|over) (me|him|her|them|you|my(?! life)|his|the(?! world)|this(?! (life|world))|that|it(?! all)))|(?<!(se|lo|la|le|nos|te|los|las) )desesper*(?! ((con|que)(?! (mi vida|todo))|conmigo|esperar|mis?(?! vida)) )'

/** Strong words of a low mood that name no matter: nobody should be given a tip for them. */
const lowMood = pattern(
  `((?<!(he|she|they|husband|wife|mother|father|mam|baby|child|children|esposo|esposa) ([a-z]+ ){0,2})(crying|weep*|in tears)|can not (stop crying|bear|take (it|this|any more)|go on)|(feel|feeling|felt|so|very|am) ${low}|had enough|(?<!(says|said|say|saying) )(?<!(says|said) sure )what is the point(?! (of|in|to) )|fall* apart|heart ?broken|(my )?heart is (broken|breaking)|(broke|breaks) my heart|corazon (roto|partido|destrozado|hecho pedazos)|(rompio|rompieron|partio|partieron) el corazon|${ownDespair}|lloro|llorando|no (aguanto|puedo) mas|me siento ${sunk}|estoy (decaid|hundid|fatal|deprimid)[oa]?|para que sigo)`,
)

/** That one does not feel so; "I have never felt so low" says the opposite. */
const deniedMood = new RegExp(
  pattern(
    `(not|no|ni|nor|tampoco|neither) ((really|at all|even|particularly|especially|do|am|i|es que|me|yo) )*(feel|feeling|felt|am|siento|sienta|estoy)? ?((in|so|that|too|very|especially|particularly|tan|muy|nada) )*(${low}|bad|despair*|${sunk}|deprimid[oa]|desesperad[oa])(?! (, )?(but|pero|sino) )`,
  ),
  'gu',
)

const unplaced: Feeling = { say: areYouSafe, isDespair: true }

/** Sees no point in living on, or would lie beside whoever died: asked about, whatever else is said. */
const noLife = pattern(
  '(wonder|ask myself|asking myself|do not know) (what|why) i am (still |even )?here( for)?|(me pregunto|no se) (para|por) que (sigo|estoy) (aqui|aca|todavia)|(no|not any|is there any|what is the) point (in |of )?(going on(?! (a|an|the|my|with) )|living|any of it)|(rather|sooner|wish i (was|were)) .. (be )?.. (grave|ground|coffin) .. (with|beside|next to)|in (the|that|his|her|their) (grave|coffin|ground) (with|beside|next to) (him|her|them)|no tiene (caso|sentido) (seguir|vivir)|para que (seguir|vivir)|(en|a) (la|su) tumba (con|junto)|(quisiera|quiero|mejor) (irme|estar|enterrarme) (con|junto a) (el|ella|mi (esposo|esposa|viejo|vieja|marido|mujer))(?! (a|al|de|en|por) )',
)

/**
 * Hears somebody who sees no point in living on.
 *
 * @param message - what the person typed.
 * @returns the question whether they are safe; undefined where no such thing is told.
 */
export function wearyOfLife(message: string): Feeling | undefined {
  return noLife.test(normalise(message)) ? unplaced : undefined
}

const callsForHelp = pattern(
  '^ (\\. |please |por favor )*((i )?(need|want) help|help( me)?|(necesito|quiero) ayuda|(alguien que |alguien )?me ayude|ayud(a|eme|enme|ame))( now| please| ya| por favor)* (\\. )*$',
)
/** So few words name no matter beside the feeling. */
const wordsOfCry = 4

/**
 * Hears a few words that say how bad it is, or call for help, and nothing else.
 *
 * @param message - what the person typed.
 * @returns the question whether they are safe; undefined where there is more, or something is asked.
 */
export function cryIn(message: string): Feeling | undefined {
  const words = normalise(message)
  if (callsForHelp.test(words)) return unplaced
  const isBare = message.trim().split(/\s+/u).length <= wordsOfCry && !message.includes('?')
  return isBare ? despairIn(message) : undefined
}

/** What drives nearly everybody to despair, and means no more by it. */
const ofThings = pattern(
  '(phones?|tablets? (and|i|he|she|that|but)|(a|the|this|my) tablet|computers?|laptop|internet|remote|screen|app|apps|password|printer|forms?|paperwork|queue|traffic|noise|knitting|puzzle|crossword|celular*|telefono|tableta|computador[a]?|ordenador|pantalla|aplicacion|contrasena|control remoto|papeleo|formulario*|tramites?|fila|trafico|ruido|tejido|crucigrama)',
)
const despairs = / (?:despair|desesper)[a-z]*(?= )/gu

/**
 * Hears despair that names no matter.
 *
 * @param message - what the person typed.
 * @returns the question whether they are safe; undefined where no such feeling is told.
 */
export function despairIn(message: string): Feeling | undefined {
  // "No, I feel low" denies nothing.
  const told = withoutCommas(normaliseWithCommas(message).replaceAll(deniedMood, ' . '))
  const words = ofThings.test(told) ? told.replaceAll(despairs, ' ') : told
  return lowMood.test(words) ? unplaced : undefined
}
