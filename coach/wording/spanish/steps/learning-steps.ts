/** The steps towards learning, in Spanish. */

/** Spanish steps towards learning by their English sentences. */
export const learningSteps: Readonly<Record<string, string>> = {
  'Choose one new, slightly challenging skill and book the first lesson.':
    'Elija algo nuevo que le cueste un poco y aparte la primera clase.',
  'If you enjoy it, do two or three short sessions a week.':
    'Si le gusta, haga dos o tres ratos cortos por semana.',
  'Treat it as an optional extra, not a must buy.': 'Véalo como un extra; no hace falta comprarlo.',
  'More research is needed.': 'Faltan más estudios.',
  'Swap one passive hour for writing, a class, cards or a puzzle.':
    'Cambie una hora pasiva por escribir, una clase, las cartas o un rompecabezas.',
  'Learn one phone or tablet task this week, such as a video call.':
    'Aprenda esta semana a hacer una cosa en el celular o la tableta, como una llamada por video.',
  'Mix it: one reading, one making and one sociable activity each week.':
    'Varíe: cada semana, algo para leer, algo para hacer con las manos y algo con gente.',
  'Use free options first.': 'Use primero lo que es gratis.',
  'There is no need for a paid subscription.': 'No hace falta pagar una suscripción.',
  'Set a weekly goal and tell someone who will ask about it.':
    'Póngase una meta para la semana y cuéntela a alguien que le pregunte por ella.',
  'Do a puzzle you enjoy.': 'Haga un rompecabezas o crucigrama que le guste.',
  'Raise the difficulty and add variety.': 'Suba la dificultad y varíe.',
  'Join a library or senior center group, up to three short sessions a week.':
    'Vaya a un grupo de la biblioteca o del centro para mayores, hasta tres ratos cortos por semana.',
  'Before paying, ask what proof there is and look for a free version.':
    'Antes de pagar, pregunte qué pruebas hay y busque una versión gratis.',
  'Sign up for one free or low cost course.': 'Tome un curso gratis o barato.',
  'Many colleges let seniors study online.':
    'Muchas universidades dejan estudiar en internet a las personas mayores.',
  'Book an eye exam and a hearing check.': 'Pida cita para revisar la vista y el oído.',
  'Raise text size, and try free audio books from the library.':
    'Agrande la letra y pruebe los audiolibros gratis de la biblioteca.',
  'Repeat a name aloud, link it to a picture, and write it down.':
    'Repita el nombre en voz alta, únalo a una imagen y escríbalo.',
  'Set one phone reminder.': 'Ponga un aviso en el celular.',
  'Add a second class only when the first feels manageable.':
    'Sume una segunda clase solo cuando pueda bien con la primera.',
  'If you or family notice real memory change, ask a doctor for a check.':
    'Si usted o su familia notan un cambio real en la memoria, pida a un médico una revisión.',
  'Hang up, do not click, and never share a password.':
    'Cuelgue, no abra enlaces y nunca dé una contraseña.',
  'Call your bank on a number you know.': 'Llame a su banco a un número que usted conozca.',
  'Phone your library and ask for the next beginner class.':
    'Llame a su biblioteca y pregunte por la próxima clase para principiantes.',
  'Practice 15 minutes a day at the same time.':
    'Practique 15 minutos al día, siempre a la misma hora.',
  'Teach someone what you learned.': 'Enseñe a alguien lo que aprendió.',
  'Libraries teach phones and computers free, at a patient pace.':
    'Las bibliotecas enseñan gratis y con calma a usar el celular y la computadora.',
  'Daily use of a phone or tablet goes with a sharp mind.':
    'Usar a diario un celular o una tableta se relaciona con una mente ágil.',
  'Learning builds a reserve that helps the brain cope.':
    'Aprender crea una reserva que ayuda al cerebro a salir adelante.',
  'It can grow at any age.': 'Puede crecer a cualquier edad.',
  'Ask your library for its next beginner class.':
    'Pregunte en su biblioteca por la próxima clase para principiantes.',
  'You learn, and you meet people too.': 'Aprende, y además conoce gente.',
  'Set one small learning goal a week.': 'Póngase cada semana una pequeña meta para aprender.',
  'Tell a friend who will ask you about it.': 'Cuéntela a alguien que le pregunte por ella.',
  'Practice 15 minutes a day with a warm drink.':
    'Practique 15 minutos al día con una bebida caliente.',
  'Stop while it is still fun.': 'Pare cuando todavía le divierte.',
  'Swap one hour of TV for cards, a puzzle, a class or writing.':
    'Cambie una hora de tele por cartas, un rompecabezas, una clase o escribir.',
  'Games, cards, puzzles and writing do more for the mind than passive hours.':
    'Los juegos, las cartas, los rompecabezas y escribir hacen más por la mente que las horas pasivas.',
  'Pick one thing to learn on your phone, such as a video call with family.':
    'Elija una cosa que aprender en su celular, como llamar por video a la familia.',
  'Mix your week: read one thing, make one thing, and learn one thing with others.':
    'Varíe su semana: lea algo, haga algo con las manos y aprenda algo con otros.',
  'Choose a language, an instrument or painting.': 'Elija un idioma, un instrumento o pintar.',
  'Add a second when the first feels easy.': 'Sume otra cosa cuando la primera le salga fácil.',
  'Sign up for one free or low cost course on a subject you have always liked.':
    'Tome un curso gratis o barato sobre un tema que siempre le gustó.',
  'Pick a skill that stretches you a little, and book your first lesson this week.':
    'Elija algo que le exija un poco y aparte esta semana su primera clase.',
}
