/** Finds a barred claim in a sentence, and tells it from its denial. */

import { patterns } from '../../text/pattern.ts'
import { normalise } from '../../text/normalise.ts'
import { words } from '../../text/word-lists.ts'
import type { GuardFault } from '../guard-fault.ts'

/** Word lists of the guard, on top of those of the safety rules. */
const lists: Readonly<Record<string, string>> = {
  ...words,
  decline:
    'dementia|alzheimer*|senil*|memory (loss|decline|illness|disease|trouble|problem*)|cognitive (decline|impairment)|(brain|mental) (decline|disease|aging|ageing)|forgetful*|forgetting|mild impairment',
  disease: 'cancer|heart (disease|attack*)|strokes?|diabetes|arthritis|parkinson*|depression',
  pills: `${words['drug'] ?? ''}|supplement*|multivitamin*|vitamin*|probiotic*|nootropic*|herbal|remed*`,
  care: 'doctor*|clinician*|pharmacist*|nurse*|dietitian*|911|emergency|ambulance|hospital|medical help|check up',
  alcohol:
    'alcohol*|wine*|beer*|whisk*|nightcap*|brandy|sherry|vodka|gin|rum|spirits|liquor|cocktail*|champagne|booze|cerveza|vino|licor',
  enfermedad:
    'demencia|alzheimer|depresion|parkinson|diabetes|cancer|apnea|osteoporosis|bipolar|ansiedad|artritis',
  declive:
    'demencia|alzheimer|senil*|perdida de (la )?memoria|deterioro|declive|olvidos?|enfermedad de la memoria',
  dolencia: 'cancer|derrame*|infarto*|diabetes|artritis|parkinson|depresion',
  remedio: `${words['medicina'] ?? ''}|suplemento*|vitamina*|hierbas? medicinal*|valium|zolpidem|ambien|benadryl|difenhidramina|comprimido*`,
  cuidado:
    'medic[oa]|doctor*|farmaceutic[oa]*|enfermer*|dietista*|emergencia*|ambulancia|hospital|911|especialista|terapeuta*|guia de salud',
  bebida:
    'alcohol*|vino|vinos|cerveza*|licor*|ron|tequila|whisky|vodka|ginebra|champan|tragos?|copita*|brandy',
}

/** A kind of claim that no sentence may make. */
export interface Claim {
  readonly fault: GuardFault
  readonly catches: readonly RegExp[]
  /** Near misses: one of them in the same clause lets it pass. */
  readonly unless: readonly RegExp[]
  /** True where "it does not …" is no claim. */
  readonly isDeniable: boolean
}

/**
 * Makes a claim from patterns in the notation of the safety rules.
 *
 * @param fault - what it is called.
 * @param catches - patterns of which one is enough.
 * @param more - near misses, and whether a denial lets it pass.
 * @returns the claim.
 */
export function claim(
  fault: GuardFault,
  catches: readonly string[],
  more: { readonly unless?: readonly string[]; readonly isDeniable?: boolean } = {},
): Claim {
  return {
    fault,
    catches: patterns(catches, lists),
    unless: patterns(more.unless ?? [], lists),
    isDeniable: more.isDeniable ?? false,
  }
}

const denial =
  /(?: (?:not|no|never|nor|without|neither|cannot|avoid|nobody|nunca|ningun|ninguna|sin|ni)| (?:too )?(?:little|weak) (?:proof|evidence))(?: [a-z0-9]+){0,8} $/u
/** These say yes with a word of no. */
const falseDenial =
  / (?:not only|no doubt|without doubt|without fail|no better|nothing (?:like|better)|not just|no solo|sin duda) /gu

/** A stretch of a sentence, and the stretch around it whose words may excuse it. */
interface Stretch {
  readonly clause: string
  readonly around: string
}

const turn = /[;:–—]|\s-\s|\b(?:but|then|so|yet|pero|luego|entonces)\b/iu
const pause = /[,()]|\b(?:because|while|and|porque|y)\b/iu

/**
 * The clauses of a sentence, and longer stretches that a claim may reach across. A "no" or a "your
 * doctor" on one side of "but" says nothing of the other side.
 */
function stretchesOf(text: string): readonly Stretch[] {
  const pieces = text.split(turn)
  return [
    ...pieces.flatMap((piece) => stretchesIn(piece, [...piece.split(pause), piece])),
    ...(pieces.length > 1 ? stretchesIn(text, [text]) : []),
  ]
}

/** The clauses of a stretch, each once: most sentences are one clause, and the guard is asked of every sentence. */
function stretchesIn(wider: string, clauses: readonly string[]): readonly Stretch[] {
  const around = normalise(wider)
  return [...new Set(clauses)].map((clause) => ({
    clause: (clause === wider ? around : normalise(clause)).replaceAll(falseDenial, ' '),
    around,
  }))
}

/** True where a stretch makes a claim that nothing around it excuses. */
function isMadeIn({ catches, unless, isDeniable }: Claim, { clause, around }: Stretch): boolean {
  if (unless.some((miss) => miss.test(clause) || miss.test(around))) return false
  return catches.some((wanted) => {
    const place = wanted.exec(clause)?.index
    return place !== undefined && !(isDeniable && denial.test(clause.slice(0, place)))
  })
}

/**
 * Tells whether a sentence makes a claim.
 *
 * @param text - a sentence without tags.
 * @param claims - the claims to look for.
 * @returns the first one made, or undefined.
 */
export function claimIn(text: string, claims: readonly Claim[]): Claim | undefined {
  const stretches = stretchesOf(text)
  return claims.find((each) => stretches.some((stretch) => isMadeIn(each, stretch)))
}
