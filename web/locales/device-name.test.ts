/** The list of devices is not half in English for who reads Spanish. */

import { expect, it } from 'vitest'
import { deviceName } from './device-name.es.ts'

it.each([
  ['Firefox on Windows', 'Firefox en Windows'],
  ['Chrome on an Android phone', 'Chrome en un celular Android'],
  ['A browser on a Chromebook', 'Un navegador en una Chromebook'],
  ['Safari on Mac or iPad', 'Safari en Mac o iPad'],
  ['Samsung Internet', 'Samsung Internet'],
  ['A browser', 'Un navegador'],
])('says %s as %s', (name, spanish) => {
  expect(deviceName(name)).toBe(spanish)
})
