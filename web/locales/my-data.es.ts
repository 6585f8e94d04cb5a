/** Texts of "My data", in Spanish: what is stored, how to correct it, take it along and delete it. */

import type { MyDataTexts } from './my-data.ts'

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const resultsOf = (count: number) => counted(count, 'resultado', 'resultados')

export const myDataTexts: MyDataTexts = {
  heading: 'Mis datos',
  intro: 'Vea qué guardamos sobre usted. Puede corregirlo, llevárselo o borrarlo.',
  loading: 'Cargando sus datos',
  failed: 'No pudimos cargar sus datos.',
  failedAdvice: 'No se perdió nada. Intente de nuevo en un minuto.',
  tryAgain: 'Intentar de nuevo',

  aboutYou: 'Sobre usted',
  since: (date) => `Tiene esta cuenta desde el ${date}.`,
  whyAboutYou:
    'Su año de nacimiento y su género dicen con qué personas le comparamos. Si hay un error, cámbielo aquí.',
  save: 'Guardar los cambios',
  saving: 'Guardando',
  saved: 'Sus cambios están guardados.',
  nothingChanged: 'Nada ha cambiado. No hay nada que guardar.',
  notSaved: 'No se pudieron guardar sus cambios.',

  bringHeading: 'Resultados de antes de tener una cuenta',
  bringIntro: (results, begun) => {
    const tests = counted(begun, 'prueba', 'pruebas')
    if (results === 0)
      return `En este dispositivo hay respuestas a ${tests} que alguien empezó sin cuenta.`
    const here = `En este dispositivo hay ${resultsOf(results)} de cuando se usó este sitio sin cuenta.`
    return begun === 0 ? here : `${here} También hay respuestas a ${tests} sin enviar.`
  },
  bringPlanIntro: 'En este dispositivo hay un plan que alguien hizo sin tener cuenta.',
  bringMemoryIntro:
    'En este dispositivo la guía recuerda algo que alguien le contó sin tener cuenta.',
  bringQuestion: '¿Son de usted? Si comparte este dispositivo, tal vez sean de otra persona.',
  bring: 'Agregarlos a mi cuenta',
  bringIntroMany: (guests) =>
    `${guests} personas distintas, sin cuenta, dejaron algo en este dispositivo.`,
  bringQuestionMany: 'Agregue solo lo suyo. Lo demás se queda donde está.',
  bringThese: ({ results, begun, steps, date }) => {
    const things =
      results > 0
        ? resultsOf(results)
        : begun > 0
          ? counted(begun, 'prueba empezada', 'pruebas empezadas')
          : steps > 0
            ? 'el plan'
            : 'lo que la guía recuerda'
    return date === null ? `Agregar ${things}` : `Agregar ${things} del ${date}`
  },
  bringing: 'Agregando sus resultados',
  brought: (count) =>
    count === 0
      ? 'Ya puede seguir con estas respuestas.'
      : `${counted(count, 'resultado está', 'resultados están')} ahora en su cuenta.`,
  broughtSome: (count) =>
    count === 0
      ? 'No se agregó nada a su cuenta.'
      : `${counted(count, 'resultado está', 'resultados están')} ahora en su cuenta.`,
  refused: (count) =>
    count === 1
      ? 'No se pudo leer 1 dato. Sigue en este dispositivo.'
      : `No se pudieron leer ${count} datos. Siguen en este dispositivo.`,
  notBrought: 'No se pudieron agregar sus resultados.',
  stillHere: 'Siguen en este dispositivo. Intente de nuevo.',
  restHere: 'El resto sigue en este dispositivo.',

  takeHeading: 'Llévese sus datos',
  takeIntro:
    'Recibe un archivo con todas sus respuestas y puntajes. Puede guardarlo o dárselo a su médico.',
  takeAll: 'Descargar todo',
  takeAllAbout: 'Un archivo con todo lo que guardamos sobre usted (JSON).',
  takeTable: 'Descargar como tabla',
  takeTableAbout: 'Para un programa como Excel (CSV).',
  takeCodebook: 'Descargar la explicación de la tabla',
  takeCodebookAbout: 'Dice qué significa cada línea de la tabla (CSV).',
  takeFhir: 'Descargar para una clínica',
  takeFhirAbout:
    'Sus resultados y su plan para la computadora de un médico o de un hospital (FHIR).',
  getting: 'Preparando su archivo',
  notTaken: 'No se pudo hacer su archivo.',

  deleteHeading: 'Borrar todo',
  deleteIntro:
    'Esto borra su cuenta con todas sus respuestas, puntajes y sesiones. Pasa al instante. No podemos recuperarla.',
  deleteGuestIntro:
    'Esto borra todas las respuestas y puntajes de este dispositivo. Pasa al instante. Nadie los puede recuperar.',
  deleteStart: 'Borrar mis datos',
  deleteQuestion: '¿Borrar todo para siempre?',
  deleteUnderstood: 'Sí, quiero borrar todos mis datos.',
  deleteTick: 'Si de verdad quiere borrarlo todo, marque primero la casilla.',
  deleteNow: 'Borrar para siempre',
  deleting: 'Borrando',
  keep: 'No borrar nada',
  deleted: 'Todos sus datos están borrados.',
  deletedAdvice: 'Gracias por haber estado aquí.',
  notDeleted: 'No se pudieron borrar sus datos.',

  guestHeading: 'Sus datos en este dispositivo',
  guestIntro:
    'Usted usa este sitio sin una cuenta. Sus respuestas y puntajes están solo en este dispositivo. Nosotros no los tenemos.',
  guestCount: (count) =>
    count === 0
      ? 'Aún no hay resultados en este dispositivo.'
      : `Hay ${resultsOf(count)} en este dispositivo.`,
  unreadableAdvice:
    'Su navegador no pudo leer lo que hay en este dispositivo. Cierre otras pestañas de este sitio e intente de nuevo.',
  createAccount: 'Crear una cuenta',
}
