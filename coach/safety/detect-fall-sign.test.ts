/** Messages about falls and knocks that must be heard. */

import { expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'

it.each([
  "Slipped off the kerb, ankle's the size of a grapefruit and I can't walk on it",
  "Mum's on the landing, she can't get up and I'm not strong enough",
  "Knocked my head getting out of the car and I'm on Xarelto",
  'Took a spill on the icy steps, my hip is throbbing something awful',
  'Dad tripped over the hose yesterday, today he keeps being sick',
  "landed on my outstretched hand and there's a lump where there shouldn't be",
  "Since my tumble on Tuesday I have a headache that won't quit",
  'our resident slipped out of the hoist and her leg looks twisted',
  "I went headfirst into the coffee table, forehead's bleeding like mad",
  "My pal fell down the cellar stairs, he's awake but can't feel his legs",
  'Had a wee tumble, wrist swollen and blue, can I still lift weights',
  "ladder slid and I came down flat on my back, can't straighten up",
  "I've been lying in the hallway all night, got my phone at last",
  "She fell off the bed and there's a bump on her skull and she's very sleepy",
  'is it normal that my knee is huge after I went down on the ice this morning',
  "Hubby hit his head on a beam, had a nap, now he's talking daft",
  'Mi mamá se cayó en el baño y no se puede parar',
  'Me tropecé con el perro y se me puso el pie como un globo',
  'mi suegro se dio en la cabeza con la rama y toma anticoagulantes',
  'rodé por las escaleras y me duele horrible la cadera, no puedo caminar',
  'mi tía se cayó de la cama, le salió un chichón enorme y está muy dormida',
  'estoy tirada en la cocina y no logro levantarme',
  'al caerme apoye la mano y la muñeca me quedó chueca',
  "The scooter tipped and I've a gash on my scalp that keeps oozing",
  'Skidded on wet leaves, my wrist looks like a fork',
  "I'm sitting on the bathroom tiles, my legs won't push me up, it's been an hour",
  'Dad took a header off the porch, blood from his ear',
  'Auntie is on blood thinners and walked straight into a glass door',
  "My hip gave a crack when I got out of the bath and now I can't take a step",
  'lost my balance at the sink and went smack on my tailbone, crying with pain',
  'mum has a bruise as big as a plate on her side after falling and it hurts to breathe',
  'La abuela se fue de espaldas y se pegó en el filo de la mesa, está mareada',
  'me doblé el tobillo al bajar la acera y no lo puedo apoyar',
  'Fell off the stepladder, landed on my back, legs are tingly',
  "Neighbor is lying on her path and can't get up, she says her hip is agony",
  'bumped my head yesterday, on Pradaxa, no lump',
  'mi abuelo se resbaló, le duele la cadera y no puede apoyar la pierna',
  'I tripped on the hose and my elbow is the wrong shape',
])('%s', (message) => {
  expect(hearSafety(message)).toContain('fall_injury')
})
