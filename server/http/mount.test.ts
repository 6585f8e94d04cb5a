/** A call without a handler is found when the server starts, not when somebody makes the call. */

import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { mount, type Handlers } from './mount.ts'

const gate = {
  open: vi.fn(),
  openIn: vi.fn(),
  identify: vi.fn(),
  requireFreshProof: vi.fn(),
  end: vi.fn(),
}

const handlersWithout = (missing: string) => {
  const names = Object.keys(endpoints).filter((name) => name !== missing)
  const handlers = Object.fromEntries(names.map((name) => [name, vi.fn()]))
  assertHandlers(handlers)
  return handlers
}

/** The compiler would not let a handler go missing here. */
function assertHandlers(_handlers: object): asserts _handlers is Handlers {
  return undefined
}

it('mounts a handler for every call', () => {
  expect(() => mount(fastify(), handlersWithout('none'), gate)).not.toThrow()
})

it.each(Object.keys(endpoints))('names %s where its handler is missing', (missing) => {
  expect(() => mount(fastify(), handlersWithout(missing), gate)).toThrow(
    `The call ${missing} has no handler.`,
  )
})
