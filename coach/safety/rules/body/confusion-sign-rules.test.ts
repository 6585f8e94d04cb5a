/** Messages about confusion that is new that must be heard. */

import { expect, it } from 'vitest'
import { detectIn } from '../../detect.ts'

it.each([
  "Grandma was fine at lunch and now she's asking me who I am",
  "Since the knee operation he's been shouting at people that aren't there",
  'My wife keeps asking what day it is every two minutes, started this afternoon',
  "Mum has a water infection and she's not herself at all, crying and seeing spiders",
  "He was playing chess on Friday, today he can't work out how to put his shirt on",
  "everything is muddled in my head since this morning, I don't know how I got to the kitchen",
  'My neighbor who is usually so sharp just knocked asking where her babies are',
  'my brother has been talking gibberish and plucking at the sheets since they changed his pills',
  'Ever since she came out of hospital aunt May thinks the nurses are in her attic',
  "She got up in the night, dressed for school and didn't know her own daughter",
  "Pop's been awfully sleepy and vague the last two days, can hardly finish his soup, this isn't him",
  "Dad's got a chesty cough and fever and he's convinced there's a dog under the bed",
  "Overnight my husband turned into a stranger, he's suspicious and says I'm stealing his money",
  "all of a sudden mom doesn't recognise her own living room",
  'Mi papá despertó sin saber en qué casa está',
  'Desde que salió del hospital mi suegra ve gente en la pared',
  'mi mamá ayer cocinaba y hoy no sabe para qué es la cuchara',
  'mi esposo con la fiebre dice puras cosas raras y no me conoce',
  'De un rato a otro la abuela empezó a hablar con gente que no está',
  'esta mañana mi hermano se puso la camisa de pantalón y me llama mamá',
  'Dad went to bed fine and got up not knowing how to use the kettle',
  "mum's talking to my late father as if he's in the chair, started Tuesday",
  "she's seeing little men on the curtain rail and she had antibiotics for a bladder thing",
  "My husband the accountant can't add two and two today",
  "He keeps getting up to catch a train that doesn't exist, only since last night",
  "Grandma is all over the place since she came off the drip, thinks it's Christmas",
  "the man I care for wouldn't let me in, said I was an impostor. He knew me yesterday",
  "I walked to the corner shop I've used for years and had no idea how to get home just now",
  "my aunt has gone very quiet and dozy and doesn't follow what I say, she had a cold last week",
  "Mom's words make sense but none of it is real, she says she's on a ship. Yesterday she was baking.",
  "hubby has a fever and he's trying to leave for work, he's 82",
  "he's put his trousers on his arms and laughs at nothing, came on in a day",
  'mi abuela de pronto cree que estamos en guerra y esconde la comida',
  'Mi suegro está perdido desde que le pusieron el suero, no sabe en qué hospital está',
  'mi madre amaneció hablando sola y no sabe usar el baño',
])('%s', (message) => {
  expect(detectIn(message)).toContain('sudden_confusion')
})
