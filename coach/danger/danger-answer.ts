/** Whole answers in a danger, and what a danger that was told leaves beside later ones. */

import type { CoachAnswer, Composed, Question } from '../conversation/question.ts'
import { answerLanguage } from '../conversation/answer-language.ts'
import { sorryAbout } from '../conversation/lost.ts'
import { messagesOf, readPart } from '../text/conversation-limits.ts'
import type { Passage } from '../person/person.ts'
import { pattern } from '../text/pattern.ts'
import type { Language } from '#core/languages.ts'
import { isFixedAlone, type SafetyCode, tiers } from '../safety/codes.ts'
import { isBowelBlocked } from '../safety/belly-signs.ts'
import { fixedMessage } from '../safety/fixed-texts.ts'
import { hearSafety, isFaint } from '../safety/hear-safety.ts'
import { loudEnough } from '../safety/softened.ts'
import { leadingOf } from '../safety/leading.ts'
import { withDiabetesTold } from '../safety/low-sugar.ts'
import { isOfKnownIllness, isSaidAlready } from './told-before.ts'
import { faqLabelled } from '../matters/faq/catalog.ts'
import { onlyTellsMedicine } from './medicine-told.ts'
import { normalise } from '../text/normalise.ts'
import { isByOwnHands } from '../safety/about-other.ts'
import { type DangerTurn, dangerTurn, helpLine, safetyLabels } from './danger-turn.ts'
import { isLasting, say } from './scripts.ts'
import { isHarmless, type Standing, standingIn } from './standing.ts'
import { toldAcross, toldTogether } from './told-across.ts'

/** The numbers that stay in sight. */
function kept(
  standing: readonly SafetyCode[],
  { region }: Question,
  language: Language,
): Pick<CoachAnswer, 'standing' | 'help'> {
  return { standing, help: standing.length > 0 ? helpLine(standing, region, language) : null }
}

/** An answer in a danger: fixed texts, a written step, words for what comes next. */
function inDanger(
  asked: Question,
  language: Language,
  { boxes, text, replies, chips, isEnded }: DangerTurn,
): CoachAnswer {
  const told = tellsOfBlockedBowel(asked)
    ? [...beforeBowel(asked), asked.message].join('\n')
    : withDiabetesTold(toldTogether(asked), messagesOf(asked.history))
  const safety = leadingOf(boxes, asked.message).map((code) =>
    fixedMessage(code, asked.region, language, told),
  )
  const passages = text === undefined ? [] : [{ text, sources: [] }]
  return {
    act: isEnded ? 'answer' : 'danger',
    language,
    safety,
    domains: [],
    text: [...safety, ...passages].map((each) => each.text).join('\n\n'),
    passages,
    memory: { lead: undefined, closing: undefined },
    sources: [],
    suggestions: replies,
    ...kept(chips, asked, language),
  }
}

/**
 * Makes an answer of fixed texts alone, which costs next to nothing.
 *
 * @param asked - the message, the region and the language of the page.
 * @param codes - what was detected, most urgent tier first.
 * @returns the answer, with nothing to read or to ask beside the texts.
 */
export function fixedAnswer(asked: Question, codes: readonly SafetyCode[]): CoachAnswer {
  const language = answerLanguage(asked)
  const lasting = codes.filter(isLasting)
  const replies = lasting.length > 0 ? safetyLabels(asked.message, language) : []
  const chips = [...new Set([...standingIn(asked.history).shown, ...lasting])]
  // Beside the text for whoever is harmed, a word to the one who did the harm.
  const isByOwn =
    leadingOf(codes, asked.message)[0] === 'abuse_neglect' && isByOwnHands(asked.message)
  // A loss is met by its name: the text for low spirits alone is cold.
  const sorry =
    leadingOf(codes, asked.message)[0] === 'severe_depression' && sorryAbout(asked.message)
  return inDanger(asked, language, {
    boxes: codes,
    text: isByOwn
      ? say('ownHands', true, asked.region, language)
      : sorry
        ? sorry[language]
        : undefined,
    replies,
    chips,
    isEnded: false,
  })
}

/**
 * Answers at once what must not wait: the next written step where a danger stands, or the fixed texts
 * of a danger beside which nothing may be said. No language model words either.
 *
 * @param asked - the message, what was said before, the region and the language of the page.
 * @param own - what was detected in the message.
 * @returns undefined where an answer is to be composed.
 */
export function answerAtOnce(asked: Question, own: readonly SafetyCode[]): CoachAnswer | undefined {
  const turn = turnOf(asked, own)
  if (turn?.goesOn !== undefined) return undefined
  if (turn) return inDanger(asked, answerLanguage(asked), turn)
  return isFixedAlone(own) && !isGuessed(asked, own) ? fixedAnswer(asked, own) : undefined
}

/**
 * Tells whether a danger is only guessed at, and none was told before: its fixed text is shown, and the message answered.
 *
 * @param own - what was detected in the message.
 */
export function isGuessed(asked: Question, own: readonly SafetyCode[]): boolean {
  return (
    isFaint(asked.message, leadingOf(own, asked.message)) &&
    standingIn(asked.history).shown.length === 0 &&
    !tellsOfBlockedBowel(asked)
  )
}

function turnOf(asked: Question, own: readonly SafetyCode[]): DangerTurn | undefined {
  const { message, region } = asked
  const history = asked.history.map((turn) => ({ ...turn, content: readPart(turn.content) }))
  const language = answerLanguage(asked)
  return dangerTurn({ message: readPart(message), history, region, language, own })
}

/**
 * What a message tells of danger, less what was explained in this talk and is heard again by the model alone, and all
 * that the very words which explain a danger sound like.
 *
 * @param asked - the message and the turns before it.
 * @param found - what was detected in the message.
 */
export function stillTold(asked: Question, found: readonly SafetyCode[]): readonly SafetyCode[] {
  const standing = standingIn(asked.history)
  const loud = loudEnough(asked.message, found, asked.history.length > 0)
  const across = [...new Set([...loud, ...toldAcross(asked, standing)])]
  // Tablets that are saved up beside a wish to die are no question of a dose.
  const isOfWish = loud.includes('suicide_self_harm')
  const told = withBlockedBowel(asked, across).filter(
    (code) =>
      !isHarmless(code, standing, asked.message) &&
      !isOfKnownIllness(code, asked) &&
      !isAskedByButton(code, asked.message) &&
      !(code === 'medication' && (isOfWish || onlyTellsMedicine(asked))) &&
      !isSaidAlready(code, asked),
  )
  const going = goingOn(asked, told)
  // A medicine is asked about beside what ends the danger.
  return going ? hearSafety(going.message).filter((code) => code === 'medication') : told
}

/** The button of a question that the coach itself offered, with an answer of its own: a danger is heard in it all the same. */
function isAskedByButton(code: SafetyCode, message: string): boolean {
  return tiers[code] > 1 && faqLabelled(message) !== undefined
}

/** A belly that swells and vomiting, after turns on slow bowels. */
function withBlockedBowel(asked: Question, found: readonly SafetyCode[]): readonly SafetyCode[] {
  return tellsOfBlockedBowel(asked)
    ? [...new Set<SafetyCode>(['emergency_other', ...found])]
    : found
}

const turnsOfBowel = 4

function beforeBowel({ history }: Question): readonly string[] {
  return messagesOf(history).slice(-turnsOfBowel)
}

function tellsOfBlockedBowel(asked: Question): boolean {
  return isBowelBlocked(asked.message, beforeBowel(asked))
}

/** What a message that ends a danger leaves to be answered. */
export interface GoingOn {
  /** Said before the answer. */
  readonly ending: Passage
  /** What is answered. */
  readonly message: string
}

/**
 * What is said before an answer to a message that ends a danger, and what is answered.
 *
 * @param asked - as for {@link answerAtOnce}, which gave no answer.
 * @param own - what was detected in the message.
 * @returns undefined where the message ends none.
 */
export function goingOn(asked: Question, own: readonly SafetyCode[]): GoingOn | undefined {
  const turn = turnOf(asked, own)
  return turn?.isEnded === true && turn.text !== undefined && turn.goesOn !== undefined
    ? { ending: { text: turn.text, sources: [] }, message: turn.goesOn }
    : undefined
}

/** Words of movement, food, drink and medicines. */
const bodily = pattern(
  '(walk*|stretch*|exercis*|strength|balance|movement|moving|stand|standing|march*|dance|dancing|tai|yoga|swim*|garden*|lift*|squat*|muscle*|eat|eating|food*|meal*|snack*|cook*|recipe*|protein|fruit*|vegetable*|drink*|water|tea|coffee|caffeine|wine|alcohol|medicine*|tablet*|pill*|dose*|vitamin*|supplement*|camin*|pase[oa]*|estir*|ejerci*|fuerza|equilibrio|movi*|bail*|nad(ar|e)|jardin*|levant*|musculo*|com(er|a|e|ida|idas)|aliment*|merienda*|cocin*|receta*|protein*|fruta*|verdura*|beb*|agua|te|cafe|cafeina|vino|medicin*|pastilla*|dosis|vitamina*|suplement*)',
)

/**
 * Puts beside an answer what a danger that was told leaves: its numbers, and after help for the body
 * was refused for good no tip on movement, food, drink or medicines; after the heart no tip on movement until a doctor has looked.
 *
 * @param answer - as composed.
 * @param standing - what was told of danger before this message.
 * @param asked - the message and the region.
 */
export function withStanding(answer: Composed, standing: Standing, asked: Question): CoachAnswer {
  const told = answer.safety.flatMap(({ code }) => (isCode(code) && isLasting(code) ? [code] : []))
  const numbers = kept([...new Set([...standing.shown, ...told])], asked, answer.language)
  const isOfBody = answer.domains[0] === 'Exercise' || answer.domains[0] === 'Diet'
  const passages = answer.passages.filter(({ text }) => !isOfBody && !bodily.test(normalise(text)))
  const isLeft =
    standing.isReleased || (answer.domains[0] === 'Exercise' && isHeartUnseen(standing))
  if (!isLeft || passages.length === answer.passages.length) {
    return { ...answer, ...numbers }
  }
  const sources = passages.flatMap((passage) => passage.sources)
  if (sources.length > 0) {
    const text = [...answer.safety, ...passages].map((each) => each.text).join('\n\n')
    return { ...answer, ...numbers, text, passages, sources, suggestions: [] }
  }
  const line = standing.last.includes('notNow') ? 'decision' : 'notNow'
  const text = say(line, standing.isOther, asked.region, answer.language)
  const turn = { boxes: [], text, replies: [], chips: standing.shown, isEnded: false }
  return inDanger(asked, answer.language, turn)
}

/** Whoever told plainly of the heart, and only said that they are safe, was seen by nobody yet. */
function isHeartUnseen({ shown, isGuess, explained, said }: Standing): boolean {
  const isTold = shown.includes('chest_pain') && !isGuess && !explained.has('chest_pain')
  return isTold && said.includes('endedBody')
}

function isCode(code: string): code is SafetyCode {
  return code in tiers
}
