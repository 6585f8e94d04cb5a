/** Plain questions that a few words name beyond doubt: no example need be learned for them. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

const illness = '{dementia}'
const bathroom = '(bath|bathroom|shower|tub|bathtub|bano|ducha|regadera|tina|banera)'

export const namedMatters: readonly AnsweredMatter[] = [
  {
    name: 'tiredness',
    domain: 'Sleep',
    card: 'Z04',
    facts: [],
    when: pattern(
      '^ (\\. )*(i|im|am|i am|me|yo|estoy|ando|siento|me siento) (feel |feeling |am |just |get |so |very |really |always |too |siempre |muy |tan |bien )*(tired|exhausted|weary|worn out|no energy|without energy|cansad[oa]|agotad[oa]|sin energia)( all (the time|day)| every day| lately| these days| todo el (dia|tiempo)| siempre| ultimamente)?( \\.)* $',
    ),
    say: {
      en: 'Tiredness has many causes: poor sleep, low mood, too little food, tablets, an illness. If it is new or lasts two weeks, tell your doctor. Today sit a while in daylight and eat at your usual hours.',
      es: 'El cansancio tiene muchas causas: mal sueño, ánimo bajo, comer poco, pastillas o una enfermedad. Si es nuevo o dura dos semanas, dígalo al médico. Hoy salga un rato a la luz y coma a sus horas.',
    },
    how: {
      en: [
        'Write down the hours at which you are most tired.',
        'Show your doctor or pharmacist all your tablets: some of them make tired.',
        'Weight that falls, or short breath: see a doctor sooner. Chest pain: call {emergency}.',
      ],
      es: [
        'Apunte las horas en que más cansancio siente.',
        'Enseñe todas sus pastillas al médico o farmacéutico: algunas cansan.',
        'Si baja de peso o le falta el aire, vaya antes. Dolor de pecho: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'bath-safety',
    domain: 'Exercise',
    card: 'E11',
    facts: [],
    when: pattern(
      `(avoid|prevent|stop|keep from|not|evit*|para no) .. (slip*|fall|falling(?! asleep)|resbal*|caer*|caid*) ... ${bathroom}|${bathroom} (\\. )?(que (pongo|necesito))|${bathroom} ... (safe(r|ly)?|not (slip|fall)|slippery|grab bars?|para no|resbal(oso|osa|a|ar|arme)|barras?)|(what|how) .. (change|put|fit|install|move) .. (in|to) (the |his |her |my )?${bathroom}|que .. (cambio|pongo|hago|arreglo) .. en (el |la )?${bathroom}|(grab (bars?|rails?)|barras? de (apoyo|agarre)|(shower|bath) (chair|seat|stool|board)|(silla|banco|banquito) (de|para|pa) (la )?(ducha|tina|regadera|banar*)|(how|como) .. (wash|bathe|shower|bano|me bane|banarme) .. (without|sin) (falling|caer*))`,
    ),
    say: {
      en: 'A mat that does not slide and a fixed grab bar help most; a towel rail will not hold you. Sit on a shower chair to wash, and leave a light on at night.',
      es: 'Lo que más ayuda es un tapete que no resbale y una barra fija; el toallero no aguanta. Lávese en una silla de ducha y deje una luz de noche.',
    },
    how: {
      en: [
        'Have the bars screwed to the wall, beside the toilet too.',
        'Keep soap and towel within reach, and dry the floor.',
        'A fall in the past year? Ask your doctor for a falls check.',
      ],
      es: [
        'Que atornillen las barras a la pared, también junto al inodoro.',
        'Tenga a mano el jabón y la toalla, y seque el piso.',
        '¿Se cayó en el último año? Pida al médico una revisión de caídas.',
      ],
    },
  },
  {
    name: 'dementia-in-the-family',
    domain: 'Learning',
    card: 'L14',
    facts: ['S08'],
    when: pattern(
      `(inherit*|heredit*|runs? in|genes?|genetic*|hered[aeoi]*|de familia) ... ${illness}|${illness} ... (inherit*|heredit*|runs? in|genes?|genetic*|hered[aeoi]*)|(will i|going to|me va a|voy a|me) .. (get|have|end up with|dar|tener|dara) .. ${illness} .. (like|as|como|igual)? ?.. (my|mi)? ?(father|mother|dad|mum|mom|sister|brother|papa|mama|padre|madre|herman[oa])?`,
    ),
    say: {
      en: 'A parent with dementia raises the chance somewhat, but most of it is not simply passed on. What yours is I cannot say; a doctor can talk it through. Some risks can change, and too little company is one.',
      es: 'Un padre o una madre con demencia sube algo la posibilidad, pero casi nunca se hereda sin más. La suya no la puedo decir; háblelo con su médico. Hay riesgos que pueden cambiar, como la poca compañía.',
    },
    how: {
      en: [
        'Ask your doctor: “Is there anything in my family that I should have checked?”',
        'Say what you have noticed yourself, and since when.',
        'Choose one risk that you can change, and begin with it.',
      ],
      es: [
        'Pregunte al médico: “¿Hay algo en mi familia que deba revisarme?”.',
        'Cuente qué ha notado usted, y desde cuándo.',
        'Elija un riesgo que pueda cambiar y empiece por ese.',
      ],
    },
  },
  {
    name: 'risks-of-dementia',
    domain: 'Learning',
    card: 'L01',
    facts: ['S08'],
    when: pattern(
      `(risks?|chance|chances|riesgos?) .. (of|for|de|del|para)? ?.. ${illness}|(lower*|reduce*|prevent*|avoid*|keep* away|stave* off|baj(o|ar|a)|prevenir|previene|evitar|evito) .. (the |my |la |el |mi )?(risks?|chances?|riesgos?)? ?(of |de )?(the |la |el )?${illness}|(other|otros) (thirteen|trece|13)( risks| riesgos| (\\.|$))`,
    ),
    say: {
      en: 'A world group of researchers names 14 risks that can change. Among them: high blood pressure or cholesterol, diabetes, smoking, sitting still, much alcohol, poor hearing or sight, low mood, little company. Each counts a little; none is a promise.',
      es: 'Un grupo mundial nombra 14 riesgos que pueden cambiar. Entre ellos: presión o colesterol altos, diabetes, fumar, moverse poco, mucho alcohol, oír o ver mal, ánimo bajo y poca compañía. Cada uno cuenta un poco; nada lo asegura.',
    },
    how: {
      en: [
        'Ask your doctor which of them you have.',
        'Choose one, and one small step for this week.',
        'Hearing and sight are soon checked: book that first.',
      ],
      es: [
        'Pregunte al médico cuáles tiene usted.',
        'Elija uno, y un paso pequeño para esta semana.',
        'El oído y la vista se revisan pronto: pida primero esa cita.',
      ],
    },
  },
  {
    name: 'leaves-the-house',
    domain: 'Stress',
    card: 'T10',
    facts: [],
    when: pattern(
      `(she|he|they|mother|mum|mom|dad|father|husband|wife) ... (got|had|gets|opens|opened|unlock*) (the )?(front |back )?door( open)? ... (night|nights|street|road|degrees|snow|dark)|(night|nights) (she|he|they) .. (got|had|opened|unlocked) (the )?(front |back )?door|(she|he|they|mother|mum|mom|dad|father|husband|wife) .. (walk*|wander*) (out )?.. (into|onto) .. (traffic|road|street)|(stop|keep) (her|him|mam|mum|mom|dad|mother|father) (from )?(getting|going|walking|wandering) (out|off)|(goes|went|makes) for the (front )?door|got (out|as far as) .. (the )?(road|street)|(wander*|walks? out|goes out|gets out|leaves the house|slips? out) ... ${illness}|${illness} ... (wander*|walks? out|goes out|gets out|leaves the house|slips? out|se (me )?(sale|escapa|va de la casa))|(no|que) se (me )?salga( de la casa| a la calle)? (\\.|$)|(mama|papa|madre|padre|abuel[oa]) .. se (me )?(sale|salio) (de la casa|a la calle)|se me (escap[ae]|vuelva a escapar)( (de (la )?casa|a la calle|de noche|otra vez|por la puerta|mi (mama|papa|esposo|esposa)))? (\\.|$)|se me va por la puerta|^(?=.*(${illness}|mother|mum|mom|dad|father|husband|wife|mama|papa|madre|padre|espos[oa]|marido|abuel[oa]|suegr[oa]) )(?!.*(hits?|beats?|angry|pega|golpea|burglar|ladron|truth|verdad|altera|corriente|sells?|fell|cayo)).* ((lock*|bolt*|rattl*|try(ing)? (the|to get out)|tries (the|to (get out|leave|go out))|pulls? at) ... doors?|locks? (on|for) .. doors?|(tries|trying) to (leave|get out|go out) .. (house|night|nights)|lock (her|him|my [a-z]+) in|(cierro|cerrar|cerrarle|echo|echarle|poner|pongo) .. (llave|candado|cerrojo)|encerrar(la|lo)|(jala|forcejea|sacude|golpea|mueve|abre) .. (la )?(puerta|manija|chapa)|quiere .. (salir|salirse) (de noche|a la calle|de la casa))`,
    ),
    say: {
      en: 'Never lock anybody in alone. Make leaving harder and finding easier: a chime on the door, a curtain before it, a latch out of sight, a bracelet with your number, neighbors told. Gone now? Call {emergency} at once.',
      es: 'Nunca deje a nadie bajo llave y a solas. Que cueste salir: campana en la puerta, una cortina delante, un pestillo poco visible, pulsera con su teléfono, vecinos avisados. ¿Ya se fue? Llame enseguida a {emergency}.',
    },
    how: {
      en: [
        'Look for what it is that they seek: the toilet, a walk, an old home. Offer it first.',
        'Keep a new photo and the clothes of the day in mind.',
        'Tell the doctor: a memory clinic knows of alarms and bracelets. At home with them, keep the key where you find it in a fire.',
      ],
      es: [
        'Mire qué busca: el baño, un paseo, su casa de antes. Ofrézcalo primero.',
        'Tenga una foto reciente y recuerde la ropa del día.',
        'Dígalo al médico: una clínica de memoria sabe de alarmas y pulseras. Estando usted en casa, la llave a la mano por si hay fuego.',
      ],
    },
  },
  {
    name: 'pelvic-floor',
    domain: 'Exercise',
    card: 'E08',
    facts: [],
    when: pattern(
      '(pelvic floor|kegels?|suelo pelvico|piso pelvico)|(exercis*|squeez*|muscles?|ejercici*|muscul*|apretar) .. (for |to |para )?(down (there|below)|my (bladder|waterworks|undercarriage)|the (bladder|waterworks)|leaks|leaking|alla abajo|ahi abajo|(de |la )?abajo|la vejiga|no orinarme|que no se me (salga|escape)|aguantar la orina)',
    ),
    say: {
      en: 'Nurses teach it so: squeeze as if to hold back wind and urine, keep it for a slow breath or two, then let go fully. A few in a row, several times a day, for some months.',
      es: 'Las enfermeras lo enseñan así: apriete como para aguantar gases y orina, manténgalo una o dos respiraciones y suelte del todo. Unas pocas seguidas, varias veces al día, por unos meses.',
    },
    how: {
      en: [
        'Sit or lie. Belly and legs stay soft, and the breath goes on.',
        'Squeeze before you cough, laugh or stand up.',
        'Pain, blood or burning: see a doctor first.',
      ],
      es: [
        'Siéntese o acuéstese. Barriga y piernas sueltas, sin cortar el aire.',
        'Apriete antes de toser, reír o levantarse.',
        'Con dolor, sangre o ardor: primero al médico.',
      ],
    },
  },
  {
    name: 'worn-knees',
    domain: 'Exercise',
    card: 'E14',
    facts: ['E14'],
    when: pattern(
      '(wear|wears|wearing) (out|down) .. (knees?|joints?|hips?)|(wear|wears|wearing) (my |the )?(knees?|joints?|hips?) (out|down)|(gast*|desgast*) .. (las |mis )?(rodillas?|articulaciones)|(rodillas?|articulaciones) .. (se (me )?)(gast*|desgast*)|(walk*|exercis*|moving) ... (ruin*|damag*|harm*|destroy*|worse|bad for|worsen*) .. (arthritis|knees?|joints?)|(walk*|exercis*|moving) (makes?|making) .. (arthritis|knees?|hips?|joints?) ... worse|(stop|avoid|not) .. walk* .. (save|spare|protect) .. (knees?|hips?|joints?)|(knees?|hips?) ... (give out|last) .. if i (keep |go on )?walk*|dur(ar|an) (menos|mas) .. rodillas|(walk*|exercis*|moving) ... (new|replac*) .. (knees?|hips?) .. (sooner|earlier|faster)|(new|replac*) .. (knees?|hips?|joints?) .. (sooner|earlier|faster)|(knees?|hips?|joint) replace* .. (sooner|earlier|faster)|(sooner|earlier|faster) .. (new|replace*) (knees?|hips?|joints?)|(camin*|andar|ejercicio|moverme) ... (dan[ao]*|empeor*|acab*|maltrat*) .. (rodillas?|artrosis|artritis|articulaciones)|(protesis|operar(me|an)?|rodillas? nuevas?|cadera nueva) .. (antes|mas pronto) .. si (camino|sigo|hago)|si (camino|sigo|hago) ... (protesis|operar(me|an)?|rodillas? nuevas?|cadera nueva) .. (antes|mas pronto)',
    ),
    say: {
      en: 'No, easy walking does not wear them out: exercise, on land or in water, eases the pain. Walk short, on flat ground, in soft shoes. More pain or swelling the next day? Do half, and ask your doctor.',
      es: 'No, caminar suave no las gasta, y el ejercicio, en tierra o en agua, alivia las rodillas gastadas. Camine poco y por lo plano, con zapato blando. ¿Más dolor o hinchazón al otro día? Haga la mitad y consulte.',
    },
    how: {
      en: [
        'Begin with a walk that leaves no more pain than before. When a new knee is due depends on how you manage: ask your doctor.',
        'Strong thighs help the joint: lift one leg at a time in a chair.',
        'A knee that locks, gives way or is hot: see a doctor.',
      ],
      es: [
        'Empiece con un paseo que no deje más dolor que antes. Cuándo toca operar depende de cómo se arregla: pregunte al médico.',
        'Los muslos fuertes ayudan: en la silla, suba una pierna y luego la otra.',
        'Si la rodilla se traba, falla o está caliente: al médico.',
      ],
    },
  },
  {
    name: 'freezing-feet',
    domain: 'Exercise',
    card: 'E11',
    facts: [],
    when: pattern(
      '(feet|foot) .. (stick|sticks|stuck|freeze|freezes|frozen|glued) (to the (floor|ground)|in the doorway|at the door)|parkinson* ... (feet|foot|legs?) .. (stick|sticks|stuck|freeze|freezes|glued)|(pies) .. (se )?(le |me )?(pegan|clavan|congelan) .. (piso|suelo|puerta)',
    ),
    say: {
      en: 'When feet stick: stop, stand tall, breathe. Rock from side to side, then one big step, as over a line. Say “one, two, step” with them, and do not pull. The Parkinson’s team teaches more such cues.',
      es: 'Si los pies se pegan: pare, derecho, respire. Balancéese de lado a lado y dé un paso grande, como sobre una raya. Diga “uno, dos, paso”, y no jale. El equipo de párkinson enseña más.',
    },
    how: {
      en: [
        'Put strips of tape across the floor at the doorway, a step apart.',
        'Turn in a wide half circle, not on the spot.',
        'New, or with falls? Call the doctor this week.',
      ],
      es: [
        'Pegue tiras de cinta en el piso de la puerta, a un paso.',
        'Gire en media vuelta amplia, no en el lugar.',
        '¿Es nuevo, o hay caídas? Llame al médico esta semana.',
      ],
    },
  },
  {
    name: 'stiff-hands',
    domain: 'Exercise',
    card: 'E14',
    facts: [],
    when: pattern(
      '(hands?|fingers?|thumbs?|knuckles?|manos?|dedos?|nudillos?) ... (arthritis|arthritic|stiff|stiffness|jars?|artritis|artrosis|ties[oa]s?|rigid[oa]s?|frascos?)|(arthritis|arthritic|stiff|artritis|artrosis|ties[oa]s?) .. (in|of|en|de)? ?.. (hands?|fingers?|thumbs?|manos?|dedos?)|(exercises?|ejercicios?) (for|para) .. (hands?|fingers?|manos?|dedos?)',
    ),
    say: {
      en: 'Warm water first, then slowly: make a loose fist, open wide, touch each finger with the thumb. Stop before it hurts. I have no good study on hands; an occupational therapist teaches this, and knows jar openers.',
      es: 'Primero agua tibia; luego, despacio: puño flojo, abra bien, toque cada dedo con el pulgar. Pare antes de que duela. Sobre manos no tengo un buen estudio; un terapeuta ocupacional lo enseña, y conoce abridores.',
    },
    how: {
      en: [
        'Rest the forearm on a table, on a towel.',
        'A few slow rounds, once or twice a day, on good days.',
        'Hot, red, swollen, or stiff for long each morning: see a doctor.',
      ],
      es: [
        'Apoye el antebrazo en la mesa, sobre una toalla.',
        'Unas vueltas lentas, una o dos veces al día, en los días buenos.',
        'Calientes, rojas, hinchadas, o tiesas mucho rato cada mañana: al médico.',
      ],
    },
  },
  {
    name: 'salt-substitute',
    domain: 'Diet',
    card: 'D17',
    facts: ['D17'],
    when: pattern(
      'lo ?salt|salt (substitute*|replacement*)|(substitute*|instead of) .. salt|(potassium|lite) salt|sal (dietetica|de potasio|sin sodio)|(sustituto*|en vez|en lugar) de (la )?sal',
    ),
    say: {
      en: 'Many salt substitutes hold potassium, which can harm with kidney disease or some pressure tablets: ask the pharmacist or doctor before any. Lemon, vinegar, garlic and herbs are for everybody. Try one of them tonight.',
      es: 'Muchas sales de dieta llevan potasio, que puede dañar con mal de riñón o algunas pastillas de la presión: pregunte antes al farmacéutico o médico. Limón, vinagre, ajo y hierbas sirven a todos. Pruebe uno hoy.',
    },
    how: {
      en: [
        'Read the front and the list: potassium chloride is the word.',
        'Rinse canned food under the tap.',
        'Take the salt shaker off the table for a week.',
      ],
      es: [
        'Lea la etiqueta: la palabra es cloruro de potasio.',
        'Enjuague la comida de lata.',
        'Quite el salero de la mesa una semana.',
      ],
    },
  },
  {
    name: 'when-to-go-to-bed',
    domain: 'Sleep',
    card: 'Z01',
    facts: ['Z01'],
    when: pattern(
      '(what|which|best|right) (time|hour) .. (should|do|can|to) .. (i )?(go to bed|turn in|be in bed)|(should|would|can|could|shall|if) .. (go|going) to bed (later|earlier)|(a )?que hora .. (me acuesto|acostarme|ir a la cama)|(me acuesto|acostarme) .. (mas )?(tarde|temprano) ... (sirve|ayuda|mejor)',
    ),
    say: {
      en: 'Count back seven to eight hours from when you get up, and go to bed no earlier, once sleepy. Whoever is in bed at eight has slept enough by three or four. Get up at one hour each day.',
      es: 'Cuente de siete a ocho horas hacia atrás desde que se levanta, y no se acueste antes, ya con sueño. Quien se acuesta a las ocho ya durmió bastante a las tres o cuatro. Levántese siempre a la misma hora.',
    },
    how: {
      en: [
        'Keep the hour of getting up, weekends too.',
        'Fill the evening with something calm in good light.',
        'Epilepsy, bipolar illness or falls at night: ask your doctor before you change your hours.',
      ],
      es: [
        'Mantenga la hora de levantarse, también el domingo.',
        'Llene la noche con algo tranquilo y buena luz.',
        'Con epilepsia, trastorno bipolar o caídas de noche: consulte antes de cambiar de horario.',
      ],
    },
  },
]
