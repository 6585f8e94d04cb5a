/** Which steps follow the fixed text of each code, how they are said, and how they are found again in what was said. */

import { type Language, languages } from '#core/languages.ts'
import { pattern } from '../text/pattern.ts'
import { type SafetyCode, tiers } from '../safety/codes.ts'
import { fixedTemplate, specialTemplates, shownText } from '../safety/fixed-texts.ts'
import type { Line } from './body-lines.ts'
import { type LineId, lines } from './lines.ts'

/** How the talk goes on after a fixed text. */
export type Script = 'crisis' | 'low' | 'body' | 'gas' | 'sugar' | 'abuse' | 'carer'

/** The one thing to do for each sign of the body. */
const oneThing = {
  stroke: 'time',
  chest_pain: 'sit',
  emergency_other: 'nearPhone',
  sudden_confusion: 'list',
  fall_injury: 'still',
  alcohol_withdrawal: 'lastDrink',
} as const satisfies Partial<Record<SafetyCode, LineId>>

const orders: Readonly<Record<Exclude<Script, 'body'>, readonly LineId[]>> = {
  crisis: ['plain', 'means', 'person', 'hour', 'check'],
  low: ['plain', 'who', 'tiny', 'check'],
  gas: ['outside', 'outsideCall', 'everyone', 'check'],
  sugar: ['takeSugar', 'called', 'door', 'family', 'check'],
  abuse: ['place', 'fault', 'deleteTalk', 'tell', 'check'],
  carer: ['ownHands', 'restCover', 'apart', 'check'],
}

/** Where a script goes on after its last step; at its first step where nothing is said. */
export const againFrom: Readonly<Partial<Record<Script, LineId>>> = {
  crisis: 'person',
  low: 'who',
  carer: 'restCover',
}

function isOneThing(code: SafetyCode): code is keyof typeof oneThing {
  return code in oneThing
}

/** Tells whether a danger stands until it is ended: an emergency or a crisis does. */
export function isLasting(code: SafetyCode): boolean {
  return tiers[code] <= 1
}

/** Tells whether a code is an emergency of the body. */
export function isOfBody(code: SafetyCode): boolean {
  return isOneThing(code)
}

/**
 * The script of a code.
 *
 * @param kind - whether the house itself is the danger and must be left, it is low sugar, or they did the harm.
 */
export function scriptOf(
  code: SafetyCode,
  {
    isGas,
    isSugar,
    isByOwn,
  }: { readonly isGas: boolean; readonly isSugar: boolean; readonly isByOwn: boolean },
): Script {
  if (code === 'suicide_self_harm') return 'crisis'
  if (code === 'severe_depression') return 'low'
  if (code === 'abuse_neglect') return isByOwn ? 'carer' : 'abuse'
  if (isSugar && code === 'emergency_other') return 'sugar'
  return isGas ? 'gas' : 'body'
}

/** The steps of a script in their order. */
export function stepsOf(script: Script, code: SafetyCode): readonly LineId[] {
  if (script !== 'body') return orders[script]
  return ['called', 'door', isOneThing(code) ? oneThing[code] : 'nearPhone', 'family', 'check']
}

const houseWords = pattern(
  '(gas|smoke|fumes|monoxide|on fire|fire (in|at)|burning (house|kitchen|room)|humo|fuga|monoxido|incendi*|se quema (la|mi) (casa|cocina))',
)

/** Tells whether what was told is a danger of the house: gas, smoke or fire. */
export function isOfHouse(words: string): boolean {
  return houseWords.test(words)
}

/**
 * Says a line.
 *
 * @param id - which one.
 * @param isOther - true where the danger is another person's.
 */
export function say(id: LineId, isOther: boolean, region: string, language: Language): string {
  const line: Line = lines[id]
  const said = (isOther && line.they) || line.you
  return shownText(said, region, language)
}

type Pieces = readonly string[]

/** What a template says in every region: its words between the help lines. */
function piecesOf(template: string): Pieces {
  return template
    .toLowerCase()
    .split(/\{\w+\}/u)
    .map((piece) => piece.trim())
}

function isIn(text: string, pieces: Pieces): boolean {
  let from = 0
  return pieces.every((piece) => {
    const found = text.indexOf(piece, from)
    from = found + piece.length
    return found >= 0
  })
}

const lineIds = Object.keys(lines).filter((id): id is LineId => id in lines)

const knownLines = lineIds.flatMap((id) => {
  const { you, they }: Line = lines[id]
  return languages.flatMap((language) => [
    { id, isOther: false, pieces: piecesOf(you[language]) },
    ...(they ? [{ id, isOther: true, pieces: piecesOf(they[language]) }] : []),
  ])
})

const knownCodes = Object.keys(tiers)
  .filter((code): code is SafetyCode => code in tiers)
  .filter(isLasting)
  .flatMap((code) =>
    languages.map((language) => ({ code, pieces: piecesOf(fixedTemplate(code, language)) })),
  )
  .concat(
    languages.flatMap((language) =>
      specialTemplates(language).map(({ code, template }) => ({
        code,
        pieces: piecesOf(template),
      })),
    ),
  )

/** What a turn of the coach said of danger. */
export interface SaidOfDanger {
  /** Codes whose fixed text it shows. */
  readonly codes: readonly SafetyCode[]
  readonly lines: readonly LineId[]
  /** True where one of the lines speaks about somebody else. */
  readonly isOther: boolean
}

/**
 * Finds fixed texts and lines again in what the coach said, whatever the region and its numbers.
 *
 * @param content - a turn of the coach.
 */
export function saidOfDangerIn(content: string): SaidOfDanger {
  const text = content.toLowerCase()
  const found = knownLines.filter(({ pieces }) => isIn(text, pieces))
  return {
    codes: knownCodes.flatMap(({ code, pieces }) => (isIn(text, pieces) ? [code] : [])),
    lines: [...new Set(found.map(({ id }) => id))],
    isOther: found.some(({ isOther }) => isOther),
  }
}

/** The code that a line speaks of, for a talk whose fixed text is too far back to be sent along. */
export function codeOfLine(id: LineId): SafetyCode | undefined {
  const body = Object.entries(oneThing).find(([, line]) => line === id)?.[0]
  if (body !== undefined && isLineCode(body)) return body
  if (
    id === 'called' ||
    id === 'door' ||
    id === 'family' ||
    id === 'takeSugar' ||
    orders.gas.includes(id)
  ) {
    return id === 'check' ? undefined : 'emergency_other'
  }
  if (id === 'who' || id === 'tiny') return 'severe_depression'
  if ([...orders.abuse, ...orders.carer].includes(id))
    return id === 'check' ? undefined : 'abuse_neglect'
  return id === 'plain' || id === 'means' || id === 'person' || id === 'hour'
    ? 'suicide_self_harm'
    : undefined
}

function isLineCode(name: string): name is keyof typeof oneThing {
  return name in oneThing
}
