/** What the coach says on exercise, and the steps to it, in Spanish. */

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

/** Spanish steps towards moving more by their English sentences. */
export const exerciseSteps: Readonly<Record<string, string>> = {
  'Walk 10 minutes today at a pace where you can talk but not sing.':
    'Camine hoy 10 minutos, a un paso en que pueda hablar pero no cantar.',
  'Hold the kitchen counter and stand heel to toe for 10 seconds each side.':
    'Agárrese de un mueble firme y ponga un pie justo delante del otro, 10 segundos de cada lado.',
  'Find a beginner tai chi class, or a seated version.':
    'Busque una clase de tai chi para principiantes, o una en silla.',
  'Find your usual steps and add 500 a day.':
    'Vea cuántos pasos da de costumbre y sume 500 al día.',
  'Split steps into three short walks.': 'Reparta los pasos en tres caminatas cortas.',
  'Stand or march every 30 to 60 minutes.': 'Póngase de pie o marche cada 30 a 60 minutos.',
  'Swap one TV hour for moving.': 'Cambie una hora de tele por movimiento.',
  'Build from 10 to 40 minutes over several weeks.': 'Suba de 10 a 40 minutos en varias semanas.',
  'Stand up from a chair 5 times, twice a day.':
    'Levántese de una silla 5 veces, dos veces al día.',
  'Value strength, mood, sleep and balance gains first.':
    'Valore primero lo que gana en fuerza, ánimo, sueño y equilibrio.',
  'Do five minutes of easy walking or seated marching, twice today.':
    'Hoy, dos veces, camine suave o marche en la silla por cinco minutos.',
  'Clear rugs, add night lights, wear firm shoes, and ask for a falls check.':
    'Quite las alfombras, ponga luces de noche, use zapatos firmes y pida que le revisen su riesgo de caerse.',
  'Stop and sit.': 'Pare y siéntese.',
  'Call the emergency number now.': 'Llame ahora al número de emergencias.',
  'Learn to bend at the hips, and practice wall push ups.':
    'Aprenda a doblarse por la cadera y practique flexiones de pie contra la pared.',
  'Do seated leg lifts, 8 each side, and look for a pool class.':
    'En una silla, suba cada pierna 8 veces, y busque una clase en piscina.',
  'Do two sets of 8 wall push ups or band pulls, twice a week.':
    'Haga dos series de 8 flexiones de pie contra la pared o jalones de banda, dos veces por semana.',
  'Carry glucose or juice on every walk.': 'Lleve glucosa o jugo en cada caminata.',
  'Count the minutes you spend on house and garden work.':
    'Cuente los minutos que trabaja en la casa y el jardín.',
  'Pick the activity you enjoy most, such as dance or gardening.':
    'Elija la actividad que más le guste, como el baile o el jardín.',
  'Do ten seated marches and ten ankle circles, morning and afternoon.':
    'En la mañana y en la tarde, en una silla, marche diez veces y haga diez círculos con los tobillos.',
  'Write one small goal, tell a friend, and tick a log.':
    'Escriba una meta pequeña, cuéntela a alguien y marque cada día en una hoja.',
}
