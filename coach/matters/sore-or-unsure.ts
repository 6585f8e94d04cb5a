/** Plain questions of those who ache, or are unsure on their feet. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const carefulMatters: readonly AnsweredMatter[] = [
  {
    name: 'stairs-with-sore-knees',
    domain: 'Exercise',
    needs: pattern('stair*|upstairs|downstairs|climb*|escalera*|escalon*|gradas?|peldan*'),
    card: 'E14',
    facts: [],
    when: namedBy(
      {
        all: [
          '(knees?|nees|rodillas?|rodiyas?)',
          '(stairs?|steps|staircase|upstairs|downstairs|escaler[ao]s?|escalon(es)?|gradas?|peldanos?)',
          '(sore|hurt*|ache*|aching|pain*|bad|worn|arthrit*|complain*|kill*|duele*|dolor*|mala|malas|gastad[ao]s?|inflamad[ao]s?|swollen|stiff|artrosis|artritis|truen*)',
        ],
        not: '([0-9]+|more|many) steps|first steps?',
      },
      {
        all: [
          '(which|what) (leg|foot) ... (stairs|steps?)|(good|bad|sore) leg (up |down )?first|que (pie|pierna) ... (escaler*|escalon*|gradas?)|primero la pierna (buena|mala)',
        ],
      },
    ),
    say: {
      en: 'No need to give stairs up; take them gently. Hand on the rail, one step at a time. Going up, the good leg first; going down, the sore leg first. Today, try just a few this way.',
      es: 'No hace falta dejarlas; tómelas con calma. Mano en el pasamanos, un escalón a la vez. Al subir, primero la pierna buena; al bajar, primero la que duele. Hoy, pruebe así unos pocos.',
    },
    how: {
      en: [
        'Bring both feet onto each step before the next one. Light on, firm shoes, nothing in your hands.',
        'Strong thighs help the joint: sit, straighten one leg, lower it slowly, then the other.',
        'A knee that is hot, swollen, locks or gives way: leave the stairs, and see a doctor.',
      ],
      es: [
        'Junte los dos pies en cada escalón antes del siguiente. Con luz, zapato firme y las manos libres.',
        'Los muslos fuertes ayudan: en una silla, estire una pierna, bájela despacio y luego la otra.',
        'Si la rodilla está caliente, hinchada, se traba o falla: deje las escaleras y vea al médico.',
      ],
    },
  },
  {
    name: 'sore-after-exercise',
    domain: 'Exercise',
    card: 'E20',
    facts: ['E20'],
    when: namedBy(
      {
        all: [
          '(ice|heat|warmth|hot water bottle|cold (pack|cloth)|hielo|calor|compresas?|pano frio|agua caliente)',
          '(sore*|ache*|swollen|puffy|stiff|knees?|ankle|shoulder|muscles?|joints?|back|hips?|neck|arthritis|rodillas?|tobillo|hombro|musculos?|piernas|espalda|cintura|cadera|cuello|articulacion(es)?|artritis|artrosis|duele*|dolor|hincha*|adolorid[oa]s?)',
        ],
        not: 'night*|pillow|bed|outside|weather|cream|fell|or exercise|o ejercicio|noche|cama|helado|clima|cai|caida|hands?|manos?|fingers?|dedos?|feet|pies',
      },
      {
        all: [
          '(sore|pain|ache|aches|aching|hurts|agujetas|adolorid[oa]|molid[oa]|duele*|dolor|despes)',
          '(after|since|from|next day|despues|despues|desde|al otro dia|tengo agujetas|ayer)',
          '(exerci*|class|workout|gym|weights|leg lifts|training|next day|ejercicios?|ejersicio|clase|pesas|gimnasia|sentadillas|caminata|otro dia|agujetas)',
        ],
        not: 'chest|breath|fell|pecho|aire|cai|head|cabeza|operation|operacion|zapat*|calzado|amarr*|atar*|velcro',
      },
      {
        all: [
          '(tell|know|difference) ... (sore*|ache) ... (injur*|hurt|harm*|damage)|(bad|good) pain|(sore|ache|agujetas) ... (rest or|sigo|descanso|lesion|lastim*)',
        ],
      },
    ),
    say: {
      en: 'Take what feels better: mostly cool for swelling, warm for a stiff joint or back; I have no good study on it. Mild soreness after exercise for a day or two is normal: move gently. Sharp pain or more swelling? See a doctor.',
      es: 'Use lo que le alivie: casi siempre frío si hinchó, calor si está tieso; no tengo un buen estudio. Un dolor leve de uno o dos días tras el ejercicio es normal: muévase suave. ¿Dolor agudo o más hinchazón? Al médico.',
    },
    how: {
      en: [
        'Cool: something cold wrapped in a cloth, a few minutes. Warm, never hot. Where the skin is numb, neither.',
        'Dull, in the muscle, gone in two days: that was the work. Next time do half.',
        'Sharp, in one spot, red and hot, or you cannot stand on it: have it seen. A calf that is swollen and sore: call the doctor today.',
      ],
      es: [
        'Frío: algo helado envuelto en un paño, unos minutos. Tibio, nunca caliente. Donde la piel esté dormida, ninguno.',
        'Sordo, en el músculo y se va en dos días: fue el trabajo. La próxima vez haga la mitad.',
        'Agudo, en un punto, rojo y caliente, o no puede apoyarlo: que lo revisen. Una pantorrilla hinchada y adolorida: llame hoy al médico.',
      ],
    },
  },
  {
    name: 'weight-and-knees',
    domain: 'Diet',
    needs: pattern(
      'weight|weigh*|pounds?|kilos?|stones?|heavy|heavier|fat|slim*|thinner|lighter|big|large|lose|losing|loosing|shed|peso|peza*|pesa|gord[oa]*|gordit[oa]|adelga*|baj(ar|ando|o|a)|rebaj*|engord*|sobrepeso',
    ),
    card: 'D07',
    facts: ['D07', 'E14'],
    when: namedBy({
      all: [
        '(knees?|nees|rodillas?|rodiyas?|joints|articulaciones)',
        '(weight|heavy|pounds|weigh(ed)? less|rebaj[ao]|get thinner|slim*|too fat|overweight|obes*|kilos|de peso|de pezo|perder peso|gord*|adelgaz*|sobrepeso|el peso|bajar (para|por) .. duela|cuanto tengo que bajar)',
      ],
      not: 'lift*|(weight on|put weight|bear* weight)|train*|levant*|encima|apoy*|without trying|weak*|debil*|sin querer|blood|gout|gota',
    }),
    say: {
      en: 'Yes, where there is much extra weight, losing some eases sore knees: slowly, and with exercise, so that muscle stays. How much is for your nurse or dietitian to say. Today, sit and straighten each leg a few times.',
      es: 'Sí, si hay mucho peso de más, bajar algo alivia las rodillas: poco a poco y con ejercicio, para no perder músculo. Cuánto, lo dice su enfermera o nutricionista. Hoy, en una silla, estire cada pierna unas veces.',
    },
    how: {
      en: [
        'Ask your nurse: “Should I lose weight for my knees, how much, and who helps me?”',
        'Keep protein at each meal, and take away sweet drinks and seconds first.',
        'Losing weight without trying, or eating little? Do not diet: tell your doctor.',
      ],
      es: [
        'Pregunte a su enfermera: “¿Me conviene bajar por las rodillas, cuánto, y quién me ayuda?”.',
        'Deje la proteína en cada comida; quite primero los refrescos y el segundo plato.',
        '¿Baja sin querer o come poco? No haga dieta: dígalo al médico.',
      ],
    },
  },
  {
    name: 'after-heart-attack',
    domain: 'Exercise',
    card: 'E10',
    facts: ['E12'],
    when: namedBy(
      {
        all: [
          '((heart|hart) attack|stents?|infarto)',
          '(afraid|scared|scares|fear|frighten*|terrified|miedo|asust*|atrev[oe]|animo|panico|dare|move|moving|walk|rehab*|camin*|muev*|mover*|moberme|andar|anda|sit)',
        ],
        not: '(am i|is it|is this|having|going to have|of having|esta dando|va a dar|de que me de) .. (a |an |un )?((heart|hart) attack|infarto)|prevent*|avoid*|risk*|evitar|prevenir|panic attack|lift|bags|how (far|much|hard)|cuanto|last year|ano pasado|years ago|hace (dos|tres|[0-9]+) anos|neighbor|vecin[oa]|brother|hermano|died of|murio de',
      },
      { all: ['(cardiac|heart) rehab*|rehabilitacion (cardiaca|del corazon)'] },
    ),
    say: {
      en: 'That fear is very common, and most people do move again, step by step. Walk as you were told on leaving, no more. Today, call and ask for cardiac rehabilitation. Keep taking your tablets. The pain again? Call {emergency}.',
      es: 'Ese miedo es muy común, y casi todos vuelven a moverse, poco a poco. Camine como le dijeron al darle de alta, no más. Hoy, llame y pida rehabilitación cardíaca. No deje sus pastillas. ¿Otra vez el dolor? Llame a {emergency}.',
    },
    how: {
      en: [
        'Call your heart team: “What may I do at home, and when does rehabilitation begin?” There you exercise with somebody watching.',
        'Walk a short way on the flat, able to talk, with a chair and a phone near.',
        'Chest pain, fainting, hard breathing or an uneven heartbeat: stop, sit, call {emergency}.',
      ],
      es: [
        'Llame a su equipo del corazón: “¿Qué puedo hacer en casa y cuándo empieza la rehabilitación?”. Ahí se ejercita con alguien que vigila.',
        'Camine poco y por lo plano, pudiendo hablar, con silla y teléfono cerca.',
        'Dolor de pecho, desmayo, mucha falta de aire o latidos irregulares: pare, siéntese, llame a {emergency}.',
      ],
    },
  },
  {
    name: 'dizzy-rising',
    domain: 'Exercise',
    card: 'E19',
    facts: [],
    say: {
      en: 'Get up in stages: sit on the edge, move your feet, stand with something firm in hand, wait. Tell your doctor or pharmacist this week, with all your tablets, new ones first; stop none yourself. Fainted? Call {emergency}.',
      es: 'Levántese por partes: siéntese al borde, mueva los pies, párese con algo firme en la mano y espere. Cuéntelo esta semana al médico o farmacéutico, con todas sus pastillas, las nuevas primero; no deje ninguna. ¿Se desmayó? Llame a {emergency}.',
    },
    how: {
      en: [
        'Before you stand, pump your ankles and make fists, slowly. Head still swims? Stay seated.',
        'Lamp and phone in reach at night. After a meal or a hot bath, wait longer.',
        'Write down when it comes, and show it with all your tablets. They may measure your pressure lying and standing.',
      ],
      es: [
        'Antes de pararse, mueva los tobillos y cierre los puños, despacio. ¿Sigue el mareo? Quédese en la silla o la cama.',
        'De noche, lámpara y teléfono a mano. Tras comer o un baño caliente, espere más.',
        'Apunte cuándo le pasa y muéstrelo con todas sus pastillas. Quizá le midan la presión acostado y de pie.',
      ],
    },
  },
  {
    name: 'parent-afraid-of-shower',
    domain: 'Exercise',
    card: 'E11',
    facts: ['E11'],
    when: namedBy({
      all: [
        '(shower|bath|bathe|bathtub|tub|wash|washes|ducha|regadera|tina|banera|banar|bane|bana|bano)',
        '(grandma|grandpa|granny|abuelit[oa]|mother|mom|mum|mam|dad|father|wife|husband|her|him|she|he|grandmother|mama|papa|madre|padre|espos[oa]|marido|mujer|abuel[oa]|suegr[oa]|ella|senora)',
        '(afraid|scared|fear|frightened|terrified|refuses|will not|dares|miedo|panico|teme|no (se |me )?(la )?quiere|asust*|no hay manera)',
        '(fell|fall|falling|slip*|cay*|caid*|caer*|resbal*|dares|afraid|frightened|miedo)',
      ],
      not: 'i am (afraid|scared)|alone at night',
    }),
    say: {
      en: 'That fear is natural after a fall; do not press. A mat that holds, a fixed bar, a chair to sit on, and you close by. Today, offer a wash at the basin, seated. Ask the doctor for a falls check.',
      es: 'Ese miedo es natural tras una caída; no insista. Un tapete que no resbale, una barra fija, una silla, y usted cerca. Hoy, ofrezca lavarse en el lavabo, en una silla. Pida al médico una revisión de caídas.',
    },
    how: {
      en: [
        'Have the bar screwed to the wall. Warm the room, and keep towel and soap within reach.',
        'Let them sit, hold the hand shower themselves, and begin with the feet.',
        'Ask the nurse about an occupational therapist, who fits the bathroom to the person.',
      ],
      es: [
        'Que atornillen la barra a la pared. Entibie el baño y deje toalla y jabón a mano.',
        'Que se siente, lleve la regadera de mano y empiece por los pies.',
        'Pregunte a la enfermera por un terapeuta ocupacional: adapta el baño a la persona.',
      ],
    },
  },
]
