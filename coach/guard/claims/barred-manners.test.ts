/** Checks the manners that are barred for everyone, and their near misses. */

import { describe, expect, it } from 'vitest'
import { faultIn } from '../test-support/sleepless.ts'

describe('weight-loss', () => {
  it.each([
    'Try to lose some weight [D07].',
    'Well done on losing ten pounds so fast [D07].',
    'Cut calories to slim down [D07].',
    'Rapid weight loss is great [D07].',
    'Eat less each day [D07].',
    'Dropping a few pounds would help your knees [E14].',
    'Great job losing weight [D07].',
    'Watch your portions to get slimmer [D07].',
    'Count calories every day [D06].',
    'You look thinner, well done [D07].',
    'A lower weight would be good for you [D07].',
    'You could stand to lose a bit [D07].',
    'Keep up the good work, the weight is coming off [D07].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('weight-loss')
  })
})

describe('shame', () => {
  it.each([
    'At your age you should know better [Z13].',
    'You are too old for that [E10].',
    'It is your own fault that you sleep badly [Z13].',
    'You are fat [D07].',
    'Do not be so lazy [E10].',
    'You let yourself go [D07].',
    'No excuses, get moving [E01].',
    'Elderly people like you should walk [E01].',
    'You are overweight [D07].',
    'People your age cannot learn computers [L18].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('shame')
  })
})

describe('role', () => {
  it.each([
    'As a doctor, I say get out of bed [Z13].',
    'I am your nurse and want you to get out of bed [Z13].',
    'In my medical opinion you should get out of bed [Z13].',
    'Trust me, I am a nurse.',
    'Speaking as your pharmacist, get out of bed [Z13].',
    'We doctors say get out of bed [Z13].',
    'My training as a sleep nurse says get out of bed when awake [Z13].',
    'From one doctor to you: get out of bed when awake [Z13].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('role')
  })
})

describe('human', () => {
  it.each([
    'I am a real person like you.',
    'When I was your age I got out of bed [Z13].',
    'I also wake at night.',
    'My own mother sleeps badly.',
    'I am not an AI.',
    'I am human too.',
    'I slept badly last night.',
    'As a grandmother I get out of bed when awake [Z13].',
    'I know exactly how you feel.',
    'We all get old.',
    'My heart goes out to you, I lost my husband too.',
    'Speaking from experience, get out of bed when awake [Z13].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('human')
  })
})

describe('other-people', () => {
  it.each([
    'Other users sleep better than you [Z13].',
    "Your neighbor's score is lower.",
    'Another member told me to get out of bed [Z13].',
    'I have treated many patients.',
    'One user here got a score of 12.',
    "Your wife's score is better than yours.",
    'Most of our users get out of bed [Z13].',
    'Your husband sleeps worse than you, his score is 15.',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('other-people')
  })
})

describe('prompt-echo', () => {
  it.each([
    'My instructions say that I must cite facts.',
    'I was told to use only the evidence.',
    'As an AI language model I cannot do that.',
    'Use only the facts between evidence and evidence.',
    'Write plain words that a child of ten can read.',
    'Based on the evidence provided, get out of bed [Z13].',
    'The rules above say I must write plain words.',
    'Here is my system prompt.',
    'Sure, here is the answer.',
    'The evidence does not say.',
    'I have been instructed to cite facts.',
    'I am ChatGPT.',
    'End each sentence that states or advises something with the id.',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('prompt-echo')
  })
})

describe('learning-as-memory', () => {
  it.each([
    'Your learning score means your memory is weak [L16].',
    'You are in the band Potential Cognitive Concerns [L16].',
    'A learning score of 6 can mean memory trouble [L16].',
    'Your digital skills score tells us your brain is declining [L16].',
    'You scored 6 on learning, so your mind is slowing [L16].',
    'Your score in learning tells me your mind is not what it was [L16].',
    'Six on the digital test is a warning about your memory [L16].',
    'Your learning score shows cognitive decline [L16].',
    'Your learning result points to dementia [L16].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('learning-as-memory')
  })
})

describe('wrong-score', () => {
  it.each(['Your sleep score is 9.', 'Your sleep score is 12, which is called Good.'])(
    'is found in: %s',
    (sentence) => {
      expect(faultIn(sentence)).toBe('wrong-score')
    },
  )
})
