/** Answers what leans on a card: more of it, how, how much, or another one in its place. */

import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Said } from '../text/said.ts'
import {
  afterCard,
  type FollowUpAct,
  isPressed,
  type Move,
  type Outcome,
  outcomes,
  reasons,
} from './acts.ts'
import { howMuch, leave, linesOf, more } from './asked-of-card.ts'
import { changedStep, howChanged, offered, reasonSince } from './changed-step.ts'
import { asksIfFine, did, withFeeling } from './deeds.ts'
import { insteadOf, isTurnedDown, isUnsafe, needsTeam } from './fitting-cards.ts'
import { goal, withCue } from './goals.ts'
import { asksOfCard, pointsBack } from './hear-leaning.ts'
import { type Heard, isTriedOnce } from './hear-turn.ts'
import { adapted, replaced } from './in-its-place.ts'
import { leftOpen } from './left-open.ts'
import { matterOffered, wayOf } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { filled, type Open, type Spoken, toGoalOrOther, without } from './open-card.ts'
import {
  amountOf,
  domainsOf,
  fromCard,
  isSaid,
  type Reading,
  type Reply,
  say,
  spoken,
} from './reading.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isRefusal, reasonIn } from './refusals.ts'
import { talkWords } from './talk-words.ts'

function how(open: Open): Spoken {
  const instead = changedStep(open)
  const matter = matterOffered(instead)
  if (matter && !suitsAll(matter, open)) return replaced(open, talkWords.anotherWay)
  if (instead) {
    const passages = howChanged(open, instead)
    return { card: open.card, passages, replies: without(afterCard, 'how') }
  }
  const lines = linesOf(open, open.card)
  if (lines.length === 0) return replaced(open, talkWords.notThatOne)
  return { card: open.card, passages: lines, replies: without(afterCard, 'how') }
}

/** What is said to how it went. */
const outcomeReplies: Readonly<Record<Outcome, (open: Open) => Spoken>> = {
  'no-change': (open) => noUseOfMatter(open) ?? replaced(open, talkWords.fairTry),
  'too-hard': (open) => adapted(open, talkWords.tooHard),
  helped: (open) => ({
    card: open.card,
    passages: [spoken(open, talkWords.helped)],
    replies: toGoalOrOther,
  }),
  harmed,
}

/** Of a matter that no card answers head-on its way is another idea, where it was not told. */
function wayLeft(open: Open, opening: Said): Spoken | undefined {
  const matter = matterOffered(offered(open))
  if (!matter || !suitsAll(matter, open)) return undefined
  const way = wayOf(open, matter)
  if (way.some(({ text }) => open.history.some(({ content }) => content.includes(text))))
    return undefined
  return {
    card: open.card,
    passages: [spoken(open, opening), ...way],
    replies: without(afterCard, 'how'),
  }
}

/** Beyond the way of a matter others know, and no card beside it is played. */
function noUseOfMatter(open: Open): Spoken | undefined {
  if (!matterOffered(offered(open))) return undefined
  const left = wayLeft(open, talkWords.fairTry)
  const passages = [spoken(open, talkWords.fairTry), spoken(open, talkWords.noMoreIdeas)]
  const said = left ?? { card: open.card, passages, replies: without(afterCard, 'how') }
  return { ...said, replies: without(said.replies, 'tried') }
}

/** Told as a success, and nothing held against it. */
const wentWell = pattern(
  '^(?!.* (but|still|not|no|nothing|never|though|hurt*|pain*|ache*|dizzy|worse|too|pero|todavia|sigo|nada|nunca|aunque|dol*|duele*|mare*|peor|demasiad*) ).* (ok|okay|fine|well|good|better|great|easy|easier|managed|enjoyed|liked|nice|bien|mejor|facil|pude|logre|gusto|rico) ',
)

/** Fewer only say that a step was tried. */
const wordsOfAccount = 8

function tried(open: Open, { outcome }: Move): Spoken {
  const felt = outcome === 'harmed' ? undefined : withFeeling(open)
  if (felt) return felt
  if (outcome !== 'harmed' && asksIfFine(open.message)) {
    const passages = [
      spoken(open, talkWords.triedAndAsks),
      fromCard(open, open.card, open.card.watchFor),
    ]
    return { card: open.card, passages, replies: afterCard }
  }
  if (outcome === 'no-change' && isOneTry(open)) return keptOn(open)
  if (outcome !== undefined) return outcomeReplies[outcome](open)
  // Asked once is enough, and whoever told of it at length has said how it went, in whatever words.
  if (isOneTry(open)) return keptOn(open)
  const isTold = !isPressed(open.message) && open.message.split(/\s+/u).length >= wordsOfAccount
  if (isTold && wentWell.test(normalise(open.message))) return did(open)
  if (isTold || open.state.awaited === 'outcome')
    return noUseOfMatter(open) ?? replaced(open, talkWords.fairTry)
  return { card: open.card, passages: [spoken(open, talkWords.howDidItGo)], replies: outcomes }
}

/** Told of one try, for the first time. */
function isOneTry(open: Open): boolean {
  return isTriedOnce(open.message) && !isSaid(open, talkWords.oneTry)
}

/** One try tells little: the step stays, with its amount. */
function keptOn(open: Open): Spoken {
  return {
    card: open.card,
    passages: [
      spoken(open, talkWords.oneTry),
      fromCard(open, open.card, amountOf(open, open.card)),
    ],
    replies: without(afterCard, 'tried', 'how_much'),
  }
}

/** Sorry, stop it, whom to see; then something of another kind. */
function harmed(open: Open): Spoken {
  const { passages, ...rest } = replaced(open, talkWords.harmed)
  const [sorry, ...others] = passages
  const watchFor = fromCard(open, open.card, open.card.watchFor)
  return { ...rest, passages: [sorry ?? [], watchFor, ...others].flat() }
}

function cannot(open: Open, { limit, isHeld }: Heard): Spoken {
  if (isHeld) return withdrawn(open)
  if (limit === 'dislike') return replaced(open, talkWords.leftOut)
  const isTyped = !isPressed(open.message)
  const words = reasonIn(open.message)
  // What the answer itself says of where it does not work comes before another one.
  const isOwn = isTyped && words === undefined && !pointsBack.test(normalise(open.message))
  const met = open.newLimits.size > 0 ? talkWords.thenRather : talkWords.thenNotThat
  const own = isOwn ? wayLeft(open, met) : undefined
  if (own) return own
  // Words of one's own are quoted back only where they are the reason of a refusal.
  const isAsked = open.state.awaited === 'reason'
  if (isTyped && !isAsked && open.newLimits.size > 0 && !isRefusal(normalise(open.message))) {
    return adapted(open, talkWords.thenRather)
  }
  if (isTyped && words !== undefined) {
    return adapted(open, filled(open, talkWords.thenNotFor, words))
  }
  if (open.newLimits.size > 0 || isTyped) return adapted(open, talkWords.thenNotThat)
  // A reason that was given is not asked for again.
  const told = reasonSince(open)
  if (told !== undefined) return adapted(open, filled(open, talkWords.youSaidWhy, told))
  return { card: open.card, passages: [spoken(open, talkWords.whatMakesItHard)], replies: reasons }
}

/** What was advised is taken back: what the card offers under the limit, else another; who knows comes with it. */
function withdrawn(open: Open): Spoken {
  const said = adapted(open, talkWords.youAreRight)
  const isAsked = said.passages.some(({ text }) => text === say(open, talkWords.askFirst))
  const ask = isAsked || !needsTeam(open) ? [] : [spoken(open, talkWords.askFirst)]
  return { ...said, passages: [...said.passages, ...ask] }
}

/** What each act gets. */
const answers: Readonly<Record<FollowUpAct, (open: Open, heard: Heard) => Spoken>> = {
  more,
  how,
  how_much: howMuch,
  cannot,
  tried,
  did,
  other: (open) => wayLeft(open, talkWords.anotherIdea) ?? replaced(open, talkWords.anotherIdea),
  goal,
}

/** The acts that lead to doing the step itself. */
const leadsToDoing: ReadonlySet<string> = new Set(['how', 'how_much', 'goal'])

function answered(open: Open, act: FollowUpAct, heard: Heard): Spoken {
  const { card } = open
  const matter = matterOffered(offered(open))
  // A matter has a way of its own; what the card beside it offers in its place is for the card's step.
  const isOwnWay = matter !== undefined && suitsAll(matter, open)
  if (leadsToDoing.has(act) && !isOwnWay) {
    if (isUnsafe(card, open)) return replaced(open, talkWords.anotherWay)
    const isRefused =
      open.state.withdrawn.has(card.id) || (act !== 'goal' && isTurnedDown(card, open))
    if (isRefused && !offered(open)) {
      return replaced(open, act === 'goal' ? talkWords.whichGoal : talkWords.notThatOne)
    }
    // A step that somebody takes up is theirs.
    const instead = act === 'goal' ? undefined : insteadOf(card, open)
    // Said once is enough: whoever asks on wants to do that very thing.
    if (instead && !isSaid(open, instead.say)) return adapted(open, talkWords.anotherWay)
  }
  return answers[act](open, heard)
}

/**
 * Answers a message that leans on a card.
 *
 * @param reading - the turn.
 * @param card - the card it leans on.
 * @param heard - what the person does.
 * @returns what is said.
 */
export function followUp(
  reading: Reading,
  card: Card,
  heard: Heard & { readonly act: FollowUpAct },
): Reply {
  const said = answered({ ...reading, card }, heard.act, heard)
  const asksOn = heard.likely < 1 && asksOfCard.has(heard.act) && said.card === card
  const open = asksOn ? leftOpen(reading, card) : []
  return replyOf(heard.act, { ...said, passages: [...said.passages, ...open] })
}

const toldHarm = pattern(
  '(tried|did|doing|a (go|try|shot) at|probe|intente|hice|haciendo) ... (and |but |it |they |that |y |pero |eso )*(hurt|hurts|made (me|my [a-z]+|it) (dizzy|sick|ache|sore|worse|hurt)|(set|put) my ([a-z]+ ){1,2}(off|out)|gave me (a |an )?(cramp|ache|pain|crick|headache)|(my [a-z]+ )?(swelled|swells|is swollen|flared up|ached|aches|is worse|hurts? (more|worse))|(me|se me) (dolio|inflamo|hincho|acalambro)|me (mareo|maree|hizo dano)|quede peor)',
)

/** A sign for a doctor, somebody else, a medicine or a question beside it: it is not the step alone that hurt. */
const moreThanStep = pattern(
  '(breath*|heart|chest|feel my|numb|ankles?|calf|pass|water|blood|husband|wife|son|daughter|friends?|they|he|she|without|pills?|tablets?|medicine*|diet|how|what|where|should|tell|never|respir*|corazon|pecho|dormid[oa]|tobillos?|pantorrilla|orin*|sangre|marido|espos[oa]|hij[oa]|amig[oa]s?|sin|pastillas?|medicina*|dieta|como|que|donde|digame|nunca)',
)

/** What somebody tried before they came here, and what hurt, is left out as a step of the coach would be. */
export function harmedBefore(reading: Reading): Reply | undefined {
  const { state, search, message } = reading
  if (state.card || state.answered || message.includes('?')) return undefined
  const words = normalise(message)
  if (!toldHarm.test(words) || moreThanStep.test(words)) return undefined
  const { hits, isNamed, isSure } = search()
  const card = isNamed || isSure ? cardOf(hits[0]?.entry.id ?? '') : undefined
  return card && followUp(reading, card, { act: 'tried', outcome: 'harmed', likely: 1 })
}

/** Answers whether a step may be done in a way of one's own. */
export function leaveToDo(reading: Reading, card: Card): Reply {
  const { passages, ...rest } = leave({ ...reading, card })
  return replyOf('more', { ...rest, passages: [...passages, ...leftOpen(reading, card)] })
}

function replyOf(act: Reply['act'], { card, ...said }: Spoken): Reply {
  return { act, domains: domainsOf(card), ...said }
}

/**
 * Answers a few words that answer what the coach asked of a card.
 *
 * @param reading - the turn.
 * @param card - the card that is open.
 * @param heard - what was heard.
 * @returns what is said; undefined where nothing was asked of the card.
 */
export function replyToAsked(reading: Reading, card: Card, heard: Heard): Reply | undefined {
  const open = { ...reading, card }
  const spokenTo = (): Spoken | undefined => {
    switch (reading.state.awaited) {
      case 'reason':
        return cannot(open, heard)
      case 'outcome':
        return tried(open, heard)
      case 'cue':
        return withCue(open)
      default:
        return undefined
    }
  }
  const found = spokenTo()
  return found && replyOf('answer', found)
}
