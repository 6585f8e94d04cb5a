/** Whoever hurt somebody they care for is met as the one who did it, and never as the one who was hurt. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { talk } from '../test-support/talk.ts'

it.each<[Language, string, string]>([
  ['en', 'I shoved my mother today and I dread doing it once more', 'that was me, I did it to her'],
  ['en', 'I hit my wife, I care for her all day and I am ashamed', 'it was me, not her'],
  ['es', 'Empujé a mi mamá, la cuido yo, y temo volver a hacerlo', 'a mí nadie me pega, yo fui'],
  ['es', 'Le di una cachetada a mi marido enfermo', 'fui yo quien lo hizo'],
])('in %s: %s', (language, told, owned) => {
  const [first, second, third] = talk([told, owned, owned], language)
  expect(first?.text).toMatch(/^You do not deserve this|^Usted no merece esto/u)
  expect(first?.text).toMatch(/It took courage|Hizo falta valor/u)
  expect(second?.text).toMatch(/Eldercare Locator/u)
  for (const { text } of [second, third].flatMap((each) => each ?? [])) {
    expect(text).not.toMatch(/see this screen|ver esta pantalla|not your fault|culpa suya/u)
  }
  expect(third?.standing).toEqual(['abuse_neglect'])
})

it.each<[Language, string]>([
  ['en', 'My son shoves me when I ask for my card'],
  ['es', 'Mi hijo me empuja cuando le pido mi tarjeta'],
])('leaves the one who is hurt their own steps, in %s: %s', (language, told) => {
  const [first, second] = talk([told, 'ok'], language)
  expect(first?.text).not.toMatch(/courage|valor/u)
  expect(second?.text).toMatch(/see this screen|ver esta pantalla/u)
})

it.each<[Language, readonly string[]]>([
  ['en', ['My husband hits me', 'it was my fault, I did it']],
  ['en', ['My nephew beats me and I push him away from me']],
  ['es', ['Mi marido me pega', 'soy yo la que tiene la culpa']],
])('never tells one who is hurt that they did the harm, in %s: %s', (language, messages) => {
  const last = talk(messages, language).at(-1)
  expect(last?.act).toBe('danger')
  expect(last?.text).not.toMatch(/your hands|courage|antes de tocar|valor/u)
})

it.each<[Language, readonly string[]]>([
  ['en', ['I hit my husband, I care for him', 'he hits me every day too']],
  ['es', ['Le pegué a mi marido, lo cuido yo', 'él también me pega']],
])('helps who did harm and is in danger themselves, in %s', (language, messages) => {
  expect(talk(messages, language).at(-1)?.text).toMatch(/call 911 now|llame al 911/iu)
})
