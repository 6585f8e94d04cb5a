/** Plain questions of those who live with somebody who has dementia: nights, washing, a break. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const illness = '{dementia}'
const them =
  '(him|her|he|she|husband|wife|mother|father|sister|brother|caring|carer|ella|el|espos[oa]|marido|mujer|mama|papa|madre|padre|herman[oa]|cuido|cuidar|cuidador*)'

export const dementiaMatters: readonly AnsweredMatter[] = [
  {
    name: 'awake-with-dementia',
    domain: 'Stress',
    card: 'T10',
    facts: [],
    when: namedBy({
      all: [
        `(${illness}|${them}|acostarl[oa]|dormirl[oa])`,
        '(back (in)?to bed|(settle|calm|get) (him|her) (down )?(at night|again|back)|(awake|up|wander*|walks?) .. (all|at|the|every|in the|around the house at) .. (night|nights|[0-9]+|am)|(vuelva|regrese|que se) .. (a la cama|acueste|duerma)|(acostarl[oa]|dormirl[oa]) (otra vez|de noche|en la noche)|(de noche|la noche|las noches|madrugada) .. (se levanta|despierta|despiert[oa]|anda|camina))',
        `(${illness}|drawers|lights|wander*|settle|calm|back|cajones|luces|vuelva|regrese|acuest*|acostarl[oa]|dormirl[oa])`,
      ],
      not: 'leave*|door|outside|street|out of the house|puerta|calle|se sale|snor*|ronca*|toilet|bathroom|bladder|orin*|sillon|costado|i (wake|am awake|lie)|me (despierto|levanto)',
    }),
    say: {
      en: 'Such nights wear anybody out. No quarrel, no bright light: a calm voice, the toilet, and a hand back to bed. If they will not lie down, sit together in dim light. Tell their doctor this week.',
      es: 'Noches así agotan a cualquiera. Sin discutir y con poca luz: voz tranquila, al baño, y de la mano a la cama. Si no quiere acostarse, siéntense juntos en penumbra. Cuéntelo esta semana al médico.',
    },
    how: {
      en: [
        'By day: light, some movement, little dozing after lunch, no coffee late.',
        'Make the night safe: small lights, rugs away, stove off, a chime on the door.',
        'Pain, fever, a new tablet or sudden muddle: call the doctor today. For a night of rest, ask {company} who can stay.',
      ],
      es: [
        'De día: luz, algo de movimiento, poca siesta y nada de café tarde.',
        'Que la noche sea segura: luces pequeñas, sin alfombras, cocina apagada, una campanita en la puerta.',
        'Dolor, fiebre, una pastilla nueva o confusión de repente: llame hoy al médico. Para descansar una noche, pregunte a {company} quién puede quedarse.',
      ],
    },
  },
  {
    name: 'washing-with-dementia',
    domain: 'Stress',
    card: 'T10',
    facts: [],
    when: namedBy({
      all: [
        illness,
        '(bath|bathe|bathing|baths?|shower*|wash*|hair|banar*|bano|ducha*|lavar*|asear*|aseo|pelo)',
        '(refus*|will not|does not want|fight*|afraid|how|hates?|cries|no quiere|se niega|como|pelea|miedo|odia|llora)',
      ],
      not: 'push*|hit*|fell|safe|bars?|empuj*|pega|pego|mat|rail|night|noche',
    }),
    say: {
      en: 'Washing frightens many with dementia: it is cold, wet and strange. Warm the room first, say each step, let them hold a towel. A wash at the basin counts. Try at their best hour today.',
      es: 'A muchos con demencia les asusta el baño: es frío, mojado y raro. Caliente antes el cuarto, diga cada paso y que sostenga una toalla. Lavarse en el lavabo también vale. Pruebe hoy a su mejor hora.',
    },
    how: {
      en: [
        'Everything ready before you begin: towel, clothes in order, water already warm.',
        'Start at the hands or feet, keep the rest covered, sing or talk of something dear.',
        'A firm no? Leave it, and try later: most need no bath each day. Ask {company} for a helper who is trained in it.',
      ],
      es: [
        'Todo listo antes de empezar: toalla, ropa en orden, agua ya tibia.',
        'Comience por manos o pies, tape lo demás, cante o hable de algo querido.',
        '¿Un no rotundo? Déjelo y pruebe más tarde: casi nadie necesita baño diario. Pregunte a {company} por alguien con preparación.',
      ],
    },
  },
  {
    name: 'somebody-to-sit-in',
    domain: 'Stress',
    card: 'T10',
    facts: ['T10'],
    when: namedBy(
      {
        all: [
          '(respite|sitter|sits? with|sits? in with|sit (in )?for|take a night|(break|rest|time off|day off) from (caring|him|her)|(stay|be) with (him|her) (so|while|for)|look after (him|her) (so|while|for)|relevo|respiro|quedarse con (el|ella|mi)|se quede con (el|ella|mi)|quien (lo|la) (cuide|cuida)|descansar de cuidar)',
          them,
          '(who|how|where|anybody|anyone|somebody|someone|find|get|need|is there|quien|como|donde|hay|alguien|necesito|busco)',
        ],
        not: 'babysit*|grandchild*|grandkids|nietos?|dog|cat|surgery|operation|hospital|respiro (y|hondo)|guilty|culpa',
      },
      {
        all: [
          '(strangers?|aide|helper|carer|sitter|extran[oa]s?|desconocid[oa]s?|cuidador*|muchacha|ayudante)',
          '(will not|would not|does not|refus*|wants? no|no (quiere|deja|acepta|le gusta))',
          '(let|allow|in the house|near|have|take|accept|entr*|deja|casa|acept*|quiere)',
        ],
        not: 'hit*|steal*|stole|money|rob*|dinero|phone|telefono|doctor|feelings|sentimientos',
      },
    ),
    say: {
      en: 'Many refuse a stranger, and most get used to one. Begin as a visit: the helper comes for coffee, with you there, always the same one. Today ask {company} for respite: an hour, day care, or a night.',
      es: 'Muchos rechazan a un extraño, y casi todos se acostumbran. Empiece como visita: viene a un café, con usted ahí, siempre la misma persona. Hoy pregunte a {company} por relevo: una hora, centro de día o una noche.',
    },
    how: {
      en: [
        'Say: “A friend helps us in the kitchen,” not “Somebody comes to mind you.”',
        'The next time go out to the garden, then to the shop, a little longer each week.',
        'Ask what is free or goes by income. If you cannot go on, call {crisis}.',
      ],
      es: [
        'Diga: “Una amiga nos ayuda en la cocina”, y no “Viene alguien a cuidarte”.',
        'La próxima vez salga al patio, luego a la tienda, cada semana un poco más.',
        'Pregunte qué es gratis o según ingresos. Si ya no puede más, llame a {crisis}.',
      ],
    },
  },
]
