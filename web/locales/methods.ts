/** Texts of the page that says how scores are made. What belongs to one instrument comes from it. */

import { domainNames } from '#core/wording/domain-names.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
const measures: Readonly<Record<LifestyleDomain, string>> = {
  Socialization:
    'How many relatives and friends you are in touch with, can talk to and can ask for help.',
  Learning: 'How you use phones, computers and the internet.',
  Exercise: 'How much you move: walking, sports, work at home and other work.',
  Diet: 'Whether you may be getting too little food.',
  Stress: 'How hard life has felt, and how much in charge you felt.',
  Sleep: 'How long and how well you slept, and what disturbed your sleep.',
}

export const methodsTexts = {
  heading: 'How scores are made',
  lead: 'Here you find every rule behind every score: what it measures, how points are counted, where it comes from, and what we changed.',
  notOfficial:
    'The questions are adapted in our own words. This is not the official form of any test. It is for self-reflection, not diagnosis.',
  contents: 'On this page',

  measures,
  facts: 'In short',
  measuresLabel: 'What it measures',
  questionsLabel: 'Questions',
  questions: (count: number, minutes: number) => `${count}, about ${minutes} minutes`,
  questionsAndBmi: (count: number, minutes: number) =>
    `${count}, about ${minutes} minutes, and your body mass index (BMI)`,
  periodLabel: 'Time it asks about',
  scoreLabel: 'Score',
  range: (from: number, to: number) => `${from} to ${to}`,
  'higher-is-better': 'higher is better',
  'lower-is-better': 'lower is better',

  bandsCaption: (title: string, direction: string) => `Groups of the ${title}: ${direction}`,
  bandColumns: ['Score', 'Group, and what it means'],

  ruleHeading: 'The rule, step by step',
  topicsHeading: 'What each question is about',
  sourceHeading: 'Source, license and what we changed',
  source: 'Source',
  license: 'License',
  changes: 'What we changed',
  remarks: 'Please note',
  version: (version: number) => `Version ${version} of this rule.`,

  bmiHeading: 'Body mass index (BMI)',
  bmiRule:
    'Weight in pounds is divided by height in inches twice, then multiplied by 703. The result is rounded to one decimal.',
  bmiCaption: 'Groups of the body mass index',
  bmiColumns: ['BMI', 'Group'],
  bmiRows: [
    { range: 'Below 18.5', name: 'Underweight' },
    { range: '18.5 to 24.9', name: 'Healthy Weight' },
    { range: '25.0 to 29.9', name: 'Overweight' },
    { range: '30.0 and above', name: 'Obese' },
  ],
  bmiNote:
    'The groups are the same for all adults. After 65, a little more weight is often no harm, and losing weight without trying is a warning. Talk to your doctor before you change your weight.',

  changeHeading: 'When a change is real',
  changeLead: (days: number) =>
    `Scores go up and down a little by chance. We call a change real only when it is at least this large, and when at least ${days} days lie between the two tests.`,
  changeCaption: 'Smallest change that counts',
  changeColumns: ['Test', 'Points, and how we know'],
  strengths: {
    published: 'From a published study.',
    derived: 'Worked out from published numbers.',
    weak: 'Worked out from weak numbers.',
    none: 'Our own choice. Nobody has studied it.',
  },
  points: (count: number) => `${count} points`,
  pointsOfNetwork: (count: number) => `${count} points of the total of 0 to 60`,

  limitsHeading: 'What these scores cannot do',
  limits: [
    'They cannot tell you whether you have an illness. Only a doctor can check that.',
    'They depend on memory and on the day. A bad week can change them.',
    'The questions are reworded. Nobody has tested how well the new words measure.',
    'From version 0.1.0, of November 23, 2026, several questions in Spanish say better what the English ones say. The points did not change. Earlier scores stay as they are.',
    'The names of the groups come with the tests. They are labels for numbers, not a judgment of you.',
    'Your scores are worked out by fixed rules. No artificial intelligence changes them.',
  ],

  sourcesHeading: 'What the Health Coach knows',
  sourcesLead:
    'The Health Coach is a computer program. What it says rests on these studies and guides, sorted by part of life.',
  sourcesOf: (domain: LifestyleDomain) => `Sources for ${domainNames[domain]}`,
  loadingSources: 'Loading the sources',
  sourcesFailed: 'The sources could not be loaded. Check your connection and open this page again.',
  evidenceStrengths: {
    A: 'Strong: a guideline or many trials.',
    B: 'Good: one good trial or a careful guideline.',
    C: 'A link seen in studies, not proof of a cause.',
    D: 'Advice of experts.',
  },
  notSeen: 'Named from memory. We have not looked at it again yet.',
}

/** Texts of one language. */
export type MethodsTexts = typeof methodsTexts
