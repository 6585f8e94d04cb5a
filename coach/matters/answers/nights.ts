/** What is said to answers on the bedroom and the night. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { either, saysNo, saysNothing, saysYes } from '../yes-or-no.ts'

export const nightAnswers = {
  dreams: [
    {
      when: saysNo,
      say: {
        en: 'Good. Then keep the lamp in reach, and tell the dream once by day to somebody. If it comes again and again, or since a new tablet, tell your doctor or pharmacist this week.',
        es: 'Bien. Entonces deje la lámpara a la mano, y cuente el sueño una vez, de día, a alguien. Si vuelve y vuelve, o desde una pastilla nueva, dígalo esta semana al médico o en la farmacia.',
      },
    },
    {
      when: either(
        saysYes,
        pattern(
          '(kick*|hit*|punch*|thrash*|fall out|fell out|shout*|pate[oa]*|golpe[oa]*|manote*|me caigo|grito)',
        ),
      ),
      say: {
        en: 'Then book a visit this week and say just that: “I kick or hit in my sleep.” Until then, clear the bedside of sharp things, and let whoever shares the bed sleep apart.',
        es: 'Entonces pida cita esta semana y dígalo así: “Pateo o golpeo en sueños”. Mientras, quite de junto a la cama lo que lastime, y que su pareja duerma aparte.',
      },
    },
  ],
  painPlace: [
    {
      when: pattern('(calf|calves|pantorrilla*)'),
      say: {
        en: 'Is one calf swollen, red or warm? Then see a doctor today, and do not rub it. If it is a cramp: sit on the edge, foot flat, heel down gently. Either way, tell your doctor this week.',
        es: '¿Una pantorrilla está hinchada, roja o caliente? Entonces vea hoy al médico y no la frote. Si es calambre: siéntese al borde, pie plano, talón abajo. De todos modos, dígalo esta semana.',
      },
    },
    {
      when: pattern('(hips?|knees?|legs?|caderas?|rodillas?|piernas?)'),
      say: {
        en: 'Then lie on the other side tonight, a pillow between the knees. Note three nights at what hour it wakes you, and take that to your doctor. Hot, swollen or after a fall: be seen today.',
        es: 'Entonces acuéstese hoy del otro lado, con una almohada entre las rodillas. Anote tres noches a qué hora le despierta y llévelo al médico. Caliente, hinchada o tras una caída: que la vean hoy.',
      },
    },
    {
      when: pattern('(back|neck|spine|espalda|cuello|cintura|columna)'),
      say: {
        en: 'Then tonight a pillow under the knees, or between them on your side. Write down what you take and when, and ask your doctor about the hour of it. New or very strong: be seen today.',
        es: 'Entonces hoy una almohada bajo las rodillas, o entre ellas de lado. Apunte qué toma y a qué hora, y pregunte al médico por esa hora. Nuevo o muy fuerte: que lo vean hoy.',
      },
    },
    {
      when: pattern('(shoulder*|arms?|hands?|fingers?|hombros?|brazos?|manos?|dedos?)'),
      say: {
        en: 'Then lie on the other side, and let the sore arm rest on a pillow in front of you. Tell your doctor or nurse which hour it wakes you. With chest pain or hard breathing: call {emergency}.',
        es: 'Entonces acuéstese del otro lado, con el brazo sobre una almohada delante. Diga a su médico o enfermera a qué hora le despierta. Con dolor de pecho o falta de aire: llame a {emergency}.',
      },
    },
  ],
  cramps: [
    {
      when: pattern(
        '((almost |nearly )?(every|each|all) nights?|most nights|often|many|(four|five|six|seven|several|[3-9]) (nights|times)|(casi )?todas|cada noche|muchas|seguido|diario|(cuatro|cinco|seis|siete|varias|[3-9]) (noches|veces)?)',
      ),
      say: {
        en: 'That is too much sleep lost. Take your whole list of tablets to the pharmacist or doctor this week and say how many nights. Stop none by yourself. Note which leg, and at what hour.',
        es: 'Es mucho sueño perdido. Lleve esta semana la lista de sus pastillas al farmacéutico o médico, y diga cuántas noches. No deje ninguna por su cuenta. Apunte qué pierna y a qué hora.',
      },
    },
    {
      when: pattern(
        '(once|one|twice|two|rare*|seldom|now and then|sometimes|few|una|dos|pocas|rara vez|a veces|de vez en cuando|casi nunca)',
      ),
      say: {
        en: 'Then you can meet it as it comes: sit up first, heel down, toes toward you, and rub. Put a light within reach. If it comes more often, ask your doctor or pharmacist.',
        es: 'Entonces basta con saber qué hacer: primero siéntese, talón abajo, dedos hacia usted, y frote. Deje una luz a la mano. Si viene más seguido, pregunte al médico o farmacéutico.',
      },
    },
  ],
  onlyLastNight: [
    {
      when: either(
        pattern('((only|just) (last|the one|that|one)|nada mas|solo (anoche|una)|nomas|una sola)'),
        saysYes,
      ),
      say: {
        en: 'Then it will most likely mend by itself. Tonight go to bed when sleepy, at about your usual hour, and do not try to make up for it. Get up tomorrow as always.',
        es: 'Entonces lo más seguro es que se arregle sin más. Hoy acuéstese con sueño, más o menos a su hora, sin querer reponer. Mañana, levántese como siempre.',
      },
    },
    {
      when: either(
        saysNo,
        pattern(
          '(weeks?|months?|years?|every night|most nights|(several|many|few) (nights|days)|semanas?|mes(es)?|anos|todas las noches|varias|muchas|dias)',
        ),
      ),
      say: {
        en: 'Then it is more than one bad night. Get up at one fixed hour this week, and note each night in a word. If it goes on, or you are very sleepy by day, tell your doctor.',
        es: 'Entonces es más que una mala noche. Esta semana levántese a una hora fija y apunte cada noche en una palabra. Si sigue, o de día le gana el sueño, dígalo al médico.',
      },
    },
  ],
  sleepAids: [
    {
      when: pattern(
        '(wine|beer|whisk*|brandy|drink|alcohol|rum|nightcap|vino|cerveza|trago|copa|copita|ron|tequila|aguardiente)',
      ),
      say: {
        en: 'Thank you for saying so. Alcohol and sleep tablets together are dangerous: never both. Cut nothing off all at once if it is every day. Call your doctor this week and tell how much.',
        es: 'Gracias por decirlo. Alcohol y pastillas para dormir juntos son un peligro: nunca los dos. Si es a diario, no lo corte de golpe. Llame esta semana al médico y diga cuánto.',
      },
    },
    {
      when: saysNothing,
      say: {
        en: 'Then you have nothing to undo, and that is good. Give the hour before bed a try first: low light, no screen, something dull. And bed only when sleepy. A month of bad nights: see your doctor.',
        es: 'Entonces no hay nada que quitar, y eso es bueno. Pruebe primero la hora antes de dormir: poca luz, sin pantalla, algo aburrido. Y a la cama con sueño. Si sigue, vea al médico.',
      },
    },
    {
      when: pattern(
        '(pills?|tablets?|benadryl|diphen*|zolpidem|ambien|lorazepam|clonazepam|alprazolam|diazepam|melatonin|prescri*|pastillas?|gotas|rivotril|melatonina|receta*)',
      ),
      say: {
        en: 'Then add nothing beside it, and stop nothing by yourself. Take the box to your pharmacist this week: “Does this go with my other tablets, and is it right for my age?” Falls or fog? Say so.',
        es: 'Entonces no añada nada, ni la deje por su cuenta. Lleve esta semana la caja a la farmacia: “¿Va con mis otras pastillas y con mi edad?”. ¿Caídas o mente nublada? Dígalo.',
      },
    },
    {
      when: pattern(
        '(tea|chamomile|valerian|herb*|milk|te|manzanilla|valeriana|tila|hierba*|leche|pasiflora)',
      ),
      say: {
        en: 'A warm cup is a good habit; keep it small, so that you need not get up. If there is valerian or another herb in it, show the packet to your pharmacist: herbs can clash with tablets.',
        es: 'Una taza caliente es buena costumbre; que sea chica, para no levantarse. Si lleva valeriana u otra hierba, enseñe la bolsita en la farmacia: puede chocar con sus pastillas.',
      },
    },
  ],
  rested: [
    {
      when: either(
        saysNo,
        pattern(
          '(tired|exhausted|sleepy|worn out|groggy|cansad[oa]|agotad[oa]|con sueno|molid[oa])',
        ),
      ),
      say: {
        en: 'Then trust that more than the watch. Get up at one hour this week and write your word each morning. Tired by day for two weeks, loud snoring, or dozing off? Tell your doctor.',
        es: 'Entonces créale más a eso que al reloj. Esta semana levántese a la misma hora y apunte su palabra. ¿Dos semanas de cansancio, ronquidos fuertes o se duerme de día? Dígalo al médico.',
      },
    },
    {
      when: either(
        saysYes,
        pattern('(rested|fine|good|well|fresh|descansad[oa]|bien|fresc[oa]|ok|okay|all right)'),
      ),
      say: {
        en: 'Then you slept enough, whatever the screen says. Hide the sleep page for a week and keep your hour of getting up. Look at yourself, not at the number.',
        es: 'Entonces durmió lo suficiente, diga lo que diga la pantalla. Esconda esa página una semana y siga con su hora de levantarse. Fíjese en usted, no en el número.',
      },
    },
  ],
  goesRound: [
    {
      when: pattern(
        '(money|bills?|rent|debts?|pay|dinero|deudas?|cuentas|renta|pagar|plata|gastos)',
      ),
      say: {
        en: 'Money looks blackest at that hour, and no office is open. Tonight write: “Call about the bill, at ten.” Tomorrow ask {company} who helps with bills or benefits. Then the night has done its part.',
        es: 'El dinero se ve más negro a esa hora, y no hay oficina abierta. Apunte: “Llamar por la cuenta, a las diez”. Mañana pregunte en {company} quién ayuda con eso.',
      },
    },
    {
      when: pattern(
        '(health|ill*|doctors?|cancer|heart|dying|death|pain|salud|enferm*|medico|corazon|morir*|muerte|dolor)',
      ),
      say: {
        en: 'Then write it as a question for your doctor: one line, and the light out. In the morning, call and ask it. Something new in the body, now, such as chest pain or short breath? Call {emergency}.',
        es: 'Entonces apúntelo como pregunta para el médico: una línea, y apague. Por la mañana, llame y pregunte. ¿Algo nuevo ahora, como dolor de pecho o falta de aire? Llame a {emergency}.',
      },
    },
    {
      when: pattern(
        '(children|son|daughter|kids|grand*|family|husband|wife|sister|brother|hij[oa]s?|niet[oa]s?|familia|espos[oa]|marido|herman[oa]s?)',
      ),
      say: {
        en: 'Love wakes people too. Put the name on paper with one thing you can do by day, such as a call after breakfast. Till then say: “Not now. At ten.” A dull page will do the rest.',
        es: 'El cariño también desvela. Apunte el nombre y una cosa que pueda hacer de día, como llamar tras el desayuno. Mientras, dígase: “Ahora no. Mañana”. Luego, una página aburrida.',
      },
    },
    {
      when: pattern(
        '(everything|all sorts|past|mistakes?|regret*|lonel*|alone|todo|mil cosas|pasado|errores|culpa|soledad|sol[oa])',
      ),
      say: {
        en: 'Then pick one, the loudest, and write only that. The rest may wait behind it. Tell one person by day what goes round. Most nights like this? Tell your doctor. Very dark? Call {crisis}.',
        es: 'Entonces elija una, la que más ruido hace, y apunte nada más esa. Cuéntele de día a alguien qué le da vueltas. ¿Casi todas las noches? Dígalo al médico. ¿Muy negro? Llame a {crisis}.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
