/**
 * Dangers in the plainest words, as the whole message: somebody in fear types three of them. In a longer message the
 * same words are mostly of something else ("confused by the menu"), which the other rules and the model hear.
 */

import { whole } from '../../text/whole.ts'
import { rule, type Rule } from './rule.ts'

const much = '(very|so|really|too|quite|all|terribly|a bit|a little)'
const mucho = '(muy|tan|bien|bastante|toda|todo|un poco)'
/** Who is told of in so few words. */
const kin =
  '(my (husband|wife|mother|father|sister|brother|partner|friend)|he|she|mi (esposo|esposa|marido|mujer|mama|papa|madre|padre|hermano|hermana)|el|ella)'
const who =
  '(husband|wife|son|daughter|grandson|granddaughter|nephew|niece|brother|sister|caregiver|caretaker|carer|helper|aide|nurse|cleaner|cleaning lady|maid|home help|neighbou?r|lodger|roommate)'
const quien =
  '(hij[oa]|niet[oa]|sobrin[oa]|herman[oa]|espos[oa]|marido|mujer|yerno|nuera|cuidador[a]?|enfermer[oa]|muchach[oa]|emplead[oa]|ayudante|vecin[oa]|senora (que me cuida|de la limpieza))'

/** Rules of whole messages, of several codes. */
export const bareRules: readonly Rule[] = [
  rule('emergency_other', [
    // What was swallowed.
    whole(
      `(i|he|she|${kin}) (have |has |just |already )*(took|taken|swallowed) (way |far )?(too many|so many|a lot of|lots of|a bunch of|many|a pile of) (of )?(my |the |his |her )?(pills|tablets|medicines?|medication)( at once| together)?`,
      'i (ate|drank) all (of )?my (pills|tablets|medicines?)|se me fue la mano con (las|mis) (pastillas|medicinas)',
      '((me )?(tome|trague|he tomado)|se (tomo|trago|ha tomado)|(el|ella|mi [a-z]+) (se )?(tomo|trago|ha tomado)) (muchas|muchisimas|demasiadas|un monton de|bastantes|un punado de|tantas|un chorro de|un buche de) (pastillas|pildoras|medicinas|tabletas)( juntas| de golpe| a la vez)?(?! (cada|al|todos))',
    ),
    // Breath.
    whole(
      `i (am|feel|get) (${much} )*(short of breath|out of breath|breathless)|(i have )?(${much} |bad )*shortness of breath|i (have|am having) trouble breathing|i can hardly breathe|(i (have|got) )?no (breath|air)|i am (gasping|suffocating)|${kin} (is|feels|seems) (${much} )*(short of breath|out of breath|breathless)(?! from)|(i )?can not get (enough )?air`,
      `(yo )?(me ahogo|me estoy ahogando|me falta (mucho )?(el )?(aire|aliento)|tengo (mucha )?falta de aire|no me llega el aire|(siento que )?me ahogo|me asfixio|${kin} (se (esta )?(ahogando|ahoga)|(esta|anda) ahogad[oa])|estoy (${mucho} )*(sin aire|ahogad[oa]))`,
    ),
    // Blood that runs; a few drops are answered by what to do.
    whole(
      '(i am|i keep|it is|it keeps|he is|she is) (still )?bleeding (a lot|badly|heavily|much|and (it )?(will|does) not stop)|the blood (will|does) not stop|(my )?nose(bleed)? (will|does) not stop( bleeding)?|(there is )?a lot of blood',
      '(yo )?(sangro|estoy sangrando|me sangra) (mucho|muchisimo|bastante|y no para)|me sale mucha sangre|hay mucha sangre|tengo (una )?hemorragia|la sangre no para|no para de salir(me)? sangre',
    ),
    // Smoke, gas, and whoever breaks in. What is cooked makes smoke too, and is not asked about first.
    whole(
      `((there is|there s|i (can )?(see|smell)|we (have|see|smell)) (${much} |a lot of |lots of |thick |black )*(smoke|fire|flames)|(i|we) (can )?smell (${much} |a lot of )*gas)( (in|from|coming from|in all) (the |my |our )?(house|kitchen|hall|hallway|room|bedroom|basement|flat|apartment|living room|stairs|oven|stove|wall))?|(my|the) (house|kitchen|room|flat|apartment) is (full of|filling with) (smoke|gas)`,
      '(hay|veo|sale) (mucho |muchisimo |un )?(humo|fuego)( (negro|espeso))?( (en|de|por) (el |la |mi )?(casa|cocina|cuarto|pasillo|recamara|sotano|sala|piso|departamento|escalera|horno|estufa|pared))?|(la|mi) (casa|cocina|sala) esta llena de (humo|gas)|huele a (gas|quemado|humo)( (en|por) (el |la |mi )?(casa|cocina|cuarto|pasillo|sala))?',
      `(a |an |some |there is a |there is an? )?(strange |unknown |drunk )*(man|woman|stranger|somebody|someone|burglar|thief|thieves) (i (do not|never) know )?(is |are )?(trying|tries) to (get|break|climb|force (his|their) way) in(to)?( (at|by|through|from))?( (the |my |our )?(back |front |kitchen |bathroom |side )*(door|window|house|flat|apartment))?`,
      '((un|una|unos|hay un|hay una|hay unos) (hombre|hombres|mujer|extran[oa]s?|desconocid[oa]s?|ladron|ladrones|tipo|tipos|persona)|alguien|hay alguien que)( (extran[oa]|desconocid[oa]|que no conozco))? (esta |estan )?(intentando|tratando de|intenta|trata de|intentan|tratan de) (entrar|meterse|forzar)( (en|a|por|de))?( (la |el |mi )?(casa|puerta|ventana|cerradura|departamento|piso|patio)( (de atras|trasera|de la cocina|del bano|de entrada|principal))?)?',
    ),
    // Water that does not pass.
    whole(
      'no (urine|pee|water comes|water has come)( (since|for|all) [a-z0-9]+( [a-z0-9]+){0,2})?|i (have )?not (peed|urinated|passed (any )?(water|urine))(?! much)( (since|for|all|in|at) [a-z0-9]+( [a-z0-9]+){0,3})?|i (can not|could not|have not|did not) (pee|urinate|pass (any )?(water|urine)) (since|all|for) [a-z0-9]+( [a-z0-9]+){0,2}',
      '(yo )?desde (ayer|anoche|antier|esta manana|hace horas) no (orino|meo|hago (pipi|pis))|no (orino|meo|hago (pipi|pis)) (desde|hace) [a-z0-9]+( [a-z0-9]+){0,3}|no he (orinado|hecho (pipi|pis))( (desde|hace|en) [a-z0-9]+( [a-z0-9]+){0,3})?',
    ),
  ]),
  rule('fall_injury', [
    // Whether it did harm is asked by its text; long ago, or from a thing, it is told otherwise.
    whole(
      `(i|he|she|${kin}) (have |has |had |just )*(fell|fallen|a fall|a bad fall)( down| over)?( (in|on|from|off|out of|down) (the |my |a )?(shower|bath|bathroom|tub|stairs|steps|kitchen|floor|street|garden|bed|chair|ladder|ice|yard|porch|hall|bedroom|ground|sidewalk|house))?`,
      '(yo )?(me (cai|he caido)|mi [a-z]+ se cayo)( (en|de|por) (el |la |las |mi )?(bano|ducha|regadera|tina|escaleras?|cocina|piso|calle|jardin|cama|silla|casa|patio|suelo))?',
    ),
  ]),
  rule('stroke', [
    whole(
      `i (am seeing|see|saw|have been seeing) (everything )?double|i (have|got) double vision|i see (everything )?doubled|everything (is|looks) double`,
      '(yo )?((lo |todo )?(veo|estoy viendo|miro|vi) (todo )?doble|tengo (la )?vision doble|se me ve todo doble)',
    ),
    // The sort of headache that may be a bleed.
    whole(
      `(i have |i got |i am having )?(a |an |the |${much} )*(terrible|horrible|awful|unbearable|worst|excruciating) (headache|head pain|pain in my head)( (of my life|ever|suddenly))?|my head hurts (terribly|horribly|unbearably|like never before)|(i (have|got) )?a (sudden|very sudden) ([a-z]+ )?headache|(my head hurts|i (have|got) a headache) ((so|very|really) (bad|badly|much) )?(all of a )?sudden(ly)?`,
      '(yo )?((tengo |me dio |me ha dado )?(un |el )?dolor de cabeza (muy |tan )?(terrible|horrible|espantoso|insoportable|de repente|de pronto|de golpe|repentino|subito)|me duele (muchisimo|horrible|terriblemente|horriblemente|espantosamente) la cabeza|me duele la cabeza (muchisimo|horrible|terrible|espantoso|de (repente|pronto|golpe))|(siento que )?(la cabeza (se )?me|se me) (va a )?(explotar|estallar|explota|estalla) (la cabeza )?de (repente|pronto|golpe)|de (repente|pronto|golpe) me (duele|dolio|empezo a doler) (mucho |muchisimo )?la cabeza)',
    ),
  ]),
  rule('sudden_confusion', [
    // The rest of "confused by ..." is of the thing that confuses.
    whole(
      `(i am|i feel|im|i am feeling|i got|${kin} (is|seems|feels)) (${much} )*(lost and )?(confused|muddled|disoriented|mixed up|not myself)|i do not know where i am|i do not know what day it is`,
      `(yo )?((estoy|me siento|ando|amaneci|${kin} (esta|anda|amanecio)) (${mucho} )*(confundid[oa]|confus[oa]|desorientad[oa])|no se (ni )?(donde estoy|quien soy))`,
    ),
  ]),
  rule('severe_depression', [
    whole(
      '(my |this |all )?(life|living|everything|it all|it) (is|feels|seems|has become|has got) (all |so |just |totally |completely )*(pointless|meaningless|senseless|not worth it)|there is no point( (any ?more|in anything|to anything|to it( all)?))?|what is the point( (any ?more|of anything|of it( all)?|of it any ?more))?|what is (it|this|all this|everything) all for|what is it all for( any ?more)?|i do not care ((about (anything|life|myself) ?)?(any ?more)?|(about )?what happens to me( any ?more)?)',
      '(que )?(mi |la |esta )?vida (ya )?no (tiene|le veo) (ningun )?sentido|(ya )?nada (ya )?(tiene|vale) (sentido|la pena)|(mi |la )?(vida )?ya no vale (la pena|nada)|(ya )?no (le veo|tiene) (ningun )?sentido (a )?(nada|la vida|mi vida|todo)|(ya )?no (le )?(veo|encuentro|hallo) (el |ningun )?sentido( a (esto|nada|la vida|mi vida|todo))?|(ya )?para que( (sirve )?(todo|tanto)( esto)?)?|(ya )?(nada|no) me importa( ya)?( nada| la vida)|(mi )?vida no vale nada|todo (es|me parece) inutil',
    ),
  ]),
  rule('abuse_neglect', [
    whole(
      '(last night |yesterday |today )?i (nearly |almost |just |once )*(wanted to |thought of |thought about )?(put|putting|press|pressed|pressing|held|hold|holding) (a|the|my|that) (pillow|cushion) (over|on|onto|against|to|in) (his|her|my (husband|wife|mother|father|mum|dad) s) face',
      '(anoche |ayer |hoy )?(casi |por poco |pense en |quise )*(le )?(puse|pongo|ponerle|poner|aprete|apretarle) (la|una) almohada (en|sobre|contra) (su|la) cara( a mi (esposo|esposa|marido|mujer|mama|papa))?',
      `((my|the) ${who}|he|she) (raises|raised|has raised|lifts|lifted) (his|her|a) hand (to|against|at) (me|us)( (again|when (he|she) drinks|last night|yesterday|today))?|((mi|la|el) ${quien} )?(me|nos) (levanta|levanto|ha levantado|alza|alzo) la mano( (otra vez|cuando (toma|bebe|se enoja)|anoche|ayer|hoy))?`,
      `(i think )?(my|the) ${who} (steals|stole|is stealing|has stolen|robs|robbed|is robbing|keeps stealing) ((things |money |[a-z]+ )?from )?(me|my (money|things|pension|jewelry|card|check|pills|food))|(my|the) ${who} (yells|shouts|screams|swears) at me and (takes|took|steals|wants|keeps|asks for) (all )?(my |the )?(money|card|check|pension|purse)`,
      `(creo que )?(mi|la|el) ${quien} me (roba|robo|esta robando|ha robado)( (dinero|mi dinero|cosas|mis cosas|la pension))?|(mi|la|el) ${quien} me (grita|insulta) y me (quita|saca|roba|pide) (todo )?(el |mi |la )?(dinero|tarjeta|pension|cheque)`,
    ),
  ]),
]
