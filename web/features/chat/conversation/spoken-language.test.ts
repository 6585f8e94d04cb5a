/** A voice that reads Spanish with English sounds cannot be understood. */

import { expect, it } from 'vitest'
import { otherLanguageOf } from './spoken-language.ts'

it('names Spanish on an English page, and nothing else', () => {
  expect(otherLanguageOf('Respire despacio. Puede probarlo esta noche.')).toBe('es')
  expect(otherLanguageOf('Breathe slowly. You can try it tonight.')).toBeUndefined()
  expect(otherLanguageOf('ok')).toBeUndefined()
  expect(otherLanguageOf('')).toBeUndefined()
})
