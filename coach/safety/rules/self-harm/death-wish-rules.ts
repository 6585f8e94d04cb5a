/** Rules for means at hand, for death longed for, and for last words, each with its own harmless uses (coach.md section 4, tier 0). */

import { anyTwoOf, eachWith } from '../any-two.ts'
import { rule, type Rule } from '../rule.ts'
import { onlyAboutStories, onlySleepOrTravel } from './self-harm-guards.ts'

/** A firearm or a noose in a talk about health is a danger sign until it is plainly sport or a figure of speech. */
const weapon = rule(
  'suicide_self_harm',
  [
    '(gun|guns|pistol|{revolver}|shotgun|rifle|firearm|bullets?|glock|noose|escopeta|pistola|soga|mecate)',
  ],
  [
    ...onlyAboutStories,
    '(jump* the|son of a|glue|heat|nail|spray|water|squirt|staple|massage|caulk|top|big|toy|radar|starting|smoking|grease|paint) guns?',
    'guns? (range|club|show|control|shy|slinger*|smoke|n roses)|rifle through|bullet (point*|journal*|train|list*|proof)|(bite|dodg*|magic|silver|nutri) .. bullet|my guns',
    '(clay|target|skeet|pheasant|duck|grouse|turkey|range|biathlon|olympic*|marksman*) .. (shoot*|season|trip|hunt*|pigeon*|rifle|pistol)|hunting (trip|season|dog)|(war|army|navy|salute|museum|western*|parade|police|robber*|burglar*|starter*)',
    '(hunt*|ducks?|doves?|deer|rabbits|venado|patos|opening day|temporada|nerf|tejer|hamaca*|knots|hitches|gun safe|club safe|air rifle)',
  ],
)

const poison =
  '((rat|slug|mouse|ant) poison|poison for (rats|mice)|weed ?killer|antifreeze|paraquat|cyanide|arsenic|drain cleaner|bleach|raticida|veneno (para|de) (ratas|ratones)|insecticida|herbicida|matarratas)'
const pillsAtHand =
  '((all|whole|every|lot|bottle*|handful|how (much|many)|left|enough|pile|row|counted|stash) .. (of )?.. (morphine|oxy*|fentanyl|pills|tablets|sleepers|sleeping pills|painkillers|insulin|patches|codeine|tramadol|opiates|valium|xanax|temazepam|barbiturate*)|(todo el|tod[ao]s? (las|mis)|un punado de|el) (frasco|frasquito|pastillas|medicinas|pildoras|bote)|spit* out (his|her|my) (pills|tablets))'
const finality =
  '(mercy|finally|at peace|calm|whisk*|vodka|gin|tonight|in front of me|on the table|misery|no one|nobody|alone|goodbye*|be over|for good|permanent*|forever|never come back|not (be )?com* back|not turn* (back|up)|swim* out|last time we (talk*|chat*|speak)|last (thing|job) (left|to do)|one (last )?(job|thing) left|go home to|see jesus|no rats|no (tengo|hay) ratas|not to be sad|do not be sad|no (estes|esten|se pongan) trist*|dice que ya le toca|ya le toca|se va pronto|me voy pronto|y listo|y se acabo|y ya|asunto arreglado|un dia de estos|it would be so easy|one step|date circled|circled (a|the) date|accident and|an accident|not (intend|plan|expect|mean|want) to (see|reach|make|turn|live)|do not intend to|already (chosen|picked)|the end|this world|este mundo|say the word|blame (your|him|her|them)selves|not (anyone|anybody|your) fault|jar|stashed|without a fuss)'

const meansAtHand = rule(
  'suicide_self_harm',
  eachWith(
    [poison, pillsAtHand],
    [finality, '(compre|bought|drink it|drank|swallow*|tom*|taste|how much (of|would))'],
  ),
  [
    ...onlyAboutStories,
    '(child*|kids|grandkids|dog|cat|toddler|spill*|clean*|stain*|mold|mould|whiten*|laundry|sink|garden*|weeds|paths?|patio|pill (box|organi*)|pastillero|morning|breakfast|pharmac*|doctor|refill*|receta*|desayuno|medico|farmacia)',
  ],
)

/** Death named, and longed for. */
const death =
  '(die|dying|dead|death|the grave|my grave|my coffin|heaven|jesus|(my|the|his|her) maker|the (good |dear )?lord|the angels|eternal rest|oblivion|the other side|the reaper|the end|out of (my|his|her|its|this) misery|cemetery|morir*|la muerte|mi muerte|el cielo|la tumba|el panteon|diosito|mi creador)'
const longing =
  '(ready|wish|wishes|wishing|hope|hoping|pray|prays|praying|beg|begs|begging|want|wants|wanted|long|longs|looking forward|can not (come|wait)|hurry|sooner|easier|why not me|not wait|go home|going home|home to|not mind|no fear|blessing|welcome|lucky|envy|envies|jealous|disappointed|relief|mercy|please|quiero|quisiera|deseo|ojala|espero|list[ao]|pido|ruego|rezo|envidio|alivio|prefiero)'

const longedFor = rule(
  'suicide_self_harm',
  [
    `${longing} .. (for |to |that |i |would |could |will |me |my |be |meet |see |with |go |it |the )*.. ${death}`,

    '(hope|wish|pray*|espero|ojala) ... (heart attack|stroke|cancer|pneumonia|infarto|covid|next one|fall|the big one) ... (job|finish*|take|takes|kill*|quick*|proper*|me lleve|acabe)',
    '(wake|woke|waking|wakes) up .. (disappointed|sorry|annoyed|angry|sad|cross|gutted) .. (that )?(i|he|she) (did|was|woke|am)|(disappointed|sorry|annoyed) (to|that i) (wake|woke|still (be )?here|be alive)|(already died|died already|dead already|outlive*) .. (nobody|no one|body|told|too long)',
    '(dog|horse|cat|animal) .. (out of (its|his|her) misery|put (it|him|her) down|to sleep) ... (me|i|why|human*|us)|kinder to (dogs|animals|pets)',
    '(would|will) not (lift a finger|move|fight|bother|get out of the way|call anyone|stop it|step back|duck) .. (to stop|if|when) ... (truck|car|bus|train|lorry|heart|came|come|happen*|hit|took)',
    '(starve|starving) (yourself|myself|to death)|(quit|stop*) (eating and drinking|drinking water)',
    // A high or busy place, and its times or its depth worked out.
    '(stand*|stood|sit*|sat|park*|wait*|am) .. (on|at|by|near|above) .. (bridge|viaduct|railway|tracks|line|level crossing|platform|cliff|overpass) ... (work* out|count*|time|times|timing|timetable|how (long|deep|far|high)|which train|express)',
    // Leave taken for good in thanks and errands.
    '(not|will not) (going to )?be (here|around|about|bothering you) (for )?much longer ... (thank*|look after|take care|goodbye|be good|want* you|tell)|(thank*|look after|take care|goodbye|be good|tell) ... not (going to )?be (here|around|about) (for )?much longer',
    '(no me deje|que no me deje|no quiero) (amanecer|despertar|ver otro dia)|(quiero|quiere|quisiera) ir(me)? .. con mi (viej[oa]|espos[oa]|marido|mujer|hij[oa]|mama|papa|difunt[oa])|no tengo nada que hacer en este mundo',
    '(only|just|solo) (here|staying|alive|living|hang* on|around|stay|vivo|sigo) .. (for|until|till|because of|por) (the|my|mi|el|la) (cat|dog|budgie|bird|parrot|grand*|son|daughter|wife|husband|sister|gato|gata|perro|perra|nieta|nieto|hijo|hija)',
    '(just |simply )?(did not|do not|does not|never) (turn up|come down|come back|show up|wake up) .. (one|some) (day|morning)|(step|walk|swim|wander|drive|sail) .. (off|out|away) .. (and )?(not|never|keep going)',
    '(one|a single|just a) (step|jump|push|leap|slip|pull|bullet|swallow) .. (is )?all it (would|will|takes)|all it (would|will) take (is )?(one|a)',
    '(do|does|did) not (intend|plan|expect|mean|aim|care) to (see|reach|make it to|turn|live to|be here at) (sixty|seventy|eighty|ninety|[0-9]+|my|his|her|the|next|christmas|spring|another)',
    'accident .. (and )?.. (not to be sad|do not be|nobody to blame|will not be)|make it look like (an accident|i)',
    '(do not|please do not|never|not) let (me|him|her) (wake up|see (tomorrow|morning|another))|push* up (the )?(daffodils|daisies)|(just|rather|would) as soon (be|be dead|die|go) (too|as not|gone)?|(every|all|most) .. (i )?(loved|know|knew|cared about) .. (is|are) (dead|gone) .. (i would|i want|and i|why)',
    '(i|she|he|and) (would|will|may|might) (just )?as (soon|well) (be|be dead|die|go|join them)',
    '(plan*|think*|work* out|imagin*|pictur*) .. how (to|i will|i would|i could) (do it|end|go|make it) ... (natural|accident|quick|clean|hurt|nobody|painless|look*)|look* natural',
    '(coroner|suicide note|bag over (my|his|her|your) head|life insurance|insurance|payout|pay out) .. (know|tell|find|how long|pays?|still pay*|covers?|after|two years|checked|would go|goes to|better off|void|sort)',
    '(leav*|left|keep*|kept|sit*|running) .. (car|engine|motor) (running )?(in|inside) .. garage|(car|engine|motor) running .. garage',
    '(heavy|too many|over the top) .. (on|with) .. (whisk*|gin|vodka|drink) (and|with) .. (tablets|pills|sleepers)|(tablets|pills|sleepers|whisk*) .. will (see|take care|do for|sort) .. (to|of|for)? ?(that|it|me|the rest)',
    '(check* out|be gone|go|leave|be off|be away for good) (on )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|this weekend) && (do not bother|no need|plan*|goodbye|last|who would find|find me)',
    '(would|could|might) go (tomorrow|tonight|today|now) if .. (not|find*|was not|were not|had not|knew)|(who|someone|worry* about who) (would|will|has to|finds?|might) find me',
    '(feel*|felt) (the|a|something) .. (pull|tug|call|jala|llama) && (crossing|train|platform|bridge|edge|water|river|roof|balcony|tracks|cliff|metro|puente)',
    '(no more|there (will|would) not be) (any |a |another )?(birthdays?|christmas*|mondays?|tomorrows?|summers?|winters?|one|more of me) .. (for me|after|i have seen|seen to|so there)|(see*|look*) .. (me|myself) .. (bothering|lasting|being here|around|making it) past',
    '(pill|tablet|injection|something|button|switch) .. (that|to|which) .. (just )?(switch*|turn*|put*|knock*) .. (you|me|it all|everything) (off|out for good|to sleep for good)',
    '(sleep) .. (you|i|they|we) .. (do not|never|can not|not) .. (wake|come back) (up )?(from|again|out of)|(want|need|like|what i want) .. (is )?(out|not to be|to not be|oblivion|to be nothing|nothing ever again)( \\.|$| simple| please| of this)',
    '(go|going|come|coming|went) off .. (tablets|pills|medicine*|insulin|dialysis|warfarin) .. how long .. (till|until|before|do i|would)|how long .. (ticker|heart) .. (stops?|gives? out|packs? up)|last (set|haircut|perm|fitting|shoe shine|bath|sunday dinner) .. (she|he|i)? ?.. (need*|want*|ever)?|was (her|his|my) last (set|haircut|perm|pint|round|game|supper)',
    '(fix|solve|sort|end|put right) (that|this|it) .. (for good|myself|once and for all|permanently)|(weight|stone|millstone|chain) (round|around|on) (their|her|his|my familys) (neck|necks|shoulders|back)',

    '(service|old|army) (weapon|pistol|gun|rifle)',
    '(tide|sea|water|river|lake|snow|frost|cold) .. (could|would|might|i will|tempt*) (i )?(just )?(sit|lie down|take me|let it|stay|walk in|wait|lie)|i could just (sit|lie down|stop|walk in|let go|step|drive on|keep driving|keep walking)( \\.|$| and| there| in| until| till)',
    '(orilla|borde|filo|via|vias|anden) .. (metro|puente|azotea|tren|rio|balcon|mar) ... (jala|llama|tienta|tirar*|siento|dan ganas|pienso)|(insulina|pastillas|morfina|gotas) .. (hace falta|hacen falta|se necesita*|bastan) .. (para )?(no volver|morir*|irse|no despertar|dormir para siempre)',
    '(deje|dejo|dejado|tengo|ya) todo (arreglado|listo|pagado|en orden) ... (carta|llaves|despid*|vecina|hijos|cajon)|(tierra) me trag* .. (no volver|para siempre|de una vez)|(lo que|yo lo unico que|solo) (quiero|espero|deseo) es (irme|morir*|descansar|desaparecer|acabar|que se acabe)',
    'se corta* (las|los) (piernas|brazos|muslos|venas|munecas) (con|a)|(hit|hits|punch*|slap*|bite|bites) (myself|herself|himself) .. (in the (face|head)|with|when|until|on the)|(dig*|sink*) .. (nails|pins?|fork|needles?) .. (in|into) .. (till|until|bleed*|blood|skin|arm*)',
    '(swallow*|took|tak*) .. (load|lot|whole|box|bottle|handful|all) .. (tablets|pills|medicine*) .. (and )?(said|in front|you will|now you|free)',
    '(handed|gave|left|giving) (me|us|him|her) (his|her) (medals|watch|ring|tools|keys|gun|bible|dog|photos) && (funny|strange|odd|hugged|shook (my|his) hand|cried|worried|goodbye|not like (him|her)|quiet|said)',
    '(took|taken|swallowed) (a )?(whole )?(bunch|load|lot|handful|pile|ton|bottle) of .. (tylenol|pills|tablets|aspirin|paracetamol|medicine*|sleepers|xanax|valium)',
    '(out of (her|his|their|your) hair|out of the way) (for good|forever|altogether|permanently)|easier (on|for) [a-z]+ if i',
    '(quarry|viaduct|cliff|bridge|railway|level crossing|dam|weir|gorge|overpass) ... (slow down|stop the car|pull over|stare|think about|wonder|tempt*|every time)|(slow down|pull over) .. (by|at|near|past) the (quarry|bridge|cliff|dam)',
    '(regal*|repart*) .. (todo|sus cosas|todo lo suyo) ... (descans*|se va|me voy|ya pronto|despid*)|ya pronto (descans*|me voy|se va|voy a descansar)',
    '(left|sent|texted|text) .. (message|voicemail|text|note) .. (saying )?(goodbye|sorry)|(saying|said) goodbye and .. (key|dog|will|not (pick*|answer*))|not (be|make it) in (next|this) (month|week|year)|i will not be (in|here|around|there) (next|in|by|come) (month|week|spring|easter|year)',
    '(would it be|how|so|very) (gentle|peaceful|painless) (it|that) would be|how (gentle|easy|peaceful|quiet|painless) (it|that) (would|could|might) be',
    '(drive|drove|drives) .. (into|off) .. (tree|wall|river|bridge|cliff) .. (thought|think|tempt*|easy|one day)',
  ],
  [
    ...onlyAboutStories,
    ...onlySleepOrTravel,

    '(not|never) (want*|wish|ready) .. to die|church (choir|group|social|supper)|bible (study|class)|praise|hymn|(lord|heaven) (knows|willing)|please (tell|help|give|suggest|show|explain|recommend)',
    '(ganas|hambre|risa|sed|calor|frio|verguenza|sueno) .. morir*|morir* de|mor(ir|irme) (de|por)',
  ],
)

const lastWords = rule(
  'suicide_self_harm',
  [
    ...anyTwoOf([
      '(this|that|it|today) (is|will be|may be|might be|was) .. (the |my |our )?last (time|message|chat|note|conversation|words?|letter|night|supper)|will not (be )?(chat*|talk*|writ*|bother*|trouble) .. (you )?(again|any ?more)|so long, everyone|goodbye (every*|now|all|to you|coach|my friend)|thanks for (everything|trying|all)|you have been (kind|good|so good)',
      '(insurance|will|deeds|policy|papers|passwords|keys|bank book) .. (is|are|in) .. (the|my|blue|red|top|desk|tin|drawer|box|safe)|tell (my|the) [a-z]+ .. (i|love|sorry|where|the)',
      '(cancel*|stopp*|settl*|paid|sort*|clos*|tidied|clean*) .. (the |my |all |every* )*(milk|papers?|newspaper|gas|account*|bills|will|house|debts|phone|subscriptions?)',
      '(find|found|got|given|arranged) .. (a )?(good |new )?(home|place) for (the|my|both) .. (dog|cat|cats|dogs|pets?|bird|budgie|hens)',
      '(written|wrote|finished) (all )?(the|my|their) letters',
      '(will|would) not matter .. (after|by|soon|then|any ?more|much longer)|(after|by|come) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the weekend) .. (will|would) not matter',
      '(dog|cat|cats|dogs|pets?|bird|hens) .. (is |are |has |gone |went )*.. (with|to) .. (neighbo*|friend|sister|shelter|daughter|son|new home)',
      '(one|last|only) .. (job|thing|task|step) (left|to do|remaining|to go)|nothing left to (do|say|sort)|all (done|sorted|arranged|squared away|taken care of)',
      '(tonight|by morning|before (morning|dawn|they)|tomorrow|when (he|she|they) (find*|come*|get*))',
    ]),
  ],
  [...onlyAboutStories],
)

/** All rules of means, longing for death and last words. */
export const deathWishRules: readonly Rule[] = [weapon, meansAtHand, longedFor, lastWords]
