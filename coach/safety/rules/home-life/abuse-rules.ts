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

  '(shout*|yell*|scream*|curs*|swear*) at (the )?(tv|telly|referee|screen|radio|umpire|news|computer)',
])

const unwanted = rule('abuse_neglect', signs.unwantedTouch)

const confinement = rule('abuse_neglect', signs.confined, [
  ...signs.peaceful,

  'i (took|take|hid|hide|threw|broke|sold|keep|read|open|check) (all )?my',
])

const neglect = rule('abuse_neglect', signs.neglected, [...signs.peaceful])

const carer = rule('abuse_neglect', signs.lashedOut, [...signs.peaceful])

/** All rules of violence, cruelty, confinement, neglect. */
export const abuseRules: readonly Rule[] = [
  violence,
  cruelty,
  unwanted,
  confinement,
  neglect,
  carer,
]
