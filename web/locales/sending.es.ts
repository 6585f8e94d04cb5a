/** What a person is told when their answers could not be sent, in Spanish. */

import type { SendingTexts } from './sending.ts'

export const sendingTexts: SendingTexts = {
  refused:
    'Sus respuestas están a salvo en este dispositivo. Espere un momento y presione Enviar otra vez.',
  unreachable:
    'Sus respuestas están a salvo en este dispositivo. Revise si tiene internet y presione Enviar otra vez.',
  keptHere: 'Sus respuestas están a salvo en este dispositivo.',
  tooOften:
    'Sus respuestas están a salvo en este dispositivo. Espere un minuto y presione Enviar otra vez.',
  faulty: 'Hay que mirar de nuevo una respuesta. Aquí la tiene.',
  signIn: 'Sus respuestas están a salvo en este dispositivo. Entre en su cuenta para enviarlas.',
  bmiLink: 'Escribir estatura y peso',
  accountLink: 'Crear una cuenta',
  bmi: 'Primero necesitamos su estatura y su peso. Sus respuestas están a salvo en este dispositivo.',

  sentLater:
    'Ahora no hay conexión con nuestro servidor. Sus respuestas están a salvo en este dispositivo. Se enviarán solas en cuanto se pueda. Puede cerrar esta página.',
  sentLaterShared:
    'Ahora no hay conexión con nuestro servidor. Sus respuestas se enviarán solas en cuanto se pueda. Otras personas usan este dispositivo: por favor, deje esta página abierta y no salga hasta entonces.',
  sentAfterSignIn:
    'Sus respuestas están a salvo en este dispositivo. Entre en su cuenta y se enviarán solas.',
  bmiSentLater:
    'Ahora no hay conexión con nuestro servidor. Su índice está a salvo en este dispositivo y se enviará solo. Puede seguir.',
}
