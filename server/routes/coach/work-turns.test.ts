/** Checks that heavy work lets others by: danger first, and one step of each chat after the other. */

import { describe, expect, it } from 'vitest'
import { firstLook } from '#coach/answer/answer.ts'
import { fixedMessage } from '#coach/safety/fixed-texts.ts'
import { chatEvents } from './coach-chat.ts'
import { WorkTurns } from './work-turns.ts'

const waiting = new AbortController().signal

/** Work of so many steps, each of which is noted down. */
function* steps(name: string, count: number, done: string[]): Generator<undefined, string> {
  for (let step = 1; step <= count; step += 1) {
    done.push(`${name}${step}`)
    yield
  }
  return name
}

describe('turns of work', () => {
  it('go round, so that a long work does not hold up a short one', async () => {
    const turns = new WorkTurns()
    const done: string[] = []
    const all = [
      turns.runSteps(steps('a', 3, done), waiting),
      turns.runSteps(steps('b', 1, done), waiting),
    ]
    expect(await Promise.all(all)).toEqual(['a', 'b'])
    expect(done).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('come to what is urgent first', async () => {
    const turns = new WorkTurns()
    const done: string[] = []
    const usual = [1, 2].map((name) => turns.run(() => done.push(`usual ${name}`)))
    await Promise.all([...usual, turns.run(() => done.push('danger'), 17)])
    expect(done).toEqual(['danger', 'usual 1', 'usual 2'])
  })

  it('come to a short cry for help before long messages that came earlier', async () => {
    const turns = new WorkTurns()
    const done: string[] = []
    const long = [1, 2].map((name) => turns.run(() => done.push(`long ${name}`), 2000))
    await Promise.all([...long, turns.run(() => done.push('danger'), 17)])
    expect(done).toEqual(['danger', 'long 1', 'long 2'])
  })

  it('leave the event loop to others between two steps', async () => {
    const turns = new WorkTurns()
    const done: string[] = []
    const work = turns.runSteps(steps('a', 3, done), waiting)
    setImmediate(() => done.push('other'))
    await work
    expect(done.indexOf('other')).toBeLessThan(done.indexOf('a3'))
  })

  it('end with whoever waited, and with what a step throws', async () => {
    const turns = new WorkTurns()
    const leaving = new AbortController()
    const done: string[] = []
    const work = turns.runSteps(steps('a', 100, done), leaving.signal)
    await turns.run(() => leaving.abort())
    expect(await work).toBeUndefined()
    expect(done.length).toBeLessThan(3)
    const failing = turns.run(() => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await turns.run(() => 'next')).toBe('next')
  })

  const chatty = Array.from({ length: 7 }, () => ({ role: 'user' as const, content: 'hello' }))
  const told = [
    { role: 'user' as const, content: 'I have chest pain' },
    { role: 'assistant' as const, content: fixedMessage('chest_pain', 'US', 'en').text },
  ]

  it.each([
    ['fixed text', 'I have chest pain', chatty, []],
    ['written step', 'I am alone', told, ['passage']],
  ])(
    'are not waited for by a %s, whatever was said before',
    async (_what, message, history, said) => {
      const turns = new WorkTurns()
      const done: string[] = []
      const question = { message, history, region: 'US' }
      const look = firstLook(question)
      const parts = { question, look, own: look.own, mayCompose: true, model: undefined }
      const usual = turns.run(() => done.push('usual'))
      for await (const { event } of chatEvents({
        ...parts,
        turns,
        remember: async () => undefined,
        isStreamed: true,
        signal: waiting,
      })) {
        done.push(event)
      }
      await usual
      expect(done).toEqual(['safety', ...said, 'done', 'usual'])
    },
  )
})
