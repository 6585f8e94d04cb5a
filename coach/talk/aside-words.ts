/** What the coach says beside the matter: thanks, leave, small talk, itself, what is not its business. */

import type { Said } from '../text/said.ts'
import { pattern } from '../text/pattern.ts'

/** One way to answer, where the words of the person call for it. */
export interface Aside {
  readonly when: RegExp
  readonly say: Said
}

/** Sentences by what they are for. */
export const asideWords = {
  thanks: {
    en: 'You are welcome. I am glad to help, any time.',
    es: 'Con gusto. Me alegra ayudarle, cuando quiera.',
  },
  goodbye: {
    en: 'Take care. Come back when you like.',
    es: 'Cuídese. Vuelva cuando quiera.',
  },
  /** To a blessing or a good wish. */
  likewise: { en: 'The same to you.', es: 'Igualmente.' },
  /** Said to whoever thanks or leaves and has a goal. */
  yourStep: { en: 'Your step is: {step}', es: 'Su paso es: {step}' },
  smalltalk: {
    en: 'Thank you for telling me. Tell me a little more about it, if you like.',
    es: 'Gracias por contármelo. Cuénteme un poco más, si quiere.',
  },
  /** To what is told then: not everybody who tells something wants help. */
  toldItAll: {
    en: 'Thank you for telling me. Shall we look at what may help, or was it good just to say it?',
    es: 'Gracias por contármelo. ¿Vemos qué puede ayudarle, o le bastaba con contarlo?',
  },
  whoAmI: {
    en: 'I am a computer program, an AI coach. I am not a person, a doctor or a therapist. I help with food, movement, sleep, stress, learning and company.',
    es: 'Soy un programa de computadora, una guía de IA. No soy persona, ni médico, ni terapeuta. Ayudo con comida, movimiento, sueño, estrés, aprender y compañía.',
  },
  outside: {
    en: 'I cannot help with that one. {who} I help with food, movement, sleep, stress, learning and company.',
    es: 'Con eso no puedo ayudar. {who} Ayudo con comida, movimiento, sueño, estrés, aprender y compañía.',
  },
  somebodyElse: {
    en: 'Somebody you trust, or the library, may know.',
    es: 'Quizá sepa alguien de confianza, o la biblioteca.',
  },
  toDoctor: {
    en: 'That is one for your doctor or pharmacist. Please ask them. I help with food, movement, sleep, stress, learning and company.',
    es: 'Eso es para su médico o farmacéutico. Pregúntele, por favor. Ayudo con comida, movimiento, sueño, estrés, aprender y compañía.',
  },
  /** To whoever asks whom to see or call about the matter of the talk. */
  whomToSee: {
    en: 'Start with your doctor or nurse: they know you and can send you on. For help near home, call {company}.',
    es: 'Empiece por su médico o enfermera: ya le conocen y le dirán a quién acudir. Para encontrar ayuda cerca de su casa, llame a {company}.',
  },
  /** Where a message is not understood for the first time, the second and the third. */
  whichOfThese: {
    en: 'I want to be sure I follow. Could you tell me a bit more? Which of these is nearest?',
    es: 'Quiero entenderle bien. ¿Me cuenta un poco más? ¿Cuál de estos se acerca más?',
  },
  /** To whoever presses that none of what was offered is meant. */
  noneOfThem: {
    en: 'All right, none of those. In one sentence, what would you like to do or to know?',
    es: 'Está bien, ninguno. En una frase, ¿qué quisiera hacer o saber?',
  },
  anotherWay: {
    en: 'Let me try another way. Which is nearest?',
    es: 'Probemos de otra manera. ¿Cuál se acerca más?',
  },
  leaveItThere: {
    en: 'I am a program, and I am missing your meaning. Tell me in a few words, or leave it there. I am here.',
    es: 'Soy un programa y no le estoy siguiendo. Dígamelo en pocas palabras, o lo dejamos ahí. Aquí estoy.',
  },
  noSource: {
    en: 'I have no good source on just that. Your doctor, a nurse or the library may. Which of these is nearest to it?',
    es: 'No tengo una buena fuente sobre eso en concreto. Quizá sepa su médico, una enfermera o la biblioteca. ¿Cuál de estos se acerca más?',
  },
  /** Over an answer that may not be to what was asked. */
  nearestIs: {
    en: 'I am not sure that I have just that. This is the nearest I know:',
    es: 'No sé si tengo justo eso. Esto es lo más cercano que sé:',
  },
  whichIsHardest: { en: 'Which is hardest now?', es: '¿Qué es lo más difícil ahora?' },
  whichStep: {
    en: 'Which step do you mean? Tell me what it is about.',
    es: '¿Qué paso dice? Cuénteme de qué se trata.',
  },
  startHere: { en: 'Start with this one first.', es: 'Empiece por esto primero.' },
  /** What was said in this talk. */
  youAsked: { en: 'You asked: “{words}”.', es: 'Usted preguntó: “{words}”.' },
  youTold: { en: 'You told me: “{words}”.', es: 'Me contó: “{words}”.' },
  youChose: { en: 'You chose: {words}', es: 'Usted eligió: {words}' },
  iSaid: { en: 'I said: {words}', es: 'Yo le dije: {words}' },
  isThatRight: { en: 'Is that right?', es: '¿Es así?' },
  notToldYet: {
    en: 'You have not told me that yet. I know of this talk alone. What was it about?',
    es: 'Eso todavía no me lo ha contado. Solo sé de esta conversación. ¿De qué se trataba?',
  },
  tellDoctor: {
    en: 'Thank you for telling me. That belongs with your doctor or nurse: tell it in these same words, today if it is new or worse. Shall we look at something else meanwhile?',
    es: 'Gracias por contármelo. Eso es para su médico o enfermera: dígalo con estas mismas palabras, hoy mismo si es nuevo o va a peor. ¿Vemos otra cosa mientras tanto?',
  },
  glad: { en: 'I am glad.', es: 'Me alegro.' },
  gladSafe: {
    en: 'I am glad. Do you want to tell me more, or shall we find something gentle?',
    es: 'Me alegro. ¿Quiere contarme más, o buscamos algo suave?',
  },
} as const satisfies Readonly<Record<string, Said>>

/** Talk for company's sake; what fits none gets {@link asideWords.smalltalk}. */
export const smallTalk: readonly Aside[] = [
  {
    when: pattern(
      '(god |lord )?bless (you|me)|(dios|la virgen) (le|te|me la|me lo|la|lo) (bendiga|pague|cuide|acompane)|bendicion*',
    ),
    say: {
      en: 'Thank you, and the same to you. What is on your mind today?',
      es: 'Gracias, e igualmente. ¿De qué quiere hablar hoy?',
    },
  },
  {
    when: pattern(
      '^ (\\. )*(ok |okay |well |bueno )?(how (are you|do you do|is it going|are things|have you been)|hows (it going|things)|you (ok|all right|alright|well)|como (esta|estas|le va|te va|anda|andas)|que tal|y usted|y tu)',
    ),
    say: {
      en: 'I am a program, so I am always well. It is kind of you to ask. How are you today?',
      es: 'Soy un programa, así que siempre estoy bien. Qué amable por preguntar. ¿Y usted, cómo está hoy?',
    },
  },
  {
    when: pattern(
      '^ (\\. )*(hello|hi|hiya|hey|howdy|good (morning|afternoon|evening|day)|greetings|morning|evening|hola|buen(os|as)? (dias|tardes|noches|dia)|buenas|saludos)',
    ),
    say: {
      en: 'Hello, it is good to hear from you. I am an AI coach, a program. What is on your mind today?',
      es: 'Hola, qué gusto. Soy una guía de IA, un programa. ¿De qué quiere hablar hoy?',
    },
  },
  {
    when: pattern('(joke|jokes|riddle|make me laugh|chiste*|broma|adivinanza)'),
    say: {
      en: 'Here is a small one. Why did the pillow see a coach? It was feeling down. Do you know a better one?',
      es: 'Va uno corto. ¿Qué le dijo la almohada a la guía? “Hoy me siento aplastada”. ¿Se sabe usted uno mejor?',
    },
  },
  {
    when: pattern(
      '(oops|whoops|my mistake|never ?mind (\\. )*$|wrong (button|key|one|window)|by (mistake|accident)|did not mean|ignore (that|me)|perdon|me equivoque|sin querer|ups)',
    ),
    say: {
      en: 'No harm done. Take your time. What would you like to ask?',
      es: 'No pasa nada. Tómese su tiempo. ¿Qué quería preguntar?',
    },
  },
  {
    when: pattern(
      '(you are|youre|arent you|what a|eres|usted es|es usted) .. (sweet|kind|nice|lovely|funny|clever|smart|wonderful|dear|good|helpful|best|great|treasure|amable|lind*|buen*|list*|maravill*|simpatic*|genial)',
    ),
    say: {
      en: 'That is kind of you to say. I am a program, and I am glad to help. How is your day going?',
      es: 'Qué amable. Soy un programa, y me alegra ayudar. ¿Cómo va su día?',
    },
  },
  {
    when: pattern(
      '((?<!nearly |almost |laugh*[a-z ]*)died|passed away|lost|buried|funeral|miss (him|her|them|my)|sad|(so|very) hard|muy dur[oa]s?|pesan|dificil*|grave|jail|prison|accident|in hospital|robbed|stole*|divorc*|(is|was|got|very|so) (sick|ill)|carcel|pres[oa]|accidente|hospital|internad[oa]|robo|robaron|divorci*|enferm[oae]*|murio|fallecio|perdi|entierro|extrano|triste)',
    ),
    say: {
      en: 'I am sorry to hear that. Thank you for telling me. Would you like to say more about it?',
      es: 'Lo siento. Gracias por contármelo. ¿Quiere decirme algo más?',
    },
  },
  {
    when: pattern(
      '(i|we|he|she|my (husband|wife|father|mother) and i) used to|those were .. (days|times|years)|(solia|soliamos|ibamos|bailabamos|cantabamos)|aquellos (tiempos|anos|dias)|que tiempos',
    ),
    say: {
      en: 'What a good thing to remember. What do you miss most about it?',
      es: 'Qué bonito recuerdo. ¿Qué es lo que más extraña de aquello?',
    },
  },
  {
    when: pattern(
      '(laugh*|giggl*|funny|hilarious|haha*|ha ha|jaja*|je je|lol|stitches|risa|reimos|chistos*|gracios*)',
    ),
    say: {
      en: 'That made me smile, as far as a program can. A good laugh lifts the day. What else is new?',
      es: 'Qué gracia, hasta donde un programa puede reír. Reír alegra el día. ¿Qué más hay de nuevo?',
    },
  },
  {
    when: pattern(
      '(rain*|sun|sunny|snow*|wind*|storm*|weather|cold|hot|warm|foggy|lluev*|llov*|sol|nieve|viento|tormenta|frio|calor)',
    ),
    say: {
      en: 'The weather does set the day. How are you spending yours?',
      es: 'El tiempo marca el día. ¿Y usted, cómo pasa el suyo?',
    },
  },
  {
    when: pattern(
      '(cat|cats|dog|dogs|puppy|kitten|budgie|parrot|canary|bird|birds|robin|gato*|gata*|perr[oa]*|perrit*|pajar*|loro|canari*)',
    ),
    say: {
      en: 'Animals are good company. That sounds lovely. What does yours get up to?',
      es: 'Los animales acompañan mucho. Qué bonito. ¿Qué hace de las suyas?',
    },
  },
  {
    when: pattern(
      '(grand*|daughter|son|wedding|birthday|party|holiday|anniversary|baby|visit*|garden|roses|baked|dance*|dancing|song|nieto*|nieta*|hij[oa]*|boda|cumple*|fiesta|visita*|jardin|bail*|cancion)',
    ),
    say: {
      en: 'That sounds lovely, and it is nice to hear. What was the best part?',
      es: 'Qué bonito, y qué gusto leerlo. ¿Qué fue lo mejor?',
    },
  },
]

/** Who can be asked about what is not the coach's business; what fits none gets {@link asideWords.somebodyElse}. */
export const whoElse: readonly Aside[] = [
  {
    when: pattern(
      '(bill*|tax*|pension|benefit*|social security|medicare|medicaid|insurance|money|bank*|loan*|mortgage|recibo*|factura*|impuesto*|seguro*|dinero|banco*|prestamo*|hipoteca)',
    ),
    say: {
      en: 'Your local agency on aging, or a citizens’ advice office, can.',
      es: 'Pregunte en la oficina local para mayores o de atención al ciudadano.',
    },
  },
  {
    when: pattern(
      '(law(s|yer*|suit*)?|legal*|(a|my|his|her|our|their|the|last) will(?! (not|be|have|do|go))|court|landlord|lease|divorce|abogad*|testamento|juez|juzgado|herencia|divorcio)',
    ),
    say: { en: 'Legal aid can.', es: 'Pregunte en la ayuda legal gratuita.' },
  },
  {
    when: pattern(
      '(computer|phone|tablet|wifi|printer|password|app|laptop|television|tv|remote|computadora|ordenador|celular|movil|impresora|contrasena|tele|televisor)',
    ),
    say: {
      en: 'The library often helps with gadgets.',
      es: 'En la biblioteca suelen ayudar con los aparatos.',
    },
  },
  {
    when: pattern(
      '(fix*|mend*|repair*|leak*|boiler|tap|roof|car|plumb*|price*|buy|sell|arregl*|repar*|gotea|grifo|llave|techo|coche|carro|precio*|compr*|vend*)',
    ),
    say: {
      en: 'A tradesperson you trust can.',
      es: 'Pregunte a un técnico de confianza.',
    },
  },
  {
    when: pattern(
      '(taxi|cab|flight*|hotel*|train|ticket*|book|bus|vuelo*|boleto*|pasaje*|tren|reserv*|autobus)',
    ),
    say: {
      en: 'The company itself takes bookings by telephone.',
      es: 'La propia compañía toma reservas por teléfono.',
    },
  },
  {
    when: pattern(
      '(news|election*|president|football|soccer|baseball|score of|match|lottery|weather|noticias|elecciones|presidente|futbol|partido|loteria|clima)',
    ),
    say: { en: 'The radio or a newspaper can.', es: 'La radio o el periódico lo dicen.' },
  },
  {
    when: pattern(
      '(pray*|bible|church|god|priest|minister|rabbi|mass|rezo|biblia|iglesia|dios|cura|pastor|misa)',
    ),
    say: { en: 'Your own minister can.', es: 'Pregunte en su iglesia o comunidad.' },
  },
]
