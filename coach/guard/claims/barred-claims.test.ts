/** Checks the claims that are barred for everyone, and their near misses. */

import { describe, expect, it } from 'vitest'
import { faultIn } from '../test-support/sleepless.ts'

describe('promise', () => {
  it.each([
    'Walking prevents dementia [E01].',
    'This will reverse memory loss [Z13].',
    'Good sleep keeps dementia away [Z01].',
    'A calm bedtime cures insomnia and dementia [Z13].',
    'I guarantee you will sleep [Z13].',
    'It always works for everyone [Z13].',
    "Exercise stops Alzheimer's [E18].",
    'You will not get dementia if you walk [E01].',
    'Not only does walking help, it cures dementia [E01].',
    'No, walking cures dementia [E01].',
    'Poor sleep causes dementia [Z07].',
    "Olive oil protects you from Alzheimer's disease [D02].",
    'Dementia can be prevented by good sleep [Z07].',
    'This is a proven way to sleep [Z13].',
    'Sleep well and you will never lose your memory [Z01].',
    'Nothing prevents dementia like a good walk [E01].',
    'Walking is the best way to avoid dementia [E01].',
    "This pattern keeps Alzheimer's at bay [D04].",
    'A daily walk fights off and prevents memory loss [E07].',
    'Dementia is reversible with olive oil [D02].',
    'There is no doubt that tai chi prevents dementia [E03].',
    'Learning protects the brain from dementia [L12].',
    'This never fails [Z13].',
    'It is a miracle for sleep [Z13].',
    'You will definitely sleep better [Z13].',
    "Your brain will be safe from Alzheimer's for life [E18].",
    'Exercise makes dementia impossible [E18].',
    'Reading each day wipes out the risk of dementia [L04].',
    'It is certain that greens save your memory [D04].',
    'You can trust that this will work [Z13].',
    'Olive oil makes you immune to memory loss [D02].',
    'With this you can turn back dementia [E18].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('promise')
  })
})

describe('diagnosis', () => {
  it.each([
    'You probably have sleep apnea [Z09].',
    'You have insomnia [Z02].',
    'This sounds like depression [T13].',
    'Your snoring is a sign of sleep apnea [Z09].',
    'You may be showing early signs of dementia [Z08].',
    'You do not have dementia [Z08].',
    'You are clinically depressed [T13].',
    'Your depression is treatable [T13].',
    'Your memory is failing [T03].',
    'It sounds like you have sleep apnea [Z09].',
    'That could be early dementia [Z08].',
    'Your symptoms suggest restless legs and apnea [Z20].',
    'You seem depressed [T13].',
    'I think you have depression [T13].',
    'You are probably suffering from an anxiety disorder [T04].',
    'You are malnourished [D05].',
    'Your memory seems worse [T03].',
    'This is not dementia [Z08].',
    'Those are classic signs of depression [T13].',
    'Your answers show that you are lonely and depressed [T13].',
    'What you describe is sleep apnea [Z09].',
    'You are developing dementia [Z08].',
    'People with your score have depression [T13].',
    'With a score of 12 you clearly have chronic insomnia [Z06].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('diagnosis')
  })
})

describe('medicine', () => {
  it.each([
    'Have you tried melatonin?',
    'Take 5 mg of melatonin [Z10].',
    'Take melatonin at night [Z10].',
    'Stop your sleeping pills [Z10].',
    'You can skip your tablets tonight [Z10].',
    'Take half a tablet tonight [Z10].',
    'Double your dose [Z10].',
    'Melatonin is safe for you [Z10].',
    'Try an antihistamine such as Benadryl [Z10].',
    'Switch from Ambien to valerian [Z10].',
    'I recommend melatonin [Z10].',
    'Buy a vitamin D supplement [D12].',
    'Take two aspirin before the walk [E10].',
    'Stop taking your medicine before exercise [E16].',
    'You could cut your blood pressure pills in half [D17].',
    'Come off your antidepressants slowly [T12].',
    'Ask about it, then take melatonin [Z10].',
    'A low dose is fine [Z10].',
    'Use valerian instead of your sleeping pills [Z10].',
    'It is safe to mix warfarin with ginkgo [D18].',
    'Take 1000 IU of vitamin D [D12].',
    'Skip your evening insulin when you walk [E16].',
    'Your tablets can wait until tomorrow [D18].',
    'A little melatonin before bed will help [Z10].',
    'Have one sleeping pill only on bad nights [Z10].',
    'Feel free to leave out the evening pill [Z10].',
    'Magnesium and valerian are worth a try [Z10].',
    'Your doctor would agree that you can stop the statin [D18].',
    'Ask your doctor, but take melatonin tonight [Z10].',
    'Antihistamines can help you sleep [Z10].',
    'No need for your blood thinner when you eat greens [D18].',
    'The usual amount is 3 milligrams [Z10].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('medicine')
  })
})

describe('against-care', () => {
  it.each([
    'You do not need to see a doctor [Z13].',
    'It is probably nothing.',
    'Chest pain is normal with exercise [E12].',
    'Do not tell anyone about this.',
    'There is no need to call your doctor.',
    'Wait and see if the chest pain goes.',
    'Dizziness is just old age.',
    'Instead of seeing a doctor, get out of bed [Z13].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('against-care')
  })
})

describe('harmful', () => {
  it.each([
    'You can safely ignore the chest pain.',
    'Drink a glass of wine before bed [Z19].',
    'Skip meals to feel lighter [D14].',
    'Cut your time in bed [Z12].',
    'Push through the pain [E14].',
    'A small glass of wine helps you sleep [Z19].',
    'Try fasting for a day [D01].',
    'Ignore the pain and keep walking [E14].',
    'A nightcap helps [Z19].',
    'A shot of whisky relaxes you [Z19].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('harmful')
  })
})
