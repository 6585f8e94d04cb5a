/** What the coach says on stress, and the steps to it, in Spanish. */

/** Spanish sentences on stress by their English ones. */
export const stressSayings: Readonly<Record<string, string>> = {
  'The stress score is a snapshot of the past month, not a diagnosis.':
    'El puntaje de estrés es una foto del último mes, no un diagnóstico.',
  'It can change within weeks.': 'Puede cambiar en unas semanas.',
  'Its levels come from custom, not from medicine.':
    'Sus niveles vienen de la costumbre, no de la medicina.',
  'Higher felt stress went with a higher risk of memory illness.':
    'Sentir más estrés se relacionó con más riesgo de enfermedades de la memoria.',
  'Older people whose stress hormone, cortisol, stayed high for years had weaker memory.':
    'El cortisol es la hormona del estrés. Las personas mayores que lo tuvieron alto por años tenían la memoria más débil.',
  'Meditation gives small to moderate relief of anxiety and low mood.':
    'Meditar da un alivio de pequeño a moderado de la ansiedad y del ánimo bajo.',
  'Mindfulness did not improve memory in older adults.':
    'La atención plena no mejoró la memoria de las personas mayores.',
  'Its value is calm, not sharper thinking.': 'Sirve para la calma, no para pensar más rápido.',
  'Slow breathing with a long breath out, five minutes a day, improved mood.':
    'Respirar despacio y soltar el aire largo, cinco minutos al día, mejoró el ánimo.',
  'Walking, strength work, yoga and tai chi ease low mood.':
    'Caminar, los ejercicios de fuerza, el yoga y el tai chi alivian el ánimo bajo.',
  'Gentle or chair versions count.': 'También cuentan si son suaves o en una silla.',
  'About 120 minutes a week in green places went with better wellbeing.':
    'Unos 120 minutos a la semana en lugares verdes se relacionaron con más bienestar.',
  'Gardening and parks count.': 'El jardín y los parques cuentan.',
  'A WHO guide for stress says: ground yourself, be kind and make room for feelings.':
    'Una guía de la OMS para el estrés dice: sienta el suelo bajo sus pies y mire alrededor. Trátese con cariño y haga lugar a lo que siente.',
  'A few minutes daily is enough.': 'Unos minutos al día bastan.',
  'Carers helped by training, respite breaks and a support group had better quality of life.':
    'Quienes cuidan a alguien y tuvieron clases, descansos y un grupo de apoyo gozaron de mejor calidad de vida.',
  'Talking therapy works for worry and low mood in later life.':
    'La terapia de conversación sirve para la preocupación y el ánimo bajo en la vejez.',
  'Ask if worry lasts two weeks or gets in the way.':
    'Pida ayuda si la preocupación dura dos semanas o le estorba en su vida.',
  'An eight week mindfulness course matched a common tablet for anxiety in one trial.':
    'En un estudio, un curso de atención plena de ocho semanas ayudó con la ansiedad igual que una pastilla común.',
  'Depression is treatable.': 'La depresión se puede tratar.',
  'One planned, pleasant thing a day, such as music, a hobby or painting, lifts mood and purpose.':
    'Hacer algo grato al día, con plan, levanta el ánimo y da sentido. Puede ser música, pintar u otro gusto.',
  'Money strain is a real stressor.': 'Los apuros de dinero causan estrés de verdad.',
  'A benefits check or counselor can find help and a budget.':
    'Una persona que aconseja puede decirle qué ayudas le corresponden y hacer un presupuesto.',
  'Work stress in midlife went with higher odds of dementia at first, but not later.':
    'El estrés del trabajo en la madurez se relacionó con más probabilidad de demencia al principio, pero no después.',
  'For muscle relaxation, tense then release each area while you breathe slowly.':
    'Para relajar los músculos, apriete y luego suelte cada parte mientras respira despacio.',
  'Include shoulders and neck.': 'Incluya los hombros y el cuello.',
  'Short breaks from news and clear, kind limits lower daily strain.':
    'Descansar de las noticias y poner límites claros y amables baja la carga de cada día.',
  'A plan before family events helps too.':
    'También ayuda tener un plan antes de las reuniones de familia.',
  'Writing down worries or a few thankful notes for 10 to 15 minutes helps many people feel lighter.':
    'Escribir de 10 a 15 minutos ayuda a muchas personas a sentir alivio. Pueden ser preocupaciones o cosas que agradecer.',
  'Big changes such as moving, loss or surgery bring tears and worry.':
    'Los cambios grandes, como una mudanza, una pérdida o una operación, traen llanto y preocupación.',
  'Most people adjust over weeks with talk and support.':
    'La mayoría se adapta en unas semanas, si habla y tiene apoyo.',
}

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
