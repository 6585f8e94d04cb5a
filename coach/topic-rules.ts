/** The conditions and circumstances the coach listens for, and what each changes. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** One thing a person may tell of themselves. */
export interface TopicRule {
  /** How it is said, in the notation of `pattern`. */
  readonly heardAs: readonly string[]
  /** Evidence that is not safe or not kind then. */
  readonly bars?: readonly string[]
  /** Evidence that fits best then. */
  readonly prefers?: readonly string[]
  /** A sentence that must be said when its domain is spoken of. */
  readonly note?: { readonly domain: LifestyleDomain; readonly text: string }
}

const bodyTopics = {
  'heart-failure': {
    heardAs: ['(heart|cardiac) failure', 'weak heart', 'insuficiencia cardiaca'],
    bars: ['D06', 'D17'],
    note: { domain: 'Diet', text: 'Follow the fluid and salt plan your heart doctor gave you.' },
  },
  'heart-disease': {
    heardAs: ['heart (disease|condition|problem*|trouble)', 'angina', 'stent*', 'bypass'],
    prefers: ['E10'],
  },
  'kidney-disease': {
    heardAs: [
      'kidney* (disease|failure|problem*|trouble)',
      'bad kidneys',
      'dialysis',
      'renal',
      'rinones',
    ],
    bars: ['D05', 'D06', 'D07', 'D14', 'D17'],
    note: { domain: 'Diet', text: 'Ask your kidney doctor what food and drink suit you.' },
  },
  warfarin: {
    heardAs: ['warfarin*', 'coumadin', 'blood thinner*', 'anticoagula*', 'sintrom'],
    bars: ['D04'],
    prefers: ['D18'],
    note: { domain: 'Diet', text: 'On warfarin, keep greens steady from week to week.' },
  },
  diabetes: {
    heardAs: ['insulin*', 'diabet*'],
    prefers: ['E16'],
    note: { domain: 'Exercise', text: 'Check your sugar before exercise and carry a fast snack.' },
  },
  osteoporosis: {
    heardAs: ['osteoporo*', 'osteopenia', '(thin|brittle|weak) bones'],
    bars: ['T07'],
    prefers: ['E13'],
    note: { domain: 'Exercise', text: 'Avoid deep bends and twists of the spine.' },
  },
  seizures: {
    heardAs: ['epilep*', 'seizure*', 'convulsion*'],
    bars: ['Z04', 'Z12', 'Z13'],
    prefers: ['Z01', 'Z02'],
    note: {
      domain: 'Sleep',
      text: 'With seizures, ask your doctor before you change your sleep times.',
    },
  },
  bipolar: {
    heardAs: ['bipolar', 'manic'],
    bars: ['Z04', 'Z12', 'Z13', 'Z17'],
    prefers: ['Z01'],
    note: { domain: 'Sleep', text: 'Ask your doctor before you change your sleep times.' },
  },
  apnea: {
    heardAs: ['(sleep )?(apnea|apnoea)', 'cpap', 'apnea del sueno'],
    bars: ['Z04', 'Z10', 'Z12'],
    prefers: ['Z09'],
    note: {
      domain: 'Sleep',
      text: 'Tell your doctor about your sleep apnea before any sleep plan.',
    },
  },
  falls: {
    heardAs: [
      '(had|have|having|few|several|two|bad|a) .. fall*',
      'i (fell|fall)',
      'unsteady',
      'wobbly',
      'me (caigo|cai)',
    ],
    bars: ['Z04', 'Z12', 'Z13'],
    prefers: ['E11', 'E02'],
    note: {
      domain: 'Exercise',
      text: 'Hold a counter or sturdy chair, and ask for a falls check.',
    },
  },
  driver: {
    heardAs: [
      '(bus|truck|taxi|lorry|school bus|delivery) driver',
      'drive (a|the) (bus|truck|taxi|lorry|van)',
      'driv* for (a living|work)',
    ],
    bars: ['Z04', 'Z12'],
  },
  'eating-disorder': {
    heardAs: ['anore*', 'bulimi*', 'eating disorder', 'binge*', 'purg*'],
    bars: ['D05', 'D06', 'D07', 'D08', 'D15'],
    note: {
      domain: 'Diet',
      text: 'Regular meals and kindness to yourself matter most. Your doctor can help.',
    },
  },
  sober: {
    heardAs: [
      'sober',
      'recovering alcohol*',
      'alcoholic',
      '(gave up|quit|stopped) (drinking|alcohol)',
      'alcoholics anonymous',
      'in recovery',
    ],
    bars: ['D16', 'Z19'],
  },
  chewing: {
    heardAs: [
      'dentures',
      '(trouble|difficult*|problem*|hard|hurts) ... (chew*|swallow*)',
      'can not (chew|swallow)',
      'dysphagia',
      '(no|bad|few|missing) teeth',
      'cough* .. (food|eat*|drink*)',
    ],
    bars: ['D02', 'D04'],
    prefers: ['D20'],
    note: {
      domain: 'Diet',
      text: 'Choose soft, moist food, and ask for a swallowing check if you cough.',
    },
  },
  glaucoma: { heardAs: ['glaucoma'], bars: ['T07'] },
  surgery: {
    heardAs: [
      '(surgery|operation)',
      '(hip|knee) replacement',
      '(broke|broken|fracture*)',
      'cirugia',
    ],
    bars: ['E02', 'E03', 'E08', 'E15', 'T07'],
    prefers: ['E10'],
    note: { domain: 'Exercise', text: 'Ask your surgical team first which moves are safe.' },
  },
  'joint-pain': {
    heardAs: ['arthrit*', '(sore|bad|painful|stiff) (knee*|hip*|joint*|back)', 'artritis'],
    prefers: ['E14'],
  },
  'limited-mobility': {
    heardAs: ['wheelchair', 'walker', 'can not (walk|stand)', 'walking frame', 'silla de ruedas'],
    bars: ['E02', 'E04', 'E05', 'E07'],
    prefers: ['E19'],
  },
  'high-blood-pressure': { heardAs: ['(high )?blood pressure', 'hypertension'], prefers: ['D17'] },
} as const satisfies Record<string, TopicRule>

const lifeTopics = {
  'poor-sight': {
    heardAs: [
      '(poor|bad|failing|losing my) (sight|eyesight|vision)',
      'macular',
      '(nearly |almost |legally )?blind',
      'landline*',
      'no (internet|computer|smartphone|wifi)',
    ],
    bars: ['S04', 'L05', 'L10'],
    prefers: ['L13', 'S12', 'L18'],
  },
  hearing: {
    heardAs: ['hard of hearing', 'deaf', 'hearing (loss|aid*|trouble|problem*)', 'can not hear'],
    prefers: ['S06'],
  },
  carer: {
    heardAs: [
      '(carer|caregiver)',
      '(care|caring) for (my|him|her)',
      'look* after my (husband|wife|mother|father|partner|sister|brother)',
      'cuido a mi',
    ],
    prefers: ['T10'],
  },
  homebound: {
    heardAs: [
      '(homebound|housebound)',
      'can not (get out|leave) .. (house|home)?',
      'stuck (at home|indoors)',
    ],
    prefers: ['S05'],
  },
  'no-car': {
    heardAs: ['no (car|longer drive)', 'not drive', 'stopped driving', 'gave up (the car|driving)'],
    prefers: ['S16'],
  },
  lonely: {
    heardAs: ['live* (alone|on my own)', 'eat* alone', 'lonely', 'vivo sol(a|o)'],
    prefers: ['D13'],
  },
  bereaved: {
    heardAs: [
      '(widow|widower|widowed)',
      '(husband|wife|partner|sister|brother|friend) (died|passed)',
      'griev*',
    ],
    prefers: ['S13'],
  },
  shy: { heardAs: ['shy', 'nervous with people'], prefers: ['S07'] },
  'low-income': {
    heardAs: [
      '(low|tight|small|fixed) (income|budget|pension)',
      'money is (tight|short)',
      'can not afford',
    ],
    prefers: ['D19', 'T15'],
  },
  medicines: {
    heardAs: ['(take|on) (many |several |a lot of )?(pills|tablets|medicines)'],
    prefers: ['D18'],
  },
  'sleep-aids': {
    heardAs: [
      'sleeping (pill*|tablet*)',
      'ambien',
      'zolpidem',
      'zopiclone',
      'temazepam',
      'lorazepam',
      'melatonin',
    ],
    prefers: ['Z10'],
  },
  snoring: { heardAs: ['snor*', 'gasp* .. sleep'], prefers: ['Z09'] },
  'early-waking': { heardAs: ['wak* (up )?(too )?early'], prefers: ['Z17'] },
  nocturia: { heardAs: ['(up|trips) .. (bathroom|toilet|pee)'], prefers: ['Z18'] },
  'drinks-alcohol': {
    heardAs: ['(glass*|bottle) of (wine|beer|whiskey)', 'nightcap'],
    prefers: ['Z19'],
  },
  'restless-legs': { heardAs: ['restless legs', 'act* out .. dreams'], prefers: ['Z20'] },
  forgetful: { heardAs: ['forget*', 'lose my (keys|glasses)'], prefers: ['L14'] },
  puzzles: { heardAs: ['crossword*', 'puzzle*', 'sudoku'], prefers: ['L09'] },
  anxiety: { heardAs: ['anxi*', 'panic*'], prefers: ['T06'] },
  'low-mood': {
    heardAs: ['(low|sad|blue) mood', 'feel* (low|sad|blue|down)', 'depress*'],
    prefers: ['T13'],
  },
  'life-change': {
    heardAs: ['(just|recently|about to) (moved|moving|retired)', 'moved (house|home|in with)'],
    prefers: ['T20'],
  },
} as const satisfies Record<string, TopicRule>

/** Every condition and circumstance by its name. */
export const topicRules = { ...bodyTopics, ...lifeTopics } as const

/** Something a person may tell of themselves. */
export type Topic = keyof typeof topicRules

/** Every topic, for going through the rules. */
export const topics: readonly Topic[] = Object.keys(topicRules).filter(
  (name): name is Topic => name in topicRules,
)
