/** Plain questions on nights that break, and on what memory does. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const nightMindMatters: readonly AnsweredMatter[] = [
  {
    name: 'forgetting',
    domain: 'Learning',
    card: 'L16',
    facts: [],
    say: {
      en: 'That is a heavy worry, and I cannot say what it is. Names alone slip from many people. Repeating, getting lost, muddled bills, or others noticing it: ask your doctor for a check. Hearing, sleep, mood and tablets count too.',
      es: 'Es una preocupación pesada, y yo no puedo decir qué es. Los nombres se le van a mucha gente. Repetir, perderse, enredarse con las cuentas, o que otros lo noten: pida una revisión. También cuentan oído, sueño, ánimo y pastillas.',
    },
    how: {
      en: [
        'Write down what happened, since when, and who noticed. Take that, and somebody who knows you, along.',
        'Ask them to look at your hearing, sleep, mood and all your tablets.',
        'Confused all at once, over hours or days? Call a doctor now.',
      ],
      es: [
        'Apunte qué pasó, desde cuándo y quién lo notó. Llévelo, y vaya con alguien que le conozca.',
        'Pida que le revisen el oído, el sueño, el ánimo y todas las pastillas.',
        '¿Confusión de golpe, en horas o días? Llame ya al médico.',
      ],
    },
  },
  {
    name: 'memory-tests-at-night',
    domain: 'Stress',
    card: 'T11',
    facts: ['T11'],
    when: namedBy(
      {
        all: [
          '(night|bed|dark|sleep|noche|cama|madrugada|acostad[oa]|duermo)',
          '(test|testing|quiz*|check|checking|recite|count backward|go through|make lists|prueb[ao]s?|repas[oa]*|revis[oa]*|hago listas|examen*|examino|cuento para atras|probar)',
          '(memory|names|my mind|my brain|remember|addresses|memoria|nombres|mente|cabeza|recuerdo|telefonos|cumpleanos)',
        ],
        not: 'hearing test|blood test|sleep test|apnea|doctor',
      },
      {
        all: [
          'night',
          '(losing my mind|my mind is going|going senile)',
          '(afraid|scared|fear|what if)',
        ],
      },
      {
        all: [
          '(noche|cama)',
          '(perder|perdiendo|quedando sin) .. (la )?(razon|cabeza|mente)',
          'miedo|examino',
        ],
      },
    ),
    say: {
      en: 'Let the tests go: a tired, frightened mind fails them at night, and that shows nothing. Tonight, write one line, “ask the doctor about my memory,” and put the pad away. A check by day can tell you more.',
      es: 'Deje esas pruebas: de noche, con cansancio y miedo, cualquiera falla, y eso no demuestra nada. Esta noche, escriba una línea, “preguntar al médico por mi memoria”, y guarde la libreta. De día, una revisión dice más.',
    },
    how: {
      en: [
        'When a test begins, say: “Not now. It is on the list.” Then count slow breaths.',
        'Give the worry 15 minutes by day, on paper, at a set hour.',
        'Worried most days, or others have noticed a change? Ask for a check, and say both.',
      ],
      es: [
        'Cuando empiece, diga: “Ahora no. Está en la lista”. Luego cuente respiraciones lentas.',
        'Dele a la preocupación 15 minutos de día, en papel, a una hora fija.',
        '¿Le preocupa casi a diario, o los suyos notan un cambio? Pida una revisión y diga ambas cosas.',
      ],
    },
  },
  {
    name: 'look-after-brain',
    domain: 'Learning',
    card: 'E18',
    facts: ['E18', 'L06', 'S08'],
    when: namedBy({
      all: [
        '^ (\\. )*(and |y |pero |but )?(what|how|tips|best|things|keep|is there|i want|i would like|good|que|como|consejos|quiero|cosas|lo mejor|puedo|hay algo)',
        '(look* after|tak* care of|protect) .. (brain|mind)|(good|best|healthy|healty|helps?) .. .. brain|brain health*|keep .. brain .. (healthy|healty|fit|good|well|in good shape)|(do|anything) for (my|the) brain|(what|keeps?) .. (the|my) brain fit|mind stays? good|(cuid*|proteg*|protej*) .. (cerebro|serebro|mente|cabeza)|(bueno|buenas|sano|mejor) .. (cerebro|serebro|mente)|(ayuda|ayudar) .. al cerebro|por mi cerebro|hace bien al cerebro|mantener .. sana la (cabeza|mente)|mantengo .. cerebro|que la mente no se me (apague|vaya)',
      ],
      not: 'foods?|eat*|diet*|walk*|exercis*|puzzles?|games?|sudoku|sleep*|coffee|wine|supplement*|pills?|vitamin*|nuts|fish|comer|comida|dieta|camin*|ejercic*|juegos?|dorm*|sueno|cafe|pastilla*|music*|learn*|read*|friends|amig*|nueces|pescado|stress|estres|diabet*|pressure|presion|bail*|danc*|chess|ajedrez|idioma*|language*|crucigrama*|crossword*|phone|celular|volunt*|scrabble|cards|knit*|lonel*|alcohol|smok*|fum*|moving|movement|aprend*|mindful*|activ*|hobby|habit|ears?|eyes*|hear*|see*|company|gente|people|domin*|teeth|plastic',
    }),
    say: {
      en: 'Several things count a little; none is a promise. Move each day, learn something new, see people, have hearing and sight checked, treat pressure and sugar. Moving has the strongest advice behind it. Today, choose one, and keep it small.',
      es: 'Varias cosas cuentan un poco; ninguna lo asegura. Muévase a diario, aprenda algo nuevo, vea gente, revise oído y vista, cuide presión y azúcar. Moverse es lo que más se aconseja. Hoy, elija una y que sea pequeña.',
    },
    how: {
      en: [
        'Walking: begin with what you do now, and add a few minutes each week.',
        'Mix: something to read, something to make, something with others.',
        'Smoking, much alcohol, low mood, poor sleep: tell your doctor which is yours.',
      ],
      es: [
        'Caminar: empiece con lo que hace ahora y añada unos minutos por semana.',
        'Mezcle: algo para leer, algo para hacer, algo con otros.',
        'Fumar, mucho alcohol, ánimo bajo o dormir mal: diga a su médico cuál es el suyo.',
      ],
    },
  },
  {
    name: 'wakes-at-same-hour',
    domain: 'Sleep',
    card: 'Z13',
    facts: ['Z13', 'Z01'],
    when: namedBy({
      all: [
        '(wakes?|waking|awake|open my eyes|eyes pop open|despiert[oa]|dispierto|despertarse|despertar|abro los ojos|despertador|alarm clock)',
        '(same (time|hour)|misma (hora|ora)|on the dot|en punto|always|siempre a|esa hora|(why|por que) ... (every|each|todas las|cada) (single )?(night|noches?)|(every|each|todas las|cada) (single )?(night|noches?) ... (why|por que)|por que siempre|alarm clock in|despertador adentro|each night|cada noche igual)',
        '(three|four|two|past|three|same|misma|[0-9]+|tres|cuatro|dos|media|hora)',
      ],
      not: 'pee|toilet|bathroom|bano|orin*|worr*|preocup*|pain|dolor*|cough*|dream*|pesadill*|husband|marido|snor*|ronc*|thoughts?|pensam*|hot|calor|get up|getting up|levant*|should i|conviene|debo|go to bed|acost*|every (day|morning)',
    }),
    say: {
      en: 'Sleep gets lighter toward morning, and the body keeps its own clock, so one same hour is common, no bad sign by itself. Tonight, turn the clock away. Awake about 20 minutes? Sit up in dim light till sleepy.',
      es: 'El sueño se aligera hacia la mañana y el cuerpo lleva su reloj: una misma hora es común, no es mala señal por sí sola. Esta noche, voltee el reloj. ¿Unos 20 minutos sin dormir? Siéntese con poca luz.',
    },
    how: {
      en: [
        'Count the hours from when you fell asleep: after seven or eight you may just be done.',
        'Not done? Later to bed, up at one same hour, no wine in the evening.',
        'Gasping, pain, or up for the toilet twice or more: tell your doctor.',
      ],
      es: [
        'Cuente las horas desde que se durmió: tras siete u ocho, quizá ya durmió lo suyo.',
        '¿Fueron menos? Acuéstese más tarde, levántese siempre a una hora y nada de vino de noche.',
        'Ahogos, dolor, o baño dos veces o más: dígalo al médico.',
      ],
    },
  },
  {
    name: 'too-cold-to-get-up',
    domain: 'Sleep',
    card: 'Z13',
    facts: ['Z13'],
    when: namedBy({
      all: [
        '(cold|freezing|ice|heating|helad[oa]|frio|fria|calefaccion|hielo)',
        '(bed|night|nite|covers|awake|noche|cama|cobijas?|mantas?|duermo|despierta)',
        '(get up|getting (up|out)|get out|leave|sit up|sit in|stay|rather|levant*|lebant*|salgo|salir|sentarme|quedarme|quedar)',
      ],
      not: 'feet|foot|pies|ice cream|electric|fever|caught|socks|toilet|pee|bano|orin*|sick|gripe|resfri*',
    }),
    say: {
      en: 'Then warm it beforehand: robe, socks and a blanket on the chair by the bed, lamp in reach. Still too cold? Sit up in bed, wrapped, with a dim lamp and a dull book, till sleepy. Put them there tonight.',
      es: 'Prepare el calor antes: bata, calcetines y cobija en la silla junto a la cama, lámpara a mano. ¿Aún hace frío? Siéntese en la cama, con la cobija y poca luz, con algo aburrido, hasta tener sueño. Déjelo listo esta noche.',
    },
    how: {
      en: [
        'A warm drink in a flask is fine, if small, so that the bladder lets you be.',
        'Get up slowly: sit first, socks with a grip, light on.',
        'House cold all night, or no money to heat it? Ask {company} who helps.',
      ],
      es: [
        'Algo tibio en un termo está bien, si es poquito, para que la vejiga le deje dormir.',
        'Levántese despacio: primero siéntese, calcetines que no resbalen, luz prendida.',
        '¿La casa está helada toda la noche o no alcanza para calentarla? Pregunte a {company} quién ayuda.',
      ],
    },
  },
  {
    name: 'phone-in-bed',
    domain: 'Sleep',
    card: 'Z21',
    facts: ['Z21', 'T11'],
    when: namedBy({
      all: [
        '(phone|cell|mobile|tablet|ipad|facebook|celular|movil|telefono|feisbuk|tableta)',
        '(in bed|bedroom|night table|bedside|nightstand|(cannot|not) sleep|wake up|at night|en la cama|cuarto|buro|de noche|acostad[oa]|(no )?(duermo|puedo dormir)|despierto|thoughts|pensamientos)',
        '(look*|reach|scroll*|read|reading|play*|grab|check*|pick*|use|using|keep|bad|watch*|thoughts?|miro|ver|veo|viendo|mirando|looking|picking|agarro|juego|meto|malo|tomo|saco|pensar|pensamientos|and the)',
      ],
      not: 'calls?|rings?|ringing|llam[ae]*|suena|tablets|pills?|take|radio|big|letters|set*|button',
    }),
    say: {
      en: 'Understandable, but the phone wakes the mind. Tonight, leave it charging across the room, with pad and pen by the lamp: a thought comes, one line, lamp off. Best is no screen 30 to 60 minutes before bed.',
      es: 'Se entiende, pero el celular despierta más la cabeza. Esta noche, déjelo cargando lejos de la cama, con libreta y pluma junto a la lámpara: un pensamiento, una línea, y apague. Lo mejor: sin pantalla 30 a 60 minutos antes.',
    },
    how: {
      en: [
        'Need it for calls? Ring on, face down, where you must stand up for it.',
        'Give the thoughts 15 minutes earlier in the day, on paper.',
        'Want a voice? A radio turned low has no screen.',
      ],
      es: [
        '¿Lo necesita por llamadas? Con sonido, boca abajo, donde tenga que pararse por él.',
        'Dé a esos pensamientos 15 minutos antes, de día, en papel.',
        '¿Quiere una voz? Una radio bajita no tiene pantalla.',
      ],
    },
  },
  {
    name: 'strange-bed',
    domain: 'Sleep',
    card: 'Z21',
    facts: ['Z21'],
    when: namedBy({
      all: [
        '((strange|other|different|unfamiliar) beds?|hotel*|away from home|other peoples? (houses?|beds?)|casa ajena|otra casa|cama (ajena|extrana)|otra (cama|kama)|fuera de (la )?casa|de visita|extrano mi cama|(bed|cama) (is not|que no es) (mine|la mia)|at my (sons?|daughters?|sisters?|brothers?) (place|house)|sleeping at my|en casa de mi)',
        '(sleep*|slept|awake|bed|duerm*|dorm*|pego (el )?ojo|desvel*|cama)',
      ],
      not: 'exercis*|ejercicio|food|comida',
    }),
    say: {
      en: 'Most people sleep worse in a strange bed, and it often eases after a night or two. Bring your own pillow case, and keep your evening habits. Tonight, make the room cool, dark and quiet, with the bathroom light near.',
      es: 'Casi todos duermen peor en cama ajena, y suele mejorar tras una o dos noches. Lleve su funda y haga lo mismo de siempre la última media hora. Esta noche, cuarto fresco, oscuro y sin ruido, y camino al baño con luz.',
    },
    how: {
      en: [
        'Ask for a room away from the lift and the street.',
        'Walk the way to the toilet once in the light; leave bags out of it.',
        'Awake about 20 minutes? Sit in the chair with a dim lamp. No tablet you have not tried at home.',
      ],
      es: [
        'Pida un cuarto lejos del ascensor y de la calle.',
        'Recorra una vez el camino al baño con luz; sin maletas en el paso.',
        '¿Unos 20 minutos sin dormir? Siéntese con poca luz. Ninguna pastilla que no haya probado en casa.',
      ],
    },
  },
  {
    name: 'awake-over-bills',
    domain: 'Stress',
    card: 'T15',
    facts: ['T15', 'T19'],
    when: namedBy({
      all: [
        '(bills?|rent|pension|owe|debts?|money|my check|cuentas?|quentas|renta|alquiler|deb[oe] (dinero|plata)|lo que debo|deudas?|dinero|plata|recibos?)',
        '(sleep*|slept|awake|duerm*|dorm*|desvel*|en vela|pego (el )?ojo|nights?|noches?|lie there)',
      ],
      not: 'tonight|sleeping (pill|tablet)|me doy cuenta|card|tarjeta|scam*|estaf*|gave|sent',
    }),
    say: {
      en: 'Money looks worst at night, when nobody can be paid. Before supper, write one step for tomorrow, such as one call; then close the notebook. A free benefits check can find help: call {company} this week.',
      es: 'El dinero se ve peor de noche, cuando no se puede pagar nada. Antes de cenar, escriba un paso para mañana, como una llamada, y cierre el cuaderno. Una revisión de ayudas es gratis: llame esta semana a {company}.',
    },
    how: {
      en: [
        'Make two lists by day: what must be paid, and what can wait. Call the first one and ask for smaller parts.',
        'Ask {company}: “I live on a small pension. Which help can I get?” For food: {food}.',
        'No money for tablets? Say so at the pharmacy. Borrow from nobody who presses you.',
      ],
      es: [
        'De día haga dos listas: lo que urge y lo que espera. Llame al primero y pida pagar en partes.',
        'Diga a {company}: “Vivo de una pensión chica. ¿Qué ayuda me toca?”. Para comida: {food}.',
        '¿No alcanza para las pastillas? Dígalo en la farmacia. No pida prestado a quien le presione.',
      ],
    },
  },
]
