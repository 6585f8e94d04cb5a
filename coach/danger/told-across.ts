/** What a message tells only beside what was said before it. */

import { areYouSafe } from '../conversation/feelings.ts'
import type { Question } from '../conversation/question.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { languages } from '#core/languages.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sinks } from './grave-now.ts'
import type { Standing } from './standing.ts'

/** Means at hand, or that whoever was told of is the one who is not safe. */
const notSafe = pattern(
  '((have|has|got|saved|hold*|with|tengo|tiene|junt*|guard*) .. (pills|tablets|rope|gun|rifle|shotgun|pistol|razor|pastillas|soga|cuerda|pistola|escopeta|navaja)|(he|she|they) (is|are) not(?! (hungry|tired|sure))|not (answer*|pick* up)|no (contesta|responde)|yo si (pero )?(el|ella) no)',
)
/** Shaking, sweat, sights and fits: what drink leaves that was stopped. */
const ofStopping = pattern(
  '(shak(es|y|ing)|trembl*|sweat*|(see|seeing|hear|hearing) (things|voices|bugs)|seizure*|vomit*|tembl*|tiembl*|temblor*|sudo|sudando|sudor*|(veo|oigo) (cosas|bichos|voces)|convulsi*)',
)
/** Whoever hits is near again. */
const isBack = pattern(
  '(he|she|they) (is|are) (back|outside|at the door|here again|coming (back|over|here|home))(?! (on|in|to|well|fine|safe|soon|from)( |$))|(he|she|they) (came|has come|have come) back|(ya )?(volvio|regreso)(?! a )|(ya )?esta (aqui otra vez|afuera|en la puerta)|viene (para aca|de vuelta|borrach[oa])',
)
const ofHelp = pattern(
  '(sister|friend|neighbo*|police|nurse|doctor|help|stay with me|hermana|amiga|vecina|policia|ayuda|conmigo)',
)
const denied = pattern(
  '(no|not|never|stopped|gone|nunca|sin|ya no) .. (shak*|trembl*|sweat*|tembl*|tiembl*|sud*|pills|tablets|gun|pastillas|pistola)',
)

/**
 * The dangers that a message tells in answer to the coach, or as the sign that a text named.
 *
 * @param asked - the message and the talk before it.
 * @param standing - what was told in it and stands.
 */
export function toldAcross(
  { message, history }: Question,
  { shown, open, explained }: Standing,
): readonly SafetyCode[] {
  const words = normalise(message)
  if (denied.test(words)) return []
  const last = history.at(-1)?.content ?? ''
  const wasAsked = languages.some((language) => last.startsWith(areYouSafe[language]))
  const codes: SafetyCode[] = []
  if (wasAsked && notSafe.test(words)) codes.push('suicide_self_harm')
  const wasTold = (code: SafetyCode) => shown.includes(code) && !explained.has(code)
  if (wasTold('alcohol_withdrawal') && ofStopping.test(words)) codes.push('alcohol_withdrawal')
  if (wasTold('emergency_other') && sinks(words)) codes.push('emergency_other')
  if (wasTold('abuse_neglect') && open.length === 0 && isBack.test(words) && !ofHelp.test(words))
    codes.push('abuse_neglect')
  return codes
}
