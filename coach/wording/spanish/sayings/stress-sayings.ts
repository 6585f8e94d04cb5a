/** What the coach says on stress, in Spanish. */

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
