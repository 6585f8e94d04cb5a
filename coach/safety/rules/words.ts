/** Word lists shared by the detection rules. */

/** Alternatives behind each `{name}` of a rule, over normalised words. */
export const words: Readonly<Record<string, string>> = {
  people:
    'husband|wife|mother|father|grandpa|grandma|sister|brother|son|daughter|friend|neighbor|neighbour|partner|uncle|aunt|he|she|they|him|her|them',
}
