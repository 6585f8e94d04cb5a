/** Hears what a person says that it is not about: "it is not depression", "soledad no", "again with the memory". */

import type { Card } from '../cards/card.ts'
import { pattern } from '../text/pattern.ts'
import { normalise, normaliseWithCommas } from '../text/normalise.ts'
import { allOf } from '../text/said.ts'

/** The words of a subject, in both languages. */
interface Words {
  readonly thing: string
  /** As what somebody is. */
  readonly being?: string
  /** True where one has it or not: nobody complains of having none. */
  readonly isHad?: boolean
}

/**
 * What the cards are about and people deny, in words of both languages: as a thing, and as what somebody is. Only what
 * nobody means by its opposite is among the second: "I am not sleeping" asks about sleep.
 */
const subjects = {
  memory: { thing: 'memory|forgetting|memoria|olvidos?' },
  dementia: { thing: 'dementia|alzheimers?|demencia', isHad: true },
  loneliness: {
    thing: 'loneliness|solitude|soledad|being (alone|lonely)',
    being: 'lonely|alone|isolated|sol[oa]|aislad[oa]',
  },
  'low mood': {
    thing: 'depression|low mood|depresion|animo bajo',
    being: 'depressed|low|deprimid[oa]',
    isHad: true,
  },
  grief: { thing: 'grief|mourning|duelo|luto', being: 'grieving|in mourning|de duelo|de luto' },
  stress: {
    thing: 'stress|anxiety|nerves|estres|ansiedad|nervios',
    being: 'stressed|anxious|nervous|estresad[oa]|ansios[oa]|nervios[oa]',
  },
  sleep: { thing: 'sleep|insomnia|sueno|insomnio' },
  falls: {
    thing: 'falls?|falling|caidas?',
    being: 'fallen|never fallen|had a fall|caid[oa]',
  },
  weight: { thing: 'weight|peso' },
  alcohol: { thing: 'alcohol|wine|beer|vino|cerveza|licor' },
  arthritis: { thing: 'arthritis|artritis|artrosis', isHad: true },
  scams: { thing: 'scams?|estafas?|fraudes?' },
  hearing: { thing: 'hearing|ears|oidos?|audifonos?' },
  sight: { thing: 'eyes|eyesight|vista|ojos' },
  diabetes: { thing: 'diabetes', being: 'diabetic|diabetic[oa]', isHad: true },
  protein: { thing: 'proteins?|proteinas?' },
  salt: { thing: 'salt|sal' },
  breathing: { thing: 'breathing|respiracion' },
} as const satisfies Readonly<Record<string, Words>>

/** One of them. */
export type Subject = keyof typeof subjects

const names = Object.keys(subjects).filter((name): name is Subject => name in subjects)

const the =
  '(about |for |from |of |because of |a matter of |a question of |really |at all |just |only |my |the |that |any |more |por |de |del |con |sobre |cosa de |cuestion de |la |el |los |las |lo |mi |mis |ese |esa |tanta |tanto )*'

function deniedAs({ thing, being, isHad }: Words): RegExp {
  const ofThing = [
    `(it|this|that|he|she|they|i) (is|was|am|are) not ${the}(${thing})`,
    `(did not|never|do not|was not|am not) (say|said|ask|asked|asking|mention|mentioned|mean|meant|talk|talking|speak|speaking|want) (anything |something |a word )?${the}(${thing})`,
    `(again|back) (to|with|on) ${the}(${thing})|(${thing}) again|enough ${the}(${thing})|(stop|quit|forget|leave) (it |talking |telling me )?${the}(${thing})`,
    `^ (\\. )*(no|not) ${the}(${thing}) (\\.|,)|, not ${the}(${thing})`,
    `no (es|era|fue|son|se trata|hablo|hable|pregunte|le pregunte|dije|le dije|quise decir|quiero (hablar|saber)) ${the}(${thing})`,
    `no tengo (ningun )?problemas? ${the}(${thing})`,
    `(otra vez|siempre|dale|vuelve|sigue|volvemos) (con |a )?${the}(${thing})`,
    `no me (hable|diga|salga|venga|cuente|mencione) (mas )?${the}(${thing})`,
    `(^|\\.|,) (\\. )*(a ver , )?(la |el )?(${thing}) no (\\.|,|$)`,
  ]
  const ofHaving = isHad
    ? [
        `(do|does) not have ${the}(${thing})|(have|has) no (${thing})|no (tengo|tiene) ${the}(${thing})`,
      ]
    : []
  const ofBeing =
    being === undefined
      ? []
      : [
          `(i|he|she|we|they) (am|is|are|have|has|was|feel|feels) (not|never|not feeling|not really|not at all) (${being})|i do not feel (${being})|(have|has) (never|not) (${being})`,
          `no (estoy|esta|me siento|se siente|soy|me he|se ha|ando) (ni |tan )?(${being})|nunca me he (${being})`,
        ]
  return pattern([...ofThing, ...ofHaving, ...ofBeing].map((each) => `(${each})`).join('|'))
}

function wordsOf({ thing, being }: Words): RegExp {
  return pattern(being === undefined ? thing : `${thing}|${being}`)
}

const known = names.map((name) => ({
  name,
  words: wordsOf(subjects[name]),
  denial: deniedAs(subjects[name]),
}))

/** The clauses of a message, each with the mark at its end. */
export function clausesOf(message: string): readonly string[] {
  return message
    .split(/(?<=[.!?;:…,])\s+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

/**
 * The subjects that a message says it is not about.
 *
 * @param message - what the person typed.
 */
export function deniedIn(message: string): readonly Subject[] {
  const words = normaliseWithCommas(message)
  return known.flatMap(({ name, denial }) => (denial.test(words) ? [name] : []))
}

/**
 * The same of what the coach had just spoken of.
 *
 * @param before - what it had said.
 */
export function deniedAfter(message: string, before: string): readonly Subject[] {
  return deniedIn(message).filter((subject) => speaksOfSubject(before, subject))
}

/**
 * A message less the clauses that say what it is not about.
 *
 * @returns the message itself where nothing else is left of it.
 */
export function withoutDeniedSubject(message: string): string {
  const clauses = clausesOf(message)
  const left = clauses.filter((clause) => deniedIn(clause).length === 0)
  return left.length > 0 && left.length < clauses.length ? left.join(' ') : message
}

/** Tells whether words speak of a subject. */
export function speaksOfSubject(text: string, subject: Subject): boolean {
  return known.find(({ name }) => name === subject)?.words.test(normalise(text)) === true
}

/** Tells whether a card is about one of some subjects, by what it knows and advises. */
export function isAboutAny({ title, know, step }: Card, some: ReadonlySet<Subject>): boolean {
  if (some.size === 0) return false
  const text = [title, know, step].flatMap(allOf).join(' . ')
  return [...some].some((subject) => speaksOfSubject(text, subject))
}
