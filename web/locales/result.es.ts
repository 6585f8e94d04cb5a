/** Texts of the result page, in Spanish. What is said of one instrument alone comes from the instrument. */

import type { ResultTexts } from './result.ts'

export const resultTexts: ResultTexts = {
  title: (scoreName) => `Su ${scoreName}`,
  loading: 'Cargando su puntaje',
  noScoreFound: 'No se encontró un puntaje',
  scoreLabel: 'Puntaje',
  notAvailable: 'No hay',
  noScoreAdvice: 'Primero haga la prueba. Luego su puntaje estará aquí.',
  failureAdvice: 'Sus respuestas están a salvo. Intente de nuevo en un momento.',
  takeTest: 'Hacer la prueba',

  finished: (date) => `De sus respuestas del ${date}`,
  outOf: (max) => `de ${max}`,
  orMore: (score) => `${score} o más`,
  stressBand: (label) => `Estrés ${label.toLowerCase()}`,
  goodSleep: (label) => `Sueño ${label.toLowerCase()}`,
  bandWith: (label, caption) => `${caption} ${label.toLowerCase()}`,
  lowerIsBetter: 'Más bajo es mejor',
  higherIsBetter: 'Más alto es mejor',

  seeAdvice: 'Ver qué puedo hacer',

  legendAndTable: 'Niveles y tabla',
  legend: 'Cómo se llama cada nivel',
  yourScore: 'Su puntaje',
  asTable: 'Mostrarlo como tabla',
  tableColumns: ['Puntaje', 'Nivel', 'Dónde está usted'],
  noteWord: (note) => `Nota: ${note}.`,

  whatItMeans: 'Qué quiere decir',
  behindIt: 'Los números de su puntaje',
  keepInMind: 'Qué tener en cuenta',
  doctorHeading: 'Cuándo hablar con un médico',

  ofMax: (value, max) => `${value} de ${max}`,
  points: (value) => (Math.round(value) === 1 ? '1 punto' : `${Math.round(value)} puntos`),
  wholeNetwork: 'Red completa (LSNS-R)',
  wholeNetworkLine:
    'Son las 12 respuestas sumadas, de 0 a 60. Aquí más es mejor: el límite usual es 24 o más.',
  shortForm: 'Versión corta de seis preguntas (LSNS-6)',
  shortFormLine: 'El límite usual es 12 o más.',
  atRisk:
    'Su versión corta está por debajo de su límite de 12, aunque su puntaje completo es bueno. Su red depende de pocas personas. Puede valer la pena sumar a una persona más para llamar.',
  strainHint: 'Qué tan pesadas sintió las cosas. Más bajo es mejor.',
  controlHint: 'Qué tan poco sintió las cosas en sus manos. Más bajo es mejor.',
  bmi: 'Índice de masa corporal (IMC)',
  bmiHint: 'Lo mostramos aquí porque la prueba solo busca si come muy poco.',
  clamped: 'El puntaje se detiene en 350. El suyo es 350 o más.',
  surveyGroup: (name) => `Nombre del nivel en esta escala: ${name}`,
  bedTime: 'Hora de acostarse',
  wakeTime: 'Hora de levantarse',
  assumedTime: (time) =>
    `Leímos ${time} porque no dijo si era de mañana o de noche. Si no es así, cambie esa respuesta más abajo, o haga la prueba otra vez.`,
  asleep: 'Tiempo de sueño',
  inBed: 'Tiempo en la cama',
  hours: inHours,
  efficiency: 'Parte del tiempo en la cama que durmió',
  efficiencyHint: '85% o más es bueno.',
  longerThanInBed:
    'Nos dijo más horas de sueño que de cama. Contamos como sueño todo su tiempo en la cama.',
  longTimeInBed:
    'Es un tiempo muy largo en la cama. Revise, por favor, si puso bien la mañana y la noche.',
  snoringAndPauses:
    'Nos contó de ronquidos fuertes y de pausas al respirar. Dígaselo a su médico, por favor. Se puede revisar y tratar.',

  changeHeading: 'Desde la última vez',
  firstTime:
    'Este es su primer puntaje aquí. Haga la prueba otra vez en un mes, más o menos, y aquí verá qué cambió.',
  compared: (measure, previous, date, current) =>
    `${measure}: ${previous} el ${date}, ${current} ahora.`,

  howMade: 'Cómo se calculó este puntaje',
  change: 'Cambiar',
  changeAnswer: (topic) => `Cambiar: ${topic}`,
  scoreAgain: 'Calcular de nuevo',
  keepAnswer: 'Dejar mi respuesta',
  scoredAgain: 'Calculado de nuevo con su cambio.',
  makingIt: 'Calculando los puntos',
  cannotExplain: 'Ahora no se pueden mostrar los puntos de cada respuesta.',
  yourAnswers: 'Sus respuestas y sus puntos',
  youAnswered: 'Usted contestó:',
  noPointsOfItsOwn: 'Sin puntos propios',
  partsHeading: 'Las partes',
  lastSteps: 'De las partes al puntaje',
  rule: 'La regla en palabras',
  source: 'Fuente',
  license: 'Licencia',
  deviations: 'Qué es distinto del formulario publicado',
  version: (version) => `Versión ${version} de esta prueba y su regla.`,

  nextHeading: 'Qué hacer ahora',
  nextPart: (name, minutes) => `Siguiente: ${name}, unos ${minutes} minutos`,
  healthCoach: 'Guía de salud',
  allScores: 'Ver todos sus puntajes',
  overTime: 'Ver cómo va con el tiempo',
  peopleLikeMe: 'Personas como yo',
  takeAgain: 'Hacer esta prueba otra vez',
  print: 'Imprimir esta página',
}

/** 450 is "7 horas y 30 minutos". */
function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const words = [
    hours > 0 ? `${hours} ${hours === 1 ? 'hora' : 'horas'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'minuto' : 'minutos'}` : '',
  ].filter(Boolean)
  return words.join(' y ') || '0 minutos'
}
