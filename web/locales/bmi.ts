/** Texts of the BMI page. */

const counted = (count: string, one: string, more: string) =>
  `${count} ${count === '1' ? one : more}`

export const bmiTexts = {
  title: 'Your height and weight',
  intro:
    'From these we work out your body mass index (BMI). It is also the first part of the eating questions that follow.',
  why: 'Why we ask',
  whyText:
    'Losing weight without wanting to can be a first sign of eating too little. Your height and weight help to see that. They are saved with your results and shown to nobody else.',
  height: 'Your height',
  feet: 'Feet',
  inches: 'Inches',
  heightIn: 'Give your height in',
  heightUnits: { 'ft-in': 'Feet and inches', cm: 'Centimeters' },
  centimeters: 'Your height in centimeters',
  weightTitle: 'Your weight',
  weightIn: 'Give your weight in',
  weightUnits: { lb: 'Pounds', 'st-lb': 'Stones and pounds', kg: 'Kilograms' },
  weight: 'Your weight in pounds',
  stones: 'Stones',
  restPounds: 'Pounds',
  kilograms: 'Your weight in kilograms',
  like: (example: string) => `Like ${example}`,
  readAs: (size: string) => `We read this as ${size}.`,
  sizes: {
    'ft-in': ([feet = '', inches = '']: readonly string[]) =>
      `${counted(feet, 'foot', 'feet')} ${counted(inches, 'inch', 'inches')}`,
    cm: ([centimeters = '']: readonly string[]) => `${centimeters} centimeters`,
    lb: ([pounds = '']: readonly string[]) => `${pounds} pounds`,
    'st-lb': ([stones = '', pounds = '']: readonly string[]) =>
      `${stones} stone ${counted(pounds, 'pound', 'pounds')}`,
    kg: ([kilograms = '']: readonly string[]) => `${kilograms} kilograms`,
  },
  calculate: 'Calculate',
  saving: 'Saving your BMI…',

  resultTitle: 'Your BMI is',
  category: {
    Underweight: 'Underweight',
    'Healthy Weight': 'Healthy Weight',
    Overweight: 'Overweight',
    Obese: 'Obese',
  },
  categoryMeaning: {
    Underweight: 'This is a low weight for your height. Please tell your doctor about it soon.',
    'Healthy Weight': 'Your weight fits your height.',
    Overweight: 'This is above the usual range for all adults.',
    Obese: 'This is well above the usual range for all adults.',
  },
  laterLifePlace: {
    below: 'BMI after 65: yours is below 23. Please tell your doctor.',
    between: 'BMI after 65: yours is between 23 and 33.',
    above: 'BMI after 65: yours is above 33. Ask your doctor before you change your weight.',
  },
  groupOfAll: 'Group name for all adults:',
  laterLifeTitle: 'BMI after 65',
  laterLife:
    'The four groups were made for adults of all ages. After 65, the picture changes: in a large review of studies, risk rose below a BMI of 23 and above about 33. So a BMI from 25 to 30 alone is no reason to lose weight. Talk to your doctor before you try to.',
  laterLifeSource: 'Source: Winter and others, American Journal of Clinical Nutrition, 2014.',
  unusual: 'This is an unusual result. Please check that height and weight are right.',
  notDiagnosis: 'BMI is a rough guide. It is not a diagnosis.',

  back: 'Back',
  next: 'Next',
  nextNeedsResult: 'Calculate your BMI first, then you can go on.',

  saved: 'BMI saved successfully!',
  notSaved: 'Error saving BMI. Please try again.',
  notSavedAdvice: 'Your result is shown. Check your connection, then press Calculate again.',
  noUser: 'Error: User not logged in.',
  noUserAdvice: 'Your result is shown, but not saved. Log in to save it.',
  errorPrefix: 'Error:',
  errorTitle: (title: string) => `Error: ${title}`,
  typeFeet: (min: number, max: number) => `Type the feet as a whole number from ${min} to ${max}`,
  typeInches: (min: number, max: number) => `Type the inches as a number from ${min} to ${max}`,
  typePounds: (min: string, max: string) =>
    `Type your weight as a number from ${min} to ${max} pounds`,
  typeCentimeters: (min: string, max: string) =>
    `Type your height as a number from ${min} to ${max} centimeters`,
  typeKilograms: (min: string, max: string) =>
    `Type your weight as a number from ${min} to ${max} kilograms`,
  typeStones: (min: string, max: string) =>
    `Type your weight from ${min} to ${max}, the stones as a whole number`,
  typeRestPounds: (max: number) => `Type the pounds as a number from 0 to ${max}`,
  stonesAndPounds: (stones: string, pounds: string) => `${stones} stones ${pounds} pounds`,
}

/** Texts of one language. */
export type BmiTexts = typeof bmiTexts
