/** Small talk and questions about the coach itself, with kind replies. */

import { pattern } from '../pattern.ts'
import type { Act } from '../talk/acts.ts'

const six = 'social life, learning, exercise, food, stress and sleep'

/** One kind of talk about the coach itself or for company's sake. */
export interface SmallTalk {
  readonly act: Act
  readonly when: RegExp
  readonly texts: readonly string[]
}

/** Every kind, the more special first. */
export const aboutCoach: readonly SmallTalk[] = [
  {
    act: 'about_coach',
    when: pattern(
      'are you (a )?(doctor|nurse|therapist|physician|psychologist|qualified|licensed|medical)|(replace|instead of|as good as) (a|my) doctor|eres (doctor|medic*|enfermera)',
    ),
    texts: [
      `I am not a doctor or a nurse. I am an AI coach for healthy habits. Please take health problems and medicines to your doctor. I can help with ${six}. Which would you like?`,
    ],
  },
  {
    act: 'about_coach',
    when: pattern(
      '(who|what) are you|(whats|what is) your name|are you (a )?(real|human|person|robot|bot|machine|ai|computer|alive)|am i (talking|speaking|chatting) (to|with) .. (person|human|robot|machine|computer)|quien eres|eres (una )?(persona|robot|maquina)',
    ),
    texts: [
      `I am the AI coach of this program, not a person. This is not therapy or medical advice. I help with six things: ${six}. What would you like to start with?`,
    ],
  },
  {
    act: 'about_coach',
    when: pattern(
      '(what|how) (can|could|do|will|else can) you (do|help|offer|know)|what (are you for|is this for|can i ask|do you do|topics)|how (does|do) (this|it|you) work|(en|con|a) que .. puedes? ayudar*|que (puedes|sabes) hacer|para que sirves|como funciona (esto|usted)|^ help( me)?( please)? (\\. )*$',
    ),
    texts: [
      `I give short, practical tips for healthy habits, with sources. I know six things: ${six}. I can also tell you what your scores say. Try asking how to sleep better, or how to start to exercise.`,
    ],
  },
  {
    act: 'about_coach',
    when: pattern(
      '(what|which|your|any) ... (sources|research|evidence)|(what|which) (studies|science)|where .. (information|facts|advice|this|that) .. (from|come from)|(how|why) .. (trust|believe) (you|this)|says who|who says (so|that)',
    ),
    texts: [
      'I use health guidelines and published studies. Every answer of mine lists its sources under it. You can see them all on the page about how scores are made.',
    ],
  },
  {
    act: 'about_coach',
    when: pattern(
      '(print|save|download|export|see|find|get|keep) .. my (own )?(results|scores|plan|advice|answers|data)',
    ),
    texts: [
      'You can see all your results under Your Submitted Scores. You can print that page from your browser. Is there a score you want to talk about?',
    ],
  },
  {
    act: 'about_coach',
    when: pattern('(say|explain|repeat) ... (again|slower|simpl*|once more)'),
    texts: [
      'Of course. Which part shall I say again? You can ask about sleep, food, stress, exercise, learning or people.',
    ],
  },
  {
    act: 'thanks',
    when: pattern(
      '^ (ok |okay |great |oh |well |many )?(thank*( you)?|ty|cheers|much obliged|appreciate it|gracias|(that|this|it|you) (is|was|are|were|has been|have been) (very |really |so |most )?(helpful|useful|kind|great|nice|lovely|good|wonderful|sweet))( so much| very much| a lot| dear| coach| again| for .*| muchas| eres .*| muy .*| hasta .*| (that|this|it|you) (is|was|are|were) .*)*( gracias)? ?(\\. .*)?$',
    ),
    texts: [
      'You are very welcome. Small steps add up. Is there something else you would like to ask?',
      'I am glad to help. Take it one step at a time. What else is on your mind?',
      'My pleasure. Try one small step, and see how it goes. Shall we look at something else?',
    ],
  },
  {
    act: 'goodbye',
    when: pattern(
      '^ (ok |okay |well |thanks |thank you )?(bye*|good ?bye|good ?night|see you|farewell|adios|take care|so long|hasta (luego|manana|pronto)|ta ta|cheerio|talk (to you )?later)( .*)?$',
    ),
    texts: [
      'Goodbye for now. Try one small step today. Come back when you like.',
      'Take good care of yourself. I am here when you want to talk again.',
    ],
  },
  {
    act: 'smalltalk',
    when: pattern(
      '^ (\\. )*(hello |hi |hey |hola |good (morning|afternoon|evening) |and |so |well |\\. )*(how (are you|do you do|is it going|are things|have you been|is your day)|hows (it going|things|life)|you (ok|okay|all right|alright|well)|como (estas?|esta usted|te va)|que tal)( today| doing| feeling| my| dear| coach| friend| love| this (morning|evening|afternoon)| hoy| usted)* ?(\\. )*$',
    ),
    texts: [
      'I am a program, so I am always well. It is kind of you to ask. How are you today, and what could be better?',
    ],
  },
  {
    act: 'smalltalk',
    when: pattern(
      '^ (\\. )*(hello|hi|hiya|hey|howdy|good (morning|afternoon|evening|day)|greetings|hola|buenos dias|buenas( tardes| noches)?)( there| coach| dear| again| everyone)?( \\.)* ?$',
    ),
    texts: [
      `Hello. I am the AI coach, not a person. Ask me about ${six}. What is on your mind today?`,
      `Good to meet you. I am an AI coach, not a person. I know about ${six}. What would you like to talk about?`,
    ],
  },
  {
    act: 'answer',
    when: pattern(
      '^ (ok|okay|yes|no|sure|maybe|alright|all right|fine|i see|good|great|si|vale|bueno|yes please|no thanks|not really)( coach)? ?(\\. )*$',
    ),
    texts: [
      'All right. You can ask me for more ideas at any time. What would help you most right now?',
      'Good. Which of the six shall we look at next: people, learning, exercise, food, stress or sleep?',
    ],
  },
  {
    act: 'smalltalk',
    when: pattern(
      '^ (\\. )*(oops|whoops|oh dear|sorry|my mistake|never ?mind|ignore (that|me)|wrong (button|key|place|one|window)|perdon|ups)( .*)?(wrong|mistake|button|sorry|mind|nothing|typo|that|hit|press*|dear|me|again|oops)?( .*)?(\\. )*$|(pressed|hit|clicked|touched|pushed|tapped) .. (wrong|by (mistake|accident))|wrong button|did not mean to (press|send|type|hit|click)',
    ),
    texts: [
      `No harm done. Take your time. I can help with ${six}. What would you like to ask?`,
      'That is quite all right. It happens to all of us. What can I help you with?',
    ],
  },
  {
    act: 'smalltalk',
    when: pattern(
      '(tell|know|give|got|have|hear) .. (me )?(a|any|another|some|good|funny) .. (jokes?|riddle)( please| dear| coach| today| for me)* ?(\\. )*$|make me laugh|say something funny|(cuenta*|dime) .. (chiste|broma)',
    ),
    texts: [
      'I am a coach, so my best joke is short. Why did the walker bring a pencil? To draw a long way round. A good laugh lifts the day. What would you like to talk about?',
      'Here is a small one. Why did the pillow see a coach? It was feeling down. A good laugh lifts the day. What can I help you with?',
    ],
  },
  {
    act: 'smalltalk',
    when: pattern(
      '^ (\\. )*(you are|you re|youre|arent you|what a) .. (sweet|kind|nice|lovely|funny|clever|smart|wonderful|dear|good|helpful|best|great|treasure)( .*)?$|^ (i (like|love) (you|this|talking to you)|nice (talking|chatting|to meet)|pleased to meet|good (talk|chat))( .*)?$',
    ),
    texts: [
      'That is kind of you to say. I am a program, but I am glad to help. What shall we look at next?',
    ],
  },
]
