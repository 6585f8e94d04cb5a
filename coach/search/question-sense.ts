/** Questions about the coach and the product itself, and questions it must decline. */

import { pattern, patterns } from '../pattern.ts'
import { searchWords } from './search-words.ts'

const outside = patterns([
  '(weather|forecast) ... (today|tomorrow|weekend|week)?',
  '(election|president|prime minister|senator|congress|parliament)',
  '(stock*|shares|bitcoin|crypto*|invest*|mortgage|lottery|tax return*|taxes)',
  '(capital|population|currency) of',
  '(write|compose) ... (poem|essay|song|letter|story|code|speech)',
  '(car|engine|boiler|printer|roof|plumb*|dishwasher|washing machine) ... (repair*|fix*|broken|leak*|start*|oil)',
  '(fix|repair|mend|change) .. (car|engine|boiler|printer|roof|tire|tyre|sink|tap|oil)',
  '(who|which team) (won|wins|scored)',
  '(translate|spell) ',
  '(movie|film|netflix|celebrit*|actor|actress|king|queen) ',
  '(flight*|hotel*|train|airline) ... (book|cheap*|price*|time*|to)',
  '(python|javascript|excel|algebra|equation|square root)',
  '(lawyer|legal|lawsuit|divorce|inheritance|my will|visa|passport)',
  '(buy|sell|best|new|used|which) .. (car|house|laptop|television|sofa|fridge|boat|camera)',
  '(horoscope|zodiac|star sign)',
  '[0-9]+ (times|plus|divided by|x) [0-9]+',
])

const aboutCoach: readonly { readonly when: RegExp; readonly text: string }[] = [
  {
    when: pattern(
      '(who|what) are you|are you (a )?(real|human|person|robot|doctor|nurse|machine|therapist|ai)',
    ),
    text: 'I am the AI coach of this program, not a person, and this is not therapy or medical advice. I help with six things: social life, learning, exercise, food, stress and sleep. What would you like to start with?',
  },
  {
    when: pattern(
      '(what|which|your) ... (sources|research|studies|evidence)|where .. (information|facts|advice) .. from',
    ),
    text: 'I use health guidelines and published studies. Every answer of mine lists its sources under it. You can see them all on the page about how scores are made.',
  },
  {
    when: pattern(
      '(print|save|download|export|see|find|get|keep) .. my (own )?(results|scores|plan|advice|answers|data)',
    ),
    text: 'You can see all your results under Your Submitted Scores. You can print that page from your browser. Is there a score you want to talk about?',
  },
  {
    when: pattern('(say|explain|repeat) ... (again|slower|simpl*|once more)'),
    text: 'Of course. Which part shall I say again? You can ask about sleep, food, stress, exercise, learning or people.',
  },
  {
    when: pattern(
      '^ (hello|hi|hey|good (morning|afternoon|evening)|thank* .*|ok|okay|hola|gracias)( there| coach)? ?(\\. )*$',
    ),
    text: 'Hello. I am the AI coach, not a person. Ask me about social life, learning, exercise, food, stress or sleep. What is on your mind today?',
  },
]

/** What the coach says to a question outside its six domains. */
export const declined =
  'I cannot help with that one. I can help with six things for a healthy life: social life, learning, exercise, food, stress and sleep. Which of these would you like to talk about?'

/** The same in Spanish. */
export const declinedInSpanish =
  'Con eso no puedo ayudar. Puedo ayudar con seis temas: vida social, aprender, ejercicio, comida, estrés y sueño. ¿De cuál quiere hablar?'

/**
 * Tells whether a question is plainly about something else than healthy living.
 *
 * @param message - the question as typed.
 * @returns true where it must be declined.
 */
export function isOutside(message: string): boolean {
  const words = searchWords(message)
  return outside.some((expression) => expression.test(words))
}

/**
 * The answer to a question about the coach or the product.
 *
 * @param message - the question as typed.
 * @returns the answer, or undefined where the question is about something else.
 */
export function aboutTheCoach(message: string): string | undefined {
  const words = searchWords(message)
  return aboutCoach.find(({ when }) => when.test(words))?.text
}
