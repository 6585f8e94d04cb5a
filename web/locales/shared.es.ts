/** The Spanish texts of the page that shows somebody's results to whoever has the link. */

import { momentInWords } from './day.es.ts'
import type { SharedTexts } from './shared.ts'

/** Ends in the full stop of "a. m." or "p. m.", so that a sentence needs none of its own. */
const moment = (iso: string) => momentInWords(new Date(iso))

export const sharedTexts: SharedTexts = {
  heading: 'Resultados compartidos',
  loading: 'Cargando los resultados',
  whose: 'Estos son los resultados de la persona que le dio este enlace.',
  born: (year) => `Nació en ${year}.`,
  genders: { Female: 'Mujer.', Male: 'Hombre.' },
  until: (iso) => `El enlace funciona hasta el ${moment(iso)}`,
  readOnly:
    'Usted puede leer e imprimir esta página. No puede cambiar nada. Por favor, no dé el enlace a otras personas.',
  sheet: 'Resultados',
  largePrint: 'Letra grande',
  print: 'Imprimir o guardar como PDF',
  empty: 'Todavía no hay puntajes.',
  ended: 'Este enlace terminó o no es correcto. Pida uno nuevo a la persona que se lo dio.',
  endedAdvice: 'Tal vez faltó una parte del enlace al copiarlo. Un enlace entero es largo.',
  home: 'Ir a la página de inicio',
  failed: 'No pudimos cargar los resultados.',
  failedAdvice: 'El enlace puede estar bien. Revise su conexión e intente de nuevo.',
  waitAdvice: 'Fueron demasiados intentos en poco tiempo. Espere unos minutos e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
}
