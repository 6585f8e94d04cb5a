/** Texts of the list of browsers in which a person is signed in, in Spanish. */

import { momentInWords } from './day.es.ts'
import type { BrowsersTexts } from './browsers.ts'
import { formatLocale } from './language.es.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })
const moment = (iso: string) => momentInWords(new Date(iso))

export const browsersTexts: BrowsersTexts = {
  heading: 'Dónde tiene la sesión abierta',
  intro:
    'Estos son los celulares, tabletas y computadoras que le conocen. En cada uno basta su correo para entrar.',
  introShared:
    'Estos son los celulares, tabletas y computadoras donde su sesión está abierta, o que le conocen. Usted dijo que otras personas también usan este. Este le olvida cuando usted sale. En uno que le conoce basta su correo para entrar.',
  adviceUnknown: '¿No conoce alguno? Cierre la sesión allí.',
  loading: 'Cargando la lista',
  notLoaded: 'No pudimos cargar la lista.',
  connectionAdvice: 'Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',

  thisOne: 'Es el que usa ahora.',
  signedIn: 'Su sesión está abierta allí.',
  notSignedIn: 'Su sesión está cerrada allí.',
  lastUsed: (iso) => `Último uso: ${moment(iso)}`,
  firstSeen: (iso) => `Primer uso: ${day(iso)}`,

  signOutThere: 'Cerrar la sesión allí',
  signOutHere: 'Cerrar la sesión aquí',
  signingOut: 'Cerrando la sesión',
  signedOutThere: (name) => `Su sesión está cerrada allí: ${name}.`,
  signedOutThereAdvice: 'Para entrar allí otra vez, necesita su contraseña o un código por correo.',
  signedOutThereAdviceNoMail:
    'Para entrar allí otra vez, necesita su contraseña o una llave de acceso.',
  notSignedOut: 'No pudimos cerrar la sesión allí.',

  signOutOthers: 'Cerrar la sesión en todos los demás',
  signOutOthersAbout: 'Su sesión sigue abierta solo aquí. Antes ve lo que se cierra.',
  signedOutOthers: 'Su sesión está cerrada en todos los demás.',
  othersIntro: 'Aquí ve todo lo que abre su cuenta. Aquí su sesión sigue abierta.',
  othersEnd: 'En estos se cierra la sesión:',
  tickMore: '¿Qué más quiere quitar?',
  tickMoreAbout: 'Marque lo que no conoce, o lo que tal vez tiene otra persona.',
  endPassword: 'Mi contraseña',
  endPasswordAbout: 'Después, en un dispositivo nuevo entra con un código por correo.',
  endPasswordAboutNoMail: 'Después, en un dispositivo nuevo entra con una llave de acceso.',
  onlyWay:
    'Su contraseña se queda: este sitio no envía códigos por correo. Sin una llave de acceso, es su única forma de entrar.',
  endPasskeys: (count) => (count === 1 ? 'Mi llave de acceso' : `Mis ${count} llaves de acceso`),
  endShares: (count) =>
    count === 1 ? 'Mi enlace a mis resultados' : `Mis ${count} enlaces a mis resultados`,
  endNow: 'Quitar lo marcado y cerrar en los demás',
  endNowOthers: 'Cerrar ya en todos los demás',
  ending: 'Cerrando la sesión',
  goBack: 'No, no cambiar nada',
  alsoEnded: (things) => `Esto tampoco sirve ya: ${things.join(', ')}.`,
  notEnded: 'No pudimos cerrar la sesión en los demás.',
  onlyThis: 'Ningún otro celular, tableta o computadora le conoce.',

  hereQuestion: '¿Cerrar la sesión aquí?',
  hereIntro:
    'La próxima vez, aquí no bastará con su correo. Va a necesitar su contraseña o un código por correo.',
  hereCheck:
    '¿Sabe su contraseña, o puede leer su correo? Si no, deje la sesión abierta, por favor.',
  hereIntroNoMail:
    'La próxima vez, aquí no bastará con su correo. Va a necesitar su contraseña o una llave de acceso.',
  hereCheckNoMail:
    '¿Sabe su contraseña, o tiene una llave de acceso? Si no, deje la sesión abierta, por favor.',
  stay: 'No, dejarla abierta',
  signedOutHere: 'Su sesión está cerrada aquí.',
}
