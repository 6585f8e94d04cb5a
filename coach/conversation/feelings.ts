/** What is said first to a feeling, in one sentence that names it (coaching.md 5.1). */

import type { Said } from '../text/said.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { fue, gone, isAlive, sorryAbout } from './lost.ts'

/** A feeling that was told. */
export interface Feeling {
  readonly say: Said
  /** True where a tip would come too early: a question follows, and nothing else. */
  readonly isGrief?: boolean
  /** True where it is asked whether they are safe. */
  readonly isDespair?: boolean
  /** True where it is over what they did themselves: that is no despair. */
  readonly isGuilt?: boolean
}

interface Told extends Feeling {
  readonly when: RegExp
}

const partner =
  '(husband|wife|partner|spouse|better half|hubby|missus|marido|esposo|esposa|mujer|senora|senor|viejo|viejito|viejita|vieja|companero|companera|pareja)'
const close =
  '(mum|mom|mam|dad|nan|gran|grandm*|grandf*|grandson|granddaughter|twin|aunt|uncle|cousin|mama|papa|abuel[oa]|niet[oa]|ti[oa]|prim[oa]|suegr[oa]|friend|sister|brother|mate|pal|neighbor|neighbour|son|daughter|mother|father|amig[oa]|herman[oa]|vecin[oa]|hij[oa]|comadre|compadre)'
const died = `(died|passed(?! (his|her|their|my|the|all|an?) (.. )?(exams?|tests?|driving|course|class|grade|school|finals?))( away| on| over)?|(is|was|has) (${gone}|taken|buried)|was taken from (me|us)|left us(?! (for|to|and moved))|(left|gone) (me )?for ever|murio|fallecio|falto|nos dejo|partio|descanso|se (me )?(murio|${fue})( (al|pal) cielo| con dios)?)`
/** What is lost, passed or gone without any grief. */
const things =
  '(keys?|glasses|phone|wallet|purse|way|temper|patience|job|work|appetite|balance|memory|mind|nerve|place|weight|interest|count|track|time|test|exam|day|days|week|hours?|year|pain|bus|train|it|that|this|power|light|milk|car|tv|internet|llave*|lentes|celular|cartera|camino|paciencia|trabajo|apetito|equilibrio|memoria|peso|luz|tiempo|dia|dias|hora|ano|dolor|hambre|sueno|tren|tele|carro|coche|todo|eso|algo|el|la|los|las|un|una)'

/** A name in place of a word for who it was. */
const named = `(since|after|when|before|without|ever since) (my )?(?!${things} )[a-z]{3,} (died|passed( away| on)?|(is|was) (${gone}|buried|taken))|(i|we) (just |recently )?(lost|buried) (my )?(?!${things} )[a-z]{3,} (in|on|last|this|two|three|a|years|months|weeks|to|. )|(desde que|cuando|porque) (se (me |nos )?(murio|${fue})|(me |nos )?falto|fallecio|nos dejo) (mi )?(?!${things} )[a-z]{3,}|se (me|nos) (murio|${fue}) (mi )?(?!${things} )[a-z]{3,}|(perdi|enterre|enterramos) a (?!${things} )[a-z]{3,}|(mi|my) [a-z]+ (ya )?se (me )?fue (al|pal) (cielo|sielo)`

/** The more special first. */
const feelings: readonly Told[] = [
  {
    when: pattern(
      `my ${partner} .. ${died}|(lost|buried|miss|missing) my (dear |late |poor )?${partner}|(since|after|without) .. my ${partner} .. ${died}|(mi|mis|la|el) ${partner} .. (se (me |nos )?(murio|${fue}|nos ${fue})|murio|fallecio|falto|nos dejo|partio)|((se (me |nos )?)?murio|fallecio|falto) mi ${partner}|(perdi|enterre|(extrano|anoro|echo)( (mucho|tanto|muchisimo))?( de menos)?) a mi ${partner}|me hace (mucha |tanta )?falta mi ${partner}|widow*|viud[oa]|enviude`,
    ),
    say: {
      en: 'I am so sorry for your loss.',
      es: 'Lo siento mucho.',
    },
    isGrief: true,
  },
  {
    when: pattern(
      `(^ (\\. )*|my .. )${close} .. ${died}|(lost|buried) my .. ${close}|mi .. ${close} .. (murio|fallecio|se (me )?(murio|${fue}))|(se (me |nos )?murio|fallecio|murio) mi ${close}|(perdi|enterre) a mi .. ${close}|they (have )?(all )?(died|passed)|(ya )?se (me |nos )?(murieron|fueron muriendo)|(funeral|burial|entierro|velorio)|(?<!good )grie(f|v)*|duelo|de luto`,
    ),
    say: {
      en: 'I am so sorry for your loss.',
      es: 'Siento mucho su pérdida.',
    },
    isGrief: true,
  },
  {
    when: pattern(
      `(my|our) .. (dog|cat|bird|budgie|parrot|pet) .. (${died}|put (down|to sleep))|put (my|our|the) .. (dog|cat) .. (down|to sleep)|dormir a (mi|nuestr[oa]|la|el|al) .. (perr[oa]|perrit[oa]|gat[oa]|gatit[oa])|(lost|buried) (my|our|the) .. (dog|cat|bird|budgie|parrot)|mi .. (perr[oa]|perrit[oa]|gat[oa]|loro|canario) .. (murio|se (me )?(murio|fue)|hubo que dormir)`,
    ),
    say: {
      en: 'I am sorry. A quiet house is hard after that.',
      es: 'Lo siento. La casa queda muy callada.',
    },
    isGrief: true,
  },
  {
    when: pattern(named),
    say: {
      en: 'I am so sorry. A loss like that goes through the whole day.',
      es: 'Lo siento mucho. Una pérdida así atraviesa todo el día.',
    },
    isGrief: true,
  },
  {
    when: pattern(
      '((?<!(he|she|it|they|thing|that|brother|sister|son|daughter) (is |are |was |were )?(just |so |quite |completely |utterly )?)useless(?! (today|at|with|after|without|in the|when|now that|until|thing|for the rest))|worthless|a burden|in the way|no good to any*|better off without me|(?<!mas )inutil(?! (hoy|con|para|sin))|estorbo|una carga|no sirvo(?! (hoy|para (nada )?(hoy|la cocina|los|las))))',
    ),
    say: {
      en: 'You feel you cost more than you give. May I ask: are you safe?',
      es: 'Siente que pesa más de lo que da. Le pregunto: ¿está a salvo?',
    },
    isDespair: true,
  },
  {
    when: pattern(
      '(mala (hija|esposa|madre|nuera|nieta)|mal (hijo|esposo|padre|nieto)|(bad|terrible|horrible|awful) (daughter|son|wife|husband|carer)|lost my temper|snapped at|shouted at|worn out (from |with |by )?(look|car)ing|looking after him|looking after her|look after .. (all|day)|at the end of my (tether|rope)|lost (my )?patience|yelled at|was (sharp|short|nasty|horrid|cross) with (him|her|my)|feel (so |really )?guilty|guilt|(am|feel like) a (bad|terrible|horrible|rotten) (wife|husband|daughter|son|person)|perdi la paciencia|le (grite|conteste (mal|feo)|alce la voz|hable feo)|me (siento|da) .. culpa(ble)?|la culpa|(soy|me siento) (un monstruo|mala (hija|esposa|persona)|mal (hijo|esposo))|agotad[oa] de cuidar|cuido (a|de) .. (cansad|agotad)[oa]|no puedo mas con)',
    ),
    say: {
      en: 'You are tired through, and you still came back to be kind.',
      es: 'Está en el límite, y aun así quiere hacerlo bien.',
    },
    isGuilt: true,
  },
  {
    when: pattern(
      '(asham*|embar+as*|humiliat*|mortif*|blush*|awkward to (say|ask)|hate to (say|admit)|verguenza|averg*|pena (decirlo|contar*|preguntar)|da pena)',
    ),
    say: {
      en: 'Thank you for telling me. There is nothing here to be ashamed of.',
      es: 'Gracias por contármelo. Aquí no hay de qué avergonzarse.',
    },
    isGuilt: true,
  },
  {
    when: pattern(
      '(angry|mad|furious|cross|annoyed|disgusted) (with|at) myself|(kick|hate|could slap|blame) myself|feel (so |such a )?(stupid|foolish|fool|an idiot)|(rabia|coraje|bronca) .. conmigo|(estoy|ando|me siento|me quede) .. (enojad[oa]|furios[oa]|molest[oa]) .. conmigo|me siento (tont|ridicul|estupid|bob)[oa]|que (tont|bob|estupid)[oa] (fui|soy)|no me (lo )?perdono',
    ),
    say: {
      en: 'Being angry with yourself weighs a lot. You did what you could with what you knew.',
      es: 'Enojarse con uno mismo pesa mucho. Hizo lo que pudo con lo que sabía.',
    },
    isGuilt: true,
  },
  {
    when: pattern(
      '(scared|afraid|frightened|terrified|fear|dread|nervous|panic|miedo|asustad[oa]|terror|temo|panico) ... (going down|go down|going over|tumbl*|trip*|steps|bath|ice|street|caerme|resbal*|tropez*|calle|ban[oe]*)|(scared|afraid|frightened|terrified|fear|miedo|asustad[oa]|terror|temo|panico) ... (fall*|stairs|caer*|caida*|escaler*)',
    ),
    say: {
      en: 'A fright like that stays in the legs. It makes sense.',
      es: 'Un susto así se queda en las piernas. Es natural.',
    },
  },
  {
    when: pattern(
      '(scared|afraid|frightened|terrified|worr*|fear*|dread|miedo|asust*|preocup*|temo|angusti*) ... (memory|losing my mind|forget*|dementia|alzheimer*|going (senile|dotty)|memoria|olvid*|demencia|cabeza)|(losing my (mind|marbles|memory)|going (senile|dotty|gaga)|(forget*|memory|olvid*|memoria) ... (scares|frightens|worries|terrifies|asusta|da miedo|preocupa|angustia))|(estoy|volviendo|poniendo) .. (demente|senil)',
    ),
    say: {
      en: 'That is a heavy worry to carry alone.',
      es: 'Es una preocupación muy pesada para llevarla a solas.',
    },
  },
  {
    when: pattern(
      '(lonely|loneliness|lonesome|so alone|all alone|nobody (to talk|calls|comes|visits)|no one (to talk|calls|comes|visits)|(talk|speak) to nobody|solit[oa]|soledad|tan sol[oa]|muy sol[oa]|me siento sol[oa]|nadie me (llama|visita|habla))',
    ),
    say: {
      en: 'Days with nobody to talk to are long. I am glad you wrote.',
      es: 'Los días sin hablar con nadie son largos. Qué bueno que escribió.',
    },
  },
  {
    when: pattern(
      '(angry|furious|mad|fed up|hurt by|rude|argument*|row|rows|quarrel*|fell out|never (call|calls|visit|visits)|enojad[oa]|furios[oa]|coraje|hart[oa]|pelea*|disgusto) ... (son|daughter|sister|brother|family|in law|kids|children|husband|wife|hij[oa]s?|herman[oa]|familia|suegr[oa]|nuera|yerno|marido|esposa)',
    ),
    say: {
      en: 'That would hurt anybody. You have been patient.',
      es: 'Eso le dolería a cualquiera. Ha tenido paciencia.',
    },
  },
  {
    when: pattern(
      '(awake|can not sleep|no sleep|not slept|toss*) ... (pain*|hurt*|ache*|aching)|(pain*|hurt*|ache*|aching) ... (awake|can not sleep|all night|no sleep)|no (puedo )?(duermo|dormir) .. dolor*|(el|los) dolor* no me deja* dormir',
    ),
    say: {
      en: 'A night like that makes the whole day steep.',
      es: 'Una noche así hace el día cuesta arriba.',
    },
  },
  {
    when: pattern(
      '((?<!(not|never|no longer|he is|she is|they are|nephew is|son is|daughter is|husband is|wife is) (so |really |at all |that |too )?)scar(ed|es|y)|frighten*|terrif*|dread*|panic*|petrified|gave me (such )?a (fright|scare)|me (asusta|asusto|aterra|espanta)|(me da|tengo|con) (mucho |tanto |un )?(miedo|panico|susto)|asustad[oa])',
    ),
    say: {
      en: 'That is frightening, and it makes sense to ask.',
      es: 'Eso asusta, y hace bien en preguntar.',
    },
  },
  {
    when: pattern(
      '((?<!(that is|it is|hips?|knees?|joints?|is|are) )worn out|exhausted|run ragged|end of my (rope|tether)|at my wits end|can not cope|too much for me|agobiad[oa]|al limite|estresad[oa]|stressed( out)?|rendid[oa] de|ya no doy mas|me tiene (podrid|hart|agotad)[oa]|(estoy|ando|quedo) .. agotad[oa])',
    ),
    say: {
      en: 'That is a lot to carry.',
      es: 'Eso es mucho para llevarlo a solas.',
    },
  },
  {
    when: pattern(
      '((?<!(not|never|too) (so |very |really |exactly )?)proud|delighted|thrilled|over the moon|so happy|so pleased|chuffed|orgullos[oa]|encantad[oa]|(?<!(no (soy|estoy|fui|era|me siento)|ser|nunca|menos) (muy |tan |mas |nada |realmente )?)feliz|(?<!(?:la|lo|le|los|las) )content[oa])',
    ),
    say: { en: 'You sound pleased, and rightly.', es: 'Se le nota el gusto, y con razón.' },
  },
]

/**
 * Hears a feeling.
 *
 * @param message - what the person typed.
 * @returns what is said to it; undefined where none is told.
 */
export function feelingIn(message: string): Feeling | undefined {
  const words = normalise(message)
  const isDenied = isGriefDenied(words)
  const lately = withoutOldLosses(words)
  const found = feelings.find(({ when, isGrief }) =>
    isGrief ? !isDenied && when.test(lately) : when.test(words),
  )
  const sorry = found?.isGrief ? sorryAbout(message) : undefined
  return found && sorry ? { ...found, say: sorry } : found
}

const lossWord =
  '(died|passed|dead|buried|lost|widow*|murio|fallecio|falto|enterr*|enviud*|viud[oa])'
const longAgo =
  '((hace|desde hace) (ya |como )?(muchos|tantos|[0-9]+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta) anos|(many|some|[0-9]+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) years (ago|back)|long ago)'
/** A loss and how long ago it was, in one breath. */
const longPast = new RegExp(
  pattern(`${lossWord} ... ${longAgo}|${longAgo} .. (que )?${lossWord}`),
  'gu',
)
const stillFelt = pattern(
  'still|miss|misses|missing|cr(y|ies|ied|ying)|weep*|wept|grie*|hurts?|todavia|aun|extran*|echo de menos|llor*|me hace falta|duele*',
)
const notGrief = pattern(
  '(it|this|that) is not (about |my |the )*(grief|grieving|mourning)(?! (quietly|alone|only))|no es (el |un |por el |por )?(duelo|luto)(?! (facil|lo|solo))|no (hablo|se trata) del? duelo|(duelo|luto) no es mi[oa]',
)

/**
 * Tells whether it is said that there is no grief.
 *
 * @param words - normalised.
 */
export function isGriefDenied(words: string): boolean {
  return notGrief.test(words) || isAlive(words)
}

/**
 * Leaves out losses of eight years ago or more that are not felt any more in so many words.
 *
 * @param words - normalised.
 */
export function withoutOldLosses(words: string): string {
  return stillFelt.test(words) ? words : words.replaceAll(longPast, ' . ')
}
