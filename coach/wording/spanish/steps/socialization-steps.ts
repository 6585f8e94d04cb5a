/** The steps towards company, in Spanish. */

/** Spanish steps towards company by their English sentences. */
export const socializationSteps: Readonly<Record<string, string>> = {
  'Pick one person and phone or text them today.': 'Elija a una persona y llámela o escríbale hoy.',
  'Put two set contact times a week on the calendar, such as a phone or video call.':
    'Anote en el calendario dos momentos fijos por semana para hablar con alguien, por teléfono o por video.',
  'Notice when in the day you feel loneliest.': 'Fíjese a qué hora del día siente más soledad.',
  'Plan one contact, such as a call, for that time.':
    'Planee para esa hora un contacto, como una llamada.',
  'Set up one 20 to 30 minute video or phone call on a topic you like.':
    'Acuerde una llamada o video de 20 a 30 minutos sobre un tema que le guste.',
  'Ask Meals on Wheels or your aging office about a friendly phone call.':
    'Pregunte en Meals on Wheels (comida a domicilio) o en su oficina para mayores por una llamada amiga.',
  'Ask at the town hall, the library or your church who makes friendly phone calls.':
    'Pregunte en el ayuntamiento, la biblioteca o su iglesia quién llama para charlar.',
  'Book a hearing test.': 'Pida cita para una prueba de oído.',
  'Sit face to face in a quiet, smaller group.':
    'Siéntese cara a cara, en un grupo pequeño y sin ruido.',
  'Catch one "they will not want to hear from me" thought.':
    'Atrape una idea como "no van a querer saber de mí".',
  'Test it with a short call or note.': 'Póngala a prueba con una llamada corta o una nota.',
  'Choose one weekly group you would enjoy.': 'Elija un grupo semanal que le guste.',
  'Do it for company and joy first.': 'Hágalo ante todo por la compañía y la alegría.',
  'Offer one hour a week to a school, library, food bank or faith group.':
    'Ofrezca una hora por semana a una escuela, biblioteca, banco de comida o grupo de fe.',
  'Try one walking group, class, choir or card table at a library or senior center.':
    'Pruebe un grupo para caminar, una clase, un coro o una mesa de cartas. Los hay en bibliotecas y centros para mayores.',
  'Name one person you could call for help.':
    'Piense en una persona a quien podría llamar si necesita ayuda.',
  'If none, list one to get to know.': 'Si no hay nadie, anote a una que quiera conocer.',
  'Plan one gentle evening routine and ask about a grief support group.':
    'Planee una rutina suave para la tarde y pregunte por un grupo de apoyo para el duelo.',
  'Never send money or gift cards.': 'Nunca mande dinero ni tarjetas de regalo.',
  'Keep personal information private, and talk to someone you trust first.':
    'Guarde sus datos personales y hable antes con alguien de confianza.',
  'Ask yourself: do I want more contact, deeper contact, or neither?':
    'Hágase esta pregunta: ¿quiero más compañía, lazos más hondos, o nada de eso?',
  'Call the Eldercare Locator and ask about rides and lunch programs.':
    'Llame a Eldercare Locator y pregunte por transporte y comidas en grupo.',
  'Ask your local council or aging service about rides and lunch clubs.':
    'Pregunte en su municipio o en el servicio para mayores por transporte y comidas en grupo.',
  'Borrow a dog walk or visit a friend with a pet before deciding.':
    'Antes de decidir, pasee un perro prestado o visite a alguien que tenga mascota.',
  'Say hello to one neighbor today.': 'Salude hoy a un vecino.',
  'Ask one small question.': 'Hágale una pregunta sencilla.',
}
