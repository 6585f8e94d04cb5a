/** What a bundle of FHIR R4 is made of: resources under names of their own, which refer to each other. */

/** A resource of any kind; its fields are those of hl7.org/fhir/R4. */
export type Resource = Readonly<Record<string, unknown>> & {
  readonly resourceType: 'Patient' | 'QuestionnaireResponse' | 'Observation' | 'Goal' | 'CarePlan'
  readonly id: string
}

/** One place of a bundle. */
export interface Entry {
  readonly fullUrl: string
  readonly resource: Resource
}

/** Points to another resource of the same bundle. */
export interface Reference {
  readonly reference: string
}

/** Makes a UUID at each call. */
export type NewId = () => string

/** A record of ours under the name it has here, so that the same one is known again in a later file. */
export function identifierOf(kind: string, id: string, base: string) {
  return { system: `${base}/NamingSystem/${kind}`, value: id }
}

/**
 * Puts a resource into a bundle.
 *
 * @param resource - its id is a UUID.
 */
export function entryOf(resource: Resource): Entry {
  return { fullUrl: urlOf(resource.id), resource }
}

/** Refers to the resource with an id. */
export function referenceTo(id: string): Reference {
  return { reference: urlOf(id) }
}

function urlOf(id: string): string {
  return `urn:uuid:${id}`
}
