/** A conversation survives being kept, and a damaged one is dropped. */

import { describe, expect, it } from 'vitest'
import {
  type ChatMessage,
  historyOf,
  isLasting,
  parseConversation,
  parseSafety,
  withoutSafety,
} from './chat-message.ts'

const call911 = { code: 'stroke', tier: 0, text: 'Call 911 now.' }
const answer: ChatMessage = {
  role: 'assistant',
  content: 'Call 911 now.\n\nThen sit down.',
  reply: {
    advice: 'Call 911 now.\n\nThen sit down.',
    safety: [call911],
    sources: [{ id: 'E01', citation: 'A book', url: null }],
    suggestions: ['What else?'],
    model: 'the built-in coach',
  },
}
const conversation: readonly ChatMessage[] = [{ role: 'user', content: 'My arm is weak' }, answer]

describe('parseConversation', () => {
  it('reads back what was kept', () => {
    expect(parseConversation(JSON.stringify(conversation))).toEqual(conversation)
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '{"role":"user"}',
    '[{"role":"user"}]',
    '[{"role":"robot","content":""}]',
  ])('gives an empty conversation for %j', (raw) => {
    expect(parseConversation(raw)).toEqual([])
  })

  it('drops an answer without its reply', () => {
    expect(parseConversation(JSON.stringify([{ role: 'assistant', content: 'Hello' }]))).toEqual([])
  })
})

describe('parseSafety', () => {
  it('reads back what was kept and nothing else', () => {
    expect(parseSafety(JSON.stringify([call911]))).toEqual([call911])
    expect(parseSafety('[1]')).toEqual([])
    expect(parseSafety(null)).toEqual([])
  })
})

describe('historyOf', () => {
  it('sends roles and texts, the newest twenty, each at most 8000 characters', () => {
    const long = Array.from(
      { length: 25 },
      (_, index): ChatMessage => ({
        role: 'user',
        content: `${index} ${'x'.repeat(9000)}`,
      }),
    )
    const history = historyOf(long)
    expect(history).toHaveLength(20)
    expect(history[0]?.content.startsWith('5 ')).toBe(true)
    expect(history.every(({ content }) => content.length === 8000)).toBe(true)
    expect(historyOf([answer])).toEqual([{ role: 'assistant', content: answer.content }])
  })
})

describe('safety texts', () => {
  it('stay in sight for emergencies and crises alone', () => {
    expect([0, 1, 2, 3].map((tier) => isLasting({ ...call911, tier }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('are taken out of the answer where a card shows them', () => {
    expect(withoutSafety(answer.content, [call911])).toBe('Then sit down.')
    expect(withoutSafety('Sleep well.', [])).toBe('Sleep well.')
  })
})
