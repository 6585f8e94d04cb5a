/** What is over or only thought of is no danger; what happens now is one. */

import { expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'
import { loudEnough } from './softened.ts'

const heard = (message: string) => loudEnough(message, hearSafety(message), false)

it.each([
  'Mis nietos piensan llevarme a un asilo',
  'Andamos viendo un asilo para mi suegra',
  'Mi hijo me quiere meter a una residencia',
  'Me van a internar en un hogar de ancianos el lunes',
  'Dicen que mi papá ya debe ir a un geriátrico',
  'My grandsons think of a care home for me',
  'We are choosing a nursing home for Dad',
])('takes a family that thinks of a home for no abuser: %s', (message) => {
  expect(heard(message)).toEqual([])
})

it.each([
  'Me encierran con llave en mi cuarto',
  'Quieren quedarse con la casa y meterme en un asilo a la fuerza',
  'Mi nuera me amenaza con llevarme al asilo',
  'Me metieron a un asilo contra mi voluntad',
  'Mi hijo dice que si hablo me manda al asilo',
  'En el asilo le pegan a mi hermana',
])('still hears who is forced or hurt: %s', (message) => {
  expect(heard(message)).toContain('abuse_neglect')
})

it.each([
  'We had burglars in April and I lie awake',
  'Somebody broke into our house three weeks ago, I am nervous ever since',
  'The house was robbed last winter and I still listen at night',
  'Unos ladrones entraron hace dos meses y duermo mal',
  'El mes pasado se metieron a robar y me quedó el miedo',
  'Nos asaltaron la casa cuando estábamos de viaje',
  'I feel a stranger in my own house',
  'Me siento como una extraña en mi casa',
])('lets a burglary that is over be over: %s', (message) => {
  expect(heard(message)).toEqual([])
})

it.each([
  'There is an intruder in my bedroom',
  'A strange man is trying to get in',
  'I hear somebody breaking in',
  'A burglar is in the hall',
  'Somebody is in my house right now',
  'Hay un desconocido adentro de la casa',
  'Un tipo está tratando de entrar a mi casa',
  'Oigo a alguien adentro de la casa',
  'Hay ladrones en la cocina',
  'Alguien acaba de meterse en mi casa',
  'Somebody is trying to climb in through the kitchen window, I am so scared',
  'Hay un hombre intentando forzar la puerta de atrás',
])('calls for help where somebody is in the house now: %s', (message) => {
  expect(heard(message)).toContain('emergency_other')
})

it.each([
  'Estoy sin luz en el ojo derecho',
  'Se me apagó de golpe el ojo izquierdo',
  'De pronto no veo nada de un ojo',
  'Me desperté ciego de un ojo',
  'Se me fue la vista de un ojo hace un rato',
  'A mi papá se le oscureció un ojo',
  'The light went in my left eye',
  'All of a sudden I cannot see out of one eye',
  'My sight has gone in the right eye',
  'A dark shade came down over one eye',
])('hears an eye that goes dark: %s', (message) => {
  expect(heard(message)).toContain('stroke')
})

it.each([
  'Se fue la luz en todo el barrio',
  'Soy ciego de un ojo desde niño',
  'Hace veinte años perdí la vista de un ojo',
  'Anoche no pude pegar el ojo',
  'The light in the fridge has gone',
  'I lost one eye in an accident forty years ago',
])('is quiet on lamps, and on an eye lost long ago: %s', (message) => {
  expect(heard(message)).toEqual([])
})

it.each([
  'I drink since I gave up my shop',
  'Since I retired I have wine every night',
  'I began to drink when I left my job',
  'I drink more since I stopped driving',
  'I drink since I stopped going out',
  'Tomo desde que dejé el negocio',
  'Desde que me jubilé bebo cerveza todas las noches',
  'Empecé con el trago cuando perdí el trabajo',
  'Bebo desde que dejé de manejar',
  'Tomo vino desde que dejé de ver a mis hermanas',
])('hears no withdrawal where something else was stopped: %s', (message) => {
  expect(heard(message)).not.toContain('alcohol_withdrawal')
})

it.each([
  'I stopped drinking on Sunday and I shake all over',
  'Quit the beer yesterday, sweating and trembling',
  'I drink since I retired, now I stopped and see spiders',
  'No whisky for two days and my hands tremble',
  'I gave up wine on Monday and feel shaky and sick',
  'Dejé de beber el domingo y tiemblo todo',
  'Ayer dejé la cerveza y sudo y tiemblo',
  'Desde que me jubilé bebía, lo dejé ayer y veo bichos',
  'Sin trago desde el lunes y me tiemblan las manos',
  'Paré de tomar hace dos días y estoy temblando',
])('hears a drink that was stopped: %s', (message) => {
  expect(heard(message)).toContain('alcohol_withdrawal')
})

it.each([
  'I smell smoke',
  'There is thick smoke in the hallway',
  'the house is filling with smoke',
  'hay mucho humo',
  'sale humo de la pared',
  'huele a gas en la cocina',
])('hears smoke and gas in few words: %s', (message) => {
  expect(heard(message)).toContain('emergency_other')
})

it.each([
  'The smoke bothers me when my neighbor smokes',
  'Hay fuego en la chimenea y leo un libro',
  'Someone wants to come in for a coffee',
  'My glasses fell in the sink and broke',
  'Se me cayó el teléfono en la cocina',
  'La calefacción se descompuso y hace frío',
])('is quiet on a chimney, a guest and a thing that fell: %s', (message) => {
  expect(heard(message)).toEqual([])
})

it.each([
  'We had to put our old cat to sleep on Monday',
  'Can I dance again without killing myself?',
  'Quiero hacer ejercicio sin matarme',
  'Which over-the-counter sleeping pills are gentle?',
  'What use is it for staying on my feet?',
  'I ladle soup for two hundred people',
  'The moose came into the garden again',
  'My husband needs me all day and there is no time for me',
  'Mi mamá me necesita a toda hora y no hay tiempo para mí',
])('is quiet on pets, idioms, kitchens and those who care: %s', (message) => {
  expect(heard(message)).toEqual([])
})

it.each([
  'You put a sick animal out of its misery, so why not me',
  'Dogs get put down, why am I kept',
  'He needs me all day and I want it to be over for good',
])('still hears a wish to die beside them: %s', (message) => {
  expect(heard(message)).toContain('suicide_self_harm')
})

it.each([
  'I sent my niece two cards this year and she never answered',
  'Le escribí una carta a mi hijo y no me contestó',
  'Mum fell in March and is frightened of going out now',
  'Mi papá se cayó y ahora le da miedo caminar solo al baño',
  'my sugar is 260 today',
  'tomo muchas pastillas',
])('is quiet on a letter without an answer, and on fear after a fall: %s', (message) => {
  expect(heard(message)).toEqual([])
})

it.each([
  'My mother fell and is afraid of her carer',
  'I nearly pressed a cushion on his face',
  'Casi le pongo la almohada en la cara',
])('still hears harm: %s', (message) => {
  expect(heard(message)).toContain('abuse_neglect')
})

it.each<[string, string]>([
  ['emergency_other', 'my hisband has collapsed'],
  ['emergency_other', 'no puedo respriar'],
  ['suicide_self_harm', 'quiero matamre'],
  ['suicide_self_harm', 'I feel siucidal'],
  ['suicide_self_harm', 'I cannot get through this week without killing myself'],
  ['suicide_self_harm', 'My life is not worth carrying on with'],
  ['suicide_self_harm', 'They put the cat out of its misery, so why not me'],
  ['suicide_self_harm', 'No time is left for me, tonight I take all the tablets'],
  ['abuse_neglect', 'My son needs me to sign for the house every day he comes'],
  ['emergency_other', 'She cannot stand strangers, but she has collapsed and turned blue'],
  ['emergency_other', 'He is diabetic, has had no insulin since Monday, may he have cake?'],
  ['fall_injury', 'I tripped on the rug and a lamp fell on my head'],
])('is not let go for what stands beside it, or a slip: %s, %s', (code, message) => {
  expect(heard(message)).toContain(code)
})
