/** Plain questions on a worn hip, the cane, bars in the bathroom, leaks, the check after a fall, dancing, and how soon it shows. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const hip = '(hips?|cadera|caderas)'

export const hipMatters: readonly AnsweredMatter[] = [
  {
    name: 'worn-hip',
    domain: 'Exercise',
    card: 'E14',
    facts: [],
    when: namedBy({
      all: [
        hip,
        '(walk*|camin*|andar|exercis*|ejercici*|stretch*|moves?|movements?|estir*|strengthen*|something|algo)',
        '(worn|worse|wear*|bad|sore|dodgy|arthrit*|harm*|damag*|rub*|lying|in bed|on my back|bed|for (the|my|a)|gast*|desgast*|mala|dan[ao]*|artr*|empeor*|acostad[oa]|cama|para (la|mi))',
      ],
      not: 'fell|fallen|fall|cai|caida|new hip|replac*|operat*|surgery|osteopor*|fractur*|broke*|rota|protesis|nueva|operad*|operaron|opera|wait*|op|lista|quebr*|cambian|llam(an|en)|esper*|morning|first thing|stiff|rusty|tiesa|manana|pool|piscina|do i have|fell asleep|estoy en cama',
    }),
    say: {
      en: 'No, walking does not wear a hip down faster: short walks on flat ground keep the muscles that hold it. Lying down: slide one heel up and back, slowly, a few times. A physical therapist sets the rest.',
      es: 'No, caminar no gasta más la cadera: los paseos cortos por lo plano cuidan los músculos que la sostienen. Con el cuerpo acostado: deslice un talón hacia arriba y de vuelta, despacio. Lo demás lo enseña un fisioterapeuta.',
    },
    how: {
      en: [
        'On the bed, knees bent, feet flat: slide the heel, or squeeze the buttocks and let go. It must not hurt.',
        'A bad back too? Keep the knees bent and do not twist. Pain that shoots down the leg: stop, ask your doctor.',
        'Sudden strong pain, a fall, or you cannot stand on it: call {emergency}. New hip already? Your team sets the exercises.',
      ],
      es: [
        'En la cama, rodillas dobladas y pies planos: deslice el talón, o apriete las nalgas y suelte. No debe doler.',
        '¿La espalda también? Rodillas dobladas, sin torcerse. Si el dolor baja por la pierna: pare y pregunte al médico.',
        'Dolor fuerte de golpe, una caída o no puede apoyar: llame a {emergency}. ¿Ya tiene cadera nueva? Los ejercicios los pone su equipo.',
      ],
    },
  },
  {
    name: 'cane-hand',
    domain: 'Exercise',
    card: 'E11',
    facts: [],
    when: namedBy(
      {
        all: [
          '(cane|walking stick|stick|canes|baston)',
          '((which|what|wich|right|left|good|bad|sore|same|other|opposite|wrong|better|weak|strong) (hand|side|leg|knee|hip|arm)|que (mano|lado)|cual (mano|lado)|(del|de) (que |mismo |otro )?lado|lado (malo|bueno|contrario|derecho|izquierdo|enfermo)|mano (derecha|izquierda|contraria)|la (derecha|izquierda)|(el )?lado (del )?(malo|bueno))',
        ],
        not: 'stroke|derrame|steal|rob*|hearing',
      },
      {
        all: [
          '(hold|carry|goes|lleva*|llevo) .. (it )?(on|in|del|en) (the|my|el|la|que)? ?(bad|good|sore|lado) ?(side|hand|leg|malo|bueno)?',
          '((bad|sore|malo|mala) ... (good|better|bueno|buena)|(good|better|bueno) ... (bad|sore|malo))',
        ],
        not: 'dumbbell*|weights?|pesas?|bag|bolsa|rail|pasamanos|grudge',
      },
    ),
    say: {
      en: 'In the hand across from the sore leg: left knee sore, cane in the right hand. Cane and sore leg go forward together, then the good leg. So the sore side carries less. Let a nurse or physical therapist set its height.',
      es: 'En la mano contraria a la pierna que duele: rodilla izquierda mala, bastón en la derecha. Avanzan juntos bastón y pierna mala; luego la buena. Así carga menos el lado malo. La altura la ajusta una enfermera o fisioterapeuta.',
    },
    how: {
      en: [
        'Stand tall, arm loose: the grip comes to about the wrist.',
        'Stairs: one hand on the rail. Going up, the good leg first; going down, cane and sore leg first.',
        'Rubber tip worn smooth? Change it. After a stroke or an operation, ask your team which hand.',
      ],
      es: [
        'De pie y con el brazo suelto, el mango llega más o menos a la muñeca.',
        'Escaleras: una mano en el pasamanos. Al subir, primero la pierna buena; al bajar, bastón y pierna mala.',
        '¿La goma está lisa? Cámbiela. Tras un derrame o una operación, pregunte a su equipo en qué mano.',
      ],
    },
  },
  {
    name: 'bars-and-mats',
    domain: 'Exercise',
    card: 'E11',
    facts: [],
    when: namedBy(
      {
        all: [
          '((grab|safety|hand|shower|support) ?(bars?|rails?|handles?)|grabbars?|agarrader[oa]s?|barras? (de|para) (apoyo|agarre|agarrar*|sosten*|seguridad|bano)|barandas?|pasamanos|handrails?|(bars?|rails?|barras?) (in|for|by|to|en|para) (the |my |el |la )?(bath*|shower|tub|toilet|loo|bano|ducha|regadera|tina))',
          '(bath|bathroom|shower|tub|bathtub|toilet|loo|bano|ducha|regadera|tina|banera|inodoro|excusado|wc|grab|agarrader[oa]s?)',
        ],
        not: 'stairs|steps|escalera*|treadmill|caminadora',
      },
      {
        all: [
          '(bars?|rails?|barras?)',
          '(bath|bathroom|shower|tub|bathtub|toilet|loo|bano|ducha|regadera|tina|inodoro)',
          '(where|what|which|how (high|many)|donde|que|cuales|cuantas)',
        ],
        not: 'stairs|soap|jabon|chocolate|towel|drinks?|wine|cereal|protein*|cost*|cuesta*|fell|cai|exercis*|ejercic*',
      },
      {
        all: [
          '(mats?|rubber|tapetes?|alfombr(a|as|ita|itas|illa)|antidesliz*|non ?slip|suction)',
          '(bath|bathroom|shower|tub|bathtub|bano|ducha|regadera|tina|banera)',
        ],
        not: 'sleep|dorm*|bath before bed|fell|fallen|cai|caida|yoga',
      },
    ),
    say: {
      en: 'Bars screwed to the wall: where you step in, where you wash, and beside the toilet. No suction cups; a towel rail will not hold you. A rubber mat that grips inside, and one that does not slide outside.',
      es: 'Barras atornilladas a la pared: donde entra, donde se lava y junto al inodoro. Nada de ventosas; el toallero no aguanta. Dentro, un tapete de goma que se pegue; afuera, uno que no se deslice.',
    },
    how: {
      en: [
        'Have somebody mark where your hand reaches by itself: there the bar goes. Choose one as thick as you can grip.',
        'Lift the mat to dry it, and throw it away when it no longer grips. No loose rugs.',
        'An occupational therapist can come and look; ask your doctor or {company}. A fall in the past year? Ask for a falls check.',
      ],
      es: [
        'Que alguien marque adónde llega sola su mano: ahí va la barra. Elija un grueso que pueda apretar.',
        'Levante el tapete para que seque, y tírelo cuando ya no se pegue. Nada de alfombras sueltas.',
        'Un terapeuta ocupacional puede ir a ver; pregunte al médico o a {company}. ¿Se cayó en el último año? Pida una revisión.',
      ],
    },
  },
  {
    name: 'leaks-when-coughing',
    domain: 'Exercise',
    card: 'E08',
    facts: [],
    when: namedBy(
      {
        all: [
          '(leak*|wet (my ?self|my (pants|knickers|underwear|drawers))|(pee|piddle|dribble) (a (bit|little)|my ?self|my pants)|(little|an) accident|se me (sale|escapa|salen|escapan)|me orino|me (hago|mojo)|gotas|gotitas)',
          '(cough*|sneez*|laugh*|giggl*|jump*|lift*|toser|toso|tos|tosi|estornud*|rio|reir*|risa|carcajad*|cargo|brinc*)',
        ],
        not: 'he|she|him|her|blood|sangre|gas|stool|poop|puerta|calle|baby|bebe|dementia|demencia|alzheimers?|cried|como|comida|food|internet|exercis*|ejercic*',
      },
      {
        all: [
          '(leak|leaks|leaking|bladder|incontinen*|orina|pipi|vejiga)',
          '(get|gets|getting|go|goes|going|will|does|ever|puede|se) .. (better|cured?|away|forever|for good|mejora*|quit[ae]|cura|arregla|para siempre|asi)',
        ],
        not: 'roof|tap|pipe|faucet|techo|llave|infection|infeccion|blood|sangre|night|noche',
      },
    ),
    say: {
      en: 'Very common, nothing to be ashamed of, and often it gets better. Nurses teach it so: squeeze as if to hold back wind and urine, a breath or two, then let go. Do it before you cough or laugh.',
      es: 'Es muy común, no hay de qué avergonzarse, y muchas veces mejora. Las enfermeras lo enseñan así: apriete como para aguantar gases y orina, una o dos respiraciones, y suelte. Hágalo antes de toser o reír.',
    },
    how: {
      en: [
        'Sit or lie, belly and legs soft, breath going on. A few in a row, several times a day, for some months.',
        'Ask the clinic for a nurse or physical therapist for the pelvic floor: many people squeeze the wrong part.',
        'Blood, burning, fever or hardly any urine: see a doctor today. Numb between the legs: call {emergency}.',
      ],
      es: [
        'En la silla o la cama, barriga y piernas sueltas, sin cortar el aire. Unas pocas seguidas, varias veces al día, por unos meses.',
        'Pida en la clínica enfermera o fisioterapeuta de suelo pélvico: muchos aprietan donde no es.',
        'Sangre, ardor, fiebre o casi nada de orina: vaya hoy al médico. Si no siente entre las piernas: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'what-a-falls-check-is',
    domain: 'Exercise',
    card: 'E11',
    facts: ['E11'],
    when: namedBy(
      {
        all: [
          '(what|how|que|como|cual*) ... (they|check|look|test|examin*|see|ask|want|do|does|happen*|is|es|hac*|revis*|mir*|ve|ver|pregunt*|consiste|dur[ae])',
          '(falls? check|check(s|ed)? (for|after|about) .. falls?|falls? (clinic|test|assessment)|revision (de|por|para) (la |las |una )?caidas?|revisan (de|por) (la |las )?caidas?)',
        ],
      },
      {
        all: [
          '(what|que|como) .. (will|would|does|is|are|can|me|van|va|le|hace|hacen|revisan|mira) ... (check|look|test|examin*|do|revis*|mir*|hac*|examin*|ver)',
          '(doctor|nurse|clinic|medico|doctora|enfermera|clinica|consulta|they)',
          '(fall|fell|falls|fallen|falling|caida|caidas|caida|cai|me caigo)',
        ],
        not: 'head|cabeza|hit|golpe*|now|ahora|bleed*|sangr*|hurts?|duele|hip|cadera|asleep',
      },
    ),
    say: {
      en: 'Mostly quick, and nothing hurts: how you walk, stand up and balance, your pressure lying and then standing, eyes, feet and shoes, and all your tablets. They ask how you fell. Take along your tablets and the shoes you wear.',
      es: 'Suele ser corto y no duele: cómo camina, se levanta y guarda el equilibrio, la presión en cama y de pie, la vista, los pies y zapatos, y todas sus pastillas. Preguntan cómo se cayó. Lleve sus pastillas y sus zapatos.',
    },
    how: {
      en: [
        'Write down: where, at what hour, what you were doing, and whether you felt dizzy first.',
        'Call and say: “I fell, and I would like a falls check.”',
        'Hit your head, take a thinner, or new pain since the fall? Do not wait: be seen today.',
      ],
      es: [
        'Apunte dónde fue, a qué hora, qué hacía y si antes sintió mareo.',
        'Llame y diga: “Me caí y quiero una revisión de caídas”.',
        '¿Golpe en la cabeza, anticoagulante o dolor nuevo desde la caída? No espere: que le vean hoy.',
      ],
    },
  },
  {
    name: 'dancing-counts',
    domain: 'Exercise',
    card: 'E18',
    facts: ['E18', 'E10'],
    when: namedBy(
      {
        all: [
          '(danc*|baila*|baile|bailes|bailo|tango|cha ?cha|salsa|waltz*|cumbia|danzon|ballroom|vals|merengue|foxtrot|polka)',
          '(count*|exercis*|enough|as good|good for|same as|would (that|it) do|does (that|it)|is (that|it)|help*|cuenta*|ejercici*|sirve*|vale*|basta|es bueno|sera bueno|ayuda|igual)',
        ],
        not: 'die[ds]?|muri*|fallec*|hurts?|duele|fell|cai|mother|mama|salsa (de|para)|comer|food|eat|brain|cerebro|mente|mind|memory|memoria|think|puzzle|parkinson*|valve|valvula|heart|corazon|bone|dull|sad|triste*|bed|dreams?|prednis*|pains?|alzheimers?|trist*|amor',
      },
      {
        all: [
          '(used to|always|loved|love|like|miss|antes|siempre|encanta*|gusta*|fascina*|extrano) .. (to )?(go |going |a )?(danc*|baila*|baile|bailes|bailo|el (tango|baile|danzon))|(danc*|baila*|baile|bailes|bailo|tango|cha ?cha) ... (at home|kitchen|living room|alone|by myself|en (la |mi )?(casa|cocina|sala)|sol[oa])',
        ],
        not: 'die[ds]?|muri*|fallec*|husband|wife|espos[oa]|marido|mujer|partner|pareja|grand*|niet*|lonely|soledad|hurts?|duele|fell|cai|where|donde|class*|clase*|nada|nothing|months|meses|years|tears|lagrimas|favorite|triste|osteopor*|parkinson*|pierna|legs?|rain|together|juntos|bones?|joints?|brain|cerebro|memor*|mente|alzheimers?|taichi|tai chi|butterflies|mariposas|valve|hypo|podcast',
      },
    ),
    say: {
      en: 'Yes, dancing counts, in the kitchen too: it moves the legs, the heart and the balance. Start with one slow song today, beside a counter, in shoes that do not slip. If you can still talk, the pace is right.',
      es: 'Sí, bailar cuenta, también en la cocina: mueve las piernas, el corazón y el equilibrio. Empiece hoy con una canción lenta, junto a la mesa, con zapatos que no resbalen. Si puede conversar, el paso está bien.',
    },
    how: {
      en: [
        'Clear the floor and choose music you love. Tango, cha-cha: small steps, no quick turns at first.',
        'Unsteady, or sore knees? Dance sitting: arms, heels, shoulders.',
        'About five minutes at first, and a few more each week. Heart, kidney or sugar disease? Ask your doctor first. Chest pain: stop and call {emergency}.',
      ],
      es: [
        'Despeje el piso y ponga su música. Tango o chachachá: pasos chicos, y al principio sin giros rápidos.',
        '¿Poca firmeza o rodillas malas? Baile en la silla: brazos, talones, hombros.',
        'Unos cinco minutos al principio, y unos pocos más cada semana. ¿Mal del corazón, riñón o diabetes? Pregunte antes al médico. Dolor de pecho: pare y llame a {emergency}.',
      ],
    },
  },
  {
    name: 'how-soon-it-shows',
    domain: 'Exercise',
    card: 'E20',
    facts: ['Z16', 'E07'],
    when: namedBy({
      all: [
        '(how (long|soon|many (weeks|days|months))|when (will|do|does|would)|cuanto (tiempo|tard*)|en cuanto|cuant[oa]s (semanas|dias|meses)|cuando (se (nota*|ve)|lo not*|voy a (notar|sentir|ver)|empiezo a (notar|sentir)|notare|vere|sentire)|cuanto se tarda)',
        '(notic*|feel (a|any|the)? ?(difference|better|stronger|change)|results?|difference|work(s|ing)?|show(s)?|effect|improve*|pay off|take effect|not(o|a|ar*)|resultados?|efecto|diferencia|cambio*|mejor(a|o|ar|ia)|sirv[ae]|funciona*|vea|ver)',
        '(exercis*|walk*|balance|steps?|getting up|get up|same time|bedtime|habit|chair|legs?|this|that|these|it|routine|sleep (plan|steps?|habits?|routine)|ejercici*|camin*|equilibrio|levantarme|misma hora|rutina|esto|eso|pasos?|duerm[ao]|dormir)',
      ],
      not: 'pills?|tablets?|medic*|insulin*|pastill*|antidepress*|remedio*|melatonin*|die[ds]?|muri*|grie[fv]*|duelo|last*|store|open|appointment|cita|operat*|surgery|opera*|asleep|antibiot*|vaccin*|vacuna*|should i|debo|sit|seat*|sentad*|times a night|keep this up|a la semana|a week|drink*|swallow*|mother|mama|brain|memory|memoria',
    }),
    say: {
      en: 'Mostly some weeks, not days, for moving and for sleep; nobody can promise a date. In studies, regular exercise bettered sleep over weeks; for memory they walked a year. Today, tick a calendar, and look back in a month.',
      es: 'Casi siempre semanas, no días, con el ejercicio y con el sueño; la fecha exacta nadie la puede prometer. En estudios, el ejercicio mejoró el sueño en semanas; para la memoria caminaron un año. Marque un calendario y mire al mes.',
    },
    how: {
      en: [
        'Write down today one thing you can measure: how many stands, how far, how you slept.',
        'Keep the same step most days. A missed day ruins nothing.',
        'Nothing after some weeks, or worse? Tell your doctor, nurse or physical therapist.',
      ],
      es: [
        'Apunte hoy algo que pueda medir: cuántas veces se levanta, hasta dónde llega, cómo durmió.',
        'Siga con el mismo paso casi todos los días. Un día perdido no daña nada.',
        '¿Nada en unas semanas, o peor? Dígalo a su médico, enfermera o fisioterapeuta.',
      ],
    },
  },
]
