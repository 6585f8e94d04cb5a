/** How each limit is told, in everyday words of both languages; docs/coach-examples.md says what counts. */

import type { Limit } from '../cards/limits.ts'

/** Lists of words for the table, in the notation of coach/text/pattern.ts. */
export const limitLists: Readonly<Record<string, string>> = {
  can: '(can not|cannae|can nae|cai not|could not|can no longer|can hardly|can not hardly|can barely|can scarcely|not able to|unable to|no longer able to)',
  have: '(have|has|got|have got|had|with)',
  hands: '(hand|hands|finger|fingers|wrist*|thumb*|knuckle*|my grip)',
  legs: '(knee|knees|hip|hips|foot|feet|leg|legs|ankle*|bunion*|heel|heels|joints)',
  sore: '(hurt|hurts|hurting|sore|pain|pains|paining|painful|ach|ache*|aching|kill me|killing me|kills me|agony|murder|torture|gyp|bad|terrible|awful|shot|gone|finished|done for|knackered|bugger*|banjaxed|crook|stiff|swoll*|swell*|throb*|burn|burning|seiz*|lock|locked|worn|wore|wrecked|ruined|play* up|act* up|giving out|give out|gives out|give way|gives way|bone on bone|arthritis|arthritic|gammy|dodgy|numb|weak|will not bend|do not bend|are not up to it|not what they were)',
  manos: '(mano|manos|dedo|dedos|muneca|munecas|pulgar*|nudillos|punos|coyunturas)',
  piernas: '(rodilla*|cadera*|pie|pies|patas|piernas|tobillo*|talon*|juanete*|knees)',
  duele:
    '(duel*|dolid[oa]s?|doliendo|adolorid*|dolor*|hinchad*|hinchan|inflamad*|inflaman|tiesa?s?|tieso?s?|engarrotad*|agarrotad*|agarrotan|entumid*|entumecid*|dormid[oa]s|torcid*|chuec[oa]s?|mal|malas?|malos?|malit*|gastad*|desgastad*|fregad*|jodid*|fastidiad*|hech[oa]s? (polvo|pedazos|trizas|pure|una mierda)|me matan|me mata|cruj*|truenan|tronando|chilla*|arden|arde|acab*|molid*|inutil*|torpe*|artrosis|artritis|reuma*|operar|ya no (doblan|dan|cierran|sirven|aguantan)|no (me )?(da|dan|ayudan|ayuda|responden|sirven|sirve|doblan|cierran|aguantan))',
  nopuedo:
    '(no puedo|no me puedo|no logro|no alcanzo a|ya no puedo|me cuesta|me cuesta trabajo|ni puedo)',
  family:
    '(mother|father|wife|husband|sister|brother|son|daughter|partner|aunt|uncle|grandson|granddaughter|mam|missus|old man|parents)',
  familia:
    '(marido|espos[oa]|mujer|senora|senor|viej[oa]|mama|papa|madre|padre|herman[oa]|hij[oa]|niet[oa]|suegr[oa]|companer[oa]|tia|tio)',
  screens:
    '(internet|computer|computers|laptop|smart ?phone|wifi|wi fi|email|broadband|tablet|ipad|zoom)',
  pantallas:
    '(internet|computador*|ordenador*|compu|wifi|celular*|movil|tablet|tableta|zoom|smartphone|senal|laptop)',
  nuts: '(nut|nuts|peanut*|almond*|walnut*|cashew*|pecan*|hazelnut*|pistachio*|brazil nuts?)',
  nueces:
    '(nuez|nueces|cacahuate*|cacahuete*|mani|almendra*|frutos secos|pecan[ao]s?|avellana*|pistacho*|castanas|turron|peanut)',
  milk: '(milk|dairy|lactose|cheese|cream|yogh?urt|custard|ice cream)',
  leche:
    '(leche|lacteo*|queso|quesillo|yogur*|crema|mantequilla|nata|flan|dairy|milk|helado|cuajada)',
}

/** The table: one limit, and the ways of telling it. */
export const limitWords: readonly (readonly [Limit, readonly string[]])[] = [
  [
    'dizzy',
    [
      'see stars|light in the head|keel over|head is (light|swimming)|funny turns?|spells where|low blood pressure when i|se me (oscurece|pone negro|pone todo negro)|borrachera seca|la cabeza (.. )?vueltas|veo (lucecitas|estrellitas)|me voy de lado|dizzy|dizziness|dizzy spells?|giddy|giddiness|light ?headed*|woozy|swimmy|vertigo|faint (when|on|if)|(nearly|almost) (faint|pass out|black out)|(get|have|having) blackouts|i black out|head (spins|swims|is spinning|is swimming|goes round|gets light)|head .. round round|(room|everything|world|floor) (spins|goes (black|round|dark)|starts spinning|is spinning)|see stars when|come over (all )?(queer|faint|funny)|legs go and my head',
      'mareo|mareos|maread[oa](?! de (alegria|amor|tanta|felicidad))|me mare(o|e|aba|a)|mareadera|mareito*|vahido*|vertigo*|se me va la cabeza(?! pensando)|(me da|me dan|da) vueltas(?! en la cabeza)|(cabeza|todo|cuarto|piso|pieza) .. da vueltas|vueltas que me da|se me nubla (todo|la vista)|se me (mueve|va) el (piso|suelo)|atarantad[oa]|atontad[oa] al|se me baja la presion|me desvanezco|me desmayo|me voy pa un lado',
    ],
  ],
  [
    'unsteady',
    [
      '(not|un) ?steady on my feet|like a newborn foal|hang on to the (furniture|wall|rail|walls)|shuffle|legs like jelly|flat on my (face|back)|feet get tangled|caidas|piernas de trapo|a los tumbos|camino (agarrad[oa]|afirmad[oa]|apoyad[oa])|caminador|unsteady|wobbly|wobble|i fall(?! (asleep|in love|for|out|into))|falling over|falls a lot|prone to fall*|{can} .. balance|barely manage on two|shaky on my (feet|legs|pins)|tottery|totter|tumbles?|a (bad|nasty) fall|fear of falling|(scared|afraid|frightened|terrified) of falling|holding (on to )?(the )?(furniture|wall*)|grab .. (wall|furniture|rail)|hold on to the (wall|furniture)|two sticks|(on|with|use|using|need|without) .. (sticks?|crutch*|frame|zimmer|rollator|walker|cane)(?! (for|to stir))|walking (stick|frame|aid)|my (walker|cane|stick|zimmer|rollator|frame|crutches)|balance (is|has|s|went|are) .. (gone|bad|poor|shot|off|terrible|rubbish|away)|(no|poor|bad|lost my|terrible) balance|lose my balance|(went|go|goes|gone) over (again|if|when|on|in)|went (flying|down) (in|on|again)|took a (tumble|spill|fall)|let go .. fall|(had|have had) .. falls?|had .. falls|keep (falling|tripping)|(i|and) fell (again|twice|last|in|down|over)|fallen (twice|again|three|over|down)|stagger*|feet go from under',
      'andador*|andadera|burrito|tacataca?|baston|bastones|muletas?|bordon|(poco|mal|sin|pierdo el|perdi el|falta) equilibrio|(me) (tambaleo|tropiezo con todo|voy de (lado|cabeza|bruces)|ando cayendo|vivo cayendo)|me (caigo|cai|he caido)(?! (de (la )?risa|bien|mal|de los arboles))|me fui al (piso|suelo)|me fui de (bruces|boca|cabeza)|(casi me|me) voy de cabeza|porrazos?|(ando|camino) .. (tumbos|como (barco|borrach[oa]|pato))|(agarrad[oa]|agarrandome|sujet[oa]) (de|a) (los|las|la) (muebles|pared|paredes)|soltarme de|miedo (a|de) (caerme|las caidas)|inestable|poco firme|las piernas me fallan|se me doblan las (piernas|rodillas)|temo caerme|por si (me )?caigo|(tuve|sufri|he tenido) .. caidas?',
    ],
  ],
  [
    'wheelchair',
    [
      'legs are no use|off my feet|hoist|lifted into|my wheels|no me (sostienen|aguantan|responden) las piernas|perdi las piernas|me cargan|wheel ?chair(?! (users|people))|power chair|(electric|push) chair|chair with wheels|bed ?bound|bedridden|bedfast|paraly[sz]ed|paraplegic|amputee|(lost|without) (my|both) legs|{can} (stand|walk)(?! (him|her|it|the|that|them|up to|this|people|noise))|have not (stood|walked)|{can} get (up|out) of (bed|the chair|this chair)|legs (do not|will not|does not) (work|hold|carry)|from the bed i|stuck in (bed|the chair|this chair)',
      '(?<!a mi |de mi )silla de ruedas|en silla(?! (de|que))|silla con rued*|la silla (por|no)|no (puedo|me puedo|logro) (pararme|parar|caminar|andar(?! (con|[a-z]+ndo))|estar de pie|ponerme de pie|poner de pie|levantarme|tenerme en pie)(?! (mas|tanto|mucho|hasta|en ayunas|media|descalz*|de))|postrad[oa]|encamad[oa]|paraplejic[oa]|paralitic[oa]|inmovil|ya no (camino|ando)|desde .. no camino|yo no (camino|me paro)|no me paro|las? piernas? no me (responden|sostienen|aguantan)|ni las piernas me sirven|de la cama a la silla|parad[oa] no puedo|me amputaron|sin piernas?|no (camino|ando) desde',
    ],
  ],
  [
    'painful-hands',
    [
      'butterfingers|drop everything|drop (things|cups|plates)|no feeling in my fingers|se me caen? (todo|las cosas) de las manos|sin fuerza en (las manos|los dedos)|no me cierra la mano|{hands} (.. )?(is|are|be|get|gets|have|has|so|too|all|like)? ?{sore}|{hands} .. (shake*|shaky|shaking|trembl*|useless|clumsy|claws?|cramp*|like claws|twisted|crooked)|(sore|stiff|shaky|shaking|painful|bad|arthritic|swollen|weak|gnarled|crippled|useless|trembling) {hands}|no (strength|grip|feeling) in my {hands}|(shakes|tremor*|arthritis|pain|rheumatism|parkinsons) ... {hands}|(got|have) the shakes|tremors?|tremble|{can} .. (hold|grip|squeeze) (a|the|my) (pen|pencil|spoon|cup|brush|needle*|knife|cards|brush)|{can} .. (open (the |a )?(jar|jars|lid|lids|bottle*|tin|tins)|do (up )?(my )?buttons|make a fist|thread)|carpal tunnel|trigger finger|dupuytren*|murder on (me|my) hands|(peeling|chopping|knitting|sewing|typing|writing) .. (murder|agony|kills|hurts|torture)',
      '{manos} (.. )?{duele}|{manos} (.. )?(tiembl*|tirit*|temblor*|baila* sola*|como garra*|se me (duermen|traban|encogen))|{duele} ... {manos}|(estas|con las|mis) manos .. (tiesas|agarrotadas|torcidas)|artr(itis|osis) en (la|las|los|mis) {manos}|me (tiembl*|tirit*) .. (manos?|pulso|dedos?)|tembleque|mal de parkinson|(tengo|con) (el )?(parkinson|mal pulso|un pulso|pulso)|tunel carpiano|{nopuedo} .. (abrir (un|los|el|las) (frasco*|tarro*|bote*|lata*)|exprimir|apretar|agarrar|pelar|abotonar*|enhebrar|sostener|coser)|con estos dedos|dedo en gatillo',
    ],
  ],
  [
    'painful-knees',
    [
      'knees (.. )?(creak*|click*|scream*|buckle*|crack*|protest*)|hobble|hobbling|limp|limping|cojeo|rengue[oa]|ando (reng[oa]|coj[oa])|no doblo (la|las) (rodilla|rodillas)|meniscos|{legs} (.. )?(is|are|be|get|gets|have|has|giving|so|too|all)? ?(me )?{sore}|(bad|sore|dodgy|gammy|worn|stiff|painful|gouty|creaky|rotten|crook|wonky|swollen|arthritic) {legs}|{can} (kneel|squat|crouch|manage stairs|do stairs|climb|bend my knees|get down on (my|me) knees|get up off the floor|sit on .. floor)|{can} .. (stairs|kneel)|bone on bone|(arthritis|gout|pain|sciatica) .. {legs}|(hurts|kills|killing|paining) .. {legs}|(new|waiting .. ) (knees?|hips?) (list|op|operation)|stairs (are|is) (agony|murder|killing|torture|too much)|sciatica|plantar fasciitis|spurs|(bad|fallen) arches|every step (hurts|is)',
      '{piernas} (.. )?{duele}|{duele} ... {piernas}|{nopuedo} (arrodillar*|hincar*|ponerme de rodillas|ponerme en cuclillas|doblar las|subir (escaleras|gradas|las|escalones))|de rodillas no|(rodillas|caderas) (.. )?(no me|ya no)|(artrosis|artritis|reuma|desgaste) (de|en) (la|las|los|mi|mis) {piernas}|ciatica|espolon|juanetes|la gota|meniscos?|pies planos',
    ],
  ],
  [
    'lung-disease',
    [
      'wheezy|me canso de respirar|me quedo sin (aire|aliento|resuello)|no me llega el aire|bombona|copd|emphysema|asthma|asthmatic|inhaler*|puffer*|nebuli[sz]er|(on|my|the) oxygen|oxygen (tank|machine|tube|day|bottle|cylinder)|lung (disease|trouble|problem*|condition)|(my|the) lungs (is|are|do|have|will|can|went|from)|with my lungs|short o breath|short of (breath|puff|wind)|hauling .. tank|drag a tank|bad (chest|lungs)|(my )?chest is bad|bronchitis|bronchiectasis|fibrosis|wheez*|no (breath|puff|wind) (for|left|in)|breathless*|{can} (get|catch) my (breath|wind)|gasping|dusty lungs|black lung|silicosis',
      'epoc|copd|enfisema|asma|asmatic[oa]|con oxigeno|(tanque|balon|bombona|mochila|uso|tengo|el|con el|y|mi) (de )?oxigeno|inhalador*|nebulizador*|bronqui*|fibrosis|(?<!al )pulmon(es)? (.. )?(mal*|enferm*|danad*|acabad*|jodid*|fregad*)|me (falta|quedo sin|deja sin) (el )?aire|(estoy|quedo) sin aire|sin (resuello|aliento)|el aire no me (entra|alcanza|llega)|falta de aire|me (ahogo|agito|fatigo|sofoco) (al|subiendo|caminando|por todo|cuando|con nada|de noche)|me ahogo con solo|silb* del pecho|me silba el pecho|se me cierra el pecho|me cierra el pecho|ahogos|disnea|asfixi* al',
    ],
  ],
  [
    'no-transport',
    [
      'no one drives|do not drive|nobody drives|no wheels|far from (town|the bus|anything|everything)|nothing runs|bus(es)? (never|only|stops)|no hay (como|manera de) (ir|llegar|salir)|no tengo (chofer|movilidad|coche|troca)|no hay quien me lleve|vivo (lejos|retirad[oa])|ya no me dejan manejar|no (car|cars|bus|buses|ride|rides|transport|transportation|way (to get|of getting)|public transport|train|taxis?)(?! strike)|(do not|can not|no longer|stopped|gave up|quit|never|dinnae|not|given up) (the )?(learn* to )?(driv*|drove)|(gave|given|had to give) up the (car|driving|wheel)|too old to drive|took (my|away my|me) (license|licence|keys|car)|bus(es)? .. (stopped|cut|cancelled|only|once a|will not|does not|do not)|(they )?(cut|stopped|axed|cancelled) .. (bus*|service|route)|(no one|nobody|no body|not a soul) .. (to )?(drive|take|carry|run) me|(took|sold) .. (car|ute|truck|keys|license|licence|motor)|miles (to|from) (town|the|any)|{can} get (there|to town|into town|anywhere|to the)|how (would|will|do|am) i (supposed to |meant to )?get (there|to)|stuck out here|nearest bus|lost my (license|licence)',
      '(no tengo|no hay|sin|ni|tampoco hay|tampoco tengo) .. (carro|coche|auto|vehiculo|movilidad|en que ir|como (ir|llegar)|transporte|quien me lleve|ride|camion|autobus|colectivo|guagua|bus|buses|micro|micros|metro|combi|locomocion|taxi|quien (me )?(lleve|acerque))|(carro|coche|auto) (.. )?no (hay|tengo)|(ya no|no) manejo(?! (el|la|los|las|eso|bien eso|computador*|internet|un))|ya no conduzco|no conduzco|deje de (manejar|conducir)|vendi (el|mi) (auto|carro|coche)|no pasa* .. (camion|bus|colectivo|micro|guagua|tren|combi)|(micro*|guagua*|colectivo*|bus|buses|camion|busetas?|van|camioneta|linea|autobus|combi) (.. )?(ya )?(no (pasa*|llega*|entra*|tiene*|viene*|para)|pasa una vez|dejo de|aqui no)|(quitaron|suspendieron|cortaron) (la linea|el bus|el camion|la ruta|el servicio|el recorrido|el tren)|me (quitaron|sacaron|retiraron|vencio|negaron) (la licencia|el carne|el registro|el brevete|el carnet|la libreta|el pase)|a pata|no tengo en que|queda a [0-9]+ km|como (llego|voy) (yo )?(al|hasta|a (la|las|los|el))|no (puedo|me puedo) subir al (camion|bus|micro|colectivo)',
    ],
  ],
  [
    'no-money',
    [
      'on a shoestring|scrape by|scraping by|living hand to mouth|tight fisted pension|cash is short|purse is (empty|light)|bills (take|eat)|estoy (pelad[oa]|sin plata|quebrad[oa]|en la ruina|pat[oa])|no me da (el bolsillo|el cuero|la plata|el dinero)|vivo al dia|ando sin (plata|lana|luca*|chavos)|no tengo (ni )?(luca*|peso|un peso|un duro|un cobre|chavos|reales)|cuatro pesos|{can} .. (afford|pay|run to|stretch to|spare|buy)|no money(?! worr*)|(too|very|awful|fierce|that) (dear|expensive|pricey|costly)|skint|stony broke|broke (this|till|until|again)|i am broke|(flat|dead|stone) broke|hard up|penny|pennies|pinch* pennies|fixed income|tight (this|money|budget)|money (is|s|be) (tight|short|scarce|gone|a bit)|short of money|(that|too) short|nothing (left|over) (for|after|at the end)|have not .. (bean|penny|cent|cents|money|shilling|quid|dime|two)|not a (bean|penny|cent|dime)|two (cents|pennies|nickels|coins) to rub|little money|only .. pension|on (my|the|a|this) (state )?pension|my (check|cheque|pension|benefit)s? (is|does|will|runs|gone|goes|barely)|food stamps|on (welfare|benefits|social security|disability)|living on .. (social security|pension|benefits)|count(ing)? (the|every|my) (pennies|pence|penny|cent|cents|coppers)|make ends meet|end of the month|(costs|cost) too much|out of my (budget|reach)|free (stuff|things) only|that is free',
      '(no hay|no tengo|no me alcanza|no alcanza|sin|ni|falta|anda* sin) .. (dinero|plata|lana|guita|presupuesto|un (cobre|peso|centavo|duro|cinco|mango|quinto|real|euro)|pisto|chavos|biyuya|billete|varo|harina)|no (me |nos )?(alcanza|llega) (ni )?(pa|para|a fin|y)(?! la senal)|no me alcanza|no alcanza(?! a)|(muy|estan|son|demasiado|re|bien) (caro|cara|caros|caras|carisim[oa]s?)|sale caro|carisim[oa]s?|cuesta un (ojo|dineral|monton)|un dineral|ando (cort[oa](?! de (ideas|vista))|pat[oa]|en la lona|sin un|pelad[oa]|sec[oa]|jodid[oa] de)|(pension|jubilacion|sueldo|cheque|paga) (.. )?(no (da|llega|alcanza|me)|es (una )?(miseria|poca|baja|minima|una porqueria)|se (me )?(va|fue)|minima)|cobro la minima|la minima|pension (minima|baja)|fin de mes|vivo con lo just[oi]t*|con lo just[oi]t*|lo justo|no (la|lo|los|las|le|me lo|me la|los) puedo (pagar|comprar|costear)|{nopuedo} (pagar|comprar|gastar|costear|darme ese lujo)|no estoy para gastos|quede en cero|sin un peso|no queda ni para|no (se )?puede .. (pagar|lo que nos entra)|no tengo pa*|con lo que me queda|(cuesta|vale|cobra) .. (y|que no) (yo|tengo)',
    ],
  ],
  [
    'nobody-near',
    [
      'friendless|no pals left|on my tod|not one friend|by myself all|the phone never rings|me he quedado sol[oa]|vivo sol[oa] y|no me (llama|visita) nadie|no viene nadie|mas sol[oa] que|sin (amigos|amigas|familia|nadie)|(do not|did not|dinnae|hardly) know any(body|one)|(nobody|no one|no body|no friend*|no family|not (a|one) (friend|soul|person)|have not (a|one) (friend|soul)) (to (go|call|ask|ring|talk|visit|walk|fetch|share|eat|phone|invite|play|chat|turn|help)|left|near*|here|alive|around|above|only|nearby|i can|who would)|(have|got|have got|ai not got|there is|there are) (nobody|no one|no friends|no family|no pals|no neighbors|no kin|no people)(?! (in the way|else like))|know (nobody|no one|not a soul)|(not|nary) a soul|outlived (them|all|the|my|every*)|all (dead|in the cemetery|passed|in the ground|in the graveyard|died|buried|moved)|(friends|family|everybody|everyone|pals|mates|neighbors|people) (.. )?(i knew )?(.. )?(dead|gone|died|far away|overseas|moved( away)?|passed|buried|abroad)|(sons?|daughters?|kids|children|family|boys|girls|relatives|grandchildren) (.. )?(in|to|are|live|settled|moved|is) (.. )?(abroad|overseas|far|away|america|canada|australia|perth|spain|england|london|states|interstate|dubai)|here (on my own|there is no)|all alone|(completely|quite) alone|on my own (here|now|since|all)|live(s)? alone and|what (pal|friend|friends|pals|mates)|who would i (call|ring|ask|walk|have|talk|go|invite)|last (one )?(left|of (us|my|them))|new (here|in town|to town)',
      '(no|ya no|ni|nunca|tampoco) (me )?(tengo|hay|queda|quedan|conozco|viene|entra|me visita|llama) .. (nadie|con quien|a quien|quien (me (acompan*|ayude|traiga|visite|llame|hable|empuje|cuide|haga)|llame|venga|invitar)|amig[oa]s|ningun[oa]|ni un alma|un alma|familia|parientes|amistades)|todos (.. )?(se )?(han )?(muert[oa]s|murieron|fueron|descansan|fallecid*|se fueron|en el cementerio)|ya (no queda*|se murieron|enterre a (todos|tod[oa]s))|nadie (que me|me (visita|llama|habla|acompana|viene|busca)|a quien|cerca|con quien|aqui)|no tengo a nadie|(estoy|vivo|quede|ando|paso) (tan |muy |mas )?(sol[oa] sol[oa]|solit[oa]|solit[oa] en|sol[oa] (como|en (el mundo|este|la)|y no))|(hij[oa]s|kids|familia|gente|nietos|sobrinos|hermanos) (.. )?(estan|esta|viven|vive|se fueron|se fue|quedo|quedaron|andan) (.. )?(lejos|en (el|la|otro|alemania|espana|estados|canada|chile|miami|europa|usa|eeuu|italia|argentina)|al norte|afuera|del otro lado)|no (me )?quedan? (ni )?(un alma|ningun[oa]|nadie|familia|amig[oa]s)|con quien no|ningun amigo|soy (el|la) (ultim[oa]|unic[oa] (que|viv[oa]))|libreta .. muertos|no tengo (familia|amig*|hijos)|bailar con quien|con quien si',
    ],
  ],
  [
    'carer',
    [
      'i nurse my|(he|she) can not do (anything|a thing) (for|by|without)|on call for (him|her|my)|can not leave .. alone|no puedo dejarl[oa]|me encargo de mi|tengo que (cuidar|atender|banar)|estoy al cuidado de|a mi cargo|(i|i am|to|and|been|have to|who|am) (look|looking|caring|care|cared|minding|mind|nurse|nursing|tending|see) (after|for|to) (.. )?(my|him|her|{family}|old|them both)|^ ?(looking|caring|minding) (after|for)? ?(.. )?{family}|{can} leave (him|her|my|{family}|the wife|the husband|them)|(can not|never|not|can nae|cannae) be left|i mind (my|the|me)|needs? me (day|all|night|every|for)|(i am|i m|full time|am) (a |the |his |her |their |only )?(.. )?(carer|caregiver)|(only|sole) one (caring|looking)|(do|doing) everything for (him|her|my|them)|sit with ({family}|him|her|my) while|round the clock|(he|she|husband|wife|{family}) (.. )?(has got|has|have|got|is) (.. )?(dementia|alzheimers?|parkinsons|stroke|wander*|bedridden|bed bound) ... (i|me|my|we)|depends on me|(have to|got to) (bathe|lift|feed|dress|change|wash) (him|her|my)',
      '(cuid(o|ando|ar|amos)|atiendo|atender|asisto|velo|veo por) (yo )?(sol[oa] )?(a|de|por)? ?(mi|mis|a el|a ella|los dos)(?! (salud|jardin|perr[oa]|gat[oa]|plantas|figura|nietos|peso)) ?|no (lo|la|le|los|se le|se la|se lo) (puedo|deja|puede) (dejar|perder|sol[oa])|{nopuedo} dejar(lo|la|le)|{nopuedo} dejar (sol[oa] )?a|soy (el|la) (que|quien|unic[oa] que) .. (cuid*|atiend*)|soy (quien|yo quien) (cuid*|lo|la|le|los)|soy (su )?cuidador*|quien lo atiende|que cuido yo|(lo|la|los) cuido|depende* de mi|no se vale( por si)?|(enfermer[oa]|cuidador[oa]) de mi|a mi {familia} .. (no se|no la|la tengo|lo tengo|no lo)|(tengo a|con) mi {familia} .. (postrad[oa]|enferm[oa]|en cama|con (alzheimer|demencia|parkinson)|invalid[oa])|(le|quien le) (da|doy) (la papilla|de comer)|(banar|dar de comer|cambiar|levantar|medicar) a mi {familia}|lo doy vuelta',
    ],
  ],
  [
    'heat',
    [
      'heat ?wave|too (hot|warm) (to|for|out|here|outside|today|these|in)|(stinking|boiling|scorching|blazing|roasting|sweltering|baking|bloody|awful|terrible|fierce) (hot|heat)|scorch(ing|er)|swelter*|sweating buckets|(this|in the|with the|in that|that|terrible|big|such) heat(?! (pad|the|up|pump|my|on))|so hot|that hot|like an oven|roasting (out|here|in)|((3[5-9])|(4[0-9])) degrees|(hundred|[0-9]{3}) degrees|(hundred|1[01][0-9]) (in the shade|out|outside|today)|melting|humid|muggy|monsoon heat|heat (is )?(kill*|awful|terrible|has|wave)',
      '(mucho|un|este|tanto|con el|con la|por el|este|tremendo|hace|que) calor(?! humano)|(a|estamos a|con|hace|son) ((3[5-9])|(4[0-9])|(1[01][0-9])) ?(grados)?(?! (anos|minutos|pesos|dias|km|cuadras|semanas|metros|kilos))|(3[0-9]|4[0-9]) grados|ola de calor|calorazo|caloron|calores|calor insoportable|alerta roja por calor|solazo|sol que (quema|raja|pica)|(sol|asfalto|calle|patio) (.. )?(achicharra|quema|arde|que arde|hierve)|bochorno|fogaje|canicula|resolana|horno (afuera|aca)|(parece|es|como) un horno|caliente afuera|sofocante|me derrito|asandome|achicharr*',
    ],
  ],
  [
    'unsafe-outdoors',
    [
      'break ins?|stabbed|frozen (over|solid|path*)|slip on|no salgo de noche|esta (feo|peligroso|bravo) (el barrio|afuera|la calle)|da miedo (la calle|salir)|drogadictos|(black|sheet of|all|sheer|the|that|with|on|of) ice (on|from|outside|everywhere|out|rink|i|all|and|here)|sheet of ice|black ice|(icy|iced over)|snow (.. )?(deep|outside|everywhere|up to|on the|still|is|piled)|snowed in|snowing|(sleet|blizzard)|slippery|not safe (outside|to walk|round here|at night|out|on|here|for)|(is|are|feels?|so) unsafe|(bad|rough|dangerous|dodgy) (area|neighborhood|neighbourhood|street*|part of town|end|block)|mugg(ed|ing|ers)|robbed|gangs?|shootings?|drug dealers|no (pavement*|sidewalk*|footpath*|street ?lights?)|(pavement*|sidewalk*|footpath*) (.. )?(broken|cracked|bad|uneven|icy|holes)|(loose|stray|street|wild) dogs|dogs loose|(dark|black) by (four|five|[45])|pitch (black|dark)|no light* on|trucks doing|traffic is (mad|terrible)|pot ?holes',
      '(hay|(esta|todo) (con|lleno de)|puro) (hielo|nieve|snow|escarcha)(?! (del refri|en el))|hielo (en|por)|escarchad[oa]|nevad[oa]|resbal(os[oa]|oso|on|o|adiz[oa])|insegur[oa]|inseguridad|peligros[oa](?! (comer|tomar))|asalt(an|o|os|aron|antes)|(te|me|nos) (afanan|roban|asaltan|atracan|asaltaron)|(de noche|en la noche) (roban|asaltan|hay)|(aqui|aca|alli|ahi) roban|ladrones|rateros|malandro*|maleantes|pandill*|mareros|maras|delincuen*|atrac(an|os)|(no hay|sin) (banquetas?|aceras?|veredas?|luz en la calle|alumbrado|anden|orilla)|(banqueta|acera|vereda|anden|calle)s? (.. )?(rot[oa]s?|disparej[oa]s?|mal[oa]s?|con huecos|no tiene orilla|empinad*)|(huecos|hoyos|baches) (en|de) la|no tiene orilla|perros (sueltos|bravos|callejeros|que muerden)|con perros|jauria|(barrio|colonia|zona|cuadra|poblacion) (.. )?(brav[oa]|pesad[oa]|mal[oa]|fe[oa]|peligros[oa]|caliente)|mal* barrio|balacera*|tiroteo*|tiros|narcos|arrancaron (la|el)|ya (esta )?oscuro',
    ],
  ],
  [
    'housebound',
    [
      'bound to the house|never leave the (house|flat)|the four walls|have not set foot|can not manage the stairs down|entre cuatro paredes|no me muevo de (casa|la casa)|metid[oa] en (la )?casa|de la cama al sillon|house ?bound|home ?bound|({can}|do not|never|have not|dinnae|not) (.. )?(leave|left|been out of|out of|go out of|get out of|been out|been past) (the|my|this) (house|flat|home|apartment|room|door|front door|building|gate)|{can} (go|get) (out|outside|outdoors)(?! of (bed|the chair|this))|not been (out|down|outside) (in|since|for)|(do not|never) (go|get) (out|outside) (now|any|at all|these|much)|stuck (indoors|at home|in the house|inside|in this (flat|house|room|apartment)|in four)|(?<!to )shut in|confined to (the house|home|my)|meals on wheels|(doctor|nurse|priest) comes to (me|the house)|four walls|(lift|elevator) (.. )?(broke*|out)|prisoner in',
      '(no|nunca|ni|casi no|jamas|ya no) (salgo|puedo salir|me dejan salir|puedo ni (salir|asomarme)|puedo bajar (a la (calle|puerta)|las|porque|que|y))(?! (a caminar|a correr|ni loc[oa]|sin|los|con|sol[oa]|por la noche|de noche|cuando|hoy|porque viene|a la yarda))|tampoco puedo salir|no puedo (ir a ningun|bajar a la calle|salir de)|encerrad[oa]|(meses|anos|tiempo|semanas|invierno|dias) (.. )?(sin salir|que no (salgo|piso)|adentro)|sin salir|no piso la calle|no (llego|salgo) (a|ni a) la (puerta|calle)|(metid[oa]|atrapad[oa]|pres[oa]|recluid[oa]|confinad[oa]) (en|dentro)|en casa me quedo|(todo|me) (me )?lo traen|me traen (la comunion|todo)|viene* a (mi )?casa (porque|a verme|la)|sin ascensor',
    ],
  ],
  [
    'poor-sight',
    [
      'can not see (well|much|far|good|proper*|too)|all a blur|blurry|no veo (bien|nada|casi|ni)|se me juntan las letras|ojos (malos|cansados|enfermos)|ceguera|visualmente|(poor|bad|failing|lost my|losing my|partial|low|weak|lost the|losing the|terrible) (sight|eyes|eyesight|vision|sighted)|(sight|eyes|eyesight|vision|peepers) (.. )?(is|are|was|has|have|s)? ?(.. )?(bad|poor|going|gone|failing|shot|weak|dim|bother*|no good|blur*|useless|cloudy)|ruined my eyes|eyes is|macular|(registered|legally|half|nearly|near|going|gone|almost|stone|am|mostly|partially) blind|blind (now|in|as|with|since)|(print|letters|words|page|screen) (.. )?(blur*|small|tiny|swim*|missing|fuzzy)|{can} .. make out (a|the|print|faces?|letters|words)|(sight|eyes) (is )?(gone|went)|{can} .. (see(?! (how|why|what|the point|that|him|her|them|my|it|myself|you|me|any (point|reason|sense|use)))|see (a thing|my hand|it to|the (telly|tv|print|screen|board|page|cards))|read (the|small|print|it|that|a|your|my|any|no|books|much|bible))|large print|big print|magnifying|magnifier|cataracts? (.. )?(in|both|cloud*|bad|waiting)|(have|got) cataracts?|double vision',
      'mala vista|poca vista|baja vision|(veo|vista|ojo|vision) (muy |tan |todo |re |bien |la )?(poc[oa]|poquit[oa]|mal|borros[oa]|nublad[oa]|nada|manchas|sombras|bultos|turbi[oa]|doble)|(casi|ya|yo)? ?no veo(?! (por que|porque|la hora|la manera|la forma|el dia|el momento|a mi|a mis|a nadie|problema|sentido|que|a))|ni (la )?veo|(no|ni) (distingo|alcanzo a ver|logro leer)|no la distingo|(no|ni|ya no|tampoco) (puedo|alcanzo a) (leer|ver(?! (a|que|por|como)))|leer (ya )?no puedo|cataratas?|me falla* (la vista|los ojos)|(vista|ojos) (ya )?(.. )?(no (me )?(da*|ayuda*|sirve*)|se (me )?(fue|va|canso)|falla*|se me (fue|acab*))|(estoy|quedando|quede|casi|medio|soy|ando) cieg[oa](?! de)|macula*|degeneracion macular|retina|ni con (la )?lupa|ni con lentes|letra (.. )?(grande|grandota|chica)|letras chiquit*',
    ],
  ],
  [
    'poor-hearing',
    [
      'hard hearing|deaf in|shout at me|have to shout|me tienen que gritar|me gritan|teniente|medio sordo|no le oigo|perdi (el )?oido|no escucho (bien|nada|casi)|(?<!(for the|the|[a-z]{3}s|[a-z]{3} is) )deaf(?! (ear|mate|people|man|woman|folks?|child*|club*|or|dog|cat))|hard of hearing|hearing aid*|my hearing(?! (is )?(fine|good|great|perfect))|{can} .. hear|(do not|dinnae|not) hear (so |too |very )?(well|good|right|much|a|the|it|them|people|what|on)|(ears|hearing) (.. )?(bad|gone|going|shot|weak|failing|poor|useless)|lost (.. )?hearing|tinnitus|ringing in my ears|{can} .. make out what (they|people|he|she|folk|anyone)|everybody mumbles|mumbl*',
      'sord[oa](?! (un rato|cuando))|sordera|medio sord[oa]|(oigo|escucho|oir) (muy |bien )?(poc[oa]|mal|nada|poquito|la mitad)|(casi|ya|yo|pero|telefono)? ?no (lo |la |les |te |me )?(oigo|escucho)(?! (musica|la radio por|consejos|mas que))|ni (la |lo |te )?oigo|(no|ni) (alcanzo a|puedo|logro) (oir|escuchar)|sin oir|no me entero (de )?(lo que (dicen|hablan)|cuando (hablan|me hablan))|audifonos? (.. )?(pit*|no sirven|cuest*|me|los|caro*)|(uso|mis|los|con|sin) (los )?audifonos?(?! (usa|para musica))|sonotone|aparat(o|ito)s? (del|para el|en el|pal|para) (oido|oir)|duro de oido|zumbido*|tinnitus|del oido|de un oido',
    ],
  ],
  [
    'hearing-aids',
    [
      '(my|his|her|with|wear*|wore|have|has|got|use|uses|new|both|already) ... hearing aids?(?! (would|are too|cost|price))|hearing aids? .. (in|on|whistl*|squeal*|help|do not help|are (new|no use))|(had|did|done|been for) .. hearing (test|check)|(with|wearing|wears?|in) (my|his|her|both) aids',
      '(mis|sus|con|uso|usa|llevo|lleva|tengo|tiene|ya|puestos|los) .. (audifonos?|sonotone|aparat(o|ito)s? (del|para el|en el|pal) oido)(?! (para musica|son car*|cuest*))|(ya me hice|me hicieron|se hizo|le hicieron) .. prueba .. oido',
    ],
  ],
  [
    'no-internet',
    [
      'just (a|the|my) phone (with|on)|no machine|never touched a computer|not (a )?computer|do not have a (cell|mobile|phone)|puro telefono|no tengo (redes|aplicaciones|datos|linea)|celular (viejo|viejito|antiguo|basico|sencillo)|no se de (computad*|internet|eso)|(no|without|not got|not any|have not) (the |a |any )?{screens}(?! (problem*|trouble))|(do not|have not|never|dinnae|not) (have|own|got|had|use|work|do|hold with|understand) (.. )?{screens}|{can} .. (use|work|do|afford) (.. )?({screens}|online)|no {screens}|cut the internet|land ?line|phone on the wall|(old|wall) phone|rotary phone|(old|plain|button) (mobile|cell ?phone|nokia)|not (on|connected to) the internet|not online|flip phone|no signal|(do not|not) (do )?online|not (good|any good) with (computers|technology)|what is (a )?(zoom|youtube|app|google)|(printed|paper) (stuff|copy)|at home i have nothing',
      '(no|ni|sin|tampoco|nunca) (tengo|hay|uso|manejo|se usar|llega|entra|entiendo|tuve|he tenido|contamos)? ?(.. )?{pantallas}(?! (se cayo|un rato|no (duermo|vivo)))|{pantallas} (.. )?no (hay|tengo|uso|manejo|ocupo|llega)|(cortaron|quite|corte|me sacaron) el internet|telefono (.. )?(fijo|de la casa|de casa|de linea|de disco|de pared)|el fijo|landline|de (botones|tapita|teclitas|los viejos|los antiguos)|aparatos? de esos|(qué|que) es (eso de )?(app|zoom|youtube|una app)|no (tengo|hay|se) (de )?(eso|esos|esas cosas)( aparatos| modernos)|en mi casa no hay de eso|escrib(o|e) desde (la biblioteca|casa|el)|rayita de senal|no entiendo de (internet|computad*|celular*|aparatos)|no se (usar|manejar|meterme)|yo tengo radio',
    ],
  ],
  [
    'kidney-disease',
    [
      'half a kidney|fosforo y potasio|transplante de rinon|mal de rinones|kidneys? (.. )?(bad|failing|trouble|disease|weak|half|poor|doctor|doc|nurse|clinic|problem*|failure|function|shot|gone|only|run|is|working|work|are)|(bad|weak|failing|poor|dodgy|damaged|one|stage (three|four|five|[345])) kidneys?|(my|the) kidneys|with kidneys|dialysis|renal|creatinine|nephrologist',
      '(mis?|los|el|del|un solo|lo del|con los|por los) rinon(es)?(?! (los tengo|estan bien|de un))|rinon(es)? (.. )?(mal*|falla*|enferm*|debil*|danad*|floj*|no )|(dialisis|dializan|dializo|renal)|creatinina|insuficiencia renal|nefrolog[oa]|cuelo la sangre',
    ],
  ],
  [
    'heart-failure',
    [
      'heart is not|heart does not pump|heart valve|my heart doctor|heart medicine|falla cardiaca|corazon (no|anda|esta)|del corazon ando|ando mal del corazon|heart (failure|trouble|condition|disease|problem*|pumping|muscle)|weak heart|(heart|ticker)s? (is|has|are|be|only|can not|will not|does not|do not|went|pumps) (.. )?(weak|failing|bad|tired|dicky|enlarged|wore|worn|pump*|stand|shot|big|not pump*|poor|crook|failed)|(bad|dicky|dodgy|poor|enlarged|gammy|crook|tired|weak|failing) (heart|ticker)|water (tablets|pills)|(on|two|one) lit(re|er)s|fluid (on|round|around|tablets|pills|in|limit|restriction)|ankles (fill|swell) (up)?|pacemaker|defibrillator|had a heart attack|angina|ejection fraction|congestive',
      'corazon (.. )?(debil|grande|mal[oa]?|cansado|flojo|falla*|fallando|gastado|enfermo|no (me )?(bombea|da|empuja|aguanta|late bien|tampoco)|bombea|que (ya )?no|delicado|jodido|a media)|cuore|(por|con) lo del corazon|por el corazon|(sufro|padezco|estoy enferm[oa]|soy enferm[oa]|operad[oa]|mal) del corazon|el mio no bombea|insuficiencia cardiaca|soy cardiac[oa]|cardiac[oa]|cardiopatia|marcapaso*|infarto*|reteng[oa] (agua|liquido)*|retengo|(liquido|agua) en (las piernas|los pulmones)|agua contada|(litro|litros) (.. )?de agua|(pastilla*|tomo) .. (para|pa) orinar|bad heart|se me (hinchan|inflan) (las patas|las piernas|los tobillos|los pies)',
    ],
  ],
  [
    'sugar-medicine',
    [
      'my sugars?|diabetic (me|myself|here)|sugar goes|jabs|me inyecto|soy diabet*|pinchazos|la insulina|insulin|metformin|gliclazide|glipizide|januvia|ozempic|jardiance|lantus|sugar (tablets?|pills?|diabetes|disease|patient|medicine)|(i am|i m|as a|am|being|me) (.. )?diabetic|(my|have|got|the|have got|type [12]|type two|type one) diabet*|diabet* (here|so|since|for|tablets)|i have (sugar|the sugar)|(got|have got) the sugar|my sugar|(for|with) the sugar|the sugar (is|has|in my)|(jab|inject|prick) (meself|myself)|i inject|my (needle|jab|injection) (is|at)|my needle*|blood sugar (is|goes|drops|keeps)|go low if',
      'insulina|metformina|glibenclamida|lantus|ozempic|glucofage|(soy|como|siendo) (.. )?diabetic[oa]|(tengo|mi|con|por) (la )?diabetes|azucar (alta|en la sangre)|(tengo|sufro (de|del)) (la )?azucar|(pastilla*|pepa*|remedio*|inyeccion*|tomo) (.. )?(del|para el|de la|pa la|pa el|para la|pal|por el|por la|de mi|contra el) (azucar|diabetes)|por (el|la) azucar|(antes de|me) (inyect*|pincho(?! el dedo)|puyo|pico)( (con|la|dos|en|todas|antes|insulina))?|inyectarme|bajones|la azucar',
    ],
  ],
  [
    'warfarin',
    [
      'bleed like|bruise if|me desangro|para que no se me (formen|hagan) coagulos|coagulos|warfarin(?! years)|coumadin|blood thin*|thinners?|thin* (my|the|me) blood|rat poison|inr|clot(ting)? (clinic|medicine)|anticoag*',
      'anticoagul*|sintrom|neosintrom|acenocumarol|warfarin*|coumadin|inr|(adelgaz*|aguad*|aguar|licu*|ralea*|diluir|fluidific*|diluye*|afina*) la sangre|tomo pa la sangre|pastill* (.. )?(de|para|pa) la sangre',
    ],
  ],
  [
    'other-blood-thinner',
    [
      'eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|edoxaban|savaysa|lixiana',
      'rivaroxaban|apixaban|dabigatran|edoxaban',
    ],
  ],
  [
    'malnourished',
    [
      'fell off me|dropped (a|two|three) (dress )?sizes?|no meat on|nothing but bones|weigh (less|nothing|next)|perdiendo peso|se me cae la ropa|piel y hueso|pellejo|under ?weight|undernourish*|malnourish*|skin and bones?|all (ribs|bones?|skin)|bag of bones|(too|so|that|awful|very|gone|got|getting) (thin|skinny|scrawny)|like a (rake|skeleton|scarecrow)|thin as a|(?<!(would|does|will|if|should|by|of|about|for|on|me) )(losing|keep losing|lost so much|lost too much) weight|lost .. (kilos?|pounds?|stone|kg|lbs)|weight (.. )?(dropping|falling|going down|dropped|fell|keeps|off me|melting)|(trousers|pants|clothes|skirt*|bangles|rings?|dress*) (.. )?(hang*|falling|fall|loose|drop*)|nothing left of me|wasting away|fading away|(six|seven|[67]) stone|build up drinks|fattening up|put (some )?weight on|need to gain|fortisip|ensure drinks',
      '(muy|tan|bien|re|quede|ando|demasiado|mas) flac[oa]|flaquisim[oa]|flaquit[oa]|en los (puros )?huesos|puro hueso|huesos y pellejo|se me ven las costillas|bajando (de peso|mucho|cada)|(baje|bajado|perdido|perdi|he bajado) (.. )?(kilos?|libras|peso)|otra vez baje|(cada|un) (mes|semana) .. (menos|kilo menos)|un kilo menos|peso menos|(peso) (3[0-9]|4[0-5]) kilos|desnutri*|bajo peso|malnutri*|(ropa|pollera|pantalon*|falda|anillo|reloj|vestido*) (.. )?(se me caen?|me quedan?( (grandes?|flotando|nadando|bailando))?|cuelgan?|me baila)|ni el reloj me|enflaque*|adelgace|adelgazado|palillo|esqueleto|calaca|calavera|chupad[oa]|quedando en (nada|los)|(botes|batidos|suplementos?|ensure) (para|pa) (engordar|subir)|falta* alimento|consumid[oa]',
    ],
  ],
  [
    'small-appetite',
    [
      'can not finish|no room for|lost my taste|not much of an eater now|se me fue el hambre|no me dan ganas|sin hambre|nada me sabe|no se me antoja|(no|small|little|poor|lost my|hardly any|not much|without|my) appetite(?! (is )?(good|great|fine))|(no|lost my) appetite|appetite (.. )?(gone|poor|small|away|left)|never hungry|(not|never|do not feel|do not get|am not|hardly) (.. )?hungry|full (after|in|up after|with) (.. )?(bites?|mouthful*|spoon*)|(eat|pick|peck) (.. )?(like|as) a (bird|sparrow)|(like|pick like) a bird|two bites|(couple|few) (of )?(bites|spoonfuls|mouthfuls)|pick(s|ing)? at (my|his|her|it|things|food|.. (food|meals|plate))|(barely|hardly|scarcely) (ever )?eats?|push (it|my food|food) (round|around)|food (.. )?(turns me|does not interest|tastes? of nothing|puts me off|has no)|nothing tempts|off my food|{can} (.. )?(eat (much|nothing|a thing|a full|hardly)|face (a plate|food|eating|a meal|a dinner)|finish (a|my))|(fills|fill) me (for|up)|stomach says stop|would do me (three|four|five|two|the|a) (days|week|whole)|do not (feel like|fancy) eating|no interest in (food|eating)|forget to eat',
      '(poco|poquit[oa]|sin|no tengo|perdi el|perdi|no siento|ni|nada de|falta de|ni siento|tampoco tengo|no tengo) (apetito|hambre)(?! de)|(quito|fue|acabo) (el|todo el) (apetito|hambre)|(hambre|apetito) (.. )?no (tengo|siento|me da)|no me (da|entra|apetece|provoca|pasa|dan|tienta|atrae|antoja) (.. )?(hambre|comida|comer|bocado|ganas)|no me (entra|pasa) (la comida|ni|bocado)|no me (provoca|apetece) nada|nada me (apetece|provoca|tienta|antoja)|ni .. me tienta|(no tengo|sin|ni|no me dan|fueron las) ganas (me dan|de comer|de cocinar)|ganas de comer|con (dos|tres|cuatro|un par de|pocos) (bocados?|cucharadas?|bocaditos)|(dos|tres|cuatro) (bocados|cucharadas|bocaditos) y (ya|quedo|paro|listo|me)|(me lleno|quedo llen[oa]) (luego|rapido|con|enseguida|altiro|ahi)*|quedo (llen[oa]|hasta|satisfech[oa])|como (un )?pajarito|inapeten*|desgan[oa]d*|me obligo a comer|como (muy )?poquito|platos grandes me|solo pico|no (come|como) casi( nada)?|(come|como) (como|igual que) (un )?pajarito',
    ],
  ],
  [
    'milk-upsets',
    [
      'me sienta (mal|fatal) la leche|soy intolerante|allergic to milk|milk (and|does) (i|me)|no tolero (la leche|los lacteos)|{milk} (.. )?(upset*|turns|bloat*|runs|does not (agree|suit|sit)|do not (agree|suit|sit)|disagree*|goes (straight )?through|straight through|intoleran*|allerg*|no good|not suit*|gripes|doubled|gas|gives me|makes me (ill|sick|bad|bloat*|run))|{milk} .. (belly|stomach|tummy|guts|toilet)|lactose|{can} (have|take|do|drink|digest|tolerate|touch|stomach|eat) (.. )?{milk}|(no|allergic to|off) (dairy|milk) (.. )?(in this|for me|my|gut*|upset*|it)|allergic to {milk}',
      '{leche} (.. )?(cae (mal|pesad[oa]|fatal|como|horrible|re mal)|caen (mal|pesad*|fatal)|hace (dano|mal)|hacen (dano|mal)|inflam*|infla|inflan|suelt*|sienta* (mal|fatal)|descompone*|revuelve*|gases|diarrea|bano|llena de|no (la|lo|los) (tolero|aguanto|soporto|digiero)|al bano|retorci*|cero|me (hincha|mata|pone mal|cae))|{leche} ... (bano|diarrea|me cae (mal|fatal|como patada)|me da diarrea|retorcijones|gases)|me (infla|inflama|suelta|revuelve|cae (mal|pesad[oa])|hace dano) (el|la|los|las) {leche}|(suelta|revuelve) la (panza|barriga|guata)|lactosa|deslactosada|intoleran*|no (puedo|me dejan) (con|tomar|comer)? ?(la|el|los)? ?(leche|lacteo*|queso)|(llena|lleno) de gases|no lo tolero',
    ],
  ],
  [
    'nut-allergy',
    [
      'nuts (make|give|and i|would|will)|nuts are (out|poison|death)|(nueces|mani) (me|ni)( mata| loc[oa])|{nuts} (.. )?(allerg*|swell*|kill me|epipen|ambulance|hives|throat|999|911|hospital|no no|rash|react*|close*|anaphyla*|would kill)|{nuts} (and|asked|xask)? ?(\\. )?(.. )?(ambulance|999|911|i swell)|(allerg*|epipen|swell*|anaphyla*) (.. )?(to|from|with|for) (.. )?{nuts}|nut (allergy|free)|{can} have {nuts}|without nuts i am|would? kill me .. allergic|epipen|allergic to nuts',
      'alergi* (.. )?(a|al|con|por|las|los) (.. )?{nueces}|{nueces} (.. )?(alergi*|garganta|ronchas|hincha*|brot*|me brota|urticaria|morad[oa]|no puedo|me da alergia|dan alergia|por alergia|olerlo|cierra|pica la)|{nueces} ... (alergi*|garganta|ronchas|urticaria)|alergi* .. {nueces}|frutos secos alergia|no puedo (comer|con) (el |la |los |las )?{nueces}|(inyeccion|lapiz|epipen) (.. )?(por si|para|de|adrenalina) .. (como )?{nueces}|inyeccion por si como|adrenalina',
    ],
  ],
  [
    'past-eating-disorder',
    [
      'anorexi*|bulimi*|eating disorder*|used to (starve|make myself sick|binge|purge|throw up)|(starved|purged|binged|starving) (myself|meself|as|when|in)|(making|made|make) (myself|meself) (sick|throw up|vomit)|(my )?bing(e|es|eing|ing) (right|again|eating|at|and|on food)|my bingeing|overeaters|(fingers|finger) down my throat',
      'anorexi*|anorexic[oa]|bulimi*|bulimic[oa]|trastorno* (alimenti*|de (la )?(comida|alimentacion|conducta))|atracon*|binges?|(vomitaba|devolvia) (la comida|todo|a escondidas|lo que)?|meti(a|endo)(me)? los dedos|metiendome|(comedores|comedora|comedor) compulsiv*|como compulsiv*|comer a escondidas|(internad[oa]|hospitaliza*) por no comer|deje de comer (hasta|de joven|cuando)|comia (la|toda|todo) .. (de noche|escondid*)|me mataba de hambre|dejaba de comer|la alacena entera',
    ],
  ],
  [
    'recently-widowed',
    [
      '(am|newly|recently|just) (a |an )?(.. )?(widow|widower|widowed)|widowed|i have (lost|buried) my (husband|wife|partner)|(?<!have |i nearly )lost (my|the|me) (husband|wife|partner|missus|better half|man)(?! (in the|at the|again in|for a))|(husband|wife|partner|missus|better half) (died|passed|expired|is gone|is dead|went|was buried|got killed)(?! (to|shopping|home|the|mad|out|off|on|over|in for))|(husband|wife|partner|missus) [a-z]+ (died|passed|expired)|since (the (wife|husband)|my (wife|husband|partner)|[a-z]+) (died|passed|went (in|last|this|at)|expired|left us)|since (he|she) (died|passed|went)|(i|we) (just )?buried (my |the )?(husband|wife|him|her|[a-z]+) (last|this|(a|one|two|three|four|five|six|[0-9]+) (days|weeks?|months?))|buried my (husband|wife)|(he|she) is gone (.. )?(funeral|now)|funeral was (last|on|this)|without (him|her) now|(husbands|wifes) funeral|cooking for one (since|now)|since .. passed (this|last|in)',
      '(soy|quede|quedo|estoy|recien|me quede|ando|ahora|como) viud[oa]|viud[oa] (hace|desde|reciente|de)|viudez|enviud(e|ado)|(?<!de )(mi|mi pobre|el|la) (espos[oa]|marido|mujer|senora|viej[oa]|companer[oa]|husband|wife|negra|negro|gord[oa]) (.. )?(murio|fallecio|se (me )?fue|me dejo|passed|died|partio|descansa|ya no esta)|(murio|fallecio|se (me )?fue|se me murio|partio) (mi|el|la) (espos[oa]|marido|mujer|senora|viej[oa]|companer[oa]|negr[oa]|gord[oa])|(perdi a|enterre a|enterrar a|sin|muerte de|velamos a|velamos|sepulte a) (hace .. )?(a )?mi (espos[oa]|marido|mujer|senora|viej[oa]|companer[oa])|(mi|el) [a-z]+ (fallecio|murio) (en|hace|este|el|apenas|ayer)|se me murio (el|la|mi)(?! (perr[oa]|gat[oa]|canari[oa]|planta|madre|mama|papa|padre|herman[oa]))|velamos ... mujer|my (husband|wife) passed',
    ],
  ],
  [
    'sober',
    [
      'teetotal (since|now)|on the dry|one drink and i|drink nearly killed|me curo del alcohol|no puedo ni oler|estoy en recuperacion|recuperad[oa] del|(i am|been|im|stay|staying|am|getting|keep) (.. )?sober|sober (.. )?(years?|months?|since|now|hace)|(been |am )?dry (for|since|now|nineteen|[0-9]+|ten|twenty)|(do not|no longer|stopped|quit|gave up|given up|off|never|not) (the |touch* |take )?(.. )?(drinking|booze|bottle|alcohol|the drink|liquor|touch a drop|grog)|stopped drinking|used to (drink|be fond|overdo)|(recovering|an|ex) (alcoholic|drinker|drunk)|in recovery|twelve steps?|(go|going|went) to aa|aa (meeting*|tuesday*|group)|drank too much|drinking too much|drink(ing)? (problem|nearly)|problem with (the )?drink|too fond|not a drop|took the pledge|(gave|given) (it|the drink|drink|up the) up for a reason|drink was my|on the wagon',
      'ya no (tomo|bebo|chupo|pruebo)(?! (pastilla*|medic*|cafe|leche|agua|remedio*|te))|hoy no (bebo|tomo)|no (tomo|bebo) (nada|alcohol|trago|desde|ni gota)|(deje|dejar|dejado|lo deje) (de (tomar|beber|chupar)|la bebida|el trago|el alcohol|la botella|el vino|el guaro|el copete|el aguardiente|por las malas|el cigarro y el)|alcoholic[oa]|(tomaba|bebia|chupaba) (mucho|demasiado|para dormir|hasta|la botella|todo)|cuando (bebia|tomaba|chupaba)|me tomaba la botella|sobri[oa]|sin (beber|tomar alcohol|tomar trago|probar (gota|alcohol|trago))|(no pruebo|ni) (ni )?(gota|una copita|una copa|un trago)|(anos|meses) (sec[oa]|limpi[oa]|sobri[oa]|sin beber|sin tomar)|limpio del|(voy a|grupo|en|de) (aa|doble a|alcoholicos)|doble a|(fui|era) (borrach[oa]|alcoholic[oa]|de los que)|volver a (beber|tomar)|me rehabilit*|sober',
    ],
  ],
  [
    'swallowing-trouble',
    [
      'food (gets|got) stuck|gets stuck in my throat|se me (queda|traba|pega|atraganta) (.. )?(garganta|comida)|se me va por el otro lado|no tengo (muelas|dientes)|sin muelas|chimuel[oa]|desdentad[oa]|mell[oa]d[oa]|({can}|(?<!was )hard to|trouble|difficult|problems?|hurts to|struggle to|could not) (.. )?swallow*(?! (that|what|his|her|my pride))|swallowings? (.. )?(is|s|s been|has|been|trouble|problem*|difficult*|bad)|chok(e|es|ing) on|(i|always) choke*|goes down the wrong (way|pipe|hole)|wrong (pipe|way with me)|{can} (.. )?(chew|bite)|no teeth|(few|four|three|two|five|six) teeth|(bad|rotten|false|loose|missing) teeth|teeth (.. )?(shot|gone|bad|rotten|loose|out|missing)|(my|with|these) (dentures|false teeth|gums)|dentures|puree*|(mashed|soft|liquidi[sz]ed|blended) (food|foods|diet)|(in|through) the blender|sticks in my (gullet|throat)|thicken*|gullet|feeding tube|(get|getting) (.. )?(meat|food|bread|puree|meals?|tablets|pills) down',
      'atragant*|me (atoro|atora)|se me atora*|atoro|me (ahogo|choke) (con|hasta con|comiendo|al (comer|tragar))|(y|se me|con .. ) me ahogo con (el|la|los|las) (agua|arroz|comida|espinas)|i choke|{nopuedo} (masticar|tragar|morder|mascar|pasar)|(cuesta|trabajo|dificil) (tragar|pasar|masticar|deglutir)|(sin|no tengo|me quedan|cuatro|tres|dos|pocos|flojos los) (.. )?(dientes|muelas)(?! son)|con que morder|con la encia|dentadura|dientes (mal*|flojos|postizos|buenos)|placa* (floja|se me)|(en|puro|como todo|todo es|es|solo) (pure|papilla*)|papilla|licuado todo|todo (.. )?(licuado|triturado|molido|muelen|en pure|papilla)|triturad[oa]|me lo muelen|espes(ar|arme|ante)*|(comida|agua) por otro lado|camino viejo|no (me pasa|me baja)|disfagia|blandito',
    ],
  ],
  [
    'glaucoma',
    [
      'glaucoma|eye pressure|(high )?pressure (.. )?in (.. )?(my|the|me|both) (eye*|eyeball*)|eyedrops for',
      'glaucoma|presion (.. )?(en el|del|en los|de los|en un) ojos?(?! la tengo (normal|bien))|presion ocular|tension ocular',
    ],
  ],
  [
    'brittle-bones',
    [
      'shrunk .. inches|hairline|bones break|break a bone|huesos de (cristal|azucar|papel)|los huesos se me|me fracturo|osteopor*|osteopenia|brittle bone*|bones? (.. )?(brittle|thin|chalk|crumbl*|snap*|lace|weak|soft|honeycomb|fragile|glass|twigs|eggshell*)|(thin|soft|weak|fragile|crumbly|chalky) bones|bone (density|scan)|(for|strengthen) my bones|(drip|jab|injection|tablet*) for .. bones|crush* (vertebra*|bones?)|(spine|vertebra*|back) (.. )?(crush*|crumbl*|collapsed)|(broke|cracked|broken) (.. )?(coughing|sneezing|easily|stepping|turning)|that is how brittle|dowagers hump|fosamax|alendron*|prolia',
      'osteopor*|osteopenia|huesos? (.. )?(debil*|fragil*|poros[oa]s|porosos|quebradiz*|vidrio|huec[oa]s|cristal|galleta|tiza|mal[oa]s)|huesos (.. )?(huecos|porosos|debiles)|asi estan mis huesos|descalcific*|se me quiebran|me quiebro|(vertebra|costilla)s? (.. )?(estornudando|tosiendo|aplast*|rota*|fisur*|quebrada*)|(rompi|aplastaron|quebre|fisuro) .. (vertebra*|costilla*)|densitometria|(inyeccion|pastilla*|remedio) (pa|para|de) los huesos|como (si fuera )?galleta',
    ],
  ],
  [
    'sleep-limits-unsafe',
    [
      'epilep*|seizures?|(take|have|get|had|takes) (.. )?fits|bipolar|manic|lithium|sleep apnea|(apnea|apnoea|cpap)|snoring machine|(stop|stopped) breathing|sleep mask|{have} the mask at night|drive (a|the|my) (truck|bus|taxi|cab|lorry|van|tractor|school)|(i am|i m|work as|job as|still) a (.. )?(truck|bus|taxi|cab|lorry) driver|i drive for|(operate|work|run) (a|the) (forklift|crane|machine*|tractor|digger)|night shift',
      'epilep*|convulsi*|bipolar|litio|apnea|cpap|(mascara|mascarilla|maquina) (de|para) (la apnea|dormir|respirar)|dejo de respirar|(me dan|me da|con|sufro) (los )?(ataques)(?! de (risa|nervios|panico|tos))|(manejo|conduzco|trabajo con|opero|sigo con) (.. )?(camion|taxi|bus|tractor|maquina*|micro|colectivo|uber|grua|combi|trailer)|(chofer|taxista|camionero|operador|maquinista)|llevo pasajeros|soy (chofer|taxista)|i drive a',
    ],
  ],
  [
    'recent-operation',
    [
      'fresh out of (surgery|hospital)|still healing|just come out|they have just (put|taken|done)|recien operad[oa]|en recuperacion de|convalecient*|clavos en|(had|after|since|from|recent|just had|my|week after|following) (.. )?(operation|surgery|op|replacement|bypass|stent*|procedure)(?! (in|years) [0-9a-z]* ?ago)|(surgery|operation|op) (.. )?(happened|last|on|two|three|next|ago)|{legs} op|new (hip|knee|shoulder|valve)|(hip|knee|shoulder|valve) (.. )?(replaced|replacement|done|put in)|(in|got|have|with|wearing) (.. )?(cast|plaster|sling|moon boot)(?! iron)|broke my|broken (arm|leg|wrist|hip|ankle|foot|shoulder|collar ?bone|rib*)|fractur*|stitches|staples|(just )?(out of|home from|out the|back from) (the )?hospital|had .. (gallbladder|appendix|hernia|prostate|kidney|womb|tonsils|cataract*|breast) (.. )?(out|off|removed|done|taken)|(cataract|hernia|gallbladder|prostate)s? (.. )?(done|removed|out) (.. )?(on|last|this|two|three)|they (did|took|cut|opened|replaced) my',
      '(recien |estoy |soy )operad[oa]|me operaron|me (hicieron|hice) (la |una )?(cirugia|operacion|bypass)|cirugia|surgery|operacion|(con|de|el|tengo|llevo) yeso|enyesad[oa]|escayol*|me (quebre|fracture|rompi|parti|quebraron|disloque) (el|la|un|una|los|las|mi)|se me quebro|(me )?fractur*|protesis|(tengo|con|saquen|sacan|quitan|todavia) (los )?(puntos|grapas)|con grapas|(me )?(pusieron|cambiaron) (la |una |el )?(rodilla|cadera|valvula|protesis|clavo*|marcapaso*)|(rodilla|cadera) nueva|me (sacaron|quitaron|abrieron|amputaron|extirparon) (el|la|un|una)(?! (licencia|carne|carnet|registro|brevete|platano|pase|auto|carro|libreta|miedo|susto|sueno))|(sali|salgo|sali recien|apenas sali) del hospital|postoperatori*|recien sali',
    ],
  ],
  [
    'memory-worry',
    [
      'mind is a sieve|head like a sieve|can not recall|brain fog|forgetful|lose the thread|se me borra|cabeza (de pollo|de novia)|ya no retengo|no retengo|lagunas|(my|the) (memory|mind|brain) (.. )?(going|fails|failing|gone|bad|slip*|not what|worse|weak|shot|goes|is leaving|has gone|is not|like a sieve|foggy)|memory (is|has|be) (.. )?(going|gone|bad|weak|poor|shot|slipping|terrible|failing)|losing (my|it) (memory|mind|marbles|like)|lose my (marbles|memory)|(keep|keeps|i am|am) (on )?forgetting|(i|always|only|and|just|do) forget (.. )?(names?|words|everything|what|things|gas|faces|where|my|the|people|how)|({can}|do not) (.. )?remember (what|names?|anything|things|a thing|where|my|who|the|if|faces|nothing)|names (.. )?(go|gone|slip)|(scared|worried|afraid|frightened|fear) (.. )?(dementia|alzheimer*|losing|memory)|mild cognitive|(early|start of|touch of|onset|have|got|with) (the )?(dementia|alzheimers?)|dementia (clinic|diagnos*)|memory (clinic|trouble|problem*|pills|tablets|loss)|nothing sticks|going senile|going doolally',
      'se me (olvida|olvidan|va el nombre|van los nombres|borra*|graba)|no se me graba|(ando |estoy |yo )olvid(o|ando|adiz[oa])|(soy yo quien|entonces|y) olvid[oa]|olvido (todo|nombres|las cosas|cosas|donde|que)|olvidadiz[oa]|olvidos|pierdo (la memoria|el hilo)|perdiendo la (memoria|cabeza)|mala memoria|(mi|la|de) memoria (.. )?(falla*|mal*|se me|no me|preocup*|me (tiene|falla|asusta|angustia)|ya no|anda)|(pastillas|remedio) (pa|para) la memoria|(preocupa|asusta|angustia) mi memoria|no (me acuerdo|recuerdo) (.. )?(nada|que|donde|como|de|si|los|las|el|quien|desayun*)|me pierdo (.. )?(en mi|barrio|a la mitad|en la calle)|no se (que dia|quien es|si ya tome|donde estoy)|(miedo|temo|terror|asusta|sera) (.. )?(alzheimer|demencia|mi cabeza)|lo de mi cabeza|(tengo|con|principio* de|inicio de|dijeron) (el )?(alzheimer|demencia)|(alzheimer|demencia) inicial|deterioro cognitivo|se me (quedo|queda) (el gas|la olla|la llave) .. (prendid[oa]|abiert[oa])|forgetting|se me van las (cosas|palabras)',
    ],
  ],
  [
    'breath-uneasy',
    [
      '(deep|slow|counting) breath* (makes|gives|gets|sets)|respirar (asi|hondo|profundo) me|me da (ansiedad|panico|angustia) (respirar|eso de respirar)|breath(e|s|ing|in)? (.. )?(.. )?(panic*|anxious|worse|frighten*|scares?|uneasy|dizzy|horrors|smother*|terrif*|nervous|shaky|heart (pounding|race*)|claustrophob*)|breath* ... (panic*|anxious|frightened|scares|nervous)|(panic*|anxious|nervous|scares) (.. )?breath*|{can} do .. breath*|no breath(ing|in)|(pranayama|4 ?7 ?8|4 7 8) (.. )?(.. )?(nervous|panic*|pounding|anxious|worse)|pranayama|(had my|sets my|my) heart (pounding|racing)|feel (like )?i am (smothering|suffocating|choking)|minding my breath|holding my breath',
      '(respir*|inhal*|breathing|breathe|el aire|478|4 7 8) ... (angusti*|ansi*|asust*|susto|panico|panic|agobi*|pone* (mal|peor|nervios*|mas|ansios*)|taquicardia|nervios*|acelera*|da cosa|peor|miedo|me ahogo|muero|(se )?desesper*)|(me|mas) (pongo |pone |ponen )?(nervios*|ansios*|angusti*|agobi*|asust*|muero|desesper*|acelero|muero) ... (respir*|inhal*|breath*)|(agobi*|ansiedad|angustia|panico|susto) (.. )?(respir*|inhal*)|al respirar me|me fijo en el aire|aguanto el aire|creo que me ahogo',
    ],
  ],
  [
    'no-time',
    [
      'snowed under|up to my (eyes|neck|ears)|no spare|never a minute|got my hands full|no paro|no doy abasto|sin un minuto|a las apuradas|(no|not|no spare|hardly any|not much|hardly) time (for|to|left|at|in|i|with|on my hands)?(?! (like|soon))|(too|very|awful|fierce|so|flat out) busy|(have not|do not have|have|got|not) (.. )?(no time|time to|the time|an hour|a minute|a moment|five minutes)(?! in the world)|run off my feet|have not a (minute|moment|second)|(ai not|not|never) got an? (minute|hour|moment|second)|no hours|days? (are|is) (.. )?(full|packed|taken)|full full|(still )?work(ing)? full time|still (running|working|run|work|at the)|{can} fit (that|it|this)|with my diary|(diary|calendar|schedule) is (full|packed)|(minding|mind|got|have|watch|keep) (.. )?(grandkids|grandchildren|grandbabies|kids) (.. )?(days|day|every|all|week)|flat out|rushed off|no rest|whole day is going',
      '(no tengo|me falta|sin|ni|no hay|no me sobra|poco|no me queda|no nos queda) (.. )?(tiempo|rato|ratico|ratito|un minuto|un momento|hora libre|cinco minutos)(?! al contrario)|no (me )?queda (.. )?(rato|tiempo|hora|ratico|minuto)|ni (un minuto|cinco minutos|un ratico|un rato|me siento)|(ando|estoy|vivo|voy) (.. )?(corriendo|a mil|a las corridas|a full|full|apurad[oa]|de arriba abajo|hasta el (cuello|tope)|ataread[oa]|liad[oa]|como loc[oa])|muy ocupad[oa]|agenda llena|no me da* (la vida|el dia|las horas|el tiempo)|no me cabe|hora libre no|rato (.. )?no (tengo|hay|me)|(trabajo|laburo) (.. )?(todavia|a las|de [0-9]|todo el dia|desde)|too busy|(con|cuido) (.. )?(los )?nietos (.. )?(todo el dia|toda)|los cuido a todos|en que rato|entre (la|el|los) .. y (la|el|los)',
    ],
  ],
]
