/** A blood pressure that was told in figures: how high it is decides what is said, and no answer need name a figure. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

/** Where it is asked of food, movement, sleep or tablets, the answer is another one. */
const elsewhere =
  '(?!.*(exercis|walk|gym|danc|swim|garden|work ?out|stairs|salt|food| eat|coffee|drink|sleep|pills?|tablets|camin|ejercici|bail|nad[oa]|sal |com[eo]|cafe|dorm|pastill|sugar|glucos|azucar|cholest|colest|kilo|pound|lbs|steps|pasos))'
/** What stands between the two numbers, spoken or typed. */
const over = ' (over |on |con |sobre |por |entre |y )?'
/** In tens, as many people of Spanish say it: sixteen with nine. */
const ofPressure = '(pressure|bp|cuff|presion|tension|aparato|monitor|maquina|machine)'

const high = `1(4[5-9]|[5-7][0-9])${over}([5-9][0-9]|10[0-9]|11[0-9])|1[0-4][0-9]${over}(9[0-9]|1[01][0-9])`
const highInTens = `1[5-7]${over}([6-9]|1[01])`
const veryHigh = `(1[89][0-9]|2[0-4][0-9])${over}([5-9][0-9]|1[0-4][0-9])|1[0-9][0-9]${over}1[2-4][0-9]`
const veryHighInTens = `(1[89]|2[0-3])${over}([7-9]|1[0-4])`

function told(full: string, inTens: string): RegExp {
  return pattern(
    `^${elsewhere}.*(?<![0-9] ?)(${full})(?![0-9])|^${elsewhere}(?=.*${ofPressure}).*(?<![0-9] ?)(${inTens})(?![0-9])`,
  )
}

export const pressureMatters: readonly AnsweredMatter[] = [
  {
    name: 'very-high-pressure',
    domain: 'Diet',
    card: 'D17',
    facts: [],
    when: told(veryHigh, veryHighInTens),
    say: {
      en: 'That is very high. Sit still a few minutes and measure again. Still as high? Call your clinic now, and if nobody answers, {emergency}. Chest pain, hard breathing, a weak side, trouble speaking, a terrible headache: call {emergency} at once.',
      es: 'Es muy alta. Siéntese unos minutos y mida otra vez. ¿Sigue igual? Llame ya a su clínica; si nadie contesta, a {emergency}. Dolor de pecho, falta de aire, un lado débil, hablar mal o gran dolor de cabeza: llame enseguida a {emergency}.',
    },
    how: {
      en: [
        'Back against the chair, feet on the floor, arm on the table, no talking.',
        'Write down both readings with the hour, and have them by the telephone.',
        'Take no extra tablet by yourself, and do not stay alone if you can help it.',
      ],
      es: [
        'Espalda apoyada, pies en el piso, brazo en la mesa, y sin hablar.',
        'Apunte las dos medidas con la hora y téngalas junto al teléfono.',
        'No tome pastillas de más por su cuenta y, si puede, que alguien le acompañe.',
      ],
    },
  },
  {
    name: 'high-pressure',
    domain: 'Diet',
    card: 'D17',
    facts: [],
    when: told(high, highInTens),
    say: {
      en: 'That is higher than most people are asked to keep; alone it is no emergency. Rest, and measure again; then morning and evening for a week, and show your doctor. Chest pain, a weak side, trouble speaking: call {emergency}.',
      es: 'Es más de lo que se suele pedir; sola no es emergencia. Descanse y mida otra vez; luego mañana y noche una semana, y muéstrelo al médico. Dolor de pecho, un lado débil, hablar mal: llame a {emergency}.',
    },
    how: {
      en: [
        'Empty bladder, back against the chair, feet on the floor, arm on the table, no talking.',
        'Same arm and same hours. Write both numbers down. Change no tablet by yourself.',
        'Climbing day by day, or you feel ill? Call your clinic today.',
      ],
      es: [
        'Vaya antes al baño. Espalda apoyada, pies en el piso, brazo en la mesa, y sin hablar.',
        'El mismo brazo, a las mismas horas. Apunte los dos números. No cambie pastillas por su cuenta.',
        '¿Sube cada día, o se siente mal? Llame hoy a su clínica.',
      ],
    },
  },
]
