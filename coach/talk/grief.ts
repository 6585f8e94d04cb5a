/** Talks with whoever told of a loss: why, how long, what to do, or only about the one who is gone. */

import { cardOf } from '../cards/catalog.ts'
import { grievesIn } from '../danger/heard-explanation.ts'
import { isAlive } from '../conversation/lost.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import type { Passage } from '../person/person.ts'
import { isQuestion } from '../search/question-form.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { normalise } from '../text/normalise.ts'
import { inEach } from '../text/said.ts'
import { afterCard, isPressed } from './acts.ts'
import { feelingIn, isGriefDenied } from '../conversation/feelings.ts'
import type { Heard } from './hear-turn.ts'
import { fromCard, isSaid, type Reading, readingOf, type Reply, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'
import { detailSaid, toldDetail } from './told-detail.ts'

/** One gentle thing for the hour that hurts most. */
export const forGrief = 'S13'
/** Cards beside which the talk is still about the loss. */
const gentle: ReadonlySet<string> = new Set(['S13', 'T14', 'S05'])
/** A loss told longer ago is no longer what each message speaks of. */
const mostTurns = 4

const times =
  '(morning*|noon|afternoon*|evening*|night*|bed ?time|tea ?time|breakfast|lunch*|dinner*|supper*|sundays?|saturdays?|weekends?|at .. (one|two|three|four|five|six|seven|eight|nine|ten|[0-9]+)|about (four|five|six|seven|eight|nine|ten)|when i (wake|go to bed|come home|get up)|manan*|mediodia|tarde*|noche*|anochecer|al acostarme|al levantarme|desayuno|almuerzo|cena*|domingos?|sabados?|fines de semana|a las? (una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|[0-9]+))'
const hour = pattern(times)
const hard =
  '(worst|hardest|worse|hard|harder|long|longest|awful|terrible|can not bear|unbearable|peor|pesad[oa]|dificil|dur[oa]|larg[oa]s?|cuesta*|duele*)'
const hardHour = pattern(`${times} ... ${hard}|${hard} ... ${times}`)

const why = pattern(
  '(^|\\.) ?(\\. |but |and |oh |pero |y |ay )*(why|how come|what for|por que|para que)(?! (no|not) )',
)
const ends = pattern(
  '(get|gets|getting|feel*) .. (better|easier)|(go|goes|pass|passes|stop|end|ends|ease|eases|heal|heals) .. (away|off|ever|some day)?|how long|(always|ever|still) .. hurt|siempre .. (doler|duele)|se ... (pasa|pasar|quita|quitar|calma|acaba)|(mejora*|alivia*)|cuanto (dura|tiempo)|deja de doler',
)

/** Tells whether a message names the hour that hurts. */
export function namesHardHour(message: string): boolean {
  return hardHour.test(normalise(message))
}

const cries = pattern(
  'i (just )?(cried|cry|weep|wept|broke down|was in tears)|me puse a llorar|(llore|lloro)',
)

/** Misses somebody, or weeps. */
function misses(text: string): boolean {
  return grievesIn(text) || cries.test(text)
}

function tellsOfLoss(text: string): boolean {
  return feelingIn(text)?.isGrief === true || grievesIn(normalise(text))
}

/**
 * Tells whether somebody is missed, or wept for where a loss was told.
 *
 * @param reading - the turn.
 */
export function isMissing({ history, message }: Reading): boolean {
  const words = normalise(message)
  return grievesIn(words) || (cries.test(words) && messagesOf(history).some(tellsOfLoss))
}

/** Tells whether a loss that was told was met: one told only as the reason of a question is not what the talk is about. */
function isMet(reading: Reading): boolean {
  return messagesOf(reading.history).some((text) => {
    const feeling = feelingIn(text)
    return grievesIn(normalise(text)) || (feeling?.isGrief && isSaid(reading, feeling.say))
  })
}

/** Whoever comes back to the loss, in tears or missing somebody, speaks of it whatever was said between. */
function isGrieving(reading: Reading): boolean {
  const { history, state, message } = reading
  const told = messagesOf(history)
  if ([...told.slice(-mostTurns), message].some((text) => isGriefDenied(normalise(text)))) {
    return false
  }
  if (misses(normalise(message)) && told.some(tellsOfLoss)) return true
  const isOpen = state.card === undefined || gentle.has(state.card.id)
  return isOpen && told.slice(-mostTurns).some(tellsOfLoss) && isMet(reading)
}

function inGrief(act: Reply['act'], ...passages: readonly Passage[]): Reply {
  const isCard = passages.some(({ sources }) => sources.length > 0)
  return { act, domains: ['Socialization'], passages, replies: isCard ? afterCard : [] }
}

/** The step, for the hour that was told. */
function stepOf(reading: Reading): readonly Passage[] {
  const card = cardOf(forGrief)
  if (!card) return []
  const { how, know, step } = card
  return reading.state.used.has(forGrief)
    ? [
        fromCard(
          reading,
          card,
          inEach((language) => how[language][1]),
        ),
      ]
    : [fromCard(reading, card, know, step)]
}

/** That there is no timetable, and when to ask for help. */
function timetable(reading: Reading): readonly Passage[] {
  const card = cardOf(forGrief)
  return card ? [fromCard(reading, card, card.why), fromCard(reading, card, card.watchFor)] : []
}

/** What is told of the one who is gone, and asks for nothing. */
const tellings: ReadonlySet<string> = new Set([
  'answer',
  'ask',
  'smalltalk',
  'unclear',
  'did',
  'goal',
  'cannot',
  'tried',
  'recall',
  'goodbye',
])

function toTelling(reading: Reading): Reply {
  const isThanked = isSaid(reading, talkWords.thankMemory) || reading.state.used.has(forGrief)
  const heard = spoken(reading, isThanked ? talkWords.listening : talkWords.thankMemory)
  if (hour.test(normalise(reading.message)) && !reading.state.used.has(forGrief)) {
    return inGrief('answer', ...stepOf(reading))
  }
  if (hour.test(normalise(reading.message))) return inGrief('answer', heard, ...stepOf(reading))
  if (!isSaid(reading, talkWords.hardestHour) && !toldHour(reading)) {
    return inGrief('answer', heard, spoken(reading, talkWords.hardestHour))
  }
  if (reading.state.used.has(forGrief)) return inGrief('answer', heard)
  // Who tells a name, or for how long, is listened to first.
  const detail = toldDetail(reading)
  return detail?.isOwn && !isSaid(reading, detail.say)
    ? inGrief('answer', ...detailSaid(reading, detail))
    : inGrief('answer', heard, ...stepOf(reading))
}

function toldHour({ history }: Reading): boolean {
  return history.some(({ role, content }) => role === 'user' && namesHardHour(content))
}

/**
 * Answers in a talk about a loss.
 *
 * @param reading - the turn.
 * @param heard - what was heard.
 * @returns undefined where no loss was told of late, or the message names another matter.
 */
export function mourning(reading: Reading, heard: Heard): Reply | undefined {
  const { message } = reading
  if (isPressed(message) || heard.safe !== undefined || !isGrieving(reading)) return undefined
  const words = normalise(message)
  if (feelingIn(message)?.isDespair) return undefined
  if (why.test(words)) return inGrief('answer', spoken(reading, talkWords.noAnswerToWhy))
  if (ends.test(words) && heard.likely < 1) return inGrief('more', ...timetable(reading))
  const isAsked = message.includes('?') || asking.test(words)
  const length = message.split(/\s+/u).length
  const isHour = hour.test(words) && !isAsked && length <= mostWordsOfHour
  const isAnswer = reading.state.awaited === 'hour' && heard.act === 'answer' && !isAsked
  if ((isHour && heard.act !== 'goal') || isAnswer) return toTelling(reading)
  const { isNamed, domains, matter } = reading.search()
  const asksLast = message.trimEnd().endsWith('?')
  if (!asksLast && misses(words) && !isSaid(reading, talkWords.missing))
    return inGrief('answer', spoken(reading, talkWords.missing))
  const isStillOpen = reading.state.card?.id === forGrief
  if (isStillOpen && hour.test(words) && asking.test(words))
    return inGrief('ask', ...stepOf(reading))
  const isNear = domains[0] === 'Socialization' || domains[0] === 'Stress'
  if (matter || (isNamed && !isNear) || heard.likely === 1 || length > mostWords) return undefined
  if (asking.test(words) || helps.test(words)) return inGrief('ask', ...stepOf(reading))
  if (isAsked) return undefined
  const isListened = isSaid(reading, talkWords.listening)
  return tellings.has(heard.act) && !isListened ? toTelling(reading) : undefined
}

/** Longer messages tell of something else. */
const mostWords = 30
/** So few words with an hour in them name that hour. */
const mostWordsOfHour = 8

/** Asks for help in as few words. */
const helps = pattern('(what|anything|something) .. helps?|(que|algo) .. (ayuda|sirve|alivia)')

const asking = pattern(
  '(what|how) to (do|get through|bear|face)|que hacer|(what|how) .. (can|could|do|should|shall|would|might|does|to) .. (i|one|you) .. (do|get|manage|cope|bear|face|fill|try)?|(que|como) .. (hago|hacer|puedo|hare|le hago|aguanto|paso)',
)

/** Grief that was told and asks for nothing: condolence and one question, and no step. */
export function condolence(reading: Reading): Reply | undefined {
  const feeling = feelingIn(reading.message)
  if (!feeling?.isGrief || isQuestion(reading.message)) return undefined
  if (isSaid(reading, feeling.say) || tellsMore(reading)) return undefined
  const card = namesHardHour(reading.message) ? cardOf(forGrief) : undefined
  const next = card ? fromCard(reading, card, card.step) : spoken(reading, talkWords.hardestHour)
  return {
    act: 'ask',
    domains: ['Socialization'],
    passages: [spoken(reading, feeling.say), next],
    replies: card ? afterCard : [],
  }
}

/** Fewer words beside a loss belong to it. */
const wordsOfTrouble = 7

/** Tells whether a trouble is told beside the loss that the search knows by itself. */
function tellsMore(reading: Reading): boolean {
  const sentences = sentencesOf(reading.message)
  const rest = sentences.filter((sentence) => !feelingIn(sentence)?.isGrief).join(' ')
  if (rest.length === reading.message.length || rest.split(/\s+/u).length < wordsOfTrouble)
    return false
  const { isNamed, matter, hits } = readingOf({ ...reading, message: rest }).search()
  return matter !== undefined || (isNamed && hits[0]?.entry.id !== forGrief)
}

/** What was said to a loss. */
const saidToLoss = /sorry (?:about|for) your|Siento mucho|Lo siento mucho|\bgrief\b|duelo/iu

/** Tells whether a saidToLoss was for one who lives. */
export function isLossTakenBack({ message, history }: Reading): boolean {
  return (
    !isPressed(message) &&
    isAlive(normalise(message)) &&
    history.some(({ content }) => saidToLoss.test(content))
  )
}
