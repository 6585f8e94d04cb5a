/** Texts of setting, changing and removing one's password, in Spanish. */

import type { OwnPasswordTexts } from './own-password.ts'

export const ownPasswordTexts: OwnPasswordTexts = {
  heading: 'Su contraseña',
  has: 'Usted tiene una contraseña. Con ella entra en su cuenta desde cualquier dispositivo.',
  hasNone:
    'Usted no tiene contraseña. En un dispositivo nuevo entra con un código por correo, o con una llave de acceso.',
  hasNoneNoMail:
    'Usted no tiene contraseña. En un dispositivo nuevo entra con una llave de acceso.',
  onlyWay:
    'Este sitio no envía códigos por correo. Usted no tiene una llave de acceso. Por eso la contraseña es su única forma de entrar en un dispositivo nuevo, y no se puede quitar. Si antes crea una llave de acceso, sí se puede.',
  set: 'Poner una contraseña',
  change: 'Cambiar mi contraseña',
  newPassword: 'Contraseña nueva',
  save: 'Guardar mi contraseña',
  saving: 'Guardando',
  leave: 'Dejarla como está',
  saved: 'Su contraseña está guardada.',
  savedAdvice: 'La va a necesitar la próxima vez que entre en un dispositivo nuevo.',
  notSaved: 'No se pudo guardar su contraseña.',

  remove: 'Quitar mi contraseña',
  removeQuestion: '¿Quitar su contraseña?',
  removeAbout:
    'Aún puede entrar en un dispositivo nuevo: con un código por correo, o con una llave de acceso si la tiene.',
  removeAboutNoMail: 'Aún puede entrar en un dispositivo nuevo con su llave de acceso.',
  keep: 'No, dejarla',
  removeNow: 'Quitarla',
  removing: 'Quitando',
  removed: 'Su contraseña está quitada.',
  removedAdvice: 'En un dispositivo nuevo, pida un código por correo o use una llave de acceso.',
  removedAdviceNoMail: 'En un dispositivo nuevo, use su llave de acceso.',
  notRemoved: 'No se pudo quitar su contraseña.',
}
