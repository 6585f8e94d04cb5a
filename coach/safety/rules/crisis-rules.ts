/** Rules for deep low mood and for abuse, neglect and exploitation. */

import { peaceful as peacefulInSpanish } from './home-life/abuse-spanish-rules.ts'
import { peaceful } from './home-life/abuse-words.ts'
import { ordinary } from './home-life/exploitation-rules.ts'
import { onlySmallOrBorrowed } from './home-life/low-mood-rules.ts'
import { onlySmall } from './home-life/low-mood-spanish-rules.ts'
import { rule, type Rule } from './rule.ts'

const depression = rule(
  'severe_depression',
  [
    '({cannot}|do not|does not|have not|has not|not|never|barely) (even )?(get|got|gets|getting|gotten|leave|left) (up |out )?(of|my|his|her|from)? ?(my |his |her )?bed ... (week*|day*|month*|any ?more|morning*|since|all|nothing|cry*)?',
    '(will|would|does|do|can|could) not (get up|get dressed|wash|bathe|shower|eat|speak|talk) && (no point|what is the point|nothing matters|gave up|given up|hopeless|wants? to die|no use|cry*|despair*)',
    '(stopped|quit|given up) (eating|bathing|washing|showering|dressing) && (not care|no point|nothing|alone|why bother|hopeless|do not want)',
    '(do|does|did) not care (about (anything|anyone|life|myself|living) )?(any ?more|what happens|if i)',
    'all (i|he|she) (do|does|did) is (cry|sleep|lie|sit|stare|weep)',
    'no light (at the end|left|in (me|my life|sight))|(cry*|cries) and (sleep*|stare*|nothing)',
    'not want to (do anything|see anyone|go anywhere|talk to anyone) && (not (eat*|sleep*|wash|get up|go)|since|weeks|months|cry*)',
    'what (is|have i got) .. (there )?to (get up|live|look forward|wake up) (for|to)|feel nothing',
    'not eat* && not sleep* && (cry*|sad|died|nothing|alone|hopeless|lost|want)',
    'wish (the|each|every|this) (day|night|week|it) (was|were|would be) over',
    '(there is|sees?|says) no (point|use|hope) (in|to|any ?more|left)?',
    '(stay*|spend*|lie|lies|lying|hid*|live*|living) in (my |his |her )?bed (all|most of|the whole|every|for (days|weeks)|day after)',
    '(do|does|did|can|could) not (see|find|know|feel) (the |any |a |much )?(use|point|purpose|reason|meaning|future|joy|pleasure|happiness|hope|sense) .. (in|of|to|for|any ?more|left|anything|anywhere)',
    '(no|little|any|without|zero) (joy|interest|pleasure|energy|hope|will|happiness|desire|motivation|purpose) ... (left|anything|any ?more|life|nothing|weeks|months|whatsoever|at all)',
    '(nothing|not much|no food|not a thing) (matters|brings|gives|is fun|interests|feels|cheers|makes|seems|means|is worth|lifts|helps|excites|tastes) ... (any ?more|joy|pleasure|me|happy|good|weeks|months|worth|now|to me)?',
    '(do|does) not (care|enjoy|feel|want) (about )?(anything|anyone|a thing|any of it|whether) .. (any ?more|now|weeks|months|do)?',
    '(feel*|am|completely|utterly|totally|everything|life|future) .. (is |seems? )?(hopeless|worthless|empty inside|dead inside|numb inside|a failure|helpless|broken inside|useless to (every|any)*)',
    '(feel*|am) (so |completely |just |totally |utterly |nothing but )?(empty|numb|useless|hollow|dead) .. (inside|all the time|every day|for (weeks|months)|any ?more|now|old)?( \\.| $)',
    '(cry*|cries|cried|weep*|sob*|tears|in tears) ... (from morning|all day|all the time|every (day|night|morning|single)|for (days|weeks|months|hours|no reason)|to sleep|constantly|nonstop|can not stop|will not stop|most days|since)',
    '(can not|can hardly|never) stop (crying|weeping|sobbing)',
    '(lost|losing) (all )?(my |his |her |the )?(interest in (everything|anything|life|all|things|people|food)|all interest|hope|will (to|for)|joy in|zest|desire to)',
    '(given|give|giving|gave) up (on )?(everything|life|hope|myself|himself|herself|living|trying)',
    '(deep*|severe*|terrible|badly|so|really|very|profound|awful*|extremely|crush*) depress*',
    '(dark|black|deep) (hole|place|cloud|pit|tunnel|fog|well)',
    '(black dog|crushing sadness|despair*|unbearabl* sad*)',
    '(what is|no|the|any|see) (the )?(point|use) (of|in|to) (getting (up|dressed|out)|anything|washing|eating|it all|dressing|trying|bathing|cooking|all this|even)',
    'why (bother|even bother|even try) ... (getting|anything|any ?more|trying|washing|eating|dressing)?',
    '(stopped|quit|given up|gave up|no longer) (washing|bathing|showering|dressing|answering|seeing (anyone|people|friends)|getting dressed|brushing|caring|cleaning|shaving|opening)',
    '(have|has|had) not (washed|showered|bathed|dressed|changed|left the house|opened|combed|brushed|shaved|gone out|cleaned|spoken|smiled|laughed|been out) ... (days|weeks|week|months|month|since|ages)',
    '(i|he|she|{family}) (just |only )?(sit|sits|lie|lies|stare|stares) ... (star*|dark|wall|nothing|curtains|chair|ceiling)',
    '(sit|sits|sitting|lie|lying) (alone )?in the dark',
    '(days|weeks|months|week|month) ... (i|he|she) (just |only )(sit|sits|lie|lies|stare|stares|sleep|cry)',
    '(hate|hates|loathe|despise) (myself|my life|himself|herself|being alive|who i am)',
    '(everything|all|life|each day|every day|the future|world) (is|feels|seems|looks|has become|just feels|has gone) .. (pointless|hopeless|grey|gray|black|useless|heavy|dark|meaningless|empty|bleak|worthless|a struggle|too much|unbearable|ashes|hollow)',
    '(no|lost|without|what) (meaning|purpose|future)( left| in (my )?life| any ?more)?( \\.| $)',
    '(so|very|too|this|terribly|desperately|always|constantly) (sad|low|down|miserable|unhappy|heavy) ... (weeks|months|every day|can not|all the time|since|function|eat|get up)',
    '(sad|low|miserable|unhappy|down|depressed|blue|flat) ... (every (single )?day|most days|all the time|for (weeks|months|two|three|four|six|a month|so long)|weeks|months)',
    '(weeks|months|every day) ... (depress*|hopeless|despair|miserable|empty)',
    'no (tengo|tiene|me quedan|hay|encuentro) (fuerzas|ganas|animo|animos|energia|ilusion|esperanza*|alegria) ... (nada|vivir|levantar*|comer|salir|seguir|de|para)',
    'sin (ganas|fuerzas|ilusion|esperanza*|animo) (de|para|alguna|ninguna|por)',
    '(todo|la vida|nada) (me parece|es|se ve|lo veo|me da|tiene) .. (inutil|gris|negro|oscuro|igual|sentido|vaci*)',
    '(llor*) ... (todo el dia|todos los dias|sin parar|a diario|cada (dia|noche)|por nada|todas las noches|sin motivo)',
    'no (me levanto|se levanta|salgo|sale|me bano|se bana) ... (cama|semanas|dias|meses|casa|hace)',
    '(depresion|deprimid*) .. (profunda|grave|fuerte|muy|hace|meses|semanas|terrible)|(muy|tan|profundamente) deprimid*',
    'nada me (importa|interesa|alegra|da|anima|ilusiona|hace feliz|llena)',
    '(no valgo nada|no sirvo para nada|me siento (vaci*|inutil|sin valor|muerta?o? por dentro)|perdi (las ganas|la ilusion|toda esperanza)|nada tiene sentido)',
  ],
  ['bed (early|before|by|at)', ...onlySmallOrBorrowed, ...onlySmall],
)

const hurting = rule(
  'abuse_neglect',
  [
    '({abuser}) ... (hit|hits|hitting|slap*|pushes|pushed|pushing|shov*|punch*|kick*|pinch*|chok*|grab*|beat|beats|beating|burns|burned|tied|ties|lock*|threat*|scream*|yell*|shout*|curs*|swears|swore|insult*|humiliat*|belittl*|spits|spat|throws things|threw|bruis*|drag*|starv*|drugs|restrain*|bully|bullies|bullied|hurts|hurt|rough with|mock*|torment*|twist*|shakes|slams|yanks|yanked|jerks|wrench*) .. (me|him|her|them|us|mother|father|grandma|grandpa|my (arm*|hair|wrist*|face|mother|father|grandma|grandpa|sister|wife|husband)|at (me|her|him|my|mother))',

    '({abuser}|someone|somebody) ... (takes|took|taking|take|steal*|stole|stolen|keep*|kept|drain*|empt*|spend*|spent|uses|using|used|cash*|control*|withdr*|helps (himself|herself)|pocket*|clean* out|clear* out|forg*) .. (my|her|his|our|mothers|fathers|grandmas|grandpas) ... (money|pension|check*|cheque*|bank|savings|card|cards|account*|pin|social security|pills|medicine|painkillers|benefits|house|deed|jewel*|purse|wallet|signature|cash|checkbook|rings?|inheritance)',
    '(money|cash|jewel*|checks|valuables|savings) ... (missing|vanish*|disappear*|gone) ... ({abuser}|account|purse|since|visits?)',
    '(refus*|will not|does not|never) (to )?(take|bring|give|help|feed|clean|turn|change|lift|wash) (me|him|her|my (mother|father|wife|husband)) .. (to|my|the|any|water|food|out|up)',
    '({abuser}) ... (kept|keeps|keeping|pocket*) (the|my|all) .. (money|check*|cash|pension)',
    '(ignor*|never answer*|will not answer) .. (call* (bell|light|button)|bell|calls|cries|buzzer|pleas)',
    'power of attorney && (money|savings|account|house|disappear*|gone|missing|steal*|spend*)',
    '(nobody|no one|never|not one|staff|home|nurses) ... (feeds?|change*|bathes?|washes|turns|helps) (my )?(mother*|father*|grandma*|grandpa*|wife*|husband*|him|her)',
    '(sold|signed|took|transferred|changed) .. (my|the|her|his) (house|home|car|will|deed) ... (without|behind|name)',
    '(leave*|left|leaving) (my )?(me|him|her|mother|father|grandma|grandpa) ... (wet|dirty|soiled|in (a |the |her |his )?(wet|dirty|soiled|filthy|cold)|alone (all|for)|without (food|water|my)|hungry|in (bed|my own|his own|her own|the same)|on the toilet|lying|unattended|filthy|soaked)',
    '(will|does|do|did|would|refus*|never|is|am|are) (not )?(to )?(let|allow*|permit*) (me|him|her|mother|to) .. (out|leave|see|call|phone|eat|use|go|talk|speak|have|visit|friends|church|doctor|outside|touch)',
    '(no one|nobody|never|not|refus* to|stopped|forget* to|will not) (feeds?|feeding|change*|changing|bath*|wash*|check* on|gives? me|clean*|help*) (me|him|her|my|food|water)( \\.| (for|when|until|all|at|in|and|diaper*|sheets|bandage*)|$)',
    '(hides|hid|took away|takes away|took|confiscat*|keeps) (my|his|her) (glasses|walker|phone|teeth|dentures|hearing aid*|cane|keys|wheelchair|medicine*|mail)',
    'bed ?sores|pressure sores',
    '(afraid|scared|frightened|terrified|fear) (of|when|what|to be alone with) (my |the |his |her )?(({abuser}) (comes|gets|is|might|will|does|when)|husband|wife|son|daughter|nephew|niece|grandson|caregiver|carer|aide|partner|boyfriend|what (he|she)|him|her)',
    '(touch*|fondl*|grop*|kiss*) me ... (not want|do not|where|wrong|private*|inappropriate*|without|uncomfortable|should not|bath)',
    '(rape*|molest(ed|s|ing|er|ers|ation)?|force* himself|sexual* (abuse*|assault*))',
    '(being|am|is|was|been|feel) (abused|mistreated|neglected|exploited|bullied|beaten|battered|controlled|threatened)|abusive|elder abuse',
    '(bruise*|marks|burns|welts|black eye) ... (arm*|wrist*|mother*|father*|her|his|neck|grandma*|grandpa*) ... (caregiver|home|nurse|explain|staff|aide|no one|nobody|said|how)',
    'call* (me|him|her) (stupid|names|useless|worthless|an idiot|a burden|crazy|fat|dumb|pathetic|ugly|a liar)',
    'treat* me like (dirt|a dog|an animal|garbage|trash|a prisoner|a servant|a slave|nothing)',
    'says (he|she|they) will (hurt|kill|put me|throw me|leave me|hit)',
    'i (hit|slapped|shook|pushed|shoved|yelled at|screamed at|grabbed|smacked|might hurt|could hurt|nearly hit|almost hit|want to hit|am going to hurt|am afraid i .. hurt) (my (wife|husband|mother|father|sister|brother|partner)|him|her)',
    '(afraid|scared|worried) i (will|might|may|could|am going to) (hit|hurt|slap|harm|lose it with|shake|smother) (my|him|her)',
    '(lost|losing) (my temper|control|it) (and|with) .. (him|her|hit|slapped|shoved|mother|husband|wife|shook)',
  ],
  [
    'beats? (me|him|her|us) at',

    'pushes me to (walk|exercise|try|be|do my|keep|go|eat|get|learn)',
    ...peaceful,
    '(dog|cat|puppy|grandbaby|baby|toddler|horse)',
    '(kicked|beat|beats|hit) (me|us) (at|by|in (chess|cards|bridge|scrabble|golf|tennis))',

    '(makes|made|make) me (laugh|smile|sign up|happy)',
  ],
)

const exploiting = rule(
  'abuse_neglect',
  [
    '(internet|online|never met|website|facebook|dating|on the phone|caller|overseas) && (sent|wired|already gave|transferred|mailed|paid|gave (him|her|them)) && (money|gift card*|thousand*|dollars|savings|hundred*|pounds|cards)',
    '(sent|bought|gave|mailed|read) ... gift card*',
    '(lost|gave|gone|drained) ... (savings|thousand*|money) ... (scam*|online|caller|phone call|fraud*|crook*|stranger)',
    '(gave|told|read) (him|her|them|the caller|a caller) .. my (bank|pin|password|card|social security|account)',
    '(me|le|la|lo|nos) (pega*|golpe*|grita*|empuj*|insult*|amenaz*|encierr*|encerr*|humill*|maltrat*|roba*|robo|pellizc*|jala*|abofete*|castig*)',

    '(hij*|niet*|sobrin*|espos*|marido|cuidador*|enfermer*|yerno|nuera|vecin*) ... (mi|mis|todo mi|toda mi) (dinero|pension|tarjeta)',
    'abus* (de|sexual)|me tratan? (mal|como)',
    'tengo miedo (de|a) (mi|mis) (hij*|espos*|marido|niet*|sobrin*|cuidador*|yerno|nuera)',
    '(saca*|saco|quita*|usa*|gasta*|gasto|roba*|robo|queda* con|cobra*|vacio|vaci*) (con )?(mi|el|mis|todo mi) (dinero|pension|tarjeta|ahorros|cheque|cuenta|joyas)',
    'no me (deja|dejan|permite*) (salir|comer|llamar|ver|hablar|usar|ir)',
  ],
  [...ordinary, ...peacefulInSpanish],
)

/** All rules of these two codes. */
export const crisisRules: readonly Rule[] = [depression, hurting, exploiting]
