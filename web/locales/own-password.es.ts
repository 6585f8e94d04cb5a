/** Texts of setting, changing and removing one's password, in Spanish. */

import type { OwnPasswordTexts } from './own-password.ts'

export const ownPasswordTexts: OwnPasswordTexts = {
  heading: 'Su contraseña',
  has: 'Usted tiene una contraseña. Con ella inicia sesión en cualquier dispositivo.',
  hasNone:
    'Usted no tiene contraseña. En un dispositivo nuevo entra con un código por correo, o con una llave de acceso.',
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
  keep: 'No, dejarla',
  removeNow: 'Quitarla',
  removing: 'Quitando',
  removed: 'Su contraseña está quitada.',
  removedAdvice: 'En un dispositivo nuevo, pida un código por correo o use una llave de acceso.',
  notRemoved: 'No se pudo quitar su contraseña.',
}
