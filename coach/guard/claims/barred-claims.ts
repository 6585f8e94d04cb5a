/** What no sentence of a model may claim or order ("always barred" of the safety policy). */

import { claim, type Claim } from './claim.ts'

const promises: readonly Claim[] = [
  claim(
    'promise',
    [
      '(cure|cures|cured|curing|heal|heals|prevent*|revers*|halt*|eliminat*|eradicat*|banish*|undo|undoes|fend* off|ward* off|conquer*|defeat*|outsmart*|immun*) ... ({decline}|{disease})',
      '(stop|stops|stopping|block*|avoid*|escape*|beat*|fix*|end|ends|keep* (away|off|out)|shield*|protect*|get* rid of|safe from) .. .. ({decline})',
      '(wip*|clear*|tak*|wash*|turn*|hold*) (out|away|off|back) ... ({decline})',
      '(remov*|eras*|cancel*|delet*) ... ({decline})',
      '({decline}) .. (impossible|unthinkable|history|a thing of the past)',
      '(certain|sure|convinced|trust|positive) that',
      'keep* .. ({decline}) .. (at bay|away)',
      '({decline}) .. (is|are|can be|will be|was|gets|be) (fully |completely |easily )?(cured|curable|prevented|preventable|reversed|reversible|stopped|gone|undone|healed|avoided|fixed)',
      '({decline}) (goes|will go|disappear*|vanish*) ?(away)?',
      '(cure|remedy|antidote|vaccine|fix) (for|against|to) ... ({decline}|{disease})',
      '(is|as|a) (the |true |real |sure )?cure',
      '(cause*|lead* to|bring* on|give* you|result* in|trigger*) ... ({decline}|{disease}|death)',
      '(guarantee*|promis* (you|that|to)|i promise|we promise|proven (to|way)|miracle*|magic*|foolproof|risk free|100 percent)',
      '(always|will|surely|certainly|definitely|absolutely) .. (works?|cures?) (for everyone|every time|for sure|without fail)?',
      '(sure|certain|bound) to (work|help|improve|cure|fix|heal|lift|ease|make)',
      '(will|shall|going to) (definitely|certainly|surely|always|completely|fully)',
      '(definitely|certainly|surely) (will|help*|work*|improv*)',
      '(will|going to) (fix|solve|erase|remove|cure|end|restore|repair|regrow) (your|all|the|every|any|this|it)',
      '(completely|totally|fully|forever|for good) (fix*|cur*|heal*|gone|free)',
    ],
    {
      isDeniable: true,
      unless: [
        'prevent* ... (falls?|falling|scam*|injur*)',
        '(hearing|vision|bone) (loss|decline)',
        'avoid (deep|stress|hard|long|big)',
        'make sure to',
      ],
    },
  ),
  claim('promise', [
    '(you|they) (will|can|shall|would) (not|never) .. (get|have|develop|lose|suffer|need|face|forget) .. ({decline}|{disease}|memory|mind|anything)',
    'never fails?|without fail',
    'no (risk|chance) of .. ({decline})',
    '({decline}) (free|proof)',
    '(never|not) .. (worry|fear) .. ({decline})',
  ]),
  claim(
    'promise',
    [
      '(cura|curan|curar|curara|previen*|prevenir|evita*|reviert*|revertir|detien*|detener|frena*|elimina*|sana|sanan|protege*) ... (demencia|alzheimer|perdida de|deterioro|olvido*|cancer|derrame)',
      '(garantiz*|prometo|prometemos|siempre funciona*|milagr*|sin falta|seguro que (mejora*|funciona*))',
      '(causa|causan|provoca*) ... (demencia|alzheimer|muerte)',
    ],
    { isDeniable: true },
  ),
]

const haveIt =
  '(probably|may|might|could|are|were|seem to|do|must|clearly|likely|already|certainly|definitely|also|not|do not|does not|really)'

const namingIllness: readonly Claim[] = [
  claim(
    'diagnosis',
    [
      `(you|your [a-z]+|he|she) (${haveIt} )*(have|has|had|got|suffer* from|developed|develop|live with|are (having|getting|developing|showing)|be (having|developing|showing)|show* signs? of|are at the start of) ... ({illness}|insomnia|{decline})`,
      `you (are|seem|sound|appear|look|may be|might be|could be|must be) (${haveIt} |a little |a bit |very |too |clinically |severely |mildly )*(depressed|demented|diabetic|malnourished|anorexic|bulimic|bipolar|senile|psychotic|confused|forgetful|addicted|insomniac|alcoholic|an alcoholic|an insomniac|sick|ill|mentally)`,
      '(your|this|these|that|those|it|which|what) ... (is|are|be|sounds? like|looks? like|seems? like|suggests?|points? to|means?|indicates?|shows?) (that |you have |a |an |the |early |likely |probably |maybe |perhaps |not |just )*(signs? of |symptoms? of |case of |form of |type of |start of )?... ({illness}|insomnia|{decline})',
      'your (own )?({illness}|insomnia|{decline})',
      'your (memory|mind|thinking|brain|cognition) (is|seems|looks|may be|might be|could be|has|appears|test*) ... (fail*|declin*|weak*|slip*|going|poor|worse*|fine|normal|good|impair*|sharp|healthy|damaged|shrink*|trouble|concern*|strong)',
      '(you|your) ... (memory|cognitive|thinking) (problem*|trouble|issue*|concern*|deficit*|changes)',
      'i (can |would |must |will )?(diagnose|think you have|believe you have|suspect|am sure you)',
      '(usted|tu|ud) .. (tiene|padece|sufre|esta) ... ({enfermedad}|deprimid*|dement*)',
      '(podria|puede|parece) .. (tener|ser|que tiene) ... ({enfermedad})',
      'su ({enfermedad})',
    ],
    {
      unless: [
        '(if|when|whether|unless|in case|people who|anyone who|those who|once|si|cuando) (you|your|they|usted|tiene) ...',
        '(if|whether) .. (you|your|family)',
        '(is|are) linked (with|to)|went with',
      ],
    },
  ),
]

const screens =
  'video|phone*|computer*|online|screen*|apps?|internet|class*|library|email*|photo*|learn*|call'
const tabletComputers = [`(${screens}) ... tablets?`, `tablets? ... (${screens})`]

const medicines: readonly Claim[] = [
  claim(
    'medicine',
    [
      '[0-9]+ ?(mg|mcg|milligram*|microgram*|ml|iu|units|tablet*|pill*|capsule*|drops?|puffs?|pastilla*|gotas)',
      '(one|two|three|four|half|a|an extra|another|double|dos|media) (of your |your |low |small |extra |daily |single )?(dose*|tablet*|pill|pills|capsule*|pastilla*|aspirin*|dosis)',
      '(higher|lower|bigger|smaller|double|right|usual|daily|safe|normal|maximum) (dose*|dosage*|dosis)',
    ],
    { unless: tabletComputers },
  ),
  claim(
    'medicine',
    [
      '(take|taking|start|starting|stop|stopping|skip|skipping|pause|quit|try|trying|use|using|swallow|buy|add|adding|get|switch*|chang*|swap*|replace|increas*|reduc*|lower*|rais*|halve|doubl*|cut*|wean|taper*|come off|mix*|combin*|crush|split|drop|leave out|give up|have|need|needs|go off|miss|delay|avoid) ... ({pills})',
      '({pills}) ... (is|are|can be|may be|could be|will|works?|helps?|can|may|might) .. (safe|good|fine|best|better|okay|ok|help|helps|work|works|improve|fix|harmless|useful|effective|right for|worth)',
      '(i|we) (recommend|suggest|advise|prescribe) ... ({pills})',
      '(your|the|these|those) ({pills}) .. (can|may|could) (wait|stop|go|be)',
      '({pills}) ... (instead of|rather than|in place of)',
      '(tome|toma|tomar|deje|dejar|empiece|suspenda|cambie|aumente|reduzca|doble|salte|pruebe|use|mezcle) ... ({medicina}|suplemento*|vitamina*)',
    ],
    {
      unless: [
        '(ask|asks|tell|talk|speak|show|bring|discuss|check|take all|take any|question*|consult*|list*) ... (... )?({care})',
        '(ask|pregunte|hable|consulte) ... (medico|farmaceutic*|doctor*)',
        '(do not|never|not|avoid|no) (start|stop|change|skip|mix|double|swap|switch|self|add)',
        '(if|when) you (take|use|are on)',
        'vitamin* (b12 |d |k |c )?(helps mainly|from food|in food)',
        '(no|nunca) (los |las |lo |la )?(tome|deje|empiece|suspenda|cambie|aumente|mezcle|doble|pare)',
        'mix(es)? badly',
        '(with|on) (warfarin|metformin|insulin)',
        ...tabletComputers,
        'foods? .. (rich|high|with) .. vitamin*',
        'advises? against',
      ],
    },
  ),
]

const care: readonly Claim[] = [
  claim(
    'against-care',
    [
      '(no need|do not need|does not need|need not|no reason|not necessary|do not have|skip|without|instead of|rather than|do not|never|put off|delay|avoid|stop) (to )?(see|seeing|call|calling|ask|asking|bother|bothering|visit|visiting|a|the|your|going to|seek*|need|talk* to) .. ({care}|therapist|therapy)',
      '(probably|likely|only|just|surely|simply|most likely) (nothing|indigestion|gas|harmless|old age|part of (aging|ageing)|your age|a virus|nerves)',
      '(nothing|no need|no reason|do not) (to )?(worry|be worried|panic) (about|over) ... (pain|blood|dizz*|faint*|confus*|weakness|numb*|breath*|weight|lump|fall)',
      '(pain|bleeding|dizz*|faint*|numb*|breathless*|confus*|chest) ... (is|are) (normal|harmless|fine|common and harmless|nothing)',
      '(wait and see|wait it out|ride it out|sleep it off)',
      '(keep|is) .. (our|a) (little )?secret|between (us|you and me)|do not tell (anyone|anybody|your (doctor|family|wife|husband|daughter|son))',
      'doctors? (are|is) (wrong|useless|not needed|only after)',
      'no (necesita|hace falta) .. (medico|doctor*)|no le diga a (nadie|su)',
    ],
    {
      unless: [
        '(password*|pin|code|account number|bank*)',
        'do not (stop|put off) (seeing|calling)',
      ],
    },
  ),
  claim(
    'harmful',
    [
      '(drink|drinking|have|having|enjoy|try|take|sip|pour|glass of|bottle of) ... ({alcohol})',
      '({alcohol}) .. (helps?|is good|is fine|will|can|relaxes|calms|protects|is safe)',
      '(skip|skipping|miss|cut out|go without) .. (meal*|breakfast|lunch|dinner|supper|eating|food)',
      '(fast|fasting|starve|starving|detox*|cleanse*|purge) (for|is|can|each|every|days?|your|helps?|one|two|diet*|yourself)',
      '(push|work|train|walk|go) (through|past|on through) .. (pain|dizz*|chest)',
      'ignor* .. (the |your |any )?(pain|symptom*|sign*|dizz*|doctor*|warning*|advice)|no pain no gain',
      '(smok*|cigar*|cannabis|marijuana) .. (helps?|calms?|relaxes|is fine|is good)',
      '(limit|restrict|cut|shorten|reduce) (down |back )?(on )?(your |the )(time in bed|hours in bed|sleep|hours of sleep)',
      '(give|send|share|wire) .. (your )?(password|money|bank|pin|card|account)',
    ],
    {
      isDeniable: true,
      unless: [
        'alcohol free',
        '(do not|never|instead of|rather than|less|cut down|without|avoid|no|stop before) .. ({alcohol})',
        'do not start drinking',
        'one drink or less',
        'never (share|give|send)',
        'alcohol (may )?(bring*|break*|worsen*|mix*|rais*)',
        'reduce .. sleep (trouble|problems)',
        '(worsen|can worsen)',
      ],
    },
  ),
]

/** Everything that is barred for everyone. */
export const barredClaims: readonly Claim[] = [...promises, ...namingIllness, ...medicines, ...care]
