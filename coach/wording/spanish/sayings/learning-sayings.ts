/** What the coach says on learning, in Spanish. */

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
