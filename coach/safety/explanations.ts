/** Signs of danger that a message itself explains: what explains each, and what makes it a danger all the same. */

import { type Explanation, explained } from './explanation.ts'
import { harmExplanations } from './explanations-of-harm.ts'
import { everydayExplanations } from './explanations-everyday.ts'
import { plainExplanations } from './explanations-plain.ts'
import { swallowedExplanations } from './explanations-swallowed.ts'
import { painkiller, thinner } from './painkillers.ts'

/** They explain what the taught model alone heard; a plain phrase is explained away by those that say so. */
export const explanations: readonly Explanation[] = [
  ...swallowedExplanations,
  ...harmExplanations,
  ...everydayExplanations,
  ...plainExplanations,
  // Something that began of late, with no word of a mind that is astray.
  explained(
    ['sudden_confusion'],
    'since (yesterday|last night|this morning|the [a-z]+)|yesterday|desde (ayer|anoche|hoy|esta manana)|ayer|anoche && ^ ([a-z0-9.]+ ){2,9}$',
    'confus*|muddl*|mind|head|know*|knew|recogni*|remember*|forg*|names?|wh(o|ere|at)|when|talk*|say*|said|speak*|words?|sees?|saw|seeing|ask*|wander*|lost|nonsense|sense|strange|odd|herself|himself|right|sleep*|drows*|doz*|same|call*|think*|thought|day|gone|not (there|with)|desorient*|delir*|sabe|sabia|reconoc*|reconozc*|conoc*|conozc*|se (?!me|te|le|nos)[a-z]+|acuerda|record*|olvid*|nombre*|dond[eo]|quien|que (dia|hora|ano)|habl*|dic*|dij*|ve|veia|vio|pregunt*|perd*|rar[oa]|dormid*|duerm*|otr[oa]|lugar|cabeza|cosas|llam*|cre(e|ia)|insist*|tonterias',
  ),
  // A muddle that is denied, and drink that is not drunk.
  explained(
    ['sudden_confusion'],
    'know what to do with (myself|himself|herself|my|his|her|the|sundays?|evenings?|weekends?)|no se que hacer (conmigo|con mi (vida|tiempo))|(nobody|no one) (is|was|here is) confused|nadie (esta|anda) confundid[oa]|(is|am|are|was) not (at all )?(confused|muddled|suddenly|worse|wandering)|no (esta|estoy|anda) (nada )?(confundid[oa]|perdid[oa]|desorientad[oa])|sharp as a tack|(mind|head) is (clear|sharp|fine)|la cabeza (la tiene )?(perfecta|clara|bien)',
    '{sudden}|(?<!i )(does|did) not know|recogni*|nonsense|not (him|her|my)self|yet|no (sabe|conoce|reconoce)',
    true,
  ),
  // Who would ring somebody, but for being a trouble to them, and says nothing else.
  explained(
    ['suicide_self_harm', 'severe_depression'],
    '^ (\\. |i (suppose|guess|know) |well |bueno |pues |creo que )*(i )?(could|should|might|can|podria|puedo|deberia) (ring|call|phone|ask|visit|invite|llamar|visitar|invitar|pedirle)(l[aoe]s?)?( [a-z]+){0,4} (but|pero) (i )?(do not|would not|no) (want|like|quiero|quisiera) (to )?(be )?(ser )?(a |una )?(burden|bother*|trouble|carga|molesti*|molestar*)( [a-z]+){0,2} (\\. )*$',
    'die*|dead|kill*|morir*|muert*',
  ),
  // Who only says that nobody is there.
  explained(
    ['suicide_self_harm', 'severe_depression', 'abuse_neglect'],
    '^ (\\. |but |well |and |pero |pues |y )*((i (do not have|have not got|have no) (anybody|anyone|one|nobody)( to [a-z]+( [a-z]+){0,3})?|there is (no one|nobody)( [a-z]+){0,4}|i live (alone|by myself|on my own)|i am (alone|on my own)( here| at home)?|vivo sol[oa]|no tengo (a )?nadie( que [a-z]+( [a-z]+){0,3})?|no hay nadie( [a-z]+){0,3}) ?(\\. |and |y )*)+$',
    'left|any ?more|cares?|love*|points?|live for|ya no|quiera|importa*',
  ),
  // Who lives in a home, or has dementia, and knows others on some days.
  explained(
    ['sudden_confusion'],
    'not always (know|recogni[sz]e) (me|us)|(some|most) days .. (knows|takes) (me|us)|a veces no me (conoce|reconoce)',
    '{sudden}|fever|worse|since|desde|peor|fiebre',
  ),
  // What an eye sees that is torn or aging: the answer says to be seen today.
  explained(
    ['sudden_confusion'],
    'floaters|flashes|flashing lights|moscas volantes|destellos',
    'confus*|muddl*|know*|recogni*|talk*|speak*|speech|people|man|woman|children|animals|lost|habl*|reconoc*|gente|perdid*',
  ),
  // An eye that has not seen for years.
  explained(
    ['stroke'],
    'eye|ojo && (since|from) (birth|childhood|i was)|(years|decades) (ago|now|back)|(for|these) .. years|desde (nin[oa]|chic[oa]|joven|que naci)|de nacimiento|hace .. anos|llevo .. anos',
    'today|now(?! (i|we) (read|manage))|this (morning|afternoon|evening)|tonight|yesterday|sudden*|all at once|again|other eye|worse|hoy|ahora|ahorita|esta (manana|tarde|noche)|ayer|de (repente|golpe|pronto)|otra vez|otro ojo|peor|arm|face|speech|brazo|cara|habl*',
    true,
  ),
  // Who shakes because somebody was just taken away.
  explained(
    ['alcohol_withdrawal'],
    'shak*|trembl*|tembl* && (ambulance|they|paramedics) (has |have |just )?(took|taken) (him|her|them|(my )?({kin}))|(he|she|father|mother|husband|wife) is (at|in) (the )?hospital|se (lo|la) llevaron|se (lo|la) llevo la ambulancia',
    'drink*|drank|drunk|beer*|wine|vodka|whisk*|gin|sherry|rum|brandy|alcohol*|booze|sober|bottle*|empties|cider|pints?|tipple|glass*|quit*|stop*(?! (shaking|trembling))|gave up|given up|came off|dry|without|last one|withdrawal|poured|sweat*|sees?|seeing|hears?|hearing|xanax|lorazepam|pills?|tablets?|beb*|trag*|tom(o|e|aba|ando)|copa*|vino|cerveza*|licor|ron|aguardiente|dej*|par[eo]|seco|sud*|bichos|pastilla*',
  ),
  // Whether tablets are the cause is no question of taking them.
  explained(
    ['medication'],
    '(could|can|might) (it|this|that) be (them|(the|my|his|her|one of (the|my)) ([a-z]+ ){0,2}(tablets?|pills?))|(sera|seran|puede ser|pueden ser) (por )?(la|las|esa|esas|mi|mis) ([a-z]+ )?pastillas?',
    'stop*|skip*|leave|left|come off|off|miss*|double|twice|more|less|extra|halve*|half|cut|chang*|mix*|together|with|without|alcohol|wine|beer|take|taken|took|taking|dose*|ran|run|out|g[ai]ve*|bin|flush*|throw*|threw|have|had|having|want|wish|think*|should|safe|going|dej*|quit*|salt*|doble|mas|menos|part*|mitad|mezcl*|junt*|tom*|dosis|cambi*|suspend*|tir*|sin|quiero|puedo|debo|voy',
  ),
  // What lies on the floor.
  explained(
    ['fall_injury'],
    '(tapes?|lines?|marks?|strips?|stripes?|mat|mats|rugs?|carpets?|tiles?|cushions?|mattress|pillows?|lamps?|cables?|wires?|clothes|toys|cinta*|raya*|linea*|alfombra*|tapete*|cojin*) .. (on|along|across|off|from|en|por|del) (the |her |his |my |el |la )?(floor|suelo|piso)',
    'fell|fall*|slip*|trip*|tumbl*|knock*|bang*|bump*|hit|head|pain*|hurt*|blood*|lying|lies|found|can not (get up|stand|move)|bones?|broke*|cay*|cai*|resbal*|tropec*|golpe*|cabeza|duele|dolor|sangr*|tirad[oa]|roto',
    true,
  ),
  // Who shouted yesterday at somebody that has been ill for long.
  explained(
    ['sudden_confusion'],
    'dementia|alzheimer*|demencia && i (shouted|snapped|yelled|lost my temper|was short)|(le|la) (grite|alce la voz|conteste mal) && ask*|same|again|times|repeat*|pregunt*|mism[oa]|repit*|otra vez|veces',
    'since|sudden*|new|newly|worse|fever|fell|infection|drows*|sleepy|does not know|see(s|ing)|desde|de repente|nuevo|peor|fiebre|cayo|infeccion|no (me )?(conoce|reconoce)|ve cosas',
    true,
  ),
  // Food that has no taste.
  explained(
    ['severe_depression'],
    'tastes? of (nothing|anything|cardboard)|(nothing|food) (tastes|has any taste)|no taste|lost (my|his|her) (sense of )?taste|nada (le|me) sabe|no (le|me) sabe a nada|sin sabor',
    'cry*|cries|hopeless|point|joy*|bed|alive|live|die*|dead|tired of|sad|care|wish|llor*|triste*|vivir|morir*|muert*|ganas',
  ),
  // A fall in a kitchen, after which nothing is broken.
  explained(
    ['malnutrition'],
    'fell|fall|slipped|tripped|cai|caida|cayo|resbal* && nothing (broken|serious|hurt|bad)|nothing was (broken|hurt)|nada (roto|grave)|no (se|me) rompi*',
    'eat*|ate|food|weight|appetite|meals?|hungry|hunger|thin*|clothes|choke*|swallow*|com(e|er|o|ida)|peso|apetito|hambre|flac*|ropa|atrag*|trag*',
  ),
  // A knock that is denied, where no fall is told of.
  explained(
    ['fall_injury'],
    '(he|she|i|we|they|mother|father) (has|have|had|did) not (hit|hurt|banged?|bumped?|knocked?) (his|her|my|their|the) head|no se (ha )?(pego|pegado|golpeo|golpeado|dio|dado) (en |ningun golpe en )?la cabeza',
    '{fell}|fall*|floor|slip*|trip*|tumbl*|dizz*|vomit*|headache|pain*|hurts|bleed*|bruis*|lump|bump*|confus*|sleepy|twist*|branch|struck|stand|push*|shov*|slap*|grab*|chok*|(?<!not )hits?|into a|bulto*|choc*|golpe en|resbal*|tropec*|cay[oe]*|cai*|suelo|piso|duele*|dolor|sangr*|moret*|chich*|mare*|empuj*|pega|pego',
    true,
  ),
  // A fall that is denied, and nothing that hurts, gives way or is of another.
  explained(
    ['fall_injury'],
    '(i|he|she) (have|has|had|did) not (had )?(a |any )?(fall|fallen)|no (me|se) (ca(i|yo)|he caido|ha caido)',
    '(?<!not |a |any )({fell})(?! (risk|prevention))|slip*|trip*|tumbl*|knock*|bang*|bump*|hit|head|floor|({cannot}) (stand|walk|move|get up|bear|put)|broke*|hip|wrist|pain*|hurts?|went|scream*|resbal*|tropec*|golpe*|pegue|cabeza|suelo|piso|(?<!no )(me ca[ei]*|se cayo)|no (puede|puedo|se levanta)|cadera|muneca|grit*|duele*|dolor|quebr*|romp*',
    true,
  ),
  // Hands of one's own that were hard: no fall.
  explained(
    ['fall_injury', 'diagnosis', 'sudden_confusion'],
    'i (grab*|grip*|shook|squeez*|yank*|push*|slap*|hit)|(le|lo|la) (jalone*|sacudi|zarande*|agarre|apret*|pegue|empuje)',
    '{fell}|fall*|floor|head|broke*|bleed*|can not (walk|stand|get up)|answer*|respond*|ca(yo|ido|er)|piso|suelo|cabeza|sangr*|romp*|pie|apoy*|pisar|contest*',
  ),
  // A painkiller that is asked for: no fall is told.
  explained(
    ['fall_injury', 'diagnosis'],
    `${painkiller}|tylenol|paracetamol|acetaminophen && (can|may|should) (i|he|she|we)|(which|what) .. (can|may|should|${painkiller}|tablets?|pills?)|safe|ok|okay|all right|goes with|puedo|puede|debo|cual|que .. ${painkiller}|que (puedo|tomo)|sirve`,
    '(?<!not |never |no )({fell})|slip*|trip*|tumbl*|knock*|bang*|bump*|hit|head|floor|broke*|swoll*|(?<!no me |no se )ca(i|yo)|resbal*|tropec*|golpe*|pegue|pego|contra|espaldas|nuca|rod[eo]|escalera*|stairs?|landed|dormil*|sleepy|drows*|cabeza|suelo|piso|hinch*|(is|have|has) (it|this|i|he|she)',
  ),
  // Nor a wish to die, where it is asked whether one goes with another.
  explained(
    ['suicide_self_harm', 'malnutrition'],
    `${painkiller}|tylenol|paracetamol|acetaminophen && can|may|should|which|safe|ok|okay|puedo|debo|cual|sirve|tomar && with|while|on|${thinner}|con|(and|y) (my|mi|el|la)`,
    'die*|dying|dead|kill*|all (of )?(my|the|them|it)|at once|enough|how many|everything|overdose|live|living|life|end|sleep*|wake|peace|nobody|alone|morir*|matar*|todas?|muchas|cuant[oa]s|de golpe|basta*|vivir|vida|acabar|dormir|nadie|eat*|weight|com(o|er)|peso',
  ),
  // A night that is short and nothing more: low spirits take away more than sleep.
  explained(
    ['severe_depression'],
    'wak(e|es|ing)|woke|awake|sleep*|slept|insomnia|(open*|shut|clos*) .. eyes?|despiert*|desvel*|dorm*|duerm*|insomnio|(abro|cierro|pego|pegar|cerrar) .. ojos? && night*|(three|four|two|3|4|2) ?.. (am|oclock|in the morning|every)|at (two|three|four|2|3|4)|hours?|weeks|months|noche*|las (dos|tres|cuatro|2|3|4)|madrugada|horas?|semanas|meses',
    'gr[ae]y|flat|gris|robe|igual|sad*|cry*|cried|tears?|weep*|hopeless*|hope|nothing|nobody|points?|reason|empty|numb|low|down|dark*|dead|die*|dying|not (eat*|want|care|get up)|all day|out of bed|in bed all|lonely|alone|cares?|matter*|mood|depress*|joy|enjoy*|interest*|feel*|appetite|stone|heav*|worth*|useless|use|life|live|living|gave|given|fault|guilt*|forgiv*|blam*|asham*|hate*|burden|culpa*|perdon*|verguenza|odio|carga|trist*|llor*|nada|nadie|esperanza|sentido|para que|vaci[oa]|oscur*|muert[oa]|morir*|sol[oa]|importa*|animo|deprim*|alegr*|disfrut*|ganas|vida|vivir|vale|sirv*|fuerzas|sient*|apetito|pes[oa]|desgan*|todo el dia|levantarme|comer|no como',
  ),
  explained(
    ['emergency_other'],
    '(pills?|tablets?|pastillas?) && (friends?|neighbou?rs?|amig[oa]|vecin[oa]|comadre) && (tak(e|es|ing)|toma|tomando|gave|given|lent|dio|da|presto|regalo)',
    'took|all|too many|double*|twice|mistake|accident*|wrong|drows*|dizzy|sick|faint*|sleepy|vomit*|shak*|todas?|doble|dos veces|equivoc*|mare*|desmay*|dormid*|tembl*|trag*',
  ),
  // Drink that somebody wants to give up, and nothing else.
  explained(
    ['suicide_self_harm'],
    '^ (\\. |hi |hello |well |so |please |hola |bueno |pues )*((i|he|she|we) (really |just |do )*(want|wants|need|needs|would like|am trying|is trying|am going|is going|hope) to (stop|quit|give up) drinking|(yo )?(quiero|quisiera|necesito|voy a|quiere) dejar (de beber|la bebida|el trago|el alcohol))( (altogether|for good|completely|alcohol|now|del todo|para siempre|por completo))* (\\. )*$',
    'suicid*',
  ),
  // A calf that may hold a clot is sent to a doctor the same day, and not to an ambulance.
  explained(
    ['sudden_confusion', 'emergency_other', 'chest_pain', 'stroke', 'fall_injury'],
    '(calf|calves|pantorrilla*|chamorro|lower leg|one leg|una pierna) && (swollen|swell*|puffy|red|hot|warm|hinch*|roj[oa]|colorad[oa]|caliente)',
    'breath*|heart|racing|pant*|gasp*|shiver*|know|inhal*|passed out|corazon|acelera*|aliento|ahog*|punzada*|chest|blood|cough*|fell|fall*|hit|faint*|dizz*|confus*|numb|black|cold|face|arm|speech|respir*|aire|pecho|sangre|tos|tosi|ca[ei]*|golp*|pegue|desmay*|mare*|dormid*|negr*|fria|cara|brazo|habl*',
  ),
  // Bowels that are slow, and an arm that was slept on.
  explained(
    ['severe_depression', 'alcohol_withdrawal'],
    '(not|no) (been|gone|go|going|able to go) to the (toilet|bathroom|loo)|constipat*|bowels?|estren*|(ir|voy|ido) al bano|evacu*|obrar|obrado|hacer del (cuerpo|bano)',
    '{sureDrink}|shak*|trembl*|tembl*|tiembl*|cry*|sad|hopeless|matters|point|die|dying|dead|live|living|life|llor*|triste|vivir|vida|morir*|sentido',
  ),
  explained(
    ['stroke'],
    '(slept|sleeping) on (it|my (arm|hand|side|shoulder))|lying on (it|my (arm|hand))|(dormi|acoste) .. (encima|sobre) (de )?(el |la |mi )?(brazo|mano|lado)',
    'face|mouth|speech|speak|words|slur*|droop*|weak*|drop*|still|both|worse|leg|floor|found|him|her|hold*|held|grip*|lift*|cup|came back|went away|passed|minutes?|probably|maybe|perhaps|could (i|it|that)|cara|boca|habla*|debil*|todavia|sigue|peor|pierna|piso|suelo|taza|agarr*|sosten*|sera que|capaz|quiza*|tal vez|minutos|se (me|le) (paso|quito)',
    true,
  ),
  // A face that is cut off on a screen.
  explained(
    ['stroke'],
    '(ceiling|camera|screen|picture|video|lens|forehead|techo|camara|pantalla|foto|frente) && (face|half|forehead|cara|media|mitad|frente)',
    'arms?|legs?|speech|slur*|words|droop*|crooked|lopsided|weak*|numb|sudden*|fell|mouth|smile|brazo|pierna|habla*|palabras|torcid*|chuec*|debil*|dormid*|boca|sonris*|de repente',
  ),
  // With whom somebody does not want to live.
  explained(
    ['suicide_self_harm', 'abuse_neglect'],
    'no (quiero|quisiera) vivir con (mi|mis|su|sus) (nuera|yerno|suegr[oa]|hij[oa]|herman[oa]|famili*)|do not want to live with my (daughter|son|sister|brother|family)',
    'morir*|muert*|muera|matar*|suicid*|desaparec*|nadie|nada|pastillas|pega|golpe*|nobody|nothing|die|dying|dead|kill*|hits?|hurts?',
  ),
  // A pressure that is not high, a habit to be given up, a voice raised to the deaf.
  explained(
    ['emergency_other'],
    '(9[0-9]|1[0-5][0-9]) (over|\\.|con|sobre) [4-9][0-9]',
    'dizzy|faint*|blood in|chest|pain|numb|mare*|desmay*|pecho|dolor',
  ),
  explained(
    ['suicide_self_harm'],
    'no (quiero|quiere|quisiera) seguir (trabaj|tom|fum|com|beb|us|estudi|discut|pele|gast|pag|manej|conduc|engord|sub|baj|jug|camin)(ando|iendo)',
    'vivir|vida|viv(o|a)|morir*|muert*|nada|nadie|pastillas|insulina|medicinas|agua',
  ),
  explained(
    ['abuse_neglect'],
    '(grita|alza la voz|shouts|yells) .. (porque|because) .. (no (me )?oye|no escucha|sord[oa]|deaf|hear)',
    'pega|golpe*|empuja|insult*|hit*|push*|miedo|afraid',
  ),
  // Tablets taken as they are due, and a nose that is stuffed up.
  explained(
    ['emergency_other', 'medication'],
    'todas (las|mis) (pastillas|medicinas) (de (la (noche|manana|tarde)|hoy)|que me tocan)|all (of )?(last night|tonight|this morning|my (morning|evening|night))s? (pills|tablets|meds)|por la nariz|nariz tapada|(through|stuffy|blocked|runny) .. nose',
    'dos veces|doble|otra vez|twice|double*|again|blood|sangre|throat|garganta|chest|pecho|lips|labios|blue|azul*|wheez*|silb*',
  ),
  // A dementia that is known: what is new over hours is told as new.
  explained(
    ['sudden_confusion', 'stroke', 'diagnosis'],
    'dementia|demencia|alzheimer*|lewy',
    'sudden*|overnight|since (last|yesterday|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|just now|worse|fever|new|(but|then|until) .. (today|yesterday|last night|this morning)|de repente|desde (ayer|anoche|antier|hoy|esta)|hoy|fiebre|peor|(have|am) i|has (she|he)|does (she|he|my)|(is|are|was) (it|this|that|my|she|he)|getting|tengo|sera|(?<=\\. )(mi [a-z]+|el|ella) tiene (demencia|alzheimer) \\. $',
  ),
  // Fresh grief comes first; what lasts, or stops a life, does not belong to it.
  explained(
    ['severe_depression'],
    'passed|died|death|lost (my|our|her|his|him)|widow*|buried|funeral|murio|fallecio|falto|enviud*|enterr*|viud[oa]',
    'nothing|nada|empty|vaci*|numb|(can not|not) feel|food|chair|spoken|bed|wash*|dress*|nightdress|hopeless|points?|use|purpose|live|living|life|reason|never|not eat*|cry*|weep*|dead inside|matter*|given up|gave up|cama|ban*|sentido|vivir|vida|para que|llor*|lavo|importa|com(o|e|er)|habl(a|ar)|rendi*|dark|curtain*|star(e|es|ing)|wall|speak|oscur*|pared',
  ),
  // Whoever is missed is spoken to, and who has no heart to cook still eats.
  explained(
    ['severe_depression'],
    '(talk|talks|talking|chat*|speak*|say*) .. (to|with) (him|her|his|my)|(le|con (el|ella)) .. (hablo|hable|platic*|convers*|cuento|digo)|habl(o|e) con (su foto|el|ella) && normal|all right|strange|silly|mad|crazy|raro|rara|loca|loco|tont[oa]',
    'nothing|nobody|hopeless|points?|bed|eat*|wash*|cry*|die*|dying|dead|join|live|living|nada|nadie|cama|com(o|er)|lavo|llor*|morir*|irme|vivir|vida|sentido',
  ),
  explained(
    ['severe_depression', 'malnutrition'],
    'cook*|stove|cocin*|estufa|(not|no) .. (food|meals?|eating|hunger|comida|hambre) && bread|toast|cheese|crackers|sandwich*|pan|queso|galletas|sad*|sorrow|grief|miss*|pena|tristeza|duelo|extran* && widow*|died|dead|passed|lost|buried|(him|her|she|he) (is|has) gone|since (he|she)|sad*|sorrow|grief|miss*|viud*|murio|fallecio|ella falta|tristeza|pena|extran*',
    'weight|kilos|pounds|thin*|clothes|(only|nothing but) .. (for|since) (days|weeks|months)|not eat*|nothing|hungry|no money|afford|hopeless|points?|bed|wash*|die*|dying|live|living|peso|flac[oa]|ropa|hambre|dinero|alcanza|no como|no (he )?comid[oa]|sin comer|cama|ban(o|arme)|lavo|llor(o|ar) (todo|sin|a diario)|morir*|vivir|vida|sentido|para que|semanas?|weeks?|days?|dias?|puro|pura|since (the|mon|tues|wednes|thurs|fri|satur|sun)*|no tengo (ganas de )?(comer|nada)|pruebo|entra|appetite|apetito|chok*|atragant*',
  ),
  // A fall that is long over or did nothing.
  explained(
    ['fall_injury'],
    '(week|weeks|fortnight|month|months|year|years|winters?|summers?) (ago|back)|last (winter|summer|spring|autumn|month|year)|at (easter|christmas)|(no|not a|only a|just a|without a) (harm*|scratch*|bruis*|damage)|not hurt|nothing (broken|hurt|hurts)|(was|all|am|were) (fine|clear|ok|okay)|healed|hace (un|una|dos|tres|cuatro|varios|unos|[a-z]+) (mes|meses|semanas|anos)|el (mes|ano|invierno|verano) pasado|ni un rasguno|ya san[eo]|ya se (me )?quito|no (me |le )?paso nada',
    '{headPart}|thinner*|warfarin|eliquis|sick|vomit*|swoll*|still|can not (walk|stand|put|move|lift)|worse|today|cabeza|sintrom|anticoagul*|hinch*|todavia|sigue|duele|hoy|no puedo (andar|apoyar|caminar|mover*|levantar*)',
  ),
  // A fall that did nothing but frighten.
  explained(
    ['fall_injury'],
    'nothing (is |was )?(broken|hurt|wrong)|(not|never) (been )?hurt|no harm|no bones|unhurt|no (me|se) (hice|hizo|rompi|rompio|paso) (nada|dano)|no fue nada|sin un rasguno|iles[oa] && afraid|scared|frightened|fear*|nerves?|confidence|courage|dare*|miedo|temor|confianza|atrev*',
    '{headPart}|thinner*|warfarin|coumadin|eliquis|xarelto|sintrom|anticoagul*|vomit*|dizz*|sick|faint*|passed out|swoll*|bruis*|bleed*|blood|(?<!nothing )hurts|pain*|sore|aches?|aching|(can not|could not|unable to|hard to) (walk|stand|put|move|lift|get up)|floor|still|worse|confus*|sleepy|drows*|today|this morning|hit|hinch*|moret*|sangr*|duele|dolor|adolorid[oa]|molesta|no (me |se )?(puedo|puede)|suelo|piso|todavia|peor|mare*|desmay*|dormid*|hoy|esta manana|golpe*|pegue',
    true,
  ),
  // A joint that hurts, and nothing more.
  explained(
    ['fall_injury'],
    '(my|the) .. (hips?|knees?|back|foot|feet|legs?|hands?|shoulders?|ankles?) ... (hurts?|aches?|aching|sore|stiff|throb*)|(la|el|mi|una|un) (caderas?|rodillas?|espalda|pie|pierna|mano|hombros?|tobillos?) .. (adolorid[oa]|me mata|molesta)|(me|le) duelen? (mucho |bastante )?(la|las|el|los|un|una) (caderas?|rodillas?|espalda|pies?|piernas?|manos?|hombros?|tobillos?)',
    'fall|fell|falls|fallen|falling|faller|slip*|trip*|tumbl*|went (down|over|flying)|knock*|bang*|bump*|hit|struck|crack*|broke*|break|fractur*|landed|floor|ground|stairs?|steps?|ladder|ice|rug|can not (walk|stand|put|move|get|bear|lift)|weight on|swoll*|swell*|bruis*|since|after|this morning|today|ca[ei]*|caid[oa]s?|resbal*|tropec*|tropez*|golpe*|pegue|pego|rod[eo]|azot*|suelo|piso|escaler*|escalon*|hinchad*|hinch*|morad*|moreton*|no puedo|no (me )?(apoy*|aguant*|camin*)|desde|hoy|cry*|llor*|skid*|balance|smack|equilibrio|patin*|volad*',
  ),
  // A stroke of months ago, and the side that it left weak.
  explained(
    ['stroke'],
    'strokes? .. (in (january|february|march|april|may|june|july|august|september|october|november|december)|last (year|spring|summer|autumn|fall|winter)|.. (months|years) ago)|(derrame|ictus|embolia) .. (en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(el|la) [a-z]+ pasad[oa]|hace .. (meses|anos)) && (arm|leg|side|hand) (is|has been|was left) (still )?weak|weak (arm|leg|side|hand)|left (me|him|her) weak|(brazo|pierna|lado|mano) .. (debil|debiles)|(le|me) quedo',
    '{lately}|{ultimamente}|again|another|new|worse|just|went|going|gone|drop*|droop*|numb|dead|drag*|word*|talk*|eye*|see|vision|answer*|respond*|hold|lift|face|mouth|speech|slur*|otra vez|otro|nuev[oa]|peor|cara|boca|habla*|durmi*|arrastr*|paraliz*|levant*|respond*|contest*|se (me|le) fue',
    true,
  ),
  // An illness that somebody has, said as a fact.
  explained(
    ['diagnosis'],
    '(?<!(what|which|illness|disease|think|sure|if|whether|that|afraid|do|does|should|can|could|might|may|will|score|means|mean) )(i|{person}s?|{allegado}|she|he|they) (have|has|had|with|tienen?) .. ({ailment}|parkinson*|cancer)|(?<!(que|lo|si|o) )(con|tengo|tiene|padezco|sufro de) .. ({enfermedad}|epoc|parkinson) .. (hace|desde|y|tipo|como|que|puedo|puede|anos)|^ (\\. )*(yes|si) (i have|tengo|soy) .. ({ailment}|{enfermedad}|diabetic[oa]) (\\. )*$',
    'is (it|this|that)|could|might|may be|(do|does|am|have|has|is) (i|you|it|my|the|this|that|he|she)|signs?|symptom*|think*|wonder*|tested|inherit*|get it|afraid|sure|or (is|am|just|only)|getting|odds|chances?|(que|lo) tengo|o es|(la|lo|le|que|cree*|sera) tiene|o no|digame|sera|tendre|creo|sintoma*|senal*|hered*|prueba*|tengo yo|yo tambien|lumps?|blood|i found|bulto|sangre|encontre|score*|result*|test*|puntaje|resultado|(?<=\\. )(tengo|tiene|mi [a-z]+ tiene)',
  ),
  // Somebody's own numbers.
  explained(
    ['other_people_data'],
    '(my|mine|mis|mi) (own |last |latest |two |own two |propio |ultimo )?((stress|sleep|sleeping|food|nutrition|exercise|activity|learning|memory|social|loneliness|company|wellness) )?(scores?|results?|numbers|tests?|answers|points|puntajes?|puntuacion|resultados?|numeros|pruebas?|respuestas)',
    '{person}|those|and|y|e|from|prim[oa]s?|he|she|him|her|his|their|they|them|somebody|someone|everyone|everybody|others?|users?|members?|people|neighbo*|el|ella|ellos|vecin*|espos[oa]|marido|hij[oa]*|herman[oa]*|amig[oa]*|otr[oa]s?',
  ),
  // Somebody's own account.
  explained(
    ['other_people_data'],
    '(make|open|create|have|get|set up|start|abrir|hacer|crear|tener) .. (her|his|their|su|sus) .. (own |propia )?(account|profile|cuenta|perfil)',
    'see|show|read|look|into|password|score*|result*|ver|leer|mirar|entrar|contrasena|puntaje*|resultado*',
  ),
  // A cold on the chest.
  explained(
    ['chest_pain'],
    'chest (cold|infection|rub|of drawers)',
    'pain|hurt*|ache*|tight*|pressure|arm|jaw|sweat*|clammy|breath*|air',
  ),
  // Something else that was given up.
  explained(
    ['alcohol_withdrawal', 'fall_injury'],
    '(without|no|gave up|give up|stopped|quit|sin|deje|dejar|dejado) .. (coffee|caffeine|smok*|cigar*|tobacco|sugar|sweets|bread|chocolate|cafe|fumar|tabaco|azucar|dulces|pan)',
    '{sureDrink}|{trago}|drink*|beb*|fell|fall*|ca[ei]*|caid*|resbal*|golp*|hit|bang*|see* things|tembl*|trembl*|shak*|sweat*|sud*|crawl*|walls?|trago*',
  ),
  // Who cannot exercise on the floor, and does not lie there.
  explained(
    ['fall_injury'],
    '({cannot}|hard to|hate to) (get|go|kneel|sit) (right |back |myself )?(down )?(on|onto|to|on to) the (floor|ground|mat) && exercis*|sitting|seated|chair|stretch*|yoga|pilates',
    'fell|fall*|tripp*|slipp*|lying|lies|lie|stuck|hours?|since|up|help|hit|head|him|her|them|{kin}|rise|now|brok*|bleed*|blood|heart|where|lift|down here|hurt*|(?<!knee )pain',
    true,
  ),
  // Fear of another fall.
  explained(
    ['severe_depression', 'abuse_neglect', 'sudden_confusion', 'fall_injury'],
    '(fell|fall*|slip*|tripp*|tumbl*|cai|cayo|caer*|caida*|resbal*|tropez*|tropec*) && (afraid|scared|frightened|nervous|uneasy|fear*|miedo|temor|nervios[oa]|will not|does not want to|no (se )?quiere|ya no se) ... (shower*|bath*|tub|alone|herself|himself|ducha*|ban[aeo]*|regadera|tina|sol[oa])',
    '{headPart}|thinner*|today|this morning|yesterday|last night|(mon|tues|wednes|thurs|fri|satur|sun)day|crooked|double|wrist*|vomit*|with (her|his|the|my)|con (la|el|su|mi)|chuec*|torcid*|muneca|lunes|martes|miercoles|jueves|viernes|sabado|domingo|pain|hurt*|broke*|swoll*|stuck|hit|push*|bed|weeks|nothing|husband|son|confus*|know*|hoy|ayer|anoche|esta manana|duele|dolor|rompi*|hinch*|pega|empuj*|cama|semanas|nada|marido|hijo|confund*|sabe|anticoagul*',
  ),
  // Who hears too little to follow a talk.
  explained(
    ['sudden_confusion'],
    'hard of hearing|deaf*|hearing aids?|(his|her|my) (ears|hearing|aids)|sord[oa]|sordera|audifonos?|oye (poco|mal) && follow|hear*|catch|talk|conversation|oye|seguir|sigue|entiende',
    'since (mon|tues|wednes|thurs|fri|satur|sun)day|desde el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|does not (find|know)|no (encuentra|sabe)|suddenly|overnight|all at once|since (yesterday|last night|this morning)|de repente|de golpe|desde (ayer|anoche)|confus*|muddl*|recogni*|nonsense|not (him|her|my)self|who (he|she|i) (is|am)|(what|which) (day|year)|lost|desorient*|no (conoce|reconoce)|perdid[oa]|que (dia|ano)',
    true,
  ),
]
