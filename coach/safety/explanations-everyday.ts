/** What sounds like death, a fall or a crisis and is of every day: idioms, pets, things, a house, and who is needed all day. */

import { only } from '../text/whole.ts'
import { safetyCodes } from './codes.ts'
import { type Explanation, explained, nothingElse } from './explanation.ts'

const needed =
  'needs me|depends on me|wants me (with (him|her)|there)|me necesita|depende de mi|me quiere ahi'
const allDay =
  'day and night|all (the time|day( long)?|day and (all )?night)|every (hour|day|minute)|round the clock|at all hours|constantly|dia y noche|todo el (dia|tiempo)|a tod[oa]s? horas?|siempre'
const noTime =
  '(i (have|get)|there is|and|so) (no|hardly any|not any|never any) (time|minute|moment|life) (left )?(for|to) (myself|me)|i never (have|get) (a|any) (minute|moment|time) (for|to) (myself|me)|no (tengo|me queda|hay) (tiempo|un rato|ni un rato|un minuto|ni un minuto) (libre )?para mi( misma| mismo)?'

/** As those of `explanations.ts`. */
export const everydayExplanations: readonly Explanation[] = [
  // Who is needed all day says so, and nothing else.
  explained(
    ['suicide_self_harm', 'severe_depression', 'abuse_neglect', 'eating_disorder'],
    only(
      `(my [a-z]+|mi [a-z]+|he|she|ella|el) (${needed}) (${allDay})( (\\. |and |so |y )*(${noTime}))?`,
      `(${noTime})( (because|since|as|porque) (my [a-z]+|mi [a-z]+|he|she|ella|el) (${needed}))?`,
    ),
    nothingElse,
  ),
  // What only supposes: the name of a card that can be pressed.
  explained(
    ['malnutrition'],
    only(
      '(and )?what if i am (hardly|not very|not) (ever )?hungry|(y )?(que hago )?si (casi )?no tengo (mucha |casi )?(hambre|apetito)',
    ),
    nothingElse,
  ),
  // How many tablets somebody takes.
  explained(
    ['medication'],
    only(
      '(i |yes |si )*(take|am on|tomo) (a lot of|lots of|many|so many|quite a few|several|muchas?|muchos|tantas|tantos|bastantes|varias|varios) (pills|tablets|medicines|medications|pastillas|medicinas|remedios|medicamentos)( (a|every|each) day| daily| al dia| (todos los|cada) dias?)?',
    ),
    nothingElse,
  ),
  // Effort that is not to be overdone.
  explained(
    ['suicide_self_harm'],
    'without (killing|hurting) (myself|yourself|ourselves)|sin matar(me|nos|se) && (exercis*|danc*|walk*|fit|fitness|train*|gym|lift*|garden*|shape|moving|going again|swim*|stretch*|ejercicio*|bail*|camin*|gimnasio|mover*|deporte|jardin|paso a paso|servicios)',
    'live|living|life|alive|tonight|tomorrow|the (day|night|week)|(go|going|carry) on|gone|way out|die|him|her|pills?|rope|vivir|vida|viv[oa]|noche|manana|lunes|aguant*|llegar|llego|pastillas?',
    true,
  ),
  // A pet that was put to sleep.
  explained(
    ['suicide_self_harm'],
    '(had|have) to (put|have) (my|our|the|his|her) (old |dear |poor |sweet |little )*(cat|dog|pet|horse|kitty|gat[oa]|perr[oa]) (put )?(to sleep|down)|(put|putting) (my|our) (old |dear |poor |sweet |little )*(cat|dog|pet|horse) (to sleep|down)',
    'why|same|not me|(so|and) (should|could) (i|they)|with (him|her|it)|want*|wish*|like (that|it|my)|my turn|join|us too|human*|kinder|better|go (too|next)|next',
    true,
  ),
  // A book or a class that is not worth going on with.
  explained(
    ['suicide_self_harm'],
    'worth (going|carrying) on with && page|book|novel|class|course|lessons?|puzzle|crossword|game|knitting|libro|pagina|clase|curso',
    'life|living|live|pain|any ?more|world|die',
    true,
  ),
  // What is of use for standing steadily.
  explained(
    ['suicide_self_harm'],
    '(what|any|of|much|no) use .. (for|in) staying on (my|your|his|her|their|our) feet',
    'life|living|alone|die|point|old',
    true,
  ),
  // What is feared in one word tells of nothing by itself.
  explained(
    safetyCodes,
    only('(el|la|the|my|mi) (dolor|pain|muerte|death|soledad|loneliness|enfermedad|illness)'),
    nothingElse,
  ),
  // Nor does a maybe.
  explained(
    safetyCodes,
    only(
      '(it )?(may|might|could) be( so)?|maybe|perhaps|(eso |bien )?puede ser|a lo mejor|tal vez|quizas?',
    ),
    nothingElse,
  ),
  // A thing that fell, and nobody.
  explained(
    ['fall_injury', 'emergency_other'],
    only(
      '(my|the|his|her) ((top|bottom|upper|lower|new|false|good|reading|best) )*(dentures?|teeth|plate|glasses|phone|cell|hearing aid|cup|mug|plant|picture|vase|keys|purse|book|remote) (just |has |have )?(fell|fallen|dropped|slipped)( (down|off|out|behind|under|on|onto|in|into|to|from) ((the|my|a) )?(floor|tiles?|sink|bath|bathtub|bathroom|toilet|kitchen|street|grass|ground|table|rug|carpet|garden|bowl|basin|trash|shelf|bed|sofa|couch|pocket|drawer|water)|( down| off| out))?( and (broke|cracked|smashed|snapped))?',
      '(se me (cayo|cayeron|ha caido) )?(la|el|los|las|mi|mis) (dentadura|placa|protesis|dientes( postizos)?|lentes|gafas|anteojos|telefono|celular|audifono|taza|maceta|cuadro|florero|llaves|bolso|libro|control)( se (me )?(cayo|cayeron|ha caido))?( (al|en el|en la|por el|de la|del) (piso|suelo|lavabo|lavamanos|fregadero|bano|inodoro|cocina|calle|pasto|mesa|alfombra|jardin|basura|cama|sofa|cajon|agua|tina|banera))?( y se (rompio|rompieron|quebro))?',
    ),
    nothingElse,
  ),
  // High sugar alone has an answer of its own: the doctor, the same day.
  explained(
    ['emergency_other', 'diagnosis'],
    only(
      '(my )?(blood )?(sugar|glucose)( (level|is|was|at|reads|around|over|above))* [23][0-9][0-9]( (today|now|this morning|again))*',
      '(mi |el |la |tengo )*(azucar|glucosa)( (esta|salio|anda|en|a|de|arriba de|sobre|por))* [23][0-9][0-9]( (hoy|ahora|esta manana|otra vez))*',
    ),
    nothingElse,
  ),
  // A house that is cold has an answer of its own.
  explained(
    ['emergency_other'],
    only(
      '((la|mi) (calefaccion|caldera|estufa) )?(se (me )?)?(rompio|descompuso|dano|apago|estropeo|averio|murio|no (funciona|prende|anda|enciende|calienta))( (la|mi) (calefaccion|caldera|estufa))?( y (la|mi) casa esta (muy )?(fria|helada|congelada)| y (hace|tengo) (mucho )?frio)?',
    ),
    nothingElse,
  ),
]
