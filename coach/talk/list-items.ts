/** Takes things out of a list in a sentence. */

import { isBarredTerm, namesAny, ofCare } from './turned-down.ts'

/** Longer parts of a sentence are no items of a list. */
const wordsOfItem = 3
/** What stands between items, and what may follow the last one. */
const mark = /(, (?:or |and |o |y |u |e )?| or | and | o | y | u | e )/u
const joint = / (?:or|and|o|y|u|e) /u
const tail = /( (?:by|with|in|at|on|for|con|en|por|para) .*| \p{L}+ly)?[.!]?$/u

/** A place or a thing with the verb that leads to it. */
const verbOf =
  /^(?<verb>(?:[^.]*\s(?:at|in|to|from|en|a)|ask|call|try|visit|use)\s+)(?:(?:the|your|an?|la|el|una?|su)\s+)?\p{L}+$/iu

const thingFirst = /^(?:the|your|an?|la|el|los|las|una?|su)\s/iu

/** One thing of a list, and no step with it. */
function isItem(item: string): boolean {
  return (
    item.split(' ').length <= wordsOfItem &&
    !/ (?:into|in|with|on|of|to|from|de|en|con|a) /u.test(item)
  )
}

/**
 * A sentence less the items of its list that name what was turned down.
 *
 * @returns undefined where it names them otherwise than in a list, or nothing would be left of it.
 */
export function withoutItems(sentence: string, terms: ReadonlySet<string>): string | undefined {
  if (!namesAny(sentence, terms)) return sentence
  // What keeps a person safe stays where it names more than a list.
  const whole = ofCare.test(sentence) ? sentence : undefined
  const colon = sentence.indexOf(': ')
  const head = colon < 0 ? '' : sentence.slice(0, colon + 2)
  if (namesAny(head, terms)) {
    const fore = withoutItems(sentence.slice(0, colon), terms)
    const rest = sentence.slice(colon)
    return fore === undefined || namesAny(rest, terms) ? whole : fore + rest
  }
  const parts = sentence.slice(head.length).split(mark)
  const kept: { mark: string; item: string }[] = []
  let verbs = ''
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? ''
    const before = parts[at - 1] ?? ''
    const last = kept.at(-1)
    if (!isBarredTerm(part, terms)) {
      kept.push({ mark: last ? before : '', item: part })
      continue
    }
    // The first of a sentence holds its verb, which the next one takes over: "Ask at the library, the church".
    const isLed = at === 0 && head === '' && thingFirst.test(parts[2] ?? '')
    const verb = isLed ? verbOf.exec(part)?.groups?.['verb'] : undefined
    if (verb !== undefined) {
      verbs = verb
      continue
    }
    const end = tail.exec(part)?.[0] ?? ''
    const item = part.slice(0, part.length - end.length)
    if ((at === 0 && head === '') || isBarredTerm(end, terms) || !isItem(item)) return whole
    if (!last) continue
    const isListed = head !== '' || isItem(last.item)
    last.item += end
    // A word that joined it to the one before joins that one now; the next takes its place where the list begins with it.
    if (joint.test(before) && last.mark === ', ' && isListed) last.mark = before.replace(',', '')
    else if (joint.test(parts[at + 1] ?? '') && !isListed) parts[at + 1] = before
  }
  if (kept.length === 0) return whole
  return head + verbs + kept.map(({ mark: before, item }) => before + item).join('')
}
