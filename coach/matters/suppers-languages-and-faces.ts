/** Plain questions on supper with diabetes, a new language, faces not seen, and who asks for somebody dead. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const supperAndFaceMatters: readonly AnsweredMatter[] = [
  {
    name: 'asks-for-the-dead',
    domain: 'Stress',
    card: 'T10',
    facts: [],
    when: namedBy({
      all: [
        '(ask*|looks? for|looking for|waits? for|calls? for|calling for|wants? to see|expect*|pregunt*|busca|espera|llama a|quiere ver|reclama)',
        '(mother|father|mom|mum|mam|dad|husband|wife|brother|sister|parents|son|daughter|he is|she is|they are|mama|papa|madre|padre|espos[oa]|marido|herman[oa]|hij[oa]|abuel[oa])',
        '(died|dead|passed|no longer alive|murio|muert[oa]|fallec*|finad[oa]|difunt[oa]|enterramos)',
        '(again|keeps?|every|times|all day|always|over and over|what do i (say|tell|answer)|how do i answer|dementia|alzheimer*|veces|siempre|otra vez|a cada rato|todo el dia|demencia|que le (digo|contesto|respondo)|que decirle)',
      ],
      not: 'knock|neighbou?rs?|should i keep|i ask myself|me pregunto|should i ask|sees (him|her|them)|hears (him|her|them)|cook|eat|sleep|since (he|she|they) died i|cocin*|duermo|scam*|money',
    }),
    say: {
      en: 'You need not tell it anew each time; it can hurt like the first. Answer the feeling: “You miss them. Tell me about them.” Then a photo, a song, tea. Today, choose one sentence and keep to it.',
      es: 'No hace falta darle la noticia cada vez; puede doler como la primera. Conteste al sentimiento: “Te hace falta. Cuéntame”. Luego una foto, una canción, un té. Hoy, elija una frase y quédese con ella.',
    },
    how: {
      en: [
        'Sit down at eye height and take a hand. Ask what they were like together.',
        'True and kind: “They are not here now. You are safe with me.”',
        'New today, or with fear or fever: call the doctor. Else ask the memory clinic for such words.',
      ],
      es: [
        'Siéntese a su altura y tome su mano. Pregunte cómo era esa persona.',
        'Cierto y amable: “Ahora no está aquí. Conmigo estás bien”.',
        'Si empezó hoy, o hay miedo o fiebre: llame al médico. Si no, pida esas palabras en la clínica de memoria.',
      ],
    },
  },
  {
    name: 'supper-with-diabetes',
    domain: 'Diet',
    card: 'D01',
    facts: ['D01'],
    when: namedBy({
      all: [
        '(dinner|supper|evening meal|tea time|cena|cenar|ceno|merienda cena)',
        '(sugar|diabet*|prediabet*|metformin*|glucose|azucar|glucosa|metformina)',
        '(what|which|ideas?|can i|may i|should i|good|easy|que|cual|puedo|idea*|algo|facil*)',
      ],
      not: 'walk*|stroll|camin*|paseo|exercis*|ejercicio|skip*|salt(o|arme|ar) la|late|tarde|insulin* dose|units|unidades|low|baja|hypo*|birthday|sweet tooth|dessert|postre|before (or after)|snack|rice and beans|arroz con frijoles',
    }),
    say: {
      en: 'A plain plate serves well: half of it vegetables, a quarter egg, fish, chicken or beans, a quarter bread, rice or potato. Water beside it. Tonight, fill the vegetable half first. Your nurse or dietitian sets how much.',
      es: 'Un plato sencillo sirve: medio de verdura, un cuarto de huevo, pescado, pollo o frijoles, y un cuarto de tortilla, arroz o papa. Agua para beber. Hoy, sirva primero la mitad de verdura. Cuánto le toca lo dice su nutricionista.',
    },
    how: {
      en: [
        'Little to cook: frozen vegetables and an egg; canned fish and salad; beans, drained and rinsed, with tomato.',
        'Note what you ate and the reading your plan asks for. Show both to your nurse.',
        'On insulin or tablets that lower sugar, do not leave supper out. With kidney disease, ask which foods are for you.',
      ],
      es: [
        'Con poca cocina: verdura congelada y un huevo; pescado de lata con ensalada; frijoles enjuagados con jitomate.',
        'Apunte qué comió y la medición que le pide su plan. Muéstrelas a su enfermera.',
        'Con insulina o pastillas que bajan el azúcar, no se salte la cena. Con mal de riñón, pregunte qué alimentos le convienen.',
      ],
    },
  },
  {
    name: 'learn-a-language',
    domain: 'Learning',
    card: 'L15',
    facts: ['L15'],
    when: namedBy({
      all: [
        '(italian|spanish|french|german|portuguese|a (new |foreign |second )?language|languages|italiano|frances|ingles|aleman|portugues|(otro|un|nuevo) idioma|idiomas)',
        '(learn*|study|studying|class|classes|lessons?|course|too old|too late|aprend*|estudi*|clases?|curso|muy viej[oa])',
        '(where|too old|too late|late|still|(at|of) (my|his|her|their) age|at (seventy|eighty|ninety|[0-9]+)|how do i (start|begin)|tarde|todavia|donde|para que|a (mi|su) edad|a los ([0-9]+|setenta|ochenta|noventa)|ya tengo)',
      ],
      not: 'translat*|interpret*|doctor|clinic|papers|forms?|no hablo|do not speak|sign language|senas|read and write|school as a child|leer y escribir|video|app|or|instrument|paint*|guitar*|piano|music*|pint*|dibujo|youtube|book|libro|group|grupo|alone|solit*|sola|dementia|forget*|remember|memory|acuerd*|olvid*|hear|hearing|oigo|veo|yoga',
    }),
    say: {
      en: 'It is not too late: new words come slower, and they do come. Ask the library which beginners’ class or talking table meets by day. Today, learn three words of a song or a recipe you love, aloud.',
      es: 'No es tarde: las palabras nuevas llegan más despacio, pero llegan. Pregunte en la biblioteca qué clase o mesa de conversación para principiantes hay de día. Hoy, aprenda en voz alta tres palabras de una canción o receta querida.',
    },
    how: {
      en: [
        'Ten minutes, the same hour each day: say the old three, then one new.',
        'Label three things in the kitchen and greet them by name.',
        'With somebody is best: a class, a neighbor, a grandchild.',
      ],
      es: [
        'Diez minutos, a la misma hora: diga las tres de ayer y una nueva.',
        'Ponga el nombre a tres cosas de la cocina y salúdelas.',
        'Con alguien es mejor: una clase, un vecino, un nieto.',
      ],
    },
  },
  {
    name: 'faces-not-seen',
    domain: 'Socialization',
    card: 'S01',
    facts: [],
    when: namedBy({
      all: [
        '(faces?|who (it|they|somebody|people|anyone) (is|are)|caras?|rostros?|quien (es|me saluda|saluda))',
        '(not see|see .. (badly|poorly|anymore|any more)|can not (see|make out|tell|recogni*)|macular|low (sight|vision)|blind*|eyesight|sight|no (veo|distingo|reconozco|alcanzo a ver)|veo mal|vista|macula)',
        '(i|my|me|yo|mi|veo|distingo|reconozco)',
      ],
      not: 'forget*|names?|dementia|alzheimer*|suddenly|since (today|yesterday|this)|double|droop*|olvid*|nombres?|demencia|de pronto|de repente|desde (hoy|ayer)|video|screen|pantalla',
    }),
    say: {
      en: 'Say it first: “I do not see faces. Please tell me your name.” Most people are glad to know. Today, say it to one. Sit with the window behind you, so that the light falls on them.',
      es: 'Dígalo usted primero: “No veo bien las caras. Dígame su nombre, por favor”. Casi todos lo agradecen. Hoy, dígaselo a una persona. Siéntese con la ventana detrás, para que la luz les dé a ellos.',
    },
    how: {
      en: [
        'Know them by voice, step or scarf. Ask a friend to say softly who comes.',
        'A small badge, “I see badly”, says it for you.',
        'Ask the eye clinic for help with low sight. A sudden change: an eye doctor today.',
      ],
      es: [
        'Conózcalos por la voz, el paso o la bufanda. Pida a una amistad que le diga bajito quién llega.',
        'Una insignia, “Veo mal”, lo dice por usted.',
        'Pida ayuda para baja visión en la clínica de ojos. Un cambio de pronto: al oculista hoy.',
      ],
    },
  },
]
