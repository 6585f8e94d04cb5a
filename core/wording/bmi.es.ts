/** What is said about the body mass index in Spanish. */

import type { BmiWords } from './bmi.ts'

export const bmiWords: BmiWords = {
  categories: {
    Underweight: 'Bajo peso',
    'Healthy Weight': 'Peso saludable',
    Overweight: 'Sobrepeso',
    Obese: 'Obesidad',
  },
  invalidHeightWeight: 'Por favor, escriba una estatura y un peso válidos.',
  deviations: {
    gaps: 'Las listas de costumbre dejan huecos entre los niveles, por ejemplo de 24.9 a 25. Primero redondeamos a un decimal, así que no hay huecos.',
    limits:
      'Este formulario acepta una estatura desde 1 pie y un peso de hasta 300 libras. Hay personas que pesan más y no lo pueden usar.',
  },
}
