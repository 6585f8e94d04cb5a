/** Says in one plain sentence why the built-in coach stands in for a language model. */

import type { Language } from '#core/languages.ts'
import type { ModelFaultName } from './model-fault.ts'

type Notice = Readonly<Record<Language, string>>

/** @param en - what happened, in English. */
function standIn(en: string, es: string): Notice {
  return {
    en: `${en}, so the built-in coach answers.`,
    es: `${es}, así que responde la guía del programa.`,
  }
}

const unreachable = standIn(
  'The language model cannot be reached now',
  'Ahora no se puede usar el modelo de lenguaje',
)
const slow = standIn('The language model took too long', 'El modelo de lenguaje tardó demasiado')
const broken = standIn(
  'The language model stopped in the middle',
  'El modelo de lenguaje se detuvo a la mitad',
)
const unusable = standIn(
  'The language model gave no answer we could use',
  'El modelo de lenguaje no dio una respuesta que sirva',
)

const notices: Readonly<Record<ModelFaultName, Notice>> = {
  busy: standIn(
    'Many people are asking right now',
    'Muchas personas están preguntando ahora mismo',
  ),
  'too-often': standIn(
    'You have asked the language model many times in the last hour',
    'Usted ha preguntado muchas veces al modelo de lenguaje en la última hora',
  ),
  unreachable,
  'key-refused': unreachable,
  'over-limit': standIn(
    'The language model is busy now',
    'El modelo de lenguaje está ocupado ahora',
  ),
  'call-refused': unreachable,
  'service-failed': unreachable,
  'no-first-word': slow,
  stalled: slow,
  'cut-off': broken,
  junk: unusable,
  'too-long': unusable,
  withheld: unusable,
  empty: unusable,
  incomplete: unusable,
  unsafe: standIn(
    'What the language model said broke our safety rules',
    'Lo que dijo el modelo de lenguaje no cumplió nuestras reglas de seguridad',
  ),
  stopping: broken,
  gone: broken,
}

/**
 * Puts a fault into words for people.
 *
 * @param fault - why the model did not answer.
 * @param language - language of the answer.
 * @returns one sentence.
 */
export function noticeOf(fault: ModelFaultName, language: Language): string {
  return notices[fault][language]
}

/** Stands under a plan of which the model worded a part. */
export const partlyReworded: Notice = {
  en: 'The language model worded some of these points. The built-in coach worded the others.',
  es: 'El modelo de lenguaje escribió algunos de estos puntos. La guía del programa escribió los otros.',
}
