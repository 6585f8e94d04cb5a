/** The lines that end a danger, and what they tell. */

import type { Line } from './body-lines.ts'
import type { LineId } from './lines.ts'

/** As the other written steps. */
export const endLines = {
  ended: {
    you: {
      en: 'I am glad you are safe. The help numbers stay in view.',
      es: 'Me alegra que esté a salvo. Los números de ayuda quedan a la vista.',
    },
    they: {
      en: 'I am glad they are safe. The help numbers stay in view.',
      es: 'Me alegra que esa persona esté a salvo. Los números de ayuda quedan a la vista.',
    },
  },
  endedHelp: {
    you: {
      en: 'I am glad help is with you. The help numbers stay in view.',
      es: 'Me alegra que ya tenga ayuda. Los números de ayuda quedan a la vista.',
    },
  },
  endedHome: {
    you: {
      en: 'I am glad you were looked after and are home. The help numbers stay in view.',
      es: 'Me alegra que le atendieran y que ya esté en casa. Los números de ayuda quedan a la vista.',
    },
    they: {
      en: 'I am glad they were looked after. The help numbers stay in view.',
      es: 'Me alegra que le hayan atendido. Los números de ayuda quedan a la vista.',
    },
  },
  endedComing: {
    you: {
      en: 'Good, help is on the way. Unlock the door, and stay near someone if you can. The help numbers stay in view.',
      es: 'Qué bueno, la ayuda viene en camino. Quite el seguro de la puerta y no se quede a solas. Los números de ayuda quedan a la vista.',
    },
  },
  endedOutside: {
    you: {
      en: 'Good, help is on the way. Stay outside with everyone, and let nobody go back in until they say so. The help numbers stay in view.',
      es: 'Qué bueno, la ayuda viene en camino. Quédense afuera, y que nadie vuelva a entrar hasta que lo digan. Los números de ayuda quedan a la vista.',
    },
  },
  endedComingBy: {
    you: {
      en: 'Good, help is on the way. Unlock the door, stay together, and have the medicines ready. The help numbers stay in view.',
      es: 'Qué bueno, la ayuda viene en camino. Quiten el seguro de la puerta y tengan listas las medicinas. Los números de ayuda quedan a la vista.',
    },
  },
  endedGuilt: {
    you: {
      en: 'You could not know then what you know now, and now there is help. Tell the hospital when it began and which medicines are taken.',
      es: 'Entonces no podía saber lo que sabe ahora, y ya hay ayuda. Diga en el hospital a qué hora empezó y qué medicinas toma.',
    },
  },
  endedWay: {
    you: {
      en: 'Good. Go now, and let someone else drive. If it gets worse on the way, stop and call {emergency}. The help numbers stay in view.',
      es: 'Bien. Vaya ya, y que maneje otra persona. Si empeora en el camino, paren y llamen a {emergency}. Los números de ayuda quedan a la vista.',
    },
    they: {
      en: 'Good. Go now. If it gets worse on the way, stop and call {emergency}. The help numbers stay in view.',
      es: 'Bien. Vayan ya. Si empeora en el camino, paren y llamen a {emergency}. Los números de ayuda quedan a la vista.',
    },
  },
  endedSugar: {
    you: {
      en: 'Good, it is coming up. Eat something and measure again soon. Do not walk or drive yet. Tell your team today. If it falls, call {emergency}.',
      es: 'Bien, ya va subiendo. Coma algo y mídase otra vez pronto. No camine ni maneje todavía. Avise hoy a su equipo. Si baja, llame a {emergency}.',
    },
  },
  /** After a fall that left a bruise and no more. */
  endedMild: {
    you: {
      en: 'I am glad it is no worse. Bad headache, vomiting, sleepy or confused, even days on: call {emergency}. On a blood thinner, have it seen today.',
      es: 'Qué bueno que no fue más. Dolor fuerte de cabeza, vómito, mucho sueño o confusión: llame a {emergency}. Con anticoagulantes, que hoy le revisen.',
    },
  },
  /** After a ring or a tap that was left on. */
  endedAired: {
    you: {
      en: 'Good that you found it. Open the windows, and light nothing till the smell is gone. If it stays, or anyone is dizzy or sick: all go out, then call {emergency}.',
      es: 'Qué bueno que lo encontró. Abra las ventanas y no encienda nada hasta que no huela. Si sigue, o alguien se marea: salgan todos y llamen a {emergency}.',
    },
  },
  explained: {
    you: {
      en: 'Thank you for telling me. I read that wrong, and I am sorry.',
      es: 'Gracias por aclararlo. Le entendí mal, y lo siento.',
    },
  },
  endedGrief: {
    you: {
      en: 'I believe you. To miss somebody so much hurts.',
      es: 'Le creo. Extrañar tanto a alguien duele.',
    },
  },
  /** Where those who help have come. */
  endedCrew: {
    you: {
      en: 'I am glad help is there. Tell them when it began, and show them the medicines. The help numbers stay in view.',
      es: 'Me alegra que ya esté la ayuda. Dígales a qué hora empezó y enséñeles las medicinas. Los números de ayuda quedan a la vista.',
    },
  },
  /** After help came or is coming, where nothing surely answers. */
  afterHelp: {
    you: {
      en: 'That was a fright. Let the crew or the ward look at you, and ask them just that. If nobody comes or it worsens, call {emergency} again. Sit down, keep warm.',
      es: 'Fue un susto. Deje que le revisen, y pregúnteles eso mismo. Si no viene nadie o empeora, llame otra vez al {emergency}. Siéntese y abríguese.',
    },
    they: {
      en: 'That was a fright. Let the crew or the ward look, and ask them just that. If nobody comes or it worsens, call {emergency} again. Now you: sit down, keep warm.',
      es: 'Fue un susto. Pregunte eso mismo en la ambulancia o el hospital. Si no viene nadie o empeora, llame otra vez al {emergency}. Ahora usted: siéntese y abríguese.',
    },
  },
  endedBody: {
    you: {
      en: 'I am glad. Let the crew or a doctor look at you today all the same: some signs come later. The help numbers stay in view.',
      es: 'Me alegra. Aun así, que hoy le mire la ambulancia o un médico: algunas señales llegan después. Los números de ayuda quedan a la vista.',
    },
    they: {
      en: 'I am glad. Let the crew or a doctor look at them today all the same: some signs come later. The help numbers stay in view.',
      es: 'Me alegra. Aun así, que hoy le mire la ambulancia o un médico: algunas señales llegan después. Los números de ayuda quedan a la vista.',
    },
  },
} as const satisfies Record<string, Line>

/** Help is there. */
const helpThere: readonly LineId[] = ['endedHelp', 'endedCrew', 'endedGuilt']
/** It is on its way. */
const helpComing: readonly LineId[] = ['endedComing', 'endedComingBy', 'endedOutside', 'endedWay']

export const endsWithHelp: ReadonlySet<LineId> = new Set(helpThere)
export const endsAsItComes: ReadonlySet<LineId> = new Set(helpComing)

/** After these the day goes on. */
export const endsMildly: ReadonlySet<LineId> = new Set(['ended', 'endedMild', 'endedAired'])

/** After these it was no danger: what was told in it is answered as ever. */
export const explaining: ReadonlySet<LineId> = new Set(['explained', 'endedGrief'])

/** After these no danger stands. */
export const endings: ReadonlySet<LineId> = new Set([
  ...helpThere,
  ...helpComing,
  ...explaining,
  'ended',
  'endedBody',
  'endedMild',
  'endedAired',
  'endedHome',
  'endedSugar',
  'afterHelp',
])
