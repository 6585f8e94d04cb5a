/** What the coach says on learning, and the steps to it, in Spanish. */

/** Spanish sentences on learning by their English ones. */
export const learningSayings: Readonly<Record<string, string>> = {
  'Learning a new, demanding skill helped people remember more than easy tasks did.':
    'Aprender algo nuevo y con reto ayudó a recordar más que las tareas fáciles.',
  'Quilting and digital photos are examples.':
    'Por ejemplo, coser colchas o tomar fotos digitales.',
  'Ten sessions of reasoning or speed training kept those trained skills up to ten years.':
    'Diez clases de lógica o de rapidez mantuvieron lo que se entrenó, hasta por diez años.',
  'The gains are mostly in what you practice.': 'Se mejora sobre todo en lo que se practica.',
  'In one trial, only speed training with booster sessions went with fewer dementia diagnoses.':
    'En un estudio, solo entrenar la rapidez, con clases de repaso, se relacionó con menos diagnósticos de demencia.',
  'Memory training did not.': 'Entrenar la memoria, no.',
  'Active pastimes such as writing, classes, games, cards and puzzles went with lower dementia risk.':
    'Escribir, tomar clases, jugar, las cartas y los rompecabezas se relacionaron con menos riesgo de demencia.',
  'Passive ones did less.': 'Los ratos pasivos hicieron menos.',
  'People over 50 who use everyday digital technology had lower odds of thinking problems.':
    'Las personas de más de 50 que usan cosas digitales a diario tuvieron menos problemas de memoria o atención.',
  'There was no sign of brain rot from screens.':
    'No hubo señal de que las pantallas dañen el cerebro.',
  'Doing several kinds of mental activity late in life went with fewer problems than doing few.':
    'En la vejez, hacer varios tipos de actividad mental se relacionó con menos problemas que hacer pocos.',
  'Variety counts.': 'La variedad cuenta.',
  'WHO rates the proof for brain training as low.':
    'Para la OMS, hay pocas pruebas a favor de entrenar el cerebro.',
  'Brain games that are sold often claim more than is shown.':
    'Los juegos que se venden para el cerebro suelen decir más de lo que está probado.',
  'A program with coaching, goals and team meetings improved thinking more than going it alone.':
    'Un programa con guía, metas y reuniones de grupo mejoró la agilidad mental más que ir por cuenta propia.',
  'In people with mild memory problems, web crosswords did better than computer games.':
    'En personas con problemas leves de memoria, los crucigramas en internet fueron mejores que los juegos de computadora.',
  'Computer training done alone at home helped little.':
    'Entrenar a solas en casa con la computadora ayudó poco.',
  'Supervised groups helped more, up to three sessions a week.':
    'Los grupos con guía ayudaron más, hasta tres clases por semana.',
  'A brain game seller was fined because its claims about memory were not backed by evidence.':
    'Multaron a una empresa de juegos para el cerebro porque no tenía pruebas de lo que decía sobre la memoria.',
  'Learning builds cognitive reserve: a backup or cushion that helps the brain cope.':
    'Aprender crea una reserva: un respaldo o colchón que ayuda al cerebro a salir adelante.',
  'It can be topped up at any age.': 'Se puede llenar a cualquier edad.',
  'Poor hearing or vision makes learning harder.': 'Oír o ver mal hace más difícil aprender.',
  'Both are changeable risks.': 'Son riesgos que se pueden cambiar.',
  'Spaced practice and "when X, I will do Y" plans help older people remember.':
    'Practicar poco a poco, y los planes como "cuando pase X, haré Y", ayudan a recordar a las personas mayores.',
  'Calendars, alarms and one set place for keys are sound supports.':
    'El calendario, las alarmas y un lugar fijo para las llaves son buenas ayudas.',
  'Learning several new skills at once, such as a language, music or art, helped thinking in small trials.':
    'En estudios pequeños, aprender varias cosas a la vez, como un idioma, música o arte, ayudó a pensar.',
  'The Learning score is a survey of digital skills and interest.':
    'El puntaje de Aprendizaje sale de preguntas sobre destrezas digitales e interés.',
  'It is not a memory or medical test and cannot show dementia.':
    'No es una prueba de memoria ni médica, y no puede mostrar demencia.',
  'Most scams share signs: an urgent tone, secrecy, gift cards, odd links or requests for passwords.':
    'Casi todas las estafas se parecen: prisa, secreto, tarjetas de regalo, enlaces raros o pedir contraseñas.',
  'Libraries and senior centers teach phones, computers and online banking free, at a patient pace.':
    'Las bibliotecas y los centros para mayores enseñan gratis y con calma. Allí se aprende a usar el celular, la computadora y el banco en internet.',
  'It is never too late to learn.': 'Nunca es tarde para aprender.',
  'Short daily practice of 15 to 30 minutes with breaks works best.':
    'Lo mejor es practicar poco cada día, de 15 a 30 minutos, con pausas.',
}

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
