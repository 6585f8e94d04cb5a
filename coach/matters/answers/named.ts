/** What is said to answers on matters that their words name. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { atMidday, either, inTheEvening, saysNo, saysYes } from '../yes-or-no.ts'

export const namedAnswers = {
  tiredness: [
    {
      when: pattern(
        '((?<!not (so |too |that )?)bad*|poor*|hardly|little|not (well|much|good|enough)|wake*|awake|snor*|up (all|every|at)|toss*|terribl*|(?<!no (tan )?)mal|poco|despert*|despiert*|ronc*|desvel*|fatal|no (duermo|bien|mucho)|pesimo|vueltas|regular)',
      ),
      say: {
        en: 'Then begin with the night: get up at one fixed hour this week, and get daylight early. Loud snoring, gasps, or many trips to the toilet? Tell your doctor, with the tiredness.',
        es: 'Entonces empiece por la noche: esta semana levántese a una hora fija y busque luz temprano. ¿Ronquidos fuertes, ahogos, o muchas idas al baño? Dígalo al médico, junto con el cansancio.',
      },
    },
    {
      when: pattern(
        '(not (so |too |that )?bad|no (tan )?mal|well|good|fine|ok|okay|enough|a lot|all night|too much|eight hours|like a (log|baby)|bien|bastante|mucho|toda la noche|demasiado|ocho horas|como (un )?(tronco|lirones|piedra|bebe))',
      ),
      say: {
        en: 'Then the cause may lie elsewhere, and it is worth finding. Call your doctor this week; take all your tablets, and say if you eat less or your mood is low. Short of breath? Go sooner.',
        es: 'Entonces la causa puede estar en otro lado, y vale la pena buscarla. Llame esta semana al médico; lleve sus pastillas y diga si come menos o anda sin ánimo. ¿Falta de aire? Vaya antes.',
      },
    },
  ],
  tub: [
    {
      when: either(
        saysNo,
        pattern(
          '(walk in|(only|just) a shower|shower (stall|only)|step in shower|regadera|ducha|plato de ducha|(only|just|have|got|is) (have )?(a )?(walk in )?shower)',
        ),
      ),
      say: {
        en: 'Good, that spares you the worst step. Then look at the floor: dry, no loose rug, a mat that does not slide. Soap and towel where you reach them from the chair.',
        es: 'Bien, así se ahorra lo más difícil. Entonces mire el piso: seco, sin tapetes sueltos, con uno que no resbale. Jabón y toalla a la mano desde la silla.',
      },
    },
    {
      when: either(saysYes, pattern('(bath ?tub|tub|tina|banera)')),
      say: {
        en: 'Then that step is the risky one. Ask your nurse or an occupational therapist about a bath board or bench, so that you sit and swing your legs over. Till then, bathe with somebody in the house.',
        es: 'Entonces ese paso es el de cuidado. Pregunte a su enfermera o a un terapeuta ocupacional por una tabla o banco: se sienta y pasa las piernas. Mientras, con alguien en la casa.',
      },
    },
  ],
  dementiaWorry: [
    {
      when: pattern(
        '(forget*|memory|names|words|mine|myself|me|get* it|having it|olvid*|memoria|nombres|palabras|me de|tenerla|a mi)',
      ),
      say: {
        en: 'Then have it looked at rather than guessed. Book a visit and say what you forget, since when, and who else has noticed. Ask for your hearing, sight and tablets to be checked too.',
        es: 'Entonces mejor que lo revisen que adivinar. Pida una cita y diga qué olvida, desde cuándo y quién más lo notó. Pida que le revisen también el oído, la vista y las pastillas.',
      },
    },
    {
      when: pattern(
        '(children|kids|son|daughter|grand*|burden|family|hij[oa]s?|niet[oa]s?|carga|familia|molestar)',
      ),
      say: {
        en: 'That shows how you care for them. Talk it through once with your doctor, and then with one of them: “This is what I would want.” For today, choose one risk you can change.',
        es: 'Eso muestra cuánto los quiere. Háblelo una vez con su médico, y luego con alguien de ellos: “Esto es lo que yo querría”. Hoy, elija un riesgo que pueda cambiar.',
      },
    },
  ],
  whichRisk: [
    {
      when: pattern(
        '(hear*|ears?|sight|eyes?|see*|vision|glasses|oid[oa]s?|oir|vista|ojos?|ver|lentes)',
      ),
      say: {
        en: 'A good first: it is soon checked. Call this week for a hearing test or an eye check, and ask the cost. Take somebody along who knows what you miss.',
        es: 'Buen comienzo: se revisa pronto. Llame esta semana por una prueba de oído o de la vista, y pregunte cuánto cuesta. Vaya con alguien que sepa qué se le escapa.',
      },
    },
    {
      when: pattern('(mov*|walk*|exercis*|sitting|active|mover*|camin*|ejercicio|sedentari*)'),
      say: {
        en: 'Then begin today, in small: march in your chair for one song, or walk the hall beside the wall. Same hour tomorrow. With heart trouble or a fall lately, ask your doctor first.',
        es: 'Entonces empiece hoy, en chico: marche en la silla una canción, o camine el pasillo junto a la pared. Mañana, a la misma hora. Con mal del corazón o una caída, pregunte antes.',
      },
    },
    {
      when: pattern(
        '(compan*|lonel*|alone|people|friends|mood|depress*|compania|soledad|sol[oa]|amig[oa]s|gente|animo|depresion)',
      ),
      say: {
        en: 'Then call one person today and fix an hour for each week. A group that meets weekly is the next step: ask {company}. Low most days for two weeks? Tell your doctor: it can be treated.',
        es: 'Entonces llame hoy a una persona y fijen una hora cada semana. Luego, un grupo semanal: pregunte en {company}. ¿Dos semanas con tristeza casi a diario? Dígalo al médico: se puede tratar.',
      },
    },
    {
      when: pattern(
        '(pressure|cholesterol|diabetes|sugar|smok*|alcohol|drink*|wine|presion|colesterol|azucar|fum*|cigarr*|tabaco|tomar|bebida|vino)',
      ),
      say: {
        en: 'Then your doctor or nurse is the partner for it. Call this week: “I want to work on this. What comes first?” Go on with your tablets, and stop no daily drinking all at once.',
        es: 'Entonces se hace con su médico o enfermera. Llame esta semana: “Quiero trabajar en esto. ¿Qué va primero?”. Siga con sus pastillas, y si bebe a diario, no lo corte de golpe.',
      },
    },
  ],
  leavesHour: [
    {
      when: inTheEvening,
      say: {
        en: 'Then get ahead of it: before that hour the toilet, a small bite, lamps on, and something for the hands. At night, the bell on the door and a lit way. Tell the doctor the hour.',
        es: 'Entonces adelántese: antes de esa hora, baño, un bocado, lámparas y algo para las manos. De noche, la campana en la puerta y luz en el camino. Dígale la hora al médico.',
      },
    },
    {
      when: either(
        atMidday,
        pattern('(morning*|day|when i (cook|am|go)|manana*|dia|cuando (yo )?(cocino|estoy|voy))'),
      ),
      say: {
        en: 'Then put a walk together just before that hour: often it is the legs that want out. After it, a task at the table while you are busy. Tell one neighbor the hour too.',
        es: 'Entonces salgan juntos un rato justo antes: muchas veces las piernas piden salir. Luego, una tarea en la mesa mientras usted trabaja. Avise también la hora a alguien del vecindario.',
      },
    },
    {
      when: pattern(
        '(any (time|hour)|no (pattern|set)|all (day|the time)|always|a cualquier hora|todo el (dia|tiempo)|siempre|sin hora)',
      ),
      say: {
        en: 'Then nobody can watch that single-handed. Call the doctor or memory clinic this week: ask about alarms, a bracelet and hours of relief for you. Today, tell two neighbors and leave them your number.',
        es: 'Entonces nadie puede vigilar eso sin ayuda. Llame esta semana al médico o a la clínica de memoria: pida alarmas, pulsera y horas de relevo. Hoy, avise a dos vecinos y deles su teléfono.',
      },
    },
  ],
  pelvicVisit: [
    {
      when: saysNo,
      say: {
        en: 'That is all right. Then begin by yourself: lie down, a few slow squeezes, belly soft, breath going on. Tie it to the morning and the evening. Pain, blood or burning is still for a doctor.',
        es: 'Está bien. Entonces empiece en casa: en la cama, unas pocas, despacio, barriga suelta y sin cortar el aire. Mañana y noche. Con dolor, sangre o ardor, sí vea al médico.',
      },
    },
    {
      when: saysYes,
      say: {
        en: 'Good. Call your clinic this week: “Is there a nurse or physical therapist for the pelvic floor?” That sentence is enough. Until the visit, a few slow squeezes morning and evening.',
        es: 'Bien. Llame ya a su clínica: “¿Quién me enseña los ejercicios del piso pélvico?”. Con eso basta. Mientras, unas pocas, despacio, mañana y noche.',
      },
    },
  ],
  kneesHowFar: [
    {
      when: pattern(
        '(not (far|at all|much)|hardly|barely|(only )?(in|around|about) the house|few (steps|meters|yards)|to the (door|bathroom|kitchen|mailbox|gate|corner)|(two|three|five|2|3|5) minutes|nada|casi nada|poco|en (la )?casa|unos pasos|hasta (la|el) (puerta|bano|cocina|esquina)|(dos|tres|cinco) minutos|a la (puerta|esquina)|(just|only) to the)',
      ),
      say: {
        en: 'Then that is your start, and it counts. Go that far twice today, with a rest between, and lift each leg a few times in the chair. Stays the same for a day? Add a few steps.',
        es: 'Entonces ese es su comienzo, y cuenta. Hoy vaya hasta ahí dos veces, con descanso, y suba cada pierna unas veces en la silla. ¿Al otro día sigue igual? Añada unos pasos.',
      },
    },
    {
      when: pattern(
        '(far|mile*|block*|hour|park|(ten|fifteen|twenty|thirty|[1-9]0|15|45) minutes|half an hour|kilometro*|cuadra*|hora|parque|(diez|quince|veinte|treinta) minutos|media hora|lejos|bastante)',
      ),
      say: {
        en: 'That is a good stretch already; keep it. Add the thighs now: one leg at a time in the chair, slowly. Let the next day tell: more pain or swelling means half, and a word to your doctor.',
        es: 'Ya es un buen tramo; siga así. Ahora añada los muslos: en la silla, una pierna y luego la otra, despacio. El día siguiente avisa: más dolor o hinchazón, la mitad, y consulte.',
      },
    },
  ],
  freezeWhere: [
    {
      when: pattern('(door*|threshold|puerta*|umbral|entrada)'),
      say: {
        en: 'Then the door needs lines: strips of tape across the floor, a step apart, so that feet have something to step over. Leave the door wide open, the floor clear, and do not hurry through.',
        es: 'Entonces la puerta necesita rayas: tiras de cinta en el piso, a un paso, para que los pies tengan qué pasar. Puerta bien abierta, suelo libre y sin prisa.',
      },
    },
    {
      when: pattern(
        '(turn*|corner*|round|bathroom|kitchen|narrow|vuelta*|girar|gira|esquina*|bano|cocina|estrech*|angost*)',
      ),
      say: {
        en: 'Then turn in a wide half circle, never on the spot, and clear the room for it. Count aloud: “one, two, step.” A fall in a turn? Call the doctor this week.',
        es: 'Entonces gire en media vuelta amplia, nunca en el lugar, y despeje el cuarto para eso. Cuente: “uno, dos, paso”. ¿Una caída al girar? Llame al médico esta semana.',
      },
    },
    {
      when: pattern(
        '(start*|stand* up|getting up|chair|bed|street|crossing|crowd*|hurry|empezar|arrancar|levantar*|silla|cama|calle|cruzar|gente|prisa)',
      ),
      say: {
        en: 'Then no first step out of a hurry: stand tall, breathe, rock from side to side, and one big step. Ask the Parkinson’s team for a cue that is theirs, and at which hour of the tablets it comes.',
        es: 'Entonces sin prisa en el primer paso: derecho, respire, balancéese y dé uno grande. Pida al equipo de párkinson una señal propia, y cuente a qué hora de las pastillas pasa.',
      },
    },
  ],
  whichHand: [
    {
      when: pattern('(both|the two|ambas|las dos|los dos)'),
      say: {
        en: 'If both are stiff for long each morning, or hot, red or swollen, see a doctor this week. Today, warm water first, then the slow fist, a few rounds.',
        es: 'Si las dos amanecen tiesas mucho rato, o se ven rojas o hinchadas, vea al médico esta semana. Hoy, agua tibia y luego el puño, despacio.',
      },
    },
    {
      when: pattern('(right|left|thumb|dominant|derecha|izquierda|pulgar|diestra)'),
      say: {
        en: 'Then spare that one the heavy things: a jar opener, thick handles, the other hand for the pot. Do the slow fist with both. A thumb or hand that stays sore: show it to your doctor.',
        es: 'Entonces quítele lo pesado: un abridor, mangos gruesos, y la olla con la otra. El puño despacio, con las dos. Si el dolor no se va, enséñela a su médico.',
      },
    },
  ],
  heartOrKidney: [
    {
      when: saysNo,
      say: {
        en: 'Even so, ask the pharmacist first, with your tablets in hand: some for the pressure do not go with potassium. Lemon, garlic and herbs need no asking. Put one of them on tonight’s dish.',
        es: 'Aun así, pregunte antes en la farmacia, con sus pastillas: algunas para la presión no van con el potasio. Para el limón, el ajo y las hierbas no hace falta preguntar: hoy, uno.',
      },
    },
    {
      when: either(saysYes, pattern('(heart|kidney*|dialysis|corazon|rinon*|dialisis)')),
      say: {
        en: 'Then no salt substitute in the kitchen till the doctor or kidney team has said yes. Put the box away tonight, and use lemon, vinegar and garlic. Already used it? Call the pharmacist or doctor today and say so.',
        es: 'Entonces nada de sal sustituta hasta que el médico o el equipo del riñón diga que sí. Guárdela hoy y use limón, vinagre y ajo. ¿Ya la usaron? Llame hoy al médico o a la farmacia.',
      },
    },
  ],
  wakeAt: [
    {
      when: pattern('(5|five|cinco)(?! (hours?|horas?))'),
      say: {
        en: 'Then bed is between nine and ten in the evening, once sleepy, not before. Until then, something calm in good light. Get up at five each day, weekends too.',
        es: 'Entonces la cama es entre las nueve y las diez de la noche, ya con sueño, no antes. Mientras, algo tranquilo con buena luz. Levántese siempre a las cinco, también el domingo.',
      },
    },
    {
      when: pattern('(6|six|seis)(?! (hours?|horas?))'),
      say: {
        en: 'Then bed is between ten and eleven, once sleepy, not before. Fill the hour after supper with something calm in good light. Get up at six each day, weekends too.',
        es: 'Entonces la cama es entre las diez y las once, ya con sueño, no antes. Después de cenar, algo tranquilo con buena luz. Levántese siempre a las seis, también el domingo.',
      },
    },
    {
      when: pattern('(7|seven|siete)(?! (hours?|horas?))'),
      say: {
        en: 'Then bed is between eleven and midnight, once sleepy, not before. That is a long evening: plan something calm for it, in good light. Get up at seven each day, weekends too.',
        es: 'Entonces la cama es entre las once y la medianoche, ya con sueño, no antes. Es una noche larga: planee algo tranquilo, con buena luz. Levántese siempre a las siete, también el domingo.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
