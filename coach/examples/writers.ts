/** Who wrote the labelled examples, and which side of a trial each writer is on. */

import type { Language } from '#core/languages.ts'

/** What a writer's rows may be used for; no row of one writer is on two sides. */
export type ExamplePart = 'train' | 'tune' | 'test'

/** One writer of examples. */
export interface Writer {
  readonly language: Language
  /** Whose voices the writer was asked for. */
  readonly voices: string
  readonly part: ExamplePart
  /** True for additions of what was missed: not every act, and nobody looked whether a row alarms. */
  readonly isAddition: boolean
}

/** Language and voices, by the name of the writer's files. */
type Voices = Readonly<Record<string, readonly [Language, string]>>

const training: Voices = {
  w01: ['en', 'US South'],
  w02: ['en', 'US Midwest and plains'],
  w03: ['en', 'New York and New Jersey'],
  w05: ['en', 'Scotland and the North of England'],
  w07: ['en', 'India, Pakistan and the Philippines'],
  w08: ['en', 'Australia and New Zealand'],
  w09: ['en', 'second-language English'],
  w10: ['en', 'carers, and people new to the internet'],
  w12: ['es', 'Mexico, and Mexicans in the US'],
  w13: ['es', 'the Caribbean, Colombia and Venezuela'],
  w16: ['en', 'US trades, teachers and farmers; the South of England'],
  w17: ['en', 'the British Isles, Australia; dictation'],
  w18: ['en', 'the very short, the polite, the cross, the shy'],
  w19: ['es', 'all of Latin America, Spain, the US'],
  w20: ['en', 'US, British Isles, Australia, India'],
  w21: ['es', 'all of Latin America, Spain, the US'],
  w22: ['en', 'US regions, Caribbean, second-language English'],
  w23: ['en', 'British Isles, Australia, New Zealand, Canada'],
  w24: ['es', 'all of Latin America, Spain, the US'],
  w25: ['es', 'Mexico, Andes, River Plate, Chile, Cuba, Spain'],
  w27: ['en', 'US regions, farmers, trades, carers'],
  w28: ['en', 'British Isles, Australia, India, Caribbean, Africa'],
  w30: ['en', 'plain English of the first rules'],
  w31: ['es', 'plain Spanish of the first rules'],
  w33: ['en', 'British Isles, Ireland, Australia, New Zealand, US'],
  w35: ['en', 'the common questions, plainly put in both languages'],
  w36: ['es', 'Latin America and Spain'],
  w37: ['en', 'very short'],
  w38: ['es', 'Mexico, Caribbean, Colombia, Spain, United States'],
  w40: ['en', 'short questions in plain words, a third Spanish'],
  w43: [
    'en',
    'New England, Glasgow, Dublin, Black American, West African, Polish, Filipino, carers',
  ],
  w44: [
    'es',
    'Mexico, US Latinos, the Caribbean, Colombia, Peru, River Plate, Chile, Spain, carers',
  ],
  w48: ['en', 'US, British Isles, Canada, Australia, India; a third Spanish of all countries'],
  w52: ['en', 'carers, farmers, widows and people with diabetes; a third Spanish of the country'],
  w53: ['en', 'grief, carers, old illness, denials; US, British Isles, Australia, India'],
  w54: ['es', 'Mexico, Central America, the Caribbean, Venezuela, US Latinos'],
  w55: ['es', 'Spain, River Plate, Chile, the Andes, Colombia'],
  w56: ['es', 'carers and dictation, all countries'],
  w57: ['en', 'carers and dictation, all countries; veiled'],
  w59: [
    'en',
    'harm at home; hearths, old tumbles, empty weeks, slopes, wandering; a third Spanish',
  ],
  w60: ['en', 'harmless feelings and plain dangers; half Spanish'],
  w61: ['en', 'ordinary troubles in mid talk; two fifths Spanish'],
  w62: ['en', 'US regions, carers; whole conversations'],
  w63: ['es', 'all of Latin America, Spain, the US; whole conversations'],
  w64: ['en', 'British Isles, Australia, India, Africa, Caribbean; whole conversations'],
  w65: ['es', 'the educated, the very short, dictation; two fifths English; whole conversations'],
  w66: ['en', 'matters of exercise and food; half Spanish'],
  w67: ['en', 'matters of sleep and stress; half Spanish'],
  w68: ['en', 'matters of company, learning and health services; half Spanish'],
  w69: ['en', 'the chatty, the cross, the shy, the funny of all countries; whole conversations'],
  w70: [
    'en',
    'British Isles, Ireland, Australia, New Zealand, India, obliquely; whole conversations',
  ],
  w71: ['es', 'all countries, obliquely; whole conversations'],
  w72: ['en', 'US and Canada, obliquely; whole conversations'],
  w92: ['en', 'plain short questions: US, Canada, Mexico; half Spanish'],
  w93: ['en', 'plain short questions: Britain, Ireland, Spain; half Spanish'],
  w94: ['en', 'plain short questions: India, South America; half Spanish'],
  w95: ['en', 'plain short questions: US, the Caribbean; half Spanish'],
  w96: ['en', 'plain dangers of the body, and near misses'],
  w97: ['en', 'plain dangers of mind and house, and near misses'],
  w98: ['es', 'plain dangers of the body, and near misses'],
  w99: ['es', 'plain dangers of mind and house, and near misses'],
  w100: ['en', 'plain harmless look-alikes of the body'],
  w101: ['en', 'plain harmless look-alikes of mind and house'],
  w102: ['es', 'plain harmless look-alikes of the body'],
  w103: ['es', 'plain harmless look-alikes of mind and house'],
  w104: ['en', 'plain dangers that were missed, false alarms, and near misses of both'],
  w105: ['es', 'plain dangers that were missed, false alarms, and near misses of both'],
  w106: ['en', 'plain short questions on matters that had no answer; half Spanish'],
  w107: ['en', 'plain Americans, Canadians and British, carers; whole conversations'],
  w108: ['es', 'all countries, plain; whole conversations'],
  w109: ['en', 'the sideways of all countries; a quarter Spanish; whole conversations'],
  w110: ['en', 'wishes to die, eating in secret, data of others, and near misses'],
  w111: ['es', 'wishes to die, eating in secret, data of others, and near misses'],
  w112: ['en', 'families and carers: harmless look-alikes, and dangers in the same tone'],
  w113: ['en', 'older people of themselves: harmless look-alikes, and dangers in the same tone'],
  w115: ['en', 'families: opening messages that tell who it is, and dangers among them'],
  w116: ['en', 'older people: opening messages that tell who it is, and dangers among them'],
  w117: [
    'es',
    'families and older people: opening messages that tell who it is, and dangers among them',
  ],
  w118: ['en', 'turns in the middle of a talk, a third Spanish, and dangers among them'],
  w114: ['es', 'families and older people: harmless look-alikes, and dangers in the same tone'],
  w134: ['en', 'near misses of carers, families and the tired; a third Spanish of all countries'],
  w135: ['en', 'short plain dangers and near misses: US, British Isles, Australia'],
  w136: ['en', 'plain dangers and near misses of carers: US Midwest and South, Scotland'],
  w137: [
    'en',
    'plain dangers and near misses of the old themselves: London, Ireland, Australia, Canada',
  ],
  w138: ['en', 'plain dangers and near misses of neighbors, friends and second-language speakers'],
  w139: ['es', 'short plain dangers and near misses of all countries'],
  w140: ['es', 'plain dangers and near misses of the old themselves: Mexico, Caribbean, Spain'],
  w141: ['es', 'plain dangers and near misses of families: Andes, River Plate, Central America'],
  w142: ['en', 'a few dangers that a teaching with new rows had let go; half Spanish'],
}

const additions: Voices = {
  w143: ['en', 'what people do with tablets of their own accord, and harmless talk of tablets'],
  w144: ['es', 'the same, of eight countries'],
  w145: ['en', 'dangers and near misses in the plainest words, of neighbors and families'],
  w146: ['es', 'the same'],
  w147: ['es', 'tablets, illnesses asked about, low spirits and food as people simply tell them'],
  w148: ['en', 'the same'],
  w149: [
    'en',
    'every danger but of tablets, told as daily life, with near misses and short replies',
  ],
  w150: ['es', 'the same'],
  w126: [
    'en',
    'plain American of nurses, clerks, teachers; a third Spanish of Peru and Ecuador: openings, corrections',
  ],
  w127: [
    'en',
    'Scotland, Wales, the North of England, Ireland; a third Spanish of the villages of Spain: openings, corrections',
  ],
  w128: [
    'en',
    'Texas, Oklahoma, Louisiana; a third Spanish of the north of Mexico: openings, corrections',
  ],
  w129: [
    'en',
    'Ohio, Pennsylvania, widowers; a third Spanish of Argentina and Uruguay: openings, corrections',
  ],
  w130: [
    'en',
    'children far away and spouses; a third Spanish of Colombia and Venezuela: openings, corrections',
  ],
  w131: [
    'en',
    'Black Americans, Caribbean, Africa, India; a third Spanish of the Caribbean: openings, corrections',
  ],
  w132: [
    'en',
    'London, the South of England, Australia, New Zealand; a third Spanish of Chile: openings, corrections',
  ],
  w133: [
    'en',
    'the US West, ranchers, residents of care homes; a third Spanish of Central America: openings, corrections',
  ],
  w119: ['en', 'strangers who tried the coach in six rounds of talks, a third Spanish'],
  w120: [
    'en',
    'the US South and Midwest; a third Spanish of Mexico and the US: openings and turns of a talk',
  ],
  w121: ['en', 'the British Isles and Australia; a third Spanish of Spain and Argentina: the same'],
  w122: ['en', 'New York, New England, immigrants; a third Spanish of the Caribbean: the same'],
  w123: ['en', 'the US West and Canada; a third Spanish of Colombia, Peru, Chile: the same'],
  w124: [
    'en',
    'carers and children, the US and Ireland; a third Spanish of Mexico and Central America: the same',
  ],
  w125: [
    'en',
    'the very old, the cross, the shy, the chatty; a third Spanish of Spain, Uruguay, Venezuela: the same',
  ],
  w50: [
    'en',
    'US, Scotland, Ireland, the North of England: corrections, small talk, matters without a card',
  ],
  w51: [
    'es',
    'Mexico, Caribbean, Colombia, Spain: corrections, small talk, matters without a card',
  ],
  w73: ['en', 'matters of meals, effort, nights and care; half Spanish'],
  w80: ['en', 'matters of all kinds, half Spanish: US South and Midwest, farmers, trades; Mexico'],
  w81: ['en', 'matters of all kinds, half Spanish: Britain and Ireland; Spain and Argentina'],
  w82: [
    'en',
    'matters of all kinds, half Spanish: daughters, sons and spouses who care; Colombia, Venezuela, the Caribbean',
  ],
  w83: [
    'en',
    'matters of all kinds, half Spanish: Australia, India, Philippines, second-language English; Peru, Chile',
  ],
  w84: [
    'en',
    'matters of all kinds, half Spanish: retired teachers and nurses, New England, Canada; Central America',
  ],
  w85: [
    'en',
    'matters of all kinds, half Spanish: Black American, Caribbean, New York; Mexico and the Spanish Caribbean',
  ],
  w86: ['es', 'questions for each card: Mexico, and Mexicans in the US'],
  w87: ['es', 'questions for each card: Spain'],
  w88: ['es', 'questions for each card: River Plate and Chile'],
  w89: ['es', 'questions for each card: Colombia, Venezuela, Ecuador, Peru'],
  w90: ['es', 'questions for each card: the Spanish Caribbean and Central America'],
  w91: ['es', 'questions for each card: carers of all countries, the very short, dictation'],
}

const tuning: Voices = {
  w06: ['en', 'Ireland and Wales'],
  w14: ['es', 'Spain'],
}

const testing: Voices = {
  w04: ['en', 'Black American and Caribbean'],
  w11: ['en', 'the educated and the very short'],
  w15: ['es', 'River Plate, Chile and the Andes'],
}

function writersOf(voices: Voices, part: ExamplePart, isAddition = false): [string, Writer][] {
  return Object.entries(voices).map(([name, [language, said]]) => [
    name,
    { language, voices: said, part, isAddition },
  ])
}

/**
 * By the name of the writer's files beside this one. None of them had seen a rule, a fixed text or an
 * evaluation set, but those of w30 and w31, who wrote the first rules: theirs are the messages that held those rules in place.
 * Those of questions from w22 on started from a list of the facts. The test writers are looked at once a release
 * and never read while anything is mended.
 */
export const writers: Readonly<Record<string, Writer>> = Object.fromEntries([
  ...writersOf(training, 'train'),
  ...writersOf(additions, 'train', true),
  ...writersOf(tuning, 'tune'),
  ...writersOf(testing, 'test'),
])
