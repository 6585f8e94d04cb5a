/** Answers what is often said to a step: whether it is safe with an illness, and what to say to somebody. */

import { isBarredBy } from '../cards/suiting.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Said } from '../text/said.ts'
import { afterCard } from './acts.ts'
import type { Heard } from './hear-turn.ts'
import { domainsOf, fromCard, type Reading, type Reply, spoken } from './reading.ts'

const asksIfBad = pattern(
  '(is|are|would|could|will|can|might) .. (it|this|that|[a-z]+ing .. it) .. (bad|harm*|hurt|dangerous|risky|safe|ok|okay|all right|too much) .. (for me|with)?|(es|seria|sera|puede ser|me (hace|hara|haria)) .. (mal[oa]?|dano|peligros[oa]|segur[oa]) .. (para mi|con)?|(bad|safe|dangerous|harmful) for me|(mal[oa]|segur[oa]|peligros[oa]) para mi',
)

/** An illness told beside a step that was taken up, with the question whether the step is safe: those who know it say how much. */
export function safeWithIt(reading: Reading, { likely }: Heard): Reply | undefined {
  const { message, newLimits, limits, state } = reading
  const { card } = state
  const isAsked = likely < 1 && newLimits.size > 0 && asksIfBad.test(normalise(message))
  if (!card || !isAsked || isBarredBy(card, limits)) return undefined
  return {
    act: 'more',
    domains: domainsOf(card),
    passages: [spoken(reading, withYourTeam), fromCard(reading, card, card.watchFor)],
    replies: afterCard,
  }
}

const withYourTeam: Said = {
  en: 'You need not give it up for that. How much of it suits you, your doctor or nurse knows: ask before you do more. Till then go gently, sit down for it, and stop when it tires you.',
  es: 'Por eso no tiene que dejarlo. Cuánto le conviene, lo sabe su médico o enfermera: pregunte antes de hacer más. Mientras, con calma, en una silla, y pare cuando le canse.',
}

const asksWords = pattern(
  '(what|how) (do|should|would|can|could|will|shall|might) (i|we) (even |ever |then |best )?(say|tell|put (it|that)|ask|answer|talk|bring it up|word it)(?! (you|the doctor|my doctor|a doctor|the nurse|my nurse))|what (to|should i) (say|tell)|how to (tell|ask|say)|que (le|les) (digo|diria|contesto|respondo|puedo decir)|como (se lo|le|les) (digo|pido|planteo|hablo|explico|propongo)',
)
const toService = pattern(
  '(phone|call|ring|rings|line|service|doctor|nurse|clinic|pharmac*|bank|office|landlord|telefono|llam*|medic[oa]|enfermer[oa]|clinica|farmacia|banco|oficina)',
)

/** Words for somebody near, where the search knows no better. */
export function wordsForSomebody(reading: Reading, { likely }: Heard): Reply | undefined {
  const { message, state, history } = reading
  const words = normalise(message)
  if (likely === 1 || !asksWords.test(words) || toService.test(words)) return undefined
  const { matter, isNamed } = reading.search()
  if (matter || (isNamed && !state.card)) return undefined
  const isMuddled = [...messagesOf(history), message].some((text) =>
    ofDementia.test(normalise(text)),
  )
  return {
    act: 'how',
    domains: domainsOf(state.card),
    passages: [spoken(reading, isMuddled ? sayItCalmly : sayItSo)],
    // What can be pressed would lead back to the card before.
    replies: [],
  }
}

const ofDementia = pattern(
  '({dementia}|(tenth|fifth|twentieth|same) (time|thing|question) .. (he|she|they) asks?|(he|she|they) asks? .. (the same|over and over)|(diez|veinte|mil|varias) veces .. pregunta|pregunta .. (lo mismo|la misma|(diez|veinte|mil) veces))',
)

const sayItCalmly: Said = {
  en: 'Answer the feeling, not the facts: “That matters to you. Tell me about it.” Then one small thing: a drink, a song, a hand to hold. Putting them right mostly hurts, and is forgotten.',
  es: 'Conteste al sentimiento, no a los datos: “Eso te importa. Cuéntame.” Luego una cosa pequeña: algo de beber, una canción, la mano. Corregir suele doler, y se olvida.',
}

const sayItSo: Said = {
  en: 'Choose a calm moment, and say one wish with a time. Begin with “I”: “I have one small wish, and I need your help with it. Could we talk on Thursday?” Then wait, and listen. A no today may be a yes next week.',
  es: 'Elija un momento tranquilo, y diga un solo deseo con un día. Empiece por usted: “Tengo un deseo pequeño, y necesito tu ayuda. ¿Lo hablamos el jueves?”. Luego espere y escuche. Un no de hoy puede ser un sí otro día.',
}
