/** Random values that a zod schema takes: what a well-behaved client could send. */

import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { z } from 'zod'
import { isPlainObject } from '#core/rules/plain-object.ts'

/** Values for fields whose meaning no schema can tell, by the name of the field. */
export type FieldValues = Readonly<Record<string, Arbitrary<unknown>>>

/**
 * Makes values that a schema takes.
 *
 * @param schema - any schema of the contract.
 * @param fields - values for fields by their names; what the schema refuses of them is left out.
 * @returns inputs of the schema.
 * @throws Error for a kind of schema that is not known here yet, so that no call goes untested.
 */
export function valuesOf(schema: z.core.$ZodType, fields: FieldValues): Arbitrary<unknown> {
  return accepted(schema, inputsOf(schema, fields))
}

/** What the library keeps for those who walk its schemas. */
function internalsOf<Schema extends z.core.$ZodType>(schema: Schema): Schema['_zod'] {
  return schema['_zod']
}

function accepted(schema: z.core.$ZodType, inputs: Arbitrary<unknown>): Arbitrary<unknown> {
  return inputs.filter((value) => isAccepted(schema, value))
}

function isAccepted(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success
}

/** Every schema is of one of the kinds the library knows; the compiler is told so here. */
function isKnown(schema: z.core.$ZodType): schema is z.core.$ZodTypes {
  return internalsOf(schema).def.type !== 'custom'
}

function inputsOf(schema: z.core.$ZodType, fields: FieldValues): Arbitrary<unknown> {
  if (!isKnown(schema)) throw new Error('Teach schema-values.ts to make this value.')
  const { def } = internalsOf(schema)
  const of = (inner: z.core.$ZodType) => inputsOf(inner, fields)
  switch (def.type) {
    case 'object':
      return objectsOf(def, fields)
    case 'string':
    case 'template_literal':
      return textsOf(schema)
    case 'number':
      return numbersOf(schema)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array':
      return listsOf(schema, of(def.element))
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), of(def.valueType), { maxKeys: 5 })
    case 'union':
      return fc.oneof(...def.options.map(of))
    case 'intersection':
      return fc.tuple(of(def.left), of(def.right)).map(([left, right]) => merge(left, right))
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(of(def.innerType), { nil: undefined })
    case 'nullable':
      return fc.option(of(def.innerType), { nil: null })
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return of(def.innerType)
    case 'pipe':
      return of(def.in)
    case 'lazy':
      return of(def.getter())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 3 })
    default:
      throw new Error(`Teach schema-values.ts to make a ${def.type}.`)
  }
}

function objectsOf({ shape }: z.core.$ZodObjectDef, fields: FieldValues): Arbitrary<unknown> {
  const entries = Object.entries(shape).map(([name, inner]) => {
    return [name, fields[name] ?? valuesOf(inner, fields)] as const
  })
  const whole = fc.record(Object.fromEntries(entries))
  return whole.map((value) =>
    Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)),
  )
}

function merge(left: unknown, right: unknown): unknown {
  return isPlainObject(left) && isPlainObject(right) ? { ...left, ...right } : left
}

/** Texts of the usual forms; those a schema refuses are left out. */
const forms: readonly Arbitrary<string>[] = [
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.lorem({ maxCount: 5 }),
  fc.emailAddress(),
  fc.uuid(),
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.integer({ min: 0, max: 999_999 }).map((code) => String(code).padStart(6, '0')),
  fc.stringMatching(/^[\w-]{1,100}$/),
  fc.stringMatching(/^[\w-]{43}$/),
  fc.webUrl(),
]

function textsOf(schema: z.core.$ZodType): Arbitrary<unknown> {
  const fitting = forms.filter((form) =>
    fc.sample(form, { numRuns: 20, seed: 1 }).some((text) => isAccepted(schema, text)),
  )
  if (fitting.length > 0) return accepted(schema, fc.oneof(...fitting))
  const { pattern } = internalsOf(schema)
  if (pattern === undefined) throw new Error('Teach schema-values.ts a text of this form.')
  return fc.stringMatching(pattern)
}

function numbersOf(schema: z.core.$ZodType): Arbitrary<unknown> {
  const { bag } = internalsOf(schema)
  const min = boundOf(bag, 'minimum') ?? -1000
  const max = boundOf(bag, 'maximum') ?? 1000
  if (bag['format'] === 'safeint') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  return fc.oneof(fc.integer({ min, max }), fc.double({ min, max, noNaN: true }))
}

function listsOf(schema: z.core.$ZodType, element: Arbitrary<unknown>): Arbitrary<unknown> {
  const { bag } = internalsOf(schema)
  const exact = boundOf(bag, 'length')
  const minLength = exact ?? boundOf(bag, 'minimum') ?? 0
  const most = exact ?? boundOf(bag, 'maximum') ?? 5
  return fc.array(element, { minLength, maxLength: Math.min(most, minLength + 5) })
}

/** What the library has gathered of the checks of a schema. */
function boundOf(bag: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const bound = bag[name]
  return typeof bound === 'number' ? bound : undefined
}
