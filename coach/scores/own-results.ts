/** Answers to questions about the person's own results as a whole. */

import { lifestyleDomains, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import { patterns } from '../text/pattern.ts'
import type { Person } from '../person/person.ts'
import type { Language } from '#core/languages.ts'
import { isNutritionComplete, orderBySeverity, severityOf, wellBelow } from '../person/severity.ts'
import { askedFacts } from '../search/asked/asked-facts.ts'
import { cuesOf } from '../search/domain-cues.ts'
import { searchWords } from '../search/search-words.ts'
import { sayIn } from '../wording/say-in.ts'
import { normalise } from '../text/normalise.ts'
import { ownResultsWords } from './own-results-words.ts'
import { scoreSentence } from './score-sentence.ts'

/** What a person wants to know of their own results. */
export type OwnResultsQuestion = 'meaning' | 'standing' | 'first'

interface Asking {
  readonly about: OwnResultsQuestion
  readonly when: readonly RegExp[]
}

const questions: readonly Asking[] = [
  {
    about: 'first',
    when: patterns([
      '(what|which|where) ... (first|start|begin|focus|priority|work on|most important|tackle)( with)? ?(\\.|$)',
      '(what|which) ... (my )(weakest|worst|lowest|poorest) (area|score|domain|result|test|one)',
      '(what|where) (should|do|can|shall) i (do|start|begin|work on|focus)( on)?( first| now| next)? ?(\\.|$)',
      'que hago first|por donde empiezo ?(\\.|$)',
      '(based on|according to|going by|given|from|judging by) my (scores?|results?|tests?|numbers?)',
    ]),
  },
  {
    about: 'standing',
    when: patterns([
      'how (am|did|have|are) (i|we|my) ... (doing|do|done|going|getting on|scores?|results?)',
      '(are|were|was|is) my (scores?|results?|numbers?) (good|bad|ok|okay|normal|all right|fine)',
      '(summary|overview|sum up|summarize) .. my (scores?|results?|tests?)|(show|tell) me my (scores?|results?)|what (are|were) my (scores?|results?)|am i (doing )?(ok|okay|all right|healthy)',
    ]),
  },
  {
    about: 'meaning',
    when: patterns([
      '(what|how) ... (does|do|is) ... my (scores?|results?|numbers?|bands?) .. (mean|say|tell|work|show)?',
      '(explain|understand|interpret|read|make sense of) .. my (scores?|results?|numbers?|bands?)|my (scores?|results?) (mean|explained)',
    ]),
  },
]

/** The same in Spanish: a whole question, so that it cannot be about one domain. */
const spanishQuestions: readonly Asking[] = [
  {
    about: 'first',
    when: patterns([
      '^ (\\. )*(y )?(que (hago|debo hacer|puedo hacer)|por donde (empiezo|comienzo|debo empezar)|con que (empiezo|comienzo))( primero| ahora)? ?(\\. )*$',
      '(cual|que) .. (es )?(lo que )?(yo )?(tengo|ando|estoy|sali|salio|llevo) .. (peor|mas (bajo|mal|flojo))',
      '(segun|por|de acuerdo (a|con)|viendo|con) mis (puntajes|resultados|numeros)',
      '(cual|que) ... (mi (punto|parte|area|puntaje) mas (debil|bajo|baja)|lo mas importante)',
    ]),
  },
  {
    about: 'standing',
    when: patterns([
      '^ (\\. )*(y )?(como (voy|me va|estoy|ando|estan mis (puntajes|resultados))|(muestre|muestra|digame|dime|ensene)(me)? mis (puntajes|resultados)|cuales son mis (puntajes|resultados)|(son|estan) (buenos|bien|normales) mis (puntajes|resultados)|mis (puntajes|resultados) (son|estan) (buenos|bien|normales)) ?(\\. )*$',
    ]),
  },
  {
    about: 'meaning',
    when: patterns([
      '(que|como) .. (significan?|quieren? decir|dicen?|leo|entiendo|se leen) (mis|los|estos) (puntajes|resultados|numeros|niveles) ?(\\. )*$',
      '(explique|explica|entender) .. mis (puntajes|resultados) ?(\\. )*$',
    ]),
  },
]

/**
 * Hears a question about the person's own results as a whole. A question that names one domain is
 * left to the facts of that domain.
 *
 * @param message - the question as typed.
 * @returns what is asked, or undefined where the question is about something else.
 */
export function ownResultsQuestion(message: string): OwnResultsQuestion | undefined {
  const plain = normalise(message)
  const inSpanish = spanishQuestions.find(({ when }) => when.some((each) => each.test(plain)))
  if (inSpanish) return inSpanish.about
  const words = searchWords(message)
  const namesDomain = [...cuesOf(words).values()].some((count) => count > 0)
  if (namesDomain || askedFacts(words).size > 0) return undefined
  return questions.find(({ when }) => when.some((expression) => expression.test(words)))?.about
}

const asksOwnScore = patterns([
  '^ (\\. |so |and |ok |please )*(what|how (high|low)) (is|was) my (own |last |latest )?[a-z]+ (score|result)( again| now| please| today)* ?(\\. )*$',
  '^ (\\. |so |and |ok |please )*(can you |could you )?(tell|show|give|remind) me (of )?my (own |last |latest )?[a-z]+ (score|result)( again| now| please)* ?(\\. )*$',
  '^ (\\. |y |por favor )*(cual (es|fue)|digame|dime|muestreme|recuerdeme) mi (ultimo )?(puntaje|puntuacion|resultado) (de|del|de la) [a-z]+( por favor| ahora)? ?(\\. )*$',
  '^ (\\. |y )*(cuanto|cuantos puntos|que puntaje) (saque|tuve|tengo) (en|de) (el |la |lo del? )?[a-z]+ ?(\\. )*$',
])

/**
 * Hears a question for the person's own number of one domain: "what is my stress score".
 *
 * @param message - the question as typed.
 * @returns the domain; undefined where none is named, or what the number means is asked.
 */
export function ownScoreAsked(message: string): LifestyleDomain | undefined {
  const plain = normalise(message)
  if (!asksOwnScore.some((each) => each.test(plain))) return undefined
  const cues = cuesOf(searchWords(message))
  const named = lifestyleDomains.filter((domain) => (cues.get(domain) ?? 0) > 0)
  return named.length === 1 ? named[0] : undefined
}

/**
 * Says the person's own number of one domain, or that it was not tested.
 *
 * @returns undefined where nothing is known of the person, and of food where the test is not finished.
 */
export function ownScore(
  domain: LifestyleDomain,
  person: Person | undefined,
  language: Language,
): string | undefined {
  const words = ownResultsWords[language]
  if (domain === 'Diet' && person && !isNutritionComplete(person)) return undefined
  const score = person && scoreSentence(domain, person, language)
  return person && [score ?? words.notTested(words.names[domain]), words.snapshot].join(' ')
}

/**
 * The domain to work on first.
 *
 * @param person - what is known of the person.
 * @returns the weakest assessed domain, or undefined where nothing was assessed.
 */
export function weakestOf(person: Person | undefined): LifestyleDomain | undefined {
  return person ? orderBySeverity(severityOf(person))[0] : undefined
}

/** Said where there is nothing to read yet. */
export const noResultsYet =
  'I have no results of yours yet. Take one short test first. The sleep test is a good start, and it takes a few minutes. You find it under My Wellness Tools. What would you like to know until then?'

/**
 * Says how the person stands or what the numbers mean.
 *
 * @param about - what is asked.
 * @param person - what is known of the person.
 * @param withoutNumbers - true where scores on food must not be given.
 * @param language - language of the answer.
 * @returns short sentences with no number but the person's own; where nothing was assessed it says
 *   which test to take.
 */
export function ownResults(
  about: OwnResultsQuestion,
  person: Person | undefined,
  withoutNumbers: boolean,
  language: Language,
): string {
  const words = ownResultsWords[language]
  const severity = person ? severityOf(person) : undefined
  const order = severity ? orderBySeverity(severity) : []
  const [weakest] = order
  const strongest = order.at(-1)
  if (!person || !severity || !weakest || !strongest) return sayIn(language, noResultsYet)
  const shown = order.filter((domain) => !(withoutNumbers && domain === 'Diet')).slice(0, 4)
  const lines = shown.map((domain) => scoreSentence(domain, person, language) ?? words.unknown)
  const isAllWell = (severity[weakest] ?? 0) < wellBelow
  const isStrong = (severity[strongest] ?? 0) < wellBelow
  const summary = isAllWell
    ? [words.allWell(words.names[weakest])]
    : [
        words.needsCare(words.names[weakest]),
        ...(isStrong ? [words.doesWell(words.names[strongest])] : []),
      ]
  const open = lifestyleDomains.find((domain) => !order.includes(domain))
  const missing = open && about === 'standing' ? [words.notTested(words.names[open])] : []
  return [
    ...lines,
    ...summary,
    ...missing,
    words.snapshot,
    words.shallWe(words.names[weakest]),
  ].join(' ')
}
