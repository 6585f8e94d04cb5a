/** Says how a score stands beside other people's; the figures are core's. */

import { instrumentOfDomain } from '#core/catalog.ts'
import type { Comparison } from '#core/cohort.ts'
import type { Position } from '#core/comparison/position.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { scoreTitleIn } from '../scores/score-names.ts'
import type { Said } from '../text/said.ts'

/** Fixed sentences of core, and its sources, by their English words. */
const fixed: Readonly<Record<string, string>> = {
  'men aged 55 to 64': 'hombres de 55 a 64 años',
  'men aged 65 to 74': 'hombres de 65 a 74 años',
  'men aged 75 and over': 'hombres de 75 años o más',
  'women aged 55 to 64': 'mujeres de 55 a 64 años',
  'women aged 65 to 74': 'mujeres de 65 a 74 años',
  'women aged 75 and over': 'mujeres de 75 años o más',
  'people aged 55 to 64': 'personas de 55 a 64 años',
  'people aged 65 to 74': 'personas de 65 a 74 años',
  'people aged 75 and over': 'personas de 75 años o más',
  'These people lived in other places and answered in other years.':
    'Esas personas vivían en otros lugares y respondieron en otros años.',
  'There are no published figures for it.': 'No hay cifras publicadas.',
  'Our figures are for people aged 55 and over.':
    'Nuestras cifras son de personas de 55 años o más.',
  'The published figures are for men and for women.':
    'Las cifras publicadas son de hombres y de mujeres.',
  'For social contact, the usual line is 12 of 30 points on the short form of six questions.':
    'Para el contacto social, el límite usual es 12 de 30 puntos en la versión corta de seis preguntas.',
  'In large European studies 11 to 22 in 100 people over 65 fall under this line.':
    'En grandes estudios de Europa, de 11 a 22 de cada 100 personas mayores de 65 quedan bajo este límite.',
  'In a large German study of people aged 18 to 79, 14 in 100 men and 11 in 100 women fall under this line.':
    'En un gran estudio alemán de personas de 18 a 79 años, 14 de cada 100 hombres y 11 de cada 100 mujeres quedan bajo este límite.',
  'In a study of 353 older people in an emergency department, 64 in 100 had normal nutrition, 28 were at risk and 8 were malnourished. They were a sicker group than most.':
    'En un estudio de 353 personas mayores en urgencias, 64 de cada 100 tenían nutrición normal, 28 estaban en riesgo y 8 tenían desnutrición. Era un grupo más enfermo que la mayoría.',
  'Among older people living at home, about 6 in 100 were malnourished by the long form.':
    'Entre personas mayores que viven en su casa, unas 6 de cada 100 tenían desnutrición según la versión larga.',
  'The difference between men and women is estimated from all ages.':
    'La diferencia entre hombres y mujeres se estimó con todas las edades.',
  'The averages are published; the spread is estimated.':
    'Los promedios están publicados; la variación es estimada.',
  'The averages are published; the spread is estimated. Other studies of older people found averages near 6.':
    'Los promedios están publicados; la variación es estimada. Otros estudios de personas mayores hallaron promedios cerca de 6.',
  'The people were volunteers who moved little. The difference between men and women is estimated.':
    'Eran personas voluntarias que se movían poco. La diferencia entre hombres y mujeres es estimada.',
  'The figure for women is estimated.': 'La cifra de las mujeres es estimada.',
  'Like 64 in 100 older people in one study.':
    'Como 64 de cada 100 personas mayores en un estudio.',
  'Like 28 in 100 older people in one study.':
    'Como 28 de cada 100 personas mayores en un estudio.',
  'Like 8 in 100 older people in one study.': 'Como 8 de cada 100 personas mayores en un estudio.',
  'Above the usual line for contact, like most people in large studies.':
    'Sobre el límite usual de contacto, como la mayoría en grandes estudios.',
  'Under the usual line for contact. Most people in large studies are above it.':
    'Bajo el límite usual de contacto. La mayoría en grandes estudios está por encima.',
  'Cohen and Janicki-Deverts, United States survey of 2009':
    'Cohen y Janicki-Deverts, encuesta de Estados Unidos de 2009',
  'Hinz and colleagues, Leipzig, Germany, 9,284 people aged 18 to 80, 2017':
    'Hinz y colegas, Leipzig, Alemania, 9,284 personas de 18 a 80 años, 2017',
  'Washburn and colleagues, Journal of Clinical Epidemiology, 1999':
    'Washburn y colegas, Journal of Clinical Epidemiology, 1999',
  'MrOS study of 3,767 men, average age 79 (PMC6230211)':
    'Estudio MrOS de 3,767 hombres, edad promedio 79 (PMC6230211)',
  'Study of men and women, average age 76 (PMC3181497)':
    'Estudio de hombres y mujeres, edad promedio 76 (PMC3181497)',
  'Lubben and colleagues, The Gerontologist (London, Hamburg, Solothurn), 2006; Röhr and colleagues (Leipzig), 2021':
    'Lubben y colegas, The Gerontologist (Londres, Hamburgo, Soleura), 2006; Röhr y colegas (Leipzig), 2021',
  'Röhr and colleagues, Leipzig, 9,392 people (PMC8445781), 2021':
    'Röhr y colegas, Leipzig, 9,392 personas (PMC8445781), 2021',
  'BMC Geriatrics (PMC7648316), 2020': 'BMC Geriatrics (PMC7648316), 2020',
  'Kaiser and colleagues, 2010': 'Kaiser y colegas, 2010',
}

const derived = '; partly worked out by us'

function comparedInSpanish(text: string): string {
  if (!text.endsWith(derived)) return fixed[text] ?? text
  return `${comparedInSpanish(text.slice(0, -derived.length))}; en parte calculado por nosotros`
}

const positionWords: Readonly<Record<Position, string>> = {
  'clearly-better': 'claramente mejor que lo típico',
  'somewhat-better': 'algo mejor que lo típico',
  'about-typical': 'más o menos lo típico',
  'somewhat-worse': 'algo menos bueno que lo típico',
  'clearly-worse': 'claramente menos bueno que lo típico',
}

/** Sentences that say the same as core's, in the same order. */
function sentencesInSpanish(
  domain: LifestyleDomain,
  { basis, group, people, position, mean, sentences }: Comparison,
  score: number,
): readonly string[] {
  const title = scoreTitleIn('es', domain)
  if (basis === 'none') {
    const reason = sentences.join(' ').replace(/^[^.]*\. /u, '')
    return [`Todavía no hay comparación para su ${title}. ${comparedInSpanish(reason)}`]
  }
  if (group === null || position === null) return sentences.map(comparedInSpanish)
  const isHigherBetter = instrumentOfDomain(domain).direction === 'higher-is-better'
  const whose = comparedInSpanish(group)
  const direction = `Un puntaje más ${isHigherBetter ? 'alto' : 'bajo'} es mejor.`
  const place = `Su ${title} es ${positionWords[position]} entre ${whose}`
  if (people !== null) {
    const others = `Le comparamos con al menos otras ${people} personas.`
    return [`${place} que usan este programa.`, others, direction]
  }
  const figures = `En las cifras publicadas, el promedio del grupo es ${mean}. El de usted es ${score}.`
  return [`${place}.`, figures, direction, ...sentences.slice(3).map(comparedInSpanish)]
}

interface ComparisonWords {
  /** A fixed sentence, a group or a source of core; the text itself where it is not one of core's. */
  readonly said: (text: string) => string
  /** The sentences of a comparison. */
  readonly sentences: (
    domain: LifestyleDomain,
    compared: Comparison,
    score: number,
  ) => readonly string[]
}

/** What core says of a comparison, in each language; core itself says it in English. */
export const comparisonWords: Said<ComparisonWords> = {
  en: { said: (text) => text, sentences: (_, { sentences }) => sentences },
  es: { said: comparedInSpanish, sentences: sentencesInSpanish },
}
