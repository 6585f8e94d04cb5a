/** What is said to answers on visits, tests, tablets, devices and what keeps somebody at home. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import {
  atMidday,
  either,
  inTheEvening,
  inTheMorning,
  saysNo,
  saysNobody,
  saysYes,
} from '../yes-or-no.ts'

export const healthAnswers = {
  followsPressure: [
    {
      when: either(
        saysNobody,
        saysNo,
        pattern('(myself|only me|i do it|yo sol[oa]|yo mism[oa]|nada mas yo)'),
      ),
      say: {
        en: 'Then that is the next step: call a clinic or your pharmacy this week and ask who can follow it with you. Take the list of readings along. Change no tablet by yourself till then.',
        es: 'Entonces ese es el paso: llame esta semana a una clínica o a la farmacia y pregunte quién se la puede controlar. Lleve su lista de medidas. Mientras, no cambie ninguna pastilla.',
      },
    },
    {
      when: pattern(
        '(doctor*|nurse*|clinic|cardiolog*|pharmac*|medic[oa]|enfermer[oa]|clinica|cardiolog*|farmac*|centro de salud|posta|seguro)',
      ),
      say: {
        en: 'Good. Then call there and read out both numbers, with day and hour. Ask: “What is mine meant to be, and when do I call you?” Write that answer above your list.',
        es: 'Bien. Entonces llame ahí y lea las dos medidas, con día y hora. Pregunte: “¿Cuánto debe ser la mía, y cuándo le llamo?”. Apunte la respuesta arriba de su lista.',
      },
    },
  ],
  cholesterolTablet: [
    {
      when: saysNo,
      say: {
        en: 'Then the question for your visit is: “Do I need one, or does food come first?” Till then, olive oil in one dish a day in place of butter. Take the old result along too.',
        es: 'Entonces la pregunta para su cita es: “¿Necesito una, o primero la comida?”. Mientras, aceite de oliva en vez de mantequilla en un plato al día. Lleve también el resultado anterior.',
      },
    },
    {
      when: saysYes,
      say: {
        en: 'Then go on with it, and change it only with your doctor. Does it sit badly, or do you leave it out some days? Say so openly: that belongs beside the number.',
        es: 'Entonces siga con ella, y cámbiela solo con su médico. ¿Le cae mal, o algunos días no la toma? Dígalo con confianza: eso va junto al número.',
      },
    },
  ],
  hearsWorst: [
    {
      when: pattern('(one ear|left|right|(un|el) (solo )?oido|izquierdo|derecho)'),
      say: {
        en: 'One ear by itself is worth saying when you call. Was it from one day to the next? Then see a doctor today. If it came slowly, ask for the test, and sit with the better ear to the talk.',
        es: 'Si es un solo oído, dígalo al llamar. ¿Fue de un día para otro? Entonces vea hoy al médico. Si fue poco a poco, pida la prueba y ponga el mejor oído hacia la charla.',
      },
    },
    {
      when: pattern(
        '(groups?|table|restaurant*|church|family|crowd*|noise|noisy|part(y|ies)|grupos?|mesa|restaurant*|iglesia|misa|familia|ruido|fiestas?|gente)',
      ),
      say: {
        en: 'That is where it shows first for many. Say it like that at the test. Until then, sit with your back to a wall, music off, and ask that one speaks at a time.',
        es: 'A muchos ahí se les nota primero. Dígalo así en la prueba. Mientras, siéntese contra la pared, sin música, y pida que hablen de a uno.',
      },
    },
    {
      when: pattern('(phone*|telephone|tv|television|telefono|celular|tele|television)'),
      say: {
        en: 'Then say it at the test: “I miss words on the phone” or “they say my TV is loud.” Meanwhile try the phone at the other ear, and on speaker, with the room quiet.',
        es: 'Entonces dígalo en la prueba: “Pierdo palabras por teléfono” o “dicen que pongo alta la tele”. Mientras, pruebe con el otro oído o con altavoz, sin ruido en el cuarto.',
      },
    },
  ],
  drivingWorry: [
    {
      when: pattern(
        '(lost|confus*|forgot|forget|accident*|crash*|hit|bump*|dent*|near miss|scrape*|fell asleep|perd[ioe]*|confund*|olvid*|choque*|choc*|golpe*|accidente*|raspon*|me dormi)',
      ),
      say: {
        en: 'Then please leave the car at home till you have asked: call your doctor this week and say just what happened. Tell one of your family too. Ask {company} today who drives people to visits.',
        es: 'Entonces, por favor, deje el carro hasta preguntar: llame esta semana al médico y cuente justo lo que pasó. Dígalo también a la familia. Pregunte hoy en {company} quién lleva a la gente a sus citas.',
      },
    },
    {
      when: pattern(
        '(night*|dark|dusk|rain*|glare|headlights|fog|noche*|oscur*|lluvia|llueve|luces|neblina|deslumbr*)',
      ),
      say: {
        en: 'Then drive by dry daylight for now, and book an eye check: tell them the lights trouble you. For the evening, ask today who could take you along, and offer to share the cost.',
        es: 'Entonces por ahora maneje de día y sin lluvia, y pida una revisión de la vista: diga que las luces le molestan. Para la noche, pregunte hoy quién le puede llevar.',
      },
    },
    {
      when: pattern(
        '(highway*|freeway*|motorway|traffic|fast|trucks?|junction*|left turn*|crossing*|autopista*|carretera*|trafico|cruce*|rapido|camiones|vuelta*)',
      ),
      say: {
        en: 'Then plan the quiet way: smaller roads, known places, the calm hours. Ask who near you gives a refresher lesson; one drive with a teacher tells more than worry. Tell your doctor about it as well.',
        es: 'Entonces busque el camino tranquilo: calles chicas, lugares que conoce, horas sin tráfico. Pregunte quién da clases de repaso: una vuelta con maestro dice más que el miedo. Cuéntelo también al médico.',
      },
    },
  ],
  whichHelp: [
    {
      when: pattern('(bath*|wash*|shower*|dress*|banar*|bano|ducha*|vestir*|asear*|aseo)'),
      say: {
        en: 'Then ask your doctor or nurse first: help with bathing is often sent by the clinic. Call this week. Until somebody comes, sit to wash, and only with another person in the house.',
        es: 'Entonces pregunte primero a su médico o enfermera: a veces la clínica manda ayuda para el baño. Llame esta semana. Mientras, lávese en una silla y con alguien en la casa.',
      },
    },
    {
      when: pattern('(meals?|cook*|food|eat*|comidas?|comer|cocin*)'),
      say: {
        en: 'Then call {food} today and ask for meals brought to the door: which days, and at what cost. Till they begin, ask one neighbor or relative to cook a portion more, once or twice a week.',
        es: 'Entonces llame hoy a {food} y pregunte por comida a domicilio: qué días y cuánto cuesta. Mientras, pida a alguien cercano que cocine una porción más, una o dos veces por semana.',
      },
    },
    {
      when: pattern('(shop*|grocer*|errands?|pharmacy|compra*|mandados?|super|mercado|farmacia)'),
      say: {
        en: 'Then that is the easiest to hand over. Write the list tonight, and ask one person with a car: “Could you bring this along when you go?” Many shops deliver by phone too. Pay by the receipt.',
        es: 'Entonces eso es lo más fácil de encargar. Haga hoy la lista y pida a alguien: “¿Me lo traes cuando vayas?”. Muchas tiendas también llevan por teléfono. Pague según el recibo.',
      },
    },
    {
      when: pattern(
        '(clean*|laundry|floor*|house*|vacuum*|windows|limpi*|lavar|ropa|piso*|casa|barrer|trapear|ventanas)',
      ),
      say: {
        en: 'Then ask {company} for a few hours of cleaning a week. Name the heaviest thing: floors, bed, laundry. Before somebody begins: full name, who sends them, and one call to where they worked before.',
        es: 'Entonces pida en {company} unas horas de limpieza por semana. Diga lo más pesado: pisos, cama, ropa. Antes de empezar: nombre completo, quién la manda y una llamada a donde trabajó.',
      },
    },
  ],
  blurred: [
    {
      when: pattern(
        '(sudden*|all at once|this morning|since (yesterday|today)|half|curtain|flash*|one eye|double|de (golpe|repente|pronto)|desde (ayer|hoy|anoche)|un (solo )?ojo|mitad|cortina|destello*|doble|chispas)',
      ),
      say: {
        en: 'Is it new, or did it come all at once? Then do not wait for a visit: call {emergency} now, and do not drive. If one eye has been weaker for long, book the eye check today.',
        es: '¿Es nuevo, o fue de golpe? Entonces no espere una cita: llame ya a {emergency}, y no maneje. Si hace mucho que un ojo ve menos, pida hoy la revisión.',
      },
    },
    {
      when: pattern(
        '(read*|print|letters?|phone|needle|close|near|newspaper|label*|menu|leer|letras?|cerca|aguja|diario|periodico|celular|etiqueta*)',
      ),
      say: {
        en: 'Then say that at the eye check: “Near things blur.” Take along what you cannot read. Until then, a strong lamp over your shoulder, big print, and a magnifier from the drawer.',
        es: 'Entonces dígalo en la revisión: “De cerca veo borroso”. Lleve lo que no puede leer. Mientras, una buena lámpara por encima del hombro, letra grande y una lupa.',
      },
    },
    {
      when: pattern(
        '(far|distance|signs?|tv|television|faces?|bus|steps?|stairs|lejos|letreros?|tele|caras?|camion|escalon*|escaleras?)',
      ),
      say: {
        en: 'Then say that at the eye check, and do not drive till it is done. At home: light on the stairs, hand on the rail, a bright strip on the edge of each step.',
        es: 'Entonces dígalo en la revisión, y no maneje hasta entonces. En casa: luz en la escalera, mano en el pasamanos y una cinta clara en el borde de cada escalón.',
      },
    },
    {
      when: pattern('(everything|all|todo|todas?)'),
      say: {
        en: 'Then book the eye check for this week, and say “everything is blurred.” With diabetes or high pressure, say that too. If it came within hours or a day, call {emergency} now.',
        es: 'Entonces pida la revisión para esta semana y diga “veo todo borroso”. Con diabetes o presión alta, dígalo también. Si fue en horas o de un día para otro, llame ya a {emergency}.',
      },
    },
  ],
  forgets: [
    {
      when: inTheEvening,
      say: {
        en: 'Then tie the evening ones to something that never fails: supper on the table, or brushing your teeth. Put them there, out of reach of children. Ask your pharmacist whether they may move to the morning.',
        es: 'Entonces una las de la noche a algo que nunca falla: la cena, o lavarse los dientes. Déjelas ahí, lejos de los niños. Pregunte en la farmacia si pueden pasar a la mañana.',
      },
    },
    {
      when: atMidday,
      say: {
        en: 'The midday ones are easiest to miss. Set an alarm for that hour, or put them beside your plate at breakfast. Ask your pharmacist whether that dose could join another one.',
        es: 'Las del mediodía son las más fáciles de olvidar. Ponga una alarma, o déjelas junto a su plato. Pregunte en la farmacia si esa toma se puede juntar con otra.',
      },
    },
    {
      when: inTheMorning,
      say: {
        en: 'Then put the pill box on the breakfast plate tonight, so that you cannot eat without seeing it. Tick the calendar as you swallow. Not sure whether you took it? Take no more, and call the pharmacy.',
        es: 'Entonces ponga hoy el pastillero sobre el plato del desayuno: así no se come sin verlo. Marque el calendario al tomarlas. ¿Duda si ya la tomó? No tome otra; llame a la farmacia.',
      },
    },
    {
      when: pattern(
        '(out|visit*|travel*|away|weekend*|sunday*|guests|fuera|salgo|salir|viaj*|domingo*|fin de semana|visita*)',
      ),
      say: {
        en: 'Then carry that dose: a small box with the day on it, in the bag you always take, packed the evening before. Ask your pharmacist what to do when one is late.',
        es: 'Entonces llévela consigo: una cajita con el día, en la bolsa de siempre, lista desde la noche anterior. Pregunte en la farmacia qué hacer si una se atrasa.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
