import { expect, it } from 'vitest'
import { lastOf, talk } from '../test-support/talk.ts'
import { deniedIn, withoutDeniedSubject } from './denied.ts'

it.each([
  ["It isn't depression, dear, I just miss the grandchildren.", ['low mood']],
  ['Otra vez con la memoria, y yo de eso ando bien.', ['memory']],
  ['Soledad no, lo que tengo es aburrimiento.', ['loneliness']],
  ["I've never fallen, not once.", ['falls']],
  // The opposite of a denial.
  ["I'm not sleeping.", []],
  ['No tengo memoria para nada.', []],
  ['No tengo sueño por las noches.', []],
])('hears what a message says it is not about: %s', (message, subjects) => {
  expect(deniedIn(message)).toEqual(subjects)
})

it('leaves what is not denied', () => {
  expect(withoutDeniedSubject('No es estrés, es que hace calor. ¿Qué hago?')).toBe(
    'es que hace calor. ¿Qué hago?',
  )
})

it('does not come back to what somebody said it is not about', () => {
  const answers = talk([
    'I feel lonely on Sundays since I moved.',
    "It's not loneliness, I have plenty of company. How can I start walking more?",
    'Another idea',
  ])
  for (const { text } of answers.slice(1)) expect(text).not.toMatch(/lonel/iu)
  expect(answers[1]?.domains[0]).toBe('Exercise')
})

it('answers why something is so with a person, and not why to do the step', () => {
  const { text } = lastOf(['I cannot sleep.', 'And why do I wake up earlier than I used to?'])
  expect(text).toMatch(/body clock|hours|With age/u)
})

it('gives no leave for a step to whoever told of an operation', () => {
  const told = ['I had a hip operation last week. How do I get my balance back?', 'Can I do it?']
  expect(lastOf(told).text).not.toMatch(/^Yes/u)
})
