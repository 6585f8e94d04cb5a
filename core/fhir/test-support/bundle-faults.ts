/**
 * What is wrong with a bundle, by the rules of FHIR R4 for the resources we write: required fields, value sets with
 * a required binding, types of values, references, and JSON without nulls or anything empty (hl7.org/fhir/R4).
 */

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const uuidUrl = /^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const code = /^\S+( \S+)*$/
const uri = /^\S+$/
const date = /^\d{4}(-\d{2}(-\d{2})?)?$/
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/

/** Fields that must be there. */
const required: Readonly<Record<string, readonly string[]>> = {
  Patient: [],
  QuestionnaireResponse: ['status'],
  Observation: ['status', 'code'],
  Goal: ['lifecycleStatus', 'description', 'subject'],
  CarePlan: ['status', 'intent', 'subject'],
}

/** Codes of which one must stand in a field, by resource and field. */
const valueSets: Readonly<Record<string, readonly string[]>> = {
  'Patient.gender': ['male', 'female', 'other', 'unknown'],
  'QuestionnaireResponse.status': [
    'in-progress',
    'completed',
    'amended',
    'entered-in-error',
    'stopped',
  ],
  'Observation.status': [
    'registered',
    'preliminary',
    'final',
    'amended',
    'corrected',
    'cancelled',
    'entered-in-error',
    'unknown',
  ],
  'Goal.lifecycleStatus': [
    'proposed',
    'planned',
    'accepted',
    'active',
    'on-hold',
    'completed',
    'cancelled',
    'entered-in-error',
    'rejected',
  ],
  'CarePlan.status': [
    'draft',
    'active',
    'on-hold',
    'revoked',
    'completed',
    'entered-in-error',
    'unknown',
  ],
  'CarePlan.intent': ['proposal', 'plan', 'order', 'option'],
  'CarePlan.activity.detail.status': [
    'not-started',
    'scheduled',
    'in-progress',
    'on-hold',
    'completed',
    'cancelled',
    'stopped',
    'unknown',
    'entered-in-error',
  ],
  'CarePlan.activity.detail.scheduledTiming.repeat.dayOfWeek': [
    'mon',
    'tue',
    'wed',
    'thu',
    'fri',
    'sat',
    'sun',
  ],
  'CarePlan.activity.detail.scheduledTiming.repeat.periodUnit': [
    's',
    'min',
    'h',
    'd',
    'wk',
    'mo',
    'a',
  ],
}

/** Fields that come as lists, and no others. */
const lists = new Set([
  'entry',
  'telecom',
  'item',
  'answer',
  'category',
  'performer',
  'interpretation',
  'referenceRange',
  'derivedFrom',
  'note',
  'component',
  'coding',
  'goal',
  'activity',
  'progress',
  'dayOfWeek',
])

/** What the value of a field must look like, by its name. */
const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  code: (value) => isObject(value) || code.test(String(value)),
  system: (value) => uri.test(String(value)),
  questionnaire: (value) => uri.test(String(value)),
  authored: (value) => dateTime.test(String(value)),
  time: (value) => dateTime.test(String(value)),
  timestamp: (value) => dateTime.test(String(value)),
  effectiveDateTime: (value) => dateTime.test(String(value)),
  birthDate: (value) => date.test(String(value)),
  startDate: (value) => date.test(String(value)),
  statusDate: (value) => date.test(String(value)),
  start: (value) => date.test(String(value)),
  value: (value) => typeof value === 'string' || Number.isFinite(value),
  valueBoolean: (value) => typeof value === 'boolean',
  valueString: (value) => typeof value === 'string',
}

/**
 * Reads a bundle as whoever receives it would.
 *
 * @param text - the file.
 * @returns one line for each fault.
 */
export function bundleFaults(text: string): readonly string[] {
  const bundle: unknown = JSON.parse(text)
  if (!isObject(bundle)) return ['it is no object']
  const faults: string[] = []
  if (bundle['resourceType'] !== 'Bundle') faults.push('it is no bundle')
  if (bundle['type'] !== 'collection') faults.push('it is no collection')
  const entries = Array.isArray(bundle['entry']) ? bundle['entry'].filter(isObject) : []
  const urls = entries.map(({ fullUrl }) => String(fullUrl))
  if (new Set(urls).size < urls.length) faults.push('two entries have one name')
  faults.push(...urls.filter((url) => !uuidUrl.test(url)).map((url) => `${url} is no name`))
  const typeOf = new Map<string, string>()
  for (const { fullUrl, resource } of entries) {
    if (!isObject(resource)) continue
    typeOf.set(String(fullUrl), String(resource['resourceType']))
    if (fullUrl !== `urn:uuid:${String(resource['id'])}`)
      faults.push(`${String(fullUrl)} is named otherwise`)
  }
  walk(bundle, 'Bundle', faults, typeOf)
  return faults
}

/** Sees every object, with the fields that lead to it from its resource. */
function walk(value: unknown, path: string, faults: string[], typeOf: Map<string, string>): void {
  if (Array.isArray(value)) {
    if (value.length === 0) faults.push(`${path} is empty`)
    for (const one of value) walk(one, path, faults, typeOf)
    return
  }
  if (value === null || value === '') faults.push(`${path} is nothing`)
  const allowed = valueSets[path]
  if (allowed !== undefined && !allowed.includes(String(value)))
    faults.push(`${path}: ${String(value)}`)
  if (!isObject(value)) return
  if (Object.keys(value).length === 0) faults.push(`${path} is empty`)
  const type = value['resourceType']
  const here = typeof type === 'string' ? type : path
  if (here !== 'Bundle' && typeof type === 'string') {
    const fields = required[type]
    if (fields === undefined) faults.push(`${type} is not expected`)
    for (const field of fields ?? []) if (!(field in value)) faults.push(`${type} has no ${field}`)
  }
  if ('reference' in value && !typeOf.has(String(value['reference']))) {
    faults.push(`${path} leads nowhere`)
  }
  for (const [name, part] of Object.entries(value)) {
    const isIdentifierList = name === 'identifier' && here !== 'QuestionnaireResponse'
    if (Array.isArray(part) !== (lists.has(name) || isIdentifierList))
      faults.push(`${here}.${name}: a list or not`)
    for (const one of Array.isArray(part) ? part : [part]) {
      if (shapes[name]?.(one) === false) faults.push(`${here}.${name}: ${JSON.stringify(one)}`)
    }
    walk(part, `${here}.${name}`, faults, typeOf)
  }
}
