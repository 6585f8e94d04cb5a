/** How the facts on exercise are said in plain words, and the words people use when they ask about them. */

import type { Wording } from './wording.ts'

/** Plain wording of the evidence on exercise, by evidence id. */
export const exerciseWording: Readonly<Record<string, Wording>> = {
  E01: {
    says: [
      'After 65, aim for 150 to 300 minutes of moderate activity a week.',
      'Add strength or muscle work on two days and balance work on three.',
      'Some is better than none.',
    ],
    topics:
      'how much exercise enough minutes week activity guideline walk walking moderate start first safe easy days strength muscle often hours pace brisk recommended weekly target daily begin years minimum puff sweat talk sing weekend fortnight dose amount ration per',
  },
  E02: {
    says: ['Exercise that trains balance cuts the rate of falls by 24%.'],
    topics:
      'balance fall falls falling steady unsteady wobbly stairs prevent stand one leg counter exercise stumble trip dizzy feet caught tripping support wobble totter sway tiptoe kerb curb pavement uneven dressing shower trousers sock standing flamingo tightrope tipsy lurch drunk sideways furniture walking grab turn steadier ankles',
  },
  E03: {
    says: ['In high risk people over 70, tai chi twice a week cut falls 58% against stretching.'],
    topics:
      'tai chi balance falls fall yoga class gentle slow martial qigong stairs steady chinese flowing graceful park upright',
  },
  E04: {
    says: [
      'Benefit levels off near 6,000 to 8,000 steps a day after 60.',
      'The famous 10,000 is not needed.',
    ],
    topics:
      'steps step count counter pedometer 10,000 ten thousand watch fitbit how many daily goal tracker gadget wrist band phone counts magic number mileage miles target myth smartwatch',
  },
  E05: {
    says: [
      'Around 7,000 steps a day went with less dementia and less depression.',
      'Even 4,000 was better than very few.',
    ],
    topics:
      'steps 4,000 7,000 few enough any use walks short split thousand walk good mere only manage couple pottering round block corner shop errands little bits helps pointless small amount blues',
  },
  E06: {
    says: [
      'Sitting more than about 10 hours a day went with more dementia.',
      'Breaks and moving more help you sit less.',
    ],
    topics:
      'sit sitting sedentary chair tv television all day knitting couch sofa desk stand hours computer armchair recliner long settee screen box set binge read knit drive bus driver lazy boy bottom numb stiff still slouch glued',
  },
  E07: {
    says: [
      'A year of walking 40 minutes three times a week made a memory area of the brain 2% larger.',
    ],
    topics:
      'walking walk memory brain hippocampus grow help does mind aerobic size build up stroll ramble hike shrink spatial directions lost way',
  },
  E08: {
    says: [
      'A program of walking, strength and balance helped frail people keep their walking ability.',
    ],
    topics:
      'frail weak legs chair stand up strength walking ability getting up low program older keep independent knees thigh power toilet squat feeble shuffling seat bathtub car hoist arms haul kitchen table nursing home jelly thighs mobile stay on my feet nineties',
  },
  E09: {
    says: [
      'Not every trial finds thinking gains.',
      'In 585 older adults, 18 months of exercise did not lift memory.',
    ],
    topics:
      'exercise memory dementia prevent brain stop guarantee does proof trial improve cure help jog gym sharpen promise senile sure thing treadmill mental',
  },
  E10: {
    says: [
      'Start low and go slow: 5 to 10 minutes, then add a few minutes each week.',
      'Ask a doctor first if you have heart, kidney or sugar disease.',
    ],
    topics:
      'start begin starting beginner years never exercised again slow low safe first unfit shape heart condition doctor ask before long time not active get moving fitter fit out of breath tired energy walk surgery illness back into couch potato rusty decades lapsed attack bypass stent recovered cleared covid nervous wreck puffed lungs week overweight sneakers gym intimidating where been ill',
  },
  E11: {
    says: [
      'A fall in the past year or feeling unsteady calls for a falls check.',
      'A physical therapist can tailor balance work.',
    ],
    topics:
      'fall falls fell fear falling afraid unsteady home rugs lights shoes therapist physical therapy check past year balance stairs slip slipping trip bathroom rail house safe stick cane prevent tumble spill stumble slipped patio ice snow bath shower rug cable slippers dark hallway railing alarm pendant confidence scared outdoors hip physio bifocals',
  },
  E12: {
    says: [
      'Stop and get help for chest pain, fainting, severe breathlessness or a new uneven heartbeat.',
    ],
    topics:
      'stop warning signs chest pain fainting breathless heartbeat during exercise danger when too hard overdo symptoms giddy spinning skipping beat tight band arm pale clammy sweat alarm bells worrying sign pushing overdoing collapse treadmill dangerous',
  },
  E13: {
    says: [
      'With osteoporosis, choose strength, weight bearing and balance work.',
      'Avoid deep bending and twisting of the spine.',
    ],
    topics:
      'osteoporosis bones bone thin brittle density fracture spine bend twist weight bearing osteopenia dexa scan stoop hump shrinking height wrist vertebra crumble calcium fragile sit ups toe touches yoga twisting golf crunches',
  },
  E14: {
    says: [
      'Land or water exercise eases knee arthritis pain.',
      'Low impact cycling, a pool or swimming helps the joints.',
    ],
    topics:
      'arthritis knee knees hip joint joints pain sore ache swim swimming pool water aqua cycling bike low impact painful stiff hurts back shoulder creaky grinding crunch bone on cartilage replacement hips thumbs stairs swollen warm mornings cycle stationary kayaking cortisone jab',
  },
  E15: {
    says: [
      'Strength work two days a week with light bands or weights is safe for most older adults.',
      'Breathe out on effort and learn good form.',
    ],
    topics:
      'strength strong weights bands resistance muscle muscles days lift dumbbells gym push arms build how many training stronger grip times jars bags groceries luggage suitcase tins cans press ups elastic band tone flabby toned machines iron feeble puny sarcopenia grandchild lawn',
  },
  E16: {
    says: [
      'If you use insulin, check your sugar before exercise.',
      'Carry a fast carb snack, check your feet and wear good shoes.',
    ],
    topics:
      'diabetes diabetic insulin sugar glucose exercise walk feet low hypo blood type sweet shaky meter two juice tablets injection needle jab workout',
  },
  E17: {
    says: [
      'House, garden and caring tasks count as activity in your score.',
      'Averages after 65 sit near 100 to 120.',
    ],
    topics:
      'count counts housework chores garden gardening mowing lawn cleaning vacuum rake score activity average pase cook mow sweep shovel carrying grandchildren usual typical people my age do test normal mopping ironing scrubbing windows digging weeding raking leaves snow pushing mower vacuuming stairs washing car diy painting fence allotment babysitting chasing toddler shopping substitute marks result neighbors compare',
  },
  E18: {
    says: [
      'WHO strongly recommends physical activity to lower the risk of decline.',
      'It is not a cure or a guarantee.',
    ],
    topics:
      'why exercise brain benefits reason enjoy dance dancing fun activity best good for brain which bored boring like salsa zumba waltz hobby favorite enjoyable sport golf tennis bowls pickleball hiking kind type point benefit bother gym alternative',
  },
  E19: {
    says: [
      'Seated and bed exercises suit people who use walkers or wheelchairs.',
      'Try arm lifts, marching or ankle pumps in a chair.',
    ],
    topics:
      'seated chair sitting wheelchair walker bed exercises workout cannot stand sit down arms ankle march limited mobility disabled armchair legs frame bedridden hospital seat sofa stroke side paralysis amputee oxygen aerobics only lying',
  },
  E20: {
    says: [
      'Plans, a buddy, a log and small goals keep people going.',
      'Mild soreness for a day or two is normal.',
      'Stretch two or more days and hold 10 to 30 seconds without pain.',
    ],
    topics:
      'motivation motivated bored boring give up keep going lazy habit stick buddy log goal goals sore soreness ache after stretch stretching flexible flexibility stiff hate exercise excuse routine rain weather next morning ouch tender achy limber loosen hamstring touch toes supple split gave boredom excuses willpower sticker resolution january fizzles',
  },
}
