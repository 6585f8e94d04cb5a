/** What the coach says on exercise, in Spanish. */

/** Spanish sentences on exercise by their English ones. */
export const exerciseSayings: Readonly<Record<string, string>> = {
  'After 65, aim for 150 to 300 minutes of moderate activity a week.':
    'Después de los 65, la meta es de 150 a 300 minutos de actividad moderada por semana.',
  'Add strength or muscle work on two days and balance work on three.':
    'Haga fuerza dos días por semana, y equilibrio tres.',
  'Some is better than none.': 'Algo es mejor que nada.',
  'Exercise that trains balance cuts the rate of falls by 24%.':
    'El ejercicio que entrena el equilibrio baja las caídas un 24%.',
  'In high risk people over 70, tai chi twice a week cut falls 58% against stretching.':
    'En personas de más de 70 con alto riesgo, hacer tai chi dos veces por semana bajó las caídas. Bajaron un 58% frente a hacer estiramientos.',
  'Benefit levels off near 6,000 to 8,000 steps a day after 60.':
    'Después de los 60, el provecho ya casi no sube a partir de 6,000 a 8,000 pasos al día.',
  'The famous 10,000 is not needed.': 'No hacen falta los famosos 10,000.',
  'Around 7,000 steps a day went with less dementia and less depression.':
    'Unos 7,000 pasos al día se relacionaron con menos demencia y menos depresión.',
  'Even 4,000 was better than very few.': 'Incluso 4,000 pasos fueron mejor que muy pocos.',
  'Sitting more than about 10 hours a day went with more dementia.':
    'Pasar más de unas 10 horas al día en un asiento o en el sofá se relacionó con más demencia.',
  'Breaks and moving more help you sit less.':
    'Las pausas y moverse más ayudan a pasar menos tiempo en la silla.',
  'A year of walking 40 minutes three times a week made a memory area of the brain 2% larger.':
    'Por un año, unas personas caminaron 40 minutos tres veces por semana. Una zona de su cerebro ligada a la memoria creció un 2%.',
  'A program of walking, strength and balance helped frail people keep their walking ability.':
    'Un programa de caminata, fuerza y equilibrio ayudó a personas frágiles a seguir caminando.',
  'Not every trial finds thinking gains.': 'No todos los estudios ven mejoras al pensar.',
  'In 585 older adults, 18 months of exercise did not lift memory.':
    'En 585 personas mayores, 18 meses de ejercicio no mejoraron la memoria.',
  'Start low and go slow: 5 to 10 minutes, then add a few minutes each week.':
    'Empiece con poco y vaya despacio: de 5 a 10 minutos, y luego sume unos minutos cada semana.',
  'Ask a doctor first if you have heart, kidney or sugar disease.':
    'Pregunte antes a un médico si tiene un mal del corazón o de los riñones, o diabetes.',
  'A fall in the past year or feeling unsteady calls for a falls check.':
    'Si se cayó en el último año o pierde el equilibrio, pida que revisen su riesgo de caerse.',
  'A physical therapist can tailor balance work.':
    'Un fisioterapeuta puede adaptar los ejercicios de equilibrio.',
  'Stop and get help for chest pain, fainting, severe breathlessness or a new uneven heartbeat.':
    'Pare y pida ayuda si le duele el pecho, se desmaya o le falta mucho el aire. También si el corazón le late raro por primera vez.',
  'With osteoporosis, choose strength, weight bearing and balance work.':
    'Con osteoporosis, elija ejercicios de fuerza, de pie con su peso y de equilibrio.',
  'Avoid deep bending and twisting of the spine.': 'No incline ni gire mucho la espalda.',
  'Land or water exercise eases knee arthritis pain.':
    'El ejercicio en tierra o en agua alivia el dolor de la artritis de rodilla.',
  'Low impact cycling, a pool or swimming helps the joints.':
    'La bicicleta suave, la piscina o nadar ayudan a las articulaciones.',
  'Strength work two days a week with light bands or weights is safe for most older adults.':
    'Hacer fuerza dos días por semana, con bandas o pesas ligeras, es seguro para la mayoría de las personas mayores.',
  'Breathe out on effort and learn good form.':
    'Suelte el aire al hacer el esfuerzo y aprenda a hacerlo bien.',
  'If you use insulin, check your sugar before exercise.':
    'Si usa insulina, mida su azúcar antes del ejercicio.',
  'Carry a fast carb snack, check your feet and wear good shoes.':
    'Lleve algo dulce de efecto rápido, revise sus pies y use buenos zapatos.',
  'House, garden and caring tasks count as activity in your score.':
    'Las tareas de la casa, el jardín y cuidar a alguien cuentan como actividad en su puntaje.',
  'Averages after 65 sit near 100 to 120.':
    'Después de los 65, el promedio está cerca de 100 a 120.',
  'WHO strongly recommends physical activity to lower the risk of decline.':
    'La OMS recomienda con fuerza la actividad física para bajar el riesgo de perder memoria y agilidad mental.',
  'It is not a cure or a guarantee.': 'No es una cura ni una garantía.',
  'Seated and bed exercises suit people who use walkers or wheelchairs.':
    'Los ejercicios en la silla o en la cama sirven a quienes usan andador o silla de ruedas.',
  'Try arm lifts, marching or ankle pumps in a chair.':
    'En una silla, pruebe a subir los brazos, marchar o mover los tobillos.',
  'Plans, a buddy, a log and small goals keep people going.':
    'Un plan, alguien que acompañe, un registro y metas pequeñas ayudan a seguir.',
  'Mild soreness for a day or two is normal.': 'Un dolor leve por un día o dos es normal.',
  'Stretch two or more days and hold 10 to 30 seconds without pain.':
    'Estírese dos días o más por semana y mantenga de 10 a 30 segundos, sin dolor.',
}
