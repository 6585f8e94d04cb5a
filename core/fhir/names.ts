/** What a bundle calls things in one language; the codes beside the names are the same in all. */

import { instruments } from '../catalog.ts'
import type { Band, ComponentDescription, Questionnaire } from '../instrument.ts'
import type { InstrumentId } from '../instrument-table.ts'
import { type DomainNames, domainNames } from '../wording/domain-names.ts'

/** All of an instrument that a bundle shows. */
export interface NamedInstrument extends Pick<Questionnaire, 'id' | 'title' | 'pages'> {
  readonly bands: readonly Pick<Band, 'label' | 'name' | 'from' | 'to'>[]
  readonly components: readonly Pick<ComponentDescription, 'name' | 'label'>[]
}

/** The names of one language. */
export interface FhirNames {
  readonly instruments: Readonly<Record<InstrumentId, NamedInstrument>>
  readonly domains: DomainNames
}

/** In the language that core has where this runs: English on the server, that of the page in a browser. */
export const namesHere: FhirNames = { instruments, domains: domainNames }
