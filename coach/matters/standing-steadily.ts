/** Plain questions on the floor, the chair, one leg and the treadmill. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const standingMatters: readonly AnsweredMatter[] = [
  {
    name: 'down-on-the-floor',
    domain: 'Exercise',
    card: 'E08',
    facts: [],
    when: namedBy(
      {
        all: [
          '(floor|carpet|rug|ground|piso|suelo|alfombra)',
          '(grand*|niet[oa]s?|baby|bebe|kids|little one|play|playing|jug(ar|amos)|juego con)',
          '(get*|down|up|sit|stay|levant*|lebant*|parar*|bajo|bajar|siente|sentar*|siento|agach*|hinc*|tirar*)',
        ],
        not: 'fell|fallen|falls?|cai|cayo|caida|lying|clean*|mop|wet|barr*|trape*|toys',
      },
      {
        all: [
          '(how|trick|teach|way) ... (get|getting) (back |myself |safely )*(up|off?|down) .. (floor|ground|carpet|rug)|(como|truco|ensen*) ... (levant*|par(o|ar*)|baj*|agach*) .. (del?|al) (piso|suelo)',
        ],
        not: 'fell|fallen|falls?|cai|caigo|cayo|caida|help me|ayuden*|now|ahora',
      },
    ),
    say: {
      en: 'Down: hold a heavy chair, one knee first, then the other. Up: on hands and knees to the chair, one foot flat in front, push with both arms. Not alone the first time. A recent fall or new hip? Ask first.',
      es: 'Para bajar: agarre una silla pesada, una rodilla y luego la otra. Para subir: a gatas hasta la silla, un pie plano adelante, empuje con los brazos. Primero con alguien al lado. ¿Caída o cadera nueva? Pregunte antes.',
    },
    how: {
      en: [
        'Clear the floor, put a cushion under the knees, and the chair against the wall.',
        'Rest on hands and knees till your head is clear. Then bring the stronger leg forward.',
        'Too hard? Play at a table; a physical therapist teaches the rest. Stuck on the floor now? Call {emergency}.',
      ],
      es: [
        'Despeje el piso, ponga un cojín bajo las rodillas y la silla contra la pared.',
        'Descanse a gatas hasta tener la cabeza clara. Luego adelante la pierna más fuerte.',
        '¿Cuesta mucho? Jueguen en la mesa; un fisioterapeuta enseña el resto. ¿Ya no se puede levantar? Llame a {emergency}.',
      ],
    },
  },
  {
    name: 'chair-stands',
    needs: pattern(
      'how|many|often|times|exercis*|reps?|repet*|safe*|arms|hands|stands|right|correct*|cuant*|como|veces|ejercicio*|manos|brazos|sentadillas?|apoy*',
    ),
    domain: 'Exercise',
    card: 'E08',
    facts: ['E08', 'E15'],
    when: namedBy({
      all: [
        '((chair|sit to) stands?|(stand|standing|get|getting|rise|rising) (up )?.. (from|off|out of) (the|a|my) chair|chair rises?|stand ups|get up and sit down|(levant*|par(ar|arme|arse|o)) .. (de )?(la )?silla|sentar(me|se) y (parar|levantar)(me|se)|(parar|levantar)(se|me) y sentar(se|me)|ejercicio de la silla)',
        '(how (many|meny|often)|times|enough|every day|a week|too few|at night|cuant*|[vb]eces|cada|diario|todos los dias|suficiente*|repeticion*|pocas|manana y noche)',
      ],
      not: 'diz*|giddy|mare*|hurts?|duele*|pain|cannot|no puedo|bathroom|bano',
    }),
    say: {
      en: 'Begin with 5, twice a day; fewer is fine. Chair against the wall, feet flat, lean forward, rise slowly, and sit down more slowly still. When all 5 feel easy, add one or two. Try the first ones today.',
      es: 'Empiece con 5, dos veces al día; menos también vale. Silla contra la pared, pies planos, inclínese, suba despacio y siéntese aún más despacio. Cuando las 5 sean fáciles, añada una o dos. Pruebe hoy las primeras.',
    },
    how: {
      en: [
        'Use the arms of the chair as long as you need them; later just the fingertips.',
        'Breathe out as you rise. A higher seat, or a firm cushion, makes it easier.',
        'Stop for sharp pain or dizziness. Fell lately, or a recent operation? Ask your doctor first.',
      ],
      es: [
        'Use los brazos de la silla mientras los necesite; después, nada más las yemas.',
        'Suelte el aire al subir. Un asiento más alto, o un cojín firme, lo hace más fácil.',
        'Pare si hay dolor agudo o mareo. ¿Caída u operación reciente? Pregunte antes al médico.',
      ],
    },
  },
  {
    name: 'balance-at-the-counter',
    domain: 'Exercise',
    card: 'E02',
    facts: ['E02', 'E01'],
    when: namedBy({
      all: [
        '(one (leg|foot)|feet together|heel to toe|balance (exercises?|one|work)|practi[cs]e balance|do the balance|una? (sol[oa] )?(pie|pierna|pata)|pies juntos|talon (con|y) punta|(el|hago|practico) (de )?equilibrio)',
        '(how (long|many|often)|seconds|times|alone|nobody|too much|segundos|cuant*|diario|cada cuanto|veces|dias|rato|a solas|vivo sol[oa]|nadie|peligro*|safe*|holding|counter|worktop|agarrad[oa])',
      ],
      not: 'diet|bank|account|money|swell*|swollen|puffy|hinchad[oa]|hurts?|pain|duele|dolor|repetit*|repetic*|leg lifts?|subir la pierna',
    }),
    say: {
      en: 'About 10 seconds each way, holding the kitchen counter, on 3 days a week or more. Feet together, then heel to toe; one leg only once these are steady. Alone? Both hands on it, a chair behind. Try feet together today.',
      es: 'Unos 10 segundos de cada lado, agarrando la barra de la cocina, 3 días por semana o más. Primero pies juntos, luego talón con punta; un solo pie, ya con firmeza. ¿A solas? Dos manos y silla detrás. Hoy, pies juntos.',
    },
    how: {
      en: [
        'Face the counter, firm shoes on, phone in your pocket.',
        'Begin with both hands, later one, later the fingertips. Look ahead, and breathe.',
        'A fall this year, or you hold on to walls? Ask for a falls check before you try one leg.',
      ],
      es: [
        'De frente a la barra, con zapato firme y el teléfono en el bolsillo.',
        'Empiece con las dos manos, luego una, luego las yemas. Mire al frente y respire.',
        '¿Una caída este año, o se agarra de las paredes? Pida una revisión antes de probar un solo pie.',
      ],
    },
  },
  {
    name: 'treadmill',
    domain: 'Exercise',
    card: 'E01',
    facts: ['E01', 'E10'],
    when: namedBy({
      all: [
        '(tread ?mills?|tredmills?|walking (machine|pad)|running machine|caminadora|trotadora|cinta (de )?(correr|andar|caminar)|cinta o caminar|banda (para|de) (caminar|correr|andar))',
      ],
      not: 'chest|tight|faint*|ticker|heart|pecho|desmay*|podcast|months on',
    }),
    say: {
      en: 'A treadmill is fine if your balance is steady: begin with 5 minutes, slow, flat, hands on the rails. Clip the safety cord to your shirt. Unsteady, or feet that are numb? A fixed bike or the hall is safer.',
      es: 'La caminadora sirve si su equilibrio es firme: empiece con 5 minutos, lento, sin subida, manos en las barras. Sujete a la ropa el cordón de seguridad. ¿Poca firmeza o pies dormidos? Mejor bicicleta fija o el pasillo.',
    },
    how: {
      en: [
        'Stand beside the belt, start it at its slowest, and step on holding both rails.',
        'Add a few minutes each week before you add speed.',
        'Heart, kidney or sugar disease? Ask your doctor first. Chest pain or dizziness: stop and sit.',
      ],
      es: [
        'Párese al lado de la banda, préndala en lo más lento y súbase con las dos manos en las barras.',
        'Añada unos minutos por semana, y después la velocidad.',
        '¿Mal del corazón, del riñón o diabetes? Pregunte antes al médico. Dolor de pecho o mareo: pare y siéntese.',
      ],
    },
  },
]
