/** Messages about signs of a stroke that must be heard. */

import { expect, it } from 'vitest'
import { detectIn } from '../../detect.ts'

it.each([
  "My fork keeps falling out of my right hand and I sound like I've been on the sherry",
  "wife's eye has gone all droopy and she's calling the cat a lamp",
  'I was on the phone to Mum and halfway through she started talking pure rubbish, then nothing',
  "Why can't I sign my name? The pen just slides out of my fingers, came on at breakfast",
  "Bloke at the bowls club went to shake hands and his arm wouldn't come up, and his words were all porridge",
  "I bumped the left side of every doorway this morning and didn't even see them",
  'Dad tried to drink his tea and it all came out the side of his mouth',
  'my leg turned to rubber on one side in the supermarket, fine again after 5 minutes, so can I skip the doctor?',
  "Me nan's face looks like it's sliding off, she says she's only tired",
  'For a good quarter of an hour last night I knew what I wanted to say but only noises came out. All good now',
  "Husband can't do up his buttons since he got up, one hand just lies there",
  'A client I sit with has a crooked smile today and keeps leaning over to the left in her chair',
  "Head felt like it exploded while I was gardening, never felt pain like it, and I've been sick",
  'one whole side of me tingles, face to foot, started while washing up',
  "Her tongue goes off to one side when she sticks it out and she can't swallow her tea",
  "I can't seem to read this morning, letters make no sense, and my right hand is clumsy",
  'Suddenly I see two of my husband and the floor is tipping',
  'Se le fue la cara para un lado a mi abuela y no le entendemos nada',
  'De pronto se me cayó el vaso y no pude mover los dedos de esa mano',
  'mi vecino no puede decir su nombre y arrastra el pie desde esta mañana',
  'Fui a sonreír en el espejo y solo me subió un lado',
  'Oiga mijo, hace ratito la mitad del cuerpo se me puso como corcho, qué té me tomo',
  'veo la mitad de las cosas nomas, del lado derecho no hay nada, asi desperte',
  'Mi marido quiso contestar el teléfono y le salía pura jerigonza',
  "Went to put my lipstick on and half of it wouldn't go where my lip should be, it's hanging",
  'My bingo dabber keeps missing the card, right hand has gone stupid since we sat down',
  "Grandpa poured juice on the table instead of the glass and his left foot won't follow him",
  'my glasses must be broken, since this morning half of everything is dark even with them off',
  "mother's shoe keeps coming off one foot as she's dragging it, and she sounds drunk",
  "The remote slipped from my hand three times and I can't feel the buttons with that thumb",
  "wife talks like she has a mouthful of marbles and won't look to the left",
  "woke with one cheek like it's been to the dentist, water runs out when I rinse",
  'se le cayó la cuchara tres veces y ya no cierra un ojo',
  'mi papá habla como con una papa en la boca desde el almuerzo',
  'se me puso la mano tonta y la cara como dormida',
])('%s', (message) => {
  expect(detectIn(message)).toContain('stroke')
})
