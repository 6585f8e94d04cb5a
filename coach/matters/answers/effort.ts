/** What is said to answers on when and how to move, and on keeping at it. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { atMidday, either, inTheEvening, inTheMorning } from '../yes-or-no.ts'

const ill =
  '(ill*|sick*|flu|cold|fever*|cough*|covid|bronchitis|pneumonia|infection|enferm*|gripe|gripa|resfri*|catarro|fiebre|tos|bronquitis|neumonia|infeccion)'
const hurtOrHospital =
  '(pain*|hurt*|ache*|fell|fall|knees?|hip|my back|operat*|surgery|hospital|breath*|dizz*|dolor*|duele|dolia*|cai|caida|rodillas?|cadera|espalda|opera*|cirugia|hospital|aire|mare*)'
const visit =
  '(visit*|guests?|company|grand*|family|birthday|wedding|travel*|trip|visita*|niet[oa]s|familia|cumplea*|boda|viaj*|fiestas?)'
const weather =
  '(rain*|snow*|ice|icy|cold outside|weather|heat|hot|storm|wind|lluvia*|llov*|llueve|nieve|frio|calor|clima|tormenta|viento)'
const noWish =
  '(lazy|laziness|bored|boring|no (wish|will|desire|energy|mood)|mood|sad|low|did not feel|could not be bothered|forgot|busy|no time|flojera|pereza|aburr*|sin (ganas|animo)|no (tenia|tuve|tengo) (ganas|animo|tiempo)|desanim*|desgan*|trist*|olvid*|ocupad[oa]|tiempo)'

const whenIll: Answering = {
  when: pattern(ill),
  say: {
    en: 'Then resting was right. Wait till the fever is gone and you eat and sleep as usual. Begin with a few minutes in the chair. Still short of breath or weak? Ask your doctor first.',
    es: 'Entonces descansar estuvo bien. Espere a no tener fiebre y a comer y dormir como siempre. Empiece con pocos minutos en la silla. ¿Aún falta el aire o hay debilidad? Pregunte antes al médico.',
  },
}

const whenHurt: Answering = {
  when: pattern(hurtOrHospital),
  say: {
    en: 'Then ask your doctor or therapist before you go on: “Which movement is safe for me now?” Call this week. Till then, do only what you do at home without pain.',
    es: 'Entonces pregunte a su médico o fisioterapeuta antes de seguir: “¿Qué movimiento puedo hacer ya?”. Llame esta semana. Mientras, haga nada más lo que en casa no duele.',
  },
}

export const effortAnswers = {
  afterBreak: [
    whenIll,
    whenHurt,
    {
      when: pattern(noWish),
      say: {
        en: 'That is honest, and common. Then make the start so small that it needs no will: shoes on, to the door and back. Sad or without wish most days for two weeks? Tell your doctor.',
        es: 'Eso es franco, y es común. Entonces que empezar no pida ganas: zapatos puestos, hasta la puerta y vuelta. ¿Dos semanas sin ánimo casi a diario? Dígalo al médico.',
      },
    },
  ],
  furtherOrFaster: [
    {
      when: pattern(
        '(fast*|quick*|brisk*|pace|speed|stretch|rapid[oa]|brio|paso|ritmo|tramo|aprisa)',
      ),
      say: {
        en: 'Then choose your stretch: from one tree or door to the next, on flat ground. Walk it briskly once, and go back to your own pace. After a week, do it twice on the same walk.',
        es: 'Entonces elija su tramo: de un árbol o puerta al otro, por lo plano. Camínelo una vez con brío y vuelva a su paso. Tras una semana, hágalo dos veces en la misma caminata.',
      },
    },
    {
      when: pattern(
        '(further|farther|longer|long|minutes|more time|distance|lejos|larg[oa]|minutos|mas tiempo|distancia|anadir)',
      ),
      say: {
        en: 'Then add it at the halfway point: one more corner before you turn back. Stay with that for a week. Tired the next day? Keep the old way for some days, and then try again.',
        es: 'Entonces añada a la mitad: una esquina más antes de dar la vuelta. Siga así una semana. ¿Cansancio al otro día? Vuelva unos días al camino de antes, y pruebe otra vez.',
      },
    },
  ],
  repetitions: [
    {
      when: pattern(
        '(chair*|stand*|squat*|sit*|legs?|knees?|silla|levant*|sentad*|piernas?|rodillas?)',
      ),
      say: {
        en: 'A good one. Chair against the wall, feet flat, hands helping at first. Breathe out as you rise, and sit down slowly: that is half the work. A knee that hurts sharply means stop.',
        es: 'Muy bueno. Silla contra la pared, pies planos y, al principio, con las manos. Suelte el aire al subir y siéntese despacio: eso es la mitad del trabajo. Si la rodilla duele fuerte, pare.',
      },
    },
    {
      when: pattern(
        '(weights?|dumbbell*|arms?|band|bottles?|cans?|lift*|pesas?|brazos?|banda|liga|botellas?|mancuernas?|levant*)',
      ),
      say: {
        en: 'Then sit for it, and take the lightest weight. Lift slowly, breathe out, and let it down more slowly. If the shoulder hurts, do less high. Count aloud, so that you never hold your breath.',
        es: 'Entonces en la silla y con el peso más ligero. Suba despacio, suelte el aire y baje aún más despacio. Si duele el hombro, suba menos. Cuente en voz alta para no aguantar el aire.',
      },
    },
    {
      when: pattern(
        '(balance|one leg|heel*|toes?|tai chi|equilibrio|un pie|una pierna|talon*|puntas?|taichi)',
      ),
      say: {
        en: 'Balance is another matter: there you hold still, you do not count. Stand with both hands on the kitchen counter, somebody near, and stop before you sway. A fall lately? Ask a physical therapist first.',
        es: 'El equilibrio es distinto: ahí se aguanta, no se cuenta. Póngase con las dos manos en la cocina, con alguien cerca, y pare antes de tambalear. ¿Una caída? Pregunte antes a un fisioterapeuta.',
      },
    },
  ],
  couch: [
    {
      when: pattern(
        '(all day|any time|always|every hour|todo el dia|siempre|a toda hora|cualquier hora)',
      ),
      say: {
        en: 'Then choose one fixed moment and let the rest be. When the coffee is on, march in place with a hand on the counter. No wish for anything for two weeks? That is for your doctor.',
        es: 'Entonces elija un solo momento y deje lo demás. Mientras sale el café, marche con una mano en la cocina. ¿Dos semanas sin ganas de nada? Eso es para su médico.',
      },
    },
    {
      when: either(atMidday, inTheEvening),
      say: {
        en: 'Then get ahead of it: do your few minutes before you sit down at that hour, while you are still on your feet. Then the couch is your reward. Put the shoes out now.',
        es: 'Entonces gánele: haga sus minutos antes de sentarse a esa hora, cuando todavía está de pie. Después el sofá es su premio. Deje ya los zapatos a la vista.',
      },
    },
    {
      when: inTheMorning,
      say: {
        en: 'Then let the morning be, and use a better hour. Pick one thing after lunch that you do anyway, and put one song of marching before it. Very tired on waking each day? Tell your doctor.',
        es: 'Entonces deje la mañana y use otra hora. Elija algo que igual hace después de comer, y ponga antes una canción para marchar. ¿Despierta siempre con mucho cansancio? Dígalo al médico.',
      },
    },
  ],
  missedDays: [
    whenIll,
    whenHurt,
    {
      when: pattern(`(${visit}|${weather})`),
      say: {
        en: 'Then have a small plan for such days: one song of marching in the chair, guests or rain or not. Write it under the usual one. Take up the usual hour tomorrow.',
        es: 'Entonces tenga un plan chico para esos días: marchar una canción en la silla, con visitas o con lluvia. Escríbalo debajo del otro. Mañana, a la hora de siempre.',
      },
    },
    {
      when: pattern(noWish),
      say: {
        en: 'Then it was too big, or the hour was wrong. Halve it, and tie it to something you never miss, such as the coffee. Low most days for two weeks? Tell your doctor.',
        es: 'Entonces era mucho, o la hora no era buena. Haga la mitad y únalo a algo que nunca falla, como el café. ¿Dos semanas sin ánimo? Dígalo al médico.',
      },
    },
  ],
  brokenPlan: [
    whenIll,
    whenHurt,
    {
      when: pattern(weather),
      say: {
        en: 'Then the hall is your street today: one song up and down beside the wall, in firm shoes. Write it as plan B under plan A, so that the next rain finds you ready.',
        es: 'Entonces hoy el pasillo es su calle: una canción de ida y vuelta junto a la pared, con zapatos firmes. Escríbalo como plan B, y la próxima lluvia no le sorprende.',
      },
    },
    {
      when: pattern(visit),
      say: {
        en: 'How nice, in its way. Let them join in: one dance in the chair, or a walk down the hall with the children. The rest moves to tomorrow, at the same hour.',
        es: 'También es bonito. Que le acompañen: un baile en la silla, o un paseo por el pasillo con los niños. Lo demás pasa a mañana, a la misma hora.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
