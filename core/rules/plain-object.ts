/** Reading of objects that came from outside, whatever they are. */

/** An object whose keys are read only through {@link ownValue}. */
export type PlainObject = Readonly<Record<string, unknown>>

/**
 * Tells whether a value is a plain object: not a list, text, null, date, map or the like.
 *
 * @param value - anything.
 * @returns true for object literals, parsed JSON objects and objects without a prototype.
 */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  // Only Object.prototype itself has no prototype; comparing by identity would refuse other realms.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Reads a key of its own, never an inherited one such as `constructor`.
 *
 * @param values - the object.
 * @param key - any text.
 * @returns the value, or undefined where the object has no such key of its own.
 */
export function ownValue(values: PlainObject, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
