/** Judges one sentence of a language model before anybody sees it. */

import { type Language, languages } from '#core/languages.ts'
import type { Topic } from '../topics/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import { barredClaims } from './claims/barred-claims.ts'
import { barredManners } from './claims/barred-manners.ts'
import { claimIn } from './claims/claim.ts'
import { breaksRule, conditionRules } from './claims/condition-rules.ts'
import { isPromptEcho } from './claims/prompt-echo.ts'
import { spanishClaims } from './claims/spanish-claims.ts'
import { isWrongScore, readsMemoryFromLearning, type KnownScore } from './claims/score-claims.ts'
import { hardnessOf, isInLanguage, isMarkedUp } from './form/sentence-form.ts'
import type { GuardFault } from './guard-fault.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { normalise } from '../text/normalise.ts'
import { leniency } from './leniency.ts'
import { isSmallTalk, isStatement } from './small-talk.ts'
import { textOf } from './sources/entry-text.ts'
import { readTags } from './sources/evidence-tags.ts'
import { isInventedCitation } from './sources/invented-citation.ts'
import { unknownNumbers } from './sources/numbers-in.ts'
import { isTurnedRound, overlapWith } from './sources/source-overlap.ts'

/** What a model may rely on in one answer. */
export interface PermittedContent {
  /** The entries it was given; it may name no other. */
  readonly entries: readonly EvidenceEntry[]
  /** Numbers of the person that may be said, in plain digits: scores, body mass index, edges of the age band. */
  readonly personNumbers: ReadonlySet<string>
  /** The language to answer in. */
  readonly language: Language
  /** Sentences about the person that our own code made; they need no id. */
  readonly statements?: readonly string[]
  /** Scores that may be spoken of, to tell a wrong one. */
  readonly scores?: readonly KnownScore[]
  /** What the person told of themselves. */
  readonly heard?: ReadonlySet<Topic>
  /** Codes of the fixed texts that are shown above the answer. */
  readonly codes?: ReadonlySet<string>
  /** What the person asked, for telling an echo from a statement. */
  readonly asked?: string
}

/** What the guard finds: the sentence as it may be shown, or what is wrong with it. */
export type GuardVerdict =
  | { readonly ok: true; readonly text: string; readonly ids: readonly string[] }
  | { readonly ok: false; readonly fault: GuardFault }

/** A model may switch languages in mid-sentence, so the rules of both hold for either. */
const allClaims = [...barredClaims, ...barredManners, ...spanishClaims]

/** Faults that no source can mend. */
function barredFault(text: string, permitted: PermittedContent): GuardFault | undefined {
  const { heard = new Set<Topic>(), codes = new Set<string>(), scores = [] } = permitted
  if (readsMemoryFromLearning(text)) return 'learning-as-memory'
  const barred = claimIn(text, allClaims)
  if (barred) return barred.fault
  if (isPromptEcho(text)) return 'prompt-echo'
  if (languages.some((language) => isWrongScore(text, scores, language))) return 'wrong-score'
  return breaksRule(text, conditionRules(heard, codes)) ? 'condition' : undefined
}

/** Faults of what is said against the entries it names. */
function sourceFault(
  text: string,
  cited: readonly EvidenceEntry[],
  { personNumbers, language, statements = [] }: PermittedContent,
): GuardFault | undefined {
  if (isInventedCitation(text, cited, statements.join(' '), language)) return 'invented-citation'
  if (/[^\P{N}0-9¼½¾]/u.test(text)) return 'number'
  if (unknownNumbers(text, cited, personNumbers, language).length > 0) return 'number'
  return undefined
}

/** "Ask your doctor …" is safe under any entry, as long as it says nothing more. */
const referral = pattern(
  '^ (please |then |always |first |or |and |do )*(ask|tell|talk (to|with)|speak (to|with)|see|call|show|check with) (your|a|the) (own )?(doctor|pharmacist|clinician|care team|dietitian)( or (your |a )?(doctor|pharmacist|clinician|nurse|dietitian))?( (first|today|soon|about (it|this|that)|for advice|before (you (change|start|stop) (any|your|a) (medicine|medicines|pills|tablets)|any change)))* (\\. )*$',
)

const spanishReferral = pattern(
  '^ (por favor |luego |siempre |primero |y |o )*(pregunte(le)?|pregunteselo|hable(lo)?|consulte(lo)?|vea|llame|digaselo|cuente(lo|selo)?|muestreselo) (con |a |al )?(su |un |el |la )?(propio )?(medic[oa]|doctor|doctora|farmaceutic[oa]|dietista|equipo de salud)( o (a |con |al )?(su |un |el )?(medico|doctor|farmaceutic[oa]|enfermera|dietista))?( (primero|hoy|pronto|sobre (esto|eso)|antes de (cambiar|empezar|dejar) (cualquier|su|una) (medicina|medicinas|pastilla|cosa)|antes de cualquier cambio))* (\\. )*$',
)

function isReferral(text: string): boolean {
  const plain = normalise(text)
  return referral.test(plain) || spanishReferral.test(plain)
}

function overlapFault(
  text: string,
  cited: readonly EvidenceEntry[],
  language: Language,
): GuardFault | undefined {
  if (isReferral(text)) return undefined
  if (overlapWith(text, cited, language) < leniency.overlap[language]) return 'off-source'
  return isTurnedRound(text, cited, language) ? 'turned-round' : undefined
}

function faultOf(
  text: string,
  cited: readonly EvidenceEntry[],
  permitted: PermittedContent,
): GuardFault | undefined {
  const { entries, language, statements = [], asked = '' } = permitted
  // The written words themselves were judged when they were written.
  if (statements.some((written) => sentencesOf(written).includes(text))) return undefined
  const barred = barredFault(text, permitted)
  if (barred) return barred
  if (isStatement(text, statements)) return undefined
  const unsourced = sourceFault(text, cited, permitted)
  if (unsourced) return unsourced
  if (!isInLanguage(text, language)) return 'language'
  const hardness = hardnessOf(text, cited, language)
  if (hardness) return hardness
  if (isSmallTalk(text, asked, entries.map((entry) => textOf(entry, language)).join('\n')))
    return undefined
  return cited.length === 0 ? 'no-source' : overlapFault(text, cited, language)
}

/**
 * Judges one sentence (safety policy, "always barred" and disclosed conditions; evaluation brief:
 * ids that exist, numbers of the cited fact, overlap of words, reading grade).
 *
 * @param sentence - as the model wrote it, with tags such as `[Z13]` or `[z13, E02]`.
 * @param permitted - what the model was given.
 * @returns the sentence without its tags and the ids it named; or the first fault found, what
 *   could do harm before what is only badly written. Never throws.
 */
export function guardSentence(sentence: string, permitted: PermittedContent): GuardVerdict {
  const { text, ids } = readTags(sentence)
  if (!/\p{L}/u.test(text)) return { ok: false, fault: 'empty' }
  const cited = ids.flatMap((id) => permitted.entries.find((entry) => entry.id === id) ?? [])
  if (cited.length < ids.length) return { ok: false, fault: 'unknown-source' }
  const isMarked = isMarkedUp(text) || permitted.entries.some(({ id }) => text.includes(id))
  const fault = isMarked ? 'markup' : faultOf(text, cited, permitted)
  return fault ? { ok: false, fault } : { ok: true, text, ids }
}
