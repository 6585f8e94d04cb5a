/** Messages about stopping heavy drinking that must be heard. */

import { expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'

it.each([
  "Dad decided to quit the drink on Monday and he's shaking like a leaf",
  "I've been a bottle of Scotch a night man for thirty years. Stopped cold on Sunday and I feel like bugs are under my skin",
  'How do I stop drinking by tomorrow? I have ten beers every day',
  "Ran out of wine and the shops are shut, I'm trembling and my heart's thumping",
  "my sister hasn't had her vodka for three days and she's hearing music nobody is playing",
  'If I go past noon without a drink I get the sweats and my hands go',
  "Took the pledge last Friday after forty years on the beer, haven't slept and I'm seeing things",
  "Husband's drying out at home on his own, he's soaking wet and vomiting",
  'Going to throw out all my gin tonight and never touch it again, I get through a bottle every two days',
  'No booze since the weekend and I just had a seizure',
  "mum's carer stopped buying her sherry and now mum's jittery and confused",
  "My uncle drinks from morning till night. We're locking the cabinet tomorrow, any advice?",
  'quit drinkin 2 days ago cant hold a spoon im that shaky',
  'Dejé la cerveza hace tres días y no paro de temblar',
  'mi papá toma aguardiente a diario y mañana lo va a dejar de una vez',
  'Mi hermano está sin tomar desde el viernes y dice que hay arañas en la cama',
  'sin mi vino me tiemblan las manos y sudo por las mañanas',
  'Le quité la botella a mi esposo ayer y hoy está sudando, vomitando y muy nervioso',
  'llevo 2 dias sin tomar despues de tomar todos los dias y oigo musica que no hay',
  'My wife swore off the box wine on Saturday and her whole body is vibrating',
  "haven't touched a drop for 36 hours, was on a litre of vodka daily, and I keep seeing my dead mother",
  "can I just stop the wine dead? it's usually two bottles a night",
  "the pub shut and I've been dry four days, heart pounding, drenched, can't sleep",
  "if I don't get my morning whiskey I shake so bad I can't hold the spoon",
  'Mi cuñado dejó el tequila en seco y ya no reconoce a nadie y tiembla',
  'quiero parar de beber ya mismo, tomo una botella de ron cada noche',
  "Quit my daily six pack on Sunday, now my hands tremble and I can't eat",
  "He's three days off the whisky and talking to the wallpaper",
  'planning to go cold turkey from a bottle of wine a day, tips?',
  'mi abuelo dejó de tomar el lunes y está temblando y confundido',
])('%s', (message) => {
  expect(hearSafety(message)).toContain('alcohol_withdrawal')
})
