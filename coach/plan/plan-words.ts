/** The sentences of a plan that hold a number or a name, in each language. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person } from '../person/person.ts'
import { ownResultsWords } from '../scores/own-results-words.ts'
import type { Said } from '../text/said.ts'

/** Sentences and parts of sentences; a score is named by its title, for example `sleep score`. */
const english = {
  madeFor: ({ gender, ageYears }: Person) => {
    const who = gender === 'Female' ? 'a woman' : gender === 'Male' ? 'a man' : 'one person'
    const whom = ageYears === undefined ? `${who}: you` : `${who} of ${ageYears}`
    return `This plan is made for ${whom}. It looks at how your scores go together.`
  },
  notCompared: 'There is no comparison with people like you yet, so it uses published research.',
  comesFirst: (domain: LifestyleDomain) => `${domain} now comes first in your plan.`,
  went: (scoreTitle: string, before: number, now: number) =>
    `Your ${scoreTitle} went from ${before} to ${now}.`,
  better: 'That is better than last time.',
  lessGood: 'That is less good than last time.',
  aboutTheSame: 'That is about the same.',
  /** Words of our own for Learning. */
  strongSkills: 'strong digital skills',
  someSkills: 'some digital skills',
  newToTools: 'new to digital tools',
  scoreOf: (score: number, most: number) => `${score} of ${most}`,
  scoreIs: (scoreTitle: string, score: number, band: string) =>
    `your ${scoreTitle} is ${score} (${band})`,
  bodyIs: (bmi: number) => `your body mass index is ${bmi}`,
  ageIs: (years: number) => `you are ${years}`,
  /** Joins parts to the second half of a sentence. */
  because: (parts: readonly string[]) => `because ${parts.join(' and ')}`,
  becauseOfFood: 'because of your answers about food',
  becauseOfAnswers: 'because of your answers',
  becauseYouTold: 'because of what you told me',
  andTold: (reason: string) => `${reason}, and because of what you told me`,
  /** Opens the plan of whoever lost a partner. */
  condolence: 'I am sorry for your loss. Take from this only what feels right.',
  /** Stands before the one step that is the goal. */
  goal: 'Your goal for this week:',
  /** A body mass index that fell, whatever the time between; never praised. */
  bodyFell: (before: number, now: number) =>
    `Your body mass index went from ${before} to ${now}. If you did not plan that, tell your doctor.`,
  allTheSame: 'Your scores are the same as last time.',
  comes: (reason: string) => `This comes ${reason}.`,
  source: (names: string) => `Source: ${names}.`,
  sources: (names: string) => `Sources: ${names}.`,
  likeYou: 'You and people like you.',
  yours: (scoreTitle: string, score: number) => `Your ${scoreTitle} is ${score}.`,
  places: {
    'clearly-better': (group: string) => `Clearly better than is usual for ${group}.`,
    'somewhat-better': (group: string) => `A little better than is usual for ${group}.`,
    'about-typical': (group: string) => `About what is usual for ${group}.`,
    'somewhat-worse': (group: string) => `A little less good than is usual for ${group}.`,
    'clearly-worse': (group: string) => `Less good than is usual for ${group}.`,
  },
  betterThan: (group: string) => `You do better here than is usual for ${group}. Keep it up.`,
  fitsNone: 'No figures fit it exactly.',
  unknownAge: 'Not compared, since we do not know your age and gender.',
  noFigures: 'Not compared yet. There are no published figures for it.',
}

const spanish: typeof english = {
  madeFor: ({ gender, ageYears }) => {
    const who = gender === 'Female' ? 'una mujer' : gender === 'Male' ? 'un hombre' : 'una persona'
    const whom = ageYears === undefined ? 'usted' : `${who} de ${ageYears} años`
    return `Este plan está hecho para ${whom}. Mira todos sus puntajes en conjunto.`
  },
  notCompared:
    'Todavía no hay comparación con personas como usted, así que usa estudios publicados.',
  comesFirst: (domain) => `Ahora su plan empieza por ${ownResultsWords.es.names[domain]}.`,
  went: (scoreTitle, before, now) => `Su ${scoreTitle} pasó de ${before} a ${now}.`,
  better: 'Eso es mejor que la última vez.',
  lessGood: 'Eso es menos bueno que la última vez.',
  aboutTheSame: 'Eso es casi igual.',
  strongSkills: 'buenas habilidades digitales',
  someSkills: 'algunas habilidades digitales',
  newToTools: 'primeros pasos en lo digital',
  scoreOf: (score, most) => `${score} de ${most}`,
  scoreIs: (scoreTitle, score, band) => `su ${scoreTitle} es ${score} (${band})`,
  bodyIs: (bmi) => `su índice de masa corporal es ${bmi}`,
  ageIs: (years) => `usted tiene ${years} años`,
  because: (parts) => `porque ${parts.join(' y ')}`,
  becauseOfFood: 'por sus respuestas sobre la comida',
  becauseOfAnswers: 'por sus respuestas',
  becauseYouTold: 'por lo que me contó',
  andTold: (reason) => `${reason}, y por lo que me contó`,
  condolence: 'Siento mucho su pérdida. Tome de aquí nada más lo que le haga bien.',
  goal: 'Su meta para esta semana:',
  bodyFell: (before, now) =>
    `Su índice de masa corporal pasó de ${before} a ${now}. Si no lo buscaba, avise a su médico.`,
  allTheSame: 'Sus puntajes son los mismos que la última vez.',
  comes: (reason) => `Lo elegimos ${reason}.`,
  source: (names) => `Fuente: ${names}.`,
  sources: (names) => `Fuentes: ${names}.`,
  likeYou: 'Usted y las personas como usted.',
  yours: (scoreTitle, score) => `Su ${scoreTitle} es ${score}.`,
  places: {
    'clearly-better': (group) => `Claramente mejor que lo usual entre ${group}.`,
    'somewhat-better': (group) => `Un poco mejor que lo usual entre ${group}.`,
    'about-typical': (group) => `Más o menos lo usual entre ${group}.`,
    'somewhat-worse': (group) => `Un poco menos bueno que lo usual entre ${group}.`,
    'clearly-worse': (group) => `Menos bueno que lo usual entre ${group}.`,
  },
  betterThan: (group) => `Aquí le va mejor que lo usual entre ${group}. Siga así.`,
  fitsNone: 'Ninguna cifra corresponde exactamente.',
  unknownAge: 'Sin comparar, porque no sabemos su edad ni su género.',
  noFigures: 'Sin comparar todavía. No hay cifras publicadas.',
}

/** The sentences by language. */
export const planWords: Said<typeof english> = { en: english, es: spanish }
