/** What is said to an answer that was not foreseen: on company. */

import type { Said } from '../../text/said.ts'

/** By the name of the matter that asked. */
export const companyReplies: Readonly<Record<string, Said>> = {
  'gone-quiet-since-loss': {
    en: 'That can be the way back in. Ask for one small favor that brings them out: an opinion on curtains, a cake to carry. Nobody left there? Begin with a cup of tea somewhere new, just you two.',
    es: 'Por ahí se puede volver. Pida un favor pequeño que le haga salir: que le acompañe a comprar, que opine de unas cortinas. ¿Ya no queda nadie allí? Empiecen con un café en un lugar nuevo, los dos.',
  },
  'lonely-neighbor': {
    en: 'Let that be your reason to ring. Bring a little of it, or ask about it, and listen more than you talk. Nothing known? Ask how long they have lived there. Leave your number in big print before you go.',
    es: 'Que eso sea su motivo para tocar. Lleve un poco, o pregunte por ello, y escuche más de lo que habla. ¿No sabe nada? Pregunte cuánto hace que vive ahí. Antes de irse, deje su número en grande.',
  },
  'hearing-aid': {
    en: 'Say that first when you call. Take the aid and its case along, and ask to put it in while they watch. Cannot get there? Ask about home visits. A sore or wet ear: show a nurse.',
    es: 'Empiece la llamada con eso. Lleve el audífono en su estuche y pida ponérselo delante de quien lo ajusta. ¿No puede ir? Pregunte si hacen visitas. Si el oído duele o supura, que lo vea una enfermera esta semana.',
  },
  'somebody-to-check-on-me': {
    en: 'Begin from there. Today, write down what happens if the sign is missing: first a call, then a knock, then whom to tell. Give a copy away. Nobody? Ask {company} who could keep it. Try it out once.',
    es: 'Empiece por ahí. Escriba hoy qué se hace si falta la señal: primero llamar, luego tocar, después a quién avisar. Entregue una copia. ¿Nadie? Pregunte a {company} quién puede guardarla. Hagan una prueba.',
  },
  'join-their-table': {
    en: 'That is enough to begin. At one meal today, say hello and your name at the next table. Nobody yet? Greet whoever serves, and ask who likes cards or music. Sad for many days: tell the nurse.',
    es: 'Con eso basta para comenzar. Hoy, en una comida, salude y diga su nombre en la mesa de al lado. ¿Nadie todavía? Salude a quien sirve y pregunte a quién le gusta la música. Tristeza de muchos días: cuéntela a la enfermera.',
  },
  'hearing-aids-whistle': {
    en: 'Let the fitter know that. Today, try one at a time, and listen which whistles when you chew or turn your head. Stiff fingers? Ask somebody to seat it. Pain or a wet ear: see the doctor.',
    es: 'Que lo sepa quien los ajusta. Hoy, pruebe de a uno y escuche cuál suena al masticar o girar la cabeza. ¿Dedos rígidos? Que alguien le ayude a colocarlo. Dolor, o un oído que supura: vaya al médico.',
  },
  'faces-not-seen': {
    en: 'A small sign comes next. Choose a word or a touch on the arm, always the same. Nobody? Let the shop clerk say who speaks. Flashes or a dark curtain: eye doctor today.',
    es: 'Falta acordar una seña. Elija una palabra o un toque en el brazo, siempre igual. ¿Nadie? En la tienda, pida que al saludar digan quién habla. Destellos o una sombra como cortina: oculista hoy.',
  },
  'children-abroad': {
    en: 'Let that be the next step. Give your children the number of somebody near you, for days without power. Nobody? Ask at the shop, the church or {company}. Write all the numbers big, on paper, for the wall.',
    es: 'Por ahí puede seguir. Dé a sus hijos el número de alguien cercano, para los días sin luz. ¿Nadie? Pregunte en la tienda, en la iglesia o a {company}. Escriba los números en grande y péguelos en la pared.',
  },
  'far-from-everybody': {
    en: 'That shows where to begin. Agree on a plain sign that all is well, such as a cloth at the gate by noon. Nobody passes? Ask {company} for a morning call. Keep that number big beside the phone.',
    es: 'Eso muestra por dónde empezar. Acuerde una señal de que todo va bien, como un paño en la puerta antes de mediodía. ¿No pasa nadie? Pida a {company} una llamada por la mañana. Deje ese número en grande junto al teléfono.',
  },
  'evenings-alone': {
    en: 'Have something ready for it. Before dark, set out a cup, a blanket and one thing you look forward to. Nobody to ring? Follow a story on the radio, part by part. Heavy for weeks? Tell your doctor.',
    es: 'Téngale algo preparado. Antes de que oscurezca, deje lista una taza, una manta y algo que le ilusione. ¿Nadie a quien llamar? Siga una historia por la radio, capítulo a capítulo. Si el peso dura semanas, dígalo al médico.',
  },
  'children-who-rarely-call': {
    en: 'Begin where it feels lightest. Choose an hour when they are neither at work nor cooking, and say it will be short. Writing is hard? Send your voice. While you wait, plan something of your own that day.',
    es: 'Empiece por lo más fácil. Busque una hora en que no estén trabajando ni cocinando, y avise que será cortito. ¿Le cuesta escribir? Mande su voz. Mientras espera, tenga para ese día un plan que le guste.',
  },
  'quiet-couple': {
    en: 'Make it easy to say yes. Pick an hour when neither is tired, and keep it short. A “no” counts only for today; ask again this week. Does one of you hear badly? Have the ears looked at.',
    es: 'Que sea fácil decir que sí. Escoja un rato sin cansancio, y que dure poco. Un “no” vale para hoy; otro día de esta semana pruebe de nuevo. ¿Alguno oye mal? Pidan que les revisen los oídos.',
  },
  'what-to-talk-about': {
    en: 'Then bring something along. A photo, a clipping or a fruit from the market starts the talk for you. Put your question on a slip in your pocket. Hear badly? Ask to sit where it is quiet.',
    es: 'Lleve algo para mostrar. Una foto, un recorte o una fruta del mercado abre la charla. Guarde su pregunta en un papelito, en el bolsillo. ¿Oye mal? Pida sentarse donde haya menos ruido.',
  },
  'new-partner-late': {
    en: 'Take it from there, without hurry. Tell two friends that you would like company; they may know somebody. Wear something you like, and stay a little afterward. No idea where? Ask the library which groups meet.',
    es: 'Siga por ahí, a su paso. Cuente a dos amistades que le gustaría tener compañía; quizá conozcan a alguien. Póngase ropa que le guste y quédese un rato al final. ¿No sabe dónde? Pregunte en la biblioteca qué grupos hay.',
  },
  'holiday-alone': {
    en: 'Put the day on paper, then. Write big what comes when, and hang it where you see it. Somebody else is on their own too: ring them. No name comes? {company} may know one. Tears are allowed.',
    es: 'Ponga ese día en papel. Escriba en grande qué viene y cuándo, y cuélguelo a la vista. Hay otra gente sin compañía: llame a alguien. ¿No le viene un nombre? En {company} quizá conozcan a alguien. También se puede llorar.',
  },
  'moving-in-with-family': {
    en: 'Keep that in sight. On your trial days, note each evening what felt good and what did not. Ask which furniture or pets may come along. Have somebody you trust read every paper with you first.',
    es: 'Téngalo presente. En los días de prueba, apunte cada noche qué le gustó y qué no. Pregunte qué muebles o mascotas puede llevar. Antes de firmar, lea cada papel con alguien de confianza.',
  },
  'first-time-in-group': {
    en: 'Get to know the place first. Walk or ride past it one day, and see the door, the stairs, the bus stop. No ride? Ask on the phone who lives your way. Plan something pleasant for right after.',
    es: 'Conozca primero el lugar. Pase un día por ahí y mire la puerta, la escalera y la parada. ¿No tiene en qué ir? Pregunte por teléfono quién vive por su zona. Planee algo agradable para después, salga como salga.',
  },
  'old-friend-again': {
    en: 'Start with one memory: the kitchen, the bus, that song. Add your number, and say there is no hurry to answer. Nobody yet? Look through old photos for a face. Writing is hard? Send your voice.',
    es: 'Parta de un recuerdo: la cocina, el patio, aquella canción. Añada su número y diga que no hay prisa por contestar. ¿Nadie todavía? Busque una cara en fotos viejas. ¿Le cuesta escribir? Mándelo con su voz.',
  },
  'words-for-the-grieving': {
    en: 'Stay near in small ways. Mark the birthday of the person who died, and ring then. Is the grief yours? Ask somebody to sit with you. No wish to live? Stay together and call for help at once.',
    es: 'Acompañe con cosas pequeñas. Anote el cumpleaños de quien murió, y llame ese día. ¿La pena es suya? Pida a alguien que le acompañe. Si alguien ya no quiere vivir, no se separen y pidan ayuda enseguida.',
  },
  'grandchildren-care': {
    en: 'That belongs in your talk. Put it in one sentence for the parents, and add one wish. Keep the evening after free, feet up. Dizzy while you mind them? Tell your doctor. Chest pain? Get help at once.',
    es: 'Eso va en la conversación. Dígalo a los padres en una frase, junto con un pedido. Deje libre la noche de esos días, con los pies en alto. ¿Le dan mareos al cuidarlos? Dígalo al médico. ¿Dolor de pecho? Pida ayuda ya.',
  },
  'friends-gone': {
    en: 'Let one memory lead you. Before you call, find a photo or small story. Nobody left who knew them? Tell it to a neighbor, or at church. No number? Send a card. Afterward, do something warm for yourself.',
    es: 'Deje que un recuerdo le guíe. Antes de llamar, busque una foto o una anécdota. ¿Ya no queda quien los conoció? Cuéntela en el barrio o en la iglesia. ¿No tiene el número? Mande una tarjeta. Después, dese un gusto.',
  },
  'hard-of-hearing-in-groups': {
    en: 'Start with one small change. Tell one person: “Touch my arm before you speak to me.” Meet few people at once. Hearing aids in a drawer? Have them checked. Things spin, or one ear hums? Tell a doctor.',
    es: 'Pruebe un cambio pequeño. Diga a alguien: “Tóqueme el brazo antes de hablarme”. Si puede, júntese con pocas personas. ¿Tiene audífonos en un cajón? Que los revisen. ¿Todo da vueltas, o hay zumbido en un oído? Dígalo al médico.',
  },
  'nothing-to-do-after-move': {
    en: 'Begin with your own room. Put one thing from the old home where you see it in the morning. Then learn one new place a week. Cannot go out? Ask a neighbor to tell you about the street.',
    es: 'Parta de su propio cuarto. Ponga algo de la casa anterior donde lo vea al despertar. Luego conozca un lugar nuevo por semana. ¿No puede salir? Pida a alguien de al lado que le cuente de la calle.',
  },
  'hearing-test': {
    en: 'Mention that at the test. Today ask people to say your name first and face you in the light. Not sure? Note each missed word this week. Pain, a wet ear or spinning? Call your doctor.',
    es: 'Menciónelo en la prueba. Hoy pida que le llamen primero por su nombre y le hablen de frente, con luz. ¿No sabe? Anote unos días lo que no oyó. Con dolor, líquido en el oído o mareo, llame al médico.',
  },
  'driving-safely': {
    en: 'Take that answer seriously. This week try one trip another way, by bus or with a neighbor, to learn it. Never worried? Ask your passengers. Got lost or had a bump? Leave the keys and call your doctor.',
    es: 'Tome en serio esa respuesta. Esta semana haga un viaje de otro modo, en bus o con alguien del barrio, para conocerlo. ¿Nunca? Pregunte qué notan quienes viajan con usted. Si se perdió o chocó, deje las llaves y llame al médico.',
  },
  'help-at-home': {
    en: 'Make that your first line. Below it write which days, and what you like to do yourself. Several? Begin where you could fall. None yet? Keep the number by the phone. Little money? Ask {company} what is free.',
    es: 'Que sea su primer renglón. Debajo escriba qué días y qué le gusta hacer por su cuenta. ¿Son varias? Empiece donde podría caerse. ¿Ninguna aún? Deje el número junto al teléfono. ¿Poco dinero? Pregunte a {company} qué es gratis.',
  },
  'asking-a-child-to-call': {
    en: 'Go with your own feeling. Neither? Take the words you use at home. Send it at a calm hour of theirs, then lay the phone aside and do something pleasant. No answer yet? Give it some days.',
    es: 'Guíese por lo que usted siente. ¿Ninguna? Use las palabras de su casa. Mande el mensaje a una hora tranquila; luego aparte el teléfono y haga algo agradable. ¿No contesta? Dele unos días antes de escribir otra vez.',
  },
  'sundays-alone': {
    en: 'Put your plan right there. Hard to say? Choose the hour after lunch. By Friday, set something out for it: flour for a cake, a plant to water, a photo to send. Low most days? Tell your doctor.',
    es: 'Ponga su plan justo ahí. ¿No está claro? Escoja la hora después de comer. El viernes deje algo listo: harina para un pan, una planta que regar, una foto que mandar. ¿Tristeza casi a diario? Dígalo al médico.',
  },
  'only-one-without-partner': {
    en: 'Go where it feels lightest. Nobody comes to mind? Ask the library or church for a weekly group. When you invite, name the day and place, and keep it cheap: a bench, a market, tea at home.',
    es: 'Vaya por lo más ligero. ¿No le viene nadie? Pregunte en la biblioteca o la iglesia por un grupo semanal. Al invitar, diga día y lugar, y que cueste poco: una banca, el mercado, un té en casa.',
  },
  'reading-to-children': {
    en: 'Let that be your first try. None yet? Ask the librarian for one children love. Choose a page where you will stop and let them guess what comes. Small print, tired eyes? Tell it from memory.',
    es: 'Que sea su primer intento. ¿Ninguno todavía? Pida en la biblioteca uno que los niños quieran mucho. Escoja una página para parar y que adivinen qué sigue. ¿Letra chica o vista cansada? Cuéntelo de memoria.',
  },
  'pen-pals': {
    en: 'Let the first one be short. Nobody yet? Ask at the library or church who would like mail. Lay paper, pen and envelope on the table now. Hands or eyes tired? Speak it, and let someone write.',
    es: 'Que la primera sea corta. ¿Nadie aún? Pregunte en la biblioteca o la iglesia a quién le gustaría recibir cartas. Deje ya en la mesa papel, pluma y sobre. ¿Manos o vista cansadas? Dicte usted y que alguien escriba.',
  },
}
