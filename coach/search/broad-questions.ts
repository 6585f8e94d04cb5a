/** Questions that name no more than what a whole domain is about: each has one card to begin with. */

import { pattern } from '../text/pattern.ts'

interface BroadQuestion {
  /** Evidence id of the card to begin with. */
  readonly card: string
  /** What is named, in either language. */
  readonly names: RegExp
  /** What may stand beside it. */
  readonly beside?: RegExp
  /** True where a no asks of something else: whoever cannot or will not. */
  readonly isWish?: boolean
}

/** Words that ask, want or say how much, and name nothing. */
const naming = pattern(
  'a|an|the|i|me|my|you|we|it|is|am|are|was|be|do|does|can|could|should|would|will|to|of|for|in|on|at|with|and|or|so|that|this|there|what|which|how|why|some|any|please|help*|tell|want|need|like|get*|have|keep*|make|feel*|know|find|try|way|ways|thing|things|best|better|good|bad|badly|well|more|less|much|lot|very|really|too|lately|now|today|hello|hi|about|improve|increase|boost|lower|reduce|less|stop|start|begin|right|kind|sort|stay|become|just|not|cannot|el|la|los|las|un|una|de|del|al|en|con|por|para|que|cual|como|es|soy|estoy|esta|estar|me|mi|mis|se|lo|le|yo|y|o|a|si|hay|puedo|puede|debo|quiero|quisiera|necesito|tengo|tiene|siento|hago|hacer|ser|ayud*|mejor*|bueno|buena|bien|mal|malo|mas|menos|mucho|mucha|muy|tan|tanto|algo|cosa|cosas|manera|forma|hola|favor|mantener|mantengo|tener|baj[oa]r?|reduc*|control*|manej*|subir|aument*|empez*|empiez*|conviene|sirve|no|consigo|logro|ultimamente|ahora|hoy|sobre',
)

const broadQuestions: readonly BroadQuestion[] = [
  {
    card: 'Z13',
    names: pattern('asleep|dormirme|conciliar'),
    beside: pattern('fall*|night|noche|sueno'),
  },
  {
    card: 'Z04',
    isWish: true,
    names: pattern('sleep*|dorm*|duerm*|sueno'),
    beside: pattern('night|nights|noche|noches|poorly'),
  },
  {
    card: 'L01',
    names: pattern('memory|mind|memoria|mente'),
    beside: pattern('sharp*|active|young|fit|strong*|activ[oa]|agil|joven'),
  },
  {
    card: 'T06',
    names: pattern(
      'stress*|tense|tension|nervous|nerves|relax*|calm*|estres*|nervi*|tens[oa]|relaj*',
    ),
    beside: pattern('down|out|handle|manage|cope|coping|deal|myself|under'),
  },
  {
    card: 'T15',
    names: pattern('money|dinero|plata'),
    beside: pattern('worr*|preocup*|time|all|trouble*|tiempo|todo'),
  },
  {
    card: 'S05',
    names: pattern('lonely|lonesome|loneliness|sola|soledad|solit[oa]'),
    beside: pattern('alone|live|vivo'),
  },
  {
    card: 'E01',
    isWish: true,
    names: pattern('exercis*|active|fit|fitter|fitness|shape|ejercicio*|activ[oa]|ejercit*'),
    beside: pattern('into|physically|moving|pong*|form|forma'),
  },
  {
    card: 'D01',
    isWish: true,
    names: pattern('diet|eat*|food|foods|dieta|comer|comida*|aliment*|comem*'),
    beside: pattern('health*|balanced|san[oa]|saludable*|equilibrad[oa]'),
  },
]

const refused = pattern('not|cannot|never|no')

/** What a few words name beyond doubt. */
const named: readonly { readonly card: string; readonly when: RegExp }[] = [
  {
    card: 'Z18',
    when: pattern(
      '(pee|peeing|urinate|toilet|bathroom|loo|orin[aeo]*|mear|meo|pis|bano) ... (night|nights|noche|noches|madrugada)|(night|nights|noche|noches|madrugada) ... (pee|peeing|urinate|toilet|bathroom|loo|orin[aeo]*|mear|meo|pis|bano)',
    ),
  },
]

/**
 * The card to begin with.
 *
 * @param plain - a question in normalised words, in either language.
 * @returns its evidence id; undefined where the question names anything more, or nothing for sure.
 */
export function broadCard(plain: string): string | undefined {
  const words = plain.split(/[^a-z0-9]+/u).filter((word) => word !== '' && !naming.test(word))
  const isRefused = refused.test(plain)
  const isOf = ({ names, beside, isWish }: BroadQuestion): boolean =>
    !(isWish === true && isRefused) &&
    words.some((word) => names.test(word)) &&
    words.every((word) => names.test(word) || beside?.test(word) === true)
  const broad = words.length === 0 ? undefined : broadQuestions.find(isOf)
  return (broad ?? named.find(({ when }) => when.test(plain)))?.card
}
