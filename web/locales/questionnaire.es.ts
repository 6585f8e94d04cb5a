/** Texts of the questionnaires, in Spanish: steps, faults, review and sending. The questions come from core. */

import type { QuestionnaireTexts } from './questionnaire.ts'

export const questionnaireTexts: QuestionnaireTexts = {
  questionOf: (at, of) => `Pregunta ${at} de ${of}`,
  questionsOf: (from, to, of) => `Preguntas ${from} a ${to} de ${of}`,
  pageOf: (at, of) => `Página ${at} de ${of}`,
  titleOf: (position, instrument) => `${position} - ${instrument}`,
  titleWithError: (title) => `Error: ${title}`,
  answeredOf: (answered, of) =>
    of === 1
      ? `${answered} de 1 pregunta contestada`
      : `${answered} de ${of} preguntas contestadas`,
  recall: (period) => `Piense en ${period}.`,
  help: 'Ayúdeme con esto',
  helpShort: 'Ayuda',
  helpAbout: (topic) => `: ${topic}`,

  saved: 'Guardado en este dispositivo.',
  savedUntilSubmit: 'Guardado en este dispositivo hasta que usted lo envíe.',
  comeBack: 'Puede parar y volver después.',
  notStored:
    'Este navegador no nos deja guardar. No cierre esta página hasta enviar sus respuestas.',
  stop: 'Parar por ahora',
  backUnavailable: 'Esta es la primera pregunta. Antes no hay ninguna.',

  next: 'Siguiente',
  back: 'Atrás',
  submit: 'Enviar',
  sending: 'Enviando sus respuestas. Espere un momento.',
  backToReview: 'Volver a sus respuestas',
  reviewLink: 'Revisar sus respuestas',
  reviewTitle: 'Revise sus respuestas',
  reviewIntro: 'Lea sus respuestas con calma. Puede cambiarlas antes de enviarlas.',
  change: 'Cambiar',
  changeAbout: (topic) => `: ${topic}`,
  withUnit: (value, unit) =>
    `${value} ${unit === 'hours' ? 'hora' : 'minuto'}${value === '1' ? '' : 's'}`,
  readAs: (typed, time) => `${typed}, leída como ${time}`,

  thereIsAProblem: 'Hay un problema',
  errorPrefix: 'Error:',
  chooseAnswer: (topic) => `Elija una respuesta: ${topic}`,
  typeAnswer: (topic) => `Escriba una respuesta: ${topic}`,
  invalidTime: 'Aún no entendemos esta hora. Escriba una sola, así: 10:30 p. m. o 22:30.',
  invalidNumber: (min, max, unit) =>
    `Use un solo número de ${min} a ${max}, como ${unit === 'hours' ? '7 o 7.5' : '20'}.`,
  sameTimes:
    'La hora de acostarse y la de levantarse son la misma. Revise las dos, y también a. m. y p. m.',
  moreSleepThanBed: (bed, wake, inBed, asleep) =>
    `De ${bed} a ${wake} hay ${inBed} de cama. Usted puso ${asleep} de sueño. Revise las horas, por favor.`,
  askAgain: (topic) => `Conteste esto otra vez, por favor: ${topic}`,

  weReadThisAs: (time) => `Leímos: ${time}`,
  nightCheck: (asleep, inBed) =>
    `Durmió cerca de ${asleep} y pasó ${inBed} en la cama. ¿Es correcto?`,
  duration: (hours, minutes) => {
    const inHours = hours === 1 ? '1 hora' : `${hours} horas`
    if (minutes === 0) return inHours
    const inMinutes = minutes === 1 ? '1 minuto' : `${minutes} minutos`
    return hours === 0 ? inMinutes : `${inHours} y ${inMinutes}`
  },
  units: { minutes: 'En minutos, como 20', hours: 'En horas, como 7 o 7.5' },

  sentences: {
    answers: {
      sent: '¡Respuestas enviadas con éxito!',
      refused: 'No se pudieron enviar las respuestas. Intente de nuevo.',
      unreachable: 'Ocurrió un error al enviar sus respuestas.',
      noUser: 'No sabemos qué cuenta es la suya. Entre de nuevo.',
    },
    test: {
      sent: '¡Prueba enviada con éxito!',
      refused: 'No se pudo enviar la prueba. Intente de nuevo.',
      unreachable: 'No se pudo enviar la prueba. Intente de nuevo.',
      noUser: 'No ha entrado en su cuenta. Entre primero.',
    },
    responses: {
      sent: 'Respuestas enviadas con éxito',
      refused: 'No se pudieron enviar las respuestas',
      unreachable: 'No se pudieron enviar las respuestas',
      noUser: 'No ha entrado en su cuenta',
    },
  },
}
