/** Names a browser as a person would, from what it says of itself; the long text itself is not kept. */

/** What a browser is called when nothing is known of it. */
const someBrowser = 'A browser'

/** In this order: most browsers also claim to be those further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const machines: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'an Android phone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** An iPad says of itself that it is a Mac (Safari for iPadOS 13 and later). */
const macOrPad = 'Mac or iPad'

/**
 * Names a browser.
 *
 * @param userAgent - the header `User-Agent`, of any length; undefined where none was sent.
 * @returns browser and machine as far as they are known, for example `Firefox on Windows`;
 * `A browser` where neither is.
 */
export function browserName(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 500)
  const browser = find(browsers, said)
  const machine = find(machines, said)
  const place = browser === 'Safari' && machine === 'Mac' ? macOrPad : machine
  return place === undefined ? (browser ?? someBrowser) : `${browser ?? someBrowser} on ${place}`
}

function find(names: readonly (readonly [RegExp, string])[], said: string): string | undefined {
  return names.find(([pattern]) => pattern.test(said))?.[1]
}
