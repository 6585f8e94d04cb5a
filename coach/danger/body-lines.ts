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
  pleaseCall: {
    you: {
      en: 'Please call now. They would rather look for nothing.',
      es: 'Llame ahora, por favor. Prefieren revisar por nada.',
    },
  },
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
  callAgain: {
    you: {
      en: 'Call {emergency} again now and say what is new. Stay on the line, and do what they tell you.',
      es: 'Llame otra vez al {emergency} ya y diga qué hay de nuevo. No cuelgue y haga lo que le digan.',
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
  noWait: {
    you: {
      en: 'No, please do not wait. Signs that pass can warn of one that does not. Call {emergency} now.',
      es: 'No, por favor no espere. Una señal que se quita puede avisar de otra que no. Llame a {emergency} ahora.',
    },
  },
  mayBeMore: {
    you: {
      en: 'It may be just that, and only somebody who looks can tell it from worse. Please call {emergency}. They would rather come for nothing.',
      es: 'Puede que sea solo eso, pero solo quien revisa lo distingue de algo peor. Llame a {emergency}, por favor. Prefieren ir por nada.',
    },
  },
  canMove: {
    you: {
      en: 'I hope so. A break can feel like a bruise. Can you move it and put your weight on it?',
      es: 'Ojalá. Una fractura puede parecer un golpe. ¿Puede moverlo y apoyarse?',
    },
    they: {
      en: 'I hope so. A break can feel like a bruise. Can they move it and put their weight on it?',
      es: 'Ojalá. Una fractura puede parecer un golpe. ¿Puede moverlo y apoyarse esa persona?',
    },
  },
  evenSo: {
    you: {
      en: 'Yes, today, even though it passed: it can come back worse. Please call {emergency} now.',
      es: 'Sí, hoy mismo, aunque se haya quitado: puede volver peor. Por favor llame a {emergency} ahora.',
    },
  },
  wrongSign: {
    you: {
      en: 'Yes, go. I named the wrong thing, and it needs help all the same. Please call {emergency} now.',
      es: 'Sí, vaya. Nombré mal la señal, pero igual necesita ayuda. Por favor llame a {emergency} ahora.',
    },
  },
  whatToSay: {
    you: {
      en: 'First the address. Then what happened, since when, your age, your illnesses and your tablets. Do not hang up first.',
      es: 'Primero la dirección. Luego qué pasó, desde cuándo, su edad, sus enfermedades y sus pastillas. No cuelgue antes que ellos.',
    },
    they: {
      en: 'First the address. Then what happened, since when, their age, illnesses and tablets. Do not hang up first.',
      es: 'Primero la dirección. Luego qué pasó, desde cuándo, la edad, las enfermedades y las pastillas. No cuelgue antes que ellos.',
    },
  },
  meanwhile: {
    you: {
      en: 'Sit upright, or lie if faint, with the phone in your hand. Eat and drink nothing. Door unlocked, medicines beside you. Worse? Call {emergency} again.',
      es: 'Siéntese derecho, con el teléfono en la mano. Nada de comer ni beber. Puerta sin seguro. ¿Empeora? Llame otra vez a {emergency}.',
    },
    they: {
      en: 'Stay close and watch their breathing. Very drowsy? On their side. Nothing to eat or drink. Door unlocked, medicines ready. Worse? Call {emergency} again.',
      es: 'Quédese a su lado y vigile que respire. Si se duerme mucho, de lado. Nada de comer ni beber. Medicinas a mano. ¿Empeora? Llame otra vez a {emergency}.',
    },
  },
  meanwhileFall: {
    you: {
      en: 'Keep still and warm with the phone in your hand. Eat and drink nothing. List of medicines ready. Drowsy or worse? Call {emergency} again.',
      es: 'No se mueva y abríguese. Nada de comer ni beber. Lista de medicinas a mano. ¿Sueño o peor? Llame otra vez a {emergency}.',
    },
    they: {
      en: 'Do not move or lift them. Keep them warm and watch their breathing. Nothing to eat or drink. Door unlocked. Drowsy or worse? Call {emergency} again.',
      es: 'No le mueva ni le levante. Abríguele y vigile que respire. Nada de comer ni beber. ¿Sueño o peor? Llame otra vez a {emergency}.',
    },
  },
  noRide: {
    you: {
      en: 'No, do not drive or be driven, and wait for no taxi. Call {emergency}: an ambulance can treat you on the way. They will say if another way is right.',
      es: 'No, no maneje ni vaya en carro o taxi. Llame a {emergency}: la ambulancia puede atender en el camino. Ahí le dirán si conviene otra forma.',
    },
    they: {
      en: 'No, not by car or taxi. Call {emergency}: an ambulance can treat them on the way. They will say if another way is right.',
      es: 'No, en carro o taxi no. Llame a {emergency}: la ambulancia puede atender en el camino. Ahí le dirán si conviene otra forma.',
    },
  },
  wrongNumber: {
    you: {
      en: 'I am sorry, that number was for another country. Please call {emergency} now.',
      es: 'Perdone, ese número era de otro país. Llame ahora a {emergency}.',
    },
  },
  wrongLine: {
    you: {
      en: 'I am sorry, that line was for another country. Call {crisis} at any hour, and {emergency} where there is danger.',
      es: 'Perdone, esa línea era de otro país. Llame a {crisis} a toda hora, y a {emergency} si hay peligro.',
    },
  },
  wrongHelp: {
    you: {
      en: 'I am sorry, that number was for another country. {abuse} can help where you live. In danger, call {emergency}.',
      es: 'Perdone, ese número era de otro país. {abuse} puede ayudarle donde vive. Si hay peligro, llame a {emergency}.',
    },
  },
  noTablets: {
    you: {
      en: 'No tablets for now, not even the usual ones, until {emergency} or the crew says so. Tell them each name, and when the last one was taken.',
      es: 'Por ahora ninguna pastilla, tampoco las de siempre, hasta que {emergency} o la ambulancia lo diga. Dígales los nombres y a qué hora fue la última.',
    },
  },
  posture: {
    you: {
      en: 'Whichever lets you breathe easier, and do not walk about. Faint or sick? Lie on your side, and ask {emergency}.',
      es: 'Como respire mejor, y sin andar. ¿Se desmaya o vomita? De lado, y pregunte a {emergency}.',
    },
    they: {
      en: 'Whichever lets them breathe easier, and no walking about. Faint or sick? On their side, and ask {emergency}.',
      es: 'Como respire mejor, y sin andar. ¿Se desmaya o vomita? Acueste de lado, y pregunte a {emergency}.',
    },
  },
  fear: {
    you: {
      en: 'Of course you are frightened. One thing at a time.',
      es: 'Es natural tener miedo. Vamos paso a paso.',
    },
  },
  noMouth: {
    you: {
      en: 'Nothing by mouth until {emergency} says so: no food, no water, no aspirin. Ask them when you call.',
      es: 'Por ahora nada por la boca: ni comida, ni agua, ni aspirina. Pregunte antes a {emergency}.',
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
