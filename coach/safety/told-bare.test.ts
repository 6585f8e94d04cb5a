/** Three words in fear are heard; the same words with something beside them are of that. */

import { describe, expect, it } from 'vitest'
import type { SafetyCode } from './codes.ts'
import { hearSafety } from './hear-safety.ts'
import { toldBare } from './told-bare.ts'

describe('heard and told for sure', () => {
  it.each<[SafetyCode, string]>([
    ['emergency_other', 'I swallowed too many tablets'],
    ['emergency_other', 'Me tomé un montón de pastillas'],
    ['emergency_other', 'Please help, I am so short of breath'],
    ['emergency_other', 'Ay, me ahogo'],
    ['emergency_other', 'Sangro mucho'],
    ['emergency_other', 'I have not peed since last night'],
    ['emergency_other', 'No orino desde antier'],
    ['fall_injury', 'I fell in the kitchen'],
    ['fall_injury', 'Me caí en la ducha'],
    ['stroke', 'I am seeing double now'],
    ['stroke', 'Estoy viendo doble'],
    ['stroke', 'I have a horrible headache'],
    ['stroke', 'De repente me duele la cabeza'],
    ['sudden_confusion', 'I feel very confused'],
    ['sudden_confusion', 'Amanecí desorientada'],
    ['severe_depression', 'Everything is meaningless'],
    ['severe_depression', 'Ya nada tiene sentido'],
    ['severe_depression', 'What is it all for?'],
    ['severe_depression', 'I don’t care about anything any more'],
    ['severe_depression', 'Ya no le hallo sentido'],
    ['abuse_neglect', 'My helper is stealing from me'],
    ['abuse_neglect', 'La muchacha me roba'],
    ['abuse_neglect', 'Mi hijo me alzó la mano'],
    ['abuse_neglect', 'He raised his hand to me'],
  ])('%s: %s', (code, message) => {
    expect(toldBare(message)).toContain(code)
    expect(hearSafety(message)).toContain(code)
  })
})

it.each([
  'I am confused by the bus schedule',
  'Estoy confundida con las tallas',
  'I take many tablets each day',
  'Tomo muchas pastillas al día',
  'I am out of breath after dancing',
  'I see double yolks in my eggs',
  'I fell asleep',
  'Me caí de risa',
  'It is not worth it to buy that chair',
  'No vale la pena comprar eso',
  'La vida tiene sentido',
  'My helper steals the show',
  'What is all this for?',
  'I do not care for tomatoes',
])('not told in %s', (message) => {
  expect(toldBare(message)).toEqual([])
})
