/** The written steps of a danger, each in both languages, to the person and about somebody else. */

import { bodyLines, type Line } from './body-lines.ts'
import { endLines } from './end-lines.ts'

/** All of them by what they are for. */
export const lines = {
  ...bodyLines,
  ...endLines,

  thankAnswer: { you: { en: 'Thank you for answering.', es: 'Gracias por contestarme.' } },
  thankSaying: { you: { en: 'Thank you for that.', es: 'Gracias por decirlo.' } },
  strong: { you: { en: 'That was a strong thing to do.', es: 'Eso fue un paso muy valiente.' } },
  gladCompany: {
    you: { en: 'I am glad you are not alone.', es: 'Qué bueno que tiene compañía.' },
    they: { en: 'I am glad they are not alone.', es: 'Qué bueno que hay alguien ahí.' },
  },
  goodCall: { you: { en: 'Good that you called.', es: 'Qué bueno que llamó.' } },
  kept: { you: { en: 'I will keep your question.', es: 'Le guardo su pregunta.' } },

  plain: {
    you: {
      en: 'I will ask plainly. Are you thinking of ending your life today?',
      es: 'Le pregunto claro: ¿está pensando en quitarse la vida hoy?',
    },
    they: {
      en: 'Are they with you now? Stay with them if you can, and ask plainly if they think of ending their life.',
      es: '¿Está con usted ahora? Quédese a su lado si puede, y pregúntele claro si piensa en quitarse la vida.',
    },
  },
  means: {
    you: {
      en: 'Is there something near you that you might use? Please put it out of reach, hand it to someone, or go to another room. Tell me when it is done.',
      es: '¿Tiene cerca algo con que podría hacerse daño? Póngalo lejos, déselo a alguien o cambie de cuarto. Avíseme cuando esté hecho.',
    },
    they: {
      en: 'Is there something near them that they might use? Please put it out of their reach. Tell me when it is done.',
      es: '¿Hay cerca algo con que podría hacerse daño? Póngalo fuera de su alcance. Dígame cuando esté hecho.',
    },
  },
  meansAgain: {
    you: {
      en: 'Please do that first: the thing in another room, or you in another room. I will wait.',
      es: 'Haga eso primero, por favor: la cosa en otro cuarto, o usted en otro cuarto. Le espero.',
    },
    they: {
      en: 'Please do that first, where they cannot get at it. I will wait.',
      es: 'Haga eso primero, por favor, donde no lo alcance. Le espero.',
    },
  },
  person: {
    you: {
      en: 'Who could sit with you or stay on the phone? Tell me who.',
      es: '¿Quién podría acompañarle o quedarse al teléfono? Dígame quién.',
    },
    they: {
      en: 'Who else could come and sit with them? Tell me who. {crisis} will talk with you too.',
      es: '¿Quién más podría venir y acompañar? Dígame quién. {crisis} también le atiende a usted.',
    },
  },
  personHere: {
    you: {
      en: 'Ask whoever is there to stay tonight. You can say: “I am not safe alone.” Then call {crisis} together.',
      es: 'Pida a quien esté ahí que se quede esta noche. Puede decir: “No debo estar a solas”. Luego llamen a {crisis}.',
    },
    they: {
      en: 'Take turns to stay with them tonight. Then call {crisis} together.',
      es: 'Túrnense esta noche para no dejar a solas a esa persona. Luego llamen a {crisis}.',
    },
  },
  named: {
    you: {
      en: 'Please call them now. You can say: “I am not safe alone.” Tell me when they answer.',
      es: 'Llame ahora. Puede decir: “No debo estar a solas”. Avíseme cuando le contesten.',
    },
    they: {
      en: 'Please call now and ask them to come. Tell me when they answer.',
      es: 'Llame ahora y pida que venga. Avíseme cuando le contesten.',
    },
  },
  nobody: {
    you: {
      en: 'Then {crisis} is your person now. They are awake. Tell me when you have called.',
      es: 'Entonces llame a {crisis}. Ahí hay alguien despierto. Dígame cuando haya llamado.',
    },
  },
  stayOnLine: {
    you: {
      en: 'Stay on the line. Tell them what you told me. I will be here after.',
      es: 'No cuelgue. Dígales lo que me dijo. Después aquí estaré.',
    },
  },
  hour: {
    you: {
      en: 'Until they come: sit where it is light, feet on the floor. Tell me five things you can see.',
      es: 'Mientras llega alguien: siéntese donde haya luz, los pies en el suelo. Dígame cinco cosas que ve.',
    },
    they: {
      en: 'Until somebody comes: sit near them where it is light, and listen. You need not find the right words.',
      es: 'Mientras llega alguien: siéntese cerca, donde haya luz, y escuche. No hace falta hallar las palabras.',
    },
  },
  check: {
    you: {
      en: 'Are you safe right now? If not, call {emergency}. I am still here.',
      es: '¿Está a salvo en este momento? Si no, llame a {emergency}. Sigo aquí.',
    },
    they: {
      en: 'Are they safe right now? If not, call {emergency} and say where they are. I am still here.',
      es: '¿Esa persona está a salvo ahora? Si no, llame a {emergency} y diga dónde está. Sigo aquí.',
    },
  },
  unsafe: {
    you: {
      en: 'Then call {emergency} now, and go where other people are. Say that you are not safe.',
      es: 'Entonces llame a {emergency} ya, y vaya donde haya gente. Diga que no está a salvo.',
    },
    they: {
      en: 'Then call {emergency} now, and stay near them if you can do so safely.',
      es: 'Entonces llame a {emergency} ya, y quédese cerca si puede hacerlo sin peligro.',
    },
  },
  mayBeWrong: {
    you: {
      en: 'I may have it wrong, and I would rather ask. Are you safe?',
      es: 'Puede que me equivoque, y prefiero preguntar. ¿Está a salvo?',
    },
    they: {
      en: 'I may have it wrong, and I would rather ask. Are they safe?',
      es: 'Puede que me equivoque, y prefiero preguntar. ¿Esa persona está a salvo?',
    },
  },
  orElse: {
    you: {
      en: 'If I read that wrong, I am sorry. Then this may help:',
      es: 'Si le entendí mal, disculpe. Entonces quizá le sirva esto:',
    },
  },
  sorryLoss: { you: { en: 'I am sorry for your loss.', es: 'Siento mucho su pérdida.' } },
  onceMore: { you: { en: 'I ask once more.', es: 'Se lo pido otra vez.' } },
  stillThere: { you: { en: 'It still matters.', es: 'Sigue siendo importante.' } },

  who: {
    you: {
      en: 'Who could know how heavy this is? A doctor, a friend, {crisis}?',
      es: '¿Quién podría saber cuánto pesa esto? ¿Un médico, una amistad, {crisis}?',
    },
    they: {
      en: 'Who else could know how heavy this is for them? A doctor, a friend, {crisis}?',
      es: '¿Quién más podría saber cuánto le pesa? ¿Un médico, una amistad, {crisis}?',
    },
  },
  tellThem: {
    you: {
      en: 'Please tell them today, as plainly as you told me. {crisis} is there any hour too.',
      es: 'Dígaselo hoy, tan claro como me lo dijo a mí. También puede llamar a {crisis} a toda hora.',
    },
  },
  tiny: {
    you: {
      en: 'One small thing for now: the curtains, a wash, or one call. Which is nearest?',
      es: 'Una sola cosa por ahora: las cortinas, lavarse la cara o una llamada. ¿Cuál le queda más cerca?',
    },
    they: {
      en: 'One small thing together for now: the curtains, a wash, or one call. Which is nearest?',
      es: 'Una sola cosa juntos por ahora: las cortinas, lavarse la cara o una llamada. ¿Cuál queda más cerca?',
    },
  },

  place: {
    you: {
      en: 'Are you safe where you are now? Can that person see this screen?',
      es: '¿Está a salvo ahora? ¿Esa persona puede ver esta pantalla?',
    },
    they: {
      en: 'Are they safe where they are now? Ask them when the two of you are alone.',
      es: '¿Esa persona está a salvo donde está? Pregúntele cuando estén a solas.',
    },
  },
  fault: {
    you: {
      en: 'It is not your fault. {abuse} listens in confidence.',
      es: 'No es culpa suya. {abuse} escucha, y es confidencial.',
    },
    they: {
      en: 'It is not their fault. {abuse} listens in confidence.',
      es: 'Esa persona no tiene la culpa. {abuse} escucha, y es confidencial.',
    },
  },
  ownHands: {
    you: {
      en: 'It took courage to say. Step out of the room before your hands do. Are they hurt? Tell their doctor today what you told me, and ask for rest cover.',
      es: 'Hizo falta valor para decirlo. Salga del cuarto antes de tocar. ¿Le hizo daño? Cuénteselo hoy a su médico y pida que alguien le releve.',
    },
  },
  bankNow: {
    you: {
      en: 'Call the bank now, at the number on the card: “Block my card and stop the payments.” Then change the password. Send nothing more.',
      es: 'Llame ya al banco, al número de la tarjeta: “Bloqueen mi tarjeta y paren los pagos.” Luego cambie la clave. No mande nada más.',
    },
  },
  restCover: {
    you: {
      en: 'Who could take over for some hours this week? Ask the family, the doctor or nurse, or {company}.',
      es: '¿Quién podría relevarle unas horas esta semana? Pídalo a la familia, al médico o a {company}.',
    },
  },
  apart: {
    you: {
      en: 'When it rises again: see that they sit safely, leave the room, and ring somebody. If you fear for either of you, call {emergency}.',
      es: 'Si le vuelve a subir la rabia: deje a esa persona bien sentada, salga del cuarto y llame a alguien. Si teme por los dos, llame a {emergency}.',
    },
  },
  deleteTalk: {
    you: {
      en: 'You can delete this talk here: press “Start New Chat”, or close this tab. The server keeps none of it.',
      es: 'Puede borrar esta conversación aquí: toque “Empezar otra conversación” o cierre la pestaña. El servidor no guarda nada de ella.',
    },
  },
  tell: {
    you: {
      en: 'You can tell a doctor, a nurse or your bank. Whom do you trust most?',
      es: 'Puede contárselo a un médico, a una enfermera o a su banco. ¿En quién confía más?',
    },
  },
} as const satisfies Readonly<Record<string, Line>>

/** The name of a line. */
export type LineId = keyof typeof lines
