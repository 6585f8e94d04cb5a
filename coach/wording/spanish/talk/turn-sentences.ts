/** How the coach opens and praises in a plan, in Spanish. */

/** Spanish praises and openings by their English sentences. */
export const turnSentences: Readonly<Record<string, string>> = {
  'Well done: you have good company.': 'Muy bien: tiene buena compañía.',
  'Well done: you keep learning.': 'Muy bien: sigue aprendiendo.',
  'Well done: you are active.': 'Muy bien: se mantiene en movimiento.',
  'Well done: you eat well.': 'Muy bien: come bien.',
  'Well done: you keep stress low.': 'Muy bien: mantiene bajo el estrés.',
  'Well done: you sleep well.': 'Muy bien: duerme bien.',
  'Keep it up.': 'Siga así.',
  'The people around you are a strength.': 'La gente que le rodea es un punto fuerte.',
  'Keep them close.': 'Manténgala cerca.',
  'Your wish to learn is a strength.': 'Sus ganas de aprender son un punto fuerte.',
  'Keep feeding it.': 'Siga dándoles vida.',
  'How much you move is a strength.': 'Lo mucho que se mueve es un punto fuerte.',
  'Keep going.': 'No pare.',
  'The way you eat is a strength.': 'Su manera de comer es un punto fuerte.',
  'Keep it that way.': 'Siga de ese modo.',
  'Your calm is a strength.': 'Su calma es un punto fuerte.',
  'Keep what works for you.': 'Conserve lo que le sirve.',
  'Your good nights are a strength.': 'Sus buenas noches de sueño son un punto fuerte.',
  'Keep them so.': 'Que sigan así.',
  'Take one of the six tests first.': 'Haga primero una de las seis evaluaciones.',
  'Then I can say what would help you most, and why.':
    'Así podré decirle qué le ayudaría más, y por qué.',
  'This plan is general: it rests on your scores and on what helps most older adults.':
    'Este plan es general: parte de sus puntajes y de lo que ayuda a la mayoría de las personas mayores.',
  'I have no results of yours yet.': 'Todavía no tengo resultados suyos.',
  'Take one short test first.': 'Haga primero una evaluación corta.',
  'The sleep test is a good start, and it takes a few minutes.':
    'La de sueño es un buen comienzo y toma unos minutos.',
  'You find it under My Wellness Tools.': 'Está en Mis herramientas de bienestar.',
  'What would you like to know until then?': '¿Qué le gustaría saber mientras tanto?',
}
