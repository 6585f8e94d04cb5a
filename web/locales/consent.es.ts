/**
 * What a person agrees to when they have an account, in Spanish. Whoever changes `points` or `agree`
 * gives the text a new version in `contract/consent.ts`; the test beside this file holds both together.
 */

import type { ConsentTexts } from './consent.ts'

export const consentTexts: ConsentTexts = {
  heading: 'Qué pasa con sus datos',
  points: [
    {
      name: 'Qué guardamos',
      text: 'Su correo, su año de nacimiento y su género. Sus respuestas y sus puntajes, cada uno con su fecha. Cuándo y cómo inicia sesión. Su contraseña se guarda de una forma que nadie puede leer.',
    },
    {
      name: 'Para qué',
      text: 'Para calcular sus puntajes, mostrarle cómo cambian y darle consejos buenos para usted. También contamos puntajes, sin nombres, para mostrar cómo les va a las personas como usted.',
    },
    {
      name: 'Quién los puede ver',
      text: 'Usted, con su sesión abierta, y quienes manejan este sitio. Las otras personas que lo usan no pueden. Algunos sitios usan una IA de otra empresa para la guía. Entonces esa IA recibe su pregunta y algunos de sus puntajes, pero nunca su correo.',
    },
    {
      name: 'Cómo quitar su permiso',
      text: 'Vaya a Mis datos cuando quiera y bórrelo todo. Se borra al instante, y así nos quita su permiso.',
    },
  ],
  agree: 'Doy mi permiso para que este sitio guarde y use mis datos de esta forma.',
  sayBy: (button) => `Al presionar “${button}”, usted dice:`,
  more: 'Leer más sobre sus datos',
  newTab: '(abre otra pestaña)',

  askHeading: 'Necesitamos su permiso',
  askIntro:
    'Todavía no nos ha dado su permiso con el texto más nuevo sobre sus datos. Léalo, por favor. Nada cambia hasta que usted decida, y puede seguir usando este sitio.',
  askIntroAgain:
    'Si ya nos dio su permiso, terminó con el primer código de su correo. Lea esto y dénos su permiso otra vez, por favor. Nada cambia hasta que usted decida, y puede seguir usando este sitio.',
  askNo: 'Si no está de acuerdo, puede borrarlo todo al final de esta página.',
  send: 'Sí, doy mi permiso',
  sending: 'Guardando su permiso',
  thanks: 'Gracias. Su permiso está guardado.',
  notSaved: 'No se pudo guardar su permiso.',
  notSavedAdvice: 'Intente de nuevo en un minuto.',

  givenHeading: 'A qué dio su permiso',
  given: (version, date) => `Dio su permiso a la versión ${version} el ${date}.`,
  readAgain: 'Leerlo de nuevo',
  takeBack:
    'Puede quitar este permiso cuando quiera: borre todo al final de esta página. Sin su permiso no podemos guardar sus datos.',
}
