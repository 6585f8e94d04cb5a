/** What is said to a detail that is told in a few words, by what it is and what the talk is on. */

import { pattern } from '../text/pattern.ts'
import type { Said } from '../text/said.ts'

/** What the talk is on, which says how a detail is met. */
export type Mood = 'body' | 'sad' | 'glad' | 'plain'

/** What is said to a detail, and what is asked where nothing comes after it. */
export interface Line {
  readonly say: Said
  readonly ask?: Said
}

const line = (en: string, es: string, ask?: Said): Line => ({
  say: { en, es },
  ...(ask && { ask }),
})

const which: Said = {
  en: 'Which of these would help most now?',
  es: '¿Cuál de estas opciones le ayudaría más ahora?',
}

/** A detail, and what is said to it; in a mood without a line of its own, that of `plain`. */
export interface Detail {
  readonly when: RegExp
  /** Where it is all that is told, and no word of it is of anything else: always, or where no card is open. */
  readonly isWhole?: 'always' | 'without-card'
  /** Whoever says so wants no more of the answer. */
  readonly isEnough?: true
  readonly say: Readonly<Partial<Record<Mood, Line>>>
}

const span =
  '(days?|weeks?|months?|years?|ages|dias?|semanas?|meses|mes|anos?|mucho( tiempo)?|rato|tiempo)'

/** What is told in none of these ways, by the mood of the talk. */
export const otherwise: Readonly<Partial<Record<Mood, Line>>> = {
  body: line(
    'That is worth telling your doctor, in just these words.',
    'Vale la pena decirle eso a su médico, con esas mismas palabras.',
    which,
  ),
  sad: line('Thank you for telling me; I am listening.', 'Gracias por contármelo; le escucho.', {
    en: 'What weighs on you most? Tell me, or choose one of these.',
    es: '¿Qué es lo que más le pesa? Cuéntemelo, o elija una de estas opciones.',
  }),
  glad: line('Thank you for sharing that with me.', 'Gracias por compartirlo conmigo.', {
    en: 'How do you feel about it?',
    es: '¿Cómo se siente con eso?',
  }),
}

/** To how long it has been so. */
const since: Detail['say'] = {
  body: line(
    'A doctor will ask when it began, and whether it is getting worse. If it gets worse fast, or you feel ill with it, call today. If you feel very ill, call {emergency}.',
    'El médico le preguntará desde cuándo lo tiene y si va a peor. Si empeora rápido, o se siente mal, llame hoy. Si se siente muy mal, llame a {emergency}.',
    which,
  ),
  sad: line(
    'That time counts, and there is no date by which it has to hurt less.',
    'Ese tiempo cuenta, y no hay fecha en que tenga que doler menos.',
    { en: 'How is it for you now?', es: '¿Cómo lo lleva ahora?' },
  ),
  glad: line('That is something; keep it up.', 'Eso ya es mucho; siga así.', {
    en: 'How does it feel?',
    es: '¿Cómo se siente con eso?',
  }),
  plain: line('Thank you for telling me.', 'Gracias por contármelo.', which),
}

/** The first that fits is taken. */
export const details: readonly Detail[] = [
  {
    when: pattern(
      '^ (\\. )*(oh |ay )?(i am )?(so |very )?(sorry|perdon*|disculp*|lo siento)( for that| mucho)? (\\. )*$',
    ),
    isWhole: 'always',
    say: {
      plain: line('There is nothing to be sorry for.', 'No hay nada que perdonar.', which),
    },
  },
  {
    when: pattern(
      '^ (\\. )*(yes|yeah|yep|indeed|exactly|si|asi es|eso|exacto|claro)( \\.)?( (every|each) [a-z]+| a lot| (todos|todas) (los|las) [a-z]+| mucho)? (\\. )*$',
    ),
    say: {
      body: line(
        'Then please tell your doctor just that: how often it comes, and since when.',
        'Entonces dígaselo así a su médico: cada cuánto le pasa y desde cuándo.',
        which,
      ),
      sad: line('I hear you.', 'Le escucho.', {
        en: 'What weighs on you most? Tell me, or choose one of these.',
        es: '¿Qué es lo que más le pesa? Cuéntemelo, o elija una de estas opciones.',
      }),
      plain: line('I see.', 'Entiendo.', which),
    },
  },
  {
    when: pattern('^ (\\. )*(my name is|me llamo|mi nombre es) [a-z]+( [a-z]+)? (\\. )*$'),
    isWhole: 'always',
    say: {
      plain: line('Thank you for telling me.', 'Gracias por decírmelo.', which),
    },
  },
  {
    when: pattern(
      '^ (\\. )*(and |y )?(i am|i will be|tengo|ya tengo|cumplo|voy a cumplir) [0-9]+( years old| now| ya| anos)? (\\. )*$',
    ),
    isWhole: 'always',
    say: {
      ...otherwise,
      plain: line('Thank you, that is good to know.', 'Gracias, es bueno saberlo.', which),
    },
  },
  {
    when: pattern(
      `^ (\\. )*(it is |about |almost |nearly |over |casi |unos |unas |como |ya )*[a-z0-9]+ (days|weeks|months|years|dias|semanas|meses|anos)( (now|already|ya))? (\\. )*$`,
    ),
    isWhole: 'without-card',
    say: since,
  },
  {
    when: pattern(
      '(just|only|good|enough) ((i )?(wanted|want|needed|need) )?to (say|tell|talk|share|chat|vent)|off my chest|(solo|nada mas) ((queria|quiero|necesitaba) )?(decirlo|contarlo|contar|hablar|platicar)|desahog*|(basta|bastaba) con (contarlo|decirlo|eso)|con (contarlo|decirlo|eso) (me )?(basta|bastaba)',
    ),
    isWhole: 'always',
    isEnough: true,
    say: {
      plain: line(
        'I am glad you did. I am here whenever you want to tell more.',
        'Qué bueno que lo contó. Aquí estoy cuando quiera contar más.',
      ),
    },
  },
  {
    when: pattern('^ (\\. )*(no|nope|not really|no mucho|la verdad no) (\\. )*$'),
    say: {
      plain: line('That is all right.', 'No pasa nada.', {
        en: 'Which of these is nearer to what you need?',
        es: '¿Cuál de estas opciones se acerca más a lo que necesita?',
      }),
    },
  },
  {
    when: pattern(
      `(since|for|been) ... (${span}|yesterday|last [a-z]+|[a-z]+day)|${span} ago|all my life|(had|known|married|together|alone) .. [a-z0-9]+ ${span}|desde (ayer|anoche|hace|siempre|que|el|la)|(hace|llevo|llevamos|son|fueron) ... ${span}|toda (la|mi) vida|(every|each) (single )?(day|night|morning|evening|week|time)|(todos|todas) l[ao]s [a-z]+|cada [a-z]+|^ (\\. )*(for |about |casi |unos )?[a-z0-9]+ (and [a-z]+ |y [a-z]+ )?(years|months|weeks|anos|meses|semanas) (\\. )*$`,
    ),
    say: since,
  },
  {
    when: pattern(
      '(with|for|to|con|para|a) nobody|nobody (to|else|around|there|wants)|(do not|did not|hardly) know (anyone|anybody)|no one to|no (tengo|hay|conozco a?) ?(a )?(con )?(nadie|quien)|sin nadie',
    ),
    say: {
      plain: line(
        'I am sorry; it is harder with nobody near. To begin, one person is enough.',
        'Lo siento; cuesta más sin nadie cerca. Para empezar, basta una persona.',
        which,
      ),
    },
  },
  {
    when: pattern(
      '(in|from|on) (a|the) (small |little )?(village|country|countryside|hamlet|small town|farm)|(en|de) (un|el) (pueblo|pueblito|campo|rancho|caserio)',
    ),
    say: {
      plain: line(
        'In a small place, ask at the town hall, the church, the clinic or the shop: somebody there may know what groups meet, and where. You can also do a lot by phone or video.',
        'En un lugar pequeño, pregunte en la municipalidad, la iglesia, el centro de salud o la tienda: allí alguien puede saber qué grupos se reúnen y dónde. También hay mucho por teléfono o por video.',
        which,
      ),
    },
  },
  {
    when: pattern(
      '(they|he|she|my [a-z]+) (all )?(live|lives|moved|is|are) ... (far|abroad|another|overseas|away)|(vive|viven|esta|estan|se fue|se fueron) .. (lejos|(a|en) otr[oa] (pais|ciudad|estado)|extranjero|fuera)',
    ),
    say: {
      plain: line(
        'Distance is hard. It need not mean a lack of love.',
        'La distancia cuesta. No tiene por qué ser falta de cariño.',
        which,
      ),
    },
  },
  {
    when: pattern(
      '(always|used to|would have) (wanted|loved|liked|dreamed)|i (used to|once) [a-z]+|siempre quise|me (gustaba|encantaba)|(antes|de joven) (yo )?[a-z]+(aba|ia)',
    ),
    say: {
      sad: line('It is natural to miss what was good.', 'Es natural extrañar lo que fue bueno.', {
        en: 'What was the best of it?',
        es: '¿Qué era lo mejor?',
      }),
      plain: line(
        'Something good from before can still have a place, even a small one.',
        'Algo bueno de antes todavía puede tener su lugar, aunque sea pequeño.',
        {
          en: 'What good thing from then would you like this week, however small?',
          es: '¿Qué cosa buena de entonces le gustaría tener esta semana, aunque sea pequeña?',
        },
      ),
    },
  },
  {
    when: pattern(
      'never (did|done|tried|had|learned|learnt|went|been|have)|i never have|nunca( lo| la)? (he|hice|probe|aprendi|fui|sali|tuve)|(first|primera) (time|vez)',
    ),
    say: {
      ...otherwise,
      plain: line(
        'Thank you for telling me. Anything new can begin with a little, slowly, and with somebody near.',
        'Gracias por contármelo. Todo lo nuevo puede empezar con poco, despacio y con alguien cerca.',
        which,
      ),
    },
  },
  {
    when: pattern(
      '(do|does) not (feel like|fancy|want to)( it| going| that)?|(am|feel) not in the mood|no (tengo|me dan) ganas|no me (apetece|nace|provoca)|sin ganas',
    ),
    say: {
      body: line(
        'It is all right to feel so. Still, please let the doctor look at it.',
        'Se entiende. Aun así, deje que el médico lo vea.',
        which,
      ),
      plain: line('You do not have to.', 'No tiene que hacerlo.', {
        en: 'Are you tired, or is something weighing on you?',
        es: '¿Es cansancio, o hay algo que le pesa?',
      }),
    },
  },
  {
    when: pattern(
      '(i|we) (like|love|enjoy*|adore)(?! (him|her|them))|(especially|mostly|mainly)(?! (when|if|at|in|on|after|before|with|because))|my favou?rite*|me (gusta*|encanta*|fascina*)|prefiero|(sobre todo|mas que nada)(?! (cuando|si|en|al|a|de|por|con|las?|los|despues|antes))',
    ),
    say: {
      ...otherwise,
      plain: line(
        'Thank you for telling me; what you like matters.',
        'Gracias por contármelo; lo que le gusta importa.',
        { en: 'Would you like to tell me more?', es: '¿Quiere contarme más?' },
      ),
    },
  },
]

/** To a name. */
export const nameLine: Line = line(
  '{name}: thank you for telling me the name.',
  '{name}: gracias por decirme el nombre.',
  {
    en: 'Would you like to tell me more about {name}?',
    es: '¿Quiere contarme más de {name}?',
  },
)
/** To that of somebody who is gone. */
export const nameOfLost: Line = line(
  '{name}. Thank you for telling me the name.',
  '{name}. Gracias por decirme el nombre.',
  { en: 'What do you like to remember most?', es: '¿Qué le gusta recordar más?' },
)

/** All that is said to a detail, less what names it. */
export const toldDetailWords: readonly Said[] = [
  ...details.flatMap(({ say }) => Object.values(say)),
  ...Object.values(otherwise),
].map(({ say }) => say)
