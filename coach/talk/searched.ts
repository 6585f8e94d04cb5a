/** Searches a message for what it asks: less what it denies and who somebody is, by the sentence that asks, with slips mended. */

import type { Language } from '#core/languages.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { askedIn } from '../conversation/asked-in.ts'
import { withoutKin } from '../safety/about-other.ts'
import { correctTypos } from '../safety/correct-typos.ts'
import { matterInWords } from '../matters/catalog.ts'
import { broadCard } from '../search/broad-questions.ts'
import { withPracticeNamed } from '../search/practice.ts'
import { isQuestion } from '../search/question-form.ts'
import type { Lean } from '../understanding/hear-question.ts'
import { type Finding, retrieve } from '../search/retrieval.ts'
import { normalise } from '../text/normalise.ts'
import { namingStems } from '../text/stems.ts'
import { deniedAfter, deniedIn, withoutDeniedSubject } from './denied.ts'
import { withoutCourtesy } from './courtesy.ts'
import { withoutAsides, withoutIntroduction } from './introductions.ts'

function scoreOf({ hits }: Finding): number {
  return hits[0]?.score ?? 0
}

/** Sayings that name another thing than they mean, and what they mean. */
const sayings: readonly (readonly [RegExp, string])[] = [
  [/\bme ahogo en un vaso de agua\b/giu, 'me preocupo por todo'],
  [
    /\b(?:dar|dando|doy|dándo)(?:le)? (?:mil |muchas |tantas )?vueltas a (?:las cosas|todo|la cabeza|lo mismo)\b/giu,
    'pensar y preocuparme',
  ],
  [/\bdoy (?:mil |muchas )?vueltas en la cama\b/giu, 'no puedo dormir'],
  [/\bme (?:muero|estoy muriendo) de hambre\b/giu, 'tengo mucha hambre'],
  [/\bme (?:muero|estoy muriendo) de (?:cansancio|sueño)\b/giu, 'estoy muy cansada'],
  [/\b(?:is (?:that|this|it) )?(?:something|anything|nothing) to worry about\b/giu, 'is it bad'],
  [/\b(?:last|in the) fall(?=,| (?:we|they|he|she)\b)/giu, 'in autumn'],
  [/\bdead (?:tired|on my feet)\b/giu, 'very tired'],
  [/\b(?:run out of|out of|short of|no) puff\b/giu, 'out of breath'],
]

/** What a talk is about. */
interface About {
  readonly language: Language
  /** The domain of the open card. */
  readonly topic: LifestyleDomain | undefined
  /** What was asked before. */
  readonly leaning: Lean
}

/** Finds what a text asks for; where that is a guess, also with its slips of the finger mended. */
function findIn(text: string, { language, topic, leaning }: About): Finding {
  const find = (words: string) =>
    retrieve(withPracticeNamed(askedIn(withoutKin(words, language), language)), topic, leaning)
  const meant = sayings.reduce((said, [saying, plain]) => said.replace(saying, plain), text)
  const found = find(meant)
  if (found.isSure || found.matter) return found
  const typed = normalise(meant)
  const mended = correctTypos(typed)
  const again = mended === typed ? found : find(mended)
  return again.isNamed || again.matter ? again : found
}

/** A question with fewer words of its own leans on what was told before it. */
const fewestStems = 2

/**
 * Searches a message: where one sentence of several asks, what it names more surely by itself; what is told in passing
 * counts only where the rest names nothing.
 */
export function searched(typed: string, before: string, about: About): Finding {
  const polite = withoutCourtesy(typed)
  const rest = withoutAsides(polite)
  if (rest === polite) return searchedWhole(polite, before, about)
  const alone = searchedWhole(rest, before, about)
  return alone.isNamed || alone.matter ? alone : searchedWhole(polite, before, about)
}

function searchedWhole(typed: string, before: string, about: About): Finding {
  // Grief is met without its name.
  const isDenied = deniedIn(typed).includes('grief') || deniedAfter(typed, before).length > 0
  const left = withoutIntroduction(isDenied ? withoutDeniedSubject(typed) : typed)
  const message = namingStems(left).size > 0 ? left : typed
  const find = (text: string) => findIn(text, about)
  const whole = find(message)
  const sentences = message.split(/(?<=[.!?…])\s+/u).filter((each) => each.trim() !== '')
  const asking = sentences.findLast(isQuestion)
  if (sentences.length < 2 || asking === undefined) return whole
  // "What can I eat?" asks of the whole domain only where nothing else is told.
  if (whole.isNamed && broadCard(normalise(asking)) !== undefined) return whole
  const alone = find(asking)
  // What is told before a question is not what it asks, where the question names its own.
  const own = namingStems(asking).size
  if (whole.matter) {
    const isAnother = own > 0 && alone.isNamed && alone.matter === undefined
    return isAnother && matterInWords(normalise(message)) === undefined ? alone : whole
  }
  const isFull = own >= fewestStems || alone.matter !== undefined
  return isFull && scoreOf(alone) > scoreOf(whole) ? alone : whole
}
