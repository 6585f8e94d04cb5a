/** Checks the ease of Spanish against words and texts that are known. */

import { describe, expect, it } from 'vitest'
import {
  fairlyEasySpanish,
  spanishReadingEase,
  spanishSentencesOf,
  spanishSyllablesOf,
  spanishWordsOf,
} from './reading-ease-spanish.ts'

describe('spanishSyllablesOf', () => {
  it.each<[number, string]>([
    [1, 'sol pan y muy hoy bien seis fue huir quien guion 7 PM'],
    [2, 'casa sueño agua día leer río búho ruido guerra ciudad baúl ahí hielo limpiáis prohibir'],
    [3, 'ahora médico poeta salía oía caminar cuídate paraguas pingüino construye vergüenza'],
    [4, 'aéreo creíamos teléfono vitamina memoriza ejercicio'],
    [5, 'computadora dispositivo universidad evaluaciones conversaciones alimentario'],
    [6, 'alimentaciones'],
  ])('counts %d', (count, words) => {
    const counted = words.split(' ').map((word) => [word, spanishSyllablesOf(word)])
    expect(counted).toEqual(words.split(' ').map((word) => [word, count]))
  })

  it('takes accents in either way of writing them', () => {
    expect(spanishSyllablesOf('di\u0301a')).toBe(2)
  })
})

describe('spanishSentencesOf', () => {
  it('splits sentences, but not at an hour', () => {
    expect(spanishSentencesOf('¿Va a las 10:30 p.m. o antes? Sí. ¡Bien!\nYa')).toHaveLength(4)
  })
})

describe('spanishWordsOf', () => {
  it('keeps accents and numbers whole', () => {
    expect(spanishWordsOf('¿Cuántos años: 1,260 o 7.5?')).toEqual([
      'Cuántos',
      'años',
      '1,260',
      'o',
      '7.5',
    ])
  })
})

describe('spanishReadingEase', () => {
  it('finds plain words easy and long ones hard', () => {
    expect(spanishReadingEase('Salga hoy con su hija. Vean el mar.')).toBeGreaterThan(80)
    expect(
      spanishReadingEase(
        'El acondicionamiento cardiovascular facilita considerablemente la adaptación neurológica.',
      ),
    ).toBeLessThan(fairlyEasySpanish - 40)
    expect(spanishReadingEase('')).toBe(100)
  })

  it('follows the published formula', () => {
    expect(spanishReadingEase('Hoy dormí bien.')).toBeCloseTo(206.835 - (62.3 * 4) / 3 - 3)
  })
})
