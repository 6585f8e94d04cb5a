/** What the coach says of itself and for company's sake, in Spanish. */

/** Spanish small talk by its English sentences; the two jokes are Spanish ones of the same length. */
export const smallTalkSentences: Readonly<Record<string, string>> = {
  'I am not a doctor or a nurse.': 'No soy médico ni enfermera.',
  'I am an AI coach for healthy habits.':
    'Soy una guía con inteligencia artificial para hábitos sanos.',
  'Please take health problems and medicines to your doctor.':
    'Por favor, hable con su médico de sus problemas de salud y sus medicinas.',
  'I can help with social life, learning, exercise, food, stress and sleep.':
    'Puedo ayudar con la vida social, aprender, el ejercicio, la comida, el estrés y el sueño.',
  'Which would you like?': '¿Cuál le gustaría?',
  'I am the AI coach of this program, not a person.':
    'Soy la guía con inteligencia artificial de este programa, no una persona.',
  'This is not therapy or medical advice.': 'Esto no es terapia ni consejo médico.',
  'I help with six things: social life, learning, exercise, food, stress and sleep.':
    'Ayudo con seis temas: vida social, aprender, ejercicio, comida, estrés y sueño.',
  'What would you like to start with?': '¿Por cuál quiere empezar?',
  'I give short, practical tips for healthy habits, with sources.':
    'Doy consejos cortos y prácticos para hábitos sanos, con sus fuentes.',
  'I know six things: social life, learning, exercise, food, stress and sleep.':
    'Sé de seis temas: vida social, aprender, ejercicio, comida, estrés y sueño.',
  'I can also tell you what your scores say.': 'También puedo decirle qué dicen sus puntajes.',
  'Try asking how to sleep better, or how to start to exercise.':
    'Pregunte, por ejemplo, cómo dormir mejor o cómo empezar a hacer ejercicio.',
  'I use health guidelines and published studies.': 'Uso guías de salud y estudios publicados.',
  'Every answer of mine lists its sources under it.':
    'Debajo de cada respuesta mía están sus fuentes.',
  'You can see them all on the page about how scores are made.':
    'Puede verlas todas en la página que explica cómo se hacen los puntajes.',
  'You can see all your results under Your Submitted Scores.':
    'Puede ver todos sus resultados en Sus puntajes enviados.',
  'You can print that page from your browser.': 'Puede imprimir esa página desde su navegador.',
  'Is there a score you want to talk about?': '¿Quiere hablar de algún puntaje?',
  'Of course.': 'Claro que sí.',
  'Which part shall I say again?': '¿Qué parte quiere que repita?',
  'You can ask about sleep, food, stress, exercise, learning or people.':
    'Puede preguntar sobre sueño, comida, estrés, ejercicio, aprender o la gente.',
  'You are very welcome.': 'De nada.',
  'Small steps add up.': 'Los pasos pequeños suman.',
  'Is there something else you would like to ask?': '¿Quiere preguntar algo más?',
  'I am glad to help.': 'Me alegra ayudar.',
  'Take it one step at a time.': 'Vaya paso a paso.',
  'What else is on your mind?': '¿Qué más le preocupa?',
  'My pleasure.': 'Con mucho gusto.',
  'Try one small step, and see how it goes.': 'Pruebe un paso pequeño y vea cómo le va.',
  'Shall we look at something else?': '¿Vemos algo más?',
  'Goodbye for now.': 'Hasta pronto.',
  'Try one small step today.': 'Pruebe hoy un paso pequeño.',
  'Come back when you like.': 'Vuelva cuando quiera.',
  'Take good care of yourself.': 'Cuídese mucho.',
  'I am here when you want to talk again.': 'Aquí estoy cuando quiera hablar otra vez.',
  'I am a program, so I am always well.': 'Soy un programa, así que siempre estoy bien.',
  'It is kind of you to ask.': 'Gracias por preguntar.',
  'How are you today, and what could be better?': '¿Cómo está usted hoy, y qué podría ir mejor?',
  'Hello.': 'Hola.',
  'I am the AI coach, not a person.': 'Soy la guía con inteligencia artificial, no una persona.',
  'Ask me about social life, learning, exercise, food, stress and sleep.':
    'Pregúnteme sobre vida social, aprender, ejercicio, comida, estrés y sueño.',
  'What is on your mind today?': '¿De qué quiere hablar hoy?',
  'Good to meet you.': 'Mucho gusto.',
  'I am an AI coach, not a person.': 'Soy una guía con inteligencia artificial, no una persona.',
  'I know about social life, learning, exercise, food, stress and sleep.':
    'Sé de vida social, aprender, ejercicio, comida, estrés y sueño.',
  'What would you like to talk about?': '¿De qué le gustaría hablar?',
  'All right.': 'Muy bien.',
  'You can ask me for more ideas at any time.': 'Puede pedirme más ideas en cualquier momento.',
  'What would help you most right now?': '¿Qué le ayudaría más ahora?',
  'Good.': 'Bien.',
  'Which of the six shall we look at next: people, learning, exercise, food, stress or sleep?':
    '¿Cuál de los seis vemos ahora: gente, aprender, ejercicio, comida, estrés o sueño?',
  'No harm done.': 'No pasa nada.',
  'Take your time.': 'Tómese su tiempo.',
  'What would you like to ask?': '¿Qué quiere preguntar?',
  'That is quite all right.': 'No se preocupe.',
  'It happens to all of us.': 'Nos pasa a todos.',
  'What can I help you with?': '¿En qué le puedo ayudar?',
  'I am a coach, so my best joke is short.':
    'Soy una guía de salud, así que mi mejor chiste es corto.',
  'Why did the walker bring a pencil?': '¿Qué le dijo un pato a otro pato?',
  'To draw a long way round.': 'Estamos empatados.',
  'A good laugh lifts the day.': 'Una buena risa alegra el día.',
  'Here is a small one.': 'Aquí va uno pequeño.',
  'Why did the pillow see a coach?': '¿Por qué estaba triste el libro de matemáticas?',
  'It was feeling down.': 'Porque tenía muchos problemas.',
  'That is kind of you to say.': 'Qué amable de su parte.',
  'I am a program, but I am glad to help.': 'Soy un programa, pero me alegra ayudar.',
  'What shall we look at next?': '¿Qué vemos ahora?',
  'I cannot help with that one.': 'Con eso no puedo ayudar.',
  'I can help with six things for a healthy life: social life, learning, exercise, food, stress and sleep.':
    'Puedo ayudar con seis temas para una vida sana: vida social, aprender, ejercicio, comida, estrés y sueño.',
  'Which of these would you like to talk about?': '¿De cuál quiere hablar?',
  'That is one for your doctor or pharmacist.': 'Eso es para su médico o farmacéutico.',
  'Please ask them.': 'Por favor, pregúntele.',
  'I can help with six things: social life, learning, exercise, food, stress and sleep.':
    'Puedo ayudar con seis temas: vida social, aprender, ejercicio, comida, estrés y sueño.',
}
