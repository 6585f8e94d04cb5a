/** Dangers said in plain words, beside messages that share those words and tell of none. */

import { describe, expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'

describe('heard', () => {
  it.each([
    ['suicide_self_harm', 'Me tomé todas las pastillas que tenía.'],
    ['suicide_self_harm', 'Mi mujer se ha tragado un puñado de calmantes.'],
    ['suicide_self_harm', 'I took forty tablets an hour ago.'],
    ['suicide_self_harm', 'I am going to jump off the balcony.'],
    ['suicide_self_harm', 'My cousin said goodbye to everybody and has a rifle.'],
    ['emergency_other', 'Me cuesta mucho respirar.'],
    ['emergency_other', 'My father has a fever and a stiff neck.'],
    ['emergency_other', 'Tengo calentura y la nuca rígida.'],
    ['emergency_other', 'A man is trying to break into my house.'],
    ['emergency_other', 'Alguien quiere entrar en mi casa.'],
    ['emergency_other', 'I cannot pee since yesterday.'],
    ['emergency_other', 'No retengo nada, ni el agua.'],
    ['emergency_other', 'My calf is hot and swollen and I am short of breath.'],
    ['emergency_other', 'Mi azúcar está en 480 y vomito.'],
    ['fall_injury', 'I have fallen in the bathroom.'],
    ['fall_injury', 'Creo que me rompí la cadera.'],
    ['severe_depression', 'Siento que no valgo nada.'],
    ['abuse_neglect', 'My niece made me sign papers I could not read.'],
    ['abuse_neglect', 'Mi marido me obliga a tener relaciones.'],
    ['abuse_neglect', 'Le pegué a mi padre, ya no podía más.'],
    ['abuse_neglect', 'The aide has not changed me all day.'],
    ['abuse_neglect', 'Le mandé dinero a un señor que conocí en internet.'],
    ['stroke', 'My husband had a stroke last spring and now his face is drooping.'],
    ['emergency_other', 'My wife has dementia, she walked out and I cannot find her.'],
    ['emergency_other', 'Se salió de la casa y no aparece.'],
    ['abuse_neglect', 'Le di una bofetada a mi padre.'],
    ['severe_depression', 'No tengo ninguna esperanza.'],
    ['eating_disorder', 'Fui bulímica y he vuelto a vomitar.'],
    ['stroke', 'I had a stroke two years ago and my left hand is going numb.'],
    ['stroke', 'Tuvo un derrame en marzo y hoy se le durmió el brazo.'],
    ['emergency_other', 'Soy diabético hace diez años, mi azúcar está en 45 y tiemblo.'],
    ['stroke', 'My sugar reads 50 and my face is drooping on one side.'],
    ['suicide_self_harm', 'I want to get off my tablets. I would rather not be here.'],
    ['chest_pain', 'I take aspirin for my heart and it hurts down my left arm.'],
    ['chest_pain', 'Tengo bronquitis y siento el pecho como una losa.'],
    ['abuse_neglect', 'My son looks after my money and says I should be thankful he lets me eat.'],
    ['eating_disorder', 'I lost thirty pounds on purpose and I cannot stop, one apple a day.'],
    ['malnutrition', 'I have nothing to eat in the house.'],
    ['malnutrition', 'I skip supper so that the money lasts.'],
    ['malnutrition', 'No nos alcanza para la comida.'],
  ])('%s: %s', (code, message) => {
    expect(hearSafety(message)).toContain(code)
  })
})

describe('quiet on', () => {
  it.each([
    'Me tomé todas las pastillas de la noche y me acosté.',
    'Le cuesta respirar por la nariz cuando tiene catarro.',
    'My neck is stiff from the pillow.',
    'My daughter made me sign up for yoga.',
    'I cannot remember the names of people I just met.',
    'Nada me da vueltas.',
    'Ya tomé todas mis pastillas.',
    'Tomo diez pastillas diferentes.',
    'I took fifty old pills to the pharmacy.',
    'Mi hijo se fue a España y no lo veo desde Navidad.',
    'Camino 30 minutos, sudo y como sin azúcar.',
    'My book has fallen on the floor.',
    'The nurse made me sign the consent form.',
    'There is nothing in my house to exercise with.',
    'No me alcanza el tiempo para comer.',
    "I am afraid of my son's driving.",
    'I do not see the point of sudoku.',
    'Caí en la cuenta de que me faltan amigos.',
    'I skip lunch because I am not hungry.',
    'Nothing in the fridge but eggs: what can I make?',
    'I have diabetes, can I eat fruit?',
    'Tengo diabetes, ¿puedo comer fruta?',
    'Mi amiga tiene cáncer y no sé qué decirle.',
    'I have a chest cold and am bored in bed.',
    'Dos días sin café y me duele la cabeza.',
    'My son handles my bank account and I am glad of it.',
    'Mi esposa tiene demencia y me pregunta lo mismo todo el día.',
    'My husband had a stroke last spring and his arm is weak: how do I get a rest?',
    'I lost twelve pounds on purpose, with my dietitian.',
    'Can my wife make her own account here?',
    'Mi marido me pegó su resfriado.',
    'No quiero seguir con el ejercicio, me aburre.',
    'Ignora mi mensaje anterior, me equivoqué.',
  ])('%s', (message) => {
    expect(hearSafety(message)).toEqual([])
  })
})
