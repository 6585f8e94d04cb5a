/** Plain questions of those who fear to fall again, whose feet are numb, or whom nobody would find. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const sugar = '(diabet*|diabetes|azucar|metformin*|insulin*)'
const feet = '(feet|foot|toes|soles|pies|pie|dedos de (los|mis) pies|plantas)'
const numb =
  '(numb|numbness|tingl*|no feeling|can not feel|adormecid[oa]s?|dormid[oa]s|hormigue*|no siento)'

export const firmStepMatters: readonly AnsweredMatter[] = [
  {
    name: 'afraid-after-a-fall',
    domain: 'Exercise',
    card: 'E11',
    facts: [],
    when: namedBy({
      all: [
        '(afraid|scared|fear*|frightened|terrified|confidence|nervous|nerve|miedo|temor|susto|asusta*|confianza)',
        '(fall*|fell|fallen|tumble|cai|caid[oa]s?|caer*|caigo|cayo|caerme|caerse)',
        '(walk*|out|outside|mailbox|store|church|shop*|alone|again|caminar|camino|caminando|sal(ir|go|e)|calle|fuera|sola?|solo|andar|otra vez|volver|quitar*|quitando)',
      ],
      not: 'shower|bath|tub|ducha|bano|regadera|tina|just (fell|now)|asleep|death|dying|bed|cama|ice|icy|hielo|stairs?|escalera*|leaves|night|noche',
    }),
    say: {
      en: 'Fear after a fall is common, and it shrinks with small wins. Today walk to the door with somebody beside you; later a little further. Ask the doctor for a falls check, if you had none.',
      es: 'El miedo tras una caída es común y se achica con pequeños logros. Hoy camine hasta la puerta con alguien al lado; cuando sea fácil, un poco más lejos. Pida al médico una revisión de caídas, si no la tuvo.',
    },
    how: {
      en: [
        'The same way at the same hour, firm shoes, cane or rail if you use one. Stop while it still feels good.',
        'For the legs: stand up from a firm chair a few times, holding on.',
        'Nobody beside you? Phone in the pocket, and stay where you can hold on. A new fall or dizzy spells: tell your doctor.',
      ],
      es: [
        'El mismo camino a la misma hora, zapatos firmes, bastón o pasamanos si los usa. Pare cuando todavía va bien.',
        'Para las piernas: levántese unas veces de una silla firme, con apoyo.',
        '¿Sin nadie al lado? Teléfono en el bolsillo y donde pueda agarrarse. Otra caída o mareos: dígalo a su médico.',
      ],
    },
  },
  {
    name: 'numb-feet-with-diabetes',
    domain: 'Exercise',
    card: 'E16',
    facts: [],
    when: pattern(
      `^(?!.* (sudden*|no (have )?diabet*|not diabet*|sit on|vitamin*|no tengo diabetes|b12|have i|do i have|one (side|arm)|face|arm|speech|today|de repente|un lado|cara|brazo|habla|hoy) ).*(${sugar} .*${numb} .*${feet}|${sugar} .*${feet} .*${numb}|${feet} .*${numb} .*${sugar}|${numb} .*${feet} .*${sugar})`,
    ),
    say: {
      en: 'Numb feet with diabetes need care, since a sore may go unfelt. Tell your doctor or nurse this week. Look at your feet daily, the soles too, and never go barefoot. Sore, new color, cold foot: call today.',
      es: 'Los pies adormecidos con diabetes piden cuidado: una herida puede no sentirse. Cuéntelo esta semana al médico. Mírese los pies cada día, también las plantas, y no ande descalzo. Herida, color nuevo o un pie frío: llame hoy.',
    },
    how: {
      en: [
        'A mirror on the floor shows the soles; or ask somebody to look.',
        'Shake out your shoes before you put them on. Test bath water with the elbow.',
        'Dry between the toes, cream on the rest. Let a foot nurse cut hard nails.',
      ],
      es: [
        'Un espejo en el piso enseña las plantas; o pida que alguien mire.',
        'Sacuda los zapatos antes de ponérselos. Pruebe el agua con el codo.',
        'Seque entre los dedos, crema en lo demás. Las uñas duras, que las corte alguien con preparación.',
      ],
    },
  },
  {
    name: 'somebody-to-check-on-me',
    domain: 'Socialization',
    card: 'S05',
    facts: [],
    when: namedBy({
      all: [
        '(nobody|no one|who|anybody|alone|by myself|nadie|quien|sola?|solo)',
        '(something happens|happens? to me|(fall|fell) .. alone|would know|check(s|ed)? (on|in on)|me (pasa|pasara|pase) algo|me caigo .. sol[oa]|(este|estar) pendiente)',
        '(me|i|alone|home|live|living|night|sol[oa]|vivo|casa|noche|yo|mi)',
      ],
      not: 'to (my|her|his) (husband|wife|cat|dog|money|house)|a mi (espos[oa]|gat[oa]|perr[oa]|dinero)|checkbook|bible|key is|llave esta|maceta|tonight|next week|take care of (the|my)|want to die|right now|ahora mismo|chest|pecho',
    }),
    say: {
      en: 'That is a sensible worry, and it can be arranged. Agree on one sign a day with somebody: a message, a blind pulled up, a call. Ask {company} about daily check calls and an alarm button. Today choose the sign.',
      es: 'Es una preocupación sensata y tiene arreglo. Acuerde con alguien una señal al día: un mensaje, la persiana subida, una llamada. Pregunte a {company} por llamadas diarias y un botón de alarma. Elija hoy la señal.',
    },
    how: {
      en: [
        'Nobody near? The mail carrier, a shop or the church can be part of it.',
        'Keep a phone or the button on you, in the bath and at night too.',
        'Leave a key with one you trust, and a list of your tablets by the door.',
      ],
      es: [
        '¿Nadie cerca? Puede ser el cartero, una tienda o la iglesia.',
        'Lleve encima el teléfono o el botón, también en el baño y de noche.',
        'Deje una llave a alguien de confianza, y junto a la puerta la lista de sus pastillas.',
      ],
    },
  },
]
