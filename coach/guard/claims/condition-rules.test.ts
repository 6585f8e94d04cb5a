/** Checks what conditions that a person told of, and safety texts in force, forbid. */

import { describe, expect, it } from 'vitest'
import type { Topic } from '../../topics/catalog.ts'
import { faultIn, sleepless } from '../test-support/sleepless.ts'
import { conditionRules } from './condition-rules.ts'

const faultWith = (topic: Topic, sentence: string) =>
  faultIn(sentence, { ...sleepless, heard: new Set([topic]) })

describe('disclosed conditions', () => {
  it.each<[Topic, string, string]>([
    [
      'sober',
      'Less wine in the evening helps sleep [Z19].',
      'Keep the same wake time every day [Z01].',
    ],
    [
      'sober',
      'Alcohol breaks the second half of the night [Z19].',
      'Drink water at breakfast [D06].',
    ],
    [
      'eating-disorder',
      'Weigh weekly and tell your doctor [D05].',
      'Invite a friend to one meal [D13].',
    ],
    [
      'eating-disorder',
      'Eat a small snack every 2 to 3 hours [D14].',
      'Small meals and snacks often help [D14].',
    ],
    [
      'heart-failure',
      'Keep more water in sight [D06].',
      'Have eggs, yogurt or fish at breakfast [D06].',
    ],
    [
      'kidney-disease',
      'Add one protein snack a day for more protein [D05].',
      'Ask a dietitian [D07].',
    ],
    [
      'warfarin',
      'Add one handful of greens this week [D04].',
      'Keep greens steady with warfarin [D18].',
    ],
    [
      'osteoporosis',
      'Try deep bending of the spine [E13].',
      'Avoid deep bending and twisting of the spine [E13].',
    ],
    [
      'seizures',
      'If you are awake about 20 minutes, get out of bed [Z13].',
      'Keep the same wake time every day [Z01].',
    ],
    ['bipolar', 'Go to bed only when sleepy [Z04].', 'A dark and quiet room helps [Z21].'],
    [
      'falls',
      'If awake about 20 minutes, get out of bed [Z13].',
      'Clear rugs and add night lights [E11].',
    ],
    [
      'falls',
      'Stand heel to toe for 10 seconds each side [E02].',
      'Hold the kitchen counter and stand heel to toe for 10 seconds [E02].',
    ],
    ['chewing', 'Have a handful of nuts [D02].', 'Add nut butter [D02].'],
    ['glaucoma', 'Chair yoga with head down eases mood [T07].', 'Walking eases low mood [T07].'],
    [
      'surgery',
      'Do two sets of 8 wall push-ups for strength [E15].',
      'Ask your doctor before strength work [E10].',
    ],
    [
      'poor-sight',
      'Set up a video call on a tablet [S04].',
      'Pick one person and phone them today [S01].',
    ],
    [
      'limited-mobility',
      'Walk for 10 minutes today [E01].',
      'Do ten seated marches in a chair [E19].',
    ],
    ['diabetes', 'Skip breakfast before exercise [E16].', 'Carry a fast snack on walks [E16].'],
  ])('%s: stops "%s", passes "%s"', (topic, stopped, passed) => {
    expect(faultWith(topic, stopped)).toMatch(/^(?:condition|harmful)$/u)
    expect(faultWith(topic, passed)).toBe('ok')
  })

  it('changes nothing for someone who told of nothing', () => {
    expect(conditionRules(new Set(), new Set())).toEqual([])
    expect(faultIn('If awake about 20 minutes, get out of bed [Z13].')).toBe('ok')
  })

  it('says one rule once where two conditions share it', () => {
    expect(conditionRules(new Set(['seizures', 'apnea']), new Set())).toHaveLength(1)
  })
})

describe('safety texts in force', () => {
  it.each([
    [
      'medication',
      'Valerian is a gentler pill [Z10].',
      'Slow breathing calms a racing mind [Z21].',
    ],
    [
      'malnutrition',
      'Watch your weight and eat a restrictive diet [D07].',
      'Eat small snacks every 2 to 3 hours [D14].',
    ],
    [
      'very_inactive',
      'Do hard exercise twice a day [E10].',
      'Five minutes of easy walking, twice today [E10].',
    ],
    ['fall_injury', 'Walk 10 minutes today [E01].', 'Keep the same wake time every day [Z01].'],
  ])('%s: stops "%s", passes "%s"', (code, stopped, passed) => {
    const permitted = { ...sleepless, codes: new Set([code]) }
    expect(faultIn(stopped, permitted)).toBe('condition')
    expect(faultIn(passed, permitted)).toBe('ok')
  })
})
