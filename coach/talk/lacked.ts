/** Hears what somebody tells is not there for them: no bus, an oven that is broken, what was never owned or cannot be paid. */

import { normalise } from '../text/normalise.ts'
import { onceATurn, type Told } from '../text/once-a-turn.ts'
import { pattern } from '../text/pattern.ts'
import { termsIn } from './turned-down.ts'

/** Something to which the coach sends somebody. */
interface Thing {
  /** How it is named. */
  readonly named: string
  /** The words with which the coach names it, and what is done with it; two joined by a plus are one thing. */
  readonly terms: string
  /** What one does with it, or never did. */
  readonly doing?: string
  /** True where one that is too small is none. */
  readonly isOfSize?: true
}

const things: readonly Thing[] = [
  { named: 'librar(y|ies)|biblioteca*', terms: 'library libraries librarian biblioteca' },
  {
    named: 'freezer*|deep freeze|congelador*',
    terms: 'freezer freeze frozen freezing congelador congele congelar congelado congeladas',
    isOfSize: true,
  },
  { named: 'micro ?waves?|microondas', terms: 'microwave microondas', isOfSize: true },
  {
    named: 'oven|stove|cooker|horno|estufa|hornilla',
    terms: 'oven stove bake horno hornear estufa',
    isOfSize: true,
  },
  {
    named: 'fridge|refrigerator|nevera|refri|refrigerador|heladera',
    terms: 'fridge refrigerator nevera refrigerador',
  },
  {
    named: 'cars?|licen[cs]e|carro|coche|auto',
    terms: 'car drive driving drove carro coche auto maneje manejar manejaba conducir',
    doing: 'driv(e|es|ing|en)|drove|manej[a-z]+|conduc[a-z]+',
  },
  {
    named: 'bus|buses|trains?|subway|autobus*|camion*|colectivo*|guagua*',
    terms: 'bus buses train subway autobus camion colectivo guagua',
  },
  { named: 'church*|parish|chapel|iglesia|parroquia', terms: 'church parish iglesia parroquia' },
  {
    named:
      '(senior|day) cent(er|re)|(lunch )?clubs?|clubes|centro (de|para) (mayores|dia|jubilados)',
    terms: 'club clubs clubes senior+center centro+mayores',
  },
  {
    named: '(swimming )?(pools?|baths)|piscina|alberca|pileta',
    terms: 'pool swim swimming piscina alberca nade nadar',
  },
  { named: 'gyms?|gimnasio', terms: 'gym gimnasio' },
  { named: 'parks?|bench(es)?|parque|plaza|bancas?', terms: 'park bench parque plaza banca' },
  {
    named: 'gardens?|yard|balcon(y|ies)?|jardin|patio',
    terms: 'garden gardening yard balcony jardin patio balcon',
  },
  { named: 'shops?|store|market|tienda|mercado', terms: 'shop store market tienda mercado' },
  { named: 'radio|wireless', terms: 'radio' },
  { named: 'tv|television|telly|tele|televisor', terms: 'tv television tele' },
  {
    named: 'internet|wifi|computer|broadband|computadora|ordenador',
    terms: 'internet computer online website app computadora',
  },
  {
    named: 'smart ?phone|tablet|ipad|celular|tableta',
    terms: 'smartphone tablet app celular tableta',
  },
  { named: 'neighbo(u)?rs?|vecin[oa]s?', terms: 'neighbor neighbors vecino vecina vecinos' },
  {
    named: 'grand(child|children|kids|son|daughter)|niet[oa]s?',
    terms: 'grandchild grandchildren grandson granddaughter nieto nieta nietos',
  },
  { named: 'dog|perr(o|a|ito|ita)', terms: 'dog perro perra' },
  {
    named:
      '(bath|shower) (chair|seat|stool)|(silla|banco|asiento)( esa| ese)? (de|para) (la )?(ducha|bano)',
    terms: 'shower+chair shower+seat bath+seat silla+ducha silla+bano',
  },
  {
    named: '(grab|hand) ?(rails?|bars?)|barras?|pasamanos',
    terms: 'grab+bar rail barra pasamanos',
  },
]

const kind = '((real|proper|decent|good|single|own|public|other|buen|buena|sol[oa]|propi[oa]) )?'
const any =
  '(a |an |the |any |my |our |one |un |una |unos |unas |el |la |los |las |mi |ningun |ninguna )?'
const here =
  '(here|around|near|nearby|close by|for miles|any more|at all|where i (live|am)|in (this|our|my|the) (town|village|area|house|home|building|place|street|kitchen)|aqui|aca|cerca|por aqui|en (mi|este|esta) (pueblo|barrio|casa|edificio|calle|zona))'
const not = '(not|never|no|ni|tampoco|nunca|jamas)'
/** Neither of somebody else nor only supposed. */
const ofOwn =
  '(?<!(friend|neighbor|cousin|people|son|daughter|sister|brother|amig[oa]|vecin[oa]|prim[oa]|hij[oa]|herman[oa]) ([a-z]+ )?)(?<!(if|whether|unless|si|cuando) )'

/** What two of in one breath are told not to be there. */
const anyOther = things
  .map(({ named }) => named)
  .filter((named) => !named.includes('tablet'))
  .join('|')

/** How it is told that one is not there. */
function lackOf({ named, doing, isOfSize }: Thing): RegExp {
  const it = `${kind}(${named})`
  const ways = [
    `${ofOwn}there (is|are|was) (no|not (a|any|one)|no longer (a|any)|hardly (a|any)) ${it}`,
    `${ofOwn}(have|has|had|got|own|keep) (no|not (got )?(a|any)|never had (a|any)) ${it}`,
    `${ofOwn}(not|never) (have|had|own|owned|use|used|got|get|afford|pay for|reach|get to|buy) ${any}${it}`,
    `(no|without( a| any)?) ${it} ${here}`,
    ...(named.includes('tablet')
      ? []
      : [`no ${it} (and |or |nor )?no (${anyOther})|no (${anyOther}) (and |or |nor )?no ${it}`]),
    `(${named}) (here )?(is|are|was|has|have) (been )?((too|so|quite|all|long) )*(closed|shut|broken|far|miles away|dear|expensive|out of reach)(?! (on|today|by|for) )`,
    `(gave up|sold|closed|shut) (my|the|our) (${named})`,
    `${ofOwn}${not} (hay|habia|tengo|tenemos|tiene|tuve|he tenido|existe|uso|puedo (pagar|comprar)|me alcanza para) (ni )?${any}${it}`,
    `sin ${any}${it} ${here}`,
    `(${named}) .. (esta|estan|queda|quedan|me queda) ((muy|tan|bien) )*(cerrad[oa]s?|lejos|lejisimos|rot[oa]|descompuest[oa])`,
    `(${named}) .. no (la|lo|las|los) (puedo|podemos) (pagar|comprar)|(cerraron|quitaron|vendi) ${any}(${named})`,
    ...(doing
      ? [
          `${ofOwn}(${not}|no longer|gave up|stopped|quit|deje de) ((learned|learnt) to |aprendi a |se )?(${doing})(?! (at night|after|in (for|to|the [a-z]+)|far|much|long|de noche|lejos|mucho) )`,
        ]
      : []),
    ...(isOfSize
      ? [
          `(only|just|got|have|has|tengo) (only |just |solo )?${any}((very|really|too) )*(tiny|small|little|useless|mini) (${named})`,
          `(${named}) (.. )?(is|are|es|esta) ((very|too|so|muy|bien) )*(tiny|small|full|packed|chic[oa]|chiquit[oa]|pequen[oa]|diminut[oa]|llen[oa])`,
        ]
      : []),
  ]
  return pattern(ways.join('|'))
}

/** How it is told that one is there after all. */
function hasOf({ named }: Thing): RegExp {
  return pattern(
    `(there is|there are|(i|we) (have|found|got|bought|own)|hay|tengo|tenemos|encontre|compre) (now |ya |also |tambien )?(a |an |the |one |un |una |la |el |mi )${kind}(${named})`,
  )
}

const known = things.map((thing) => ({
  lack: lackOf(thing),
  has: hasOf(thing),
  terms: thing.terms.split(' ').map((term) =>
    term
      .split('+')
      .flatMap((part) => [...termsIn(part)])
      .join('+'),
  ),
}))

interface Tellings {
  readonly lacked: readonly string[]
  readonly had: readonly string[]
}

const tellingsOf = onceATurn((text: string): Tellings => {
  // Whoever asks whether there is one tells of no lack.
  const told = text
    .split(/(?<=[.!?])\s+/u)
    .filter(
      (sentence) => !/^¿|^(?:is|are|do|does|isn['’]t|aren['’]t)\b.*\?$/iu.test(sentence.trim()),
    )
  const words = normalise(told.join(' '))
  const lacking = known.filter(({ lack }) => lack.test(words))
  return {
    lacked: lacking.flatMap(({ terms }) => terms),
    had: known
      .filter((thing) => !lacking.includes(thing) && thing.has.test(words))
      .flatMap(({ terms }) => terms),
  }
})

/**
 * What somebody told is not there for them, in the form of what is turned down.
 *
 * @param said - what they typed, oldest first; what is there after all is taken out again.
 * @returns words without their endings; two joined by a plus are one thing.
 */
export function lackedIn(said: readonly Told[]): ReadonlySet<string> {
  const terms = new Set<string>()
  for (const { lacked, had } of said.map(tellingsOf)) {
    for (const term of had) terms.delete(term)
    for (const term of lacked) terms.add(term)
  }
  return terms
}
