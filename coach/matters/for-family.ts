/** Plain questions of family and neighbors about somebody else: the phone, going out again, the same question, a knock on the door. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const familyMatters: readonly AnsweredMatter[] = [
  {
    name: 'teach-them-the-phone',
    domain: 'Learning',
    card: 'L18',
    facts: [],
    when: namedBy({
      all: [
        '({kin}|him|her|he|she)',
        '(teach|show|learn|explain|get (him|her)|help (him|her|my)|ensen*|aprend*|explic*|(le|lo|la) ayudo)',
        '(video*|smart ?phone|cell ?phone|mobile|iphone|ipad|tablet|whatsapp|facetime|zoom|the phone|celular|telefono|tableta|videollamada*)',
      ],
      not: '(teach|show) me|i (do not|can not) (know|use|work)|(he|she|they) (wants?|tries|try) to (teach|show) me|me ensen*|no se usar|scam*|estaf*|engan*|money|dinero|bank*|banco|codes?|gift cards?|transfer*|pension|news|noticias|biopsy|squint*|see it|(picture|image) of|no se (la|lo) ve|zoom he|(where|who) .. (lessons?|class*|beginners|teach)|lessons?|donde|adonde|quien|watching|disasters?|schoolfriends?',
    }),
    say: {
      en: 'Teach one thing at a time, and stop while it still goes well: ten minutes is plenty. Let their finger do it, never yours. Today, only answering a call. Then write that one step in big letters beside the phone.',
      es: 'Enseñe una sola cosa por vez, y pare mientras va bien: diez minutos bastan. Que lo haga su dedo, no el de usted. Hoy, solo contestar una llamada. Luego escriba ese paso en letra grande junto al teléfono.',
    },
    how: {
      en: [
        'Turn on big letters and a loud ring, and leave only the two or three buttons they need on the screen.',
        'You call first, from the next room. They answer, over and over, the same way each time.',
        'Hard of hearing? Turn on captions, and sit where they see your mouth.',
      ],
      es: [
        'Ponga letra grande y timbre fuerte, y deje en la pantalla solo los dos o tres botones que necesita.',
        'Llame usted primero, desde el cuarto de al lado. Que conteste varias veces, siempre igual.',
        '¿Oye poco? Ponga subtítulos y siéntese donde le vea la boca.',
      ],
    },
  },
  {
    name: 'gone-quiet-since-loss',
    domain: 'Socialization',
    card: 'S13',
    facts: [],
    when: namedBy({
      all: [
        '(mother|father|grandma|grandpa|aunt|uncle|sister|brother|parents?|in law|neighbou?r|mama|papa|madre|padre|abuel[oa]|ti[oa]|suegr[oa]|herman[oa]|vecin[oa])',
        '(died|dies|passed( away)?|death|widow*|buried|funeral|lost (her|his|my|our|dad|mum|mom|father|mother)|murio|fallecio|falto|viud[oa]|enviudo|perdio a)',
        '(stopped|will not|does not|hardly|never|no longer|given up|gave up|quit|just sits?|sits (all|by|in)|shut|dejo de|ya no|no (sale|quiere|va)|casi no)',
        '(goes|going|go|leave*|out|choir|church|club|coffee morning|bingo|class|friends|flat|house|sits?|sale|salir|iglesia|misa|coro|club|amig[oa]s|casa|encerrad[oa])',
      ],
      not: 'eat*|cook*|toast|meals?|come|comer|cocin*|comida|my (late )?(husband|wife)|mi (espos[oa]|marido|mujer|viej[oa])|i (have )?(just |only |mostly |hardly )?(sit|quit|stopped|given|never|hardly|do not)|gave .. away|razor|gun|pills|regal(o|ando)|navaja|pistola|(ya no|no) (salgo|quiero|voy)|dementia|demencia|alzheimer*|memory care|dog|perr[oa]|perrit[oa]|bed|bedroom|sofa|recliner|cama|lorazepam|pills?|shy|unica',
    }),
    say: {
      en: 'Going back to a place that was theirs together hurts, so do not push; go along. Say: “I miss them too. I will come with you on Wednesday, and we leave when you like.”',
      es: 'Volver a un lugar que era de los dos duele, así que no empuje: acompañe. Diga: “Yo también le extraño. El miércoles voy contigo, y nos vamos cuando quieras”.',
    },
    how: {
      en: [
        'Far away? Ask one friend from there to call at the door, not to phone.',
        'Pick another seat, or another day than before.',
        'Not washing, hardly eating, or no wish to live? Call their doctor today; for a wish to die {crisis}.',
      ],
      es: [
        '¿Vive lejos? Pida a alguien de allí que pase por la puerta, no que llame.',
        'Elijan otro asiento, u otro día que antes.',
        '¿No se baña, casi no come o no quiere vivir? Llame hoy a su médico; si quiere morir, a {crisis}.',
      ],
    },
  },
  {
    name: 'lonely-neighbor',
    domain: 'Socialization',
    card: 'S18',
    facts: [],
    when: namedBy({
      all: [
        '(neighbou?rs?|next door|across the (road|street|hall)|vecin[oa]s?|de al lado|de enfrente)',
        '(he|she|his|her|him|himself|herself|(old|elderly) (man|lady|gentleman)|neighbou?r (is|was|has|lost|never|does)|mi vecin[oa]|la vecina|el vecino)',
        '(lonely|alone|on (his|her) own|by (himself|herself)|never (goes|leaves|see*)|has not (left|been)|hardly|only person|since (his|her) .. died|sol[oa]|a solas|no sale|casi no)',
        '(pushy|how (do|can|could|should) i|what (do|can|could|should) i|should i|help|company|knock|intrud*|bother|como|que (hago|puedo|le)|debo|ayud*|acompan*|molest*)',
      ],
      not: 'i am (so )?(lonely|alone)|i (have|know) (nobody|no neighbou?rs)|my neighbou?rs? (hits?|shouts?|steals?)|noise|loud|ruido|dementia|demencia|smell|fell|floor|suelo|cayo|estoy sol[oa]|me siento sol[oa]|hablo|salgo|como con|church|choir|coro|vitamin*|impose|lewy|husbands|mi (mama|papa|madre|padre|abuel[oa])|my (mother|father|aunt|uncle|grand*)|dead|muert[oa]|call(s|ing) for help|(doorbell|the bell)|milk (is|outside|bottle*)|(two|three|four|five|several|[0-9]+) days|mail (is |has )?(piling|since)|muddled|in this heat|timbre|(dos|tres|cuatro|cinco|varios|[0-9]+) dias|confundid[oa]|pide ayuda',
    }),
    say: {
      en: 'Ask for something small rather than offer help: “Could you keep this parcel?” or “I made too much soup.” Two minutes at the door, then go. Again next week. Today, choose your reason to knock.',
      es: 'Pida algo pequeño en vez de ofrecer ayuda: “¿Me guarda este paquete?” o “Me sobró sopa”. Dos minutos en la puerta, y váyase. Otra vez a la semana. Hoy, elija con qué va a tocar.',
    },
    how: {
      en: [
        'Hard of hearing? Stand in the light, face them, and bring a note with your name and number.',
        'No answer? Leave the note, and try another hour.',
        'Not seen for days, mail piling up, or a thin and muddled look: call their family, or {emergency} if nobody opens.',
      ],
      es: [
        '¿Oye poco? Póngase con luz, de frente, y lleve una nota con su nombre y teléfono.',
        '¿No abre? Deje la nota y pruebe a otra hora.',
        '¿Días sin verle, cartas acumuladas, o está flaco y confuso? Llame a su familia, o a {emergency} si nadie abre.',
      ],
    },
  },
  {
    name: 'same-question-again',
    domain: 'Stress',
    card: 'T10',
    facts: [],
    when: namedBy({
      all: [
        '({kin}|him|her|he|she|ella|el|me)',
        '(same question|(asks?|asked|asking|repeats?) .. same thing|(asks?|asked|asking) .. (again|over and over|all day|(ten|twenty|forty|fifty|a hundred|[0-9]+) times)|keeps asking .. same|(pregunt*|repit*) .. (lo mismo|la misma|veces|otra vez|a cada rato)|lo mismo .. (pregunt*|repit*)|veces .. pregunt*)',
        '(what (do|can|should) i (say|answer|tell|do)|how (do|can|should) i|calm|temper|patience|irritat*|snap|shout*|cross|crazy|que (le )?(digo|contesto|respondo|hago)|como (le )?(contesto|hago|respondo)|paciencia|no grit*|desespera)',
      ],
      not: 'feel .. (awful|terrible|dreadful|bad|guilty|ashamed)|ashamed|me siento .. (mal|fatal|culpable)|culpa|doctor|died|dead|murio|fallecio|his mother|her mother|su mama|normal|i ask|yo pregunto|hit*|peg(o|ue|a)|shouted|roared|late (husband|wife)|pills?|pants|exercis*|ejercicio*|phone|mobile|efecto|ever feel|temperature|fever|bugs|(may|let|want*) (i |me )?(to )?die|gun|operation|fiebre|bichos|pistola|operacion|(since|desde) (yesterday|last|his|her|ayer|su|la) .. (fall|hospital|stroke|caida|derrame)',
    }),
    say: {
      en: 'Answer the feeling, in the same few words each time, as if it were the first: “Lunch is at noon, and I am here.” Put the answer on a card by the chair. About to snap? Step out for two minutes.',
      es: 'Conteste al sentimiento, cada vez con las mismas pocas palabras, como si fuera la primera: “A las doce comemos, y aquí estoy”. Ponga la respuesta en una tarjeta junto al sillón. ¿Va a gritar? Salga dos minutos.',
    },
    how: {
      en: [
        'Give the hands something: towels to fold, a photo, a song.',
        'A big clock with the day on it answers for you.',
        'Asks much more within days, or is newly muddled: call the doctor today.',
      ],
      es: [
        'Dele algo para las manos: toallas que doblar, una foto, una canción.',
        'Un reloj grande con el día contesta por usted.',
        '¿En pocos días pregunta mucho más, o está más confusa esa persona? Llame hoy al médico.',
      ],
    },
  },
]
