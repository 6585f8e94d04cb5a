/** People know their browsers again in the list, and nothing more is kept of them. */

import { describe, expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = '(Windows NT 10.0; Win64; x64)'

describe('the name of a browser', () => {
  it.each([
    ['Firefox on Windows', `${mozilla} (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0`],
    ['Firefox on Linux', `${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`],
    ['Chrome on Windows', `${mozilla} ${windows} ${blink} Chrome/140.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${mozilla} ${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`],
    ['Opera on Windows', `${mozilla} ${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`],
    [
      'Safari on iPhone',
      `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome on iPhone',
      `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari on Mac or iPad',
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`,
    ],
    [
      'Chrome on Mac',
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/140.0.0.0 Safari/537.36`,
    ],
    [
      'Chrome on an Android phone',
      `${mozilla} (Linux; Android 10; K) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `${mozilla} (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    ],
    [
      'Chrome on a Chromebook',
      `${mozilla} (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36`,
    ],
    ['A browser on Windows', `Something ${windows}`],
    ['Firefox', 'Firefox/1.0'],
    ['A browser', 'curl/8.5.0'],
    ['A browser', ''],
    ['A browser', undefined],
  ])('is %s', (name, userAgent) => {
    expect(browserName(userAgent)).toBe(name)
  })

  it('is one of a few, whatever is sent', () => {
    expect(browserName(`<script>alert(1)</script> Ann ${'x'.repeat(100_000)}`)).toBe('A browser')
  })
})
