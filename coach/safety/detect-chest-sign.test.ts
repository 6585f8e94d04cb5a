/** Messages about signs of a heart in trouble that must be heard. */

import { expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'

it.each([
  "It's like someone parked a car on my breastbone",
  "Husband woke at 3 soaked in sweat with an ache between his shoulders and can't get comfy",
  'Every time I take the bins out I get a burning behind my ribs that climbs to my teeth, goes if I stand still',
  'I get a funny squeezy feeling right in the middle when I rush for the bus',
  "mam's holding her chest and she has no colour in her at all",
  'Is it OK to exercise with a dull pressure in my chest? it started last night',
  'both my arms went heavy shovelling the drive and I felt sick as a dog',
  "Feels like heartburn but the Gaviscon did nothing and now it's in my jaw",
  "a horse kicked me in the chest, that's how it feels, came on watching telly",
  "I've come over all cold and sweaty and my left shoulder and neck are killing me",
  'My angina is coming on doing nothing now, three times today',
  'heart is fluttering like a bird and I nearly passed out on the stairs',
  'Wee bit of tightness across the chest going up the brae, passes at the top. Should I walk slower?',
  "Neighbor says it's gas but he's pale as a sheet and pressing on his breastbone",
  "There's a pain in my chest when I breathe in and one of my legs is fat and sore",
  'Siento como una mano que me estruja el corazón y me falta el aliento',
  'Mi papá se agarra el pecho y está blanco como papel',
  'al subir las gradas me da un ardor en el pecho, descanso y se me va, sera acidez?',
  'tengo un peso en el pecho desde la madrugada y me duele la quijada',
  'Se me duermen los dos brazos y me aprieta el pecho cuando barro el patio',
  'me dio un dolor fuerte atrás del esternon y estoy sudando helado, le sigo con la caminata?',
  'A tight feeling like a wet towel wrung round my heart, comes and goes since breakfast',
  "Dad's sat on the edge of the bed, grey and dripping, fist against his breastbone",
  'it grabs me under the left breast when I make the beds, then I sit on it and it lets up',
  "can't lie flat, heavy chest, feels like drowning",
  "I've a toothache in every tooth and sweat pouring off me when I go upstairs",
  'something is sat on my lungs and my arm is tingly',
  'Pins and needles down my left arm and my chest feels full',
  'My heart keeps stopping and starting and I go all swimmy',
  'Siento una losa encima del pecho y me cuesta hablar',
  'me falta aire y me arde de la garganta al estómago cuando subo al segundo piso, sudo muchísimo',
  'a mi abuelo le dio un apretón en el pecho y suda a mares',
  "A hot poker feeling behind my breastbone and I've gone cold and clammy",
  "My husband says someone is standing on his chest but he won't let me call",
  'Pain in the chest every time I walk the dog uphill, eases at the bench. Which shoes?',
  'nagging ache from my chest into my jaw since the match',
  'mi vecina tiene un dolor que le cruza el pecho hasta la espalda y suda',
  'Al cargar las bolsas siento que me aprietan el pecho con un cinturón',
])('%s', (message) => {
  expect(hearSafety(message)).toContain('chest_pain')
})
