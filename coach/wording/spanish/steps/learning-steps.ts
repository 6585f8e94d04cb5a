/** The steps towards learning, in Spanish. */

/** Spanish steps towards learning by their English sentences. */
export const learningSteps: Readonly<Record<string, string>> = {
  'Choose one new, slightly challenging skill and book the first lesson.':
    'Elija algo nuevo que le cueste un poco y reserve la primera clase.',
  'If you enjoy it, do two or three short sessions a week.':
    'Si le gusta, dedíquele dos o tres ratos cortos por semana.',
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
}
