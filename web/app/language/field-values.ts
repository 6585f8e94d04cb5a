/** Reads what stands in the fields of a page, and writes it so that the page hears of it. */

/** What stood in one field. */
export interface FieldValue {
  /** Finds the field again in another language: nothing in it is a word that is shown. */
  readonly key: string
  readonly value: string
  readonly checked: boolean
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Kinds of input that hold what a person typed or chose. */
const kept: ReadonlySet<string> = new Set(
  'text email number search tel url date time radio checkbox select-one textarea'.split(' '),
)

/**
 * What stands in the fields now.
 *
 * @param root - part of the page.
 * @returns every field that has a name or an id; never a password or a code, also when it is shown.
 */
export function readFields(root: ParentNode): readonly FieldValue[] {
  return fieldsIn(root).map((field) => ({
    key: keyOf(field),
    value: field.value,
    checked: field instanceof HTMLInputElement && field.checked,
  }))
}

/**
 * Writes the values whose fields are there.
 *
 * @param root - part of the page.
 * @param values - from {@link readFields}.
 * @returns those whose field is not there (yet).
 */
export function writeFields(
  root: ParentNode,
  values: readonly FieldValue[],
): readonly FieldValue[] {
  const fields = new Map(fieldsIn(root).map((field) => [keyOf(field), field]))
  return values.filter((value) => {
    const field = fields.get(value.key)
    if (field === undefined) return true
    write(field, value)
    return false
  })
}

function fieldsIn(root: ParentNode): readonly Field[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => kept.has(field.type) && !isSecret(field) && `${field.id}${field.name}` !== '',
  )
}

function isSecret({ autocomplete }: Field): boolean {
  return /password|one-time-code/.test(autocomplete)
}

function keyOf(field: Field): string {
  const one = field.type === 'radio' || field.type === 'checkbox' ? field.value : ''
  return [field.type, field.id, field.name, one].join('|')
}

/** React hears of a change only when it is made as a person makes it, past its own setter. */
function write(field: Field, { value, checked }: FieldValue): void {
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)) {
    if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click()
    return
  }
  // Whoever is typing there already knows better.
  if (field.value === value || field === document.activeElement) return
  if (field instanceof HTMLSelectElement) {
    if (![...field.options].some((option) => option.value === value)) return
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
