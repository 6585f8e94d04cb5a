/** Plain questions on names that slip, screens, and papers that are hard to read. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const paperMatters: readonly AnsweredMatter[] = [
  {
    name: 'names-slip',
    domain: 'Learning',
    card: 'L14',
    facts: [],
    when: namedBy({
      all: [
        '(names?|nombres?)',
        '(forget*|forgot*|remember*|slip*|recall|come to me|escape*|blank|olvid*|record*|acuerdo|acordarme|se me va*|no me sale*|no me viene*)',
        '(peoples?|person|somebody|someone|meet|met|church|neighbou?r*|friends?|everybody|faces?|gente|persona*|vecin[oa]s?|conozc*|encuentro|amig[oa]s?|caras?|trick|truco|barrio)',
      ],
      not: 'my (own )?(daughter|son|children|wife|husband|grandchild*)s? names?|(nombre|nombres) de (mi|mis) (hij[oa]s?|espos[oa]|niet[oa]s?)|tablets?|pills|drug|dementia|alzheimers?|demencia|doctor*|medic[oa]|lost|perdid[oa]|scare*|asust*|losing|dead|actor*|deudas|stress|estres|meditat*|everyone|normal|asi se empieza',
    }),
    say: {
      en: 'Names slip first for most people, and a trick helps: say the name aloud at once, tie it to the face, and use it again when you part. Try it with the next person today.',
      es: 'Los nombres se le van a casi todos, y hay un truco: dígalo en voz alta enseguida, únalo a la cara y úselo otra vez al despedirse. Pruébelo hoy con alguien.',
    },
    how: {
      en: [
        'Forgot it? “I know your face well. Tell me your name once more.” Nobody minds.',
        'Before church or a visit, go through the names of those who will be there.',
        'Getting lost, muddled bills or tablets, or others notice it: ask your doctor for a memory check.',
      ],
      es: [
        '¿Se le fue? “Le conozco bien la cara. Dígame otra vez su nombre”. A nadie le molesta.',
        'Antes de la iglesia o una visita, repase los nombres de quienes estarán.',
        'Si se pierde, se enreda con cuentas o pastillas, u otros lo notan: pida al médico una revisión de memoria.',
      ],
    },
  },
  {
    name: 'remember-the-steps',
    domain: 'Learning',
    card: 'L14',
    facts: [],
    when: namedBy({
      all: [
        '(remember|forget*|keep .. in my head|recordar*|acord*|acuerdo|olvid*|se me va)',
        '(steps|how to (use|do|call)|(she|he|they) show* me|buttons?|phone|tablet|whatsapp|computer|the next day|pasos|telefono|celular|movil|tableta|botones|computadora|me ensen*|al otro dia)',
        '(how|what|show*|teach*|taught|como|que hago|ensen*|muestr*)',
      ],
      not: 'names?|nombres?|medicine*|pills|take my tablet|keys|llaves|appointment*|cita|pastilla*|phone number|charg*|where i|crochet|tejer|punto|tiempo',
    }),
    say: {
      en: 'Write it down while they show you: one line for each step, big letters, a drawing of the button. Then do it yourself at once, and once more the next day. Keep the card by the phone today.',
      es: 'Apúntelo mientras le enseñan: una línea por paso, letra grande, un dibujo del botón. Luego hágalo usted enseguida, y otra vez al día siguiente. Deje hoy la hoja junto al teléfono.',
    },
    how: {
      en: [
        'Ask them to keep their hands in their lap: your fingers learn, not your eyes.',
        'One thing a week is enough. Do it each day for something you want.',
        'Stuck? Close everything, begin again at the first line of your card.',
      ],
      es: [
        'Pídales que no toquen: aprenden los dedos suyos, no los ojos.',
        'Con una cosa a la semana basta. Úsela cada día para algo que le guste.',
        '¿Se atoró? Cierre todo y empiece por la primera línea de su hoja.',
      ],
    },
  },
  {
    name: 'video-without-picture',
    domain: 'Learning',
    card: 'S04',
    facts: [],
    when: namedBy({
      all: [
        '(see|sees|picture|camera|screen|ve|ven|verme|vea|vean|camara|imagen|pantalla)',
        '(not|no|never|black|dark|nothing|negra|nada)',
        '(video|video ?call|whatsapp|zoom|facetime|hears? me|me oyen?|videollamada|llamada|boton)',
      ],
      not: 'eyes|eyesight|vista|glasses|lentes|neighbou?r|my children|mis hijos|never call*|sound|hear (him|her|them)|no (oigo|escucho)',
    }),
    say: {
      en: 'They hear you, so half is done. Look for the little camera on the screen: if a line goes through it, tap it once. Wipe the lens at the top, and let the phone look at your face.',
      es: 'Si le oyen, ya va la mitad. Busque la camarita en la pantalla: si tiene una raya, tóquela una vez. Limpie el lente del borde de arriba y ponga el teléfono mirando su cara.',
    },
    how: {
      en: [
        'No small pictures to see? Touch the middle of the screen once, and they come.',
        'Still dark? End the call with the red button, wait a little, and call anew.',
        'Sit with the light before you, not behind.',
      ],
      es: [
        '¿No ve los dibujitos? Toque una vez el centro de la pantalla y aparecen.',
        '¿Sigue negro? Termine con el botón rojo, espere un poco y llame otra vez.',
        'Siéntese con la luz delante, no detrás.',
      ],
    },
  },
  {
    name: 'papers-hard-to-read',
    domain: 'Stress',
    card: 'T15',
    facts: [],
    when: namedBy({
      all: [
        '(bills?|statements?|paperwork|forms|letters? from (the |my )?(bank|insurance|medicare|government)|cuentas|recibos?|facturas?|formularios?|papeles|cartas? del (banco|seguro|gobierno))',
        '(understand|read|make sense|confus*|muddle*|help me (with|read)|hard|explain|entiend*|leer|ayud*|enred*|lio|complicad[oa]s?|explique*)',
      ],
      not: 'sleep|awake|dormir|noche|night|afford|pay (for|them|it)|pagar|alcanza|scam*|estafa|will|testament*|divorce|tax(es)?|firm(e|o|ar|ara)|sign(ed)?|apply*|ayuda (de|economica)|arregle|lately|ultimamente|train*|noches|menos mal|todo claro',
    }),
    say: {
      en: 'Bills puzzle nearly everybody; it is not you. Take one today and look for three things: who, how much, by when. Ask {company} for free help with papers, or have the company explain it by phone.',
      es: 'Los recibos confunden a casi todos; no es usted. Tome uno hoy y busque tres cosas: quién, cuánto y para cuándo. Pregunte a {company} por ayuda gratis con los papeles, o que la compañía se lo explique por teléfono.',
    },
    how: {
      en: [
        'One folder for what is to be paid, one for what is done.',
        'Call the number printed on your own old bills, never one from a strange letter.',
        'Say: “Please explain this line slowly.” Write down name, day and answer.',
      ],
      es: [
        'Una carpeta para lo que falta pagar y otra para lo ya pagado.',
        'Llame al número de sus recibos viejos, nunca al de una carta extraña.',
        'Diga: “Explíqueme despacio esta línea”. Apunte nombre, día y respuesta.',
      ],
    },
  },
  {
    name: 'help-in-my-language',
    domain: 'Learning',
    card: 'D18',
    facts: [],
    when: namedBy({
      all: [
        '(pharmac*|doctor*|clinic|hospital|drugstore|nurse|farmacia|medic[oa]|clinica|etiqueta|label|recet*)',
        '(english|ingles|language|spanish|espanol|idioma|interpret*|translat*|traduc*|traductor*)',
        '(understand|speak|help|how|ask|read|entiendo|hablo|habla|ayuda|como|pid*|puedo|leer)',
      ],
      not: 'class*|learn*|aprender|clase*|teach|television|tv',
    }),
    say: {
      en: 'You may ask for an interpreter at a pharmacy, clinic or hospital; in many places it costs nothing. Say: “I need help in my language.” Ask for the label in it too, and say back how you take it.',
      es: 'En la farmacia, la clínica o el hospital puede pedir intérprete; en muchos lugares es gratis. Diga: “Necesito ayuda en español”. Pida también la etiqueta en español, y repita cómo se toma.',
    },
    how: {
      en: [
        'Ask when you make the visit: “An interpreter, please.”',
        'Better not a child or grandchild: some things are hard for them to say.',
        'At the end: “I take this one in the morning, with food. Is that right?”',
      ],
      es: [
        'Pídalo al hacer la cita: “Un intérprete, por favor”.',
        'Mejor que no sea un hijo o nieto: hay cosas que les cuesta decir.',
        'Al final: “Esta la tomo por la mañana, con comida. ¿Está bien?”.',
      ],
    },
  },
  {
    name: 'clinic-without-insurance',
    domain: 'Stress',
    card: 'T15',
    facts: [],
    when: namedBy({
      all: [
        '(insurance|medicare|medicaid|seguro medico|seguro|papeles)',
        '(no|without|lost|not have|sin|no tengo|perdi|me quitaron)',
        '(doctor|clinic|medicine*|care|check ?up|see somebody|medico|clinica|consulta|medicinas?|atiend*|atender*)',
      ],
      not: 'life insurance|car insurance|seguro que|(estoy|no estoy) segur[oa]|seguro (de vida|del carro|social)|(en el|del) seguro|insulin*|dental',
    }),
    say: {
      en: 'There are clinics that see people without insurance and charge by what you earn. In the US they are called community health centers. Call {company} today and ask for the nearest, and what papers to bring.',
      es: 'Hay clínicas que atienden sin seguro y cobran según lo que gana. En Estados Unidos se llaman centros de salud comunitarios. Llame hoy a {company} y pregunte por el más cercano y qué papeles llevar.',
    },
    how: {
      en: [
        'Ask: “Do you go by income? Do you see people of my age?”',
        'Ask the pharmacist for the cheapest form of your tablets before you leave one out.',
        'An emergency is treated first, and money is asked about later: call {emergency}.',
      ],
      es: [
        'Pregunte: “¿Cobran según ingresos? ¿Atienden a gente de mi edad?”.',
        'Antes de dejar una pastilla, pregunte al farmacéutico por la forma más barata.',
        'Una emergencia se atiende primero, y del dinero se habla después: llame a {emergency}.',
      ],
    },
  },
]
