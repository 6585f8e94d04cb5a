/** Answers news that is told and asks nothing: joy is shared, and what weighs is met, before anything is advised. */

import { feelingIn } from '../conversation/feelings.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isPressed } from './acts.ts'
import { repliesFor } from './asides.ts'
import type { Heard } from './hear-turn.ts'
import { isPlainOpening } from './plain-openings.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'
import { asksInPart, wordsIn } from './told-detail.ts'
import { news } from './told-news-words.ts'

/** More words tell more than one piece of news. */
const mostWords = 12

/** With any of these it is no good news, or more than that. */
const trouble = pattern(
  '(but|though|although|however|not|nor|without|cannot|never|nobody|pero|aunque|no(?! fum)|sin(?! (fumar|cancer))|nunca|nadie|{drug}|{medicina}|knife|gun|rope|poison|cuchillo|cuerda|veneno|pistola|would|seria*|haria*|want|need|should|wish|wait*|quiero|quisiera|necesito|espero que|pain*|hurts?|sore|ache*|sick|ill|tired|afraid|scared|worr*|sad|lonely|alone|cr(y|ied|ying)|miss|duele*|dolor|enferm[oa]|cansad[oa]|miedo|preocup*|triste|sol[oa]|llor*|extran*|dead|death|die[sd]?|dying|lost|lose|losing|gone|end it|grave|coffin|muert[oa]s?|muri*|muer[eo]|morir*|perdi*|ya no esta|testamento|adios|goodbye|forever|para siempre|blood|bleed*|wound|rash|hives|fever|faint*|dizz*|fell|fall*|floor|lump|swell*|swollen|chok*|vomit*|burn*|gas|fire|drown*|sangr*|herida|ronchas|fiebre|desmay*|mare*|cai|caida|suelo|bulto|hinch*|ahog*|quem*|fuego|hit|hits|shove|shout*|hid|stole*|steal*|rob*|golpe*|peg(a|an|o)|grit*|court|case|money|card|fee|pay|loan|bank|papers?|online|app|whats ?app|phone call|dinero|tarjeta|pag(a|ar|o|ue)|banco|internet|llamada|mensaje|wrong|mistake|twice|incubator*|intensive|too early|por error|dos veces|incubadora|multa|kilos|otr[oa]|ex|volvi a|blind|double|doble|borroso|malos?|mal|enfermit*|secas?|marchit*|podrid*|drunk|whisky|owe|nothing|ambulance|muerte|desgracia|drip|finish it|tomando|ladders?|techo)',
)

/** With any of these what weighs is over, is happening now, or wants more than a kind word. */
const urgent = pattern(
  '(now|just|floor|blood|{drug}|{medicina}|together|beside|with (him|her)|no longer|home|fine|better|well|found|back|ago|years|last|as a|nurse|ahora|ahorita|suelo|sangr*|quedarme|me lleve|junt[oa]s|volvio|encontre|hace|mejor|bien)',
)

/** More than one thing is told. */
const goesOn =
  /[,;]| (?:and|then|y)(?! (?:still|sigo|todavía|aún|yo|(?:my|mi) \p{L}+ (?:are|have|had|made|hicimos|nos))(?!\p{L})) /iu

/** What tells of a step that the coach offered is no news. */
const ofStep: ReadonlySet<string> = new Set(['did', 'tried', 'goal', 'cannot', 'more', 'how'])

/**
 * Answers news; what weighs has often an answer of its own, word for word.
 *
 * @returns undefined where something is asked, or it is none, or it was answered so just before.
 */
export function toldNews(reading: Reading, { act, likely }: Heard): Reply | undefined {
  const { message, state, newLimits } = reading
  const isLong = wordsIn(message) > mostWords
  if (
    isLong ||
    goesOn.test(message) ||
    isPressed(message) ||
    message.includes('?') ||
    asksInPart(message)
  )
    return undefined
  if (likely === 1 && act !== 'did') return undefined
  if (state.card && ofStep.has(act)) return undefined
  const words = normalise(message)
  const found = news.find(({ when }) => when.test(words))
  if (!found || isSaid(reading, found.say)) return undefined
  const isTroubled = trouble.test(words) || newLimits.size > 0 || feelingIn(message)
  const isElse = urgent.test(words) || isPlainOpening(reading)
  if (found.isGood ? isTroubled : isElse) return undefined
  return {
    act: 'smalltalk',
    domains: [],
    passages: [spoken(reading, found.say)],
    replies: repliesFor(reading),
  }
}
