/** Plain questions on pastimes, learning and devices. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

export const pastimeMatters: readonly AnsweredMatter[] = [
  {
    name: 'musical-instrument',
    needs: pattern(
      'piano*|guitar*|violin*|instrument*|music*|play|accordion|harmonica|keyboard|ukulele|flute|drums?|sing*|choir|acordeon|teclado|armonica|flauta|toc(ar|o|aba)|cant(o|ar)|coro',
    ),
    domain: 'Learning',
    card: 'L15',
    facts: ['L15', 'L19'],
    say: {
      en: "Yes, you can begin now, with the piano or another instrument. In small trials, learning music with other new skills helped older people's thinking. On one alone I have no study. Start with one tune, 15 minutes a day.",
      es: 'Sí, puede empezar a su edad, con el piano u otro instrumento. En estudios pequeños, aprender música junto con otras cosas ayudó a la mente de los mayores. De uno solo no tengo un estudio. Empiece con una canción, 15 minutos al día.',
    },
    how: {
      en: [
        'Borrow before you buy: ask family, a church, a music school, the library.',
        'Learn three notes of a tune you love, and say them aloud as you play.',
        'Sore hands? Stop there, and show a pain that stays to your doctor.',
      ],
      es: [
        'Pida prestado antes de comprar: en la familia, la iglesia, la escuela de música.',
        'Aprenda tres notas de una canción querida y dígalas mientras toca.',
        '¿Le duelen las manos? Pare ahí. Si el dolor no se va, que lo vea su médico.',
      ],
    },
  },
  {
    name: 'painting-and-drawing',
    needs: pattern(
      'paint*|draw*|art|arts|sketch*|watercolou?r*|pint*|dibuj*|arte|acuarela*|pincel*',
    ),
    domain: 'Learning',
    card: 'L01',
    facts: ['L15'],
    say: {
      en: "Yes, and nobody needs talent to begin. In small trials, art together with other new skills helped older people's thinking. On painting alone I have no study. Today, draw the cup in front of you, slowly.",
      es: 'Sí, y no hace falta talento para empezar. En estudios pequeños, el arte junto con otras cosas nuevas ayudó a la mente de los mayores. De la pintura sola no tengo un estudio. Dibuje hoy la taza que tiene delante, despacio.',
    },
    how: {
      en: [
        'Take any pencil and paper, and sit in good light.',
        'Look more at the thing than at the paper, and draw its outline.',
        'Put the date on it and keep it. Tomorrow, draw the same thing again.',
      ],
      es: [
        'Tome cualquier lápiz y papel, y siéntese con buena luz.',
        'Mire más la cosa que el papel, y dibuje el contorno.',
        'Póngale fecha y guárdelo. Mañana dibuje lo mismo otra vez.',
      ],
    },
  },
  {
    name: 'video-call',
    domain: 'Learning',
    card: 'S04',
    facts: ['L05'],
    say: {
      en: 'You can learn this. In WhatsApp, open the chat of the person, touch the small drawing of a camera at the top, and wait for the face. The red round button ends it. A wrong touch breaks nothing.',
      es: 'Esto se aprende. En WhatsApp, abra la conversación de la persona, toque la camarita de arriba y espere a ver la cara. El botón rojo termina la llamada. Si toca mal, no se rompe nada.',
    },
    how: {
      en: [
        'Stand the phone against a cup, at eye level, with light on your face.',
        'No sound? Press the volume button on the side. No picture? Touch the camera again.',
        'It looks different on yours? Have the other person call you first, and answer.',
      ],
      es: [
        'Apoye el teléfono en una taza, a la altura de los ojos y con luz en su cara.',
        '¿No se oye? Suba el volumen con el botón del costado. ¿No se ve? Toque la camarita.',
        '¿En el suyo es distinto? Que le llamen primero, y usted solo conteste.',
      ],
    },
  },
  {
    name: 'sudoku-and-table-games',
    domain: 'Learning',
    card: 'L04',
    facts: ['L04', 'L06'],
    say: {
      en: 'If you enjoy it, it is time well spent. Games, cards and puzzles went with lower dementia risk: a link, not proof. On sudoku alone, or which is best, I have no study. Variety seems good, so try another kind this week.',
      es: 'Si lo disfruta, es tiempo bien usado. Los juegos, cartas y pasatiempos van unidos a menos riesgo de demencia: es una relación, no una prueba. Del sudoku solo, o cuál es mejor, no tengo un estudio. Conviene variar: pruebe otro esta semana.',
    },
    how: {
      en: [
        'Choose one you can nearly finish; too hard takes away the joy.',
        'Good light, a big-print book, and a rest for eyes and neck.',
        'Next time another kind: a jigsaw, dominoes with somebody, a word game.',
      ],
      es: [
        'Elija uno que casi le salga; el muy difícil quita el gusto.',
        'Buena luz, letra grande, y un descanso para los ojos y el cuello.',
        'La próxima, otro tipo: un rompecabezas, dominó con alguien, sopa de letras.',
      ],
    },
  },
  {
    name: 'reading-books',
    domain: 'Learning',
    card: 'L06',
    facts: ['L06', 'L13'],
    say: {
      en: 'Reading is a fine part of a mix: people who read, made things and met others had fewer mild problems with thinking. A link, not proof. Many lose the thread. Try one short story today, in good light.',
      es: 'Leer es buena parte de una mezcla: quienes leen, hacen cosas y tienen compañía suelen tener menos fallos leves al pensar. Es una relación, no una prueba. Perder el hilo es común. Pruebe hoy un cuento corto, con buena luz.',
    },
    how: {
      en: [
        'Read one page, stop, and tell yourself aloud what happened.',
        'Big print or audio books: ask the library, it costs nothing.',
        'The letters blur? Book an eye check; it may not be you but the glasses.',
      ],
      es: [
        'Lea una página, pare y cuéntese en voz alta qué pasó.',
        'Letra grande o audiolibros: pregunte en la biblioteca, no cuestan.',
        '¿Se borran las letras? Pida cita para la vista; quizá son los lentes.',
      ],
    },
  },
  {
    name: 'online-banking',
    domain: 'Learning',
    card: 'L17',
    facts: ['L17', 'L18'],
    say: {
      en: "Care is wise. Phone banking is safer if you open the bank's app yourself, never a link in a message, and tell nobody your code. Many libraries teach it free. Today, ask your branch to show you one thing.",
      es: 'Es bueno cuidarse. El banco por celular es más seguro si usted abre la aplicación, nunca un enlace, y no dice su clave. Hay bibliotecas que lo enseñan gratis. Pida hoy en su banco ver una cosa.',
    },
    how: {
      en: [
        'Begin only by looking: what came in, what went out.',
        'Ask the branch to set a low limit for payments, if that calms you.',
        'You may also stay with the counter, if it suits you better.',
      ],
      es: [
        'Empiece solo mirando: qué entró y qué salió.',
        'Pida en el banco un tope bajo para los pagos, si eso le da calma.',
        'También puede seguir yendo a la ventanilla, si le acomoda más.',
      ],
    },
  },
  {
    name: 'passwords',
    domain: 'Learning',
    card: 'L17',
    facts: ['L17'],
    say: {
      en: 'Nearly everybody forgets passwords. A small notebook at home is a plain way: out of sight, away from the phone and the bank cards. Give a password to nobody who calls or writes. Today, put down one.',
      es: 'A casi todo el mundo se le olvidan las claves. Una libreta en casa es un modo sencillo: fuera de la vista y lejos del teléfono y las tarjetas. No dé la clave a nadie que llame o escriba. Apunte hoy una.',
    },
    how: {
      en: [
        'One page for each: the name of the service, your user name, the password.',
        'Make it long and easy for you: three words that do not belong together.',
        'Locked out? Touch “forgot password” yourself, or ask somebody you trust to sit by you.',
      ],
      es: [
        'Una hoja para cada una: el servicio, su usuario, la clave.',
        'Que sea larga y fácil para usted: tres palabras que no tengan que ver.',
        '¿No puede entrar? Toque “olvidé mi contraseña”, o pida ayuda a alguien de confianza.',
      ],
    },
  },
  {
    name: 'reading-and-writing-late',
    needs: pattern(
      'school*|illiterate|escuela|analfabet*|spell*|sign (my )?name|firm(ar|o)|ortografia|writ*|escrib*|letters|letras|alphabet|abecedario|(learn*|taught|teach*|aprend*|ensen*|nunca|never|not know how|no se|can not|hardly|apenas) .. (read|reading|leer)',
    ),
    domain: 'Learning',
    card: 'L19',
    facts: ['L19', 'L12'],
    say: {
      en: "There is nothing here to be ashamed of; many had no chance at school. It is never too late. Short daily practice sticks best, and you can add to your mind's reserve at any age. Start today with your own name.",
      es: 'Aquí no hay de qué avergonzarse: mucha gente no tuvo escuela. Nunca es tarde. Lo que más queda es practicar poco cada día, y la mente gana reserva a cualquier edad. Empiece hoy con su nombre.',
    },
    how: {
      en: [
        'Ask the library or {company}: “Are there free classes to read and write, for adults?”',
        "Take words you see each day: your street, bread, a grandchild's name.",
        'Say each word aloud while you write it. A few words are enough for a day.',
      ],
      es: [
        'Pregunte en la biblioteca o en {company}: “¿Hay clases gratis para leer y escribir, de adultos?”.',
        'Tome palabras de todos los días: su calle, pan, el nombre de un nieto.',
        'Diga cada palabra en voz alta al escribirla. Con pocas al día basta.',
      ],
    },
  },
  {
    name: 'life-story',
    domain: 'Learning',
    card: 'L04',
    facts: ['L04'],
    say: {
      en: 'What a fine thing to leave behind. Writing went with lower dementia risk over ten years; that is a link, not proof. Begin small: one photo, five lines, no order needed. If a memory hurts, leave it.',
      es: 'Qué bonito regalo para dejar. Escribir va unido a menos riesgo de demencia en diez años; es una relación, no una prueba. Empiece pequeño: una foto, cinco líneas, sin orden. Si un recuerdo duele, déjelo.',
    },
    how: {
      en: [
        'Choose a photo and say who, where, and what it smelled like.',
        'Hands tired? Speak it into the phone, or tell it to a grandchild who writes.',
        'Keep all pages in one box, with the date on each.',
      ],
      es: [
        'Elija una foto y cuente quién, dónde y a qué olía.',
        '¿Se cansa la mano? Grábelo con la voz, o que un nieto lo apunte.',
        'Guarde las hojas en una caja, cada una con su fecha.',
      ],
    },
  },
  {
    name: 'artificial-intelligence',
    domain: 'Learning',
    card: 'L05',
    facts: [],
    say: {
      en: 'AI is a computer program that answers in words; I am a program too, not a person. Nobody has to learn it. It can help with a letter. It can be wrong. Tell it no passwords.',
      es: 'La IA es un programa de computadora que contesta con palabras; yo también soy un programa, no una persona. Nadie está obligado a aprenderla. Ayuda con una carta. Se puede equivocar. No le dé contraseñas.',
    },
    how: {
      en: [
        'Ask somebody you trust to open one, and sit beside you the first time.',
        'Ask something you know well, such as your town. You will see how right it is.',
        'Anything about money: check it with a person. About health: ask your doctor.',
      ],
      es: [
        'Pida a alguien de confianza que abra uno y se siente con usted la primera vez.',
        'Pregunte algo que usted conozca bien, como su pueblo. Verá cuánto acierta.',
        'Lo de dinero, confírmelo con una persona. Lo de salud, pregúntelo a su médico.',
      ],
    },
  },
  {
    name: 'knitting-and-sewing',
    needs: pattern(
      'knit*|crochet*|sew*|quilt*|embroid*|needle*|stitch*|yarn|wool|craft*|weav*|tej*|cos(er|o|iendo|tura|turas)|bord(ar|ado|ados|o|ando)|ganchillo|agujas?|colchas?|costur*|manualidad*|hilos?|estambre|lana',
    ),
    domain: 'Learning',
    card: 'L01',
    facts: ['L01'],
    say: {
      en: 'Yes, above all if you learn something new in it. Older people who learned quilting or photography remembered more than with easy tasks. On knitting or another single craft I have no study. Try one new stitch today.',
      es: 'Sí, sobre todo si aprende algo nuevo en ello. Quienes aprendieron a hacer colchas o fotografía recordaron más que con tareas fáciles. Del tejido u otra labor sola no tengo un estudio. Pruebe hoy un punto nuevo.',
    },
    how: {
      en: [
        'Good light from the side, thick yarn, and a chair that holds your back.',
        'Take a pattern one step harder than your usual. Undoing is part of it.',
        'Hands sore? Rest them, and go on another day.',
      ],
      es: [
        'Luz de lado, lana gruesa y una silla que sostenga la espalda.',
        'Tome un modelo un poco más difícil que el de siempre. Deshacer es parte de aprender.',
        '¿Le duelen las manos? Descánselas y siga otro día.',
      ],
    },
  },
]
