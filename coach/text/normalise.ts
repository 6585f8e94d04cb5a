/** Brings what people type to one plain form: small letters, no accents, no contractions, clear stops. */

import { conversationLimits } from './conversation-limits.ts'

/** Words as they are typed in haste, and what they stand for. */
const shortForms: Readonly<Record<string, string>> = {
  im: 'i am',
  cannot: 'can not',
  cant: 'can not',
  wont: 'will not',
  aint: 'is not',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  lemme: 'let me',
  gimme: 'give me',
  kinda: 'kind of',
  tho: 'though',
  thru: 'through',
  ur: 'your',
  u: 'you',
  pls: 'please',
  plz: 'please',
  meds: 'medicines',
  med: 'medicine',
  dr: 'doctor',
}

/** One word for each of the family, and the others that it stands for. */
const kin: Readonly<Record<string, string>> = {
  grandpa: 'grampa grandad granddad grandfather',
  grandma: 'granny gran nan grandmother',
  grandmas: 'grans nans',
  mother: 'mum mom mommy mummy',
  mothers: 'mums moms',
  father: 'dad daddy',
  fathers: 'dads',
  husband: 'hubby',
  husbands: 'hubbys',
}

const contractions: Readonly<Record<string, string>> = {
  ...shortForms,
  ...Object.fromEntries(
    Object.entries(kin).flatMap(([word, others]) => others.split(' ').map((one) => [one, word])),
  ),
}

const suffixes: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gu, 'can not'],
  [/\bwon't\b/gu, 'will not'],
  [/\b(\w+)n't\b/gu, '$1 not'],
  [/\b(\w+)'m\b/gu, '$1 am'],
  [/\b(\w+)'re\b/gu, '$1 are'],
  [/\b(\w+)'ve\b/gu, '$1 have'],
  [/\b(\w+)'ll\b/gu, '$1 will'],
  [/\b(i|you|he|she|we|they|it)'d\b/gu, '$1 would'],
  [/\b(he|she|it|that|there|what|where|who|how|everything|life|nothing)'s\b/gu, '$1 is'],
  [/\b(\w+)'s\b/gu, '$1s'],
]

/** The same where the mark was left out, of words that are no others without it. */
const bareSuffixes: readonly (readonly [RegExp, string])[] = [
  [/ (do|does|did|is|are|was|were|have|has|had|could|would|should)nt(?= )/gu, ' $1 not'],
  [/ (you|they)re(?= )/gu, ' $1 are'],
  [/ (i|you|they)ve(?= )/gu, ' $1 have'],
  [/ (he|she|that|there|what|where|who|how)s(?= )/gu, ' $1 is'],
]

/** Spanish as typed in haste or by ear: words too short, or too far from the right ones, to be mended. */
const spanishSlips: Readonly<Record<string, string>> = {
  q: 'que',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  beo: 'veo',
  voi: 'voy',
  stoy: 'estoy',
  calli: 'cai',
  cahi: 'cai',
  cayi: 'cai',
}

/** What sets parts of a sentence apart as a comma does: brackets, dashes and new lines. */
const asideMarks = /[,()\n–—]+| -+ /gu

/** Normalised texts, by what was typed. */
const ofThisStep = new Map<string, string>()

/** More than a step reads; who reads thousands of messages without a pause keeps no more of them. */
const mostInAStep = 500

/**
 * Normalises free text as {@link normalise} does, with ` , ` where a part of a sentence ends. Many rules ask for the
 * same turns: within one step of work each is normalised once. Nothing typed is kept beyond the step.
 *
 * @param text - what the person typed.
 * @returns the normalised text with commas between blanks; `' '` for empty text.
 */
export function normaliseWithCommas(text: string): string {
  const known = ofThisStep.get(text)
  if (known !== undefined) return known
  if (ofThisStep.size === mostInAStep) ofThisStep.clear()
  if (ofThisStep.size === 0) void forgetAfterStep()
  const normalised = normalisedAnew(text)
  ofThisStep.set(text, normalised)
  return normalised
}

async function forgetAfterStep(): Promise<void> {
  await Promise.resolve()
  ofThisStep.clear()
}

function normalisedAnew(text: string): string {
  let plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’`´]/gu, "'")
  if (plain.includes("'")) for (const [from, to] of suffixes) plain = plain.replaceAll(from, to)
  plain = plain
    .replaceAll(/(\d)[,.](?=\d)/gu, '$1')
    .replaceAll("'", '')
    .replaceAll(/\b(mr|mrs|ms|dr|st)\./gu, '$1 ')
    .replaceAll(/\b([ap])\.m\./gu, '$1m')
    .replaceAll(/[.!?;:¡¿]+/gu, ' . ')
    .replaceAll(asideMarks, ' , ')
    .replaceAll(/[^a-z0-9., ]+/gu, ' ')
  const words = plain
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, conversationLimits.wordChars))
  let said = ` ${words.map((word) => contractions[word] ?? spanishSlips[word] ?? word).join(' ')} `
  for (const [from, to] of bareSuffixes) said = said.replaceAll(from, to)
  return said
}

/**
 * Takes the commas out of normalised text.
 *
 * @param text - as {@link normaliseWithCommas} gives it.
 * @returns the same words and stops.
 */
export function withoutCommas(text: string): string {
  return text.replaceAll(' ,', '')
}

/**
 * Normalises free text for the detectors and the search.
 *
 * @param text - what the person typed, in any case, with or without accents.
 * @returns words of a to z and digits, cut where they are too long to be words, with single blanks
 *   between them, ` . ` at the end of a sentence, and a blank at both ends; `' '` for empty text.
 */
export function normalise(text: string): string {
  return withoutCommas(normaliseWithCommas(text))
}
