/** Texts for who has used this device without an account before, in Spanish: on home, and at the door. */

import type { EarlierGuestTexts } from './earlier-guests.ts'

export const earlierGuestTexts: EarlierGuestTexts = {
  wereYouHere: '¿Ya estuvo aquí antes, sin una cuenta?',
  wereYouHereAbout:
    'Entonces puede seguir donde se quedó. También puede borrarlo todo en Mis datos.',
  goOnAs: (results, begun, date) => {
    const from = date === null ? '' : ` del ${date}`
    if (results > 0)
      return `Seguir con ${results === 1 ? 'mi resultado' : `mis ${results} resultados`}${from}`
    if (begun === 0) return `Seguir donde me quedé${date === null ? '' : ` el ${date}`}`
    return `Seguir con ${begun === 1 ? 'mi prueba empezada' : `mis ${begun} pruebas empezadas`}${from}`
  },
  showMore: 'Ver más',
  logIn: 'Entrar',

  anew: 'Empieza de nuevo. Sus resultados de antes siguen en este dispositivo.',
  goOn: 'Seguir con mis resultados',
  startAnew: 'Empezar de nuevo',
}
