/** Rules for violence, cruelty, confinement and neglect, and for the carer who has lashed out (coach.md section 4, tier 1). */

import { rule, type Rule } from '../rule.ts'
import * as signs from './abuse-words.ts'

const violence = rule(
  'abuse_neglect',
  [...signs.blows, `${signs.marks} && ${signs.marksCompanion}`],
  [
    ...signs.peaceful,
    '(fell|fall|tripped|walked into|warfarin|blood thinner*|tumble|bumped|stairs|door frame)',
    '(push*|pull*|knock*|drag*|kick*|poke*|squeez*|shak*) .. (me|us) .. (to|out|into|on|along) .. (walk*|go|class*|exercis*|gym|dance|do|try|join|eat|keep|choir|club|church|swim*|hand|hands|bed early|my socks)',
    'chest|stroke|fit|seizure',
  ],
)

const cruelty = rule('abuse_neglect', signs.cruelty, [
  ...signs.peaceful,
  '(scared|afraid|frightened|terrified) .. (of|to|when) .. (heights|falling|spiders|fall|flying|water|dark|trip*|slip*|dying|dentist|driving|sleep|home alone)',
  '(shout*|yell*|scream*|curs*|swear*) at (the )?(tv|telly|referee|screen|radio|umpire|news|computer)',
])

const unwanted = rule('abuse_neglect', signs.unwantedTouch, [
  '(rub*|strok*|massag*|feel*) .. (knee*|feet|foot|back|neck|shoulder*|hands|temples|cream|lotion|dog|cat)',
  '(movie|film|novel|opera|episode|series)',
  '(feel*|touch*) .. (cold|numb|better|tired|asleep|dizzy)',
])

const confinement = rule('abuse_neglect', signs.confined, [
  ...signs.peaceful,
  '(took|takes|take) (my|the) (phone|glasses|hearing aid*|walker|scooter|cane|wheelchair|radio|tablet|computer) .. (to (fix|repair|the|clean|charge|set|make|show)|for (repair|a))|so (nice|kind|sweet)',
  '(took|takes|take) (my|the) (phone|[a-z]+) to fix',
  'i (took|take|hid|hide|threw|broke|sold|keep|read|open|check) (all )?my',
  '(lock*|shut|left) .. (my|the|our) (keys|car|bike|shed|self)|lock* (myself|me out)|locked out',
  '(seat ?belt|shoe*|lace*|scarf|ribbon|apron|knot)',
  '(doctor|dentist|police|dvla|dmv|hospital|lockdown|covid|storm|snow*) .. (took|not|said|lock*)',
  '(allowed|permitted) to (eat|drink|swim|drive|fly|lift|exercise|bathe)|(am i|are we) (not )?allowed',
])

const neglect = rule('abuse_neglect', signs.neglected, [
  ...signs.peaceful,
  '(wet|dirty) (hair|boots|towel|dog|socks)|left (them|it|my|the) .. (bed|laundry|washing|swim*)',
  '(prevent*|avoid*|signs of|what are|stages of|risk of) .. (bed ?sore*|pressure)',
  '(doctor|hospital|surgeon|nurse) .. (said|says|told|before) .. (no|not|nothing|fast*) .. (food|water|eat*|drink*)',
  '(cut*|give up|giving up|no) .. (water|drinks|coffee|food|tea|fluids) .. (before bed|after (six|seven|eight|lunch|dinner|two|noon)) .. (help|sleep|loo|better)',
])

const carer = rule('abuse_neglect', signs.lashedOut, [
  ...signs.peaceful,
  '(shook|shake) (hands|his hand|her hand|my hand)',
  '(hit|push*|grab*|threw) (my|his|her) (sisters|brothers|daughters|sons|friends|mothers|goal|target|stride|peak|limit*|weight|keys|coat|bag|ball|party|old|back)',
  '(scared|afraid|worried) .. (i|to) .. (fall*|trip*|forget*|do the exercis*|hurt myself|hurt my)',
])

/** All rules of violence, cruelty, confinement, neglect. */
export const abuseRules: readonly Rule[] = [
  violence,
  cruelty,
  unwanted,
  confinement,
  neglect,
  carer,
]
