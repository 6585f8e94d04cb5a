/** The privacy page must not call a model in the clinic's own network another firm, nor the other way round. */

import { expect, it } from 'vitest'
import { isNear } from './near-address.ts'

it.each([
  'http://localhost:11434/api',
  'http://ollama:11434',
  'https://models.clinic.internal/v1',
  'http://192.168.1.20:8080/v1',
  'http://100.127.255.255',
  'http://[::1]:11434',
  'http://[fd00::5]/v1',
])('%s is in the own network', (address) => {
  expect(isNear(address)).toBe(true)
})

it.each([
  'https://api.example.com/v1',
  'http://172.32.0.1/v1',
  'http://100.128.0.1',
  'https://localhost.example.com',
  'http://[2001:db8::1]/v1',
])('%s is outside', (address) => {
  expect(isNear(address)).toBe(false)
})
