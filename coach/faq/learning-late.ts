/** Questions of those who learn something new late in life, or look for something for the mind, also with poor sight. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const learningLate: Faq = {
  name: 'learning-late',
  domain: 'Learning',
  card: 'L19',
  about: pattern(
    '(learn*|study*|speak|practi[cs]e) .. (a language|languages|italian|spanish|english|french|german|portuguese|welsh|irish|latin|greek|hebrew|music|an? instrument|piano|violin|accordion|keyboard|banjo|fiddle|singing|drawing|painting|history)|(learn*|study*|try*) (something|smth|somthing|anything|a thing) (new|on my own)|(too|to) (old|late) to (learn|study|start (music|guitar|piano|painting)|play)|(to|too) late to learn|old dog .. new|(what|something|things?) .. (could|can|should|to|do) (i |we |he |she )?(learn|study)|learn* to (read|write|play|sing|paint|draw|knit|weave|carve|dance)|read music|guitars?|ukulele|harmonica|mouth organ|play .. (piano|violin|accordion|keyboard|banjo|fiddle|trumpet)|(art|painting|language|italian|spanish|french|history|music|piano|singing|pottery) (class|classes|lessons?|course|teacher)|(evening|night) class*|mens shed|(bored|boredom)( [a-z0-9]+){0,12} (retir*|stopped work*)|retir*( [a-z0-9]+){0,12} (bored|boredom)|(want|like|love|need|wants|wanted) to (learn|study) (something|a (new|thing))|(need|get|find|want|wants|looking for) .. hobby|(my|his|her|the) (mind|brain) (busy|active|sharp|going)|(do|something|good) (with|for) (my|his|her|the) (mind|brain)|(left|finished|quit|never had) .. school(ing)?|can not read (or|and|nor) write|macular|(talking|audio) books?|audiobooks?|braille|large print (books?|novels?)|(legally|nearly|half|almost|going|partially) blind|miss (my )?reading|(can not|no longer) (see to )?read (any ?more|books|the paper|print)|(aprend*|estudi*|practic*) (a )?.. (un idioma|idiomas|otra lengua|ingles|italiano|frances|aleman|portugues|musica|un instrumento|piano|violin|acordeon|pintura|historia|dibujo|canto)|(aprend*|estudi*) (algo|cosas|alguna cosa)|(viej[oa]|tarde|edad|grande|mayor) .. (para )?.. (aprender|estudiar)|aprender a (leer|escribir|tocar|cantar|pintar|dibujar|tejer|bailar)|hacer algo con la (cabeza|mente)|guitarra|armonica|(toc*) .. (piano|violin|acordeon|teclado)|clases? de (ingles|italiano|frances|idiomas|musica|piano|pintura|dibujo|canto|historia|ceramica)|(jubil*|retir*|pension*)( [a-z0-9]+){0,12} aburr*|aburr*( [a-z0-9]+){0,12} (jubil*|retir*|pension*)|(un|algun|otro) (pasatiempo|hobby)|una aficion|mente (activa|ocupada|despierta)|(ejercitar|ocupar|mover) la mente|(deje|dejo|acabe|termine|fui a) .. escuela|no se (leer|escribir)|degeneracion macular|audiolibros?|libros? (hablados?|en audio|grabados?)|libros? .. letra grande|casi cieg[oa]|(me quede|quede|estoy) cieg[oa]|baja vision|ya no puedo leer|no puedo leer (ya|mas|libros|novelas|el (periodico|diario))|extrano (leer|la lectura)',
  ),
  fits: [
    'memory-worry',
    'poor-sight',
    'painful-hands',
    'no-internet',
    'no-transport',
    'no-money',
    'nobody-near',
    'housebound',
    'lung-disease',
    'recently-widowed',
  ],
  entries: [
    {
      label: { en: 'Am I too old to learn?', es: '¿Soy muy mayor para aprender?' },
      asks: {
        en: 'am I too old to learn it; is it too late, am I able at my age; too old for music or Italian; can an old dog learn new tricks; at eighty does the brain still take it in; people say I am past it; how old is too old',
        es: 'ya se me pasó el tren; a mi edad se puede todavía; loro viejo no aprende a hablar; estoy muy viejo, muy grande para empezar; es tarde a los ochenta; dicen que ya no tengo edad; soy muy mayor para la guitarra',
      },
      say: {
        en: 'No, it is never too late. An older brain still learns. It is slower with new words, and strong in patience and in knowing life. Begin today with five minutes of what you have always wanted.',
        es: 'No, nunca es tarde. Un cerebro mayor todavía aprende. Va más lento con palabras nuevas, pero gana en paciencia y en vida. Empiece hoy con cinco minutos de lo que siempre quiso.',
      },
      more: {
        en: 'To see that it works: choose one tiny thing, such as a greeting, a chord or a leaf to draw. Do it each day for a week. Note the day. Compare yourself with last week, not with a young person.',
        es: 'Para ver que funciona: elija algo mínimo, como un saludo, un acorde o una hoja que dibujar. Hágalo cada día de la semana y anote la fecha. Compárese con la semana pasada, no con un joven.',
      },
      facts: ['L12', 'L19'],
    },
    {
      label: { en: 'Can I learn with a poor memory?', es: '¿Puedo estudiar con mala memoria?' },
      asks: {
        en: 'I forget everything I study; head like a sieve; it goes in one ear and out the other; he says his memory is not good enough; worried that I will not keep up; my brain does not hold it',
        es: 'se me olvida todo lo que estudio; me entra por un oído y me sale por el otro; la cabeza no me retiene; dice que su memoria no le da; tengo memoria de pollo, de pez; no guardo lo que leo',
      },
      say: {
        en: 'You can learn with a weak memory, in smaller bites. One new thing a day, said aloud and done with your hands. Go over it before supper and next morning. What you enjoy stays best.',
        es: 'Se aprende también con mala memoria, en bocados chicos. Una cosa nueva al día, en voz alta y con las manos. Repásela antes de la cena y a la mañana siguiente. Lo que gusta se queda mejor.',
      },
      more: {
        en: 'If it still slips: keep a page on the fridge with the week’s five things. Start each day with the old ones. Sing or tap a rhythm to them. If daily tasks slip too, ask the doctor for a check.',
        es: 'Si aun así se va: ponga en el refrigerador una hoja con las cinco cosas de la semana. Empiece siempre por las viejas. Cántelas o marque un ritmo. Si también fallan tareas diarias, pida al médico una revisión.',
      },
      facts: ['L14', 'L19'],
    },
    {
      label: { en: 'New words do not stick', es: 'Las palabras nuevas no se quedan' },
      asks: {
        en: 'how to memorize vocabulary; nothing sticks in my head; flash cards for words; by next day the verbs are gone; grammar confuses me; repeat the words how often; he says nothing sticks',
        es: 'cómo memorizo el vocabulario; no se me pegan los verbos; al otro día se borraron; tarjetas con palabras; la gramática me enreda; cuántas veces las repito',
      },
      say: {
        en: 'Take only three words a day, and put them into one sentence about your life. Say it aloud while you wash up. Say it again after an hour, next day and next week. That spacing makes them stick.',
        es: 'Tome solo tres palabras al día y póngalas en una frase de su vida. Dígala en voz alta al lavar los platos. Repítala a la hora, al otro día y a la semana. Así, con pausas, se quedan.',
      },
      more: {
        en: 'Still gone: stick the word on the thing, such as “door” on the door. Learn a line of a song you love. Leave grammar for later. Use the word with a person the same day, even on the phone.',
        es: 'Si se borran: pegue la palabra en la cosa, por ejemplo en la puerta. Aprenda un verso de una canción querida. Deje la gramática para después. Use la palabra con alguien ese mismo día, aun por teléfono.',
      },
      facts: ['L14'],
    },
    {
      label: { en: 'First steps in a language', es: '¿Cómo empiezo con un idioma?' },
      asks: {
        en: 'begin Italian, Spanish or French; loves opera and Italian songs; first words to say; where to begin with English; talk to the grandchildren in their tongue; which course for beginners; book, radio or lesson',
        es: 'empezar inglés, italiano o francés; hablar con los nietos en su lengua; primeras palabras; por dónde arranco con el inglés; me gusta la ópera, sirve; qué curso para principiantes; libro, radio o profesor',
      },
      say: {
        en: 'Start with ears and mouth, not with grammar. This week learn one greeting, one thank you and one line of a song. Say each five times a day. If you love opera, take a line you already hum.',
        es: 'Empiece por el oído y la boca, no por la gramática. Esta semana: un saludo, un gracias y un verso de una canción. Diga cada uno cinco veces al día. Si le gusta la ópera, tome un verso que ya tararea.',
      },
      more: {
        en: 'Step by step: week two, say who you are and what you like. Ask the library for a course to hear and for a beginners’ group. Find one person to greet in that language each week, also by phone.',
        es: 'Paso a paso: la segunda semana, diga quién es y qué le gusta. Pida en la biblioteca un curso para oír y un grupo de principiantes. Busque a alguien a quien saludar así cada semana, también por teléfono.',
      },
      facts: ['L19'],
    },
    {
      label: { en: 'What could I learn?', es: '¿Qué podría aprender?' },
      asks: {
        en: 'no idea what to choose; what is left for me to learn or do; ideas for a hobby; what suits a man like me; something other than languages; what is good after a life of driving or building; what is interesting and not silly; which subject',
        es: 'no sé qué elegir; qué me queda por aprender o hacer; ideas para un pasatiempo; qué le conviene a alguien como yo; idiomas no, otra cosa; algo para quien fue chofer o contador; algo entretenido, no tonterías; a qué le entro',
      },
      say: {
        en: 'Ask yourself three things. What did I love at twelve. What did I never have time for. What do I like to talk about. Maps, birds, songs, baking, wood, family history: try one for two weeks.',
        es: 'Hágase tres preguntas. Qué me gustaba a los doce. Para qué nunca tuve tiempo. De qué me gusta hablar. Mapas, aves, canciones, pan, madera, historia familiar: pruebe una cosa dos semanas.',
      },
      more: {
        en: 'Still no idea: begin from your work. A driver can draw old roads, a cook can teach a dish. It should be a little hard and a bit of fun. If it bores you after two weeks, drop it and try the next.',
        es: 'Si no se le ocurre nada: parta de su oficio. Un chofer puede dibujar viejas rutas, una cocinera enseñar un plato. Que cueste un poco y divierta. Si en dos semanas aburre, déjelo y pruebe otra cosa.',
      },
      facts: ['L01', 'T14'],
    },
    {
      label: { en: 'How long should I practice a day?', es: '¿Cuánto tiempo practico al día?' },
      asks: {
        en: 'how many minutes a day; how much is enough; practice a little each day, how; every day or twice a week; when will I see progress; too much at once; weekly lesson or daily practice',
        es: 'cuántos minutos por día; cuánto rato es bueno; cómo practico un poquito cada día; todos los días o dos por semana; cuándo se nota el avance; es mucho una hora; cada cuánto estudio',
      },
      say: {
        en: 'A short time each day beats one long hour a week. Fifteen to thirty minutes is fine, with a break. To begin, take ten. Tie it to something you do anyway, such as right after breakfast.',
        es: 'Un rato corto cada día vale más que una hora larga por semana. Bastan quince a treinta minutos, con una pausa. Para empezar, diez. Únalo a algo que ya hace, como después del desayuno.',
      },
      more: {
        en: 'If ten is too much: do five, and stop while it is still fun. Missed a day: just go on, without making up. Mark each day on the calendar. Give it about a month before you judge.',
        es: 'Si diez es mucho: haga cinco y pare mientras todavía gusta. Si falló un día, siga sin recuperarlo. Marque cada día en el calendario. Dele como un mes antes de juzgar.',
      },
      facts: ['L19'],
    },
    {
      label: { en: 'Morning or evening? I tire fast', es: '¿Mañana o tarde? Me canso pronto' },
      asks: {
        en: 'best time of day to study; too tired to concentrate; fall asleep over the book; worn out by noon; evenings I am no good; energy is low; lose focus after a few minutes',
        es: 'mejor hora para estudiar; estoy cansada para concentrarme; me duermo con el libro; al mediodía ya no doy; de noche no rindo; poca energía; a los pocos minutos me pierdo',
      },
      say: {
        en: 'Choose your clearest hour. For many that is the morning, after breakfast. Sit in good light, phone and TV off. Work for ten minutes, then get up and move. Tired today: just listen to it.',
        es: 'Elija su hora más clara. Para muchos es la mañana, después del desayuno. Siéntese con buena luz, sin tele ni teléfono. Trabaje diez minutos y luego muévase. Si hoy hay cansancio: solo escuche.',
      },
      more: {
        en: 'To find your hour: try morning, noon and late afternoon, two days each. Keep the best. Say it aloud or stand up, and sleep stays away. If you are tired every day for weeks, tell the doctor.',
        es: 'Para hallar su hora: pruebe mañana, mediodía y tarde, dos días cada una. Quédese con la mejor. Hable en voz alta o de pie, y no da sueño. Si el cansancio dura semanas, dígalo al médico.',
      },
      facts: ['L19'],
    },
    {
      label: { en: 'Alone or in a class?', es: '¿Por mi cuenta o en una clase?' },
      asks: {
        en: 'is a group better; something with other people; where could he learn with others his own age; I am no joiner, shy with strangers; teacher or teach myself; too fast for me in the course; a class for seniors; first day nerves',
        es: 'es mejor en grupo; algo con otras personas; dónde aprender con gente de mi edad; me dan timidez los desconocidos; con profesor o sin él; el curso va muy rápido; taller para adultos mayores; nervios del primer día',
      },
      say: {
        en: 'Both work. With others most people keep at it longer, and you get company too. Ask the library or {company} for a slow beginners’ class for older people. Go once and watch, with no promise.',
        es: 'Las dos cosas sirven. Con otros se sigue más tiempo, y además hay compañía. Pregunte en la biblioteca o a {company} por una clase lenta para mayores. Vaya una vez a mirar, sin compromiso.',
      },
      more: {
        en: 'If the class is too fast: sit in front and tell the teacher: “Please show it twice.” Or ask for the first level again. No joiner: learn with one friend, once a week, at the kitchen table.',
        es: 'Si va muy rápido: siéntese delante y diga: “Por favor, muéstrelo dos veces.” O repita el primer nivel. Si no le gustan los grupos: aprenda con una amistad, una vez por semana, en la cocina.',
      },
      facts: ['L08', 'L10', 'L18'],
    },
    {
      label: { en: 'There is no class near me', es: 'No hay clases cerca' },
      asks: {
        en: 'I live on a farm, far from town; do not drive any more, no bus; library too far; phone class for beginners, how do I join; learn from my own chair; what should I say when I ring; housebound and want lessons',
        es: 'vivo en el campo, en un pueblito; ya no manejo y no hay bus; la biblioteca queda lejos; clase por teléfono, cómo me apunto; aprender desde mi sillón; qué digo cuando llamo; no puedo salir de casa',
      },
      say: {
        en: 'Then let the class come to you. Some groups meet by phone: you call in, listen and talk. Call the nearest library or {company}: “I cannot come. Is there a class by phone, or do you lend courses by mail?”',
        es: 'Entonces que la clase vaya a usted. Hay grupos por teléfono: se llama, se oye y se habla. Llame a la biblioteca o a {company}: “No puedo ir. ¿Hay clase por teléfono, o prestan cursos por correo?”',
      },
      more: {
        en: 'If there is none: ask a neighbor, a teacher who retired or someone from church for one half hour a week. A school language teacher may know a student. Radio courses help too, at a set hour.',
        es: 'Si no hay: pida a un vecino, un maestro jubilado o alguien de la iglesia media hora por semana. En la escuela quizá conozcan a un estudiante. También sirven los cursos de radio, a una hora fija.',
      },
    },
    {
      label: { en: 'What can I learn for free?', es: '¿Qué puedo aprender gratis?' },
      asks: {
        en: 'cannot afford lessons; free of charge; courses cost too much; pension is small; borrow an instrument or books; cheap hobby; do they charge seniors',
        es: 'no me alcanza para clases; sin pagar, de balde; los cursos son caros; la pensión es poca; que me presten un instrumento o libros; un gusto barato; cobran a los mayores',
      },
      say: {
        en: 'A lot. Libraries and senior centers teach without charge, and often lend courses and films. Choirs ask for little. Call the library today: “What is free for people my age this month?”',
        es: 'Mucho. Las bibliotecas y los centros de mayores enseñan sin cobrar y suelen prestar cursos y películas. Los coros piden poco. Llame hoy a la biblioteca: “¿Qué hay gratis este mes para gente de mi edad?”',
      },
      more: {
        en: 'More ways: swap lessons: you teach a dish, they teach chords. Ask family for the guitar in the attic. Ask colleges about free seats for older listeners. Pay nothing by phone to people you do not know.',
        es: 'Otras formas: haga un trueque: usted enseña un plato y le enseñan acordes. Pregunte en la familia por una guitarra guardada. Pregunte en la universidad por clases de oyente. No pague por teléfono a desconocidos.',
      },
      facts: ['L18'],
    },
    {
      label: { en: 'Guitar or piano with stiff fingers', es: 'Guitarra o piano con dedos duros' },
      asks: {
        en: 'arthritis in my hands, pressing the strings hurts; play again with sore fingers; easier instrument for bad hands; left hand will not close; my fingers shake; used to play when young; nylon strings, keyboard',
        es: 'artrosis en los dedos, me duele apretar las cuerdas; volver a tocar con las manos así; instrumento más fácil; la mano izquierda no cierra; me tiemblan los dedos; de joven la tocaba; cuerdas de nailon, teclado',
      },
      say: {
        en: 'You can make music with stiff hands. Warm them in warm water first. Soft nylon strings or a light keyboard press more easily. Begin with five minutes, one chord or one finger. Stop before it hurts.',
        es: 'Con manos duras también se hace música. Primero, caliéntelas en agua tibia. Las cuerdas blandas de nailon o un teclado suave cuestan menos. Empiece con cinco minutos, un acorde o un dedo. Pare antes de que duela.',
      },
      more: {
        en: 'If pressing still hurts: tune the guitar to one open chord and just strum. A small four-string guitar is gentler. Ask a hand therapist which moves suit you. Swollen, hot joints: rest, and tell the doctor.',
        es: 'Si todavía duele: afine la guitarra en un acorde abierto y rasguee, sin apretar. Una guitarra chica de cuatro cuerdas es más suave. Pregunte a un terapeuta de manos. Si un dedo está hinchado y caliente: descanse y dígalo al médico.',
      },
    },
    {
      label: { en: 'How do I start an instrument?', es: '¿Cómo empiezo con un instrumento?' },
      asks: {
        en: 'harmonica, how do I start; learn to read music, notes; first tune on the accordion; need a teacher or by ear; what does a beginner practice; is music hard without lessons as a child; cheap keyboard at home',
        es: 'armónica, cómo empiezo; leer música, las notas; primera canción en el acordeón; con maestro o de oído; qué toca un principiante; sin haber estudiado música de niño; un teclado barato en casa',
      },
      say: {
        en: 'Pick one song you can already hum. Find its first three notes by ear, slowly. Play only those for a week, ten minutes a day. Then add the next three. Reading notes can come later, or never.',
        es: 'Elija una canción que ya tararea. Busque de oído sus tres primeras notas, despacio. Toque solo esas una semana, diez minutos al día. Luego sume otras tres. Leer las notas puede venir después, o nunca.',
      },
      more: {
        en: 'Step by step: leave the instrument out, not in its case. Put a colored dot on the first notes. One lesson with a teacher saves much trouble. Play for somebody on the phone each Sunday, mistakes and all.',
        es: 'Paso a paso: deje el instrumento a la vista, no en su estuche. Marque con color las primeras notas. Una clase con un maestro ahorra líos. Toque para alguien por teléfono cada domingo, con errores y todo.',
      },
      facts: ['L19'],
    },
    {
      label: {
        en: 'Harmonica or flute with weak lungs?',
        es: '¿Armónica o flauta con mal pulmón?',
      },
      asks: {
        en: 'COPD and get winded, is blowing bad for me; short of breath when I play; emphysema, asthma and wind instruments; oxygen and trumpet; out of puff after one tune; safe for my chest',
        es: 'tengo EPOC y me ahogo, es malo soplar; me falta el aire al tocar; asma y flauta; uso oxígeno; quedo sin aliento con una canción; es peligroso para mis pulmones',
      },
      say: {
        en: 'Soft playing is fine for many people with lung trouble. Ask your doctor or nurse first, above all with oxygen, or after eye, chest or belly surgery. Until then, learn the tune by humming.',
        es: 'Tocar suave les va bien a muchos con mal de pulmón. Pregunte antes al médico o a la enfermera, sobre todo con oxígeno o tras operarse de ojo, pecho o vientre. Mientras, aprenda la melodía tarareando.',
      },
      more: {
        en: 'Once they agree: sit up, play one soft line, rest for three breaths. Two minutes are enough at first. Dizzy or more winded: stop. Clean the instrument. Chest pain, or no breath at rest: call {emergency}.',
        es: 'Con el permiso: siéntese derecho, toque una línea suave y descanse tres respiraciones. Al principio bastan dos minutos. Mareo o más ahogo: pare. Limpie el instrumento. Dolor de pecho o sin aire en reposo: llame a {emergency}.',
      },
      whose: 'self',
    },
    {
      label: { en: 'I would love to sing', es: 'Me gustaría cantar' },
      asks: {
        en: 'join a choir with a croaky voice; cannot hold a tune; old songs and hymns; sing at home by myself; do I need to read notes for the chorus; singing group for seniors; I sang a song this morning, it felt good',
        es: 'entrar a un coro con la voz ronca; no soy afinado; canciones viejas, boleros, himnos; cantar sola en casa; hay que saber notas para la coral; grupo de canto para mayores; hoy canté y me sentí bien',
      },
      say: {
        en: 'Do it, a worn voice is welcome. Sing along with one song today, standing or sitting tall. Many choirs take everybody and need no notes. Ask at church or {company} for one that meets by day.',
        es: 'Hágalo: una voz gastada es bienvenida. Cante hoy encima de una canción, con la espalda derecha. Muchos coros aceptan a todos y no piden notas. Pregunte en la iglesia o a {company} por uno de día.',
      },
      more: {
        en: 'Step by step: warm up with a soft hum. Write the words in large letters. The first time, sit beside a strong voice. No choir near: sing with a friend on the phone. Hoarse for three weeks: see a doctor.',
        es: 'Paso a paso: caliente la voz con un mmm suave. Escriba la letra en grande. La primera vez, siéntese junto a una voz fuerte. Sin coro cerca: cante con alguien por teléfono. Ronquera de tres semanas: vea al médico.',
      },
      facts: ['S11', 'T14'],
    },
    {
      label: { en: 'Painting, drawing or crafts', es: 'Pintar, dibujar o manualidades' },
      asks: {
        en: 'how to begin with watercolors; I cannot draw a straight line; sketch, pottery, clay; knit, sew, quilt, weave; what brushes do I buy; shaky hands and paint; work with wood or carve',
        es: 'cómo empiezo con acuarelas; no sé ni hacer una raya; barro, cerámica; tejer, coser, bordar; qué pinceles compro; pulso tembloroso; tallar madera',
      },
      say: {
        en: 'Start with what is in the house: a pencil, paper and one cup. Draw it for ten minutes, looking more at the cup than at the page. It need not be good. Tomorrow draw it from the other side.',
        es: 'Empiece con lo que hay en casa: un lápiz, papel y una taza. Dibújela diez minutos, mirando más la taza que el papel. No tiene que salir bien. Mañana, dibújela por el otro lado.',
      },
      more: {
        en: 'If the hands shake: thick pens, big paper, the arm resting on the table. Clay and thick wool forgive much. Ask the library or a craft shop for a beginners’ morning. Good light, and a break each quarter hour.',
        es: 'Si tiembla la mano: lápiz grueso, papel grande y el brazo apoyado. El barro y la lana gruesa perdonan mucho. Pregunte en la biblioteca por un taller de principiantes. Buena luz y una pausa cada cuarto de hora.',
      },
      facts: ['L01', 'L15'],
    },
    {
      label: {
        en: 'History, maps and family stories',
        es: 'Historia, mapas e historias de familia',
      },
      asks: {
        en: 'old highways and geography; write my life down; family tree, genealogy, old photos; local history club; documentaries on the war; project with my grandson who lives far; trains and ships to talk about',
        es: 'rutas viejas y geografía; escribir mi vida, mis memorias; árbol genealógico, fotos antiguas; historia del pueblo; documentales de la guerra; un proyecto con mi nieto que vive lejos; conversar de trenes y barcos',
      },
      say: {
        en: 'A fine choice, since you bring so much to it. Take one place you know well. Find it on a map, tell its story aloud for five minutes, and write three lines. A grandchild may ask the questions by phone.',
        es: 'Buena elección, porque usted ya trae mucho. Tome un lugar que conoce bien. Búsquelo en un mapa, cuente su historia cinco minutos y escriba tres líneas. Un nieto puede hacer las preguntas por teléfono.',
      },
      more: {
        en: 'Step by step: one place or photo a week, kept in a folder. Reading is slow: take films, talks and radio. Cannot write: speak it, and let somebody record. Ask the library for a local history group.',
        es: 'Paso a paso: un lugar o una foto por semana, en una carpeta. Si leer cuesta: películas, charlas y radio. Si no puede escribir: cuéntelo y que alguien lo grabe. Pregunte en la biblioteca por un grupo de historia.',
      },
      facts: ['T14'],
    },
    {
      label: { en: 'Is learning good for my brain?', es: '¿Aprender le hace bien al cerebro?' },
      asks: {
        en: 'does it keep dementia away; is music good for the mind or not; crosswords, or something harder; do puzzles count; proof that it works; which is best for the head; benefits of studying',
        es: 'evita la demencia; la música es buena para la mente; crucigramas o algo más difícil; sirven los rompecabezas; está comprobado; qué es lo mejor para la cabeza; beneficios de estudiar',
      },
      say: {
        en: 'Yes, it does the mind good. In one trial, older people who learned a demanding new skill remembered more than those with easy pastimes. No one can promise that it stops dementia. Joy is a good reason too.',
        es: 'Sí, le hace bien. En un estudio, mayores que aprendieron algo nuevo y difícil recordaban más que otros con pasatiempos fáciles. Nadie puede prometer que evite la demencia. El gusto también es buena razón.',
      },
      more: {
        en: 'To get the most: let it be new, a bit hard, and with people if you can. Mix kinds, such as music one day and a walk with talk the next. Puzzles are fine as a rest. Paid brain games promise too much.',
        es: 'Para sacar más: que sea nuevo, algo difícil y, si se puede, con gente. Mezcle: música un día y un paseo con charla otro. Los crucigramas valen como descanso. Los juegos pagados prometen de más.',
      },
      facts: ['L01', 'L06', 'L11', 'L12'],
    },
    {
      label: { en: 'It was too hard and I gave up', es: 'Fue muy difícil y lo dejé' },
      asks: {
        en: 'quit after two lessons; I failed before; tried once and it was no use; frustrated, got mad; lost heart; stuck, no progress; want to go back to it again; how to keep going this time',
        es: 'abandoné a las dos clases; ya fracasé una vez; probé y no sirvió; me frustré, me dio rabia; me desanimé; estoy atascado, no avanzo; quiero retomarlo; cómo no rendirme esta vez',
      },
      say: {
        en: 'Giving up once only says that the step was too big. Halve it. Not a song but one line, not a lesson but five minutes. Do the part you liked best, and stop while it goes well.',
        es: 'Dejarlo una vez solo dice que el paso era muy grande. Pártalo en dos. No una canción, sino una línea; no una clase, sino cinco minutos. Haga lo que más le gustó y pare cuando va bien.',
      },
      more: {
        en: 'If you stick again: change the way, not the goal. A person in place of an app, songs in place of lists. Ask yourself what was hard: speed, eyes, hands or boredom. Or change the subject, with no shame.',
        es: 'Si se atasca otra vez: cambie el modo, no la meta. Una persona en vez de un programa, canciones en vez de listas. Vea qué costó: la rapidez, la vista, las manos o el tedio. O cambie de tema, sin pena.',
      },
      facts: ['L19'],
    },
    {
      label: { en: 'I am ashamed in front of young ones', es: 'Me da vergüenza ante los jóvenes' },
      asks: {
        en: 'they laugh at me; feel silly and slow; embarrassed to ask twice; the teacher is twenty; my family says what for; they lose patience; afraid of mistakes before the class',
        es: 'se burlan de mí; me siento lenta y ridícula; pena de preguntar otra vez; el profesor es un muchacho; mi familia dice para qué a tu edad; pierden la paciencia; miedo a equivocarme en clase',
      },
      say: {
        en: 'It takes courage to be a beginner, and few of them have yet what you know of life. Say at the start: “I go slowly, and I go on.” Ask for a class with people your age.',
        es: 'Hace falta valor para ser principiante, y usted sabe de la vida lo que ellos aún no. Diga al empezar: “Voy despacio, pero sigo.” Pida una clase con gente de su edad.',
      },
      more: {
        en: 'If somebody laughs: laugh along, or say: “You will be glad to learn at my age.” Practice at home first, so you come with one thing you can do. Sit next to a kind face and ask them.',
        es: 'Si alguien se ríe: ríase también o diga: “Ojalá tú aprendas a mi edad.” Practique antes en casa, así llega con algo que ya sabe. Siéntese junto a una cara amable y pregúntele.',
      },
    },
    {
      label: { en: 'Who could practice with me?', es: '¿Con quién puedo practicar?' },
      asks: {
        en: 'conversation partner for Spanish; nobody to speak it with; friend to learn together; could my grandchild teach me; teenager gets impatient with me; pen pal; someone to talk with on the phone in that language',
        es: 'compañero para conversar en inglés; no tengo con quién hablarlo; una amiga para aprender juntas; que me enseñe mi nieta; el nieto se impacienta; amigo por carta; alguien para platicar por teléfono',
      },
      say: {
        en: 'Ask one person for a small, fixed time: “Could you teach me ten minutes each Sunday? I tell you a story in return.” A grandchild, a neighbor or somebody at church who speaks it is often proud to help.',
        es: 'Pida a alguien un rato chico y fijo: “¿Me enseñas diez minutos los domingos? Yo te cuento una historia.” A un nieto, una vecina o alguien de la iglesia que lo habla suele darle orgullo.',
      },
      more: {
        en: 'If they lose patience: one thing a time, your hands do it, they only watch. Thank them and stop on time. Nobody there: ask the library for a talk circle, or a school for a student to read with you.',
        es: 'Si pierde la paciencia: una sola cosa cada vez, lo hacen sus manos y la otra persona mira. Agradezca y pare a la hora. Si no hay nadie: pida en la biblioteca un círculo de charla, o en una escuela un estudiante.',
      },
      facts: ['L19'],
    },
    {
      label: { en: 'I forget the steps I was shown', es: 'Olvido los pasos que me enseñan' },
      asks: {
        en: 'how will I remember it the next day; my son explains and tomorrow it is gone; write down which button; a neighbor comes to show me; they show it too fast; muddled and then cross; a sheet with steps',
        es: 'al otro día ya no sé cómo era; mi hijo me explica y se me borra; anoto qué botón o qué; me lo enseñan muy rápido; me confundo y me enojo; una hoja con los pasos; cómo recuerdo lo que me mostraron',
      },
      say: {
        en: 'Ask for one thing only, and do it with your own hands while they watch. Write each step in your own words, one a line. Do it three times that day, and again next morning from the sheet.',
        es: 'Pida una sola cosa y hágala con sus manos mientras la otra persona mira. Escriba cada paso con sus palabras, uno por línea. Hágalo tres veces ese día, y otra a la mañana siguiente con la hoja.',
      },
      more: {
        en: 'Still lost: add a photo or a colored sticker to each step. Say the steps aloud as you go. Keep the sheet beside the device. Learn the next thing only when this one works for a week.',
        es: 'Si se pierde igual: ponga una foto o una pegatina de color en cada paso. Diga los pasos en voz alta. Guarde la hoja junto al aparato. Aprenda otra cosa solo cuando esta salga una semana.',
      },
      facts: ['L14'],
    },
    {
      label: {
        en: 'I miss reading. Where are audio books?',
        es: 'Extraño leer. ¿Cómo pido audiolibros?',
      },
      asks: {
        en: 'macular degeneration took my books; who do I call for talking books; legally blind and miss stories; I used to read so many books; sent to the house by mail; I do not have a smart phone; who here in the home can get them; audio books send me to sleep',
        es: 'la mácula me quitó la lectura; a quién llamo por libros hablados; casi no veo y quiero novelas; que me los manden a casa; no tengo celular moderno; quién en la residencia me los consigue; los audiolibros me duermen',
      },
      say: {
        en: 'Losing books hurts, but stories can come by ear. Call the library: “I cannot read print. Do you lend talking books and a simple player, sent to my home?” Often it is free. In a care home, ask the activities person.',
        es: 'Duele perder los libros, pero las historias entran por el oído. Llame a la biblioteca: “No puedo leer. ¿Prestan libros hablados y un aparato fácil, a domicilio?” Suele ser gratis. En una residencia, pregunte a quien lleva las actividades.',
      },
      more: {
        en: 'Step by step: the eye doctor can sign a form that you cannot read print. Ask for a player with big buttons. Sleepy: listen sitting up, by day, a quarter hour. Or let somebody read to you on the phone.',
        es: 'Paso a paso: el oculista puede firmar que no lee letra impresa. Pida un aparato de botones grandes. Si le da sueño: oiga sentado, de día, un cuarto de hora. O que alguien le lea por teléfono.',
      },
    },
    {
      label: { en: 'Can I learn just by listening?', es: '¿Puedo aprender solo escuchando?' },
      asks: {
        en: 'cannot see the screen, my hearing is fine; Spanish by ear; audio course to listen to; radio lectures; study with poor eyes; no reading, only sound; listening class on the telephone',
        es: 'no veo la pantalla, pero oigo bien; inglés de oído; curso de audio para oír; charlas de radio; estudiar con mala vista; sin leer, solo con sonido; clase hablada por teléfono',
      },
      say: {
        en: 'Yes, that is how children learn to speak. Ask the library for an audio course with pauses to answer. Play two minutes, stop, say it aloud, play again. Ten minutes a day. Radio talks teach history the same way.',
        es: 'Sí, así aprenden a hablar los niños. Pida en la biblioteca un curso de audio con pausas para contestar. Oiga dos minutos, pare, repita en voz alta. Diez minutos al día. La radio enseña historia igual.',
      },
      more: {
        en: 'If it runs too fast: hear the same piece for a whole week. Put a bump of tape on the play button. Ask somebody for ten minutes of talk by phone to use it. Tell the story you heard to a friend.',
        es: 'Si va muy rápido: oiga la misma parte toda la semana. Pegue una cinta con relieve en el botón. Pida a alguien diez minutos de charla por teléfono para usarlo. Cuente a un amigo lo que oyó.',
      },
      facts: ['L19'],
    },
    {
      label: { en: 'What can I do without my eyes?', es: '¿Qué hago si casi no veo?' },
      asks: {
        en: 'something besides books that needs no sight; nearly blind and nothing to do all day; long days in the chair; hobby for a blind man; cannot see cards or puzzles; hands want work; he ran engine rooms and sits idle',
        es: 'algo aparte de libros que no necesite vista; casi ciego y sin nada que hacer; los días son largos en la silla; pasatiempo para quien no ve; no veo las cartas; manos desocupadas; era mecánico y está de balde',
      },
      say: {
        en: 'Hands and ears can do much. Knead bread, shell peas, wind wool, shape clay, sort screws by feel. Play quiz games by voice, learn songs by heart, tell your trade to somebody. Choose one for this afternoon.',
        es: 'Las manos y el oído pueden mucho. Amase pan, pele habas, haga ovillos, dé forma al barro, separe tornillos al tacto. Aprenda canciones de memoria o cuente su oficio. Elija una sola cosa para esta tarde.',
      },
      more: {
        en: 'Step by step: a tray with a rim, each thing in its place. Begin with somebody beside you. Ask the eye clinic for a trainer for daily life with poor sight, and {company} for a club. Big-button radio: one show a day.',
        es: 'Paso a paso: una bandeja con borde y cada cosa en su sitio. Empiece con alguien al lado. Pida en la clínica de ojos quien enseñe a vivir con poca vista, y a {company} un club. Un programa de radio al día.',
      },
      facts: ['T14'],
    },
    {
      label: { en: 'Large print and better light', es: 'Letra grande y mejor luz' },
      asks: {
        en: 'which lamp to read by; magnifier, bigger letters; words blur on the page; contrast, black pen on white; new glasses or eye test; letters swim; make the text larger; light on the page',
        es: 'qué lámpara para leer; lupa, letras más grandes; se me juntan las letras; contraste, marcador negro en blanco; lentes nuevos o examen de ojos; veo borroso; agrandar el texto; luz sobre la hoja',
      },
      say: {
        en: 'Put a bright lamp close to the page, from the side, so it does not blind you. Write with a thick black pen on white. Ask for large print. If your last eye test is a year old, book one.',
        es: 'Ponga una lámpara fuerte cerca de la hoja, de lado, para que no encandile. Escriba con marcador negro sobre blanco. Pida letra grande. Si hace un año que no le revisan la vista, pida cita.',
      },
      more: {
        en: 'Still too small: ask the eye clinic for a low vision visit, where you try magnifiers. Read in short bits. Dark cloth under white cups helps. Sudden loss of sight, a curtain or flashes: call {emergency} or be seen today.',
        es: 'Si no alcanza: pida en la clínica de ojos una cita de baja visión, donde se prueban lupas. Lea por ratos. Un mantel oscuro bajo tazas blancas ayuda. Si pierde vista de golpe, o ve una cortina o destellos: atención hoy o {emergency}.',
      },
      facts: ['L13'],
    },
    {
      label: { en: 'I cannot see faces. What do I say?', es: 'No distingo las caras. ¿Qué digo?' },
      asks: {
        en: 'do not know who is talking; feel a fool when I do not recognize people; they think I am rude; how do I tell people about my sight; group where nobody minds; phone group for people losing sight; they wave and I pass by',
        es: 'no sé quién me habla; paso vergüenza por no reconocer a la gente; creen que soy grosera; cómo explico que veo mal; un grupo de personas con poca vista; me saludan y no veo; grupo por teléfono para ciegos',
      },
      say: {
        en: 'You are no fool, and people cannot guess. Say it first: “I see poorly and cannot tell faces. Please say your name when you speak.” Most are glad to know. Ask one friend to name who comes in.',
        es: 'Nadie puede adivinarlo, y no es culpa suya. Dígalo primero: “Veo poco y no distingo caras. Por favor, dígame su nombre al hablar.” Casi todos lo agradecen. Pida a alguien que le avise quién llega.',
      },
      more: {
        en: 'If that feels hard: wear a small badge that says you see poorly. Sit with the window behind you. Choose small groups. Ask the eye clinic or {company} for a group, also by phone, of people who lose sight.',
        es: 'Si eso cuesta: lleve una insignia que diga que ve poco. Siéntese de espaldas a la ventana. Prefiera grupos chicos. Pregunte en la clínica de ojos o a {company} por un grupo, también por teléfono, de gente con poca vista.',
      },
      whose: 'self',
    },
    {
      label: { en: 'I could teach others', es: 'Yo podría enseñar a otros' },
      asks: {
        en: 'volunteer as a tutor; pass on my trade; be useful again; help children read; mentor young people; where do they need volunteers; give talks about my job',
        es: 'ser voluntario y dar clases; pasar mi oficio; quiero sentirme útil; ayudar a niños a leer; guiar a jóvenes; dónde necesitan voluntarios; dar charlas de mi trabajo',
      },
      say: {
        en: 'Good, teaching is the best way to go on learning. Say to the library, a school or {company}: “I know this trade. I could help two hours a week.” About two hours a week go with feeling better.',
        es: 'Muy bien: enseñar es seguir aprendiendo. Diga en la biblioteca, una escuela o a {company}: “Sé este oficio. Puedo ayudar dos horas por semana.” Unas dos horas semanales van con más bienestar.',
      },
      more: {
        en: 'Step by step: begin with one person and one month. Fix the day and when you stop. Cannot go out: help by phone, reading or listening. First place says no: try a church, a museum or a neighbor’s child.',
        es: 'Paso a paso: empiece con una persona y un mes. Fije el día y la hora de acabar. Si no puede salir: ayude por teléfono, leyendo u oyendo. Si le dicen que no: pruebe en la iglesia, un museo o con un niño vecino.',
      },
      facts: ['S10'],
    },
    {
      label: { en: 'I like to work with my hands', es: 'Me gusta trabajar con las manos' },
      asks: {
        en: 'workshop for men, a shed with tools; fix radios, engines, clocks; woodwork bench; repair things with other fellows; no school stuff, something practical; garden beds or model ships; not a talker',
        es: 'taller con herramientas; arreglar radios, motores, relojes; carpintería; reparar cosas con otros; nada de escuela, algo práctico; huerta o maquetas; no soy de hablar',
      },
      say: {
        en: 'Then learn by making. Many towns have a shared workshop or a repair morning, where people fix things side by side. Ask {company}. At home, take one broken thing today and find out how it works.',
        es: 'Entonces aprenda haciendo. En muchos lugares hay un taller común o una mañana de arreglos, donde se trabaja al lado de otros. Pregunte a {company}. En casa, tome hoy algo roto y vea cómo funciona.',
      },
      more: {
        en: 'If there is none: ask a neighbor to build one thing with you, such as a bird box. Good light, a firm seat, sharp tools with care. On blood thinners, or with shaky hands: no power saw.',
        es: 'Si no hay: invite a un vecino a hacer algo juntos, como una casa para pájaros. Buena luz, asiento firme y cuidado con lo que corta. Con anticoagulantes o pulso tembloroso: nada de sierra eléctrica.',
      },
      facts: ['S11', 'T14'],
    },
    {
      label: { en: 'Bored since I retired', es: 'Me aburro desde que me jubilé' },
      asks: {
        en: 'days are empty; my wife says I am moody and under her feet; bored stiff, nothing to do; miss my work and the fellows; watch TV all day; no reason to get up early; he retired and is bored',
        es: 'los días se me hacen largos; mi señora dice que ando de mal genio; me aburro como ostra, como hongo; extraño el trabajo y los compañeros; todo el día la tele; para qué madrugar; qué hacen los demás',
      },
      say: {
        en: 'That is a big change, and many feel lost in it. Give the week three fixed points: one to learn, one to move, one with people. Set the first for tomorrow at ten. Leave the house for it.',
        es: 'Es un cambio grande, y muchos se sienten perdidos. Dele a la semana tres puntos fijos: uno para aprender, uno para moverse, uno con gente. Ponga el primero mañana a las diez. Salga de casa para eso.',
      },
      more: {
        en: 'If there is friction at home: agree on hours apart, and one thing together. Look for what work gave you: friends, use, a clock. Two weeks with no joy in anything: tell the doctor, as low mood can be treated.',
        es: 'Si hay quejas en casa: acuerden horas aparte y una cosa juntos. Busque lo que le daba el trabajo: amigos, ser útil, horario. Dos semanas sin gusto por nada: dígalo al médico, que el desánimo se trata.',
      },
      facts: ['T13', 'T14'],
    },
    {
      label: { en: 'I do not want a computer for it', es: 'No quiero computadora para eso' },
      asks: {
        en: 'clumsy with screens, no internet; hate tablets and apps; just the telephone on the wall; without going online; learn the old way with paper; everything is on the web now',
        es: 'soy torpe con los ordenadores; sin internet ni pantallas; odio las aplicaciones; solo tengo teléfono fijo; a la antigua, con papel; ahora todo es en línea',
      },
      say: {
        en: 'You need none. A library book, a radio, a teacher in the room, a choir, a pencil or a workbench do as well. Ask the library: “What do you have on this that is not online?”',
        es: 'No hace falta. Sirven igual un libro de la biblioteca, la radio, un maestro, un coro, un lápiz o un taller. Pregunte en la biblioteca: “¿Qué tienen de esto que no sea por internet?”',
      },
      more: {
        en: 'Step by step: name your subject, and ask for one thin book or course on disc. Ask a relative to print a few pages in large letters. Sign up for classes by phone. Meet one person who knows the subject.',
        es: 'Paso a paso: diga su tema y pida un libro delgado o un curso en disco. Pida a un familiar que imprima unas hojas en letra grande. Inscríbase por teléfono. Busque a una persona que sepa del tema.',
      },
    },
    {
      label: { en: 'I had little schooling', es: 'Dejé la escuela de niño' },
      asks: {
        en: 'quit school at ten, never finished; reading is slow going for me; cannot read or write well; had to work as a child; learn to write my name; ashamed I cannot spell; classes for adults who missed school',
        es: 'apenas fui a la primaria; nunca aprendí a leer ni a escribir; de niño me mandaron al campo; aprender a firmar; me da pena la ortografía; leo muy lento; clases de alfabetización para adultos',
      },
      say: {
        en: 'You had to work, and that is no shame. Reading can be learned late, and it is good for the mind. Ask the library, quietly, for reading help for adults. Today: your name, or one line of a song.',
        es: 'A usted le tocó ganarse el pan, y eso no es vergüenza. A leer se aprende también tarde. Pregunte en la biblioteca o la parroquia por clases de lectura para mayores. Hoy: su nombre o un verso de una canción.',
      },
      more: {
        en: 'Step by step: use what you need: a shopping list, a street sign, a letter from a grandchild. Ten minutes a day, finger under the words. Letters blur: have your eyes tested first. Not for you: learn by ear and hand.',
        es: 'Paso a paso: use lo que necesita: la lista de compras, un letrero, la carta de un nieto. Diez minutos al día, con el dedo bajo la palabra. Si se ve borroso: primero un examen de la vista. Si no le gusta: aprenda de oído.',
      },
      facts: ['L12', 'L19'],
    },
    {
      label: { en: 'How do I interest them in learning?', es: '¿Cómo le animo a aprender algo?' },
      asks: {
        en: 'dad sits all day and wants nothing; something we could do together on Tuesdays; teach her without a quarrel; grandad is stubborn; would playing old songs for him do any good; how long do I play for him; she says she is too stupid; what gift or course for mom',
        es: 'mi papá está sentado y no quiere nada; algo que hagamos juntos los martes; cómo le enseño sin pelear; mi abuelo es terco; le toco canciones viejas, cuánto rato; dice que es tonta para eso; qué curso le regalo a mamá',
      },
      say: {
        en: 'Do it with them, not for them. Ask for their help: “Show me how you did that.” Bring one thing tied to their old work or old songs. Stay about twenty minutes, or until they tire. Come again the same day next week.',
        es: 'Hágalo a su lado, no en su lugar. Pida ayuda: “Enséñame cómo lo hacías.” Lleve algo de su viejo oficio o sus canciones. Quédese unos veinte minutos, o hasta que se canse. Vuelva el mismo día la otra semana.',
      },
      more: {
        en: 'If they say no: leave it there and try another day. No quiz questions and no “You know that.” One step, and praise the effort. Let them choose from two things. Flat and joyless for two weeks: ask the doctor.',
        es: 'Si dice que no: déjelo y pruebe otro día. Sin exámenes ni “Eso ya lo sabes.” Un paso, y elogie el esfuerzo. Ofrezca dos cosas a elegir. Si lleva dos semanas sin ganas de nada: pregunte al médico.',
      },
      facts: ['T13', 'T14'],
      whose: 'other',
    },
  ],
}
