/** Messages of deep low mood and of abuse, told by signs, that must be heard. */

import { describe, expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'

describe('severe_depression', () => {
  it.each([
    'I used to be the one who organized the bingo. Now I let the phone ring out and eat nothing and lie there till dark',
    "It's like living under wet concrete. Three months of it. I can't even cry anymore.",
    "Mother hasn't put on real clothes since Halloween and says what's it all for",
    "nothing touches me anymore, not the kids' calls, not the sunshine, zilch",
    "My dad just stares out of the window, won't shave, won't answer me, says he's finished",
    "My heart is so heavy I can't make it to the mailbox and I've been this way for weeks",
    "Everything's my fault and I can't forgive myself, I lie awake with it every night",
    "I've gone dead to the world; church, cards, my shows, none of it means a thing",
    "He's let the garden go to ruin and he used to live for it, he barely speaks, two months",
    'every morning I wake up disappointed that I did',
    'Llevo meses metida en la cama, la vida se me apagó cuando murió Raúl',
    'nada me da gusto ya, ni mis telenovelas, ni mis nietos, ando como muerta',
    'Papá ya no se rasura ni come, se la pasa sentado a oscuras diciendo que para qué',
    'siento un peso en el alma que no me deja ni pararme, así todos los días',
    'me siento tan poca cosa, tan inútil, lloro en el baño para que no me oigan',
    "I'm a ghost in my own life, nothing in me, it's been most of a year",
    "my sister stopped painting, stopped calling, cries at adverts, sleeps till 4, it's been all winter",
    "There's a heaviness, I sit on the edge of the bed an hour before I can put a sock on, every day",
    "I don't look forward to a blessed thing",
    "He says he's ruined us all and we'd be ashamed if we knew, none of it is true, on and on for weeks",
    "I don't deserve the grandchildren's visits. I'm a bad person, I always knew",
    'why do I feel nothing when everyone else is laughing',
    'me da lo mismo comer que no, bañarme que no, llevo así desde el verano',
    'Mi mamá dejó de rezar, de tejer y de contestar, sólo llora',
    'no le veo chiste a nada, todos los días son iguales de negros',
    "Can't get the taste for anything, not telly, not bowls, not the great-grandbaby. Three months in this fog",
    "I've nothing left in the tank. Cry when the post comes. Cry when it doesn't.",
    "He's been sat in the dark since Mam died and when I open the curtains he shuts them",
    "I'm rotten to the core, God's turned his back, and I've felt it every day since Lent",
    'Todo el día acostada, con las persianas abajo, y ya ni me baño',
  ])('%s', (message) => {
    expect(hearSafety(message)).toContain('severe_depression')
  })
})

describe('abuse_neglect', () => {
  it.each([
    "My son-in-law says if I tell the social worker about the bruise I'll never see the babies again",
    "the aide skips Dad's bath and tells the office she did it, he smells and his skin is raw",
    'He counts every penny I spend and I have to ask for money for tampons, well pads, at my age',
    "Lost my temper and pinned my husband in his chair till he cried. I'm his only carer",
    "my daughter put a lock on the fridge so i don't eat between meals",
    'A nice young man from Windows fixed my computer, he has my online banking now, should I worry?',
    "my niece has had the locks changed and I'm sleeping in the laundry room",
    "The night nurse told my wife if she rings again she'll take the bell away",
    'I flinch when I hear his truck. Forty years and I still flinch.',
    "they dope mum up so she sleeps through the afternoon, she can't hold her head up",
    'my boyfriend of two months wants on my bank account and my house, my kids hate him',
    "He won't let me have the heating on or see the grandchildren and says it's his money",
    "Granddad's neighbour takes him to the bank every Friday and now there's hardly anything left",
    "a lad did my gutters, now he wants five grand more and says he'll be back with his mates",
    "My husband has started getting in bed with me by force since his illness, I'm frightened",
    'The man upstairs follows me and put his hand up my skirt in the lift',
    "I tied Mom's hands with a scarf so she'd quit picking. God forgive me",
    'mi nuera me da de comer las sobras en el patio y me dice vieja cochina',
    'Me hicieron firmar unos papeles y resulta que ya no es mía la casa',
    'una muchacha del internet me pide para su boleto de avión, ya le giré tres veces',
    'El enfermero le amarra las manos a mi tía por la noche',
    'mi hermano se cobra mi pensión y no me da ni para los pañales',
    'anoche le di un manotazo a mi mamá porque no se dejaba cambiar, estoy agotada y arrepentida',
    'Mi marido me revisa el celular, no me deja ni ir a misa',
    'my grandson plays his drums of war all night and if I complain he breaks something of mine',
    "She pinned a note on me at the day center saying I'm incontinent, so everyone would laugh",
    "the staff talk over Mum like she isn't there and hoist her with one person till she screams",
    'my son lost his job and now my pension goes into his account, I get an allowance',
    "a woman from 'the bank' had me read the numbers off my card twice",
    "I shoved the washcloth in his mouth to stop his shouting. I'm so ashamed",
    'my husband controls when I eat, when I sleep, who I ring',
    'Gran begs us not to leave her alone with Uncle Pete',
    'The doctor my age online says he loves me but he needs bitcoin for the hospital',
    'She took out a loan in my name and I only found out from the letter',
    'mi hija me tiene viviendo en el garaje y no me deja entrar a la cocina',
    'En el asilo a mi abuela la bañan con agua fría y le gritan',
    'un técnico se metió a mi computadora y me vaciaron la cuenta',
    "the lodger's mates use my front room and I stop upstairs with a bucket",
    'she smacks his hand with the spoon when he dribbles',
    'Paid a man four times to release my lottery cheque from customs',
    'They laugh when I soil myself and leave me till the next shift',
    'my daughter in law has the pension card and I get bread and margarine',
  ])('%s', (message) => {
    expect(hearSafety(message)).toContain('abuse_neglect')
  })
})
