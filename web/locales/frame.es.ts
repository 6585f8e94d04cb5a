/** Texts of the frame around every page, in Spanish: top bar and footer. */

import type { FrameTexts } from './frame.ts'

/** The Spanish pages of the two publishers that the server names in English. */
const usualSisterProducts: FrameTexts['usualSisterProducts'] = [
  {
    name: 'Instituto Nacional sobre el Envejecimiento',
    url: 'https://www.nia.nih.gov/espanol',
  },
  {
    name: 'MedlinePlus: envejecimiento saludable',
    url: 'https://medlineplus.gov/spanish/healthyaging.html',
  },
]

export const frameTexts: FrameTexts = {
  myPlan: 'Mi plan',
  myScores: 'Mis puntajes',
  askCoach: 'Preguntar a mi guía',
  doctorReport: 'Informe para mi médico',
  myAccount: 'Mi cuenta',
  logInOrJoin: 'Entrar o crear una cuenta',
  mainMenu: 'Menú principal',
  displaySettings: 'Idioma, tamaño de letra, colores y lectura en voz alta',
  displaySettingsShort: 'Vista',
  logIn: 'Entrar',
  savedHint: 'Lo que usted envió está guardado en su cuenta.',
  inShort: 'No diagnostica ni es para emergencias.',
  noDiagnosis:
    'Los puntajes y consejos de este sitio le ayudan a conocerse. No son un diagnóstico y no reemplazan a su médico.',
  noEmergency:
    'No es para emergencias. Si está en peligro o se siente muy mal, llame ya al número de emergencias.',
  help: 'Ayuda',
  emergencyNumbers: 'Números de emergencia',
  aboutSite: 'Más de este sitio',
  howScoresAreMade: 'Cómo se calculan los puntajes',
  demo: 'Ver un ejemplo',
  myData: 'Mis datos',
  privacy: 'Su privacidad',
  accessibility: 'Acceso para todos',
  sisterProducts: 'Otros sitios útiles',
  sisterProductsNote: 'Los sugerimos, pero son de otras personas.',
  usualSisterProducts,
  sisterProduct: (product) =>
    usualSisterProducts[
      [/nia\.nih\.gov\/health$/, /s\.gov\/healthyaging\.html$/].findIndex((page) =>
        page.test(product.url),
      )
    ] ?? product,
}
