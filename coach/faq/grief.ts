/** Questions of those who lost a husband, wife, child, friend or pet, and of their families. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const grief: Faq = {
  name: 'grief',
  domain: 'Stress',
  card: 'S13',
  about: pattern(
    '(?<!(asks|asking|me pregunto|pregunta por|preguntando por|busca a su)( [a-z0-9.]+){0,12} )(({kin}|friend|son|daughter|child|baby|grandson|granddaughter|cousin|(my|our|his|her|their) ([a-z]+ )?(dog|cat|pet)|he|she|they) ((?!(almost|nearly|could|should|would|might|phone|battery|car|tv|computer) )[a-z0-9]+ ){0,4}died|({kin}|friend|son|daughter|child|baby|grandson|granddaughter|cousin|he|she|they) ((?!(almost|nearly|and|i|we) )[a-z]+ )?(passed (away|on|last|in|this|two|three|four|five|six|[0-9]+|a (week|month|year)|at (home|the|[0-9]+)|since|(?=\\.)))|since .. (died|passed( away| on)?)|after .. (died|passed away)|(his|her|their|husbands|wifes|mothers|fathers|sisters|brothers|sons|daughters|friends|dogs) (death|passing)|death of (my|our|his|her|a)|(lost|buried) (my|our|his|her|their) (dear |only |little |old |late )?({kin}|friend|son|daughter|child|baby|grandson|granddaughter|dog|cat)|widow*|bereav*|griev*|(my|her|his|our) grief|mourning|enviud*|viud[oa]s?|(?<!casi )(?<!no se )(?<!no se me )(murio|murieron|fallecio|fallecieron)(?! (la (bateria|pila|tele)|el (celular|telefono|movil|carro|coche|motor|auto)))|(ha|han|habia) (muerto|fallecido)|(muerte|fallecimiento|perdida|partida) de (mi|su|un|una|la)|perdi a (mi|un|una|mis)|perdio a (su|mi|un|una|sus)|(estoy|esta|de|en|mi|el) (duelo|luto))',
  ),
  fits: [
    'recently-widowed',
    'nobody-near',
    'housebound',
    'no-transport',
    'memory-worry',
    'small-appetite',
  ],
  entries: [
    {
      label: { en: 'The evenings are the worst', es: 'Las noches son lo peor' },
      asks: {
        en: 'six in the evening, supper time, when he came home; long evenings in the dark kitchen; what do I do when it gets dark; after the evening news; I dread nightfall; alone in front of the TV',
        es: 'al anochecer, cuando se va el sol; las seis de la tarde, a esa hora llegaba; qué hago cuando oscurece; tardes largas en la cocina; me entra la tristeza al caer la noche; cuando apago la tele me pongo a pensar',
      },
      say: {
        en: 'That hour was yours together, so it hurts most. Give it a new shape. Before dusk turn on the lamps and put on a voice you like. Then call one person at the same time every evening.',
        es: 'Era la hora de los dos; por eso duele más. Dele otra forma. Antes de que oscurezca, encienda las lámparas y ponga una voz que le guste. Luego llame a alguien, cada día a la misma hora.',
      },
      more: {
        en: 'If nobody answers: have a second number ready, or write to the one you miss. Move supper a little earlier, and take a short walk after it. Some tears belong to it. They pass, and you may rest.',
        es: 'Si nadie contesta: tenga otro número listo, o escríbale unas líneas a quien extraña. Adelante un poco la cena y camine un rato después. Algunas lágrimas son parte de esto. Pasan, y luego se descansa.',
      },
      facts: ['S13'],
    },
    {
      label: { en: 'Sundays drag on', es: 'Los domingos son muy largos' },
      asks: {
        en: 'nothing to do on Sunday afternoon; weekends are empty; we always had tea together that day; everybody is with family on Saturday; long Sunday without him; after lunch the day never ends',
        es: 'no sé qué hacer el domingo en la tarde; el fin de semana se me viene encima; a las cuatro tomábamos mate o café; todos están con su familia el sábado; domingo sin ella; después del almuerzo no acaba el día',
      },
      say: {
        en: 'A day made for two is hard for one. Plan it on Friday, with one thing in the morning and one at your hardest hour. It may be a visit, a game, a call, or a drive with somebody.',
        es: 'Un día hecho para dos pesa cuando falta uno. Planéelo el viernes: una cosa en la mañana y otra a su hora más dura. Puede ser una visita, un dominó, una llamada o un paseo con alguien.',
      },
      more: {
        en: 'If you would rather stay home: set that hour apart. Their music, a cup of coffee, the photo, then something for the hands. Ask another lonely person to do Sundays with you in turn. Begin with every second one.',
        es: 'Si prefiere quedarse en casa: aparte esa hora. Su música, un café, la foto y luego algo para las manos. Proponga a otra persona sola turnarse los domingos. Empiecen con uno de cada dos.',
      },
      facts: ['S13'],
    },
    {
      label: { en: 'The mornings are so hard', es: 'Las mañanas me cuestan mucho' },
      asks: {
        en: 'I wake and remember he is gone; seven o clock was our walk; no reason to get out of bed; breakfast without her humming; first thing in the morning it hits me; what do other widowers do at breakfast',
        es: 'despierto y me acuerdo de que no está; a las siete salíamos a caminar; no hallo para qué levantarme; el desayuno sin ella; amanezco llorando; qué hacen otros viudos al despertar',
      },
      say: {
        en: 'Waking up to it again is cruel. Make the first half hour the same every day: up, curtains open, wash, something warm, a look at the sky. At the hour of your walk, go out, even to the gate.',
        es: 'Despertar y recordarlo es cruel. Haga igual cada día la primera media hora: levantarse, cortinas, agua en la cara, algo tibio, mirar el cielo. A la hora del paseo, salga, aunque sea a la puerta.',
      },
      more: {
        en: 'If getting up is too much: feet on the floor, count to five, one sip of water. Let somebody ring at eight. Put the cup out at night. Most days like that for two weeks: tell your doctor.',
        es: 'Si levantarse es demasiado: pies al suelo, cuente hasta cinco, un sorbo de agua. Que alguien llame a las ocho. Deje la taza lista en la noche. Si casi todos los días son así por dos semanas, dígalo al médico.',
      },
      facts: ['S13', 'T11'],
    },
    {
      label: { en: 'How long does this last?', es: '¿Cuánto dura este dolor?' },
      asks: {
        en: 'when does it get better; seven months and still crying; how many weeks or years; will it ever stop hurting; the first year is over and I am no better; is that normal after two years; time does not heal',
        es: 'cuánto suele durar el duelo; lleva meses así, ya van siete; sigo llorando, cuándo se pasa; cuántos años tarda; algún día deja de doler; ya pasó el primer año y sigo igual; es normal después de dos años; el tiempo no cura nada',
      },
      say: {
        en: 'There is no clock for it. It comes in waves. In time most people find the waves farther apart, though some days pull them under again. If it is as strong after a year as at first, a doctor or counselor can help.',
        es: 'No hay reloj para esto. Viene por olas. Con el tiempo suelen espaciarse, aunque hay días que tumban otra vez. Si pasado un año duele tan fuerte como al principio, un médico o terapeuta puede ayudar.',
      },
      more: {
        en: 'Each Sunday mark the week: worse, the same, a little lighter. So you see what you cannot feel. Keep meals, bedtime and one visit fixed. You do not leave them behind. You learn to carry them.',
        es: 'Cada domingo, marque la semana: peor, igual, un poco mejor. Así se ve lo que no se siente. Deje fijas las comidas, la hora de dormir y una visita. No es olvidar. Es aprender a llevarlo.',
      },
      facts: ['S13', 'T20'],
    },
    {
      label: {
        en: 'I may cry in front of the grandchildren',
        es: 'Me da pena llorar frente a los nietos',
      },
      asks: {
        en: 'do I go to my daughters or not; invited to lunch and I would only weep; ashamed of tears before others; spoil their party; cry at the table with the kids; is it bad to cry so much; cannot stop crying in public',
        es: 'voy a casa de mi hija o me quedo; mi hija me invita y voy a estar llorando; no quiero que los nenes me vean; amargarles la fiesta; lloro delante de la gente; es malo llorar, me da miedo no parar; se me salen las lágrimas en la calle',
      },
      say: {
        en: 'Go. Tears are love, and children can see them. Tell them simply: “I miss Grandpa. Soon I will smile again.” Agree with your daughter on a short visit and a room where you can rest.',
        es: 'Vaya. Las lágrimas son cariño, y los niños pueden verlas. Dígales sencillo: “Extraño al abuelo. Ahorita se me pasa.” Acuerde con su hija una visita corta y un cuarto donde descansar.',
      },
      more: {
        en: 'If tears come: breathe out slowly, drink a sip, step out for a minute. Bring a task along, such as a story or a game with them. If you must leave early, nobody loses. Go again next week.',
        es: 'Si vienen las lágrimas: suelte el aire despacio, tome un sorbo, salga un minuto. Lleve algo que hacer con ellos, un cuento o un juego. Si se va temprano, no pasa nada. Vuelva la otra semana.',
      },
    },
    {
      label: { en: 'I cannot sleep in our bed', es: 'No puedo dormir en nuestra cama' },
      asks: {
        en: 'the big bed, her side is cold; awake at three thinking of him; sleep in the chair now; nights without a wink since the funeral; lie there staring at the ceiling; reach over and nobody is there; dream of her and wake',
        es: 'la cama grande, su lado frío; me despierto a las tres pensando en él; no pego ojo desde el velorio; me quedo viendo el techo; estiro la mano y no hay nadie; duermo en el sillón; sueño con ella y despierto',
      },
      say: {
        en: 'An empty side is hard to lie next to. Sleep on their side, or put a pillow there, or change the room for a while. Awake long: get up, dim light, a calm thing, and back when sleepy.',
        es: 'Cuesta dormir junto a un lado vacío. Acuéstese en ese lado, ponga ahí una almohada o cambie de cuarto un tiempo. Si pasa mucho despierto: levántese, luz baja, algo tranquilo, y vuelva con sueño.',
      },
      more: {
        en: 'At three in the morning: write their name and one line you would say. Then a warm drink without caffeine, and slow breaths. Keep the same rising hour, with a nap under half an hour. Weeks of this: tell the doctor.',
        es: 'A las tres de la mañana: escriba su nombre y una línea que le diría. Luego algo tibio sin cafeína y aire despacio. Levántese siempre a la misma hora; siesta de menos de media hora. Si dura semanas, dígalo al médico.',
      },
      facts: ['Z13', 'Z15'],
    },
    {
      label: { en: 'The empty chair at the table', es: 'La silla vacía en la mesa' },
      asks: {
        en: 'eating at that table without him; I set two plates by habit; eat standing at the sink; his place across from me; her recipes make me weep; food goes cold, no one to share it; the pot is too big now; I eat badly since the funeral',
        es: 'comer en esa mesa sin ella; pongo dos platos por costumbre; como de pie en la cocina; su puesto frente a mí; sus recetas me hacen llorar; se me enfría la comida; la olla me queda grande; como mal desde el entierro',
      },
      say: {
        en: 'That chair says it all. Sit in another place, by the window or in their chair, whichever hurts less. Put on the radio and eat something small and warm. Once this week eat with somebody, at home or out.',
        es: 'Esa silla lo dice todo. Siéntese en otro lugar: junto a la ventana o en su silla, lo que duela menos. Ponga la radio y coma algo pequeño y tibio. Una vez esta semana, coma con alguien.',
      },
      more: {
        en: 'If you still cannot sit there: a tray in the armchair is fine for now. Let somebody call while you eat. Cook their dish with a grandchild when you are ready. If clothes get loose, see the doctor this week.',
        es: 'Si aún no puede: una bandeja en el sillón está bien por ahora. Que alguien le llame mientras come. Cuando se sienta con fuerza, haga su plato con un nieto. Si la ropa le queda floja, vea esta semana al médico.',
      },
      facts: ['D13', 'D15'],
    },
    {
      label: { en: 'What do I do with the clothes?', es: '¿Qué hago con su ropa?' },
      asks: {
        en: 'his things still hang in the closet; give away her dresses; my children want to clear it out; cannot open the wardrobe; shoes by the door, his coat smells of him; keep or throw out; the workshop, the car, the medicines',
        es: 'sus cosas siguen en el clóset, el armario; regalar sus vestidos; mis hijos quieren vaciar todo; no puedo abrir el ropero; su abrigo huele a él; guardar o tirar; las herramientas, el carro, los zapatos',
      },
      say: {
        en: 'There is no date for it, and nobody may push you. When you wish, take one drawer, with somebody at your side. Three piles: keep, give, not yet. First choose the one thing that stays for ever.',
        es: 'No hay fecha, y nadie debe apurarle. Cuando quiera, abra un solo cajón, con alguien al lado. Tres montones: guardar, regalar, todavía no. Primero elija esa cosa que se queda para siempre.',
      },
      more: {
        en: 'If the family presses: “I will do it, and I will say when.” Hurts too much: close the drawer, it can wait. A shirt can become a cushion. Old medicines are the exception: take them to the pharmacy soon.',
        es: 'Si la familia insiste: “Lo haré yo, y yo diré cuándo.” Si duele mucho: cierre el cajón, puede esperar. Una camisa puede ser un cojín. Solo las medicinas viejas no esperan: llévelas pronto a la farmacia.',
      },
    },
    {
      label: { en: 'Anniversaries and holidays', es: 'Aniversarios y fiestas' },
      asks: {
        en: 'Christmas without him; her birthday is coming; wedding day next week; first Thanksgiving alone; day of the dead, Mothers Day; I dread the date; one year on Friday',
        es: 'la Navidad sin él; se acerca su cumpleaños; el aniversario de bodas; Año Nuevo sola; día de muertos, día de la madre; temo esa fecha; el viernes cumple un año; las fiestas patrias',
      },
      say: {
        en: 'The days before are often worse than the day. Make a small plan: one thing in their memory, one person beside you, and leave to stop early. Tell the family now what you want and what not.',
        es: 'Los días antes suelen ser peores que la fecha. Haga un plan pequeño: algo en su memoria, alguien a su lado y permiso para irse temprano. Diga ya a la familia qué quiere y qué no.',
      },
      more: {
        en: 'Ideas: light a candle, cook their dish, tell one funny story each, visit the grave. Or do it all in a new way and go elsewhere. Keep the day after free, with one call in it.',
        es: 'Ideas: encienda una vela, haga su plato, que cada uno cuente algo gracioso, lleven flores. O hágalo todo distinto, en otro lugar. Deje libre el día siguiente, con una llamada.',
      },
      facts: ['S13', 'T18'],
    },
    {
      label: { en: 'Going to the grave', es: 'Ir al cementerio' },
      asks: {
        en: 'should I visit the cemetery every day; I cannot bear to see the stone; feel bad if I miss a week; too far to go to the tomb; ashes at home, where to scatter; flowers on the grave; could not be at the burial',
        es: 'voy a la tumba todos los días; no soporto ver la lápida; me siento mal si no voy al panteón; el camposanto queda lejos; tengo las cenizas en casa; llevarle flores; no pude ir al entierro',
      },
      say: {
        en: 'There is no right number of visits. Go as often as it comforts you, and stay away when it only tears you. Your love is not counted in flowers. If you go, take somebody, and have coffee after.',
        es: 'No hay un número correcto de visitas. Vaya mientras le consuele, y no vaya si solo le desgarra. El cariño no se cuenta en flores. Si va, lleve a alguien y luego tomen un café.',
      },
      more: {
        en: 'If it is far, or too hard: make a small place at home, with photo, candle and plant. Ashes need no hurry. If you could not be at the burial, hold a quiet goodbye now, with two or three people.',
        es: 'Si queda lejos o duele mucho: haga en casa un rincón con foto, vela y planta. Las cenizas no tienen prisa. Si no pudo estar en el entierro, haga ahora una despedida, con dos o tres personas.',
      },
    },
    {
      label: { en: 'I talk to the photo. Am I going mad?', es: 'Le hablo a su foto. ¿Estoy mal?' },
      asks: {
        en: 'I tell him about my day; thought I heard her step in the hall; feel he is still here; saw him in his chair for a second; is it crazy to speak to the dead; say good night to the picture; wear his sweater',
        es: 'le cuento mi día al retrato; creí oír sus pasos; siento que está aquí; lo vi un segundo en su sillón; es locura hablarle a un muerto; le doy las buenas noches; huelo su perfume; me pongo su suéter',
      },
      say: {
        en: 'You are not mad. Very many people do it, and some hear a step or feel them near. It is love that goes on. Talk as long as it comforts you, and talk to somebody living each day too.',
        es: 'No está mal de la cabeza. Muchísimos lo hacen, y algunos oyen un paso o sienten su presencia. Es el cariño que sigue. Háblele mientras le consuele, y hable cada día también con alguien vivo.',
      },
      more: {
        en: 'You might write it down as a letter, or keep ten minutes a day for it. If what you see or hear frightens you, gives orders or does not go away, tell your doctor this week. Told to harm yourself: call {crisis} now.',
        es: 'También puede escribirle una carta, o apartar diez minutos al día. Si lo que ve u oye le asusta, le da órdenes o no se va, dígalo esta semana al médico. Si le manda hacerse daño, llame ya a {crisis}.',
      },
      facts: ['S13'],
      whose: 'self',
    },
    {
      label: { en: 'I feel so guilty', es: 'Siento mucha culpa' },
      asks: {
        en: 'if only I had taken him to hospital sooner; I was not there at the end; we quarreled before he died; blame myself; should have done more; put her in the hospital and she died; never said goodbye, never said sorry',
        es: 'si lo hubiera llevado antes al hospital; no estuve al final; peleamos antes de que muriera; me echo la culpa, me reprocho; debí hacer más; la llevé al hospital y ahí murió; no me despedí, no le pedí perdón',
      },
      say: {
        en: 'Guilt is love looking for what it could have done. You chose with what you knew that day. Write what you would still say to them, the sorry too, and read it aloud. Then hear what they might answer.',
        es: 'La culpa es cariño que busca qué más pudo hacer. Usted decidió con lo que sabía ese día. Escriba lo que aún le diría, también el perdón, y léalo en voz alta. Luego piense qué le respondería.',
      },
      more: {
        en: 'If it goes round and round: ask their doctor: “Could more have been done?” Tell it to one person or a minister. Say to yourself what you would say to a friend. Stuck for weeks: a counselor can help.',
        es: 'Si da vueltas y vueltas: pregunte a su médico: “¿Se podía hacer más?” Cuénteselo a alguien o al sacerdote. Dígase lo que diría a una amiga. Si no cede en semanas, un terapeuta ayuda.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'I am so angry', es: 'Siento mucha rabia' },
      asks: {
        en: 'angry at the doctors, at God; mad at him for leaving me; furious with everybody; why us; rage at happy couples in the shop; bitter, I snap at people; he smoked and would not listen',
        es: 'enojada con los médicos, con Dios; coraje con él por dejarme; bronca con todo el mundo; por qué a mí; me da ira ver parejas felices; amargada, contesto mal; fumaba y no hizo caso',
      },
      say: {
        en: 'Anger is a part of mourning, even at the one who died. It is not wrong. Let it out where it harms nobody: walk fast if you can, beat dough, shout in the car park, write an angry letter and tear it up.',
        es: 'La rabia es parte del duelo, hasta contra quien se fue. No está mal. Sáquela donde no dañe: camine rápido si puede, golpee la masa, grite a solas, escriba una carta furiosa y rómpala.',
      },
      more: {
        en: 'If you snap at people: “It is not you. I miss her so.” Is something unclear about the care: ask the hospital for a talk, and take someone. If you fear you might hurt somebody, call {crisis}.',
        es: 'Si contesta mal a alguien: “No es contigo. Es que le extraño.” Si algo de la atención no está claro, pida una charla en el hospital y vaya con alguien. Si teme hacer daño a alguien, llame a {crisis}.',
      },
    },
    {
      label: { en: 'I feel relief, and I am ashamed', es: 'Siento alivio y me avergüenza' },
      asks: {
        en: 'glad it is over after years of nursing him; cared for her so long, now empty; he was hard to live with; wished it would end; not crying at all; what do I do with my hands now the caring is done',
        es: 'descansé después de cuidarlo años; la cuidé tanto y ahora me siento vacía; era difícil vivir con él; deseé que acabara; no me sale llorar; qué hago ahora que ya no cuido; me siento libre y mala',
      },
      say: {
        en: 'Relief and sorrow can live side by side. You are glad that the pain is over, theirs and yours. That is no lack of love. You may also have no tears now. Rest this week. You have worked hard.',
        es: 'El alivio y la pena pueden ir juntos. Descansa usted porque terminó el dolor, el de los dos. No es falta de cariño. Tampoco hace falta llorar. Descanse esta semana: ha trabajado muchísimo.',
      },
      more: {
        en: 'After long care the day has holes. Fill one with something you gave up: the choir, a friend, a nap, a haircut. See the doctor for yourself, for it was long put off. A carers’ or grief group knows this feeling.',
        es: 'Tras cuidar mucho, el día queda con huecos. Llene uno con algo que dejó: el coro, una amiga, una siesta, la peluquería. Hágase ver usted, que lo fue dejando. En un grupo de duelo conocen eso.',
      },
      facts: ['S13'],
    },
    {
      label: { en: 'My friends have stopped calling', es: 'Mis amigos ya no llaman' },
      asks: {
        en: 'after the funeral nobody came any more; couples do not invite me; people cross the street; they avoid his name; friends all gone or passed; feel like a fifth wheel; no one to tell about him',
        es: 'después del velorio nadie volvió; las parejas ya no me invitan; la gente me evita; nadie lo nombra; mis amistades han muerto; me siento de sobra; no tengo a quién contarle',
      },
      say: {
        en: 'That hurts twice. Many stay away because they fear to say the wrong thing. Make it easy: call one and say: “You can say his name. I would love coffee on Thursday.” A clear wish helps them.',
        es: 'Eso duele dos veces. Muchos se alejan por miedo a decir algo mal. Póngaselo fácil. Llame a alguien y diga: “Puedes decir su nombre. ¿Tomamos un café el jueves?” Un deseo claro ayuda.',
      },
      more: {
        en: 'If they do not come: once more in two weeks, then turn to those who know loss: a grief group, another widow or widower, a neighbor. Old friend far off: a letter with one shared story. New ties take a few tries.',
        es: 'Si no vienen: otra vez en dos semanas, y luego busque a quien sabe de pérdidas: un grupo de duelo, otra viuda o viudo, un vecino. A una amistad lejana, una carta con un recuerdo. Lo nuevo tarda un poco.',
      },
      facts: ['S07', 'S12'],
    },
    {
      label: { en: 'How do I start the call?', es: '¿Cómo empiezo la llamada?' },
      asks: {
        en: 'what do I say when I ring my sister; we are not talkers; one sentence to open with; have not spoken since the funeral; shy to call after so long; what if nobody answers the call; should I call a friend at that hour; who could I ring',
        es: 'qué le digo a mi hermana cuando la llame; no somos de hablar; una frase para empezar; no nos hablamos desde el velorio; me da pena llamar después de tanto tiempo; y si no me contesta; le hablo a mi comadre a esa hora; a quién puedo llamar',
      },
      say: {
        en: 'Do call. Open with one plain line: “I thought of you. I miss him tonight. Do you have five minutes?” Then ask a small thing: “How was your day?” Most people are glad that somebody rings.',
        es: 'Sí, llame. Empiece con una frase sencilla: “Pensé en ti. Hoy me pesa la noche. ¿Tienes cinco minutos?” Luego algo chico: “¿Cómo estuvo tu día?” A casi todos les alegra que alguien llame.',
      },
      more: {
        en: 'After a long silence or a quarrel: “I have missed you. Let us begin again.” Nobody answers: leave your name, try tomorrow at the same hour, and have a second number. Went well: fix a day each week.',
        es: 'Tras un largo silencio o un enojo: “Te he extrañado. Empecemos de nuevo.” Si no contesta: deje su nombre, pruebe mañana a la misma hora y tenga otro número. Si va bien: fijen un día por semana.',
      },
      facts: ['S07', 'S12'],
    },
    {
      label: { en: 'They tell me to be strong', es: 'Me dicen que sea fuerte' },
      asks: {
        en: 'people say get over it, move on; it was only a dog, only a friend; others had it worse; at least he did not suffer; time to stop crying now; what do I answer; my sister thinks I mourn too much; she was just my sister',
        es: 'me dicen que ya lo supere; échale ganas, ya pasó; era solo un perro, solo una amiga; otros sufren más; al menos no sufrió; qué les contesto; mi hermana cree que exagero; no llores que no lo dejas ir',
      },
      say: {
        en: 'They mean well, and it still stings. You need not be strong, and nobody may measure your loss. Answer: “Thank you. It helps me more if you just listen.” Or: “I will laugh again. Not on order.”',
        es: 'Lo dicen con cariño y aun así duele. No tiene que ser fuerte, y nadie mide su pérdida. Conteste: “Gracias. Me ayuda más que me escuches.” O: “Ya volveré a reír. No por orden.”',
      },
      more: {
        en: 'If they go on: change the subject, or leave: “I am tired now.” Choose one or two people with whom you need not pretend. A friend, a sister or a dog may be mourned as deeply as anybody.',
        es: 'Si siguen: cambie de tema o váyase: “Ahora tengo cansancio.” Elija una o dos personas con quienes no haga falta fingir. A una amiga, una hermana o un perro se le llora como a cualquiera.',
      },
      facts: ['S13'],
    },
    {
      label: { en: 'What do I say to a mourner?', es: '¿Qué le digo a quien está de luto?' },
      asks: {
        en: 'afraid to say the wrong thing; my neighbor lost his dog and never goes out; should I ask him about her by name, or is that rubbing it in; what to write on the card; how do I comfort my friend; what not to say; one thing I can do for him this week',
        es: 'no sé qué decirle a mi vecina viuda; le hablo de su perro o es peor; qué escribo en la tarjeta; cómo consuelo a mi amiga; qué no se dice en un pésame; algo que pueda hacer por él esta semana; miedo a meter la pata',
      },
      say: {
        en: 'Say little and stay: “I think of you. Tell me about her, if you like.” Naming the dead, a dog too, does not rub it in. Offer one clear thing: “I bring soup on Tuesday,” or “I walk to the corner. Come along.”',
        es: 'Diga poco y quédese: “Pienso en ti. Cuéntame de ella, si quieres.” Nombrar a quien murió, también a un perro, no es herir. Ofrezca algo claro: “El martes traigo sopa,” o “Voy a la esquina. Acompáñame.”',
      },
      more: {
        en: 'If the door stays shut: a short note, no pressure, and again next week. Do not say “be strong” or “get another one.” Note the date of the death and call that day. Silence together is company too.',
        es: 'Si no abre: una nota corta, sin insistir, y otra vez en una semana. No diga “sé fuerte” ni “consíguete otro.” Apunte la fecha de la muerte y llame ese día. Callar juntos también es compañía.',
      },
      whose: 'other',
    },
    {
      label: { en: 'How do I start going out again?', es: '¿Cómo vuelvo a salir?' },
      asks: {
        en: 'I have not left the house since; cannot face the club without her; we always sat together at church; not in the mood for people; too soon to go out; scared someone will ask; back alone at the choir the first time',
        es: 'no salgo desde que murió; no me animo a volver al club sin ella; siempre íbamos juntos a misa; no estoy para ver gente; es muy pronto; miedo a que me pregunten; volver yo sola al coro',
      },
      say: {
        en: 'Choose the smallest way out: the bench, the bakery, ten minutes. Go at a quiet hour, and let somebody go with you the first time. Have one line ready: “It is hard. Talk to me of something else.”',
        es: 'Elija la salida más pequeña: el banco de la plaza, el pan, diez minutos. Vaya a una hora tranquila y, la primera vez, con alguien. Tenga lista una frase: “Me cuesta. Háblame de otra cosa.”',
      },
      more: {
        en: 'Step by step: sit near the door, in a new place, and leave when you like. Tell the host before. Next week the same again, a little longer. Not one step out in a month: tell your doctor.',
        es: 'Paso a paso: siéntese cerca de la puerta, en otro lugar, y váyase cuando quiera. Avise antes a quien recibe. La otra semana, igual y un poco más. Si en un mes no sale nada, dígalo al médico.',
      },
      facts: ['T14'],
    },
    {
      label: { en: 'Where do I find a grief group?', es: '¿Dónde hay un grupo de duelo?' },
      asks: {
        en: 'talk to somebody who lost a husband too; other widows and widowers; does a support group help; no group near the farm; counselor or therapist; do not like to talk with strangers; phone group for the bereaved',
        es: 'hablar con alguien que también perdió al marido; conocer otras viudas; sirve un grupo de apoyo; no hay grupo cerca; psicólogo, tanatólogo; no me gusta hablar con extraños; grupo por teléfono',
      },
      say: {
        en: 'Yes, it can do much good, for there you need explain nothing. Ask {company}, the hospice, your church or the doctor: “Is there a group for people who lost someone, also by phone?” You may just listen.',
        es: 'Sí, puede hacer mucho bien: ahí no hay que explicar nada. Pregunte a {company}, en la iglesia o al médico: “¿Hay un grupo para quien perdió a alguien, también por teléfono?” Puede ir solo a escuchar.',
      },
      more: {
        en: 'Not for groups: ask a minister for one widow or widower to have coffee with. Or a grief counselor, one to one. Go three times before you decide. If a group makes it heavier, try another kind.',
        es: 'Si los grupos no son lo suyo: pida en la iglesia que le presenten a una viuda o un viudo. O un terapeuta, a solas. Vaya tres veces antes de decidir. Si el grupo pesa más que ayuda, pruebe otro.',
      },
      facts: ['S13'],
    },
    {
      label: { en: 'My faith is shaken', es: 'Mi fe se tambalea' },
      asks: {
        en: 'why did God take him; I pray and feel nothing; is she in heaven; hymns make me cry; cannot go to church any more; shall we meet again in heaven; talk to the priest or pastor',
        es: 'por qué Dios se lo llevó; rezo y no siento nada; estará en el cielo; la misa me hace llorar; ya no puedo ir a la iglesia; lo volveré a ver; hablar con el padre, el pastor; ofrecerle un rosario',
      },
      say: {
        en: 'Many believers doubt after a loss, and one may be angry in prayer too. You need not have an answer now. Light a candle, say their name, and tell a priest or pastor just how it is.',
        es: 'Muchos creyentes dudan tras una pérdida, y también se puede rezar con enojo. No hace falta tener respuesta ahora. Encienda una vela, diga su nombre y cuente al sacerdote o pastor cómo está, sin adornos.',
      },
      more: {
        en: 'If the service hurts: sit at the back, come late, leave early, or go on a weekday. Pray at home with one friend. If you have no faith, a walk or a song can be your quiet place.',
        es: 'Si la misa duele: siéntese atrás, llegue tarde, salga antes o vaya entre semana. Rece en casa con una amistad. Si no cree, un paseo o una canción puede ser su rato de paz.',
      },
    },
    {
      label: { en: 'The house is so silent', es: 'La casa está muy callada' },
      asks: {
        en: 'dead quiet since she is gone; no footsteps, no humming; the walls close in; his radio makes me cry; come home to an empty hall; TV on for the noise; music hurts, our song',
        es: 'el silencio de la casa me pesa; la casa vacía se me viene encima; el radio era de él y lloro; llego y no hay nadie; prendo la tele por el ruido; la música duele, nuestra canción; no oigo sus pasos',
      },
      say: {
        en: 'Silence where a voice was is heavy. Bring in other sounds: an open window, a talk show, birds, a clock. Leave aside what was theirs for now. Say hello aloud as you come in, and call somebody.',
        es: 'El silencio donde hubo una voz pesa. Traiga otros sonidos: la ventana abierta, un programa de charla, pájaros. Lo que era de los dos puede esperar. Al llegar, salude en voz alta y llame a alguien.',
      },
      more: {
        en: 'If music hurts: begin with talk, then songs you never shared. One day their song may do you good, tears and all. Move an armchair to where you see people. Have a child or neighbor round for homework.',
        es: 'Si la música duele: empiece con programas hablados y luego canciones que no compartían. Un día su canción puede hacer bien, con lágrimas y todo. Ponga el sillón donde vea gente. Invite a un niño vecino a hacer tareas.',
      },
      facts: ['S13'],
    },
    {
      label: { en: 'Papers, money and big decisions', es: 'Papeles, dinero y decisiones' },
      asks: {
        en: 'should I sell the house now; he did all the bills; move in with my son; pension, bank, will, taxes; someone wants to buy or borrow; children fight over the inheritance; what must be done first',
        es: 'vendo la casa o espero; él llevaba las cuentas; mudarme con mi hijo; pensión, banco, testamento, trámites; me piden prestado; pelean por la herencia; qué hago primero',
      },
      say: {
        en: 'Only what has a date must be done now: pension, bank, insurance, bills. Leave house, moving and gifts for later, if you can, for about a year. Ask one trusted person to sit by you with the papers.',
        es: 'Ahora haga solo lo que tiene fecha: pensión, banco, seguro, recibos. La casa, la mudanza y los regalos, si puede, déjelos para más adelante, como un año. Pida a alguien de confianza que le acompañe con los papeles.',
      },
      more: {
        en: 'Step by step: one box, one hour a week, one paper at a time. Ask for several copies of the death certificate. Sign nothing on the day it is offered. Ask {company} for help with benefits. Lend nobody money now.',
        es: 'Paso a paso: una caja, una hora por semana, un papel a la vez. Pida varias copias del acta de defunción. No firme nada el mismo día. Pida a {company} ayuda con las pensiones. Ahora no preste dinero.',
      },
      facts: ['T15'],
    },
    {
      label: { en: 'May I love somebody new?', es: '¿Puedo querer a alguien más?' },
      asks: {
        en: 'met a lady at church I like to talk to; my children say it is ridiculous at my age; feels like cheating on her; too soon for a companion; what do I tell my kids so they do not mock; lonely and want a partner',
        es: 'hay una señora de la parroquia que me gusta; mis hijos dicen que es ridículo a mi edad; siento que lo traiciono; es muy pronto para una compañera; qué les digo para que no se burlen; quiero pareja otra vez',
      },
      say: {
        en: 'Yes. A new affection takes nothing from the old one. Begin with coffee by day, slowly. Tell your children: “Nobody takes your mother’s place. I like talking to her. Please be glad with me.”',
        es: 'Sí. Un cariño nuevo no le quita nada al otro. Empiece con un café de día, sin prisa. Diga a sus hijos: “Nadie ocupa su lugar. Me hace bien conversar. Alégrense conmigo.”',
      },
      more: {
        en: 'If they mock: “It is my life. I ask for respect, not leave.” Let them meet, short and in company. Feeling untrue: tell the photo about it. Met only online: never send money, and see them first in a public place.',
        es: 'Si se burlan: “Es mi vida. Pido respeto, no permiso.” Que se conozcan un rato, con más gente. Si siente que traiciona: cuénteselo a la foto. Si es alguien de internet: nunca mande dinero, y véanse primero en público.',
      },
      facts: ['S14'],
      whose: 'self',
    },
    {
      label: { en: 'My dog or cat is gone', es: 'Perdí a mi perro o mi gato' },
      asks: {
        en: 'the dog got me out twice a day; my cat was all I had; too old for a new puppy; should I get another dog; the leash still hangs there; put her to sleep and feel awful; walk at seven with a bad knee and no dog',
        es: 'el perro me sacaba a caminar; mi gata era mi compañía; estoy vieja para otro cachorro; adopto otro perro o no; la correa sigue colgada; tuve que dormirlo; a las siete salíamos los dos',
      },
      say: {
        en: 'A friend on four legs is missing, and that is real grief. Keep the hour: at walk time go out, even to the gate, and greet one neighbor. Bad knee: sit on a bench there. A new one can wait.',
        es: 'Falta un amigo de cuatro patas, y ese duelo es de verdad. Guarde la hora: salga, aunque sea a la puerta, y salude a un vecino. Si duele la rodilla, siéntese en un banco. Otro puede esperar.',
      },
      more: {
        en: 'If that is too sad: take another way, or ask somebody to come along. Put a photo up. Later you might walk a neighbor’s calm dog, or take an old cat from a shelter. Ask first who helps when you are ill.',
        es: 'Si da mucha tristeza: tome otro camino o vaya con alguien. Ponga su foto. Más adelante puede pasear el perro tranquilo de un vecino, o adoptar un gato viejo. Antes, vea quién ayuda si usted se enferma.',
      },
      facts: ['S13', 'S17'],
    },
    {
      label: { en: 'Mom or Dad mourns and stays in', es: 'Mi mamá o papá no sale desde el duelo' },
      asks: {
        en: 'she hardly leaves the house or flat; sits by the window, stopped going to choir; how do I get dad out without nagging; says no point without mom; he used to play bowls or cards, help him see people; shall I go with her the first time; insisting makes him angry',
        es: 'se queda viendo la foto y no quiere la partida; cómo animo a mi padre sin agobiarlo; dice que sin mi madre no tiene sentido; insistirle lo enfada; la acompaño la primera vez; mi mamá no quiere salir a nada',
      },
      say: {
        en: 'Yes, go along the first time. Do not push, invite: “I am going to the hall on Wednesday. Come for one coffee, we leave when you like.” If songs or places hurt, begin at home: tea and a hymn, cards with one old friend.',
        es: 'Acompáñele la primera vez. No empuje, invite: “El miércoles voy. Ven a un café y nos vamos cuando quieras.” Si un lugar duele, empiecen en casa: café y una canción, o cartas con un viejo amigo.',
      },
      more: {
        en: 'If it is no: “All right, I ask again next week,” and do. Ask an old friend to fetch them. Ask for help: “I need you to show me that recipe.” No joy in anything for weeks: see the doctor.',
        es: 'Si dice que no: “Está bien, pregunto otra vez,” y hágalo. Que un viejo amigo pase a buscarle. Pida ayuda: “Enséñame esa receta.” Si lleva semanas sin gusto por nada, que le vea el médico.',
      },
      facts: ['S13', 'T14'],
      whose: 'other',
    },
    {
      label: { en: 'I live far from my widowed parent', es: 'Vivo lejos y mi mamá quedó sola' },
      asks: {
        en: 'I can only phone, how often should I; hours away, only there on Sundays; what could we do by telephone in the evening; who could visit or call her in the week; can I make that call for her; what if she does not pick up; father says phone chats are nonsense',
        es: 'solo puedo llamarla, cada cuánto; estoy a cuatro horas y voy los domingos; qué hacemos por teléfono en la tarde; quién la visita entre semana; puedo llamar yo por ella; y si no contesta; mi papá dice que hablar por teléfono es tontería',
      },
      say: {
        en: 'A short call at their hardest hour does more than a long one on Sunday. Ring each day, if they like it. Do something together: the news, a puzzle, supper on the phone. Ask {company} for a weekly visitor.',
        es: 'Una llamada corta a su peor hora vale más que una larga el domingo. Llame cada día, si le gusta. Hagan algo juntos: ver las noticias, cenar al teléfono. Pida a {company} una visita semanal.',
      },
      more: {
        en: 'If they do not pick up: try again in a quarter hour, then call the neighbor who has the key. Nobody can look and you fear harm: call {emergency}. Hates phones: send a postcard each week, and ask an old friend round.',
        es: 'Si no contesta: llame otra vez en un cuarto de hora y luego al vecino con llave. Si nadie puede ir y teme algo malo: {emergency}. Si odia el teléfono: mande una postal por semana y pida a un viejo amigo que pase.',
      },
      facts: ['S05', 'S12'],
      whose: 'other',
    },
    {
      label: { en: 'Sorrow or depression?', es: '¿Es tristeza o depresión?' },
      asks: {
        en: 'when to ask for help; no point in getting up, nothing has sense without him; which questions tell if father is depressed; no joy in anything; wish I could be with her; rather not wake up; do I need pills for this; is this still grief or an illness',
        es: 'cuándo pedir ayuda; no le hallo sentido a levantarme; qué le pregunto para saber si es depresión; ya nada me alegra; quisiera irme con él; ojalá no despertar; necesito pastillas; no es para matarme, es pena nomás',
      },
      say: {
        en: 'Grief comes in waves, with good moments between. If every day is flat for two weeks, with no joy, sleep or food, or life seems worthless, see the doctor now. No wish to live: call {crisis} at any hour.',
        es: 'La pena viene por olas, con ratos buenos. Si cada día es gris por dos semanas, sin gusto, sueño ni hambre, o se siente que nada vale, vea ya al médico. Sin ganas de vivir: llame a {crisis} a cualquier hora.',
      },
      more: {
        en: 'You may ask it straight, for asking does no harm: “Do you wish not to wake up?” A yes: do not leave them alone, call {crisis}. Otherwise book the doctor this week. Talking therapy works in later life too.',
        es: 'Se puede preguntar directo; no hace daño: “¿Deseas no despertar?” Si dice que sí: compañía y {crisis}. Si no, pida cita esta semana. La terapia de hablar también sirve a esta edad.',
      },
      facts: ['S13', 'T11', 'T13'],
    },
    {
      label: { en: 'I am so tired', es: 'Tengo mucho cansancio' },
      asks: {
        en: 'no energy since he died; worn out and my body aches; everything takes so long; sleep and still exhausted; heavy legs, tight chest; lie on the sofa all day; grief makes me ill',
        es: 'no tengo fuerzas desde que murió; me duele el cuerpo; todo me cuesta el doble; duermo y sigo agotada; las piernas pesan; no me levanto del sofá; la pena me enferma',
      },
      say: {
        en: 'Grief is hard work for the body. Do half of what you used to, and only one task a day. Eat, drink and get ten minutes of daylight. Chest pain or trouble breathing: call {emergency}.',
        es: 'El duelo es trabajo duro para el cuerpo. Haga la mitad que antes, y una sola tarea al día. Coma, beba y tome diez minutos de luz del día. Dolor de pecho o falta de aire: llame a {emergency}.',
      },
      more: {
        en: 'If it does not ease in two weeks: see the doctor, who can check blood, heart and mood. Until then: a short rest after lunch, a short walk, no alcohol to cheer you up. Take your usual tablets as before.',
        es: 'Si en dos semanas no cede: vea al médico, que puede revisar sangre, corazón y ánimo. Mientras: descanso corto tras el almuerzo, un paseo corto, nada de alcohol para animarse. Sus pastillas, como siempre.',
      },
      facts: ['D16', 'Z15', 'Z17'],
    },
    {
      label: { en: 'My memory is bad since the loss', es: 'Desde la pérdida no retengo nada' },
      asks: {
        en: 'memory has been bad since; forget what I went for, leave the stove on; cannot concentrate or read; in a fog; is it dementia or sorrow; lose my keys all the time now; put the milk in the oven',
        es: 'la memoria me falla desde entonces; se me va la cabeza, ando en las nubes; no me concentro ni para leer; será demencia o es la pena; pierdo todo; dejo la olla en la lumbre',
      },
      say: {
        en: 'That is common. Sorrow and poor sleep fill the mind, and little else finds room. It mostly clears with time. Until then write things down, do one thing at a time, and set a timer at the stove.',
        es: 'Es común. La pena y el mal sueño llenan la mente, y casi nada más cabe. Suele aclararse con el tiempo. Mientras, apúntelo todo, haga una cosa a la vez y ponga un reloj que suene en la cocina.',
      },
      more: {
        en: 'If it grows over months, or you get lost or muddle tablets: tell the doctor. Ask about sleep, mood and new medicines. Put off driving when you feel in a fog. Sudden muddle within days: a doctor the same day.',
        es: 'Si en meses crece, se pierde en la calle o confunde pastillas: dígalo al médico. Hablen del sueño, el ánimo y las medicinas nuevas. No conduzca si anda en las nubes. Confusión de golpe, en días: médico ese mismo día.',
      },
      facts: ['T13'],
    },
    {
      label: { en: 'I miss them so. I want to tell of them', es: 'Quiero hablar de quien perdí' },
      asks: {
        en: 'his name, how long we were married; let me tell you about my husband; we danced at our wedding, our song; she was a good woman; I miss her something awful; want to talk of my wife; nobody knew him as I did',
        es: 'cómo se llamaba, cuántos años casados; quiero conversar de mi viejo; bailamos en la boda, nuestra canción; era muy buena mujer; lo extraño tanto, lo echo de menos; le cuento de mi esposa; nadie lo conoció como yo',
      },
      say: {
        en: 'A love like that wants to be told. Say the name aloud. Then tell one story today, here or to somebody who knew them: how you met, a song, a joke. Stories keep them near, and tears may come along.',
        es: 'Un cariño así pide ser contado. Diga su nombre en voz alta. Luego cuente hoy una historia, aquí o a quien le conoció: cómo se conocieron, una canción, un chiste. Contar acerca, y también puede haber lágrimas.',
      },
      more: {
        en: 'If nobody is there to hear it: write one memory a day in a notebook, or speak it into a recorder. Grandchildren will want it one day. Ask others for theirs: “What do you remember about them?” A grief group listens too.',
        es: 'Si no hay quien escuche: escriba un recuerdo al día en un cuaderno, o grábelo. Los nietos lo querrán un día. Pida los de otros: “¿Qué recuerdas tú?” En un grupo de duelo también escuchan.',
      },
      facts: ['S12', 'S13'],
    },
    {
      label: { en: 'Is it wrong to laugh already?', es: '¿Está mal reírme ya?' },
      asks: {
        en: 'I cried and then I danced, is that wrong; danced in the kitchen and felt bad; had a nice day and forgot him; enjoy life without her; happy feels like betrayal; bright clothes instead of black; go on a trip so soon',
        es: 'lloré y luego bailé en la cocina, está mal; me puse a bailar; pasé un buen rato y lo olvidé; disfrutar sin ella; la alegría parece traición; quitarme el negro, el luto; irme de viaje tan pronto',
      },
      say: {
        en: 'Not at all. Joy and sorrow take turns, often within one hour. A laugh or a dance forgets nobody. It gives you strength for the hard hours. Do again tomorrow what did you good today.',
        es: 'Para nada. La alegría y la pena se turnan, a veces en la misma hora. Reír o bailar no es olvidar. Da fuerza para las horas duras. Repita mañana lo que hoy le hizo bien.',
      },
      more: {
        en: 'If the bad feeling comes: tell them about it, as you would have done: “I danced today.” One nice thing a day is like medicine for the mood. What others think of your clothes or trips is theirs to carry.',
        es: 'Si luego viene la culpa: cuénteselo, como antes: “Hoy bailé.” Algo agradable cada día levanta el ánimo. Lo que otros piensen de su ropa o sus viajes es cosa de ellos.',
      },
      facts: ['T14'],
    },
    {
      label: { en: 'My child is gone', es: 'Perdí a un hijo o una hija' },
      asks: {
        en: 'buried my son; my daughter, to cancer; a parent should go before the child; my only boy; grandchild gone so young; nobody knows what to say about our girl; decades ago and still aches',
        es: 'enterré a mi hijo; perdí a mi hija de cáncer; los padres deben irse primero; mi único hijo; mi nieto se fue tan joven; nadie sabe qué decirme de mi niña; hace años y todavía duele',
      },
      say: {
        en: 'There is hardly a deeper wound, at any age of child or parent. You stay their mother or father. Say the name, and let others say it. Today do one small thing for your body, and let somebody sit with you.',
        es: 'Casi no hay herida más honda, a cualquier edad. Usted sigue siendo su madre o su padre. Diga su nombre y deje que otros lo digan. Hoy, haga algo pequeño por su cuerpo, y que alguien le acompañe.',
      },
      more: {
        en: 'Ask the doctor or {company} for a group of parents who lost a child. Each in the family mourns in a different way: tell your husband or wife what helps you. If you long to follow your child, call {crisis} now.',
        es: 'Pida al médico o a {company} un grupo de padres que perdieron hijos. En la familia cada uno llora distinto: diga qué le ayuda. Si siente ganas de irse con su hijo, llame ya a {crisis}.',
      },
      facts: ['S13'],
    },
  ],
}
