/** "Help me with this" for the sleep questions in Spanish, in our own words. */

import type { SleepHelps } from './help-words.ts'

const whenUnsure =
  'Si nadie se lo puede decir, elija "Ninguna vez en el último mes". Esta respuesta no suma puntos.'

export const sleepHelps: SleepHelps = {
  '1-0':
    'Escriba como quiera, por ejemplo 10:30 p. m., 22:30 o medianoche. Le mostramos cómo lo leemos.',
  '1-1': 'No tiene que ser exacto. Por ejemplo, media hora son 30.',
  '1-2': 'Es la hora en que dejaba la cama para empezar el día. Por ejemplo 6:30 a. m. o 7.',
  '1-3':
    'Puede ser menos que el tiempo en la cama. Use un punto para las medias horas: siete y media es 7.5.',
  '2-0': 'Por ejemplo, apagó la luz a las diez y a las once menos cuarto seguía sin dormir.',
  '2-1': 'Por ejemplo, despertó a las cuatro y ya no pudo dormir.',
  '2-2': 'Cuente las noches en que se levantó para eso, aunque fuera una vez.',
  '3-0': 'Por ejemplo, la nariz tapada, o sentir que le falta el aire en la cama.',
  '3-1': 'Por ejemplo, una tos que no le dejaba dormir, o un ronquido que le despertó.',
  '3-2': 'Por ejemplo, los pies fríos no le dejaban dormir.',
  '4-0': 'Por ejemplo, se quitó la cobija o abrió una ventana.',
  '4-1': 'Por ejemplo, un sueño le despertó y sintió miedo.',
  '4-2': 'Por ejemplo, dolor de cadera, dolor de cabeza o calambres.',
  '5-0':
    'Por ejemplo preocupaciones, ruido o una mascota. Si no hubo nada más, elija "Ninguna vez en el último mes".',
  '5-1':
    'Cuente lo que le dio el médico y lo que usted compró, por ejemplo pastillas o hierbas para dormir. Un vaso de leche tibia no cuenta.',
  '5-2': 'Por ejemplo al conducir, al comer o al estar con otras personas.',
  '6-0': 'Por ejemplo, quería cocinar o salir, pero no tenía fuerzas.',
  '6-1':
    'Piense en todo el mes. Por ejemplo, junte las noches buenas y las malas y elija lo que mejor lo dice.',
  '6-2': `Por ejemplo, se lo dijo su pareja. ${whenUnsure}`,
  '7-0': `Por ejemplo, alguien oyó que usted dejó de respirar y luego tomó aire de golpe. ${whenUnsure}`,
  '7-1': `Por ejemplo, tiró la cobija con los pies mientras dormía. ${whenUnsure}`,
  '7-2': `Por ejemplo, despertó y no sabía dónde estaba. ${whenUnsure}`,
}
