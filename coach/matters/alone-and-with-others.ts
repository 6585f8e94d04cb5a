/** Plain questions of those who are alone, or wish they had not shouted. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const aloneMatters: readonly AnsweredMatter[] = [
  {
    name: 'asking-a-child-to-call',
    domain: 'Socialization',
    card: 'S02',
    facts: ['S02'],
    when: namedBy(
      {
        all: [
          '(how|what|words|help me|like to|want|asking) ... (ask|word it|say|tell|write|text|asking|get|put) ... (son|daughter|dauter|kids?|child|children|boy|girl|him|her|hij[oa]s?|ij[oa]|muchach[oa]|le|les) ... (calls?|calls|phone|phones|ring|voice|hear from)|(what|how) ... (say|text|write|ask) ... (son|daughter|dauter|kids?|child|children|boy|girl|him|her|hij[oa]s?|ij[oa]|muchach[oa]|le|les) .. (calls?|rings?|phones?)|i want .. (son|daughter|dauter|kids?|child|children|boy|girl|him|her|hij[oa]s?|ij[oa]|muchach[oa]|le|les) to call ... how|tell .. (son|daughter|dauter|kids?|child|children|boy|girl|him|her|hij[oa]s?|ij[oa]|muchach[oa]|le|les) ... hear from|ask (him|her) to call',
        ],
        not: 'not to (call|ring|phone)|so (late|often|early)|tanto|que no|doctor|nurse|grand*|video*|whatsapp|button|scam*|money|police|stop|less|dead|died',
      },
      {
        all: [
          '(como|que|palabras|ayudeme|quiero|quisiera|mensaje|pedirle) ... (pido|pedir*|digo|decir*|escrib*|mando) ... (hij[oa]s?|ij[oa]|muchach[oa]|le|les|llame|oirlos) ... (llam*|marque|hable|oirlos|voz|llamada)|(pido|pedirle|digo|escribo|pongo) .. (a mi (hij[oa]|ij[oa]) )?(que|q|para que|pa que) .. (me )?(llame|marque|hable)|(escrib*) a mi hij[oa] ... voz',
        ],
        not: 'not to (call|ring|phone)|so (late|often|early)|tanto|que no|doctor*|medico|niet*|whatsapp|dinero|policia|murio|devuelva',
      },
    ),
    say: {
      en: 'Ask for little, warmly, and name a time. “I love to hear your voice. Could we talk on Sundays at six, just ten minutes?” Or: “Nothing is wrong, I was thinking of you. When may I call?” Send one today.',
      es: 'Pida poco, con cariño y con hora. “Me gusta oír tu voz. ¿Hablamos los domingos a las seis, diez minutos?”. O: “No pasa nada, pensé en ti. ¿Cuándo te puedo llamar?”. Mande hoy una.',
    },
    how: {
      en: [
        'Say what you would like, not what was missing: no “you never call.”',
        'Ask whether a voice message suits them better, and send a short one yourself.',
        'When they call, be glad first. Keep the complaint for another day.',
      ],
      es: [
        'Diga lo que le gustaría, no lo que faltó: nada de “nunca llamas”.',
        'Pregunte si prefiere mensajes de voz, y mande usted uno corto.',
        'Cuando llame, primero alégrese. La queja, otro día.',
      ],
    },
  },
  {
    name: 'sundays-alone',
    domain: 'Socialization',
    card: 'S03',
    facts: [],
    when: namedBy(
      {
        all: [
          '(sundays?|domingos?|weekends|fines de semana)',
          '(alone|lonely|loneliest|quiet|long|nobody|no one|wait|worst|hard*|empty|abroad|overseas|fill|country|far away|lejos|sol[oa]s?|callad*|largos?|larg[oa]|etern*|nadie|esper*|peor|pesa*|trist*|vaci*|pais)',
        ],
        not: 'christmas|easter|navidad|pascua|exercis*|ejercic*|die[ds]?|muri*',
      },
      {
        all: [
          '(time difference|(cambio|diferencia) de hora(rio)?)',
          '(son|daughter|children|kids|hij[oa]s?|call|llam*|hablamos)',
        ],
      },
    ),
    say: {
      en: 'Sunday is the longest day for many. Give it one fixed call and one thing outside or with music. Children abroad? Choose an hour when both are awake, and write both clocks on a paper. Today, propose that hour.',
      es: 'El domingo es el día más largo para muchos. Póngale una llamada fija y algo fuera o con música. ¿Hijos en otro país? Busquen una hora en que ambos estén despiertos y apunte los dos relojes. Hoy, propóngala.',
    },
    how: {
      en: [
        'Ask on Thursday, not on Sunday: “Shall we talk at ten your time?”',
        'Look for what is open: service, park, market, a café where they know you.',
        'Ask one other person who is alone to share coffee. {company} may know of a lunch.',
      ],
      es: [
        'Pregunte el jueves, no el domingo: “¿Hablamos a las diez, hora tuya?”.',
        'Vea qué abre: misa, parque, mercado, un café donde le conozcan.',
        'Invite a un café a alguien que también esté a solas. {company} puede saber de un almuerzo.',
      ],
    },
  },
  {
    name: 'only-one-without-partner',
    domain: 'Socialization',
    card: 'S12',
    facts: ['S12', 'S07'],
    when: namedBy(
      {
        all: [
          '(couples|in pairs|con sus (maridos|esposos|mujeres)|married (ones|people|friends)|(have|their) (husbands?|wives|wife)|matrimonios|parejas?|casad[oa]s|(tienen|llevan) .. (marido|mujer|esposo))',
          '(only|odd|extra|left out|out of place|alone|invite|worse|in pairs|among|sobro|unic[oa]|fuera|de mas|menos yo|sin nadie|all couples|invitan|peor|y yo no|y yo ahi|demas|entre)',
        ],
        not: 'danc*|bail*|quarrel*|dinero|money|sex*',
      },
      {
        all: [
          '(third|fifth) wheel|mal tercio|only one .. .. without a (husb*|wife|partner)|demas con su (espos[oa]|marido|mujer)|unic[oa] sin pareja',
        ],
      },
    ),
    say: {
      en: 'That stings, and you have as much place there as they do. See one of them alone, for coffee, without the couple. And look for a group where each comes alone. A few close people matter more than many. Today, ask one.',
      es: 'Eso duele, y usted tiene tanto lugar como ellos. Vea a una de esas personas aparte, sin la pareja. Y busque un grupo donde cada quien llega a solas. Pocos cercanos valen más que muchos. Hoy, invite a alguien.',
    },
    how: {
      en: [
        'The thought “I am the fifth wheel” can be tested: ask one friend how they see it.',
        'At a dinner: sit between two people you like, bring a task, leave when you want.',
        'Walks, choirs and card tables need no partner.',
      ],
      es: [
        'La idea “aquí sobro” se puede probar: pregunte a una amistad cómo lo ve.',
        'En una cena: siéntese entre dos personas queridas, ayude en algo y váyase cuando quiera.',
        'Para caminatas, coros y juegos de mesa no hace falta pareja.',
      ],
    },
  },
  {
    name: 'table-for-one-after-loss',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13', 'D13'],
    when: namedBy(
      {
        all: [
          '((two|second|his|her|extra) (plates?|place|cups|chair)|(table|lay|set) for (two|both)|(dos|segundo) (platos?|cafes)|su(le)? (plato|silla vacia)|poniendole su plato|(el|su) plato (de|para) mi (marido|mujer|espos[oa])|plato de mi (marido|mujer|espos[oa])|mesa para dos|(empty chair|silla vacia)|plate for my (husband|wife))',
          '(still|stil|since|died|dead|gone|keep|habit|remember|supper|mealtimes|sigo|todavia|aun|murio|se fue|viud*|sin querer|acuerdo|cena|comer|out a)',
        ],
        not: 'mom|mum|mama',
      },
      {
        all: [
          '(eat|eating|meal|our table|come|como|comer|nuestra mesa)',
          '(standing|over the sink|at the sink|de pie|parad[oa]|alone|sola|without (her|him)|sin (el|ella)|sit down|me siento)',
          '(die[ds]?|fallec*|dead|passed|gone|lost|late|widow*|muri*|se fue|viud*|enviud*|perdi)',
        ],
        not: 'weight|appetite|hungry|apetito|hambre|peso|cheap|barato',
      },
    ),
    say: {
      en: 'There is no wrong way, and the second plate may stay. When you are ready, sit down to one meal a day, perhaps in another chair, radio on. Company makes food taste better: ask somebody to a meal this week.',
      es: 'No hay una forma mala, y el segundo plato puede quedarse. Cuando quiera, siéntese a una comida al día, quizá en otra silla, con la radio. Con compañía se come más a gusto: invite a alguien esta semana.',
    },
    how: {
      en: [
        'Lay the place nicely for yourself: cloth, glass, one plate.',
        'Cook double and freeze half, so that a bad evening has its supper.',
        'Losing weight, or hardly eating? Tell your doctor. Ask {company} for a shared lunch.',
      ],
      es: [
        'Ponga bonito su lugar: mantel, vaso, un plato.',
        'Cocine doble y congele la mitad: así una mala noche ya tiene cena.',
        '¿Baja de peso o casi no come? Dígalo al médico. Pregunte a {company} por un almuerzo en grupo.',
      ],
    },
  },
  {
    name: 'song-brings-tears',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13'],
    when: namedBy({
      all: [
        '(song|songs|tune|hymn|music|cancion*|melodia|musica|boleros?|himno)',
        '(cry|cried|crying|wept|weep|tears|broke down|go out|off because|llor*|yor[oa]|lagrimas|salir)',
      ],
      not: 'tv|news|noticias|sleep*|dorm*|what year|letra|content[oa]|jaja|nice|laugh*',
    }),
    say: {
      en: 'A song goes straight to the one you miss; such tears are normal, years later too. Let it play, or turn it off. Today, tell somebody the story of that song. Still very strong past a year? A doctor can help.',
      es: 'Una canción va derecho a quien se extraña; ese llanto es normal, también años después. Déjela sonar o apáguela. Hoy, cuente a alguien la historia de esa canción. ¿Sigue muy fuerte pasado un año? El médico ayuda.',
    },
    how: {
      en: [
        'Sit down, let the tears come, and breathe out slowly.',
        'Choose the hour yourself: play it when you like, with their photo, and then do something with your hands.',
        'If it catches you among people, say: “That was our song.” It is enough.',
      ],
      es: [
        'Siéntese, deje salir las lágrimas y suelte el aire despacio.',
        'Elija usted la hora: póngala cuando quiera, con su foto, y luego ocupe las manos.',
        'Si le agarra entre gente, diga: “Era nuestra canción”. Con eso basta.',
      ],
    },
  },
  {
    name: 'shouted-at-them',
    domain: 'Stress',
    card: 'T10',
    facts: ['T10', 'T06'],
    when: namedBy({
      all: [
        '(i|after|for|and|how) .. (shouted|yelled|yeled|screamed|snapped|hollered|barked|shouting|yelling|hollering|snapping|snap)|lost my (temper|patience)|raised my voice|was rude|(le|les|de|haberle|por)? ?(grite|gritarle|gritado)|(alce|levante) la voz|hable feo|conteste mal|perdi la paciencia|fui groser[oa]',
        '(grandma|grandpa|granny|abuelit[oa]|mother|mom|mum|mam|dad|father|wife|husband|her|him|she|he|grandmother|mama|papa|madre|padre|espos[oa]|marido|mujer|abuel[oa]|suegr[oa]|ella|senora|viejo|vieja|it|mama|again)',
        '(guilt*|ashamed|awful|terrible|bad|sorry|make up|cry|feel|ill|sick|shout(ed|ing) at (him|her)|culpa|verguenza|siento|ciento|mal|pesa|remuerde|perdon|arrepient*|fatal|llorar|enferm[oa]|gritarle)',
      ],
      not: 'at me|neighbor|vecin[oa]|para no|not to|how .. stop|hit|hurt (him|her)|pegue|golpe*|kids|grandchild*',
    }),
    say: {
      en: 'You are worn out, not wicked, and that you mind shows you care. Go back, take the hand: “I am sorry I shouted.” Today, ask somebody for one hour off. Afraid you may hurt them? Leave the room and call for help.',
      es: 'Es cansancio, no maldad, y que le pese muestra cariño. Vuelva y tómele la mano: “Perdón por gritarte”. Hoy, pida a alguien una hora de descanso. ¿Teme hacerle daño? Salga del cuarto y llame a alguien.',
    },
    how: {
      en: [
        'Next time, see that they are safe, step out, and breathe out slowly for two minutes.',
        'Note the hour: often it is the tired one. Ask for help at just that hour.',
        'Ask {company} for a carers’ group and for days off. If you cannot go on, call {crisis}.',
      ],
      es: [
        'La próxima vez, vea que esté bien, salga y suelte el aire despacio dos minutos.',
        'Apunte la hora: suele ser la del cansancio. Pida ayuda justo a esa hora.',
        'Pregunte a {company} por un grupo de cuidadores y días libres. Si no puede más, llame a {crisis}.',
      ],
    },
  },
]
