/** How the facts on learning are said in plain words, and the words people use when they ask about them. */

import type { Wording } from './wording.ts'

/** Plain wording of the evidence on learning, by evidence id. */
export const learningWording: Readonly<Record<string, Wording>> = {
  L01: {
    says: [
      'Learning a new, demanding skill helped people remember more than easy tasks did.',
      'Quilting and digital photos are examples.',
    ],
    topics:
      'new skill learn best hobby challenge challenging first quilting photography craft brain sharp mind lesson class which take up start something memory pottery sewing woodwork chess coding gardening course pursuit project adventure hard tricky stretch workout for the grey matter sharpen tax beginner fresh retire pastime',
  },
  L02: {
    says: [
      'Ten sessions of reasoning or speed training kept those trained skills up to ten years.',
      'The gains are mostly in what you practice.',
    ],
    topics:
      'reasoning speed training brain training exercises sessions mind gym quick thinking last driving drills decade years later gains daily chores quicker logic wear off long term lasting',
  },
  L03: {
    says: [
      'In one trial, only speed training with booster sessions went with fewer dementia diagnoses.',
      'Memory training did not.',
    ],
    topics:
      'speed training booster dementia prevent brain training trial twenty years study stop worth reaction quick screen refresher diagnosis fewer drills',
  },
  L04: {
    says: [
      'Active pastimes such as writing, classes, games, cards and puzzles went with lower dementia risk.',
      'Passive ones did less.',
    ],
    topics:
      'puzzle puzzles games cards chess bridge writing tv television passive watch sudoku crossword count learning reading board pastime rummy whist canasta checkers dominoes scrabble letters memoir poems diary evening class book club telly goggle box couch instead hobbies protect',
  },
  L05: {
    says: [
      'People over 50 who use everyday digital technology had lower odds of thinking problems.',
      'There was no sign of brain rot from screens.',
    ],
    topics:
      'screen screens technology phone smartphone tablet computer digital internet rot harm brain app apps texting too much bad email ipad device gadgets goggle scrolling facebook mush lazy google looking everything up rely calculator frying',
  },
  L06: {
    says: [
      'Doing several kinds of mental activity late in life went with fewer problems than doing few.',
      'Variety counts.',
    ],
    topics:
      'variety mix several kinds activities reading books crafts read different week plan enough mental stimulate bored brain activity keep sharp jack trades dabble assortment range one thing stick mixture blend rotate hobbies pastimes interests pursuits combine',
  },
  L07: {
    says: [
      'WHO rates the proof for brain training as low.',
      'Brain games that are sold often claim more than is shown.',
    ],
    topics:
      'brain games app lumosity subscription pay worth training brain proof work paid free game thinking games help sudoku clock trial store download premium expensive waste of money it gym trainer fitness software scientific',
  },
  L08: {
    says: [
      'A program with coaching, goals and team meetings improved thinking more than going it alone.',
    ],
    topics:
      'goal goals program coach structured team motivated motivation stick stay keep going plan pointer finish give up mentor buddy tutor classmates accountability resolution target alone structure timetable programme regime group scheme check in',
  },
  L09: {
    says: ['In people with mild memory problems, web crosswords did better than computer games.'],
    topics:
      'crossword crosswords puzzle puzzles sudoku jigsaw word wordle games enjoy memory difficulty times cryptic clues wordsearch anagrams quiz brainteaser daily paper newspaper grid numbers pencil',
  },
  L10: {
    says: [
      'Computer training done alone at home helped little.',
      'Supervised groups helped more, up to three sessions a week.',
    ],
    topics:
      'group alone home computer training class supervised how often sessions week online course times solo bedroom laptop weekly overdo daily dose frequency classroom tutor company at by yourself',
  },
  L11: {
    says: [
      'A brain game seller was fined because its claims about memory were not backed by evidence.',
    ],
    topics:
      'advert ad claim claims brain game buy pay company promise fined regulator believe product sold tv commercial radio advertisement infomercial banner celebrity endorsed miracle doctor approved money back suspicious honest truth hype flyer brochure salesman',
  },
  L12: {
    says: [
      'Learning builds cognitive reserve: a backup or cushion that helps the brain cope.',
      'It can be topped up at any age.',
    ],
    topics:
      'reserve cognitive cushion backup brain education school degree college university course study age build late too old never went online free lecture diploma qualification schooling fifteen left early farm factory finished dunce uneducated auditing lectures adult night community open buffer spare tank savings account',
  },
  L13: {
    says: ['Poor hearing or vision makes learning harder.', 'Both are changeable risks.'],
    topics:
      'large print audio book books eyes eyesight vision sight see read reading glasses blurry hearing text size bigger magnify font letters small spectacles specs magnifier glare dim headlines tiny subtitles cloudy cataracts optician audiobooks kindle aloud talking ears lesson teacher voice',
  },
  L14: {
    says: [
      'Spaced practice and "when X, I will do Y" plans help older people remember.',
      'Calendars, alarms and one set place for keys are sound supports.',
    ],
    topics:
      'remember names name forget forgetting forgetful keys lose losing lost glasses misplace appointment memory trick tips calendar alarm reminder list walked room why recall faces word tongue birthday pills where did put whatshisname whatsit misplaced purse handbag stove oven kettle appointments birthdays pill box shopping doorway upstairs blank brain fog scatty absent senior moments mnemonic rhyme picture introduce someone introduced',
  },
  L15: {
    says: [
      'Learning several new skills at once, such as a language, music or art, helped thinking in small trials.',
    ],
    topics:
      'language spanish french music instrument piano guitar art painting drawing several learn at once play sing musical practice multiple two duolingo tongue bilingual chords recorder harmonica keyboard sketch watercolor easel clay sculpt classes overload juggle double',
  },
  L16: {
    says: [
      'The Learning score is a survey of digital skills and interest.',
      'It is not a memory or medical test and cannot show dementia.',
    ],
    topics:
      'learning score test memory mean means dementia cognitive concern label survey low result band literacy digital worried strong mild potential marks section part quiz digits scary frightened wording concerns senile going gaga losing it verdict',
  },
  L17: {
    says: [
      'Most scams share signs: an urgent tone, secrecy, gift cards, odd links or requests for passwords.',
    ],
    topics:
      'scam scams fraud password passwords secure safe safely safety online bank banking email link click phishing text message caller hacked internet gift card suspicious security microsoft pop virus infected phoned called rang bank details remote shopping stranger refund prize lottery irs medicare warrant arrest grandson jail bail cards voucher popup screen locked frozen antivirus parcel delivery usps paypal invoice account verify code pin login wallet thief crooks dodgy fishy genuine shop privacy',
  },
  L18: {
    says: [
      'Libraries and senior centers teach phones, computers and online banking free, at a patient pace.',
    ],
    topics:
      'class classes library free computer computers phone smartphone tablet beginner teach learn where online help get started internet course lessons someone show technology email old basics near ipad android iphone laptop wifi browser google zoom photos attachments emojis swipe tap settings printer cell new grandchildren impatient baffled hopeless dinosaur dummies newfangled gizmo contraption set up video calls instructor slowly',
  },
  L19: {
    says: [
      'It is never too late to learn.',
      'Short daily practice of 15 to 30 minutes with breaks works best.',
    ],
    topics:
      'too late too old age practice practise minutes day daily stick learn study how long short breaks tablets teach dog tricks slow learner habit can I still time better cram marathon chunks little and often retain sink stubborn rusty eighty ninety ever homework absorb repetition bits bite size before lunch best to',
  },
}
