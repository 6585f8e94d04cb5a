/** Plain questions on how much to do, and on going on after days without. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const effortMatters: readonly AnsweredMatter[] = [
  {
    name: 'walk-further-or-faster',
    needs: pattern(
      'already|now|every|daily|half|minutes?|hours?|miles?|blocks?|km|steps?|further|farther|faster|longer|harder|increas*|next|enough|same|ya|cada|todos|diari*|media|minutos?|horas?|cuadras?|kilometros?|pasos|lejos|rapido|aument*|mismo|siguiente|subir',
    ),
    domain: 'Exercise',
    card: 'E01',
    facts: ['E01', 'E10'],
    say: {
      en: 'Half an hour is fine; now change one thing. Today, walk one stretch so that you can talk but not sing. Or add a few minutes each week. Heart, kidney or sugar disease, or calves that hurt: ask your doctor first.',
      es: 'Media hora es muy buena caminata; ahora cambie una sola cosa. Hoy, camine un tramo en que pueda hablar pero no cantar. O añada unos minutos cada semana. Con mal del corazón, riñón o azúcar, o dolor de pantorrilla, pregunte antes al médico.',
    },
    how: {
      en: [
        'Heart illness, or calves that hurt? Ask first. Else pick one stretch, walk it briskly, then go back to your own pace.',
        'Next, guides add muscle work on 2 days a week and balance work on 3.',
        'Chest pain, fainting or very hard breathing: stop, sit, and call {emergency}.',
      ],
      es: [
        '¿Mal del corazón o dolor de pantorrilla? Pregunte antes. Si no, elija un tramo, camínelo con brío y vuelva a su paso.',
        'Después, las guías añaden fuerza 2 días por semana y equilibrio 3 días.',
        'Dolor de pecho, desmayo o mucha falta de aire: pare, siéntese y llame a {emergency}.',
      ],
    },
  },
  {
    name: 'how-many-repetitions',
    domain: 'Exercise',
    card: 'E15',
    facts: ['E15'],
    say: {
      en: 'Begin with two days a week. Today, do 8, rest, and do 8 more; fewer is fine. Stop at the first one not done as well as the others. Recent operation, or blood pressure not under control? Ask your doctor first.',
      es: 'Empiece con dos días por semana. Hoy, haga 8, descanse y haga otras 8; menos también vale. Pare en la primera que ya no le salga como las otras. ¿Operación reciente o presión sin control? Pregunte antes a su médico.',
    },
    how: {
      en: [
        'Count aloud: whoever counts cannot hold their breath.',
        'When both rounds feel easy, add one or two. Good form comes before many.',
        'Stop for sharp pain. Chest pain, fainting or very hard breathing: sit down and call {emergency}.',
      ],
      es: [
        'Cuente en voz alta: así no aguanta el aire.',
        'Cuando las dos tandas sean fáciles, añada una o dos. Hacerlo bien vale más que hacer muchas.',
        'Pare si hay dolor agudo. Dolor de pecho, desmayo o mucha falta de aire: siéntese y llame a {emergency}.',
      ],
    },
  },
  {
    name: 'stiff-in-the-morning',
    needs: pattern(
      'stiff*|loosen*|creak*|rusty|seize*|ties[oa]s?|entum*|entiesa*|rigid*|engarrot*|agarrot*|dur[oa]s?|cruj*|oxidad*|soltar*|trabad[oa]',
    ),
    domain: 'Exercise',
    card: 'E19',
    facts: [],
    say: {
      en: 'Waking stiff is common, and often eases as you move. Tomorrow, before you get up, circle your feet, bend each knee gently and roll your shoulders. Then sit on the edge a while. New, lasting, or swollen joints? See your doctor.',
      es: 'Amanecer con rigidez es común, y suele aflojar al moverse. Mañana, antes de levantarse, gire los pies, doble suave cada rodilla y mueva los hombros. Luego siéntese un rato al borde. ¿Es nueva, dura mucho o hay hinchazón? Vea al médico.',
    },
    how: {
      en: [
        'Go slowly, one leg at a time, only as far as feels fine. After an operation, keep to your hospital sheet.',
        'Sit till your head is clear, stand up with a hand on something firm, and wait before you walk.',
        'Both shoulders or both hips stiff each morning: tell your doctor this week. With a new headache or sore jaw, be seen today. Trouble seeing, or one side weak: call {emergency}.',
      ],
      es: [
        'Vaya despacio, una pierna a la vez, nada más hasta donde no duela. Tras una operación, siga la hoja del hospital.',
        'Siéntese hasta tener la cabeza clara, levántese con una mano en algo firme y espere antes de caminar.',
        'Los dos hombros o las dos caderas rígidos cada mañana: dígalo al médico esta semana. Con dolor de cabeza nuevo o de quijada, que le vean hoy. Si ve mal o un lado pierde fuerza: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'hip-before-operation',
    domain: 'Exercise',
    card: 'E11',
    facts: [],
    when: namedBy({
      all: [
        '(hips?|cadera)',
        '(wait*|list|before (the|my) (operation|surgery)|until (the|my) (operation|surgery|new)|months away|esper*|lista|antes de (la|mi) (operacion|cirugia)|me (van a )?(operan|operar)|falta* ... (operacion|cirugia))',
        '(what|how|can|exercis*|walk*|meanwhile|till|until|que|como|puedo|ejercici*|camin*|mientras)',
      ],
      not: 'fell|cai|broke*|fractur*|quebr*|results?|resultado*|mother|father|husband|wife|mama|papa|espos[oa]|scan|x ray',
    }),
    say: {
      en: 'Waiting with a sore hip is hard. Several short walks on flat ground are kinder than a long one. Today, ask your hospital team which exercises to do until then. Sudden strong pain, or you cannot stand on it? Call {emergency}.',
      es: 'Esperar con la cadera adolorida es duro. Varias caminatas cortas en plano son mejores que una larga. Hoy, pregunte a su equipo del hospital qué ejercicios hacer mientras. ¿Dolor fuerte de golpe, o no puede apoyar? Llame a {emergency}.',
    },
    how: {
      en: [
        'Plan each walk with a place to sit: hall, bench, wall. Firm shoes, by daylight.',
        'Let the therapist fit a cane or walker now, before the operation.',
        'Worse at night, a fall, fever or a hot red hip: call your doctor today. Ask too: “Can my date be sooner if I get worse?”',
      ],
      es: [
        'Planee cada caminata con donde sentarse: pasillo, banca, pared. Zapatos firmes y de día.',
        'Que fisioterapia le ajuste ya un bastón o andador, antes de la operación.',
        'Peor de noche, caída, fiebre o cadera roja y caliente: llame hoy al médico. Pregunte también: “¿Me pueden adelantar la fecha si empeoro?”.',
      ],
    },
  },
  {
    name: 'heart-illness-how-much-effort',
    domain: 'Exercise',
    card: 'E10',
    facts: ['E12'],
    say: {
      en: 'That frightens; it is wise to ask. Today, ask your heart team which effort is safe for you. Until then, only what lets you talk easily, with rests. More breathless lately, or swollen legs? Call them today. Chest pain, fainting, breathless at rest: call {emergency}.',
      es: 'Eso asusta, y hace bien en preguntar. Hoy, pregunte a su equipo del corazón qué esfuerzo puede hacer. Mientras, nada más lo que le deje conversar, con pausas. ¿Más ahogo, o piernas hinchadas? Avise hoy. Dolor de pecho, desmayo, ahogo en reposo: llame a {emergency}.',
    },
    how: {
      en: [
        'On the stairs: hand on the rail, one step, a breath, and rest halfway before you have to.',
        'Talk test: say a sentence aloud. If you have to gasp in the middle, slow down or sit.',
        'Ask if there is a heart exercise class (cardiac rehab) for you. More pillows needed at night: tell them that day. A new uneven heartbeat: stop, sit, and call {emergency}.',
      ],
      es: [
        'En la escalera: mano en el pasamanos, un escalón, una respiración, y descanse a medio camino antes de necesitarlo.',
        'Prueba de hablar: diga una frase en voz alta. Si le falta el aire a la mitad, baje el paso o siéntese.',
        'Pregunte si hay clase de ejercicio para el corazón (rehabilitación cardíaca). ¿Necesita más almohadas para dormir? Dígalo ese día. Corazón que de pronto pierde el ritmo: pare, siéntese y llame a {emergency}.',
      ],
    },
  },
  {
    name: 'lazy-to-start',
    domain: 'Exercise',
    card: 'E20',
    facts: ['E20', 'T11'],
    say: {
      en: 'I would not call that laziness; beginning is hard for many. Today, when the news ends, march in your chair for one song. Then sit back. Low most days for two weeks, or newly tired? Tell your doctor.',
      es: 'Yo no lo llamaría flojera: empezar le cuesta a mucha gente. Hoy, al acabar las noticias, marche en la silla lo que dure una canción. Después descanse. ¿Dos semanas sin ánimo, o cansancio nuevo? Dígalo al médico.',
    },
    how: {
      en: [
        'Make it so small that it needs no courage: shoes on counts as a start.',
        'Leave the shoes in sight, beside the door and out of the way of your feet.',
        'Tell one person your hour, and tick it on the calendar. Breathless or dizzy at it? Stop, and tell your doctor.',
      ],
      es: [
        'Que sea tan pequeño que no haga falta valor: ponerse los zapatos ya es empezar.',
        'Deje los zapatos a la vista, junto a la puerta y fuera del paso.',
        'Dígale su hora a alguien y márquela en el calendario. ¿Le falta el aire o se marea? Pare y dígalo al médico.',
      ],
    },
  },
  {
    name: 'missed-days',
    domain: 'Exercise',
    card: 'E20',
    facts: ['E20'],
    say: {
      en: 'No, it is not all lost. Everybody misses days; nothing must be made up. Today, do a little less than before, and tick the calendar. Was it illness, a fall or hard breathing? Ask your doctor before you go on.',
      es: 'No, no se perdió todo. A cualquiera se le van días, y no hay que reponerlos. Hoy, haga un poco menos que antes y márquelo en el calendario. ¿Fue enfermedad, caída o falta de aire? Hable antes con su médico.',
    },
    how: {
      en: [
        'Start with what is easiest of all. The rest can come back on its own, over some days.',
        'Do not do double: it only makes you sore.',
        'Write beside the empty days what happened. If it is always the same thing, we change the hour.',
      ],
      es: [
        'Empiece por lo más fácil. Lo demás vuelve en unos días.',
        'No haga doble: así nada más queda con dolor.',
        'Apunte junto a los días vacíos qué pasó. Si siempre es lo mismo, cambiamos la hora.',
      ],
    },
  },
  {
    name: 'plan-broken-by-rain-or-visitors',
    domain: 'Exercise',
    card: 'E20',
    facts: ['E20', 'L14'],
    say: {
      en: 'Life came between; the plan still stands. Today, do a small piece indoors, such as marching in your chair for one song. Next time: “When it rains, I walk the hall.” Feverish or worn out? Rest, and call your doctor if it stays.',
      es: 'Se atravesó la vida, y el plan sigue en pie. Hoy, haga un pedacito en casa, como marchar en la silla una canción. La próxima: “Cuando llueva, camino por el pasillo”. ¿Fiebre o agotamiento? Descanse, y si sigue, llame al médico.',
    },
    how: {
      en: [
        'Move the rest to tomorrow, same hour. Nothing has to be made up.',
        'With guests, let them join in: a walk down the hall with the children, or a dance in the chair.',
        'Write your plan B under plan A, on the same paper.',
      ],
      es: [
        'Deje lo demás para mañana, a la misma hora. No hay que reponer nada.',
        'Con visitas, que le acompañen: un paseo por el pasillo con los niños, o un baile en la silla.',
        'Escriba su plan B debajo del plan A, en la misma hoja.',
      ],
    },
  },
  {
    name: 'stronger-legs',
    domain: 'Exercise',
    card: 'E08',
    facts: ['E08', 'E15'],
    say: {
      en: 'Unsteady, or fell lately? Ask your doctor first. For stronger legs, stand up from a firm chair, slowly. Do a few, rest, do a few more. Two days a week is safe for most older people. Try it today, chair against the wall.',
      es: '¿Poca firmeza, o una caída? Pregunte antes al médico. Para piernas más fuertes, levántese despacio de una silla firme. Haga unas cuantas, descanse y repita. Dos días por semana es seguro para casi todos. Pruébelo hoy, con la silla contra la pared.',
    },
    how: {
      en: [
        'Feet flat, knees over your feet. Lean forward, stand up, and sit down slowly.',
        'Use your hands at first, and breathe out as you rise.',
        'Sharp pain, dizzy or short of breath: stop. After a fall or an operation, ask your doctor first.',
      ],
      es: [
        'Pies en el suelo, rodillas sobre los pies. Inclínese, levántese y siéntese despacio.',
        'Al principio use las manos, y suelte el aire al subir.',
        'Dolor fuerte, mareo o falta de aire: pare. Tras una caída u operación, pregunte antes al médico.',
      ],
    },
  },
]
