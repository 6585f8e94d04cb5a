/** Plain questions on the bed, the room and who shares it. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

export const bedroomMatters: readonly AnsweredMatter[] = [
  {
    name: 'sleep-position',
    domain: 'Sleep',
    card: 'Z22',
    facts: [],
    say: {
      en: 'The position is yours to choose: I have no good source that one is best for all. Tonight try your side, with a pillow between the knees. Short of breath when you lie flat? Tell your doctor today.',
      es: 'La postura la elige usted: no tengo una buena fuente que diga que una es mejor para todos. Pruebe hoy de lado, con una almohada entre las rodillas. Si acostarse sin almohadas le quita el aire, dígalo hoy a su médico.',
    },
    how: {
      en: [
        'Lie on the side that hurts less.',
        'Put a pillow between your knees, and one to hug.',
        'After an operation, keep the position your team gave you. Waking and fighting for air: sit up and call {emergency}.',
      ],
      es: [
        'Acuéstese del lado que menos duela.',
        'Ponga una almohada entre las rodillas y abrace otra.',
        'Tras una operación, siga la postura que le indicó su equipo. Si despierta ahogándose: siéntese y llame a {emergency}.',
      ],
    },
  },
  {
    name: 'mattress-and-pillow',
    domain: 'Sleep',
    card: 'Z21',
    facts: [],
    say: {
      en: 'I have no good source for one best mattress or pillow. Look for a bed where you turn easily, and stand up easily with feet flat on the floor. Try it lying down before you pay. Today test your own this way.',
      es: 'No tengo una buena fuente sobre un colchón o almohada ideal. Busque una cama donde se dé vuelta fácil y se levante bien, con los pies planos. Pruébela acostándose antes de pagar. Hoy pruebe así la suya.',
    },
    how: {
      en: [
        'Sit on the edge: are your feet flat, and can you rise easily?',
        'Lie on your side: is your neck straight, not bent?',
        'Ask the shop if you can bring it back.',
      ],
      es: [
        'Siéntese al borde: ¿apoya bien los pies y se levanta fácil?',
        'Acuéstese de lado: ¿el cuello queda derecho?',
        'Pregunte en la tienda si se puede devolver.',
      ],
    },
  },
  {
    name: 'partner-snores',
    domain: 'Sleep',
    card: 'Z09',
    facts: ['Z09', 'Z19'],
    say: {
      en: 'Being kept awake by snoring wears anybody out; another room some nights is no lack of love. Loud snoring with gasps or pauses needs a doctor: it may be sleep apnea. Alcohol makes it worse. Tonight, listen for pauses in the breath.',
      es: 'Los ronquidos de otro cansan a cualquiera; dormir aparte algunas noches no es falta de cariño. Si ronca fuerte y se ahoga o hace pausas, debe ver al médico: puede ser apnea. El alcohol lo empeora. Escuche esta noche si hay pausas al respirar.',
    },
    how: {
      en: [
        'Tell them kindly by day, not at night: “I worry about your breathing.”',
        'Note what you hear, for the doctor.',
        'Make up the second bed for the hard nights.',
      ],
      es: [
        'Dígaselo de día y con cariño: “Me preocupa cómo respira”.',
        'Apunte lo que oye, para el médico.',
        'Prepare otra cama para las noches difíciles.',
      ],
    },
  },
  {
    name: 'cold-feet-in-bed',
    domain: 'Sleep',
    card: 'Z22',
    facts: [],
    say: {
      en: 'Loose, warm socks are good for cold feet in bed. Before you get in, take out the hot bottle or switch off the electric blanket. With diabetes or numb feet, use neither. Try the socks tonight.',
      es: 'Unas medias flojas y abrigadas van bien para los pies fríos. Antes de acostarse, quite la bolsa caliente o apague la manta eléctrica. Con diabetes o pies que sienten poco, no use ninguna. Pruebe hoy las medias.',
    },
    how: {
      en: [
        'Put on dry, loose socks before bed, and a blanket over your feet.',
        'Before you walk, put on firm slippers: socks slip.',
        'A foot that turns pale, blue or sore: see a doctor today. If it comes all at once, call {emergency}.',
      ],
      es: [
        'Póngase medias secas y flojas, y una manta sobre los pies.',
        'Para caminar, use zapatillas firmes: las medias resbalan.',
        'Si un pie se pone pálido, azul o duele, vaya hoy al médico. Si es de golpe, llame a {emergency}.',
      ],
    },
  },
  {
    name: 'hot-bedroom',
    needs: pattern(
      'hot|hotter|heat*|warm*|cool*|stuffy|swelter*|boiling|sweat*|temperature*|degrees|fan|fans|air con*|summer|humid*|aire|calor*|calurosa?|calient*|fresc*|refresc*|temperatura|grados|ventilador*|verano|sud(o|a|ar|ando)|bochorn*|sofoc*|cortinas?|curtains?|windows?|ventanas?',
    ),
    domain: 'Sleep',
    card: 'Z21',
    facts: ['Z21'],
    say: {
      en: 'A cool room, 65 to 68 °F (18 to 20 °C), helps sleep. Close curtains by day, open when it cools, and lay a damp cloth on your neck. Faint or confused in the heat? Call {emergency}.',
      es: 'Un cuarto fresco, de 65 a 68 °F (18 a 20 °C), ayuda a dormir. De día cierre cortinas, abra cuando refresque y póngase un paño húmedo en el cuello. Si se desmaya o confunde, llame a {emergency}.',
    },
    how: {
      en: [
        'By day close the curtains on the sunny side.',
        'Use one thin cotton sheet and loose clothes.',
        'In strong heat ask a neighbor to look in on you.',
      ],
      es: [
        'De día cierre las cortinas del lado del sol.',
        'Use una sábana fina de algodón y ropa floja.',
        'Con mucho calor, pida a alguien cercano que pase a verle.',
      ],
    },
  },
  {
    name: 'radio-or-tv-to-sleep',
    domain: 'Sleep',
    card: 'Z21',
    facts: ['Z21', 'Z22'],
    say: {
      en: 'A low radio or soft music at bedtime is fine if it comforts you. The TV, phone or tablet is best off 30 to 60 minutes before bed. Tonight choose a quiet voice that turns off by itself.',
      es: 'La radio bajita o música suave al acostarse está bien si le da gusto. La tele, el celular o la tableta, mejor apagarlos de 30 a 60 minutos antes. Hoy elija una voz tranquila que se apague sola.',
    },
    how: {
      en: [
        'Turn it low, just loud enough to hear.',
        'Ask somebody to show you the sleep timer.',
        'Choose music or old stories, not the news.',
      ],
      es: [
        'Póngala baja, lo justo para oír.',
        'Pida que le enseñen el apagado automático.',
        'Elija música o cuentos, no noticias.',
      ],
    },
  },
  {
    name: 'cpap-mask',
    domain: 'Sleep',
    card: 'Z09',
    facts: [],
    say: {
      en: 'Many people struggle with that machine; you are not doing it badly. I have no good source on it, but whoever supplied it knows: call today and say what bothers you. Do not give up before you ask.',
      es: 'A mucha gente le cuesta esa máquina; no es culpa suya. No tengo una buena fuente sobre ella, pero quien se la dio sí sabe: llame hoy y diga qué le molesta. No la deje sin preguntar.',
    },
    how: {
      en: [
        'Say it plainly: it leaks, it presses, my mouth is dry.',
        'Ask if another size or kind of mask would suit you.',
        'Ask if you may wear it by day at first, to get used to it.',
      ],
      es: [
        'Dígalo claro: se sale el aire, aprieta, me seca la boca.',
        'Pregunte si hay otra talla u otro tipo.',
        'Pregunte si puede ponérsela un rato de día para acostumbrarse.',
      ],
    },
  },
  {
    name: 'noise-at-night',
    domain: 'Sleep',
    card: 'Z21',
    facts: ['Z21'],
    say: {
      en: 'Noise at night wears on the nerves, and a quiet, dark room does help sleep. Tonight close the window on the noisy side or sleep in the quietest room, with the way lit. By day, talk kindly with whoever makes the noise.',
      es: 'El ruido de noche desgasta; un cuarto oscuro y callado ayuda a dormir. Hoy cierre la ventana del lado del ruido o duerma en el cuarto más tranquilo, con luz en el camino. De día, hable con amabilidad con quien hace ruido.',
    },
    how: {
      en: [
        'Soft earplugs may help, if you can still hear an alarm or a call.',
        'A thick curtain softens the sound: let somebody steady hang it for you.',
        'No change? Ask the building manager, or call {company} for advice.',
      ],
      es: [
        'Unos tapones suaves pueden ayudar, si aún oye una alarma o una llamada.',
        'Una cortina gruesa apaga el sonido: que la cuelgue alguien con buen equilibrio.',
        '¿Sigue igual? Hable con quien administra, o pida consejo a {company}.',
      ],
    },
  },
]
