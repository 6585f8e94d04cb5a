/** Words that sound like harm by others, and what explains them: an illness, a bad dream, a worn-out carer. */

import { type Explanation, explained } from './explanation.ts'

/** Part of the list in explanations.ts. */
export const harmExplanations: readonly Explanation[] = [
  // Strangers whom nobody wants in the house are not in it.
  explained(
    ['emergency_other'],
    '(not|never) (want*|like*|have|having|let|letting|trust*|accept*|bear|stand) (to (have|let|leave [a-z]+ (to|with)) )?(any |a |some )?(strangers?|someone (strange|new))|(hates?|refuses?|dislikes?) ((to )?(have|having|see|seeing|let|letting) )?(any |a |some )?strangers?|no (quier[eo]|le gustan?|me gustan?|acept[ao]|soport[ao]|confi[ao] en) (a |que haya |tener )?(un |una |unos |unas |gente )?(extran[oa]s?|desconocid[oa]s?)',
    'but|pero|there (is|are)|hay|break*|broke*|forc*|climb*|window|not go away|(will|would) not (go|leave)|(got|came|come|coming) in|inside|blue|gr[ae]y|collaps*|chok*|seiz*|fit|unconscious|wake*|awake|pain|chest|ambulance|floor|turned|no se va|ventana|inconsciente|despiert*|convulsi*|morad*|azul|ahog*|pecho|suelo|piso|hid(e|ing)|knife|gun|smoke|gas|fire|blood*|bleed*|breath*|fell|faint*|hurt*|now|ahora|entr(o|aron|ando)|meti(o|eron)|escond*|cuchillo|pistola|humo|fuego|sangr*|respir*|cay(o|eron)|desmay*',
    true,
  ),
  // Somebody with dementia who shouts: it is the illness, and whoever cares asks how to bear it.
  explained(
    ['abuse_neglect'],
    'shout*|yell*|screams?|swears?|angry|grita*|enoja*|insulta* && dementia|alzheimer*|demencia',
    'hits?|hitting|push*|punch*|kick*|slap*|grab*|throw*|knife|hurt*|bruis*|pega|pego|golpe*|empuj*|avent*|cuchillo|lastim*|morad*|afraid|scared|miedo|lock*|encierr*|frightened|what i (will|might|could) do|lo que (le )?(voy a|puedo|pueda) hacer|money|dinero',
    true,
  ),
  // Who is ill and accuses whoever cares for them of stealing: it is the illness that fills a gap.
  explained(
    ['abuse_neglect'],
    'dementia|alzheimer*|demencia && (accus*|blames?) (me|us)|(says?|thinks?|tells? (everybody|everyone|people)) (that )?(i|we) (am |are |have )?(stole|steal*|rob*|took|take|taking)|(me|nos) (acusa|culpa|echa la culpa)|(dice|cree|piensa|jura) que (le |la |yo |nosotros )*(robo|robe|robamos|quito|quite|escondo)',
    'hits?|hitting|push*|kick*|slap*|grab*|knife|bruis*|pega|pego|golpe*|empuj*|cuchillo|morad*|afraid|scared|miedo|lock*|encierr*|(son|brother|nephew|carer|aide|hijo|hermano|sobrino|cuidadora) .. (took|takes|steals|stole|saca|roba)',
    true,
  ),
  // Nor does one who is washed or put to bed, and pushes: what helps is how they are answered.
  explained(
    ['abuse_neglect', 'fall_injury'],
    'dementia|alzheimer*|demencia|lewy && push*|shov*|hit|hits|hitting|slap*|kick*|scratch*|pinch*|spit*|spat|lash*|grab*|punch*|empuj*|pega|pego|aranet*|arana|arano|rasgun*|golpe*|patea|pateo|escupe|escupio|manot*|cachetad*|pellizc* && (bath*|shower*|wash*|dress*|undress*|chang*|bed|toilet|clean*|help*|door|coat|go(ing)? home|pad|hair|teeth|pills|tablets|medicines?|ban(o|ar|aba|ando|e)|banarl[oa]|ducha*|visto|vest*|cambi*|acost*|acuest*|cama|aseo|asear*|limpi*|lav*|peino|peinar*|ayud*|puerta|abrigo|irse|salir|pastillas)',
    'afraid|scared|frightened|grandson|grandsons|granddaughter|nephew|niece|lodger|neighbou?rs?|girl|helper|cleaner|niet[oa]s?|sobrin[oa]s?|vecin[oa]s?|muchach[oa]|knife|bruis*|bleed*|fell|fall*|floor|head|stair*|lock*|money|i (hit|push*|shov*|slap*|shout*|shook|grab*|grip*|squeez*|drag*|snap*|smack*|tied|tie)|nurse|aide|staff|carer|caregiver|son|brother|sister|daughter|safe|split|lip|eye|throat|neck|cut|tiles|tie[ds]?|wrists?|drown*|kill*|strangl*|smother*|hermana|hermano|cunad*|nuera|muchacha|labio|ojo|ceja|cuello|garganta|nalgad*|amarr*|ahog*|matar*|miedo|cuchillo|morad*|moret*|sangr*|cai|cayo|caer*|piso|suelo|cabeza|encierr*|dinero|(le|lo|la) (pegue|empuje|grite|golpee|sacudi|zarandee|jalonee|agarre)|enfermer*|cuidadora|hijo|yerno',
    true,
  ),
  // Whose spouse hits out in their sleep, and never awake.
  explained(
    ['abuse_neglect'],
    '(he|she|my (husband|wife|spouse|partner)) ([a-z]+ ){0,4}(hits?|kicks?|punche[sd]|thrashes|shouts|screams|lashes|kicked|thrashed|shouted)( [a-z]+){0,4} in (his|her) sleep|(hits|kicks|punches|shouts|thrashes)( [a-z]+){0,3} (and|while) (acts|acting) out (his|her) dreams|(patea|grita|da (manotazos|patadas))( [a-z]+){0,3} (mientras duerme|en suenos)',
    'awake|wakes?|woke|up|day|daytime|by day|also|too|as well|even|evenings?|last night|yesterday|says?|said|claims?|pretend*|believe|lie*|afraid|scared|fear*|safe|frightened|aide|caregiver|carer|nurse|son|grandson|nephew|stepson|boyfriend|every time|whenever|drunk|drinks?|drinking|whisk*|booze|beer*|wine|eyes|came home|money|lock*|threat*|knife|gun|kill*|throat|chok*|tambien|ademas|despiert*|levanta|de dia|dice|miedo|borrach*|trago*|cuidador*|enfermer*|yerno|nieto|hijo|sobrino|amenaz*|cuchillo|dinero',
    true,
  ),
  // Who is ill and clings to whoever cares for them.
  explained(
    ['abuse_neglect'],
    'not let me leave (him|her|mum|mom|mother|dad|father) (for (a|one|two|five) (second|moment|minute)s?|alone|by (him|her)self|even|out of)|no me deja (ni )?dejarl[oa] sol[oa]',
    'hit*|slap*|push*|grab*|threat*|kill*|knife|gun|money|bruis*|afraid|scared|hurt*|shov*|pega*|golpe*|amenaz*|miedo|dinero',
    true,
  ),
  // Who shouts, and does no more, is met as worn out.
  explained(
    ['abuse_neglect'],
    'i (sometimes |just |even )?(shout|shouted|holler|hollered|yell|yelled|scream|screamed|snap|snapped) at (her|him|my [a-z]+)|it was me (that|who) (shouted|hollered|yelled|screamed|snapped)|i lost my temper with|(le|les) (grito|grite|alzo la voz|alce la voz)|soy yo (la|el) que (le )?grita',
    'hit*|slap*|push*|shov*|grab*|shook|pinch*|tie[ds]?|pegue|pego|pega|empuj*|jalon*|sacud*|golpe*|amarr*|encierr*|lock*|(he|she|they) .. (shout|yell|snap)*|me grita|money|dinero|bruis*|moret*|afraid|miedo|threat*|amenaz*',
    true,
  ),
  // Who asks whether to lock the door, so that somebody with dementia does not walk out, is told never to lock them in.
  explained(
    ['abuse_neglect'],
    'dementia|alzheimer*|demencia && (can|may|should|do) i (lock|bolt|latch|put (a|the) (lock|bolt|latch))|is it (ok|okay|all right|allowed|right|wrong) to (lock|bolt)|(puedo|debo) .. (cerrar*|echar*|trabar|poner*)|le (pongo|echo|cierro) .. (llave|candado|cerrojo|pestillo|puerta)',
    'hits?|hit|push*|tie[ds]?|tying|hurt*|bruis*|afraid|scared|alone|all day|shopping|(go|going) out|work|i have (dementia|alzheimer*)|tengo (demencia|alzheimer)|son|daughter|brother|sister|neighbou?rs?|nurse|carer|maid|keeps|money|(locks|locked|bolts) (me|her|him)|pega*|pego|golpe*|amarr*|atad*|miedo|sol[oa]|todo el dia|compras|trabaj*|hij[oa]|nuera|yerno|herman[oa]|vecin*|muchacha|enfermer*|cuidador*|encerr*|encierr*|me (echan|echa|cierran)|reclam*|dinero',
  ),
  // What a friend takes for an illness is lent, and not taken away.
  explained(
    ['abuse_neglect'],
    '{drug}|pills?|tablets?|{medicina}|pastillas? && friends?|neighbou?rs?|amig[oa]s?|vecin[oa]s?|comadre && (gave|given|lent|lend*|offer*|from|has|tak(e|es|ing)|took|borrow*|swap*|dio|da|regal*|prest*|ofrec*|pas[oa]|toma|de (su|mi|una?))',
    'hit*|push*|steal*|stole|hid(e|es|den)|sells?|sold|forc*|makes? (me|her|him)|money|drows*|afraid|dope*|roba*|robo|quit*|escond*|vend*|oblig*|dinero|miedo|dormir|slept|sleep*|awake|wake|pounding|para que (se )?(duerm|call)*|sin que',
    true,
  ),
  // A voice raised by one who cares and is sorry.
  explained(
    ['abuse_neglect', 'suicide_self_harm', 'severe_depression'],
    'i (have |had |even |just |also )?(snapp*|shout*|yell*|bark*|raised my voice|scream*|lost (it|my (temper|patience|rag|cool)))|i (was|am) (so |very )?(short|cross|sharp)|(le|la|lo) (grite|alce|levante|conteste|regane)|perdi (la paciencia|los estribos)',
    'hit*|slap*|push*|shak*|shook|hurt*|grab*|pinch*|afraid|fear*|scared|frighten*|might|kill*|die|tied|lock*|peg*|empuj*|sacud*|zarand*|miedo|temo|golpe*|amarr*|encerr*|matar*|morir*|ahorc*|(at|to) (me|us)|bed|weeks|months|cama|semanas|meses|hopeless|point|money|pension|threat*|me (grit*|insult*|amenaz*|quit*)|dinero',
  ),
  // Money that somebody looks after, to one's relief.
  explained(
    ['abuse_neglect'],
    '(helps?|handles?|looks? after|manages?|does|pays?|ayuda*|lleva|maneja|paga) .. (me )?.. (with |con )?(my|the|mi|mis|el|la|las|los) .. (bank*|bills?|money|finances|account*|papers?|banco|cuentas?|dinero|recibos|papeles) && (with|me with|good|glad|grateful|thank*|relie*|trust*|happy|bless*|agradez*|agradec*|confio|confianza|content[oa]|tranquil[oa]|bendicion|conmigo|buen[oa]?)',
    'but|little|left|sign*|firm*|never|gone|missing|less|without|not|afraid|lose|tell|let*|eat|says?|said|threat*|hit*|push*|shout*|dice|pega*|grit*|amenaz*|pero|nunca|falta*|sin|no|miedo|ya',
  ),
  // A question that is asked again and again.
  explained(
    ['abuse_neglect'],
    '(dementia|alzheimer*|forget*|demencia|olvida*|memory|memoria) && (same (question|thing|story)|again and again|over and over|(pregunta|dice|cuenta|repite) .. (mism[oa]))',
    'hit*|push*|shov*|slap*|kick*|hurt*|grab*|pinch*|bruis*|shout*|yell*|threat*|afraid|scared|lock*|money|temper|tied|peg*|empuj*|golp*|moret*|grit*|amenaz*|miedo|encierr*|dinero|amarr*|tape|tablets?|pills?|drug*|mouth|cinta|boca|pastilla*|gotas|calmante*|dorm*',
  ),
  // What somebody is kept from for their own good.
  explained(
    ['abuse_neglect', 'malnutrition'],
    '(will|does|do|would) not (let|allow) (me|us) .. (drive|climb|lift|go up|carry|(eat|have|drink) .. (salt*|sugar*|sweets?|cake*|bread|candy|chocolate|pudding|coffee|wine|beer|fried|butter|bacon|dessert*))|no (me|nos) dej* .. (manejar|conducir|subir|cargar|repetir|(comer|tomar) .. (sal|azucar|dulces?|pan|pastel*|chocolate|postre*|cafe|vino|cerveza|frit*|mantequilla|tortillas?))',
    'any*|see|key|room|with them|cuarto|una vez|food|dinner|lunch|breakfast|hungry|hunger|starv*|thirst*|water|visit*|phone|money|afraid|scared|hit*|push*|shout*|lock*|threat*|home|house|alone|nada|comida|hambre|sed|agua|telefono|dinero|miedo|pega*|grit*|insult*|encierr*|amenaz*|casa|salir|sol[oa]|(eat|drink|comer|tomar) (\\. )*$|medic*|pills|tablets|pastillas|bathroom|bano',
  ),
  // A letter or a call that nobody answered.
  explained(
    ['emergency_other'],
    '(wrote|write|written|writing|letters?|cards?|e ?mail*|text(ed|s)?|message*|carta*|escrib*|tarjeta|mensaje*|correo) && (no (answer|reply)|not .. (answer*|repl*|writ*|responded)|never .. (answer*|repl*|writ*)|(no|nunca) (me |ha |han )*(contest*|respond*))',
    'breath*|door|knock*|floor|shak*|wake|gr[ae]y|blue|cold|pale|lights|curtains|collaps*|slump*|respir*|puerta|piso|suelo|despiert*|gris|azul|fri[oa]|palid*|luces|cortinas|desmay*|medic*|pills?|pastillas?',
    true,
  ),
  // Fear after a fall is of falling.
  explained(
    ['abuse_neglect'],
    '(fell|fall|falls|fallen|falling|tumble*|slipped|cay*|cai|caid*|caer*|tropez*|resbal*) && (afraid|scared|frighten*|fear*|nervous|dare*|confidence|miedo|asust*|temor|anima|atreve*|confianza)',
    '(afraid|scared|frightened|fear*) of (?!(falling|falls|it|that|another|going|walking|stairs|leaving|standing|getting|moving|being|the (stairs|steps|shower|bath|street|floor|next)))|miedo (a|de|al) (?!(caer*|volver|que|otra|otro|salir|caminar|levant*|(las? )?(escalera*|calle|ducha|caida*|bano)))|hit*|push*|shov*|slap*|grab*|threat*|shout*|yell*|steal*|took|takes|money|lock*|bruis*|tell*|told|left (him|her|me)|alone|drop*|empuj*|pega*|grit*|amenaz*|quit*|dinero|encierr*|moret*|sola|solo|dej*|jal*|tir(a|o)',
  ),
  // Whoever cares for somebody day and night is tired.
  explained(
    ['abuse_neglect', 'suicide_self_harm', 'severe_depression'],
    '(look* after|car(e|es|ing) for|carer|caregiver|up with my [a-z]+|help (him|her)|lo ayudo|la ayudo|ayudarl[oa]|cuid(o|a|ar|ando|amos)) && (time|times|toilet|bathroom|tiempo|rato|night*|sleep*|slept|rest*|tired*|hours?|day|follow*|shadow*|worn|wore|alzheimer*|dementia|noche*|duerm*|dorm*|descans*|cansad*|dia|hora*|sigue|demencia)',
    'squeez*|grip*|smother*|jalone*|pellizc*|vaci[oa]|sin fuerzas|igual|worthless|sin valor|hit*|push*|shov*|slap*|punch*|kick*|hurt*|grab*|pinch*|bruis*|shout*|yell*|threat*|afraid|scared|frighten*|lock*|money|pension|steal*|took|tak(e|es|ing) (my|his|her)|hand|temper|pillow|cushion|shak*|shook|snap*|tied|die*|dying|dead|death|kill*|end|over|gone|go on|better off|wish*|nothing|point|hopeless|cry*|not care|cannot do|can not (do|go|take|bear|cope)|no more|leave (him|her)|dirty|wet|hungry|sores?|rough|drink*|peg*(?! ojo| el ojo| un ojo)|empuj*|golp*|moret*|grit*|amenaz*|miedo|encierr*|dinero|plata|rob*|quit*|mano|almohada|sacud*|amarr*|morir*|muer*|matar*|acab*|nada|llor*|no (puedo|aguanto|doy) mas|sola en|sucia|hambre|llag*',
  ),
]
