/** Fetches the code of one instrument: what it asks, or all of it. */

import type { Instrument, Questionnaire } from '#core/instrument.ts'
import type { InstrumentId } from '#core/instrument-table.ts'

/** The file in which each instrument says what it asks; that of `sleep` exports `sleepQuestionnaire`. */
const questionnaireFiles = import.meta.glob<Readonly<Record<string, Questionnaire>>>(
  '../../core/instruments/*/questionnaire.ts',
)

/** The file in which each is scored; that of `sleep` exports `sleep`. */
const instrumentFiles = import.meta.glob<Readonly<Record<string, Instrument>>>(
  '../../core/instruments/*/scoring.ts',
)

/** The source file of what an instrument asks, relative to the web room. */
export function questionnaireSource(id: InstrumentId): string {
  return `../core/instruments/${id}/questionnaire.ts`
}

/** The source file of a whole instrument, relative to the web room. */
export function instrumentSource(id: InstrumentId): string {
  return `../core/instruments/${id}/scoring.ts`
}

/** Fetches what an instrument asks: enough for a page of questions. */
export function fetchQuestionnaire(id: InstrumentId): Promise<Questionnaire> {
  return fetchFrom(questionnaireFiles, questionnaireSource(id), `${id}Questionnaire`)
}

/** Fetches an instrument with its scoring, its bands and its sources. */
export function fetchInstrument(id: InstrumentId): Promise<Instrument> {
  return fetchFrom(instrumentFiles, instrumentSource(id), id)
}

async function fetchFrom<Code>(
  files: Readonly<Record<string, () => Promise<Readonly<Record<string, Code>>>>>,
  source: string,
  name: string,
): Promise<Code> {
  const code = (await files[`../${source}`]?.())?.[name]
  if (code === undefined) throw new Error(`${source} exports no ${name}`)
  return code
}
