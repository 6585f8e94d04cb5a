/** Plain questions on kinds of exercise. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

export const activityMatters: readonly AnsweredMatter[] = [
  {
    name: 'dog-walk',
    needs: pattern(
      'dogs?|doggie|doggy|pup*|walkies|leash|pets?|perr*|correa|mascotas?|cachorr*|labrador*|poodle*|terrier*|chihuahua*',
    ),
    domain: 'Exercise',
    card: 'E01',
    facts: ['E01', 'E17', 'S17'],
    say: {
      en: 'Yes, walking the dog counts. Stops to sniff are fine. For a bit more, walk one stretch at a pace where you can talk but not sing. Wear firm shoes, and never wrap the leash around your hand.',
      es: 'Sí, pasear al perro cuenta. No importa que se pare a oler. Para algo más, camine un tramo a un paso en que pueda hablar pero no cantar. Zapatos firmes, y nunca enrolle la correa en la mano.',
    },
    how: {
      en: [
        'Go by day, on a flat way with places to sit.',
        'Hold the leash loosely. If the dog pulls hard, let somebody stronger take it.',
        'Pick one stretch, such as bench to corner, and walk it a little faster.',
      ],
      es: [
        'Vaya de día, por terreno plano y donde haya bancas.',
        'Lleve la correa suelta. Si el perro jala mucho, que lo lleve alguien con más fuerza.',
        'Elija un tramo, de una esquina a otra, y camínelo un poco más rápido.',
      ],
    },
  },
  {
    name: 'stairs',
    domain: 'Exercise',
    card: 'E08',
    facts: ['E12'],
    say: {
      en: 'Stairs are good work for the legs, if you feel steady and there is a rail. Go up slowly, hand on the rail, whole foot on the step, and rest halfway. Today, just a few steps.',
      es: 'Las escaleras son buen trabajo para las piernas, si se siente firme y hay pasamanos. Suba despacio, con una mano en el pasamanos y todo el pie en el escalón, y descanse a medio camino. Hoy, unos pocos.',
    },
    how: {
      en: [
        'Have good light, firm shoes and one hand free for the rail.',
        'Go up a few steps, rest, and come down just as slowly.',
        'Dizzy or unsteady? Leave the stairs. Chest pain, fainting or very hard breathing: stop, sit, and call {emergency}.',
      ],
      es: [
        'Con buena luz, zapatos firmes y una mano libre para el pasamanos.',
        'Suba unos pocos, descanse y baje igual de despacio.',
        'Si se marea, déjelas. Dolor de pecho, desmayo o mucha falta de aire: pare, siéntese y llame a {emergency}.',
      ],
    },
  },
  {
    name: 'pool-and-swimming',
    domain: 'Exercise',
    card: 'E14',
    facts: ['E14', 'E10'],
    say: {
      en: 'Yes, water is a kind place to move, and you need not swim: walking in the shallow end counts. Call a pool today: is there a class for older people, and steps with a rail? With heart trouble, ask your doctor first.',
      es: 'Sí, el agua es buen lugar para moverse, y no hace falta nadar: caminar en la parte baja cuenta. Llame hoy a una piscina y pregunte por clases para mayores y escalones con pasamanos. Con mal del corazón, consulte antes.',
    },
    how: {
      en: [
        'Ask how warm the water is, how deep, and whether somebody watches the pool.',
        'Wear shoes that do not slip till you are at the edge, and hold the rail going in.',
        'Begin with a few easy minutes, never alone. Dizzy spells, fits, diabetes, kidney disease or an open sore: ask your doctor first.',
      ],
      es: [
        'Pregunte qué tan tibia y honda es el agua, y si hay quien vigile.',
        'Use sandalias que no resbalen hasta el borde y entre agarrando el pasamanos.',
        'Empiece con pocos minutos, suave y nunca a solas. Mareos, convulsiones, diabetes, mal de riñón o una herida abierta: pregunte antes al médico.',
      ],
    },
  },
  {
    name: 'bicycle',
    domain: 'Exercise',
    card: 'E14',
    facts: ['E14', 'E10'],
    say: {
      en: 'Yes, pedaling is gentle on the joints. If your balance is not what it was, a fixed bike, or pedals in front of a chair, is the steadier choice. Begin with five easy minutes, able to talk all the way.',
      es: 'Sí, pedalear es suave para las articulaciones. Si su equilibrio ya no es el de antes, es más segura una bicicleta fija o unos pedales frente a la silla. Empiece con cinco minutos suaves, en que pueda conversar.',
    },
    how: {
      en: [
        'Set the saddle so that your knee stays a little bent. Have somebody near as you get on.',
        'Pedal lightly, with no resistance at first.',
        'Stop while it is easy. With heart, kidney or sugar disease, ask your doctor before you begin.',
      ],
      es: [
        'Ponga el asiento de modo que la rodilla quede un poco doblada. Que haya alguien cerca al subir.',
        'Pedalee ligero, al principio sin resistencia.',
        'Pare cuando todavía sea fácil. Con mal del corazón, del riñón o diabetes, pregunte a su médico antes de empezar.',
      ],
    },
  },
  {
    name: 'yoga-or-pilates',
    domain: 'Exercise',
    card: 'E03',
    facts: ['E03', 'T07', 'E13'],
    say: {
      en: 'Gentle or chair yoga is a fair choice, and it can ease low mood. For fewer falls, tai chi has more proof. On Pilates I have no good source. Tell the teacher your ills; leave out deep bends and twists.',
      es: 'El yoga suave o en silla es bueno, y puede aliviar el ánimo bajo. Para caerse menos, el taichí tiene más pruebas. Sobre pilates no tengo una buena fuente. Cuente sus males a quien enseña; no se doble mucho ni se tuerza.',
    },
    how: {
      en: [
        'Ask for a beginner class, seated if you like, and go to watch first.',
        'Keep a firm chair in reach, and never put your head below your hips.',
        'Stop at any pain or dizziness, and tell the teacher.',
      ],
      es: [
        'Pida una clase para principiantes, en silla si prefiere, y primero vaya a mirar.',
        'Tenga una silla firme a la mano y nunca ponga la cabeza más abajo que la cadera.',
        'Pare si duele o se marea, y dígalo en la clase.',
      ],
    },
  },
  {
    name: 'gym',
    domain: 'Exercise',
    card: 'E15',
    facts: ['E15', 'E10'],
    say: {
      en: 'You belong in a gym as much as anybody. Ask to see it at a quiet hour, with a trainer used to older people. Light weights, two days a week, are safe for most; a band at home works too.',
      es: 'Usted tiene tanto derecho al gimnasio como cualquiera. Pida verlo a una hora tranquila, con alguien que sepa entrenar a mayores. Pesas ligeras, dos días por semana, son seguras para casi todos. En casa sirve una banda.',
    },
    how: {
      en: [
        'Call and ask: “Who helps older beginners, and at which hour is it quiet?”',
        'Heart, kidney or sugar disease, pressure not under control, or a recent operation? Ask your doctor first. Tell the trainer too.',
        'Begin with the lightest weight, and breathe out on the effort.',
      ],
      es: [
        'Llame y pregunte: “¿Quién ayuda a mayores que empiezan, y a qué hora hay poca gente?”.',
        '¿Mal del corazón o riñón, diabetes, presión sin control u operación reciente? Consulte antes al médico. Dígalo también a quien entrena.',
        'Empiece con el peso más ligero y suelte el aire al hacer fuerza.',
      ],
    },
  },
  {
    name: 'stretching',
    domain: 'Exercise',
    card: 'E20',
    facts: ['E20', 'E13'],
    say: {
      en: 'Stretching is a fine habit. On two days a week or more, ease into each stretch and hold it 10 to 30 seconds, without pain and without bouncing. Move about a little first. Today, sit down and straighten one leg.',
      es: 'Estirarse es buena costumbre. Dos días por semana o más, entre poco a poco en cada estiramiento y aguante 10 a 30 segundos, sin dolor ni rebotes. Antes, muévase un poco. Hoy, en la silla, estire una pierna.',
    },
    how: {
      en: [
        'Sit on a firm chair, back tall. Straighten one leg, heel on the floor, toes up.',
        'Breathe easily and hold, well before it hurts. Then change legs.',
        'With brittle bones, leave out deep bends and twists.',
      ],
      es: [
        'En una silla firme, con la espalda recta, estire una pierna: talón en el suelo, dedos arriba.',
        'Respire normal y aguante, mucho antes de que duela. Luego la otra.',
        'Con huesos frágiles, deje los dobleces profundos y las torsiones.',
      ],
    },
  },
  {
    name: 'walk-in-bad-weather',
    needs: pattern(
      'rain*|wet|snow*|ice|icy|frost*|slipper*|cold|hot|heat*|storm*|wind*|weather|sleet|freez*|outside|outdoors|indoors|inside|mall|lluev*|llov*|lluvi*|niev[ae]|nev*|hiel[ao]|helad*|frio|calor*|viento|clima|tormenta*|mal tiempo|mojad*|resbal*|adentro|dentro|afuera|fuera|techo|pasillo|sun*|sol|winter|summer|invierno|verano|mud*|charcos?|aguacero*|granizo|centro comercial',
    ),
    when: pattern(
      '(icy|snow|snows|snowy|slippery outside|freezing outside|(this|so|too) hot|the heat|heat (wave|stroke)|hot out|hielo|nieve|nieva|llueve|lluvia|(tanto|mucho|este) calor) ... (walk*|outside|outdoors|indoors|inside|exercis*|camin*|salir|afuera|adentro|ejercicio*|pase*)|(walk*|exercis*|camin*|ejercicio*) ... ((this|so|too) hot|the heat|heat (wave|stroke)|hot out|(tanto|mucho|este) calor)',
    ),
    domain: 'Exercise',
    card: 'E19',
    facts: ['E01', 'E19'],
    say: {
      en: 'When it is wet, icy or hot, stay in: moving indoors counts too. Walk the hall with the wall close by, or march in a chair through the news. A shopping center is good too.',
      es: 'Si llueve, hiela o hace mucho calor, quédese adentro: moverse en casa también cuenta. Camine por el pasillo junto a la pared, o marche en la silla durante las noticias. Un centro comercial también sirve.',
    },
    how: {
      en: [
        'Clear the floor, put on firm shoes and a light.',
        'Walk up and down beside the wall for five minutes. Then sit.',
        'In heat, choose the coolest hour, and stop if you feel dizzy.',
      ],
      es: [
        'Deje el suelo libre, póngase zapatos firmes y encienda la luz.',
        'Vaya y venga junto a la pared cinco minutos. Luego siéntese.',
        'Con calor, elija la hora más fresca y pare si siente mareo.',
      ],
    },
  },
  {
    name: 'walking-shoes',
    domain: 'Exercise',
    card: 'E11',
    facts: ['E11', 'E16'],
    say: {
      en: 'Choose firm shoes that hold your heel, with a flat sole that does not slip. Leave out backless slippers, and bare socks on smooth floors. Try them on with the socks you wear. Today, look whether your soles are worn smooth.',
      es: 'Elija zapatos firmes que sujeten el talón, con suela plana que no resbale. Deje las chanclas sin talón, y no ande en calcetines sobre piso liso. Pruébelos con las medias de siempre. Mire hoy si sus suelas están lisas.',
    },
    how: {
      en: [
        'In the shop, stand and walk: the toes have room, and the heel stays in.',
        'If laces are hard for you, choose a wide strap that sticks.',
        'With diabetes or numb feet, look at your feet each day, and ask your nurse about shoes.',
      ],
      es: [
        'En la tienda, póngase de pie y camine: los dedos con espacio, el talón sin salirse.',
        'Si le cuestan los cordones, elija una tira ancha que se pega.',
        'Con diabetes o pies dormidos, mírese los pies cada día y pregunte a su enfermera.',
      ],
    },
  },
  {
    name: 'walking-stick',
    domain: 'Exercise',
    card: 'E11',
    facts: ['E11'],
    say: {
      en: 'A cane is no sign of giving up: it gets you out. Most people hold it on the side of the better leg. A physical therapist or nurse should set its height. Feeling unsteady is reason enough to ask: call today.',
      es: 'Un bastón no es rendirse: ayuda a salir. Casi siempre se lleva del lado de la pierna mejor. La altura la ajusta un fisioterapeuta o una enfermera. Sentir poca firmeza ya es motivo para pedirlo: llame hoy.',
    },
    how: {
      en: [
        'Call your clinic: “I feel unsteady. Who fits me for a cane or a walker?”',
        'Take along any cane you have at home, and the shoes you walk in.',
        'Look at the rubber tip: if it is worn smooth, it needs a new one.',
      ],
      es: [
        'Llame a su clínica: “Siento poca firmeza. ¿Quién me ajusta un bastón o andador?”.',
        'Lleve el bastón que tenga en casa y los zapatos con que camina.',
        'Mire la goma de la punta: si está lisa, hay que cambiarla.',
      ],
    },
  },
]
