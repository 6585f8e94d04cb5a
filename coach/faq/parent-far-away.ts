/** Questions of those who worry about a lonely parent far away, or about an old neighbor next door. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const parentFarAway: Faq = {
  name: 'parent-far-away',
  domain: 'Socialization',
  card: 'S16',
  about: pattern(
    '((mother|father|mam|parents?|aunt|auntie|uncle|grandma|grandpa|in laws?) ((?!(i|we|me|my|myself) )[a-z0-9]+ ){0,9}(lonely|loneliness|lonesome|isolated|so alone|all alone|(nobody|no one) (to talk|calls|visits)|widow(ed)?|no friends|sees? (nobody|no one)|sits? (alone|all day|(by|in) (him|her)self)|lost heart|((hardly|barely|never|rarely|scarcely|stopped) (ever |even )?(leav(es?|ing)|go(es|ing)?|gets?|steps?|comes?) (out|outside|(the|her|his) (house|flat|home|apartment|room))|not left (the|her|his) (house|flat|home|apartment|room)))|(she|he) (is|feels|seems|sounds|gets|must be) (so |very |just |only |too |all |grieving and |old and |quite )*(lonely|lonesome|isolated|all alone)|(she|he) ((hardly|barely|never|rarely|scarcely|stopped) (ever |even )?(leav(es?|ing)|go(es|ing)?|gets?|steps?|comes?) (out|outside|(the|her|his) (house|flat|home|apartment|room))|not left (the|her|his) (house|flat|home|apartment|room))|(his|her) loneliness|(help|get|coax) (him|her) (to )?(see people|meet people|make friends|out (again|more|and about|of the (house|flat)))|only (person|one) (he|she) (talks?|speaks?|sees?)|(mother|father|mam|parents?|aunt|auntie|uncle|grandma|grandpa|in laws?) ((?!(i|we|me|my|myself) )[a-z0-9]+ ){0,9}since (mother|father|uncle|aunt|grandpa|grandma|(his|her) (wife|husband|partner)) (died|passed|went)|since (mother|father|uncle|aunt|grandpa|grandma|(his|her) (wife|husband|partner)) (died|passed|went) ((?!(i|we|me|my|myself) )[a-z0-9]+ ){0,9}(she|he|mother|father)|(i|we) (live|am|are) ((in|at) [a-z]+ )?(about |only |just |some |over |almost )?([a-z0-9]+|half an|a few) (hours?|miles|kilomet*) (drive )?(away|off)(?! from (my|our) (sons?|daughters?|kids|children|grand*|family|doctor|hospital))|(i|we) live (so |too )?far (away )?from (her|him|them|(mother|father|mam|parents?|aunt|auntie|uncle|grandma|grandpa|in laws?)|my (mother|father|mam|parents?|aunt|auntie|uncle|grandma|grandpa|in laws?))|(mother|father|mam|parents?|aunt|auntie|uncle|grandma|grandpa|in laws?) ((?!(i|we|me|my|myself) )[a-z0-9]+ ){0,9}(hours?|miles|far) away|(neighbou?r|old (man|lady|woman|gentleman|chap|fellow)|(man|lady|woman|gentleman) next door) ((?!(i|we|me|my|myself) )[a-z0-9]+ ){0,9}(lonely|blind|isolated|widow(ed|er)?|housebound|((hardly|barely|never|rarely|scarcely|stopped) (ever |even )?(leav(es?|ing)|go(es|ing)?|gets?|steps?|comes?) (out|outside|(the|her|his) (house|flat|home|apartment|room))|not left (the|her|his) (house|flat|home|apartment|room))|(lives|sits|eats|lived) (all )?(alone|all day|in (his|her) chair|by (him|her)self)|since (his|her) (dog|cat|wife|husband) (died|went))|i am (just |only )*(the |his |her |their |a |an )+(old |next door )*neighbou?r|(mama|mami|papa|papi|madre|padre|padres|papas|ti[oa]|abuel[oa]|suegr[oa]|vecin[oa]|viejit[oa]|(senora?|hombre|mujer) de al lado) ((?!(yo|me|mi|estoy|soy|nos) )[a-z0-9]+ ){0,9}(esta (muy |tan |bien |bastante )?(sol[oa]|aislad[oa]|encerrad[oa])|se (siente|quedo|encierra|pasa) (muy |tan |bien )?sol[oa]|viud[oa]|enviudo|(casi |ya |nunca )?no (quiere )?(sale|salir|ve a nadie|habla con)|nunca sale|nadie (la|lo|le) (visita|llama|habla)|come sol[oa]|pegad[oa] a la tele)|vive sol[oa] ((?!(yo|me|mi|estoy|soy|nos) )[a-z0-9]+ ){0,9}(yo (estoy|vivo|trabajo)|lejos)|(mama|papa|madre|padre|ti[oa]|abuel[oa]|suegr[oa]) ((?!(yo|me|mi|estoy|soy|nos) )[a-z0-9]+ ){0,9}lejos|(ella|el) (esta|se siente|se quedo) (muy |tan |bien )?sol[oa]|yo (estoy|vivo) (muy )?lejos|desde que (se )?(murio|fallecio) (mi|su) (papa|mama|padre|madre|ti[oa]|abuel[oa]|espos[oa]|marido|mujer) ((?!(yo|me|mi|estoy|soy|nos) )[a-z0-9]+ ){0,9}(ella|mama|papa|sola|solo|sale|come|quiere)(?! conmigo)|soy (su|el|la|un|una) vecin[oa])',
  ),
  fits: [
    'recently-widowed',
    'nobody-near',
    'no-transport',
    'housebound',
    'poor-hearing',
    'hearing-aids',
    'poor-sight',
    'no-internet',
    'no-time',
    'carer',
  ],
  entries: [
    {
      label: { en: 'What can I do from far away?', es: '¿Qué puedo hacer desde lejos?' },
      asks: {
        en: 'live hours away, how can I help from here; mother is lonely since she was widowed; work full time and visit once a month; father abroad, other country, time difference; barely leaves the house, nobody ever calls; too far to go each week; help a lonely parent at a distance',
        es: 'vivo a horas de distancia, cómo ayudo; mi mamá está sola desde que enviudó; trabajo y solo puedo ir una vez al mes; mi papá está en otro país, otra ciudad; casi no sale y nadie la llama; estoy lejos y no puedo ir cada semana; acompañar a la distancia',
      },
      say: {
        en: 'A lot, in small pieces. Fix two call times a week, so there is something to wait for. Ask one person nearby to look in. Find one weekly hour among people: a visitor, a lunch, an old hobby. {company} knows what is near them.',
        es: 'Mucho, de a poco. Fije dos llamadas por semana, así hay algo que esperar. Pida a alguien cercano que pase a ver. Busque una hora semanal con gente: una visita, un almuerzo, un viejo gusto. {company} sabe qué hay cerca.',
      },
      more: {
        en: 'Step by step: Ask: “Which hour of the day is longest?” Put your call or a visit there. List who lives close: neighbor, church, old friends. Write to one of them today. Small and steady does more than one big weekend.',
        es: 'Paso a paso: Pregunte: “¿Qué hora se hace más larga?” Ponga ahí su llamada o una visita. Apunte quién vive cerca: un vecino, la iglesia, viejos amigos. Escriba hoy a uno. Poco y seguido ayuda más que un gran fin de semana.',
      },
      facts: ['S16'],
    },
    {
      label: { en: 'How often should I call?', es: '¿Cada cuánto debo llamar?' },
      asks: {
        en: 'phone her every day or once a week; what hour is best to ring; too many calls, a nuisance; never picks up the phone; no answer at the agreed hour, what then; calls are short, hangs up; I can only phone, is that enough',
        es: 'llamarla todos los días o una vez por semana; a qué hora conviene telefonear; serán demasiadas llamadas; no contesta, no coge el teléfono; si no atiende a la hora, qué hago; cuelga enseguida; solo puedo llamar, alcanza con eso',
      },
      say: {
        en: 'Short and often beats long and rare. Two or three set times a week, ten minutes each, at the loneliest hour. Soon after a death, a short call every day is not too much. Ask what suits them, and keep to it.',
        es: 'Corto y seguido es mejor que largo y rara vez. Dos o tres veces por semana, diez minutos, en la hora más sola. Tras una muerte reciente, una llamada corta al día no es mucho. Pregunte qué le va bien, y cumpla.',
      },
      more: {
        en: 'If there is no answer: Try again after half an hour. Agree beforehand who looks in then, best a neighbor with a key. Nobody can, and you fear harm: ask {emergency} for a check at the door. Cannot call yourself: send a card.',
        es: 'Si no contesta: Llame otra vez en media hora. Acuerden antes quién pasa a ver, mejor alguien cercano con llave. Si nadie puede y teme algo malo, pida a {emergency} que miren en la puerta. Si usted no puede llamar, mande una carta.',
      },
    },
    {
      label: { en: 'What do we talk about on the phone?', es: '¿De qué hablamos por teléfono?' },
      asks: {
        en: 'conversation dries up; only talks of aches and pains; nothing new to tell; long silences on the line; topics, questions to ask my father; something to do together during the call; watched the news together with him; complains all the time',
        es: 'se nos acaba la plática, el tema; solo habla de sus dolores; no tiene nada que contar; silencios largos en la llamada; qué preguntas le hago; algo que hacer juntos por teléfono; veían juntos las noticias; se queja todo el rato',
      },
      say: {
        en: 'Do something together: the same news, a crossword, a cup of coffee, a song. Ask for advice: “How did you make that soup?” Ask about the old days: the first job, the first dance. Tell one small thing of your own.',
        es: 'Hagan algo a la vez: las mismas noticias, un crucigrama, un café, una canción. Pida consejo: “¿Cómo hacías esa sopa?” Pregunte por los viejos tiempos: el primer trabajo, el primer baile. Cuente algo chico de usted.',
      },
      more: {
        en: 'If it stays silent: Read a page aloud, or just be there; that counts. If it is all complaints: listen first, then ask: “And what was a little better today?” At the end, say when you will call next.',
        es: 'Si sigue el silencio: Lea una página, o solo esté ahí; eso cuenta. Si todo son quejas: escuche primero y luego pregunte: “¿Y qué fue un poco mejor hoy?” Al final, diga cuándo llamará otra vez.',
      },
    },
    {
      label: { en: 'They say that everything is fine', es: 'Dice que está bien, pero no es así' },
      asks: {
        en: 'dad insists he is fine; hides it, plays it down; will not admit being lonely; do not make a fuss over me; puts on a brave face; how do I find out the truth; am I worrying about nothing; says others have it worse',
        es: 'dice que todo bien y que no me preocupe; lo oculta, disimula; no reconoce que se siente sola; que no haga escándalo; se hace el fuerte; cómo sé la verdad; exagero yo; no quiere preocuparme',
      },
      say: {
        en: 'Many say so to spare you. Ask about the day, not the feeling: “Who did you talk to yesterday? What was for supper?” Then speak of yourself: “I sleep better if someone looks in. Would you do that for me?”',
        es: 'Muchos lo dicen para no preocupar. Pregunte por el día, no por cómo se siente: “¿Con quién hablaste ayer? ¿Qué cenaste?” Luego hable de usted: “Yo duermo mejor si alguien pasa a verte. ¿Lo harías por mí?”',
      },
      more: {
        en: 'To see how it truly is: Stay a whole day. Look at fridge, mail, clothes, bills. Hear what the neighbor sees. If food, washing or bills slip, ask the doctor for a visit this week. If all is in order, believe them a little.',
        es: 'Para saber cómo está: Quédese un día entero. Mire la nevera, el correo, la ropa, las cuentas. Oiga a los vecinos. Si fallan comida, aseo o pagos, pida cita médica esta semana. Si todo está en orden, créale un poco.',
      },
    },
    {
      label: { en: 'They say no to everything', es: 'A todo me dice que no' },
      asks: {
        en: 'refuses whatever I suggest; stubborn, will not try; not interested in anything; tried it all, no use; if the answer is no, how long do I wait before asking again; pushes me away; will not go near strangers',
        es: 'rechaza todo lo que propongo; es terco, testaruda, necio; no le interesa nada; ya probé de todo y no sirve; cuánto espero para volver a insistir; me manda a volar; no quiere ver gente extraña; se cierra',
      },
      say: {
        en: 'A no is often fear, grief or pride. Put the list of ideas away. Ask: “What did you like best before?” Offer one small piece of that, once, with you along. If it is still no, wait two weeks and ask another way.',
        es: 'Un no suele ser miedo, pena u orgullo. Guarde la lista de ideas. Pregunte: “¿Qué era lo que más te gustaba?” Ofrezca un trocito de eso, una vez, con usted. Si sigue el no, espere dos semanas y pregunte de otra forma.',
      },
      more: {
        en: 'Another way to ask: Not “You need people,” but “Could you help me with this?” Or let an old friend ask. Begin with ten minutes at home, not a room of strangers. No joy in anything for two weeks: see the doctor.',
        es: 'Otra forma de pedirlo: No “Necesitas gente,” sino “¿Me ayudas con esto?” O que lo pida una vieja amistad. Empiece con diez minutos en casa, no con una sala llena. Si nada le alegra en dos semanas, que le vea el médico.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'How do I ask without nagging?', es: '¿Cómo lo pido sin presionar?' },
      asks: {
        en: 'I do not want to push or pressure; what words do I use with her; each talk ends in a row; gets angry when I bring it up; encourage him gently; treat her like a child; get her out again, coax her',
        es: 'no quiero presionarla ni regañarla; con qué palabras se lo digo; siempre terminamos peleando; se enoja, se molesta cuando toco el tema; cómo lo animo sin que se ofenda; darle lata, dar la brasa; tratarla como niña',
      },
      say: {
        en: 'Ask once, then let it rest. Say what you would enjoy, not what they must do: “I would love to hear the choir. Come with me on Friday?” Give two choices. Be glad of each small yes, and say so.',
        es: 'Pida una vez y déjelo reposar. Diga lo que a usted le gustaría, no lo que debe hacer: “Quiero oír el coro. ¿Me acompañas el viernes?” Dé dos opciones. Alégrese de cada sí pequeño, y dígalo.',
      },
      more: {
        en: 'Words that help: “You decide.” “Half an hour, and then we go home.” Words that hurt: “You should.” “You never.” If it turns into a row, stop: “I love you. Enough for today.” Try again next week.',
        es: 'Palabras que ayudan: “Tú decides.” “Media hora y volvemos a casa.” Palabras que duelen: “Deberías.” “Nunca quieres.” Si hay pelea, pare: “Te quiero. Ya basta por hoy.” Pruebe otra vez la semana próxima.',
      },
    },
    {
      label: { en: 'How do they get back to their club?', es: '¿Cómo vuelve a su club o coro?' },
      asks: {
        en: 'used to play bowls, bingo, golf; gave up church, the coffee morning; no point without dad, they sat together; should I go with her the first time; choir again; how can he see people again, old friends; lost heart, first step back; invite the card friends home',
        es: 'antes jugaba dominó con sus amigos; dejó de ir a misa, al coro, a la bocha; no le ve sentido sin mi papá, iban juntos; la acompaño la primera vez; volver al baile, al centro; ver a sus viejos amigos; invitar a los del dominó a la casa; perdió el ánimo de salir',
      },
      say: {
        en: 'Yes, go along the first time. Call the club before: “Could somebody meet us and keep two seats, in a new spot?” The old seat may hurt. Agree to leave after half an hour if it is too much.',
        es: 'Sí, acompañe la primera vez. Llame antes al club: “¿Alguien nos espera y nos guarda dos lugares, en otro sitio?” El lugar de siempre puede doler. Acuerden irse a la media hora si es demasiado.',
      },
      more: {
        en: 'If you cannot be there: Ask one old friend to call the day before and come by for them. Or bring the game to the house: two friends, cards, coffee. Tears may come at first; that is no reason to stop. Try three times.',
        es: 'Si usted no puede ir: Pida a un viejo amigo que llame el día antes y pase por su casa. O lleve el juego a la casa: dos amigos, dominó, café. Al principio puede haber llanto; no es motivo para dejarlo. Prueben tres veces.',
      },
    },
    {
      label: { en: 'They eat alone before the TV', es: 'Come a solas frente a la tele' },
      asks: {
        en: 'dinner in front of the television every night; nobody across the table at meals; would it count if I ring at supper time; eats while I am on the phone; someone to share a meal with; lunch club; mealtimes are the worst; lost the wish to cook',
        es: 'cena sola viendo televisión; nadie enfrente en la mesa; sirve si la llamo a la hora de comer; come mientras hablamos por teléfono; con quién podría almorzar; comedor para mayores; la hora de la comida es la peor; ya no le dan ganas de cocinar',
      },
      say: {
        en: 'A call at supper counts. Put the phone on speaker, sit down with your own plate, and eat together twice a week. People eat more, and with more joy, in company. Ask {company} about lunch clubs or a shared table nearby.',
        es: 'Una llamada a la hora de cenar cuenta. Ponga el altavoz, siéntese con su plato y coman juntos dos veces por semana. En compañía se come más y con más gusto. Pregunte a {company} por comedores o mesas compartidas.',
      },
      more: {
        en: 'If a phone meal does not suit them: Ask one neighbor or friend to share one meal a week, and send the cake. A set table and the radio are better than a tray. Loose clothes or a full fridge: the doctor this week.',
        es: 'Si no le gusta comer con el teléfono: Pida a una amistad que comparta una comida por semana, y mande usted el postre. Mejor mesa puesta y radio que bandeja y tele. Ropa floja o nevera llena: esta semana al médico.',
      },
      facts: ['D13', 'D15'],
    },
    {
      label: { en: 'Which neighbor could look in?', es: '¿Qué vecino podría pasar a verle?' },
      asks: {
        en: 'neighbor with a key; ask the woman next door to check on mother; what do I say to the neighbor; cheeky to ask, pay them; sign that all is well, curtains, text; somebody to ring the bell each day; lonely farm, nobody near; who notices if he falls',
        es: 'un vecino con llave; pedirle a la señora de al lado que le eche un ojo; cómo se lo pido; será abuso, le pago; una señal de que está bien; que alguien toque la puerta cada día; vive en el campo, sin nadie cerca; quién se entera si se cae',
      },
      say: {
        en: 'Ask one of them for one small clear thing: “Could you knock on Mondays and Thursdays, just two minutes? Here is my number.” Agree on a sign too, such as curtains open by ten. Tell your parent first, so it is no spying.',
        es: 'Pida a alguien una cosa pequeña y clara: “¿Puede tocar los lunes y jueves, dos minutos? Este es mi número.” Acuerden una señal, como cortinas abiertas a las diez. Dígalo antes en casa, para que no parezca que vigilan.',
      },
      more: {
        en: 'Step by step: Say: “It helps me sleep.” Leave a key with somebody you both trust. Thank them with a card or cake, and call them once a month. No neighbor near: ask {company} about a daily call or an alarm button.',
        es: 'Paso a paso: Diga: “Así yo duermo mejor.” Deje una llave a alguien de confianza. Dé las gracias con una tarjeta o un pastel, y llame una vez al mes. Si no hay nadie cerca, pida a {company} una llamada diaria o botón de alarma.',
      },
    },
    {
      label: { en: 'Who could visit them in the week?', es: '¿Quién podría ir a visitarle?' },
      asks: {
        en: 'visitor, befriender, volunteer who comes to the house; may I make that call for her; too proud to phone a service herself; church visitors; is it safe, strangers at home; paid companion; how does a visiting service work',
        es: 'visitante, voluntario que vaya a la casa; puedo llamar yo por ella; le da pena pedirlo; gente de la iglesia que visita; es seguro meter extraños; dama de compañía, acompañante; cómo funciona el servicio de visitas',
      },
      say: {
        en: 'You may make that call for them. Ask {company}: “Who visits lonely older people? Are the visitors checked? What does it cost?” Ask their church too. At home say: “Somebody who loves gardens too would like to meet you.”',
        es: 'Esa llamada la puede hacer usted. Pregunte a {company}: “¿Quién visita a mayores que están sin compañía? ¿Revisan a los voluntarios? ¿Cuánto cuesta?” También en su iglesia. En casa diga: “Alguien que ama las plantas quiere conocerte.”',
      },
      more: {
        en: 'The first visit: Be there, or on the phone. Half an hour, with something to do: cards, coffee, photos. After three visits, they decide. No visitor may ask for money, cards or codes. If one does, tell the service at once.',
        es: 'La primera visita: Esté presente, o al teléfono. Media hora, con algo que hacer: cartas, café, fotos. Tras tres visitas, que decida. Nadie debe pedir dinero, tarjetas ni claves. Si lo hace, avise enseguida al servicio.',
      },
      facts: ['S16'],
    },
    {
      label: { en: 'They find phone friends nonsense', es: 'No quiere charlas con extraños' },
      asks: {
        en: 'chats with someone unknown are silly to him; refuses a phone friend; hates the telephone; not a talker, man of few words; what instead of calls; no use for clubs or chit chat; would rather do something with his hands',
        es: 'las llamadas con desconocidos le parecen una tontería; no quiere amigo por teléfono; odia el teléfono; es de pocas palabras; qué otra cosa en vez de llamadas; no le gusta el chisme ni la charla; prefiere hacer algo con las manos',
      },
      say: {
        en: 'Then leave it. Some people like doing more than talking. Think of hands: bowls, cards, a garden, repairs, a dog to walk. Ask for their skill: “Could you show my friend’s boy how to mend his bike?” Talk comes by itself.',
        es: 'Entonces déjelo. A muchos les gusta más hacer que hablar. Piense en las manos: bochas, cartas, jardín, arreglos, un perro que pasear. Pida lo que sabe: “¿Le enseñas a este niño a arreglar su bici?” La charla llega después.',
      },
      more: {
        en: 'Ideas with few words: Chess or dominoes with one old friend. The barber, market or ball field at the same hour each week. A repair table. Church with a ride home. Choose one person, one hour, one thing. Try it three times.',
        es: 'Ideas con pocas palabras: Ajedrez o dominó con un viejo amigo. El barbero, el mercado o la cancha, cada semana a la misma hora. Un taller de arreglos. Elija una persona, una hora, una cosa. Pruebe tres veces.',
      },
    },
    {
      label: { en: 'Would video calls help them?', es: '¿Sirven las videollamadas?' },
      asks: {
        en: 'tablet, screen, camera, smartphone; she cannot work the buttons; set it up from far; sees my lips because he is deaf; better than the phone; computer is too hard; WhatsApp, video chat on Sundays',
        es: 'tableta, pantalla, cámara, celular inteligente; no le sabe a los botones; cómo se la instalo de lejos; me ve los labios porque no oye; es mejor que el teléfono; la computadora le cuesta; WhatsApp, wasap con video',
      },
      say: {
        en: 'They can. A face says more than a voice, and lips help weak ears. Get one device that needs one touch or answers by itself. Call at the same hour twice a week, with something to show: garden, cake, dog.',
        es: 'Pueden servir. Una cara dice más que la voz, y ver los labios ayuda a quien oye mal. Busque un aparato de un solo toque o que conteste solo. Llame a la misma hora, con algo que mostrar: el jardín, el perro.',
      },
      more: {
        en: 'To set it up: Do it on a visit, and practice five times together. Put a card with three steps beside it. Leave it plugged in at the chair. A library can teach, at a slow pace. No internet: the phone is enough.',
        es: 'Para empezar: Póngalo en una visita y practiquen cinco veces. Deje al lado una tarjeta con tres pasos. Que quede enchufado junto al sillón. En la biblioteca enseñan con calma. Si no hay internet, basta el teléfono.',
      },
      facts: ['L18'],
    },
    {
      label: { en: 'How can the grandchildren help?', es: '¿Cómo ayudan los nietos?' },
      asks: {
        en: 'grandkids never call her; teenager and grandmother; bedtime story, homework on the phone; drawings; children are bored when we visit; great grandchildren; noise of the kids tires him; photo every day',
        es: 'los nietos nunca la llaman; adolescente con su abuela; cuento antes de dormir, tareas por teléfono; dibujos; los niños se aburren en la visita; bisnietos; el ruido lo cansa; una foto cada día',
      },
      say: {
        en: 'Give each child one small job. A photo on Sundays, a drawing by mail, or one question a week: “Grandma, what did you play when you were six?” A bedtime story by phone makes two people happy.',
        es: 'Dé a cada uno una tarea chica. Una foto los domingos, un dibujo por correo o una pregunta: “Abuela, ¿a qué jugabas de niña?” Un cuento por teléfono antes de dormir alegra a dos.',
      },
      more: {
        en: 'If the young ones forget: Make it ten minutes on the calendar, with you beside them. On visits bring a task: bake, sort buttons, learn a card game. If noise tires them, come with one child at a time.',
        es: 'Si los jóvenes lo olvidan: Póngalo en el calendario, diez minutos, con usted al lado. En la visita lleve una tarea: hornear, ordenar botones, aprender un juego de cartas. Si cansa el ruido, lleve a un niño por vez.',
      },
    },
    {
      label: { en: 'Do letters and cards still help?', es: '¿Sirve mandar cartas?' },
      asks: {
        en: 'write to her by post instead of calling; parcel, postcard in the mail; what do I put in a letter; hears badly on the phone, so I write; big print; old fashioned, does it matter; send pictures',
        es: 'escribirle por correo en vez de llamar; paquete, postal, tarjeta; qué pongo en una carta; oye mal por teléfono, mejor le escribo; letra grande; será anticuado; mandar fotos impresas',
      },
      say: {
        en: 'Very much. A letter can be read again on a lonely evening. One card a week is enough: three lines, big letters, one photo. Add a question and a stamped envelope, so there is something to answer.',
        es: 'Mucho. Una carta se lee otra vez en una tarde larga. Basta una por semana: tres líneas, letra grande, una foto. Añada una pregunta y un sobre listo con sello, para que haya algo que responder.',
      },
      more: {
        en: 'To make it easy: Address ten envelopes today, and mail one each Friday. Let grandchildren add a line. With weak eyes, record your voice, or ask a visitor to read it out. Keep their answers; later you will treasure them.',
        es: 'Para que sea fácil: Prepare hoy diez sobres y mande uno cada viernes. Que los nietos añadan una línea. Si ve poco, grabe su voz, o que alguien se la lea. Guarde sus respuestas; un día serán un tesoro.',
      },
    },
    {
      label: { en: 'Is a day center good for them?', es: '¿Le vendría bien un centro de día?' },
      asks: {
        en: 'day care for seniors; adult day program; at home all week; will not go among old folks; what does it cost, who pays; trial day; fetched by bus; senior center on Tuesdays',
        es: 'club de jubilados, casa del adulto mayor; guardería de mayores; pasa la semana encerrada; no quiere estar con viejos; cuánto cuesta, quién paga; día de prueba; lo recogen en autobús',
      },
      say: {
        en: 'For many who sit at home it does good: people, a warm meal, music, a ride. Ask {company} what is near, what it costs and who fetches them. Ask for one trial day as a guest, with no promise.',
        es: 'A muchos que no salen les hace bien: gente, comida caliente, música y transporte. Pregunte a {company} qué hay cerca, cuánto cuesta y quién le recoge. Pida un día de prueba, sin compromiso.',
      },
      more: {
        en: 'If they say “That is for old people”: Call it lunch. Go along once, and sit down to eat. Ask the leader to give them a job, such as setting tables or reading out. One day a week, four times, then decide together.',
        es: 'Si dice “Eso es para viejos”: Llámelo almuerzo. Vaya una vez y siéntese a comer también. Pida que le den una tarea, como poner mesas o leer en voz alta. Un día por semana, cuatro veces, y luego deciden.',
      },
    },
    {
      label: { en: 'They have no way to get there', es: 'No tiene quien le lleve' },
      asks: {
        en: 'gave up the car and stays in since; ashamed to ask for a ride; cannot take the bus; who drives her to church; taxi money, ride service; no lift to the game; lives out in the country without transport',
        es: 'ya no maneja y no sale de la casa; le da vergüenza pedir raite, aventón, cola; no puede tomar el camión, la guagua; quién lo lleva a misa; dinero para taxi, transporte; no hay quien lo lleve al juego; vive lejos del pueblo',
      },
      say: {
        en: 'Make it a trade: “Your friend drives, you buy the coffee.” Ask one old friend yourself, for one fixed day. Ask the club, the church and {company} who drives people from door to door.',
        es: 'Hágalo un trueque: “Tu amigo maneja, tú invitas el café.” Hable usted con un viejo amigo y pida un día fijo. Pregunte en el club, la iglesia y a {company} quién lleva de puerta a puerta.',
      },
      more: {
        en: 'Step by step: Ask the friend first. Then say at home: “John passes your door on Saturday and would like company.” Put taxi money in an envelope, as a gift. Or turn it around, and friends come to the house.',
        es: 'Paso a paso: Hable primero con el amigo. Luego diga en casa: “Juan pasa el sábado por tu puerta y quiere compañía.” Ponga dinero para taxi en un sobre, de regalo. O al revés: que los amigos vayan a la casa.',
      },
      facts: ['S16'],
    },
    {
      label: { en: 'Would a dog or cat help them?', es: '¿Le ayudaría un perro o un gato?' },
      asks: {
        en: 'buy her a puppy, kitten; pet for company; get a new dog after the old one died; who would walk it; too old for an animal; bird, robot pet; vet bills',
        es: 'regalarle un cachorro, un gatito; mascota de compañía; otro perro después de que murió el suyo; quién lo saca a pasear; muy mayor para un animal; pajarito, canario; gastos del veterinario',
      },
      say: {
        en: 'Only if they want it themselves, never as a surprise. A pet gives company and a reason to walk. It also brings work, cost and something to trip over. First try a weekend with a neighbor’s dog or cat.',
        es: 'Solo si lo desea, nunca por sorpresa. Un animal da compañía y un motivo para caminar. También da trabajo, gastos y riesgo de tropezar. Antes, prueben un fin de semana con el perro o gato de alguien.',
      },
      more: {
        en: 'Before a yes: Who feeds it in illness, who pays the vet, who takes it later. An older, calm animal is easier than a puppy. If theirs just died, talk about it first and wait. Birds at a window are company too.',
        es: 'Antes del sí: Quién le da de comer si hay enfermedad, quién paga, quién se queda con él. Uno mayor y tranquilo es más fácil. Si el suyo acaba de morir, hablen de él y esperen. Aves en la ventana también acompañan.',
      },
      facts: ['S17'],
    },
    {
      label: {
        en: 'I feel guilty for living so far away',
        es: 'Me siento culpable por estar lejos',
      },
      asks: {
        en: 'bad daughter, bad son; should I quit my job and move back; I cry after each call; ashamed that I do so little; torn between my own family and my mother; guilt, selfish; lie awake over him; what if something happens and I am not there',
        es: 'mala hija, mal hijo; dejo mi trabajo y me regreso; lloro después de cada llamada; me da vergüenza hacer tan poco; dividida entre mi familia y mi mamá; culpa, egoísta; no duermo pensando en él; y si le pasa algo y no estoy',
      },
      say: {
        en: 'It hurts because you care. Far away is not the same as gone. Choose what you can keep up: two calls, one letter, one visit on the calendar. Do that faithfully, and let it be enough for this week.',
        es: 'Duele porque quiere a esa persona. Estar lejos no es abandonar. Elija lo que puede cumplir: dos llamadas, una carta, una visita ya con fecha. Hágalo sin falta, y que por esta semana baste.',
      },
      more: {
        en: 'When guilt comes: Write down what you did this month. After a hard call, walk ten minutes or tell a friend. Before you give up job or home, see what help {company} has there. Low for two weeks: tell your own doctor.',
        es: 'Cuando llegue la culpa: Apunte lo que hizo este mes. Tras una llamada difícil, camine diez minutos o hable con alguien. Antes de dejar trabajo o casa, vea qué ayuda hay en {company}. Si está mal dos semanas, vaya a su médico.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'My brothers and sisters do nothing', es: 'Mis hermanos no hacen nada' },
      asks: {
        en: 'brother says I am fussing; sister lives closer and never goes; it all falls on me; share the calls and visits; quarrel over mother; family meeting, who decides; siblings look away',
        es: 'mi hermano dice que exagero; mi hermana vive más cerca y nunca va; todo me toca a mí; repartir las llamadas y visitas; pelea por mi mamá; reunión de familia, quién decide; los hermanos se desentienden',
      },
      say: {
        en: 'Ask for one clear piece, not for “more help”: “Could you call on Tuesdays and Saturdays?” Let each give what they can: calls, drives, money, paperwork. Put it on one page that everybody sees.',
        es: 'Pida una parte clara, no “más ayuda”: “¿Puedes llamar los martes y sábados?” Que cada uno dé lo que puede: llamadas, viajes, dinero, trámites. Pónganlo en una hoja que todos vean.',
      },
      more: {
        en: 'If they say you fuss: Tell what you saw, with dates: loose clothes, a full fridge, days without a word. Ask them to spend one weekend there. Still nothing: do your part well, and fill the gap with {company}.',
        es: 'Si dicen que exagera: Cuente lo que vio, con fechas: ropa floja, nevera llena, días sin hablar. Pida que pasen allá un fin de semana. Si no hacen nada, cumpla su parte y cubra el resto con {company}.',
      },
    },
    {
      label: { en: 'When is it depression?', es: '¿Cuándo es depresión?' },
      asks: {
        en: 'no joy in anything any more; cries all day, stays in bed, does not wash; given up, says there is no point; wants to be with dad, tired of life; is it grief or low mood; how do I bring up the doctor; will not see a doctor; antidepressant',
        es: 'ya nada le alegra; llora todo el día, no se levanta, no se baña; se dejó, se abandonó; dice que para qué vivir, que quiere irse con mi papá; es duelo o depresión; cómo le digo que vaya al médico; no quiere ir al doctor; bajoneada, decaída',
      },
      say: {
        en: 'If joy, sleep or food have been gone for two weeks, see the doctor this week. Say: “You are not yourself. I will make the call.” If they speak of not wanting to live, ask plainly about it, and call {crisis} now.',
        es: 'Si la alegría, el sueño o las ganas de comer faltan dos semanas, al médico esta semana. Diga: “No te veo como siempre. Yo pido la cita.” Si habla de no querer vivir, pregunte claro y llame ya a {crisis}.',
      },
      more: {
        en: 'Before the visit: Note sleep, food, tears, drink, and since when. Tell the doctor’s office beforehand. Depression can be treated at any age. In danger right now: stay on the line, send somebody in, and call {emergency}.',
        es: 'Antes de la cita: Apunte sueño, comida, llanto, alcohol y desde cuándo. Cuéntelo antes al consultorio. La depresión se trata a cualquier edad. Si hay peligro ahora: no cuelgue, mande a alguien y llame a {emergency}.',
      },
      facts: ['T11', 'T13'],
    },
    {
      label: { en: 'I think they drink too much', es: 'Creo que bebe demasiado' },
      asks: {
        en: 'whisky every evening; empty bottles in the trash; wine since the funeral; slurs on the phone at night; beer, rum, alone; how do I bring up the drinking; is that too much at this age; should she stop at once',
        es: 'toma whisky, ron, todas las noches; botellas vacías en la basura; vino desde el entierro; habla arrastrado de noche; se emborracha sola; cómo le hablo del alcohol, del trago; es mucho a esa edad; que lo deje de golpe',
      },
      say: {
        en: 'Do not accuse. On a morning, say what you noticed: “I heard it in your voice on Friday. I worry.” With age and tablets, less is safer. Who drinks every day must not stop all at once: ask the doctor first.',
        es: 'No acuse. Una mañana diga lo que notó: “El viernes te lo oí en la voz. Me preocupa.” Con la edad y las pastillas, menos es más seguro. Quien bebe a diario no debe dejarlo de golpe: antes, el médico.',
      },
      more: {
        en: 'Step by step: Ask when the wish is strongest; often it is the lonely evening. Put your call there. Tell the doctor what you see; you may do that. Shaking, sweating, confusion or a fit after stopping: call {emergency}.',
        es: 'Paso a paso: Pregunte a qué hora hay más ganas; suele ser la noche. Ponga ahí su llamada. Cuente al médico lo que ve; eso sí se puede. Si al dejarlo tiembla, suda, se confunde o convulsiona, llame a {emergency}.',
      },
      facts: ['D16'],
    },
    {
      label: { en: 'The house is going to ruin', es: 'La casa está descuidada' },
      asks: {
        en: 'dirty kitchen, mess, hoarding; piles of mail, unpaid bills; spoiled food in the fridge, mold; washing undone, smells; garden gone wild; ashamed to let anybody in; refuses a cleaner, home help',
        es: 'cocina sucia, desorden, acumula cosas; montones de cartas, cuentas sin pagar; comida podrida en la nevera; ropa sin lavar, huele mal; el patio hecho monte; no deja entrar a nadie; no quiere muchacha, ayuda en casa',
      },
      say: {
        en: 'First look for the reason: eyes, pain, low mood, memory. Ask the doctor for a check. Offer one thing, not all of it: “May I do the fridge today?” Then ask {company} about home help, one hour a week.',
        es: 'Primero busque la causa: vista, dolor, tristeza, memoria. Pida una revisión al médico. Ofrezca una cosa, no todo: “¿Te limpio hoy la nevera?” Luego pida a {company} ayuda en casa, una hora por semana.',
      },
      more: {
        en: 'If no stranger may come in: “She comes for my peace of mind. Four times, then you decide.” Make safe first: stove, stairs, heating, unpaid power. Throw nothing away unasked. Fire risk or no food: call {company} today.',
        es: 'Si no acepta extraños: “Viene para mi tranquilidad. Cuatro veces y decides tú.” Primero lo urgente: estufa, escaleras, luz sin pagar. No tire nada sin permiso. Si hay riesgo de fuego o falta comida, llame hoy a {company}.',
      },
    },
    {
      label: { en: 'Should they move closer to me?', es: '¿Sería mejor traerle cerca?' },
      asks: {
        en: 'move her to my town; sell the house soon after the funeral; would she be happier near me; retirement flat or care home, when; wants to stay put; living alone is not safe any longer; bring father here',
        es: 'traerla a mi ciudad; vender la casa tan pronto, recién viuda; estaría más contenta aquí; residencia o asilo, cuándo; se quiere quedar en lo suyo; ya no es seguro que viva sola; mudar a mi padre para acá',
      },
      say: {
        en: 'Not in a hurry. After a death, wait some months if the home is safe. Near you they lose their friends, and you may be at work. Try two weeks’ stay first, and ask: “Where here would you meet people?”',
        es: 'Sin prisa. Tras una muerte, espere unos meses si la casa es segura. Cerca de usted perdería a sus amistades, y quizás usted trabaja. Prueben dos semanas y pregunte: “¿Dónde conocerías gente aquí?”',
      },
      more: {
        en: 'Weigh it together: help at home, a flat near you, a house with company. Who is there by day. What if care grows heavy. While they think clearly, they decide. Falls, fire, hunger or getting lost: talk with the doctor this week.',
        es: 'Piénsenlo juntos: ayuda en casa, un lugar cerca de usted, una residencia. Quién estará de día. Qué pasa si hace falta más cuidado. Con la mente clara, decide esa persona. Si hay caídas, hambre o se pierde, hable con el médico.',
      },
    },
    {
      label: { en: 'They grieve. How do I comfort them?', es: 'Está de duelo. ¿Cómo le consuelo?' },
      asks: {
        en: 'since dad died; cries when I mention him; should I say his name; first Christmas, anniversary, birthday without her; empty chair at six; I grieve too; how long does mourning last; nothing comforts her',
        es: 'desde que murió mi papá; llora si lo nombro; hablo de él o no; primera Navidad, aniversario, cumpleaños sin ella; la silla vacía a las seis; yo también estoy de luto; cuánto dura el duelo; nada la consuela',
      },
      say: {
        en: 'Say the name. Most want to speak of the one they lost: “I thought of Dad when I heard his song.” You need not cheer them up. Evenings are often the worst, so call at that hour.',
        es: 'Nombre a quien murió. Casi todos quieren hablar de esa persona: “Oí su canción y pensé en papá.” No hace falta animar. Las noches suelen ser lo peor: llame a esa hora.',
      },
      more: {
        en: 'For hard days, such as a birthday: Plan ahead. Ask: “With people, or quiet?” Light a candle together by phone. You mourn too, so tell somebody. Grief still as strong after a year: ask the doctor or a grief group.',
        es: 'Para días duros, como un cumpleaños: Planeen antes. Pregunte: “¿Con gente o en calma?” Enciendan una vela a la vez, por teléfono. Usted también está de luto: dígalo a alguien. Si tras un año duele igual, hable con el médico o un grupo de duelo.',
      },
      facts: ['S13'],
    },
    {
      label: { en: 'What do I do on my next visit?', es: '¿Qué hago en mi próxima visita?' },
      asks: {
        en: 'weekend at hers, how to use it; I clean the whole time and we barely talk; only one afternoon there; she weeps at goodbye; parting is hard; what should I look over; outing, day trip together',
        es: 'un fin de semana en su casa, cómo lo aprovecho; limpio todo el rato y casi no hablamos; solo tengo una tarde; llora cuando me voy; la despedida es dura; qué reviso en la casa; paseo, salida juntos',
      },
      say: {
        en: 'Let half of it be joy, half chores. Go out once together: coffee, church, the old friend. Meet one neighbor and swap numbers. Before you leave, write the next visit big on the calendar.',
        es: 'Que la mitad sea alegría y la mitad tareas. Salgan una vez: un café, misa, la vieja amistad. Conozca a un vecino y cambien números. Antes de irse, escriba en grande la próxima visita en el calendario.',
      },
      more: {
        en: 'Look around too: fridge, tablets, mail, lights, loose rugs. Ask what they want done, and do that first. If goodbye is hard: leave after coffee, at a set time, and call from home that night.',
        es: 'Mire también: nevera, pastillas, correo, luces, alfombras sueltas. Pregunte qué quiere que haga y empiece por eso. Si la despedida duele: váyase después del café, a hora fija, y llame esa noche desde su casa.',
      },
    },
    {
      label: { en: 'They never ask anybody for anything', es: 'No le pide nada a nadie' },
      asks: {
        en: 'too proud to ask; does not want to be a burden or a bother; independent, hates charity; will not take money or help; owes nobody a favor; manages alone, thank you; how do I help someone so proud',
        es: 'muy orgulloso para pedir; no quiere molestar ni ser carga; independiente, no quiere caridad; no acepta dinero ni ayuda; no le gusta deber favores; que ella puede sola; cómo ayudo a alguien tan orgulloso',
      },
      say: {
        en: 'Then let them give first: “Could you mend this? Could you tell me your recipe?” Who gives can also take. Offer help as a swap, or as a kindness to you: “It would calm me.”',
        es: 'Entonces pida usted primero: “¿Me arreglas esto? ¿Me das tu receta?” Quien da, también puede recibir. Ofrezca la ayuda como un trueque, o como un favor a usted: “Me daría tranquilidad.”',
      },
      more: {
        en: 'Words that help: “You did so much for me. Now it is my turn.” Start with what no one notices, such as a friend who happens to pass. Let them pay or bake in return. Services are a right, not charity.',
        es: 'Palabras que ayudan: “Hiciste tanto por mí. Ahora me toca.” Empiece por lo que no se nota, como un amigo que pasa por ahí. Deje que pague o cocine algo a cambio. Los servicios son un derecho, no caridad.',
      },
    },
    {
      label: { en: 'I am the neighbor. How do I begin?', es: 'Soy vecino, ¿cómo me acerco?' },
      asks: {
        en: 'old man next door never goes out; afraid to be nosy, pushy, to intrude; first knock, words at the door; only nods and shuts the door on me; since his dog died he stays in, may I speak of it, say its name, or does it hurt more; walk to the corner with him, too soon; a kind thing for my neighbour this week; old gentleman alone all winter',
        es: 'el señor de al lado no sale nunca; no quiero ser metiche, entrometida, chismosa; cómo toco la puerta, qué le digo; saluda y cierra; se le murió el perro, le pregunto por él; caminar con él a la esquina, será pronto; un detalle que puedo tener esta semana',
      },
      say: {
        en: 'Knock by day with a small reason: “I baked too much. Would you like some? I live next door.” Two minutes, then go. Did they lose somebody, or a dog? Say the name once. That is not nosy. It is kind.',
        es: 'Toque de día, con un motivo chico: “Hice pan de más. ¿Le gustaría? Vivo al lado.” Dos minutos y se va. Si perdió a alguien, o a su perro, diga el nombre una vez. Eso no es meterse. Es cariño.',
      },
      more: {
        en: 'If the door closes: Come back in a week, with the paper or the trash bin as reason. Then ask for help: “Could you take in my parcel?” Later: “I walk to the corner at four. Come along.” Their pace, no push.',
        es: 'Si cierra la puerta: Vuelva en una semana, con el diario o la basura como motivo. Luego pida ayuda: “¿Me recibe un paquete?” Más adelante: “Camino a la esquina a las cuatro. Venga.” A su paso, sin presión.',
      },
    },
    {
      label: { en: 'What can we do if they see badly?', es: '¿Qué hacemos juntos si no ve bien?' },
      asks: {
        en: 'blind in one eye, bad sight; sits in the chair all day; I go in on the same day each week; play old songs for him, harmonica, mouth organ, guitar; is music good for him; read the paper aloud; something together for a blind neighbor',
        es: 'ciego de un ojo, mala vista; pasa el día sentado en el sillón; voy un día fijo cada semana; tocarle canciones viejas, armónica, guitarra; le hará bien la música; leerle en voz alta; algo juntos con la vecina ciega',
      },
      say: {
        en: 'Music is a fine choice. Play the old songs, and let them sing or tap along. Read aloud, the paper or a good story. Ask what a song reminds them of. A fixed day gives them something to wait for.',
        es: 'La música es una gran idea. Toque o ponga canciones de antes y que cante o lleve el ritmo. Lea en voz alta el diario o un cuento. Pregunte qué le recuerda la canción. Un día fijo da algo que esperar.',
      },
      more: {
        en: 'More for weak eyes: big dominoes, dough to knead, herbs to smell, a radio play. Say who you are when you come in, and say when you go. The library may lend talking books. Ask {company} who helps with poor sight.',
        es: 'Más para quien ve poco: dominó grande, masa para amasar, hierbas que oler, una radionovela. Diga quién es al entrar, y avise al irse. La biblioteca puede prestar libros hablados. {company} sabe quién ayuda con la vista.',
      },
      facts: ['T14'],
    },
    {
      label: {
        en: 'What can we do if they hear badly?',
        es: '¿Qué hacemos juntos si no oye bien?',
      },
      asks: {
        en: 'almost deaf, I am the only person he talks to; good company without talking; will not wear hearing aids, they whistle; silent together, board game, puzzle; shout at her, misunderstands me; do something that needs no words; hard of hearing neighbor',
        es: 'está casi sordo, solo habla conmigo; hacer compañía sin hablar; no se pone los audífonos, le pitan; juego de mesa, rompecabezas; tengo que gritarle, no me entiende; algo sin palabras; vecina que oye poco',
      },
      say: {
        en: 'Choose what needs few words: dominoes, cards, a puzzle, old photos, cooking, the garden, a bench in the sun. To talk, sit close, face them, radio off. Use short sentences and a pad to write on. Do not shout.',
        es: 'Elija lo que pide pocas palabras: dominó, cartas, rompecabezas, fotos, cocinar, el jardín, una banca al sol. Para hablar, de cerca, de frente y sin radio. Frases cortas, y un cuaderno para escribir. No grite.',
      },
      more: {
        en: 'If the aids whistle: Wax or a loose fit may be why. Offer to go along to a nurse or the hearing shop. Let them wear the aids one hour with you, in quiet. And if not, a nod and shared coffee are company too.',
        es: 'Si los audífonos pitan: Puede ser cera o que quedan flojos. Ofrezca ir juntos con la enfermera o donde los compró. Que los use una hora con usted, sin ruido. Y si no, un gesto y un café también son compañía.',
      },
    },
    {
      label: { en: 'How long should I stay?', es: '¿Cuánto rato debo quedarme?' },
      asks: {
        en: 'ten minutes or an hour; is that too long for an old person; gets tired, signs it is enough; how long to play or read to him; once a week or more; does not let me leave; I have little time',
        es: 'diez minutos o una hora; será mucho para una persona mayor; se cansa, cómo noto que basta; cuánto tiempo le toco o le leo; una vez por semana o más; no me deja irme; tengo poco tiempo',
      },
      say: {
        en: 'Half an hour is a good start; ten minutes of music within it is fine. Yawns, short answers or closing eyes tell you it is enough. Then say: “I enjoyed this. I come again Tuesday.” Better short each week than long and rare.',
        es: 'Media hora es un buen comienzo, y diez minutos de música caben bien. Si bosteza, contesta corto o cierra los ojos, ya basta. Diga: “Me gustó. Vuelvo el martes.” Mejor corto cada semana que largo y rara vez.',
      },
      more: {
        en: 'If they will not let you go: On arriving, say how long you have. Give a sign ten minutes before the end. Leave something for later: a photo, a cake. If you must miss a day, say so ahead and name the next.',
        es: 'Si no le deja irse: Al llegar, diga cuánto tiempo tiene. Avise diez minutos antes. Deje algo para después: una foto, un dulce. Si un día no puede ir, avise antes y diga cuándo vuelve.',
      },
    },
    {
      label: { en: 'Their partner went into a care home', es: 'Su pareja entró en una residencia' },
      asks: {
        en: 'his wife is in a nursing home and he sits alone in the house; neighbor left behind after fifty years of marriage; visits her every afternoon; feels he gave her away; drive him there; not dead but gone from home',
        es: 'la esposa está en un asilo y él quedó solo en la casa; el vecino se quedó sin ella tras cincuenta años; va a verla todas las tardes; siente que la abandonó; llevarlo a visitarla; ella no murió pero ya no está en casa',
      },
      say: {
        en: 'That is a loss too, though both live. Ask by name: “How is Anna?” Then listen. Offer one thing with a day: “I cook on Thursdays. I will bring you a plate.” Or offer a ride there.',
        es: 'También es una pérdida, aunque los dos vivan. Pregunte por su nombre: “¿Cómo está Ana?” Y escuche. Ofrezca algo con día: “Los jueves cocino. Le llevo un plato.” O llévele a la visita.',
      },
      more: {
        en: 'What helps further: Look in on the evening after a visit, which is a hard hour. Leave out “It is better so.” Ask if the home lets them eat together. If food or washing slips, tell the family or {company}.',
        es: 'Qué más ayuda: Pase la noche después de la visita, que es hora dura. No diga “Es mejor así.” Pregunten si pueden comer juntos allá. Si descuida la comida o el aseo, avise a la familia o a {company}.',
      },
    },
    {
      label: { en: 'When do I call the family or for help?', es: '¿Cuándo aviso a la familia?' },
      asks: {
        en: 'should I ring his daughter, or is it meddling; no answer at the door, curtains still drawn; mail piling up at the neighbor; thin, dirty, confused; what is an emergency with an old person; fell, bruises; no relatives, whom do I tell',
        es: 'llamo a su hija o me estoy metiendo; no abre la puerta, cortinas cerradas; se le junta el correo; flaca, sucia, confundida; qué es una urgencia en un mayor; se cayó, tiene moretones; no tiene parientes, a quién aviso',
      },
      say: {
        en: 'Tell the family when food, washing, mail or memory slip. Say only what you saw. Call {emergency} if no one answers and the mail still lies outside. Call too for sudden confusion, a crooked face, a bad fall, or talk of dying.',
        es: 'Avise a la familia si fallan comida, aseo, correo o memoria. Diga solo lo que vio. Llame a {emergency} si no abre y sigue afuera el diario de ayer. También si se confunde de golpe, cara torcida, caída fuerte o habla de morir.',
      },
      more: {
        en: 'To be ready: Ask today: “Whom may I call if you are ill?” Write the number down. No family: tell {company} or the doctor’s office. If somebody hurts or robs them, report it today. You do not meddle; you care.',
        es: 'Para tenerlo listo: Pregunte hoy: “¿A quién llamo si se enferma?” Anote el número. Sin familia: avise a {company} o al consultorio médico. Si alguien le roba o maltrata, avise hoy. Usted no se mete: cuida.',
      },
    },
  ],
}
