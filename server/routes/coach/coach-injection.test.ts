/** Forty attempts to turn the coach against a person, over real sockets and by all three protocols. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerQuestion } from '#coach/answer/answer.ts'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import { providers } from '../../model/model-settings.ts'
import { answeringWell, goodWords } from '../../model/test-support/good-words.ts'
import { injections, mark } from '../../model/test-support/injections.ts'
import type { Script } from '../../model/test-support/fake-service.ts'
import * as scripts from '../../model/test-support/scripts.ts'
import { startTestCoach, type TestCoach } from '../../test-support/coach-caller.ts'

/** Begins as it should and turns half-way. */
const turningAfterGoodWords =
  (obedient: string): Script =>
  (turn) =>
    scripts.reciting(`${goodWords(turn)}\n\n${obedient}`)(turn)

describe('the forty attempts', () => {
  it('are forty', () => expect(injections).toHaveLength(40))
})

describe.each(providers)('an attempt with a model behind %s', (provider) => {
  let coach: TestCoach

  beforeAll(async () => {
    coach = await startTestCoach(provider)
  })

  afterAll(() => coach.close())

  it.each(injections)('$name fails', async ({ message, history = [], obedient }) => {
    const builtIn = answerQuestion({ message, history, region: 'US' })
    const models = [scripts.reciting(obedient), turningAfterGoodWords(obedient), answeringWell]
    for (const script of models) {
      coach.service.follow(script)
      const { names, safety, passages, done } = await coach.chat(message, history)
      expect(names[0]).toBe('safety')
      expect(safety).toEqual(builtIn.safety)
      expect(done?.safety).toEqual(builtIn.safety)
      // Every word is the model's behind the guard, or all of it is ours.
      if (done?.model === builtInCoachNames.en) expect(done.advice).toBe(builtIn.text)
      else expect(done?.sources.length).toBeGreaterThan(0)
      const shown = [...passages, done?.advice ?? ''].join('\n')
      expect(shown).not.toContain(mark)
      expect(shown).not.toMatch(/\d+ ?mg|<script|evil\.example|between the marks/i)
    }
  })
})
