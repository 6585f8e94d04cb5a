/**
 * Times and amounts as people say them ("half past ten", "media hora", "seven and a half"), turned into what the
 * rules of the scoring design read. It stands in front of them: what is stored is the turned text, after it was
 * read back to the person.
 */

const names = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
} as const satisfies Readonly<Record<string, number>>

const isName = (word: string): word is keyof typeof names => Object.hasOwn(names, word)

/**
 * Small letters without accents, one space between words, and numbers in digits: "forty-five" is 45. A hyphen
 * between two numbers stays: it may stand for a range.
 */
function inDigits(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('½', ' 1/2')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[a-z]+/g, (word) => (isName(word) ? String(names[word]) : word))
    .replaceAll(/\b([2-5]0)[ -](?:y )?([1-9])\b/g, (_, tens: string, ones: string) =>
      String(Number(tens) + Number(ones)),
    )
    .replaceAll(/(?<=[a-z])-|-(?=[a-z]| ?1\/2)/g, ' ')
    .replaceAll(/(?<=\d) ?ish\b/g, '')
    .replaceAll(/ +/g, ' ')
}

const clockTurns: readonly (readonly [RegExp, (hour: number, minutes: number) => string])[] = [
  [/(?:a )?quarter (?:to|of|till?|before) (\d{1,2})/, (hour) => before(hour, 15)],
  [/(?:faltan? )?(?:1 )?cuarto para las? (\d{1,2})/, (hour) => before(hour, 15)],
  [/(?:(?:a )?quarter past|(?:a )?quarter after) (\d{1,2})/, (hour) => after(hour, 15)],
  [/half(?: past)? (\d{1,2})/, (hour) => after(hour, 30)],
  [/(\d{1,2}) menos cuarto/, (hour) => before(hour, 15)],
  [/(\d{1,2}) menos (\d{1,2})/, before],
  [/(\d{1,2}) y media/, (hour) => after(hour, 30)],
  [/(\d{1,2}) y cuarto/, (hour) => after(hour, 15)],
  [/(\d{1,2}) ?h ?(\d\d)/, after],
  [/(\d{1,2})[ ,](\d\d)(?= |$)/, after],
  // "10-30" is a time. "10-11" is not: the second number may be an hour, and guessing would count as an answer.
  [/^(0?[1-9]|1[0-2])-(1[3-9]|[2-5]\d)(?= |$)/, after],
]

const turnedClock: readonly (readonly [RegExp, (minutes: number, hour: number) => string])[] = [
  [
    /(\d{1,2})(?: minutes?)? (?:to|of|till?|before) (\d{1,2})/,
    (minutes, hour) => before(hour, minutes),
  ],
  [
    /(?:faltan? )?(\d{1,2})(?: minutos?)? para las? (\d{1,2})/,
    (minutes, hour) => before(hour, minutes),
  ],
  [/(\d{1,2})(?: minutes?)? past (\d{1,2})/, (minutes, hour) => after(hour, minutes)],
]

function after(hour: number, minutes: number): string {
  return `${hour}:${String(minutes).padStart(2, '0')}`
}

function before(hour: number, minutes: number): string {
  return after(hour === 1 ? 12 : hour - 1, 60 - minutes)
}

/**
 * Turns a time of day.
 *
 * @param text - as typed, English or Spanish.
 * @returns the text with its hour and minutes in digits ("half past ten at night" is `10:30 at night`), what is
 *   around them left as it was; whether it is a time at all is for the rules to say.
 */
export function clockAsTyped(text: string): string {
  const said = inDigits(text).replace(/(?<=\d) o clock\b/, " o'clock")
  for (const [pattern, turn] of [...clockTurns, ...turnedClock]) {
    if (!pattern.test(said)) continue
    return said.replace(pattern, (_, first: string, second: string | undefined) =>
      turn(Number(first), Number(second ?? 0)),
    )
  }
  return said
}

const fractions: Readonly<Record<string, number>> = {
  '1/2': 0.5,
  half: 0.5,
  'a half': 0.5,
  media: 0.5,
  'a quarter': 0.25,
  cuarto: 0.25,
}
const fraction = String.raw`(1/2|half|a half|media|a quarter|cuarto)`
const hour = String.raw`(?:h|hr|hrs|hours?|horas?)`
const minute = String.raw`(?:m|min|mins|minutes?|minutos?)`
const whole = (pattern: string) =>
  new RegExp(String.raw`^(?:about |around |like |como |unas? |unos )?${pattern}\.?$`)

const halfHour = whole(
  String.raw`(?:(?:a |1 )?half (?:an |a )?hour|half (?:an )?hour|(?:1 )?media hora)`,
)
const quarters = whole(
  String.raw`(?:(3) )?(?:a )?(?:1 )?(?:quarters?|cuartos?) (?:of an |of a |de )?(?:hour|hora)`,
)
const hoursAndPart = whole(
  String.raw`(?:(?:(\d+)|an?) ?(?:${hour} )?|${hour} )(?:and |y )?${fraction}(?: ${hour})?`,
)
const hoursAndMinutes = whole(
  String.raw`(?:(\d+)|an) ?${hour}(?: ?(?:and |y )?(\d{1,2})(?: ?${minute})?)?`,
)
const plain = whole(String.raw`(\d+(?:[.,]\d+)?)(?: ?(${hour}|${minute}))?`)

/** Minutes; null where the text tells none. A number alone is of the unit that is asked for. */
function minutesIn(said: string, unit: 'minutes' | 'hours'): number | null {
  if (halfHour.test(said)) return 30
  const parts = quarters.exec(said)
  if (parts) return 15 * Number(parts[1] ?? 1)
  const mixed = hoursAndPart.exec(said)
  if (mixed) return 60 * (Number(mixed[1] ?? 1) + (fractions[mixed[2] ?? ''] ?? 0))
  const both = hoursAndMinutes.exec(said)
  if (both) return 60 * Number(both[1] ?? 1) + Number(both[2] ?? 0)
  const one = plain.exec(said)
  if (!one) return null
  const number = Number((one[1] ?? '').replace(',', '.'))
  const isMinutes = one[2] === undefined ? unit === 'minutes' : one[2].startsWith('m')
  return isMinutes ? number : number * 60
}

/**
 * Turns an amount of time.
 *
 * @param text - as typed, English or Spanish: "half an hour", "1 h 20", "siete y media".
 * @param unit - what is asked for.
 * @returns the number in that unit as the rules read it, at most two decimals; null where there is none.
 */
export function amountAsTyped(text: string, unit: 'minutes' | 'hours'): string | null {
  const minutes = minutesIn(inDigits(text), unit)
  if (minutes === null) return null
  return String(Math.round((unit === 'hours' ? minutes / 60 : minutes) * 100) / 100)
}
