/** What the coach says on company, and the steps to it, in Spanish. */

/** Spanish sentences on company by their English ones. */
export const socializationSayings: Readonly<Record<string, string>> = {
  'Being alone a lot is linked with poorer health.':
    'Pasar mucho tiempo a solas se relaciona con peor salud.',
  'About one in four older adults living at home is socially isolated.':
    'Cerca de una de cada cuatro personas mayores que viven en su casa está aislada.',
  'Weak social ties are linked with more heart disease and stroke in older people.':
    'En personas mayores, tener lazos débiles con los demás se relaciona con más males del corazón y derrames.',
  'Regular contact is worth planning.': 'Vale la pena planear el trato frecuente con otros.',
  'Feeling lonely is linked with a higher chance of memory illness later.':
    'Sentir soledad se relaciona con más riesgo de una enfermedad de la memoria más tarde.',
  'It is a link, not proof.': 'Es una relación, no una prueba.',
  'Regular video chats four times a week helped thinking a little in isolated people over 75.':
    'Charlar por video cuatro veces por semana ayudó un poco a pensar a personas aisladas de más de 75.',
  'Friendly, listening phone calls eased loneliness, low mood and worry in people who stay home.':
    'Las llamadas de alguien amable que escucha aliviaron la soledad, el ánimo bajo y la preocupación. Fue en personas que no salen de casa.',
  'Poor hearing makes talk hard in noisy places.':
    'Oír mal hace difícil hablar en lugares con ruido.',
  'Treating hearing loss helped older adults keep more people in their network.':
    'Tratar la pérdida de oído ayudó a personas mayores a conservar más gente a su alrededor.',
  'Thoughts like "I would be a bother" can keep us apart from people.':
    'Ideas como "voy a ser una molestia" nos pueden alejar de la gente.',
  'Testing such thoughts eased loneliness more than simply adding contacts.':
    'Poner a prueba esas ideas alivió la soledad más que solo ver a más gente.',
  'Social isolation in later life is one of 14 changeable dementia risks.':
    'El aislamiento en la vejez es uno de los 14 riesgos de demencia que se pueden cambiar.',
  'Together they may account for about 45% of cases worldwide, but that is no forecast for you.':
    'Juntos pueden explicar cerca del 45% de los casos en el mundo. Eso no dice lo que le va a pasar a usted.',
  'WHO finds too little proof that social activity alone prevents dementia.':
    'La OMS halla muy pocas pruebas de que ver gente, por sí solo, evite la demencia.',
  'It strongly backs company for wellbeing through life.':
    'Apoya con fuerza la compañía para el bienestar durante toda la vida.',
  'Volunteering about two hours a week goes with better wellbeing and purpose.':
    'Ser voluntario unas dos horas por semana se relaciona con más bienestar y sentido de la vida.',
  'Helping others counts at any level.': 'Ayudar a otros cuenta, sea mucho o poco.',
  'Company works best with a shared task.': 'La compañía va mejor con una tarea en común.',
  'Try a walking group, class, choir, singing, dance or cards.':
    'Pruebe un grupo para caminar, una clase, un coro, cantar, bailar o jugar a las cartas.',
  'A few close people you trust matter more than a large number of friends.':
    'Pocas personas cercanas y de confianza importan más que muchos amigos.',
  'Having nobody to call for help is the warning sign.':
    'La señal de alerta es no tener a quién pedir ayuda.',
  'Grief after losing a partner, friends or a pet is normal, and often worst in the evenings.':
    'El duelo por la pareja, los amigos o una mascota es normal. Muchas veces pesa más al caer la tarde.',
  'Support groups and routine help.': 'Ayudan los grupos de apoyo y la rutina.',
  'People online who quickly become close and then ask for money are very likely scammers.':
    'Si alguien en internet le toma cariño muy rápido y luego pide dinero, es muy probable que sea una estafa.',
  'Being alone by choice is not the same as being lonely.':
    'Estar a solas porque uno quiere no es lo mismo que sentir soledad.',
  'Lonely means less contact than you want.':
    'Soledad es tener menos compañía de la que usted quiere.',
  'The social score is a snapshot and can change.':
    'El puntaje de vida social es una foto de hoy y puede cambiar.',
  'Not driving is a common barrier.': 'No conducir es un obstáculo común.',
  'Local aging agencies arrange rides, visits, lunch clubs and phone friends.':
    'Las agencias locales para mayores ofrecen transporte, visitas, comidas en grupo y amigos por teléfono.',
  'Pets can give company and a reason to walk.':
    'Las mascotas pueden dar compañía y un motivo para caminar.',
  'Study results on loneliness are mixed.':
    'Sobre la soledad, los estudios no dicen todos lo mismo.',
  'About one in six people in the world feels lonely, so you are not the only one.':
    'Cerca de una de cada seis personas en el mundo siente soledad. A muchos les pasa lo mismo que a usted.',
}

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
