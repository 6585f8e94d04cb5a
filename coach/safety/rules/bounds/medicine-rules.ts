/** Rules for medicines by concept: a drug, and a wish to take, drop, change or share it (coach.md section 4, medication). */

import { rule, type Rule } from '../rule.ts'

const drug =
  '{drug}|[a-z]+(statin|pril|sartan|olol|azole|pam|lam|mycin|cillin|oxetine|gliptin|gliflozin)|sintrom|tylenol pm|thyroxine|patch|water tablet*|sleepers|jab|jabs|eliquis'

const drop =
  'knock* ... on the head|pack* .. in|keep on (the|my)|peel* .. off|leave .. (off|out|be)|do without|carry on with(out)?|stay on|still need|have .. to (keep|go on)|give .. a miss|lay off|cut .. (back|down|out)|go without|bin|flush*|chuck*|pause|ease off|taper*|stretch .. out'

const more =
  'another (half|one|two)|an? extra|two at once|go to (two|three|four|six|[0-9]+)|take (two|three|four|six|[0-9]+) (today|tonight|instead|at)|(two|three|four) .. enough|top up|double up|up the|catch up'

const asks =
  'do i|should i|shall i|can i|could i|may i|ought|is it|is (he|she|that)|would (it|one|that|a|another)|would not hurt|any harm|do me .. harm|okay|ok|all right|what do you (say|think|reckon)|good idea|does it|does not it|wise|thinking|tempted|reckon*|seems silly|enough'

const pastilla =
  '{medicina}|sintrom|acenocumarol|clonazepam|levotiroxina|eutirox|pastillita*|gotas|parche*|[a-z]+(pril|sartan|olol|azol|zepam|zolam|statina)'

/** Questions about starting, stopping, mixing, sharing or choosing a medicine. */
export const medicineRules: readonly Rule[] = [
  rule('medication', [
    `(${drop}) && (${drug})`,
    `(${more}) && (${drug})`,
    `(${drug}) ... (start|begin|better|worn off|wore off|wearing off|drowsy|dopey|woozy) && (${asks}|which)`,
    `(which|what) ... (better|best|stronger|safer) && (${drug}|what (they have|i am|they) .. (got me |put me )?on)`,
    `(one|two|some|half|couple) of (my|his|her) ({family}) .. (${drug})`,
    `(on|take|taking|start*) (a |an |the |my )?(daily|nightly|low dose) (${drug}) && (${asks})`,
    `(left ?over|left over|out of date|expired|back of the (drawer|cupboard|cabinet)|off the internet|online|on top of|at the same time|together with|grapefruit|a glass of|a drop of|nightcap|whisk*|sherry) && (${drug}) && (${asks})`,
    `(not need|no need for|rid of|sick of|fed up (with|of)|tired of) .. (it|them|taking|these|those|my|the|all) && (${drug}) && (${asks})`,
    `(stop*|quit*|start*|begin*) (it|them|those|these) && (${drug}) && (${asks})`,
  ]),
  rule('medication', [
    `(se (me|le) (acab*|termin*)|(me|se) (quede|quedo) sin) .. (${pastilla})`,
    `(no|ya no) (me )?(quiero|voy a|pienso|tengo ganas de) .. (${pastilla})`,

    `(pasa algo|hace dano|es malo|esta bien|conviene|que pasa) (si|que) && (${pastilla})`,
    `(${pastilla}) ... (de mi|de su|de la|que toma) (vecin*|comadre|herman*|amig*|espos*|cunad*|hij*|marido|mujer|prim*)`,
  ]),
]
