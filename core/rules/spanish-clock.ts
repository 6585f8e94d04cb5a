/** Spanish ways to write a clock time, turned into the ones that the rules of the scoring design know. */

/** In order; each leaves a text without these words as it is. */
const turns: readonly (readonly [spanish: RegExp, known: string])[] = [
  // "como a las 10", "a eso de las 10", "a la 1", "al mediodía"
  [/^(?:(?:como|sobre|hacia|a eso de) )?(?:a )?las? (?=\d)/, ''],
  [/^a(?:l| la)? (?=medi)/, ''],
  // 12 in the morning is noon to some and midnight to others, so it stays unknown.
  [/^(?:12(?::00)? )?(?:de la )?media ?noche$/, 'midnight'],
  [/^(?:12(?::00)? )?(?:del )?medio ?d[ií]a$|^12(?::00)? del d[ií]a$/, 'noon'],
  [/^(?!12)(.+) (?:de|por|en) la ma[nñ]ana$/, '$1 am'],
  [/ de la madrugada$/, ' am'],
  [/ (?:de|por|en) la tarde$/, ' pm'],
  [/ (?:de|por|en) la noche$/, ' at night'],
  [/([ap])\. m\.?$/, '$1m'],
  [/(\d) (?:en punto|horas)(?= |$)/, '$1'],
  [/(\d) ?hs?\.?(?= |$)/, '$1'],
  [/(\d) y media(?= |$)/, '$1:30'],
  [/(\d) y cuarto(?= |$)/, '$1:15'],
  [/(\d) y (?=\d\d(?: |$))/, '$1:'],
]

/**
 * Turns Spanish words of a time into the English ones of the rules, whatever the language of the page is:
 * a stored answer reads the same everywhere.
 *
 * @param said - text in small letters with single spaces.
 * @returns the text with these words turned; a text without them unchanged.
 */
export function withoutSpanish(said: string): string {
  return turns.reduce((text, [spanish, known]) => text.replace(spanish, known), said)
}
