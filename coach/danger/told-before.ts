/** Tells what sounds like a danger and belongs to an illness that was told before, or was answered already. */

import type { Question } from '../conversation/question.ts'
import { languages } from '#core/languages.ts'
import { type SafetyCode, tiers } from '../safety/codes.ts'
import { detectIn } from '../safety/detect.ts'
import { unexplained } from '../safety/explained.ts'
import { fixedMessage } from '../safety/fixed-texts.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

/** What only the model hears where an illness was told before: what is new is told as new. */
interface KnownIllness {
  /** What its everyday signs sound like. */
  readonly sign: SafetyCode
  /** Tells of it in an earlier message. */
  readonly told: RegExp
  /** Whether the words of a message, normalised, may be of what was told and tell nothing new. */
  readonly isOfIt: (words: string, told: string) => boolean
  /** True where a plain phrase may be of it too. */
  readonly isOfPlain?: boolean
}

/**
 * Tells whether a sign belongs to an illness that the talk or the message tells of.
 *
 * @param code - what was detected in the message.
 * @param asked - the message and the turns before it.
 */
export function isOfKnownIllness(code: SafetyCode, asked: Question): boolean {
  const { message, history } = asked
  if (code === 'chest_pain' && holdsWater(message)) return true
  const isTold = detectIn(message).includes(code)
  const words = normalise(message)
  const earlier = messagesOf(history).map(normalise)
  return illnesses.some(
    ({ sign, told, isOfIt, isOfPlain }) =>
      sign === code &&
      (isOfPlain === true || !isTold) &&
      earlier.some((text) => told.test(text) && isOfIt(words, text)),
  )
}

/** Whether a professional was named for it in this talk, and the model alone hears it again: once is enough. */
export function isSaidAlready(code: SafetyCode, { message, history, region }: Question): boolean {
  if (tiers[code] !== 2 || detectIn(message).includes(code)) return false
  const texts = languages.map((language) => fixedMessage(code, region, language).text)
  return history.some(({ content }) => texts.some((text) => content.includes(text)))
}

/** A weak heart that holds water, with no trouble of breath: it is for the heart team today (`talk/body-signs.ts`). */
function holdsWater(message: string): boolean {
  const words = normalise(message)
  return weakHeart.test(words) && !ofBreath.test(words)
}

const weakHeart = pattern('{weakHeart}')
const ofBreath = pattern(
  '(breath*|winded|wind|air|chest|pain*|pressure|faint*|dizz*|flat|pillow*|recliner|blue|aire|respir*|pecho|dolor*|presion|desmay*|mare*|acost*|acuest*|almohadas?|sillon|morad[oa]s?|ahog*)',
)

const diabetes = pattern('(diabet*|metformin*|insulin*|gliclazid*|glipizid*|glimepirid*)')
const ofDrink = pattern(
  '(alcohol|beer*|wine|whisk*|vodka|gin|rum|brandy|drinking|booze|sober|cerveza*|vino|ron|trago*|tequila|licor|aguardiente|borrach*)',
)

/** Somebody else of whom a dementia was told. */
const dementia = pattern(
  '(husband|wife|mother|father|brother|sister|mam|he|she|marido|espos[oa]|mujer|mama|papa|madre|padre|herman[oa]) ... (has|have|with|tiene|con) .. {dementia}',
)
/** Of oneself, of another, or with what makes it new. */
const notOfThem = pattern(
  '(i|i am|im|me|my|myself|husband|wife|yo|estoy|marido|espos[oa]|infection|uti|hospital|fever|urine|infeccion|orina|fiebre|new|sudden*|worse|nuev[oa]|peor)',
)

/** Somebody else of whom an illness was told that makes people cling. */
const frightensThem = pattern(
  '(husband|wife|mother|father|mom|mum|dad|brother|sister|he|she|marido|espos[oa]|mujer|senora|mama|papa|madre|padre|herman[oa]) ... (has|have|had|with|tiene|tuvo|con|de) .. (parkinson*|{dementia}|stroke|derrame|ictus)',
)
/** Wants somebody near all the time. */
const clings = pattern(
  '(will not let me out of (his|her|their) sight|follows me (everywhere|around|about|from room to room)|(calls|cries|shouts) (my name|for me|out)|is (always |never )?(on|off|at) my heels|can not be left (alone )?(for )?a (minute|moment)|no me deja ni a sol ni a sombra|me sigue (por toda la casa|a todas partes|a todos lados|como (una|mi) sombra)|me llama a cada rato)',
)
/** Beside it nothing else may be told: any other word may make control of it. */
const besideClinging: ReadonlySet<string> = new Set(
  'he she and if when whenever i even go to the a bathroom toilet kitchen garden leave left am out of room is my all day night long time every minute poor man woman dear thing gets frightened so just because can not see me back until come y el ella cuando voy al bano la cocina salgo del cuarto todo dia noche pobre se asusta si no ve'.split(
    ' ',
  ),
)

const oldStroke = pattern(
  '(stroke ... (years|months|last year|long ago)|(years|months) (ago|since) ... stroke|(derrame|ictus|embolia) ... (anos|meses|ano pasado)|(anos|meses) ... (derrame|ictus|embolia))',
)
/** Whoever else hits is not the one who is ill. */
const ofOthers = pattern(
  '(son|sons|stepson|daughter|stepdaughter|partner|boyfriend|girlfriend|ex|uncle|aunt|cousin|landlord|landlady|friend|stranger|someone|somebody|grandson|grandsons|granddaughter|nephew|niece|lodger|tenant|neighbo*|husband|wife|brother|sister|girl|boy|man|woman|lady|helper|cleaner|aide|carer|caregiver|nurse|staff|hij[oa]s?|niet[oa]s?|sobrin[oa]s?|vecin[oa]s?|novi[oa]|pareja|ti[oa]|prim[oa]|caser[oa]|amig[oa]|alguien|muchach[oa]|espos[oa]|marido|mujer|herman[oa]|yerno|nuera|senor|senora|cuidador[a]?|enfermer[oa])',
)
const aMan = pattern('(husband|father|brother|he|marido|esposo|papa|padre|hermano|el (me|le))')
const aWoman = pattern('(wife|mother|sister|mam|she|esposa|mujer|mama|madre|hermana|ella)')

const ofPast = pattern(
  '(had|since|after|from|of|old) (a |an |the |his |her |my |that )?stroke|stroke (was|is) .. (years|months)|(tuvo|tuve|le dio|me dio|desde|despues de) (el|un|una|la|su|mi) (derrame|ictus|embolia)',
)
const isNew = pattern(
  '(new|news|sudden*|again|another|second|now|today|tonight|this (morning|afternoon|evening)|just|worse|since (this|yesterday|last night)|nuev[oa]|de repente|otr[oa]|ahora|ahorita|hoy|esta (manana|tarde|noche)|anoche|acaba|peor)',
)
const isWell = pattern(
  '(fine|well|ok|okay|all right|alright|better|good|bien|mejor) (today|now|hoy|ahora)',
)

const illnesses: readonly KnownIllness[] = [
  {
    // Shaking and sweat, with no word of drink.
    sign: 'alcohol_withdrawal',
    told: diabetes,
    isOfIt: (words) => !ofDrink.test(words),
  },
  {
    // Muddle.
    sign: 'sudden_confusion',
    told: dementia,
    isOfIt: (words) =>
      !notOfThem.test(words) &&
      unexplained(`dementia. ${words}`, ['sudden_confusion'], () => false).length === 0,
  },
  {
    // Hands that hit out in fear, at whoever washes them or stands in the door.
    sign: 'abuse_neglect',
    told: dementia,
    isOfIt: (words, told) =>
      !ofOthers.test(words) &&
      (!aMan.test(words) || aMan.test(told)) &&
      (!aWoman.test(words) || aWoman.test(told)) &&
      unexplained(`dementia. ${words}`, ['abuse_neglect'], () => true).length === 0,
    isOfPlain: true,
  },
  {
    // Who is ill and afraid to be alone.
    sign: 'abuse_neglect',
    told: frightensThem,
    isOfIt: (words, told) =>
      clings.test(words) &&
      (!aMan.test(words) || aMan.test(told)) &&
      (!aWoman.test(words) || aWoman.test(told)) &&
      words
        .replaceAll(new RegExp(clings, 'gu'), ' ')
        .split(/[ .]+/u)
        .every((word) => word === '' || besideClinging.has(word)),
    isOfPlain: true,
  },
  {
    // A stroke that is past.
    sign: 'stroke',
    told: oldStroke,
    isOfIt: (words) => !isNew.test(words.replace(isWell, ' ')) && ofPast.test(words),
  },
]
