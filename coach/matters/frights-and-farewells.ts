/**
 * Plain news that weighs: thieves who came, a friend who moved away, a will, drink since work ended, a denture that fell,
 * a house without heat or light (after the National Institute on Aging, "Cold weather safety for older adults").
 */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const close =
  '(friends?|neighbou?rs?|sister|brother|cousin|son|daughter|kids|children|grandson|granddaughter|grandchildren|amig[oa]s?|vecin[oa]s?|herman[oa]s?|prim[oa]s?|hij[oa]s?|niet[oa]s?|comadre|compadre)'

/** Who comes nearer, or is dead, or moves something else. */
const stays =
  'in with|into my|(to|in|into|near) (me|us)|nearer|closer|back|bowels?|cerca|conmigo|con nosotros|a mi casa|care home|nursing|asilo|residencia|hospital|dead|died|muri*|hit*|sangre|lump|bulto|me mude|i moved|we moved|nos mudamos'

/** Added to the others in catalog.ts. */
export const frightMatters: readonly AnsweredMatter[] = [
  {
    name: 'after-a-burglary',
    domain: 'Stress',
    card: 'T20',
    facts: ['T20'],
    when: namedBy({
      all: [
        '(burgl*|mugged|robbery|break in|(was|were|been|got) robbed|robbed (me|us|my|our)|broken into|broke into (my|our|the) (house|home|flat|apartment|room)|thie(f|ves) .. (got|came|broke|took|were)|(me|nos) (robaron|asaltaron|atracaron)|entraron (a robar|ladrones|unos ladrones)|metieron (a robar|ladrones|unos ladrones)|(el|del) (robo|asalto))',
        '(sleep|slept|awake|nights?|nightmares?|dream*|scared|afraid|fear|frighten*|nervous|anxious|jump*|noises?|safe|worry|shaken|check*|wake|waking|duerm*|dorm*|noches?|pesadillas?|suen*|miedo|asust*|susto|nervios*|ruidos?|segur[oa]|tranquil[oa]|revis*|despiert*|desvel*|angusti*)',
      ],
      not: 'caller|phone|card|bank|scam*|online|hurt|hit|knife|gun|my (son|daughter|nephew|niece|carer|husband|wife)|llamada|telefono|tarjeta|banco|estaf*|golpe*|pega*|cuchillo|pistola|mi (hij[oa]|sobrin[oa]|niet[oa]|cuidador[a]?|marido|espos[oa])',
    }),
    say: {
      en: 'What a fright, and it stays in the body for a while. It was not your fault. Have the lock checked, leave a lamp on, and ask somebody to sleep near you for some nights. If anybody is near now: {emergency}.',
      es: 'Qué susto, y se queda un tiempo en el cuerpo. No fue culpa suya. Que revisen la cerradura, deje una luz prendida, y que alguien le acompañe unas noches. Si hay alguien cerca ahora: {emergency}.',
    },
    how: {
      en: [
        'One round before bed, doors and windows, said aloud: “All is locked.” Then no more checking.',
        'Tell the story as often as you need, and go out first with company.',
        'Most people settle over weeks. If nights stay bad after a month, tell your doctor.',
      ],
      es: [
        'Una sola ronda antes de acostarse, puertas y ventanas, en voz alta: “Todo está cerrado”. Después ya no revise.',
        'Cuéntelo las veces que haga falta, y salga primero con compañía.',
        'Casi todos se calman en semanas. Si tras un mes sigue sin dormir, dígalo a su médico.',
      ],
    },
  },
  {
    name: 'somebody-moved-away',
    domain: 'Socialization',
    card: 'S12',
    facts: ['S12'],
    when: namedBy(
      {
        all: [
          `(my|our) ([a-z]+ ){0,3}${close} ([a-z]+ ){0,3}(moved|moving|left town)(?! (in|me|house))`,
        ],
        not: stays,
      },
      // Whoever is named in Spanish is left out of a search.
      { all: ['se (mudo|mudaron|muda|mudan)|se (fue|fueron|va|van) a vivir'], not: stays },
    ),
    say: {
      en: 'It leaves a gap when somebody close moves away. The bond can move along with them. Send a line today: “Your chair is empty. When do we talk?” Then fix one hour a week to call.',
      es: 'Cuando alguien querido se va lejos, queda un hueco. El cariño también se muda. Mande hoy unas líneas: “Su silla está vacía. ¿Cuándo hablamos?”. Luego fijen una hora por semana.',
    },
    how: {
      en: [
        'Drink coffee at the same time, each at your own table, with the phone on loudspeaker.',
        'Send things by mail too: a recipe, a leaf, a photo.',
        'In the hour that was yours together, ask somebody new for a short walk or a cup.',
      ],
      es: [
        'Tomen café a la misma hora, cada quien en su mesa, con el teléfono en altavoz.',
        'Mándense también cosas por correo: una receta, una hoja, una foto.',
        'En la hora que era de las dos, invite a alguien nuevo a un paseo corto o un café.',
      ],
    },
  },
  {
    name: 'making-a-will',
    domain: 'Stress',
    card: 'T20',
    facts: [],
    when: namedBy({
      all: [
        '(?<!(old|new|antiguo|nuevo) )testament(o|os)?|(a|my|the|no|last|old|need) will(?! (not|be|have|do|go|come|get|help|tell|power|to (live|move|exercise|walk)))',
      ],
      not: 'press*|presion*|forc*|oblig*|sign*|firm*|cheat*|threat*|amenaz*|brothers?|sisters?|siblings?|herman[oa]s?|quarrel*|pele*|fight*|contest*|bible|biblia|free will|god|dios|pills?|pastillas?|tonight|tomorrow|esta noche|wife will|husband will|son will|daughter will|doctor will',
    }),
    say: {
      en: 'Good that you think of it: a will spares those you love much worry. A lawyer or notary makes it, and legal aid often helps for little. Today write down what you own, and who is to have it.',
      es: 'Qué bueno que lo piensa: un testamento ahorra penas a los suyos. Lo hace un notario o un abogado, y la ayuda legal gratuita orienta. Hoy escriba qué tiene y para quién es.',
    },
    how: {
      en: [
        'Bring an identity card and the papers of the house. Go without those who inherit: you alone decide.',
        'Tell one person where the will lies. Look at it again after a death, a birth or a move.',
        'Does somebody press you over it? {abuse} listens in confidence.',
      ],
      es: [
        'Lleve su identificación y los papeles de la casa. Vaya sin quienes heredan: decide usted y nadie más.',
        'Diga a una persona dónde está. Revíselo tras una muerte, un nacimiento o una mudanza.',
        '¿Alguien le presiona? {abuse} escucha, y es confidencial.',
      ],
    },
  },
  {
    name: 'drinks-since',
    domain: 'Diet',
    card: 'D16',
    facts: ['D16'],
    when: namedBy({
      all: [
        '(i|yo) ([a-z]+ ){0,4}(drink|drinking|drank)|(drink|drinking) (more|too much|alone|every (night|evening|day))|(^| )(bebo|beber|bebiendo|tomo (licor|vino|cerveza|trago|mas|mucho|todas)|empece a tomar|tomo desde)|desde que ([a-z]+ ){1,6}(bebo|tomo(?! (agua|cafe|te|leche|pastillas?|medicinas?)))',
        '(since|after|when|because) .. (i|my|we) ([a-z]+ ){0,3}(stopp*|quit*|gave up|left|lost|retir*|club)|desde que|cuando (deje|perdi|me jubile|me retire)|(jubil|retir)(e|o|ado|ada|arme)',
      ],
      not: 'shak*|trembl*|sweat*|water|coffee|tea|milk|juice|shakes|stopped drinking|quit drinking|gave up (drinking|wine|beer)|tembl*|tiembl*|sud(o|a)|agua|cafe|leche|jugo|te de|pastillas?|medicin*|dej(e|o) de (beber|tomar)|sleep*|dorm*',
    }),
    say: {
      en: 'Thank you for telling me. It often begins so, when days grow empty. Count your drinks for a week, and show your doctor. If you drink a lot, do not stop all at once: ask first. For that hour, plan a walk or a call.',
      es: 'Gracias por contármelo. Suele empezar así, cuando los días se vacían. Cuente sus tragos una semana y enséñelos al médico. Si bebe mucho cada día, no pare de golpe: pregunte antes. Para esa hora, un paseo o una llamada.',
    },
    how: {
      en: [
        'Write down the day, the hour and what came just before: that shows what the drink stands for.',
        'Pour smaller, water in between, and keep none in sight. Ask which of your tablets clash with it.',
        'Shaking, sweating or seeing things when you have had none: call {emergency}.',
      ],
      es: [
        'Apunte el día, la hora y qué pasó justo antes: así se ve qué reemplaza el trago.',
        'Sirva menos, agua entre medio, y nada a la vista. Pregunte cuáles de sus pastillas chocan con el alcohol.',
        'Si sin beber tiembla, suda o ve cosas: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'denture-fell',
    domain: 'Diet',
    card: 'D20',
    facts: ['D20'],
    when: namedBy({
      all: [
        '(dentures?|false teeth|(top|bottom|upper|lower|dental) (plate|teeth)|dentadura*|dientes postizos|(la|mi|placa|protesis) (placa|protesis) dental|(la|mi) placa|protesis dental|plancha de los dientes)',
        '(fell|falls?|falling|drop*|broke*|crack*|chipped|snapped|came out|come out|slip*|loose|cae|caen|cay(o|eron)|rompi*|quebr*|raj*|afloj*|floj[oa]s?|suelt[ao]s?|parti*)',
      ],
      not: 'swallow*|chok*|trag*|ahog*|gums?|hurts?|rub*|duele*|encia*|(i|he|she|me|my (wife|husband)) (fell|slipped|tripped)|me cai|se cayo y|head|cabeza|kilos|pounds|weight|peso|license|coche|carro|matricula',
    }),
    say: {
      en: 'Rinse it and look for cracks. Do not wear a cracked one, and glue nothing yourself. Keep it in water, and call your dentist this week: it can be mended, or fitted anew where it is loose. Till then eat soft food.',
      es: 'Enjuáguela y mire si tiene grietas. Si está rajada no se la ponga, y no la pegue en casa. Guárdela en agua y llame al dentista esta semana: se arregla, o se ajusta si está floja. Mientras, coma blando.',
    },
    how: {
      en: [
        'Clean it over a towel or a full basin, so that it lands softly.',
        'Gums shrink with the years: a denture that drops needs a new lining. Say: “It is loose. Can it be relined?”',
        'Short of money? Ask {company} about a clinic with low fees. A piece swallowed, or hard breath: {emergency}.',
      ],
      es: [
        'Lávela sobre una toalla o con el lavabo lleno, así cae en blando.',
        'La encía se encoge con los años. Diga: “Está floja, ¿la pueden rebasar?”.',
        'Si falta dinero, pregunte a {company} por una clínica barata. Si tragó un pedazo o no respira bien: {emergency}.',
      ],
    },
  },
  {
    name: 'house-without-heat',
    domain: 'Stress',
    card: 'T15',
    facts: [],
    when: namedBy({
      all: [
        '(boiler|furnace|heating|heater|radiators?|central heat|heat(?! (wave|pad))|caldera|calefaccion|calefactor|estufa|radiador(es)?|calentador)',
        '(out|off|broke*|broken|down|dead|died|gone|stopped|quit|not (work*|com*|turn*)|does not|did not|will not|went|no (heat|heating)|without|afford|se (rompio|descompuso|dano|apago|estropeo|averio|murio)|no (funciona|sirve|prende|anda|enciende|calienta|jala)|averiad[oa]|descompuest[oa]|rot[oa]|sin)',
        '(cold|freez*|ice|icy|chilly|house|home|flat|apartment|room|winter|degrees|frio|fria|helad[oa]|congel*|casa|piso|departamento|cuarto|invierno|grados)',
      ],
      not: 'pad|hot flash*|menopaus*|sleep*|awake|dorm*|duerm*|shiver*|slur*|numb|blue|headache*|dizzy|gas|smell*|fumes|smoke|confus*|tembl*|mare*|huele|humo|morad*|dolor de cabeza|oven|horno|pain*|knees?|back|rodilla*|espalda|go* off|went off (at|to)',
    }),
    say: {
      en: 'Call now whoever looks after the heating, and say that an older person is in the cold. Till then: one room, door shut, hat, layers, warm drinks. Never warm it with the oven or a grill. Cannot get it warm? Sleep elsewhere.',
      es: 'Llame ya a quien arregla la calefacción y diga que hay una persona mayor con frío. Mientras: un solo cuarto, puerta cerrada, gorro, capas y algo caliente. Nunca caliente con el horno o una parrilla. ¿No se calienta? Duerma en otra casa.',
    },
    how: {
      en: [
        'A body can grow too cold indoors too, and often does not notice. Ask somebody to look in on you.',
        'Rented? Call the landlord and write down the hour. Nobody comes, or no money? {company} knows who helps.',
        'Shivering that will not stop, slurred words, very sleepy or muddled: call {emergency}.',
      ],
      es: [
        'El cuerpo también se enfría de más bajo techo, y muchas veces no se nota. Pida que alguien pase a verle.',
        '¿Alquila? Llame al dueño y apunte la hora. ¿No viene nadie o falta dinero? {company} sabe quién ayuda.',
        'Si tiembla sin parar, arrastra las palabras, o está con mucho sueño o confusión: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'house-without-light',
    domain: 'Stress',
    card: 'T20',
    facts: [],
    when: namedBy({
      all: [
        '(power|electricity|electric|lights?|blackout|outage|luz|electricidad|corriente|apagon)',
        '((power|electricity|electric|lights?) .. (is |are |has |have |just |all )*(out|off|down|gone|cut|failed|went (out|off))|(no|without|lost) (the )?(power|electricity|light)|(power|electricity) (cut|outage|failure)|blackout|outage|(se (fue|corto|ha ido)|cortaron|no hay|sin|quede sin|quedamos sin) (la |el )?(luz|electricidad|corriente)|apagon)',
      ],
      not: 'bulb|bombilla|foco|bed|bedtime|asleep|sleep*|dorm*|duerm*|lights out (at|by)|before|night ?light|bill*|pay*|recibo|factura|pag(o|ar|ue)|head|eyes?|sight|vision|ojos?|vista|life|weight|will ?power|walk*|fell|faint*|oxygen|oxigeno|concentrator|switch* off (the|my) light|turn* (off|out)|apag(o|ar|ue) la luz',
    }),
    say: {
      en: 'Sit first, and let your eyes get used to it. Take a flashlight or the phone, and leave candles alone. Are the neighbors dark too? Then call the power company. If only you are: a fuse, and somebody to see to it.',
      es: 'Siéntese y deje que los ojos se acostumbren. Use una linterna o el teléfono, y deje las velas. ¿Los vecinos también están a oscuras? Llame a la compañía de luz. Si es solo en su casa: un fusible, y alguien que lo vea.',
    },
    how: {
      en: [
        'Keep the refrigerator shut, so that the food stays cold for some hours. Throw out what grew warm.',
        'Turn off the stove and the iron. Keep the phone for calls, and tell one person that you are in the dark.',
        'Oxygen or another device that needs power? Call who supplies it now. Breath that gets hard: {emergency}.',
      ],
      es: [
        'Deje cerrado el refrigerador, así la comida aguanta fría unas horas. Tire lo que se haya entibiado.',
        'Apague la estufa y la plancha. Guarde el teléfono para llamadas y avise a alguien que está a oscuras.',
        '¿Oxígeno u otro aparato con corriente? Llame ya a quien lo surte. Si le cuesta respirar: {emergency}.',
      ],
    },
  },
]
