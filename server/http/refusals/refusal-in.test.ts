/** Whoever reads Spanish is refused in Spanish: every sentence of a refusal is found and has its twin. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test-support/test-app.ts'
import { refusalIn } from './refusal-in.ts'

const project = join(import.meta.dirname, '..', '..', '..')

/** Where refusals are worded. */
const places = ['contract/schemas', 'server/http', 'server/routes']

const codeOf = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\*|\*|\/\/).*$|new Error\(.*$/gm, '')

const files = places
  .flatMap((place) =>
    readdirSync(join(project, place), { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.name),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !/\.(test|es)\.ts$/.test(file))

/** Whole sentences in quotes, with a number where one is filled in. */
const sentences = new Set(
  files.flatMap((file) =>
    [...codeOf(file).matchAll(/(['`])((?:[A-Z]|\$\{)(?:(?!\1).)* (?:(?!\1).)*[.!?])\1/g)].map(
      ([, , sentence = '']) => sentence.replaceAll(/\$\{[^}]*\}/g, '7'),
    ),
  ),
)

const isEnglish = (sentence: string) => refusalIn('es', sentence) === sentence

describe('a refusal in Spanish', () => {
  it('is looked for everywhere', () => {
    expect(sentences.size).toBeGreaterThan(50)
  })

  it('has words for every sentence', () => {
    expect([...sentences].filter(isEnglish)).toEqual([])
  })

  it.each([
    'Invalid email',
    'No score found',
    'Please answer this question: How often did you laugh?',
    'Please enter a number from 0 to 720 for this question: How long?',
    'Row 2: the Sleep score must be a whole number from 0 to 21.',
  ])('has words for "%s"', (sentence) => {
    expect(isEnglish(sentence)).toBe(false)
  })

  it('counts rows and names domains as the pages do', () => {
    expect(refusalIn('es', 'Row 2: the Sleep score must be a whole number from 0 to 21.')).toBe(
      'Fila 2: el puntaje de sueño debe ser un número entero de 0 a 21.',
    )
  })

  it('goes to whoever asked in Spanish, with the same code and field', async () => {
    const server = await startTestApp()
    const refuse = (language: string) =>
      server.send({
        method: 'POST',
        url: '/register',
        headers: { 'accept-language': language },
        payload: {},
      })
    const [english, spanish] = [await refuse('en'), await refuse('es-MX')]
    await server.close()
    expect(english.json().error).toBe('Enter your email address.')
    expect(spanish.json()).toEqual({
      ...english.json(),
      error: 'Escriba su correo electrónico.',
    })
    expect(spanish.headers['content-language']).toBe('es')
  })
})
