/** Recognises which facts a question asks for by the way people ask. */

import {
  alternativesOf,
  type MessageView,
  viewOf,
  wordPattern,
  type WordPattern,
} from '../../text/word-pattern.ts'
import { dietQuestions } from './diet.ts'
import { exerciseQuestions } from './exercise.ts'
import { learningQuestions } from './learning.ts'
import { sleepQuestions } from './sleep.ts'
import { socializationQuestions } from './socialization.ts'
import { stressQuestions } from './stress.ts'

/** Alternatives behind each `{name}`, in the notation of `pattern`. */
const everydayLists: Readonly<Record<string, string>> = {
  sad: 'sad|feel* .. (low|down|flat)|(feel|feeling) (low|down|flat)|low (mood|spirits)|blue|blues|gloomy|unhappy|miserable|tearful|weepy|glum|fed up|dumps|out of sorts',
  worry:
    'worr*|anxi*|fret*|nervous|nerves|jittery|uneasy|on edge|panic*|stew*|dread*|overthink*|afraid|scared|fear*|frightened',
  family:
    'son|sons|daughter*|kids|children|grand[a-z]*|family|brother*|sister*|niece*|nephew*|cousin*|relatives|relations',
  partner: 'husband|wife|partner|spouse|missus|other half',
  friend: 'friend*|mate|mates|pal|pals|buddy|buddies|chum*|acquaintance*',
  walk: 'walk*|stroll*|hike|hikes|hiking|rambl*',
  exercise:
    'exercis*|work* out|workout*|gym|training|physical activity|keep* fit|get* fit|fitness|sport*|active|activity|get* moving|keep* moving',
  dementia:
    'dementia|alzheimer*|marbles|senil*|memory (loss|illness|trouble)|decline|gaga|polished|lose* (my|your) (mind|memory)',
  brain: 'brain*|mind|memory|thinking|noggin|gr(e|a)y matter|sharp*|wits|remember*',
  sleep: 'sleep*|slept|asleep|shut eye|slumber|nights|insomnia',
  bed: 'bed|bedtime|night|nights|nighttime|tonight|under the (covers|blankets|duvet)|sleep*|asleep|lie down|lights out|pillow|small hours',
  score:
    'score*|quiz|test|number|results?|points|questionnaire|check|section|mark|marks|rating|scale|came out|band|label',
  tech: 'computer*|tablet*|ipad*|phone*|smartphone*|cell phone|internet|email*|online|laptop*|technology|tech|app|apps|video call*|facetime|zoom|skype|whatsapp|device*|gadget*|web|screens?',
}

/** Every way of asking by evidence id. */
const askedPatterns: Readonly<Record<string, readonly string[]>> = {
  ...socializationQuestions,
  ...learningQuestions,
  ...exerciseQuestions,
  ...dietQuestions,
  ...stressQuestions,
  ...sleepQuestions,
}

/** The ways of asking in a pattern, of which ` & ` may join several: it binds closer than `|`. */
function waysIn(source: string): readonly string[] {
  return source.includes(' & ') ? alternativesOf(source) : [source]
}

/** One part of a way to ask; looked for only in a question with a word it can open with. */
function partOf(source: string): WordPattern {
  return wordPattern(
    source.replaceAll(/\{([a-zA-Z]+)\}/gu, (_, name: string) => `(${everydayLists[name] ?? name})`),
  )
}

const compiled = Object.entries(askedPatterns).map(([id, sources]) => ({
  id,
  ways: sources.flatMap(waysIn).map((source) => source.split(' & ').map(partOf)),
}))

/** Words that a match covers: a longer match is a surer one. */
function surenessOf(parts: readonly WordPattern[], view: MessageView): number {
  let covered = 0
  for (const part of parts) {
    const found = part.partIn(view)
    if (found === undefined) return 0
    covered += Math.min(3, found.trim().split(' ').length)
  }
  return 2 + covered + 3 * (parts.length - 1)
}

/**
 * Finds the facts that a question asks for.
 *
 * @param words - normalised English words.
 * @returns how surely each fact is asked for, from 3 up; facts not asked for are absent.
 */
export function askedFacts(words: string): ReadonlyMap<string, number> {
  const sureness = new Map<string, number>()
  const view = viewOf(words)
  for (const { id, ways } of compiled) {
    const found = ways.map((parts) => surenessOf(parts, view)).filter((value) => value > 0)
    if (found.length === 0) continue
    const best = Math.max(...found)
    sureness.set(id, best + 0.5 * (found.length - 1))
  }
  return sureness
}
