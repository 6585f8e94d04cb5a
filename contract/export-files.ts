/** The forms in which a person can take their data along, each with its file. */

/** In the order in which they are offered. */
export const exportFormats = ['json', 'csv', 'codebook', 'fhir'] as const

/** One of these forms. */
export type ExportFormat = (typeof exportFormats)[number]

/** The bundle is for the systems of doctors and hospitals: hl7.org/fhir/R4. */
export const exportFiles: Readonly<
  Record<ExportFormat, { readonly fileName: string; readonly type: string }>
> = {
  json: { fileName: 'my-data.json', type: 'application/json; charset=utf-8' },
  csv: { fileName: 'my-data.csv', type: 'text/csv; charset=utf-8' },
  codebook: { fileName: 'codebook.csv', type: 'text/csv; charset=utf-8' },
  fhir: { fileName: 'my-data.fhir.json', type: 'application/fhir+json; charset=utf-8' },
}
