/** Questions of those who are lonely themselves: long days, silent phones, new friends. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const lonelyDays: Faq = {
  name: 'lonely-days',
  domain: 'Socialization',
  card: 'S15',
  about: pattern(
    '(TODO)',
  ),
  fits: [
    'recently-widowed',
    'nobody-near',
    'no-transport',
    'no-money',
    'housebound',
    'poor-hearing',
    'hearing-aids',
    'poor-sight',
    'no-internet',
    'carer',
  ],
  entries: [
    {
      label: { en: 'Sundays are so long', es: 'Los domingos se me hacen eternos' },
      asks: {
        en: 'sunday afternoon with nobody; the weekend never ends; after lunch when the dishes are done; families are together and I am not; what to do on a Sunday; saturday too; no one free on sundays; what is open at the weekend',
        es: 'la tarde del domingo sin nadie; el fin de semana no se acaba; después de almorzar, con los platos ya lavados; todos en familia y yo no; qué hago los domingos; los sábados también; con quién hablar el domingo; qué abre el domingo',
      },
      say: {
        en: 'Give Sunday a shape before it comes. By Friday, plan one thing with people: church, a lunch, dominoes, a walk with a neighbor. Keep one treat at home for the longest hour, such as music and cake. Write both down.',
        es: 'Dele forma al domingo antes de que llegue. El viernes, planee algo con gente: misa, un almuerzo, dominó, una vuelta con un vecino. Guarde un gusto en casa para la hora más larga, como música y pastel. Apunte los dos.',
      },
      more: {
        en: 'Step by step: Call somebody else who is alone: “Sunday is long for me. Coffee at four?” No one free: fix a call for that hour. Ask the church, the library or {company} what is open on Sundays. Begin with one Sunday.',
        es: 'Paso a paso: Llame a otra persona que también está sola: “El domingo se me hace largo. ¿Un café a las cuatro?” Si nadie puede, fije una llamada. Pregunte en la iglesia o a {company} qué abre. Empiece con un domingo.',
      },
    },
    {
      label: { en: 'Evenings are the hardest', es: 'Las noches son lo más duro' },
      asks: {
        en: 'when it gets dark the house is silent; after supper nothing happens; come home to an empty house; the hour we had coffee together; the chair across from me is empty; dread the night; six in the evening; nobody to say good night to',
        es: 'cuando oscurece la casa queda en silencio; después de cenar no pasa nada; llego a una casa vacía; la hora del cafecito, del mate juntos; la silla vacía enfrente; al atardecer, a las seis; la casa se me viene encima; nadie a quien dar las buenas noches',
      },
      say: {
        en: 'When dark comes, a house feels bigger. Light the lamps early and put on music. Fix one call for that hour, three evenings a week. Keep something for your hands: knitting, cards, old photos. Then bed at your usual hour.',
        es: 'Al oscurecer, la casa parece más grande. Prenda pronto las luces y ponga música. Fije una llamada a esa hora, tres noches por semana. Tenga algo para las manos: tejido, cartas, fotos. Luego, a la cama a su hora.',
      },
      more: {
        en: 'If the hour belonged to someone you lost: Drink your coffee at that hour, with their song, and let tears come. That is normal. Then do one small thing after it: water a plant, write one line, call a friend.',
        es: 'Si esa hora era de alguien que murió: Tome su café a esa hora, con su canción, y deje venir el llanto. Es normal. Después haga algo pequeño: riegue una planta, escriba una línea, llame a alguien.',
      },
      facts: ['S13'],
    },
    {
      label: { en: 'Nobody ever calls me', es: 'Nadie me llama' },
      asks: {
        en: 'the phone never rings; I always have to ring first; everyone forgot me; no visitors; they only call when they need something; waiting by the telephone; friends do not get in touch; hurt that they do not ask after me',
        es: 'el teléfono no suena nunca; siempre tengo que marcar yo; todos se olvidaron de mí; nadie me visita; solo me buscan cuando necesitan algo; esperando junto al teléfono; me duele que no pregunten por mí; ni un mensaje',
      },
      say: {
        en: 'Waiting by a silent phone hurts. Others may think you would call if you wanted to. So make one short call this week: “I thought of you. I have ten minutes. How are you?” At the end, agree on the next time.',
        es: 'Esperar junto a un teléfono mudo duele. Quizás piensan que usted llamaría si quisiera. Haga esta semana una llamada corta: “Pensé en ti. Tengo diez minutos. ¿Cómo estás?” Al final, acuerden la próxima.',
      },
      more: {
        en: 'If you always go first: Say so kindly: “I love it when you call me. Could Thursday be your turn?” Call three different people, not one three times. Keep close those who answer warmly. A card works where calls do not.',
        es: 'Si siempre empieza usted: Dígalo con cariño: “Me encanta cuando me llamas. ¿El jueves te toca a ti?” Llame a tres personas distintas. Quédese con quien responde bien. Una carta sirve donde no sirve la llamada.',
      },
    },
    {
      label: { en: 'My children are far away or busy', es: 'Mis hijos están lejos u ocupados' },
      asks: {
        en: 'kids live abroad, other time zone; son never has a minute; daughter overseas, visits once a year; hardly know my grandchildren; they have their own lives; ask for more without reproach; children only phone on sundays',
        es: 'los hijos se fueron al extranjero, otro horario; mi hijo nunca tiene tiempo; mi hija vive en otro país, otra ciudad; casi no conozco a mis nietos; ellos tienen su vida; pedir más sin reclamar; los hijos llaman solo una vez por semana',
      },
      say: {
        en: 'You may be proud of them and still miss them. Ask for something small and sure: “Could we talk on Sundays, at five my time?” In between, send a photo or card. And find people near you for the everyday things.',
        es: 'Puede sentir orgullo y aun así extrañarles. Pida algo pequeño y seguro: “¿Hablamos los domingos, a las cinco de aquí?” Entre llamadas, mande una foto o un mensaje de voz. Y busque gente cerca para lo de cada día.',
      },
      more: {
        en: 'If the hours clash: Your morning may be their evening, so let them choose. Leave reproach out. Ask about one thing they love. Read a story to a grandchild by phone. A library can show you video calls.',
        es: 'Si el horario no cuadra: Su mañana puede ser la tarde de allá; que elijan la hora. Deje fuera los reproches. Pregunte por algo que les guste. Lea un cuento a un nieto. En la biblioteca enseñan la videollamada.',
      },
      facts: ['L18'],
    },
    {
      label: { en: 'Who would notice if I fell ill?', es: 'Si me pasa algo, ¿quién se entera?' },
      asks: {
        en: 'nobody would find me; afraid to die alone in here; if something happens at night; fall and lie on the floor; alarm button, pendant; live by myself with no one to check; a neighbor with my key; days before anyone knew',
        es: 'nadie me encontraría; miedo de morirme solo y que no se enteren; si me caigo y quedo en el piso; botón de alarma, medalla; vivo sola y nadie pasa a ver; dejar una llave a la vecina; pasarían días; si me enfermo de noche',
      },
      say: {
        en: 'That fear can be made smaller. Agree with one person on a daily sign: a message by nine, a call, a curtain open. If it is missing, they knock. Ask {company} about a daily call or an alarm button.',
        es: 'Ese miedo se puede achicar. Acuerde con alguien una señal diaria: un mensaje a las nueve, una llamada, la cortina abierta. Si falta, toca la puerta. Pregunte a {company} por una llamada diaria o un botón de alarma.',
      },
      more: {
        en: 'Step by step: Give a key to somebody you trust. Write their number big beside the phone. Try the sign for a week. Nobody near: tell the shop or pharmacy you go to each day: “If I do not come, please call.”',
        es: 'Paso a paso: Dé una llave a alguien de confianza. Ponga su número en grande junto al teléfono. Prueben la señal una semana. Si no hay nadie, dígalo donde va cada día, como la tienda: “Si no vengo, llámeme.”',
      },
    },
    {
      label: { en: 'Days go by without a word', es: 'Paso días sin hablar con nadie' },
      asks: {
        en: 'have not spoken to anyone since Tuesday; do not see a soul all week; only the cashier, the baker; silence in the house, I talk to the walls; live far out on a farm, tiny village; my voice gets rusty; somebody to talk to; a real conversation',
        es: 'no hablo con nadie en toda la semana; no veo un alma; solo cruzo palabra con el panadero, la cajera; silencio en la casa, hablo con las paredes; vivo en un rancho, un pueblito; con quién platicar, conversar, charlar; una conversación de verdad',
      },
      say: {
        en: 'Such days wear a person down. Aim for one real sentence a day. At the shop: “How is your day?” On empty days, one phone call before noon. Short talks count, and they open the door to longer ones.',
        es: 'Días así pesan. Busque una frase de verdad cada día. En la tienda: “¿Qué tal su día?” Y si no sale, una llamada antes de mediodía. Las charlas cortas cuentan, y abren la puerta a otras más largas.',
      },
      more: {
        en: 'If nobody lives near: Ask {company} about a phone friend with set days. Join a group by phone: books, prayer, music. Be at the gate when the mail comes. Read aloud or sing, so your voice stays strong.',
        es: 'Si no vive nadie cerca: Pregunte a {company} por una amistad por teléfono, con días fijos. Únase a un grupo por teléfono: libros, oración, música. Salga cuando pasa el correo. Lea en voz alta o cante, para cuidar la voz.',
      },
      facts: ['S05', 'S16'],
    },
    {
      label: { en: 'I am shy with people', es: 'Me da vergüenza hablar con la gente' },
      asks: {
        en: 'tongue tied, I blush; never know how to start a conversation; ashamed to go by myself to a dance; was always quiet; afraid they will not like me; how do I dare; nervous in company; what do I say the first day',
        es: 'soy tímido, cortado, vergonzosa; no sé empezar una conversación; me da cosa, pena ir solo a un baile, una milonga; miedo de no caerles bien; cómo me animo, me atrevo; nervios con desconocidos; qué digo el primer día',
      },
      say: {
        en: 'Shy people often make good friends, for they listen. Go where there is something to do, so talk comes by itself. Call ahead: “It is my first time. Could someone sit with me?” Two sentences are enough for one day.',
        es: 'La gente tímida suele ser buena amiga, porque escucha. Vaya donde se hace algo: así la charla sale sola. Llame antes: “Es mi primera vez. ¿Alguien se sienta conmigo?” Para un día bastan dos frases.',
      },
      more: {
        en: 'Words for the first day: “Hello, I am new. Is this seat free? How does this work?” Come early, stay half an hour. If your heart races, breathe out long and slowly. Go again next week: the second time is easier.',
        es: 'Palabras para el primer día: “Hola, es mi primera vez. ¿Está libre? ¿Cómo se hace esto?” Llegue pronto y quédese media hora. Si el corazón se acelera, suelte el aire despacio. Vuelva a la otra semana: cuesta menos.',
      },
    },
    {
      label: { en: 'Whom do I call, and what do I say?', es: '¿A quién llamo y qué le digo?' },
      asks: {
        en: 'ring my sister after years; we have not talked since the funeral; one sentence to open the call; brother and I always fight; old friend, cousin; ashamed after so long; we are not talkers; what if she does not pick up; my friends have mostly died, who is left',
        es: 'le hablo a mi comadre, a mi hermana; no nos hablamos desde el velorio; una frase para empezar la llamada; mi hermano y yo siempre peleamos; vieja amiga, primo; me da pena después de tanto tiempo; y si no me contesta; quién me queda',
      },
      say: {
        en: 'Yes, call. Think of somebody you once laughed with. Say: “It is me. I thought of you and wanted to hear your voice. Is it a good time?” You need no excuse for the long silence.',
        es: 'Sí, llame. Piense en alguien con quien se reía. Diga: “Soy yo. Me acordé de ti y quise oír tu voz. ¿Puedes hablar?” Para el largo silencio no hace falta excusa.',
      },
      more: {
        en: 'If nobody answers: Leave one line: “All is well. I will try again Thursday.” After a quarrel: “Let us leave that today. I miss you.” Then ask about their week. Ten minutes are plenty. End with: “May I call again?”',
        es: 'Si no contesta: Deje dicho: “Todo bien. Llamo otra vez el jueves.” Tras una pelea: “Hoy dejemos eso. Te extraño.” Pregunte por su semana. Con diez minutos basta. Al final: “¿Te puedo llamar otra vez?”',
      },
    },
    {
      label: { en: 'Where do I meet people my age?', es: '¿Dónde conozco gente de mi edad?' },
      asks: {
        en: 'dominoes, cards, dance, choir for older people; senior center, church group, club near me; the library bores me; someone who loves books like I do; nothing happens in my village; where do others go; find company close by',
        es: 'jugar dominó, truco, tute, bochas con otros viejos; milonga, baile, tango, coro; centro de mayores, club de jubilados, parroquia; la biblioteca me aburre; alguien que lea como yo, club de lectura; en mi pueblo no hay nada; tener gente cerca',
      },
      say: {
        en: 'Choose by what you like, not by age: cards, dance, choir, books, garden, church. Ask {company}, the town hall, the library and the parish: “Where do people meet for this, by day?” Doing something together makes talk easy.',
        es: 'Elija por gusto, no por edad: cartas, baile, coro, libros, jardín, iglesia. Pregunte a {company}, en el municipio, la biblioteca y la parroquia: “¿Dónde se juntan para esto, de día?” Hacer algo juntos facilita la charla.',
      },
      more: {
        en: 'In a small place: The book bus, café and church hall are where people meet. Say there: “I would like to talk about books with someone.” Or begin it: a note in the shop, one table, Tuesday at four. Two are enough.',
        es: 'En un lugar chico: La gente se ve en el café, la iglesia o el bus de libros. Diga ahí: “Me gustaría hablar de libros con alguien.” O empiece usted: una nota en la tienda, una mesa, martes a las cuatro. Bastan dos.',
      },
      facts: ['S11'],
    },
    {
      label: { en: 'I had to give up my group', es: 'Tuve que dejar mi grupo' },
      asks: {
        en: 'stopped going since I cannot hear there; no car, do not drive after dark; choir meets at night; left the club because of my legs; miss the card ladies; embarrassed to come back; no lift any more; quit bowling',
        es: 'dejé de ir porque no oigo; sin carro, ya no guío de noche; el coro ensaya tarde; salí del club por las piernas; extraño a los de la baraja; me da vergüenza volver; ya no tengo quien me lleve; falté y no dije nada',
      },
      say: {
        en: 'They may miss you too. Call one of them: “I would love to come, but I no longer drive.” Or: “I hear badly in the noise. Could we find a way?” Ask for a ride, a front seat or a small table.',
        es: 'Quizás también le echan de menos. Llame a uno: “Me encantaría ir, pero ya no manejo.” O: “Con el ruido no oigo. ¿Vemos cómo hacer?” Pida que le lleven, un lugar adelante o una mesa chica.',
      },
      more: {
        en: 'If that group is no longer for you: Keep its people. Invite two of them home by day. Ask {company} about rides and daytime groups. Have your hearing or aids checked. To come back, you need no long story.',
        es: 'Si ese grupo ya no va con usted: Conserve a su gente. Invite a dos a su casa, de día. Pida a {company} transporte y grupos de día. Que le revisen el oído o los audífonos. Para volver no hay que dar explicaciones.',
      },
      facts: ['S16', 'S06'],
    },
    {
      label: { en: 'How does a phone friend work?', es: '¿Cómo es una amistad por teléfono?' },
      asks: {
        en: 'somebody who rings me every week; is it safe to talk to a stranger; befriending service; bad eyes but I hear fine on the phone; group call for the blind; they kept me on hold; phone with big buttons; I do not like talking to people I do not know',
        es: 'alguien que me llame cada semana; es seguro hablar con un extraño; no me gusta hablar por teléfono con gente que no conozco; veo mal pero oigo bien; grupo por teléfono para ciegos; me dejaron esperando en la línea; teléfono de teclas grandes; voluntario que llama',
      },
      say: {
        en: 'A trained volunteer calls you at a set time each week, just to talk. Ask {company} for one, or for a group by phone. In a trial, four weeks of friendly calls eased loneliness in people who were stuck at home.',
        es: 'Un voluntario preparado le llama a una hora fija, solo para charlar. Pídalo a {company}, o un grupo por teléfono. En una prueba, cuatro semanas de llamadas amables aliviaron la soledad de gente que no salía.',
      },
      more: {
        en: 'Try three calls before you judge. Tell them what you love: sport, gardens, old songs. No match: ask for another caller. Never give money or bank data. Line busy: call early in the day. Not for you: ask for a visitor or pen friend.',
        es: 'Pruebe tres llamadas antes de juzgar. Cuente qué le gusta: deporte, plantas, canciones. Si no congenian, pida otra persona. Nunca dé dinero ni claves. Si la línea está ocupada, llame temprano. Si no es lo suyo, pida una visita o cartas.',
      },
      facts: ['S05'],
    },
    {
      label: { en: 'Could I volunteer at my age?', es: '¿Puedo ser voluntario a mi edad?' },
      asks: {
        en: 'be of use again, help with my hands; repair benches, tools; school, church, hospital, animal shelter; how do I offer my help; hard of hearing, so in person; teach what I know, mentor; give an hour or two a week; nobody needs me',
        es: 'quiero servir de algo, ayudar con las manos; arreglar bancas, muebles; escuela, iglesia, hospital, refugio; cómo ofrezco mi ayuda; casi no oigo, en persona; enseñar lo que sé; dar una hora o dos por semana; que alguien me necesite',
      },
      say: {
        en: 'Yes. It does one good to be needed. Offer what you can do, with an hour: “I repair things. May I help on Wednesday mornings?” Go in person or hand in a note. About two hours a week goes with more purpose.',
        es: 'Sí. Hace bien sentir que le necesitan. Ofrezca lo que sabe, con hora: “Arreglo cosas. ¿Puedo ayudar los miércoles?” Vaya en persona o deje una nota. Unas dos horas por semana van con más ganas de vivir.',
      },
      more: {
        en: 'Where to ask: school, church, library, food bank, animal home. Say what you cannot do, such as stairs, noise or lifting. Agree on four weeks first. From home you can knit, phone others or write cards. Too tired: every second week.',
        es: 'Dónde preguntar: escuela, iglesia, biblioteca, comedor, refugio de animales. Diga lo que no puede: escaleras, ruido, peso. Acuerden primero cuatro semanas. Desde casa puede tejer, llamar a otros o escribir cartas. Si se cansa, vaya cada dos semanas.',
      },
      facts: ['S10'],
    },
    {
      label: { en: 'Would a class bring me company?', es: '¿Un curso me daría compañía?' },
      asks: {
        en: 'workshop, lessons, course for beginners; painting, guitar, cooking, language; too old to learn; never finished school; not on a computer; join an art group; study at my age; cost of the course',
        es: 'taller, clases, lecciones para principiantes; pintura, guitarra, cocina, idiomas; muy viejo para aprender; no terminé la escuela; nada de computadoras; aprender a mi edad; cuánto cuesta el taller',
      },
      say: {
        en: 'It can. You sit beside the same people each week, with something to talk about. Take what draws you: painting, music, cooking, maps. You are not too old. Ask the library or {company} for a beginners’ group by day.',
        es: 'Puede ser. Se sienta cada semana junto a la misma gente, con algo de qué hablar. Elija lo que le llama: pintura, música, cocina, mapas. No es tarde. Pida en la biblioteca o a {company} un grupo de día para principiantes.',
      },
      more: {
        en: 'Step by step: Visit once before you pay. Ask how many come, how loud it is, and if there are stairs. Sit by somebody alone. After the hour say: “Coffee?” Too far: a class by phone, or a neighbor who teaches you.',
        es: 'Paso a paso: Vaya una vez antes de pagar. Pregunte cuántos son, si hay ruido, si hay escaleras. Siéntese junto a quien esté aparte. Al salir diga: “¿Un café?” Si queda lejos: clases por teléfono o un vecino que enseñe.',
      },
      facts: ['S11', 'L19'],
    },
    {
      label: { en: 'Would a pet keep me company?', es: '¿Me haría bien un animalito?' },
      asks: {
        en: 'get a cat or a dog at my age; canary, bird, fish; who takes it if I die; could trip over it; landlord, small flat; older dog from a shelter; walk somebody else’s dog',
        es: 'tener un gato o un perro a mi edad; canario, pajarito, peces; quién se queda con él si me muero; podría tropezar; departamento chico; perro adulto de un refugio; pasear el perro de otro; mascota',
      },
      say: {
        en: 'For some, yes: somebody to greet, talk to and walk with. For others it is too much work, and the proof on loneliness is mixed. Try it first: mind a friend’s dog or cat for one week.',
        es: 'A algunos sí: alguien que saluda, a quien hablar y sacar. Para otros es mucho trabajo, y las pruebas sobre la soledad no son claras. Pruebe antes: cuide una semana el perro o gato de un amigo.',
      },
      more: {
        en: 'Before you decide: Who takes it when you are ill. What food and vet cost. Where you could trip. A calm older animal or a bird is easier. Not possible: feed birds, or walk with somebody who has a dog.',
        es: 'Antes de decidir: Quién lo cuida si usted se enferma. Cuánto cuestan comida y veterinario. Dónde podría tropezar. Es más fácil uno tranquilo o un ave. Si no se puede: dé de comer a pájaros o camine con quien tenga perro.',
      },
      facts: ['S17'],
    },
    {
      label: { en: 'My pet died and I am alone now', es: 'Se murió mi animalito y estoy mal' },
      asks: {
        en: 'my dog died, she was all I had; cat was put to sleep, guilt; people say it was only an animal; empty basket, leash on the hook; silly to cry over a dog; new puppy too soon; lost my little companion',
        es: 'se me murió la perrita, era mi única compañía; tuve que dormir al gato, culpa; dicen que solo era un animal; la correa colgada, la camita vacía; es tonto llorar por un perro; otro cachorro tan pronto; perdí a mi compañero',
      },
      say: {
        en: 'That is a true loss, and tears for it are no shame. Tell somebody its name and one story. Keep the walk at the same hour, perhaps with a neighbor. Wait with a new one until you want that one, not the old.',
        es: 'Es una pérdida de verdad, y llorar no es tonto. Cuente a alguien su nombre y una historia. Siga saliendo a la misma hora, quizás con un vecino. Espere para tener otro, hasta quererlo por sí mismo.',
      },
      more: {
        en: 'This week: Put up a photo, and put the bowl away when you are ready. Call someone who knew it. Other dog people in the park understand. If you eat or sleep badly for two weeks, tell your doctor.',
        es: 'Esta semana: Ponga una foto, y guarde el plato cuando pueda. Llame a quien lo conoció. En el parque, otros dueños de perros entienden. Si come o duerme mal dos semanas, dígalo al médico.',
      },
      facts: ['S13', 'T11'],
    },
    {
      label: { en: 'I cannot leave the house', es: 'No puedo salir de casa' },
      asks: {
        en: 'housebound, my legs will not carry me; fourth floor, no elevator; wheelchair, oxygen; stuck indoors all winter; company that comes to me; watch the world from my window; afraid to go out alone; something from my own chair',
        es: 'no salgo, las piernas no me dan; cuarto piso sin ascensor; silla de ruedas, oxígeno; encerrada todo el invierno; compañía que venga a casa; miro la calle por la ventana; miedo de salir; algo desde mi sillón',
      },
      say: {
        en: 'Then let company come in. Ask {company} for a visitor, a phone friend, and rides with help at the door. Ask one neighbor for a fixed coffee each week. Make yourself a good seat by the window, and wave.',
        es: 'Que la compañía entre a casa. Pida a {company} una visita, una amistad por teléfono y transporte con ayuda en la puerta. Invite a un vecino a un café fijo por semana. Ponga un buen sillón en la ventana y salude.',
      },
      more: {
        en: 'From your chair: A group by phone, a prayer circle, cards to others who are alone. Whoever brings goods: offer a seat and five minutes. Ask your doctor about therapy at home, so that you may get out again.',
        es: 'Desde su sillón: Un grupo por teléfono, un círculo de oración, cartas a otros que están solos. A quien le trae cosas, ofrezca asiento y cinco minutos. Pregunte al médico por terapia en casa, para volver a salir.',
      },
      facts: ['S16', 'S05'],
    },
    {
      label: { en: 'Since I retired I feel useless', es: 'Desde que me jubilé me siento inútil' },
      asks: {
        en: 'no purpose without my job; miss the workmates, the shift, the bus; mornings have no reason; nobody needs me now; too much rest is the trouble; wife says I have grown bitter; worked with my hands all my life; what am I good for',
        es: 'extraño el trabajo, los compañeros, el turno; me pensioné y no le hallo sentido; las mañanas no tienen fin; me sobra descanso; mi señora dice que estoy amargado; toda la vida trabajé con las manos; ya no sirvo para nada; me siento de adorno',
      },
      say: {
        en: 'After years of work, empty days are hard, and missing it is no illness. Take on one duty with a time and people: repairs at the school, drive for the church, teach a youngster. Start with one morning this week.',
        es: 'Tras años de trabajo, un día vacío pesa, y extrañarlo no es enfermedad. Tome un deber con hora y con gente: arreglos en la escuela, llevar a alguien, enseñar a un joven. Empiece con una mañana esta semana.',
      },
      more: {
        en: 'Step by step: List what you did well at work. Think who needs just that: a school, a club, neighbors. Ask two old workmates to breakfast each month. Get up at one hour. No joy at all for two weeks: tell your doctor.',
        es: 'Paso a paso: Apunte lo que hacía bien. Piense quién necesita eso: escuela, club, vecinos. Invite cada mes a dos viejos compañeros a desayunar. Levántese a una hora fija. Si nada le alegra en dos semanas, dígalo al médico.',
      },
      facts: ['T14', 'T11'],
    },
    {
      label: { en: 'I am bored all day', es: 'Me aburro todo el día' },
      asks: {
        en: 'nothing to do, hours drag; bored stiff, bored to tears; wife tells me to get a hobby; what could I take up; kill time, stare at the wall; no interests left; something to fill the mornings; tired of crosswords',
        es: 'no tengo qué hacer, las horas no pasan; me aburro como ostra, como hongo; estoy al cohete, de balde; mi mujer dice que me busque un pasatiempo; qué podría hacer; mato el tiempo; llenar las mañanas; ya me cansé de la sopa de letras',
      },
      say: {
        en: 'Boredom says you still want something. Choose one thing for today and one with people this week. Ideas: mend something, cook for a neighbor, cards, old maps, a pot of herbs, photos of your street.',
        es: 'El aburrimiento dice que aún quiere algo. Elija una cosa para hoy y otra con gente esta semana. Ideas: arreglar algo, cocinar para un vecino, cartas, mapas viejos, una maceta, fotos de su calle.',
      },
      more: {
        en: 'If nothing tempts you: Think what you loved at ten and at forty. Try each for twenty minutes. Do it with someone: a grandchild by phone, a neighbor. Put one thing a day on paper for the week. A planned joy lifts the mood.',
        es: 'Si nada le tienta: Piense qué le gustaba de niño y a los cuarenta. Pruebe cada cosa veinte minutos. Hágalo con alguien: un nieto por teléfono, un vecino. Apunte una cosa por día. Un gusto planeado levanta el ánimo.',
      },
      facts: ['T14'],
    },
    {
      label: { en: 'I am a man and have no friends', es: 'Soy hombre y no tengo amigos' },
      asks: {
        en: 'my wife knew everybody, I knew nobody; buddies have died; not a joiner, not a talker; widower needs some fellows; barber, workshop, ball game, fishing; men do not talk about such things; lunch clubs are not for me',
        es: 'mi mujer era la que tenía amistades; se murieron los muchachos, los compadres; no soy de grupos ni de hablar; viudo sin amigos; barbería, taller, fútbol, pesca; los hombres no hablamos de eso; los clubes no son para mí',
      },
      say: {
        en: 'You need not be a joiner. Men often talk best side by side. Look for the thing first: dominoes, bowls, fishing, a repair table, the ball game. Go on the same day each week and say: “Room for one more?”',
        es: 'No hace falta ser de grupos. Muchos hombres hablan mejor lado a lado. Busque primero la actividad: dominó, bochas, pesca, taller, fútbol. Vaya cada semana el mismo día y diga: “¿Cabe uno más?”',
      },
      more: {
        en: 'Start with one: Call an old workmate. “Breakfast on Friday? The coffee is on me.” Ask who else is around. Help someone fix a thing. Barber, market or church bench at the same hour: first they nod, then they talk.',
        es: 'Empiece con uno: Llame a un viejo compañero. “¿Desayuno el viernes? Yo invito el café.” Pregunte quién más anda por ahí. Ayude a arreglar algo. Barbería, mercado o plaza a la misma hora: primero saludan, luego hablan.',
      },
    },
    {
      label: { en: 'Can I still make new friends?', es: '¿Aún puedo hacer amigos nuevos?' },
      asks: {
        en: 'all my friends are gone, one after another; last one left of our crowd; too old for new friendships; how long does a friendship take; I say hello but it stays there; from acquaintance to friend; whom can I trust',
        es: 'se me fueron muriendo las amigas; soy la última del grupo; muy mayor para amistades nuevas; cuánto tarda en hacerse una amistad; saludo y de ahí no pasa; de conocida a amiga; en quién confiar',
      },
      say: {
        en: 'Old friends leave a gap that stays. Yet new ones come at any age, and one or two are enough. Go to one place each week, and tell a little more each time. Then invite: coffee, just you two.',
        es: 'Las viejas amistades dejan un hueco que queda. Pero llegan otras a cualquier edad, y basta una o dos. Vaya cada semana al mismo sitio y cuente un poco más cada vez. Luego invite a un café.',
      },
      more: {
        en: 'From hello to friend: Ask what they love, remember it, and ask again. Accept a small favor and return it. It takes many meetings, so give it months. Look also among younger people, and those your old friends left behind.',
        es: 'Del saludo a la amistad: Pregunte qué le gusta, recuérdelo y vuelva a preguntar. Acepte un favor y devuélvalo. Hacen falta muchos encuentros: dele meses. Mire también entre gente joven y entre los viudos de sus amistades.',
      },
      facts: ['S12'],
    },
    {
      label: { en: 'I like someone. My children laugh', es: 'Me gusta alguien y mis hijos se ríen' },
      asks: {
        en: 'a widower I am fond of; in love at my age, ridiculous; girlfriend, boyfriend, dating again; what will people say; betray my late husband; children worry about the inheritance; met a man online who asks for money; marry again',
        es: 'un viudo que me gusta, una señora que me agrada; enamorarme a mi edad, ridículo; novio, novia, pareja otra vez; el qué dirán; traicionar a mi difunto; a mis hijos les preocupa la herencia; conocí a alguien por internet y pide dinero; casarme de nuevo',
      },
      say: {
        en: 'To like someone is no shame at any age. It takes nothing from the one you lost. Tell your children: “I ask no leave. I would like you to be glad for me.” Go slowly, and meet in public places.',
        es: 'Que alguien le guste no es vergüenza a ninguna edad. No quita nada a quien perdió. Diga a sus hijos: “No pido permiso. Quisiera que se alegraran por mí.” Vaya despacio y véanse en lugares públicos.',
      },
      more: {
        en: 'Step by step: A coffee, a walk, a concert, no big promise. Let a friend meet them. Keep your money and papers apart. Who grows close fast online and asks for money, gift cards or secrecy is very likely a cheat. Tell someone.',
        es: 'Paso a paso: Un café, una caminata, un concierto, sin grandes promesas. Que un amigo le conozca. Dinero y papeles, aparte. Quien por internet se acerca rápido y pide dinero o secreto, es casi seguro un engaño. Cuéntelo a alguien.',
      },
      facts: ['S14'],
    },
    {
      label: { en: 'I do not want to be a burden', es: 'No quiero ser una carga' },
      asks: {
        en: 'bother people, they have their own lives; in the way, imposing; ashamed to ask for company; who wants an old woman around; ask no favors of anyone; they would only come out of pity; better not to disturb',
        es: 'molestar, dar lata, estorbar; ellos tienen su vida; me da vergüenza pedir compañía; quién quiere a una vieja; no quiero pedir favores a nadie; vendrían por lástima; mejor no dar molestias',
      },
      say: {
        en: 'That thought keeps many people alone, and it is often wrong. Would a friend’s call be a burden to you? Ask for something small, with an easy no: “Coffee on Thursday? If not, another day.” Let them answer for themselves.',
        es: 'Ese pensamiento deja a muchos sin compañía, y a menudo se equivoca. ¿Le pesaría a usted la llamada de un amigo? Pida algo pequeño, con un no fácil: “¿Café el jueves? Si no, otro día.” Que contesten por sí mismos.',
      },
      more: {
        en: 'When the thought comes: Write it down. Beside it, write one time someone was glad of you. Give something too: a recipe, an ear, a jar of soup. If you think others would be better off without you, call {crisis} now.',
        es: 'Cuando llegue la idea: Escríbala. Al lado, apunte una vez que alguien se alegró de verle. Dé algo también: una receta, escuchar, una sopa. Si piensa que sin usted estarían mejor, llame ya a {crisis}.',
      },
      facts: ['S07'],
    },
    {
      label: { en: 'I am alone at the holidays', es: 'Paso las fiestas sin compañía' },
      asks: {
        en: 'christmas by myself, new year’s eve; birthday nobody remembers; mother’s day, thanksgiving, easter; first holidays since he died; invited, but I would cry before the grandchildren; everyone else has family; do I go or stay home',
        es: 'Navidad, Nochebuena, Año Nuevo sin nadie; cumpleaños que nadie recuerda; día de la madre, Semana Santa; primeras fiestas sin él; me invitan pero me da pena llorar delante de los nietos, los nenes; voy o me quedo en casa',
      },
      say: {
        en: 'Such days hurt more than others. Plan two weeks ahead. If family asks you, go: you may cry, and you may leave early. If not, say to one person: “May I come for coffee?” Or invite somebody else who is alone.',
        es: 'Esos días duelen más. Planee dos semanas antes. Si la familia le invita, vaya: puede llorar y puede irse pronto. Si no, diga a alguien: “¿Puedo ir a tomar un café?” O invite a otra persona que esté sola.',
      },
      more: {
        en: 'If you stay home: Good food, a candle, a call at a set time, a plate for a neighbor. Church and town often serve a meal; ask {company}. To grandchildren say: “I cry because I miss him.” They can bear that.',
        es: 'Si se queda en casa: Buena comida, una vela, una llamada a hora fija, un plato para un vecino. A veces la iglesia o el municipio dan una cena; pregunte a {company}. A los nietos dígales: “Lloro porque le extraño.” Lo entienden.',
      },
    },
    {
      label: { en: 'Only the TV keeps me company', es: 'Solo la tele me acompaña' },
      asks: {
        en: 'telly on from morning to night; voices on the radio; is so much television bad; talk back to the screen; the set does not answer; doze before the program; soap operas; noise against the silence',
        es: 'la televisión prendida todo el día; las voces de la radio; hace daño tanta tele; le contesto a la pantalla; la radio no responde; telenovela tras telenovela; ruido contra el silencio; me duermo frente al televisor',
      },
      say: {
        en: 'A voice in the house is a comfort, so keep it. But it does not answer. Choose your programs and switch off in between. Share one: watch what a friend watches, and call when it ends.',
        es: 'Una voz en casa acompaña, y puede seguir. Pero no contesta. Elija sus programas y apague entre uno y otro. Comparta uno: vea lo mismo que un amigo y llámele cuando acabe.',
      },
      more: {
        en: 'Step by step: Each evening, put one call in place of one program. Some radio shows take callers, so call in. Invite a neighbor for the game or the series on Thursdays. Turn the sound off at meals, and put on music.',
        es: 'Paso a paso: Cada noche, cambie un programa por una llamada. Hay radios que reciben llamadas: participe. Invite a un vecino a ver el partido o la novela los jueves. En las comidas, apague la tele y ponga música.',
      },
    },
    {
      label: { en: 'I have no money to go out', es: 'No tengo dinero para salir' },
      asks: {
        en: 'small pension, cannot pay a club or café; free things to do with people; poor, bus fare is too much; nothing to offer a guest; shabby clothes, ashamed; cheap company; cannot buy presents',
        es: 'la pensión no alcanza, no me da la plata; cosas gratis con gente; no tengo para el pasaje; nada que ofrecer a una visita; ropa vieja, me da vergüenza; sin lana, sin un duro; no puedo comprar regalos',
      },
      say: {
        en: 'Company need not cost. A bench, the library, a church hall, a walk with a neighbor are free. Ask {company} about low-cost lunches and rides. To a friend say: “Come to my place. There is tea and time.”',
        es: 'La compañía puede ser gratis: una banca, la biblioteca, la iglesia, una vuelta con un vecino. Pregunte a {company} por comidas y transporte a bajo costo. A un amigo dígale: “Ven a casa. Hay té y hay tiempo.”',
      },
      more: {
        en: 'Step by step: Ask clubs for their low fee; many have one and do not talk about it. Pay by helping: set chairs, pour coffee. Swap: you mend, they drive. A benefits check may find more. Too little to eat: call {food}.',
        es: 'Paso a paso: Pida al club la cuota baja; muchos la tienen. Pague ayudando: ponga sillas, sirva café. Haga trueque: usted cose, otro maneja. Pida que revisen si le toca alguna ayuda. Si falta comida, llame a {food}.',
      },
      facts: ['T15', 'S16'],
    },
    {
      label: { en: 'I am ill, and people stay away', es: 'Estoy mal de salud y nadie viene' },
      asks: {
        en: 'sick and lonely, pain, cancer, stroke; no strength for visits; bladder trouble keeps me home; who comes with me to the hospital; speech is slow, they avoid me; friends do not know what to say; tired after ten minutes',
        es: 'enferma y sin nadie, dolor, cáncer, derrame; no tengo fuerzas para visitas; por la orina no salgo; quién me acompaña al hospital; hablo lento y me evitan; no saben qué decirme; me canso a los diez minutos',
      },
      say: {
        en: 'Illness makes the world small. Tell two people plainly: “I tire fast, but ten minutes of you do me good.” Choose your best hour. Ask your nurse about a patients’ group or a visitor. Many stay away only from fear.',
        es: 'La enfermedad achica el mundo. Dígalo claro a dos personas: “Me canso pronto, pero diez minutos contigo me hacen bien.” Elija su mejor hora. Pregunte a la enfermera por un grupo de pacientes. Muchos no vienen solo por miedo.',
      },
      more: {
        en: 'Step by step: One short visit or call a day is plenty. You may lie down; they may just sit there. Ask {company} who goes along to the doctor. New or worse trouble: call your doctor today. If it is severe, {emergency}.',
        es: 'Paso a paso: Una visita o llamada corta al día es bastante. Usted puede estar en cama; basta que estén ahí. Pida a {company} quién le acompañe al médico. Si empeora, llame hoy al médico. Si es grave, a {emergency}.',
      },
    },
    {
      label: { en: 'I care for someone and feel lonely', es: 'Cuido a alguien y me falta compañía' },
      asks: {
        en: 'husband is ill, we cannot talk as before; tied to the house by caring; friends stay away since her dementia; cannot leave him alone; carer, no life of my own; two in the house and still lonely; night and day',
        es: 'mi esposo está enfermo y ya no conversamos; atada a la casa por cuidarlo; las amigas dejaron de venir desde su demencia; no puedo dejarla sola; cuidadora, sin vida propia; somos dos y aun así hay soledad; día y noche',
      },
      say: {
        en: 'Two in the house, and still lonely: many carers know that. Ask one friend to come to you: “Sit with us on Tuesday. I need a voice.” Ask {company} about a carers’ group and some hours off.',
        es: 'Dos en casa, y aun así soledad: muchos que cuidan lo conocen. Pida a una amistad que venga: “Acompáñanos el martes. Necesito oír una voz.” Pregunte a {company} por un grupo de cuidadores y unas horas de relevo.',
      },
      more: {
        en: 'If you cannot get away: A carers’ group by phone, or one call during the nap. Friends often stay away from fear, so say: “You need not do anything. Just come.” Let someone sit in, and walk with a friend for an hour.',
        es: 'Si no puede salir: Un grupo de cuidadores por teléfono, o una llamada durante la siesta. Muchos no vienen por miedo; dígales: “No hay que hacer nada. Solo ven.” Que alguien se quede, y camine una hora con una amistad.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'I tried, and nobody answered', es: 'Lo intenté y nadie respondió' },
      asks: {
        en: 'called three people, no reply; left messages, none came back; letter never answered; went there once and they ignored me; it was no use, I give up; rejected again; another way to reach people',
        es: 'llamé a tres personas y nada; dejé recados, no me devolvieron la llamada; la carta quedó sin contestar; fui una vez y no me hicieron caso; no sirvió, me rindo; otra vez me rechazaron; ya probé de todo',
      },
      say: {
        en: 'That took courage, and it hurts when nothing comes back. It says little about you: people forget, are ill, are shy. Try another person and another way: a card in place of a call, a shared task in place of a talk.',
        es: 'Eso pidió valor, y duele que no vuelva nada. Dice poco de usted: la gente olvida, se enferma, es tímida. Pruebe con otra persona y de otra forma: una tarjeta en vez de llamada, una tarea en vez de charla.',
      },
      more: {
        en: 'One more way: Leave a day and an hour: “I am at the café on Friday at ten.” Ask whoever leads a group to introduce you. Call {company} early, when lines are free. Give it three tries, each a little different.',
        es: 'Otra forma: Deje día y hora: “El viernes a las diez estoy en el café.” Pida a quien dirige un grupo que le presente. Llame a {company} temprano, con la línea libre. Pruebe tres veces, cada una un poco distinta.',
      },
    },
    {
      label: { en: 'Does loneliness harm my health?', es: '¿La soledad daña la salud?' },
      asks: {
        en: 'is it dangerous to be alone so much; heart, stroke, dementia from it; does it shorten life; I like living on my own, is that bad; can the lonely brain recover; makes you ill; true or a scare',
        es: 'es peligroso estar tan sola; corazón, derrame, demencia; acorta la vida; me gusta vivir solo, es malo; se enferma uno de soledad; se puede mejorar el cerebro; es verdad o puro susto',
      },
      say: {
        en: 'Over years it can. On average, people with few ties have more heart disease, strokes and dementia. That is no sentence on you, and it can change. Being alone by choice is not loneliness. Begin with one good contact this week.',
        es: 'Con los años, puede. En promedio, quien tiene pocos lazos sufre más del corazón, derrames y demencia. No es una condena, y puede cambiar. Vivir así por gusto no es soledad. Empiece con un buen encuentro esta semana.',
      },
      more: {
        en: 'What helps: See or hear somebody at fixed times. Two or three close people are enough. Have your hearing checked. Move each day. Whether company alone keeps dementia away is not proved, but it does people good all life long.',
        es: 'Qué ayuda: Vea u oiga a alguien a horas fijas. Bastan dos o tres personas cercanas. Revise su oído. Muévase cada día. No está probado que la compañía sola evite la demencia, pero hace bien toda la vida.',
      },
      facts: ['S02', 'S09', 'S12', 'S15'],
    },
    {
      label: { en: 'No joy in anything any more', es: 'Ya nada me da alegría' },
      asks: {
        en: 'tired of living, what is the point; pray not to wake up; cry every day, cannot get out of bed; nobody would miss me; everything is gray and empty; no will to go on; is it depression or just loneliness; lived long enough',
        es: 'para qué seguir, ya viví bastante; le pido a Dios no despertar; lloro todos los días, no me levanto; a nadie le hago falta; todo gris, vacío; sin ganas de vivir, de nada; es depresión o soledad; cansada de la vida',
      },
      say: {
        en: 'That sounds heavier than lonely days, and you need not bear it alone. If you wish not to live or not to wake up, call {crisis} now, and tell someone near. Low for two weeks: see your doctor this week.',
        es: 'Eso pesa más que un día de soledad, y nadie debe cargarlo a solas. Si desea no vivir o no despertar, llame ya a {crisis} y avise a alguien cercano. Si lleva dos semanas así, vea al médico esta semana.',
      },
      more: {
        en: 'Tonight: Ask a neighbor or friend to come, or to stay on the phone. Say only: “I am not well. Please stay a while.” Low mood can be treated at any age. If you might harm yourself, call {emergency}.',
        es: 'Esta noche: Pida a un vecino o amigo que venga, o que siga al teléfono. Diga solo: “No estoy bien. Quédese un rato.” La tristeza se trata a cualquier edad. Si podría hacerse daño, llame a {emergency}.',
      },
      facts: ['T11', 'T13'],
    },
  ],
}
