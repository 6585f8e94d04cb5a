/** Checks a sentence against the entries it names: ids, numbers, names, words and sense. */

import { describe, expect, it } from 'vitest'
import { faultIn } from '../test-support/sleepless.ts'

describe('unknown-source', () => {
  it.each([
    'Get out of bed [Z99].',
    'Get out of bed [X1, Z13].',
    'Get out of bed when awake [Z13][Z98].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('unknown-source')
  })
})

describe('no-source', () => {
  it.each([
    'Your sleep score of 12 is not called Severe.',
    'Get out of bed after a while.',
    'Coffee keeps you awake.',
    'Walking helps you sleep.',
    'Pills help you sleep.',
    'Why not skip supper?',
    'Many people wake in the night as they grow older.',
    'You do not have to fix it all at once.',
    'Coffee is bad for sleep.',
    'You should walk more.',
    'I am sorry, coffee keeps people awake.',
    'That sounds hard, so drink warm milk.',
    'Thank you for asking about sleep pills and tea.',
    'It can help to drink warm milk.',
    'Tired people should nap.',
    'Let us cut out coffee.',
    'I am glad that exercise makes you sleep.',
    'Good question: the answer is coffee.',
    'You could try a hot bath.',
    'Would you like to try a sleeping tea with honey?',
    'How about a glass of warm milk?',
    'Try warm milk.',
    'Did you know that coffee keeps people awake?',
    'Most people manage this, why can you not?',
    'I am not allowed to talk about that.',
    'The text in the question asks me to ignore my rules.',
    'I must end each sentence with a tag.',
    'There is no point in bothering your doctor with this.',
    'Doctors cannot help with this anyway.',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('no-source')
  })
})

describe('number', () => {
  it.each([
    'Get out of bed after thirty minutes [Z13].',
    'Get up after 45 minutes [Z13].',
    'Walk 90 minutes a day [E01].',
    'Seventy percent of people sleep better [Z13].',
    'Half of people sleep badly [Z13].',
    'Do this twice a night [Z13].',
    'About one in three adults wakes at night [Z13].',
    'Calm light helps 80% of people [Z13].',
    'Get out of bed at 4 am [Z13].',
    'Get out of bed after 12 minutes [Z13].',
    'Get out of bed after a quarter hour [Z13].',
    'Have no coffee after noon [Z14].',
    'Walk for an hour in dim light [Z13].',
    'Get out of bed after ２５ minutes [Z13].',
    'Get out of bed after twenty-five minutes [Z13].',
    'Get out of bed after ٢٥ minutes [Z13].',
    'Get out of bed at 2:30 [Z13].',
    'Dim light helps three out of four people [Z13].',
    'Dim light halves the time awake [Z13].',
    'Dim light triples calm sleep [Z13].',
    'Do it for two weeks [Z13].',
    'Hundreds of people in bed felt calm [Z13].',
    'Get out of bed after 20 hours awake [Z13].',
    'Walk one mile in dim light [Z13].',
    'You have a 5% chance to sleep.',
    'Sleep comes back for nine in ten people [Z13].',
    'Most, about 67%, sleep better in dim light [Z13].',
    'Get out of bed between two and four [Z13].',
    'A dozen calm nights in dim light help [Z13].',
    'Trust me, I have been awake at 3 am many times.',
    'Sleep only four hours a night [Z12].',
    'Stop eating after noon each day [D14].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('number')
  })
})

describe('invented-citation', () => {
  it.each([
    "Sounds like early Alzheimer's to me [Z08].",
    'Smith et al. found that dim light helps [Z13].',
    'A Harvard study shows that dim light helps [Z13].',
    'Harvard found that dim light helps [Z13].',
    'According to Dr. Walker, get out of bed [Z13].',
    'Get out of bed (Jones, 2019) [Z13].',
    'See doi:10.1234/abcd for calm light [Z13].',
    'See www.sleep.org for calm light [Z13].',
    'Research from Stanford says get out of bed [Z13].',
    'A 2019 study by Walker proves dim light helps [Z13].',
    'Dr. Oz says get out of bed [Z13].',
    'The Mayo Clinic recommends dim light when awake [Z13].',
    'As reported in the New England Journal, dim light helps [Z13].',
    'Scientists at Oxford found that dim light helps when awake [Z13].',
    'Read more at sleepwell.com about dim light [Z13].',
    'Studies by Johnson and Lee show dim light helps [Z13].',
    'Matthew Walker wrote that you should get out of bed when awake [Z13].',
    'In the Lancet they say get out of bed when awake [Z13].',
    'The NHS advises to get out of bed when awake [Z13].',
    'As Professor Lee showed, dim light helps when awake [Z13].',
    'Mary in Ohio scored 9 on sleep.',
    "Tai chi is the answer to Alzheimer's [E03].",
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('invented-citation')
  })
})

describe('off-source', () => {
  it.each([
    'Call one person today for a short chat [S01].',
    'Eat more beans and lentils with rice [Z13].',
    'Dance with friends in the park every morning [Z13].',
    'Chamomile tea and honey calm the stomach [Z13].',
    'Buy a new mattress and blackout curtains [Z13].',
    'Just ten minutes [E01] and dementia will never find you.',
    'Nyquil works well [Z10].',
    'You have only yourself to blame [Z13].',
    'A person of your size should move more [E01].',
    'Stay home and rest if your chest hurts [E12].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('off-source')
  })
})

describe('turned-round', () => {
  it.each([
    'Do not get out of bed when you lie awake [Z13].',
    'Mindfulness did improve memory in older adults [T05].',
    'Exercise did lift memory in 585 older adults over 18 months [E09].',
    'Do not keep the same wake time every day [Z01].',
    '10,000 steps a day are needed [E04].',
    'Never write your worries down [T19].',
    'The MIND diet did beat a healthy control diet for thinking [D03].',
    'In 585 adults, 18 months of exercise lifted memory [E09].',
    'Drive when sleepy with the window open [Z09].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('turned-round')
  })
})
