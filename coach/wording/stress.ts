/** How the facts on stress are said in plain words, and the words people use when they ask about them. */

import type { Wording } from './wording.ts'

/** Plain wording of the evidence on stress, by evidence id. */
export const stressWording: Readonly<Record<string, Wording>> = {
  T01: {
    says: [
      'The stress score is a snapshot of the past month, not a diagnosis.',
      'It can change within weeks.',
      'Its levels come from custom, not from medicine.',
    ],
    topics:
      'stress score mean means moderate high low result snapshot diagnosis band normal change number marks quiz out of forty label medium middling scale questionnaire verdict bad good',
  },
  T02: {
    says: [
      'Higher felt stress went with a higher risk of memory illness.',
      'It is a link, not proof.',
    ],
    topics:
      'stress dementia memory risk brain affect harm effect does health body bad strain pressure tension worry damage shrink mind later odds',
  },
  T03: {
    says: ['Older people whose stress hormone, cortisol, stayed high for years had weaker memory.'],
    topics:
      'cortisol hormone stress memory brain hippocampus lupien tense adrenal chemicals part shrink chronic',
  },
  T04: {
    says: ['Meditation gives small to moderate relief of anxiety and low mood.'],
    topics:
      'meditation meditate mindfulness mindful anxiety anxious nervous calm start how relief quiet mind buddhist cushion om chant mantra zen stillness sit focus breath present moment nerves app headspace monkey',
  },
  T05: {
    says: [
      'Mindfulness did not improve memory in older adults.',
      'Its value is calm, not sharper thinking.',
    ],
    topics:
      'meditation mindfulness memory fix improve brain thinking meditating sharper boost recall brainpower cleverer',
  },
  T06: {
    says: ['Slow breathing with a long breath out, five minutes a day, improved mood.'],
    topics:
      'breathe breathing breath slowly slow calm down now panic tense relax quick fast anxious unwind exercise teach upset angry anger moment heart racing nervous butterflies shaking trembling dentist exam interview flight plane pounding attack temper boil explode red mist fuming cross snap road rage count ten minute settle flustered soothe belly sigh',
  },
  T07: {
    says: [
      'Walking, strength work, yoga and tai chi ease low mood.',
      'Gentle or chair versions count.',
    ],
    topics:
      'walking walk yoga tai chi calm mood stress ease low blue sad exercise down help does relax stretch class sun salutations chair gentle perk flat spirits cheer uplift',
  },
  T08: {
    says: [
      'About 120 minutes a week in green places went with better wellbeing.',
      'Gardening and parks count.',
    ],
    topics:
      'nature green outdoor outdoors park garden gardening trees birds fresh air forest outside flowers sea beach woods walk trail lake birdsong birdwatching allotment patio balcony plants greenery countryside sky ocean bench squirrels houseplants',
  },
  T09: {
    says: [
      'A WHO guide for stress says: ground yourself, be kind and make room for feelings.',
      'A few minutes daily is enough.',
    ],
    topics:
      'ground grounding overwhelmed overwhelm thoughts spiral present panic cope coping too much everything racing values kind senses avalanche pile mountain buried juggling drowning swamped spinning plates nerves frayed end of tether rope falling apart steady anchor five scatter head whirl loads stressed out',
  },
  T10: {
    says: [
      'Carers helped by training, respite breaks and a support group had better quality of life.',
    ],
    topics:
      'carer caregiver caring care look after looking husband wife mother father dad mum mom dementia respite break exhausted tired helper everything for burned out burnout parent spouse guilt guilty alzheimer parkinson stroke bathe feed dress lift sitter day center home help nurse resent snapped sleep-deprived knackered worn no time myself sandwich duty 24/7 holiday from',
  },
  T11: {
    says: [
      'Talking therapy works for worry and low mood in later life.',
      'Ask if worry lasts two weeks or gets in the way.',
    ],
    topics:
      'worry worries worrying constant constantly therapy counselor talk scheduled schedule time anxious anxiety always nonstop counseling psychologist therapist high stress score overthink mind help professional fret stew brood dwell what if catastrophe awful imagine grandchildren safe plane crash cancer nag gnaw worrywart nervous nelly shrink phone doctor circles spinning obsessing anticipate mithering',
  },
  T12: {
    says: ['An eight week mindfulness course matched a common tablet for anxiety in one trial.'],
    topics:
      'anxiety course mindfulness tablet versus instead option eight week treatment nerves class tablets pills alternative natural drug-free',
  },
  T13: {
    says: ['Depression is treatable.'],
    topics:
      'low mood sad blue down depressed depression unhappy cry crying weeks treatable flat gloomy joyless numb heavy tears pointless gray cloud withdrawn no energy moping doldrums winter blues normal aging part',
  },
  T14: {
    says: [
      'One planned, pleasant thing a day, such as music, a hobby or painting, lifts mood and purpose.',
    ],
    topics:
      'hobby hobbies mood lift cheer music sing singing paint painting pleasant enjoy fun purpose happy retired retirement laugh laughter art joy meaning unwind play bored knit treat pleasure spirits smile comedy chuckle choir tune records band jazz crafts baking point of day reason to get up empty days aimless rut dull nothing planned idle',
  },
  T15: {
    says: [
      'Money strain is a real stressor.',
      'A benefits check or counselor can find help and a budget.',
    ],
    topics:
      'money bills debt afford finances financial budget benefits cost rent pension worry sick tax owe retirement income heating overdraft credit card arrears landlord electricity gas prices inflation savings dwindling social security check penny pinch broke loan utility shutoff medical',
  },
  T16: {
    says: ['Work stress in midlife went with higher odds of dementia at first, but not later.'],
    topics:
      'work job boss midlife career working employment overwork office redundancy shift desk burnout fifty fifties nearly broke lasting damage years ago',
  },
  T17: {
    says: [
      'For muscle relaxation, tense then release each area while you breathe slowly.',
      'Include shoulders and neck.',
    ],
    topics:
      'muscle relaxation relax tense tension shoulders neck jaw tight headache unwind body knot release stiff ears teeth fists clench knots rope massage rigid squeeze loosen limbs scan wound spring',
  },
  T18: {
    says: [
      'Short breaks from news and clear, kind limits lower daily strain.',
      'A plan before family events helps too.',
    ],
    topics:
      'news tv politics limits boundaries say no family argument fight holiday visit friction bosses bossy demands headlines world quarrel son daughter in-laws neighbor annoying arguments conflict nagging favors television bulletin war gloom paper doomscroll sister-in-law nag meddling criticism guests houseful obligations babysit again put upon people pleaser doormat refuse row holidays dinner table',
  },
  T19: {
    says: [
      'Writing down worries or a few thankful notes for 10 to 15 minutes helps many people feel lighter.',
    ],
    topics:
      'write writing journal diary thankful gratitude grateful notes feelings worries paper notebook pen scribble jot list pages letter unsent blessings bedtime out of head onto',
  },
  T20: {
    says: [
      'Big changes such as moving, loss or surgery bring tears and worry.',
      'Most people adjust over weeks with talk and support.',
    ],
    topics:
      'change moving move downsizing house surgery operation hospital retire retirement adjust upset new home loss tears diagnosis waiting results scared appointment procedure leaving packing boxes condo apartment bungalow village assisted uproot homesick strange unfamiliar hip cataract knife anesthetic biopsy scan room stroke recovery retired lost identity empty nest divorce transition',
  },
}
