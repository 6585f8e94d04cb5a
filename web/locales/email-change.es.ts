/** Texts of the email of an account, in Spanish: whether it is confirmed, and changing it. */

import type { EmailChangeTexts } from './email-change.ts'
import { formatLocale } from './language.es.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })

export const emailChangeTexts: EmailChangeTexts = {
  heading: 'Su correo',
  intro: 'Con este correo entra en su cuenta. Ahí le enviamos los códigos.',
  introNoMail:
    'Con este correo entra en su cuenta. Aquí no lo puede cambiar: este sitio no envía códigos por correo.',
  change: 'Cambiar mi correo',

  confirmedOn: (iso) => `Confirmado el ${day(iso)}.`,
  notConfirmed: 'Aún sin confirmar.',
  notConfirmedAbout:
    'Tal vez otra persona escribió este correo. Pida un código, y así sabemos que es suyo.',
  confirm: 'Confirmar mi correo',
  endedHeading: 'Lo que ya no sirve',
  ended:
    'Nadie había confirmado antes este correo. Por eso borramos lo que tal vez no es suyo: la contraseña, las llaves y los enlaces de antes, las sesiones en otros lugares, y el permiso sobre sus datos. Sus respuestas y puntajes siguen aquí.',
  okAgain: 'Le pedimos su permiso otra vez, arriba en esta página.',
  setPassword: 'Poner una contraseña ahora',

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
  savedAdvice: (email) => `Desde ahora, entre con ${email}.`,
  notSaved: 'No se pudo cambiar su correo.',
  notSavedAdvice: 'Su correo de antes sigue sirviendo.',
  another: 'Escribir otro correo',
}
