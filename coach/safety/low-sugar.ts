/** Low blood sugar told as happening now: an emergency in which the one thing that helps must be said first. */

import { normalise } from '../text/normalise.ts'
import { whole } from '../text/whole.ts'
import { type MessageView, viewOf, wordPattern } from '../text/word-pattern.ts'

const sugar =
  'sugar*|glucose|diabet*|insulin*|metformin*|gliclazid[ae]|glipizid[ae]|glimepirid[ae]|glyburide|glibenclamid[ae]|gliburida|sul?fonil?urea*|sulfonylurea*|meter|hypo|hypos|jab|azucar|glucosa|glucometro|insulina|medidor|bajon|inyect*'
const isOfSugar = wordPattern(sugar)
const isLow = wordPattern(
  'hypo (coming|now|again)|(having|have|in) a hypo|sugar .. (is |has |s )?(low|dropp*|down|crash*)|low (blood )?sugar .. (now|again)|(baj[oa]*|cay*|desplom*) (el |la |de )?(azucar|glucosa)|(azucar|glucosa) .. (baj[oa]|cayo)|bajon de azucar|hipo(glucemia)?',
)
const signs = [
  'shak*|shook|trembl*|tremb*|wobbl*|jitter*|quiver*|tembl*|tiembl*',
  'sweat*|clammy|dripping|drenched|soaked|wet through|sud*|empapad*|sudor',
  'muddl*|confus*|daft|think straight|can not think|cross|swim*|woozy|blur*|slurr*|pale|not make sense|mumbl*|find (his|her|my|the) words|atontad*|confund*|no me entiende|nubl*|rar[oa]|palid*',
  'hungry|weak|faint|drows*|wake|tingl*|hambre|debil|desmay*|mare*|no despierta',
].map(wordPattern)
/** Insulin taken, and no meal after it. */
const isUnfed = wordPattern(
  '(no|without|forgot|missed|skipped|not had|not eaten|did not eat|have not eaten) .. (dinner|breakfast|lunch|supper|tea|food|meal|eat*)?|sin (comer|cenar|desayunar)|no (comi|cene|desayune|comio|ceno|desayuno|he comido)',
)
/** What a meter shows now. */
const isReading = wordPattern(
  '(meter|glucose|sugar|libre|glucometro|medidor|azucar|glucosa) .. (says|reads|shows|is( at)?|marca|dice|esta en|sale|salio) [0-9]+',
)
/** Nothing said but that it is low, or a number of it. */
const isBare = wordPattern(
  whole(
    '((blood )?(sugar|glucose)|azucar|glucosa) (en |de |at |is )?[0-9]+( [0-9])?',
    '(my |the )?(blood )?(sugar|glucose) (level )?(is|was|has gone|went|got|dropped|is down|fell|has dropped)( to| at)?( (too |very |so |really )?low)?( [0-9]+( [0-9])?)?|i have (very )?low (blood )?sugar|low (blood )?sugar',
    '(mi |el |la |yo )?((tengo|traigo|ando con) )?(el |la )?(azucar|glucosa)( (esta|la tengo|lo tengo|salio|bajo|se me bajo|me (salio|bajo|marca)))?( (en|a))?( (muy |tan |demasiado )?baj[oa])?( [0-9]+( [0-9])?)?|(se )?me (bajo|esta bajando) (el |la )?azucar|me (salio|marco|marca) (el |la )?(azucar|glucosa) (en |de |a )?[0-9]+|(yo )?(tengo|traigo|me salio|me marco|estoy en) [0-9]+ (de|en) (el |la )?(azucar|glucosa)',
  ),
)
const saysLow = wordPattern('low|dropped|fell|gone down|went down|baj[oa]|bajando')
/** A sign of a stroke is not explained by sugar that nobody measured. */
const isOfStroke = wordPattern(
  '(face|mouth|smile) .. (droop*|crooked|one side)|one side|(cara|boca) .. (torcid*|chuec*|lado)|(left|right) (arm|leg|side)|(brazo|lado) (izquierdo|derecho)',
)
/** Nor is one of the heart. */
const isOfChest = wordPattern('chest|pecho')
const isPast = wordPattern(
  'last (week|month|year|night)|(?<!since )yesterday|(days?|weeks?|months?|years?|long) ago|in (the )?(spring|summer|winter)|la semana pasada|(?<!desde )ayer|hace (un|una|unos|unas|dos|tres) (dias?|semanas?|mes|meses)|what if|afraid of|scared of|frighten*|how (do|can) i (avoid|stop)|never had',
)

/** Below what a meter shows when sugar is low: in mg/dL, and in mmol/L. */
const lowest = { milligrams: 70, millimoles: 4 } as const
const leastNumber = 15

/** A number alone: no age, weight, time, price or share. */
const bareNumber =
  /(?<![\d.,:/$£€])(?<!\b(?:i am|i'm|im|aged?|tengo|de) )\d{1,3}(?:[.,]\d)?(?![\d%:/])(?! ?(?:pounds?|lbs?|kilos?|kg|libras|years?|años|anos|min|minutes|minutos|hours?|horas|steps|times|mg|units?|unidades|days?|dias|días)\b)/giu

function isLowNumber(message: string): boolean {
  const numbers = [...message.matchAll(bareNumber)]
  return numbers.some(([text]) => {
    const value = Number(text.replace(',', '.'))
    return /[.,]/u.test(text)
      ? value > 0 && value < lowest.millimoles
      : value >= leastNumber && value < lowest.milligrams
  })
}

/** Says that there is no sugar illness, or that it is not about sugar. */
const denied =
  / (?:no|not|never|nor|ni|nunca|sin) (?:es |era |have |has |had |a |an |about |tiene |tengo |tuvo |de |del |soy |eso de |el |la |any )*(?:sugar|diabet[a-z]*|azucar) /gu

/**
 * Tells whether a message tells of low blood sugar now: signs of it in somebody with diabetes, or beside a low number.
 *
 * @param message - what the person typed.
 */
export function isLowSugar(message: string): boolean {
  const view = viewOf(normalise(message).replaceAll(denied, ' '))
  if (!isOfSugar.isFoundIn(view) && !isLow.isFoundIn(view)) return false
  if (isPast.isFoundIn(view)) return false
  if (isBare.isFoundIn(view) && (isLowNumber(withoutHaving(message)) || isSaidLow(message, view)))
    return true
  const count = signs.filter((sign) => sign.isFoundIn(view)).length
  if (count > 0 && isLowNumber(message)) return true
  if (isOfStroke.isFoundIn(view) || isOfChest.isFoundIn(view)) return false
  if (isReading.isFoundIn(view) && isLowNumber(message)) return true
  if (count === 0) return false
  return isLow.isFoundIn(view) || isUnfed.isFoundIn(view) || count >= 2
}

/** "Tengo 60" beside the sugar is no age. */
function withoutHaving(message: string): string {
  return message.replaceAll(/\btengo\b/giu, '')
}

/** "It is low", with no number that would say otherwise. */
function isSaidLow(message: string, view: MessageView): boolean {
  return saysLow.isFoundIn(view) && !/\d/u.test(message)
}

const diabetic = wordPattern(
  '(i have|i am|im|i take|i am on|my|tengo|soy|tomo|uso|mi|me pongo)( got)?( type (1|2|one|two))? .. (diabet*|insulin*|metformin*|gliclazid*|glipizide|glimepirid*|glyburide|glibenclamid*)',
)
const notDiabetic = wordPattern(
  '(not|no|never|my (husband|wife|father|mother|sister|brother|son|daughter|dog|friend)s?|mi (espos[oa]|marido|mujer|papa|mama|padre|madre|herman[oa]|hij[oa]|amig[oa])) .. (have|has|am|is|take|takes|on|tengo|tiene|soy|tomo|toma|died)? ?.. (diabet*|insulin*|metformin*)',
)
/** Other reasons to sweat, shake or be weak, and other things that a display shows. */
const otherReason = wordPattern(
  'walk*|exercis*|squat*|swim*|danc*|at night|nights|night sweats|heat|hot|nerves|nervous|bingo|tremor|parkinson*|dog|cat|pressure|pulse|oxygen|weight|kilos|steps|camin*|ejercicio*|bail*|nad(ar|e|o)|de noche|por (la|las) noches?|calor|nervios|presion|pulso|oximetro|peso|pasos|perr[oa]',
)
const shownByMeter = wordPattern(
  '(meter|reading|sugar|glucose|aparat*|medidor|glucometro|azucar|glucosa) .. (says?|said|reads?|is|was|shows?|showed|came (up|out)( as| at)?|marca|marco|dice|dijo|salio|sale|estaba en|esta en) [0-9]+|(salio|sale|marca|marco) [0-9]+ .. (aparat*|medidor|glucometro)',
)

/** Who told of diabetes is not the one of whom this is told. */
const ofOther = wordPattern(
  'husband|wife|mother|father|mum|mom|dad|brother|sister|friend|neighbou?r|she|him|her|his|espos[oa]|marido|mujer|mama|papa|madre|padre|herman[oa]|amig[oa]|vecin[oa]|ella',
)

const isShaking = wordPattern('shak*|trembl*|tembl*|tiembl*')

/**
 * What a message lacks to tell of low sugar, where whoever wrote it told of diabetes before: that a number is the
 * sugar, or the word beside more signs than one. Nothing where there is another reason for them.
 */
function lackingForDiabetic(message: string): string | undefined {
  const view = viewOf(normalise(message))
  if (otherReason.isFoundIn(view) || isPast.isFoundIn(view)) return undefined
  const [shown] = isLowNumber(message) ? (message.match(bareNumber) ?? []) : []
  if (shown !== undefined && shownByMeter.isFoundIn(view)) return `glucose is ${shown}`
  const count = signs.filter((sign) => sign.isFoundIn(view)).length
  const isEnough = isUnfed.isFoundIn(view) || (isShaking.isFoundIn(view) && count >= 3)
  return count >= 2 && isEnough ? 'diabetes' : undefined
}

/**
 * Adds to a message that the person has diabetes, where they told so before and the message is of low sugar by that.
 *
 * @param message - what the person typed, in which no emergency was told plainly.
 * @param earlier - what they typed before.
 * @returns the message, or it and that word.
 */
export function withDiabetesTold(message: string, earlier: readonly string[]): string {
  const isTold = earlier.some((text) => {
    const view = viewOf(normalise(text))
    return diabetic.isFoundIn(view) && !notDiabetic.isFoundIn(view)
  })
  const isOwn = !ofOther.isFoundIn(viewOf(normalise(message)))
  const lacking = isTold && isOwn && !isLowSugar(message) ? lackingForDiabetic(message) : undefined
  if (lacking === undefined) return message
  const complete = `${message} (${lacking})`
  return isLowSugar(complete) ? complete : message
}
