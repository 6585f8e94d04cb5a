/** What a person may have told of themselves that bars a step or calls for another one. */

/** Each limit with what it means; the key stands in the cards, the words here are for their writers. */
export const limits = {
  dizzy: 'dizzy on standing',
  unsteady: 'fell, unsteady, or uses a walking aid',
  wheelchair: 'uses a wheelchair or cannot stand',
  'painful-hands': 'painful or shaking hands',
  'painful-knees': 'painful knees or hips',
  'lung-disease': 'lung disease or oxygen',
  'no-transport': 'no car and no bus',
  'no-money': 'no money to spare',
  'nobody-near': 'nobody to call',
  carer: 'cares for somebody',
  heat: 'hot weather',
  'unsafe-outdoors': 'ice, or streets that are not safe',
  housebound: 'cannot leave the house',
  'poor-sight': 'poor sight',
  'poor-hearing': 'poor hearing',
  'no-internet': 'landline only, no internet',
  'kidney-disease': 'kidney disease',
  'heart-failure': 'heart failure',
  'sugar-medicine': 'insulin or tablets against sugar',
  warfarin: 'warfarin or acenocoumarol, or a blood thinner that is not named',
  'other-blood-thinner': 'a newer blood thinner, on which greens have no bearing',
  malnourished: 'malnourished, or thin and losing weight',
  'small-appetite': 'small appetite',
  'milk-upsets': 'milk upsets them',
  'nut-allergy': 'allergy to nuts',
  'past-eating-disorder': 'had an eating disorder',
  'recently-widowed': 'lost a partner of late',
  sober: 'sober, or drank heavily',
  'swallowing-trouble': 'trouble with swallowing',
  glaucoma: 'glaucoma',
  'brittle-bones': 'brittle bones',
  'sleep-limits-unsafe': 'seizures, bipolar disorder, untreated sleep apnea or a driving job',
  'recent-operation': 'a recent operation or fracture',
  'memory-worry': 'worried about their memory',
  'breath-uneasy': 'breathing exercises make them uneasy',
  'no-time': 'no time',
} as const

/** One limit a person can tell of. */
export type Limit = keyof typeof limits
