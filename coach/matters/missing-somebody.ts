/** Plain questions of those who miss somebody, dead or still here. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const illness = '({dementia}|alzhaimer)'
const kin =
  '(mother|father|husband|wife|sister|brother|partner|man|woman|hombre|mama|papa|madre|padre|espos[oa]|marido|mujer|herman[oa]|viej[oa]|her|him|she|he|ella|el)'
const dead =
  '(die[ds]?|dead|passed( away)?|gone|lost|losing|late|widow*|muri*|fallec*|se fue|viud*|enviud*|perdi|perder|falta|loss|grie[fv]*|duelo|perdida)'
const clothes =
  '(cardigan|sweaters?|shirts?|jumper|coat|scarf|pajamas|pillow ?case|robe|dressing gown|jacket|clothes|sueter|chaleco|camisas?|camiseta|blusa|bufanda|pijama|rebozo|bata|chaqueta|chamarra|ropa|funda|perfume)'

/** What else one may get over, or miss. */
const lastsOtherwise =
  'stroke|derrame|operat*|surgery|operacion|covid|weight|peso|dementia|demencia|alzheimers?|strength|knee|rodilla|hip|cadera|miss|extran*|ya no es|hormon*|hospital|agil*|flexib*|strong|fuerte|diet|sleep|dormir|walk*|camin*'

export const missingMatters: readonly AnsweredMatter[] = [
  {
    name: 'kind-lie',
    domain: 'Stress',
    card: 'T10',
    facts: [],
    when: namedBy({
      all: [
        '(lie|lies|lying to|lied|fib|fibs|white lie|pretend|truth|mentir*|mentira|mentiras|miento|mentirita*|mentirijilla*|(digo|decir|decirle|diciendo) (siempre )?la verdad|enganar(la|lo)?|seguirle la corriente|sigo la corriente)',
        `(${illness}|mother|father|husband|wife|her|him|mama|papa|madre|padre|espos[oa]|marido|abuel[oa]|ella|le (miento|sigo))`,
        '(wrong|bad|ok|okay|right|sin|should|must|tell|is it|harm|mal|malo|bien|pecado|debo|digo|decir*|tengo que|conviene|puedo)',
      ],
      not: '(lie|lies) (down|in bed|on)|lying (down|in bed|on)|bed|cama|me mintio|awake|lied to me|lies to me|me miente|lies about|house|home|casa|door|puerta|you are|you follow|scam*|bank|banco|money|dinero|de verdad|hit*|pega|leave me|the truth is|la verdad es|i am fine|estoy bien|cheat*',
    }),
    say: {
      en: 'It is not wrong. The plain truth can hurt anew each time. Often better than a lie is to answer the feeling: “You miss them. Tell me about them.” Then offer tea. The memory clinic teaches such words.',
      es: 'No está mal. La verdad pelada puede doler de nuevo cada vez. Muchas veces sirve más contestar al sentimiento: “Te hace falta. Cuéntame”. Luego ofrezca un té o una canción. En la clínica de memoria enseñan esas palabras.',
    },
    how: {
      en: [
        'Do not quiz, and do not correct what harms nobody.',
        'Say what is true and kind: “She is not here now. You are safe with me.”',
        'About money, papers or tablets tell no stories: ask the doctor or a relative how to go about it.',
      ],
      es: [
        'No pregunte para probarle, ni corrija lo que no daña a nadie.',
        'Diga algo cierto y amable: “Ahora no está aquí. Conmigo estás bien”.',
        'En dinero, papeles o pastillas no invente: pregunte al médico o a un familiar cómo hacerlo.',
      ],
    },
  },
  {
    name: 'missing-them-still-here',
    domain: 'Stress',
    card: 'T10',
    facts: ['T10'],
    when: namedBy({
      all: [
        '(miss|lost|losing|grieve|grieving|mourn*|extran*|echo de menos|perdi|perdiendo|perder|duelo|hace falta)',
        kin,
        '(still (here|alive|with)|right (here|there|next)|next to me|in front of me|beside me|even though (he|she) (is|sits)|not the (same|man|woman)|(is|are) not (herself|himself|there)|no longer|(is|am) not .. any ?more|the way (he|she) was|(man|woman|mother|father|person) (i married|i knew|who|that)|(he|she) used to be|sigue (viv[oa]|aqui|conmigo)|esta viv[oa]|aunque (esta|siga|sigue|este|la|lo)|enfrente|a mi lado|ya no es (el|la|mi)|no es (el|la) mism[oa]|(la|el) (de|que) (antes|era)|como era)',
      ],
      not: 'die[ds]?|dead|passed|muri*|fallec*|grave|widow*|viud*|work|trabajo|weight|phone|friend*|i am still here|since i lost|cook|snor*|ronqu*|elm|dog|cat',
    }),
    say: {
      en: 'You grieve for somebody who is still here. That is real, and no betrayal. Today, tell one person just that, and do one small thing together that still goes: a song, a photo. Groups of carers know this.',
      es: 'Es un duelo por alguien que sigue aquí. Es real, y no es traición. Hoy, cuénteselo a una persona, y hagan juntos algo chico que todavía se pueda: una canción, la mano, una foto. Los grupos de cuidadores lo conocen.',
    },
    how: {
      en: [
        'Write down who they were, and read it to somebody who knew them then.',
        'Ask {company} for a carers’ group and some hours off: in studies both helped.',
        'Low most days for two weeks? Tell your own doctor: it can be treated.',
      ],
      es: [
        'Escriba cómo era, y léaselo a alguien que le conoció entonces.',
        'Pida a {company} un grupo de cuidadores y horas de descanso: en estudios ayudaron.',
        '¿Ánimo bajo casi todos los días por dos semanas? Dígalo a su médico: se puede tratar.',
      ],
    },
  },
  {
    name: 'keeps-their-clothes',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13'],
    when: namedBy(
      {
        all: [
          clothes,
          '(smell*|scent|huele*|olor|olia|aroma)',
          '(him|her|his|hers|he|she|husband|wife|mother|father|sister|el|ella|su|marido|espos[oa]|mujer|mama|papa|madre|padre|hij[oa]|son|daughter)',
        ],
        not: 'urine|orina|pee|smoke|humo|mold|moho|dirty|suci[oa]|wash(es)? (him|her|himself|herself)|banar*|perfume shop|bad smell|stink*|apest*',
      },
      {
        all: [
          `(sleep|hold|hug|keep|kept|wear|duermo|abrazo|guardo|uso|pongo|tengo) .. (with |con )?(in )?(his|her|a|el|la|su|una|un) .. ${clothes}`,
          `(silly|crazy|wrong|normal|weird|strange|mad|locura|loc[oa]|raro|mal|tont[oa]|${dead})`,
        ],
        not: 'cold|frio|winter|money|dinero|dementia|demencia|alzheimers?|give away|regalar|donar|drawer|closet',
      },
    ),
    say: {
      en: 'Keep it, unwashed, as long as you like: it is love, neither silly nor wrong. In a closed bag the smell stays longer; take it out at your hard hour. Very strong past a year? A doctor can help.',
      es: 'Guárdela sin lavar el tiempo que quiera: es amor, y no está mal ni es locura. En una bolsa cerrada el olor dura más; sáquela a su hora difícil. ¿Sigue muy fuerte pasado un año? Un médico o terapeuta ayuda.',
    },
    how: {
      en: [
        'Choose the chair and the hour for it, and tell somebody what it brings back.',
        'Say to the family: “This one stays with me.” The rest can wait.',
        'One day it may smell less. That is no second loss: the story stays; write it down.',
      ],
      es: [
        'Elija silla y hora para eso, y cuente a alguien lo que le recuerda.',
        'Diga a la familia: “Esta se queda conmigo”. Lo demás puede esperar.',
        'Un día olerá menos. No es perder otra vez: la historia queda; escríbala.',
      ],
    },
  },
  {
    name: 'myself-again',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13'],
    when: namedBy(
      {
        all: [
          '(be|being|feel|feels|back to|become|am) (being |quite |really |feeling |like |just )*(myself|themselves|yourself|me|like (me|myself|themselves)|my old self|the person i was|who i was)|(ser|sere|sentir(se|me)|vuelv[aeo]|soy) ... ((el|la) mism[oa]|(la|el) de antes|(la|el) que (era|fui)|yo (otra vez|mism[oa])|un[oa] mism[oa])',
          '(ever|again|anyone|anybody|some day|algun dia|uno|una|alguien|se puede|nunca|gente|otra vez|volver|vuelv[aeo])',
        ],
        not: lastsOtherwise,
      },
      {
        all: [
          '(be|feel|get) .. (happy|whole|normal|right) again|(ser|estar|sentir(se|me)) ... (feliz|normal|bien|enter[oa])',
          dead,
          '(ever|again|algun dia|otra vez|de nuevo|volver*|vuelv[aeo])',
        ],
        not: lastsOtherwise,
      },
    ),
    say: {
      en: 'Yes, most people do, bit by bit, though not just as before: the loss stays, and life grows around it. Nobody knows when. Today, do one thing that was always you. Still very strong past a year? A doctor can help.',
      es: 'Sí, la mayoría vuelve poco a poco, aunque no igual que antes: la pérdida queda y la vida crece alrededor. Nadie sabe cuándo. Hoy, haga algo chico que siempre fue muy suyo. ¿Sigue muy fuerte pasado un año? El médico ayuda.',
    },
    how: {
      en: [
        'It comes in waves. A good hour is no betrayal, and a bad day is no step back.',
        'Keep one routine of your own and one person a day. A grief group knows the way.',
        'Low most days for two weeks, or no wish to go on? Tell your doctor today, or call {crisis}.',
      ],
      es: [
        'Va y viene como olas. Una hora buena no es traición, y un mal día no es retroceder.',
        'Tenga una rutina suya y una persona al día. Un grupo de duelo conoce el camino.',
        '¿Ánimo bajo dos semanas, o sin ganas de seguir? Dígalo hoy al médico, o llame a {crisis}.',
      ],
    },
  },
  {
    name: 'no-cooking-since-loss',
    domain: 'Diet',
    card: 'D13',
    facts: ['S13'],
    when: namedBy(
      {
        all: [
          '(cook*|bread|toast|cheese|biscuits|sandwich*|cereal|cocin*|guis*|pan|queso|galletas|cafe con pan)',
          `(since|after|now|without|only me|just me|for one|he|she|desde que|para (mi|uno)|sin|ya no|ahora|sol[oa]|${dead})`,
          '(bother*|face|pointless|live on|just (eat|have|toast|bread)|i (just )?eat (bread|toast|cheese)|it is just|only (bread|toast)|what for|not cook*|no (longer )?cook|did the cooking|used to cook|no (me )?(dan )?ganas|no cocino|ni cocino|puro|nomas|solo como|como (puro |nomas |solo )?(pan|queso|galletas)|para que (cocin*|guis*)|dan ganas)',
          dead,
        ],
        not: 'weight|kilos?|peso|plates|platos|pounds|recipe|receta|echa(n)? a perder',
      },
      {
        all: [
          '((not|never) (bother*|feel like|want) ... cook*|para (mi|uno) sol[oa] no (cocino|guiso)|no (cocino|guiso) para (mi|uno))',
          '(bread|toast|cheese|cereal|pan|queso|cafe|galletas)',
        ],
        not: 'weight|kilos?|peso|pounds',
      },
    ),
    say: {
      en: 'Cooking for one can feel pointless, and many live on bread then. Keep the bread, and today put one thing beside it: an egg, tomato, canned fish, beans. Eat one meal with somebody this week. Losing weight? Tell your doctor.',
      es: 'Cocinar para uno a veces parece sin sentido, y muchos viven de pan. Deje el pan, y hoy ponga algo al lado: huevo, tomate, atún, frijoles. Coma una vez esta semana con alguien. ¿Baja de peso? Dígalo al médico.',
    },
    how: {
      en: [
        'Keep easy things in: eggs, yogurt, canned fish, soup, frozen vegetables.',
        'Little and often is fine. Same hour, a plate, the radio on.',
        'Ask {company} about a shared lunch or meals brought home. Hardly eating for days: see your doctor this week.',
      ],
      es: [
        'Tenga cosas fáciles: huevo, yogur, pescado de lata, sopa, verdura congelada.',
        'Poco y seguido vale. La misma hora, un plato, la radio puesta.',
        'Pregunte a {company} por almuerzos en grupo o comida a casa. ¿Casi no come hace días? Vaya al médico esta semana.',
      ],
    },
  },
]
