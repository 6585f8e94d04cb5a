/** The illnesses and limits of the body that the coach listens for, and what each changes. */

import type { TopicRule } from './topic-rule.ts'

/** Rules by the name of the condition; the contents follow the disclosed-condition rules of the safety policy. */
export const bodyTopics = {
  'heart-failure': {
    heardAs: [
      '(heart|cardiac) failure',
      'weak heart',
      'heart is (weak|failing)',
      'congestive heart',
      'chf',
      'fluid on (the|my) (heart|lungs)',
      'insuficiencia cardiaca',
    ],
    bars: ['D06', 'D17'],
    note: { domain: 'Diet', text: 'Follow the fluid and salt plan your heart doctor gave you.' },
  },
  'heart-disease': {
    heardAs: [
      'heart (disease|condition|problem*|trouble|attack|surgery|valve)',
      '(angina|stent|stents|bypass|pacemaker|defibrillator)',
      '(afib|atrial fibrillation|irregular heartbeat|heart murmur|bad heart)',
      '(marcapasos|enfermedad del corazon|problemas del corazon)',
    ],
    prefers: ['E10'],
    note: {
      domain: 'Exercise',
      text: 'With your heart, ask your doctor before you try new exercise.',
    },
  },
  'kidney-disease': {
    heardAs: [
      'kidney* (disease|failure|problem*|trouble)',
      '(bad|weak|failing|poor|damaged) kidneys?',
      'kidneys? .. (bad|weak|failing|fail|not work*|poor|damaged)',
      'ckd',
      'dialysis',
      'renal',
      'rinones',
    ],
    bars: ['D05', 'D06', 'D07', 'D14', 'D17'],
    note: { domain: 'Diet', text: 'Ask your kidney doctor what food and drink suit you.' },
  },
  warfarin: {
    heardAs: [
      'warfarin*',
      'coumadin',
      'blood thinner*',
      'anticoagula*',
      'sintrom',
      'thin* my blood',
      'inr',
    ],
    bars: ['D04'],
    prefers: ['D18'],
    note: { domain: 'Diet', text: 'On warfarin, keep greens steady from week to week.' },
  },
  diabetes: {
    heardAs: [
      'insulin*',
      'diabet*',
      'type (1|2|one|two)',
      '(sugar|glucose) (problem*|trouble|disease|meter)',
    ],
    bars: ['D07'],
    prefers: ['E16'],
    note: { domain: 'Exercise', text: 'Check your sugar before exercise and carry a fast snack.' },
    more: [
      {
        domain: 'Diet',
        text: 'With insulin, do not fast or skip meals. Ask your care team first.',
      },
    ],
  },
  osteoporosis: {
    heardAs: [
      'osteoporo*',
      'osteopenia',
      '(thin|brittle|weak|fragile|crumbling|porous) bones?',
      'bones? .. (thin|brittle|weak|fragile|crumbl*)',
      'bone (loss|thinning)',
    ],
    bars: ['T07'],
    prefers: ['E13'],
    note: { domain: 'Exercise', text: 'Avoid deep bends and twists of the spine.' },
  },
  seizures: {
    heardAs: ['epilep*', 'seizure*', 'convulsion*', '(have|had|get|having) .. fits'],
    bars: ['Z04', 'Z12', 'Z13'],
    prefers: ['Z01', 'Z02'],
    note: {
      domain: 'Sleep',
      text: 'With seizures, ask your doctor before you change your sleep times.',
    },
  },
  bipolar: {
    heardAs: ['bipolar', '(manic|mania)', 'trastorno bipolar'],
    bars: ['Z04', 'Z12', 'Z13', 'Z17'],
    prefers: ['Z01'],
    note: { domain: 'Sleep', text: 'Ask your doctor before you change your sleep times.' },
  },
  apnea: {
    heardAs: [
      '(sleep )?(apnea|apnoea)',
      'cpap',
      'apnea del sueno',
      'stop* breathing .. (sleep|night)',
    ],
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
      '(bus|truck|taxi|lorry|school bus|delivery|uber|cab|coach) driver',
      'driving job',
      'drive (a|the) (bus|truck|taxi|lorry|van)',
      'driv* for (a living|work)',
    ],
    bars: ['Z04', 'Z12'],
  },
  'eating-disorder': {
    heardAs: [
      'anore*',
      'bulimi*',
      'eating disorder*',
      'disordered eating',
      'binge*',
      'purg*',
      'starved myself',
      'trastorno alimenticio',
    ],
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
      '(gave up|given up|quit|stopped|off) (drinking|drink|alcohol|the drink|the booze|booze)',
      '(do not|no longer|never) drink any ?more',
      '(in|go to|at) aa',
      '(years|months|days) dry',
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
      '(food|pills|meat|bread) .. stuck .. throat',
      'chok* .. (food|eat*|drink*|meals|meat|bread)',
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
  glaucoma: {
    heardAs: ['glaucoma', '(high|raised) eye pressure', 'pressure .. my eye*'],
    bars: ['T07'],
    note: {
      domain: 'Exercise',
      text: 'With glaucoma, keep your head above your heart in every move.',
    },
  },
  surgery: {
    heardAs: [
      '(surgery|operation|operated)',
      '(hip|knee|shoulder) replacement',
      'new (hip|knee)',
      '(broke|broken) .. (hip|leg|arm|wrist|ankle|foot|toe|rib*|shoulder|collar ?bone|pelvis|elbow|knee|back|spine|neck|hand|finger|bone*)',
      '(hip|leg|arm|wrist|ankle|foot|toe|rib*|shoulder|collar ?bone|pelvis|elbow|knee|back|spine|neck|hand|finger|bone*) .. (broke|broken)',
      'fracture*',
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
