/** Rules for injuries after a fall or knock, sudden confusion, and stopping heavy drinking. */

import { rule, type Rule } from './rule.ts'

const longAgo = [
  '(years|year|months|decades) ago',
  '(as a (child|kid|boy|girl|young*|teen*)|when i was|in my (teens|twenties|thirties|forties|fifties|youth)|long ago|since childhood)',
  'en (19[0-9][0-9]|20[01][0-9])',
  'hace .. anos',
  '(last|in) (year|spring|summer|autumn|winter|19[0-9][0-9]|20[0-9][0-9])',
  '(healed|recovered|mended|old (fracture|injury|break))',
]

const notReally = [
  'fell (in love|asleep|behind|out with|apart|for (it|him|her|the|a)|off (my|his|her|the) (diet|wagon|chair laugh*))',

  'laugh*',
]

const headKnock = rule(
  'fall_injury',
  [
    '(hit|hits|bang*|crack*|bump*|knock*|struck|smack*|whack*|split|bash*|gash*|cut|bonk*|thump*) .. (my|his|her|their|the) .. (head|skull|forehead|temple|eyebrow|face|noggin|scalp|chin|brow)',

    '(head|skull|forehead) ... (hit|bang*|crack*|bleed*|against|struck) ... (floor|wall|table|tub|bath|sink|door|step*|stair*|ground|curb|pavement|corner|counter|nightstand|cabinet|shelf|tile*)?',
    '(blood thinner*|warfarin|eliquis|xarelto|coumadin) ... ({fell}|bump*|hit|knock*|bang*|bruise*)',
    '({fell}|bump*|hit|knock*|bang*) ... (blood thinner*|warfarin|eliquis|xarelto|coumadin)',
    '(me|se) (golpee|golpeo|pegue|pego|di|dio|abri|abrio|parti|partio) ... (cabeza|frente|craneo|cara|nuca)',
    'golp* .. (en|contra) .. (la )?(cabeza|frente|nuca)',
    '(me|se) (descalabr*|abri la cabeza|rompi la cabeza)',
  ],
  [
    'heart',

    '(romp*|quebr*) la cabeza .. (con|pensando|buscando|para) .. (crucigrama*|rompecabezas|sudoku|juego|acertijo*|cocin*|hacer|cuentas|computadora)',
    ...notReally,
    ...longAgo,
  ],
)

const brokenBody = rule(
  'fall_injury',
  [
    '({fell}) ... ({cannot}|hurts to|hard to|too (sore|painful) to) ... (get up|up|stand*|walk*|move|lift|bend|put|bear|raise|sit|turn|use)',
    '({fell}) ... ({joint}) ... (swoll*|swell*|swelled|pain*|hurt*|broke*|bent|wrong|twist*|bruis*|black|purple|blue|out of place|angle|throb*|killing|agony|stick*|deform*|numb|can not|sits|huge|lump|snap*|crack*|pop*|burn*|stiff)',
    '({joint}) ... (swoll*|swell*|hurt*|pain*|bruis*|black|purple|throb*|can not|agony|killing|wrong) ... ({fell}|fall|tumble)',
    '({cannot}) get (up |back up |myself up )?(off|from|up off) (the |my )?.. (floor|ground|bathroom)',
    '(after|since|from) (falling|slipping|tripping) ... (hurt*|pain*|swoll*|can not|could not|stand|walk)',
    'no (se|me) (puede|puedo) (levantar|parar|mover|poner|sentar)',
    '(missed|misjudged) (a|the|the last) (step|stair|curb|kerb)',
    '({cannot}) (get (up|back up|off)|stand up) .. (off|from) .. (floor|ground|bathroom)',
    '(on|lying on|stuck on|stranded on|from) the .. (floor|ground|bathroom|tiles|path|lawn|garage floor) ... ({cannot}|since|hour*|stuck|all night|help|alone)',
    '(stuck|trapped) (on the (floor|ground)|in the (bath|tub))',
    '({cannot}|hurts to|too painful to) (put|bear|place|stand|step) .. (weight|on it|foot)',
    '(leg|foot|arm|wrist|hip|ankle|finger|elbow|shoulder) ... (shorter|turned out|odd angle|wrong way|funny angle|strange angle|bent (back|wrong|the)|out of (place|its socket|joint)|deformed|dislocated|sits wrong)',
    '(heard|felt|there was) ... (crack|snap|pop|crunch) ... ({joint}|ground|floor|landed|fell|stand|walk)',
    '({fell}) ... (heard|felt) ... (crack|snap|pop|crunch)',

    'bone ... (stick*|show*|through|poking)',
    '({fell}) .. (down|off|from|out of) .. (stairs|staircase|steps|ladder|roof|bed|chair|porch|balcony|tree|stool|bike|bicycle|horse|wheelchair|toilet)',
    '(slipped|tripped|fell|tumbled) (in|on|over|getting (in|out|up)|coming) .. (the )?(shower|bath|bathtub|tub|kitchen|garden|ice|rug|curb|step|cat|dog|cord|tub|hall*|parking|sidewalk|driveway|mat)',
    '(just|today|this morning|last night|yesterday|an hour ago|minutes ago|again) .. (i |he |she )?(fell|slipped|tripped|took a (fall|tumble|spill))',
    '(fell|tripped|took a (bad |nasty |hard )?(fall|tumble|spill)) .. (hard|badly|just now|today|this morning|last night|yesterday|an hour ago|again)',

    '(cai|cayo|caida|caido|resbal*|trope*|rodo|rode) ... (no (puedo|puede)|cadera|muneca|brazo|pierna|tobillo|rodilla|hombro|sangr*|hinchad*|dolor|duele|golpe*|cabeza|escalera*|espalda|costilla*)',
    '(me cai|se cayo|se ha caido|me he caido) (de|del|desde|por) (el |la |un |una |las )?(techo|azotea|arbol|caballo|barda|balcon|andamio|escalera*|cama|tejado)(?! .. risa)',
    '(golpe*|pegue|torci*) ... (cadera|muneca|brazo|pierna|tobillo|rodilla|hombro) ... hinch*',
    '(cadera|muneca|brazo|pierna|tobillo|rodilla|hombro) ... (torcid*|rot*|morad*|fractur*|quebr*)',
    'no (puedo|puede|logra) (levantarme|levantarse|pararme|pararse|ponerme de pie|apoyar)',
    '(me|se) (fracture|fracturo)|(me|se) (rompi|rompio|quebre|quebro) .. (cadera|muneca|brazo|pierna|tobillo|rodilla|hombro|hueso*|costilla*|pie|dedo*|mano|codo|clavicula|nariz|diente*|femur|columna|cara|frente|todo|toda)',
  ],
  [
    '(chair|squat*|low|soft|sofa|couch|exercise*|yoga|stretch*) ... (floor|get up)',

    'can not (get up|walk|stand) (the|early|as|for)',
    ...notReally,
    ...longAgo,
  ],
)

const lost =
  'confus*|disorient*|nonsense|gibberish|hallucinat*|delirious|delirium|rambling|babbling|muddled|mixed up|incoherent|bewildered|addled|(not|no|stopped) mak* (any )?sense|mak* no sense|not (himself|herself|themselves|with it)|out of (his|her) (head|mind)|agitated'

const unknowing =
  '(do|does|did|can|could|is|was) not (know*|recogni*|remember*|tell|understand*|sure|place) .. (where|who|what (day|year|month|time)|me|us|him|her|own|(his|her|my) (own )?(name|house|home|wife|husband|son|daughter|children|room|sister|brother|birthday))|not (know*|recogni*) .. (own|where|me|us|who|(his|her|my))'

const confusion = rule(
  'sudden_confusion',
  [
    `({sudden}) ... (${lost})`,
    `(${lost}) ... ({sudden})`,
    `({sudden}) ... (${unknowing})`,
    `(${unknowing}) ... ({sudden}|fine|normal|herself|himself|ok|okay|sharp|well)`,

    `(${lost}) ... (fever|infection|uti|surgery|operation|hospital|new (pill*|tablet*|medicine*)|temperature)`,
    '(see*|hear*|talk* to|shout* at|sees|saw) .. (people|things|children|bugs|insects|animals|men|cats|voices|someone|spiders|soldiers|strangers) .. (who|that|which|on|in|crawling)? ... (not there|not real|are not|is not|nobody|on the (wall*|ceiling|bed)|in the (room|corner)|dead)',
    '(talk* to|thinks|insists|believes|calling for|asking for|says) ... (dead (mother|father|husband|wife|brother|sister|parents)|mother who died|it is (19[0-9][0-9]|the war)|is (19[0-9][0-9]))',
    '(got|get|was|is|found) (lost|wandering) ... (own (house|home|street|kitchen|bathroom)|street|nightgown|pajamas|pyjamas)',
    '(thinks|thought|says|believes|insists|swears) ... (soldiers|people|men|children|strangers|animals|someone|spies|bugs|thieves) ... (in the|outside|under|on the|are|is)',
    '(lost|wander*|wandering) (in|around|inside) .. own (home|house|hall*|street|room|kitchen|apartment|bedroom)',
    '(put*|found|tried) ... (oven|fridge|toilet|stove) ... (shoes|phone|keys|clothes)',
    '(did|does|do|could|can|would) not (recogni*|know) && ({sudden})',
    '(think*|thought|believes|says|sure|convinced) (that )?it is (19[0-9][0-9]|the war|wartime|time for school)',
    '({sudden}) && (hallucinat*|disorient*|talk* nonsense|gibberish|delirious|incoherent|agitated|not mak* sense|(can|could|does|did) not follow|(do|does|did) not know (where|who|me|us)|not recogni*|rambling)',
    '(drows*|sleepy|hard to wake|groggy|lethargic) ... (confus*|muddled|nonsense|will not|fever)',
    '(desorientad*|confundid*|confus*|perdid*|delira*|delirando|alucin*|incoherenc*|disparates|tonterias|cosas sin sentido|cosas raras|ve (cosas|gente|animales|bichos)) ... (de (repente|pronto|golpe)|hoy|esta (manana|noche)|desde (ayer|anoche|hoy|esta|que)|fiebre|infeccion|operacion|amanec*|ayer|anoche)',
    '(de (repente|pronto|golpe)|hoy|esta (manana|noche)|desde (ayer|anoche|hoy|esta)|fiebre|infeccion|operacion|amanecio|desperto|ayer|anoche) ... (desorientad*|confundid*|confus*|delira*|alucin*|incoherenc*|disparates|tonterias|sin sentido|cosas raras|ve (cosas|gente|animales)|no (sabe (donde|quien|que dia)|reconoce (a|su|mi)|(me|nos|lo|la) (reconoce|conoce)))',
    '(no|ya no|ni) (me|nos|lo|la|le|los) (reconoc*|conoce|conocio) .. (desde (ayer|anoche|antier|hoy|esta|que)|hoy|esta (manana|tarde|noche)|de (repente|pronto|golpe))',
    'no (sabe|se|reconoce|recuerda) (donde|quien|en que|que dia|a su|su propi*|ni su) .. (esta|estoy|es|soy|dia|ano|hij*|espos*|nombre|casa)*',
  ],
  [
    'confus* (me|by the|by this|about|by all|with the|menu|page|label*|instructions)',

    'not (sure|know) (where to|what to|who to|how to|which)',
    '(where|remember) .. (i )?parked|boton|resultados|clave|contrasena',

    '(years|year|decades) (ago|now)',
  ],
)

const signs =
  'shak*|trembl*|tremor*|sweat*|seeing|see (bugs|things)|hallucinat*|bugs|spiders|insects|fit|seizure*|vomit*|throwing up|can not keep|heart (is )?(racing|pounding)|jitter*|crawling|confus*|hearing (voices|things)|clammy|twitch*|convuls*|the shakes|quiver*|rattling|hands will not stop'

const quitting =
  'stopp*|quit*|gave up|given up|giv* up|cut out|came off|come off|coming off|detox*|dried out|off the|without (a|any|my)?|no|last|ran out of|days? (since|after|off|sober)|hours (since|after)|not had|have not (had|touched)|poured .. (away|out)|cold turkey|sober|dry'

const withdrawal = rule(
  'alcohol_withdrawal',
  [
    `(${signs}) ... (${quitting}) ... ({drink}|bottle)`,
    `(${quitting}) && ({drink}|bottle|sober) && (${signs})`,
    `(sober|dried out|detox*|on the wagon|off the (drink|booze|sauce|bottle)) && (${signs})`,
    '({drink}) && (daily|every day|a day|bottle|pint|litre|liter|fifth|heav*|for years) && (stop*|quit*|give up|giv* up|cut out) && (all at once|cold turkey|sudden*|overnight|tomorrow|today|on my own|completely|straight away|by myself|right now|for good)',
    `({drink}) ... (${quitting}) ... (${signs})`,
    `(${signs}) ... (since|after|when|until|unless|without) ... ({drink}|bottle|sober)`,
    '(dts|delirium tremens|the horrors|alcohol withdrawal|withdrawal* .. (drink*|alcohol|booze))',
    '({drink}) && (hands?|body|fingers|i|all over) .. (shak*|trembl*|quiver*|sweat*|tremor*) && (if i do not|unless|until|without|by noon|morning*|before|not have a|stop*|quit*|gave up|given up|days)',
    '(cold turkey|stop* (suddenly|at once|overnight|completely|today|tomorrow)|quit (suddenly|today|tomorrow|overnight|completely)|just stop) ... ({drink}|bottle)',
    '({drink}|bottle) ... (cold turkey|stop* (suddenly|at once|overnight|completely|today|tomorrow|all)|quit (suddenly|today|tomorrow|overnight))',
    '(bottle|litre|liter|fifth|pint|quart|box|case|six pack|twelve|heavy|heavily|every day|all day|daily|for years|decades) ... ({drink}) ... (stop|quit|give (it )?up|cut (it )?out|dry out|detox)',
    '({drink}) ... (bottle|heav*|all day|a day|every (day|night|morning)|daily|for (years|decades)) ... (stop|quit|give (it )?up|cut (it )?out|dry out|detox)',
    '(sin (beber|alcohol|tomar|un trago|copa*)|dej* (de (beber|tomar)|el (alcohol|vino|trago|ron)|la (bebida|cerveza))|desde que no (bebo|tomo|bebe|toma)|abstinencia) ... (tiembl*|temblor*|sud*|veo|ve|bichos|alucin*|convulsi*|vomit*|arana*|temblando)',
    '(tiembl*|temblor*|temblando|sud*|alucin*|veo (bichos|cosas)) ... (sin (beber|alcohol|tomar)|dej* (de (beber|tomar)|el (alcohol|vino|trago)|la bebida))',
    'no (he|ha|e) (tomado|bebido|chupado)(?! (la|el|mi|mis|las|los|agua|cafe|nada|suficiente|bastante)) ... (tembl*|tiembl*|sud*|vomit*|alucin*|veo|ve)',
    '(dejar|dejo|deje) de golpe ... (beber|alcohol|bebida|vino|tomar)',
  ],
  ['(coffee|caffeine|tea|soda|sugar|cola)'],
)

/** All rules of these three codes. */
export const injuryAndConfusionRules: readonly Rule[] = [
  headKnock,
  brokenBody,
  confusion,
  withdrawal,
]
