/** Emergency and help lines by region; to be checked against their owners before each release. */

/** A line to call, and when it was last seen at its owner; null where it is recalled only. */
export interface HelpLine {
  readonly en: string
  readonly es: string
  readonly verifiedOn: string | null
}

/** The lines of one region. */
export interface Region {
  readonly emergency: HelpLine
  readonly crisis: HelpLine
  readonly poison: HelpLine
  readonly abuse: HelpLine
  readonly food: HelpLine
  readonly company: HelpLine
  /** A sentence on writing to the crisis line, where that goes another way than calling it; else empty. */
  readonly texting: HelpLine
}

function line(en: string, es: string = en, verifiedOn: string | null = null): HelpLine {
  return { en, es, verifiedOn }
}

const eldercare = line(
  'the Eldercare Locator on 1 800 677 1116',
  'Eldercare Locator (ayuda para personas mayores) al 1 800 677 1116',
  '2026-11-21',
)

/** Where the region is unknown: no numbers, because a wrong number is worse than none. */
const anywhere: Region = {
  emergency: line('your local emergency number', 'su número local de emergencias'),
  crisis: line('your local crisis line', 'su línea local de crisis'),
  poison: line('your local poison line', 'su línea local de envenenamientos'),
  abuse: line('A local help line for older people', 'Una línea local de ayuda a mayores'),
  food: line('a local food bank', 'un banco de alimentos local'),
  company: line('your town’s office for older people', 'la oficina municipal para mayores'),
  texting: line(''),
}

const regions: Readonly<Record<string, Region>> = {
  US: {
    emergency: line('911'),
    crisis: line('988', '988 (presione 2 para español)', '2026-11-23'),
    texting: line('', 'También puede mandar AYUDA por mensaje de texto al 988. ', '2026-11-23'),
    poison: line('1 800 222 1222'),
    abuse: { ...eldercare, en: 'The Eldercare Locator on 1 800 677 1116' },
    food: line('the Eldercare Locator on 1 800 677 1116 or 211', eldercare.es, '2026-11-21'),
    company: eldercare,
  },
  GB: {
    ...anywhere,
    emergency: line('999'),
    crisis: line('Samaritans on 116 123', 'Samaritans al 116 123'),
    poison: line('111'),
    abuse: line('Hourglass on 0808 808 8141', 'Hourglass al 0808 808 8141'),
    company: line('Age UK on 0800 678 1602', 'Age UK al 0800 678 1602'),
  },
  CA: {
    ...anywhere,
    emergency: line('911'),
    crisis: line('988'),
    food: line('211', 'la línea 211', '2026-11-29'),
    company: line('211', 'la línea 211', '2026-11-29'),
  },
  IE: {
    ...anywhere,
    emergency: line('112'),
    crisis: line('Samaritans on 116 123', 'Samaritans al 116 123'),
    company: line('ALONE on 0818 222 024', 'ALONE al 0818 222 024'),
  },
  ES: {
    ...anywhere,
    emergency: line('112'),
    crisis: line('024'),
    company: line(
      'the social services of your town hall',
      'los servicios sociales de su ayuntamiento',
    ),
  },
  MX: {
    ...anywhere,
    emergency: line('911'),
    crisis: line('800 911 2000'),
    company: line('the DIF office of your town', 'la oficina del DIF de su municipio'),
  },
  AU: {
    ...anywhere,
    emergency: line('000'),
    crisis: line('Lifeline on 13 11 14', 'Lifeline al 13 11 14'),
    abuse: line('1800 ELDERHelp on 1800 353 374', '1800 ELDERHelp al 1800 353 374'),
    company: line('My Aged Care on 1800 200 422', 'My Aged Care al 1800 200 422', '2026-11-29'),
  },
  CL: {
    ...anywhere,
    emergency: line('131'),
    crisis: line('*4141'),
    abuse: line('Fono Mayor on 800 400 035', 'Fono Mayor al 800 400 035'),
    company: line('Fono Mayor on 800 400 035', 'Fono Mayor al 800 400 035'),
  },
  PE: {
    ...anywhere,
    emergency: line('106'),
    crisis: line('113 (press 5)', '113 (opción 5)'),
  },
  CO: { ...anywhere, emergency: line('123') },
  CU: { ...anywhere, emergency: line('104') },
  AR: {
    ...anywhere,
    emergency: line('911'),
    abuse: line('Line 144', 'Línea 144'),
    company: line('PAMI on 138', 'PAMI al 138'),
  },
  UY: { ...anywhere, emergency: line('911') },
  EC: { ...anywhere, emergency: line('911') },
  DO: { ...anywhere, emergency: line('911') },
  CR: { ...anywhere, emergency: line('911') },
  PA: { ...anywhere, emergency: line('911') },
}

/**
 * The lines of a region.
 *
 * @param region - two-letter code, any case, for example `US`.
 * @returns its lines; plain words such as "your local emergency number" for a region not listed.
 */
export function regionOf(region: string): Region {
  return regions[region.toUpperCase()] ?? anywhere
}

/** Every office or number for older people that may be named, in any region and language. */
const companyLines: readonly string[] = [
  ...new Set(
    [anywhere, ...Object.values(regions)].flatMap(({ company }) => [company.en, company.es]),
  ),
]

/** Every crisis line with a number, in any region. */
const crisisLines: readonly string[] = [
  ...new Set(
    Object.values(regions).flatMap(({ crisis }) => crisis.en.match(/[\d*][\d ]{2,}/u) ?? []),
  ),
]

/** The numbers of crisis lines that a text of the coach names. */
export function crisisNamedIn(said: string): readonly string[] {
  return crisisLines.filter((one) =>
    new RegExp(`(?<!\\d)${one.replace('*', '\\*')}(?!\\d)`, 'u').test(said),
  )
}

/** The offices and numbers for older people that a text of the coach names. */
export function companyNamedIn(said: string): readonly string[] {
  return companyLines.filter((one) => said.includes(one))
}
