/** Plain questions on long evenings, a house far from everybody, and children in another country. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const eveningMatters: readonly AnsweredMatter[] = [
  {
    name: 'children-abroad',
    domain: 'Socialization',
    card: 'S05',
    facts: [],
    when: namedBy(
      {
        all: [
          '(son|sons|daughters?|child|children|kids|grand*|hij[oa]s?|muchach[oa]s|niet[oa]s?|famil*|everybody|todos)',
          '(emigrat*|abroad|overseas|left the country|moved (away|to another country)|went (away|abroad)|se (me )?fueron|emigr*|(otro|del|fuera del) pais|extranjero|al norte|australia|canada|espana|estados unidos)',
          '(power|internet|electric*|signal|connection|wifi|alone|no one|no (video|call)*|meet (people|anybody|someone)|nobody|video*|luz|apagon*|corriente|senal|conexion|sol[oa]|nadie|conozco|conocer|gente de aqui|quede|qued*)',
        ],
        not: 'sundays?|domingos?|christmas|navidad|time difference|hora(rio)?|scam*|money|dinero|remes*|cook*|guis*|olla|dal|recipe|learn*|aprender|how do i|heart|walked in',
      },
      {
        all: [
          '((power|electricity) (goes|is|cuts?|fails)|no (power|electricity|signal|internet)|outages?|apagon(es)?|sin (luz|internet|senal)|(se va|cortan|quitan) la luz|no hay (luz|internet|senal))',
          '(video*|see (them|him|her)|children|son|daughter|whatsapp|hij[oa]s?|verl[oa]s?|niet[oa]s?)',
        ],
        not: 'fridge|refri*|insulin*|insulina|oxygen|oxigeno|cpap|emergency|bill|recibo',
      },
    ),
    say: {
      en: 'Having them so far off is a loss too. No power for video? Voice messages wait: record one when there is power, the same day each week. And look for one face right here: neighbor, church, class. Today, record the first.',
      es: 'Tenerlos tan lejos también es una pérdida. ¿Sin luz para el video? El mensaje de voz espera: grabe uno cuando haya luz, dos minutos, el mismo día cada semana. Y busque una cara aquí: vecino, iglesia, clase. Grabe hoy el primero.',
    },
    how: {
      en: [
        'Agree on a second way: a plain phone call, at an hour when both are awake.',
        'Charge the phone whenever there is power, and ask them for voice messages too, to hear when you like.',
        'Ask {company}, the church or the library which group meets this week; one hello a day counts.',
      ],
      es: [
        'Acuerden otra forma: una llamada normal, a una hora en que ambos estén despiertos.',
        'Cargue el teléfono cuando haya luz, y pídales también mensajes de voz, para oírlos cuando quiera.',
        'Pregunte a {company}, en la iglesia o la biblioteca qué grupo hay esta semana; un saludo al día cuenta.',
      ],
    },
  },
  {
    name: 'far-from-everybody',
    domain: 'Socialization',
    card: 'S16',
    facts: [],
    when: namedBy({
      all: [
        '((live|living|am|house|here|out) ... (farm|ranch|country(side)?|middle of nowhere|miles from|far from|hills|mountains|village|remote)|(remote|lonely|isolated) (farm|house|place|village)|(vivo|estoy|casa|aqui) ... (rancho|finca|campo|cerro|monte|monta[nñ]a|lejos de (todo|todos|la gente|el pueblo)|aislad[oa]|granja|aldea|vereda))',
        '(nobody|no one|not a soul|no neighbo*|alone|lonely|isolated|neighbo* (is|are)|people|company|nadie|sin (vecinos|nadie)|no hay (vecinos|gente|nadie)|no tengo (vecinos|con quien)|sol[oa]|vecin[oa]s?|gente|compania|lejos de todo)',
      ],
      not: 'fell|cai|chest|pecho|ambulance|ambulancia|when i was|cuando era|nin[oa]|grew up|walk*|camin*|dementia|demencia|cats?|gato',
    }),
    say: {
      en: 'So far from everybody, company has to come by phone and by wheel. Today, call {company}: who phones, who visits, who gives rides? And ask the nearest neighbor, mail carrier or shop for one hello each week.',
      es: 'Tan lejos de todos, la compañía llega por teléfono o en ruedas. Hoy, llame a {company}: ¿quién llama, quién visita, quién lleva? Y pida al vecino más cercano, al cartero o a la tienda un saludo cada semana.',
    },
    how: {
      en: [
        'Agree on a fixed call each evening with one person: it is company, and they notice if you do not answer.',
        'Tie one ride a week to something with people: market, church, lunch.',
        'A radio where people talk, or letters, fill other hours.',
      ],
      es: [
        'Acuerde con alguien una llamada fija cada noche: es compañía, y si no contesta lo notan.',
        'Una vez por semana, que le lleven adonde hay gente: mercado, misa, almuerzo.',
        'Un radio donde se charla, o cartas, llenan otras horas.',
      ],
    },
  },
  {
    name: 'evenings-alone',
    domain: 'Socialization',
    card: 'S05',
    facts: [],
    when: namedBy(
      {
        all: [
          '(evenings?|nights?|after (supper|dinner)|tardes|noches|la noche|por las noches|despues de cenar|(en|por) la (noche|tarde))',
          '(nobody|no one|not a soul|no soul|nobody to|sin nadie|nadie|con quien|no tengo con quien|(not|no) (anybody|anyone))',
          '(talk*|speak|chat|say|company|platic*|habl*|convers*|charl*|compania|decir)',
        ],
        not: 'sleep*|dorm*|wander*|help me|die|morir|sundays?|domingos?|toilet|bathroom|bano|hit*|pega',
      },
      {
        all: [
          '(crosswords?|crucigramas?|puzzle|cards|domino|cartas|baraja)',
          '(together|he and i|she and i|with (him|her|my (husband|wife))|we (always|used to)|juntos|con mi (espos[oa]|marido|mujer)|entre los dos|haciamos|jugabamos)',
        ],
        not: 'memory|memoria|brain|cerebro|dementia|demencia',
      },
    ),
    say: {
      en: 'Evenings are the loneliest hour for many. Give yours one voice: a fixed call then, or a caller from {company}. The crossword or cards you did together? One clue each by phone, with a friend. Today, ask one.',
      es: 'La noche es la hora más sola para muchos. Póngale una voz: una llamada fija, o alguien que llame de parte de {company}. ¿El crucigrama o las cartas que hacían juntos? Una palabra cada quien, por teléfono. Pídalo hoy.',
    },
    how: {
      en: [
        'Ask for little: “May I call you on Tuesdays at seven, ten minutes?”',
        'A lamp on early, radio with people talking, something warm, something for the hands.',
        'One evening a week out or with a guest: cards, choir, church.',
      ],
      es: [
        'Pida poco: “¿Le puedo llamar los martes a las siete, diez minutos?”.',
        'Encienda temprano una lámpara, una radio donde charlen, algo caliente y algo para las manos.',
        'Una noche por semana con alguien: cartas, coro, iglesia.',
      ],
    },
  },
]
