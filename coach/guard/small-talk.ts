/** Knows the sentences that state nothing: kind words, links between facts, the question back. */

import { pattern, patterns } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { stem } from '../text/stem.ts'
import { numbersIn } from './sources/numbers-in.ts'

/** Words that carry no advice, in both languages. */
const kindWords = new Set(
  (
    'hard tough rough difficult tiring tired frustrating upsetting lonely worrying scary stressful heavy painful ' +
    'sad sorry glad happy pleased hear heard hearing sound sounds understand understandable see feel feeling ' +
    'feels felt thank thanks ask asked asking question tell telling told share sharing talk good great kind ' +
    'brave fine okay welcome here few some idea ideas thing things step steps small simple gentle start begin ' +
    'try trying today tonight tomorrow week now next morning evening moment soon first together way ways alone ' +
    'many people others too also more most well know let us look work answer matter matters wish hope hoping ' +
    'worth time right long day days night nights may might often sometimes come comes go bring big change ' +
    'different best most would could which what who when where how fit fits suit suits choose pick one two three easiest ' +
    'easy enjoy mind think doing done keep going weigh weighs much like love ready helpful useful interest interested ' +
    'want need able again always never every live life later situation moments common normal natural make makes made sense ' +
    'honest open shall year years care caring help sleep asleep awake lie lying wake waking eat eating food exercise stress learn learning hello hi there yes happen happening happens experience through place ' +
    'suena dificil duro cansado siento lamento gracias contarme decirme preguntar pregunta entiendo comprendo oir ' +
    'aqui algunas ideas pasos paso pequeno pequenos sencillo podria puede probar intentar hoy manana noche semana ' +
    'estas esta cual cuales quiere gustaria empezar comenzar vamos juntos muchas personas pasa sola solo buena buen ' +
    'ayudar ayuda momento poco cosas cosa tiempo bien usted alegra saber eso esto hacer ' +
    'mal cansa pesa preocupa frustrante comprensible normal comun siente sentirse dormir dormirse comer moverse aprender despierto ' +
    'despierta despertarse lento facil pequena poquito primero dias semanas ahora tome gracias contarlo preguntarlo confiar confianza ' +
    'prefiere escoja elija encaja parece mas facil idea buena'
  )
    .split(' ')
    .flatMap((word) => stem(word) ?? []),
)

/** How a kind or linking sentence opens; only behind these may the person's own words come back. */
const kindOpenings = patterns([
  '^ ?(that|this|it) (sounds|must (be|feel)|can (be|feel)|feels|is) (so |very |really |quite |a bit )?(hard|tough|rough|difficult|tiring|frustrating|upsetting|lonely|worrying|heavy|stressful|understandable|normal|natural|common|good|kind|great)',
  '^ ?[a-z]+ing ... (is|can be|can feel|feels|must be|must feel) (so |very |really |quite |a bit )?(hard|tough|rough|difficult|tiring|frustrating|upsetting|lonely|worrying|stressful|heavy)',
  '^ ?i (am|hear|understand|can (see|hear|imagine|understand)|see|know) (so |very |really )?(sorry|glad|happy|pleased|that|how|you|this|it|your)',
  '^ ?(thank you|thanks) for',
  '^ ?(it is|that is|what) (a )?(good|great|kind|brave|fine|wise|fair) .. (question|idea|that you|of you|step|to ask)',
  '^ ?(good|great) question',
  '^ ?(here|these) (is|are)',
  '^ ?it makes (good |perfect )?sense',
  '^ ?(these|small) (small )?(steps|ideas|changes|things) (are|can|may)',
  '^ ?let (us|me) (look|start|see|talk|begin|take)',
  '^ ?(you are|you) (not alone|welcome|doing well|asking a good)',
  '^ ?(many|other|lots of|most) people (feel|ask|have|find|know|go)',
  '^ ?(i|we) can (help|talk|look)',
  '^ ?(eso|esto) (suena|es|debe)|^ ?(lo )?(siento|lamento|entiendo|comprendo)|^ ?gracias por|^ ?(me alegra)|^ ?(aqui|estas) (tiene|van|hay|son)|^ ?(muchas personas)|^ ?(buena|es una buena) pregunta',
])

/** A question that is a statement in disguise. */
const disguised = patterns([
  '^ ?(did|do) you (know|realize|believe|remember) (that|how|why)',
  '^ ?(have|had) you (ever )?(heard|read)',
  '^ ?(why not|how about|what about|is not|are not|does not|do not|will not|should not)',
  '^ ?sabia (usted )?que|^ ?por que no',
])

/** Words that tie a cause to an effect: with one of them a kind sentence makes a claim. */
const claims = pattern(
  '(because|makes? (you|me|us|people)|gives? you|lets? you|keeps? you|cause*|helps|improve*|works|lead*|linked|prevent*|cure*|lower*|rais*|reduc*|increas*|protect*|means|shows?|prove*|should|must not|need to|have to|never|avoid|stop|debe|ayuda a|mejora|porque)',
)

function wordsOf(text: string): readonly string[] {
  return normalise(text)
    .split(/[ .]+/u)
    .flatMap((word) => stem(word) ?? [])
    .filter((word) => word.length > 1 && !/^\d+$/u.test(word))
}

/**
 * Tells whether a sentence without a source states and advises nothing.
 *
 * @param text - a sentence without tags.
 * @param asked - what the person asked.
 * @param given - the words of the evidence that was given; a question back may take them up.
 * @returns true for kind words, a link between facts or a question back.
 */
export function isSmallTalk(text: string, asked: string, given: string): boolean {
  const plain = normalise(text)
  const words = wordsOf(text)
  const theirs = new Set(wordsOf(asked))
  if (text.endsWith('?')) {
    const ours = new Set(wordsOf(given))
    return (
      !disguised.some((each) => each.test(plain)) &&
      words.every((word) => kindWords.has(word) || theirs.has(word) || ours.has(word))
    )
  }
  if (claims.test(plain)) return false
  if (!kindOpenings.some((each) => each.test(plain))) return false
  return words.every((word) => kindWords.has(word) || theirs.has(word))
}

/** Words that turn a statement into another one. */
const turning =
  / (?:not|no|never|nor|without|only|than|more|less|higher|lower|better|worse|nunca|sin|solo|mas|menos|alto|bajo|mejor|peor) /gu

function turnsOf(plain: string): string {
  return [...plain.matchAll(turning)].map(([word]) => word).join('')
}

/** What the coach may always say of itself. */
const ofItself = [
  'I am an AI coach, not a person.',
  'I am the AI coach. I am not a person.',
  'This is not medical advice.',
  'Soy una guía de IA. No soy una persona.',
]

/**
 * Tells whether a sentence only repeats what our own code says of the person or of the coach.
 *
 * @param text - a sentence without tags.
 * @param statements - texts that our own code made.
 * @returns true where every word, every number and the sense stand in one sentence of them.
 */
export function isStatement(text: string, statements: readonly string[]): boolean {
  const words = wordsOf(text)
  if (words.length === 0) return false
  const turns = turnsOf(normalise(text))
  const given = numbersIn(text)
  return [...statements, ...ofItself]
    .flatMap((statement) => statement.split(/(?<=[.!?])\s+/u))
    .some((sentence) => {
      const known = new Set(wordsOf(sentence))
      const numbers = new Set(numbersIn(sentence).map(({ value }) => value))
      return (
        words.every((word) => known.has(word)) &&
        given.every(({ value }) => numbers.has(value)) &&
        turns === turnsOf(normalise(sentence))
      )
    })
}
