/** Cards on closeness and trust. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const closenessAndTrustCards: readonly Card[] = [
  {
    id: 'S07',
    title: { en: 'What if I am a bother?', es: '¿Y si molesto?' },
    know: {
      en: 'Thoughts like "I would be a bother" can keep us apart. Testing them eased loneliness more than adding contacts.',
      es: 'Ideas como “voy a molestar” nos pueden alejar. Ponerlas a prueba alivió la soledad más que ver a más gente.',
    },
    step: {
      en: 'Catch one “I would be a bother” thought today. Test it with a short call or note.',
      es: 'Atrape hoy un “voy a molestar” y póngalo a prueba con una llamada corta o una nota.',
    },
    how: {
      en: [
        'Say the thought aloud: "They will not want to hear from me."',
        'Ask: what else could be true? They may be glad.',
        'Send a few words: "I thought of you today."',
      ],
      es: [
        'Diga la idea en voz alta: “No van a querer saber de mí.”',
        'Piense: ¿qué otra cosa puede ser cierta? Quizá les alegre.',
        'Mande unas palabras: “Hoy me acordé de usted.”',
      ],
    },
    howMuch: {
      en: 'One thought and one small test. Again next week, if it helped.',
      es: 'Una idea y una prueba pequeña. Otra la próxima semana, si le ayudó.',
    },
    why: {
      en: 'While we believe we are a bother, we do not call, and the thought is never tested. Trials put together make this fairly sure, but people differ.',
      es: 'Mientras uno cree que molesta, no llama, y nunca sabe si era cierto. Varios estudios juntos lo hacen bastante seguro, aunque cada persona es distinta.',
    },
    watchFor: {
      en: 'No answer may mean a busy day. If fear of people keeps you from meals or care, tell your doctor.',
      es: 'Si no contestan, quizá tenían un mal día. Si el miedo a la gente le impide salir o comer, dígaselo a su médico.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Ask a shop clerk or the librarian one small question.',
          es: 'Haga una pregunta pequeña en la tienda o en la biblioteca.',
        },
        card: 'S05',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Use your voice in place of a note: a call, or a voice message.',
          es: 'En lugar de una nota, use la voz: una llamada o un mensaje.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Leave the call and send a note, a card or a text.',
          es: 'Deje la llamada y mande una nota, una carta o un mensaje.',
        },
        card: 'S06',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Answer one kind message when you feel ready. A short thank you is enough.',
          es: 'Conteste un mensaje amable cuando se sienta con ánimo. Basta dar las gracias.',
        },
        card: 'S13',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which thought holds you back most?',
      es: '¿Qué idea le frena más?',
    },
    neighbours: ['S12', 'S18', 'S05'],
  },
  {
    id: 'S12',
    title: { en: 'A few people to trust', es: 'Pocas personas de confianza' },
    know: {
      en: 'A few people you trust matter more than many friends. Having nobody to call for help is the sign to act on.',
      es: 'Pocas personas de confianza valen más que muchos amigos. No tener a quién llamar es la señal para hacer algo.',
    },
    step: {
      en: 'Name one person you could call for help, or one you would like to know better.',
      es: 'Piense en una persona a quien podría llamar, o a quien le gustaría conocer mejor.',
    },
    how: {
      en: [
        'Think of family, neighbors, a faith group, the pharmacy.',
        'Put the name and number in big print by the phone.',
        'Ask them: "May I call you if I need help?"',
      ],
      es: [
        'Piense en la familia, los vecinos, la iglesia, la farmacia.',
        'Ponga el nombre y el número en letra grande junto al teléfono.',
        'Pregúntele: “¿Puedo llamarle si necesito ayuda?”',
      ],
    },
    howMuch: {
      en: 'One name today. One or a few you trust is enough.',
      es: 'Un nombre hoy. Con una o pocas personas de confianza basta.',
    },
    why: {
      en: 'When a day is hard, it helps to have somebody you can call and tell the truth. Researchers see this again and again, but it is no proof.',
      es: 'En un día difícil sirve tener a quién llamar y contarle la verdad. Así se ve una y otra vez en los estudios, aunque no es prueba.',
    },
    watchFor: {
      en: 'If you feel ill or unsafe and no one answers, call {emergency}. Do not wait.',
      es: 'Si se siente mal o en peligro y nadie contesta, llame a {emergency}. No espere.',
    },
    insteadIf: [
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: "Ask someone to save a helper's number under one key of your phone.",
          es: 'Pida que le guarden en una tecla el número de quien le ayude.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Choose someone who answers texts, or who lives within sight.',
          es: 'Elija a alguien que conteste mensajes o que viva a la vista.',
        },
        card: 'S06',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Think of who wrote or came to you lately. Let that be the name.',
          es: 'Piense en quien le escribió o le visitó hace poco. Que sea ese nombre.',
        },
        card: 'S13',
      },
      {
        limits: ['carer'],
        say: {
          en: 'Name one person who could sit in if you fell ill.',
          es: 'Piense en quién podría quedarse en su lugar si usted se enferma.',
        },
        card: 'T10',
      },
    ],
    notWhen: ['nobody-near'],
    followUp: {
      en: 'Who comes to mind first?',
      es: '¿Quién le viene primero a la mente?',
    },
    neighbours: ['S07', 'S05', 'S02'],
  },
  {
    id: 'S14',
    title: { en: 'Is this person online honest?', es: '¿Es de fiar esa persona de internet?' },
    know: {
      en: 'Someone online gets close fast, then asks for money, gift cards or secrecy? Very likely a scammer.',
      es: '¿Alguien en internet le toma cariño rápido y pide dinero, tarjetas de regalo o secreto? Es muy probable que sea estafa.',
    },
    step: {
      en: 'Send nothing, and show the message to someone you trust or to your bank.',
      es: 'No mande nada y muestre el mensaje a alguien de confianza o a su banco.',
    },
    how: {
      en: [
        'Leave the message unanswered for now.',
        'Keep bank details, codes and papers to yourself.',
        'Call your bank on the number printed on your card.',
      ],
      es: [
        'Por ahora no conteste el mensaje.',
        'No dé datos del banco, claves ni papeles.',
        'Llame a su banco al número que viene en su tarjeta.',
      ],
    },
    howMuch: {
      en: 'One rule, every time: send no money and no gift cards.',
      es: 'Una regla, siempre: no mande dinero ni tarjetas de regalo.',
    },
    why: {
      en: 'Sweet words and hurry leave no time to doubt, and secrecy keeps away whoever could warn you. This is what fraud experts see again and again, not a trial.',
      es: 'El cariño y la prisa no dejan dudar, y el secreto aleja a quien podría avisarle. Lo ven una y otra vez quienes combaten las estafas. No viene de un estudio.',
    },
    watchFor: {
      en: 'Money already sent? Stop paying and tell your bank today. The fault is theirs, not yours.',
      es: '¿Ya mandó dinero? No pague más y avise hoy a su banco. La culpa es de ellos, no suya.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Let your bank be the one you tell. Go in or call, and ask for help.',
          es: 'Cuénteselo a su banco. Vaya o llame, y pida ayuda.',
        },
        card: 'S05',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'It is human to want a kind voice. Let this message wait, and ask for a safe caller.',
          es: 'Es humano querer una voz amable. Deje esperar ese mensaje y pida una llamada segura.',
        },
        card: 'S05',
      },
      {
        limits: ['no-internet'],
        say: {
          en: 'The same trick comes by phone or mail. Hang up, or put the letter aside.',
          es: 'El mismo engaño llega por teléfono o por carta. Cuelgue, o deje la carta a un lado.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Ask someone you trust to read it to you before you act.',
          es: 'Antes de hacer nada, pida a alguien de confianza que se lo lea.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What did they ask you for?',
      es: '¿Qué le pidieron?',
    },
    neighbours: ['S05', 'S12', 'S15'],
  },
]
