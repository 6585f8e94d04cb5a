/** Whoever asks of a whole domain in few words gets the card to begin with, and nobody else does. */

import { describe, expect, it } from 'vitest'
import { normalise } from '../text/normalise.ts'
import { broadCard } from './broad-questions.ts'
import { retrieve } from './retrieval.ts'

describe('broad questions', () => {
  it.each([
    ['How can I sleep better?', 'Z04'],
    ['Duermo mal.', 'Z04'],
    ["I can't fall asleep.", 'Z13'],
    ['What is good for memory?', 'L01'],
    ['¿Cómo mantengo la mente activa?', 'L01'],
    ['How can I lower my stress?', 'T06'],
    ['¿Cómo manejo el estrés?', 'T06'],
    ['I worry about money all the time.', 'T15'],
    ['Me siento sola.', 'S05'],
    ['How do I get fit?', 'E01'],
    ['¿Qué es una dieta sana?', 'D01'],
  ])('%s', (question, card) => {
    expect(retrieve(question).hits[0]?.entry.id).toBe(card)
    expect(retrieve(question).matter).toBeUndefined()
  })

  it.each([
    'Does coffee help me sleep?',
    'I worry about my son and money',
    'Which exercise helps my knees?',
    '¿Qué como si tengo diabetes?',
    'What does my stress score mean?',
    'How do I begin?',
    'I do not want to eat',
    'No puedo comer',
    "I can't exercise",
    'Solo quiero estar mejor',
    '',
  ])('is not heard in: %s', (question) => {
    const card = broadCard(normalise(question))
    expect(card).toBeUndefined()
  })
})
