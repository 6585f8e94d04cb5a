/** Very common questions reach an answer of their own, and a neighbor that shares their words does not. */

import { describe, expect, it } from 'vitest'
import { hearSafety } from '../safety/hear-safety.ts'
import { lastOf } from '../test-support/talk.ts'
import { normalise } from '../text/normalise.ts'
import { matterInWords } from './catalog.ts'

const named = (question: string) => matterInWords(normalise(question))?.name

/** Two in each language. */
const asked: Readonly<Record<string, string>> = {
  'worn-knees':
    'Is it true that walking makes arthritis in the knees worse? | Will I need a knee replacement sooner if I exercise? | ¿Andar mucho me daña las rodillas? | ¿Si sigo caminando me van a operar antes?',
  'walk-with-sore-joints':
    'I have arthritis, may I walk to the bakery and back? | With bad knees, is walking to church all right? | Tengo artrosis, ¿puedo ir a pie a la tienda? | ¿Con artritis puedo caminar hasta la iglesia?',
  'knee-brace':
    'Is a knee sleeve any use? | Which brace should I get for my knee? | ¿Las rodilleras ayudan? | ¿Me pongo una venda elástica en la rodilla?',
  'sore-after-exercise':
    'Do I put heat or ice on an aching hip? | Is warmth good for a stiff neck? | ¿Frío no, calor sí, para la cintura? | ¿Compresas de hielo para la articulación?',
  'up-after-a-fall':
    'What is the way to get up from the floor after a fall? | If I fall by myself, how would I stand up again? | ¿Cómo levantarme del suelo tras una caída? | ¿Qué hago si me caigo y no hay nadie?',
  'heart-failure-begin':
    'How may I begin to exercise with heart failure? | Is walking safe with a weak heart? | Con insuficiencia cardíaca, ¿qué ejercicio puedo hacer? | Tengo el corazón débil y quiero empezar a caminar',
  'breathless-on-stairs':
    'Lately I am puffed when I come up the stairs | One flight of stairs and I am short of breath | Me agito en las escaleras desde hace un mes | Subo una cuesta y me quedo sin aliento',
  'walk-and-meals':
    'My sugar is high: walk before or after supper? | Is a stroll after lunch good for my glucose? | Para el azúcar, ¿camino antes o después de cenar? | ¿Ayuda a la glucosa caminar después del almuerzo?',
  'measure-pressure':
    'How do I check my blood pressure correctly? | Left arm or right arm to measure pressure? | ¿Cómo debo medirme la tensión? | ¿Cuál es la forma de usar el tensiómetro?',
  'blood-pressure-reading':
    'Which blood pressure is healthy for me? | What should my pressure be? | ¿Qué presión es buena para mí? | ¿De cuánto debe ser mi tensión?',
  'what-prediabetes-means':
    'What exactly is prediabetes? | Please explain borderline diabetes | ¿Qué quiere decir prediabetes? | ¿Es lo mismo prediabetes que diabetes?',
  'tablet-upsets-stomach':
    'This new tablet turns my stomach, with food or without? | I have been queasy since they gave me metformin | La metformina me irrita el estómago | Esa medicina me da náuseas, ¿va con la comida?',
  'grapefruit-and-tablets':
    'May I eat grapefruit with a cholesterol tablet? | Does grapefruit juice clash with my medicine? | ¿Puedo comer toronja con mis medicinas? | ¿El pomelo va con la pastilla de la presión?',
  'sweet-drinks':
    'How much harm is there in a soda every day? | What can I have instead of sweet tea? | ¿Qué tomo en vez de gaseosa? | ¿Cómo dejar los refrescos?',
  'shaking-hands':
    'My hand trembles when I sign | The spoon shakes in my hand at soup | Me tiembla la mano al escribir | Con la taza en la mano tengo temblor',
  'light-at-night':
    'Which night light should go in the corridor? | I need a lamp for the bathroom after dark, what kind? | ¿Qué foco conviene en el pasillo por la noche? | ¿Dejo una luz en el baño de noche?',
  'commode-by-the-bed':
    'Is a commode in the bedroom a good idea? | I feel ashamed of a urinal at night | ¿Es buena idea un orinal en la recámara? | Me da vergüenza usar una bacinica de noche',
  'refuses-the-doctor':
    'My mother is stubborn and refuses the doctor | How can I persuade Dad to see a doctor? | Mi mamá no quiere ir a la consulta | ¿Cómo convenzo a mi marido de que vaya al médico?',
  'leaves-the-house':
    'May I bolt the door so that my husband with dementia stays in? | My mother with dementia rattles at the front door | Mi papá con demencia jala la puerta de noche | ¿Echo llave? Mi esposa tiene alzhéimer y quiere salir de noche',
  'how-therapy-goes':
    'How many sessions is CBT? | What is counseling like? | ¿Cuánto tiempo dura la terapia? | ¿Cómo es ir con la psicóloga?',
  'partner-comes-along':
    'How can I coax my wife to come on walks? | How do I get my husband to exercise with me? | ¿Cómo animo a mi esposa a caminar conmigo? | ¿Cómo logro que mi marido vaya conmigo a la gimnasia?',
  'empty-chair-at-the-feast':
    'What do I say at Thanksgiving beside the empty chair? | Should I go to the Christmas meal since my wife died? | ¿Debo ir a la Nochebuena sin mi esposo? | En Navidad, ¿qué digo ante su silla vacía?',
  'not-a-burden':
    'I tell my son that I am fine, so as not to worry him | I would rather not bother my children with it | No quiero ser una carga para mi hija | A mi familia le digo que estoy bien',
  'asks-for-the-dead':
    'My husband has dementia and keeps asking for his brother, who died. What do I tell him? | She asks every evening where her mother is, and she passed thirty years ago | Mi suegra pregunta a cada rato por su marido, que murió. ¿Qué le digo? | Mi papá busca siempre a su hermano difunto',
  'supper-with-diabetes':
    'What makes a good supper with diabetes? | Which easy dinner is kind to my sugar? | ¿Qué ceno si tengo el azúcar alta? | ¿Alguna idea fácil de cena para diabético?',
  'learn-a-language':
    'Am I too old to learn Portuguese at 80? | Where could my uncle take French lessons? | ¿Dónde puedo tomar clases de inglés a los 77? | Quiero aprender otro idioma, ¿ya es tarde?',
  'faces-not-seen':
    'I have low vision and can not see who people are | My macular disease hides faces, how do I greet anybody? | Tengo mala la vista y no distingo las caras | No veo quién me saluda, ¿qué hago?',
  'afraid-after-a-fall':
    'Since my fall I am scared to go out alone, how do I get my nerve back? | Dad fell in spring, all healed, but he is afraid to walk to the shop | Me caí en mayo y me da miedo salir sola a la calle | ¿Cómo pierdo el miedo a caerme cuando camino?',
  'numb-feet-with-diabetes':
    'I have diabetes and my toes feel numb | My feet tingle, and I take metformin | Tengo diabetes y los pies adormecidos | Con el azúcar siento hormigueo en los dedos de los pies',
  'somebody-to-check-on-me':
    'I live alone, who would know if something happens to me? | Is there anybody who checks on people who are alone at home? | Vivo sola y si me pasa algo nadie lo sabría | ¿Quién puede estar pendiente de mí? Vivo solo',
  'awake-with-dementia':
    'My husband with dementia is up all night, how do I get him back to bed? | How do I settle her again at night, she opens the drawers | Mi mamá con demencia se levanta de noche, ¿cómo hago que vuelva a la cama? | ¿Cómo logro acostarlo otra vez? Prende las luces de madrugada',
  'washing-with-dementia':
    'She has dementia and refuses to shower | How can I bathe my father with Alzheimer’s when he fights it? | Mi esposo con demencia no quiere bañarse | ¿Cómo la baño si tiene alzhéimer y le da miedo?',
  'somebody-to-sit-in':
    'Who could sit with my husband for an hour? | My mother wants no stranger in the house to help us | ¿Quién se quede con mi mamá para que yo salga? | Mi papá no quiere extraños en casa',
  'names-slip':
    'I forget the names of people at church, is there a trick? | How can I remember the name of somebody I meet? | Se me olvidan los nombres de la gente | ¿Hay un truco para que no se me vayan los nombres de mis vecinos?',
  'remember-the-steps':
    'How do I remember what she showed me on the phone? | They teach me the tablet and the next day I forget how it goes | Me enseñan el celular y se me va, ¿qué hago? | ¿Cómo me acuerdo de los pasos que me enseñó mi nieta en la tableta?',
  'video-without-picture':
    'She hears me on the video call but does not see me | On WhatsApp my picture is dark, they cannot see me | En la videollamada me oye pero no me ve | Mi hija no ve mi imagen en la videollamada',
  'papers-hard-to-read':
    'I do not understand my bills, can anybody help? | The statements from the bank confuse me | No entiendo los recibos de la luz | ¿Quién me ayuda a leer las facturas?',
  'help-in-my-language':
    'At the clinic they speak English, how do I ask for an interpreter? | Can the pharmacy help me in my language? | En la farmacia hablan inglés y no entiendo | ¿Puedo pedir intérprete con el médico?',
  'clinic-without-insurance':
    'I have no insurance, where can I see a doctor? | Without Medicare, is there a clinic for me? | No tengo seguro, ¿qué clínica me atiende? | Sin seguro médico, ¿dónde hay consulta?',
  'greens-with-warfarin':
    'Am I allowed salad while I take warfarin? | Must I give up kale on Coumadin? | Con acenocumarol, ¿puedo comer ensalada? | ¿Tengo que dejar las acelgas si tomo anticoagulantes?',
  'cranberry-juice':
    'Is cranberry juice good for the bladder? | What about cranberry with my tablets? | ¿El jugo de arándano sirve para la vejiga? | ¿Puedo tomar arándano con mis pastillas?',
  'bedtime-snack-with-sugar':
    'What may a diabetic eat before bed? | I get hungry late at night and have sugar, which snack? | Tengo diabetes y hambre de noche, ¿qué como? | ¿Qué merienda antes de dormir con el azúcar alta?',
  'keep-from-catching-colds':
    'How do I avoid the flu from the grandchildren? | What can I do to not catch colds? | ¿Cómo evito la gripe este año? | ¿Qué hago para no contagiarme de gripa?',
  'join-their-table':
    'I moved to a home and sit alone at dinner | How do I join a table of strangers in the dining room? | Llegué a la residencia y almuerzo sola | ¿Cómo me siento con un grupo nuevo en el comedor?',
  'parent-eats-little-since-loss':
    'Since Dad died my mother hardly eats, what can I do? | Mom is alone now and only has toast, she lost Dad in spring | Desde que murió mi papá mi mamá casi no come | Mi abuelo enviudó y ya no cocina',
  'hearing-aids-whistle':
    'My hearing aids whistle, so I leave them off | Her aids lie in the drawer | Los audífonos me pitan | Tiene los audífonos en el cajón',
  'water-tablet-at-night':
    'I take my water pill at supper, is that why I am up all night? | Could the diuretic be what wakes me to pee? | Tomo la pastilla del agua en la cena, ¿por eso me levanto de noche? | ¿La furosemida a otra hora para dormir?',
  'constipation-food':
    'I am constipated again, what helps? | Are prunes any good at breakfast? | Estoy estreñida otra vez, ¿qué como? | ¿Sirven las ciruelas pasas?',
}

it.each(
  Object.entries(asked).flatMap(([name, all]) =>
    all.split(' | ').map((each) => [each, name] as const),
  ),
)('answers head-on: %s', (question, name) => {
  expect(named(question)).toBe(name)
})

it.each([
  'The cuff of my shirt is too tight, how do I measure it?',
  'Does a light before bed in the bathroom spoil my sleep at night?',
  'I shook hands with the doctor and had a cup of tea',
  'My sugar is low and my hands shake, what do I hold to?',
  'Which of my tablets upsets my stomach?',
  'My doctor refuses to see my mother',
  'My father will not take his tablets from the doctor',
  'I fell and can not get up off the floor',
  'I fell asleep on the floor, how do I get up early?',
  'Puedo levantarme de la silla, ¿cómo sigo?',
  'How many physical therapy sessions for my knee?',
  'My chest is tight and I am out of breath on the stairs',
  'How do I lower my blood pressure without tablets?',
  'What can I eat with prediabetes?',
  'Juice or soda when my sugar is low?',
  'The dog walks before breakfast, is that better?',
  'My wife stopped walking since her stroke, how do I get her moving with me?',
  'How do I cook for Christmas since she died, what do I say yes to?',
  'My children would be better off without me, I am a burden',
  'I move in with my daughter and do not want to be a burden',
  'What else clashes with my pills beside grapefruit?',
  'I walk to the store every day',
  'Nobody would notice if I were gone',
  'Who will take care of the cat if something happens to me tonight?',
  'I am scared of dying alone since the fall of my friend',
  'I wake at three and do not get back to bed, how do I settle?',
  'I will not talk to a stranger about my feelings',
  'I forget the names of my own children',
  'The names of my tablets, I forget them',
  'I lie awake at night over the bills',
  'My son had me sign papers of the bank',
  'My eyes do not see the screen well',
  'How do I prune the roses at home?',
  'I skip my water pill so that I sleep, is that why my feet swell?',
  'La rodilla me sangra, ¿qué venda uso? Me caí',
])('leaves to others: %s', (question) => {
  expect(Object.keys(asked)).not.toContain(named(question))
})

describe('a door that is locked', () => {
  it.each([
    '¿Le pongo candado a la puerta para que mi papá con demencia no salga?',
    'Should I fit a lock on the gate, my wife has dementia and walks out?',
  ])('asked about by a carer raises no alarm: %s', (question) => {
    expect(hearSafety(question)).not.toContain('abuse_neglect')
  })

  it('behind which somebody is left alone is a danger all the same', () => {
    const told =
      'My brother locks my mother with dementia in her room alone all day, he locks the door'
    expect(hearSafety(told)).toContain('abuse_neglect')
  })
})

it('says below the text on medicines what to ask of the pharmacist', () => {
  const { text } = lastOf(['Can I have grapefruit with my statin?'])
  expect(text).toContain('I cannot advise')
  expect(text).toContain('Your pharmacist can tell you')
})
