/** Texts of changing the email of an account, in Spanish. */

import type { EmailChangeTexts } from './email-change.ts'

export const emailChangeTexts: EmailChangeTexts = {
  heading: 'Su correo',
  intro: 'Con este correo inicia sesión. Ahí le enviamos los códigos.',
  change: 'Cambiar mi correo',

  newEmail: 'Correo nuevo',
  newEmailHint: 'Le enviamos ahí un código, para saber que es suyo.',
  sameEmail: 'Este ya es su correo. Escriba otro, o quédese con este.',
  sendCode: 'Enviarme un código',
  sendCodeAgain: 'Enviarme otro código',
  sendingCode: 'Enviando un código',
  codeNotSent: 'No se pudo enviar el código.',
  keepOld: 'Seguir con mi correo de antes',

  sentTo: 'Enviamos un código a:',
  sentAdvice:
    'Puede tardar un minuto. Mire también en el correo no deseado. Si ese correo ya tiene una cuenta, le llega un aviso y no un código.',
  code: 'Código del correo',
  codeHint: 'Son seis números. Sirven por 10 minutos.',
  save: 'Guardar mi correo nuevo',
  saving: 'Guardando',
  saved: 'Su correo está cambiado.',
  savedAdvice: (email) => `Desde ahora, inicie sesión con ${email}.`,
  notSaved: 'No se pudo cambiar su correo.',
  notSavedAdvice: 'Su correo de antes sigue sirviendo.',
  another: 'Escribir otro correo',
}
