/** Reads what a person typed into a form. */

/**
 * The text of one field.
 *
 * @returns exactly as typed; empty where there is no such field.
 */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
