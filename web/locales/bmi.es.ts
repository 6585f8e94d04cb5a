/** Texts of the BMI page, in Spanish. */

import type { BmiTexts } from './bmi.ts'

const counted = (count: string, one: string, more: string) =>
  Number(count) === 0 ? '' : `${count} ${count === '1' ? one : more}`
const both = (...parts: readonly string[]) => parts.filter(Boolean).join(' y ')
const inStones = (stones: string, pounds: string) =>
  both(counted(stones, 'stone', 'stones'), counted(pounds, 'libra', 'libras'))

export const bmiTexts: BmiTexts = {
  title: 'Su estatura y su peso',
  intro:
    'Con estos datos calculamos su índice de masa corporal (IMC). Son también la primera parte de las preguntas sobre comida que siguen.',
  why: 'Por qué lo preguntamos',
  whyText:
    'Bajar de peso sin querer puede ser la primera señal de que uno come muy poco. Su estatura y su peso ayudan a verlo. Se guardan con sus resultados y no se muestran a nadie más.',
  height: 'Su estatura',
  feet: 'Pies',
  inches: 'Pulgadas',
  heightIn: 'Dar la estatura en',
  heightUnits: { 'ft-in': 'Pies y pulgadas', cm: 'Centímetros' },
  centimeters: 'Su estatura en centímetros',
  weightTitle: 'Su peso',
  weightIn: 'Dar el peso en',
  weightUnits: { lb: 'Libras', 'st-lb': 'Stones y libras', kg: 'Kilos' },
  weight: 'Su peso en libras',
  stones: 'Stones',
  restPounds: 'Libras',
  kilograms: 'Su peso en kilos',
  like: (example) => `Por ejemplo, ${example}`,
  readAs: (size) => `Leímos: ${size}.`,
  sizes: {
    'ft-in': ([feet = '', inches = '']) =>
      both(counted(feet, 'pie', 'pies'), counted(inches, 'pulgada', 'pulgadas')),
    cm: ([centimeters = '']) => `${centimeters} centímetros`,
    lb: ([pounds = '']) => `${pounds} libras`,
    'st-lb': ([stones = '', pounds = '']) => inStones(stones, pounds),
    kg: ([kilograms = '']) => `${kilograms} kilos`,
  },
  calculate: 'Calcular',
  saving: 'Guardando su IMC…',

  resultTitle: 'Su IMC es',
  category: {
    Underweight: 'Bajo peso',
    'Healthy Weight': 'Peso saludable',
    Overweight: 'Sobrepeso',
    Obese: 'Obesidad',
  },
  categoryMeaning: {
    Underweight: 'Es un peso bajo para su estatura. Por favor, dígaselo pronto a su médico.',
    'Healthy Weight': 'Su peso va bien con su estatura.',
    Overweight: 'Está por encima del rango usual para todos los adultos.',
    Obese: 'Está muy por encima del rango usual para todos los adultos.',
  },
  laterLifePlace: {
    below: 'El IMC después de los 65: el suyo es menos de 23. Dígaselo a su médico.',
    between: 'El IMC después de los 65: el suyo está entre 23 y 33.',
    above:
      'El IMC después de los 65: el suyo es más de 33. Hable con su médico antes de cambiar su peso.',
  },
  groupOfAll: 'Nombre del nivel para todos los adultos:',
  laterLifeTitle: 'El IMC después de los 65',
  laterLife:
    'Los cuatro niveles se hicieron para adultos de todas las edades. Después de los 65 la cosa cambia. Una gran revisión de estudios vio más riesgo con un IMC de menos de 23 y de más de unos 33. Por eso, un IMC de 25 a 30 por sí solo no es razón para bajar de peso. Hable con su médico antes de intentarlo.',
  laterLifeSource: 'Fuente: Winter y otros, American Journal of Clinical Nutrition, 2014.',
  unusual: 'Es un resultado poco común. Revise que la estatura y el peso estén bien.',
  notDiagnosis: 'El IMC solo da una idea. No es un diagnóstico.',

  back: 'Atrás',
  next: 'Siguiente',
  nextNeedsResult: 'Primero calcule su IMC. Después podrá seguir.',

  saved: '¡IMC guardado con éxito!',
  notSaved: 'Error al guardar el IMC. Intente de nuevo.',
  notSavedAdvice: 'Su resultado está aquí. Revise su conexión y presione Calcular otra vez.',
  noUser: 'Error: no ha entrado en su cuenta.',
  noUserAdvice: 'Su resultado está aquí, pero sin guardar. Entre en su cuenta para guardarlo.',
  errorPrefix: 'Error:',
  errorTitle: (title) => `Error: ${title}`,
  typeFeet: (min, max) => `Escriba los pies como un número entero de ${min} a ${max}`,
  typeInches: (min, max) => `Escriba las pulgadas como un número de ${min} a ${max}`,
  typePounds: (min, max) => `Escriba su peso como un número de ${min} a ${max} libras`,
  typeCentimeters: (min, max) =>
    `Escriba su estatura como un número de ${min} a ${max} centímetros`,
  typeKilograms: (min, max) => `Escriba su peso como un número de ${min} a ${max} kilos`,
  typeStones: (min, max) => `Escriba su peso de ${min} a ${max}, los stones como número entero`,
  typeRestPounds: (max) => `Escriba las libras como un número de 0 a ${max}`,
  stonesAndPounds: inStones,
}
