/** One sitting as resources of FHIR R4: what was answered, and the score made of it. */

import type { AnsweredBy } from '../answered-by.ts'
import { type Item, itemsOf } from '../instrument.ts'
import { fromWireAnswers } from '../responses.ts'
import type { ScoredSitting } from '../sitting.ts'
import { type Coding, ownNames, ownSystems, survey, unitSystem } from './codings.ts'
import { type Entry, entryOf, identifierOf, type NewId, referenceTo } from './entries.ts'
import type { FhirNames, NamedInstrument } from './names.ts'

/** A sitting as it is kept anywhere. */
export type FhirSitting = Pick<
  ScoredSitting,
  | 'instrument'
  | 'answers'
  | 'score'
  | 'band'
  | 'components'
  | 'flags'
  | 'algorithmVersion'
  | 'finishedAt'
> & { readonly id: string; readonly answeredBy?: AnsweredBy | undefined }

/**
 * The answers, and the score that refers to them.
 *
 * @param personId - of the person's entry.
 */
export function sittingEntries(
  sitting: FhirSitting,
  personId: string,
  newId: NewId,
  { instruments }: FhirNames,
): readonly Entry[] {
  const instrument = instruments[sitting.instrument]
  const answersId = newId()
  const person = referenceTo(personId)
  const identifier = identifierOf('assessment', sitting.id, ownNames)
  // Who helped or answered in their place is not a person we know.
  const isOwn = (sitting.answeredBy ?? 'self') === 'self'
  return [
    entryOf({
      resourceType: 'QuestionnaireResponse',
      id: answersId,
      identifier,
      questionnaire: `${ownNames}/Questionnaire/${instrument.id}|${sitting.algorithmVersion}`,
      status: 'completed',
      subject: person,
      authored: sitting.finishedAt,
      ...(isOwn && { source: person }),
      item: answeredItems(instrument, sitting.answers),
    }),
    entryOf({
      resourceType: 'Observation',
      id: newId(),
      identifier: [identifier],
      status: 'final',
      category: [survey],
      code: scoreCode(instrument, sitting.algorithmVersion),
      subject: person,
      effectiveDateTime: sitting.finishedAt,
      ...(isOwn && { performer: [person] }),
      valueQuantity: points(sitting.score),
      interpretation: [bandOf(instrument, sitting.band)],
      referenceRange: instrument.bands.map(({ name, from, to }) => ({
        low: points(from),
        high: points(to),
        text: name,
      })),
      derivedFrom: [referenceTo(answersId)],
      note: sitting.flags.map((text) => ({ text })),
      component: instrument.components.flatMap(({ name, label }) => {
        const value = sitting.components[name]
        const coding = [
          { system: ownSystems.part, code: `${instrument.id}-${name}`, display: label },
        ]
        return value === undefined
          ? []
          : [{ code: { coding, text: label }, ...valueOf(name, value) }]
      }),
    }),
  ].map(withoutEmptyLists)
}

function answeredItems(instrument: NamedInstrument, answers: FhirSitting['answers']) {
  const responses = fromWireAnswers(instrument, answers)
  return itemsOf(instrument).flatMap((item) => {
    const response = responses[item.linkId]
    if (response === undefined) return []
    return [
      { linkId: item.linkId, text: item.prompt, answer: [answerOf(instrument, item, response)] },
    ]
  })
}

/** What is typed stays as it was typed: the score alone says how it was read. */
function answerOf({ id }: NamedInstrument, item: Item, response: string) {
  const option = item.kind === 'choice' ? item.options.find(({ code }) => code === response) : null
  if (!option) return { valueString: response }
  const coding: Coding = {
    system: `${ownSystems.answer}-${id}`,
    code: option.code,
    display: option.label ?? option.code,
  }
  return { valueCoding: coding }
}

function scoreCode({ id, title }: NamedInstrument, version: number) {
  const coding = { system: ownSystems.score, version: String(version), code: id, display: title }
  return { coding: [coding], text: title }
}

/**
 * Says in which range a score lies.
 *
 * @param label - as it is stored.
 */
export function bandOf({ id, bands }: NamedInstrument, label: string) {
  const text = bands.find((band) => band.label === label)?.name ?? label
  return { coding: [{ system: `${ownSystems.band}-${id}`, code: label, display: text }], text }
}

function points(value: number, unit = '{score}') {
  return { value, unit, system: unitSystem, code: unit }
}

function valueOf(part: string, value: number | boolean | string) {
  if (typeof value === 'number') return { valueQuantity: points(value, unitOf(part)) }
  return typeof value === 'boolean' ? { valueBoolean: value } : { valueString: value }
}

/** Most parts are points; those of a night are also times and shares. */
function unitOf(part: string): string | undefined {
  if (/percent$/i.test(part)) return '%'
  return /minutes/i.test(part) ? 'min' : undefined
}

/** FHIR has no empty lists. */
function withoutEmptyLists({ fullUrl, resource }: Entry): Entry {
  const { resourceType, id, ...rest } = resource
  const kept = Object.entries(rest).filter(
    ([, value]) => !(Array.isArray(value) && value.length === 0),
  )
  return { fullUrl, resource: { resourceType, id, ...Object.fromEntries(kept) } }
}
