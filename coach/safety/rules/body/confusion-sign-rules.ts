/** Confusion that is new, by concept: a mind gone astray, how it was before, and what set it off. */

import { rule, type Rule } from '../rule.ts'
import { anyTwoOf } from '../any-two.ts'
import { asLesson, lately, longPast, ultimamente } from './onset-words.ts'

/** Someone who cannot place people, time, place or things. */
const astray =
  '(can not|could not|does not|not able to|unable to) .. (tell|know|say) .. (day from night|night from day|who (we|they|i|anyone|anybody) (are|am|is)|where (she|he) is|what (day|year) it is|what year)|pack* .. (a |her |his )?(bag*|case|suitcase*) ... home|(wants?|trying|asks?|begging) to (go|be taken) home|home .. (she|he) is (at )?home|(not|never) (really )?(there|exist*|real|happen*)|none of it is real|(leave|go|get ready|set off|going|late) (for|to) (work|school|the office)|impost*|had no idea (how|where)|thinks? .. (christmas|war|wartime|on a ship|boat|train)|burglar*|there is a (dog|man|woman|child|stranger)|knew me|(catch|wait* for|miss*) .. (train|bus|ship|plane) ... (not|no)|ask* (me )?(who (i am|we are|she is|he is)|where (i am|we are|she is|he is|her|his)|what (day|year|month|time)|the same (thing|question))|(not|no longer|never) .. (know*|recogni*|remember*|tell|say|place|name) .. (who|where|what (day|month|year|time)|me|us|him|her|own|my|his|(his|her|my|the|our) (own )?.. (name|house|home|husband|wife|son|daughter|kitchen|spoon|fork|dog|bathroom|clock|phone|face|children|grandchildren|bedroom|month|year|sister|brother)|a (spoon|fork|cup|comb|phone))|not know* .. (how|what) .. (got|i got|she got|he got|is|to use)|no idea (where|who|what|how)|call* me .. (by )?(her|his|a|the|wrong|someone) .. (sister*|brother*|mother*|father*|name|husband*|wife*|dead)|call* (me|us|him|her) .. (mother|father|mama|sir|miss|nurse)|by (her|his) (sister|brother|mother|father|dead)|wrong (year|decade|century)|(think*|thought|convinced|insist*|swears?|sure|believ*|claim*|says|reckons) (that )?.. (it is|we are|i am|she is|he is|they are|her|his|people|someone|there is|there are|nurses|neighbours|neighbors|men|strangers|i am stealing|we are stealing) ..|(job|shift|work|school) .. (he|she|they)? .. (left|retired|has not)|dressed for (school|work|church)|(ask*|wait*|call*|look*) .. (me )?.. (for|why|where|when|after) .. (her|his|the|my) .. (mother|father|husband|wife|horses|school|bus|babies|baby|parents|dead|cows|shift|train|children|brother)|(dead|late|died) .. (mother|father|husband|wife|brother|sister)|school bus|(mother|father|husband|wife|brother|sister) who (died|passed)|(in|wearing) (her|his) .. (nightie|nightgown|nightdress|pajamas|pyjamas|slippers|underwear|dressing gown|robe|night clothes) ... (outside|street|garden|road|dawn|noon|bus|yard|drive|door|asking|waiting|looking|at (two|three|four|five|[2-5]))|(outside|street|garden|road|out|wandering) ... (in (her|his) (nightie|nightgown|nightdress|pajamas|pyjamas|underwear|robe|dressing gown))'
const behaving =
  'confus*|disorient*|nonsense|gibberish|hallucinat*|deliri*|rambl*|babbl*|muddl*|mixed up|incoheren*|bewilder*|addled|not mak* (any |a lick of |much )?sense|mak* no sense|no sense out of|away with the fairies|a different (person|woman|man)|not (himself|herself|themselves|with it|all there|right in)|out of (his|her) (head|mind|tree)|agitat*|rant*|(pick*|pluck*|pull*|tug*|claw*|grab*|swat*|scratch*|fiddl*) .. (and )?.. (at |the )?.. (the|her|his|at|invisible|air|thin)? .. (blanket*|bedclothes|bedding|sheet*|cover*|quilt|air|clothes|gown|nothing|duvet|buttons|drip|tubes|bedspread)|blank|vacant|glassy|staring (at|into) (nothing|space|the wall)|drows*|nodd* off|({cannot}) (follow|count|dress|make tea|work .. (kettle|remote|phone|tap|zip)|tell .. time|button|keep .. thread|stay awake)|({cannot}) understand (what|me|us|a)|see* .. (people|children|spider*|soldiers|cats|dogs|men|women|bugs|insects|animals|snakes|rats|faces|things|strangers|mice|little|horses|a man|ants)|hear* voices|talk* to (people|someone|nobody|thin|the wall|the curtain*|her dead|his dead|no one|the (tv|television|lamp)|children|ghosts)|(shoes?|phone|kettle|purse|keys|handbag|glasses|wallet|slippers|clothes|iron|remote|teeth|laundry|milk) ... (in|into) the (oven|fridge|freezer|microwave|washing machine|toilet|bin|dishwasher|sink|cupboard)|(put*|tried to) .. (plug in|eat|comb|brush|dial|answer) .. (with|the)? .. (soap|remote|banana|napkin|spoon|fork)|paranoi*|poison* (her|him|me|them)|spying|suspicious|accus*|(up|awake|shout*|wander*) all night|shouting|trying to climb out|wander*|lost (in|on) .. (own|house|street|hall*)|in a (daze|fog|trance|world)|doolally|gaga|loopy|scrambled|spaced out|off with the|talk* (rubbish|rot|daft|funny|crazy|silly|in riddles)|vague|dopey|sleepy|listless|({cannot}) (work|figure|puzzle) out|know her own|know his own|how to (put|use|dress|get dressed|make|work|eat)|stranger|steal* (her|his|my) ..|stealing|in her attic|in the attic|under the bed|dozy|quiet and|all over the place|laugh* at nothing|(add|count|do) .. (two and two|simple sums|change)|(trousers|shirt|coat|dress|pants) .. (on|over) .. (arms|head|back to front|inside out)|({cannot}|not know* how|forgot* how) .. (to )?(use|add|make|count|dress|operate|turn on|boil|follow|open|work)|slow to|will not answer|undress*|back to front'

/** How well the person was a moment ago. */
const before =
  '(knew|recogni*) (me|us) .. (yesterday|last|fine)|(went to bed|gone to bed|was) (fine|normal|well|ok|all right)|came on (in|over|within)|(yesterday|saturday|sunday|monday|tuesday|wednesday|thursday|friday|last (week|night|weekend)|days? ago|this morning|hours ago|first thing|before (that|this|then)) ... (was|were|did|doing|ran|running|beat|played|cook*|driv*|chatt*|talk*|she|he|fine|ok|grand|sharp|normal|balanc*|paying|knew)|(was|were|did|doing|does|do|ran|running|beat|played|cook*|driv*|drove|usually|normally|always|balanc*) ... (yesterday|saturday|sunday|monday|tuesday|wednesday|thursday|friday|last (week|night|weekend)|days? ago)|sharp as|usually|normally|always been|never like this|(this|it) is not (him|her|like)|(he|she) is (normally|usually|always)|at (lunch|breakfast|noon|dinner)|two days|(a )?few days|started (this|today|yesterday|last)|turned into|not like (her|him)|was (fine|grand|right|all right|alright|perfect*|herself|himself|in great form|ok|okay)|bright as|with it|crossword*|taxes|from one day|overnight|(playing|doing|running|cooking|driving|reading|paying) ... on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|by (sunday|monday|tuesday|wednesday|thursday|friday|saturday|tonight|tea*|lunch*)|came on over|one minute'
/** What commonly sets off a delirium. */
const trigger =
  'fever*|temperature|drip|sleeping (pill*|tablet*)|antibiotic*|(had|has|with) .. cold|infection|uti|urine|water ?works|bladder|catheter|surgery|operation|op|hip done|knee done|anesthe*|anaesthe*|hospital|ward|discharged|came out of|since the|icu|new .. (pill*|tablet*|medicine*|patch*|medication|drops)|(start*|put|chang*|switch*|doubl*) .. (on|her|his|my|him|me|to)? .. (pill*|tablet*|medicine*|patch*|medication|painkiller*|dose|steroids|morphine|codeine|tramadol)|pneumonia|dehydrat*|chest (cold|infection)|flu|bug|cough|not (drinking|drunk|drank|eaten|eating)|constipat*|not (peed|been)'
const someone =
  'mother*|father*|ma|pa|pop|pops|mam|mams|grandma*|grandpa*|nana*|husband*|wife*|sister*|brother*|aunt*|uncle*|neighbor*|neighbour*|lady|woman|man|gentleman|client*|resident*|patient*|friend*|bloke|chap|roommate|boss|mamaw|papaw|he|she|him|her|lodger|in law|partner|pal|mate|herself|himself'

const perdido =
  'confunde (el dia|la noche|a|las|los|todo)|ladrones|grita*|empac*|quiere irse a su casa|(hacer|hace) (la maleta|las maletas)|(no|ni) .. (sabe|se|reconoce|conoce|recuerda|ubica|encuentra|encuentro|distingue|atina|reconozco) .. (ni )?.. (quien|donde|que (dia|ano|mes|hora)|en que (ano|mes|dia)|si es|a (su|sus|mi|nadie|nosotros)|su (casa|cuarto|cama|nombre)|mi|el bano|la casa|el camino|la hora|para que|como|me|como se)|me (trata de usted|dice mama|confunde con|llama con|llama por|llama como|desconoce|desconocio)|nos desconoce|desorient*|confundid*|confus*|delir*|alucin*|incoheren*|disparat*|desvari*|incoherente*|tonterias|(cosas|dice|diciendo|habla|hablando) ... (sin sentido|raras|sin pies|no existen|que no son|locuras|disparates|incoherencias)|(ve|viendo|mira|mirando|veia|oye|habla con|hablando con|platica con|platicando con) ... (ninos|gente|personas|animales|bichos|gatos|hombres|soldados|muertos|su (mama|papa|madre|padre|hermano|hermana|esposo|marido)|difunt*|que (murio|fallecio|no esta*|no existe*)|hormigas|culebras|sombras|nadie|el techo|las paredes|pared)|(puso|metio|guardo|mete|pone|dejo|meti) ... (en|dentro) .. (la |el )?(heladera|nevera|refri*|horno|microondas|congelador|lavadora|inodoro|basura)|(esta|estaba|anda|quedo|como|muy|medio) .. (ido|ida|perdid*|ausente|en otro mundo|atontad*|en la luna|otra persona|zombi)|la quieren (envenenar|matar|robar)|lo quieren (envenenar|matar|robar)|que esta en (un|una|otro|otra|el|su) ..|se quita la ropa|jala* (las|la|los) (sabana*|cobija*|cables|suero)|pellizc* (la|el|las)|(busca*|espera*|pregunta*) .. (a|por) su (mama|papa|madre|padre|marido|esposo|difunt*)|agresiv*|agitad*|no (dice|habla) (cosa|nada) con sentido|cree que (es|esta|son|estamos|soy|hay|la|lo)|se perdio en (su|la)|(sin|no) saber .. (en que|donde|quien|que)|en que casa|me llama (mama|papa|por|con)|(camisa|pantalon|zapato*|blusa|media*) ... (de|en) (pantalon|la cabeza|las manos|los pies|reves)|al reves|que no (esta|estan|existe|existen|hay)|para que (es|sirve) ..|se pone (bravo|brava|agresiv*|furios*)'
const antes =
  '(ayer|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)|la semana pasada|antes|hasta (ayer|anoche|hace)|anoche) ... (jug*|estaba (bien|normal|lucid*|perfect*)|platic*|hacia|lei*|cocin*|manej*|hablaba|sabia|conoc*|bien)|de un dia (para|a) (el )?otro|en (dos|tres|pocos|unos) dias|en cuestion de|de la noche a la|nunca (habia|le|fue|estuvo)|(estaba|era) (lucid*|bien|normal)|siempre (ha sido|fue|estuvo|lucid*)'
const causa =
  'fiebre|calentura|infeccion|orina|operacion|oper*|cirugia|anestesia|hospital|medicina|medicamento*|pastilla*|tos|pulmonia|neumonia|gripe|gripa|deshidrat*|cambiaron|suero|alta|tratamiento|parche*|antibiotico*|jarabe|no (toma|bebe) (agua|liquido*)'

const quiet = [
  '(remote|app|website|computer|new phone|smart ?phone|tablet|zoom|printer|self checkout|boton|resultados|clave)',
  '(instruction*|quiz|test|app|website|page|label*|menu|question*|form|advice|news|rules|buttons|settings|score*|park|car|plot|story|recipe*|left and right|zumba|trivia|directions|bus) .. (is |are |so |that |really )?.. (confus*|muddl*)|confus* .. (me|by|about|with|over|the (menu|page|buttons))|(muddle*|mix*) .. (my|up|left|names)',

  'delirious (when|with|joy|that)|delirious .. (won|goal|win)|fan clubs?|((we|i|all) laugh*|laugh* (about|so|until)|joke|joking|giggl*|in my sleep|pretend*|skit|dress* up)',

  'cry and|cada quien|la lata|jaja|risa|loca de (atar|contenta)|nietos|clase de|lentes|llaves|contrasena',
  ...asLesson,
  ...longPast,
]

/** Signs of a mind astray that are each weak; two of different kinds speak for delirium. */
const weakSigns = [
  '(not|no longer|never) .. (know*|recogni*|remember*) .. (who|where|me|us|him|her own|his own|name|house|home)|wrong (year|decade|name)|call* me .. (mother|father|name|sister*|brother*)',
  'see* .. (people|children|soldiers|cats|men|bugs|insects|animals|things|strangers)|hear* voices|talk* to (people|no one|nobody|the wall|her dead|his dead)|(not|nobody|no one) .. (there|real|else)',
  '(pick*|pluck*|pull*|tug*|claw*|grab*|tear*) .. .. (blanket*|bedclothes|sheet*|cover*|air|clothes|gown|drip|tubes)|undress*|tak* .. clothes off',
  'drows*|vacant|blank|dozy|glassy|hard to (wake|rouse)|nod* off|staring|sleep* all day',
  'nonsense|gibberish|rambl*|babbl*|muddl*|confus*|disorient*|not mak* .. sense|incoheren*|talk* (rubbish|rot|daft|crazy)|repeat*|same question',
  'wander*|nightie|nightgown|pajamas|pyjamas|go home|school|dressed for|trying to (leave|go|climb)|up all night|awake all night|three in the morning|dawn',
  'suspicious|accus*|poison*|stealing|stole|spying|paranoi*|impost*|shout*|agitat*|ranting|aggressi*|lash* out|terrified',
]

/** Rules for new confusion (coach.md section 4, row sudden_confusion; acute change speaks for delirium). */
export const confusionSignRules: readonly Rule[] = [
  rule(
    'sudden_confusion',
    [
      ...anyTwoOf(weakSigns).map(
        (pair) => `${pair} && (${someone}) && (${lately}|${before}|${trigger})`,
      ),
      `(${astray}) && (${before}) && (${someone}|i|my)`,
      `(${behaving}) && (${before}) && (${someone})`,
      `(${astray}|${behaving}) && (${trigger}) && (${someone}|my)`,
      `(${astray}) && (${lately}) && (${someone})`,
      `(${astray}) && (${behaving}) && (${someone})`,
      `({cannot}|not know* how|forgot* how) .. (to )?(use|add|count|dress|follow|make (sense|tea)|tell the time|put on|put two) && (today|this morning|sudden*|since|now|tonight|overnight|yesterday|got up|woke) && (mother*|father*|husband*|wife*|grandma*|grandpa*|sister*|brother*|aunt*|uncle*|neighbo*|he|she)`,
      'no idea (how to get home|where (i|my house) (was|am|is)) && (i|my) && (just|now|today|this|tonight|years)',
      '(outside|street|garden|car|road|bus stop|front door|at the door|driving|dressed) && ([2-5] ?am|middle of the night|dawn|in the night|at (two|three|four)) && (school|work|job|shift|horses|mother|father|home|babies|bus|church|nightie|pajamas|own daughter|own son)',
      '(do|did|could|can) not .. (know|tell|remember|say|work out) .. (what (day|year|month)|where i am|who i am|how i got|my own (name|address|phone)|which (house|room)) && (i|my) && (now|today|this|first thing|suddenly|sudden*|minutes|hour*|just|tonight|all right|morning|help|scared|woke)',
    ],
    quiet,
  ),
  rule(
    'sudden_confusion',
    [
      `(${perdido}) && (${antes}|${causa})`,
      `(${perdido}) && (${ultimamente}) && (mama|papa|madre|padre|mami|papi|abuel*|espos*|marido|mujer|senora|senor|vecin*|herman*|tio|tia|suegr*|amig*|yo|mi|viejo|viejit*|cunad*|comadre|compadre|el|ella|se|le)`,
    ],
    [...quiet],
  ),
]
