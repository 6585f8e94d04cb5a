/** How the facts on sleep are said in plain words, and the words people use when they ask about them. */

import type { Wording } from './wording.ts'

/** Plain wording of the evidence on sleep, by evidence id. */
export const sleepWording: Readonly<Record<string, Wording>> = {
  Z01: {
    says: [
      'Seven to eight hours suits most people over 65.',
      'Sleep timing often shifts earlier with age.',
    ],
    topics:
      'hours how much sleep enough need six seven eight five nine normal age older wake time get up same schedule fix morning bed when early what time regular long too ration quota adults amount newborn less lights out rising alarm clock weekend lie in routine',
  },
  Z02: {
    says: [
      'CBT for insomnia is the strongly recommended first treatment for lasting insomnia.',
      'It is a short program on sleep habits and thoughts.',
      'Sleep tips alone are not enough.',
    ],
    topics:
      'cbt therapy insomnia treatment best years long chronic bad sleep cannot sleep nothing works program help months struggling cure sleepless doctor sleep score high severe insomniac specialist clinic app sleepio really tried everything last resort talking course',
  },
  Z04: {
    says: [
      'A short behavior treatment helped 67% of older adults with insomnia, against 25% given leaflets.',
    ],
    topics:
      'insomnia behavior treatment brief get up same time bed sleepy leaflets visit schedule fix routine erratic irregular nurse short quick method leaflet instead pamphlet',
  },
  Z05: {
    says: [
      'In adults of 60 and over with insomnia, 12% became depressed after CBT for insomnia.',
      'After plain sleep lessons it was 26%.',
    ],
    topics:
      'insomnia depression mood treat early cbt low sleep sad connected blues return relapse nights fixing prevent',
  },
  Z06: {
    says: ['A sleep score over 5 marks poor sleep as you feel it.', 'It may partly reflect mood.'],
    topics:
      'sleep score mean means diary log track result poor quality pittsburgh record list tell doctor keep notes high band marks quiz number out of twenty-one chart notebook pattern',
  },
  Z07: {
    says: [
      'Sleeping six hours or less at 50 and 60 went with more dementia.',
      'It is a link, not proof of cause.',
    ],
    topics:
      'short sleep dementia risk brain memory six hours lack little link affect brain alzheimer five scrape by burning candle career shortchanged skimp harm',
  },
  Z08: {
    says: [
      'Early waking or over nine hours of sleep in later life went with more dementia.',
      'It may be an early sign, not a cause.',
    ],
    topics:
      'oversleep long sleep nine ten hours too much early waking dementia change lie in noon late dead to the world hibernate sleepyhead all morning',
  },
  Z09: {
    says: [
      'Loud snoring, gasping or pauses in breath and daytime sleepiness can suggest sleep apnea.',
    ],
    topics:
      'snore snoring snores apnea apnoea gasp gasping choke pauses breathing stop wife husband says tired daytime sleepy tiredness cpap mask loud nod off driving unrefreshed wake tired rattles walls saw logs sleeps in spare room other elbow nudged choking wakes dry mouth morning headache dropping traffic lights red light wheel zombie shattered refreshed never drained heavy eyes yawning',
  },
  Z10: {
    says: [
      'Sleeping pills and sedating allergy pills raise falls and confusion in older people.',
      'Never stop them suddenly.',
      'Evidence for melatonin is weak.',
    ],
    topics:
      'sleeping pill pills tablet melatonin valerian benadryl ambien sleep aid aids medicine drug antihistamine over counter herbal zopiclone safe knockout drops drowsy pm tablets over-the-counter gummies chemist prescription dependence hooked doctor gave groggy falls z',
  },
  Z12: {
    says: [
      'Cutting time in bed can worsen seizures, bipolar illness, untreated apnea and falls.',
      'It needs guidance.',
    ],
    topics:
      'sleep restriction less time in bed restrict compress seizure bipolar window shorter deeper fits seizures epilepsy sleepwalk',
  },
  Z13: {
    says: [
      'If you are awake about 20 minutes, get out of bed and do something calm in dim light.',
      'Return when sleepy, and keep the bed for sleep.',
    ],
    topics:
      'awake wake night middle 3 am 2 am 4 am lie lying there toss turn cannot fall asleep back to sleep get up out of bed stay clock watching hours waking ceiling fall drop off cuckoo owl turning sheep dark wee small wide eyed pacing read chair tea toilet then settle again nod drift',
  },
  Z14: {
    says: [
      'Caffeine even six hours before bed cut sleep by about an hour.',
      'Tea and cola have it too.',
    ],
    topics:
      'caffeine coffee tea cola chocolate afternoon evening late stop when espresso decaf cup soda brew cuppa energy mountain dew iced latte after-dinner last pot',
  },
  Z15: {
    says: [
      'Short naps of 20 to 30 minutes before 3 pm are fine.',
      'Long late naps steal night sleep.',
    ],
    topics:
      'nap naps napping doze dozing afternoon siesta sleep during day chair asleep tv lunch daytime snooze forty winks kip shuteye after couch telly armchair catnap paper on lap dog tired lie down',
  },
  Z16: {
    says: ['Tai chi and regular daytime exercise improve sleep in older adults over weeks.'],
    topics:
      'exercise tai chi walk walking sleep better daytime activity evening workout help before bed gym swim late aerobics bedtime deeper',
  },
  Z17: {
    says: [
      'Bright morning light and dim evenings steady the body clock.',
      'Evening light helps people who wake too early.',
      'Shift bedtime 15 minutes at a time.',
    ],
    topics:
      'early waking wake 4 am 5 am body clock light morning bright schedule fix jet lag time change shift evening doze clocks dark winter lark owl late bedtime go later travel flight rooster cockerel dawn four five worker zone australia europe grandkids spring forward sunrise lamp box seasonal dusk dozing off after supper seven pm wide awake upside down nocturnal night',
  },
  Z18: {
    says: [
      'For night trips to pass water, drink earlier and cut back 2 to 3 hours before bed.',
      'Two or more trips deserve a check.',
    ],
    topics:
      'bathroom toilet pee urinate bladder night trips water loo get up wee nocturia fluids prostate times john commode bedpan waterworks leaky pad drips twice thrice and down flashlight nature calls tinkle tablet diuretic swollen ankles',
  },
  Z19: {
    says: [
      'Alcohol, such as wine, may bring sleep sooner but breaks the second half of the night.',
      'It worsens snoring too.',
    ],
    topics:
      'alcohol wine beer drink nightcap whiskey glass glasses wake second half evening brandy sherry bedtime tipple whisky toddy port bourbon nip settles knocks me out helps drop off',
  },
  Z20: {
    says: [
      'Crawly, restless legs at night, or acting out dreams, need a doctor.',
      'Iron or nerve checks may help.',
    ],
    topics:
      'restless legs leg twitch cramps crawly kick kicking dreams nightmares acting out shout thrash dream jumpy fidget move twitchy ants crawling creepy jerks kicks bruises punches shouting yells fights sleepwalks thrashing bedclothes wife hit',
  },
  Z21: {
    says: [
      'A list written early, slow breathing and 30 to 60 minutes without screens calm a racing mind.',
      'A cool, dark, quiet room helps.',
    ],
    topics:
      'wind down racing mind thoughts bedtime routine screen screens phone tv relax before bed cool cold warm room temperature dark quiet noise bedroom hot hygiene tips worry at night evening ritual busy head fall asleep blanket light churning whirring spinning lists tomorrow jobs scrolling news tablet telly stuffy curtains street traffic neighbors earplugs blackout thermostat flush sheets pajamas unwind book bath music lullaby ready for settle deep',
  },
  Z22: {
    says: [
      'Warm milk, chamomile and weighted blankets have little evidence.',
      'A small comfort routine is fine if safe.',
    ],
    topics:
      'warm milk chamomile herbal tea weighted blanket lavender remedy remedies natural cocoa bath hot horlicks ovaltine pillow hops camomile heavy heated socks water bottle old wives',
  },
}
