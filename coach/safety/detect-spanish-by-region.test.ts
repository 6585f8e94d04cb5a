/** Cries for help in Spanish as typed by ear, in haste, or in the words of one region, and their near misses. */

import { expect, it } from 'vitest'
import { detectIn } from './detect.ts'
import { hearSafety } from './hear-safety.ts'
import { phoneticKey } from './correct-typos.ts'

it.each([
  ['kiero', 'quiero'],
  ['pexo', 'pecho'],
  ['braso', 'brazo'],
  ['mober', 'mover'],
  ['pastiyas', 'pastillas'],
  ['ijo', 'hijo'],
  ['suisidar', 'suicidar'],
])('hears %s as %s', (typed, meant) => {
  expect(phoneticKey(typed)).toBe(phoneticKey(meant))
})

it('keeps words apart that sound apart', () => {
  expect(phoneticKey('pecho')).not.toBe(phoneticKey('peso'))
  expect(phoneticKey('casa')).not.toBe(phoneticKey('cara'))
})

it.each([
  ['suicide_self_harm', 'kiero morirme'],
  ['suicide_self_harm', 'no le beo sentido a seguir viviendo'],
  ['suicide_self_harm', 'hoy me tomo todas las pastiyas y se acabo'],
  ['suicide_self_harm', 'Mi hermano dice que se va a pegar un tiro'],
  ['suicide_self_harm', 'No quiero estar más en este mundo'],
  ['suicide_self_harm', 'Me tomé un frasco entero de pastillas para no despertar'],
  ['suicide_self_harm', 'ya no le encuentro chiste a la vida'],
  ['suicide_self_harm', 'Quiero acabar con todo'],
  ['suicide_self_harm', 'Sería mejor si no existiera'],
  ['suicide_self_harm', 'dice que ya no aguanta la vida'],
  ['stroke', 'no puedo hacer fuerza con la mano derecha'],
  ['fall_injury', 'Mi tío se cayó del techo'],
  ['sudden_confusion', 'anda diciendo locuras desde la madrugada y tiene calentura'],
  ['alcohol_withdrawal', 'no e tomado desde el lunes y ando temblando'],
  ['chest_pain', 'me duele el pexo bien feo'],
  ['chest_pain', 'tengo una puntada en el pecho'],
  ['chest_pain', 'Se me cierra el pecho al subir la escalera'],
  ['chest_pain', 'Le dio un infarto hace una hora'],
  ['stroke', 'Se me enchuecó la boca de repente'],
  ['stroke', 'se me entumesio todo el lado izquierdo del cuerpo'],
  ['stroke', 'No siento la mitad de la cara'],
  ['stroke', 'se me durmio el braso isquierdo y no lo puedo mober'],
  ['stroke', 'A mi marido se le fue la boca para un lado'],
  ['emergency_other', 'Hago del baño negro como chapopote'],
  ['emergency_other', 'Huele mucho a gas en mi cocina'],
  ['emergency_other', 'Me piqué de más con la insulina y estoy temblando'],
  ['emergency_other', 'bomite sangre'],
  ['emergency_other', 'Se quema la casa'],
  ['fall_injury', 'me calli en el baño y me duele la cadera'],
  ['fall_injury', 'Me descalabré con el filo de la mesa'],
  ['sudden_confusion', 'mi abuelita no me reconoce desde ayer'],
  ['abuse_neglect', 'Mi marido me da de cachetadas'],
  ['abuse_neglect', 'mi ijo me quita el dinero de la pencion'],
  ['abuse_neglect', 'Mi yerno maneja mi dinero y no me deja verlo'],
  ['medication', 'Ya no me quiero inyectar la insulina'],
  ['medication', 'se me acabaron las pastillas de la presion, que ago?'],
])('hears %s in: %s', (code, message) => {
  expect(hearSafety(message)).toContain(code)
})

it.each([
  'Mi abuelo murió de un infarto hace veinte años',
  '¿Cuánto debo caminar si tuve un infarto hace cinco años?',
  'Le puse punto final a mi bufanda tejida',
  'Las hojas se cayeron del árbol',
  'Me caigo de sueño en la tarde',
  'Me tiro al sol un rato cada mañana, ¿ayuda a dormir?',
  'Me di un baño caliente y dormí mejor',
  'Me pegó el sol en la caminata',
  'Se me pegó la canción que cantamos en el coro',
  'Mi nieto me pega sus calcomanías en la mano',
  'Mi esposo me jala a bailar los domingos',
  'Le pego a la piñata con mis nietos',
  'Le di un golpe al balón con mi nieto',
  'Mi vecino grita los goles',
  'Mi hijo me manda dinero cada mes',
  'Mi hija me da su tarjeta para comprar el mandado',
  'No me deja entrar a mi cuenta la página',
  'La pandemia nos tuvo encerrados mucho tiempo',
  'Me ahogo en un vaso de agua con la tecnología',
  'Tomé agua de más y fui al baño toda la noche',
  'Se quema la comida cuando me distraigo',
  'Quiero acabar con todo el trabajo de la casa temprano',
  'Me voy a matar a trabajar en el jardín esta primavera',
  'Se me olvida tomar la pastilla, ¿cómo me acuerdo?',
])('stays quiet on: %s', (message) => {
  expect(detectIn(message)).toEqual([])
})
