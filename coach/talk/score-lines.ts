/** What is said of saved scores: what they call for, once in a talk before the first advice, and the numbers themselves to whoever asks. */

import type { Card } from '../cards/card.ts'
import type { Said } from '../text/said.ts'
import type { Person } from '../person/person.ts'
import { scoreAlerts } from '../safety/score-triggers.ts'
import {
  ownResults,
  type OwnResultsQuestion,
  ownScore,
  ownScoreAsked,
} from '../scores/own-results.ts'
import { forGrief } from './grief.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'

/** By code, the gravest first; a talk has room for one. */
const lines: readonly (readonly [string, Said])[] = [
  [
    'stress_sleep_crisis',
    {
      en: 'Before that: your saved stress and sleep scores are very high, so please talk to your doctor this week, and call {crisis} at any hour if you feel low or unsafe.',
      es: 'Antes de eso: sus puntajes de estrés y de sueño son muy altos, así que hable con su médico esta semana, y llame al {crisis} a cualquier hora si no puede más.',
    },
  ],
  [
    'social_stress_crisis',
    {
      en: 'Before that: your saved scores show much stress and little company, so please talk to your doctor this week, and call {crisis} at any hour if you feel low or unsafe.',
      es: 'Antes de eso: sus puntajes muestran mucho estrés y poca compañía, así que hable con su médico esta semana, y llame al {crisis} a cualquier hora si no puede más.',
    },
  ],
  [
    'malnourished',
    {
      en: 'Before that: your saved nutrition score is very low, so please see your doctor this week, and eat small meals often until then.',
      es: 'Antes de eso: su puntaje de nutrición es muy bajo, así que vea a su médico esta semana, y mientras coma poco y a menudo.',
    },
  ],
  [
    'underweight',
    {
      en: 'Before that: your saved weight is low for your height, so please see your doctor this week, and eat small meals often until then.',
      es: 'Antes de eso: su peso es bajo para su estatura, así que vea a su médico esta semana, y mientras coma poco y a menudo.',
    },
  ],
  [
    'snoring_pauses',
    {
      en: 'Before that: your saved answers tell of bad sleep, loud snoring and pauses in breathing, so please ask your doctor about a sleep test.',
      es: 'Antes de eso: sus respuestas hablan de mal sueño, ronquidos fuertes y pausas al respirar, así que pregunte a su médico por una prueba del sueño.',
    },
  ],
  [
    'stress_high',
    {
      en: 'Before that: your saved stress score is high, so please talk to your doctor or a counselor about it.',
      es: 'Antes de eso: su puntaje de estrés es alto, así que hable de ello con su médico o un consejero.',
    },
  ],
  [
    'sleep_very_severe',
    {
      en: 'Before that: your saved sleep score is in the highest band, so please see your doctor before any sleep plan.',
      es: 'Antes de eso: su puntaje de sueño está en la franja más alta, así que vea a su médico antes de cualquier plan de sueño.',
    },
  ],
  [
    'obese_but_undernourished',
    {
      en: 'Before that: your saved scores say that your body may be short of good food, so please ask your doctor or a dietitian before any diet.',
      es: 'Antes de eso: sus puntajes dicen que a su cuerpo quizá le falte buena comida, así que pregunte a su médico o nutricionista antes de una dieta.',
    },
  ],
  [
    'social_very_severe',
    {
      en: 'Before that: your saved company score is very low, so if you want to talk to a person today, call {company}.',
      es: 'Antes de eso: su puntaje de compañía es muy bajo, así que si hoy quiere hablar con alguien, llame a {company}.',
    },
  ],
]

const severeSleep = 11

/** Severe sleep, and the mark that the answers left on the score. */
function hasPauses({ results }: Person): boolean {
  const { sleep } = results
  return (
    sleep !== undefined && sleep.score >= severeSleep && sleep.flags.includes('snoring-and-pauses')
  )
}

function lineFor(person: Person): Said | undefined {
  const codes = new Set(scoreAlerts(person).map(({ code }) => code))
  if (hasPauses(person)) codes.add('snoring_pauses')
  return lines.find(([code]) => codes.has(code))?.[1]
}

/** What the saved scores call for and was not said in this talk yet. */
function owed(reading: Reading): Said | undefined {
  const said = reading.person && lineFor(reading.person)
  return said && isSaid(reading, said) ? undefined : said
}

/** The card on a low nutrition score says no more than its line. */
const saidByLine = 'D05'

/** Tells whether what a card says of a score is said by the line of a talk. */
export function isSaidByLine({ id }: Card, { person }: Reading): boolean {
  const codes = person ? scoreAlerts(person).map(({ code }) => code) : []
  return (
    id === saidByLine && codes.some((code) => code === 'malnourished' || code === 'underweight')
  )
}

/** Tells whether the next advice is to open with it. */
export function owesScores(reading: Reading): boolean {
  return owed(reading) !== undefined
}

/**
 * Puts before the first advice of a talk what the saved scores call for, whatever the question is about.
 *
 * @param reading - the turn.
 * @param reply - what is said to it.
 */
export function withScores(reading: Reading, reply: Reply): Reply {
  const isAdvice = reply.passages.some(({ sources }) => sources.some(({ id }) => id !== forGrief))
  const said = isAdvice ? owed(reading) : undefined
  if (!said) return reply
  return { ...reply, passages: [spoken(reading, said), ...reply.passages] }
}

/** What somebody's own numbers are, or how they stand as a whole. */
export function ofResults(
  { person, language, constraints }: Reading,
  asks: string,
  about: OwnResultsQuestion | undefined,
): string | undefined {
  const { withoutNumbers } = constraints
  const domain = withoutNumbers ? undefined : ownScoreAsked(asks)
  const score = domain && ownScore(domain, person, language)
  if (score !== undefined || about === undefined || about === 'first') return score
  return ownResults(about, person, withoutNumbers, language)
}
