/** A conversation survives being kept, and a damaged one is dropped. */

import { describe, expect, it } from 'vitest'
import {
  type ChatMessage,
  historyOf,
  isLasting,
  openQuestion,
  parseConversation,
  parseHelp,
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
    notice: null,
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

describe('parseHelp', () => {
  it('reads back what was kept and nothing else', () => {
    expect(parseHelp(JSON.stringify('To talk: 988 · Emergency: 911'))).toBe(
      'To talk: 988 · Emergency: 911',
    )
    expect(parseHelp(JSON.stringify([call911]))).toBeNull()
    expect(parseHelp('{')).toBeNull()
    expect(parseHelp(null)).toBeNull()
  })
})

/** A long talk of one voice, each turn with its number. */
function turns(count: number, text: string): ChatMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    role: 'user',
    content: `${index} ${text}`,
  }))
}

describe('historyOf', () => {
  it('sends roles and texts, the newest twenty', () => {
    const history = historyOf(turns(25, 'Good evening'))
    expect(history).toHaveLength(20)
    expect(history[0]?.content).toBe('5 Good evening')
    expect(historyOf([answer])).toEqual([{ role: 'assistant', content: answer.content }])
  })

  it('never grows past what one request may carry, in any alphabet', () => {
    for (const text of ['x'.repeat(9000), '\u4f60'.repeat(3000), '"'.repeat(5000)]) {
      const history = historyOf(turns(25, text))
      expect(history.at(-1)?.content.startsWith('24 ')).toBe(true)
      expect(history.every(({ content }) => content.length <= 8000)).toBe(true)
      expect(new TextEncoder().encode(JSON.stringify(history)).length).toBeLessThanOrEqual(
        40 * 1024,
      )
    }
  })
})

describe('openQuestion', () => {
  const question = { role: 'user', content: 'And naps?' } as const

  it('is the last question without a whole answer', () => {
    expect(openQuestion([...conversation, question])).toEqual({
      question: 'And naps?',
      earlier: conversation,
    })
    const stopped = { ...answer, unfinished: 'stopped' } as const
    expect(openQuestion([question, stopped])).toEqual({ question: 'And naps?', earlier: [] })
  })

  it('is none after a whole answer, and at the beginning', () => {
    expect(openQuestion(conversation)).toBeUndefined()
    expect(openQuestion([])).toBeUndefined()
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
