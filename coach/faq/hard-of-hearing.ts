/** Questions of those who hear badly among people, and of their families. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const hardOfHearing: Faq = {
  name: 'hard-of-hearing',
  domain: 'Socialization',
  card: 'S06',
  about: pattern(
    '(hearing aids?|(my|his|her|new|both) aids|aids .. (whistl*|squeal*|drawer)|hard of hearing|hearing (test|loss|clinic|check)|(my|his|her|bad|poor|lost|losing|loss of) hearing(?! (from|is (fine|good|great|perfect)))|audiolog*|(?<!(on|falls? on|turns? a) )deaf(?! ears?)|deafness|tinnitus|ring(s|ing) in .. (ears?|head)|(do|does|did|can|could) not hear .. (well|much|a word|a thing|anything|people|them|anybody|anyone|everybody|what they|in (a )?(group|crowd|company|noise)s?|the (preacher|priest|minister|sermon|tv|telly|doorbell|others|talk))|hears? (badly|poorly|so badly|so little)|(catch|follow) (a|one|the|half the|every) words?|(my|his|her) (bad|good|poor) ears?|(one|left|right) ear|ears (are|is) (bad|gone|going|shot|poor|weak|blocked)|ear ?wax|ear ?aches?|(wax|pus|fluid|pain) .. (my|his|her|the|one|left|right) ears?|ears? (ring|rings|buzz|buzzes|hum)|not hear .. (on|over) the (phone|telephone)|(people|everybody|everyone|they all) mumbles?|audifonos?(?! .. musica)|sonotone*|aparat(o|ito)s? .. (oido|oir|oreja)|(?<!(dolor|golpe|ruido) )sord[oa]s?|sordera|duro de oido|(oigo|oye|oyen|escucho|escucha) (muy |bien |tan |re )?(mal|poco|poquito|nada)|(casi|ya|que) no (oigo|oye|escucho|escucha) (nada|bien|casi)?|no (oigo|oye|escucho) (nada|bien|cuando|lo que|a la gente|un pomo|ni)|no me oye|no alcanz* a oir|duelen? .. oidos?|oidos? .. (duelen?|supura*|tapad[oa]s?)|prueba .. (oido|oidos|audicion)|zumbid*|zumba* .. oidos?|tapon de cera|cera .. oidos?|audiometr*|otorrino*)',
  ),
  fits: [
    'poor-hearing',
    'hearing-aids',
    'no-transport',
    'no-money',
    'nobody-near',
    'recently-widowed',
  ],
  entries: [
    {
      label: { en: 'In a group I only hear a roar', es: 'En grupo solo oigo ruido' },
      asks: {
        en: 'eight people all talking at once; dishes clatter, plates crash; cannot follow a word in the crowd; the aids just make the noise louder; background noise drowns the talk; everything is one big din',
        es: 'hablan todos a la vez y no entiendo; los platos, el barullo, la bulla, el bullicio; en los grupos no entiendo lo que dicen; los audífonos solo suben el ruido; el escándalo tapa las voces; son ocho y gritan todos',
      },
      say: {
        en: 'In noise, even good aids bring in the plates as well. It is not you. Make the group smaller: ask one friend to sit with you in the hall or a quiet corner. Come early, before it fills. Watch the faces.',
        es: 'Con ruido, hasta un buen audífono trae también los platos. No es culpa suya. Haga el grupo más chico: pida a un amigo que se siente con usted en un rincón callado. Llegue temprano. Mire las caras.',
      },
      more: {
        en: 'Still a roar: Tell the fitter the place, such as “eight people, hard floor.” Ask for a noise setting, and for a clip microphone that a friend wears. Ask the host to stop the music. Stay half an hour, then meet one friend in quiet.',
        es: 'Si sigue el ruido: Cuente a quien ajusta el audífono cómo es el lugar. Pida un programa para ruido y un micrófono de solapa para su amigo. Pida que quiten la música. Quédese media hora y luego vea a uno, en calma.',
      },
    },
    {
      label: { en: 'Family dinners: I lose the thread', es: 'En la comida familiar me pierdo' },
      asks: {
        en: 'my kids think I am rude; Sunday dinner at my son’s, he puts me in the middle; I go off and do the dishes; is it too blunt to tell my children; everyone chatters at Christmas; left out at the family meal; holidays with the whole clan',
        es: 'mis hijos creen que soy maleducado; los domingos en casa de mi hijo me sientan en medio; me voy a lavar los platos; me quedo callado y prefiero no ir; la Navidad con toda la familia; me siento fuera en el almuerzo; hablan rapidísimo en la mesa',
      },
      say: {
        en: 'Tell them before the meal: “I am not rude. I lose the words when all talk at once.” That is not too blunt, it helps them. Ask for the end of the table, TV off. Talk mainly with the one beside you.',
        es: 'Dígaselo antes de comer: “No es mala educación. Si hablan todos, pierdo las palabras.” No suena brusco: les ayuda. Pida la punta de la mesa y la tele apagada. Converse sobre todo con quien tenga al lado.',
      },
      more: {
        en: 'Step by step: Call your child the day before and ask for that seat. Choose one person to tap your arm and name the topic. After the meal, take coffee with one or two in another room. A short stay is fine too.',
        es: 'Paso a paso: Llame el día antes y pida ese asiento. Elija a alguien que le toque el brazo y le diga de qué hablan. Después, tome el café con uno o dos en otro cuarto. Quedarse un rato también vale.',
      },
      whose: 'self',
    },
    {
      label: {
        en: 'What can we do at a noisy table?',
        es: 'Mesa ruidosa: ¿qué hacemos los demás?',
      },
      asks: {
        en: 'nine of us at our table, what can the rest do; mum sits there smiling and says nothing; include him in the family meal; she is left out of our talk; dinners have become horrible for everyone; how should we speak so she can follow; where do we seat her',
        es: 'somos nueve y hay mucho ruido, qué podemos hacer; mi mamá se queda callada sonriendo; incluirlo en la plática; queda fuera de nuestra conversación; las comidas son horribles para todos; cómo hablamos para que nos siga; dónde la sentamos',
      },
      say: {
        en: 'TV and music off, a cloth on the table, more light. Seat them at the end, with a wall behind. One talks at a time. Touch the arm before you speak. One of you sits close and names each new topic.',
        es: 'Sin tele ni música, con mantel y más luz. Siéntele en la punta, con la pared detrás. Que hable uno a la vez. Toquen el brazo antes de hablar. Uno se sienta cerca y va diciendo el tema nuevo.',
      },
      more: {
        en: 'If nine are too many: Two smaller tables, or turns beside them for ten minutes each. Ask about something they know well, and wait. Never say “It does not matter.” Say it again in other words. A smaller lunch on another day helps.',
        es: 'Si son demasiados: Dos mesas pequeñas, o turnos de diez minutos a su lado. Pregunten por algo que conozca bien y esperen. Nunca digan “No importa.” Repítanlo con otras palabras. Otro día, un almuerzo con pocos.',
      },
      whose: 'other',
    },
    {
      label: { en: 'I just smile and nod', es: 'Sonrío y hago como que oigo' },
      asks: {
        en: 'pretend to understand; nodding along like a fool; laugh when the others laugh; said yes to the wrong thing; fake it so nobody notices; bluff my way through; answered something silly',
        es: 'hago como que entiendo; digo que sí con la cabeza; me río cuando se ríen; finjo para que no se note; contesté una cosa por otra; sonreír como tonta; sigo la corriente sin enterarme',
      },
      say: {
        en: 'Very many do that, to be polite. It leaves you out, though. Say back the part you caught: “You went to town on Monday, and then?” Others then repeat only the rest. A plain “What?” works less well.',
        es: 'A muchísimos les pasa, por cortesía. Pero así uno se queda fuera. Repita la parte que oyó: “Fuiste al pueblo el lunes, ¿y después?” Así solo le repiten lo que falta. Un simple “¿Qué?” sirve menos.',
      },
      more: {
        en: 'One step at a time: Today, stop nodding with just one person, the kindest. “I missed that. Once more, slowly, please.” After two tries ask for other words, or for it on paper. When you are worn out, rest instead of guessing.',
        es: 'Poco a poco: Hoy, no finja con una sola persona, la más amable. “No te oí. Otra vez, despacio, por favor.” Tras dos intentos, pida otras palabras o que lo escriba. Si ya se cansó, descanse en vez de adivinar.',
      },
    },
    {
      label: { en: 'What do I say to people?', es: '¿Qué les digo a los demás?' },
      asks: {
        en: 'how would I word it to the ladies; a sentence for my friends so I do not sound pitiful; what do I tell the fellas at the table; is it alright to say I cannot hear you all; ask to be moved without being a bother; invite a lady for coffee just us two, where it is quiet; the right words to ask her',
        es: 'cómo se lo digo a ellos; una frase para mis amigas sin dar lástima; qué palabras uso con los compañeros; está bien si les digo que no oigo; pedir otro lugar sin molestar; invitar a una señora a un café las dos solas; explicarles lo que me pasa',
      },
      say: {
        en: 'Say it short, with one thing they can do: “I miss you all, but I lose the words when all talk at once. Please look at me and take turns.” That is not pitiful. People help gladly once they know how.',
        es: 'Dígalo corto, con algo que puedan hacer: “Les quiero oír, pero si hablan todos pierdo las palabras. Mírenme, y de a uno, por favor.” No da lástima. La gente ayuda con gusto cuando sabe cómo.',
      },
      more: {
        en: 'More words: “It is loud here for my ears. Come and have coffee with me where it is quiet.” “May I sit at the end, please? I hear better there.” Say it early and with a smile. Practice it once aloud at home.',
        es: 'Más frases: “Aquí hay ruido para mis oídos. Venga a tomar un café conmigo donde hay calma.” “¿Puedo sentarme en la punta? Ahí oigo mejor.” Dígalo al llegar, con una sonrisa. Ensáyelo una vez en casa, en voz alta.',
      },
    },
    {
      label: { en: 'Where is the best seat to hear?', es: '¿Cuál es el mejor asiento para oír?' },
      asks: {
        en: 'where should I sit down; back to the wall or in the corner; no wall seat to be had; big round table; long tables in the middle of the hall; light on the faces; seated on my bad side',
        es: 'en qué silla me siento; de espaldas a la pared o en el rincón; no hay lugar junto a la pared; mesa redonda grande; mesas largas en medio del salón; luz en las caras; me tocó del lado malo',
      },
      say: {
        en: 'Back to a wall, far from kitchen, music and fans. The light should fall on their faces, not in your eyes. Turn your better ear to the talk. At a round table, sit across from whoever is hardest to hear.',
        es: 'De espaldas a la pared, lejos de la cocina, la música y los ventiladores. Que la luz dé en las caras, no en sus ojos. El mejor oído, hacia la plática. En mesa redonda, frente a quien más le cuesta oír.',
      },
      more: {
        en: 'No such seat: Take the end of the table or a corner. Ask two friends to sit close, so your circle is small. Come early and choose. For the last half hour, move: “Let us take our coffee over there.”',
        es: 'Si no hay ese lugar: Tome la punta o una esquina. Pida a dos amigos que se sienten cerca, para hacer un círculo pequeño. Llegue temprano y elija. Al final, cambie de sitio: “Vamos a tomar el café allá.”',
      },
    },
    {
      label: { en: 'How do I manage in a restaurant?', es: '¿Cómo hago en un restaurante?' },
      asks: {
        en: 'breakfast at the diner with the fellas; cafe, bar or pub is too loud; what do I say to the waiter; ask them to turn the music down; eating out with friends; book a quiet booth; quit going to lunch with my bridge ladies',
        es: 'desayunar con los amigos en la cafetería; en el bar con el ruido es peor; no oigo al mesero, camarero, mozo; pedir que bajen la música; salir a comer fuera; reservar una mesa tranquila; dejé de ir a la fonda',
      },
      say: {
        en: 'Go when it is empty, such as mid-morning or mid-afternoon. Ask for a booth or corner, far from the kitchen: “I hear badly. Could you turn the music down?” Two or three friends, not eight. Read the menu first, so questions are few.',
        es: 'Vaya cuando haya poca gente, como a media mañana o a media tarde. Pida un rincón, lejos de la cocina: “Oigo mal. ¿Pueden bajar la música?” Dos o tres amigos, no ocho. Lea antes la carta o menú.',
      },
      more: {
        en: 'With the whole gang: Ask for two small tables. Sit beside the one you like best. Say to that one: “Tell me the topic, I do the rest.” Or keep the breakfast at home, once a month. Carpets and curtains swallow noise.',
        es: 'Si va todo el grupo: Pidan dos mesas pequeñas. Siéntese junto a quien más aprecia y dígale: “Tú dime el tema.” O inviten en casa una vez al mes. Las alfombras y cortinas se tragan el ruido.',
      },
    },
    {
      label: { en: 'I cannot follow in church', es: 'En la iglesia no entiendo' },
      asks: {
        en: 'sermon, mass, priest or preacher too faint; coffee hour after the service; church supper; out to the quiet hallway with one friend; hearing loop in the hall; theater, lecture, meeting with a loudspeaker; the microphone echoes; sit in the front pew',
        es: 'el sermón, la misa, el cura o el padre; el café después del culto; cena de la parroquia; bucle magnético en el salón; teatro, charla, reunión con micrófono; hay mucho eco; la primera banca',
      },
      say: {
        en: 'Sit in front, where you see the speaker’s mouth. Ask whether the hall has a hearing loop or headphones to lend, and for the sermon on paper. For coffee afterward, take one friend out to the hallway. That plan is a good one.',
        es: 'Siéntese adelante, donde vea la boca de quien habla. Pregunte si hay bucle magnético o auriculares para prestar, y pida el sermón en papel. Para el café, llévese a un amigo a un pasillo tranquilo. Es un buen plan.',
      },
      more: {
        en: 'A loop sends the voice right into your aids. Ask the fitter to turn on that program and show you the switch. No loop: ask the priest to keep the microphone near the mouth. Read the text at home the evening before.',
        es: 'El bucle lleva la voz directo a sus audífonos. Pida a quien los ajusta que active ese programa y le enseñe. Si no hay: pida que hablen cerca del micrófono. Lea el texto en casa la noche antes.',
      },
    },
    {
      label: { en: 'I gave up my card club', es: 'Dejé mi grupo de cartas' },
      asks: {
        en: 'quit mahjong, bridge or bingo; card night is no fun any more; stopped going to his club because he cannot follow; thinking of quitting the choir; tiles clacking; find a small bridge table; meet one person at a time instead; how could he be among people again; back with people',
        es: 'dejé el dominó, la canasta, la lotería; ya no disfruto la partida; ya no va a su peña, a su club; pienso dejar el coro; ruido de las fichas; dejó el bingo por el oído; encontrar una mesa chica de cartas; cómo vuelve a estar con gente',
      },
      say: {
        en: 'A game need not end over ears. Ask one player: “I miss our game. Could we be four, in a quiet room?” A thick cloth takes away the clatter. Bids and scores can be shown on fingers or paper.',
        es: 'El juego no tiene que acabarse por el oído. Pida a una persona: “Extraño jugar. ¿Y si somos cuatro, en un cuarto tranquilo?” Un paño grueso quita el ruido. Las jugadas se muestran con dedos o en papel.',
      },
      more: {
        en: 'No table of four: Play with one person, such as checkers, chess or dominoes. Or go for the first half hour only. Ask the senior center or {company} for a small table in a side room, and for a ride.',
        es: 'Si no hay mesa de cuatro: Juegue con una persona: damas, ajedrez o dominó. O vaya solo la primera media hora. Pida al centro de mayores o a {company} una mesa pequeña en un cuarto aparte, y transporte.',
      },
    },
    {
      label: { en: 'The hearing aids whistle', es: 'Pitan los audífonos' },
      asks: {
        en: 'they whistle, squeal, screech; is the aid broken; feedback noise; who checks the whistling; whistles when I chew or hug; high pitched sound from the aid; hum or buzz in the aid',
        es: 'me chiflan, silban, chillan; el pitido, es que están rotos; quién me mira lo del pitido; pita al masticar o abrazar; hace un ruido agudo; se acopla; zumba el aparato',
      },
      say: {
        en: 'A whistle rarely means broken. Mostly the aid sits loose, or wax is in the way. Take it out and put it in again, well pushed home. Turn it down a little. If it goes on, whoever fitted it can mend that.',
        es: 'El pitido casi nunca es que esté roto. Suele quedar flojo, o hay cera. Sáquelo y póngalo otra vez, bien adentro. Bájele un poco. Si sigue, llame a quien lo adaptó o al centro de audición: tiene arreglo.',
      },
      more: {
        en: 'Step by step: Ask a nurse to look for wax, and never dig with swabs. Keep hat, scarf and hand away from it. A hard or split tube needs changing. Long wait for the fitter: ask if another clinic can see it sooner.',
        es: 'Paso a paso: Pida a una enfermera que busque cera, sin palillos ni hisopos. Aleje el gorro, la bufanda y la mano. Un tubito duro o partido se cambia. Si la cita tarda: pregunte si otro centro puede verlo antes.',
      },
    },
    {
      label: { en: 'The aids lie in the drawer', es: 'Tengo los audífonos en el cajón' },
      asks: {
        en: 'do not wear them any more; gave up after two weeks; everything clatters, too loud; no use, waste of money; took them out for good; sit in the box since March; the aids are no help to me',
        es: 'ya no me pongo los audífonos; los dejé a las dos semanas; todo retumba, suena muy fuerte; no sirven, dinero tirado; están guardados en la caja; me los quité; los audífonos no me ayudan',
      },
      say: {
        en: 'Many end there, often because they were never set quite right. Call whoever fitted them: “I leave them out because of this sound, in this place.” Ask for a new setting. Until then, wear them an hour a day in a quiet room.',
        es: 'Muchos acaban ahí, casi siempre porque no quedaron bien ajustados. Llame a quien los puso: “No los uso por este ruido, en este lugar.” Pida otro ajuste. Mientras, póngaselos una hora al día en un cuarto tranquilo.',
      },
      more: {
        en: 'Step by step: Note three sounds that hurt or annoy, and take the note along. Ask for softer clatter and for a noise setting. Go back more than once: most people need that. A loose or sore fit can be changed too.',
        es: 'Paso a paso: Apunte tres sonidos que molestan y lleve la nota. Pida menos golpe de platos y un programa para ruido. Vuelva más de una vez: es lo normal. Si queda flojo o lastima, también se cambia.',
      },
    },
    {
      label: { en: 'How long to get used to the aids?', es: '¿Cuánto tarda uno en acostumbrarse?' },
      asks: {
        en: 'a week or months, roughly; wear them all day from the start or only a bit; my own voice sounds strange; new hearing aids, how many hours; when will it feel natural; adapt to new aids; should she begin slowly',
        es: 'una semana o meses, más o menos; todo el día desde el principio o un rato; mi propia voz suena rara; cuántas horas con los audífonos nuevos; cuándo se siente normal; adaptarse a los audífonos; empezar poco a poco con ellos',
      },
      say: {
        en: 'Weeks rather than days; for many it takes a month or two. Begin at home with an hour or two, and add a bit each day. First quiet, then one person, then TV, and groups last. Your own voice sounds odd at first.',
        es: 'Semanas más que días; a muchos les toma uno o dos meses. Empiece en casa con una o dos horas y sume un poco cada día. Primero calma, luego una persona, después la tele, y al final los grupos. La propia voz suena rara.',
      },
      more: {
        en: 'If it is too much: Take a break, then put them in again the same day. The aim is most of the day, as the brain learns by daily use. Pain is not normal. Pain, or no gain after a month: call the fitter.',
        es: 'Si es demasiado: Descanse un rato y póngaselos otra vez ese día. La meta es casi todo el día, porque el cerebro aprende con el uso. El dolor no es normal. Si duele, o en un mes no mejora: llame a quien los ajusta.',
      },
    },
    {
      label: {
        en: 'I have aids and still miss the words',
        es: 'Ya uso audífonos y sigo sin entender',
      },
      asks: {
        en: 'I had the test already, that is how I got the aids; why would I call the clinic; my aids were checked in the spring; the aids are new and in my ears every day; she had a test already; both aids in, still not clear; is there something else for the hearing aids',
        es: 'la prueba ya me la hice; ya tengo audífonos hace años; para qué voy a llamar a la clínica; me los revisaron en marzo; los audífonos son nuevos y los uso todos los días; ya le hicieron el examen; llevo los dos puestos y no está claro; hay algo más para los audífonos',
      },
      say: {
        en: 'Then no new test is needed for now. Aids help most in quiet, up close, face to face. In noise, a small clip microphone helps more than louder aids. Today, change the place: fewer people, soft room, light on the faces.',
        es: 'Entonces por ahora no hace falta otra prueba. Los audífonos ayudan más en calma, de cerca y de frente. Con ruido sirve más un micrófono de solapa que subir el volumen. Hoy, cambie el lugar: menos gente, menos eco, luz en las caras.',
      },
      more: {
        en: 'Still no better: Write down three places where words get lost. At your next visit ask for a noise setting, captions on the phone, or a class in reading lips. Words less clear than a month ago: go sooner.',
        es: 'Si no mejora: Anote tres lugares donde se pierden las palabras. En la próxima cita pida un programa para ruido, subtítulos en el teléfono o un curso para leer los labios. Si oye peor que hace un mes: vaya antes.',
      },
    },
    {
      label: {
        en: 'Cleaning, batteries and lost aids',
        es: 'Limpieza, pilas y audífonos perdidos',
      },
      asks: {
        en: 'how do I clean the aids; battery is flat, how often to change; no sound from the aid; wax on the tip; which is left and right; putting them in with stiff fingers; she loses them all the time; wet in the shower',
        es: 'cómo los limpio; se acabó la pila, cada cuánto se cambia; el aparato está muerto, mudo; cera en la punta; cuál es el derecho y el izquierdo; ponérmelos con dedos tiesos; los pierde a cada rato; se mojó en la ducha',
      },
      say: {
        en: 'Each evening wipe them with a dry cloth and brush the tip. No water, no hair spray. Then into one box, always in the same place. No sound: new battery, and look for wax on the tip. Red marks the right one.',
        es: 'Cada noche, pase un paño seco y cepille la punta. Sin agua ni laca. Luego a una cajita, siempre en el mismo lugar. Si no suena: pila nueva, y mire si hay cera en la punta. El rojo es el derecho.',
      },
      more: {
        en: 'With stiff fingers: Sit at a table with a towel and a mirror. Ask for rechargeable ones and for a small pull thread. Lost often: a clip with a cord. Keep batteries away from children and pets. A swallowed one: call {emergency}.',
        es: 'Con dedos tiesos: Siéntese a la mesa con una toalla y un espejo. Pida unos que se cargan y un hilito para sacarlos. Si se pierden: un cordón con pinza. Pilas lejos de niños y mascotas. Si alguien traga una, llame a {emergency}.',
      },
    },
    {
      label: { en: 'Ears blocked with wax', es: 'Oído tapado con cera' },
      asks: {
        en: 'earwax plug; is it only wax; how do I get wax out; clean the ear with cotton swabs, a q-tip or candles; ear drops or oil; syringe, flush the ear; feels stuffed and dull',
        es: 'tapón de cerumen; será solo cera; cómo me saco la cera; cotonetes, hisopos, bastoncillos; gotas o aceite en el oído; lavado de oído; lo siento tapado',
      },
      say: {
        en: 'Wax is a common cause and easy to treat. Let a nurse or doctor look this week and clean it. No swabs, pins or candles: they push it in or hurt. Ask before you use any drops. Hearing suddenly gone: doctor today.',
        es: 'La cera es una causa común y tiene arreglo fácil. Que una enfermera o médico mire esta semana y limpie. Sin hisopos, ganchos ni velas: empujan o lastiman. Pregunte antes de usar gotas. Si dejó de oír de golpe: médico hoy.',
      },
      more: {
        en: 'For the visit: Say if you ever had ear surgery, a hole in the eardrum, diabetes or blood thinners. Then some ways of cleaning are not for you. Wearing aids brings more wax, so ask how often to have a look.',
        es: 'Para la cita: Avise si le operaron el oído, si tuvo el tímpano roto, si tiene azúcar alta o toma algo para la sangre. Entonces no toda limpieza conviene. Con audífonos se junta más cera: pida que la miren seguido.',
      },
    },
    {
      label: { en: 'Hearing aids cost too much', es: 'Los audífonos son muy caros' },
      asks: {
        en: 'cannot afford the price; does insurance pay; free or second hand ones; cheap amplifier from the store; on a small pension; money back if they fail; on loan for a while',
        es: 'no me alcanza la plata para los audífonos; los cubre el seguro; gratis o de segunda mano; amplificador barato de la tienda; con mi pensión no puedo; me devuelven el dinero; me prestan unos',
      },
      say: {
        en: 'Ask before you pay. Call {company} and your insurance: “Is there help with hearing aids?” Some clinics lend or pass on used ones. Ask each seller for a trial time with your money back. Simple ones may be good enough.',
        es: 'Pregunte antes de pagar. Llame a {company} y a su seguro: “¿Hay ayuda para audífonos?” Algunas clínicas prestan o dan usados. Pida en cada lugar un tiempo de prueba con devolución. Unos sencillos pueden bastar.',
      },
      more: {
        en: 'Until then: A small voice amplifier with headphones helps in quiet talks and costs far less. Have wax removed first. Compare two offers, and ask what fitting and repairs cost. Do not buy at the door or by phone.',
        es: 'Mientras tanto: Un amplificador de voz con auriculares ayuda en charlas tranquilas y cuesta mucho menos. Antes, que le quiten la cera. Compare dos precios y pregunte por ajustes y arreglos. No compre en la puerta ni por teléfono.',
      },
    },
    {
      label: { en: 'Is a hearing test worth it?', es: '¿Vale la pena la prueba del oído?' },
      asks: {
        en: 'who tests my ears; audiologist appointment; does the test hurt; how do I know if I hear badly; never had them checked; first step, which doctor; what happens at the test',
        es: 'quién me revisa los oídos; cita con el audiólogo u otorrino; duele el examen; cómo sé si oigo mal; nunca me hice una audiometría; primer paso, a qué médico voy; qué me hacen ahí',
      },
      say: {
        en: 'Yes, if people seem to mumble or others find your TV too loud. Call your doctor: “Please look for wax and send me for a hearing test.” It does not hurt. You wear headphones and press at each tone.',
        es: 'Sí, si la gente parece hablar bajito o su tele molesta a otros. Llame al médico: “Revise si hay cera y mándeme a una prueba de oído.” No duele. Uno se pone auriculares y aprieta con cada tono.',
      },
      more: {
        en: 'Ask there: How much do I miss, and on which side. Would an aid help. What does it cost, and can I try it first. Take one person along who writes the answers. No car: ask {company} for a ride.',
        es: 'Pregunte allí: Cuánto me falta y de qué lado. Si me serviría un audífono. Cuánto cuesta y si puedo probarlo antes. Lleve a alguien que anote las respuestas. Sin transporte: pida ayuda a {company}.',
      },
    },
    {
      label: { en: 'They refuse hearing aids', es: 'No quiere usar audífonos' },
      asks: {
        en: 'she will not wear them; get her to try again without nagging; he denies it, says he hears fine; stubborn, refuses the test; how do I convince my husband; mother says aids are for old people; tried everything, still no',
        es: 'no se los pone, se niega; que los pruebe otra vez sin pelear; dice que oye bien; es terco, no acepta hacerse la prueba; cómo convenzo a mi marido; mi mamá dice que son de viejos; ya intenté todo',
      },
      say: {
        en: 'Pushing makes the no harder. Choose a calm hour: “I miss talking with you. Would you wear them for me, at breakfast only?” Find the reason: noise, pain, looks or cost. Each has its own help. Then leave it for a week.',
        es: 'Insistir endurece el no. Elija un rato de calma: “Extraño platicar contigo. ¿Te los pones por mí, solo en el desayuno?” Busque la razón: ruido, dolor, apariencia o precio. Cada una tiene ayuda. Luego déjelo una semana.',
      },
      more: {
        en: 'If it is still no: Make life without aids better: touch first, face in the light, TV off. Let somebody else say it, such as the doctor or a friend who wears them. A free trial with no duty is easier to accept.',
        es: 'Si sigue el no: Haga más fácil la vida sin ellos: toque primero, cara con luz, sin tele. Que lo diga otra persona, como el médico o un amigo que los usa. Una prueba gratis, sin compromiso, se acepta mejor.',
      },
      whose: 'other',
    },
    {
      label: { en: 'I feel ashamed of my ears', es: 'Me da vergüenza mi sordera' },
      asks: {
        en: 'embarrassed; they think I am dotty or losing my mind; aids make me look old; feel stupid in company; hide my deafness; feel like a fool; vain about the looks',
        es: 'me da pena que se note; creen que estoy chocha, ida, que perdí la cabeza; el aparato me hace ver viejo; me siento tonta con la gente; escondo mi sordera; me acompleja mucho; por vanidad no lo uso',
      },
      say: {
        en: 'That feeling is very common, and you have done nothing wrong. A missed word is noticed more than an aid. Tell one kind person: “My ears are weak, my head is fine.” After the first time it gets lighter.',
        es: 'Es un sentir muy común, y usted no hizo nada malo. Se nota más una palabra perdida que un audífono. Dígale a alguien amable: “Me falla el oído, no la cabeza.” Después de la primera vez pesa menos.',
      },
      more: {
        en: 'If that is too hard: Write it on a small card and show it: “I hear badly. Please look at me and speak slowly.” Most aids today are small. Meet somebody who wears them and ask how the first day was.',
        es: 'Si es demasiado: Escríbalo en una tarjeta y muéstrela: “Oigo mal. Míreme y hable despacio.” Casi todos los aparatos de hoy son pequeños. Hable con alguien que los use y pregunte cómo fue el primer día.',
      },
      whose: 'self',
    },
    {
      label: { en: 'I cannot hear on the telephone', es: 'Por teléfono no oigo' },
      asks: {
        en: 'hear worse on the phone; loud amplified landline; speakerphone with aids; I prefer letters, whom do I write to; text instead of calls; the office always rings me; hang up since I do not understand the caller',
        es: 'por teléfono escucho peor; un fijo con más volumen; altavoz con los audífonos; me gusta más escribirme, con quién y cómo arranco; mensajes en vez de llamadas; del consultorio siempre me llaman; cuelgo porque no entiendo',
      },
      say: {
        en: 'Turn on the speaker in a quiet room. With an aid behind the ear, hold the phone higher, near its microphone. Say: “Slowly, please, and one thing at a time.” Ask for dates in writing. Letters and short messages count just as much.',
        es: 'Ponga el altavoz en un cuarto tranquilo. Con un audífono tras la oreja, suba el teléfono hasta su micrófono. Diga: “Despacio y de una en una, por favor.” Pida las citas por escrito. Cartas y mensajes valen igual.',
      },
      more: {
        en: 'Still lost: There are phones with extra volume, and others that write what is said. Ask the fitter about a phone program. To write: choose one old friend. Three lines: how I am, what I saw, what I would like to hear from you.',
        es: 'Si aún no: Hay teléfonos con más volumen, y otros que escriben lo que se dice. Pregunte a quien ajusta sus audífonos. Para escribir: elija a un viejo amigo. Tres líneas: cómo estoy, qué vi, qué quisiera saber de ti.',
      },
    },
    {
      label: { en: 'The TV is too loud for others', es: 'La tele molesta a los demás' },
      asks: {
        en: 'subtitles on television; headphones for the telly; my wife says it is deafening; neighbor complains about the volume; cannot understand films; we fight over the sound; which button for CC; news speaker too fast',
        es: 'subtítulos en la televisión; auriculares para la tele; mi mujer dice que la pongo muy fuerte; el vecino se queja del volumen; no entiendo las películas; peleamos por el sonido; qué botón pone los subtítulos; el noticiero habla rápido',
      },
      say: {
        en: 'Turn on the subtitles: look on the remote for CC or Sub. Headphones without a cord let you have it loud while others have peace. A small speaker beside your chair helps too. Some aids take the sound straight from the TV.',
        es: 'Active los subtítulos: busque CC o Sub en el control. Con unos auriculares sin cable, usted lo oye fuerte y los demás descansan. También sirve una bocina junto a su silla. Algunos audífonos toman el sonido de la tele.',
      },
      more: {
        en: 'Step by step: No such button: open the menu, then language or accessibility. A helper sets it once. In the sound menu, choose clear voice or speech. Curtains and a rug soften the echo. Look at the faces while you read.',
        es: 'Paso a paso: Sin ese botón: abra el menú, luego idioma o accesibilidad. Alguien lo deja puesto. En sonido, elija voz clara. Las cortinas y una alfombra quitan el eco. Mire las caras mientras lee.',
      },
    },
    {
      label: { en: 'Only one of my ears works', es: 'Oigo solo de un lado' },
      asks: {
        en: 'deaf in the left ear; one good ear, one bad; where should people walk beside me; cannot tell which direction a car comes from; my deaf side faces the table; people talk into my bad ear; hear nothing on the left',
        es: 'soy sordo de un oído; el oído izquierdo no sirve; de qué lado camino; no sé de dónde viene el sonido; los carros del lado sordo; me hablan por la oreja mala; un solo oído bueno',
      },
      say: {
        en: 'Keep people on your good side. Take the end of the table, so that everybody is on that side. Say: “This is my good ear.” You may not hear where a car comes from, so look both ways twice.',
        es: 'Tenga a la gente del lado bueno. En la mesa, elija la punta, para que todos queden de ese lado. Diga: “Este es mi oído bueno.” Quizá no oiga de dónde viene un auto: mire dos veces a cada lado.',
      },
      more: {
        en: 'Ask the fitter: Some aids carry the sound from the bad side to the good one. In a circle, turn your chair a little. If one side is worse since hours or days, see a doctor today. If slowly, within weeks.',
        es: 'Pregunte a quien adapta audífonos: Algunos llevan el sonido del lado malo al bueno. En un círculo, gire un poco la silla. Si un lado empeoró en horas o días, vaya hoy al médico. Si fue poco a poco, en unas semanas.',
      },
    },
    {
      label: { en: 'I miss the doorbell', es: 'No oigo el timbre de la puerta' },
      asks: {
        en: 'knock at the door; smoke alarm at night without my aids; alarm clock does not wake me; flashing light bell; missed the parcel and visitors; somebody could break in unheard; would I hear a fire',
        es: 'tocan a la puerta y no escucho; alarma de humo de noche sin audífonos; el despertador no me despierta; timbre con luz; se fue el cartero, la visita; podría entrar alguien; oiría un incendio',
      },
      say: {
        en: 'There are bells that flash a light in the room, and alarms that shake the pillow. The smoke alarm comes first. Ask the hearing clinic, the fire station or {company} who has or lends them. Tell visitors: “Send a message first.”',
        es: 'Hay timbres que encienden una luz, y alarmas que sacuden la almohada. Lo primero es la de humo. Pregunte en la clínica del oído, a los bomberos o a {company} quién las tiene o presta. A las visitas: “Avísame antes con un mensaje.”',
      },
      more: {
        en: 'Step by step: Put the flash where you sit most. A second one goes to the bedroom. Agree on fixed hours for visits. Hang a note on the door: “I hear badly. Please wave at the window.” Keep phone and light near the bed.',
        es: 'Paso a paso: Ponga la luz donde más se sienta. Otra, en el dormitorio. Fijen horas para las visitas. Cuelgue una nota afuera: “Oigo mal. Espere y salude por la ventana.” Tenga teléfono y lámpara junto a la cama.',
      },
    },
    {
      label: { en: 'Do video calls help weak ears?', es: '¿Ayuda la videollamada si oigo mal?' },
      asks: {
        en: 'seeing lips on video; many faces on the screen; captions write along; is seeing them better than the telephone; signs and waving on a screen; grandchildren on the computer talk at once',
        es: 'ver los labios en la pantalla; muchas caras juntas; que escriba lo que dicen; mejor que el teléfono; señas y saludos por video; los nietos en la computadora hablan juntos',
      },
      say: {
        en: 'They do, as you see lips and hands. One caller at a time, light on their face, no TV behind. Most phones and computers can write along what is said. Ask a helper to turn on “live captions” once.',
        es: 'Sí, porque se ven los labios y las manos. Una persona a la vez, con luz en la cara y sin tele. Casi todos los teléfonos y computadoras pueden escribir lo que se dice. Pida que activen una vez los “subtítulos”.',
      },
      more: {
        en: 'If words get lost: A bigger screen shows lips better. Use headphones or send the sound into your aids. Keep pen and paper beside both of you and hold words up. Five good minutes beat half an hour of guessing.',
        es: 'Si se pierden palabras: En una pantalla grande se ven mejor los labios. Use auriculares o mande el sonido a los audífonos. Tengan papel y muestren palabras. Cinco minutos buenos valen más que media hora adivinando.',
      },
    },
    {
      label: { en: 'Why does everybody mumble?', es: '¿Por qué la gente habla tan bajito?' },
      asks: {
        en: 'I hear voices but not the words; people mumble and speak too fast; they swallow the ends; young people do not talk clearly; masks hide the mouth; loud but not clear; words run together',
        es: 'oigo la voz pero no las palabras; hablan entre dientes, no modulan; se comen las letras; los jóvenes hablan muy rápido; la mascarilla tapa la boca; se oye fuerte pero no claro; murmuran',
      },
      say: {
        en: 'It may be the ears. With age the high sounds fade first, and words turn soft at the edges. Louder helps little, clearer helps a lot. Say: “A bit slower, please, and look at me.” And ask for a hearing test.',
        es: 'Puede ser el oído. Con la edad se pierden primero los sonidos agudos, y las palabras se borran. Más fuerte ayuda poco; más claro, mucho. Diga: “Más despacio, por favor, y mírame.” Y pida una prueba de oído.',
      },
      more: {
        en: 'Until the test: Go close, an arm’s length away. Turn off what hums. Ask for the topic first, for a known topic is half heard. Wear your glasses, as lips tell much. Aids already: tell the fitter that words are not clear.',
        es: 'Hasta la prueba: Acérquese, a un brazo de distancia. Apague lo que zumba. Pregunte primero el tema: así se adivina mucho. Póngase los lentes, porque los labios ayudan. Si ya usa audífonos: diga que las palabras no salen claras.',
      },
    },
    {
      label: { en: 'Grandchildren are hard to understand', es: 'No les entiendo a los nietos' },
      asks: {
        en: 'I cannot understand my little grandson; small ones have high squeaky voices; kids run about and shout; they lose patience and say never mind; toddler whispers; teenager talks to his phone; school play; play with them when I cannot hear',
        es: 'no le entiendo a mi nieto; los chiquitos tienen voz finita, aguda; los niños corren y gritan; se cansan y dicen ya nada; la nietecita me habla al oído; el adolescente no levanta la cara; jugar con ellos si no oigo; función de la escuela',
      },
      say: {
        en: 'Small voices are high and fast, so they are the hardest of all. Sit low, in a quiet room, with one child at a time. Make it a game: “Touch my hand, then talk.” Draw, bake or build together.',
        es: 'Las voces pequeñas son agudas y rápidas: son las más difíciles. Siéntese a su altura, en un cuarto tranquilo, con un niño a la vez. Que sea un juego: “Tócame la mano y luego habla.” Dibujen, cocinen o armen algo.',
      },
      more: {
        en: 'More ways: Let a child be your helper who tells you the topic. Read aloud to them: you know the text. Teach them a sign for “slowly.” Big ones can write on the phone. When they say “never mind,” say: “I do mind. Once more.”',
        es: 'Más ideas: Que un nieto sea su ayudante y le diga el tema. Léales usted: ya conoce el texto. Enséñeles una seña para “despacio”. Los grandes pueden escribir. Si dicen “nada”, responda: “Sí me importa. Otra vez.”',
      },
      whose: 'self',
    },
    {
      label: { en: 'He does not listen when I speak', es: 'No me escucha cuando le hablo' },
      asks: {
        en: 'my husband ignores me; hears only what he wants; I repeat everything; talk to him from the kitchen, no answer; she says I never told her; our marriage suffers, we quarrel; selective hearing',
        es: 'mi marido no me hace caso; oye solo lo que le conviene; tengo que repetirle todo; le hablo desde la cocina y nada; dice que no se lo dije; peleamos por eso; me ignora',
      },
      say: {
        en: 'It wears you out to repeat, and it may be ears, not heart. From another room, words get lost. Go near, touch the arm, wait for the eyes, then speak. Short sentences, face in the light, TV off.',
        es: 'Repetir cansa, y puede ser el oído, no la falta de cariño. Desde otro cuarto las palabras se pierden. Acérquese, toque el brazo, espere la mirada y hable. Frases cortas, cara con luz, tele apagada.',
      },
      more: {
        en: 'If quarrels go on: Keep one quiet talk a day, ten minutes. Hang up a board for dates and errands. Say how you feel: “I miss talking with you.” Then go together: “Let us both have our ears tested.”',
        es: 'Si siguen los pleitos: Tengan una charla tranquila al día, diez minutos. Pongan un pizarrón para fechas y encargos. Diga lo que siente: “Extraño hablar contigo.” Y vayan los dos: “Hagámonos ambos la prueba.”',
      },
    },
    {
      label: { en: 'Does shouting help?', es: '¿Sirve gritar?' },
      asks: {
        en: 'I have to shout at her; my voice is hoarse; people yell at me; how do you speak to the deaf; speak louder or slower; raising my voice sounds angry; repeat it ten times',
        es: 'tengo que gritarle; quedo ronca; la gente me grita; cómo se le habla a una persona sorda; más fuerte o más lento; si alzo la voz parece enojo; se lo repito diez veces',
      },
      say: {
        en: 'Little. Shouting bends the words and sounds angry. Better: come near, face in the light, mouth free, a bit slower than usual. If it is not understood, use other words. Write down names, numbers and hours.',
        es: 'Poco. El grito deforma las palabras y suena a enojo. Mejor: de cerca, cara con luz, boca libre, un poco más lento. Si no se entiende, use otras palabras. Escriba nombres, números y horas.',
      },
      more: {
        en: 'If people shout at you: Raise your hand and say, “Not louder, please, only slower.” For the one who speaks: name the topic first, one idea for each sentence, then wait. A small amplifier saves the voice.',
        es: 'Si le gritan a usted: Levante la mano y diga: “Más fuerte no, más despacio.” Para quien habla: diga primero el tema, una idea por frase, y espere. Un amplificador pequeño ahorra la voz.',
      },
    },
    {
      label: { en: 'Listening makes me so tired', es: 'Escuchar me agota' },
      asks: {
        en: 'worn out after company; headache from straining to hear; exhausted in the evening; I have to go home before the others; drained by an hour of talk; too much effort, so I stay home; why does talk tire me',
        es: 'quedo rendida después de la visita; me duele la cabeza de tanto esfuerzo por oír; de noche no doy más de tanto escuchar; necesito irme antes; una hora de plática me cansa; me canso y mejor no salgo; por qué me fatiga oír',
      },
      say: {
        en: 'Hearing badly is hard work for the brain, so being tired is no weakness. Plan for it: quiet before and after, one hour rather than three. Step outside for five minutes now and then. Meet people early in the day.',
        es: 'Oír mal es un trabajo duro para el cerebro: cansarse no es flojera. Cuente con eso: silencio antes y después, una hora en vez de tres. Salga cinco minutos de vez en cuando. Vea a la gente temprano.',
      },
      more: {
        en: 'If you stay home because of it: Try company with little talk, such as a walk, cards or cooking. Tell the host: “I leave after coffee.” Have the aids set anew. Tired all day without company too: tell the doctor.',
        es: 'Si por eso se queda en casa: Pruebe compañía con poca plática: un paseo, cartas, cocinar. Avise: “Me voy después del café.” Que ajusten otra vez los audífonos. Si también se cansa sin compañía: dígalo al médico.',
      },
    },
    {
      label: { en: 'Do weak ears harm the memory?', es: '¿El oído afecta la memoria?' },
      asks: {
        en: 'can deafness cause dementia; do aids protect the brain; is there proof for the brain; why bother to treat it; risk for the mind; study on ears and thinking; will deafness make me forgetful',
        es: 'la sordera causa demencia; los audífonos protegen el cerebro; hay pruebas de eso; para qué tratar la sordera; riesgo para la mente; estudio sobre el oído y el pensamiento; me vuelve olvidadizo',
      },
      say: {
        en: 'It may. Hearing loss left untreated is one of the dementia risks that can be changed. In a trial, aids slowed the loss of thinking only in people at higher risk. So no promise. To follow talk again is reason enough.',
        es: 'Puede ser. La pérdida de oído sin tratar es un riesgo de demencia que se puede cambiar. En un ensayo, los audífonos frenaron el deterioro solo en personas de más riesgo. No es promesa. Volver a conversar ya vale.',
      },
      more: {
        en: 'More on that: In the same trial, treated people kept about one more person in their circle after three years. A risk is not a fate. Have ears and eyes checked. Missed words can also look like forgetting, so test hearing first.',
        es: 'Más sobre eso: En ese ensayo, quienes se trataron tenían cerca de una persona más en su círculo a los tres años. Un riesgo no es un destino. Revise oídos y ojos. No oír puede parecer olvido: mida primero el oído.',
      },
      facts: ['L13', 'S06'],
    },
    {
      label: {
        en: 'Deaf parent: what do I tell the staff?',
        es: 'No oye: ¿qué le digo al personal?',
      },
      asks: {
        en: 'sits in her room all day, will not go to the lounge; care home staff and nurses; the audiologist comes only in January, until then; help my aunt meet someone; her aids got lost at the care home; parent who cannot hear lives alone in one room; shy in the dining room',
        es: 'se queda en su cuarto y no va a la sala; qué le digo al personal, a las cuidadoras; el audiólogo viene hasta enero, mientras qué; que mi tía conozca a alguien; perdieron sus audífonos en el asilo; mi papá no oye y pasa el día encerrado; le da pena el comedor',
      },
      say: {
        en: 'Groups are the wrong start. Ask staff for one calm person and a table for two, in a quiet room. Hang up a sign: “I hear badly. Come to the front, touch my arm, speak slowly.” Ask who puts the aids in each morning.',
        es: 'Empezar por grupos no sirve. Pida al personal una persona tranquila y una mesa para dos, en calma. Cuelgue un letrero: “Oigo mal. Póngase enfrente, toque mi brazo, hable despacio.” Pregunte quién le pone los audífonos.',
      },
      more: {
        en: 'Until the fitter comes: Ask the nurse to look for wax and change batteries. A small amplifier with headphones can help. Offer things with few words: photos, puzzles, plants, birds. Visit by day, in good light, and write big.',
        es: 'Hasta que venga quien los ajusta: Que la enfermera busque cera y cambie pilas. Un amplificador de voz puede ayudar. Lleve algo que pida pocas palabras: fotos, naipes, plantas, pájaros. Vaya de día, con luz, y escriba grande.',
      },
      whose: 'other',
    },
    {
      label: { en: 'Things to do without much talk', es: 'Cosas que hacer sin hablar tanto' },
      asks: {
        en: 'good company for a deaf man; what could we do together that needs no talking; my neighbor is nearly deaf, I do not want to be pushy; activities where hearing does not matter; chess, garden, walk; sit with him quietly; hobbies for weak ears',
        es: 'cómo acompaño a un señor sordo; qué hacemos juntos sin hablar; mi vecino casi no oye y no quiero incomodar; actividades donde no importa oír; ajedrez, jardín, caminar; sentarme con él en silencio; pasatiempos',
      },
      say: {
        en: 'Hands can keep company too: chess, a puzzle, a walk, the garden, old photos, a pot of soup. A notepad between you does the rest. Same day each week, half an hour. That is friendly and not pushy.',
        es: 'Con las manos también se hace compañía: ajedrez, un rompecabezas, un paseo, el jardín, fotos viejas, una sopa. Una libreta hace lo demás. El mismo día cada semana, media hora. Es amable y no incomoda.',
      },
      more: {
        en: 'Step by step: Write an invitation on a card: “I will weed on Tuesday at ten. Come along.” Walk side by side, talk when you stand. If it is a no, leave a small thing and try again next week. A wave counts too.',
        es: 'Paso a paso: Escriba una tarjeta: “El martes a las diez riego las plantas. Venga.” Caminen juntos y hablen al parar. Si es un no, deje un detalle y pruebe otra semana. Un saludo con la mano también cuenta.',
      },
    },
    {
      label: { en: 'New place, new faces, weak ears', es: 'Lugar nuevo, gente nueva y oigo poco' },
      asks: {
        en: 'moved and do not know a soul; what do I say to a new neighbor in the lounge; everybody here already has friends; I walk past to my door; where do I meet new people; retirement flat, assisted living; how do I start meeting them',
        es: 'me mudé y no conozco a nadie; qué le digo a un vecino nuevo en el salón; aquí todos ya tienen sus amigos; paso de largo hasta mi puerta; conocer gente de a uno, sin barullo; departamento de jubilados; cómo empiezo, una idea',
      },
      say: {
        en: 'Choose one face, not the whole lounge. Stop, smile and say: “Hello, I am new here, and I hear a little badly. My name is Ann.” Next day, ask that person to tea in a quiet place. One is enough to start.',
        es: 'Elija una cara, no todo el salón. Pare, sonría y diga: “Hola, llegué hace poco y oigo regular. Me llamo Ana.” Al otro día, invite a esa persona a un té donde haya calma. Con una basta para empezar.',
      },
      more: {
        en: 'If speaking is hard: Put a card under the door: “I am your new neighbor. Tea on Thursday at three, my place.” Ask staff or {company} who else likes quiet. Groups with a task, such as garden or crafts, need less talk.',
        es: 'Si cuesta hablar: Deje una tarjeta bajo la puerta: “Soy su nueva vecina. El jueves a las tres hay té en mi casa.” Pregunte a {company} quién más busca calma. En un huerto o taller se habla menos.',
      },
      whose: 'self',
    },
    {
      label: {
        en: 'Nobody repeats things for me any more',
        es: 'Ya no está quien me repetía todo',
      },
      asks: {
        en: 'my wife used to repeat it for me; she was my ears and I miss her; since he passed I have no helper for my ears; the house is so quiet now; she hummed in the kitchen; how do widowers bear the mornings',
        es: 'mi esposa me repetía lo que decían; ella era mis oídos y la extraño; desde que falleció nadie me cuenta; la casa quedó en silencio; ella cantaba en la cocina; las mañanas sin ella son lo peor',
      },
      say: {
        en: 'You lost your love and your ears in company, both at once. No one takes that place. But a friend can do a small part: “Sit by me and tell me the topic.” In the quiet house, soft radio music may keep you company.',
        es: 'Perdió a quien amaba y a quien oía por usted, todo junto. Nadie ocupa ese lugar. Pero un amigo puede hacer una parte: “Siéntate a mi lado y dime el tema.” En la casa callada, un poco de música acompaña.',
      },
      more: {
        en: 'For the worst hour: Plan one thing each day just then, such as coffee with a neighbor or a walk. Say the name of the one you miss to somebody. A small grief group in a quiet room can help. Ask {company}.',
        es: 'Para la peor hora: Ponga algo cada día justo entonces, como un café con un vecino o un paseo. Hable con alguien de quien extraña. Ayuda un grupo de duelo pequeño, en un cuarto tranquilo. Pregunte a {company}.',
      },
      facts: ['S13'],
      whose: 'self',
    },
    {
      label: { en: 'Ringing in the ears', es: 'Me zumban los oídos' },
      asks: {
        en: 'tinnitus keeps me awake; constant hissing or buzzing in my head at night; will the ringing ever stop; is it dangerous, whistling noise in one ear; worse in silence; what helps against tinnitus; beats like my pulse',
        es: 'tinnitus, acúfenos, no me dejan dormir; un zumbido, un grillo en la cabeza; se me quitará algún día; es peligroso el silbido en un oído; peor en silencio; qué ayuda contra el zumbido; late como el pulso',
      },
      say: {
        en: 'It is common and mostly harmless, yet it wears one out. Silence makes it louder: try soft music or a fan, at night too. See the doctor about hearing and tablets. Stop none by yourself. With sudden loss of hearing: today.',
        es: 'Es común y casi siempre no es grave, pero cansa. El silencio lo agranda: ponga música suave o un ventilador, también de noche. Hable con el médico de oído y pastillas. No deje ninguna por su cuenta. Si dejó de oír de golpe: hoy.',
      },
      more: {
        en: 'Tell the doctor this week: in one ear only, in step with your pulse, or with dizziness. Hearing aids often make it quieter. It often sinks into the background with time. If it makes you despair, tell somebody, or call {crisis}.',
        es: 'Dígalo esta semana al médico si es en un solo oído, late como el pulso o hay mareo. Los audífonos suelen bajarlo. Con el tiempo muchos lo notan menos. Si le desespera, cuéntelo a alguien o llame a {crisis}.',
      },
    },
    {
      label: { en: 'Suddenly I hear much less', es: 'De repente oigo mucho menos' },
      asks: {
        en: 'woke up deaf in one ear; left ear is dead since this morning; hearing gone on one side since yesterday; right ear went silent overnight; should I wait, can it wait until Monday; is it an emergency, whom do I call; all at once he hears nothing',
        es: 'amanecí sin oír nada; perdí la audición desde ayer; de un día para otro quedó sordo; puede esperar al lunes; es urgente, a quién llamo; de golpe no oye nada; se me fue el oído de golpe',
      },
      say: {
        en: 'That needs a doctor today, even without pain. Treatment works best in the first days. Call and say: “Sudden hearing loss.” No one free: go to urgent care. Crooked face, weak arm, odd speech or bad dizziness: call {emergency}.',
        es: 'Eso necesita médico hoy, aunque no duela. El tratamiento sirve más en los primeros días. Llame y diga: “Pérdida de oído de golpe.” Si no hay cita: vaya a urgencias. Cara torcida, brazo débil, habla rara o mucho mareo: llame a {emergency}.',
      },
      more: {
        en: 'Until you are seen: Put nothing in the ear. Note the hour it began, any ringing, and new tablets. Stop none by yourself. Do not drive if dizzy. It may be only wax, but let a doctor be the one to say so.',
        es: 'Hasta la consulta: No meta nada en el oído. Anote la hora en que empezó, si hay zumbido y pastillas nuevas. No deje ninguna por su cuenta. Si hay mareo, no conduzca. Quizá sea solo cera, pero que lo diga un médico.',
      },
    },
    {
      label: { en: 'Earache, or fluid from the ear', es: 'Me duele o me supura el oído' },
      asks: {
        en: 'my ear hurts a lot since last night; pus, discharge or blood; yellow stuff coming out of the ear; leaking, runny ear; the aid rubs and hurts; itching and swollen; ear infection; sore spot from the mold; fever and earache; ear is bleeding after a fall',
        es: 'me duele mucho el oído desde anoche; sale pus, líquido amarillo o sangre; oído que chorrea; el audífono me lastima, me roza; comezón e hinchazón; infección de oído; llaga por el molde; fiebre y dolor; me sangra el oído tras una caída',
      },
      say: {
        en: 'Leave the aid out of that ear and call the doctor today. Keep water, drops and swabs away. Fever, swelling behind the ear, very bad pain, or diabetes: urgent care today. Blood or clear fluid after a blow: call {emergency}.',
        es: 'Deje ese oído sin audífono y llame hoy al médico. Nada de agua, gotas ni hisopos. Fiebre, hinchazón detrás, dolor muy fuerte o diabetes: hoy a urgencias. Sangre o líquido claro tras un golpe: llame a {emergency}.',
      },
      more: {
        en: 'If it is only a sore spot from the aid: Let the skin heal for a day or two, then show the fitter where it rubs. The shape can be changed. Until then, sit close, face to face. Not better in two days: doctor.',
        es: 'Si es solo una llaga por el roce: Deje sanar la piel uno o dos días y muestre dónde roza. El molde se puede cambiar. Mientras, siéntese cerca y de frente. Si en dos días no mejora: al médico.',
      },
    },
  ],
}
