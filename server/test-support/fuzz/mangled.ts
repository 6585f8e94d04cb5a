/** What no well-behaved client sends: values, bodies, addresses and headers bent out of shape. */

import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { isPlainObject } from '#core/rules/plain-object.ts'

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** Values that have surprised programs before. */
const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -0,
    -1,
    0.1 + 0.2,
    1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER + 2,
    2 ** 31,
    2 ** 63,
    'NaN',
    'Infinity',
    'null',
    '\u0000',
    'a\u0000b',
    '\uD800',
    '\uDFFF\uD800',
    '\u202E\u200B\uFEFF',
    "' or 1=1 --",
    '"; drop table users; --',
    '%00',
    '../../etc/passwd',
    '${7*7}{{7*7}}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'x'.repeat(70_000),
    'é'.repeat(3000),
    '1'.repeat(400),
    [],
    {},
    [[]],
    [null],
    { length: 1_000_000_000 },
    { toString: 'x', valueOf: 1, toJSON: 2 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
)

const oddKeys = fc.oneof(
  fc.constantFrom(
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'userId',
    'userID',
    'user_id',
    'isAdmin',
    'token',
    'id',
    '',
    '\u0000',
    '\uD800',
    '0',
  ),
  fc.string({ maxLength: 10 }),
)

/**
 * Bends values: something in them is replaced, missing, or more than it should be.
 *
 * @param values - good values.
 * @returns bad ones, and some that are good still.
 */
export function mangledValues(values: Arbitrary<unknown>): Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(3), oddKeys, odd), {
    minLength: 1,
    maxLength: 3,
  })
  const spliced = fc.tuple(values, fc.nat(), fc.constantFrom(...oddLetters))
  return fc.oneof(
    { arbitrary: odd, weight: 1 },
    { arbitrary: spliced.map(([value, where, letter]) => splice(value, where, letter)), weight: 4 },
    {
      arbitrary: fc
        .tuple(values, changes)
        .map(([value, list]) => list.reduce((sofar, change) => bend(sofar, ...change), value)),
      weight: 5,
    },
  )
}

/** Letters that databases, files and eyes trip over. */
const oddLetters = ['\u0000', '\u0000', '\uD800', '\u2028', '\u202E', "'"]

/** Puts a letter into one of the texts of a value, which may stay a good one but for that. */
function splice(value: unknown, where: number, letter: string): unknown {
  if (typeof value === 'string') {
    const place = where % (value.length + 1)
    return value.slice(0, place) + letter + value.slice(place)
  }
  const entries = Array.isArray(value) || isPlainObject(value) ? Object.entries(value) : []
  const texts = entries.filter(([, inner]) => typeof inner !== 'number' && inner !== null)
  const [name] = texts[where % Math.max(1, texts.length)] ?? []
  const bent = entries.map(([each, inner]): [string, unknown] => [
    each,
    each === name ? splice(inner, Math.floor(where / 7), letter) : inner,
  ])
  return Array.isArray(value) ? bent.map(([, inner]) => inner) : Object.fromEntries(bent)
}

/** Goes down one step for each digit of `where` and changes what is found there. */
function bend(value: unknown, where: number, how: number, key: string, other: unknown): unknown {
  const entries = Array.isArray(value) || isPlainObject(value) ? Object.entries(value) : []
  const [name] = entries[where % Math.max(1, entries.length)] ?? []
  if (name === undefined) return other
  const goesDeeper = how === 3
  const bent = entries.flatMap(([each, inner]): [string, unknown][] => {
    if (each !== name) return [[each, inner]]
    if (goesDeeper) return [[each, bend(inner, Math.floor(where / 7), where % 4, key, other)]]
    if (how === 0) return [[each, other]]
    return how === 1
      ? []
      : [
          [each, inner],
          [key, other],
        ]
  })
  return Array.isArray(value) ? bent.map(([, inner]) => inner) : Object.fromEntries(bent)
}

/**
 * Bends the text of a body: JSON that is none, or means two things at once.
 *
 * @param bodies - good bodies as values.
 * @returns bodies as text.
 */
export function mangledTexts(bodies: Arbitrary<unknown>): Arbitrary<string> {
  const texts = bodies.map((body) => JSON.stringify(body) ?? '')
  const inside = fc.constantFrom(
    '"__proto__":{"userId":"x","isAdmin":true},',
    '"constructor":{"prototype":{"isAdmin":true}},',
    '"userId":"x","userId":"y",',
    '"x":1e999,',
    '"x":-1e-999,',
    '"x":NaN,',
    '"x":01,',
    "'x':1,",
    '"x":"\u0000",',
    String.raw`"\u0000":"\uD800",`,
    '/* a */',
  )
  return fc.oneof(
    fc.tuple(texts, inside).map(([text, more]) => text.replace('{', () => `{${more}`)),
    fc.tuple(texts, fc.nat(100)).map(([text, part]) => text.slice(0, (text.length * part) / 100)),
    texts.map((text) => `\uFEFF${text}`),
    texts.map((text) => text + text),
    texts.map((text) => `${text}${' '.repeat(66_000)}`),
    fc.constantFrom(deep(500), deep(20_000), `{"a":${deep(10_000)}}`, '{"a":'.repeat(5000)),
    fc.constantFrom('', ' ', 'null', '"x"', '7', 'true', '[]', '{}', '{}{}', 'a=b&c=d', '\u0000'),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
}

/** Parts of a path or a query, as they stand in the address. */
export const mangledParts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%C0%AF',
    '%E0%A4%A',
    '%ED%A0%80',
    '..%2f..%2f',
    '%2e%2e',
    '*',
    '%25%30%30',
    'x'.repeat(3000),
    '%27%20or%201%3D1--',
    '00000000-0000-0000-0000-000000000000',
    '__proto__',
    'undefined',
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
  fc.uuid(),
)

/** Headers that are allowed to be there and are not what is expected. */
export const mangledHeaders: Arbitrary<Record<string, string>> = fc.record(
  {
    'content-type': fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json;;;',
      'application/JSON',
      'application/problem+json',
      '*/*',
      '',
    ),
    accept: fc.constantFrom(
      'text/event-stream',
      'application/json',
      'text/event-stream;q=0, */*',
      'image/png',
      ',,;q=',
      '\u00FF',
    ),
    cookie: fc.constantFrom(
      'remembered-browser=x.y.z',
      `remembered-browser=${'A'.repeat(43)}`,
      'remembered-browser=; remembered-browser=a',
      '=;;=',
      'a'.repeat(5000),
    ),
    'idempotency-key': fc.constantFrom('', 'a b', 'x'.repeat(300), '\u00FF', '__proto__', 'k'),
    'x-forwarded-for': fc.constantFrom('', 'unknown', '999.1.1.1', ',,,', '::1, 1.2.3.4', 'x\ty'),
    'x-forwarded-proto': fc.constantFrom('https', 'javascript', ','),
    'user-agent': fc.constantFrom('', 'x'.repeat(5000), '\u00FF\u00FE', '<script>'),
    'x-http-method-override': fc.constant('DELETE'),
    'accept-encoding': fc.constantFrom('br;q=2', 'identity;q=0', '*;q=0'),
    range: fc.constant('bytes=0-0,5-'),
    'if-none-match': fc.constant('*'),
    expect: fc.constant('nothing'),
  },
  { requiredKeys: [] },
)
