/** Plain questions on a parent who eats little since a loss, hearing aids that whistle, and the water tablet at night. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const parent =
  '(mother|father|mom|dad|mum|grandma|grandpa|aunt|uncle|mama|papa|madre|padre|abuel[oa]|ti[oa]|suegr[oa])'

export const lossAndTabletMatters: readonly AnsweredMatter[] = [
  {
    name: 'parent-eats-little-since-loss',
    domain: 'Diet',
    card: 'D13',
    facts: ['D13'],
    when: namedBy({
      all: [
        parent,
        '(died|dies|passed|death|widow*|buried|funeral|lost (her|his|my|our|dad|mum|mom|mam|father|mother)|murio|fallecio|falto|viud[oa]|enviudo|perdio a)',
        '(eats?|eating|cook*|meals?|appetite|toast|tea and|come|comer|cocina*|comida|apetito|pan y)',
        '(hardly|barely|little|nothing|not|no|pointless|only|just|stopped|will not|how|casi|poco|nada|sola?|solo|como|ya no)',
      ],
      not: 'how (do|can|should) i (eat|cook)|i (eat|cook|hardly)|yo (como|cocino)|chok*|vomit*|fridge is empty',
    }),
    say: {
      en: 'Eating alone is hard after such a loss. Eat together by telephone or video once a day, and send meals that only need warming. People eat more in company. Is weight going down? Then the doctor this week.',
      es: 'Comer a solas cuesta mucho tras una pérdida así. Coman juntos por teléfono o video una vez al día, y mande platos que solo haya que calentar. En compañía se come más. ¿Baja de peso? Entonces al médico esta semana.',
    },
    how: {
      en: [
        'Set one hour: “I am having my soup now. What have you got?”',
        'Ask {company} for meals brought to the door, or a lunch club.',
        'Small and strong: egg, yogurt, cheese, beans, canned fish. Weigh once a week at the same hour.',
      ],
      es: [
        'Pongan una hora: “Estoy con mi sopa. ¿Tú qué tienes?”.',
        'Pregunte a {company} por comidas a domicilio o un comedor para mayores.',
        'Poco y con fuerza: huevo, yogur, queso, frijoles, pescado en lata. Pesarse una vez por semana, a la misma hora.',
      ],
    },
  },
  {
    name: 'hearing-aids-whistle',
    domain: 'Socialization',
    card: 'S06',
    facts: [],
    when: namedBy({
      all: [
        '(hearing aids?|aids?|audifonos?|aparatos? (del|para el) oido)',
        '(whistl*|squeal*|feedback|buzz*|shriek*|drawer|do not wear|will not wear|stopped wearing|pit(a|an|ido|ando)|chifl*|silb*|zumb*|cajon|no se los? pone|no (me )?los uso)',
      ],
      not: 'first aid|visual aids?|kettle|referee',
    }),
    say: {
      en: 'A whistle mostly means that the aid sits loose, or that wax is in the way; both can be mended. Call whoever fitted it today: “They whistle, so I leave them out.” Till then, one person at a time.',
      es: 'El pitido casi siempre es que el audífono queda flojo o hay cera; ambas cosas tienen arreglo. Llame hoy a quien se lo puso: “Pitan, y por eso no los uso”. Mientras, una persona a la vez.',
    },
    how: {
      en: [
        'Take it out and put it in anew, pushed well home. Hat and hand away from it.',
        'Ask the nurse to look for wax. No cotton buds.',
        'Wear it a short time each day in a quiet room; then with one voice; then at table.',
      ],
      es: [
        'Sáquelo y póngalo otra vez, bien adentro. Sin gorro ni mano encima.',
        'Pida a la enfermera que mire si hay cera. Nada de hisopos.',
        'Úselo un rato al día en un cuarto sin ruido; luego con una voz; luego en la mesa.',
      ],
    },
  },
  {
    name: 'water-tablet-at-night',
    domain: 'Sleep',
    card: 'Z18',
    facts: [],
    when: namedBy({
      all: [
        '(water (pill|pills|tablets?)|diuretic*|furosemide|lasix|fluid (pill|tablet)s?|pastillas? (del agua|para orinar)|diuretico|furosemida)',
        '(night|nights|sleep|supper|dinner|evening|bed|pee|peeing|bathroom|toilet|noche|dormir|cena|tarde|orin*|bano)',
        '(up|why|could|morning|instead|wak*|times|time|because|cause|levant*|por que|sera|manana|veces|hora|despiert*)',
      ],
      not: 'stop*|forgot|missed|double*|two|extra|skip*|dizz*|breath*|dej(o|ar|e)|doble|olvid*|mare*|swollen|hinchad[oa]',
    }),
    say: {
      en: 'It can be: a water tablet works for some hours after you take it, so late in the day it works at night. Ask your pharmacist or doctor today if it may be taken earlier; change nothing before.',
      es: 'Puede ser: la pastilla del agua trabaja unas horas después de tomarla, y si es tarde, trabaja de noche. Pregunte hoy a su farmacéutico o médico si puede tomarla más temprano; antes no cambie nada.',
    },
    how: {
      en: [
        'Say: “I take it with supper, and I am up four times. Could it be earlier?”',
        'Feet up for a while in the afternoon: what gathers in the legs comes out before night.',
        'Most of what you drink before supper, a light on the way. Burning, blood or fever: call the doctor today.',
      ],
      es: [
        'Diga: “La tomo con la cena y me levanto cuatro veces. ¿Puede ser más temprano?”.',
        'Piernas en alto un rato por la tarde: lo que se junta en ellas sale antes de la noche.',
        'La mayor parte de lo que bebe, antes de la cena, y una luz en el camino. Ardor, sangre o fiebre: llame hoy al médico.',
      ],
    },
  },
]
