/** The circumstances of life that the coach listens for, and what each changes. */

import type { TopicRule } from './topic-rule.ts'

/** Rules by the name of the circumstance. */
export const lifeTopics = {
  'poor-sight': {
    heardAs: [
      '(poor|bad|failing|losing my|low|weak) (sight|eyesight|vision)',
      '(sight|eyesight|vision) .. (bad|poor|going|failing|gone|weak)',
      'can not see (well|much|the screen)',
      'do not (have|own|use) .. (computer|internet|smartphone|screen)',
      'macular',
      '(nearly |almost |legally )?blind',
      'landline*',
      'no (internet|computer|smartphone|wifi)',
    ],
    bars: ['S04', 'L02', 'L03', 'L05', 'L07', 'L09', 'L10'],
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
      '(caregiving|caretak*)',
      '(full time|only|sole) carer',
      '(husband|wife|mother|father|partner) .. (has|have) (dementia|alzheimer*|parkinson*)',
    ],
    prefers: ['T10'],
    note: { domain: 'Stress', text: 'You need rest too, so ask for a break from care first.' },
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
