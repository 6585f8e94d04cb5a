/** Spanish texts of "People like me". */

import type { PeopleTexts } from './people.ts'

export const peopleTexts: PeopleTexts = {
  heading: 'Personas como yo',
  lead: 'Vea dónde quedan sus últimos puntajes junto a personas de su edad y género.',
  group: (group) => `Le comparamos con ${group}.`,
  noGroup: 'Solo tenemos cifras de personas de 55 años o más.',
  noScores: 'Haga primero una evaluación corta. Así habrá algo que comparar.',
  goToEvaluations: 'Ir a las evaluaciones',

  askHeading: 'Dos datos sobre usted',
  askAbout: 'Los pedimos por una sola razón: saber con qué personas compararle.',
  askHere: 'Se queda solo en este dispositivo.',
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
  notKept: 'Este dispositivo no pudo guardarlo.',
  notKeptAdvice: 'Inténtelo otra vez, o libere espacio en él.',

  yoursHeading: 'Lo que dijo de usted',
  said: (year, gender) => `Año de nacimiento: ${year}. ${gender}.`,
  change: 'Cambiar',
  remove: 'Quitarlo',
  removed: 'Ya no está en este dispositivo.',
  toAccount: 'Cambiarlo en mi cuenta',
  inAccount: 'Su año de nacimiento y su género están en su cuenta.',

  loading: 'Buscando a personas como usted',
  notLoaded: 'Ahora no pudimos comparar sus puntajes.',
  connectionAdvice: 'Lo comparamos cuando haya internet.',
  tryAgain: 'Intentar otra vez',

  comparisonHeading: 'Usted y las personas como usted',
  noComparison: 'Aún no sabemos lo suficiente de personas como usted. Por eso no podemos comparar.',
  sayAge: 'Decir o cambiar su edad y género',
  scoreOf: (score, max) => `${score} de ${max}`,
  lessGoodEnd: 'Menos bueno',
  betterEnd: 'Mejor',
  figures: 'Los números, y de dónde vienen',
  figureSources: (sources) => `Fuente: ${sources}.`,
}
