/** Which limits of a person a conversation tells of. */

import type { Limit } from '../cards/limits.ts'
import { topicsIn, type Topic } from '../disclosed-conditions.ts'
import { patterns } from '../pattern.ts'
import { normalise } from '../safety/normalise.ts'
import { moveOf, type Move } from './acts.ts'

/** What the topics that change the advice say of the limits. */
const limitsOfTopic: Readonly<Partial<Record<Topic, readonly Limit[]>>> = {
  'heart-failure': ['heart-failure'],
  'kidney-disease': ['kidney-disease'],
  warfarin: ['warfarin'],
  diabetes: ['sugar-medicine'],
  osteoporosis: ['brittle-bones'],
  seizures: ['sleep-limits-unsafe'],
  bipolar: ['sleep-limits-unsafe'],
  apnea: ['sleep-limits-unsafe'],
  driver: ['sleep-limits-unsafe'],
  falls: ['unsteady'],
  'eating-disorder': ['past-eating-disorder'],
  sober: ['sober'],
  chewing: ['swallowing-trouble'],
  glaucoma: ['glaucoma'],
  surgery: ['recent-operation'],
  'joint-pain': ['painful-knees'],
  'limited-mobility': ['wheelchair'],
  'poor-sight': ['poor-sight'],
  hearing: ['poor-hearing'],
  carer: ['carer'],
  homebound: ['housebound'],
  'no-car': ['no-transport'],
  bereaved: ['recently-widowed'],
  'low-income': ['no-money'],
  forgetful: ['memory-worry'],
}

/** Limits that no topic stands for. */
const alsoHeard = (
  [
    ['dizzy', ['(dizzy|dizziness|light headed|lightheaded)', '(mareo|mareos|mareada|mareado)']],
    [
      'painful-hands',
      [
        '(hand*|finger*|wrist*|thumb*) .. (hurt*|sore|stiff|pain*|shak*)',
        '(sore|stiff|shaky|painful) (hand*|finger*|wrist*)',
        '(mano*|dedo*|muneca*) .. (duel*|tiembl*)',
        'duel* (la|las|los) (mano*|dedo*|muneca*)',
      ],
    ],
    [
      'painful-knees',
      [
        '(knee*|hip*) .. (hurt*|sore|bad|pain*|gone)',
        '(bad|sore) (knee*|hip*)',
        'duel* (la|las) (rodilla*|cadera*)',
      ],
    ],
    [
      'wheelchair',
      ['(wheelchair|can not stand)', '(silla de ruedas|no puedo (pararme|estar de pie))'],
    ],
    [
      'unsteady',
      [
        '(unsteady|walking frame|walker|walking stick|cane|lose my balance)',
        '(andador|baston|poco equilibrio|pierdo el equilibrio|me caigo)',
      ],
    ],
    [
      'poor-sight',
      [
        '(poor|bad|failing) (sight|eyes|eyesight)',
        '(mala vista|veo (poco|mal|borroso)|no veo bien)',
      ],
    ],
    [
      'poor-hearing',
      ['(deaf|hard of hearing|can not hear)', '(sord[oa]|oigo (poco|mal)|no oigo bien)'],
    ],
    [
      'recently-widowed',
      [
        '(widow|widower|widowed|lost my (husband|wife|partner)|my (husband|wife) (died|passed))',
        '(viud[oa]|mi (esposo|esposa|marido|mujer) (murio|fallecio))',
      ],
    ],
    ['carer', ['(look|looking) after my', 'cuido a mi']],
    [
      'recent-operation',
      [
        '(replaced|operation|surgery|in a cast|broke my)',
        '(operad[oa]|operaron|cirugia|yeso|fractura*)',
      ],
    ],
    ['lung-disease', ['(short of breath|out of breath)', '(me falta el aire|me ahogo)']],
    ['swallowing-trouble', ['(choke|choking|trouble swallowing)', '(me atraganto|cuesta tragar)']],
    ['lung-disease', ['(copd|emphysema|oxygen|lung disease|epoc|enfisema|oxigeno)']],
    [
      'no-money',
      [
        '(can not afford|no money|too dear|too expensive)',
        'no (hay|tengo|me alcanza) (el |la )?(dinero|plata)',
        'muy caro',
      ],
    ],
    [
      'nobody-near',
      [
        '(nobody|no one|no body) (to (go with|call|ask|ring)|left|near*)',
        'have (nobody|no one)',
        'no (tengo|hay|queda) (a )?(nadie|con quien)',
      ],
    ],
    ['no-time', ['(no time|too busy)', 'no tengo tiempo']],
    [
      'no-transport',
      [
        '(no (car|bus|ride|way to get)|do not drive|can not drive)',
        'no tengo (carro|coche|auto|como ir)',
      ],
    ],
    [
      'unsafe-outdoors',
      ['(ice|icy|snow|not safe (outside|to walk|round here))', '(hielo|inseguro|peligroso salir)'],
    ],
    ['heat', ['(heat ?wave|too hot|this heat)', '(mucho calor|ola de calor)']],
    [
      'no-internet',
      ['(no (internet|computer|wifi)|landline*)', 'no tengo (internet|computadora|celular)'],
    ],
    ['small-appetite', ['(no|small|little|lost my) appetite', '(poco|sin) apetito']],
  ] as const
).map(([limit, sources]) => ({ limit, expressions: patterns(sources) }))

/** A pain that is not told more exactly may be any of these. */
const painful: readonly Limit[] = ['painful-knees', 'painful-hands']

function limitsOfMove(move: Move | undefined): readonly Limit[] {
  if (move?.limit === undefined || move.limit === 'dislike') return []
  return move.limit === 'pain' ? painful : [move.limit]
}

/**
 * Hears the limits that a person told of, in their own words or by a button.
 *
 * @param said - messages of the person, in any order.
 * @returns the limits; empty where none was told.
 */
export function limitsIn(said: readonly string[]): ReadonlySet<Limit> {
  const topics = [...topicsIn(said)].flatMap((topic) => limitsOfTopic[topic] ?? [])
  const texts = said.map(normalise)
  const more = alsoHeard
    .filter(({ expressions }) => texts.some((text) => expressions.some((one) => one.test(text))))
    .map(({ limit }) => limit)
  return new Set([...topics, ...more, ...said.flatMap((text) => limitsOfMove(moveOf(text)))])
}
