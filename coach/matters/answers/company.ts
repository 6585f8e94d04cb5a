/** What is said to answers on family, friends, groups and care. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { atMidday, inTheEvening, inTheMorning, saysNobody, saysNothing } from '../yes-or-no.ts'

export const companyAnswers = {
  rarelyCall: [
    {
      when: saysNobody,
      say: {
        en: 'Then give that hour to somebody who answers: a neighbor, a cousin, an old friend. Ask today: “May I call you on Sunday?” The message to your children can wait until it feels right.',
        es: 'Entonces dele esa hora a quien sí contesta: alguien del barrio, de la familia, una amistad de antes. Pregunte hoy: “¿Te puedo llamar el domingo?”. El mensaje a sus hijos puede esperar.',
      },
    },
  ],
  quietCouple: [
    {
      when: saysNothing,
      say: {
        en: 'Then begin with something new for you both: a film, a dish, a visit from somebody you like. And ask for the other’s help with it. If one of you is sad most days, see the doctor together.',
        es: 'Entonces empiece por algo nuevo para ambos: una película, un plato, una visita que les agrade. Y pídale ayuda con eso. Si alguien de los dos tiene tristeza casi a diario, vayan juntos al médico.',
      },
    },
    {
      when: pattern('(danc*|music|sing*|songs?|concerts?|bail*|musica|cant[aei]*|cancion*)'),
      say: {
        en: 'Then put on one of those songs tonight, and ask: “Do you remember where we heard this?” Let it play to the end. Nobody has to fill the silence.',
        es: 'Entonces ponga esta noche una de esas canciones y pregunte: “¿Te acuerdas dónde la oíamos?”. Deje que suene hasta el final. No hace falta llenar el silencio.',
      },
    },
    {
      when: pattern(
        '(walk*|travel*|trips?|garden*|beach|sea|drives?|driving|outings?|camping|camin*|pase[oa]*|viaj*|jardin*|playa|salir|saliamos|excursion*)',
      ),
      say: {
        en: 'Then ask for a small piece of it: “I would love a short walk with you.” On the way, name one place you liked back then. Side by side, talk often comes more easily.',
        es: 'Entonces pida un pedacito de eso: “Me gustaría una vueltita contigo”. En el camino, nombre un lugar que les gustaba. Lado a lado, la charla suele salir más fácil.',
      },
    },
  ],
  whatToTalkAbout: [
    {
      when: saysNobody,
      say: {
        en: 'Then make it a call. Ring one person today with one question in your hand: “How did you learn to cook that?” If no name comes, {company} can tell you who visits or calls.',
        es: 'Entonces que sea una llamada. Marque hoy a una persona con una sola pregunta lista: “¿Cómo aprendió a cocinar eso?”. Si no le viene ningún nombre, en {company} saben quién visita o llama.',
      },
    },
    {
      when: pattern('(grand*|great grand*|niet[oa]s?|bisniet[oa]s?|kids?|teenager*)'),
      say: {
        en: 'With the young, ask to be taught: “Show me what you like these days.” Then tell one short story from when you were that age. Stop while they still want more.',
        es: 'Con los jóvenes, pida que le enseñen: “Muéstrame qué te gusta ahora”. Luego cuente algo corto de cuando usted tenía esa edad. Pare cuando todavía quieran más.',
      },
    },
    {
      when: pattern('(neighbo*|next door|vecin[oa]s?)'),
      say: {
        en: 'With a neighbor, begin at the door or the fence: the weather, the dog, the tree. Then ask: “How did you come to live here?” A few minutes is enough for the first time.',
        es: 'Con alguien del vecindario, empiece por lo que ven ambos desde la puerta. Luego pregunte: “¿Cómo llegó a vivir aquí?”. La primera vez bastan unos minutos.',
      },
    },
  ],
  newPartner: [
    {
      when: pattern('(online|internet|apps?|facebook|sites?|dating|redes|aplicacion*|celular)'),
      say: {
        en: 'Then go slowly there. Meet first by day, in a public place, and tell a friend whom you are meeting. Whoever hurries you or asks for money is not for you: stop, and tell somebody.',
        es: 'Entonces vaya sin prisa. Véanse primero de día, en un lugar público, y cuente a alguien con quién se ve. Quien le apura o pide dinero no le conviene: pare y cuéntelo.',
      },
    },
    {
      when: pattern(
        '(danc*|class*|choir|church|clubs?|groups?|cent(er|re)|bail*|clases?|coro|iglesia|grupos?|centro|parroquia)',
      ),
      say: {
        en: 'That suits well. Find out this week on which day they meet, and go for the thing itself. It is going back each week that brings people close. Give it a month before you judge.',
        es: 'Eso va muy bien. Averigüe esta semana qué día se juntan, y vaya por gusto. Lo que acerca es volver cada semana. Dele un tiempo antes de juzgar.',
      },
    },
  ],
  holidayAlone: [
    {
      when: inTheEvening,
      say: {
        en: 'Then keep the best for the evening: your dish, the songs or a film, and a call fixed beforehand. Ask somebody this week: “May I ring you that night?” If it turns very dark, call {crisis}.',
        es: 'Entonces guarde lo mejor para la noche: su plato, la música o una película, y una llamada acordada. Pida esta semana: “¿Te puedo llamar esa noche?”. Si se pone muy oscuro, llame a {crisis}.',
      },
    },
    {
      when: atMidday,
      say: {
        en: 'Then settle the lunch first. Ask this week at your place of worship or senior center who eats together. If you eat at home, lay a good table and fix a call for right after.',
        es: 'Entonces vea primero esa comida. Pregunte ya en su iglesia o centro para mayores quiénes comen juntos. Si come en casa, ponga bien la mesa y acuerde una llamada para después.',
      },
    },
    {
      when: inTheMorning,
      say: {
        en: 'Then do not wait for the day to begin: get up at your usual hour, dress for it, and go where people are, such as a service or a walk. Put your call at the end of it.',
        es: 'Entonces no espere a que el día empiece: levántese a su hora, arréglese y vaya adonde haya gente, como la misa o un paseo. Al volver, haga su llamada.',
      },
    },
  ],
  movingIn: [
    {
      when: pattern(
        '(nothing|not really|do not want|would rather stay|(son|daughter|children|kids|family) (want*|insist*|say*)|nada|no quiero|prefiero quedarme|(hij[oa]s?|familia) (quiere*|insiste*|dice*))',
      ),
      say: {
        en: 'Then you may say “not yet”. Ask them: “What worries you about my home?” Sometimes that can be solved right where you live. Talk it over with somebody who gains nothing by it.',
        es: 'Entonces puede decir “todavía no”. Pregúnteles: “¿Qué les preocupa de mi casa?”. A veces eso se arregla donde usted vive. Háblelo con alguien que no gane nada con eso.',
      },
    },
    {
      when: pattern(
        '(help|care|safe*|health|nurses?|falls?|falling|doctors?|ayuda|cuid*|segur*|salud|enfermer*|caid*)',
      ),
      say: {
        en: 'Then write down which help you need by day and by night. Ask there who gives it, at what hour. Ask your doctor or nurse too: part of it may come to your own home.',
        es: 'Entonces apunte qué ayuda necesita de día y de noche. Pregunte allá quién la da y a qué hora. Pregunte también a su médico o enfermera: quizá una parte llegue a su casa.',
      },
    },
    {
      when: pattern(
        '(compan*|lonel*|alone|grand*|family|daughter|son|children|familia|niet[oa]s?|hij[oa]s?|soledad|sol[oa]|compan*)',
      ),
      say: {
        en: 'Then look at a plain day there, not at a feast. Who is at home, and when? Ask: “Which room is mine? Can I come back?” And keep one friend or group of your own.',
        es: 'Entonces mire un día cualquiera allá, no un día de fiesta. ¿Quién está en casa, y a qué hora? Pregunte: “¿Qué cuarto es mío? ¿Puedo volver?”. Y guarde una amistad o grupo suyo.',
      },
    },
  ],
  firstTime: [
    {
      when: pattern(
        '(none|no group|not (yet|found|one)|do not know|no idea|not sure|looking|ninguno|todavia no|aun no|no se|no (tengo|conozco)|no he encontrado|buscando)',
      ),
      say: {
        en: 'Then find one first. Ask this week at the library, the senior center or {company}: “Who meets near me, and on which day?” Choose what you would enjoy even with nobody you know.',
        es: 'Entonces primero busque uno. Pregunte esta semana en la biblioteca, el centro para mayores o {company}: “¿Quién se junta por aquí, y qué día?”. Elija algo que le guste aunque no conozca a nadie.',
      },
    },
    {
      when: pattern(
        '(exercise|gym|yoga|tai chi|walk*|danc*|swim*|ejercicio|gimnasi*|taichi|camin*|bail*|natacion|zumba)',
      ),
      say: {
        en: 'Then ask if you may watch the first time. Tell whoever leads it about your balance or your ills, and sit out what is too much. Nobody minds, and you learn the faces first.',
        es: 'Entonces pregunte si puede mirar la primera vez. Cuente a quien dirige cómo anda de equilibrio o de salud, y descanse en lo que sea mucho. Así conoce primero las caras.',
      },
    },
  ],
  oldFriend: [
    {
      when: pattern(
        '(lost (touch|contact|the|her|his)|do not (know|have) (where|if|how|the|her|his|whether)|no (address|number|idea where)|moved away|still alive|no se (donde|si|como)|perdi (el|la|su|contacto)|no tengo (su|el)|sigue viv[oa]|se mudo)',
      ),
      say: {
        en: 'Then begin with the trail: an old address book, a cousin, somebody from the old street or work. Ask one of them today. Sad news may come back, so choose whom you would call then.',
        es: 'Entonces empiece por la pista: una agenda vieja, un pariente, alguien de la calle o del trabajo de antes. Pregunte hoy a una persona. Puede llegar una noticia triste: piense a quién llamaría.',
      },
    },
    {
      when: saysNobody,
      say: {
        en: 'Then somebody new may come first. Ask {company} who visits or calls. A group that meets each week helps too: there a face becomes a friend without any hurry.',
        es: 'Entonces quizá primero llegue alguien nuevo. Pregunte en {company} quién visita o llama. También ayuda un grupo de cada semana: ahí una cara se vuelve amistad sin prisa.',
      },
    },
  ],
  grandchildren: [
    {
      when: pattern(
        '(run*|lift*|carry*|bend*|floor|body|back|knees?|legs?|chas*|energy|breath|correr|corr*|carg*|agach*|cuerpo|espalda|rodillas?|piernas?|fuerza*|energia|perseguir*)',
      ),
      say: {
        en: 'Then keep to what is done seated: stories, cards, a puzzle. Let them climb up to you instead of lifting them. If you get short of breath, or the pain stays, tell your doctor.',
        es: 'Entonces elija lo que se hace en la silla: cuentos, cartas, un rompecabezas. Que suban ellos, sin cargarlos. Si le falta el aire o el dolor sigue, dígalo al médico.',
      },
    },
    {
      when: pattern(
        '(every day|all day|hours|too (often|long)|time|no (rest|break|time)|todos los dias|todo el dia|horas|tiempo|descans*|diario)',
      ),
      say: {
        en: 'Then it is the days that have to change. Write down the hours of last week and show them, calmly. Offer the ones you would keep, and look together for somebody for the rest.',
        es: 'Entonces lo que toca cambiar son los días. Apunte las horas de la semana pasada y enséñelas con calma. Ofrezca las que sí quiere, y busquen juntos quién cubra las demás.',
      },
    },
    {
      when: pattern(
        '(nois*|shout*|scream*|fight*|quarrel*|argu*|mess|tantrum*|ruido|grit*|pele*|pleit*|berrinche*|desorden)',
      ),
      say: {
        en: 'Then give each day a quiet hour, after lunch: they draw or look at a book, you rest in your chair. Tell the parents that this is the rule at your house.',
        es: 'Entonces ponga cada día un rato de silencio, después de comer: ellos dibujan o miran un libro, y usted descansa en su silla. Diga a los papás que así es en su casa.',
      },
    },
  ],
  friendsGone: [
    {
      when: saysNobody,
      say: {
        en: 'Then it may be somebody new, and that takes nothing from them. Ask {company} today who visits or calls near you. Tell that person one story about your friend.',
        es: 'Entonces puede ser alguien nuevo, y eso no les quita nada. Pregunte hoy en {company} quién visita o llama por ahí. Cuéntele a esa persona una historia de sus amistades.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
