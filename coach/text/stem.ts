/** Cuts English words to a common stem for searching. */

const irregular: Readonly<Record<string, string>> = {
  slept: 'sleep',
  asleep: 'sleep',
  woke: 'wake',
  woken: 'wake',
  ate: 'eat',
  eaten: 'eat',
  fell: 'fall',
  fallen: 'fall',
  sat: 'sit',
  lost: 'lose',
  taught: 'teach',
  felt: 'feel',
  sang: 'sing',
  swam: 'swim',
  drank: 'drink',
  memories: 'memory',
  lonelier: 'lonely',
  loneliness: 'lonely',
  neighbour: 'neighbor',
  neighbours: 'neighbor',
  centre: 'center',
  fibre: 'fiber',
  litre: 'liter',
  colour: 'color',
}

const stopWords = new Set(
  (
    'a an the i me my you your he she it we they is am are was were be been do does did have has had ' +
    'to of for in on at with by as and or but so if then than that this these those there not no ' +
    'can could should would will may might must what how when where who why which some any just ' +
    'really very please tell about its into from up out get got give let make want need would like ' +
    'one thing things lot bit im hi hello thanks thank ok well dear coach ' +
    'el la los las un una de del y que mi mis tu su me te se le lo es esta por para con sin como ' +
    'cual donde quien ya hay muy mas algo puedo puede debo quiero al en a o si'
  ).split(' '),
)

/**
 * The stem of a word.
 *
 * @param word - one normalised word.
 * @returns its stem; null for a word that says nothing about the topic.
 */
export function stem(word: string): string | null {
  if (stopWords.has(word)) return null
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.length <= 3) return word
  const one = word
    .replace(/ies$/u, 'y')
    .replace(/ations?$/u, 'at')
    .replace(/(?:sses)$/u, 'ss')
    .replace(/([^s])s$/u, '$1')
  if (one.length <= 3) return one
  return one
    .replace(/([a-z]{3,})(?:ing|ed|ly)$/u, '$1')
    .replace(/([bdfgklmnprt])\1$/u, '$1')
    .replace(/([a-z]{3,})e$/u, '$1')
}
