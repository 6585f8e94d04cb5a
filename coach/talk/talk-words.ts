/** What the coach says between two cards. */

import type { Said } from '../text/said.ts'
import { areYouSafe } from '../conversation/despair.ts'
import { hardestHour } from '../conversation/labels.ts'

/** Sentences by what they are for; `{step}` and `{words}` are filled in. */
export const talkWords = {
  /** Over the buttons of several questions. */
  whichMeant: {
    en: 'I am not sure which you mean. Is it one of these?',
    es: 'No sé bien a cuál se refiere. ¿Es una de estas?',
  },
  /** To what is told and asks nothing, over what can be asked next. */
  toldMe: {
    en: 'Thank you for telling me. I keep it in mind. What would help most now?',
    es: 'Gracias por contármelo. Lo tengo en cuenta. ¿Qué le serviría más ahora?',
  },
  /** The same before the next answer to what was asked before. */
  toldThen: {
    en: 'Thank you for telling me. Then this may help too:',
    es: 'Gracias por contármelo. Entonces también puede servirle esto:',
  },
  /** The same to whoever does what would be said already. */
  doneAlready: {
    en: 'Good, so that is done already. What would help most now?',
    es: 'Qué bien, eso ya está hecho. ¿Qué le serviría más ahora?',
  },
  toldMeMore: {
    en: 'I see. Shall we look at one of these?',
    es: 'Entiendo. ¿Vemos una de estas?',
  },
  /** Asked when a step cannot be done and the reason is not known. */
  whatMakesItHard: {
    en: 'That is all right. What makes it hard?',
    es: 'Está bien. ¿Qué lo hace difícil?',
  },
  /** Asked when a step was tried and nothing more was said. */
  howDidItGo: {
    en: 'Good that you tried. How did it go?',
    es: 'Qué bueno que probó. ¿Cómo le fue?',
  },
  /** Asked at the next visit, after the goal in the person's own words. */
  howDidGoalGo: {
    en: 'How did it go since last time?',
    es: '¿Cómo le fue desde la última vez?',
  },
  /** To whoever did it on some days: what was missed is not counted. */
  someDays: {
    en: 'Some days count. Keep it as it is. If it feels like too much, we make it smaller.',
    es: 'Unos días cuentan. Siga así. Si se le hace mucho, lo hacemos más sencillo.',
  },
  /** Asked when a step becomes a goal. */
  afterWhat: {
    en: 'After what would it fit: breakfast, the news, a nap?',
    es: '¿Después de qué le queda bien: el desayuno, las noticias, la siesta?',
  },
  thenNotThat: {
    en: 'Fair enough. Then not that one.',
    es: 'Está bien, eso lo dejamos.',
  },
  /** The same with the reason they gave, kept for all that comes. */
  thenNotFor: {
    en: '“{words}”: I keep that in mind. Let us take something else.',
    es: '“{words}”: lo tengo en cuenta. Vamos con otra cosa.',
  },
  /** The same, of what is told and refuses nothing. */
  thenRather: {
    en: 'Good that you tell me. Then this may suit you better.',
    es: 'Qué bueno que me lo cuenta. Entonces quizá le vaya mejor esto.',
  },
  /** To whoever presses that it cannot be done, after they said why. */
  youSaidWhy: {
    en: 'That is all right. You told me why, and I keep it in mind.',
    es: 'Está bien. Ya me contó por qué, y lo tengo en cuenta.',
  },
  /** To whoever says that the coach missed what they meant. */
  sorry: {
    en: 'I am sorry, I had that wrong.',
    es: 'Perdone, no le entendí bien.',
  },
  /** The same where it was said before. */
  sorryShort: { en: 'Sorry, once more.', es: 'Perdone otra vez.' },
  /** The same, where nothing says what was meant. */
  sorryTellMe: {
    en: 'I am sorry, I had that wrong. In a few words, what would you like to know?',
    es: 'Perdone, no le entendí bien. En pocas palabras, ¿qué quería saber?',
  },
  /** The same, where the matter is known and all was said of it. */
  sorryNoMore: {
    en: 'I am sorry. I have no better answer to that. A doctor, a nurse or the library may. Which of these is nearer?',
    es: 'Perdone. No tengo mejor respuesta para eso. Quizá la tenga su médico, una enfermera o la biblioteca. ¿Cuál de estos se acerca más?',
  },
  /** Where a matter without a good source is asked about again. */
  stillForOthers: {
    en: 'That is all I can say of this one. Ask {who}: they can say more. Shall we look at something near it?',
    es: 'De esto no sé decirle más. Pregunte a {who}. ¿Vemos algo parecido?',
  },
  /** To whoever asks what a step costs. */
  askPrice: {
    en: 'That I do not know; it differs from place to place. Ask it first when you call: “Is it free, and if not, what does it cost?”',
    es: 'Eso no lo sé; cambia según el lugar. Pregúntelo primero cuando llame: “¿Es gratis? Si no, ¿cuánto cuesta?”.',
  },
  /** To whoever asks what a word means that the coach does not know. */
  notThatWord: {
    en: 'I have no good source on what “{words}” is. Your doctor, a nurse or the library can tell you.',
    es: 'No tengo una buena fuente sobre qué es “{words}”. Su médico, una enfermera o la biblioteca se lo pueden decir.',
  },
  /** Where more is asked of a step than its card knows. */
  thatIsMyPart: {
    en: 'That is what I know of it. For the rest ask {who}.',
    es: 'Eso es lo que sé. Para lo demás, pregunte a {who}.',
  },
  /** How to do a step that was changed for what somebody told. */
  beginSmall: {
    en: 'Begin with one small try today. Stop if it hurts or you feel unsteady, and tell me how it went.',
    es: 'Empiece hoy con una prueba pequeña. Pare si duele o pierde el equilibrio, y cuénteme cómo le fue.',
  },
  /** The same where nobody can fall. */
  beginSmallSafely: {
    en: 'Begin with one small try today, and tell me how it went.',
    es: 'Empiece hoy con una prueba pequeña, y cuénteme cómo le fue.',
  },
  /** The same where the step is to ask somebody. */
  askThem: {
    en: 'Say in one sentence how things are for you. Then ask what there is, who will help, and on which day.',
    es: 'Diga en una frase cómo está su situación. Luego pregunte qué hay para usted, quién le ayuda y qué día.',
  },
  howMuchSmall: {
    en: 'Begin small, once a day. If the next day is fine, do a little more.',
    es: 'Empiece con poco, una vez al día. Si al día siguiente está bien, haga algo más.',
  },
  /** Beside a step for somebody whose limits a nurse should know. */
  askFirst: {
    en: 'Ask your doctor or nurse what is safe for you before you do more.',
    es: 'Pregunte a su médico o enfermera qué es seguro antes de hacer más.',
  },
  /** To whoever says that a limit they told makes a step too much. */
  youAreRight: {
    en: 'You are right, and I am sorry. I take that back.',
    es: 'Tiene razón, y lo siento. Retiro lo dicho.',
  },
  /** Where all that answers was said before. */
  onceMore: {
    en: 'I have now told you what I know of this. Here is the best of it once more.',
    es: 'Ya le conté lo que sé de esto. Aquí va otra vez lo mejor.',
  },
  /** To whoever asks for somebody else: the cards speak to the one who does the step. */
  withYour: {
    en: 'You can try this with your {who}:',
    es: 'Puede probar esto con su {who}:',
  },
  /** To whoever asks if a thing is safe for them. */
  doctorFirst: {
    en: 'Ask your doctor first. I do not know your health in full.',
    es: 'Pregunte antes a su médico. Yo no conozco toda su salud.',
  },
  /** To whoever asks whether they may do it in a way of their own. */
  yesIf: {
    en: 'Yes, as long as it does you good and you feel steady and well.',
    es: 'Sí, mientras le haga bien y se sienta con firmeza.',
  },
  /** The same of doing it in a chair. */
  yesSeated: { en: 'Yes, it goes in a chair too.', es: 'Sí, también se puede en silla.' },
  hardestHour,
  /** To whoever misses the one who died, or weeps. */
  missing: {
    en: 'You miss them very much, and that is no weakness. Would you like to tell me one thing about them?',
    es: 'Le hace mucha falta, y eso no es debilidad. ¿Quiere contarme algo de esa persona?',
  },
  /** To what is told of somebody who died. */
  thankMemory: {
    en: 'Thank you for telling me that.',
    es: 'Gracias por contármelo.',
  },
  /** The same where it was said before. */
  listening: {
    en: 'I am listening. What else comes to mind about them?',
    es: 'Le escucho. ¿Qué más le viene a la memoria de esa persona?',
  },
  /** To a why in the middle of grief. */
  noAnswerToWhy: {
    en: 'I have no answer to that why, and nothing brings back who is gone. I am sorry. Would you like to tell me a little about them?',
    es: 'A ese porqué no le tengo respuesta, y nada devuelve a quien falta. Lo siento. ¿Quiere contarme un poco de esa persona?',
  },
  /** Asked where a feeling is told that nothing else answers. */
  areYouSafe,
  anotherWay: {
    en: 'With what you told me, this suits you better.',
    es: 'Con lo que me contó, esto le va mejor.',
  },
  leftOut: {
    en: 'Fair enough. I will leave that one out.',
    es: 'De acuerdo. Eso lo dejo fuera.',
  },
  /** After a single try without use. */
  oneTry: {
    en: 'Good that you tried. One try says little yet; many steps need a week or more. Will you give it some more days?',
    es: 'Qué bueno que probó. Una sola vez dice poco; muchos pasos piden una semana o más. ¿Le da unos días más?',
  },
  fairTry: {
    en: 'You gave it a fair try. Let us leave it.',
    es: 'Lo intentó de verdad. Lo dejamos.',
  },
  harmed: {
    en: 'I am sorry it hurt. Please stop that one.',
    es: 'Siento que le hiciera daño. No lo haga más.',
  },
  tooHard: {
    en: 'Then it was too much for now. Here is something smaller.',
    es: 'Entonces fue mucho por ahora. Aquí va algo más sencillo.',
  },
  aRealStep: {
    en: 'Well done. That is a real step.',
    es: 'Muy bien. Eso ya es un paso.',
  },
  helped: {
    en: 'I am glad it helped. Keep it as it is, no more and no faster.',
    es: 'Qué bueno que le ayudó. Siga así, sin más y sin prisa.',
  },
  did: {
    en: 'Well done. The hardest part is to begin, and you began. How did it feel?',
    es: 'Muy bien hecho. Lo más difícil es empezar, y empezó. ¿Cómo se sintió?',
  },
  /** Names the deed in the person's own words. */
  didThat: {
    en: '“{words}”: well done. How did it feel? Keep it as it is for now.',
    es: '“{words}”: muy bien hecho. ¿Cómo se sintió? Siga así por ahora.',
  },
  yourGoal: {
    en: 'Your goal: {step} Tell me next time how it went.',
    es: 'Su meta: {step} La próxima vez cuénteme cómo le fue.',
  },
  goalStands: {
    en: '{step} “{words}”: that is your goal now. Come back and tell me how it went.',
    es: '{step} “{words}”: esa es su meta ahora. Vuelva y cuénteme cómo le fue.',
  },
  /** The same where they named a deed of their own. */
  ownGoalStands: {
    en: '“{words}”: that is your goal now. Come back and tell me how it went.',
    es: '“{words}”: esa es su meta ahora. Vuelva y cuénteme cómo le fue.',
  },
  /** Where the step that was refused is to be the goal. */
  whichGoal: {
    en: 'That one we left out. Which step shall be your goal: this one?',
    es: 'Ese paso lo dejamos fuera. ¿Cuál quiere de meta: este?',
  },
  /** Where more is asked of a step that was refused. */
  notThatOne: {
    en: 'That one we left out. Here is another.',
    es: 'Ese paso lo dejamos fuera. Aquí va otro.',
  },
  /** After a deed that was not all easy. */
  notAllEasy: {
    en: '“{words}”: well done. What was the hard part?',
    es: '“{words}”: muy bien hecho. ¿Qué fue lo difícil?',
  },
  /** To a deed, before a question that came with it. */
  goodStart: { en: 'Well done.', es: 'Muy bien hecho.' },
  /** Beside a question of somebody who takes a step up. */
  goodPlan: { en: 'That is a good plan.', es: 'Es un buen plan.' },
  /** A deed told with a feeling. */
  didBeside: { en: '“{words}”: well done.', es: '“{words}”: muy bien hecho.' },
  /** For whoever asks to be called or written to. */
  cannotRing: {
    en: 'I cannot ring you or remind you by myself. A note where you will see it helps.',
    es: 'No puedo llamarle ni recordárselo. Ayuda una nota donde la vea.',
  },
  anotherIdea: { en: 'Another idea.', es: 'Otra idea.' },
  noMoreIdeas: {
    en: 'I have no other idea that fits you here. A nurse or your doctor may know one. Shall we look at something else?',
    es: 'No tengo otra idea que le convenga aquí. Su médico o una enfermera quizá sepa una. ¿Vemos otra cosa?',
  },
  triedAndAsks: {
    en: 'Well done for trying it. This is what tells:',
    es: 'Qué bueno que lo probó. Esto es lo que cuenta:',
  },
  recalled: { en: 'We were at this:', es: 'Estábamos en esto:' },
  plainSense: {
    en: 'I have no study on just this. It is what a sensible nurse would say; yours may know more.',
    es: 'No tengo un estudio sobre esto en concreto. Es lo que diría una enfermera con buen juicio; la suya quizá sepa más.',
  },
  noSetAmount: {
    en: 'For that I have no set amount. Begin with a little, and ask {who} what suits you.',
    es: 'Para eso no tengo una medida fija. Empiece con poco, y pregunte a {who} qué le conviene.',
  },
  /** The same where more of it harms nobody. */
  asOftenAsYouLike: {
    en: 'For that I have no set amount. Once is a beginning, and a little each week keeps it going. Do more of it only while it feels good.',
    es: 'Para eso no tengo una medida fija. Una vez ya es empezar, y un poco cada semana lo mantiene. Haga más solo mientras le siente bien.',
  },
  allIKnow: {
    en: 'That is all I know of this one. Would you like another idea?',
    es: 'Es todo lo que sé de esto. ¿Quiere otra idea?',
  },
  ownNumber: {
    en: 'The doctor or nurse knows the right amount here. Ask them for that number before anything else.',
    es: 'El médico o la enfermera sabe la cantidad que conviene. Pida antes ese número.',
  },
} as const satisfies Readonly<Record<string, Said>>
