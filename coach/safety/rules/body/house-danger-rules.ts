/** Dangers in the house by concept: fumes, gas, fire, current, and things swallowed by mistake. */

import { rule, type Rule } from '../rule.ts'
import { asLesson, longPast } from './onset-words.ts'

const poorly =
  'headach*|heads? .. (thump*|bang*|pound*|ach*|hurt*|split*|sore)|(banging|thumping|splitting|sore|bad|pounding) heads?|sick|dizzy|nause*|drows*|sleepy|queasy|faint*|poorly|ill|woozy|vomit*|throw* up|light ?headed|fuzzy|({cannot}) wake|groggy|muzzy|confus*'
const alarm = 'alarm*|beep*|detector*|sensor*|chirp*|buzzer*|siren'
const burner =
  'boiler|heater*|stove*|furnace|fireplace|chimney|flue|generator|barbecue|bbq|grill|charcoal|coal*|brazier|engine|car|gas fire|paraffin|kerosene|hob|oven|gas|flame|carbon|pilot light|wood ?burner|camping'
const indoors =
  'indoors|inside|in the (garage|house|room|kitchen|tent|hall|caravan|cabin|flat|apartment|trailer)|running|lit|on all (night|day)|blocked|left'

const swallowed =
  'drank|drunk|swallow*|gulp*|swig*|sip|sipped|took|taken|eaten|ate|mouthful|downed|neck(ed)?|licked|tasted|chug*|knocked back|rinsed|gargled|put .. in (my|his|her) (tea|coffee|eye*|ear)'
const harmful =
  'cleaner|cleaning|bleach|polish|pine|disinfectant|white spirit|paint|turps|turpentine|antifreeze|toilet|washing|laundry|dishwasher|detergent|pods?|descaler|drain|weed ?killer|rat|slug|batter(y|ies)|nail varnish|sanitizer|sanitiser|perfume|surgical spirit|rubbing alcohol|meth(ylated|s)|de ?icer|screen ?wash|lamp oil|essential oil|eye drops|ear drops|ointment|lotion|shampoo|soap|fabric|softener|peroxide|ammonia|moth ?ball*|fertilizer|plant food|mushroom*|berries|foxglove|oleander|petrol|gasoline|kerosene|lighter fluid|vinegar .. bleach|tablets for .. (teeth|dentures)|steradent|polident|lysol|pine ?sol|clorox|dettol|fuel'
const slip =
  'mistake*|mistook|accident*|thought it was|thinking it was|instead of|silly me|stupid*|wrong|oops|mixed up|mix up|muddl*|only gone|meant to|not (looking|thinking|wearing|got)|looks? the same|looked (the same|like)|burn*|the lot|in the dark|without (my )?glasses|confus*|by (error|mistake)|unmarked|forgot'

const overdose =
  '(took|taken|take|swallow*|had|given|gave|popped|injected|got|doubl*|had) ... (twice|double|two lots|too many|extra|second|again|triple|three times|instead of (the |my |his |her )?(one|two|half|usual)|wrong|(whole|full|entire) (pack*|strip|bottle|box|week*)|someone else*|(husband|wife|brother|sister|mother|father|neighbor|neighbour|dog|cat|friend|son|daughter|lodger)s)'
const pills =
  '{drug}|heart pills?|blood pressure (pill*|tablet*)|pill ?box|box|dosette|blister*|strip|jab|shot'

const remedio = '{medicina}|pastillero|gotas|cajita|frasco|inyeccion'

/** Rules for poisons, fumes, gas, fire and current (coach.md section 4, row emergency_other). */
export const houseDangerRules: readonly Rule[] = [
  rule(
    'emergency_other',
    [
      // Carbon monoxide: an alarm, a flame or several ill people, better in fresh air.
      `(${alarm}) && (${poorly}) && (${burner}|both|we|all|hall|house|keeps|going off)`,
      `(${burner}) && (${indoors}) && (${poorly}) && (all|both|we|everyone|us|our|i|my|he|she)`,
      `(gas|coal|paraffin|kerosene|charcoal) .. (heater|fire|stove|boiler|grill|burner) && (slept|night|on|lit) && (sick|headach*|dizzy|not (get|wak*)|dog|cat|drows*|sleepy|faint)`,
      '(glue|bleach|acid|cleaner|chemical*|wrong drops|caustic|lime|cement|ammonia|pepper spray) ... (eye|eyes)|(eye|eyes) ... (glue|bleach|acid|cleaner|chemical*|caustic|ammonia)',
      `(${poorly}) && (indoors|inside|in the house|at home) && (outside|out in|fresh air|outdoors|yard|garden|go out|went out) && (both|we|all|boiler|heater|cat|dog|everyone|stove|furnace|clears|better|fine|grand)`,
      '(stink*|reek*|smell*|whiff|pong*|niff) ... (gas|gassy|rotten eggs?|bad eggs?|sulphur|sulfur|burning plastic|burning wires?|smoke|fumes)|(gas|gassy|fumes|smoke) .. (smell|stink|whiff|filling|everywhere|pouring)',
      '(hob|gas|burner|knob|stove|ring) .. (has |must have |had )?(been |was |left )?(on|hiss*|open|leak*) .. (all|hiss*|night|unlit|not lit|for hours|without)',
      '(pan|chip pan|fryer|curtain*|toaster|sofa|mattress|oven|dryer|heater|candle|blanket|wire*|socket|plug|outlet|fuse box|bin|cooker|tumble|microwave|kitchen|fat|grease) .. (has |have |is |are |was |just |now |then )?(caught|gone up|went up|on fire|ablaze|alight|in flames|flam*|blaz*|smok*|spark*|smoulder*)',
      '(sleeve|nightie|dressing gown|robe|hair|shirt|clothes) ... (caught fire|on fire|in flames|went up)',

      `(${swallowed}) ... (${harmful}) && (${slip}|i think|by|just|throat|stomach|tummy|sick|vomit*|belly|mouth|tongue|he|she|mother|father|husband|wife)`,
      `(${harmful}) && (${swallowed}) && (${slip}) && (drank|drunk|swallow*|gulp*|swig*|sip*|downed|mouthful|the lot|ate)`,
      `(${pills}) && (${slip}) && (swallowed|took|taken|gave|given|injected|popped) && ({drug})`,
      `${overdose} && (${pills}) && (dizzy|spin*|sleepy|drows*|sick|woozy|faint*|shak*|slow|heart|pulse|funny|wobbl*|realis*|realiz*|oh no|just|mistake|accident*|forgot|wee|tonight|today|morning|now|oops|worried|insulin|what (do|now|should|happens))`,
      `(four|five|six|seven|eight|ten|a dozen|handful of|three) .. ({drug}) && (instead|slow|meant|wrong|drows*|dizzy|sick|pulse|mistake|accident*)`,
    ],
    [
      '(barbie|barbecue|bbq|grill) .. (on|for|this) (sunday|saturday|weekend)|gas (bill*|station*|price*)|(through|hit) the roof',
      'overdos* (on|story)|on fire (with|today|lately|at)|fire ?place .. cozy|overdosed on (tinsel|carols|chocolate|tv|cake|sun)',

      ...asLesson,
      ...longPast,
    ],
  ),
  rule(
    'emergency_other',
    [
      `(brasero|carbon|estufa|calentador|calefon|boiler|caldera|generador|anafre|lena|chimenea|parrilla|motor|calefaccion|calefactor|brasas) && (dolor de cabeza|cabeza|mare*|nausea*|sueno|vomit*|dormid*|desmay*|no despierta|palid*) && (todos|nos|los dos|adentro|dentro|cerrad*|encendid*|prendi*|casa|cuarto|abuel*|familia|gato|perro)`,
      '(huele|olor|peste|apesta|tufo|fuga|escape) ... (gas|quemado|humo|huevo* podrido*)|(alarma|detector) && (monoxido|carbon|gas|pita|suena) && (mare*|cabeza|nausea*|sueno|no para)',
      '(se (prendio|incendio|quema|esta quemando|encendio)|llamas|en llamas|echa (humo|chispas)|fuego) && (cocina|sarten|aceite|cortina*|casa|cuarto|enchufe|colchon|horno|estufa|sala|cama|freidora)',
      `(tome|tomo|trague|trago|tragu*|bebi|bebio|tomado|bebido|comi|comio|trag*|sorbo|buche) && (limpiar|limpiador|lejia|cloro|lavandina|detergente|suavizante|desinfectante|veneno|raticida|aguarras|thinner|tiner|gasolina|pila|pilas|amoniaco|sosa|acido|fabuloso|pinol|pino|pisos|jabon|champu|colonia|alcohol de|insecticida|hongos|anticongelante|petroleo|queroseno|crema para|gotas para|dentadura)`,
      `(equivoc*|por error|sin querer|confund*|por accidente|despist*|me olvide|crei que|pense que|en vez de|no me acord*|distraid*|doble|dos veces|el doble|tripl*|de mas|demasiad*|otra vez|repet*) && (${remedio}) && (tome|tomo|tomado|tome|di|dio|le di|puse|puso|inyect*|trague|trago|tomaron)`,
      `(tome|tomo|tomado|le di|dio|me puse|se puso|trague|trago|inyect*) ... (el doble|dos veces|doble dosis|de mas|demasiad*|todo el frasco|todas las|las de mi|los de mi|la de mi|del perro|equivocad*) && (${remedio}|pastilla*|insulina|dosis|presion|corazon)`,
      '(corriente|toque|descarga|calambrazo|electrocut*) && (mano|brazo|pecho|corazon|quem*|tumb*|dio)',
    ],
    [
      '(parrilla|asado) .. (domingo|sabado)|para (limpiar|lavar) la casa|fuego (lento|bajo|medio|suave)|fuego del horno|dej* quemar el arroz|detector de humo nuevo',

      ...asLesson,
      ...longPast,
    ],
  ),
]
