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
  es: '¿Cuál de estas le serviría más ahora?',
}

/** A detail, and what is said to it; in a mood without a line of its own, that of `plain`. */
export interface Detail {
  readonly when: RegExp
  /** Where it is all that is told, and no word of it is of anything else: always, or where no card is open. */
  readonly isWhole?: 'always' | 'without-card'
  readonly say: Readonly<Partial<Record<Mood, Line>>>
}

const span =
  '(days?|weeks?|months?|years?|ages|dias?|semanas?|meses|mes|anos?|mucho( tiempo)?|rato|tiempo)'

/** To how long it has been so. */
const since: Detail['say'] = {
  body: line(
    'Since when it is so is the first thing that a doctor asks. Tell them that, and whether it is getting worse. If it does so fast, or you feel ill with it, call today.',
    'Desde cuándo es lo primero que pregunta un médico. Dígale eso, y si va a más. Si empeora rápido, o se siente mal con ello, llame hoy.',
    which,
  ),
  sad: line(
    'Such a time counts, and there is no date by which it must be easier.',
    'Ese tiempo cuenta, y no hay fecha en que tenga que doler menos.',
    { en: 'How is it for you now?', es: '¿Cómo lo lleva ahora?' },
  ),
  glad: line('That is something; keep it up.', 'Eso ya es algo; siga así.', {
    en: 'How does it feel?',
    es: '¿Cómo se siente con eso?',
  }),
  plain: line('That is good to know.', 'Eso ayuda saberlo.', which),
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
        'Then please tell your doctor so: how often it comes, and since when.',
        'Entonces dígaselo así a su médico: cada cuánto le pasa y desde cuándo.',
        which,
      ),
      sad: line('I hear you.', 'Le escucho.', {
        en: 'Which part of it weighs most? Tell me, or choose one of these.',
        es: '¿Qué es lo que más pesa? Cuéntemelo, o elija una de estas.',
      }),
      plain: line('I see.', 'Entiendo.', which),
    },
  },
  {
    when: pattern('^ (\\. )*(my name is|me llamo|mi nombre es|yo soy) [a-z]+( [a-z]+)? (\\. )*$'),
    isWhole: 'always',
    say: {
      plain: line(
        'A good name; thank you for telling me.',
        'Bonito nombre, gracias por decírmelo.',
        which,
      ),
    },
  },
  {
    when: pattern(
      '^ (\\. )*(and |y )?(i am|i will be|tengo|ya tengo|cumplo|voy a cumplir) [0-9]+( years old| now| ya| anos)? (\\. )*$',
    ),
    isWhole: 'always',
    say: { plain: line('Thank you, that is good to know.', 'Gracias, es bueno saberlo.', which) },
  },
  {
    when: pattern(
      `^ (\\. )*(it is |about |almost |nearly |over |casi |unos |unas |como |ya )*[a-z0-9]+ (days|weeks|months|years|dias|semanas|meses|anos)( (now|already|ya))? (\\. )*$`,
    ),
    isWhole: 'without-card',
    say: since,
  },
  {
    when: pattern('^ (\\. )*(no|nope|not really|no mucho|la verdad no) (\\. )*$'),
    say: {
      plain: line('That is all right.', 'No pasa nada.', {
        en: 'Which of these is nearer to what you need?',
        es: '¿Cuál de estas se acerca más a lo que necesita?',
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
        'Having nobody for it makes it harder; one person is enough to begin with.',
        'No tener con quién lo hace más difícil; para empezar basta una persona.',
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
        'In a small place, ask at the town hall, the church, the clinic or the shop: somebody there knows who meets, and where. Much also goes by telephone or video.',
        'En un lugar pequeño, pregunte en el ayuntamiento, la iglesia, el centro de salud o la tienda: allí alguien sabe quién se reúne y dónde. También hay mucho por teléfono o por video.',
        which,
      ),
    },
  },
  {
    when: pattern(
      '(they|he|she|my [a-z]+) (all )?(live|lives|moved|is|are) ... (far|abroad|another|overseas|away)|(vive|viven|esta|estan|se fue|se fueron) .. (lejos|otro|otra|extranjero|fuera)',
    ),
    say: {
      plain: line(
        'Distance is hard, and it is no lack of love.',
        'La distancia cuesta, y no es falta de cariño.',
        which,
      ),
    },
  },
  {
    when: pattern(
      '(always|used to|would have) (wanted|loved|liked|dreamed)|i (used to|once) [a-z]+|siempre quise|me (gustaba|encantaba)|(antes|de joven) (yo )?[a-z]+(aba|ia)',
    ),
    say: {
      sad: line('It is right to miss that.', 'Es natural echarlo de menos.', {
        en: 'What was the best of it?',
        es: '¿Qué era lo mejor?',
      }),
      plain: line(
        'That can still have its place, if in a smaller way.',
        'Eso todavía puede tener su lugar, aunque sea en pequeño.',
        {
          en: 'What would be the least of it that you would like this week?',
          es: '¿Qué pedacito de eso le gustaría tener esta semana?',
        },
      ),
    },
  },
  {
    when: pattern(
      'never (did|done|tried|had|learned|learnt|went|been|have)|i never have|nunca( lo| la)? (he|hice|probe|aprendi|fui|sali|tuve)|(first|primera) (time|vez)',
    ),
    say: {
      plain: line(
        'Then you begin as everybody once did: with a little, slowly, and with somebody near the first time.',
        'Entonces empieza como empezó todo el mundo: con poco, despacio y con alguien cerca la primera vez.',
        which,
      ),
    },
  },
  {
    when: pattern(
      '(do|does) not (feel like|fancy|want to)( it| going| that)?|(am|feel) not in the mood|no (tengo|me dan) ganas|no me (apetece|nace|provoca)|sin ganas',
    ),
    say: {
      plain: line('You need not.', 'No tiene que hacerlo.', {
        en: 'Is it that you are tired, or does something weigh on you?',
        es: '¿Es cansancio, o hay algo que le pesa?',
      }),
    },
  },
  {
    when: pattern(
      '(i|we) (like|love|loved|prefer|enjoy*|adore)|(especially|mostly|mainly)(?! (when|if|at|in|on|after|before|with|because))|my favou?rite*|me (gusta*|encanta*|fascina*)|prefiero|(sobre todo|mas que nada)(?! (cuando|si|en|al|a|de|por|con|las?|los|despues|antes))',
    ),
    say: {
      plain: line(
        'Then begin just there: a little of it today, and tell somebody of it.',
        'Entonces empiece justo por ahí: un poquito hoy, y cuénteselo a alguien.',
        { en: 'What do you like best about it?', es: '¿Qué es lo que más le gusta de eso?' },
      ),
    },
  },
]

/** What is told in none of these ways, by the mood of the talk. */
export const otherwise: Readonly<Partial<Record<Mood, Line>>> = {
  body: line(
    'That is worth telling your doctor, in just these words.',
    'Eso vale la pena decírselo a su médico, con estas mismas palabras.',
    which,
  ),
  sad: line('Thank you for telling me; I am listening.', 'Gracias por contármelo; le escucho.', {
    en: 'Which part of it weighs most? Tell me, or choose one of these.',
    es: '¿Qué es lo que más pesa? Cuéntemelo, o elija una de estas.',
  }),
  glad: line('That is lovely to read.', 'Qué gusto leerlo.', {
    en: 'Who else would be glad to hear it?',
    es: '¿A quién más le alegraría saberlo?',
  }),
}

/** To a name. */
export const nameLine: Line = line('{name}: what a good name.', '{name}: qué bonito nombre.', {
  en: 'What do you like best about {name}?',
  es: '¿Qué es lo que más le gusta de {name}?',
})
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
