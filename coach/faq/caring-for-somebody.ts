/** Questions of those who care for somebody with a long illness, Parkinson's among them. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const caringForSomebody: Faq = {
  name: 'caring-for-somebody',
  domain: 'Stress',
  card: 'T10',
  about: pattern(
    '(parkinson*|respite|(?<!(my|your|the|a home|not (her|his|their|a)) )(carers?|caregivers?|caretakers?)|caregiving|(break|rest|day off|time off) from caring|((look|looks|looking|have looked|has looked) after|(take|takes|taking|have taken|has taken) care of|(cares?|caring|have cared|has cared) for) (my |our |him and )?(own |poor |old |dear |sick |ill |elderly |disabled )*({kin}|him|her|them both)|do(es)? everything for (him|her|my ({kin}))|bedridden|bedbound|(cuido|cuidas?|cuidamos|cuidan|cuidar|cuidando|atiendo|atendiendo) .. a (mi|mis|su|nuestr[oa]) ({kin})|(lo|le) (cuido|atiendo)|(?<!(mascota|perrita|gata|planta) )la (cuido|atiendo)|cuidarl[oa] (yo|sol[oa]|dia|todo)|(soy|somos|como|ser) (la |el |su )?(unic[oa] )?cuidador*|cuidador[ae]s|(descans*|relevo|respiro) .. de cuidar|postrad[oa]|encamad[oa])',
  ),
  fits: [
    'carer',
    'no-time',
    'nobody-near',
    'no-money',
    'housebound',
    'unsteady',
    'swallowing-trouble',
  ],
  entries: [
    {
      label: { en: 'I need a break from caring', es: 'Necesito descansar de cuidar' },
      asks: {
        en: 'not a free day since Christmas; how do I get respite, a night off; what would I even say on the phone; he is the sick one, I am the tired one; a weekend away, a holiday; rest from looking after my husband; which office do I call; script for the call',
        es: 'no tengo un día libre desde Navidad; cómo consigo un relevo, un respiro, una noche libre; qué les digo por teléfono; él es el enfermo pero la cansada soy yo; descansar aunque sea una tarde; vacaciones, un fin de semana; a qué oficina llamo; con qué palabras lo pido',
      },
      say: {
        en: 'Good care needs rest. Call {company} and read this out: “I look after somebody who is ill, day and night. I need two hours off each week. What is there, what is free, and how do we start?” Note the name.',
        es: 'Cuidar bien pide descanso. Llame a {company} y lea esto: “Cuido a un familiar enfermo, día y noche. Necesito dos horas libres por semana. ¿Qué hay, qué es gratis y cómo empezamos?” Apunte quién le atendió.',
      },
      more: {
        en: 'Step by step: Pick the two hours you need most. Have ready: illness, what you do by day and night, falls, your own health. Tell of the worst day. Ask for a sitter, day care and short stays. Ask the doctor too.',
        es: 'Paso a paso: Elija las dos horas que más le urgen. Tenga a mano: enfermedad, qué hace de día y de noche, caídas, su salud. Cuente el peor día. Pida acompañante, centro de día y estancia corta. Pida también al médico.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'Who could sit in for two hours?', es: '¿Quién podría quedarse dos horas?' },
      asks: {
        en: 'somebody to sit with him so I can sleep; sitter, companion, volunteer; neighbor or friend from church for an afternoon; how do I ask a neighbor; I do not like to bother people; too proud to ask; what should the visitor do; Sunday afternoon company for him',
        es: 'alguien que lo acompañe mientras duermo; necesito que alguien se quede con él, hay algo así; voluntaria, acompañante, dama de compañía; la vecina o una amiga de la iglesia; cómo se lo pido; no quiero molestar, me da pena pedir favores; qué tiene que hacer quien venga; compañía el domingo',
      },
      say: {
        en: 'Write down five names: neighbors, church, old workmates, a cousin, a retired nurse. Ask one of them for one thing: “Could you sit with us on Tuesday from two to four?” Many are glad to get such a clear wish.',
        es: 'Apunte cinco nombres: vecinos, iglesia, viejos compañeros, una prima, quien fue enfermera. Pida a uno solo una cosa: “¿Podría venir el martes de dos a cuatro?” A muchos les alegra un favor tan claro.',
      },
      more: {
        en: 'If nobody on the list can: Ask {company} or a church for a visiting volunteer. The first time stay close by. Leave a page: what they like, how they stand up, your number. Come back on time.',
        es: 'Si nadie de la lista puede: Pida a {company} o a una iglesia visitas de voluntarios. La primera vez, no se aleje. Deje una hoja: qué le gusta, cómo se levanta, su número. Vuelva a la hora dicha.',
      },
    },
    {
      label: { en: 'We have no family near', es: 'No tenemos familia cerca' },
      asks: {
        en: 'there is nobody to help us; our son lives in Canada; no children, my sister is in Ohio; not a soul to ask; it is only me; what if I get ill myself, who takes over; kids moved abroad; all alone with him',
        es: 'no tengo a nadie que me cubra, ni parientes; los hijos están en Orlando, en Madrid, en el extranjero; no tuvimos hijos; nadie de la familia me ayuda; y si me enfermo quién lo cuida; mi hermana vive lejos; estoy sola con él día y noche',
      },
      say: {
        en: 'Then it all rests on you, and nobody should carry that alone. Far family can still call each Sunday, do papers, or pay for an hour. For hands in the house, tell {company}: “There is only me. I need help.”',
        es: 'Entonces todo cae sobre usted, y es mucho para una persona. Quien está lejos puede llamar los domingos, hacer trámites o pagar una hora. Para manos en casa, diga a {company}: “Solo estoy yo. Necesito ayuda.”',
      },
      more: {
        en: 'Make a plan for a day when you fall ill. Write one page: tablets, doctor, how to help them move, who has a key. Give it to a neighbor and to your doctor. Ask who can come at once.',
        es: 'Haga un plan por si usted enferma. Escriba una hoja: pastillas, médico, cómo ayudarle a moverse, quién tiene llave. Dela a un vecino y a su médico. Pregunte quién puede venir en un apuro.',
      },
    },
    {
      label: { en: 'We cannot pay for help', es: 'No podemos pagar ayuda' },
      asks: {
        en: 'no money for an aide; what does night help cost; only have Medicare and a small pension; free care at home; are there payments for carers; agency too expensive; cannot afford a nurse; gave up my job and wages',
        es: 'no hay dinero, no hay plata para una cuidadora; cuánto cuesta alguien de noche; la pensión no alcanza; ayuda gratis en casa; hay alguna paga para el que cuida; muy cara la enfermera; dejé mi trabajo, mi sueldo; el seguro cubre algo',
      },
      say: {
        en: 'Some help costs little or nothing, but you must ask for it. Ask {company} three things: free hours at home, money for carers, and a free check of what you both can claim. Ask for help with the forms.',
        es: 'Hay ayudas que cuestan poco o nada, pero hay que pedirlas. Pregunte a {company} tres cosas: horas gratis en casa, dinero para quien cuida, y qué ayudas les tocan a los dos. Pida que llenen los papeles con usted.',
      },
      more: {
        en: 'If the answer is no: Ask why, and how to ask again. Ask a church, a patients’ group or a nursing school for visitors. Two carers can take turns: one sits with both for an hour. Tell the doctor what you cannot pay.',
        es: 'Si le dicen que no: Pregunte por qué y cómo pedirlo otra vez. Pida visitas en la iglesia, en un grupo de pacientes o en una escuela de enfermería. Dos familias pueden turnarse. Diga al médico qué no puede pagar.',
      },
      facts: ['T15'],
    },
    {
      label: { en: 'They only want me, no stranger', es: 'Solo me quiere a mí, a nadie más' },
      asks: {
        en: 'will not have a stranger in the house; he gets upset with an aide; sent the neighbor away; refuses the helper; Dad lets nobody in; how do I talk him into it; proud man, no outsiders to wash him; screams if someone new comes',
        es: 'no quiere extraños en la casa; botó a la vecina, echó a la muchacha; rechaza a la enfermera; mi papá no deja entrar a nadie; cómo lo convenzo; le da vergüenza que lo bañe otra persona; se altera con gente de fuera; dice que solo yo',
      },
      say: {
        en: 'Say it as your need: “I need this to stay well, so I can go on caring for you.” Begin small. The same person comes for coffee, while you stay. After some visits you go out for ten minutes.',
        es: 'Dígalo como algo suyo: “Lo necesito para estar bien y poder seguir cuidándote.” Empiece con poco. Que venga siempre la misma persona, a tomar café, y usted se queda. Tras unas visitas, salga diez minutos.',
      },
      more: {
        en: 'If they send the person off: Let it rest for some days. Offer a choice of day or person. Let the helper start with the house, not with washing. Ask the doctor to say that you need it. Doctors are often heard.',
        es: 'Si echa a la persona: Espere unos días. Dé a elegir el día o la persona. Que empiece por la casa y no por el aseo. Pida al médico que diga que usted lo necesita. Al médico suelen hacerle caso.',
      },
      whose: 'other',
    },
    {
      label: { en: 'There is a waiting list. What now?', es: 'Hay lista de espera. ¿Y mientras?' },
      asks: {
        en: 'they were kind but it takes three months; what can I do tonight; just ten minutes to myself; I phoned already, no use; until help arrives; please no more phone numbers; something small right now; no places free',
        es: 'me dijeron que tarda tres meses; qué hago esta noche; solo diez minutos para mí; ya llamé y no sirvió de nada; mientras llega la ayuda; no me dé otro número de teléfono; algo para ahora mismo; están sin cupo, no hay plaza',
      },
      say: {
        en: 'Today take three small rests of ten minutes. Put on music or a show they like. Sit near, feet up, eyes closed. Leave the dishes. Eat something warm. Tonight go to bed when they do.',
        es: 'Hoy haga tres pausas de diez minutos. Ponga música o un programa que le guste. Siéntese cerca, pies en alto, ojos cerrados. Deje los platos. Coma algo caliente. Esta noche, acuéstese a la misma hora que su familiar.',
      },
      more: {
        en: 'About the list: Ask to be called when somebody drops out. Ask what there is until then: one hour a week, or a volunteer. Say “urgent” if you are ill or fear a fall. Ask your doctor to write it too.',
        es: 'Sobre la lista: Pida que le avisen si alguien cancela. Pregunte qué hay mientras tanto: una hora por semana o voluntarios. Diga “urgente” si está mal de salud o teme una caída. Que su médico lo escriba también.',
      },
    },
    {
      label: { en: 'I snapped and now I feel awful', es: 'Le contesté mal y me siento fatal' },
      asks: {
        en: 'snapped at him over a spilled cup; yelled at my wife; he cried; am I a bad wife; guilty, ashamed, dreadful; how do I make it up; do others shout too; raised my voice at Mom; lost it with him this morning',
        es: 'le grité por una taza; le alcé la voz a mi esposo; lloró por mi culpa; soy mala esposa; culpable, avergonzada, remordimiento; cómo le pido perdón; a otros también les pasa; le hablé feo, me siento una basura; le he gritado y me siento pésimo',
      },
      say: {
        en: 'It hurts because you care. Nearly all who care so long have snapped once. Go there now, take the hand and say: “That was my tiredness, not you. Forgive me.” Then do one small nice thing together.',
        es: 'Duele porque hay cariño. A casi todos los que cuidan tanto tiempo les ha pasado. Acérquese, tome su mano y diga: “Fue mi cansancio, no tú. Perdóname.” Luego hagan juntos algo pequeño y agradable.',
      },
      more: {
        en: 'When the guilt comes back: One bad minute does not undo months of care. Look at what came before: no sleep, no food, no break. Change that one thing. If it happens most days, tell your doctor or a carers’ group.',
        es: 'Cuando vuelva la culpa: Un mal minuto no borra meses de cuidado. Mire qué hubo antes: sin dormir, sin comer, sin pausa. Cambie esa sola cosa. Si pasa casi a diario, dígalo a su médico o a un grupo de cuidadores.',
      },
    },
    {
      label: { en: 'How do I keep my temper?', es: '¿Cómo no pierdo la paciencia?' },
      asks: {
        en: 'about to explode, I could scream; so angry with him; words to use so I do not snap next time; he is so slow, does it on purpose; resent it, I never chose this life; drops everything, drives me mad; furious, fed up',
        es: 'estoy por explotar; me da rabia, coraje, bronca; la próxima vez, qué hago en ese momento; me dan ganas de gritarle de nuevo; es tan lento, parece a propósito; estoy harta, yo no elegí esta vida; todo se le cae, me saca de quicio; me enojo con él',
      },
      say: {
        en: 'Anger shows too much load, not too little love. In that moment, put down what you hold. Breathe out long, twice. Drop your shoulders. Say: “One minute, I will be right back.” Then go on slowly.',
        es: 'La rabia muestra mucha carga, no poco amor. En ese momento, suelte lo que tenga en las manos. Saque el aire largo, dos veces. Baje los hombros. Diga: “Un minuto, ya vuelvo.” Luego siga despacio.',
      },
      more: {
        en: 'For the next time: Find the hour or task that makes you boil. Start it sooner, or do only half. Eat and drink first. Cups with lids save rows. If you fear you may hurt somebody, go to another room and call {crisis}.',
        es: 'Para la próxima: Busque la hora o tarea que más le enoja. Empiece antes o haga solo la mitad. Coma y beba primero. Un vaso con tapa ahorra peleas. Si teme hacer daño a alguien, vaya a otro cuarto y llame a {crisis}.',
      },
      facts: ['T06'],
    },
    {
      label: { en: 'I cry when nobody sees it', es: 'Lloro cuando nadie me ve' },
      asks: {
        en: 'cried over the burnt soup; tears all the time; so sad to watch him fade; feel low, no joy any more; am I getting depressed; hide in the bathroom and weep; could cry with tiredness',
        es: 'lloro a escondidas en el baño; se me salen las lágrimas; qué tristeza verlo apagarse; ando decaída, sin ganas de nada; estaré deprimida; me encierro a llorar; lloro de cansancio',
      },
      say: {
        en: 'You may cry. You see a loved one change, and you are tired. Let it come, wash your face, drink some water. Then call one person: “I need no advice. Just listen to me for ten minutes.”',
        es: 'Puede llorar. Ve cambiar a quien quiere, y hay cansancio. Déjelo salir, lávese la cara, beba agua. Luego llame a alguien: “No necesito consejos. Solo escúchame diez minutos.”',
      },
      more: {
        en: 'If it lasts two weeks, or nothing gives joy, tell your doctor. Low mood can be treated, also by talking. Until then plan one good thing a day: a song, sun on the face. If you think of dying, call {crisis} now.',
        es: 'Si dura dos semanas o nada le alegra, dígalo a su médico. El ánimo bajo se trata, también hablando. Mientras, ponga una cosa buena al día: una canción, un rato de sol. Si piensa en morir, llame ya a {crisis}.',
      },
      facts: ['T11', 'T13', 'T14'],
    },
    {
      label: { en: 'The nights leave me no sleep', es: 'De noche no me deja dormir' },
      asks: {
        en: 'he wakes me four or five times; not slept through since March; I nod off at work; what can I do for MY sleep; I get maybe four hours; worn to a thread; who would come at night; I meant me, I need sleep',
        es: 'me despierta cuatro o cinco veces; no duermo una noche entera desde marzo; me duermo en el trabajo; y mi sueño qué; duermo cuatro horas; paso la noche en vela; quién puede venir de noche; cuándo duermo yo',
      },
      say: {
        en: 'Broken nights wear anybody down. Lie down for twenty minutes while they nap, phone off. Look for one whole night a week: family, a night sitter, a short stay. Do not drive when sleepy. Tell the doctor what wakes them.',
        es: 'Las noches rotas agotan a cualquiera. Acuéstese veinte minutos cuando haya siesta, sin teléfono. Busque una noche libre por semana: familia, alguien que cuide de noche, estancia corta. No maneje con sueño. Cuente al médico qué pasa.',
      },
      more: {
        en: 'For three nights, note each waking and why: toilet, turning, pain, fear, dreams. Each has its own way out. Show it to the doctor or nurse. With a bell or baby phone you can sleep next door. Ask {company} for night help.',
        es: 'Tres noches, apunte cada despertar y por qué: baño, darse vuelta, dolor, miedo, sueños. Cada uno tiene su arreglo. Muéstrelo al médico. Con timbre o intercomunicador puede dormir en otro cuarto. Pida a {company} ayuda de noche.',
      },
      facts: ['Z15'],
    },
    {
      label: { en: 'Up four times a night to pee', es: 'De noche se levanta mucho a orinar' },
      asks: {
        en: 'gets up 4 or 5 times a night to pee; trips to the bathroom each night; bladder, prostate, loo; stops drinking at six, made no difference; why legs up on a stool in the afternoon; water pill in the evening; pass water again and again; how much drink before bed',
        es: 'se levanta 4 o 5 veces al baño; va a orinar cinco veces por noche; vejiga, próstata; ya no bebe después de las seis y sigue igual; por qué subir las piernas en la tarde; pastilla para orinar; hace pis, pipí toda la noche; cuánto puede beber antes de dormir',
      },
      say: {
        en: 'Two or more trips a night deserve a check. Bladder, sugar, prostate, legs or tablets may be behind it. Until then: drink more by day, little after supper. Legs up in the afternoon. Keep to any drink limit from the doctor.',
        es: 'Dos o más idas por noche merecen una consulta. Puede ser vejiga, azúcar, próstata, piernas o pastillas. Mientras: más líquido de día, poco tras la cena. Piernas en alto por la tarde. Si el médico puso un límite de líquido, respételo.',
      },
      more: {
        en: 'If drinks already stop early: Do not cut them more. For three days, note each drink and each trip. Ask whether a tablet does it, and change none by yourself. Fever, burning, blood or no urine: call the doctor today.',
        es: 'Si ya bebe temprano y sigue igual: No quite más líquido. Tres días, apunte cada bebida y cada ida. Pregunte si es una pastilla, sin cambiarla por su cuenta. Fiebre, ardor, sangre o nada de orina: llame hoy al médico.',
      },
      facts: ['Z18'],
    },
    {
      label: {
        en: 'A urine bottle or a toilet chair?',
        es: '¿Botella o silla con bacín de noche?',
      },
      asks: {
        en: 'pee in a bottle at the bedside; urinal, commode, potty, bedpan; pads for the night; he is ashamed to use it; it spills on the sheet; where do I get one; something for a woman',
        es: 'pato, papagayo, orinal de cama; cómodo, bacinica, chata, cuña; silla con inodoro junto a la cama; pañal nocturno; le da vergüenza usarla; se derrama en la sábana; dónde la consigo; algo para mujer',
      },
      say: {
        en: 'For a man, a bottle with a lid is simplest. Keep it in reach, on a towel. For a woman, a firm chair with a pot and arms, right by the bed. Both spare the dark walk. Ask the nurse or pharmacy.',
        es: 'Para un hombre, lo más simple es una botella con tapa, a mano y sobre una toalla. Para una mujer, una silla firme con bacín y brazos junto a la cama. Así nadie camina a oscuras. Pregunte en la farmacia.',
      },
      more: {
        en: 'If it feels embarrassing: It is just for the night, and nobody sees it. Try it once by day, on the edge of the bed. A pad saves the sheet. Ask {company} or a patients’ group who lends a chair for free.',
        es: 'Si da vergüenza: Es solo de noche y nadie la ve. Prueben una vez de día, al borde de la cama. Un protector salva la sábana. Pregunte a {company} o a un grupo de pacientes quién presta la silla.',
      },
    },
    {
      label: {
        en: 'Slips on the way to the toilet at night',
        es: 'Se resbala de noche camino al baño',
      },
      asks: {
        en: 'slipped in the dark last week; nearly fell going to the bathroom; leaves the walker by the bed; which night light on the path; gets up without calling me; slippers, rug, cord; scared of falling at night; should I use my walker in the dark',
        es: 'se resbaló a oscuras; casi se cae yendo al baño; deja el andador junto a la cama; qué luz pongo en el pasillo; se levanta sin llamarme; pantuflas, chanclas, tapete, cable; miedo de una caída nocturna; uso el andador a oscuras',
      },
      say: {
        en: 'Tonight: night lights that stay on, from bed to toilet. Rugs and cords away. Shoes with grip by the bed, the walker in reach and used. Sit, count to ten, then stand. After a slip, ask for a falls check.',
        es: 'Esta noche: lucecitas encendidas de la cama al baño. Fuera tapetes y cables. Zapatos firmes y andador junto a la cama, y a usarlo. Sentarse, contar hasta diez y pararse. Si hubo resbalón, pida una revisión por caídas.',
      },
      more: {
        en: 'If they rise without calling: Hang up a bell or a motion alarm. A bottle or toilet chair spares the walk. Put bars at the door and the toilet. A blow to the head, strong pain or cannot stand: call {emergency}.',
        es: 'Si se levanta sin avisar: Ponga un timbre o alarma de movimiento. Una botella o silla con bacín evita el camino. Ponga barras en la puerta y el inodoro. Golpe en la cabeza, mucho dolor o no se para: llame a {emergency}.',
      },
      facts: ['E11'],
    },
    {
      label: { en: 'Feet freeze to the floor', es: 'Los pies se quedan pegados al piso' },
      asks: {
        en: 'feet stuck like glue in the doorway; freezes at the door; stuck when turning in the kitchen; shuffles, little steps, cannot start; tape strips, how far apart; step across a line, count, march; why does freezing happen; legs freeze',
        es: 'se congela en la puerta, no arranca; se queda clavado al dar la vuelta en la cocina; arrastra los pies, pasitos cortos; cinta en el suelo, a qué distancia; cruzar una raya, contar, marchar; por qué se congela; no puede dar el paso',
      },
      say: {
        en: 'Stop, and do not fight it. Stand tall, breathe. Shift the weight from foot to foot. Then one big step, as over a line: “One, two, step.” Music or a hummed march helps too. Turn in a wide curve.',
        es: 'Primero parar, sin luchar. Enderezarse y respirar. Pasar el peso de un pie al otro. Luego un paso grande, como sobre una raya: “Uno, dos, paso.” También ayuda la música. Para girar, una curva ancha.',
      },
      more: {
        en: 'Why: the brain’s start signal gets stuck, most at doors, turns and in a hurry. Tape lines a normal step apart can help. No tape: aim for a tile or mark. Often or with falls: ask for a Parkinson therapist this week.',
        es: 'Por qué: la orden de dar el paso se atasca, más en puertas, giros y con prisa. Ayudan rayas de cinta, a un paso normal. Sin cinta: apunte a una baldosa. Si pasa mucho o hay caídas, pida un terapeuta de Parkinson.',
      },
    },
    {
      label: {
        en: 'May I pull the arm when they freeze?',
        es: '¿Le jalo del brazo si se congela?',
      },
      asks: {
        en: 'my wife grabs my arm to pull me through; what should she do with her hands; hold him from the front or the side; push him along; what do I tell the aide about walking; which side do I stand on; helping him walk the right way',
        es: 'mi esposa me jala del brazo; qué hace ella con las manos; lo agarro de frente o de lado; lo empujo para que ande; qué le digo a la muchacha que lo acompaña a caminar; de qué lado me pongo; tirar, halar del brazo',
      },
      say: {
        en: 'Better not: a pull or push can tip you both over. Stand beside, a little behind. Offer your forearm to hold. Wait in silence. Then count: “One, two, step,” and step along. No hurry, and no other talk.',
        es: 'Mejor no: jalar o empujar puede tumbar a los dos. Vaya al lado, un poco atrás. Ofrezca su antebrazo. Espere en silencio. Luego cuente: “Uno, dos, paso,” y avance a la par. Sin prisa ni otra charla.',
      },
      more: {
        en: 'If it does not start: Rock gently from side to side together. Hum a march. Point to a spot to step on. With a walker: stop, set it down firmly, start again. For a helper, write this on a card by the door.',
        es: 'Si no arranca: Mézanse juntos de lado a lado. Tararee una marcha. Señale un punto donde pisar. Con andador: parar, apoyarlo firme y empezar otra vez. Para quien ayuda, escríbalo en una tarjeta junto a la puerta.',
      },
    },
    {
      label: { en: 'Ashamed to be stared at outside', es: 'Le da pena que la gente le mire' },
      asks: {
        en: 'will not leave the house because people stare; shy about the trembling in front of others; worst with somebody waiting behind; what can I say to him; get him out with me, even to the gate; spills soup in company; was such a walker',
        es: 'no sale porque se quedan mirando; tiembla delante de otros y le da vergüenza; peor si alguien espera atrás; qué le digo para que salga; cómo lo llevo hasta el portón; derrama la sopa en público; antes caminaba mucho',
      },
      say: {
        en: 'Say: “I am proud to walk with you. Let them look.” Go at a quiet hour, just to the gate and back. To whoever waits: “Please go ahead, we take our time.” Without the hurry, walking is easier.',
        es: 'Diga: “Me da gusto ir contigo. Que miren.” Salgan a una hora tranquila, solo hasta la puerta y de vuelta. A quien espera: “Pase usted, vamos con calma.” Sin prisa se camina mejor.',
      },
      more: {
        en: 'Step by step: Three days to the gate, then to the corner, at the hour when they move best. Take a place to sit along the way. In a Parkinson group nobody stares. Still a no: have one friend come to you.',
        es: 'Paso a paso: Tres días hasta la puerta, luego a la esquina, a su mejor hora. Busque dónde sentarse en el camino. En un grupo de Parkinson nadie mira raro. Si sigue el no: que venga un amigo a casa.',
      },
    },
    {
      label: {
        en: 'Seated exercises for a stiff body',
        es: '¿Qué ejercicios en silla con rigidez?',
      },
      asks: {
        en: 'movements in the chair for stiff legs and arms; hardly leaves the armchair; how much, how many times a day; best hour, moves better after the tablet; afraid to walk since the fall; how do I encourage him without scolding; loosen rigid muscles',
        es: 'ejercicios para las piernas sentado; casi no se levanta del sillón; cuánto y cada cuánto; en las mañanas está tieso, después de la pastilla se mueve mejor; no quiere caminar desde la caída; cómo lo animo sin regañarlo; entumido, duro',
      },
      say: {
        en: 'Firm chair with arms, music on. March with the knees, stretch each leg, open the arms wide. Big slow moves, five of each. Do it when the body is least stiff, often when the tablets work. Stop at pain or dizziness.',
        es: 'Silla firme con brazos y música. Marchar con las rodillas, estirar cada pierna, abrir los brazos. Movimientos grandes y lentos, cinco de cada uno. A la hora de menos rigidez, muchas veces cuando la pastilla actúa. Pare si hay dolor o mareo.',
      },
      more: {
        en: 'If that is too much: Only feet and hands, two of each. Count aloud together, praise the try. Walk only to the door, with somebody beside. After a fall or an operation, ask the doctor first. A therapist can show more.',
        es: 'Si es mucho: Solo pies y manos, dos de cada uno. Cuenten juntos y elogie el intento. Caminar solo hasta la puerta, con alguien al lado. Tras una caída u operación, pregunte antes al médico. Un terapeuta enseña más.',
      },
      facts: ['E19', 'E11'],
    },
    {
      label: { en: 'Help with turning over in bed', es: 'Le cuesta darse vuelta en la cama' },
      asks: {
        en: 'calls me to turn him over; too stiff at night to roll; help him turn himself; satin sheet, slide, bed rail; how do I roll him without hurting me; stuck under the blanket; body stiff at night, who would know about that',
        es: 'me llama para que lo voltee; tieso de noche, no puede girar; que se voltee solo; sábana de satén, baranda, barandal; cómo lo giro sin lastimarme; se enreda con las cobijas; quién sabe de la rigidez de noche',
      },
      say: {
        en: 'Make sliding easy: smooth pajamas, a satin cloth under the hips, a light blanket. To turn: bend the knees, look to that side, bring one arm across, let the knees tip over. With a new hip, ask first.',
        es: 'Que todo deslice: pijama lisa, un paño de satén bajo la cadera, manta ligera. Para girar: doblar las rodillas, mirar a ese lado, cruzar un brazo, dejar caer las rodillas. Con cadera nueva, pregunte antes.',
      },
      more: {
        en: 'Tell the doctor or Parkinson nurse: “Stiff at night, cannot turn.” The night tablets may need a look. Ask a therapist to show you both. Rails can trap people, so ask before you fit one. Keep satin away from the edge.',
        es: 'Diga al médico o la enfermera: “De noche hay rigidez y no se voltea.” Quizá revisen las pastillas. Un terapeuta puede enseñarles. Una baranda puede atrapar: pregunte antes de ponerla. Nada de satén en el borde.',
      },
    },
    {
      label: { en: 'Kicks and shouts in sleep', es: 'Patea y grita en sueños' },
      asks: {
        en: 'hit me while asleep, not on purpose; acts out dreams, punches; is it ok to sleep in the spare room; guilty about separate beds; thrashes, falls out of bed; yells in his sleep; sleep apart to be safe',
        es: 'me pegó dormido, sin querer; actúa lo que sueña, da manotazos; puedo dormir en otro cuarto; me da culpa dormir aparte; se mueve mucho y se cae de la cama; habla y grita dormido; camas separadas',
      },
      say: {
        en: 'Yes, sleep in another bed or room tonight. It is no lack of love: both of you should be safe. Move lamps and hard corners away. Put something soft beside the bed. Tell the doctor this week, for it can be helped.',
        es: 'Sí, duerma hoy en otra cama o cuarto. No es falta de amor: los dos deben estar a salvo. Aleje lámparas y esquinas duras. Ponga algo blando junto a la cama. Dígalo esta semana al médico: se puede tratar.',
      },
      more: {
        en: 'So it feels less cold: Lie together for a while, then change beds. A bell or baby phone lets you hear them. Note how often it happens, or film it. Give or stop no tablets for it without the doctor.',
        es: 'Para que no duela: Acuéstense juntos un rato y luego cámbiese. Un timbre o intercomunicador le deja oír. Apunte cuántas veces pasa, o grábelo. No dé ni quite pastillas por esto sin el médico.',
      },
      facts: ['Z20'],
      whose: 'other',
    },
    {
      label: { en: 'Coughs or chokes at meals', es: 'Tose o se atraganta en la comida' },
      asks: {
        en: 'chokes on water; food goes down the wrong way; trouble swallowing tablets; thickener, puree, soft food; drools, keeps food in the cheek; wet voice after a drink; who does a swallowing check',
        es: 'se ahoga con el agua; se le va por otro lado; le cuesta tragar las pastillas; espesante, papilla, comida blanda; babea, guarda comida en el cachete; voz mojada tras beber; quién revisa si traga bien',
      },
      say: {
        en: 'Ask the doctor this week for a swallowing check. Until then: sit upright, chin a little down, small bites and sips, no talk, TV off. Stay up half an hour after. Choking and no air: call {emergency}.',
        es: 'Pida esta semana al médico que revisen cómo traga. Mientras: espalda recta, barbilla algo abajo, bocados y sorbos chicos, sin charla ni tele. Luego, media hora sin acostarse. Si se ahoga y no respira: llame a {emergency}.',
      },
      more: {
        en: 'Soft and moist goes down best: egg, yogurt, fish, mashed beans. Leave out dry crumbs and soups with bits. Crush no tablet and thicken no drink before you ask. Fever, or a wet cough after meals: call the doctor today.',
        es: 'Lo blando y húmedo pasa mejor: huevo, yogur, pescado, frijoles o alubias en puré. Evite lo seco y las sopas con trozos. No muela pastillas ni espese bebidas sin preguntar. Fiebre, o tos con flema tras comer: llame hoy al médico.',
      },
      facts: ['D20'],
    },
    {
      label: { en: 'The voice has become so low', es: 'Habla tan bajito que no se oye' },
      asks: {
        en: 'mumbles, whispers; speech so quiet nobody understands him; stopped talking on the phone; voice got weak; speech therapy for the voice; I have to guess the words',
        es: 'murmura, susurra; nadie le entiende la voz; ya no habla por teléfono; la voz se le apagó; terapia de la voz, fonoaudióloga, logopeda; tengo que adivinar las palabras',
      },
      say: {
        en: 'Face each other, TV off. First a big breath, then few words, loud, as across the street. Wait, and do not finish the sentence. Speech therapy can help: ask for it. Odd speech all at once: call {emergency}.',
        es: 'Cara a cara y sin tele. Primero aire hondo, luego pocas palabras, fuertes, como de acera a acera. Espere y no termine la frase. La terapia del habla puede ayudar: pídala. Si habla raro de golpe: llame a {emergency}.',
      },
      more: {
        en: 'Each day for ten minutes: read the headlines aloud, or sing an old song. Say back what you heard, so only the missing word is said again. For bad days: a bell, a notepad, picture cards. Have your ears checked too.',
        es: 'Cada día, diez minutos: leer titulares en voz alta o cantar. Repita lo que oyó, así solo falta decir una palabra. Para días malos: timbre, libreta, tarjetas con dibujos. Revise también sus oídos.',
      },
    },
    {
      label: { en: 'Naps all day in the chair', es: 'Todo el día duerme en el sillón' },
      asks: {
        en: 'dozes off the minute Mum turns round; how do we keep him awake in the day; let him nap or keep him up; is it maybe the tablets that make him sleepy; roams at night; nods off after lunch; sleeps by day, up all night',
        es: 'se duerme apenas me volteo; cómo lo mantengo despierto de día; lo dejo hacer siesta o no; serán las pastillas las que le dan sueño; ronda por la noche; cabecea después del almuerzo; duerme de día y de noche no',
      },
      say: {
        en: 'One nap is fine: twenty to thirty minutes, before three, with a timer. In the morning, sit by a bright window. Each hour a small task in the hands: peel, fold, sort. Ask the doctor whether tablets cause it.',
        es: 'Una siesta está bien: de veinte a treinta minutos, antes de las tres y con reloj. Por la mañana, junto a una ventana con luz. Cada hora, una tarea pequeña: pelar, doblar, ordenar. Pregunte al médico si son las pastillas.',
      },
      more: {
        en: 'If they are too stiff to get up: Use voice, music, a cool cloth, a drink. A visit or call in the sleepy hour works best. Stop no tablet by yourself. Much sleepier since yesterday: call the doctor today. Hard to wake: call {emergency}.',
        es: 'Si no puede pararse por la rigidez: Use la voz, música, un paño fresco, una bebida. Una visita a esa hora ayuda. No quite pastillas por su cuenta. Mucho más sueño desde ayer: llame hoy al médico. Cuesta despertar: llame a {emergency}.',
      },
      facts: ['Z15', 'Z17'],
    },
    {
      label: {
        en: 'Do the hours of the tablets matter?',
        es: '¿Importa la hora de las pastillas?',
      },
      asks: {
        en: 'Parkinson tablets, levodopa; the pill wears off before the next; forgot a dose; wriggly movements after the tablet; with or without food, protein; sees things since the new medicine; may I change the time; in hospital they came late',
        es: 'pastillas del Parkinson, levodopa; se le pasa el efecto antes de la siguiente; olvidé una dosis; movimientos raros después de la pastilla; con o sin comida, proteína; ve cosas desde la medicina nueva; puedo cambiar la hora; en el hospital se la dieron tarde',
      },
      say: {
        en: 'Yes. Parkinson tablets work best at the same hours, so set an alarm. Change, stop or add none by yourself: a sudden stop is dangerous. One forgotten, or it wears off early: call the pharmacist or the Parkinson nurse today.',
        es: 'Sí. Las del Parkinson sirven mejor a las mismas horas: ponga una alarma. No cambie, quite ni añada ninguna por su cuenta: dejarlas de golpe es peligroso. Si olvidó una o el efecto dura poco, llame hoy a la farmacia o al médico.',
      },
      more: {
        en: 'For one week note the hour of each tablet, meal, good and bad move. Show it, and ask how food fits in. Give every hospital the exact hours. Sees things: call the doctor today. Very stiff with fever: call {emergency}.',
        es: 'Una semana, apunte la hora de cada pastilla, comida y rato bueno o malo. Muéstrelo y pregunte por la comida. En el hospital, dé las horas exactas. Si ve cosas: llame hoy al médico. Mucha rigidez con fiebre: llame a {emergency}.',
      },
    },
    {
      label: { en: 'Lifting hurts my back', es: 'Me lastimo la espalda al levantar' },
      asks: {
        en: 'he is too heavy for me; hurt my back on Tuesday; how do I get him up from the chair; fell down and I cannot lift him; hoist, belt; move, bathe and dress him; out of bed without hurting me; my back is gone',
        es: 'pesa mucho para mí; me duele la espalda desde el martes; cómo lo levanto de la silla; se cayó y no lo puedo alzar; grúa, cinturón, faja; moverlo, bañarlo, vestirlo; sacarlo de la cama; tengo la cintura, la columna molida',
      },
      say: {
        en: 'From today, do not lift the weight yourself. Let them help: slide to the edge, feet back, lean far forward, push up on the arms. You only guide. If they fell and cannot get up, keep them warm and call {emergency}.',
        es: 'Desde hoy, no cargue el peso. Que su familiar ayude: deslizarse al borde, pies atrás, inclinarse adelante, empujar con los brazos. Usted solo guía. Si se cayó y no se levanta, abrigue y llame a {emergency}.',
      },
      more: {
        en: 'Ask the doctor for a therapist who shows you both, and for a belt, high seat or lift. Ask {company} for help with bath and bed. See a doctor for your back this week. Numb legs or cannot pee: call {emergency}.',
        es: 'Pida al médico un terapeuta que les enseñe, y cinturón, asiento alto o grúa. Pida a {company} ayuda para el baño y la cama. Que esta semana vean su espalda. Piernas dormidas o no puede orinar: llame a {emergency}.',
      },
    },
    {
      label: { en: 'I never get to my own doctor', es: 'Nunca voy a mi propio médico' },
      asks: {
        en: 'no time for my own checkup; my blood pressure, my teeth, my eyes; I am old and ill myself; put off my operation; neglect my health; eat standing up, skip meals; what do I tell the doctor about me',
        es: 'no tengo tiempo para mi chequeo; mi presión, mis dientes, mis ojos; yo también soy mayor y estoy enferma; dejé mi operación para después; como de pie, a las carreras; descuido mi salud; qué le digo al doctor de mí',
      },
      say: {
        en: 'If you fall ill, it hits two. Book your own visit this week, on the day they have theirs if you can. Say: “I am a carer and I am worn out.” Until then, sit down to eat, and go outside once a day.',
        es: 'Si usted enferma, pierden dos. Pida su cita esta semana, si puede el mismo día que la otra. Diga: “Cuido a un familiar y no doy más.” Mientras, siéntese a comer y salga una vez al día.',
      },
      more: {
        en: 'Tell the doctor: hours of sleep, weight, mood, pains, what you lift. Ask about shots, and who steps in if you must go to hospital. If nobody can sit in, ask for a visit by phone, or take them along.',
        es: 'Cuente al médico: horas de sueño, peso, ánimo, dolores, qué carga. Pregunte por vacunas y quién le cubre si va al hospital. Si nadie puede quedarse, pida consulta por teléfono o vayan juntos.',
      },
    },
    {
      label: { en: 'I lost touch with my friends', es: 'Perdí el contacto con mis amistades' },
      asks: {
        en: 'friends stay away since he got ill; no one calls any more; gave up choir, cards, church; no time for hobbies; my world got small; how do I ring after so long; invite people home',
        es: 'los amigos se alejaron desde que enfermó; ya nadie me llama; dejé el coro, las cartas, la misa; sin tiempo para mis gustos; mi mundo se achicó; cómo llamo después de tanto tiempo; invitar gente a la casa',
      },
      say: {
        en: 'Friends often stay away because they do not know what to say. Make the first call: “I have missed you. I cannot go out much. Come for coffee on Wednesday.” Ten minutes by phone each week count too.',
        es: 'Muchos se alejan porque no saben qué decir. Llame usted primero: “Te he extrañado. Salgo poco. Ven el miércoles a tomar café.” Diez minutos de teléfono por semana también cuentan.',
      },
      more: {
        en: 'If they do not answer: Try another name. A voice message or a card is enough. Find people who know this life, such as a carers’ group by phone. Keep one thing that is only yours: a song, a book, a prayer hour.',
        es: 'Si no contestan: Pruebe con otro nombre. Basta un mensaje de voz o una tarjeta. Busque gente que viva lo mismo, como un grupo por teléfono. Guarde algo solo suyo: una canción, un libro, un rato de oración.',
      },
    },
    {
      label: { en: 'Lonely, though we are two', es: 'Somos dos y aun así hay soledad' },
      asks: {
        en: 'he hardly talks, we sit in silence; I miss my husband though he is beside me; no more hugs; more nurse than wife; we never laugh together; evenings are so quiet; lonely in my marriage; what can we still share',
        es: 'casi no habla, nos quedamos callados; extraño a mi marido aunque está al lado; ya no hay abrazos; más enfermera que esposa; ya no nos reímos; las tardes son muy calladas; me siento sola con él; qué podemos compartir',
      },
      say: {
        en: 'To miss somebody who sits beside you is a real grief. Take half an hour each day without any care tasks. Old songs, photos, a hand to hold. In that time nobody is nurse and nobody is patient.',
        es: 'Extrañar a quien está a su lado es un duelo de verdad. Tome media hora al día sin tareas de cuidado. Canciones de antes, fotos, tomarse la mano. En ese rato nadie es enfermera ni paciente.',
      },
      more: {
        en: 'If there is no talk: Touch says much. Rub cream into the hands, watch the birds, sit close. For talk you need others too: a friend by phone each week, or a carers’ group. If nothing gives joy, tell your doctor.',
        es: 'Si no hay charla: El tacto dice mucho. Ponga crema en sus manos, miren los pájaros, siéntense cerca. Para hablar hace falta más gente: una amistad por teléfono o un grupo. Si nada le alegra, dígalo a su médico.',
      },
    },
    {
      label: { en: 'I cannot carry on like this', es: 'Ya no puedo seguir así' },
      asks: {
        en: 'at the end of my rope, cannot do this any more; burned out, shattered, broken; some days I wish it were over; afraid I might hurt him; no strength left, exhausted; I want to run away; overwhelmed by it all',
        es: 'ya no puedo más, no doy más; estoy agotada, rendida, quemada, fundida; a veces quisiera que todo acabe; me da miedo hacerle daño; sin fuerzas; quiero salir corriendo; todo me supera',
      },
      say: {
        en: 'You have carried too much for too long. Do not stay alone with it today. Call a person or your doctor: “I cannot go on. I need help now.” If you think of dying or might hurt somebody, call {crisis} or {emergency}.',
        es: 'Ha cargado demasiado por demasiado tiempo. Hoy no se quede a solas con esto. Llame a alguien o a su médico: “No puedo seguir. Necesito ayuda ya.” Si piensa en morir o teme hacer daño, llame a {crisis} o {emergency}.',
      },
      more: {
        en: 'Just for today: safe, fed and dry is enough. The rest can wait. Sit down, eat, drink. Then ask {company} for urgent respite, with that word. If nobody comes and home is not safe, call the doctor on duty or {emergency}.',
        es: 'Solo por hoy: a salvo, con comida y ropa seca alcanza. Lo demás espera. Siéntese, coma, beba. Luego pida a {company} un relevo urgente, con esa palabra. Si nadie viene y hay peligro, llame al médico de guardia o a {emergency}.',
      },
    },
    {
      label: { en: 'They do not want me to go out', es: 'No quiere que yo salga' },
      asks: {
        en: 'he sulks when I leave; clings to me; says I abandon him; guilty going to the shop; where are you going; makes a scene when I put on my coat; phones me every ten minutes; jealous of my outings',
        es: 'se enoja cuando me voy; no me suelta; dice que lo abandono; me da culpa ir a la tienda; adónde vas; hace un drama cuando me pongo el abrigo; me llama cada diez minutos; celoso de mis salidas',
      },
      say: {
        en: 'Behind it is often fear. Do not ask, just tell, kindly: “I go at two and I am back at three.” Write it on a card in plain sight. Leave a drink, the phone and a show. Be back on time.',
        es: 'Detrás suele haber miedo. No pida permiso, avise con cariño: “Salgo a las dos y vuelvo a las tres.” Escríbalo en una tarjeta a la vista. Deje bebida, teléfono y un programa. Vuelva a la hora.',
      },
      more: {
        en: 'Begin with ten minutes, always on the same day, and add five each time. Call once, as promised. No long excuses. If they are not safe alone, somebody sits in. If you are afraid of them, tell your doctor.',
        es: 'Empiece con diez minutos, siempre el mismo día, y sume cinco cada vez. Llame una vez, como prometió. Sin largas excusas. Si no es seguro que esté a solas, que alguien acompañe. Si esa persona le da miedo, dígalo a su médico.',
      },
      whose: 'other',
    },
    {
      label: { en: 'My children do not help me', es: 'Mis hijos no ayudan a cuidar' },
      asks: {
        en: 'my sister does nothing, lives ten minutes away; son is always busy; words for my brother to take a turn; ask without another row; I do it all seven days; they do not see how hard it is; siblings, daughter, fair share',
        es: 'mi hermana no hace nada y vive cerca; mi hijo siempre está ocupado; qué le digo a mi hermano para que se turne; pedir sin pelea; yo hago todo, los siete días; no ven lo duro que es; mis hijas no vienen; que se repartan',
      },
      say: {
        en: 'Ask one of them, alone, for one fixed thing: “I need Sundays off. Will you take two to six, or find somebody who does?” No old blame. Then be quiet and wait for the answer.',
        es: 'Pida a uno solo, a solas, una cosa fija: “Necesito libres los domingos. ¿Vienes tú de dos a seis, o buscas a alguien?” Sin reproches viejos. Luego calle y espere la respuesta.',
      },
      more: {
        en: 'If the answer is no, say: “What can you do instead?” It may be money for a helper, shopping, papers. Let them do one whole day of care alone. Ask the doctor for a family talk. Write down who does what.',
        es: 'Si dice que no: “¿Qué puedes hacer entonces?” Puede ser pagar ayuda, compras, trámites. Que pase un día entero a cargo. Pida al médico una charla con la familia. Escriban quién hace qué.',
      },
    },
    {
      label: { en: 'Is there a group for carers?', es: '¿Hay grupos para quien cuida?' },
      asks: {
        en: 'people in the same boat; support group for families, Parkinson group; meeting by phone or online; I am not one for groups; who would mind him while I am there; course, training in care; what do they talk about',
        es: 'gente que pasa por lo mismo; existe algún grupo gratis por aquí; grupo de apoyo para familias, asociación de Parkinson; reunión por teléfono o internet; no me gustan los grupos; quién lo mira mientras voy; curso para aprender a cuidar; de qué hablan',
      },
      say: {
        en: 'In many places, yes, and often free. People there know your nights and your guilt. Ask {company}, the hospital, or the patients’ group for the illness. Go once and just listen. Such groups help carers feel better.',
        es: 'En muchos lugares sí, y suele ser gratis. Allí conocen sus noches y su culpa. Pregunte a {company}, en el hospital o al grupo de pacientes de esa enfermedad. Vaya una vez, solo a escuchar. A muchos les alivia.',
      },
      more: {
        en: 'If you cannot leave: Ask for a group by phone or video, or one where somebody sits in meanwhile. Ask for a carers’ course too: how to lift, wash and calm. If the first group does not suit you, try one other.',
        es: 'Si no puede salir: Pida un grupo por teléfono o video, o uno que mande acompañante. Pida también un curso: cómo mover, asear y calmar. Si el primer grupo no le va, pruebe otro.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'How do I say no as a carer?', es: '¿Cómo pongo límites sin culpa?' },
      asks: {
        en: 'rings the bell all the time; wants me to fetch every little thing; he could do it himself; family drops more work on me; visitors who stay too long; set limits, boundaries; feel mean when I refuse',
        es: 'toca la campanilla a cada rato; me pide cada cosita; lo podría hacer solo; la familia me carga más trabajo; visitas que no se van; decir que no; me siento mala si me niego',
      },
      say: {
        en: 'A kind no keeps you able to care. Short ways: “Not today.” “I can do that at four.” “This part you can do, I stay near.” Give no long reasons. What they still do by themselves keeps them strong.',
        es: 'Un no amable le permite seguir. Frases cortas: “Hoy no.” “Lo hago a las cuatro.” “Esta parte la haces tú, yo estoy cerca.” Sin largas razones. Lo que aún hace por su cuenta mantiene sus fuerzas.',
      },
      more: {
        en: 'Try it on a small thing today. Put water, tissues, glasses and remote in reach. Then say: “I come every half hour.” If they grumble, repeat the same words kindly. Pain or the toilet always comes first.',
        es: 'Pruebe hoy con algo pequeño. Deje a mano agua, pañuelos, lentes y control. Luego diga: “Vengo cada media hora.” Si se queja, repita lo mismo con cariño. El dolor y el baño van siempre primero.',
      },
      facts: ['T18'],
    },
    {
      label: { en: 'What about a day center?', es: '¿Y un centro de día?' },
      asks: {
        en: 'adult day care twice a week; he refuses to sit with old people; what do they do there; transport, bus, lunch; do they take people with Parkinson; cost of a day program; club for the sick',
        es: 'existe un centro de día gratis; centro diurno dos veces por semana; según él hay puros viejos; qué hacen ahí; transporte, almuerzo; aceptan gente con Parkinson; cuánto cuesta el centro; se niega al club',
      },
      say: {
        en: 'It gives them people, movement and lunch, and you some hours. Ask {company} which is near, who pays, and if they help with walking and the toilet. Visit together for coffee, then try one morning.',
        es: 'Da compañía, movimiento y almuerzo, y a usted unas horas. Pregunte a {company} cuál está cerca, quién paga y si ayudan a caminar y en el baño. Visiten juntos, solo un café. Luego, una mañana de prueba.',
      },
      more: {
        en: 'If they refuse: “Try it four times for my sake. Then we talk.” Ask for music, exercise or a task there, and the same face at the door. If it is still no, ask for a helper at home in those hours.',
        es: 'Si no quiere: “Prueba cuatro veces por mí. Luego hablamos.” Pida que haya música, ejercicio o una tarea, y la misma cara al llegar. Si sigue el no, pida alguien en casa a esas horas.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'What equipment helps at home?', es: '¿Qué aparatos ayudan en casa?' },
      asks: {
        en: 'aids, gadgets; grab bars, shower seat, raised toilet; hospital bed, wheelchair; cup that does not spill, thick spoon; alarm button; where to borrow, who pays; stairs, bathtub, buttons',
        es: 'equipo para enfermos; barras, agarraderas, silla de ducha; cama de hospital, silla de ruedas; vaso que no derrama, cuchara gruesa; botón de alarma; dónde prestan, quién lo paga; gradas, tina, bañera, botones',
      },
      say: {
        en: 'Start where it is hardest. Bath: seat, mat, bars on the wall. Toilet: a higher seat. Table: cup with lid, thick spoon. Night: lights and a bell. Ask the doctor for a therapist who looks at your home.',
        es: 'Empiece donde más cuesta. Ducha: silla, tapete, barras en la pared. Inodoro: asiento más alto. Mesa: vaso con tapa, cuchara gruesa. Noche: luces y timbre. Pida al médico un terapeuta que mire su casa.',
      },
      more: {
        en: 'Before you buy: Many things can be borrowed. Ask {company}, a church or a patients’ group. Ask what is paid for with a note from the doctor. Have bars screwed on, for those with suction cups can come off.',
        es: 'Antes de comprar: Muchas cosas se prestan. Pregunte a {company}, en la iglesia o en un grupo de pacientes. Pregunte qué pagan con receta del médico. Barras con tornillos: las de ventosa se sueltan.',
      },
    },
    {
      label: { en: 'When is home no longer possible?', es: '¿Cuándo ya no se puede en casa?' },
      asks: {
        en: 'care home, nursing home; I promised never to put him away; takes two people now; not a minute unwatched; guilt about a home; how do I choose one; he would hate me; is it time',
        es: 'residencia, asilo, hogar, geriátrico; le prometí que nunca; ya se necesitan dos personas; se cae todos los días; culpa de internarlo; cómo escojo una; no me lo perdonaría; ya es hora',
      },
      say: {
        en: 'When one of you is not safe at home, even with help: many falls, no sleep, weight you cannot lift. It is no betrayal. You promised good care, and that may need more hands. Look at two places early.',
        es: 'Cuando alguno ya no está a salvo, ni con ayuda: muchas caídas, noches sin dormir, peso que no puede cargar. No es traición. Prometió cuidar bien, y eso puede pedir más manos. Vea dos lugares con tiempo.',
      },
      more: {
        en: 'Step by step: Talk about it in a calm hour, with the doctor. Try a short stay first. Visit at lunch. Ask who is there at night, and if tablets come on time. Ask {company} what it costs. You stay family.',
        es: 'Paso a paso: Háblenlo en un buen rato, con el médico. Prueben una estancia corta. Visite a la hora del almuerzo. Pregunte quién está de noche y si dan las pastillas a su hora. Pregunte a {company} el costo.',
      },
    },
    {
      label: { en: 'Mom cares for Dad and wears out', es: 'Mi mamá cuida a mi papá y se agota' },
      asks: {
        en: 'my mother looks after my father and is so tired; she snaps, then cries; says she is fine; I live far away, what can I do for her; worried about Mum; how do I get her to rest; she refuses any help; Dad looks after Mom',
        es: 'mi mamá cuida a mi papá y está muy cansada; le grita y luego llora; dice que está bien; vivo lejos, qué puedo hacer por ella; me preocupa mi mamá; cómo hago que descanse; no acepta ayuda; mi papá cuida a mi mamá',
      },
      say: {
        en: 'Do not ask “Can I help?” Bring a finished offer: “On Saturday I am here from ten to four. You go out.” From far away: a call each evening, the papers, a cooked meal sent. First of all, listen.',
        es: 'No pregunte “¿Te ayudo?” Lleve algo ya hecho: “El sábado vengo de diez a cuatro. Tú sales.” Desde lejos: una llamada cada tarde, los trámites, una comida enviada. Y antes que nada, escuche.',
      },
      more: {
        en: 'If she says “I am fine,” say: “I want you to stay fine.” Call {company} yourself about respite. Go along to her own doctor. If she speaks of not wanting to live, or may hurt him, call {crisis}.',
        es: 'Si dice “Estoy bien”: “Y quiero que sigas bien.” Llame usted a {company} por un relevo. Acompañe a mamá a su propio médico. Si habla de no querer vivir o puede hacerle daño, llame a {crisis}.',
      },
      facts: ['T10'],
      whose: 'other',
    },
    {
      label: { en: 'I am afraid of what will come', es: 'Me da miedo lo que viene' },
      asks: {
        en: 'the future frightens me; what if he gets worse; how fast does Parkinson go, is there a cure; who cares for him if I die first; will, papers, power of attorney; what happens at the end; lie awake about next year',
        es: 'me asusta el futuro; y si empeora; qué tan rápido avanza, tiene cura; quién lo cuida si yo me muero antes; testamento, papeles, poder; qué pasa al final; no duermo pensando en el año que viene',
      },
      say: {
        en: 'That fear is natural. How fast an illness goes differs from one person to the next. Two things make fear smaller: to know the next step, and to have a plan. Ask the doctor what may change this year, and who helps.',
        es: 'Ese miedo es natural. El ritmo cambia de una persona a otra. Dos cosas lo achican: saber el próximo paso y tener un plan. Pregunte al médico qué puede cambiar este año y quién ayuda entonces.',
      },
      more: {
        en: 'A plan on one page: who steps in for you, who may sign, what matters to them. Talk about it once, in a good hour, over tea. Then put it away. At night, tell yourself: “It is written. Now I rest.”',
        es: 'Un plan en una hoja: quién le reemplaza, quién firma, qué le importa a su familiar. Háblenlo una vez, en un buen rato, con un té. Luego guárdenla. De noche dígase: “Ya está escrito. Ahora descanso.”',
      },
    },
  ],
}
