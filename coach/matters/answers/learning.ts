/** What is said to answers on pastimes, learning and devices. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { either, saysNo, saysNobody, saysNothing, saysYes } from '../yes-or-no.ts'

export const learningAnswers = {
  hasInstrument: [
    {
      when: either(saysNo, saysNothing),
      say: {
        en: 'Then borrow before you buy: call a music school, your church or the library this week, and ask to try two kinds. Until then, sing your tune each day and clap its beat.',
        es: 'Entonces pida prestado antes de comprar: llame esta semana a una escuela de música, la iglesia o la biblioteca, y pruebe dos. Mientras, cante su canción cada día y lleve el compás.',
      },
    },
    {
      when: either(
        saysYes,
        pattern(
          '(piano|guitar*|keyboard|violin|accordion|harmonica|flute|ukulele|teclado|acordeon|armonica|flauta|charango|cuatro)',
        ),
      ),
      say: {
        en: 'Then take it out today and leave it where you sit, in reach. Have somebody look at strings or keys. Three notes of a tune you love are enough for the first day.',
        es: 'Entonces sáquelo hoy y déjelo donde se sienta, a la mano. Que alguien revise cuerdas o teclas. El primer día bastan tres notas de una canción querida.',
      },
    },
  ],
  likesToRead: [
    {
      when: pattern(
        '(nothing|can not (see|read|follow)|blur*|eyes|lose the thread|tire*|nada|no (puedo|veo)|vista|ojos|pierdo el hilo|cans*)',
      ),
      say: {
        en: 'Then let somebody read to you: audio books from the library cost nothing. And book an eye check; it may be the glasses. Try one short story with your ears today.',
        es: 'Entonces que le lean: los audiolibros de la biblioteca no cuestan. Y pida cita para la vista; quizá son los lentes. Pruebe hoy un cuento corto con los oídos.',
      },
    },
    {
      when: pattern('(news*|paper|magazine*|noticias|periodico*|diario|revista*)'),
      say: {
        en: 'Then pick one article a day, and when it ends tell somebody what it said. That is where it sticks. Once a week, take a page you would usually turn over.',
        es: 'Entonces elija un artículo al día, y al acabar cuéntele a alguien qué decía. Así se queda. Una vez por semana, lea una página que siempre se salta.',
      },
    },
    {
      when: pattern(
        '(novel*|stor*|myster*|crime|romance|histor*|biograph*|detective|novela*|cuento*|historia*|misterio|policia*|amor|biografia*)',
      ),
      say: {
        en: 'Then take up one you loved long ago: you know the way, so losing the thread does not matter. One page, stop, and tell yourself what happened. Ask the library about a reading group.',
        es: 'Entonces vuelva a uno que le gustó hace tiempo: ya conoce el camino, y no importa perder el hilo. Una página, pare y cuéntese qué pasó. Pregunte por un club de lectura.',
      },
    },
    {
      when: pattern(
        '(bible|scripture*|psalm*|poem*|poetry|prayer*|biblia|salmo*|poema*|poesia*|rezo*|evangelio)',
      ),
      say: {
        en: 'Then read a few lines aloud each day, and learn one of them by heart this week. Big print is easy to get: ask at church or the library. Say it to somebody on Sunday.',
        es: 'Entonces lea cada día unas líneas en voz alta, y esta semana aprenda una de memoria. Hay de letra grande: pregunte en la iglesia o la biblioteca. Dígasela a alguien el domingo.',
      },
    },
  ],
  bankApp: [
    {
      when: saysNo,
      say: {
        en: 'Then there is no hurry. Have the branch put it on with you beside them, and show you how to look at what came in. You may also stay with the counter.',
        es: 'Entonces no hay prisa. Que en el banco se la pongan con usted al lado, y le enseñen a mirar qué entró. También puede seguir yendo a la ventanilla.',
      },
    },
    {
      when: either(
        saysYes,
        pattern(
          '((put|installed|set) (it|one)|me la (puso|instalo|bajo)|on my phone|en el (celular|telefono))',
        ),
      ),
      say: {
        en: 'Then open it today and only look: what came in, what went out. Ask the branch for a low limit on payments. A caller hurries you? Hang up, and ring the bank yourself.',
        es: 'Entonces ábrala hoy y nada más mire: qué entró y qué salió. Pida en el banco un tope bajo para los pagos. ¿Le apuran por teléfono? Cuelgue y llame usted al banco.',
      },
    },
  ],
  teacher: [
    {
      when: saysNobody,
      say: {
        en: 'Then ask where it is done every day: the library, or {company}. Say: “Are there free classes for adults?” Nobody there is surprised. Until then, copy your name and your street each morning.',
        es: 'Entonces pregunte donde lo hacen a diario: la biblioteca o {company}. Diga: “¿Hay clases gratis para adultos?”. Ahí a nadie le extraña. Mientras, copie cada mañana su nombre y su calle.',
      },
    },
    {
      when: pattern(
        '(daughter|son|grand*|niece|nephew|neighbo*|friend|wife|husband|hij[oa]|niet[oa]|sobrin[oa]|vecin[oa]|amig[oa]|espos[oa])',
      ),
      say: {
        en: 'A good teacher, and glad to be asked. Say today: “Would you sit with me for a short while, always at the same hour?” Bring your own words: your street, bread, their name.',
        es: 'Es buena idea, y le va a gustar que le pida. Diga hoy: “¿Te sientas conmigo un ratito, siempre a la misma hora?”. Lleve sus palabras: su calle, pan, su nombre.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
