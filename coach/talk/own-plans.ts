/** Nods to a plan that somebody thought of themselves. */

import type { Card } from '../cards/card.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Said } from '../text/said.ts'
import { afterCard, afterGoal } from './acts.ts'
import { ownGoal } from './goals.ts'
import { domainsOf, type Reading, type Reply, spoken } from './reading.ts'
import { likeliest } from './questions-asked.ts'
import { confirmsGoal } from './talk-state.ts'
import { plansOwn } from './when-words.ts'

const ownWay: Said = {
  en: 'Yes, that is a fine way, and it is your own. Tell me afterwards how it went.',
  es: 'Sí, es una buena manera, y es la suya. Luego me cuenta cómo le fue.',
}

const goodToTry: Said = {
  en: 'Yes, try it: a plan of your own is the easiest to keep, and small is enough. If anything hurts or makes you dizzy, stop and tell your doctor. After a week, see whether it suits you.',
  es: 'Sí, pruébelo: un plan propio es el más fácil de seguir, y con poco basta. Si algo le duele o le marea, pare y dígaselo a su médico. A la semana, vea si le conviene.',
}
/** Asks what the coach thinks of the plan that was just taken up. */
const asksWhetherGood = pattern(
  '^ (\\. |and |so |well |y |pues )*((do you think )?(is|was|that|it|this|would) *(is|that|it|this|my plan)?( be)? (a )?(good|right|sensible|fine|ok|okay|wise|enough|reasonable)( (plan|idea|one|way|start))?|what do you (think|say)( (of|about) (that|it|this|my (plan|idea)))?|does (that|it) sound (good|right|sensible|ok|okay|fine|all right)|(le |que le |como le )?parece( (eso|bien|buena idea|un buen plan|mi (plan|idea)|correcto))*|(es|esta|estaria|estara|sera) (eso |esto )?(bien|buena idea|un buen plan|suficiente|correcto)( eso| asi)?|que (piensa|opina|dice)( usted)?( de (eso|mi (plan|idea)))?|hago bien)( (for me|to start with|para mi|para empezar))? (\\. )*$',
)

/** A sign of the body, or a thought of death, gets more than a yes. */
export const ofSign = pattern(
  '(lost|losing|pounds|kilos|pain*|hurts?|fever|blood|bleed*|breath*|heart|chest|swollen|swell*|calf|double|blur*|death|dying|die|weak*|numb*|dizz*|faint*|ooz*|pus|wound|hip|lump|yellow|burn*|card|insurance|perdi|baje|dolor|duele|fiebre|sangr*|aire|corazon|pecho|hinchad[oa]|pantorrilla|doble|borros[oa]|muerte|morir*|debil*|dormid[oa]|mare*|desmay*|pus|herida|bulto|ardor)',
)

/** "Could we sing at home instead?": a plan of one's own. */
const ownPlan = pattern(
  '(?<!(what|how|where|when|who|which) )(could|can|may|shall|should) (we|i) (just |also |rather |maybe )?(do|sing|call|ring|phone|visit|invite|ask|read|write|sit|play|cook|bake|meet|make|bring|send) ... (instead|rather|at home|together|myself|every|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|at [0-9a-z]+)|(what if|how about if) (we|i) (just |also )?(sing|sang|call|called|ring|rang|phone|phoned|visit|visited|invite|invited|read|write|wrote|sit|sat|play|played|cook|cooked|bake|baked|meet|met|make|made|bring|brought)|(y si|que tal si|que le parece si) (mejor |yo |nosotros )*(le |la |lo |les |nos )?(hablo|llamo|llamamos|invito|invitamos|visito|visitamos|escribo|escribimos|leo|leemos|canto|cantamos|juego|jugamos|cocino|cocinamos|mando|hacemos|rezamos|tejo|tejemos)',
)
/** "My son could come on Saturdays": somebody's help, or one's own, that is only thought of. */
const thoughtOf = pattern(
  `^ (\\. |well |maybe |perhaps |i think |or |so |y |pues |a lo mejor |quiza |quizas |tal vez )*((i|we|my [a-z]+) (could|might|can) (maybe |perhaps |always )?(come|ask|help|call|ring|phone|visit|invite|write|sit|join|go|play|cook|bake|walk|sing|teach|read|send|bring|stay|take)|(yo |mi [a-z]+ |me )*(podria|podriamos) (venir|ayudar|pedir*|llamar*|visitar*|invitar*|escribir*|ir|jugar|cocinar|cantar|ensenar*|leer*|mandar*|traer*|quedarse|acompanar*))`,
)
/** What is no plan to nod to. */
const notToNod = pattern(
  '(drink*|wine|beer|drive|driving|ladder|climb*|tablets?|pills?|medicine*|dose|money|pay|loan|bank|online|alone|doctor*|nurse|911|ambulance|lawyer|police|vino|cerveza|copa|manej*|escalera|pastillas?|medicina*|dinero|pag[oa]*|prest*|banco|sol[oa]|medic[oa]|enfermer[oa]|policia|why|how (do|can|should|would)|what (do|would|should)|por que|como|no se|but|pero)',
)
const mostWordsOfPlan = 25
const nodded: ReadonlySet<string> = new Set(['Socialization', 'Learning', 'Stress'])

/** Whether a plan of one's own is told beside a step of company, learning or calm. */
function tellsOwnPlan(message: string, words: string, card: Card): boolean {
  return (
    (message.includes('?') ? ownPlan : thoughtOf).test(words) &&
    nodded.has(domainsOf(card)[0] ?? '') &&
    words.trim().split(' ').length <= mostWordsOfPlan &&
    !notToNod.test(words) &&
    !ofSign.test(words)
  )
}

/** Takes up a plan that somebody thought of themselves, or nods to it beside the step that is open. */
export function nodTo(reading: Reading): Reply | undefined {
  const { card, before } = reading.state
  const told = messagesOf(reading.history).at(-1) ?? ''
  const isTold = confirmsGoal(before) && plansOwn(told) && reading.limits.size === 0
  if (isTold && asksWhetherGood.test(normalise(reading.message))) {
    const passages = [spoken(reading, goodToTry)]
    return { act: 'more', domains: domainsOf(card), passages, replies: afterGoal }
  }
  if (!card)
    return plansOwn(reading.message) && reading.limits.size === 0 ? ownGoal(reading) : undefined
  if (!tellsOwnPlan(reading.message, normalise(reading.message), card)) return undefined
  // What is like a question of the subject has words for it.
  if (!reading.message.includes('?') && likeliest(reading) > 0) return undefined
  const passages = [spoken(reading, ownWay)]
  return { act: 'ask', domains: domainsOf(card), passages, replies: afterCard }
}
