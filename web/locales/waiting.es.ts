/** Texts of what waits on this device until the server can be reached, in Spanish. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { WaitingTexts } from './waiting.ts'

/** Completes "Sus respuestas de ...". */
const kind: Record<LifestyleDomain, string> = {
  Socialization: 'vida social',
  Learning: 'aprendizaje',
  Exercise: 'ejercicio',
  Diet: 'alimentación',
  Stress: 'estrés',
  Sleep: 'sueño',
}

export const waitingTexts: WaitingTexts = {
  title: 'Por enviar',
  intro:
    'Todo esto está a salvo en este dispositivo. Lo enviamos por nuestra cuenta en cuanto haya conexión.',
  answers: (domain, date) => `Sus respuestas de ${kind[domain]} del ${date}`,
  bmi: (date) => `Su índice de masa corporal del ${date}`,
  sendNow: 'Enviar ahora',
  sending: 'Enviando. Espere un momento.',
  stillWaiting: 'Todavía no hay conexión con nuestro servidor.',
  stillWaitingAdvice:
    'Sus respuestas están a salvo en este dispositivo. Lo intentaremos de nuevo por nuestra cuenta.',
  sent: (domains) =>
    `Sus respuestas de ${domains.map((domain) => kind[domain]).join(' y ')} ya se enviaron.`,
  sentAdvice: 'Están guardadas en su cuenta. Su resultado está listo.',
  bmiSent: 'Su índice de masa corporal se envió y está guardado en su cuenta.',
  notTaken: (domain) => `No se pudieron recibir sus respuestas de ${kind[domain]}.`,
  notTakenAdvice: 'No se perdió nada. Mire sus respuestas y envíelas otra vez.',
  bmiNotTaken: 'No se pudo recibir su índice de masa corporal.',
  bmiNotTakenAdvice: 'Escriba otra vez su estatura y su peso.',
  lookAgain: (domain) => `Mirar sus respuestas de ${kind[domain]}`,

  savedToAccount: 'Guardado en su cuenta.',
  savedHere: 'Guardado en este dispositivo.',

  offline: 'No tiene conexión.',
  offlineMember:
    'Sus respuestas están a salvo en este dispositivo. Puede seguir con cualquier prueba. La enviamos cuando vuelva la conexión.',
  offlineGuest:
    'Sus respuestas están a salvo en este dispositivo. Puede seguir con cualquier prueba.',
  offlineNeedsServer:
    'No tiene conexión. Sus respuestas están a salvo en este dispositivo. Podrá ver esta página cuando vuelva la conexión.',

  leave: {
    heading: 'Hay respuestas que todavía no se enviaron',
    text: '¿Qué hacemos con ellas al cerrar la sesión?',
    keep: 'Salir y dejarlas aquí',
    keepHint: 'Se quedan en este dispositivo. Se envían cuando usted entre aquí otra vez.',
    remove: 'Salir y quitarlas',
    removeHint: 'Se quitan de este dispositivo para siempre.',
    sharedText:
      'Otras personas usan este dispositivo. Por eso sus respuestas no pueden quedarse aquí.',
    stay: 'No cerrar la sesión',
  },
}
