/** What the coach says on company, in Spanish. */

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
