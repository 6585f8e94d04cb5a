/** Answers what is often said to a step: whether it is safe with an illness, what to say to somebody, that it was done long ago. */

import { isBarredBy } from '../cards/suiting.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import type { Said } from '../text/said.ts'
import { afterCard } from './acts.ts'
import type { Heard } from './hear-turn.ts'
import {
  domainsOf,
  fromCard,
  isSaid,
  type Reading,
  readingOfPart,
  type Reply,
  say,
  spoken,
} from './reading.ts'
import { asked } from './reply-to.ts'
import { talkWords } from './talk-words.ts'

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
  en: 'Answer the feeling, not the facts: “That matters to you. Tell me about it.” Then one small thing: a drink, a song, a hand to hold. Putting them right mostly hurts, and is forgotten. What calms them as a rule?',
  es: 'Conteste al sentimiento, no a los datos: “Eso te importa. Cuéntame.” Luego una cosa pequeña: algo de beber, una canción, la mano. Corregir suele doler, y se olvida. ¿Qué le calma de costumbre?',
}

const sayItSo: Said = {
  en: 'Choose a calm moment, and say one wish with a time. Begin with “I”: “I have one small wish, and I need your help with it. Could we talk on Thursday?” Then wait, and listen. A no today may be a yes next week. What would your first words be?',
  es: 'Elija un momento tranquilo, y diga un solo deseo con un día. Empiece por usted: “Tengo un deseo pequeño, y necesito tu ayuda. ¿Lo hablamos el jueves?”. Luego espere y escuche. Un no de hoy puede ser un sí otro día. ¿Cuáles serían sus primeras palabras?',
}

/** What is said to whatever is answered to the question at the end of either, by that text. */
const toAnyAnswer: readonly (readonly [Said, Said])[] = [
  [
    sayItCalmly,
    {
      en: 'Keep that at hand. Write it on a card for whoever sits with them, so that all do the same. When it starts, try it first, before any words. Nothing calms them? Note the hours, and tell the doctor.',
      es: 'Téngalo a mano. Póngalo en una tarjeta para quien se quede con esa persona, y que todos hagan lo mismo. Cuando empiece, pruebe eso antes que las palabras. ¿Nada le calma? Apunte las horas y dígalo al médico.',
    },
  ],
  [
    sayItSo,
    {
      en: 'Those are words to start from. Say them once aloud today, slowly, where nobody hears. Keep to that one wish, and stop there. If it turns into a quarrel: “Let us talk another day.” No words yet? Begin with their name.',
      es: 'Con esas palabras se empieza. Dígalas hoy una vez en voz alta, despacio, donde nadie oiga. Un solo deseo, y ahí pare. Si se vuelve pelea: “Lo hablamos otro día”. ¿Aún no le salen? Empiece por su nombre.',
    },
  ],
]

/** Takes up what is answered to either question; undefined where neither was asked, or something is asked back. */
export function replyToWords(reading: Reading, { likely }: Heard): Reply | undefined {
  const { message, state } = reading
  if (likely === 1 || message.includes('?')) return undefined
  const found = toAnyAnswer.find(([question]) => state.before.includes(say(reading, question)))
  if (!found || isSaid(reading, found[1])) return undefined
  return {
    act: 'answer',
    domains: domainsOf(state.card),
    passages: [spoken(reading, found[1])],
    replies: [],
  }
}

const longAgo = pattern(
  '(had|have|got|did|done|been|went|took|tried) .. already|already (had|have|got|did|done|been|went|tried|quit|gave)|ya (la|lo|las|los|me|le|se|nos) .. (tengo|hice|hicieron|hizo|revisaron|di|tuve|pedi|puse|quite|deje)|ya (tengo|tuve|fui|hice|pedi)',
)

/** Of a step that somebody has behind them the rest of the message is what it is about. */
export function behindThem(reading: Reading, { act, likely }: Heard): Reply | undefined {
  const { message, state } = reading
  if (likely === 1 || !state.card || !(act === 'did' || act === 'tried')) return undefined
  const sentences = sentencesOf(message)
  const rest = sentences.filter((sentence) => !longAgo.test(normalise(sentence))).join(' ')
  if (rest === '' || rest.length === message.length) return undefined
  const only = readingOfPart(reading, rest)
  const { matter, isNamed } = only.search()
  if (!matter && !isNamed) return undefined
  const reply = asked({ ...only, isPutRight: true }, { act: 'ask', likely: 1 })
  return { ...reply, passages: [spoken(reading, talkWords.thenNotThat), ...reply.passages] }
}
