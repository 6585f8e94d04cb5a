/** What a plan says apart from its steps: openings and praise, notes on illnesses, alerts by scores; in Spanish. */

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

/** Spanish notes on conditions by their English sentences. */
export const conditionNotes: Readonly<Record<string, string>> = {
  'Follow the fluid and salt plan your heart doctor gave you.':
    'Siga el plan de líquidos y sal que le dio su médico del corazón.',
  'With your heart, ask your doctor before you try new exercise.':
    'Por su corazón, pregunte a su médico antes de probar un ejercicio nuevo.',
  'Ask your kidney doctor what food and drink suit you.':
    'Pregunte a su médico de los riñones qué comida y bebida le convienen.',
  'On warfarin, keep greens steady from week to week.':
    'Con warfarina, coma cada semana más o menos la misma cantidad de verdura verde.',
  'Check your sugar before exercise and carry a fast snack.':
    'Mida su azúcar antes del ejercicio y lleve algo dulce de efecto rápido.',
  'With insulin, do not fast or skip meals.': 'Con insulina, no ayune ni se salte comidas.',
  'Ask your care team first.': 'Pregunte antes a su equipo médico.',
  'Avoid deep bends and twists of the spine.': 'Evite doblar o girar mucho la espalda.',
  'With seizures, ask your doctor before you change your sleep times.':
    'Si tiene convulsiones, pregunte a su médico antes de cambiar sus horas de sueño.',
  'Ask your doctor before you change your sleep times.':
    'Pregunte a su médico antes de cambiar sus horas de sueño.',
  'Tell your doctor about your sleep apnea before any sleep plan.':
    'Antes de cualquier plan de sueño, hable con su médico de su apnea.',
  'Hold a counter or sturdy chair, and ask for a falls check.':
    'Agárrese de un mueble firme y pida que le revisen su riesgo de caerse.',
  'Regular meals and kindness to yourself matter most.':
    'Lo que más importa es comer a sus horas y tratarse con cariño.',
  'Your doctor can help.': 'Su médico puede ayudar.',
  'Choose soft, moist food, and ask for a swallowing check if you cough.':
    'Elija comida blanda y jugosa. Si tose al comer, pida que le revisen cómo traga.',
  'With glaucoma, keep your head above your heart in every move.':
    'Con glaucoma, mantenga la cabeza más alta que el corazón en todo movimiento.',
  'Ask your surgical team first which moves are safe.':
    'Pregunte antes a quienes le operaron qué movimientos son seguros.',
  'You need rest too, so ask for a break from care first.':
    'Usted también necesita descanso. Pida primero que alguien le reemplace unas horas.',
}

/** Spanish alerts by their English sentences. */
export const scoreAlerts: Readonly<Record<string, string>> = {
  'Your stress and sleep scores are both very high.':
    'Sus puntajes muestran mucho estrés y muy mal sueño.',
  'You are under high stress and short of company.':
    'Usted tiene mucho estrés y le falta compañía.',
  'How is your mood?': '¿Cómo está su ánimo?',
  'If you feel low or unsafe, call or text {crisis}, any hour.':
    'Si siente mucha tristeza o está en peligro, llame a {crisis}, a cualquier hora.',
  '{texting}Please talk to your doctor this week.':
    '{texting}Por favor, hable con su médico esta semana.',
  'Your stress score is high.': 'Su puntaje muestra mucho estrés.',
  'Please talk to your doctor or a counselor about it.':
    'Por favor, hable de esto con su médico o con un profesional de salud mental.',
  'Talking helps, and this can be treated.': 'Hablar ayuda, y esto se puede tratar.',
  'Your sleep score is in the highest band.': 'Su puntaje de sueño está en el nivel “Muy malo”.',
  'Please see your doctor before you start any sleep plan.':
    'Por favor, vea a su médico antes de empezar un plan de sueño.',
  'Your nutrition score is very low.': 'Su puntaje de nutrición es muy bajo.',
  'Your weight is low for your height.': 'Su peso es bajo para su estatura.',
  'Please see your doctor this week.': 'Por favor, vea a su médico esta semana.',
  'Until then, eat small meals often and do no hard exercise.':
    'Hasta entonces, haga comidas pequeñas varias veces al día, y no haga ejercicio fuerte.',
  'Your body may be short of good food, even at a higher weight.':
    'A su cuerpo le puede faltar buena comida, aun con un peso más alto.',
  'Do not try to get thinner now.': 'No trate de adelgazar ahora.',
  'Ask your doctor or a dietitian.': 'Pregunte a su médico o a un nutricionista.',
  'After 65, a little more weight protects you.':
    'Después de los 65, pesar un poco más le protege.',
  'Weigh yourself each month, and tell your doctor if it falls.':
    'Pésese cada mes y avise a su médico si baja.',
  'Regular meals protect you.': 'Comer a sus horas le protege.',
  'Please tell your doctor how eating goes for you.':
    'Por favor, cuente a su médico cómo le va con la comida.',
  'You do not have to be alone with this.': 'No tiene que pasar por esto a solas.',
  'To talk to a person today, call {company}.':
    'Para hablar hoy con una persona, llame a {company}.',
  'Start low and go slow.': 'Empiece con poco y vaya despacio.',
  'Three questions first: Did you fall in the past year?':
    'Primero, tres preguntas: ¿Se cayó en el último año?',
  'Do you feel unsteady?': '¿Siente que pierde el equilibrio?',
  'Are you afraid of falling?': '¿Tiene miedo de caerse?',
  'If you say yes to any, ask your doctor for a falls check.':
    'Si dice que sí a alguna, pida a su médico que le revise su riesgo de caerse.',
  'Your Learning score is about digital skills and interest.':
    'Su puntaje de Aprendizaje habla de destrezas digitales y de interés.',
  'It is not a memory test.': 'No es una prueba de memoria.',
  'One of your scores changed a lot in a short time.':
    'Uno de sus puntajes cambió mucho en poco tiempo.',
  'What changed?': '¿Qué cambió?',
  'Please tell your doctor.': 'Por favor, cuéntelo a su médico.',
}
