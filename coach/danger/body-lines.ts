/** The written steps of a danger to the body. */

import type { Said } from '../text/said.ts'

/** A sentence or two; help lines stay as `{crisis}` and the like. */
export interface Line {
  readonly you: Said
  /** Where the danger is another person's; as `you` where that fits both. */
  readonly they?: Said
}

/** By what they are for; `time` to `lastDrink` are the one thing to do for each sign. */
export const bodyLines = {
  called: {
    you: {
      en: 'Have you called {emergency}? That comes before anything else.',
      es: '¿Ya llamó a {emergency}? Eso va antes que todo.',
    },
  },
  callNow: {
    you: {
      en: 'Please call {emergency} now, on loudspeaker if you can. I will wait.',
      es: 'Llame a {emergency} ahora, con el altavoz si puede. Aquí le espero.',
    },
  },
  door: {
    you: {
      en: 'Is someone with you? Unlock the door.',
      es: '¿Hay alguien con usted? Quite el seguro de la puerta.',
    },
    they: {
      en: 'Are they with you now? Can you stay with them? Unlock the door.',
      es: '¿Está con usted ahora? ¿Puede quedarse a su lado? Quite el seguro de la puerta.',
    },
  },
  family: {
    you: {
      en: 'Stay where you are. Who will tell your family?',
      es: 'No se mueva de ahí. ¿Quién avisa a su familia?',
    },
    they: {
      en: 'Stay near them. Who will tell the family?',
      es: 'Quédese cerca. ¿Quién avisa a la familia?',
    },
  },
  evenIfPassed: {
    you: {
      en: 'Signs that ease still need the call. Please call {emergency} and let them judge.',
      es: 'Aunque se alivie, hay que llamar. Por favor llame a {emergency} y que le revisen.',
    },
  },
  decision: {
    you: {
      en: 'It is your decision. I still ask you to call. The number is {emergency}.',
      es: 'Es su decisión. Yo le sigo pidiendo que llame. El número es {emergency}.',
    },
  },
  notNow: {
    you: {
      en: 'After what you told me I give no advice on movement, food, drink or medicines. {emergency} or a doctor can. I can talk about something else.',
      es: 'Después de lo que me contó, no aconsejo sobre movimiento, comida, bebida ni medicinas. Eso es para {emergency} o un médico. Podemos hablar de otra cosa.',
    },
  },

  time: {
    you: {
      en: 'Write down when it began, and tell {emergency}. Face, arm, speech: which one changed?',
      es: 'Apunte a qué hora empezó y dígaselo a {emergency}. Cara, brazo, habla: ¿qué cambió?',
    },
  },
  sit: {
    you: {
      en: 'Sit down and loosen what is tight. Keep the phone in your hand for {emergency}.',
      es: 'Siéntese y afloje la ropa. Tenga el teléfono en la mano para {emergency}.',
    },
    they: {
      en: 'Have them sit and loosen what is tight. Keep the phone in your hand for {emergency}.',
      es: 'Que se siente y se afloje la ropa. Tenga el teléfono en la mano para {emergency}.',
    },
  },
  nearPhone: {
    you: {
      en: 'Keep the phone in your hand, and any packet beside you. {emergency} will say what to do.',
      es: 'Tenga el teléfono en la mano y los envases a su lado. {emergency} le dirá qué hacer.',
    },
  },
  still: {
    you: {
      en: 'Do not try to stand up. Keep warm and still until {emergency} says otherwise.',
      es: 'No intente levantarse. Abríguese y no se mueva hasta que {emergency} lo diga.',
    },
    they: {
      en: 'Do not move them. Keep them warm until {emergency} says otherwise.',
      es: 'No le mueva. Abrigue a esa persona hasta que {emergency} diga otra cosa.',
    },
  },
  list: {
    you: {
      en: 'Put the list of medicines by the phone. Tell {emergency} of any fever, fall or low sugar.',
      es: 'Deje la lista de medicinas junto al teléfono. Diga a {emergency} si hubo fiebre, caída o azúcar baja.',
    },
  },
  lastDrink: {
    you: {
      en: 'Tell {emergency} when the last drink was. Do not stay alone until they come.',
      es: 'Diga a {emergency} cuándo fue el último trago. Que alguien le acompañe mientras llegan.',
    },
  },
  takeSugar: {
    you: {
      en: 'Have you had something sweet? Sit down, keep someone near, and call {emergency} if you have not.',
      es: '¿Ya tomó algo dulce? Siéntese, que alguien le acompañe, y llame a {emergency} si aún no lo hizo.',
    },
    they: {
      en: 'Have they had something sweet, if they can swallow? Stay beside them, and call {emergency} if you have not.',
      es: '¿Ya tomó algo dulce, si puede tragar? Quédese a su lado, y llame a {emergency} si aún no lo hizo.',
    },
  },
  rideNow: {
    you: {
      en: 'Then have someone drive you to the nearest hospital now. Do not drive yourself. Call {emergency} as soon as a phone works.',
      es: 'Entonces que alguien le lleve ya al hospital más cercano. No maneje usted. Llame a {emergency} en cuanto sirva un teléfono.',
    },
    they: {
      en: 'Then drive them to the nearest hospital now, with somebody beside them. Call {emergency} as soon as a phone works.',
      es: 'Entonces lleven ya a esa persona al hospital más cercano, con alguien a su lado. Llame a {emergency} en cuanto sirva un teléfono.',
    },
  },
  thenThem: {
    you: {
      en: '{emergency} first. Then yes, call them too, and ask them to come.',
      es: 'Primero llame a {emergency}. Después sí, llame también a esa persona y pida que venga.',
    },
  },
  outside: {
    you: {
      en: 'Are you outside now? Leave everything and do not go back in.',
      es: '¿Ya está afuera? Deje todo y no vuelva a entrar.',
    },
  },
  outsideCall: {
    you: {
      en: 'Call {emergency} from outside, away from the house. Touch no switch and light nothing.',
      es: 'Llame a {emergency} desde afuera, lejos de la casa. No toque interruptores ni encienda nada.',
    },
  },
  everyone: {
    you: {
      en: 'Is everybody out? Wait for the crew in the open air.',
      es: '¿Ya salieron todos? Esperen al equipo al aire libre.',
    },
  },
} as const satisfies Readonly<Record<string, Line>>
