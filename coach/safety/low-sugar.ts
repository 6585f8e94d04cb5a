/** Low blood sugar told as happening now: an emergency in which the one thing that helps must be said first. */

import { normalise } from '../text/normalise.ts'
import { viewOf, wordPattern } from '../text/word-pattern.ts'

const sugar =
  'sugar*|glucose|diabet*|insulin*|metformin|gliclazide|glipizide|glimepiride|glyburide|glibenclamid[ae]|sulfonylurea*|meter|hypo|hypos|jab|azucar|glucosa|glucometro|insulina|medidor|bajon|inyect*'
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
  '(meter|glucose|sugar|libre|glucometro|medidor|azucar|glucosa) .. (says|reads|shows|is( at)?|marca|dice|esta en|sale|salio) [0-9]+|(salio|sale|marca|marco) [0-9]+ .. (aparat*|medidor|glucometro)|(aparat*|medidor) .. (marca|marco|dice|salio) [0-9]+',
)
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

/**
 * Tells whether a message tells of low blood sugar now: signs of it in somebody with diabetes, or beside a low number.
 *
 * @param message - what the person typed.
 */
export function isLowSugar(message: string): boolean {
  const view = viewOf(normalise(message))
  if (!isOfSugar.isFoundIn(view) && !isLow.isFoundIn(view)) return false
  if (isPast.isFoundIn(view)) return false
  const count = signs.filter((sign) => sign.isFoundIn(view)).length
  if (count > 0 && isLowNumber(message)) return true
  if (isOfStroke.isFoundIn(view) || isOfChest.isFoundIn(view)) return false
  if (isReading.isFoundIn(view) && isLowNumber(message)) return true
  if (count === 0) return false
  return isLow.isFoundIn(view) || isUnfed.isFoundIn(view) || count >= 2
}

const diabetic = wordPattern(
  'diabet*|insulin*|metformin*|gliclazid*|glipizide|glimepirid*|glyburide|glibenclamid*|azucar (alta|en la sangre)',
)

/**
 * Adds to a message that the person has diabetes, where they told so before and the message is of low sugar by that.
 *
 * @param message - what the person typed.
 * @param earlier - what they typed before.
 * @returns the message, or it and that word.
 */
export function withDiabetesTold(message: string, earlier: readonly string[]): string {
  const isTold = earlier.some((text) => diabetic.isFoundIn(viewOf(normalise(text))))
  if (!isTold || isLowSugar(message)) return message
  const whole = `${message} (diabetes)`
  return isLowSugar(whole) ? whole : message
}
