/** What explains signs that concern meals, drink and medicines. */

import { type Explanation, explained } from './explanation.ts'

/** As those of `explanations.ts`. */
export const swallowedExplanations: readonly Explanation[] = [
  // Weight that was put on, or stays as it is.
  explained(
    ['malnutrition'],
    '(put on|gained|gaining|up) .. (pounds?|lbs?|kilos?|kg|stone|weight)|(subi|aumente|engorde) .. (kilos?|libras?|peso)',
    'los(t|e|ing)|not eat*|appetite|perd*|baj*|sin comer|no com*|vomit*|sick|laxative*|purg*|throw*|binge*|starv*',
  ),
  explained(
    ['malnutrition'],
    'weight (is|has been|stays|stayed|steady|the same)|same weight|(not|never) (losing|lost|dropped|lose) (any |an? )?(weight|ounce|pound|kilo)|mismo peso|peso (de siempre|estable|igual)|(no|ni) (ha |esta |he |estoy )?(baj[oae]|bajado|bajando|perdido) (de peso|(ni )?un (gramo|kilo)|peso)',
    'but|pero|although|aunque|since|desde|lately|ultimamente|leave .. out|threw|poco a poco|already lost|can hardly|no me entra|no prueba|chok*|cough*|vomit*|no food|nothing (to eat|in)|atragant*|tose|vomit*|sin comida|no hay (comida|nada)|laxative*|purg*|starv*',
    true,
  ),
  // A tablet taken as told, beside what is eaten.
  explained(
    ['medication'],
    '(takes?|taking|am on|is on|on|tomo|toma) (only |just |my |his |her |the |solo |la |su |mi )*(metformin*|warfarin*|coumadin|statins?|((water|blood pressure|pressure|sugar) (pills?|tablets?))|pastillas? (de|para) (la presion|el azucar)) && eat*|food|bread|fruit|biscuits?|cookies?|breakfast|supper|snacks?|rice|tortillas?|greens|kale|spinach|salad|how many|comer|como|pan|fruta|galletas?|desayuno|cena|arroz|verduras?|ensalada',
    'but|pero|although|aunque|since|desde|lately|ultimamente|leave .. out|threw|poco a poco|already lost|can hardly|no me entra|no prueba|stop*|start*|skip*|doubl*|extra|half|mix*|dos(e|es|ing)|missed|forgot|alcohol|beer|wine|instead|(more|less) (of )?(metformin*|tablets?|pills?|it)|together|grapefruit|herb*|dej(o|ar|e)|suspend*|doble|mitad|mezcl*|dosis|olvid*|cerveza|vino|en vez|quit(o|ar)|toronja|hierba*',
    true,
  ),
  // A dish that is asked about, beside a diabetes that is told and what is or is not taken for it.
  explained(
    ['emergency_other', 'medication'],
    'diabet*|type (1|2|one|two)|tipo (1|2|uno|dos) && (is|are|was|would) .. (still |also )?(ok|okay|all right|alright|fine|allowed|bad|good|too sweet|too much)|(can|may|could|should) (he|she|i|we|they|{kin}) (still |also )?(eat|have|enjoy)|what (can|may|could|should) (he|she|i|we|they) (eat|have)|(puede|puedo|podria|podra|debe) (comer|comerse|desayunar|cenar|tomar (leche|jugo|cafe|atole|chocolate))|(es|sera|esta|le hace|me hace) (mal[oa]?|bien|buen[oa]|dano) ..|que (puede|puedo) comer',
    '(had|has|have|threw|finished|out of|need*) .. insulin*|(no|without) insulin (for|since)|insulin* .. (finished|gone|left|away)|(no .. (puse|pongo|puso)|(me|le|se) .. (termino|acabo)) .. insulina|sin insulina (desde|hace)|star(e|es|ing)|not (him|her|my|them)sel(f|ves)|clammy|gr[ae]y|cold|pale|nonsense|halv*|half|quarter|add*|my (tablets?|pills?)|give .. (him|her|it) (my|the)|capsules?|supplement*|herb*|berberine|ginseng|mis pastillas|capsulas?|suplement*|hierbas?|mitad|took|taken|bottle|tomo|tome|frasco|low|lows|hypo*|shak*|sweat*|trembl*|dizz*|faint*|woozy|weak*|sleepy|drows*|wake*|woke|answer*|unconscious|confus*|muddl*|vomit*|sick|thirst*|blur*|pass(ed)? out|reads?|reading|meter|[0-9]{2,3}|double|twice|wrong|extra|too many|more|less|skip*|miss(ed|es)?|forg*|stop*|quit|dos(e|es|ing)|(ran|run) out|units?|inject*|shot|instead|together|mix*|alcohol|beer|wine|pain*|hurt*|bleed*|breath*|swallow*|chok*|allerg*|baj[oa]|bajon|hipo*|tembl*|sud*|mare*|desmay*|debil*|dormid*|despert*|respond*|confund*|vomit*|sed|borros*|marca|medidor|doble|equivoc*|mas|menos|salt*|olvid*|dej(o|e|a|ar)|dosis|acab*|unidades|inyec*|en vez|junt*|mezcl*|cerveza|vino|dolor*|duele*|sangr*|respir*|trag*|atragant*|alerg*',
  ),
  // A medicine that is told of, and nothing of a change.
  explained(
    ['medication'],
    '(i|he|she|we|mother|father|husband|wife|aunt) (also |still |only |just |now |have |has )*(takes?|am on|is on|been on|on|uses?) (a |an |my |his |her |the |some |only |just |daily |one )*(metformin*|insulin|warfarin|coumadin|eliquis|apixaban|statins?|[a-z]+(statin|pril|sartan|olol|dipine|azole)|gabapentin|thyroid|levothyroxine|(water|blood pressure|pressure|heart|sugar|cholesterol|thyroid) (pills?|tablets?|medicines?)|tablets?|pills?|medicines?|medication)|(tomo|toma|uso|usa) (solo |la |las |mi |mis |una |unas |el )*(metformina|insulina|warfarina|[a-z]+(pril|sartan|statina|prazol)|levotiroxina|pastillas?|medicinas?|medicamentos?)|(no|sin|without) insulina? (\\. |, )?(just|only|solo|nomas|nada mas) (the |la |las )?(tablets?|pills?|pastillas?|metformina?)|(nomas|solo|nada mas) (la |las )?(metformina|losartan|pastillas?)',
    'twice (as|a day|the)|every other|(do i|still|really) need (it|them|these|the)|units?|without (food|eating|it)|(run|ran) out of (it|them|my|the|pills|tablets|insulin)|biotin|two (pills|tablets|at once|of them)|at the same time|dos veces|cada (dos|tercer)|la necesito|unidades|sin (comer|comida)|ambas|leave .. out|threw|stop*|quit|start*|skip*|doubl*|extra|half|halve|mix*|dos(e|es|ing)|missed|miss|forg*|alcohol|beer|wine|drink*|instead|together|grapefruit|herb*|supplement*|vitamin*|john*|over the counter|ibuprofen|naproxen|aspirin*|cbd|drops|remed*|natural|too many|(more|less) of|switch*|come off|off (it|them|my)|cut|reduc*|increas*|another|(can|should|may|could) (i|he|she|we) (take|stop|have two|give)|take (it|them|one|two|more|less|another)|side effects?|dej(o|ar|e)|suspend*|quit(o|ar)|doble|mitad|mezcl*|junt*|dosis|olvid*|cerveza|vino|trago|hierba*|te de|gotas|suplement*|cambi*|aument*|otra pastilla|(puedo|debo) tomar*|neighbou?r*|friend*|vecin*|amig*|(her|his|wifes|husbands) (pills?|tablets?)',
  ),
  // A medicine that is not taken, or not asked about.
  explained(
    ['medication'],
    '(not|never) (asking|asked|asking you|talking|said) .. (about )?(chang*|stop*|my|any) .. (pills?|tablets?|medicines?|dose)|(do|does|did) not (take|use|need|want) (any )?(warfarin|coumadin|insulin|statins?|medicines?|pills|tablets|blood thinners?|sleeping (pills|tablets))|no (uso|usa|tomo|toma|ocupo) (nada de |ninguna )?(insulina|warfarina|pastillas?|anticoagulante*|medicinas?)|no (le |te )?(pregunte|pregunto|estoy preguntando) .. (pastillas?|medicinas?|dosis)',
    'but|pero|although|aunque|since|desde|lately|ultimamente|leave .. out|threw|poco a poco|already lost|can hardly|no me entra|no prueba|now|ahora|(should|can|could|may|must) (i|he|she|we)|any ?more|since|stopped|stopping|quit|skip*|doubl*|mix*|puedo|debo|puede|debe|ya no|desde|dej(e|o|ar)|suspend*|doble|mezcl*',
    true,
  ),
  // Water that is not drunk, for fear of the toilet.
  explained(
    ['alcohol_withdrawal'],
    '(not|never|hardly|barely) (drinking|drink) && loo|toilet|bathroom|wetting|wet (myself|herself|himself)',
    'beer*|wine|whisk*|vodka|gin|rum|booze|sherry|sober|bottle|pub|drunk|shak*|trembl*|sweat*|seeing|stopp?ed|quit*|gave up|since|days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|throw*|threw|vomit*|sick|heart|pound*|bugs?|voices|hearing things|just water|only water',
    true,
  ),
  explained(
    ['alcohol_withdrawal'],
    '(do|does) not drink|never (drink|drank|touch*)|teetotal*|no (tomo|bebo|toma|bebe) (nada de )?(alcohol|licor)|soy abstemi[oa]',
    'any ?more|since|stopped|quit|gave up|days|weeks|shak(y|ing|en)|sweat*|desde|dej(e|o)|ya no|dias|semanas|tembl*|sud(o|ando)',
  ),
  // Who drinks since they stopped something else has not stopped drinking.
  explained(
    ['alcohol_withdrawal'],
    '(stop*|quit*|gave up|given up|left|lost|retir*|finish*|no longer) (my |the |our |going |to |out |from )*(work*|job*|business|shop|driv*|see*|go|going|club*|walk*|smok*|play*|danc*|teach*|travel*|sing*|church|car|licen[cs]e|visit*)|retired|(dej(e|o|amos)|ya no) (de )?(trabaj*|manej*|conduc*|ver|veo|salir|salgo|ir|voy|fumar|jugar|viajar|cantar|bailar|el (trabajo|coche|carro|negocio|taller|empleo))|(jubil|retir)(e|o|ado|ada|aron|arme|acion)|perdi el (trabajo|empleo|carro|carnet) && drink*|drank|beer*|wine|vodka|whisk*|gin|sherry|rum|brandy|alcohol*|booze|bottle*|glass*|beb(o|e|er|ido|iendo)|trag(o|os|uitos)|tom(o|a|ar|ando)|copa*|vino|cerveza*|ron|aguardiente',
    'shak*|trembl*|sweat*|jitter*|(seeing|sees?) (things|bugs|spiders|people|rats|shadows)|voices|bugs|fits?|seizure*|vomit*|sick|withdrawal|cold turkey|sober|detox*|dry|nothing|(stop*|quit*|gave up|giv(e|ing|en) (it )?up|without|no|off|cut (down|out|back)|last) (the |my |all |any |a |with |having |on |of )*(drink*|beer*|wine|vodka|whisk*|gin|sherry|rum|brandy|alcohol*|booze|bottle*|it)|(want|need|try|trying|going|like) to (stop|quit|cut)|(should|can|could|do|how|may) i .. (stop|quit|cut)|tembl*|tiembl*|sud(o|a|ando)|bichos|convuls*|(dej*|sin|par(e|o|ar)|quit(e|o|ar)|ultim[oa]) (de |el |la |los |las |un |una |mi |todo )*(beb*|tom*|trag*|alcohol|copa*|vino|cerveza*|ron|bebida)|de golpe',
    true,
  ),
  // What a doctor changed.
  explained(
    ['medication'],
    '(doctor|gp|nurse|pharmacist|specialist|medic[oa]|doctora|enfermer[oa]|farmaceutic[oa]|cardiolog[oa]) .. (me )?(lowered|raised|changed|cut|reduced|increased|doubled|halved|stopped|switched|bajo|subio|cambio|redujo|aumento|quito) .. (my|the|la|las|el|mi|mis)',
    'should|can|may|could|want|but|myself|instead|or|if|how|safe|puedo|debo|quiero|pero|si|como|dejar|take|took|tomo|tome|more|mas',
    true,
  ),
  // Dizzy on standing up, and no word of a heavy heart.
  explained(
    ['severe_depression'],
    '(dizz*|light ?headed|giddy|head spins|mare*) ... (stand|get up|getting up|rise|standing|parar*|levant*|pongo de pie)',
    'sad|low|hopeless|way out|river|bridge|tree|ends?|wake|sleep|stop|give* away|nothing|cry*|crying|alone|lonely|die|dead|point|worth*|burden|enjoy*|care (any ?more|about)|triste|llor*|sol[oa]|mor*|sentido|animo|ganas',
  ),
  // A dry mouth.
  explained(
    ['stroke', 'alcohol_withdrawal'],
    '(mouth|lips|throat|tongue) .. dry|dry (mouth|lips|throat|tongue)|(boca|labios|garganta|lengua) .. sec[oa]s?|sequedad (de|en) la boca|se (me|le) seca la boca',
    'sunken|not (drunk|drank|drink*|eaten)|vomit*|fruit*|breath|sugar|azucar|aliento|droop*|slur*|crooked|twist*|sag*|one side|numb|weak*|arms?|hands?|legs?|speech|words|speak*|talk*|torcid*|chuec*|caid*|dormid*|debil|brazo|mano|pierna|habl*|palabras|alcohol*|booze|beer*|wine|whisk*|vodka|stopped|shak*|sweat*|tembl*|sud(o|ando)|cerveza*|trago*',
  ),
  // A limit of what is drunk, or thirst.
  explained(
    ['alcohol_withdrawal'],
    'fluid*|lit(er|re)s?|thirst*|water|kidney*|parkinson*|tremor|liquidos?|litros?|sed|agua|rinon*|de toda la vida',
    'alcohol*|booze|vodka|whisk*|gin|wine|beer*|rum|brandy|sherry|liquor|spirits|bottle*|vino|cerveza*|tragos?|ron|aguardiente|licor|botella*|the drink|cold turkey',
  ),
  // Whoever names a medicine and asks what to cook asks nothing of the medicine.
  explained(
    ['medication'],
    '(what|which) .. (can|could|should|may|do|to) .. (i|we|he|she|you)? ?.. (eat|cook)|(what|which) (vegetables?|greens|foods?|meals?|dish|dishes|fruit|lunch|breakfast)|que .. (puedo|puede|debo|debe|me conviene|le) .. (comer|cenar|desayunar|almorzar|cocinar|convienen?)|que (verduras?|comidas?|platos?|frutas?)',
    'stop*|skip*|doubl*|start*|chang*|mix*|instead|dose*|half|grapefruit|herb*|supplement*|vitamin*|extra|alcohol|wine|(to|i|we) take(?= (with|for|after|before|at|to|my|the|it))|painkiller*|pain|sleep*|cough*|crush*|twice|(come|get|coming|getting) off|no longer|need|ibuprofen|naproxen|aspirin*|(puedo|para|no|debo|dejar de) tomar|ya no|quitar*|dolor|pastillas? para|dejar*|dejo|suspend*|doble|cambi*|mezcl*|dosis|mitad|toronja|pomelo|hierba*|suplement*|vitamin*|alcohol|vino|ginkgo|hyperic*|hiperico|if i (take|miss)|missed|olvid*',
  ),
  // Weight that somebody wants to lose, and what to eat on an upset stomach.
  explained(
    ['malnutrition'],
    '(would|will|can|should|how|help*|want*|need*|sirve|ayud*|conviene|quiero|debo|dolerian) .. (if i )?(los(e|t|ing)|bajar|bajo|perder|adelgazar)|(losing|bajar|perder|adelgazar) .. (weight|pounds|kilos|peso)? ?.. (help*|ayud*|sirve)|(diarr*|runs|stomach|estomago) ... (what|which|can|que|puedo) ... (eat|have|comer)',
    'only|hardly|weigh|lost|solo|peso|without|not eat*|no appetite|hungry|nothing|stop|keep*|for no reason|thin*|skinny|bones|worried|sin|hambre|apetito|nada|flac*|huesos|dej*|preocup*|no come',
  ),
  // Cooking for one seems pointless to nearly everybody who does it.
  explained(
    ['severe_depression'],
    'point (of|in) (cooking|baking|setting the table|dressing up|decorating) .. (for (one|just me|myself|me)|just for me|alone)|para que (cocinar|guisar|poner la mesa) .. (para (uno|una|mi)|si estoy sol[oa])',
    'nothing|any ?more|living|go on|get up|out of bed|weeks|not eat*|stopped eating|die*|cry*|nada|vivir|seguir|levant*|semanas|morir*|llor*',
    true,
  ),
]
