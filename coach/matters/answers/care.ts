/** What is said to answers on caring for somebody, hearing in groups and new places. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { atMidday, either, inTheEvening, saysNobody } from '../yes-or-no.ts'

export const careAnswers = {
  upAtNight: [
    {
      when: pattern(
        '(door|wander*|wand*|get* up|gets out|leav*|looking for|confus*|lost|walks|puerta|se levanta|se sale|deambul*|camina|busca*|confund*|perdid[oa])',
      ),
      say: {
        en: 'Then hang a bell on the door and keep the way lit. Offer first what is looked for: the toilet, a drink, a hand. Ask the doctor about a bed alarm. Gone from home? Call {emergency}.',
        es: 'Entonces cuelgue una campana en la puerta y deje luz en el camino. Ofrezca primero lo que busca: el baño, agua, una mano. Pregunte al médico por un aviso de cama. ¿Se fue? Llame a {emergency}.',
      },
    },
    {
      when: pattern(
        '(toilet|bathroom|pee*|urin*|wet|pads?|diapers?|bano|orin*|mojad[oa]|mea*|panal*|pipi)',
      ),
      say: {
        en: 'Then count how many times, for a few nights, and tell the doctor this week. Ask about tablet times and a commode by the bed. Keep a light on. With fever, call today.',
        es: 'Entonces cuente unas noches cuántas veces, y dígalo al médico esta semana. Pregunte por la hora de las pastillas y una silla con inodoro junto a la cama. Con fiebre, llame hoy.',
      },
    },
    {
      when: pattern('(pain*|hurt*|ache*|moan*|groan*|dolor*|duele*|queja*|quejido*)'),
      say: {
        en: 'Then the pain comes first. Call the doctor or nurse today: where it is, when, and which tablets were given. Add none by yourself. New or very strong pain: have it seen today.',
        es: 'Entonces el dolor va primero. Llame hoy al médico o a la enfermera: dónde es, cuándo y qué pastillas se dieron. No añada ninguna. Dolor nuevo o muy fuerte: que lo vean hoy.',
      },
    },
  ],
  agitated: [
    {
      when: pattern(
        '(wash*|bath*|shower*|dress*|chang*|bano|banar*|ducha*|vest*|cambi*|asear*|aseo)',
      ),
      say: {
        en: 'Then do less at a time. Say each step in a few words, from the front, and put the cloth or the sleeve in their hand. Refused? Leave it, and try again later.',
        es: 'Entonces haga menos cada vez. Diga cada paso en pocas palabras, de frente, y dele a la mano la toalla o la manga. ¿Se niega? Déjelo y pruebe más tarde.',
      },
    },
    {
      when: either(atMidday, inTheEvening),
      say: {
        en: 'Then be there before it. Well ahead of that hour: the toilet, a small bite, all lamps on, something for the hands. Visits and errands go to the morning. Tell the doctor at which hour.',
        es: 'Entonces adelántese. Mucho antes de esa hora: baño, un bocado, todas las lámparas y algo para las manos. Visitas y mandados, por la mañana. Dígale al médico a qué hora pasa.',
      },
    },
    {
      when: pattern(
        '(all (day|the time)|any (time|hour)|no pattern|todo el (dia|tiempo)|a cualquier hora|a toda hora|sin hora)',
      ),
      say: {
        en: 'Then look for a plain cause each time: pain, toilet, hunger, heat, noise. Write down what came before. Take that to the doctor this week, and ask the memory clinic for breaks for you.',
        es: 'Entonces busque cada vez algo sencillo: dolor, baño, hambre, calor, ruido. Apunte qué pasó antes. Llévelo al médico esta semana, y pida en la clínica de memoria descansos para usted.',
      },
    },
  ],
  hardOfHearing: [
    {
      when: pattern(
        '(table|restaurant*|dinner*|lunch*|meals?|family|part(y|ies)|mesa|restaurant*|cen[ao]s?|comidas?|familia|fiestas?|reunion*)',
      ),
      say: {
        en: 'Then choose your chair before the others sit: a corner, your better ear to the talk, the kitchen far off. Ask one person beside you to say what it is about now.',
        es: 'Entonces elija su silla antes que los demás: un rincón, el mejor oído hacia la charla, lejos de la cocina. Pida a quien esté al lado que le diga de qué hablan.',
      },
    },
    {
      when: pattern(
        '(church*|mass|meetings?|hall|choir|sermon|iglesia|misa|juntas?|salon|culto|coro)',
      ),
      say: {
        en: 'Then call the office this week: is there a hearing loop or a headset, or the talk on paper? Sit in front on the day. And take your place before it fills up.',
        es: 'Entonces llame esta semana: ¿hay audífonos de la sala, o lo que se dice en papel? Ese día siéntese adelante, y llegue antes de que se llene.',
      },
    },
    {
      when: pattern(
        '(everywhere|all over|anywhere|all of (it|them)|en todas partes|en todos lados|donde sea|todo)',
      ),
      say: {
        en: 'Then the hearing test goes first: call your clinic today. Until then, say it at the start: “Please look at me when you talk.” Most people are glad to know how to help.',
        es: 'Entonces la prueba de oído va primero: llame hoy a su clínica. Mientras, dígalo al empezar: “Míreme cuando hable, por favor”. A casi todos les gusta saber cómo ayudar.',
      },
    },
  ],
  afterMove: [
    {
      when: pattern(
        '(garden*|plants?|flowers?|vegetables|jardin*|plantas?|flores|huert[oa]|macetas?|matas)',
      ),
      say: {
        en: 'Then let the garden come along, smaller: one pot at the window, today or this week. Ask a neighbor for a cutting. A plant is also a fine reason to start talking.',
        es: 'Entonces que el jardín venga con usted, más chico: una maceta en la ventana esta semana. Pida un gajo en el vecindario. Una planta también da de qué hablar.',
      },
    },
    {
      when: pattern(
        '(church|choir|sang|singing|mass|parish|iglesia|coro|canta*|misa|parroquia|templo)',
      ),
      say: {
        en: 'Then look for the same thing here. Call this week: “I am new. When do you meet, and whom do I ask for?” Till that day, keep one song or one prayer at your old hour.',
        es: 'Entonces busque lo mismo aquí. Llame esta semana: “Acabo de llegar. ¿Cuándo se juntan, y por quién pregunto?”. Mientras, guarde una canción o un rezo a su hora de siempre.',
      },
    },
    {
      when: pattern('(friends?|neighbo*|people|amig[oa]s|amistades|vecin[oa]s|gente)'),
      say: {
        en: 'Then keep two doors open. Call one of them today at a set hour, and make that a habit. Here, sit on the same bench at the same hour, and say good day.',
        es: 'Entonces deje dos puertas abiertas. Llame hoy a alguien de allá, y que sea costumbre. Aquí, siéntese en la misma banca a la misma hora y dé los buenos días.',
      },
    },
  ],
  carerGuilt: [
    {
      when: pattern('(home|residence|nursing|facility|residencia|asilo|hogar|internar*|ingres*)'),
      say: {
        en: 'You looked for more care than one person can give. There you still visit, decide and love. On your next visit take one thing you two liked: a song, a photo, a sweet.',
        es: 'Usted buscó más cuidado del que puede dar una sola persona. Ahí sigue visitando, decidiendo y queriendo. En la próxima visita lleve algo que les gustaba: una canción, una foto.',
      },
    },
    {
      when: pattern(
        '(shout*|yell*|impatien*|temper|angry|anger|snap*|patience|grit*|pacienci*|impacien*|enoj*|mal genio|regan*)',
      ),
      say: {
        en: 'It happens to people who are worn out. Say it plainly: “I am sorry, I was tired.” When it rises again, step into another room for two minutes. Ask today who could give you a break.',
        es: 'Le pasa a quien ya no da más. Dígalo sencillo: “Perdón, me ganó el cansancio”. Si vuelve a subir, pase a otro cuarto dos minutos. Pida hoy un relevo.',
      },
    },
    {
      when: pattern(
        '(rest*|break*|go* out|enjoy*|time (off|for)|leav*|descans*|salir*|salgo|disfrut*|tiempo para|dej*)',
      ),
      say: {
        en: 'A rested carer can go on; that is good for you both. Put one small outing in the week, with the same helper at the same hour. Say as you leave: “I am coming back.”',
        es: 'Quien descansa puede seguir; les hace bien a ambos. Ponga una salida pequeña por semana, con la misma ayuda y a la misma hora. Al irse diga: “Ahora vuelvo”.',
      },
    },
  ],
  siblings: [
    {
      when: saysNobody,
      say: {
        en: 'Then ask outside the family too. Call {company} today: “Who can stay with somebody for an afternoon near me?” Tell the doctor or nurse that you carry it alone; they know of breaks.',
        es: 'Entonces pida también fuera de la familia. Llame hoy a {company}: “¿Quién puede acompañar a alguien una tarde por aquí?”. Diga al médico o enfermera que lo lleva a solas.',
      },
    },
    {
      when: pattern(
        '(far|abroad|another (city|state|country)|lives in|away|busy|works|lejos|otro (pais|estado)|otra ciudad|vive en|ocupad[oa]|trabaja)',
      ),
      say: {
        en: 'Then ask for what can be done from there: the papers, the bank, one call each evening, or paying for some hours of help. Name one thing and one day, and ask today.',
        es: 'Entonces pida lo que se puede hacer desde ahí: los trámites, el banco, una llamada cada noche, o pagar unas horas de ayuda. Diga una cosa y un día, y pídalo hoy.',
      },
    },
    {
      when: pattern(
        '(brother*|sister*|sibling*|herman[oa]s?|daughter|son|hij[oa]|cousin|prim[oa])',
      ),
      say: {
        en: 'Then call with one task and one day, not with the whole load. If the answer is no, ask: “What could you do instead?” Let them choose from your list. Thank them, even for little.',
        es: 'Entonces llame con una sola tarea y un solo día, no con toda la carga. Si dice que no, pregunte: “¿Y qué sí podrías?”. Que elija de su lista. Agradezca aunque sea poco.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
