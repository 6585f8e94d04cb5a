/** What is said to answers after a loss. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { either, atMidday, inTheEvening, inTheMorning, saysNew, saysOld } from '../yes-or-no.ts'

export const griefAnswers = {
  anniversary: [
    {
      when: pattern('(birthday*|cumplean*|cumple|santo)'),
      say: {
        en: 'Then keep the birthday, in small: the cake or dish they liked, one photo, one person beside you. Ask somebody today: “Will you have coffee with me that day?”',
        es: 'Entonces celébrelo en chico: el pastel o plato que le gustaba, una foto y alguien a su lado. Pida hoy a una persona: “¿Te tomas un café conmigo ese día?”.',
      },
    },
    {
      when: pattern(
        '(died|death|passed|funeral|anniversary of (his|her|the)|year since|murio|muerte|fallec*|aniversario de su|cabo de ano|ano de)',
      ),
      say: {
        en: 'Then let nobody ask much of you that day. Choose one hour for them, with a visit, a prayer or a story told. Put somebody kind at the end of it. Ask that person today.',
        es: 'Entonces que ese día nadie le pida mucho. Elija una hora para esa persona: una visita, un rezo, una historia. Al final, alguien de confianza. Pídaselo hoy.',
      },
    },
    {
      when: pattern(
        '(christmas|thanksgiving|easter|new year|holiday*|mothers? day|fathers? day|day of the dead|navidad|nochebuena|ano nuevo|pascua|reyes|dia de(l)? (la |los |las )?(madre*|padre*|muertos)|fiestas)',
      ),
      say: {
        en: 'Then tell the family now what you want that day and what you do not. Come late, leave early, if you like. One dish or one empty chair for them says enough.',
        es: 'Entonces diga ya a la familia qué quiere ese día y qué no. Si quiere, llegue tarde y váyase temprano. Un plato o una silla para esa persona ya dice mucho.',
      },
    },
    {
      when: pattern('(wedding|our anniversary|aniversario|boda|casamos|matrimonio)'),
      say: {
        en: 'Then it is a day for two, and you spend it with them in your way: your song, your photo, a flower. Choose somebody who knew you as a couple, and ring them that evening.',
        es: 'Entonces es un día de ambos, y lo pasa a su modo: su canción, su foto, una flor. Elija a alguien que les conoció como pareja, y llame esa noche.',
      },
    },
  ],
  belongings: [
    {
      when: pattern(
        '(everything|all of it|can not|not ready|not yet|do not (know|want)|too hard|can not bear|todo|no puedo|no quiero|todavia no|aun no|no se|no me animo|me cuesta)',
      ),
      say: {
        en: 'Then leave it all where it is. Nobody may hurry you, your family neither. Say to them: “I will tell you when.” Today, open no drawer; hold one thing, and put it back.',
        es: 'Entonces deje todo donde está. Nadie le puede apurar, tampoco la familia. Dígales: “Yo les aviso cuándo”. Hoy no abra ningún cajón; tome una sola cosa y vuelva a dejarla.',
      },
    },
    {
      when: pattern(
        '(ring|watch|photo*|picture*|shirt|sweater|jacket|hat|letter*|coat|scarf|anillo|argolla|reloj|fotos?|retrato|camisa|sueter|chamarra|sombrero|cartas?|abrigo|panuelo|rebozo)',
      ),
      say: {
        en: 'Then put it aside today, in a place that is yours, where no one tidies. Tell somebody why it is that one. The rest can wait as long as you wish.',
        es: 'Entonces apártelo hoy, en un lugar suyo donde nadie ordene. Cuéntele a alguien por qué es justo eso. Lo demás puede esperar lo que usted quiera.',
      },
    },
  ],
  hardestHour: [
    {
      when: inTheEvening,
      say: {
        en: 'The evening is hardest for many who grieve. Then give it a fixed shape: supper, one call, a song, always in that order. Ask somebody today: “May I ring you at eight?”',
        es: 'A muchos el anochecer les duele más. Entonces dele una forma fija: cena, una llamada, una canción, siempre en ese orden. Pida hoy a alguien: “¿Te puedo llamar a las ocho?”.',
      },
    },
    {
      when: atMidday,
      say: {
        en: 'Then do not sit with that hour alone. Put a meal or a walk with somebody there, if only twice a week. Ask {company} too what meets at that time.',
        es: 'Entonces que esa hora no le halle a solas. Ponga ahí una comida o un paseo con alguien, aunque sea unos días. Pregunte también en {company} qué hay a esa hora.',
      },
    },
    {
      when: inTheMorning,
      say: {
        en: 'Then do not lie there with it: feet on the floor at your usual hour, curtains open, something warm. Say good morning to the photo. If life feels not worth living, call {crisis} at any hour.',
        es: 'Entonces no se quede en la cama con eso: pies al suelo a su hora, cortinas abiertas, algo caliente. Dé los buenos días a la foto. Si no vale la pena vivir, llame a {crisis}.',
      },
    },
  ],
  emptyBed: [
    {
      when: inTheMorning,
      say: {
        en: 'Then let the first minute have something in it: the radio set beforehand, the curtain, the kettle. Get up at your usual hour. Ask somebody to ring you at breakfast on the worst day.',
        es: 'Entonces que el primer minuto tenga algo: la radio ya lista, la cortina, el café. Levántese a su hora. Pida a alguien que le llame al desayuno el peor día.',
      },
    },
    {
      when: pattern(
        '(middle of the night|wake up|waking|(2|3|4|two|three|four) (am|in the morning|oclock)|madrugada|despierto|a media noche|medianoche|las (dos|tres|cuatro))',
      ),
      say: {
        en: 'Then have a plan for that hour: sit up slowly, a dim lamp, one line to them on paper, and lie down when sleepy. Very dark thoughts? Call {crisis}, at any hour.',
        es: 'Entonces tenga un plan para esa hora: siéntese despacio, poca luz, una línea para esa persona en un papel, y acuéstese con sueño. ¿Ideas muy negras? Llame a {crisis}, a cualquier hora.',
      },
    },
    {
      when: inTheEvening,
      say: {
        en: 'Then make the way to bed yours: lamp, a few words to the photo, the radio low, each night the same. And put a call with somebody just before it. Ask today who that could be.',
        es: 'Entonces haga suyo el camino a la cama: lámpara, unas palabras a la foto, la radio bajita, cada noche igual. Y justo antes, una llamada. Piense hoy con quién.',
      },
    },
  ],
  crying: [
    {
      when: pattern(
        '(died|passed|lost (my|him|her)|death|funeral|widow*|murio|fallec*|se fue mi|perdi a|muerte|viud[oa]|entierro)',
      ),
      say: {
        en: 'Then the tears belong to that loss, and they may come. Tell one person today what you miss most. If they stay very strong past a year, or you cannot go on, tell your doctor.',
        es: 'Entonces el llanto es por esa pérdida, y puede salir. Cuéntele hoy a alguien qué es lo que más extraña. Si pasado un año sigue muy fuerte, o no puede más, dígalo al médico.',
      },
    },
    {
      when: either(
        saysNew,
        pattern('((since|when|after) (i|we|my|the)|desde que|cuando (me|nos|mi))'),
      ),
      say: {
        en: 'Then they have a beginning. Tell one person today what changed then: a loss, a move, a tablet. Let them come for now. If the low days go on for two weeks, tell your doctor.',
        es: 'Entonces tienen un comienzo. Cuéntele hoy a alguien qué cambió: una pérdida, otra casa, una pastilla. Por ahora, déjelas salir. Si los días tristes llegan a dos semanas, dígalo al médico.',
      },
    },
    {
      when: saysOld,
      say: {
        en: 'That is long enough to carry it without help. Call your doctor this week and say: “I have cried for a long time, on most days.” It can be treated. Life not worth living? Call {crisis}.',
        es: 'Ya es mucho tiempo sin ayuda. Llame esta semana a su médico y diga: “Llevo mucho llorando, casi a diario”. Se puede tratar. Si siente que no vale la pena vivir, llame a {crisis}.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
