/** Holds the written steps to what a person in danger can read, and to being found again in what was said. */

import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { tracesIn } from '../cards/catalog.ts'
import { wordsOf } from '../text/reading-grade.ts'
import { type SafetyCode, tiers } from '../safety/codes.ts'
import { detectIn } from '../safety/detect.ts'
import { fixedMessage } from '../safety/fixed-texts.ts'
import { calledReply, helpLine, safetyReplies } from './danger-turn.ts'
import { heardIn } from './heard-reply.ts'
import { type LineId, lines } from './lines.ts'
import { isLasting, saidOfDangerIn, say } from './scripts.ts'

const regions = ['US', 'GB', 'CA', 'IE', 'ES', 'MX', 'AU', 'XX']
const ids = Object.keys(lines).filter((id): id is LineId => id in lines)
const codes = Object.keys(tiers).filter((code): code is SafetyCode => code in tiers)
const everywhere = languages.flatMap((language) => regions.map((region) => ({ language, region })))

describe.each(ids)('the line %s', (id) => {
  it('is short, fills in its numbers, and is found again in every region and language', () => {
    for (const { language, region } of everywhere) {
      for (const isOther of [false, true]) {
        const text = say(id, isOther, region, language)
        expect(text).not.toMatch(/[{}]/u)
        expect(wordsOf(text).length).toBeLessThanOrEqual(35)
        expect(saidOfDangerIn(`${text}\n\nAnd so on.`).lines).toEqual([id])
        expect(saidOfDangerIn(text).codes).toEqual([])
        expect(tracesIn(text)).toEqual([])
      }
    }
  })
})

describe('fixed texts', () => {
  it.each(codes.filter(isLasting))('are found again in every region and language: %s', (code) => {
    for (const { language, region } of everywhere) {
      const { text } = fixedMessage(code, region, language)
      expect(saidOfDangerIn(text)).toEqual({ codes: [code], lines: [], isOther: false })
    }
  })

  it('are no lasting danger where they send to a professional', () => {
    for (const code of codes.filter((each) => !isLasting(each))) {
      expect(saidOfDangerIn(fixedMessage(code, 'US', 'en').text).codes).toEqual([])
    }
  })

  it('ask plainly where somebody is very low', () => {
    const { text } = fixedMessage('severe_depression', 'US', 'en')
    expect(text).toMatch(/Are you thinking of ending your life\?$/u)
    expect(fixedMessage('severe_depression', 'US', 'es').text).toMatch(
      /¿Está pensando en quitarse la vida\?$/u,
    )
  })
})

describe('the buttons', () => {
  it.each(languages)('raise no alarm and are heard in %s', (language) => {
    const labels = [...safetyReplies.map(({ label }) => label), calledReply].map(
      (label) => label[language],
    )
    expect(labels.flatMap((label) => detectIn(label))).toEqual([])
    const [alone = '', company = '', helped = '', safe = '', called = ''] = labels
    expect(heardIn(called)).toContain('called')
    expect(heardIn(alone)).toContain('alone')
    expect(heardIn(company)).toContain('company')
    expect(heardIn(helped)).toContain('helped')
    expect(heardIn(safe)).toContain('safe')
  })
})

describe('the line that stays', () => {
  it.each([[[]], [['suicide_self_harm']], [['severe_depression', 'abuse_neglect']]] as const)(
    'names the crisis line first after %j',
    (told) => {
      expect(helpLine(told, 'US', 'en')).toBe('To talk: 988 · Emergency: 911')
      expect(helpLine(told, 'ES', 'es')).toBe('Para hablar: 024 · Emergencia: 112')
    },
  )

  it.each([
    [['chest_pain']],
    [['alcohol_withdrawal']],
    [['suicide_self_harm', 'emergency_other']],
  ] as const)('names the ambulance first after %j', (told) => {
    expect(helpLine(told, 'US', 'en')).toBe('Emergency: 911 · To talk: 988')
    expect(helpLine(told, 'ES', 'es')).toBe('Emergencia: 112 · Para hablar: 024')
  })
})
