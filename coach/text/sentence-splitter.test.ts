/** Checks where sentences end, and that it does not matter how the stream is cut. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SentenceSplitter, type StreamedSentence } from './sentence-splitter.ts'

function split(...deltas: readonly string[]): readonly StreamedSentence[] {
  const splitter = new SentenceSplitter()
  return [...deltas.flatMap((delta) => splitter.push(delta)), ...splitter.end()]
}

const texts = (...deltas: readonly string[]) => split(...deltas).map(({ text }) => text)

const pieces =
  'Keep one time|.| |\n|[Z01]| [Z01, E02]|[|]|(|)|"|...|U.S.|p.m.|e.g.|1.2|2. |- |?|!|a|B|Dr.|…|*|\r\n'.split(
    '|',
  )

const lettersOf = (text: string) => text.replaceAll(/[^A-Za-z]/gu, '')

describe('SentenceSplitter', () => {
  it.each<[string, readonly string[]]>([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Keep one time [Z01]. Rest.', ['Keep one time [Z01].', 'Rest.']],
    ['Keep one time. [Z01] Rest.', ['Keep one time. [Z01]', 'Rest.']],
    ['Keep one time.[Z01][Z13] Rest.', ['Keep one time.[Z01][Z13]', 'Rest.']],
    ['Keep one time. [Z01, E02]\nRest.', ['Keep one time. [Z01, E02]', 'Rest.']],
    ['Keep one time.\n[Z01]\nRest.', ['Keep one time.\n[Z01]', 'Rest.']],
    ['Keep one time.\n[Z01] Rest.', ['Keep one time.', '[Z01] Rest.']],
    ['Keep one time. [Z01]', ['Keep one time. [Z01]']],
    ['Eat about 1.2 grams. Then rest.', ['Eat about 1.2 grams.', 'Then rest.']],
    ['In the U.S. you can call. Do it.', ['In the U.S. you can call.', 'Do it.']],
    ['He lives in the U.S. Call him.', ['He lives in the U.S.', 'Call him.']],
    ['Stop at 2 p.m. today. Rest.', ['Stop at 2 p.m. today.', 'Rest.']],
    ['No coffee after 2 p.m. Drink water.', ['No coffee after 2 p.m.', 'Drink water.']],
    ['Ask Dr. Smith. Go.', ['Ask Dr. Smith.', 'Go.']],
    ['Move, e.g. Walk or swim. Go.', ['Move, e.g. Walk or swim.', 'Go.']],
    ['Well... maybe later. Go.', ['Well... maybe later.', 'Go.']],
    ['Well... Go now.', ['Well...', 'Go now.']],
    ['1. Get up.\n2. Sit down.', ['Get up.', 'Sit down.']],
    ['- Get up\n- Sit down', ['Get up', 'Sit down']],
    ['See eldercare.acl.gov today. Go.', ['See eldercare.acl.gov today.', 'Go.']],
    ['She said "Rest." Then go.', ['She said "Rest."', 'Then go.']],
    ['Here are three steps:\nGet up.', ['Here are three steps:', 'Get up.']],
    ['no end', ['no end']],
    ['', []],
    [' \n\n ', []],
    ['...', ['...']],
    ['See [this link](http://a.b). Go.', ['See [this link](http://a.b).', 'Go.']],
  ])('splits %j', (text, sentences) => {
    expect(texts(text)).toEqual(sentences)
  })

  it('gives a sentence as soon as the next one begins', () => {
    const splitter = new SentenceSplitter()
    expect(splitter.push('Get up. ')).toEqual([])
    expect(splitter.push('Th')).toEqual([{ text: 'Get up.', startsParagraph: true }])
    expect(splitter.push('en rest.')).toEqual([])
    expect(splitter.end()).toEqual([{ text: 'Then rest.', startsParagraph: false }])
    expect(splitter.end()).toEqual([])
  })

  it('tells where a paragraph begins', () => {
    expect(split('One. Two.\n\nThree. Four.\nFive.').map((each) => each.startsParagraph)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })

  it('cuts a text that never ends', () => {
    expect(texts('word '.repeat(1000)).every((text) => text.length <= 1000)).toBe(true)
  })

  it('gives the same sentences however the stream is cut', () => {
    const text = fc
      .array(fc.constantFrom(...pieces), { maxLength: 25 })
      .map((chosen) => chosen.join(''))
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 8 }), (whole, places) => {
        const cuts = [0, ...places.map((at) => Math.min(at, whole.length)), whole.length].toSorted(
          (one, other) => one - other,
        )
        const deltas = cuts.slice(1).map((to, index) => whole.slice(cuts[index], to))
        const expected = split(...Array.from(whole))
        expect(split(...deltas)).toEqual(expected)
        expect(split(whole)).toEqual(expected)
      }),
      { numRuns: 3000 },
    )
  })

  it('gives the same long sentences however the stream is cut', () => {
    const long = fc.constantFrom(
      'word '.repeat(170),
      '[ '.repeat(250),
      'a. '.repeat(9),
      '\n'.repeat(210),
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(long, fc.constantFrom(...pieces)), { maxLength: 9 }),
        (parts) => {
          const whole = parts.join('')
          expect(split(whole)).toEqual(split(...Array.from(whole)))
          expect(split(...parts)).toEqual(split(whole))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z. [\]!?\n]{0,60}$/u), (whole) => {
        expect(lettersOf(texts(whole).join(''))).toBe(lettersOf(whole))
      }),
    )
  })
})
