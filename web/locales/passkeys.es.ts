/** Texts of passkeys, in Spanish: making, listing and removing them, and logging in with one. */

import { formatLocale } from './language.es.ts'
import type { PasskeyTexts } from './passkeys.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })

export const passkeyTexts: PasskeyTexts = {
  heading: 'Llaves de acceso',
  about:
    'Con una llave de acceso, entra igual que abre su celular o computadora: con la huella, la cara o el bloqueo de pantalla. No escribe ninguna contraseña.',
  private: 'Su huella y su cara se quedan en su dispositivo. Nunca las vemos.',
  ownDevice:
    'Cree una llave solo en un dispositivo suyo. Quien pueda abrirlo puede entrar en la cuenta de usted.',
  create: 'Crear una llave de acceso',
  creating: 'Siga los pasos en su dispositivo',
  cannotCreate:
    'Este navegador no puede crear llaves aquí. Usted puede entrar con su contraseña, o con un código por correo.',
  cannotCreateNoMail:
    'Este navegador no puede crear llaves aquí. Usted puede entrar con su contraseña.',

  listHeading: 'Sus llaves de acceso',
  loading: 'Cargando sus llaves',
  notLoaded: 'No pudimos cargar sus llaves.',
  connectionAdvice: 'Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
  none: 'Aún no tiene llaves de acceso.',
  made: (iso) => `Creada el ${day(iso)}.`,
  used: (iso) => `Usada por última vez el ${day(iso)}.`,
  neverUsed: 'Aún sin usar.',
  remove: 'Quitar',
  removeNamed: (name, made) => `Quitar la llave de ${name}. ${made}`,

  ready: 'Su llave de acceso está lista.',
  readyAdvice: 'La próxima vez puede usarla en este dispositivo para entrar.',
  notMade: 'No se creó ninguna llave.',
  stoppedMaking: 'Se paró, o tardó demasiado. Puede intentar de nuevo cuando quiera.',
  knownHere: 'Este dispositivo ya tiene una llave para usted.',
  knownHereAdvice: 'Puede usarla la próxima vez que entre.',
  noLock:
    'Su dispositivo necesita primero un bloqueo de pantalla, como un PIN, la huella o la cara. Póngalo e intente de nuevo.',
  wrongPlace: 'Las llaves no funcionan en esta dirección.',
  notKept: 'Algo no salió bien. Intente de nuevo.',
  ourFault: 'Algo salió mal de nuestro lado. Intente de nuevo en un minuto.',
  tryOnline: 'Intente de nuevo cuando tenga internet.',

  removeQuestion: '¿Quitar esta llave de acceso?',
  removeAbout: (name) =>
    `La llave de ${name} ya no le servirá para entrar. Un código por correo sí.`,
  removeAboutNoMail: (name) => `La llave de ${name} ya no le servirá para entrar.`,
  keep: 'No, dejarla',
  removeNow: 'Quitarla',
  removing: 'Quitando',
  removed: 'La llave está quitada.',
  removedAdvice: 'Tal vez su dispositivo aún la muestre. Aquí ya no funciona.',
  notRemoved: 'No se pudo quitar la llave.',
  notRemovedAdvice: 'Nada ha cambiado. Intente de nuevo en un minuto.',

  signIn: 'Entrar con una llave de acceso',
  signingIn: 'Siga los pasos en su dispositivo',
  notSignedIn: 'Aún no ha entrado en su cuenta.',
  stoppedUsing:
    'Se paró, tardó demasiado, o este dispositivo no tiene una llave para usted. Intente de nuevo, o entre de otra forma.',
  refused: 'Esta llave no funcionó.',
  refusedAdvice: 'Tal vez es una vieja. Intente de nuevo, o entre de otra forma.',
  anotherWay: 'Entre de otra forma, por favor.',
}
