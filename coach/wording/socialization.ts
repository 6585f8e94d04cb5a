/** How the facts on socialization are said in plain words, and the words people use when they ask about them. */

import type { Wording } from './wording.ts'

/** Plain wording of the evidence on socialization, by evidence id. */
export const socializationWording: Readonly<Record<string, Wording>> = {
  S01: {
    says: [
      'Being alone a lot is linked with poorer health.',
      'About one in four older adults living at home is socially isolated.',
    ],
    topics:
      'isolated isolation alone lonely health heart risk home common contact reach out solitary recluse nobody around hermit danger harm silence quiet house echo walls today cut off neighbors gone shut curtains company seldom see soul quarter share proportion many us folks',
  },
  S02: {
    says: [
      'Weak social ties are linked with more heart disease and stroke in older people.',
      'Regular contact is worth planning.',
    ],
    topics:
      'contact regular keep touch close family far away abroad sister brother son daughter children grandchildren miss distance call relatives connected connection ties phone siblings nieces nephews cousins calendar ring weekly drift apart faraway overseas emigrated coast miles busy lives rarely letters postcards reconnect reunite estranged lost old classmates heart attack stroke bonds',
  },
  S03: {
    says: [
      'Feeling lonely is linked with a higher chance of memory illness later.',
      'It is a link, not proof.',
    ],
    topics:
      'lonely loneliness feel loneliest dementia memory brain score less alone today tonight evening weekend sunday holiday empty ache heart forgotten left out excluded unwanted invisible dusk bank holidays christmas mealtimes marbles later senile mind odds',
  },
  S04: {
    says: [
      'Regular video chats four times a week helped thinking a little in isolated people over 75.',
    ],
    topics:
      'video chat call skype zoom facetime family abroad far away talk screen grandchildren tablet regular connect webcam laptop faces see eighties weekly sharper chatting picture phone camera portal',
  },
  S05: {
    says: [
      'Friendly, listening phone calls eased loneliness, low mood and worry in people who stay home.',
    ],
    topics:
      'housebound homebound stuck home cannot get out leave house phone friend befriending friendly call service lonely indoors bed disabled visitor telephone pal voice ring weekly chatline befriender carehome immobile bedbound oxygen wheelchair trapped four walls shut-in listening ear warm chat someone rings',
  },
  S06: {
    says: [
      'Poor hearing makes talk hard in noisy places.',
      'Treating hearing loss helped older adults keep more people in their network.',
    ],
    topics:
      'hearing hear deaf aid noise noisy restaurant cafe crowd conversation follow talk miss words mumble group ears mishear volume television loud repeat pardon mumbling party table background din chatter left out lipread audiologist aids batteries whistle smiling nodding',
  },
  S07: {
    says: [
      'Thoughts like "I would be a bother" can keep us apart from people.',
      'Testing such thoughts eased loneliness more than simply adding contacts.',
    ],
    topics:
      'shy bother burden nervous awkward rejected rejection afraid people nobody wants embarrassed confidence thoughts invite dread talking strangers imposing pester intrude bore invitation refuse turned down wallflower timid bashful introduction butterflies crowd clumsy foolish old fool dull cares too busy for me ringing first shrink',
  },
  S08: {
    says: [
      'Social isolation in later life is one of 14 changeable dementia risks.',
      'Together they may account for about 45% of cases worldwide, but that is no forecast for you.',
    ],
    topics:
      'isolation dementia risk factor brain social matter why important social life memory hazard list share proportion causes lifestyle avoidable',
  },
  S09: {
    says: [
      'WHO finds too little proof that social activity alone prevents dementia.',
      'It strongly backs company for wellbeing through life.',
    ],
    topics:
      'prevent dementia social proof friends protect brain seeing people memory does company help bridge chums gossip gathering party stave ward mixing outings really promise',
  },
  S10: {
    says: [
      'Volunteering about two hours a week goes with better wellbeing and purpose.',
      'Helping others counts at any level.',
    ],
    topics:
      'volunteer volunteering help helping others useful purpose give back charity food bank church school mentor needed community helper soup kitchen thrift shop hospital reading children tutoring usefulness again spare hours time retired skills cause coach scouts knit for babies deliver',
  },
  S11: {
    says: [
      'Company works best with a shared task.',
      'Try a walking group, class, choir, singing, dance or cards.',
    ],
    topics:
      'meet people new friends make friends group club class choir dance cards join start meeting town moved somewhere go activity social hobby shared company lonely less alone where church singing newcomer mingle bowls bingo bridge ceramics hall coffee morning crowd circle chums mates pals acquaintances gang lunch outings faces fresh belong place community center faith temple synagogue ballroom sing along',
  },
  S12: {
    says: [
      'A few close people you trust matter more than a large number of friends.',
      'Having nobody to call for help is the warning sign.',
    ],
    topics:
      'few friends enough close trust how many one best confide nobody call help rely person deep friendship small circle pair two couple of mates handful inner lean emergency key holder spare secrets ill fetch neighbor next kin contact real true loyal',
  },
  S13: {
    says: [
      'Grief after losing a partner, friends or a pet is normal, and often worst in the evenings.',
      'Support groups and routine help.',
    ],
    topics:
      'grief grieving widow widower died death lost loss husband wife partner passed away pet dog cat bird mourning miss bereaved friends dying funeral quiet house still burial ashes anniversary bed empty chair wedding memories sob cemetery late mate old going one by put down cried evenings dinner for two clothes closet sister gone',
  },
  S14: {
    says: [
      'People online who quickly become close and then ask for money are very likely scammers.',
    ],
    topics:
      'online dating romance stranger met internet facebook money borrow scam gift cards love friend request trust lend person asks gentleman widower soldier oil rig engineer overseas profile picture sweet talk marry wire transfer plane ticket hospital bill bitcoin secret crypto handsome never proposed swindler lonely hearts admirer',
  },
  S15: {
    says: [
      'Being alone by choice is not the same as being lonely.',
      'Lonely means less contact than you want.',
      'The social score is a snapshot and can change.',
    ],
    topics:
      'alone choice own company solitude happy introvert like being alone score mean means loneliness lonely difference bad fine social connection content peaceful prefer quiet life hermit bookworm independent strange odd weird fault loner number out of eleven marks result',
  },
  S16: {
    says: [
      'Not driving is a common barrier.',
      'Local aging agencies arrange rides, visits, lunch clubs and phone friends.',
    ],
    topics:
      'ride rides transport drive driving car bus get there no license gave up lift taxi travel club senior center reach friends transportation wheels stop fare shuttle van pick me to church clinic appointments eyesight taken keys stranded rural village stuck without lunch',
  },
  S17: {
    says: ['Pets can give company and a reason to walk.', 'Study results on loneliness are mixed.'],
    topics:
      'pet pets dog cat animal puppy kitten adopt get company bird companion budgie spaniel terrier rabbit fish shelter rescue furry friend walkies vet fees allergy stroke purr lap',
  },
  S18: {
    says: ['About one in six people in the world feels lonely, so you are not the only one.'],
    topics:
      'neighbor neighbour hello start chat conversation talk stranger small talk say first introduce smile common everyone lonely how many normal street next door ask elevator hallway queue line bench bus stop checkout fence wave nod greeting weather icebreaker shy words billions world lots of people same boat only me',
  },
}
