/** The Spanish texts of sharing one's results by a link. */

import { momentInWords } from './day.es.ts'
import type { ShareDuration } from '#contract/share-durations.ts'
import { formatLocale } from './language.es.ts'
import type { SharingTexts } from './sharing.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })
/** Ends in the full stop of "a. m." or "p. m.", so that a sentence needs none of its own. */
const list = new Intl.ListFormat(formatLocale, { type: 'conjunction' })
const moment = (iso: string) => momentInWords(new Date(iso))

const durations: Readonly<Record<ShareDuration, string>> = {
  day: '1 día',
  week: '1 semana',
  month: '1 mes (30 días)',
}

export const sharingTexts: SharingTexts = {
  heading: 'Compartir mis resultados',
  about:
    'Cree un enlace para alguien de confianza, como su hija o su médico. Con él pueden leer sus resultados. No pueden cambiar nada.',
  start: 'Compartir mis resultados',
  loading: 'Cargando sus enlaces',
  notLoaded: 'No pudimos cargar sus enlaces.',
  connectionAdvice: 'Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',

  listHeading: 'Sus enlaces',
  none: 'Ahora no comparte ningún enlace.',
  made: (iso) => `Creado el ${day(iso)}.`,
  ends: (iso) => `Funciona hasta el ${moment(iso)}`,
  neverOpened: 'Nadie lo ha abierto todavía.',
  opened: (count, iso) =>
    count === 1
      ? `Abierto una vez, el ${moment(iso)}`
      : `Abierto ${count} veces, la última el ${moment(iso)}`,
  shows: (what) => {
    const things = ['sus puntajes']
    if (what.withAnswers) things.push('sus respuestas')
    if (what.withPlan) things.push('su plan')
    if (what.withPerson) things.push('su año de nacimiento y su género')
    return `Muestra ${list.format(things)}.`
  },
  stop: 'Dejar de compartir',
  stopping: 'Un momento',
  stopNamed: (name) => `Dejar de compartir: ${name}`,
  stopped: 'Ya no comparte este enlace.',
  stoppedAdvice: (name) => `El enlace “${name}” ya no se abre.`,
  notStopped: 'No se pudo dejar de compartir.',
  notStoppedAdvice: 'Puede que todavía se abra. Intente de nuevo en un minuto.',

  intro:
    'Usted recibe un enlace. Quien lo tenga puede leer sus resultados, sin contraseña. Entréguelo solo a personas de confianza.',
  name: 'Un nombre para este enlace',
  nameHint: 'Solo usted lo ve. Por ejemplo: Para mi hija.',
  nameMissing: 'Dé un nombre al enlace, como “Para mi hija”.',
  howLong: '¿Cuánto tiempo debe funcionar el enlace?',
  durations,
  whatIsShown: '¿Qué pueden ver?',
  scoresShown:
    'Sus puntajes en las seis partes de la vida. Cómo cambiaron. Y de qué se componen, como sus horas de sueño o su índice de masa corporal.',
  addAnswers: 'Mostrar también mis respuestas',
  addPlan: 'Mostrar también mi plan',
  addPerson: 'Mostrar también mi año de nacimiento y mi género',
  neverEmail: 'Nunca ven su correo. Puede dejar de compartir cuando quiera, en Mis datos.',
  make: 'Crear el enlace',
  making: 'Creando el enlace',
  notMade: 'No se pudo crear el enlace.',
  notMadeAdvice: 'No se comparte nada. Intente de nuevo en un minuto.',

  readyHeading: 'Su enlace está listo',
  seenBy: (iso) => `Quien tenga este enlace puede leer sus resultados hasta el ${moment(iso)}`,
  yourLink: 'Su enlace',
  onlyOnce:
    'Mostramos el enlace solo esta vez. Envíelo o cópielo ahora. Si lo pierde, deje de compartirlo en Mis datos y cree uno nuevo.',
  send: 'Enviar el enlace',
  copy: 'Copiar el enlace',
  copied: 'El enlace está copiado.',
  copiedAdvice: 'Péguelo en un correo o en un mensaje.',
  notCopied: 'Su navegador no copió el enlace.',
  notCopiedAdvice:
    'El enlace está marcado. Presione Ctrl y C, o deje el dedo sobre él y elija Copiar.',
  goToMyData: 'Ir a Mis datos',

  guest:
    'Usted usa este sitio sin cuenta. Sus resultados están solo en este dispositivo. Por eso ningún enlace puede mostrarlos.',
  guestAdvice: 'Puede imprimir su informe, o guardarlo, y darlo a alguien de confianza.',
  openReport: 'Abrir el informe',
}
