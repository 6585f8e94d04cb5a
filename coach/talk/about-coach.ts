/** What the coach says of itself: what it keeps, who it is, where it knows from, what it can do. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import type { Said } from '../text/said.ts'
import type { Aside } from './aside-words.ts'
import { talkWords } from './talk-words.ts'

const somebody =
  '((my|our|his|her) ([a-z]+ )?(daughter|son|husband|wife|sister|brother|mother|father|neighbor|friend|doctor|nurse|family)|(the|a) (doctor|nurse)|someone|somebody)'
/** Wants the coach to ring or write to somebody, whatever they are to be told. */
const ringsForThem = pattern(
  `^ (\\. )*((please )?(can|could|would|will) you (please )?|please )(call|ring|phone|text|message|email) ${somebody}( for me| please| now)* ?(\\. )*$|^ (\\. )*(call|ring|phone|text|message|email) ${somebody} (for me|please)( now| please)* ?(\\. )*$|^ (\\. )*(please )?(call|ring|phone|text|message) ${somebody} (and (say|tell|ask|let)|that|because|i|he|she|we|they)|^ (\\. )*((please|can you|could you) )*(call|send|get)( me| for)? an? ambulance( please| now| for me)* ?(\\. )*$|^ (\\. )*(por favor )?(puede|podria|puedes|podrias) (llamar|marcar|escribir)(le)? (a (mi|la|una?) [a-z]+|al [a-z]+)( por favor)? ?(\\. )*$|^ (\\. )*(llame|llama|marque|marca)(le)? (a (mi|la|una?) [a-z]+|al [a-z]+) por favor ?(\\. )*$|^ (\\. )*(llamen?|pida|manden?) (a )?(la|una) ambulancia( por favor)? ?(\\. )*$`,
)

/** Said to that, with the numbers beside it: whoever asks for it may need them. */
export const ringsNobody: Said = {
  en: 'I cannot ring or write to anybody. Please call them yourself, or ask whoever is near to do it. In an emergency call {emergency}.',
  es: 'No puedo llamar ni escribir a nadie. Llame usted, por favor, o pida que lo haga quien esté cerca. En una emergencia, llame a {emergency}.',
}

/** Questions about the coach itself; what fits none is told who it is. */
export const aboutCoach: readonly Aside[] = [
  {
    when: pattern(
      '(speak|talk|chat|put me through|transfer me|connect me) (to|with) .. (human|person|somebody|someone|operator|agent)|(hablar|platicar|comunicar*|pase*|paseme) con .. (persona|operador*|humano|alguien)',
    ),
    say: {
      en: 'Of course. I am a program and cannot put you through. For your health, your doctor’s office is the place to ring. For a talk or help near home, people answer at {company}. Is there somebody close you would like to call first?',
      es: 'Claro que sí. Soy un programa y no puedo pasarle con nadie. Por su salud, llame al consultorio de su médico. Para hablar o hallar ayuda cerca, le atienden personas en {company}. ¿Hay alguien cercano a quien llamar primero?',
    },
  },
  {
    when: pattern(
      '(privat*|confidential*|secret*|who (else )?((gets|get|is able|are able|allowed) to )?(see|sees|read|reads|can see|looks?)|(will|would|can|could|do|does) (she|he|they|my [a-z]+|anybody|anyone|somebody|someone) .. (see|read|find out|know) .. (i|what i|this|that i)|stored?|saved|kept|keep (it|this|what)|record of|delete*|erase*|spy*|share* (it|this|my)|sold|hack*|privad*|confidencial*|quien (mas )?(ve|lee|puede)|(va|van|puede|pueden) a? ?(ver|leer|enterarse de|saber) .. (lo que|esto|que)|guard(a|an|ado)*|borr*|comparte*|secreto)',
    ),
    say: {
      en: 'What you write here stays private. The chat is not stored: it ends when you close it or clear it. What you let me remember is on the page “What I remember”, and your scores under My data: you can see and delete both. If a language model is turned on, it gets your words without your name.',
      es: 'Lo que escribe aquí es privado. La charla no se guarda: termina cuando la cierra o la borra. Lo que me deja recordar está en la página “Lo que recuerdo”, y sus puntajes en Mis datos: puede ver y borrar ambos. Si hay un modelo de lenguaje activo, recibe sus palabras sin su nombre.',
    },
  },
  {
    when: pattern(
      '(will|would|can|could|are) you (going to |be )?(ring*|call*|phone|text|check on|check in on|wake|remind*) .. me|(me )?(va|vas|puede|puedes|podria|podrias) (a )?(marcar*|llamar*|avisar*|buscar*|despertar*|recordar*) .. (me|manana|a (las|que|ver)|cada|todos|para)',
    ),
    say: talkWords.cannotRing,
  },
  {
    when: pattern(
      '(doctor*|nurse*|physician|qualified|licensed|medical|therapist|psycholog*|medic[oa]s?|enfermer*|titulo|terapeuta)',
    ),
    say: {
      en: 'I am not a doctor or a nurse. I am a computer program, an AI coach for daily habits. Take signs of illness and medicines to your doctor.',
      es: 'No soy profesional de la salud. Soy un programa, una guía de IA para los hábitos de cada día. Lleve los síntomas y las medicinas a su médico.',
    },
  },
  {
    when: pattern(
      '(where .. (get|got|from)|(what|which|your) .. (sources|studies|research)|how do you know|says who|trust|sure about|made .. up|(computer|machine|program|robot) .. (know*|think*)|de donde (saca|sale)|que (sabe|va a saber|puede saber)|como (lo )?sabe*|fuentes|estudios|confi*|cre(er|o))',
    ),
    say: {
      en: 'A fair question. I am a program, and I use health guidelines and published studies. Each answer of mine lists its sources under it. I can be wrong, and you know your own life best.',
      es: 'Buena pregunta. Soy un programa y uso guías de salud y estudios publicados. Cada respuesta lleva sus fuentes debajo. Puedo equivocarme, y su vida la conoce usted mejor.',
    },
  },
  {
    when: pattern(
      '(what|how) (can|could|do|will|else can) you (do|help|offer|know)|what (are you for|is this for|can i ask|do you do)|how (does|do) (this|it|you) work|what .. good (at|for)|(en|con) que .. ayud*|que (puede|puedes|sabe|sabes) hacer|para que sirve|como funciona|help',
    ),
    say: {
      en: 'I am a program that gives short tips for daily habits, with their sources: food, movement, sleep, stress, learning and company. I can also tell you what your scores say. What would you like to start with?',
      es: 'Soy un programa que da consejos cortos para cada día, con sus fuentes: comida, movimiento, sueño, estrés, aprender y compañía. También le digo qué dicen sus puntajes. ¿Con qué quiere empezar?',
    },
  },
]

/** Tells whether the coach is asked to ring or write to somebody. */
export function asksToRing(message: string): boolean {
  return ringsForThem.test(normalise(message))
}

/** Doubts the coach itself. */
const doubtsCoach = pattern(
  '(why|how) .. (should|can|could|would|do) (i|anybody|we) .. (trust|believe) .. (you|machine|computer|program)|(what|why) .. (computer|machine|program|robot) .. (know*|think*)|where do you get (your|all this|all that)|por que .. (creer|creo|confiar|confio) .. (usted|ti|maquina|computadora|programa|aparato)|que (sabe|va a saber|puede saber) .. (maquina|computadora|programa|aparato)|de donde (saca|sacas) (usted|tu|eso|esos|esas|lo que)',
)
/** Asks the coach how its own day goes. */
const asksItsDay = pattern(
  '^ (\\. |and |so |well |y |bueno )*(what|que) ((did|will|are|were) you (do|doing|get up to|up to|having|have|eat|eating)( for (breakfast|lunch|dinner|supper|tea))?|(hizo|hace|hara|desayuno|almorzo|ceno) usted|(hiciste|haces|desayunaste|almorzaste|cenaste)( tu)?)( (today|tonight|yesterday|tomorrow|this|last|morning|afternoon|evening|night|weekend|hoy|ayer|anoche|manana|esta|en la|por la|noche|tarde))* (\\. )*$',
)

/** Asks who sees the talk, what it costs, or how the coach itself lives. */
const asksOfTalk = pattern(
  '(will|can|could|does|do|might) (anyone|anybody|any one|somebody|someone|she|he|they|my [a-z]+) (else )?(see|read|find out) (that |what )?i (have )?(said|told you|typed|type|written|wrote|write)( (this|that|it|here|to you))* (\\.|$)|(do|have) you (keep|have|got) (a |any )?(dog|cat|pet|garden|family|children|wife|husband) (yourself|of your own) (\\.|$)|(what|how much) do i owe you|cuanto (le|te) debo( por (la|esta) (consulta|platica|charla))? (\\.|senorit[oa]|$)|(alguien|ella|el|mi [a-z]+) (va a|puede|podra) (ver|leer) lo que (le |te )?(dije|escribi|escribo|digo|conte|platicamos)( aqui)? (\\.|$)',
)

/** Tells whether the coach itself is doubted, asked how it lives or who sees the talk, or in the last sentence how its day goes. */
export function asksOfCoach(message: string): boolean {
  const last = sentencesOf(message).at(-1) ?? ''
  const words = normalise(message)
  return doubtsCoach.test(words) || asksOfTalk.test(words) || asksItsDay.test(normalise(last))
}
