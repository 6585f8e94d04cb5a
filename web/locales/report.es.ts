/** Texts of the report for the doctor, in Spanish; what is said of one instrument alone comes from the instrument. */

import type { ReportTexts } from './report.ts'

export const reportTexts: ReportTexts = {
  heading: 'Informe para su médico',
  link: 'Informe para su médico',
  open: 'Abrir el informe',
  linkAbout: 'Todos sus puntajes en una página, para imprimir o guardar como PDF.',
  intro: 'Una página con todos sus puntajes. Imprímala, escriba su nombre y llévela a su cita.',
  loading: 'Preparando su informe',
  failed: 'No pudimos cargar sus puntajes.',
  failedAdvice: 'Están a salvo. Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
  empty: 'Aún no tiene puntajes.',
  emptyAdvice: 'Haga una prueba corta. Luego su informe estará aquí.',
  goToEvaluations: 'Ir a las evaluaciones',

  options: 'Qué poner en el informe',
  addAnswers: 'Poner mis respuestas',
  largePrint: 'Letra grande',
  print: 'Imprimir o guardar como PDF',
  stays: 'El informe se hace en su dispositivo. No lo enviamos a nadie.',
  shareLink: 'Compartir mis resultados con un enlace',
  howToSave: 'Cómo guardarlo como PDF',
  ways: [
    [
      'Computadora',
      'Presione el botón. Donde está el nombre de la impresora, elija "Guardar como PDF". Presione Guardar.',
    ],
    [
      'Celular o tableta Android',
      'Presione el botón. Arriba, elija "Guardar como PDF". Presione el signo redondo de PDF.',
    ],
    [
      'iPhone o iPad',
      'Presione el botón. En la ventana para imprimir, presione el signo de compartir. Elija "Guardar en Archivos".',
    ],
  ],
  noWindow:
    '¿No se abre ninguna ventana? Entonces abra esta página en el navegador principal de su dispositivo, como Chrome, Safari, Edge o Firefox.',

  name: 'Nombre',
  born: 'Fecha de nacimiento',
  byHand: 'para escribir a mano',
  about: (date) => `De Hábitos de vida sana, ${date}. Ningún puntaje es un diagnóstico.`,
  notTaken: 'Aún sin hacer.',
  entered: 'Lo escribió la persona. No hay más que mostrar.',
  sinceLast: 'Desde la última vez',
  before: (scores) => `Antes: ${scores.join('; ')}.`,
  origin: 'De dónde viene',
  onDate: (score, date) => `${score} el ${date}`,
  andOlder: (count) => (count === 1 ? '1 puntaje anterior' : `${count} puntajes anteriores`),
  parts: 'Partes',
  part: (label, value) => `${label} ${value}`,
  pleaseSee: 'Mire, por favor',
  keepInMind: 'Tenga en cuenta',
  first: 'Primer puntaje. Aún no hay con qué compararlo.',

  remarks: {
    atRisk:
      'La versión corta (LSNS-6) está por debajo de su límite de 12, aunque la escala completa está por encima de la suya.',
    clamped: 'El puntaje se detiene en 350. La suma de las respuestas es más alta.',
    longerThanInBed:
      'Dio más horas de sueño que de cama. Todo el tiempo en la cama se contó como sueño.',
    longTimeInBed: 'Dio un tiempo muy largo en la cama. Tal vez cambió la mañana por la noche.',
    snoringAndPauses: 'Informó de ronquidos fuertes y pausas al respirar.',
  },
  assumedBedTime: (time) => `Hora de acostarse: se leyó ${time} porque la dio sin a. m. ni p. m.`,
  assumedWakeTime: (time) => `Hora de levantarse: se leyó ${time} porque la dio sin a. m. ni p. m.`,

  addPlan: 'Poner mi plan',
  addDrawings: 'Poner dibujos de mis puntajes en el tiempo',
  planHeading: 'Lo que la persona intenta',
  planSince: (date) => `Desde el ${date}.`,
  planKept: (done, due) => `Hecho ${done} de ${due} días de las últimas 12 semanas.`,
  planLookBack: (said, date) => `Última semana revisada, ${date}: “${said}”.`,

  answersHeading: 'Las respuestas',
  answersOf: (domain, date) => `${domain}, respuestas del ${date}`,
  noPoints: 'sin puntos propios',
  cannotShow: 'No se pueden mostrar los puntos de estas respuestas.',
  enteredHasNone: 'Este puntaje se escribió a mano, así que no tiene respuestas.',
}
