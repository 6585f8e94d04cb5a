/** An answer to a plain question is kept from whom it would harm, and from nobody else; its way is what a button plays. */

import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import type { Limit } from '../cards/limits.ts'
import { answeredMatters, matterNamed } from '../matters/catalog.ts'
import { talk } from '../test-support/talk.ts'
import { suitsAll } from './matter-suits.ts'
import { type Reading, readingOf } from './reading.ts'

const nobody = readingOf({ message: 'hello', history: [], region: 'US', language: 'en' })
const limitedBy = (...limits: readonly Limit[]): Reading => ({ ...nobody, limits: new Set(limits) })

function suits(name: string, ...limits: readonly Limit[]): boolean {
  const matter = matterNamed(name)
  if (!matter) throw new Error(`There is no ${name}.`)
  return suitsAll(matter, limitedBy(...limits))
}

describe('an answer to a plain question', () => {
  it.each<[string, Limit]>([
    ['sundays-alone', 'recently-widowed'],
    ['siblings-do-not-help', 'carer'],
    ['pool-and-swimming', 'painful-knees'],
    ['eyesight-and-glasses', 'poor-sight'],
    ['awake-over-bills', 'no-money'],
    ['reading-books', 'no-transport'],
    ['dizzy-rising', 'dizzy'],
    ['radio-or-tv-to-sleep', 'wheelchair'],
    ['sweet-drinks', 'warfarin'],
  ])('is given though a limit was told: %s, %s', (name, limit) => {
    expect(suits(name, limit)).toBe(true)
  })

  it.each<[string, Limit]>([
    ['stairs', 'unsteady'],
    ['treadmill', 'dizzy'],
    ['gym', 'recent-operation'],
    ['walk-further-or-faster', 'heart-failure'],
    ['fasting-or-keto', 'past-eating-disorder'],
    ['fruit-and-sugar', 'kidney-disease'],
    ['bread-rice-tortilla', 'swallowing-trouble'],
    ['stairs', 'wheelchair'],
    ['yoga-or-pilates', 'glaucoma'],
    ['friends-gone', 'nobody-near'],
  ])('is not given where it speaks of what a limit forbids: %s, %s', (name, limit) => {
    expect(suits(name, limit)).toBe(false)
  })

  it('suits nearly everybody with limits of their circumstances', () => {
    const circumstances: readonly Limit[] = ['no-money', 'no-transport', 'carer', 'no-internet']
    const kept = answeredMatters.filter((matter) => !suitsAll(matter, limitedBy(...circumstances)))
    expect(kept.length).toBeLessThan(answeredMatters.length / 10)
  })
})

it.each<[Language, string, string, RegExp]>([
  [
    'en',
    'My knee hurts on the stairs, how do I go down?',
    'How do I do it?',
    /^1\. Bring both feet/u,
  ],
  ['en', 'I cannot stand my CPAP mask', 'How do I do it?', /^1\./u],
  ['es', '¿Cómo me paro sin que se me vaya la cabeza?', '¿Cómo se hace?', /^1\. Antes de pararse/u],
  ['es', '¿A qué temperatura debe estar el cuarto?', '¿Cómo se hace?', /^1\./u],
])(
  'is gone on with by the button, whatever its question told, in %s: %s',
  (language, asked, button, way) => {
    const [first, how] = talk([asked, button], language)
    expect(first?.act).toBe('ask')
    expect(how?.text).toMatch(way)
  },
)
