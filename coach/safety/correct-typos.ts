/** Mends single slips of the finger in words the coach knows, so that a misspelt cry for help is still heard. */

import { evidence } from '../evidence/catalog.ts'
import { wordMender, type MendWord, type Tally } from './word-mender.ts'
import { wordingOf } from '../wording/catalog.ts'
import { ruleStems, ruleWords } from './rules/catalog.ts'

/** Spanish words written by ear, brought to one form: b and v, s, c and z, ll and y, qu and k, a silent h. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/x/gu, 'ch'],
  [/ch/gu, 'C'],
  [/h/gu, ''],
  [/qu(?=[ei])|q/gu, 'k'],
  [/z|c(?=[ei])/gu, 's'],
  [/c/gu, 'k'],
  [/v/gu, 'b'],
  [/ll/gu, 'y'],
  [/g(?=[ei])/gu, 'j'],
  [/(.)\1/gu, '$1'],
]

/**
 * Says how a word sounds to a Spanish ear.
 *
 * @param word - small letters without accents.
 * @returns letters that two words share when they are said alike in the Americas, as "kiero" and
 *   "quiero", "pexo" and "pecho", "entumesido" and "entumecido".
 */
export function phoneticKey(word: string): string {
  let sound = word
  for (const [from, to] of sounds) sound = sound.replaceAll(from, to)
  return sound
}

/** Common words that must not be taken for misspelt ones: English and Spanish words that stand one letter from a word of the rules, and other frequent ones. */
const everydayWords: readonly string[] = (
  'january february march april june july august september october november december able about above after again against almost alone along already also always among another answer any anyone anything apple around asked away baby back ball bank baseball basket bath beach bean bear beat became because become been before began behind being believe below best better between beyond bird birthday bite blue board boat body book born both bowl boys brain bread break bring brother brought build built bunch business busy butter cake called came camp candle cards care carry case catch cause cell center chain chair chance change charm chart chat cheap check cheek cheer cheese cheers cherry chess chief child choice choir choose church circle city class clean clear climb clock close clothes cloud club coat code cold color come common company cool copy corn cost could count country couple course cover crazy cream creep crew crisp cross crowd cruise cycle daily dance dark date days deal dear decide deep design desk dinner dish doing done door down draw dream dress drive drop dust each early earth easy edge eight either else empty enjoy enough even evening event ever every example expect face fact fair faith family famous farm fast favor feel feet felt fence festival field fight fill film final find fine fire first five flat floor flour flow flower foil follow food fool foot force forest form forth forty found four frame free fresh friend front full fully funny game garden gave gentle girl given glad glass goal goes gold golf gone good grand grass gray great green grew ground group grow guess guest guide hair half hall hand handle hang happen happy hard hardly hate have head health hear heard heart heat heavy held hello help here hide high hill history hold hole holiday home hope horse hotel hour house huge human hurry idea important inside into iron island issue items jacket join joke judge juice jump just keep kept kids kind kitchen knee knew knit know lady lake land large last late laugh lawn lead learn least leave left lend less lets letter level library life lift light like line list listen little live lives living local long look lose loss lost lots loud love low luck lunch machine made magic mail main make manage many mark market marriage match maybe meal mean meant meat meet memory message middle might mile mind mine minute miss mist moment money month mood moon more morning most mother mouse move movie much music must name near nearly neck need nephew never news next nice niece night nine noise none north nose note nothing notice novel number ocean offer office often once only onto open orange order other ought outside over oven owner page paid pain paint pair paper parade park part party past path peace peach peas people perhaps person phone photo piano pick picnic picture piece planting parting typhoon pies pile pint pipe place plan plane plant plate play please plenty poem point polish pond pool poor porch port post potato pottery pound power press pretty price prison prize program proud pull purple push quiet quilt quite quiz race radio rain raise reach read ready real really reason recipe record remember rest rhythm rice rich ride right ring rise river road rock roll room rose rough round route rule running safe said sail salad sale same sand save saying says school score season seat second seed seem seen self sell send sense serve seven several shade shape share sharp sheet shelf shine ship shirt shoe shop short should show shower side sight sign silver simple since sing sink sister site size skill skin skip slice slim slow small smart smell smile smoke smooth snow soap soft some song soon sore sort soup south space speak special speed spend spent spirit spoke spoon sport spot spread spring square stage stair stamp stand star start state station stay steady step stew stick still stoke stone stood stop store story stove straight strange street string strong stuff style such sudden sugar suit summer sunday sunny sunshine sure swam sweater sweet swim table take taken talk tall tape task taste taught teach team tell tennis term test thank thanks that their them then there these they thick thin thing think third this those though thought three through throw thus time tiny tips title today together told tomorrow tone tongue tonight took tooth total touch toward town toys trade train travel treat tree trick tried trip true trust truth turn twelve twenty type uncle under until upon upset used useful usual valley value very view visit voice volume wait walk wall want warm wash waste watch water wave week weigh well went were west what wheel when where which while white whole whom whose wide wife wild will wind window wine winter wish with within without woman women wonder wood word work world worry worth would write wrong yard yarn year yellow yesterday young your youth zone dough dwelling eats kissed ladle leash lovely lunches moose nattered resting roast rumor rumour ' +
  'ahora confundi entierra entierran algo amigo antes aqui bien buena bueno cada casa clase como cosa cuando dias donde entre esta estan este estos fuera gente goles gracias gusta hace haga hasta hijo hola hora jardin leer libro libros luego lugar mano manera mejor mesa mientras mismo momento mucha mucho mundo nada nieto nietos noche nunca otra otro para parte pero persona poco porque puede pueden quiere semana siempre sobre solo tambien tarde tengo tiempo tiene todo todos trabajo vamos verdad vida viejo zapatos agacharme atarme duelo edad centro ruego suele barrio carros'
).split(' ')

/** Shorter words have too many neighbours to guess from. */
const shortestMended = 4

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]+/gu) ?? []
}

function shortened(word: string): readonly string[] {
  return Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))
}

function gatherWords() {
  /** Words as they should be; the first list in which a neighbour is found wins. */
  const known = new Set([
    ...ruleWords,
    ...everydayWords,
    ...evidence.flatMap(({ id, fact, firstStep }) => [
      ...wordsIn(fact),
      ...wordsIn(firstStep),
      ...wordsIn(wordingOf(id).topics),
      ...wordingOf(id).says.flatMap(wordsIn),
    ]),
  ])
  /** Each known word under itself without one letter. */
  const neighbours = new Map<string, string>()
  for (const word of known) {
    if (word.length < shortestMended) continue
    for (const short of shortened(word)) if (!neighbours.has(short)) neighbours.set(short, word)
  }
  /** Each known word, and each stem, under its sound; a stem's last letter may sound in two ways. */
  const bySound = new Map([...known].map((word) => [phoneticKey(word), word]))
  const stemsBySound = new Map(
    ruleStems.flatMap((stem) => [
      [phoneticKey(stem), stem],
      [phoneticKey(`${stem}e`).slice(0, -1), stem],
    ]),
  )
  return { known, neighbours, bySound, stemsBySound }
}

let gathered: ReturnType<typeof gatherWords> | undefined

/** Gathered for the first word: whoever starts the program need not wait for it. */
const words = () => (gathered ??= gatherWords())

/** A stem may be written with a few letters more than it sounds like, and not with any number. */
const longestSpelling = Math.max(...ruleStems.map(({ length }) => length)) + 4

/** A word written as it is said, with the letters of the word that is meant. */
function asMeant(word: string, tally: Tally): string | undefined {
  const { bySound, stemsBySound } = words()
  const whole = bySound.get(phoneticKey(word))
  if (whole !== undefined) return whole
  const longest = Math.min(word.length - 1, longestSpelling)
  for (let length = longest; length > shortestMended; length -= 1) {
    tally.steps += 1
    const start = word.slice(0, length)
    const stem = stemsBySound.get(phoneticKey(start))
    if (stem === start) return undefined
    if (stem !== undefined) return `${stem}${word.slice(length)}`
  }
  return undefined
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/** The row of a key, and how far right it lies. */
function placeOf(key: string): readonly [number, number] {
  const row = keyRows.findIndex((keys) => keys.includes(key))
  return [row, (keyRows[row]?.indexOf(key) ?? 0) + row / 2]
}

/** Tells whether two keys lie side by side, or one slanting above the other. */
function areBeside(one: string, other: string): boolean {
  const [row, place] = placeOf(one)
  const [otherRow, otherPlace] = placeOf(other)
  return Math.abs(row - otherRow) <= 1 && Math.abs(place - otherPlace) <= 1
}

/** A word so long may begin with a wrong letter, and a longer one have a letter in another place. */
const letters = { firstWrong: 5, moved: 6 } as const

/**
 * Tells whether two words that share all but one letter are alike but for one slip: a wrong letter, the first only where
 * its key lies beside, one in another place, or one that is doubled in place of another.
 */
function isOneSlip(word: string, other: string): boolean {
  if (word.length !== other.length) return false
  const [first = '', otherFirst = ''] = [word[0], other[0]]
  const wrong = Array.from(word).filter((letter, place) => letter !== other[place]).length
  if (first !== otherFirst)
    return wrong === 1 && word.length >= letters.firstWrong && areBeside(first, otherFirst)
  const isDoubled = /(.)\1/u.test(word) && wrong <= word.length / 2
  const isMoved = Array.from(word).toSorted().join('') === Array.from(other).toSorted().join('')
  return wrong === 1 || (word.length >= letters.moved && (isMoved || isDoubled))
}

/**
 * Mends one word by looking up everything that is one slip away from it: about three look-ups for
 * each of its letters, however many words are known.
 *
 * @param word - normalised.
 * @param tally - counts the look-ups.
 * @returns the word that is meant, or the word itself.
 */
export const mendTypo: MendWord = (word, tally) => {
  const { known, neighbours } = words()
  if (word.length < shortestMended || known.has(word) || /\d/u.test(word)) return word
  const meant = asMeant(word, tally)
  if (meant !== undefined) return meant
  const own = Array.from(word)
  tally.steps += 3 * own.length
  const turned = own
    .map((letter, place) => {
      const next = word[place + 1] ?? ''
      return `${word.slice(0, place)}${next}${letter}${word.slice(place + 2)}`
    })
    .find((candidate) => candidate !== word && known.has(candidate))
  if (turned !== undefined) return turned
  const missing = neighbours.get(word)
  if (missing !== undefined) return missing
  const shorter = shortened(word)
  const extra = shorter.find(
    (candidate) => candidate.length >= shortestMended && known.has(candidate),
  )
  if (extra !== undefined) return extra
  if (word.length <= shortestMended) return word
  for (const short of shorter) {
    const swapped = neighbours.get(short)
    if (swapped !== undefined && isOneSlip(word, swapped)) return swapped
  }
  return word
}

/**
 * Replaces words that are one letter away from a known word: one missing, one too many, one wrong,
 * or two swapped. Words of three letters or fewer, and known ones, stay.
 *
 * @param text - normalised text.
 * @returns the text with slips mended.
 */
export const correctTypos = wordMender(mendTypo)
