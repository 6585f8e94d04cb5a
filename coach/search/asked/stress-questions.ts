/** How people ask for each fact on stress. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const stressQuestions: Readonly<Record<string, readonly string[]>> = {
  T01: [
    'stress .. (score|quiz|test|number|result|points|questionnaire|scale)|perceived stress|pss',
    '{score} & (stress*|pss)',
  ],
  T02: [
    '(stress*|strain|pressure) & ({brain}|{dementia}|harm*|damag*|hurt*|bad for|risk*)',
    'worr* & ({dementia}|brain damage)',
  ],
  T03: ['cortisol|stress hormone*|hippocampus & stress*|lupien|hormone* & (stress*|memory|brain)'],
  T04: [
    'meditat*|mindful*|humming|chant*|mantra*|zen|headspace|sit* .. (still|quietly|cross legged)|guided relaxation',
  ],
  T05: ['(meditat*|mindful*) & ({brain}|cognit*|forget*|{dementia})'],
  T06: [
    '(breath*|breathe slow*)|inhale|exhale',
    '(calm*|settle|settling|steady|soothe|relax|quiet|cool) .. (down|nerves|myself|me|yourself|quick*|fast|off)',
    '(heart|pulse) .. (rac*|pound*|flutter*|thump*|hammer*|aflutter|going like)',
    '(right now|this minute|this moment|on the spot|quick*|straight away|instant*|in a hurry|fast) & ({worry}|calm*|upset|angry|stress*|tense)',
    'panic*|butterflies|jitter*|tizzy|in a state|(worked|wound|wind|het|keyed) up|flustered|in a flap|shak(y|ing) .. nerves',
    '(lose|losing|lost|control) .. (temper|rag)|temper|angry|anger|furious|rage|short fuse|irritab*|grumpy|snap* at|see red',
  ],
  T07: [
    '({walk}|yoga|tai chi|{exercise}|strength|danc*|moving|chair) & ({sad}|mood|depress*|stress*|anxi*|nerves|perk*|cheer*|spirits)',
    'yoga|chair yoga',
  ],
  T08: [
    '(nature|trees|woods|forest|park|parks|garden*|outdoor*|fresh air|countryside|beach|sea|birds|sunshine|green|outside|flowers|lake) & (stress*|calm*|mood|mind|relax*|feel*|wellbeing|spirits|nerves|soothe*|peace*|good for)',
    'green (space*|place*)|time (outside|outdoors|in nature)|great outdoors',
  ],
  T09: [
    'overwhelm*|swamp*|snowed under|frazzled|can not cope|cop(e|ing) (with|better)|how .. cope|falling apart|grounding|ground myself|steady myself|think straight|on top of me|wits end|all at once|too much (for me|to handle|to bear)|everything (is|feels) too much|at sixes and sevens|end of my (rope|tether)|bowled over|struggling to cope|stressed out|so stressed|deal with stress|less stress*|reduce .. stress|handle stress|manage .. stress',
  ],
  T10: [
    '(care|caring|cared|nurse|nursing|tend*|look* after|mind|minding) .. ({partner}|mother|father|parent*|sister|brother|him|her|someone|aunt|uncle|friend|mil|in law)',
    'carer*|caregiv*|caretak*|respite|burn* out|burnout|day care|someone to sit with|round the clock|24 7',
    '({partner}|mother|father|sister|brother) ... (alzheimer*|dementia|stroke|parkinson*|ill|sick|disabled|needs me|poorly)',
  ],
  T11: [
    'worr*|anxi*|fret*|overthink*|what ifs|imagin* the worst|stew*|dwell*|ruminat*|nervous wreck|nervy|on edge|uneasy|dread*|agitat*|catastroph*',
    '(mind|thoughts|it|head) .. (round and round|over and over|in circles)|(might|could|will) go wrong|worst case|nagging thoughts',
    '(therap*|counsel*|psycholog*|psychiatr*|professional help|talking cure|talk to someone|a shrink)',
    '(constant*|always|all day|every day|non stop|can not stop) .. (worr*|anxi*|fret*)',
  ],
  T12: [
    '(mindful*|meditat*|course|class) & (tablet*|pill*|medicine*|medication*|drug*)',
    '(without|instead of|rather than|other than) .. (pill*|tablet*|drug*|medication*|medicine*) & (anxi*|nerves|calm*|worr*)',
  ],
  T13: [
    'depress*|melanchol*|black dog|no (joy|pleasure|interest)|lost interest in|tearful|crying|weep*|cry (a lot|all|for)|no get up and go',
    'feel* .. (so |very |really |a bit |rather )?{sad}|{sad} .. (all the time|every day|most days|for weeks|lately)|low mood|mood .. low|low spirits|spirits .. low',
  ],
  T14: [
    '(cheer*|lift*|brighten*|perk*|boost*|improve*) .. (me|up|mood|spirits|myself|my day)',
    '(music|sing*|paint*|art|knit*|craft*|laugh*|humor|comedy|bak*|hobb*|crochet*|drawing|piano) & (mood|stress*|happy|happier|joy|cheer*|calm*|feel* (better|good)|unwind|relax*|soothe*|nerves|worr*|spirits)',
    'laugh*|purpose|nothing to (do|look forward to)|look forward to|nothing to do all day|boredom|loose end|since i (retired|stopped work*)|pleasant|enjoy* (life|myself)|happier|something nice|treat myself',
  ],
  T15: [
    '(money|bill|bills|debt*|rent|mortgage|financ*|pension|broke|savings|heating|afford|income|prices|benefits|cost of living) & ({worry}|stress*|sleep|help|upset|cope|keeps|strain|nerves|tight|mind)',
    'make ends meet|(heating|gas|electric*|medical|hospital|power|water|phone|credit card|vet) bills?|bills? (came|arrived|due|pile*|mount*)|unpaid|owe money|in the red|money (worr*|trouble*|problem*)|can not pay|behind (on|with) .. (bills|rent)|benefits check|hard up|strapped|skint',
  ],
  T16: [
    '(work|job|boss|office|career|shifts|workplace|deadline*) & stress*|overwork*|boss|stressful (job|career|work)|still work* & (tired|stress*|dementia|brain)',
  ],
  T17: [
    '(shoulder*|neck|jaw|muscle*|body|fists|forehead|back) ... (tense*|tight*|knot*|clench*|ears|rigid|hunch* up|wound)',
    'tension|tense|tensed|clench*|grind* .. teeth|uptight|muscle relax*|progressive relax*|relax* .. (body|muscle*|neck|shoulder*)|loosen up|tight (neck|shoulder*|jaw|muscle*|chest muscles)|coiled|knots',
  ],
  T18: [
    'the news|news|headlines|politic*|doom scroll*|social media & (upset*|angry|stress*)',
    'say* no|saying no|boundar*|set* limits|doormat|push over|pushover|taken for granted|(pushy|bossy|demanding|difficult|critical|interfering) ',
    '(argu*|row|rows|quarrel*|bicker*|squabbl*|fight*|fall* out|fell out|clash*|friction|tension) & ({family}|{partner}|in law*|neighb*|family|with)',
    '(family|christmas|thanksgiving|holiday*|wedding|reunion|in law*) & (stress*|dread*|tense|visit*|gathering*|argu*|strain|fight*|get together*)',
    'gets? on my nerves|walk all over me|asks? too much|on at me',
  ],
  T19: [
    'journal*|diary|gratitude|thankful|grateful|blessings|(write|writing|put*|jot*|scribbl*) .. (down|out|on paper|feelings|thoughts|worries|things)|pen (and|to) paper|notebook',
    '(diary|journal*|writ*) & (mind|mood|worr*|stress*|feel*|calm*|lighter)',
  ],
  T20: [
    '(mov*|downsiz*|relocat*) ... (house|home|in with|apartment|flat|assisted living|smaller place|retirement)|new (home|place|apartment)|(sell*|leav*|left|giv* up) .. (house|home)',
    '(surgery|operation|hospital|procedure|biopsy|scan|diagnos*|replacement) & ({worry}|upset|settle|cope|tears|wait*|ahead|coming up|next (week|month))',
    '(waiting for|await*) .. results|big change*|upheaval|adjust*|adapt* to|life changes?|uproot*|turned upside down|so many changes|retirement .. (hard|strange|lost)',
  ],
}
