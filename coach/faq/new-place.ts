/** Questions of those who moved to a new home or town and know nobody there, and of their families. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const newPlace: Faq = {
  name: 'new-place',
  domain: 'Socialization',
  card: 'S11',
  about: pattern(
    '((?<!(sons?|daughters?|kids|children|friends?|neighbou?rs?|he|she) (has |have |had |just )?)(move[ds]?|moving|relocat*) ... (near|nearer|closer|close) (to )?(be )?(my |our |his |her |their )?(sons?|daughters?|children|kids|child|family|grand*|nieces?|nephews?|sister|brother)|moved in with (my|our|the) (son|daughter|niece|nephew|sister|brother)|(i|we|i have|we have|mother|father|aunt|parents) (has |have )?(just|recently|newly|only) moved|(i|we|have) moved here|since (i|we) moved|since (the|our|my) move|(?<!(sons?|daughters?|kids|children|friends?|neighbou?rs?) (has |have |had |just )?)(moved|moving|move) (to|into) (a |an |this |the )?(new |small |smaller |retirement |assisted |care |nursing |sheltered |senior )?(flat|apartment|town|city|village|home|living|condo|neighborhood|building|place|housing)|know* .. (a soul|nobody|no one|anyone|anybody) .. (here|in this (town|place|building|village|home|street))|(miss*|cry*|homesick) .. (my|our|the) (old|former) (house|home|street|town|neighborhood|place|flat)|homesick*|my (daughters|sons) neighbo*|(assisted living|care home|nursing home|retirement (home|flat|village|community|apartment*)|senior (living|housing|residence)|sheltered (housing|flat)|(old folks|old peoples) home) ... (alone|lonely|lonesome|nobody|no one|a soul|friends?|tables?|cliques?|lounge|dining|bored|boring|television|tv|telly|sits?|(his|her|their) room|company|awful long|so long|very long)|(alone|lonely|lonesome|nobody|no one|a soul|friends?|tables?|cliques?|lounge|dining|bored|boring|television|tv|telly|sits?|(his|her|their) room|company|awful long|so long|very long) ... (assisted living|care home|nursing home|retirement (home|flat|village|community|apartment*)|senior (living|housing|residence)|sheltered (housing|flat)|(old folks|old peoples) home)|(should|could|can|ask*|invite|want*|have|if) ... (mother|father|parents?|aunt|grandma|grandpa|in laws?) ... (move|come|live|moving|coming) .. (with|near|nearer|closer) .. (us|me)|(parents|mother|father|aunt|grandma|grandpa|in laws?) ... (refus*|not want|not|want*) .. (move|stay|sell) .. (near|nearer|closer|where|house|home|to us)|(me mude|nos mudamos|mudarme|mudarnos|la mudanza|(?<!no )(me he|nos hemos) mudado|(mama|papa|madre|padre|padres|ti[oa]) se mud(o|aron)|recien mudad[oa]s?|(barrio|pueblo|edificio) nuevo|ciudad nueva|colonia nueva)|no conozco .. nadie .. (aqui|aca|alla|en (el|la|este|esta) .. (barrio|pueblo|edificio|ciudad|colonia|residencia))|(aqui|aca) no conozco a nadie|(extran*|echo de menos|lloro por) .. mi (casa|barrio|pueblo|calle|tierra)|(residencia|asilo|geriatrico|ancianato|hogar de (ancianos|mayores)|casa de reposo) ... (sol[oa]s?|amig*|nadie|mesas?|comedor|tele|television|televisor|aburr*|cuarto|habitacion)|(sol[oa]s?|nadie|aburr*|tele|comedor) ... (residencia|asilo|geriatrico|ancianato|hogar de (ancianos|mayores)|casa de reposo)|(mama|papa|madre|padre|padres|papas|abuel[oa]|suegr[oa]|ti[oa]) ... (venga|venirse|venir|mude|traer*|viva) .. (a vivir )?(con nosotros|conmigo|cerca)|traer .. (mama|papa|madre|padre|padres|suegr[oa]) .. (con|a|cerca))',
  ),
  fits: [
    'poor-hearing',
    'hearing-aids',
    'no-transport',
    'nobody-near',
    'painful-knees',
    'unsteady',
    'wheelchair',
    'poor-sight',
    'housebound',
  ],
  entries: [
    {
      label: { en: 'I just moved here. How do I start?', es: 'Acabo de mudarme, ¿cómo empiezo?' },
      asks: {
        en: 'moved near my daughter and know nobody, not a soul; first step in a new town; newcomer in a retirement village; been here three weeks, no friends yet; where to begin, where to meet people; get to know somebody in the building; new country, new street; settle in',
        es: 'me mudé cerca de mi hija y no conozco a nadie; primer paso en una ciudad nueva; soy nueva en el edificio, en el barrio, en la colonia; llevo tres semanas y no tengo amistades; por dónde arranco; cómo hago para conocer gente acá; recién llegado al pueblo',
      },
      say: {
        en: 'A new place is hard at first. Start with one person, not with a crowd. Go out at the same hour each day, to the same bench, shop or lounge. Say hello and one sentence more. Faces you see often soon feel known.',
        es: 'Llegar a un sitio nuevo cuesta. Empiece por una persona, no por un grupo. Salga cada día a la misma hora, a la misma banca, tienda o sala. Salude y diga una frase más. Las caras de cada día pronto son conocidas.',
      },
      more: {
        en: 'Step by step: This week, learn one name and write it down. Next week, use it: “Good morning, Mary.” Then ask something small: “When does the mail come?” If nobody comes by, ask the office or {company} what meets near you.',
        es: 'Paso a paso: Esta semana aprenda un nombre y apúntelo. La otra, úselo: “Buenos días, Rosa.” Luego pregunte algo sencillo: “¿A qué hora pasa el correo?” Si no ve a nadie, pregunte a {company} qué reuniones hay cerca.',
      },
    },
    {
      label: { en: 'What do I say to a new neighbor?', es: '¿Qué le digo a un vecino nuevo?' },
      asks: {
        en: 'first words in the lounge, the elevator, the hall; a sentence to open a chat with a neighbour; I say hello but hello leads nowhere; how do I introduce myself; topics to talk about with strangers; small talk is not my gift; words to greet somebody I never met',
        es: 'primeras palabras en el salón, el ascensor, el pasillo; qué frase uso para romper el hielo; cómo me presento; los saludo y de ahí no pasa; de qué hablo con un desconocido; no sé hacer plática, charla; con qué palabras empiezo a conversar',
      },
      say: {
        en: 'Try: “Hello, I am Ann. I just moved in. Have you lived here long?” Then: “What do you like best here?” Many people enjoy helping a newcomer. Two minutes are plenty. End with: “Nice to meet you. See you tomorrow.”',
        es: 'Pruebe: “Hola, soy Ana, acabo de llegar. ¿Lleva mucho aquí?” Luego: “¿Qué es lo que más le gusta?” A mucha gente le agrada ayudar a quien llega. Bastan dos minutos. Cierre con: “Mucho gusto. Nos vemos mañana.”',
      },
      more: {
        en: 'If hello goes no further: Ask for a small favor. “Could you show me where the mail comes?” Or say what you see: “That scarf is lovely. Did you make it?” Ask what needs more than yes or no. Listen, and use their name.',
        es: 'Si el saludo no pasa de ahí: Pida un favor chico. “¿Me muestra dónde llega el correo?” O diga lo que ve: “¡Qué linda bufanda! ¿La tejió usted?” Pregunte lo que pide más que un sí o un no. Escuche y use su nombre.',
      },
    },
    {
      label: { en: 'I walk past them to my door', es: 'Paso de largo hasta mi puerta' },
      asks: {
        en: 'they sit in the lounge and I just hurry past; lose my nerve and keep walking; cannot bring myself to stop; afraid to sit down with them; head down, straight to my room; they all look up when I come in; hide behind my door',
        es: 'los veo sentados en la sala y me entra miedo; paso rápido con la cabeza gacha; no me atrevo a detenerme; sigo derecho a mi cuarto; no me animo a sentarme con ellos; me miran cuando entro; me escapo a mi habitación',
      },
      say: {
        en: 'Such nerves are common, and nobody sees them from outside. Tomorrow you need not sit down. Just stop, look up and say: “Good afternoon. It is warm today.” Then walk on. The next day, stop one minute longer.',
        es: 'Esos nervios son comunes y desde fuera no se notan. Mañana no hace falta sentarse. Solo pare, mire y diga: “Buenas tardes. Hoy hace calor.” Luego siga. Al otro día, quédese un minuto más.',
      },
      more: {
        en: 'Smaller steps: Go early, when only one person sits there. Carry something to hold: a paper, knitting, a cup. Breathe out slowly before the door. Or ask a helper or neighbor: “May I walk in with you today?”',
        es: 'Pasos más pequeños: Vaya temprano, cuando solo hay una persona. Lleve algo en la mano: el diario, el tejido, una taza. Suelte el aire despacio antes de entrar. O pida a alguien: “¿Puedo entrar hoy con usted?”',
      },
    },
    {
      label: { en: 'At meals the tables are all taken', es: 'En el comedor no hay mesa para mí' },
      asks: {
        en: 'how to join a table at dinner; same groups sit together every supper, I eat alone; break into a set group of folks; they save seats, places are reserved; where do I sit in the dining hall; told that chair is taken; change my seat at lunch',
        es: 'cómo pido sentarme en una mesa; en la comida todos se sientan en los mismos grupos; como sola en el comedor; guardan las sillas, lugares apartados; me dijeron que ese puesto está ocupado; dónde me siento a almorzar; cambiarme de mesa en la cena',
      },
      say: {
        en: 'Eating alone in a full room hurts. Ask the staff: “Could you seat me with somebody friendly?” They know who is kind. Or come early, go to the smallest table and say: “I am new. May I eat with you today?”',
        es: 'Comer en un rincón con la sala llena duele. Pida al personal: “¿Me sientan con alguien amable?” Ellos conocen a todos. O llegue temprano, vaya a la mesa más chica y diga: “Acabo de llegar. ¿Puedo comer hoy con ustedes?”',
      },
      more: {
        en: 'If the seat is taken: “Thank you, another day perhaps.” Then try the next table. Ask for one meal only. Have a first line ready: “What is good here today?” No luck after a week: ask the manager for a fixed place.',
        es: 'Si el puesto está ocupado: “Gracias, otro día será.” Vaya a la mesa de al lado. Pida una sola comida. Tenga lista una frase: “¿Qué está rico hoy?” Si en una semana no resulta, pida un lugar fijo a quien dirige la casa.',
      },
    },
    {
      label: { en: 'I cannot hear in the dining room', es: 'No oigo bien en el comedor' },
      asks: {
        en: 'hearing aids whistle at the table; deaf in one ear, noise of plates; can not follow the talk at meals when several speak; aids only make the din louder; a bit deaf, lost in groups; how to hear better in company; grandchildren speak too fast; long wait for the hearing clinic',
        es: 'los audífonos me pitan en la mesa; sordo de un oído, ruido de platos; no entiendo cuando hablan varios, en grupo; mucho barullo, bulla, no escucho; el aparato solo sube el ruido; oír mejor en compañía; los nietos hablan muy rápido al comer',
      },
      say: {
        en: 'Noise defeats even good hearing aids. Ask for a small table by a wall, far from the kitchen. Turn your better ear to the person, with the noise behind you. Say: “I hear badly. Please face me and speak slowly.”',
        es: 'El ruido vence hasta al mejor audífono. Pida una mesa chica junto a la pared, lejos de la cocina. Ponga su mejor oído hacia la persona y el ruido a la espalda. Diga: “Oigo mal. Hábleme de frente y despacio.”',
      },
      more: {
        en: 'If the aids whistle: Have fit, ear wax and battery checked by a nurse or the shop they came from. Until then, talk with one person in a quiet room. Keep pen and paper at hand. Ask the shop for a setting for noise.',
        es: 'Si el audífono pita: Que revisen el ajuste, la cera y la pila, con la enfermera o donde lo compró. Mientras, hable con una persona en un cuarto callado. Tenga papel y lápiz. Pregunte si hay un ajuste para ruido.',
      },
    },
    {
      label: { en: 'Can I meet people one at a time?', es: 'Quiero conocer gente de a uno' },
      asks: {
        en: 'idea for meeting a single person, not a crowd; quiet corner, small table for two; hate big groups; pen friend, I would sooner write; hear worse on the phone; partner for chess; face to face with somebody; a real chat with someone my own age',
        es: 'conocer a una sola persona, no un grupo; por teléfono oigo peor; prefiero escribirme con alguien; compañero de ajedrez o cartas; un rincón tranquilo para dos; cara a cara; amistad por carta; alguien de mi edad para charlar',
      },
      say: {
        en: 'Yes, and with one person it is easier to hear and talk. Put a card up at the shop, library or lounge: “New here. Who would like coffee or cards on Tuesdays, just two of us?” Meet in a quiet public place.',
        es: 'Buena idea: de a uno se oye y se habla mejor. Ponga una tarjeta en la tienda, la biblioteca o la sala: “Acabo de llegar. ¿Quién quiere café o cartas los martes, de a dos?” Queden en un lugar público y tranquilo.',
      },
      more: {
        en: 'If you like writing better: Ask the library, church or {company} about pen friends or a visitor. Begin with one page: where you come from, what you love, one question. Write only to people they know. Never send money.',
        es: 'Si prefiere escribir: Pida en la biblioteca, la iglesia o a {company} con quién cartearse, o una visita. Empiece con una hoja: de dónde viene, qué le gusta y una pregunta. Escriba solo a gente que ellos conozcan. Nunca envíe dinero.',
      },
    },
    {
      label: { en: 'I am too shy to walk into a group', es: 'Me da pena llegar a un grupo' },
      asks: {
        en: 'find the nerve to go in by myself; a room full of strangers scares me, butterflies in my stomach; shy all my life; would like the cards but not alone; no joiner; afraid nobody will speak to me; how do I dare the first time; anxious before an activity',
        es: 'soy vergonzoso, tímida; ir solo a un lugar lleno de gente me da cosa, me da corte; cómo me animo la primera vez; quiero jugar cartas pero no me atrevo; se me revuelve el estómago; miedo de que nadie me hable; nervios antes de entrar',
      },
      say: {
        en: 'Many feel just that at the door. Tell whoever leads it before: “I am new and a bit shy. Could you meet me at the door and seat me with someone kind?” Come ten minutes early, while the room is quiet.',
        es: 'A mucha gente le pasa en la puerta. Avise antes a quien dirige: “Es mi primera vez y me da pena. ¿Me espera en la entrada y me sienta con alguien amable?” Llegue diez minutos antes, cuando hay calma.',
      },
      more: {
        en: 'Step by step: Plan half an hour only. Take a job: pour coffee, deal the cards. Ask the one beside you how it works. At home, write down one name. Go three times before you judge. Phone too hard: ask by note.',
        es: 'Paso a paso: Vaya solo media hora. Tome una tarea: servir café, repartir cartas. Pregunte a quien tenga al lado cómo se juega. En casa apunte un nombre. Vaya tres veces antes de juzgar. Si llamar cuesta, deje una nota.',
      },
    },
    {
      label: { en: 'We talked once. What comes next?', es: 'Hablamos una vez, ¿y ahora qué?' },
      asks: {
        en: 'a lady smiled at me, what now; how do I meet him a second time; nice talk last week, then nothing; turn an acquaintance into a friend; forgot her name; keep it going after the first chat; see each other again',
        es: 'una señora me sonrió, qué sigue; cómo la vuelvo a ver; charlamos la semana pasada y después nada; pasar de conocido a amigo; olvidé su nombre; cómo sigo la amistad; segunda vez que nos vemos',
      },
      say: {
        en: 'The second time counts most. Use the name and pick up the thread: “Hello, Mary. How is your grandson?” Then name a day: “I sit here on Thursdays at three. Join me.” A small plan brings people back.',
        es: 'La segunda vez es la que más cuenta. Use el nombre y retome lo hablado: “Hola, Rosa. ¿Cómo sigue su nieto?” Luego diga un día: “Los jueves a las tres estoy aquí. Venga.” Un plan pequeño hace volver.',
      },
      more: {
        en: 'If the name is gone: “I enjoyed our talk. Tell me your name once more.” Afterward, write it down with one thing they told you. Keep the same seat and hour. If they are in a hurry, try again next week.',
        es: 'Si olvidó el nombre: “Me gustó charlar. Dígame otra vez cómo se llama.” Después apúntelo, con algo que le contó. Use el mismo asiento y la misma hora. Si esa persona tiene prisa, pruebe la otra semana.',
      },
    },
    {
      label: { en: 'How do I ask someone for coffee?', es: '¿Cómo invito a alguien a un café?' },
      asks: {
        en: 'invite her, only the two of us, somewhere quiet; have a neighbor over for tea; words for an invitation; too soon to invite him; what do I serve; ask her round to my room; cake and coffee, I like her; not look pushy',
        es: 'invitar a la vecina a tomar mate, té, cafecito; cómo le digo que venga a mi cuarto; será muy pronto para invitarlo; qué le ofrezco; palabras para una invitación; una merienda las dos solas; sin parecer metiche, pesada',
      },
      say: {
        en: 'Keep it short: “I like talking with you. Would you have coffee with me on Thursday at three, just us two? It is quiet in my room.” Coffee and something sweet are enough. One hour is plenty.',
        es: 'Dígalo corto: “Me gusta hablar con usted. ¿Toma un café conmigo el jueves a las tres? En mi cuarto hay calma.” Basta café con algo dulce. Una hora es suficiente.',
      },
      more: {
        en: 'If asking aloud is hard: Put a note under the door, with day, hour and place. If it is no: “Next week perhaps,” and let it rest. On the day, have three questions ready: childhood, first job, favorite music.',
        es: 'Si le cuesta decirlo: Deje una nota bajo la puerta, con día, hora y lugar. Si no puede: “Otra semana será,” y déjelo ahí. Para ese día, prepare tres temas: la infancia, el primer trabajo, la música que más le gusta.',
      },
    },
    {
      label: { en: 'My family here is always working', es: 'Mi hija o mi hijo siempre trabaja' },
      asks: {
        en: 'my son works long hours and I came here for him; she comes home late and tired; wait all day for my daughter to have time; I only have her, nobody else; not be a burden on them; ask for a fixed day; too busy for me; lonely in their house',
        es: 'me vine por mi hijo y nunca tiene tiempo; llega tarde del trabajo; paso el día esperando a mi hija; solo la tengo a ella; no quiero ser una carga para ellos; están muy ocupados; viven corriendo; vivo con ellos y aun así me siento sola',
      },
      say: {
        en: 'You came for them, and now you wait. That hurts. Leave out “You never come.” Ask for one sure time: “Could Wednesday supper be ours, every week?” A short fixed hour is worth more than a long perhaps.',
        es: 'Vino por ellos y ahora espera. Eso duele. No diga “Nunca vienes.” Pida un rato seguro: “¿Cenamos los miércoles, cada semana?” Una hora fija vale más que un largo quizás.',
      },
      more: {
        en: 'If work gets in the way: Ask for a call on the way home. Give something too: a pot of soup, an hour with a child. And fill two days a week with people of your own. Then you wait less, and talk more.',
        es: 'Si el trabajo lo impide: Pida una llamada de camino a casa. Dé algo también: una olla de sopa, un rato con un niño. Y llene dos días con gente propia. Así espera menos y tienen más que contarse.',
      },
    },
    {
      label: { en: 'I miss my friends back home', es: 'Extraño a mis amistades de antes' },
      asks: {
        en: 'left my friends behind; miss my best friend, my next door neighbor; should I ring an old friend or let her be; afraid of crying on the phone and upsetting her; keep in touch over the distance; old pals, mates far away; visit them; they forget me',
        es: 'dejé a todos mis amigos; extraño a los muchachos del club; echo de menos a mi comadre, a mi vecina de antes; la llamo o no la llamo; miedo de llorar por teléfono; seguir en contacto de lejos; mis amigas de toda la vida; se olvidan de mí',
      },
      say: {
        en: 'Yes, call. Nobody has to replace an old friend. Choose one and say: “I miss you. Could we talk on Sundays at four?” If you cry, say: “It is just good to hear you.” A friend can bear that.',
        es: 'Sí, llame. Nadie tiene que ocupar el lugar de una vieja amistad. Elija a una y diga: “Te extraño. ¿Hablamos los domingos a las cuatro?” Si llora, diga: “Es que me alegra oírte.” Una amistad aguanta eso.',
      },
      more: {
        en: 'If the phone is hard: Send a card with a photo of your new window, and ask for news of the old street. Plan one visit, there or here. Somebody at the library can show you video calls. Write birthdays on your calendar.',
        es: 'Si el teléfono cuesta: Mande una carta con una foto de su ventana nueva y pida noticias del barrio. Planee una visita, allá o aquí. Pida a un nieto que le ponga la videollamada. Apunte los días de santo y cumpleaños.',
      },
    },
    {
      label: { en: 'Homesick. Was it a mistake to move?', es: 'Extraño mi casa. ¿Fue un error?' },
      asks: {
        en: 'crying for the old street; sold the house after forty years; miss my garden, my kitchen; regret it, wish I had stayed; want to go back; room is so small, not my own furniture; sad in the evening since I left; does not feel like mine',
        es: 'lloro por mi calle, mi barrio de siempre; vendí la casa de cuarenta años; extraño mi jardín, mi cocina; me arrepiento, quiero volver; este cuarto es muy chico; mis muebles, mis cosas; nostalgia desde la mudanza; no lo siento mío',
      },
      say: {
        en: 'A home holds half a life, so you may cry for it. Tears do not prove a mistake. Most people settle in time. Wait some months with big decisions. Tonight, hang up one old picture, and tell somebody a story of that street.',
        es: 'Una casa guarda media vida, y se puede llorar por ella. Llorar no prueba que fue un error. Casi todos se adaptan con el tiempo. No decida nada grande por unos meses. Hoy cuelgue una foto de antes y cuente una historia de su calle.',
      },
      more: {
        en: 'Meanwhile: Make one corner yours, with your lamp, your chair, a plant. Bring an old habit along, such as Friday cake. Plan a visit there. Low most days for two weeks: tell your doctor. If life feels pointless, call {crisis}.',
        es: 'Mientras tanto: Haga suyo un rincón, con su lámpara, su silla, una planta. Traiga una costumbre de allá, como el pastel del viernes. Planee una visita. Con tristeza dos semanas, dígalo al médico. Si no ve sentido a vivir, llame a {crisis}.',
      },
      facts: ['T20', 'T11'],
    },
    {
      label: { en: 'Where is a choir, church or club?', es: '¿Dónde hay coro, iglesia o club?' },
      asks: {
        en: 'sing in a choir by day, with people, not by phone; who plays bridge near here; knitting circle, quilting; join something seated, sitting down, bad knees; find a new parish, mass; card games, bingo, book club; group in the afternoon, choir practice at night',
        es: 'un coro de día, en persona; dónde juego dominó, truco, bochas, cartas; acá no hay club; una parroquia, misa; grupo de tejido, costura; club de lectura; algo sentado, por las rodillas; reuniones por la tarde; con quién jugar a la baraja',
      },
      say: {
        en: 'Do what you loved before, since that makes talk easy. Ask at the library, the church and {company}: “Who meets by day, near me?” Name the thing: choir, bridge, knitting, dominoes. Most of it is done sitting down.',
        es: 'Siga con lo que le gustaba antes: así la charla sale fácil. Pregunte en la biblioteca, la iglesia y a {company}: “¿Qué grupo se junta de día, cerca de aquí?” Diga cuál: coro, dominó, tejido, cartas. Casi todo se hace en silla.',
      },
      more: {
        en: 'If there is none: Start with two. Put up a note: “Bridge, Tuesdays at two, beginners welcome.” For a choir, ask churches and schools about daytime singing, or who gives rides at night. Call first, then try it twice.',
        es: 'Si no hay: Empiecen dos. Ponga una nota: “Dominó, martes a las dos, todos bienvenidos.” Para un coro, pregunte en iglesias y escuelas si ensayan de día, o quién lleva de noche. Llame antes y pruebe dos veces.',
      },
      facts: ['S11'],
    },
    {
      label: { en: 'How could I be useful here?', es: '¿En qué puedo ser útil aquí?' },
      asks: {
        en: 'volunteer in the new town; want to give something back; help at the school, library, food bank; feel useless since I came; little job in the home, lay tables, water plants; read to others; offer my time',
        es: 'ser voluntaria en la ciudad nueva; quiero ayudar en algo; dar una mano en la escuela, la parroquia; me siento inútil desde que llegué; un trabajito en la residencia, poner mesas, regar plantas; leer a otros; ofrecer mi tiempo',
      },
      say: {
        en: 'Helping is an easy way to meet people: you have a task, and they are glad you came. Offer one clear thing: “I can read to children on Monday mornings.” Ask the school, the library, the church or your building’s office.',
        es: 'Ayudar es una forma fácil de conocer gente: tiene una tarea y alegra su llegada. Ofrezca algo claro: “Puedo leer a los niños los lunes.” Pregunte en la escuela, la biblioteca, la iglesia o la oficina del edificio.',
      },
      more: {
        en: 'Where you live: Water plants, lay tables, greet the next newcomer, write letters for somebody. Begin with one hour a week. If you tire or hear badly, ask for a quiet task with one other person. You may stop any time.',
        es: 'Donde vive: Riegue plantas, ponga mesas, reciba a quien llegue después, escriba cartas para otra persona. Empiece con una hora por semana. Si se cansa u oye mal, pida algo tranquilo con una sola persona. Puede dejarlo cuando quiera.',
      },
    },
    {
      label: { en: 'I have no car in this new place', es: 'Aquí no tengo auto para ir' },
      asks: {
        en: 'gave up driving, how do I get to the library; no bus, need a ride or lift to the club; not drive in the dark, at night; taxi costs too much; too far to walk; everything is miles away; who would take me',
        es: 'ya no manejo, no conduzco, no guío; no hay camión, guagua, colectivo; necesito aventón, raite, que me lleven; el taxi sale caro; todo queda lejos; no salgo de noche en coche; quién me lleva al centro',
      },
      say: {
        en: 'Begin with what is within steps: the lounge, a bench, the shop, a neighbor’s door. For more, ask {company} about rides. Ask the group itself: “Who passes my street?” Offer gas money or a cake in return.',
        es: 'Empiece por lo que está a unos pasos: la sala, una banca, la tienda, la puerta de al lado. Para ir más lejos, pida transporte a {company}. Pregunte al grupo: “¿Quién pasa por mi calle?” Ofrezca la gasolina o un pastel.',
      },
      more: {
        en: 'If rides are scarce: Choose groups by day, and one fixed weekday. Share a taxi with a neighbor. Ask your family for one drive to the club, in place of an errand. Or turn it around, and have coffee at your place.',
        es: 'Si nadie le lleva: Elija grupos de día y un día fijo. Comparta taxi con alguien. Pida a su familia un viaje al club, en vez de un mandado. O al revés: que el café sea en su casa.',
      },
      facts: ['S16'],
    },
    {
      label: { en: 'How long until it feels like home?', es: '¿Cuánto tarda en sentirse mi casa?' },
      asks: {
        en: 'how many months before I settle; does it get easier; weeks have gone by and all is strange; will I ever belong here; how long does it take to make a friend; patience is running out; when does it stop hurting',
        es: 'en cuántos meses me acostumbro; se hace más fácil con el tiempo; pasan las semanas y todo es extraño; algún día me sentiré de aquí; cuánto se tarda en hacer un amigo; se me acaba la paciencia; no me hallo, no me hago',
      },
      say: {
        en: 'Most people settle over weeks, some over many months. The start is the hardest. It goes faster with small habits: same walk, same seat, same shop, same hour. Count little signs: a name you know, a nod that comes back.',
        es: 'Casi todos se acostumbran en semanas; otros tardan meses. Lo más duro es el comienzo. Ayudan las costumbres: misma vuelta, mismo asiento, misma tienda, misma hora. Cuente las señales: un nombre que ya sabe, un saludo que vuelve.',
      },
      more: {
        en: 'To help it along: Each Sunday, note one new name and one good moment. Always have one thing ahead to look forward to. If you cry daily, eat little or sleep badly for two weeks, tell your doctor. That is no weakness.',
        es: 'Para que vaya mejor: Cada domingo apunte un nombre nuevo y un buen rato. Tenga siempre algo que esperar con gusto. Si llora a diario, come poco o duerme mal dos semanas, dígalo al médico. No es debilidad.',
      },
      facts: ['T20', 'T11'],
    },
    {
      label: { en: 'I invited someone and they said no', es: 'Invité y me dijo que no' },
      asks: {
        en: 'she turned me down; he had an excuse; never came back to me; rejected, my pride is hurt; made a fool of myself; do I ask again after a refusal; nobody wants to; they declined the invitation',
        es: 'me rechazó, me dejó plantada; puso una excusa; nunca me contestó; hice el ridículo; vuelvo a insistir después del no; me dolió el orgullo; no quiso venir; nadie acepta',
      },
      say: {
        en: 'That stings. A no mostly has to do with their day: tired, ill, shy, or busy. Stay friendly: “Another time, then.” This week, ask a different person something smaller, such as five minutes on the bench.',
        es: 'Eso duele. Un no casi siempre tiene que ver con su día: cansancio, mala salud, timidez, prisa. Siga con amabilidad: “Otro día será.” Esta semana pida a otra persona algo menor, como cinco minutos en la banca.',
      },
      more: {
        en: 'Whether to ask again: Once more, after two weeks, with something easy like a short walk. After two times no, leave it at hello. Tell somebody you trust how it felt. Then go where you were made welcome.',
        es: 'Sobre insistir: Una vez más, a las dos semanas, con algo fácil como una vuelta corta. Tras dos veces no, que quede en el saludo. Cuente a alguien de confianza cómo se sintió. Vaya donde le reciban bien.',
      },
    },
    {
      label: { en: 'They all have their cliques', es: 'Ya tienen su grupito cerrado' },
      asks: {
        en: 'at the senior center no one spoke to me; everybody has their friends already; left out, ignored; closed circle; gossip, they whisper; mean women, bullies; why should the next time go any better; like school again',
        es: 'fui al centro de mayores y nadie me habló; todos aquí ya tienen sus amigos; me hacen a un lado, me dejan fuera; círculo cerrado; chismes, hablan de mí; son groseras; por qué iría mejor que la otra vez; como en la escuela',
      },
      say: {
        en: 'Being left out hurts at any age. Do not try to win the whole circle. Look at its edge: who sits alone, or is new like you? Start there. Or go where people work on something, for a task mixes them.',
        es: 'Quedar fuera duele a cualquier edad. No trate de ganarse a todo el grupo. Mire en la orilla: quién se sienta aparte o llegó hace poco. Empiece ahí. O vaya donde se hace algo: la tarea mezcla a la gente.',
      },
      more: {
        en: 'What can be different next time: Tell the leader before: “Last time nobody spoke to me. Who could sit with me?” Choose things done in pairs, such as cards. If they are cruel, tell the manager or family. You need not bear it.',
        es: 'Qué puede cambiar la otra vez: Diga antes a quien dirige: “La otra vez nadie me habló. ¿Con quién me siento?” Elija algo de a dos, como cartas. Si hay maltrato, dígalo a su familia o a la dirección. No tiene que aguantarlo.',
      },
    },
    {
      label: { en: 'Everybody here is older or ill', es: 'Aquí todos son mayores o enfermos' },
      asks: {
        en: 'nothing but old sick people; confused ones beside me; they talk only of illness; depressing, somebody dies every month; I am the youngest; no one with a clear head; next door all young and out at work; nobody my age',
        es: 'puros viejitos enfermos; en mi mesa están confundidos; solo hablan de achaques; deprime, cada mes muere alguien; soy la más joven; nadie con la cabeza clara; los vecinos son parejas jóvenes que trabajan; no hay nadie de mi edad',
      },
      say: {
        en: 'That can weigh on you. Ask the staff or a neighbor: “Who here reads, plays cards, follows sports?” Often such a person sits alone in a room too. Keep one thing going outside, such as a choir, class or church.',
        es: 'Eso pesa. Pregunte al personal o a un vecino: “¿Quién lee aquí, juega cartas o sigue el deporte?” A menudo esa persona también pasa el día en su cuarto. Y guarde algo fuera: un coro, una clase, la iglesia.',
      },
      more: {
        en: 'With someone confused: a smile, an old song or folding napkins is company too. Among young neighbors, offer something: water plants, take in parcels. After a death, say a few words together. It is good to mourn in company.',
        es: 'Con quien se confunde, una sonrisa o una canción vieja también es compañía. A los vecinos jóvenes, ofrezca algo: regar plantas, guardar un paquete. Tras una muerte, digan unas palabras todos juntos. Llorar con otros alivia.',
      },
    },
    {
      label: { en: 'Where do the men meet here?', es: '¿Dónde se juntan los hombres?' },
      asks: {
        en: 'only women in this place; husband has no friends since we moved; widower wants a men table; workshop, tools, repairs; bowls, chess, fishing, ball game; not one for knitting; other fellows, guys, blokes',
        es: 'aquí hay puras mujeres; mi marido no tiene amigos desde que nos mudamos; viudo que busca otros señores; taller, herramientas; ajedrez, pesca, petanca, fútbol; lo mío no es tejer; otros viejos, muchachos, compadres',
      },
      say: {
        en: 'Men often talk best side by side, with something to do. Ask for a workshop, chess, bowls, fishing or a repair table. Or begin it: “I watch the game on Saturday at three in the lounge. Come along.”',
        es: 'Muchos hombres hablan mejor lado a lado, con algo que hacer. Pregunte por un taller, ajedrez, bochas o pesca. O empiece usted: “El sábado a las tres veo el partido en la sala. Venga.”',
      },
      more: {
        en: 'Step by step: Find one other man. Ask him for a hand: “Could you help me hang this shelf?” Then coffee. Meet on the same day each week. None in the house: ask {company}, the barber or the church.',
        es: 'Paso a paso: Busque a otro hombre. Pídale una mano: “¿Me ayuda a colgar este estante?” Luego un café. Véanse el mismo día cada semana. Si no hay nadie, pregunte a {company}, al barbero o en la iglesia.',
      },
    },
    {
      label: { en: 'My language or accent is different', es: 'Hablo otro idioma o con acento' },
      asks: {
        en: 'my English is poor; they do not understand how I talk; they laugh at my accent; came to a foreign country to live with my son; only my family speaks Spanish; other culture, other customs; learn the language at my age',
        es: 'no hablo inglés; no me entienden, se ríen de mi acento; vine a otro país con mi hijo; solo mi familia habla español; otras costumbres, otra cultura; hablo quechua, catalán, dialecto; aprender el idioma a mi edad',
      },
      say: {
        en: 'A smile and three sentences open many doors: “Good morning. I am new. How are you?” Add: “Please speak slowly, I am learning.” Ask the library, the church or {company} for people from your country, too.',
        es: 'Una sonrisa y tres frases abren muchas puertas: “Buenos días. Acabo de llegar. ¿Cómo está?” Añada: “Hable despacio, estoy aprendiendo.” Pregunte en la biblioteca, la iglesia o a {company} por gente de su país.',
      },
      more: {
        en: 'Step by step: One new sentence a day, written big by the door. Use it in the shop. Share food from home, for food needs no grammar. Swap with a neighbor: ten minutes in your language, ten in theirs.',
        es: 'Paso a paso: Una frase nueva por día, en letra grande junto a la puerta. Úsela en la tienda. Comparta comida de su tierra, que no pide gramática. Haga un trueque: diez minutos en su idioma, diez en el otro.',
      },
    },
    {
      label: { en: 'My parent never leaves the room', es: 'Mi familiar no sale de su cuarto' },
      asks: {
        en: 'mother is new in the home and will not go to the lounge; aunt sits all day in her room; help her meet someone there, she is deaf; refuses the activities; what should the staff know, tell the staff she can not hear; begs me to take him home; not worn her aids for weeks',
        es: 'mi mamá recién entró a la residencia y no va a la sala; mi tía es tímida, no oye y se queda en su habitación; cómo le ayudo a conocer a alguien; no quiere las actividades; qué les digo a las cuidadoras; me ruega que lo saque; no se pone los audífonos desde que entró',
      },
      say: {
        en: 'The first weeks are hard, so do not push the lounge. Tell the staff: “Groups are too loud. Who here is quiet and kind? Could the two have tea in the room?” One person comes before the group.',
        es: 'Las primeras semanas cuestan; no insista con la sala. Diga al personal: “En grupo no oye. ¿Quién es de trato tranquilo? ¿Podrían tomar té en el cuarto?” Primero una persona, luego el grupo.',
      },
      more: {
        en: 'Give the staff one page: what they loved, their work, how they hear best. Ask one helper to fetch them once a week. If aids whistle, a nurse can look for wax or a loose fit. Until mended: quiet room, pen and paper.',
        es: 'Deje una hoja al personal: qué le gusta, en qué trabajó, cómo oye mejor. Pida que una misma persona le lleve a una actividad por semana. Si el audífono pita, que miren cera y ajuste. Mientras: cuarto callado, papel y lápiz.',
      },
      facts: ['T20'],
    },
    {
      label: { en: 'They are in a care home far from me', es: 'Está en un asilo lejos de mí' },
      asks: {
        en: 'aunt in a nursing home hours away; I can hardly ever visit; nobody goes to see her; call the home, whom do I ask for; send letters, parcels, photos; too deaf for the telephone; volunteer who sits with her; guilt that I live so far',
        es: 'mi tía está en una residencia, un geriátrico a horas de aquí; casi no puedo visitarla; nadie va a verla; a quién llamo en el hogar; mandar cartas, paquetes, fotos; no oye por teléfono; voluntario que la acompañe; culpa por vivir lejos',
      },
      say: {
        en: 'From afar you can still be part of each week. Send a card or photo, so the staff have something to talk about with them. Ask: “Who knows them best? May I call that person on Fridays?” Ask for a volunteer visitor too.',
        es: 'También de lejos se acompaña. Mande una tarjeta o foto cada semana, así el personal tiene de qué hablarle. Pregunte: “¿Quién le conoce mejor? ¿Puedo llamar los viernes?” Pida también una visita de voluntarios.',
      },
      more: {
        en: 'If the phone does not work: Ask for a video call in a quiet room, with a helper. Write in big letters. Put names on the back of photos. Send old songs. On a visit, come two short times, not one long time.',
        es: 'Si el teléfono no sirve: Pida una videollamada en un cuarto callado, con alguien que ayude. Escriba en letra grande. Ponga nombres detrás de las fotos. Mande canciones viejas. En su visita, mejor dos ratos cortos que uno largo.',
      },
    },
    {
      label: { en: 'They are left before the TV all day', es: 'Le dejan todo el día ante la tele' },
      asks: {
        en: 'care home parks him in front of the television; sits there with no activity; nobody talks with her in the nursing home; staff have no time; asleep in the chair from breakfast on; complain to the manager; bored to tears in the home',
        es: 'en la residencia lo ponen frente al televisor; pasa el día sin hacer nada; nadie le conversa en el asilo; las cuidadoras no tienen tiempo; duerme en el sillón desde el desayuno; cómo me quejo con la directora; se aburre en el hogar de ancianos',
      },
      say: {
        en: 'You are right to ask for more. Say kindly to the manager: “Hours before the TV is too much. What can be done each day, and with whom?” Ask to see the plan for the week. Name ideas: their music, folding, the garden.',
        es: 'Hace bien en pedir más. Diga con calma a quien dirige: “Tantas horas de tele es mucho. ¿Qué puede hacer cada día, y con quién?” Pida ver el plan de la semana. Dé ideas: su música, doblar ropa, el jardín.',
      },
      more: {
        en: 'If nothing changes: Note day and hour for two weeks, and ask for a meeting on the care plan. Bring a box with songs, cards and photos. {company} knows who speaks up for people in homes. Bruises or neglect: report it today.',
        es: 'Si nada cambia: Anote día y hora dos semanas y pida una reunión sobre su plan de cuidado. Lleve una caja con música, cartas y fotos. {company} sabe quién defiende a los residentes. Si hay golpes o abandono, avise hoy.',
      },
    },
    {
      label: { en: 'What can I do from my chair?', es: '¿Qué puedo hacer desde mi silla?' },
      asks: {
        en: 'long days in assisted living; sit all day, can not walk far; eyes are failing, talking books, audio, macular; who gets me books on tape; something to do without eyes; wheelchair; only a plain wall telephone, no smart phone; pass the time',
        es: 'los días son larguísimos en el hogar; paso sentada todo el día, no camino lejos; ya no veo bien, libros hablados, audiolibros; quién me los consigue aquí; algo que no pida la vista; silla de ruedas; en qué paso el tiempo',
      },
      say: {
        en: 'Let company come to you. Ask to have your chair at the window or lounge at one fixed hour. Invite one person for songs, news or a game. With weak eyes: talking books, radio, old stories told aloud.',
        es: 'Que la compañía venga a usted. Pida que lleven su silla a la ventana o la sala a una hora fija. Invite a alguien a cantar, oír noticias o jugar. Si ve poco: libros hablados, radio, historias contadas.',
      },
      more: {
        en: 'Step by step: Ask whoever plans activities, or the library, for talking books and a player with big buttons. Ask who else likes them, and listen together. Tell a grandchild one story a week by phone. Tap your feet to the music.',
        es: 'Paso a paso: Pida a quien dirige las actividades, o a la biblioteca, libros hablados y un aparato de botones grandes. Pregunte a quién más le gustan y escuchen juntos. Cuente por teléfono una historia a un nieto. Mueva los pies con la música.',
      },
    },
    {
      label: { en: 'What can I ask the staff for?', es: '¿Qué puedo pedir al personal?' },
      whose: 'self',
      asks: {
        en: 'whom do I tell here that I am lonely; activities lady, manager, nurse, aide; could somebody introduce me; staff are kind but busy; who here could teach me, take me downstairs; front desk; afraid to complain',
        es: 'a quién le digo aquí que me siento mal; la encargada, la enfermera, la cuidadora; que alguien me presente; son amables pero no tienen tiempo; quién me enseña, quién me baja; la recepción; me da miedo quejarme',
      },
      say: {
        en: 'Quite a lot. Tell the one you like best: “I feel lonely here. Could you introduce me to one person?” You may also ask for the week’s plan, another table, help to get to the lounge, or a volunteer visitor.',
        es: 'Bastante. Diga a quien mejor le caiga: “Aquí me falta compañía. ¿Me presenta a alguien?” También puede pedir el plan de la semana, otra mesa, ayuda para llegar a la sala o un visitante voluntario.',
      },
      more: {
        en: 'Choose a quiet hour. Say one wish, with a day: “Could you knock on Tuesday before the music?” Put it on paper if you hear badly. Thank them when it works. No change in two weeks: tell the manager or your family.',
        es: 'Elija una hora tranquila. Diga un solo deseo, con día: “¿Me toca la puerta el martes, antes de la música?” Por escrito, si oye mal. Dé las gracias. Si en dos semanas no cambia, dígalo a la dirección o a su familia.',
      },
    },
    {
      label: { en: 'Should my parent move in with us?', es: '¿Traigo a mi familiar a vivir aquí?' },
      asks: {
        en: 'should mother come and live with us; take my father into our house; my wife is against having him; three generations under one roof; would she be lonely here while we work; is it a good idea; give up her flat; she asks to live with me',
        es: 'traer a mi mamá a vivir con nosotros; mi papá quiere venirse a mi casa; mi esposa no está de acuerdo; todos bajo un mismo techo; estaría sola mientras trabajamos; es buena idea que se venga; dejar su departamento; me pide vivir conmigo',
      },
      say: {
        en: 'It can go well if all want it and the days are not empty. Ask first: “What do you want to keep?” Try it for a month before anything is sold. Think of stairs, a door to close, friends nearby, and money.',
        es: 'Puede ir bien si todos lo quieren y los días no quedan vacíos. Pregunte antes: “¿Qué quiere conservar?” Pruebe un mes, sin vender nada. Piense en escaleras, una puerta que cerrar, amistades cerca y dinero.',
      },
      more: {
        en: 'Talk it over at one table: who cooks, who helps when, when each has peace, what if care grows heavy. If you all work, find a lunch club or day center first. If one of you says no, look for a flat nearby.',
        es: 'Háblenlo en la mesa: quién cocina, quién ayuda, cuándo descansa cada uno, qué pasa si necesita más cuidado. Si todos trabajan, busquen antes un centro de día. Si alguien dice no, busquen un lugar cerca.',
      },
    },
    {
      label: { en: 'They will not move near us', es: 'No quiere mudarse cerca de nosotros' },
      asks: {
        en: 'parents want to stay and we want them near; father refuses to leave his house; stubborn, they will not sell; we worry about stairs and the big garden; persuade her to move closer; afraid to lose their friends; when is it no longer safe there',
        es: 'mis papás se quieren quedar y nosotros los queremos cerca; mi padre no deja su casa; tercos, no quieren vender; nos preocupan las escaleras; cómo la convenzo de mudarse; no quieren perder a sus amigos; cuándo ya no es seguro que sigan allá',
      },
      say: {
        en: 'They would lose friends, streets, habits. So ask before you urge: “What would make you want it?” While they think clearly, it is their choice. Make staying safer: rails, good light, an alarm button, help once a week.',
        es: 'Perderían amigos, calles, costumbres. Pregunte antes de insistir: “¿Qué le haría querer venir?” Si su mente está clara, la decisión es suya. Haga la casa más segura: barras, luz, un botón de alarma, ayuda por semana.',
      },
      more: {
        en: 'Step by step: Invite them for two weeks and show where people meet. Look at one flat, with no promise. Agree when you talk again, such as after a fall or a hard winter. Falls, fire or confusion now: ask their doctor this week.',
        es: 'Paso a paso: Invítelos dos semanas y muestre dónde se reúne la gente. Vean un lugar, sin compromiso. Acuerden cuándo hablarlo otra vez, como tras una caída. Si ya hay caídas, fuego o confusión, hable esta semana con su médico.',
      },
    },
  ],
}
