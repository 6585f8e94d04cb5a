/** Texts of showing, while logged in, that one is still the same person, in Spanish. */

import type { FreshProofTexts } from './fresh-proof.ts'

export const freshProofTexts: FreshProofTexts = {
  heading: 'Muestre que es usted, por favor',
  reason: 'Lo pedimos para que nadie más en esta computadora se quede con su cuenta.',
  confirmHeading: 'Confirme su correo',
  confirmReason: 'Con un código sabemos que este correo es suyo.',
  firstCode:
    'El primer código de su correo también borra lo que había antes: la contraseña, las llaves, los enlaces y las sesiones en otros lugares. Sus respuestas y puntajes se quedan.',

  goOn: 'Seguir',
  checking: 'Revisando',
  codeSent: 'Enviamos un código a su correo.',
  codeSentAdvice: 'Puede tardar un minuto. Mire también en el correo no deseado.',
  withPasskey: 'Usar mi llave de acceso',
  followSteps: 'Siga los pasos en su dispositivo',
  noPasskey:
    'Se paró, tardó demasiado, o este dispositivo no tiene una llave para usted. Intente de nuevo, o use otra forma.',
  noProof:
    'Usted no tiene contraseña ni llave de acceso, y este sitio no envía códigos por correo. Pregunte a las personas que lo manejan.',
  cancel: 'No, volver',
  stopped: 'Usted volvió. Nada ha cambiado.',

  confirmed: 'Su correo está confirmado.',
  confirmedAdvice: 'Lo que había antes ya no sirve. En Mis datos puede ponerlo otra vez.',
}
