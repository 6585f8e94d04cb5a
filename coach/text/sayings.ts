/** Sayings that name death and mean none. */

const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:muert[oa]s?|me muero|(?:me )?(?:estoy|ando) muriendo(?:me)?|muri[eé]ndome) de (sueño|sueno|cansancio|hambre|fr[ií]o|miedo|risa|calor|sed|verg[uü]enza|nervios)(?!\p{L})/giu,
    'con mucho $1',
  ],
  [/\bdead (?:tired|on (?:my|our|his|her) feet)\b/giu, 'very tired'],
  [
    /\bdying (?:for|of) ((?:a |an |my |some )?(?:sleep|rest|nap|cup|drink|smoke|thirst|boredom|embarrassment))\b/giu,
    'in need of $1',
  ],
]

/** Beside such words death may be meant. */
const meant =
  /pastill|pistola|escopeta|soga|cuerda|puente|veneno|para siempre|nunca|pega\b|pegar|golpe|cuchill|\b(?:pills?|tablets?|gun|rope|bridge|poison|never|forever|for good|hits?|hurts?|knife)\b/iu

/**
 * Says a message without such sayings: all else in it is heard as it stands.
 *
 * @param message - as typed.
 */
export function withoutSayings(message: string): string {
  if (meant.test(message)) return message
  return sayings.reduce((said, [saying, plain]) => said.replace(saying, plain), message)
}
