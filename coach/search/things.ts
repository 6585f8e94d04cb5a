/** Things of which people ask how much: what each is called, and the card that knows its amount. */

import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'

/** Foods for which no source gives an amount. */
export const foodWords =
  '(rice|bread|potato(es)?|pasta|noodles|fruit|banana*|grape*|mango*|orange*|cake*|sweets|cand(y|ies)|biscuits?|cookies?|chocolate|crisps|chips|tortilla*|eggs?|cereal|oats|juice|honey|beans|corn|cheese|butter|cream|bacon|sausages?|steak|sugar|arroz|pan|papa|papas|papitas|patatas?|fideos?|fruta*|platano*|guineo*|uvas|naranja*|pastel*|galletas?|dulces|chocolate|huevos?|avena|jugo|miel|frijoles|maiz|yuca|arepas?|queso|mantequilla|crema|tocino|chorizo|azucar)'

/** One of them. */
export interface Thing {
  readonly when: RegExp
  /** Evidence id of the card with its amount; none where no source gives one. */
  readonly card?: string
}

const things: readonly Thing[] = [
  {
    card: 'D16',
    when: pattern(
      '(alcohol|wine|wines|beers?|whisk(e)?y|gin|rum|brandy|sherr(y|ies)|vodka|spirits|cider|lager|pints?|booze|tipple|nightcap|vino|vinito|cervez*|cerve[cs]it[oa]s?|ron|aguardiente|tequila|cidra|sidra|trag(o|uito)s?|copas|copita*)',
    ),
  },
  { card: 'D17', when: pattern('(salt|salty|sodium|sal|sodio)') },
  {
    card: 'Z14',
    when: pattern(
      '(coffee*|caffeine|espresso|tea(?! ?time)|teas|(el|un|tanto|mucho|de) te(?! )|cafe|cafes|cafecito*|cafeina|cortado)',
    ),
  },
  {
    card: 'D06',
    when: pattern('(water|fluids?|liquids?|to drink|agua|liquidos?|de beber)'),
  },
  { card: 'D06', when: pattern('(protein*)') },
  { card: 'Z15', when: pattern('(naps?|napping|doze|dozing|siestas?|siestecit*)') },
]

/** To drink, and no word for what. */
const fluid: Thing = { card: 'D06', when: pattern('(drink*|bebe*|beber|litros?|lit(er|re)s?)') }
const drinks = pattern('how much .. (to )?drink|cuanto .. (beber|bebo|bebe)')

const food = pattern(foodWords)

/** A food by the very word that names it. */
function foodIn(words: string): { readonly thing: Thing; readonly at: number } | undefined {
  const found = food.exec(words)
  const word = found?.[0].replace(/(?:es|s)$/u, '')
  return found && word !== undefined
    ? { thing: { when: pattern(`${word}*`) }, at: found.index }
    : undefined
}

const amount = pattern(
  'how (much|many|long|often)|too (much|many)|(what|is there) (is )?(the |a )?limit|cuant[oa]s?|demasiad[oa]s?|(el|un|cual) limite',
)
const limit = pattern(
  'too (much|many|long|often)|(is|am i) (allowed|permitted)|(safe|upper|daily) limit|the (limit|most|maximum)|demasiad[oa]s?|es mucho|(lo )?permitid[oa]|(el )?(limite|maximo)|puedo (tomar|usar|comer|beber|echar)',
)

/** Tells whether an amount is asked for. */
export function asksAmount(message: string): boolean {
  return amount.test(normalise(message))
}

/** Carries a question over to another thing: "and the wine?". */
const another =
  / (?:and|so|but|then|y|pero|entonces|what about|how about|que hay de|que tal) (?:(?:the|a|with|el|la|los|las|con|lo de|del|de la) ?)*([a-z]+(?: [a-z]+)?) $/u

/** Tells whether a question only names another thing of which the same is asked. */
export function namesAnother(message: string): boolean {
  const words = ` ${normalise(message)
    .trim()
    .replace(/(?: \.)+$/u, '')} `
  return another.test(words)
}

/** Tells whether it is asked how much of something is too much. */
export function asksLimit(message: string): boolean {
  return limit.test(normalise(message))
}

/**
 * The thing that words name first.
 *
 * @param text - in either language.
 * @returns undefined where none is named.
 */
export function thingIn(text: string): Thing | undefined {
  const words = normalise(text)
  const found = things.flatMap((thing) => {
    const at = thing.when.exec(words)?.index
    return at === undefined ? [] : [{ thing, at }]
  })
  const all = [...found, foodIn(words) ?? []].flat()
  if (all.length === 0 && drinks.test(words)) return fluid
  return all.toSorted((one, other) => one.at - other.at)[0]?.thing
}
