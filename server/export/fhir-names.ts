/** What a bundle of FHIR calls things in each language, so that a person and their doctor read the words of the page. */

import { instruments } from '#core/catalog.ts'
import { type FhirNames, type NamedInstrument, namesHere } from '#core/fhir/names.ts'
import type { Instrument, Page } from '#core/instrument.ts'
import type { Language } from '#core/languages.ts'
import { exercisePages } from '#core/instruments/exercise/questionnaire.ts'
import { exerciseItemWords } from '#core/instruments/exercise/question-words.es.ts'
import { exerciseResultWords } from '#core/instruments/exercise/result-words.es.ts'
import { literacyPages } from '#core/instruments/literacy/questionnaire.ts'
import { literacyItemWords } from '#core/instruments/literacy/question-words.es.ts'
import { literacyResultWords } from '#core/instruments/literacy/result-words.es.ts'
import { mnaPages } from '#core/instruments/mna/questionnaire.ts'
import { mnaItemWords } from '#core/instruments/mna/question-words.es.ts'
import { mnaResultWords } from '#core/instruments/mna/result-words.es.ts'
import { sleepPages } from '#core/instruments/sleep/questionnaire.ts'
import { sleepItemWords } from '#core/instruments/sleep/question-words.es.ts'
import { sleepResultWords } from '#core/instruments/sleep/result-words.es.ts'
import { socialPages } from '#core/instruments/social/questionnaire.ts'
import { socialItemWords } from '#core/instruments/social/question-words.es.ts'
import { socialResultWords } from '#core/instruments/social/result-words.es.ts'
import { stressPages } from '#core/instruments/stress/questionnaire.ts'
import { stressItemWords } from '#core/instruments/stress/question-words.es.ts'
import { stressResultWords } from '#core/instruments/stress/result-words.es.ts'
import { domainNames } from '#core/wording/domain-names.es.ts'

/** Names of the results of one instrument: its bands by their labels, its parts by their keys. */
interface ResultNames {
  readonly bands: Readonly<Record<string, { readonly name: string }>>
  readonly components: Readonly<Record<string, string>>
}

function named(
  { id, bands, components }: Instrument,
  { title }: { readonly title: string },
  pages: readonly Page[],
  names: ResultNames,
): NamedInstrument {
  return {
    id,
    title,
    pages,
    bands: bands.map(({ label, from, to }) => {
      return { label, name: names.bands[label]?.name ?? label, from, to }
    }),
    components: components.map(({ name }) => ({ name, label: names.components[name] ?? name })),
  }
}

/** The names of each language. */
export const fhirNames: Readonly<Record<Language, FhirNames>> = {
  en: namesHere,
  es: {
    instruments: {
      social: named(
        instruments.social,
        socialItemWords,
        socialPages(socialItemWords),
        socialResultWords,
      ),
      literacy: named(
        instruments.literacy,
        literacyItemWords,
        literacyPages(literacyItemWords),
        literacyResultWords,
      ),
      exercise: named(
        instruments.exercise,
        exerciseItemWords,
        exercisePages(exerciseItemWords),
        exerciseResultWords,
      ),
      mna: named(instruments.mna, mnaItemWords, mnaPages(mnaItemWords), mnaResultWords),
      stress: named(
        instruments.stress,
        stressItemWords,
        stressPages(stressItemWords),
        stressResultWords,
      ),
      sleep: named(instruments.sleep, sleepItemWords, sleepPages(sleepItemWords), sleepResultWords),
    },
    domains: domainNames,
  },
}
