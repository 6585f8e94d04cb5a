/** How the facts on diet are said in plain words, and the words people use when they ask about them. */

import type { Wording } from './wording.ts'

/** Plain wording of the evidence on diet, by evidence id. */
export const dietWording: Readonly<Record<string, Wording>> = {
  D01: {
    says: [
      'A Mediterranean diet may be used to lower the risk of decline.',
      'A balanced diet is right for everyone.',
    ],
    topics:
      'mediterranean diet brain health eat healthy plate vegetables fruit meal best food foods better eating',
  },
  D02: {
    says: [
      'Mediterranean eating with olive oil or nuts improved memory or thinking in a Spanish trial.',
    ],
    topics:
      'olive oil nuts butter swap mediterranean easy cooking fat almonds walnuts handful simple instead spread',
  },
  D03: {
    says: [
      'Over three years the MIND diet did not beat a healthy control diet for thinking.',
      'Both groups improved.',
    ],
    topics:
      'mind diet work proof prevent dementia trial best diet brain does stop alzheimer which keto',
  },
  D04: {
    says: [
      'The MIND pattern is leafy greens 6 times a week, with berries, nuts, beans, fish and whole grains.',
      'Eat less fried food, sweets, butter and red meat.',
    ],
    topics:
      'greens leafy spinach kale salad berries blueberries nuts beans fish whole grain poultry brain food foods memory mind best eat for brain health vegetables fruit season frozen dessert sweets red meat fried',
  },
  D05: {
    says: [
      'A nutrition score of 8 to 11 means at risk, and 0 to 7 is lower still.',
      'Both call for more energy and protein and a weight check.',
    ],
    topics:
      'nutrition score mna mean means at risk malnourished low result weight diet score underweight thin gain weight put on skinny energy',
  },
  D06: {
    says: [
      'Spread protein over meals: about 1.0 to 1.2 grams per kilo of body weight a day.',
      'Drink about 1.6 liters a day for women, or 2 liters for men.',
    ],
    topics:
      'protein enough grams how much breakfast eggs yogurt meat fish beans milk lunch ideas meal fluid drink drinks water thirsty dehydrated hydration glasses cups tea liters muscle vegetarian drinking need',
  },
  D07: {
    says: [
      'Older people should mostly avoid strict diets.',
      'Weight loss suits only obesity with health problems, and with exercise to spare muscle.',
    ],
    topics:
      'lose weight weight loss overweight diet dieting obese fat slim pounds bmi belly heavy fasting calories keto slimming',
  },
  D08: {
    says: [
      'After 65 the safest BMI range looks wider and higher.',
      'Risk rises below 23 and above about 33.',
    ],
    topics:
      'bmi overweight weight normal healthy range ideal age older heavy body mass index should worry number 26 27 28 29',
  },
  D10: {
    says: [
      'WHO advises against vitamin B, vitamin E, omega 3 or mixed supplements for this.',
      'A large US trial found a small plus from a daily multivitamin.',
    ],
    topics:
      'supplement supplements vitamin vitamins pill pills memory omega fish oil multivitamin ginkgo capsule turmeric brain booster herbal take tablet',
  },
  D11: {
    says: [
      'B12 is harder to absorb with age.',
      'Fish, meat, milk, eggs and fortified cereal supply it.',
    ],
    topics:
      'b12 vitamin b anemia tired metformin acid blocker tingling deficiency blood test cereal vegan',
  },
  D12: {
    says: [
      'Guidance supports vitamin D mainly from age 75.',
      'Oily fish, fortified milk and safe sun help.',
    ],
    topics: 'vitamin d sun sunshine bones winter oily fish sunlight',
  },
  D13: {
    says: [
      'People eat more and enjoy it more in company.',
      'Shared meals are advised for older adults.',
    ],
    topics:
      'eat alone supper dinner lunch meal company share cooking for one eating together table invite lonely meals cook hate bother',
  },
  D14: {
    says: [
      'With a small appetite, little and often works: five or six small meals or snacks.',
      'Enrich food with milk powder, cheese, nut butter or oil.',
    ],
    topics:
      'appetite small hungry not hungry full quickly little eat snack snacks off food toast only taste no interest cooking skip meals meal tea biscuits picky energy bother feel like nothing tastes',
  },
  D15: {
    says: ['Losing 5% of weight in 6 to 12 months without trying needs a medical check.'],
    topics:
      'losing weight lost clothes loose without trying thin doctor unplanned scale weigh drop',
  },
  D16: {
    says: [
      'Do not start drinking for health.',
      'Alcohol breaks sleep, mixes badly with medicines and raises falls, so less is better.',
    ],
    topics:
      'alcohol wine beer drink drinking red wine glass whiskey health heart sherry gin spirits safe limit how much moderate cocktail',
  },
  D17: {
    says: [
      'Under 5 grams of salt a day is advised.',
      'Use herbs, lemon, garlic or vinegar, and rinse canned food.',
    ],
    topics:
      'salt sodium blood pressure herbs spices flavor season label canned processed salty lemon hypertension taste crisps chips soup',
  },
  D18: {
    says: [
      'Food and medicine can clash.',
      'Keep greens steady with warfarin, and note that grapefruit affects several tablets.',
    ],
    topics:
      'warfarin grapefruit blood thinner vitamin k clash interact food medicine tablets juice statin greens avoid',
  },
  D19: {
    says: [
      'Meals on Wheels, senior lunch sites, SNAP and food pantries help on a tight income.',
      'Beans, lentils, eggs, oats and frozen vegetables are cheap and good.',
    ],
    topics:
      'money tight budget cheap afford expensive cost price food stamps snap meals wheels pantry income pension poor groceries cost save low shop delivery delivered',
  },
  D20: {
    says: [
      'For trouble chewing, choose soft protein: eggs, yogurt, fish, beans or smooth nut butter.',
      'Coughing on food needs a swallowing check.',
    ],
    topics:
      'chew chewing teeth dentures soft swallow swallowing dentist gums mouth tooth hard food dry mouth sore mash',
  },
  D21: {
    says: [
      'Diets heavy in processed food went with faster decline.',
      'Fiber from fruit, prunes, beans and whole grains, with fluid and walking, eases constipation.',
    ],
    topics:
      'processed ultra packet ready meals frozen dinner junk convenience constipation fiber fibre bowel prunes regular whole foods cook sugar snack bloated stomach digestion ready microwave takeout sweet tooth',
  },
}
