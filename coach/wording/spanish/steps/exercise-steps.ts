/** The steps towards moving more, in Spanish. */

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
