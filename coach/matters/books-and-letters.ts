/** Plain questions on reading, letters and where one comes from. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const bookMatters: readonly AnsweredMatter[] = [
  {
    name: 'reading-to-children',
    domain: 'Socialization',
    card: 'S10',
    facts: ['S10'],
    when: namedBy({
      all: [
        '(read|reading|leer|leerles?|leo)',
        '(children|schoolchildren|kids|little ones|school|kindergarten|nin[oa]s|escuela|jardin|pequen[oa]s|hijos de)',
        '(aloud|stories|storys|story|books?|cuentos?|quentos?|voz alta|to|les?|leerles?)',
      ],
      not: 'grand*|niet[oa]s?|good for me|benefi*|conven*|enough|hrs?|help* .. (children|kids)|glasses|lentes|learn to read|never learned|aprend* a leer|went to school|no fui',
    }),
    say: {
      en: 'What a good idea: giving some hours a week goes with well-being and purpose. Today, call the school or the library: “I would like to read to children. Whom do I ask?” They may check who you are.',
      es: 'Qué buena idea: dar unas horas por semana va junto con bienestar y sentido. Hoy, llame a la escuela o la biblioteca: “Quiero leer a los niños. ¿Con quién hablo?”. Quizá pidan sus datos.',
    },
    how: {
      en: [
        'Offer one hour a week, seated, and a first time just to watch.',
        'Choose a short book with big pictures, and read it aloud once at home.',
        'Your own grandchildren count too, by telephone if they are far.',
      ],
      es: [
        'Ofrezca una hora por semana, en una silla, y la primera nada más para mirar.',
        'Elija un libro corto con dibujos grandes y léalo una vez en voz alta en casa.',
        'Sus nietos también cuentan, por teléfono si están lejos.',
      ],
    },
  },
  {
    name: 'library-and-large-print',
    domain: 'Learning',
    card: 'L18',
    facts: ['L18', 'L13'],
    when: namedBy({
      all: [
        '(what about|how about|thinking of|idea|maybe|thought|might|could) ... (library|libary)|(library|libary) (help|bring*)|large (print|letters)|(books?|libary) ... (big|large) (print|letters?)|(que tal|y|idea es|pense en) .. (la )?biblioteca( (que tal|\\.)| $)|(voy|ir|socia) .. (a |de )?la biblioteca|biblioteca .. (lleva|ayudar)|ayudar la biblioteca|letras? grandes?|sin lupa',
      ],
      not: 'computer*|phone|class*|celular|computa*|children|kids|nin[oa]s|screen|pantalla|telefono|movil|tablet|little',
    }),
    say: {
      en: 'Yes, the library is a good place to begin: large print, audio books, often free classes, and people who help in no hurry. Today, call and ask for large print, and whether books are brought home.',
      es: 'Sí, la biblioteca es un buen comienzo: letra grande, audiolibros, a menudo clases gratis, y gente que ayuda sin prisa. Hoy, llame y pregunte por letra grande y si llevan libros a casa.',
    },
    how: {
      en: [
        'Go at a quiet hour, with your glasses, and ask at the desk; that is what they are there for.',
        'Ask: “Is there a reading group, or a class for beginners?”',
        'Print still too small? Ask for an eye check, and try an audio book.',
      ],
      es: [
        'Vaya a una hora tranquila, con sus lentes, y pregunte en el mostrador: para eso están.',
        'Pregunte: “¿Hay grupo de lectura o clase para principiantes?”.',
        '¿Aún le cuesta la letra? Pida una revisión de la vista y pruebe un audiolibro.',
      ],
    },
  },
  {
    name: 'pen-pals',
    domain: 'Socialization',
    card: 'S05',
    facts: ['S14'],
    when: namedBy({
      all: [
        'pen ?(pals?|friends?|frends?)|amig[oa]s? (por|x) (carta|correspondencia)|cartear(me|se|nos)|escribirme cartas|(somebody|someone|anybody) to write letters to|(write|writing|exchange) letters ?(with|to)? .. (somebody|someone|a stranger|anybody)|miss writing letters|letters with (somebody|someone)|cartas (con|a) (alguien|un|una)|escribir(me)? cartas',
      ],
      not: 'doctor|lawyer|abogado',
    }),
    say: {
      en: 'Letters are a lovely way to have company. Begin with somebody known: an old friend, a cousin, somebody from church. Or ask {company} about pen friends. To a stranger, send no money and no address. Today, write five lines.',
      es: 'Las cartas acompañan mucho. Empiece con alguien conocido: una amistad de antes, una prima, alguien de la parroquia. O pregunte a {company} por amigos por carta. A desconocidos, ni dinero ni su dirección. Hoy, escriba cinco líneas.',
    },
    how: {
      en: [
        'Tell one thing of your day, and ask one question.',
        'Hands that hurt? A voice message is a letter too.',
        'Whoever soon speaks of love, money or secrets: stop, and tell somebody you trust.',
      ],
      es: [
        'Cuente una cosa de su día y haga una pregunta.',
        '¿Le duelen las manos? Un mensaje de voz también es carta.',
        'Si alguien habla pronto de amor, dinero o secretos: pare y cuéntelo a quien le tenga confianza.',
      ],
    },
  },
  {
    name: 'family-tree',
    domain: 'Learning',
    card: 'L04',
    facts: ['L04'],
    when: namedBy({
      all: [
        '(family|famly) tree|genealo*|(about|find|trace|tracing) .. (ancestors|forefathers)|who .. (great grandparents|ancestors)|family history|arbol (genealo*|de (la |mi |una? )?familia|familiar)|(saber|buscar|busco) .. .. antepasados|busco a mis antepasados|quien* .. .. (bisabuelos|antepasados)|historia de mi familia',
      ],
      not: 'dementia|alzheimer*|heart|cancer|diabet*|stroke|demencia|corazon|illness|enfermedad*|inherit*',
    }),
    say: {
      en: 'Begin with yourself and go back: your parents, theirs, with names, places and dates. Writing and such pastimes went with less dementia, which is a link, not proof. Today, call the oldest relative and ask one question.',
      es: 'Empiece por usted y vaya hacia atrás: sus padres, los de ellos, con nombres, lugares y fechas. Escribir y esos pasatiempos fueron junto con menos demencia; es un lazo, no una prueba. Hoy, llame a su pariente mayor.',
    },
    how: {
      en: [
        'One sheet for each person: name, born, married, stories.',
        'Write on the back of old photos who it is. Grandchildren like to help.',
        'The library and the parish have old books. Pay no website before somebody you trust has looked.',
      ],
      es: [
        'Una hoja por persona: nombre, cuándo nació, con quién se casó, historias.',
        'Escriba detrás de las fotos quién es. A los nietos les gusta ayudar.',
        'La biblioteca y la parroquia tienen libros viejos. No pague en internet sin que alguien de confianza mire.',
      ],
    },
  },
]
