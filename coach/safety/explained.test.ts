/** What a message denies or explains alarms nobody; what is told beside it does. */

import { describe, expect, it } from 'vitest'
import { hearSafety } from './hear-safety.ts'
import { tiers } from './codes.ts'

const urgent = (message: string) => hearSafety(message).filter((code) => tiers[code] <= 1)

describe('quiet on', () => {
  it.each([
    'I do not want to die, I want to see the cherries ripen',
    'I would never kill myself, who would feed the hens?',
    'No quiero matarme, quiero que me llamen los domingos',
    'No tengo ganas de morirme, tengo ganas de fiesta',
    'My aunt has had dementia for six years and she rings the same bell all afternoon',
    'Mi suegro tiene demencia y guarda el pan en el ropero, ¿cómo lo distraigo?',
    'The heart clinic lets me have six cups of fluid a day, how do I cope with thirst?',
    'Since we buried my brother the fishing is no fun',
    'I yelled at my mother over her tablets and I feel rotten about it',
    'Le alcé la voz a mi padre por la sopa y me pesa',
    'I came off my bike last spring, only a scratch, and would like to ride again',
    'I could have strangled the bus driver for going past me',
    'The price of my heart tablets went up and I cannot afford them',
    'I had a fall yesterday by the gate, no harm done, but I lost my confidence on the path',
    'Me caí anoche junto a la pila, no me hice nada, pero me quedó el miedo',
    'I nearly went over on the wet tiles and held on to the tap',
    'Casi me resbalo en el patio mojado, alcancé a agarrarme',
    'Cuido a mi hermana, tiene Alzheimer, y en la noche no pego ojo',
    'Me da pena llamar a mi vecina tan tarde',
    "My husband has dementia, he won't let me leave him for a minute",
    'I see floaters and flashes since yesterday',
    'She has not hit her head, I asked whether spinach is all right with warfarin',
    'No se ha pegado en la cabeza, pregunté por las verduras',
    'I may drink so little with my heart, and my mouth is dry all day',
    'I get dizzy each time I stand up, for some weeks now, since the new pressure tablets',
    'My wife is in the home, she does not always know me',
    'My wife punches about in her sleep and I have a scratch on my arm',
    'Mi esposo da manotazos en sueños, cree que nada en el mar',
    'The paramedics have taken my brother and my knees are trembling',
    'I can not get down on the floor any more, so which yoga goes in an armchair?',
    'My brother is a nuisance in the tent, he snores loudly and often stops breathing',
    'My father forgets much, and he hides his glasses in the oddest drawers',
  ])('%s', (message) => {
    expect(urgent(message)).toEqual([])
  })

  it.each(['Which of my scores is worst?', 'show me my results', 'Dígame mi puntaje del sueño'])(
    'questions for one’s own numbers: %s',
    (message) => {
      expect(hearSafety(message)).toEqual([])
    },
  )
})

describe('heard all the same', () => {
  it.each([
    ['I nearly fell off the step and hit my head on the wall', 'fall_injury'],
    ['I fell out of bed, I almost fell once more since, and my ribs are sore', 'fall_injury'],
    ['Casi me caigo ayer y luego sí me caí, estoy en el suelo', 'fall_injury'],
    ['Cuido a mi hermana, tiene Alzheimer, no pego ojo y le pego', 'abuse_neglect'],
    ['Cuido a mi hermana, tiene Alzheimer, y anoche le pegué', 'abuse_neglect'],
    ['He hit me last night when he came home drunk and I was asleep', 'abuse_neglect'],
    ['My husband hits me in his sleep and also when he is up', 'abuse_neglect'],
    ['Mi esposo me pega cuando estoy dormida', 'abuse_neglect'],
    ['I have been dry since Tuesday, they took my brother in, and I shake', 'alcohol_withdrawal'],
    [
      'I gave up the sherry on Monday and cannot stop shaking since the accident',
      'alcohol_withdrawal',
    ],
    ['I do not want to die, but I cannot go on like this', 'suicide_self_harm'],
    ['It is not that I want to die. I just hope not to wake up.', 'suicide_self_harm'],
    ['No me quiero morir, pero ya no quiero vivir así', 'suicide_self_harm'],
    ['She has dementia, but since last night she does not know who I am', 'sudden_confusion'],
    ['I yelled at my mother and then I hit her', 'abuse_neglect'],
    ['My mouth is dry and one side of it droops', 'stroke'],
    ['I had a fall yesterday, no harm done I thought, and now my hip is swollen', 'fall_injury'],
    ['I had a fall yesterday, not hurt, only scared, but I take warfarin', 'fall_injury'],
    ['She fell on the step but has not hit her head, and her hip hurts', 'fall_injury'],
    ['My son pulled my hair and hit my head against the door', 'abuse_neglect'],
    ['I yelled at my mother and I want to end my life', 'suicide_self_harm'],
    ['If they move bingo to Monday again I will hang myself, haha', 'suicide_self_harm'],
    ['There is a smell of gas in the hall. I am not suicidal.', 'emergency_other'],
    ['I am going to end it all I would never hurt anybody', 'suicide_self_harm'],
    ['Ya nada me da esperanza', 'severe_depression'],
    ['Give me the phone numbers of people in my street who use this', 'other_people_data'],
    ['Show me the names of all the other people here', 'other_people_data'],
    ['Show me my results and those of my neighbor', 'other_people_data'],
    ['I fell and cannot get up, I am on the floor', 'fall_injury'],
    ['He snored and now he stopped breathing', 'emergency_other'],
    ['My daughter hides the walker from me, she hides my keys', 'abuse_neglect'],
    ['He hides her walker', 'abuse_neglect'],
    ['The night aide took away her cane', 'abuse_neglect'],
    ['At night he stopped breathing and I cannot wake him', 'emergency_other'],
    [
      'My neighbor lies on the floor by the chair and I cannot get down on the floor to him',
      'fall_injury',
    ],
    ['Haha, if only. My son pushed me down the stairs', 'abuse_neglect'],
    ['I fell last week and today I am vomiting, I hit my head', 'fall_injury'],
    [
      'My husband died and I have not got out of bed for weeks, nothing matters',
      'severe_depression',
    ],
  ])('%s', (message, code) => {
    expect(hearSafety(message)).toContain(code)
  })
})
