/** The steps towards calm, in Spanish. */

/** Spanish steps towards calm by their English sentences. */
export const stressSteps: Readonly<Record<string, string>> = {
  'Note the one worry that weighs most and one small thing you can control.':
    'Anote la preocupación que más pesa y una cosa pequeña que esté en sus manos.',
  'Plan one daily calm break.': 'Planee un rato de calma al día.',
  'Take a slow 10 minute walk after a tense moment.':
    'Tras un momento tenso, camine despacio 10 minutos.',
  'Sit and notice five breaths without judging, five minutes a day.':
    'Siéntese y ponga atención a cinco respiraciones sin juzgar, cinco minutos al día.',
  'Practice for calm and wellbeing.': 'Practique por la calma y el bienestar.',
  'Breathe in for a count of 4 and out for 6, for two minutes.':
    'Tome aire contando hasta 4 y suéltelo contando hasta 6, por dos minutos.',
  'Take a 10 minute walk or try a chair yoga class.':
    'Camine 10 minutos o pruebe una clase de yoga en silla.',
  'Sit or walk outdoors 20 minutes a day.': 'Siéntese o camine al aire libre 20 minutos al día.',
  'Name what you see, hear and feel for one minute.':
    'Por un minuto, diga lo que ve, oye y siente.',
  'Ask for one respite break soon.': 'Pida pronto que alguien le reemplace unas horas.',
  "The helpline of the Alzheimer's Association can help you too.":
    'También le puede ayudar la línea de la Asociación de Alzheimer.',
  'Ask for one respite break.': 'Pida que alguien le reemplace unas horas.',
  'A carers group can help too.': 'También puede ayudar un grupo de personas que cuidan.',
  'Ask your doctor for a referral.': 'Pida a su médico que le mande con un especialista.',
  'Write the worry down and set a 15 minute worry time earlier in the day.':
    'Escriba la preocupación y deje para ella 15 minutos más temprano en el día.',
  'Discuss options with your doctor.': 'Hable de las opciones con su médico.',
  'Do not swap treatment alone.': 'No cambie el tratamiento por su cuenta.',
  'Tell a doctor if you feel low most days for two weeks.':
    'Avise a un médico si tiene el ánimo bajo casi todos los días por dos semanas.',
  'Plan one thing you enjoy for tomorrow.': 'Planee para mañana algo que le guste.',
  'Ask your aging office for a free benefits check.':
    'Pida en su oficina para mayores una revisión gratis de beneficios.',
  'Ask a free advice service for a benefits check.':
    'Pregunte a un servicio de consejo gratis qué ayudas le corresponden.',
  'Protect rest days.': 'Cuide sus días de descanso.',
  'Lift shoulders, hold five seconds, let go.':
    'Suba los hombros, aguante cinco segundos y suelte.',
  'Repeat five times.': 'Repita cinco veces.',
  'Check news once a day.': 'Vea las noticias una sola vez al día.',
  'Practice one short, kind no.': 'Practique decir un "no" corto y amable.',
  'Write for ten minutes before supper, not in bed.':
    'Escriba diez minutos antes de la cena, no en la cama.',
  'List three questions for the team, and talk to one trusted person.':
    'Anote tres preguntas para el equipo médico y hable con alguien de confianza.',
}
