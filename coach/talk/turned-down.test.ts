import { describe, expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { talk } from '../test-support/talk.ts'
import { restsOn } from './fitting-cards.ts'
import { refusedIn, turnedDown } from './turned-down.ts'

const none: ReadonlySet<string> = new Set()

it.each<[string, string, readonly string[], readonly string[]]>([
  [
    "She can't stand eggs and yogurt gives her the runs.",
    'Eat a yogurt or an egg.',
    [],
    ['egg', 'yogurt'],
  ],
  ["He won't have an alarm.", 'Set an alarm for 25 minutes.', [], ['alarm']],
  ['Forget the lamps.', 'Put on the lamps before dusk.', [], ['lamp']],
  ['siesta no duermo', 'Las siestas cortas están bien.', [], ['siesta']],
  // Their own words are turned down only right behind a no.
  ['I am not asking for a club.', 'Join a club.', ['He would leave his bowls club.'], []],
  ['Not a club, please.', 'Join a club.', ['He would leave his bowls club.'], ['club']],
  // Who asks, or says how little, turns nothing down.
  ['Why not fish?', 'Eat fish twice a week.', [], []],
  ['I do not eat enough protein.', 'Protein keeps muscle.', [], []],
  ['I do not know how to use the phone.', 'Phone your library.', [], []],
  ['I hate Mondays.', 'Walk to the shop.', [], []],
  // A no without a thing of its own stands behind what came before it.
  ['I tried the diary for a week, no use.', 'Keep a diary of the night.', [], ['diary']],
  ['We tried it with jigsaws. No good at all.', 'Give the hands something to do.', [], ['jigsaw']],
  // What cannot be done at all.
  ['I can not really write any more, with these fingers.', 'Keep a list.', [], ['writ']],
  ["I can't use the telephone.", 'Ring each day.', [], ['telephon']],
  // An hour that is put right.
  ['That is not in the morning, it is after supper.', 'In the morning, open a window.', [], []],
  // Plainly unwanted, whether the coach spoke of it or not.
  ["I don't want exercise.", 'March on the spot.', [], ['exercis']],
])('hears what is turned down: %s', (message, said, told, terms) => {
  expect([...turnedDown(none, message, said, told)]).toEqual(terms)
})

it('forgets it where it is taken up again, and not where the coach is reminded of it', () => {
  const refused = new Set(['egg'])
  expect([...turnedDown(refused, 'She had an egg after all today.', '', [])]).toEqual([])
  expect([...turnedDown(refused, 'Eggs again, I told you.', '', [])]).toEqual(['egg'])
})

it.each<[string, readonly string[], boolean]>([
  ['Set an alarm for 25 minutes today, and rest soon after lunch.', ['alarm'], true],
  ['Eat a yogurt or an egg now.', ['egg', 'yogurt'], true],
  // Something else in the list is left.
  ['Eat a yogurt or an egg now.', ['egg'], false],
  ['Choose protein: yogurt, egg, cheese or fish.', ['yogurt'], false],
  ['Elija frijoles, lentejas o huevo.', ['lentejas'], false],
  // Whoever does not write needs no paper either.
  ['Put each worry on paper before supper, then close it.', ['writ'], true],
  // What keeps a person safe is said, whatever they would rather not hear.
  ['Ask the doctor before you stop.', ['stop', 'doctor'], false],
])('tells whether a step rests on it: %s', (step, terms, isResting) => {
  expect(restsOn(step, new Set(terms))).toBe(isResting)
})

describe('a talk', () => {
  it.each<[Language, string, string, RegExp]>([
    ['en', 'I doze all afternoon in my chair.', 'I will not have an alarm.', /\balarm|\btimer\b/iu],
    ['es', 'Cabeceo toda la tarde en el sillón.', 'No quiero ninguna alarma.', /\balarma/iu],
  ])('offers nothing that was turned down, in %s', (language, first, refusal, word) => {
    const other = language === 'en' ? 'Another idea' : 'Otra idea'
    const [answer, ...later] = talk([first, refusal, other, other], language)
    expect(answer?.text).toMatch(word)
    for (const { text } of later) expect(text).not.toMatch(word)
  })
})

it('hears what is not eaten and what is not cooked, whoever asks for something else', () => {
  expect([...refusedIn(["I can't stand eggs. What about eggs for him?"])]).toEqual(['egg'])
  expect([...refusedIn(['Is there something that needs no cooking?'])]).toEqual(['cook'])
  expect([...refusedIn(['My husband hates fish, but I like it.'])]).toEqual([])
})

it('keeps out what is asked for without, and what harms the stomach', () => {
  const said = 'Use pepper, onion or vinegar.'
  const harmed = turnedDown(none, 'Vinegar burns my stomach.', said, [])
  expect([...harmed]).toEqual(['vinegar'])
  const asked = 'What goes on fish without onion or vinegar?'
  expect([...turnedDown(new Set(['vinegar', 'onion']), asked, said, [])]).toEqual([
    'vinegar',
    'onion',
  ])
})
