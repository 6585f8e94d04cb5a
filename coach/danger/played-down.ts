/** Hears a reply that plays a danger of the body down, or says that it was only watched or read. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

const only =
  '(only|just|merely|barely|hardly|nothing but|no more than|nothing more than|more of|bit of|solo|nomas|apenas|nada mas que|no mas que|no paso de|puro|puros|mas bien|fue mas|mas)'
const slight =
  '(bruis*|scratch*|graze*|scrape*|bumps?|sore|shaken|fright|scare|stumble|moreton*|morado|cardenal*|rasgun*|raspon*|raspad*|chichon*|golpecito|susto|tropezon|sprain*|twist*|torcedura|golpe)'
const everyday =
  '(wind|gas|gases|indigestion|heartburn|tired|tiredness|nerves|stress|strain*|muscle|cold|draught|old age|age|cansancio|cansad[oa]|nervios|estres|agruras|acidez|indigestion|el frio|un aire|la edad|mal dormir)'
const nothingBad =
  '(it|that|this) (is|was) (really |just |only |all )*nothing|nothing (really )?(happened|serious|bad|much|broken)|(is|was) not (that |so |very |too |at all |a )*(bad|serious|much|big deal)|no (fue|es|era|paso|tengo|tiene|hubo) nada|nada (de )?(grave|serio|importante|roto|cuidado)|no (es|fue|era) (para tanto|grave|tan grave|serio)|poca cosa|una tonteria'
const gone =
  '(not|no longer|nothing) (hurt*|sore)( any ?more| now| at all)?|no (me |le |nos )?duele( ya| nada)*|ya no .. (duele|molesta)'
/** It was a while ago, and all is well: a knock that was days ago. */
const wasBefore = pattern(
  '((last|on) (week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(days|weeks|months) ago|(la semana|el mes) (pasad[oa])|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|hace (\\w+ )?(dias|semanas|meses)|hace (una semana|un mes))',
)
const isWell = pattern(
  '(am|is|are|feel|feels|feeling|all) (all |quite |perfectly |much )?(fine|well|ok|okay|good|right|alright|better)|(esta|estoy|estamos|anda|ando|me siento|se siente) (muy |ya |todo )*(bien|mejor)',
)
const mild = pattern(
  `${only} .. (a |an |few |couple of |my |the |un |una |unos |unas |el |la |de |por )*(${slight}|${everyday})|(a|un|una) (little|small|tiny|slight|simple|pequen[oa]) (${slight})|(a|un|una) (${slight}) (chiquit[oa]|pequen[oa]|leve)|(${slight}|${everyday}) (nomas|nada mas|y ya|only|that is all)|(seguro|probably|must be|i think it is|it is|son|es|sera|seran|han de ser) (que |es |only |just |solo |de |el |la |los |the |a |be )*(${everyday})|${nothingBad}`,
)
const isGone = pattern(gone)
/** What takes it back, or is more than a bruise. */
const more = pattern(
  '((?<!nothing )but|still|except|although|can not|could not|worse|swell*|swollen|bleed*|pero|aunque|todavia|sigue|no (me |se )?pued[oe]|peor|hinch*|sangr*)',
)

const screen =
  '(tv|telly|television|tele|film|movie|novel|novela|telenovela|series|serie|soap|program|programme|radio|play|story|book|pelicula|programa|cuento|libro|obra|noticias|news|dream|sueno)'
const ofScreen = pattern(
  `(it|that|this|he|she|happened|saw it|seen it|all|talking) (is |was |happened |about )*(only |just |all )*(on|in|from|about|a) (the |a |an |my )?(\\w+ )?${screen}|(es|era|fue|paso|lo vi|vi eso|la vi|hablo|hablaba) (solo |algo |cosa |lo )*(de|en|del) (que vi en )?(la |el |los |las |una |un |mi )?(\\w+ (de|en) (la |el )?)?${screen}|not me .. (on|in) .. ${screen}|no (soy|era|fui) yo .. ${screen}`,
)

/** A ring or a tap that was left on, and is off now. */
const seenTo = pattern(
  '(burner|ring|hob|stove|oven|knob|tap|cooker|hornilla|estufa|quemador|horno|perilla|llave) ... (off|cerre|apague|cerramos|apagamos|cerrada|apagada|cerrado|apagado)|(turned|switched|shut) off .. (burner|ring|hob|stove|oven|knob|tap|cooker)|(cerre|apague|cerramos|apagamos) .. (hornilla|estufa|quemador|horno|perilla|llave)',
)

/** What a reply may say of this kind. */
export type PlayedDown =
  /** That it is slight. */
  | 'mild'
  /** That it was days ago, or that nothing hurts any more. */
  | 'over'
  | 'ofScreen'
  | 'seenTo'

/**
 * Hears that a danger is played down, or was none of theirs.
 *
 * @param message - what was replied to a fixed text or a step.
 */
export function playedDownIn(message: string): readonly PlayedDown[] {
  const text = normalise(message)
  const slightAt = text.search(mild)
  const isOver = (wasBefore.test(text) && isWell.test(text)) || isGone.test(text)
  return [
    ...(slightAt >= 0 && !more.test(text.slice(slightAt)) ? (['mild'] as const) : []),
    ...(isOver && !more.test(text) ? (['over'] as const) : []),
    ...(ofScreen.test(text) ? (['ofScreen'] as const) : []),
    ...(seenTo.test(text) ? (['seenTo'] as const) : []),
  ]
}
