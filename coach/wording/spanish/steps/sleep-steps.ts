/** The steps towards better nights, in Spanish. */

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
