/** What is said to answers on kinds of exercise. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { either, saysNo, saysNobody, saysNothing, saysYes } from '../yes-or-no.ts'

const shoulders = '(shoulder*|arms?|neck|hombros?|brazos?|cuello|nuca)'
const legs =
  '(legs?|knees?|hips?|thigh*|calf|calves|ankle*|feet|piernas?|rodillas?|caderas?|muslos?|pantorrillas?|tobillos?|pies)'
const back = '(back|spine|waist|espalda|cintura|columna|lomo)'

export const movingAnswers = {
  dogWalk: [
    {
      when: either(
        saysNo,
        pattern('(calm|gentle|quiet|small|old|tranquil[oa]|mans[oa]|chiquit[oa]|viejit[oa])'),
      ),
      say: {
        en: 'Then you are well placed. Pick one stretch today, such as bench to corner, and walk it a little faster. Let the sniffing be your rest. Hold the leash loosely all the same.',
        es: 'Entonces va muy bien. Elija hoy un tramo, de una esquina a otra, y camínelo un poco más rápido. Mientras huele, usted descansa. Igual lleve la correa suelta en la mano.',
      },
    },
    {
      when: either(saysYes, pattern('(pull*|strong|drag*|jala*|tira|fuerte|arrastra)')),
      say: {
        en: 'Then your balance comes first: a hard pull can throw you. Let somebody stronger take the leash, and walk beside them. Alone? Choose a flat, quiet way, and let go rather than be dragged.',
        es: 'Entonces primero su equilibrio: un jalón fuerte puede tirarle. Que la correa la lleve alguien con más fuerza, y usted a su lado. ¿Va a solas? Camino plano y tranquilo; suelte antes que caerse.',
      },
    },
  ],
  stairs: [
    {
      when: pattern('(both|the same|either|ambas|las dos|los dos|igual|todo)'),
      say: {
        en: 'Then leave them till your legs are stronger. Stand up from a firm chair a few times a day, hands helping. Go on the stairs with somebody near, and tell your doctor they are hard both ways.',
        es: 'Entonces espere a tener más fuerza. Levántese de una silla firme unas veces al día, con ayuda de las manos. En la escalera, con alguien cerca, y cuente a su médico que cuesta en ambos sentidos.',
      },
    },
    {
      when: pattern('(down|descend*|bajar|bajando|bajada|de bajada)'),
      say: {
        en: 'Then put a light on first and look at each step. Come down one foot and then the other to the same step, hand on the rail. Knee giving way, or a fall lately? Tell your doctor.',
        es: 'Entonces primero encienda la luz y mire cada escalón. Baje un pie y luego el otro al mismo escalón, con la mano en el pasamanos. ¿La rodilla falla, o se cayó? Dígalo al médico.',
      },
    },
    {
      when: pattern('(up|climb*|going up|subir|subiendo|subida)'),
      say: {
        en: 'Then rest halfway before you have to, and breathe out as you step up. Standing up from a chair a few times a day makes legs stronger. Out of breath on few steps? Tell your doctor.',
        es: 'Entonces descanse a medio camino antes de necesitarlo, y suelte el aire al subir. Levantarse de una silla unas veces al día fortalece las piernas. ¿Se ahoga con pocos? Dígalo al médico.',
      },
    },
  ],
  pool: [
    {
      when: saysNo,
      say: {
        en: 'No need to. Keep where the water reaches your waist or chest, walk up and down, and hold the side. Tell the lifeguard that you do not swim, and do not go in alone.',
        es: 'No hace falta. Quédese donde el agua le llegue a la cintura o al pecho, vaya y venga, y agárrese del borde. Avise a quien vigila que no sabe nadar, y no entre a solas.',
      },
    },
    {
      when: either(saysYes, pattern('(fish|swam|used to swim|nadaba|nade|pez)')),
      say: {
        en: 'Lovely. If it has been a while, begin in the part where you can stand. A few easy minutes, with a rest at the side, and go back the same day next week.',
        es: 'Qué bien. Si hace tiempo que no nada, empiece donde haga pie. Pocos minutos suaves, con descanso en el borde, y vuelva el mismo día de la otra semana.',
      },
    },
  ],
  bicycle: [
    {
      when: either(saysNothing, saysNo),
      say: {
        en: 'Then try before you buy. Ask at a gym, a center or your physical therapist to sit on a fixed bike once. Or borrow pedals that stand in front of a chair.',
        es: 'Entonces pruebe antes de comprar. Pida en un gimnasio, un centro o con su fisioterapeuta sentarse una vez en una fija. O pida prestados unos pedales de los que van frente a la silla.',
      },
    },
    {
      when: pattern(
        '(fixed|exercise bike|stationary|indoor|pedals?|pedaler*|fija|estatica|de ejercicio|pedales)',
      ),
      say: {
        en: 'That is the steady kind. Put it by a window or the radio, so that it calls you. Today, pedal through one song with no resistance, and get off slowly, one hand on something firm.',
        es: 'Es la más segura. Póngala junto a la ventana o la radio, para que le llame. Hoy, pedalee una canción sin resistencia, y baje despacio, con una mano en algo firme.',
      },
    },
    {
      when: pattern(
        '(outdoor|road|street|old|ordinary|normal|real|two wheels|regular|electric|mountain|de calle|normal|vieja|comun|dos ruedas|de montana|electrica|de paseo)',
      ),
      say: {
        en: 'Then first have the brakes and tires checked, and the saddle set low. Ride by day on a flat, quiet way, with somebody beside you and a helmet. Unsteady or dizzy lately? Choose a fixed one.',
        es: 'Entonces primero que revisen frenos y llantas, y baje el asiento. Vaya de día por lo plano y tranquilo, con alguien al lado y casco. ¿Mareo o poca firmeza? Mejor una fija.',
      },
    },
  ],
  yoga: [
    {
      when: saysNo,
      say: {
        en: 'Then ask your library or clinic: “Is there chair yoga or tai chi, or a video of it?” At home, do it in a chair, with somebody near. Stop if it hurts.',
        es: 'Entonces pregunte en la biblioteca, el centro para mayores o su clínica: “¿Hay yoga en silla o taichí, o en video?”. En casa, en la silla, con alguien cerca, y pare si algo duele.',
      },
    },
    {
      when: either(
        saysYes,
        pattern('(has one|have (it|one)|there is|at the|en el|en la|dan|cerca)'),
      ),
      say: {
        en: 'Then call this week and ask to watch one class, seated if you like. Say before it begins: “I am new, and these are my ills.” A firm chair within reach is your friend.',
        es: 'Entonces llame esta semana y pida mirar una clase, en silla si prefiere. Diga antes de empezar: “Es mi primera vez, y tengo estos males”. Una silla firme a la mano es buena compañía.',
      },
    },
  ],
  gym: [
    {
      when: pattern(
        '(young*|look*|stare*|asham*|embarrass*|shy|clothes|feel (old|out of place)|people|jovenes|muchach*|miran|mirar*|verguenza|pena|ropa|gente)',
      ),
      say: {
        en: 'Many feel so at the first visit. Go at the quiet hour, in your ordinary clothes, and take somebody along. Most people there look at the mirror, not at you.',
        es: 'A mucha gente le pasa la primera vez. Vaya a la hora tranquila, con ropa de siempre, y lleve a alguien. Ahí casi todos miran el espejo, no a usted.',
      },
    },
    {
      when: pattern(
        '(cost*|money|price*|expensive|pay|afford|dear|fees?|caro|cara|dinero|precio|pagar|cuesta|plata|mensualidad)',
      ),
      say: {
        en: 'Then you need not pay for it. Stand up from a firm chair a few times, or use a band at home. Ask the senior center too: “Is there a strength class that costs nothing?”',
        es: 'Entonces no hace falta pagarlo. En casa, levántese de una silla firme unas veces, o use una banda. Pregunte también en el centro para mayores: “¿Hay clase de fuerza gratis?”.',
      },
    },
    {
      when: pattern(
        '(machine*|hurt*|injur*|afraid|scared|fear*|do not know (how|what)|heavy|weights|aparatos?|maquinas?|lastim*|miedo|no se (como|usar|que)|pesas|pesado)',
      ),
      say: {
        en: 'Then leave the machines for later. Ask the trainer for two exercises with the lightest weight, and have them watch you once. Breathe out on the effort, and stop at any sharp pain.',
        es: 'Entonces deje los aparatos para después. Pida a quien entrena dos ejercicios con el peso más ligero, y que le mire una vez. Suelte el aire al hacer fuerza y pare si algo duele.',
      },
    },
  ],
  stretching: [
    {
      when: pattern(back),
      say: {
        en: 'Then go gently: sit tall, roll the shoulders back, and breathe. No deep bends or twists. A back that hurts, or is newly stiff, is for your doctor or a physical therapist to see first.',
        es: 'Entonces con suavidad: espalda recta, hombros hacia atrás, y respire. Nada de doblarse mucho ni torcerse. Si duele o la rigidez es nueva, que la vea antes su médico o un fisioterapeuta.',
      },
    },
    {
      when: pattern(shoulders),
      say: {
        en: 'Then sit and let your arms hang. Roll the shoulders slowly, back and round, with easy breath. A warm shower first makes it easier. Never pull the head with your hands.',
        es: 'Entonces siéntese con los brazos sueltos. Gire los hombros despacio, hacia atrás, respirando normal. Una ducha tibia antes lo hace más fácil. No jale la cabeza con las manos.',
      },
    },
    {
      when: pattern(legs),
      say: {
        en: 'Then today’s stretch is the right one: seated, one leg straight, heel down, toes up, and hold. Do it after a short walk in the house. New hip or knee? Keep to your hospital sheet.',
        es: 'Entonces el de hoy es el suyo: en la silla, una pierna recta, talón abajo, dedos arriba, y aguante. Hágalo tras caminar un poco en casa. ¿Prótesis? Siga la hoja del hospital.',
      },
    },
  ],
  badWeather: [
    {
      when: either(
        saysNothing,
        saysNobody,
        pattern(
          '(nowhere|no (room|space)|(small|tiny|cramped|full)|en ningun (lado|lugar|sitio|parte)|ninguna|no hay (lugar|espacio|sitio)|chic[oa]|chiquit[oa]|pequen[oa]|llen[oa])',
        ),
      ),
      say: {
        en: 'Then the chair is your road. Sit well back and march through one song, feet lifting a little. Or hold the kitchen counter and step in place. No clear floor is needed for that.',
        es: 'Entonces la silla es su camino. Siéntese bien atrás y marche una canción, subiendo un poco los pies. O agárrese de la cocina y marche sin avanzar. Para eso no hace falta espacio.',
      },
    },
    {
      when: pattern(
        '(hall*|corridor|passage|living room|lounge|kitchen|bedroom|sitting room|garage|porch|pasillo|corredor|sala|cocina|cuarto|patio|comedor|cochera|zaguan)',
      ),
      say: {
        en: 'Good, that is your track. Pick up rugs and cords there, put a light on and a chair at one end. Today, walk up and down through one song, then sit.',
        es: 'Bien, esa es su pista. Quite de ahí tapetes y cables, encienda la luz y ponga una silla en una punta. Hoy, vaya y venga lo que dure una canción, y siéntese.',
      },
    },
  ],
  shoes: [
    {
      when: either(saysNo, pattern('(fine|good|okay|new|grip|rough|bien|buenas|nuev[oa]s)')),
      say: {
        en: 'Good. Then look at two more things: is your heel held, and do the toes have room? Keep that pair by the bed or door, so they are on before you walk.',
        es: 'Bien. Entonces mire dos cosas más: ¿sujetan el talón, y caben bien los dedos? Deje ese par junto a la cama o la puerta, para ponérselo antes de caminar.',
      },
    },
    {
      when: either(saysYes, pattern('(smooth|worn|flat|slippery|lis[oa]s?|gastad[oa]s?|resbal*)')),
      say: {
        en: 'Then that pair has done its work: do not walk in it on wet floors, and buy new ones this week. Take the old pair along, and try the new in your usual socks.',
        es: 'Entonces ese par ya cumplió: no camine con él en piso mojado y compre otro esta semana. Lleve el viejo a la tienda, y pruebe el nuevo con las medias de siempre.',
      },
    },
  ],
  cane: [
    {
      when: saysNo,
      say: {
        en: 'Then do not borrow one of the wrong height. Call your clinic today: “I feel unsteady. Who fits me for a cane or a walker?” A fall lately, or dizzy? Say that first.',
        es: 'Entonces no use uno prestado de otra altura. Llame hoy a su clínica: “Siento poca firmeza. ¿Quién me ajusta un bastón o andador?”. ¿Una caída o mareo? Dígalo primero.',
      },
    },
    {
      when: either(saysYes, pattern('(prestad[oa]|closet|borrowed|armario|ropero)')),
      say: {
        en: 'Good. Have a nurse or physical therapist check its height, and look today whether the rubber tip is worn smooth. Keep it where your hand finds it, beside the bed too.',
        es: 'Bien. Que una enfermera o fisioterapeuta revise la altura, y mire hoy si la goma de la punta está lisa. Déjelo donde la mano lo encuentre, también junto a la cama.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
