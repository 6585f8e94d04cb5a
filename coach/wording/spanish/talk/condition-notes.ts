/** What the coach must say beside some conditions, in Spanish. */

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
