/** Events are read however the network cuts them. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventParser } from './event-parser.ts'

/** Reads a whole stream that arrives in the given pieces. */
function readAll(pieces: readonly string[]) {
  const read = createEventParser()
  return pieces.flatMap((piece) => read(piece))
}

/** Cuts a text at the given places. */
function cut(text: string, places: readonly number[]): string[] {
  const edges = [0, ...places.map((place) => place % (text.length + 1)), text.length]
  const sorted = edges.toSorted((a, b) => a - b)
  return sorted.slice(1).map((edge, index) => text.slice(sorted[index], edge))
}

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\r\n]/g, ' '))
const event = fc.record({ event: word, data: fc.array(line, { minLength: 1, maxLength: 3 }) })

describe('createEventParser', () => {
  it('gives every event once and in order, wherever the stream is cut', () => {
    const ends = fc.constantFrom('\n', '\r\n', '\r')
    fc.assert(
      fc.property(fc.array(event), ends, fc.array(fc.nat()), (events, end, places) => {
        const text = events
          .map(({ event: name, data }) =>
            [`event: ${name}`, ...data.map((part) => `data: ${part}`), '', ''].join(end),
          )
          .join('')
        const sent = events.map(({ event: name, data }) => ({ event: name, data: data.join('\n') }))
        // What comes after the last line end settles whether a lone carriage return was one.
        expect(readAll([...cut(text, places), ':'])).toEqual(sent)
      }),
    )
  })

  it('never fails, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (pieces) => {
        expect(readAll(pieces)).toEqual(readAll([pieces.join('')]))
      }),
    )
  })

  it('passes over comments, ids, unknown fields and events without data', () => {
    const text = ': still here\n\nid: 7\nretry: 3\nodd\nevent: empty\n\ndata\n\ndata:a: b\n\n'
    expect(readAll([text])).toEqual([
      { event: 'message', data: '' },
      { event: 'message', data: 'a: b' },
    ])
  })

  it('takes the separators of Unicode for text', () => {
    expect(readAll(['data: one\u2028two\u2029three\u0085four\n\n'])).toEqual([
      { event: 'message', data: 'one\u2028two\u2029three\u0085four' },
    ])
  })

  it('drops an event that never ended', () => {
    expect(readAll(['event: done\ndata: {"advice":', '"half'])).toEqual([])
  })
})
