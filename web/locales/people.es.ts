/** Spanish texts of "People like me". */

import type { PeopleTexts } from './people.ts'

export const peopleTexts: PeopleTexts = {
  heading: 'Personas como yo',
  lead: 'Vea cómo quedan sus últimos puntajes frente a los de personas de su edad y género.',
  group: (group) => `Le comparamos con ${group}.`,
  noGroup: 'Solo tenemos cifras de personas de 55 años o más.',
  noScores: 'Haga primero una prueba corta. Así habrá algo que comparar.',
  goToEvaluations: 'Ir a las evaluaciones',

  askHeading: 'Dos datos sobre usted',
  askAbout: 'Los pedimos por una sola razón: saber con qué personas compararle.',
  askHere: 'Estos datos se quedan solo en este dispositivo.',
  yearOfBirth: 'Año de nacimiento',
  yearWrong: 'Escriba un año, como 1950.',
  yearRange: (from, to) => `Escriba un año de ${from} a ${to}.`,
  gender: 'Género',
  female: 'Mujer',
  male: 'Hombre',
  ratherNot: 'Prefiero no decirlo',
  chooseGender: 'Elija una de las tres respuestas.',
  compare: 'Compararme',
  comparing: 'Comparando',
  declined: 'Entonces lo dejamos. Sus puntajes valen por sí solos.',
  notKept: 'Este dispositivo no pudo guardar sus datos.',
  notKeptAdvice: 'Intente de nuevo, o borre algo del dispositivo para hacer espacio.',

  yoursHeading: 'Lo que usted contestó',
  said: (year, gender) => `Año de nacimiento: ${year}. ${gender}.`,
  change: 'Cambiar',
  remove: 'Quitar',
  removed: 'Estos datos ya no están en este dispositivo.',
  toAccount: 'Cambiarlos en mi cuenta',
  inAccount: 'Su año de nacimiento y su género están en su cuenta.',

  loading: 'Buscando a personas como usted',
  notLoaded: 'Ahora no pudimos comparar sus puntajes.',
  connectionAdvice: 'Los comparamos cuando haya internet.',
  tryAgain: 'Intentar de nuevo',

  comparisonHeading: 'Usted y personas como usted',
  noComparison: 'Aún no sabemos lo suficiente de personas como usted. Por eso no podemos comparar.',
  sayAge: 'Decir o cambiar su edad y género',
  scoreOf: (score, max) => `${score} de ${max}`,
  lessGoodEnd: 'Menos bueno',
  betterEnd: 'Mejor',
  figures: 'Los números, y de dónde vienen',
  figureSources: (sources) => `Fuente: ${sources}.`,
}
