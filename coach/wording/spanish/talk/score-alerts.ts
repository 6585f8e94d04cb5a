/** What the scores alone call for, in Spanish; help lines stay as `{crisis}` and `{company}`. */

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
