/**
 * Says back what a person answered that speaks for a step: "You wrote that ...". The Spanish keeps the words of the
 * questions, and names a helper before the comma: after "quien le ayudó dijo que" a verb would be the helper's.
 */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { AnsweredBy } from '#core/answered-by.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { Language } from '#core/languages.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person } from '../person/person.ts'
import { inEach, type Said } from '../text/said.ts'
import type { AdvicePoint } from './plan.ts'

/** The end of the sentence for each answer that is worth saying back, worst first. */
type Answered = Readonly<Record<string, Said>>

/** Fills each way of saying how often into one sentence. */
function often(ways: Answered, en: string, es: string): Answered {
  const sentence: Said = { en, es }
  return Object.fromEntries(
    Object.entries(ways).map(([code, how]) => [
      code,
      inEach((language) => sentence[language].replace('{how}', how[language])),
    ]),
  )
}

const felt: Answered = {
  'Very Often': { en: 'very often', es: 'con mucha frecuencia' },
  'Fairly Often': { en: 'fairly often', es: 'con cierta frecuencia' },
}
const seldomFelt: Answered = {
  Never: { en: 'never', es: 'nunca' },
  'Almost Never': { en: 'almost never', es: 'casi nunca' },
}
const nights: Answered = {
  'Three or more times a week': {
    en: 'three or more times a week',
    es: 'tres veces a la semana o más',
  },
  'Once or twice a week': { en: 'once or twice a week', es: 'una o dos veces a la semana' },
}
const rarely: Answered = {
  '< Monthly': { en: 'less than once a month', es: 'menos de una vez al mes' },
  Monthly: { en: 'once a month', es: 'una vez al mes' },
}
const days: Answered = { '1-2 days': { en: 'one or two days', es: 'uno o dos' } }

/**
 * Answers of the two least good options of an item, in the order of the questionnaires. Left out: what
 * needs a doctor's eye more than a step (breathing, medicine, memory, heavy grief) and what others observed.
 */
const answered: Readonly<Partial<Record<InstrumentId, Readonly<Record<string, Answered>>>>> = {
  social: {
    '0': {
      '0': {
        en: 'you meet or talk to nobody of your family in a normal month',
        es: 'en un mes normal no se ve ni habla con nadie de su familia',
      },
      '1': {
        en: 'you meet or talk to one person of your family in a normal month',
        es: 'en un mes normal se ve o habla con una persona de su familia',
      },
    },
    '5': often(
      rarely,
      'you are in touch with your closest relative {how}',
      'tiene contacto con su familiar más cercano {how}',
    ),
    '6': {
      '0': {
        en: 'you meet or talk to no friends in a normal month',
        es: 'en un mes normal no se ve ni habla con ningún amigo ni amiga',
      },
      '1': {
        en: 'you meet or talk to one friend in a normal month',
        es: 'en un mes normal se ve o habla con un amigo o una amiga',
      },
    },
    '11': often(
      rarely,
      'you are in touch with your closest friend {how}',
      'tiene contacto con el amigo o la amiga más cercana {how}',
    ),
  },
  literacy: {
    mobility: {
      Never: { en: 'you never go online', es: 'nunca entra a internet' },
      'Less than once a week': {
        en: 'you go online less than once a week',
        es: 'entra a internet menos de una vez a la semana',
      },
    },
    stress: {
      None: {
        en: 'there is nothing online that you do without help',
        es: 'no hay nada en internet que haga sin ayuda',
      },
    },
  },
  exercise: {
    '1-0': {
      Never: {
        en: 'you did not walk outside in those seven days',
        es: 'no caminó fuera de su casa en los siete días anteriores',
      },
      ...often(
        days,
        'you walked outside on {how} of seven',
        'caminó fuera de su casa {how} de los siete días anteriores',
      ),
    },
    '5-0': {
      Never: {
        en: 'you did nothing to make your muscles stronger in those seven days',
        es: 'no hizo ejercicios para los músculos en los siete días anteriores',
      },
      ...often(
        days,
        'you made your muscles stronger on {how} of seven',
        'hizo ejercicios para los músculos {how} de los siete días anteriores',
      ),
    },
  },
  mna: {
    'food-intake': {
      'Eating much less than before': {
        en: 'you eat much less than before',
        es: 'come mucho menos que antes',
      },
      'Eating somewhat less than before': {
        en: 'you eat somewhat less than before',
        es: 'come algo menos que antes',
      },
    },
    mobility: {
      'I stay in bed or a chair': {
        en: 'you stay in bed or a chair',
        es: 'se queda en la cama o en una silla',
      },
      'I get up but do not go out': {
        en: 'you get up but do not go out',
        es: 'se levanta, pero no sale',
      },
    },
  },
  stress: {
    '1-0': often(
      felt,
      'a sudden surprise left you feeling bad {how}',
      '{how} le afectó mucho algo que no esperaba',
    ),
    '1-1': often(
      felt,
      'the big things in your life seemed out of your hands {how}',
      '{how} le pareció que lo importante de su vida no estaba en sus manos',
    ),
    '1-2': often(felt, 'you felt tense or on edge {how}', 'sintió tensión o nervios {how}'),
    '1-3': often(
      seldomFelt,
      'you were {how} sure that you could deal with your troubles',
      '{how} tuvo confianza en poder hacer frente a sus problemas',
    ),
    '1-4': often(
      seldomFelt,
      'your days {how} turned out the way you hoped',
      'sus días {how} salieron como usted quería',
    ),
    '2-0': often(
      felt,
      'there was {how} more to do than you could manage',
      '{how} tuvo más cosas que hacer de las que podía',
    ),
    '2-1': often(
      seldomFelt,
      'you {how} felt in charge of your day',
      '{how} sintió que tenía su día bajo control',
    ),
    '2-2': often(
      felt,
      'you were {how} angry about something you could not change',
      'sintió enojo {how} por algo que no podía cambiar',
    ),
    '2-3': often(
      felt,
      'your problems added up {how} until they felt like too many',
      '{how} se le juntaron tantos problemas que no veía cómo resolverlos',
    ),
  },
  sleep: {
    '2-0': often(
      nights,
      'it took you more than 30 minutes to fall asleep {how}',
      'tardó más de 30 minutos en dormirse {how}',
    ),
    '2-1': often(
      nights,
      'you woke in the night or too soon {how}',
      'se despertó en la noche o demasiado temprano {how}',
    ),
    '2-2': often(
      nights,
      'you got up for the bathroom at night {how}',
      'se levantó en la noche para ir al baño {how}',
    ),
    '3-2': often(nights, 'you were too cold to sleep well {how}', 'durmió mal por el frío {how}'),
    '4-0': often(nights, 'you were too hot to sleep well {how}', 'durmió mal por el calor {how}'),
    '4-1': often(
      nights,
      'bad dreams spoiled your sleep {how}',
      'durmió mal por los malos sueños {how}',
    ),
    '4-2': often(nights, 'pain spoiled your sleep {how}', 'durmió mal por un dolor {how}'),
    '5-2': often(
      nights,
      'it was hard to stay awake in the daytime {how}',
      'le costó no dormirse durante el día {how}',
    ),
  },
}

const openings: Readonly<Record<AnsweredBy, Said>> = {
  self: { en: 'You wrote that', es: 'Usted contestó que' },
  'with-help': {
    en: 'You and your helper wrote that',
    es: 'Según lo que usted contestó con ayuda,',
  },
  'someone-else': {
    en: 'Your helper wrote that',
    es: 'Según lo que contestaron por usted,',
  },
}

/**
 * What a person answered in the newest sitting of a domain that is worth saying back.
 *
 * @param domain - the domain.
 * @param person - with the answers of their newest sittings.
 * @param language - language of the sentences.
 * @returns whole sentences, the least good answers first; none where there was no sitting here, or
 *   nothing worth it was answered.
 */
export function ownAnswers(
  domain: LifestyleDomain,
  { answers }: Pick<Person, 'answers'>,
  language: Language,
): readonly string[] {
  const { id } = instrumentOfDomain(domain)
  const sitting = answers?.[id]
  if (sitting === undefined) return []
  const found = Object.entries(answered[id] ?? {}).flatMap(([linkId, sentences]) => {
    const code = sitting.responses[linkId]
    const place = code === undefined ? -1 : Object.keys(sentences).indexOf(code)
    const said = code === undefined ? undefined : sentences[code]
    return said === undefined ? [] : [{ place, said: said[language] }]
  })
  const opening = openings[sitting.answeredBy][language]
  return found
    .toSorted((one, other) => one.place - other.place)
    .map(({ said }) => `${opening} ${said}.`)
}

/**
 * Puts what was answered beside the points that it speaks for: another answer for each point of a domain.
 *
 * @param points - of a plan.
 * @param person - whose plan.
 * @param withoutFood - true where what is eaten must not be spoken of.
 * @param language - language of the plan.
 * @returns the same points.
 */
export function withOwnAnswers(
  points: readonly AdvicePoint[],
  person: Pick<Person, 'answers'>,
  withoutFood: boolean,
  language: Language,
): readonly AdvicePoint[] {
  return points.map((point, place) => {
    const before = points.slice(0, place).filter(({ domain }) => domain === point.domain).length
    const isHidden = withoutFood && point.domain === 'Diet'
    const said = isHidden ? [] : ownAnswers(point.domain, person, language)
    return { ...point, ownAnswer: said[before] ?? null }
  })
}
