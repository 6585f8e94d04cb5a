/** The ready questions of both chats, in Spanish, as an older person would ask them. */

/** Spanish questions by their English sentences. */
export const readyQuestions: Readonly<Record<string, string>> = {
  'How can I start meeting new people?': '¿Cómo puedo conocer gente nueva?',
  'I feel lonely.': 'Siento mucha soledad.',
  'What can I do today?': '¿Qué puedo hacer hoy?',
  'How do I keep my friends when I cannot get out?':
    '¿Cómo conservo mis amistades si no puedo salir?',
  'What is the best new skill to learn at my age?':
    '¿Qué cosa nueva me conviene aprender a mi edad?',
  'How can I remember names better?': '¿Cómo puedo recordar mejor los nombres?',
  'How do I get started online and stay safe?': '¿Cómo empiezo a usar internet sin riesgos?',
  'How do I start to exercise after years without it?':
    '¿Cómo empiezo a hacer ejercicio después de años sin hacerlo?',
  'How can I improve my balance?': '¿Cómo puedo mejorar mi equilibrio?',
  'How much exercise is enough for me?': '¿Cuánto ejercicio me basta?',
  'What should I eat for a healthy brain?': '¿Qué debo comer para un cerebro sano?',
  'Am I eating enough protein?': '¿Como suficiente proteína?',
  'How can I eat well with a small appetite?': '¿Cómo puedo comer bien con poco apetito?',
  'How can I calm down right now?': '¿Cómo me calmo ahora mismo?',
  'How do I stop worrying all the time?': '¿Cómo dejo de preocuparme todo el tiempo?',
  'I care for someone and I am tired.': 'Cuido a alguien y siento mucho cansancio.',
  'What can help me?': '¿Qué me puede ayudar?',
  'What can I do when I lie awake at 3 am?':
    '¿Qué hago si me despierto a las 3 de la mañana y no puedo dormir?',
  'How do I fix my sleep schedule?': '¿Cómo arreglo mis horas de sueño?',
  'I snore and I am tired all day.': 'Ronco y siento cansancio todo el día.',
  'What should I do?': '¿Qué debo hacer?',
}
