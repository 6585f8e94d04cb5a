/** What must stay quiet about food and weight: loss that was wanted, treats, tales, shopping, stomach bugs. */

import { animal } from '../harmless.ts'

/** Loss that was wanted, treats, tales and shopping lists. */
export const wanted = [
  '(proud|happy|pleased|chuffed|on purpose|thanks to|goal|target|doctor (said|asked|pleased|delighted)|walking (group|club)|weight watchers|slimming|slimmer*|diet (club|plan|group)|keto|ozempic|wegovy|intentional*|by walking|steady|keeps? it off|well done)',

  '(till|until|before|when) .. (i )?(go|do|get|went|got) .. (the )?(shopping|groceries|shops|store)',
  '(loose*|falling off|baggy) .. (after|since|thanks to|now that) .. (losing|lost|the plan|walking|my diet|slimming)|thank you|nothing (more|better) than',

  `${animal} (is|was|looks|has gone|came|off|not|will|do|does|refus*|eat*|skinny|thin)`,
  '(movie|film|novel|opera|episode|documentary|news)',
  '(eat a horse|starving after|choked up|choking back|gum|too many (biscuits|cookies|cakes))',
  '(stop*|quit|not|cut*) .. eat* (so |too |as )?(much |many )?(meat|fish|dairy|gluten|sugar|eggs|bread|late|after|before|cake|red|salt|chocolate|sweets|candy)',
  '(recipe*|snack ideas|lunch ideas|dinner ideas|recommend a|which (loaf|bread|soup|cereal))',
  '(swell*|swollen|swelling|cold weather|fingers are)',
]

/** Box sets, closets, bugs and feasts. */
export const innocent = [
  `${animal} (is|was|not|will|do|does)`,
  'binge* .. (watch*|read*|listen*|tv|whole|series|box|box sets?|show*|netflix|episodes?|knit*|podcast*)|(watch*|box sets?|series|whole box) .. binge*',

  '(pigged out|wedding (buffet|cake|breakfast|feast|reception|dinner)|buffet|thanksgiving|christmas dinner|party|birthday|barbecue|bbq)',
  'no regrets|just curious|feel* guilty .. (skip*|miss*) (my|the) (walk|class|exercis*)|slice,? no|jaja|haha',

  'burn* (off )?[0-9]+ calories|how many calories (does|do|in|is|are)',
]
