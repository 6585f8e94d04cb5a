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
      'mediterranean diet brain health eat healthy plate vegetables fruit meal best food foods better eating balanced healthily menu groceries week wholesome veg greens grains italian greek cuisine pattern sensible guidelines five portions',
  },
  D02: {
    says: [
      'Mediterranean eating with olive oil or nuts improved memory or thinking in a Spanish trial.',
    ],
    topics:
      'olive oil nuts butter swap mediterranean easy cooking fat almonds walnuts handful simple instead spread frying pan lard margarine drizzle dressing pecans cashews peanuts extra virgin sunflower cream',
  },
  D03: {
    says: [
      'Over three years the MIND diet did not beat a healthy control diet for thinking.',
      'Both groups improved.',
    ],
    topics:
      'mind diet work proof prevent dementia trial best diet brain does stop alzheimer which keto paleo magic miracle prevention superfood claims atkins carnivore detox cleanse juice',
  },
  D04: {
    says: [
      'The MIND pattern is leafy greens 6 times a week, with berries, nuts, beans, fish and whole grains.',
      'Eat less fried food, sweets, butter and red meat.',
    ],
    topics:
      'greens leafy spinach kale salad berries blueberries nuts beans fish whole grain poultry brain food foods memory mind best eat for brain health vegetables fruit season frozen dessert sweets red meat fried broccoli cabbage lettuce raspberries cherries salmon sardines mackerel lentils chickpeas chicken turkey bacon sausage steak burger pizza cake pastry cheese shopping list menu oatmeal',
  },
  D05: {
    says: [
      'A nutrition score of 8 to 11 means at risk, and 0 to 7 is lower still.',
      'Both call for more energy and protein and a weight check.',
    ],
    topics:
      'nutrition score mna mean means at risk malnourished low result weight diet score underweight thin gain weight put on skinny energy frail gaining bony ribs marks section quiz nine ten eleven seven out of fourteen check fatten calories build up bulk',
  },
  D06: {
    says: [
      'Spread protein over meals: about 1.0 to 1.2 grams per kilo of body weight a day.',
      'Drink about 1.6 liters a day for women, or 2 liters for men.',
    ],
    topics:
      'protein enough grams how much breakfast eggs yogurt meat fish beans milk lunch ideas meal fluid drink drinks water thirsty dehydrated hydration glasses cups tea liters muscle vegetarian drinking need steak chicken pork tofu lentils chickpeas cheese cottage powder shake whey mass cereal toast bagel pints jug sip parched dry mouth headache dark urine kettle soup flask bottle never squash juice',
  },
  D07: {
    says: [
      'Older people should mostly avoid strict diets.',
      'Weight loss suits only obesity with health problems, and with exercise to spare muscle.',
    ],
    topics:
      'lose weight weight loss overweight diet dieting obese fat slim pounds bmi belly heavy fasting calories keto slimming stone tummy gut waist jeans dress size wedding crash quick shed trim starving skipping meals shakes watchers injections',
  },
  D08: {
    says: [
      'After 65 the safest BMI range looks wider and higher.',
      'Risk rises below 23 and above about 33.',
    ],
    topics:
      'bmi overweight weight normal healthy range ideal age older heavy body mass index should worry number 26 27 28 29 chart table nurse doctor says plump padding chubby frame big boned middle spread kilos pounds scales target tall height seventy',
  },
  D10: {
    says: [
      'WHO advises against vitamin B, vitamin E, omega 3 or mixed supplements for this.',
      'A large US trial found a small plus from a daily multivitamin.',
    ],
    topics:
      'supplement supplements vitamin vitamins pill pills memory omega fish oil multivitamin ginkgo capsule turmeric brain booster herbal take tablet gummies tonic potion capsules powder prevagen cod liver krill zinc magnesium coq10 health store catalogue advert drugstore shelf bottle boost centrum',
  },
  D11: {
    says: [
      'B12 is harder to absorb with age.',
      'Fish, meat, milk, eggs and fortified cereal supply it.',
    ],
    topics:
      'b12 vitamin b anemia tired metformin acid blocker tingling deficiency blood test cereal vegan omeprazole nexium heartburn pins needles pale anemic tongue numb feet shots injections vegetarian work',
  },
  D12: {
    says: [
      'Guidance supports vitamin D mainly from age 75.',
      'Oily fish, fortified milk and safe sun help.',
    ],
    topics:
      'vitamin d sun sunshine bones winter oily fish sunlight dark indoors skin milk tuna salmon cloudy north seldom covered d3 missing',
  },
  D13: {
    says: [
      'People eat more and enjoy it more in company.',
      'Shared meals are advised for older adults.',
    ],
    topics:
      'eat alone supper dinner lunch meal company share cooking for one eating together table invite lonely meals cook hate bother widow tray telly sandwich microwave plate restaurant potluck casserole guests bothering single portion nobody to',
  },
  D14: {
    says: [
      'With a small appetite, little and often works: five or six small meals or snacks.',
      'Enrich food with milk powder, cheese or oil.',
    ],
    topics:
      'appetite small hungry not hungry full quickly little eat snack snacks off food toast only taste no interest cooking skip meals meal tea biscuits picky energy bother feel like nothing tastes nibble pick peck bird plate half fork cold gone up mouthful cardboard bland metallic smell chemo medicine forget lunch soup supplement drinks ensure bits tiny stuffed fridge',
  },
  D15: {
    says: ['Losing 5% of weight in 6 to 12 months without trying needs a medical check.'],
    topics:
      'losing weight lost clothes loose without trying thin doctor unplanned scale weigh drop trousers belt notch ring slipping baggy shrinking dropped pounds stone melted vanish effort unexplained fading slacks collar skirt',
  },
  D16: {
    says: [
      'Do not start drinking for health.',
      'Alcohol breaks sleep, mixes badly with medicines and raises falls, so less is better.',
    ],
    topics:
      'alcohol wine beer drink drinking red wine glass whiskey health heart sherry gin spirits safe limit how much moderate cocktail merlot chardonnay pint lager ale whisky scotch rum port brandy champagne nightly toast cheers tipple resveratrol units doctor pub drinker social',
  },
  D17: {
    says: [
      'Under 5 grams of salt a day is advised.',
      'Use herbs, lemon, garlic or vinegar, and rinse canned food.',
    ],
    topics:
      'salt sodium blood pressure herbs spices flavor season label canned processed salty lemon hypertension taste crisps chips soup shaker pretzels ham bacon cans pickles soy sauce bland tasteless seasoning pepper garlic vinegar low substitute lo swelling',
  },
  D18: {
    says: [
      'Food and medicine can clash.',
      'Keep greens steady with warfarin, and note that grapefruit affects several tablets.',
    ],
    topics:
      'warfarin grapefruit blood thinner vitamin k clash interact food medicine tablets juice statin greens avoid simvastatin lipitor eliquis antibiotics pharmacist leaflet orange cranberry cheese spinach mixing meals before after interaction pressure pills',
  },
  D19: {
    says: [
      'Meals on Wheels, senior lunch sites, SNAP and food pantries help on a tight income.',
      'Beans, lentils, eggs, oats and frozen vegetables are cheap and good.',
    ],
    topics:
      'money tight budget cheap afford expensive cost price food stamps snap meals wheels pantry income pension poor groceries cost save low shop delivery delivered supermarket coupons pennies fixed social security shelf tinned canned beans rice discount bargain end of month empty cupboard driver hot dinners can not carry fresh',
  },
  D20: {
    says: [
      'For trouble chewing, choose soft protein: eggs, yogurt, fish, minced meat or beans.',
      'Coughing on food needs a swallowing check.',
    ],
    topics:
      'chew chewing teeth dentures soft swallow swallowing dentist gums mouth tooth hard food dry mouth sore mash plates bridge crowns loose jaw bite apple steak tough puree blend smoothie soup stew minced choke throat',
  },
  D21: {
    says: [
      'In middle age, diets heavy in processed food went with a slightly faster decline.',
      'Fiber from fruit, beans and whole grains, with fluid and moving, helps against constipation.',
    ],
    topics:
      'processed ultra packet ready meals frozen dinner junk convenience constipation constipated fiber fibre bowel prunes regular whole foods cook sugar snack bloated stomach digestion ready microwave takeout sweet tooth bunged blocked plumbing bran laxative senna stool hard toilet days go tinned noodles pizza nuggets burgers fries drive through takeaway biscuits cookies candy chocolate soda pop ice cream pudding cravings instant',
  },
}
