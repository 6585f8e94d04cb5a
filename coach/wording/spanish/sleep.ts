/** What the coach says on sleep, and the steps to it, in Spanish. */

/** Spanish sentences on sleep by their English ones. */
export const sleepSayings: Readonly<Record<string, string>> = {
  'Seven to eight hours suits most people over 65.':
    'De siete a ocho horas van bien a la mayoría de las personas de más de 65.',
  'Sleep timing often shifts earlier with age.': 'Con la edad, el sueño suele llegar más temprano.',
  'CBT for insomnia is the strongly recommended first treatment for lasting insomnia.':
    'Si el insomnio dura, lo primero que se recomienda, y con fuerza, es la terapia TCC (en inglés, CBT).',
  'It is a short program on sleep habits and thoughts.':
    'Es un programa corto sobre los hábitos y las ideas acerca del sueño.',
  'Sleep tips alone are not enough.': 'Los consejos solos no bastan.',
  'A short behavior treatment helped 67% of older adults with insomnia, against 25% given leaflets.':
    'Un tratamiento corto de hábitos ayudó al 67% de las personas mayores con insomnio. Los folletos ayudaron al 25%.',
  'In adults of 60 and over with insomnia, 12% became depressed after CBT for insomnia.':
    'En personas de 60 años o más con insomnio, el 12% tuvo depresión después de la TCC.',
  'After plain sleep lessons it was 26%.': 'Después de clases sobre el sueño fue el 26%.',
  'A sleep score over 5 marks poor sleep as you feel it.':
    'Un puntaje de sueño de más de 5 marca un mal sueño, según usted lo siente.',
  'It may partly reflect mood.': 'En parte puede reflejar el ánimo.',
  'Sleeping six hours or less at 50 and 60 went with more dementia.':
    'Dormir seis horas o menos a los 50 y a los 60 se relacionó con más demencia.',
  'It is a link, not proof of cause.': 'Es una relación, no prueba que sea la causa.',
  'Early waking or over nine hours of sleep in later life went with more dementia.':
    'En la vejez, despertar muy temprano o dormir más de nueve horas se relacionó con más demencia.',
  'It may be an early sign, not a cause.': 'Puede ser una señal temprana, no una causa.',
  'Loud snoring, gasping or pauses in breath and daytime sleepiness can suggest sleep apnea.':
    'Roncar fuerte, ahogarse o dejar de respirar a ratos, y tener sueño de día, pueden indicar apnea del sueño.',
  'Sleeping pills and sedating allergy pills raise falls and confusion in older people.':
    'En personas mayores, las pastillas para dormir y las de alergia que dan sueño aumentan las caídas y la confusión.',
  'Never stop them suddenly.': 'Nunca las deje de golpe.',
  'Evidence for melatonin is weak.': 'Las pruebas a favor de la melatonina son débiles.',
  'Cutting time in bed can worsen seizures, bipolar illness, untreated apnea and falls.':
    'Pasar menos tiempo en la cama puede empeorar las convulsiones, el trastorno bipolar, la apnea sin tratar y las caídas.',
  'It needs guidance.': 'Hace falta que alguien le guíe.',
  'If you are awake about 20 minutes, get out of bed and do something calm in dim light.':
    'Si pasa unos 20 minutos sin dormir, salga de la cama y haga algo tranquilo con poca luz.',
  'Return when sleepy, and keep the bed for sleep.':
    'Vuelva cuando tenga sueño, y deje la cama solo para dormir.',
  'Caffeine even six hours before bed cut sleep by about an hour.':
    'La cafeína, aun seis horas antes de acostarse, quitó cerca de una hora de sueño.',
  'Tea and cola have it too.': 'El té y los refrescos de cola también la tienen.',
  'Short naps of 20 to 30 minutes before 3 pm are fine.':
    'Las siestas cortas, de 20 a 30 minutos, antes de las 3 de la tarde están bien.',
  'Long late naps steal night sleep.': 'Las siestas largas y tardías roban sueño a la noche.',
  'Tai chi and regular daytime exercise improve sleep in older adults over weeks.':
    'El tai chi y el ejercicio frecuente de día mejoran en unas semanas el sueño de las personas mayores.',
  'Bright morning light and dim evenings steady the body clock.':
    'Mucha luz en la mañana y poca en la noche ponen en hora el reloj del cuerpo.',
  'Evening light helps people who wake too early.':
    'La luz al caer la tarde ayuda a quien despierta muy temprano.',
  'Shift bedtime 15 minutes at a time.': 'Cambie la hora de acostarse 15 minutos cada vez.',
  'For night trips to pass water, drink earlier and cut back 2 to 3 hours before bed.':
    'Si va al baño de noche, beba más temprano. Beba menos en las 2 o 3 horas antes de acostarse.',
  'Two or more trips deserve a check.': 'Dos viajes o más merecen una revisión.',
  'Alcohol, such as wine, may bring sleep sooner but breaks the second half of the night.':
    'El alcohol, como el vino, puede traer el sueño antes, pero corta la segunda mitad de la noche.',
  'It worsens snoring too.': 'También empeora los ronquidos.',
  'Crawly, restless legs at night, or acting out dreams, need a doctor.':
    'Vea a un médico si de noche siente hormigueo e inquietud en las piernas. También si se mueve como en sus sueños.',
  'Iron or nerve checks may help.': 'Puede ayudar revisar el hierro o los nervios.',
  'A list written early, slow breathing and 30 to 60 minutes without screens calm a racing mind.':
    'Escribir una lista temprano, respirar despacio y pasar de 30 a 60 minutos sin pantallas calman la mente.',
  'A cool, dark, quiet room helps.': 'Ayuda un cuarto fresco, oscuro y sin ruido.',
  'Warm milk, chamomile and weighted blankets have little evidence.':
    'Hay pocas pruebas a favor de la leche tibia, la manzanilla y las mantas con peso.',
  'A small comfort routine is fine if safe.':
    'Una pequeña rutina que dé calma está bien si es segura.',
}

/** Spanish steps towards better nights by their English sentences. */
export const sleepSteps: Readonly<Record<string, string>> = {
  'Keep the same wake time every day.': 'Levántese cada día a la misma hora.',
  'Ask your doctor for CBT for insomnia or try a good free program.':
    'Pida a su médico la terapia TCC (CBT) para el insomnio o pruebe un buen programa gratis.',
  'Get up at the same time each day.': 'Salga de la cama cada día a la misma hora.',
  'Go to bed only when sleepy.': 'Acuéstese solo cuando tenga sueño.',
  'Treat insomnia early.': 'Trate pronto el insomnio.',
  'Ask about CBT.': 'Pregunte por la terapia TCC (CBT).',
  'Keep a sleep diary for one or two weeks.': 'Lleve un diario de sueño una o dos semanas.',
  'Note bed time, wake time, naps and caffeine.':
    'Anote a qué hora se acuesta y se levanta, las siestas y la cafeína.',
  'Protect a seven hour window for sleep.': 'Aparte siete horas para dormir.',
  'Mention lasting change to your doctor.': 'Cuente a su médico si el cambio dura.',
  'Ask your doctor about a sleep test.': 'Pregunte a su médico por una prueba de sueño.',
  'Do not drive when sleepy.': 'No conduzca si tiene sueño.',
  'Take all your sleep aids, bought or prescribed, to your doctor or pharmacist.':
    'Lleve a su médico o farmacéutico todo lo que usa para dormir, con receta o sin ella.',
  'Do it only with a trained guide.': 'Hágalo solo con la guía de una persona preparada.',
  'Put a lamp, a robe and a quiet book by a chair tonight.':
    'Ponga esta noche una lámpara, una bata y un libro tranquilo junto a una silla.',
  'Have no coffee, tea or cola after lunch or 2 pm.':
    'No tome café, té ni refresco de cola después del almuerzo o de las 2 de la tarde.',
  'Set a 25 minute alarm in the early afternoon.':
    'Ponga una alarma de 25 minutos al principio de la tarde.',
  'Do three gentle tai chi or walking sessions a week, morning or afternoon.':
    'Haga tai chi suave o camine tres veces por semana, en la mañana o en la tarde.',
  'Go outside 20 minutes after breakfast.': 'Salga 20 minutos después del desayuno.',
  'Move most drinks before 6 pm.': 'Beba casi todo antes de las 6 de la tarde.',
  'If you drink a lot or each day, ask your doctor before you cut down.':
    'Si bebe mucho o a diario, hable con su médico antes de reducir.',
  'If not, leave out the evening drink.': 'Si no, deje la copa de la noche.',
  'Pad the bed edge and book a visit.': 'Ponga algo blando en el borde de la cama y pida una cita.',
  'Write the list after supper.': 'Escriba la lista después de la cena.',
  'Dim lights an hour before bed.': 'Baje la luz una hora antes de acostarse.',
  'Keep it small and early to avoid bathroom trips.':
    'Que sea poco y temprano, para no ir al baño de noche.',
}
