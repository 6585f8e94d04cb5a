/** Rules for thoughts of suicide and self harm: said plainly, passively, through means or goodbyes. */

import { rule, type Rule } from './rule.ts'
import { onlySleepOrTravel } from './self-harm/self-harm-guards.ts'
import { notMeant } from './self-harm/self-harm-spanish-rules.ts'

const plainly = rule('suicide_self_harm', [
  '(kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison|off|offing) (my|him|her|them)sel(f|ves)',

  '(hurt*|harm*|cut*|burn*) .. on purpose',
  'self harm*',
  '(kms|kys|unalive)',
  '(talk*|think*|thought*|thoughts|plan*|speak*|dream*) ... (of |about )?ending (things|it|everything|his life|her life)',
  '(had|have) (just )?(had )?enough && (tonight|be done|take the lot|over with|no more|end it)',
  '(take|took|swallow*) the lot|not belong (here|in this world) any ?more',

  '(end|ending|take|taking) (my|his|her|their) (own )?life',
  '(end|ending|finish|finishing) it (all|tonight|now|for good|soon|myself|today)',

  'end (everything|things|the pain|this pain|my (pain|suffering|misery))',

  '(wish*|hope*|pray*) ... (was|were|be|am) (dead|gone|never born)',
  '(be|am|is|are) better (off )?(dead|gone)',
  'better off (not (waking|wake|here|alive|being here)|dead|gone|out of it|under the ground)',
  'rather (be dead|be gone|not be (here|alive)|not live|not wake)',
])

const passively = rule(
  'suicide_self_harm',
  [
    '(do|does|did) not (really )?(want|wish|care|feel like) ... (live|living|alive|be here|being here|wake up|waking up|go on(?! (a|an|the|long|walk*|trip*|diet*|cruise*|holiday|vacation|my|with|any))|going on(?! (a|an|the|long|walk*|trip*|cruise*|holiday|vacation))|exist*|carry on|continue living|see (tomorrow|another))',
    'not (want|wish) to (wake up|be around)',
    '(tired|sick|fed up|weary|done|finished) (of|with) (living|life|being alive|this life|existing|it all)',
    '(no|any|little|what) (reason|point|sense|use|purpose) (to|in|for|of) (live|living|go* on|carry* on|be* (here|alive)|keep* going|staying (on|here|alive|around)|exist*|me being)',
    '(not|never|hardly|no longer|can not|could not) .. (see|find|know) (the|a|my) (reason|point|sense|use|purpose) (to|in|for|of) (go|going|carry|carrying|keep|keeping|live|living|be|being) (on|going|here|alive|like this|any ?more)(?! with (?!it|life|living|this|everything))',
    '(not|is it|hardly|no longer) worth (living|going on|carrying on|being here|it any ?more)',
    '(nothing|no one|nobody|not much) (left )?(here )?to live for',

    '(world|everyone|everybody|family|they|kids|children|people|all|you|he|she|daughter|son|husband|wife|others) ... (better|fine|happier|easier|manage|cope|relieved|get (on|along)|not miss|lighter|simpler|free) ... (and )?(without (me|an old|a)|if i (was|were|am|died|disappear*|did not|left)|once i am gone|when i am gone)',
    '(better|easier|happier|fine|simpler) ... without me(?! (at|in|on|for))',
    '(nobody|no one|who|not one|anyone|anybody) (would|will|even|care|notice|miss|cares|notices) ... (miss|notice|care|cares|mourn|grieve|even) ... (me|i (was|were|died|am|vanish*|disappear*|went))',
    'if i (just )?(died|was gone|were gone|disappeared|vanished|did not wake|never woke|was not here|were not here|was not around|were not around|dropped dead)',

    '(hope|wish|pray|praying|hoping|wishing|want) ... (not|never) (to )?(wake|waking|see (the )?(morning|tomorrow))',
    '(never|not) wak* up (again|would be|in the morning)',
    '(god|lord|jesus|heaven) ... tak* me',
    '(want|wish|need)* (to|i could|i would) (just )?(disappear|vanish|sleep forever|cease|stop existing|not exist|fade away|be no more)',
    'want (it|this|everything|the pain|life) (all )?to (be over|end)',
    '(want*|ready|longs?|longing|keeps? saying|talks? (of|about)|going) ... (join|joining) (my|his|her|their) (late |dead |departed |poor |darling )?({family})(?! (at|for|on|in) )',

    '(i am|become|feel like|being|just|only) .. (a |such a )?burden (on|to) (every|them|my|the|you|all)*',
    '(had|have|lived) (long )?enough of (life|living|this life|this world)',
    '(being alive|living|life|existing|it all|this life) (is|feels|has become|got) (just |simply |all )?(too (much|hard|heavy|painful)|unbearable|not for me)',
    'want (it|everything|this) all? ?to (stop|end|be over)|want it all to stop',
    '(wait*|want*|long*|ready|hope*) to (be with|join|see|go to) (my )?(late |dead )?({family}|him|her) (again|soon|in|now|at last|who)|be with my (late|dead)|hurry it (along|up)',
    '(no|see no|not see|not have|any|longer see) .. (reason|point|will|desire|purpose) to (keep|go|carry|continue|get|be) .. (on|breathing|living|up|alive|here|going)',
    '(last|final) (night|day|hours) (on earth|alive|here|with us)',
    'if i (was|were) not (around|here|alive)',
    '(in the ground|in my grave|six feet under|pushing up daisies|in the cemetery) && (sooner|rather|wish*|want*|better|ready|soon|join*)',
    'not (think|want|wish|plan|expect|care) ... (see|make it to|reach|be here for) (another|the next|my next|next|this) (christmas|birthday|year|spring|summer|winter|day|morning)',
    '(point|use|sense) (of|in) me (going|being|living|carrying|staying)',
    'tonight is the night && (plan|pills|gun|end|over|goodbye|ready|alone)',
    '(pills|tablets|gun|rope|insulin|razor) .. (would|could|will|might) (do|finish) (the job|it|me)',
    '(feel*|felt|think*|want*|thought*|close to|like|considering|consider) .. (about |of )?ending it',
    '(cutting|burning|starving) (herself|himself|themselves)',
    '(no|not) .. (future|tomorrow|way out|other way|way forward) && (end|die|gone|over|pills|gun|living|alive)',
    '(world|life|family|everyone) ... (rid of me|free of me|shot of me)',
    '(might|may) (just )?as well be (dead|gone|buried)',
    '(never|not) (have |had )?(woken|woke) up (from|after|again|at all)',
    '({drug}) ... (is|are|would be|be|becomes?) (fatal|lethal|deadly|enough to (die|kill|end))',
    '(life|living|it) (has|holds|have) (no|lost all|lost its) (meaning|purpose|point|sense)',
    '(bridge|roof|balcony|cliff|viaduct|car park|ledge) && (high|far) enough',
    'i want out( of (this|life|it))?( \\.|$| $)',
    '(have|got|found) (the|a) (means|way out|method|plan) && (gets worse|too much|do it|tonight|know what|when|ready|end)',
    '(time|ready) (for me )?to (go|leave) (for good|this world|this life|forever)',
    '(no longer|not) (want|belong|needed) ... in this world',
    '(leave|leaving|left|exit) this (world|life)',
  ],
  onlySleepOrTravel,
)

const byMeans = rule('suicide_self_harm', [
  '(rope|noose|gun|pistol|{revolver}|shotgun|rifle|razor|blade|knife) ... (nobody|no one|secret*|ready|loaded|tonight|shed|drawer|garage|attic|bedside|nightstand|hidden|bought|waiting|in case|end)',
  '(bought|hid|hidden|hiding|loaded|cleaned|got out|took out|found|holding|keep*|looking at|staring at|tied) ... (rope|noose|gun|pistol|{revolver}|shotgun|rifle)',
  '(sav*|stash*|hoard*|stockpil*|collect*|hid|hiding|hidden|put* (away|aside|by)|stor* up|set aside|piled up|gather*|count* (out|up)?|lined up|lining up) ... (pills|tablets|medicines|sleeping pills|painkillers|insulin)',
  '(pills|tablets|painkillers|insulin|medicines) ... (saved|stashed|hoarded|stockpiled|hidden|lined up|put by|put aside|enough to (end|never|not wake|do it))',
  '(take|taking|swallow|swallowing|took|swallowed) (all|the whole|every|a whole|the entire|a handful|a bottle) .. (pill*|tablet*|bottle|medicine*|lot|of them|packet|box)',
  '(gun|pistol|rifle|rope|noose|razor|blade|bridge|train|platform|railway|tracks|cliff|rooftop|balcony|river) && (how easy (it|that) (would|could) be|would be (so )?easy|keep (thinking|looking) (about|at) it|step off|step in front|think* (about|of) using it|want* to (jump|use it|let go)|tempt*|call* (to )?me to)',
  'how (many|much) ... (would|does|do|will|to) (it take )?(to )?(kill|die|end|finish|be fatal|never wake)',
  '(slip|go|drift|pass|fade) (away|off|quietly|peacefully) && (pills|tablets|insulin|bought|saved|tonight|enough to|ready|overdose)',
  '(driv*|crash*|steer*|run*|swerv*) .. (car|truck|van|it) (straight )?(into|off|at|under)',
  'what (happens|would happen) if i (took|take|swallow*) ... (all|whole|lot|every|bottle)',
  '(painless*|(least|less|not) painful|no pain|quick*|easiest|easy|peaceful|best|gentle) (way|ways|method*) .. (to )?(die|go|end|kill|leave|not wake)',
  '(lethal|fatal|deadly) (dose|amount)',

  '(car|garage) ... (engine running|exhaust)',
])

const byGoodbye = rule('suicide_self_harm', [
  '(written|wrote|writing|write|left|leaving|leave|penned) ... (goodbye*|farewell|last|final|suicide) (letter*|note*|message*|card*)',
  '(letter*|note*) ... (when|after|once|for when) i (am|have) (gone|dead|left)',
  '(said|saying|say) (all )?my (goodbye*|farewell*|last goodbye*)',
  '(giv* away|gave away|given away|giving) .. my (things|belongings|possessions|jewelry|stuff|pets|treasures|clothes) .. (away|because|i will not|will not|since|so|before)?',
  'will not (be (here|around|alive)|need (it|them|anything|any of)) (much longer|any ?more|soon|after|by|for|where)',
  'not (be )?(here|around|alive) (much longer|by (christmas|next|the)|next (week|month|year)|to see)',
  '(no|not) (need|use) ... where i am going',
  '(this (is|will be)|tonight is|these are) my (last|final) (day|night|message|goodbye*|christmas|words)',
])

const inSpanish = rule(
  'suicide_self_harm',
  [
    '(quitarme|quitarse|acabar con|terminar con|perder) (la|mi|su) vida',
    '(matarme|se va a matar|quiere matarse|matarse|ahorcarme|ahorcarse|colgarme|dispararme|hacerme dano|lastimarme|hacerse dano)',
    '(quiero|quiere|quisiera|gustaria|deseo|prefiero|preferiria|ganas de|ojala|pienso en|pensando en) .. (morir*|muriera|estar muert*|muert*|desaparecer|dormir* para siempre|no despertar*|no despertara)',
    'no (quiero|quiere|deseo|tengo ganas de|me interesa) (vivir|seguir|despertar*|estar aqui|existir|continuar|vivir mas|seguir viv*|mas vivir)',
    '(acabar|terminar) con (todo(?! (el|la|los|las|mi|este) (trabajo|tarea*|pendiente*|quehacer*|limpieza|ropa|comida|mandado|plato*))|esto|mi sufrimiento)',
    '(mejor|preferible) .. (muert*|no estar|sin mi|no existir|si (me muero|no estoy|no estuviera|yo no))',
    '(no vale la pena|para que|no tiene sentido|sin sentido|cansad* de|harto de|harta de|sin ganas de) (seguir |la )?(viv*|vida|seguir)',
    '(estarian|estaria|estan|viviran|vivirian) mejor sin mi',
    'dejar de (existir|vivir|molestar|sufrir)',
    '(nadie|quien) me (extranaria|echaria de menos|va a extranar|lloraria)',
    '(tomar*|tragar*|tomo) todas (las|mis) (pastillas|medicinas)',
    '(guard*|junt*|escond*) ... (pastillas|soga|pistola|cuerda)',
    '(tirarme|lanzarme|saltar) (de|por|al|a la|del|desde) .. (puente|balcon|ventana|tren|metro|rio|mar)?',
    '(carta|nota) de despedida|me (despedi|despido) de todos',
    'si (yo )?(me )?(muriera|muero|desapareciera|desaparezco) ... (nadie|mejor|igual|todos)|nadie se daria cuenta',
    'a nadie le (importa*|importaria|preocupa*) ... (muero|muera|desaparezco|estoy)',
    'que dios me (lleve|recoja)',
    '(soy|me siento) una (carga|molestia|estorbo)',
    'no (puedo|aguanto) mas (con|esta|la|vivir|asi)',
  ],
  [
    ...notMeant,
    '(crucigrama|sudoku|rompecabezas|juego|calor|ruido|tarea|computadora|celular|dieta)',
  ],
)

/** All rules of this code. */
export const suicideRules: readonly Rule[] = [plainly, passively, byMeans, byGoodbye, inSpanish]
