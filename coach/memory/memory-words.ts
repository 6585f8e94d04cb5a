/** What the coach says of its memory, and how each is known again in an earlier turn. */

import { languages } from '#core/languages.ts'
import type { Said } from '../text/said.ts'
import type { QuickReply } from '../talk/acts.ts'

/** Sentences by what they are for; `{words}` is filled in. */
export const memoryWords = {
  askConsent: {
    en: 'You told me: “{words}”. Shall I remember this for next time?',
    es: 'Usted me contó: “{words}”. ¿Quiere que lo recuerde para la próxima vez?',
  },
  kept: {
    en: 'Thank you. I will remember it. You can see, change or delete it under “What I remember”.',
    es: 'Gracias. Lo recordaré. Puede verlo, cambiarlo o borrarlo en “Lo que recuerdo”.',
  },
  notKept: { en: 'All right. I will not keep it.', es: 'De acuerdo. No lo guardo.' },
  neverKept: {
    en: 'All right. I keep nothing and will not ask again. You can change that under “What I remember”.',
    es: 'De acuerdo. No guardo nada y no vuelvo a preguntar. Puede cambiarlo en “Lo que recuerdo”.',
  },
  forgotten: {
    en: 'Done. I no longer remember: “{words}”.',
    es: 'Listo. Ya no recuerdo: “{words}”.',
  },
  nothingToForget: {
    en: 'There is nothing that I remember of you.',
    es: 'No recuerdo nada de usted.',
  },
  askForgetAll: {
    en: 'Shall I forget everything that you told me?',
    es: '¿Quiere que olvide todo lo que me contó?',
  },
  allForgotten: {
    en: 'Done. I have forgotten everything you told me.',
    es: 'Listo. Olvidé todo lo que me contó.',
  },
  allKept: { en: 'All right. I keep it.', es: 'De acuerdo. Lo sigo recordando.' },
  saidBack: {
    en: 'You told me: “{words}”. I keep that in mind.',
    es: 'Usted me contó: “{words}”. Lo tengo en cuenta.',
  },
  stillSo: {
    en: 'A while ago you told me: “{words}”. Is that still so?',
    es: 'Hace un tiempo me contó: “{words}”. ¿Sigue así?',
  },
  renewed: { en: 'Thank you. I keep it in mind.', es: 'Gracias. Lo sigo teniendo en cuenta.' },
  better: {
    en: 'Good to hear. Then it is no longer in the way.',
    es: 'Qué bueno. Entonces ya no hace falta evitar nada por eso.',
  },
  goodToSeeYou: { en: 'Good to see you.', es: 'Qué gusto verle.' },
  yourGoal: { en: 'Your goal: {words}.', es: 'Su meta: {words}.' },
} as const satisfies Readonly<Record<string, Said>>

/** The name of one of them. */
export type MemoryLine = keyof typeof memoryWords

function answer(en: string, es: string): QuickReply {
  return { act: 'answer', label: { en, es } }
}

/** After "Shall I remember this for next time?". */
export const consentReplies = [
  answer('Yes', 'Sí'),
  answer('Not this', 'Esto no'),
  answer('Never', 'Nunca'),
]

/** After "Shall I forget everything?". */
export const forgetAllReplies = [
  answer('Yes, forget all', 'Sí, olvide todo'),
  answer('No, keep it', 'No, recuérdelo'),
]

/** After "Is that still so?". */
export const stillReplies = [answer('Still so', 'Sigue así'), answer('It is better', 'Ya mejoró')]

function traceOf(said: Said): string {
  return languages
    .map((language) =>
      said[language]
        .replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`)
        .replaceAll('{words}', '[^”]{0,240}'),
    )
    .join('|')
}

/**
 * Finds a sentence of the memory.
 *
 * @param line - which.
 * @returns an expression that finds it in an earlier turn, in either language.
 */
export function expressionOf(line: MemoryLine): RegExp {
  return new RegExp(traceOf(memoryWords[line]), 'gu')
}
