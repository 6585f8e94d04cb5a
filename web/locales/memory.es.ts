/** Texts of what the coach remembers, in Spanish. */

import type { RememberedKind, RememberedOutcome } from '#core/memory.ts'
import { formatLocale } from './language.es.ts'
import type { MemoryTexts } from './memory.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString(formatLocale, { dateStyle: 'long' })

const kinds: Readonly<Record<RememberedKind, string>> = {
  condition: 'Usted me contó',
  limit: 'Dejo fuera lo que no va con esto',
  dislike: 'No es para usted',
  tried: 'Usted probó',
  goal: 'Su meta',
  contacts: 'Cerca de usted',
}

const outcomes: Readonly<Record<RememberedOutcome, string>> = {
  helped: 'Le ayudó.',
  'no-change': 'Siguió igual, así que lo dejo fuera.',
  harmed: 'Le hizo daño, así que lo dejo fuera.',
  'too-hard': 'Fue muy difícil, así que lo dejo fuera.',
  done: 'Lo hizo.',
}

export const memoryTexts: MemoryTexts = {
  heading: 'Lo que recuerdo',
  intro: 'La guía recuerda solo lo que usted permitió. Aquí está todo, en sus propias palabras.',
  about:
    'La guía puede recordar lo que usted le cuenta, si le dice que sí. Aquí lo ve, lo cambia y lo borra.',
  open: 'Lo que la guía recuerda',
  loading: 'Buscando lo que la guía recuerda',
  notLoaded: 'No se pudo traer lo que la guía recuerda.',
  connectionAdvice: 'Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',

  listHeading: 'En sus propias palabras',
  none: 'La guía no recuerda nada de usted.',
  noneUnasked: 'Cuando usted le cuente algo que valga la pena guardar, la guía preguntará primero.',
  kind: (kind) => kinds[kind],
  outcome: (outcome) => outcomes[outcome],
  words: (words) => `“${words}”`,
  step: (step) => `Sobre este paso: ${step}`,
  told: (iso) => `Lo contó el ${day(iso)}`,
  forNow: 'Por ahora',

  change: 'Cambiar',
  changeNamed: (words) => `Cambiar: ${words}`,
  newWords: '¿Qué debe decir?',
  save: 'Guardar',
  saving: 'Guardando',
  cancel: 'Dejarlo como está',
  wordsMissing: 'Escriba lo que la guía debe recordar.',
  changed: 'Está cambiado.',

  forget: 'Olvidar',
  forgetNamed: (words) => `Olvidar: ${words}`,
  forgetting: 'Olvidando',
  forgotten: 'Está olvidado.',
  forgottenAdvice: 'La guía puede volver a preguntar o proponer lo que iba con eso.',

  forgetAllHeading: 'Olvidar todo',
  forgetAll: 'Olvidar todo esto',
  forgetAllQuestion: '¿Olvidar todo lo que la guía recuerda?',
  forgetAllAbout: 'Sus resultados y puntajes se quedan. Esto no se puede deshacer.',
  keepAll: 'No, conservarlo',
  forgetAllNow: 'Sí, olvidar todo',
  allForgotten: 'Todo está olvidado.',

  consentHeading: '¿Puede recordar la guía?',
  consentYes: 'Sí. Guarda lo que usted le cuenta de su salud, sus límites, sus gustos y su meta.',
  consentUnasked: 'Todavía no guarda nada. Primero le pregunta.',
  consentNever: 'No. No guarda nada y no pregunta.',
  stop: 'Dejar de recordar',
  stopQuestion: '¿Dejar de recordar y olvidar todo?',
  stopNow: 'Sí, dejar y olvidar',
  stopped: 'Desde ahora la guía no recuerda nada.',
  allow: 'Dejar que la guía recuerde',
  allowed: 'Desde ahora la guía recuerda lo que usted le cuenta.',
  neverKept: 'Lo que dice cuando está en peligro nunca se guarda.',
  notDone: 'No funcionó. Nada ha cambiado.',
  toChat: 'Ir a la guía',
}
