/** A person sets the size of the letters once; losing it means squinting again on every page. */

import { beforeEach, describe, expect, it } from 'vitest'
import { chooseDisplaySettings, readDisplaySettings } from './display-settings.ts'

beforeEach(() => {
  localStorage.clear()
})

describe('what a person chose for their eyes', () => {
  it('is the usual at first', () => {
    expect(readDisplaySettings()).toEqual({ text: 'usual', colors: 'usual', voice: 'off' })
  })

  it('is shown at once and kept, each choice beside the other', () => {
    chooseDisplaySettings({ text: 'largest' })
    chooseDisplaySettings({ colors: 'contrast' })
    chooseDisplaySettings({ voice: 'on' })
    const chosen = { text: 'largest', colors: 'contrast', voice: 'on' }
    expect(readDisplaySettings()).toEqual(chosen)
    expect(document.documentElement.dataset).toMatchObject(chosen)
  })

  it.each(['', '{', 'null', '7', '{"text":"huge","colors":null,"voice":true}'])(
    'falls back to the usual where %j is stored',
    (stored) => {
      localStorage.setItem('comfort', stored)
      expect(readDisplaySettings()).toEqual({ text: 'usual', colors: 'usual', voice: 'off' })
    },
  )
})
