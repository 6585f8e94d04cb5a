/** Messages made to keep the coach busy: each kind of trouble, in any length. */

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return state / 0x80_00_00_00
  }
}

function repeated(part: string): (length: number) => string {
  return (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
}

/** Words of which no two are the same, so that nothing is remembered of them. */
function wordsBy(make: (next: () => number) => string): (length: number) => string {
  return (length) => {
    const next = chance(length)
    const words: string[] = []
    for (let written = 0; written < length; written += (words.at(-1) ?? '').length + 1) {
      words.push(make(next))
    }
    return words.join(' ').slice(0, length)
  }
}

function anyOf<One>(list: ArrayLike<One>, next: () => number): One | undefined {
  return list[Math.floor(next() * list.length)]
}

function anyLetters(count: number, next: () => number): string {
  return Array.from({ length: count }, () => anyOf(letters, next)).join('')
}

const known =
  'breathing suicide exercise depressed medicine insomnia vegetables nutrition overwhelmed conversation grandchildren unconscious antidepressant respiracion preocupacion entumecido'.split(
    ' ',
  )

/** A known word with two letters wrong. */
function nearWord(next: () => number): string {
  const word = Array.from(anyOf(known, next) ?? '')
  for (let slip = 0; slip < 2; slip += 1) {
    word[1 + Math.floor(next() * (word.length - 1))] = anyOf(letters, next) ?? ''
  }
  return word.join('')
}

/** Makes a message of so many letters, by what is the matter with it. */
export const hostileMessages: Readonly<Record<string, (length: number) => string>> = {
  'one long word': repeated('a'),
  'one long word of many': repeated('chestpainsleepexercise'),
  'long words': wordsBy((next) => anyLetters(40, next)),
  'words of nine letters': wordsBy((next) => anyLetters(9, next)),
  'words of five letters': wordsBy((next) => anyLetters(5, next)),
  'near-words': wordsBy(nearWord),
  blanks: repeated(' '),
  'blanks of all kinds': repeated(' \t\n\u00A0'),
  quotes: repeated("'"),
  'curly quotes': repeated('‘’'),
  contractions: repeated("aaaa's n't "),
  'mixed scripts': repeated('ñ你Яعא '),
  accents: repeated('e\u0301\u0301\u0301'),
  'letters that stand for many': repeated('ﷺ'),
  'zero-width and right-to-left marks': repeated('a\u200B\u200D\u202E'),
  emoji: repeated('👨‍👩‍👧‍👦'),
  punctuation: repeated('.!?'),
  'at signs': repeated('a@'),
  numbers: repeated('1,2.'),
  'a crisis that never comes': repeated('i want to end my '),
  'signs that never come together': repeated('chest arm left '),
  'words of rules with commas': repeated(
    'chest pain, in a film, i want to die, when i was young, hit my head, two years ago, he hits me, ',
  ),
  'half a denial': repeated('she can not will not does not '),
  'una crisis a medias': repeated('no quiero ya mas me duele el '),
}

/** Lengths in letters at which they are tried; as many again are tried beside each. */
export const hostileLengths = [2000, 10_000, 50_000] as const
