/** Rules for other emergencies: breath, bleeding, collapse, poison, fire, gas, heat and cold. */

import { rule, type Rule } from './rule.ts'

const breath = rule(
  'emergency_other',
  [
    '({cannot}|trouble|difficult*|fight* (to|for)|gasp* for|hard (to|time)|labou?red|battl* to|can not seem to) .. (breath*|catch .. breath|get .. (air|breath)|draw .. breath|suck .. air)',
    '(fight*|gasp*|starv*|struggl*|hungry|desperate) for (air|breath)',
    '(can not|could not|barely|hardly|unable to) ... (finish|get out|say|speak) .. (sentence*|words) .. (breath*|wheez*|gasp*|without)?',

    '(short|shortness|out) of breath ... (rest|sitting|sudden*|lying|talk*|can not|bed|night|worse|blue|just)',
    '(lips|fingers|fingertips|face|nails|skin) ... (blue|bluish|purple)',
    '(blue|purple|gray|grey) (around|about|in|at|round|on) .. (lips|mouth|fingers|face)',
    '(turning|gone|going|turned|went|looks) (blue|purple|gray|grey)',
    '(throat|tongue|airway|windpipe) ... (clos*|swell*|swoll*|puff*|tight*|block*)',
    '(lips|face|eyes|mouth) ... (swell*|swoll*|puff* up|ballooning|blow* up)',
    '(lips|face|eyes|tongue|throat|eyelids) .. (are|is|got|look*|went|has|have) .. (huge|big|fat|puffy|double|twice|enormous)',
    '(itch*|hives|rash) && (lips|throat|breath*|swell*|swoll*|tongue|faint*)',
    '(swell*|swoll*) ... (lips|face|tongue|throat)',
    'anaphyla*|(bad|severe|serious|terrible) (allerg*|reaction)',
    '(is|am|was|started|keeps?) choking|choking (and|right|badly|can)|(stuck|lodged|caught) in (my|his|her) (throat|windpipe)',
    '(not|stopped|stops) breathing',
    'no (puedo|puede|logro|podia) respirar|respir* (mal|con dificultad|muy rapido)',

    '(falta|sin|hace falta) (el |de |me )?aire',
    '(labios|cara|dedos) ... (azul*|morad*)',
    '(garganta|lengua|cara|labios) ... (hinch*|cerr*|cierra)|hinch* ... (garganta|lengua|cara|labios)',
  ],
  [
    '(sleep*|asleep|snor*|apnea|apnoea)',

    'breath* (through|out of) (my|the|your) nose',

    '(garden|lawn|path|pond|beds?|roses|drains?|gutters?|roads?|town|streets?) (is|are|was) choking|choking (with|on) (weeds|ivy|traffic|dust|smog|nettles)',
    'chok* up (about|over|at|when|with)',
  ],
)

const bleeding = rule('emergency_other', [
  'nose ?bleed* && (hour*|will not|not stop*|can not|pour*|gush*|minutes|clot*)',

  '(blood|bleed*) && (will not (clot|stop|quit)|would not (clot|stop)|not stop*|soak*|gush*|pour*|everywhere)',
  '({cannot}) stop .. (the )?bleed*',
  '(vomit*|throw* up|threw up|cough* up|cough*|spit* up|spitting|puk*|passing|peeing|pooping) .. (bright |red |dark )?(blood|clots)',
  '(black|tarry|bloody|maroon) .. (stool*|poop*|vomit|diarrhea|bowel)|blood in (my|his|her|the) (stool*|poop|vomit)|coffee grounds',
  '(poop*|stool*|vomit|bowel*|poo) && (black|tar|tarry|blood*|maroon)',
  '(deep|bad|huge) (cut|gash|wound)|(severed|sliced) .. (finger|artery|hand|wrist)',
  '(sangra*|sangre|hemorragia) ... (mucho|no para|sin parar|mucha|a chorros)|no (para|deja) de sangrar|(vomit*|tose*|tosi*|escup*) .. sangre',
])

const collapse = rule(
  'emergency_other',
  [
    '({cannot}) (wake|rouse|revive) (him|her|my|them|the)',
    // Sugar that falls after insulin, told by its signs alone.
    '(shak*|trembl*|sweat*|clammy|jittery) ... (after|since|with) .. (insulin|jab)|insulin ... (shak*|trembl*|sweat*|clammy|jittery)|(temblor*|temblando|sudando|sudor*) ... (insulina)|(insulina) ... (temblor*|temblando|sudando|sudor*)',
    '(unconscious|unresponsive|passed out|blacked out|collapsed|out cold|lifeless|not moving)',
    '(fainted|faint) ... (just|again|today|now|twice|hit|this morning|and)',
    '(having|had|has|is in|started) (a |another )?(seizure|convulsion|fit)',
    '(convulsing|seizing|jerking)',
    'need* (an )?ambulance|(call|called) (911|999|112|an ambulance|emergency)',

    '(inconsciente|desmay*|desvanec*|no (responde|despierta|reacciona|se mueve)|convulsion*|convulsionando)',
    '(sugar|glucose) ... (low|high|dropped|crash*|[1-5][0-9]|[3-6][0-9][0-9]) ... (shak*|sweat*|confus*|faint*|woozy|dizzy|pass* out|trembl*|drows*|vision)',
    '(shak*|sweat*|faint|woozy|trembl*|drows*) ... (insulin|sugar ... (low|drop*|[1-5][0-9]))',
    '(azucar|glucosa) ... (baja|bajo|alta|[1-5][0-9]) ... (tembl*|sud*|mare*|confus*)',
    '(fever|temperature) ... (stiff neck|rash|purple|shak* uncontrol*|10[4-9]|can not (stand|wake)|chills and)|stiff neck ... fever|sepsis',
    '(heat ?stroke|hypotherm*|sunstroke)|(stopped|not) (sweating|shivering) ... (hot|cold|heat)|(hot|heat|attic|sun) ... (stopped|not|no longer) sweating|golpe de calor',
    '(excruciating|agonizing|unbearable|worst ever|severe|terrible|violent) .. (stomach|belly|abdom*|tummy|back|pain)',
    '(electrocuted|electric shock)|(stung|sting|bee|wasp|peanut*) ... (swell*|swoll*|hives|throat|breath*)',
    '(scald*|third degree)|(boiling|hot) (water|oil|coffee|soup) ... (over|on|down) (my|his|her)|(bad|serious|big|deep) burn|burn* ... (blister*|skin (peel*|off|came))|skin ... peel* ... burn*',
    '(intruder|someone (is )?(breaking in|broke in|in my house|trying to get in))',
  ],
  ['fit (enough|for|in|and|as)'],
)

const poison = rule(
  'emergency_other',
  [
    '(by mistake|by accident|accidentally|mistakenly|oops) && ({drug}) && (took|taken|gave|given|had|swallowed|injected|double|twice|wrong)',
    '(accidentally|mistakenly) (took|taken|swallowed|drank|gave|ate)',
    'tom(o|e|aron) .. (el )?doble .. (pastilla*|medic*|dosis|insulina)',
    '(been|was|got|have|am) poison*',
    '(took|taken|swallowed|gave|given|had|injected|gulped) ... (too many|too much|double|doubled|twice|two lots|two doses|extra|wrong|whole bottle|triple|three times|someone else*|six|ten|twenty|handful|all) ... ({drug}|by mistake|by accident)',
    '(gave|given|took|taken|injected|had) .. (my |his |her |the )?.. ({drug}) .. (twice|two times|three times|again|double|doubled)',
    '({drug}) && (again|twice|second time|already|double|too many) && (took|taken|gave|had|swallowed) && (drows*|dizzy|spinning|sick|woozy|sleepy|faint|by mistake|by accident|shak*|funny|confus*|worried|realized|oops)',
    '({drug}) ... (twice|double|two times|too many|too much|by mistake|by accident|mixed up|someone else*) ... (dizzy|spinning|sleepy|sick|woozy|now|today|forgot|faint|worried|shak*|blur*|funny)',
    '(mixed up|confused|swapped) ... (my|his|her|the|our) ({drug}) ... (took|taken|swallowed|and)',
    '(drank|drunk|drink|swallowed|ate|eaten|inhaled|breathed|sprayed|mixed|splashed|sipped) ... (bleach|cleaner|cleaning|detergent|antifreeze|battery|batteries|poison|ammonia|disinfectant|pesticide*|wild mushroom*|weed ?killer|thinner|drain|turpentine|gasoline|petrol|rat|laundry|dishwasher|windshield|chemical*|fumes|mothball*|berries (from|off|in))',
    '(bleach|ammonia|fumes|chemical*|poison|detergent) ... (drank|swallowed|eyes|breath*|cough*|dizzy|sick|throat)',
    'smell* (strongly |a bit |funny |really )?(of |like )?(strong )?(gas|smoke|burning|something burning|rotten eggs)|gas (leak|smell|is leaking|left on)|(stink*|reek*) of gas|hiss* ... (gas|stove)',
    '(carbon monoxide|co alarm|co detector|carbon alarm|co2 alarm)',
    '(house|home|kitchen|stove|curtain*|oven|toaster|pan|bed|apartment|grease|oil|microwave|room|basement|garage|outlet|socket) ... (on fire|is burning|flames|in flames|caught fire|fire|full of smoke|smoke|sparks|sparking)',
    '(fire|flames|smoke) (in|from|coming from|at|filling) (my|the|our|a) (house|home|kitchen|stove|oven|room|apartment|wall|hall*|bed*|basement|dryer|outlet)',
    '(tome|tomo|tomado|trague|trago|bebi|bebio|tomaron|le di|dio|ingeri*) ... (demasiad*|doble|dos veces|lejia|cloro|veneno|equivocad*|de mas|todo el frasco|detergente|blanqueador|gasolina|insecticida)',
    'insulina && (puse|puso|inyecte|inyecto|pique|pico|di|dio) ... (de mas|doble|dos veces|demasiad*|equivocad*|otra vez)',
    '(huele|olor|fuga|escape) .. (a|de|del) .. gas|monoxido',
  ],
  [
    'on fire (with|today|at|lately)',
    '(agua|cafe|te|leche|jugo|sopa) de mas|demasiad[ao] (agua|cafe|te|leche|jugo|sol)',
    'gas (station*|bill*|price*)',

    '(shopping|walk*|steps|classes|lessons|cookies|cake|helpings|photos|pictures|sugar|salt|coffee|chocolate)',
  ],
)

/** All rules of this code. */
export const emergencyRules: readonly Rule[] = [breath, bleeding, collapse, poison]
