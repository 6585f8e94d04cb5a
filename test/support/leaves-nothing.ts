/**
 * Fails a file of tests that leaves something behind: files share their process (`isolate: false`), so
 * the next one, whichever it is, would find it. What was left is put right before that one begins.
 */

import { afterAll, vi } from 'vitest'

/** Where tests put something of their own, by the name that a message gives it. */
const watched: Readonly<Record<string, object>> = {
  globalThis,
  console,
  Date,
  JSON,
  Math,
  crypto,
  performance,
  process,
  'process.env': process.env,
  ...('document' in globalThis && {
    document,
    navigator,
    location,
    history,
    'Storage.prototype': Storage.prototype,
    'Element.prototype': Element.prototype,
    'HTMLElement.prototype': HTMLElement.prototype,
    'HTMLDialogElement.prototype': HTMLDialogElement.prototype,
  }),
}

/** Left once, for whoever comes first: by React, the router, libraries with a shared state or a setting, Node.js. */
const marks =
  /^document\._reactListening|^history\.(push|replace)State$|^globalThis\.(__|AI_SDK_)|^process\.allowedNodeEnvironmentFlags$/

type Properties = Record<string, PropertyDescriptor>

const before = stock()
const folder = process.cwd()

afterAll(() => {
  const left = vi.isFakeTimers() ? ['fake timers'] : []
  vi.useRealTimers()
  for (const [name, [object, properties]] of stock()) {
    const known = before.get(name)?.[1] ?? {}
    // Symbols are marks of libraries too.
    for (const key of Object.keys({ ...known, ...properties })) {
      const what = `${name}.${key}`
      if (isSame(object, known[key], properties[key]) || marks.test(what)) continue
      left.push(what)
      if (known[key] === undefined) Reflect.deleteProperty(object, key)
      else Object.defineProperty(object, key, known[key])
    }
  }
  if (process.cwd() !== folder) {
    left.push('the working folder')
    process.chdir(folder)
  }
  if (left.length > 0) {
    throw new Error(
      `This file changed ${left.join(', ')} and left it so for the next file: undo it in afterEach or afterAll.`,
    )
  }
})

function stock(): Map<string, readonly [object, Properties]> {
  return new Map(
    Object.entries(watched).map(([name, object]) => [
      name,
      [object, Object.getOwnPropertyDescriptors(object)],
    ]),
  )
}

function isSame(object: object, one?: PropertyDescriptor, other?: PropertyDescriptor): boolean {
  // Node.js puts many globals in place when they are read first.
  if (one?.get !== undefined && other?.get === undefined) {
    return Object.is(one.get.call(object), other?.value)
  }
  return Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set
}
