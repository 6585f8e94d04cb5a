/** What the coach says between two cards. */

import type { Said } from '../cards/card.ts'

/** Sentences by what they are for; `{step}` and `{words}` are filled in. */
export const talkWords = {
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
  thenNotThat: { en: 'Fair enough. Then not that one.', es: 'De acuerdo. Entonces eso no.' },
  /** Beside a step for somebody whose limits a nurse should know. */
  askFirst: {
    en: 'Ask your doctor or nurse what is safe for you before you do more.',
    es: 'Pregunte a su médico o enfermera qué es seguro antes de hacer más.',
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
  /** Asked after a condolence. */
  hardestHour: {
    en: 'Which time of day is hardest now?',
    es: '¿Qué hora del día se le hace más dura?',
  },
  /** Asked where a feeling is told that nothing else answers. */
  areYouSafe: { en: 'That sounds hard. Are you safe?', es: 'Eso suena duro. ¿Está a salvo?' },
  anotherWay: {
    en: 'With what you told me, this suits you better.',
    es: 'Con lo que me contó, esto le va mejor.',
  },
  leftOut: {
    en: 'Fair enough. I will leave that one out.',
    es: 'De acuerdo. Eso lo dejo fuera.',
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
    en: '“{words}”: that is your goal now. Come back and tell me how it went.',
    es: '“{words}”: esa es su meta ahora. Vuelva y cuénteme cómo le fue.',
  },
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
  recalled: { en: 'We were at this:', es: 'Estábamos en esto:' },
  allIKnow: {
    en: 'That is all I know of this one. Would you like another idea?',
    es: 'Es todo lo que sé de esto. ¿Quiere otra idea?',
  },
  ownNumber: {
    en: 'Your own team knows the right amount for you. Ask them for your number.',
    es: 'Su equipo médico sabe la cantidad que le conviene. Pregunte por la suya.',
  },
} as const satisfies Readonly<Record<string, Said>>
