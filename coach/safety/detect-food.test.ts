/** Messages of eating too little and of troubled eating, told by signs, that must be heard. */

import { describe, expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'

describe('eating_disorder', () => {
  it.each([
    "I drink a gallon of water and eat ice so I don't have to eat, the dress size is what keeps me going",
    "I bring up my supper most nights, it's the only way I can sleep not feeling like a pig",
    'I ate a whole chocolate cake in the garage with the door shut and cried, third time this week',
    "At 69 I'm 85 pounds and everybody says I'm too thin but I only see fat",
    "my wife vomits after dinner with the shower running, she thinks I don't hear",
    "if the scale goes up half a pound I don't eat that day, that's the rule",
    'I hide the wrappers in my knitting bag, a whole box of doughnuts gone before church',
    "my mother only eats white things and throws the rest to the dog, she's terrified of gaining",
    'I keep swimming two hours after each meal to cancel it out, I feel dirty otherwise',
    'Me como un kilo de pan de noche y luego lo devuelvo',
    'mi hermana de 68 pesa 38 kilos y dice que está gorda',
    'Si me paso de 600 calorías me castigo caminando hasta las dos de la mañana',
    'tomo té laxante después de cada comida para no engordar',
    'I eat in the car so nobody counts, then I drive to the gas station restroom and get it all up',
    'At church suppers I push peas around and say I ate at home. I like it when my collarbone shows',
    "I've got rules: nothing after noon, nothing white, nothing I enjoy. I'm 73.",
    'i ate til i couldnt breath again last nite an i hate my self',
    "Thirty years I've been sticking my toothbrush down there after meals, does it hurt my heart?",
    'Me da pavor la báscula y me purgo con sales los domingos',
    'escondo galletas en el ropero y me las como todas llorando',
    "the scale runs my day, if it's up I don't get dinner",
    'I swallow a box of senna on Sundays, been flat as a board since',
    "I can put away a whole trifle then two fingers and it's gone",
    "My wife chews toast and spits it in the bin, lives on gum, she's 5ft 6 and 44 kilos",
    "I've not let a crumb of bread past my lips since I saw my photo at the wedding, the hunger makes me feel clean",
    "Dad eats till he's sick every night out of the bin bags of food he hides in the loft",
    "my throat's raw from bringing it all up, 45 years of this",
    "I look in the mirror and see a whale, the nurse says I'm underweight",
    "I lock the kitchen and give my neighbor the key so I won't gorge again at midnight",
  ])('%s', (message) => {
    expect(hearSafety(message)).toContain('eating_disorder')
  })
})

describe('malnutrition', () => {
  it.each([
    "my wedding band fell in the sink, that's how skinny I've gotten, and food makes me gag",
    "Since the stroke Pop can't get food down and we've watched him shrink",
    "by the 20th the food stamps are gone and it's oatmeal with water",
    'Mom weighs 88 pounds, she was always 120',
    "my plate doesn't fit so I suck on bread soaked in tea",
    'Dad has forgotten how to use a fork and most of the dinner goes on the floor, his belt is on the tightest hole',
    "The pounds keep falling off and I've changed nothing, doctor can't see me till March",
    "he's had three sips of Ensure since Tuesday",
    "I'm never hungry. I could go days. My slacks are pinned in three places.",
    "meat's too dear, I've had potatoes and nothing else since the rent went up",
    'Se me caen los pantalones y no estoy a dieta',
    'mi mamá escupe la comida y ha perdido como diez kilos',
    'llevo tres días a puro café con pan porque no me llegó la pensión',
    'Mi tío vive solo y en su refri sólo había una cebolla',
    'cuando como se me va por otro lado y toso y toso, ya mejor no como',
    'desde que enviudó mi suegro está en puro hueso y ni cocina',
    "Nan's false teeth drop out when she talks now and her dresses swallow her",
    "I'm eating every other day to make the money last",
    "my husband with Parkinson's pockets food in his cheeks and coughs, he's dropped from 170 to 141",
    'Nothing goes down right. I take an hour over half a sandwich and give up',
    "I lost my taste with covid and I've gone down four belt holes",
    'The visiting lady saw my empty shelves and cried',
    'el médico dice que estoy desnutrida pero a mí no me pasa bocado',
    'mi papá pesa cada vez menos y sólo acepta gelatina',
    "Coat hanger in a cardigan, that's me since the chemo finished. A yogurt is a big day",
    "pension's gone on the boiler so it's bread and marg till the 28th",
    "Mum forgets she hasn't eaten, there's nine meals on wheels stacked on the side",
    "food goes round and round in his mouth and he spits it out, he's dropped two sizes",
    'Mi comida es un bolillo al día, no alcanza para más',
    'la faja me queda nadando y yo comiendo igual',
  ])('%s', (message) => {
    expect(hearSafety(message)).toContain('malnutrition')
  })
})
