/** What is said to an answer that was not foreseen: on moving and the body. */

import type { Said } from '../../text/said.ts'

/** By the name of the matter that asked. */
export const movingReplies: Readonly<Record<string, Said>> = {
  parkinson: {
    en: 'A few notes will say more. For some days, write the hour, the place, and when you last took your tablets. Shaky hand? Ask a helper. A fall, or coughing on food: doctor today. Choking: get emergency help.',
    es: 'Unas notas lo dirán mejor. Por unos días, apunte la hora, el lugar y cuándo tomó sus pastillas. ¿Le tiembla la mano? Grábelo. Una caída, o tos al comer: llame hoy al médico. Si se atraganta y no respira: ayuda de urgencia.',
  },
  'own-number': {
    en: 'Either way, make a small card. Write the phone of your team in big letters, and leave room for their answer. Any meter in the house? Let the pharmacist check it. Fainting or sudden confusion: get emergency help.',
    es: 'En todo caso, haga una tarjeta. Escriba en grande el teléfono de su equipo y deje espacio para la respuesta. ¿Hay aparato en casa? Que lo revisen en la farmacia. Desmayo o confusión de pronto: pida ayuda de urgencia.',
  },
  'afraid-after-a-fall': {
    en: 'Go from there, little by little. Look over the way today: move cords and rugs, light a lamp, set a resting chair. Nowhere for now? Clear it to the kitchen. Pain since the fall: tell the doctor.',
    es: 'Desde ahí, poco a poco. Mire hoy el camino: quite cables y tapetes, encienda una lámpara y ponga una silla para descansar. ¿Ningún lugar por ahora? Despeje hacia la cocina. Si le quedó dolor de la caída, avise al médico.',
  },
  'numb-feet-with-diabetes': {
    en: 'Say so at the visit. Wear light-colored socks, where a spot shows, and check them when undressing. Poor eyes? Ask the clinic for a foot check. Sudden, with a weak arm or leg: get emergency help.',
    es: 'Dígalo tal cual en la consulta. Use calcetines claros, donde se note una mancha, y revíselos al quitárselos. ¿Ve poco? Pida en la clínica una revisión de pies. Si fue de golpe, con un brazo o pierna débil: ayuda de urgencia.',
  },
  'worn-hip': {
    en: 'Let your hip set the limit. Look for what makes you bend low: a soft sofa, a low shelf, shoes. Change one today: firm chair, higher shelf, long shoehorn. Fever with the pain: call the doctor today.',
    es: 'Que la cadera ponga el límite. Busque en casa qué le hace agacharse: un sofá hundido, una repisa baja, los zapatos. Cambie hoy una cosa: silla firme, repisa más alta o calzador largo. Fiebre con el dolor: llame hoy al médico.',
  },
  'cane-hand': {
    en: 'Now try it slowly. Walk beside a long table or counter today, and pause at each step to check the order. Both, or neither? Ask the therapist which hand, or about a walker. Sudden weakness: get emergency help.',
    es: 'Ahora pruebe despacio. Camine hoy junto a una mesa larga, y pare en cada paso para revisar el orden. ¿Ambas, o ninguna? Pregunte al fisioterapeuta qué mano le toca, o por un andador. Debilidad de pronto: ayuda de urgencia.',
  },
  'bars-and-mats': {
    en: 'The plan starts from that. Call a hardware store today and ask who puts bars up. Renting? Ask the owner first. Little money? Ask at the senior center. Till they are up, wash sitting at the basin.',
    es: 'De ahí sale el plan. Llame hoy a una ferretería y pregunte quién las instala. ¿No es casa propia? Hable antes con el dueño. ¿Poco dinero? Pregunte en el municipio. Mientras las ponen, lávese en una silla frente al lavabo.',
  },
  'leaks-when-coughing': {
    en: 'One call comes next. Say: “I leak when I cough, and want to learn this properly.” Nobody in mind? Your clinic can name someone. Shy? Write it instead. A bulge down below: have it seen this week.',
    es: 'Ahora toca una llamada. Diga: “Se me sale la orina al toser y quiero aprender bien esto”. ¿Nadie? En su clínica le dan un nombre. ¿Le da vergüenza? Entréguelo por escrito. Si nota un bulto abajo, consulte esta semana.',
  },
  'what-a-falls-check-is': {
    en: 'Plan the day from there. Set a bag by the door with glasses, cane and hearing aids. Nobody? Ask the clinic about a ride, and for the advice on paper. Fainted before the fall? Call the doctor today.',
    es: 'Con eso organice el día. Deje junto a la puerta una bolsa con lentes, bastón y audífonos. ¿Nadie? Pregunte en la clínica por transporte y pida los consejos en papel. Si se desmayó antes de caer, llame hoy al médico.',
  },
  'dancing-counts': {
    en: 'Let the music decide. Find one gentle tune today on the radio, or ask a neighbor. None you loved? Any song with a clear beat. Dizzy? Sit, and tell your doctor. Breath that does not settle: call {emergency}.',
    es: 'Que decida la música. Busque hoy una melodía tranquila en la radio, o pida a alguien que la encuentre. ¿Ninguno? Cualquier canción con ritmo claro. ¿Mareo? Siéntese, y dígalo al médico. Falta de aire que no pasa: llame a {emergency}.',
  },
  'how-soon-it-shows': {
    en: 'That can be your sign. Put it on the calendar in one sentence, and let somebody who sees you watch too. Not sure? Take the way to the mailbox. New chest pain: get emergency help.',
    es: 'Esa puede ser su señal. Póngala en el calendario con una frase, y que también se fije alguien que le vea o le llame. ¿No sabe? Tome la escalera o el camino a la tienda. Dolor de pecho: ayuda de urgencia.',
  },
  'no-low-sugar-again': {
    en: 'Your team can use that. Show one person where the juice stands. If you cannot be woken, they put nothing in your mouth and call {emergency}. Alone? Agree on a call each morning. Low now? Juice first.',
    es: 'Eso le sirve a su equipo. Enseñe a alguien dónde está el jugo. Si no logran despertarle: nada en la boca, y que llamen a {emergency}. ¿Vive sin compañía? Acuerde una llamada cada mañana. ¿Está bajo ahora? Primero el jugo.',
  },
  'dog-walk': {
    en: 'Each walk can be different. Tell somebody your way, and carry a phone or a name card. In heat, go early, with water for two. No dog? Join a neighbor. Chest pain or dizzy? Sit and get help.',
    es: 'Cada paseo es distinto. Avise a alguien por dónde va, y lleve teléfono o una tarjeta con su nombre. Con calor, salga temprano, con agua. ¿Sin perro? Acompañe a un vecino. ¿Dolor de pecho o mareo? Siéntese y pida ayuda.',
  },
  stairs: {
    en: 'Go by what your legs say. Have the edge of the last step marked with bright tape. Carry things in a bag across your body. No stairs at home? A single step beside a firm counter will do.',
    es: 'Hágale caso a sus piernas. Pida que marquen el borde del último escalón con cinta de color vivo. Lleve las cosas en un bolso cruzado. ¿No hay escaleras en casa? Basta un escalón junto a un mueble firme.',
  },
  'pool-and-swimming': {
    en: 'Begin where your feet touch ground. Ask which hour is quiet, and whether older people pay less. Pack a warm top. Nobody to go with? Ask who comes each week. Chest pain? Get out, call the lifeguard.',
    es: 'Empiece donde toque fondo. Pregunte a qué hora hay poca gente y si hay descuento para mayores. Lleve algo abrigado para la salida. ¿Sin compañía? Pregunte quién va cada semana. ¿Dolor de pecho? Salga y llame al salvavidas.',
  },
  bicycle: {
    en: 'That is where you start from. Pick an hour of daylight, and carry your phone. Nothing to pedal? On a firm chair, let your feet go round. Breathless even at rest? Do not start; get medical help now.',
    es: 'Desde ahí se empieza. Escoja una hora con luz de día y lleve el teléfono. ¿No tiene con qué pedalear? Desde una silla firme, mueva los pies como si pedaleara. Si le falta el aire en reposo, pida ayuda médica ya.',
  },
  'yoga-or-pilates': {
    en: 'Either way, begin at home. Today, on a firm chair, breathe slowly and raise your arms as far as is easy. Write your ills on a card, ready for any teacher. A recent operation? Ask your doctor first.',
    es: 'Sea como sea, empiece en casa. Hoy, en una silla firme, respire despacio y suba los brazos hasta donde sea fácil. Anote sus males en una tarjeta para quien dé la clase. ¿Operación reciente? Consulte antes al médico.',
  },
  gym: {
    en: 'Thank you for saying so. Make the first visit a look only; sign nothing. Ask about a free trial and a lower price for retired people, then sleep on it. Too far? Ask your senior center.',
    es: 'Gracias por decirlo. Que la primera visita sea nada más para mirar, sin firmar nada. Pregunte por una prueba gratis y un precio menor para jubilados, y piénselo en casa. ¿Queda lejos? Pregunte en el centro de mayores.',
  },
  stretching: {
    en: 'Let your body set the pace. After your next warm shower, do one slow stretch for that part and see how it feels in the evening. Nowhere? Roll your shoulders. Swollen or newly numb: call your doctor today.',
    es: 'Que el cuerpo marque el paso. Después del próximo baño tibio, estire despacio esa parte y vea en la noche cómo se siente. ¿Ninguna? Mueva los hombros en círculo. Hinchazón o adormecimiento nuevo: llame hoy al médico.',
  },
  'walk-in-bad-weather': {
    en: 'Now make a bad-weather plan. Hear the forecast at breakfast and choose at once: out or in. Carry your phone as you walk indoors. Hardly any space? Keep to the chair, with music. Often dizzy? Tell your nurse.',
    es: 'Haga con eso un plan. Escuche el pronóstico en el desayuno y decida de una vez: afuera o adentro. Lleve el teléfono al caminar en casa. ¿Casi no hay espacio? La silla y música bastan. ¿Mareos seguidos? Dígalo en la clínica.',
  },
  'walking-shoes': {
    en: 'Smooth? Wear another pair until you have new ones. Feel inside for folds or stones before each wear. Hard to bend? Use a long shoehorn. A sore that stays, or any with diabetes: call your nurse.',
    es: '¿Lisas? Use otro par hasta tener nuevas. En todo caso, antes de calzarse busque por dentro dobleces o piedritas. ¿Le cuesta agacharse? Siéntese y use un calzador largo. Llaga que no cierra, o cualquiera si hay diabetes: llame a la clínica.',
  },
  'walking-stick': {
    en: 'Yes or no, look around home. Today, note each place where you reach for a wall or a chair, such as the bathroom. Show that list at your fitting. One leg suddenly weak: get emergency help.',
    es: 'Sí o no, observe su casa. Hoy, anote dónde busca apoyo en la pared o una silla, como el baño o el escalón. Lleve esa lista cuando le midan. Pierna sin fuerza de golpe: pida ayuda de emergencia.',
  },
  'best-hour-to-exercise': {
    en: 'Then test it for three days. Set a kitchen timer, or ask somebody to ring you, at an hour you want to try. Mark how it went. No good hour, and tired even after sleep? Tell your doctor.',
    es: 'Entonces, haga la prueba tres días. Ponga una alarma, o pida que le llamen, a la hora que quiera probar. Apunte cómo le fue. ¿Ninguna hora es buena y hay cansancio aun después de dormir? Coméntelo con su médico.',
  },
  'too-old-to-start': {
    en: 'Keep that before your eyes. Put a card by your chair with one small piece of it for this week. Nothing yet? Ask somebody what you used to enjoy. No wish for anything for weeks: tell your doctor.',
    es: 'Téngalo a la vista. Deje junto a su silla una tarjeta con un pedacito de eso para esta semana. ¿Todavía nada? Pregunte a alguien qué disfrutaba usted antes. Semanas sin ganas de nada: hable con su médico.',
  },
  'flat-belly': {
    en: 'That is worth writing down. Note since when the waistband is tight, and whether shoes are too. Not sure? Look at an old photo. Fast, or with swollen ankles or short breath: call your clinic today.',
    es: 'Eso conviene apuntarlo. Anote desde cuándo aprieta la cintura, y si también los zapatos. ¿Tiene duda? Mire una foto vieja. Si fue rápido, o hay tobillos hinchados o falta de aire: llame hoy a la clínica.',
  },
  'lower-back': {
    en: 'Now make your day easier. Put the things you use most at waist height, with help if they are heavy. In bed, roll on your side and push up with your arm. Fever too? Call your doctor today.',
    es: 'Ahora, hágase más fácil el día. Ponga a la altura de la cintura lo que más usa, con ayuda si pesa. Para salir de la cama, gire de lado y empuje con el brazo. ¿También fiebre? Llame hoy al médico.',
  },
  'back-after-a-break': {
    en: 'Give that room in the plan. Agree with one person what you will do if it comes again, even something tiny. Nobody? Write it by the telephone. Chest pain or a faint before you stopped? Doctor first.',
    es: 'Dele un lugar en el plan. Acuerde con alguien qué hará si vuelve a pasar, aunque sea algo mínimo. ¿No hay nadie? Escríbalo junto al teléfono. ¿Dolor de pecho o desmayo antes de parar? Primero, el médico.',
  },
  'exercise-and-blood-pressure': {
    en: 'Known or not, write it down. Keep one slip in your wallet with your tablets and readings, and ask your pharmacy this week to fill it in. Sudden bad headache or blurred sight: get urgent help.',
    es: 'Sí o no, téngalo por escrito. Lleve en la cartera una hoja con sus pastillas y mediciones, y pida esta semana en la farmacia que la completen. Dolor de cabeza fuerte de golpe o vista borrosa: pida ayuda urgente.',
  },
  'walk-further-or-faster': {
    en: 'Let that be your guide. Before you leave, tell someone your route, or leave a note at home, and take your phone. Both? One now, the other next month. Neither? Keep your walk and try a new street.',
    es: 'Déjese guiar por eso. Antes de salir, diga a alguien su ruta, o deje una nota en casa, y lleve el teléfono. ¿Las dos? Una ahora y otra el mes próximo. ¿Ninguna? Siga igual, por una calle nueva.',
  },
  'how-many-repetitions': {
    en: 'See how you do it. Ask somebody to watch one round, or use a mirror: slow up, slower down. Not chosen yet? Rise from a firm chair. Joint sore next day: ask a physical therapist.',
    es: 'Ahora mire cómo lo hace. Pida que alguien observe una tanda, o use un espejo: lento al subir, más lento al bajar. ¿Aún no elige? Levántese de una silla firme. Si al otro día duele una articulación, pregunte en fisioterapia.',
  },
  'stiff-in-the-morning': {
    en: 'Keep a note of it. Each morning this week, write where you feel it and when it lets go. Lay easy clothes within reach tonight. Nowhere? Write that. Fever, or a hot red joint: call that day.',
    es: 'Lleve una nota de eso. Cada mañana de esta semana, apunte dónde la siente y a qué hora cede. Esta noche deje ropa fácil al alcance. ¿En ningún lado? Anótelo también. Fiebre, o una articulación roja y caliente: llame ese día.',
  },
  'hip-before-operation': {
    en: 'Yes or no, ready the house. Ask a relative or neighbor to set a firm, high chair where you rest, and the pots within reach. Alone? Call the hospital and ask who can help you at home afterward.',
    es: 'Sí o no, prepare la casa. Pida a un familiar o vecino una silla firme y alta donde descansa, y las ollas al alcance. ¿Vive sin compañía? Llame al hospital y pregunte quién le ayudará después en casa.',
  },
  'lazy-to-start': {
    en: 'That is where we begin. Ask somebody to ring at an hour you choose, and stand to talk, one hand on something firm. Nobody? Let a kitchen timer or a radio show be your bell.',
    es: 'Por ahí empezamos. Pida que alguien le llame a la hora que usted escoja, y converse de pie, con una mano en algo firme. ¿Nadie puede? Que le avise un reloj de cocina o un programa de radio.',
  },
  'missed-days': {
    en: 'No blame in that. Choose now the smallest thing for a bad day, such as lifting your feet in turn while the water heats. Write it on the refrigerator. Weaker than a month ago? Call your nurse.',
    es: 'De eso nadie tiene culpa. Elija ahora lo más pequeño para un día malo, como subir un pie y otro, en la silla, mientras hierve el agua. Apúntelo en el refrigerador. ¿Menos fuerza que hace un mes? Llame a la clínica.',
  },
  'plan-broken-by-rain-or-visitors': {
    en: 'Thank you for telling me. Tonight, look at the week ahead and circle the two quietest days; put your movement there first. Tell whoever may come by which hour is yours. After a fall: doctor first.',
    es: 'Gracias por contarlo. Esta noche mire la semana que viene y encierre en un círculo los dos días más tranquilos: ahí va primero su ejercicio. Avise a quien le visite cuál es su hora. Tras una caída o mareo, primero el médico.',
  },
  'stairs-with-sore-knees': {
    en: 'Let that set your pace. Today gather what you use most on one floor, to climb less often. Nobody to carry? Use a shoulder bag. Loose rail? Have it fixed. Cannot put weight on it? Be seen today.',
    es: 'Que eso marque su paso. Hoy junte en un piso lo que más usa, para subir menos veces. ¿Nadie que cargue? Use un bolso cruzado. ¿Pasamanos flojo? Pida que lo arreglen. Si no puede apoyar la pierna, que le vean hoy.',
  },
  'after-heart-attack': {
    en: 'Keep that ready for the nurse. Pain today? Call {emergency} first. Otherwise lay the hospital papers and tablet list beside the phone, and write down one thing you long to do again.',
    es: 'Tenga ese dato listo para la enfermera, aunque no sea exacto. ¿Dolor hoy? Primero, {emergency}. Si no, junte papeles del hospital y lista de pastillas al lado del teléfono, y anote algo que quiera volver a hacer.',
  },
  'dizzy-rising': {
    en: 'With or without company, book it. Nobody? Ask the clinic about a ride or a visit by telephone. Until then, sit down to dress and to wash, and climb on no stool or ladder.',
    es: 'Con compañía o sin ella, pida la cita. ¿Nadie puede? Pregunte en la clínica por transporte o consulta por teléfono. Mientras tanto, vístase y báñese en una silla, y no se suba a ningún banco.',
  },
  'parent-afraid-of-shower': {
    en: 'Start from that, at their pace. Not sure? Watch at which step their hands grip. This week, let them try the chair fully dressed with the water off, and stop whenever they say so.',
    es: 'Parta de ahí, al ritmo de esa persona. ¿No se sabe? Fíjese en qué momento aprieta las manos. Esta semana, que pruebe la silla con ropa y sin abrir el agua. Cuando diga basta, se termina.',
  },
  'down-on-the-floor': {
    en: 'Take that as your starting point. Neither, or not sure? Leave the floor for later. Today, ask a relative, neighbor or physical therapist for a day to try it together, and carry your phone in a pocket.',
    es: 'Ese es su punto de partida. ¿Ninguna, o no sabe? Deje el piso para más adelante. Hoy, pida a un familiar, vecino o fisioterapeuta un día para probarlo en compañía, y lleve el teléfono en el bolsillo.',
  },
  'chair-stands': {
    en: 'Test it before you trust it. Push on the seat with both hands: nothing slides, tips or rolls. None like that? Ask a neighbor for a kitchen chair. Then tie it to something daily, such as the news.',
    es: 'Antes de confiar, haga una prueba. Empuje el asiento con ambas manos: que no resbale, ruede ni se ladee. ¿No hay una así? Pida prestada una de cocina. Después, hágalo siempre junto a algo diario, como las noticias.',
  },
  'balance-at-the-counter': {
    en: 'Let that set the pace. Very unsteady? Leave it, and ask for a falls check. Otherwise hang a paper by the counter and mark each try: steady, shaky or left out. Suddenly much worse? Get medical help now.',
    es: 'Que eso marque el ritmo. ¿Muy poca firmeza? Déjelo y pida una revisión de caídas. Si no, cuelgue ahí un papel y anote cada intento: firme, con temblor o no se hizo. Si empeora de golpe, pida ayuda médica ya.',
  },
  treadmill: {
    en: 'Settle that before the first step. Nobody? Look for a treadmill with staff near, or walk the hall instead. Show whoever watches where the stop button is, and try the cord once together.',
    es: 'Resuelva eso antes de subirse. ¿Nadie? Busque una caminadora con personal cerca, o camine dentro de la casa. Muestre a quien mire dónde está el botón de paro, y prueben una vez el cordón.',
  },
  'bath-safety': {
    en: 'A tub? Do not step over it alone until a bar is fixed. Otherwise, note what wobbles or slips. No money for a bar? Ask your clinic who lends such things. Tell somebody when you bathe.',
    es: '¿Hay tina? No pase por encima a solas hasta tener la barra fija. En todo caso, con ropa y en seco, vea qué se mueve o resbala. ¿No alcanza para la barra? Pregunte en la clínica. Avise cuando se bañe.',
  },
  'pelvic-floor': {
    en: 'Either way, keep a few notes. This week, jot down when something leaks, what you drank and what you were doing. Cost a worry? Ask first. Suddenly unable to pass water: get medical help now.',
    es: 'De todos modos, lleve unas notas. Esta semana, apunte cuándo se le escapa algo, qué bebió y qué hacía. ¿Le preocupa el costo? Pregunte antes. Si de golpe no puede orinar, busque atención médica ya.',
  },
  'worn-knees': {
    en: 'Let that be your measure. Hardly walking? Ask a nurse or physical therapist for a seated start. Choose a way with a bench or wall to rest at, and turn back while it still feels easy.',
    es: 'Esa es su medida. ¿Casi no camina? Pida a una enfermera o fisioterapeuta un comienzo en la silla. Escoja un camino con banca o pared para descansar, y dé la vuelta cuando todavía se sienta fácil.',
  },
  'freezing-feet': {
    en: 'The team will want to know. No one place? Note the hour and what was going on. Today, clear rugs and cords from the usual way, and carry no tray or bag. Walk first, talk later.',
    es: 'Al equipo le sirve saberlo. ¿No hay un lugar fijo? Apunte la hora y qué se hacía. Hoy, quite tapetes y cables del camino usual, y nada de bandejas ni bolsas. Primero caminar, luego conversar.',
  },
  'stiff-hands': {
    en: 'Keep an eye on that. Find the task that costs most, such as keys. Wrap handles in cloth; ask the pharmacy for easy caps. Numb, or dropping things? Tell your doctor. All at once: get emergency help.',
    es: 'Obsérvelo estos días. Busque la tarea que más cuesta: llaves, botones, tapas. Envuelva el mango con un trapo grueso. Si se le duermen o se le caen cosas, dígalo al médico. Si es de golpe, pida ayuda de emergencia.',
  },
}
