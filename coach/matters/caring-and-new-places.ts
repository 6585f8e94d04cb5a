/** Plain questions of those who care for somebody, hear badly among many, or have moved. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const caringMatters: readonly AnsweredMatter[] = [
  {
    name: 'up-at-night-as-carer',
    needs: pattern(
      '{kin}|he|she|him|her|carers?|caregiv*|caring|{dementia}|cuid*|ella|enferm[oa]|me (llama|despierta)|se (levanta|despierta)',
    ),
    domain: 'Stress',
    card: 'T10',
    facts: ['T10'],
    when: namedBy(
      {
        all: [
          '(mother|father|husband|wife|he|she|him|her|mama|papa|madre|padre|espos[oa]|marido|suegr[oa]|abuel[oa]|la|lo)',
          '((gets?|is|he is|she is|up) up|(wanders?|walks?|roams?|paces?|calls?|shouts?|wakes) ... (night|at (one|two|three|four))|wakes me|se levanta|anda|camina|deambula|me (llama|despierta|grita|habla))',
          '((all|every|each|single|at|through the|half the) .. (night|one|two|three|four)|nights?|toda la noche|(cada|todas las) noches?|de noche|en la noche|a las (dos|tres|una|cuatro)|madrugada)',
          '(i (get|have|am|have had|got|do|can) (no|not|never|so|hardly|barely|worn|exhausted|dead) .. (sleep|rest|slept|tired|out|sleeping|on my feet)?|so am i|can not sleep|me too|and i|no duermo|sin dormir|ya no (duermo|puedo|descanso)|no descanso|no me deja dormir|agotad[oa]|rendid[oa]|y yo|cansad[oa])',
        ],
        not: 'snor*|ronc*|toilet|pee|bano|orin*|baby|bebe|dog|perro|cat|hits?|pega|fell|cayo|neighbor*|vecin*|drunk|borrach*|kill|matar*',
      },
      {
        all: [
          '(one|a|single|some|una|alguna|unas) (night|nights|noche|noches)',
          '(cover|off|sit|somebody|someone|take over|look after|stay with|who|cuid[ae]*|quede|releve|relevo|quien|descans*)',
          '(mother|father|husband|wife|him|her|mama|papa|madre|padre|espos[oa]|marido|me l[oa]|carer|caring|cuidador*|cuido)',
        ],
        not: 'hotel|trip|viaje|children|kids|nin[oa]s|niet*|grand*|die[ds]?|muri*|drink|trago',
      },
    ),
    say: {
      en: 'Night after night wears anybody out; asking for nights off is no failing. Today, ask one relative who could sit a night. Or call {company}. Tell the doctor what breaks the night; sometimes it can be eased. Sudden confusion: call {emergency}.',
      es: 'Noche tras noche agota a cualquiera; pedir relevo no es fallarle. Hoy, pida a un familiar que se quede una noche. O llame a {company}. Diga al médico qué corta la noche: a veces se alivia. Confusión de golpe: llame a {emergency}.',
    },
    how: {
      en: [
        'For a few nights, note the hour and the reason: toilet, pain, fear, looking for the door. Take it to the doctor or nurse.',
        'Ask them about tablet times, a commode by the bed, a bed alarm, and who pays for night care.',
        'Never lift alone, and do not drive this sleepy. Fever or a fall: call the doctor today. If you cannot go on, call {crisis}.',
      ],
      es: [
        'Unas noches, apunte la hora y el motivo: baño, dolor, miedo, buscar la puerta. Llévelo al médico o a la enfermera.',
        'Pregunte por la hora de las pastillas, una silla con inodoro junto a la cama, un aviso para la cama, y quién paga el cuidado de noche.',
        'No levante a nadie a solas ni conduzca con tanto sueño. Fiebre o caída: llame hoy al médico. Si no puede más, llame a {crisis}.',
      ],
    },
  },
  {
    name: 'agitated-with-dementia',
    domain: 'Stress',
    card: 'T10',
    facts: [],
    when: namedBy({
      all: [
        '(mother|father|husband|wife|he|she|mama|papa|madre|padre|espos[oa]|marido|suegr[oa]|abuel[oa]|dementia|demencia|alzheimers?)',
        '((want|wants|wanting|asks?|asking|has|needs|begs|insists) .. to (go|get) home|take me home|(quiere|pide|insiste|dice) .. (irse|ir|que (se va|la lleve|lo lleve)|volver|llevarla|llevarlo) .. (a )?(su|la)? ?casa|(se quiere|quiere) ir a (su|la) casa)',
        '(dusk|evenings?|sunset|dark|every|coat|door|bag|already home|is home|at home|dementia|alzheimers?|atardecer|tarde*|anochec*|oscurec*|noche|abrigo|puerta|bolsa|maleta|ya esta en|demencia|esta en su casa|todos los dias)',
      ],
      not: 'hospital|nursing home|operat*|from work|asilo|del trabajo|bus|locks|encierra',
    }),
    say: {
      en: 'It is the illness, not you. Never argue: say “You want to go home. Tell me about it,” and walk a little. Today, light lamps before dusk and turn the TV off. Worse in hours or days? Call the doctor now.',
      es: 'Es la enfermedad, no usted. No discuta: diga “Quieres ir a casa. Cuéntame” y caminen un poco. Hoy, encienda las lámparas antes de que oscurezca y apague la tele. ¿Empeora en horas o días? Llame ya al médico.',
    },
    how: {
      en: [
        'First look for a plain cause: pain, toilet, hunger, heat, noise, tiredness. Speak low, from the front, in few words.',
        'Not known today? Say your name, “I am here with you,” and offer something in the hand: a towel to fold, a photo, a song.',
        'Fever, a fall, or newly drowsy: call the doctor today. Gone from home, or either of you in danger: call {emergency}. Ask the memory clinic for training and breaks.',
      ],
      es: [
        'Primero busque algo sencillo: dolor, baño, hambre, calor, ruido, cansancio. Hable bajo, de frente, con pocas palabras.',
        '¿Hoy no le reconoce? Diga su nombre, “Aquí estoy contigo”, y dele algo a las manos: una toalla para doblar, una foto, una canción.',
        'Fiebre, caída o sueño que antes no había: llame hoy al médico. Si sale y no aparece, o hay peligro: llame a {emergency}. En la clínica de memoria, pida formación y descansos.',
      ],
    },
  },
  {
    name: 'hard-of-hearing-in-groups',
    domain: 'Socialization',
    card: 'S06',
    facts: ['S06'],
    say: {
      en: 'Following many voices is tiring; nodding along is no fault. Today, ask the others to speak one at a time. Sit against the wall, music off, light on faces. Book a hearing test; if hearing goes suddenly, see a doctor today.',
      es: 'Seguir muchas voces cansa; asentir sin oír no es culpa suya. Hoy, pida que hablen de a uno. Siéntese contra la pared, sin música, con luz enfrente. Pida una prueba de oído; si deja de oír de golpe, médico ese día.',
    },
    how: {
      en: [
        'At table: the middle of the long side or a corner, your better ear to the talk, away from the kitchen.',
        'In church: sit in front, and ask for a hearing loop, a headset or the sermon on paper.',
        'Lost the thread? “I missed that. Are we on Rosa’s trip?” An ear that hurts or runs: see a doctor.',
      ],
      es: [
        'En la mesa: en un rincón o al centro del lado largo, el mejor oído hacia la charla, lejos de la cocina.',
        'En la iglesia: siéntese adelante y pida audífonos de la sala o el sermón en papel.',
        '¿Perdió el hilo? “No oí eso. ¿Hablan del viaje de Rosa?”. Si el oído duele o supura, vea al médico.',
      ],
    },
  },
  {
    name: 'nothing-to-do-after-move',
    domain: 'Socialization',
    card: 'S11',
    facts: ['S11', 'T20', 'T11'],
    say: {
      en: 'After a move, even a loved pastime can go silent; most people adjust over weeks. Keep one small thing from before. Today, ask the library or a neighbor which group meets. Low most days for two weeks? Tell your doctor.',
      es: 'Tras mudarse, hasta lo que más gustaba se apaga; casi todos se adaptan en semanas. Guarde una cosita de antes. Hoy, pregunte en la biblioteca o al vecindario qué grupo se junta. ¿Dos semanas con tristeza a diario? Dígalo al médico.',
    },
    how: {
      en: [
        'Name the old thing and make it smaller: the garden becomes one pot, the workshop one drawer, the choir one song.',
        'Call: “I am new here. Who meets this week, and whom do I ask for at the door?”',
        'Same bench, same hour, each day: faces get to know you. If life feels not worth living, call {crisis}.',
      ],
      es: [
        'Diga qué hacía y hágalo más chico: el jardín, una maceta; el taller, un cajón; el coro, una canción.',
        'Llame: “Acabo de mudarme. ¿Quién se junta esta semana, y por quién pregunto al llegar?”.',
        'La misma banca a la misma hora: así le van conociendo. Si siente que no vale la pena vivir, llame a {crisis}.',
      ],
    },
  },
]
