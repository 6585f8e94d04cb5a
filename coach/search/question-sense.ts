/** Questions about the coach and the product itself, and the words with which it declines others. */

import { pattern } from '../pattern.ts'
import { normalise } from '../safety/normalise.ts'
import { pick } from '../wording/turns-of-phrase.ts'

const six = 'social life, learning, exercise, food, stress and sleep'

const aboutCoach: readonly { readonly when: RegExp; readonly texts: readonly string[] }[] = [
  {
    when: pattern(
      'are you (a )?(doctor|nurse|therapist|physician|psychologist|qualified|licensed|medical)|(replace|instead of|as good as) (a|my) doctor|eres (doctor|medic*|enfermera)',
    ),
    texts: [
      `I am not a doctor or a nurse. I am an AI coach for healthy habits. Please take health problems and medicines to your doctor. I can help with ${six}. Which would you like?`,
    ],
  },
  {
    when: pattern(
      '(who|what) are you|(whats|what is) your name|are you (a )?(real|human|person|robot|bot|machine|ai|computer|alive)|am i (talking|speaking|chatting) (to|with) .. (person|human|robot|machine|computer)|quien eres|eres (una )?(persona|robot|maquina)',
    ),
    texts: [
      `I am the AI coach of this program, not a person. This is not therapy or medical advice. I help with six things: ${six}. What would you like to start with?`,
    ],
  },
  {
    when: pattern(
      '(what|how) (can|could|do|will|else can) you (do|help|offer|know)|what (are you for|is this for|can i ask|do you do|topics)|how (does|do) (this|it|you) work|^ help( me)?( please)? (\\. )*$',
    ),
    texts: [
      `I give short, practical tips for healthy habits, with sources. I know six things: ${six}. I can also tell you what your scores say. Try asking how to sleep better, or how to start to exercise.`,
    ],
  },
  {
    when: pattern(
      '(what|which|your|any) ... (sources|research|evidence)|(what|which) (studies|science)|where .. (information|facts|advice|this|that) .. (from|come from)|(how|why) .. (trust|believe) (you|this)|says who|who says (so|that)',
    ),
    texts: [
      'I use health guidelines and published studies. Every answer of mine lists its sources under it. You can see them all on the page about how scores are made.',
    ],
  },
  {
    when: pattern(
      '(print|save|download|export|see|find|get|keep) .. my (own )?(results|scores|plan|advice|answers|data)',
    ),
    texts: [
      'You can see all your results under Your Submitted Scores. You can print that page from your browser. Is there a score you want to talk about?',
    ],
  },
  {
    when: pattern('(say|explain|repeat) ... (again|slower|simpl*|once more)'),
    texts: [
      'Of course. Which part shall I say again? You can ask about sleep, food, stress, exercise, learning or people.',
    ],
  },
  {
    when: pattern(
      '^ (ok |okay |great |oh |well |many )?(thank*( you)?|ty|cheers|much obliged|appreciate it|gracias|that (is|was) (very |really )?(helpful|useful|kind|great))( so much| very much| a lot| dear| coach| again| for .*)?( gracias)? ?(\\. .*)?$',
    ),
    texts: [
      'You are very welcome. Small steps add up. Is there something else you would like to ask?',
      'I am glad to help. Take it one step at a time. What else is on your mind?',
      'My pleasure. Try one small step, and see how it goes. Shall we look at something else?',
    ],
  },
  {
    when: pattern(
      '^ (bye*|good ?bye|good ?night|see you|farewell|adios|take care|so long|hasta luego)( .*)?$',
    ),
    texts: [
      'Goodbye for now. Try one small step today. Come back when you like.',
      'Take good care of yourself. I am here when you want to talk again.',
    ],
  },
  {
    when: pattern(
      '^ (hello |hi |hey )?how (are you|do you do|is it going|are things)( today| doing)? ?(\\. )*$',
    ),
    texts: [
      'I am a program, so I am always well. It is kind of you to ask. How are you today, and what could be better?',
    ],
  },
  {
    when: pattern(
      '^ (\\. )*(hello|hi|hiya|hey|howdy|good (morning|afternoon|evening|day)|greetings|hola|buenos dias|buenas( tardes| noches)?)( there| coach| dear| again| everyone)?( \\.)* ?$',
    ),
    texts: [
      `Hello. I am the AI coach, not a person. Ask me about ${six}. What is on your mind today?`,
      `Good to meet you. I am an AI coach, not a person. I know about ${six}. What would you like to talk about?`,
    ],
  },
  {
    when: pattern(
      '^ (ok|okay|yes|no|sure|maybe|alright|all right|fine|i see|good|great|si|vale|bueno|yes please|no thanks|not really)( coach)? ?(\\. )*$',
    ),
    texts: [
      'All right. You can ask me for more ideas at any time. What would help you most right now?',
      'Good. Which of the six shall we look at next: people, learning, exercise, food, stress or sleep?',
    ],
  },
]

/** What the coach says to a question outside its six domains. */
export const declined =
  'I cannot help with that one. I can help with six things for a healthy life: social life, learning, exercise, food, stress and sleep. Which of these would you like to talk about?'

/** The same in Spanish. */
export const declinedInSpanish =
  'Con eso no puedo ayudar. Puedo ayudar con seis temas: vida social, aprender, ejercicio, comida, estrés y sueño. ¿De cuál quiere hablar?'

/**
 * The answer to a question about the coach or the product, and to a greeting or thanks.
 *
 * @param message - the question as typed.
 * @param seed - what varies the wording: the same seed always gives the same words.
 * @returns the answer, or undefined where the question is about something else.
 */
export function aboutTheCoach(message: string, seed = ''): string | undefined {
  const words = normalise(message)
  const texts = aboutCoach.find(({ when }) => when.test(words))?.texts
  return texts === undefined ? undefined : pick(texts, `${message} ${seed}`)
}
