/** Plain phrases for injuries by falls, sudden confusion, and drink given up at once. */

import { rule, type Rule } from './rule.ts'

/** Rules of fall_injury, sudden_confusion, alcohol_withdrawal. */
export const fallsAndConfusionRules: readonly Rule[] = [
  rule(
    'fall_injury',
    [
      '(hit|hits|bang*|crack*|bump*|knock*|struck|smack*|whack*|split|bash*|gash*|cut|bonk*|thump*) .. (my|his|her|their|the) .. (head|skull|forehead|temple|eyebrow|face|noggin|scalp|chin|brow)',
      '(head|skull|forehead) ... (hit|bang*|crack*|bleed*|against|struck) ... (floor|wall|table|tub|bath|sink|door|step*|stair*|ground|curb|pavement|corner|counter|nightstand|cabinet|shelf|tile*)?',
      '(me|se) (descalabr*|abri la cabeza|rompi la cabeza)',
      '({fell}) ... ({cannot}|hurts to|hard to|too (sore|painful) to) ... (get up|up|stand*|walk*|move|lift|bend|put|bear|raise|sit|turn|use)',
      '({fell}) ... (hip|wrist|arm|shoulder|ankle|knee|leg|foot|elbow|hand|rib|ribs|back|tailbone|collarbone|thigh|finger*|thumb|pelvis|neck) ... (swoll*|swell*|swelled|pain*|hurt*|broke*|bent|wrong|twist*|bruis*|black|purple|blue|out of place|angle|throb*|killing|agony|stick*|deform*|numb|can not|sits|huge|lump|snap*|crack*|pop*|burn*|stiff)',
      'bone ... (stick*|show*|through|poking)',
      '(cai|cayo|caida|caido|resbal*|trope*|rodo|rode) ... (no (puedo|puede)|cadera|muneca|brazo|pierna|tobillo|rodilla|hombro|sangr*|hinchad*|dolor|duele|golpe*|cabeza|escalera*|espalda|costilla*)',
      '{tumble} && {aftermath} && ((head|noggin|bonce|skull|forehead|temple|crown|nut|scalp|face|brow|eyebrow|nose|chin|teeth|tooth|ear|back of (my|his|her|the) head|helmet|eye)|sick|vomit*|chuck*|sleep|drows*|nod*|light|dazed|since|bleed*|blood)',
      '(hip|hips|wrist|wrists|arm|shoulder|ankle|ankles|knee|knees|leg|foot|elbow|hand|rib|ribs|back|spine|tailbone|collarbone|thigh|finger*|thumb|pelvis|neck|coccyx|groin|shin|bum) && (bent|pointing|facing|turned|sticking|stuck out|hanging|twisted) .. (the )?(wrong|like a (dinner )?fork|sideways|backwards|funny|odd|out)',
      '{tumble} && ({cannot}) .. (stand|walk|get up|move|lift|put|bear|straighten|sit|sleep|turn|breathe)',
      '{tumble} && (legs?|feet|arms?|hands?) .. (are |is |feel |feels |went |gone )?(tingl*|numb|dead|weak)',
      '{onFloor} && {stuckThere} && ({cannot}|all night|phone|help|lift|since|hour*|stuck|get (him|her|me|up)|moan*|hurt*|cold)',
      '(scream*|yell*|cries|cry|yelp*|winc*) .. (out )?(when|if|every time|each time) .. (we|i|you|they|he|she) .. (mov*|touch*|lift*|stand*|turn*)',
      '{testa} ... {golpe}|{golpe} ... {testa} && ({secuela}|{caer}|{ultimamente}|tomo|toma|solo|nada mas|puerta|pared|armario|lavadero|alacena|rato)',
      '{caer} && {hueso} ... {quebrado}|{quebrado} ... {hueso}',
      '{caer} && (no (aguanto|aguanta|soporto|soporta)|no (me |se |la |lo |le )?(puedo|puede|puedo|logro|logra|pudo|pude|podemos|podia) .. (me |se )?(levant*|par*|mov*|incorpor*|enderez*|poner*|alz*|sentar*)|no (puedo|puede) (caminar|andar|apoyar|mover*|pis*|ni))',
      '(dobl*|torc*|gir*) .. (el |la )?(tobillo|pie|rodilla|muneca) && (no (lo|la|me|puedo)|hinch*|apoyar|crujio|trono)',
      '((en|desde) el (suelo|piso|bano|patio|pasillo|jardin|garaje)|tirad[ao]|tumbad[ao]|en la (ducha|cocina|banera|tina|calle|vereda|acera|sala|escalera)) && (no (me |se |la |lo |le )?(puedo|puede|puedo|logro|logra|pudo|pude|podemos|podia) .. (me |se )?(levant*|par*|mov*|incorpor*|enderez*|poner*|alz*|sentar*)|horas|toda la noche|desde|ayuda) && (no .. (puedo|puede|logro|logra|pude|pudo|podemos)|llev*|ayuda)',
    ],
    [
      '(brick wall|sudoku|small print|tiny print|this (puzzle|phone|computer))|head (over heels|to toe|first into|start)|fell (in love|asleep|out|behind|apart|for)|falling (behind|asleep|in love|out)|(price*|score*|sales|leaves|temperature|night|mackerel) .. (has |have |had )?(fell|fallen|slipped|fall)|fall (prevention|colors|leaves|asleep|class*|season)',
      '(romp*|quebr*) la cabeza .. (con|pensando|buscando|para) .. (crucigrama*|rompecabezas|sudoku|juego|acertijo*|cocin*|hacer|cuentas|computadora)',
    ],
  ),
  rule('sudden_confusion', [
    '(see*|hear*|talk* to|shout* at|sees|saw) .. (people|things|children|bugs|insects|animals|men|cats|voices|someone|spiders|soldiers|strangers) .. (who|that|which|on|in|crawling)? ... (not there|not real|are not|is not|nobody|on the (wall*|ceiling|bed)|in the (room|corner)|dead)',
    '(did|does|do|could|can|would) not (recogni*|know) && ({sudden})',
    '(think*|thought|believes|says|sure|convinced) (that )?it is (19[0-9][0-9]|the war|wartime|time for school)',
    '({sudden}) && (hallucinat*|disorient*|talk* nonsense|gibberish|delirious|incoherent|agitated|not mak* sense|(can|could|does|did) not follow|(do|does|did) not know (where|who|me|us)|not recogni*|rambling)',
    '(de (repente|pronto|golpe)|hoy|esta (manana|noche)|desde (ayer|anoche|hoy|esta)|fiebre|infeccion|operacion|amanecio|desperto|ayer|anoche) ... (desorientad*|confundid*|confus*|delira*|alucin*|incoherenc*|disparates|tonterias|sin sentido|cosas raras|ve (cosas|gente|animales)|no (sabe (donde|quien|que dia)|reconoce (a|su|mi)|(me|nos|lo|la) (reconoce|conoce)))',
    '{astray} && {wasWell} && ({knownPerson}|i|my)',
    'no idea (how to get home|where (i|my house) (was|am|is)) && (i|my) && (just|now|today|this|tonight|years)',
    '{perdido} && ({antes}|{causa})',
  ]),
  rule('alcohol_withdrawal', [
    '{quitting} && ({drink}|bottle|sober) && {shakes}',
    '(dts|delirium tremens|the horrors|alcohol withdrawal|withdrawal* .. (drink*|alcohol|booze))',
    '(sin (beber|alcohol|tomar|un trago|copa*)|dej* (de (beber|tomar)|el (alcohol|vino|trago|ron)|la (bebida|cerveza))|desde que no (bebo|tomo|bebe|toma)|abstinencia) ... (tiembl*|temblor*|sud*|veo|ve|bichos|alucin*|convulsi*|vomit*|arana*|temblando)',
    '{sureDrink} && {stopped} && {withdrawal} && ({heavy}|days?|hours?|since|yesterday|today|now|morning|week|tonight|last night|thursday|monday|tuesday|wednesday|friday|saturday|sunday|weekend|storm|hospital|each time|every time|whenever|when i|when he|if i|nobody|none|unless)',
    '(on the (dry|wagon)|drying out|dried out|dry (for )?(two|three|four|five|[0-9]+|a couple of|a few) (days|nights|hours)|detox*|cold turkey|quit cold|stop* dead|stopped dead|went dry|gone dry|went sober|getting sober) && ({withdrawal}|{heavy})',
    '{trago} && {cortar} && {senal} && ({mucho}|dias?|horas|en seco|de golpe|desde|ayer|hoy|anoche|manana|ahora|ya|lunes|martes|miercoles|jueves|viernes|sabado|domingo|antier)',
    '{trago} && {cortar} && (tembl*|tiembl*|bichos|alucin*|convulsi*|voces|maracas|sombras|hormigas|aranas)',
  ]),
]
