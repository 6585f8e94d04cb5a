/** Fetches the code of one instrument: what it asks, or all of it. */

import type { Instrument, InstrumentId, Questionnaire } from '#core/instrument.ts'

/** Fetches what an instrument asks: enough for a page of questions. */
export const fetchQuestionnaire: Readonly<Record<InstrumentId, () => Promise<Questionnaire>>> = {
  social: async () =>
    (await import('#core/instruments/social/questionnaire.ts')).socialQuestionnaire,
  literacy: async () =>
    (await import('#core/instruments/literacy/questionnaire.ts')).literacyQuestionnaire,
  exercise: async () =>
    (await import('#core/instruments/exercise/questionnaire.ts')).exerciseQuestionnaire,
  mna: async () => (await import('#core/instruments/mna/questionnaire.ts')).mnaQuestionnaire,
  stress: async () =>
    (await import('#core/instruments/stress/questionnaire.ts')).stressQuestionnaire,
  sleep: async () => (await import('#core/instruments/sleep/questionnaire.ts')).sleepQuestionnaire,
}

/** Fetches an instrument with its scoring, its bands and its sources. */
export const fetchInstrument: Readonly<Record<InstrumentId, () => Promise<Instrument>>> = {
  social: async () => (await import('#core/instruments/social/scoring.ts')).social,
  literacy: async () => (await import('#core/instruments/literacy/scoring.ts')).literacy,
  exercise: async () => (await import('#core/instruments/exercise/scoring.ts')).exercise,
  mna: async () => (await import('#core/instruments/mna/scoring.ts')).mna,
  stress: async () => (await import('#core/instruments/stress/scoring.ts')).stress,
  sleep: async () => (await import('#core/instruments/sleep/scoring.ts')).sleep,
}

/** The source file of what an instrument asks, relative to the web room. */
export function questionnaireSource(id: InstrumentId): string {
  return `../core/instruments/${id}/questionnaire.ts`
}

/** The source file of a whole instrument, relative to the web room. */
export function instrumentSource(id: InstrumentId): string {
  return `../core/instruments/${id}/scoring.ts`
}
