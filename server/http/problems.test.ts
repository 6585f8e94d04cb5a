/** Whoever is refused reads why in their own language; every sentence has one home, the contract's list. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fieldRefusals, refusals } from '#contract/refusals.ts'
import { startTestApp } from '../test-support/test-app.ts'
import { refuse } from './problems.ts'

const project = join(import.meta.dirname, '..', '..')

/** Where people are refused. */
const places = ['contract/schemas', 'server/edge', 'server/http', 'server/routes']

const code = places
  .flatMap((place) =>
    readdirSync(join(project, place), { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )
  .join('\n')
  .replaceAll(/^\s*(?:\/\*|\*|\/\/).*$|new Error\(.*$/gm, '')

describe('a refusal', () => {
  it('is worded nowhere but in the list of the contract', () => {
    const sentences = /(['"`])(?:[A-Z]|\$\{)(?:(?!\1|\n).)* (?:(?!\1|\n).)*[.!?]\1/g
    expect(code.match(sentences) ?? []).toEqual([])
  })

  it('has no words that nobody says', () => {
    const names = Object.keys({ ...fieldRefusals, ...refusals })
    expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([])
  })

  it('counts rows and names domains as the pages do', () => {
    const problem = refuse('scoreOutside', 'Sleep', 0, 21).with({ row: 1, field: 'scores.1.value' })
    expect(problem.toBody('en')).toEqual({
      error: 'Row 2: the Sleep score must be a whole number from 0 to 21.',
      code: 'INVALID_FIELD',
      field: 'scores.1.value',
    })
    expect(problem.toBody('es').error).toBe(
      'Fila 2: el puntaje de sueño debe ser un número entero de 0 a 21.',
    )
  })

  it('goes to whoever asked in Spanish, with the same code and field', async () => {
    const server = await startTestApp()
    const refused = (language: string) =>
      server.send({
        method: 'POST',
        url: '/register',
        headers: { 'accept-language': language },
        payload: {},
      })
    const [english, spanish] = [await refused('en'), await refused('es-MX')]
    await server.close()
    expect(english.json().error).toBe('Enter your email address.')
    expect(spanish.json()).toEqual({
      ...english.json(),
      error: 'Escriba su correo electrónico.',
    })
    expect(spanish.headers['content-language']).toBe('es')
  })
})
