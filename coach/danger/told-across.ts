/** What a message tells only beside what was said before it. */

import { areYouSafe } from '../conversation/despair.ts'
import { completed } from '../conversation/completed.ts'
import type { Question } from '../conversation/question.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { languages } from '#core/languages.ts'
import { detectIn } from '../safety/detect.ts'
import { thinner } from '../safety/painkillers.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isStrong, isSudden, only } from '../text/whole.ts'
import { sinks } from './grave-now.ts'
import type { Standing } from './standing.ts'

/** Means at hand, or that whoever was told of is the one who is not safe. */
const notSafe = pattern(
  '((have|has|got|saved|hold*|with|tengo|tiene|junt*|guard*) .. (pills|tablets|rope|gun|rifle|shotgun|pistol|razor|pastillas|soga|cuerda|pistola|escopeta|navaja)|(he|she|they) (is|are) not(?! (hungry|tired|sure))|not (answer*|pick* up)|no (contesta|responde)|yo si (pero )?(el|ella) no)',
)
/** Shaking, sweat, sights and fits: what drink leaves that was stopped. */
const ofStopping = pattern(
  '(shak(es|y|ing)|trembl*|sweat*|(see|seeing|hear|hearing) (things|voices|bugs)|seizure*|vomit*|tembl*|tiembl*|temblor*|sudo|sudando|sudor*|(veo|oigo) (cosas|bichos|voces)|convulsi*)',
)
/** Whoever hits is near again. */
const isBack = pattern(
  '(he|she|they) (is|are) (back|outside|at the door|here again|coming (back|over|here|home))(?! (on|in|to|well|fine|safe|soon|from)( |$))|(he|she|they) (came|has come|have come) back|(ya )?(volvio|regreso)(?! a )|(ya )?esta (aqui otra vez|afuera|en la puerta)|viene (para aca|de vuelta|borrach[oa])',
)
const ofHelp = pattern(
  '(sister|friend|neighbo*|police|nurse|doctor|help|stay with me|hermana|amiga|vecina|policia|ayuda|conmigo)',
)
const denied = pattern(
  '(no|not|never|stopped|gone|nunca|sin|ya no) .. (shak*|trembl*|sweat*|tembl*|tiembl*|sud*|pills|tablets|gun|pastillas|pistola)',
)

/** What of one sign makes an emergency, where it follows upon it. */
interface NextOf {
  readonly before: RegExp
  readonly now: RegExp
  readonly code: SafetyCode
}

const nextOf: readonly NextOf[] = [
  {
    before: pattern(
      '^ (i )?(just )?(want|need|wish) (it |it all |this |everything )?to (stop|end|be over) (\\. )*$|^ (yo )?(ya )?(quiero|solo quiero) (que (pare|acabe|termine) (todo|esto|todo esto)|parar|acabar|terminar|que (esto |todo |todo esto )?(pare|acabe|termine)) (\\. )*$',
    ),
    now: pattern(
      only(
        '(i have|i have got|i got|tengo) (aqui )?(all )?(the|my|las|mis|todas las|todas mis) (pills|tablets|pastillas) (right )?(here|with me|in (front of me|my hand)|beside me|next to me|aqui|conmigo|al lado|en la mano)',
        '(tengo )?(todas )?(las|mis) pastillas (aqui )?conmigo|tengo todas las pastillas (conmigo|aqui)|i have (a|the) (rope|gun|knife)( right)? here|tengo (una|la) (soga|cuerda|pistola) aqui',
        'the (pills|tablets) are (right )?(here|beside me|in front of me|next to me)|(aqui )?tengo las pastillas( aqui)?|las pastillas estan aqui',
      ),
    ),
    code: 'suicide_self_harm',
  },
  {
    before: pattern(
      '(took|taken|swallowed) .. (pills?|tablets?|medicines?)|(tome|tomo|tomado|trague|trago) .. (pastillas?|pildoras?|medicinas?)',
    ),
    now: pattern(
      only(
        '(yes |i (took|swallowed) |about |like |me tome |tome |si |como )*((almost |nearly |casi )?(all|every one|all of (them|it)|the whole (bottle|box|lot)|the lot|too many|so many|many|a lot( of them)?|lots|a handful|a whole bottle|more than i should|todas|todo( el frasco)?|muchas|muchisimas|demasiadas|un monton|un punado|bastantes|el frasco( entero)?|de mas|la caja|twice|two times|three times|double|dos veces|tres veces|el doble)|([6-9]|[1-9][0-9]|ten|twelve|twenty|thirty|diez|doce|veinte|treinta)( of them| pills| tablets| pastillas)?)( at once| together| juntas| de golpe| de una vez)?',
      ),
    ),
    code: 'emergency_other',
  },
  {
    before: pattern('(bleed*|nose ?bleed|sangr*)'),
    now: pattern(
      `${isStrong}|${only('(yes )?(everywhere|all over( the place)?|a lot of blood|mucha( sangre)?|por todos lados)')}`,
    ),
    code: 'emergency_other',
  },
  {
    before: pattern(
      '(short of breath|out of breath|breathless|dizzy|faint|mareo|maread[oa]|(falta|sin) .. aire|me ahogo)',
    ),
    now: pattern(isSudden),
    code: 'emergency_other',
  },
  {
    before: pattern(
      '(can not|could not|not able to|no (puedo|logro)) .. (pee|urinate|pass .. (water|urine)|orinar|mear|(hacer )?(pipi|pis))',
    ),
    now: pattern(
      only(
        '(it is |it has been |yes |si |ya )*((since|desde) (yesterday|last night|this morning|(mon|tues|wednes|thurs|fri|satur|sun)day|ayer|anoche|antier|esta manana|hace .. (horas|dias?))|for .. (hours|days?)|all (day|night)|hace .. (horas|dias?)|todo el dia|toda la noche|not a drop|nothing( at all)?|ni (una )?gota|nada)',
      ),
    ),
    code: 'emergency_other',
  },
  {
    before: pattern(
      '(head (hurts|aches)|headache|(see|seeing|saw) .. double|duele .. (la )?cabeza|dolor de cabeza|(veo|viendo|vision) .. doble)',
    ),
    now: pattern(isSudden),
    code: 'stroke',
  },
  {
    before: pattern(
      '(fell|fall|fallen|hit .. head|cai|caida|(pegue|golpee|golpe) .. (en )?(la )?cabeza)',
    ),
    now: pattern(
      `${only('(and )?(now )?(i|he|she) (can not|can hardly|am not able to|is not able to) (get up|stand( up)?|walk|move)( now| alone| any ?more)?|(y )?(ahora )?no (me |se )?(puedo|puede|logro) (me |se )?(levantar(me|se)?|parar(me|se)?|caminar|mover(me|se)?)|i am (still )?on the floor|sigo en el (piso|suelo)')}|^ (\\. |yes |and |si |y )*((i|he|she) (take|takes|am on|is on)|tomo|toma) (a |an |un |los )*(${thinner})( [a-z]+){0,3} (\\. )*$`,
    ),
    code: 'fall_injury',
  },
  {
    before: pattern(
      '(son|daughter|nephew|niece|grandson|granddaughter|helper|caregiver|carer|aide|husband|wife|hij[oa]|niet[oa]|sobrin[oa]|cuidador[a]?|muchacha|esposo|marido|mujer) .. (shouts|yells|screams|steals|hits|grita|insulta|roba|pega)',
    ),
    now: pattern(
      only(
        '(and )?(he|she|they) (also )?(takes?|took|steals?|stole|wants?|keeps?) (all )?(my|the) (money|card|check|pension|purse|pills)|(y )?(tambien )?me (quita|saca|roba) (todo )?(el|mi|la) (dinero|tarjeta|pension|cheque)',
      ),
    ),
    code: 'abuse_neglect',
  },
]

/** The message before, where this one makes an emergency of it. */
function ledTo({ message, history }: Question): { code: SafetyCode; told: string } | undefined {
  const told = messagesOf(history).at(-1)
  if (told === undefined) return undefined
  const words = normalise(message)
  const earlier = normalise(told)
  const next = nextOf.find(
    ({ before, now }) => now.test(words) && before.test(earlier) && !notSo.test(earlier),
  )
  return next && { code: next.code, told }
}

/** Denied, of long ago, or asked about in general. */
const notSo = pattern(
  '(no|not|never|nunca) .. (fall|fallen|bleed*|headache*|dizzy|dolor|sangr*|cai|caido)|(years?|months?|weeks?) ago|last (year|month)|used to|hace (anos|meses|semanas)|afraid of|fear of|miedo a|how (do|can) i (avoid|prevent|not)|como evit*',
)

/**
 * What a message tells together with the one before it, where only both together tell a danger.
 *
 * @param asked - the message and the talk before it.
 */
export function toldTogether(asked: Question): string {
  const led = ledTo(asked)
  return led ? `${led.told}\n${asked.message}` : asked.message
}

/**
 * The dangers that a message tells in answer to the coach, or as the sign that a text named.
 *
 * @param asked - the message and the talk before it.
 * @param standing - what was told in it and stands.
 */
export function toldAcross(
  asked: Question,
  { shown, open, explained }: Standing,
): readonly SafetyCode[] {
  const { message, history } = asked
  const words = normalise(message)
  if (denied.test(words)) return []
  const last = history.at(-1)?.content ?? ''
  const wasAsked = languages.some((language) => last.startsWith(areYouSafe[language]))
  const led = ledTo(asked)
  const whole = completed(message, last, asked.language ?? languages[0])
  const codes: SafetyCode[] = [...(led ? [led.code] : []), ...(whole ? detectIn(whole) : [])]
  if (wasAsked && notSafe.test(words)) codes.push('suicide_self_harm')
  const wasTold = (code: SafetyCode) => shown.includes(code) && !explained.has(code)
  if (wasTold('alcohol_withdrawal') && ofStopping.test(words)) codes.push('alcohol_withdrawal')
  if (wasTold('emergency_other') && sinks(words)) codes.push('emergency_other')
  if (wasTold('abuse_neglect') && open.length === 0 && isBack.test(words) && !ofHelp.test(words))
    codes.push('abuse_neglect')
  return codes
}
