/** What is said first to a feeling, in one sentence that names it (coaching.md 5.1). */

import type { Said } from '../cards/card.ts'
import { pattern } from '../pattern.ts'
import { normalise } from '../safety/normalise.ts'

/** A feeling that was told. */
export interface Feeling {
  readonly say: Said
  /** True where a tip would come too early: a question follows, and nothing else. */
  readonly isGrief?: boolean
  /** True where it is asked whether they are safe. */
  readonly isDespair?: boolean
}

interface Told extends Feeling {
  readonly when: RegExp
}

const partner =
  '(husband|wife|partner|spouse|better half|hubby|missus|marido|esposo|esposa|mujer|viejo|vieja|companero|companera|pareja)'
const close =
  '(friend|sister|brother|mate|pal|neighbor|neighbour|son|daughter|mother|father|amig[oa]|herman[oa]|vecin[oa]|hij[oa]|comadre|compadre)'
const died =
  '(died|passed( away| on)?|is gone|was buried|left us|murio|fallecio|se (me )?(murio|fue))'

/** The more special first. */
const feelings: readonly Told[] = [
  {
    when: pattern(
      `my ${partner} .. ${died}|(lost|buried|miss) my ${partner}|(since|after|without) .. my ${partner} .. ${died}|(mi|mis) ${partner} .. ${died}|(perdi|enterre|extrano) a mi ${partner}|widow*|viud[oa]|enviude`,
    ),
    say: {
      en: 'I am so sorry for your loss. They were part of every day.',
      es: 'Lo siento mucho. Era parte de todos sus días.',
    },
    isGrief: true,
  },
  {
    when: pattern(
      `my .. ${close} .. ${died}|(lost|buried) my .. ${close}|mi .. ${close} .. ${died}|(perdi|enterre) a mi .. ${close}|(funeral|burial|entierro|velorio)|grie(f|v)*|duelo|de luto`,
    ),
    say: {
      en: 'I am sorry for your loss. With a person, you lose the stories too.',
      es: 'Siento su pérdida. Con una persona también se van las historias.',
    },
    isGrief: true,
  },
  {
    when: pattern(
      `my .. (dog|cat|bird|budgie|parrot|pet) .. (${died}|put (down|to sleep))|mi .. (perr[oa]|perrit[oa]|gat[oa]|loro|canario) .. ${died}`,
    ),
    say: {
      en: 'I am sorry. A quiet house is hard after that.',
      es: 'Lo siento. La casa queda muy callada.',
    },
    isGrief: true,
  },
  {
    when: pattern(
      '(useless|worthless|a burden|in the way|no good to any*|better off without me|inutil|estorbo|una carga|no sirvo)',
    ),
    say: {
      en: 'You feel you cost more than you give. May I ask: are you safe?',
      es: 'Siente que pesa más de lo que da. Le pregunto: ¿está a salvo?',
    },
    isDespair: true,
  },
  {
    when: pattern(
      '(lost my temper|snapped at|shouted at|worn out .. (look|car)*|looking after him|looking after her|look after .. (all|day)|at the end of my (tether|rope)|perdi la paciencia|le grite|agotad[oa] de cuidar|cuido (a|de) .. (cansad|agotad)*|no puedo mas con)',
    ),
    say: {
      en: 'You are tired through, and you still came back to be kind.',
      es: 'Está en el límite, y aun así quiere hacerlo bien.',
    },
  },
  {
    when: pattern(
      '(asham*|embarrass*|humiliat*|feel (so )?(stupid|foolish)|verguenza|averg*|pena decirlo|me siento (tont|ridicul)[oa])',
    ),
    say: {
      en: 'Thank you for telling me. There is nothing here to be ashamed of.',
      es: 'Gracias por contármelo. Aquí no hay de qué avergonzarse.',
    },
  },
  {
    when: pattern(
      '(scared|afraid|frightened|terrified|fear|miedo|asustad[oa]|terror|temo) ... (fall*|stairs|caer*|caida*|escaler*)',
    ),
    say: {
      en: 'A fright like that stays in the legs. It makes sense.',
      es: 'Un susto así se queda en las piernas. Es natural.',
    },
  },
  {
    when: pattern(
      '(scared|afraid|frightened|terrified|worr*|fear|miedo|asustad[oa]|preocup*|temo) ... (memory|losing my mind|forget*|dementia|alzheimer*|memoria|olvid*|demencia)',
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
      '(proud|delighted|thrilled|over the moon|so happy|so pleased|chuffed|orgullos[oa]|encantad[oa]|feliz|content[oa])',
    ),
    say: { en: 'You sound pleased, and rightly.', es: 'Se le nota el gusto, y con razón.' },
  },
]

/** Strong words of a low mood that name no matter: nobody should be given a tip for them. */
const unplaced: Told = {
  when: pattern(
    '(crying|weep*|in tears|can not (stop crying|bear|take (it|this|any more)|go on)|(feel|feeling|felt|so|very|am) (down|low|awful|terrible|hopeless|miserable|empty|numb|wretched|blue|lost)|had enough|what is the point|fall* apart|heart ?broken|despair*|lloro|llorando|no (aguanto|puedo) mas|me siento (mal|fatal|vaci[oa]|perdid[oa]|decaid[oa]|hundid[oa]|triste)|desesper*|estoy (decaid|hundid|fatal|deprimid)[oa]?|para que sigo)',
  ),
  say: { en: 'That sounds hard. Are you safe?', es: 'Eso suena duro. ¿Está a salvo?' },
  isDespair: true,
}

/**
 * Hears a feeling.
 *
 * @param message - what the person typed.
 * @returns what is said to it; undefined where none is told.
 */
export function feelingIn(message: string): Feeling | undefined {
  const words = normalise(message)
  return feelings.find(({ when }) => when.test(words))
}

/**
 * Hears despair that names no matter.
 *
 * @param message - what the person typed.
 * @returns the question whether they are safe; undefined where no such feeling is told.
 */
export function despairIn(message: string): Feeling | undefined {
  return unplaced.when.test(normalise(message)) ? unplaced : undefined
}
