/** The words of every letter, in Spanish. */

import { type LettersInWords, quoted, type ReminderLinks } from './letter-words.ts'

export const letterWords: LettersInWords = {
  code: (code, wrongTries, isFirst) => ({
    subject: `${code} es su código para entrar`,
    text: `Su código para Hábitos de vida sana es:

${code}

Escríbalo en la página donde lo pidió. Sirve por 10 minutos y una sola vez.
${isFirst ? firstCodeInWords : ''}
¿No pidió un código? Entonces no tiene que hacer nada. Nadie puede entrar sin este código. No se lo dé a nadie, por favor, ni a quien diga que trabaja con nosotros.
${wrongTriesInWords(wrongTries)}`,
  }),
  newAccount: () => ({
    subject: 'Su cuenta nueva',
    text: `Alguien creó una cuenta en Hábitos de vida sana con este correo.

Si fue usted, no tiene que hacer nada ahora. Tal vez un día entre con un código por correo. Con el primer código sabemos que este correo es suyo, y la contraseña que tiene ahora ya no sirve. Después puede poner otra.

¿No fue usted? Entonces es posible que otra persona haya usado su correo. Usted puede hacer suya la cuenta: vaya al sitio, entre con este correo y pida allí un código por correo. Así ya no puede entrar quien la hizo. Se acaban su contraseña y todo lo que preparó.

¿No quiere la cuenta? Entonces abra después Mis datos y presione "Borrar mis datos".
`,
  }),
  alreadyRegistered: () => ({
    subject: 'Usted ya tiene una cuenta',
    text: `Alguien quiso crear una cuenta en Hábitos de vida sana con este correo. El correo ya tiene una cuenta.

Si fue usted, entre con este correo, por favor. Allí puede pedir un código por correo.

Si no fue usted, no tiene que hacer nada. Nada ha cambiado.
`,
  }),
  inactivity: (day, where) => {
    const date = day.toLocaleDateString('es-US', { dateStyle: 'long', timeZone: 'UTC' })
    return {
      subject: `Su cuenta se borrará el ${date}`,
      text: `Hace mucho que no entra en Hábitos de vida sana. No guardamos cuentas que nadie usa.

Borraremos su cuenta el ${date}, con todas sus respuestas y puntajes. No se podrán recuperar.

¿Quiere conservar su cuenta? Entonces entre en ella antes del ${date}. No tiene que hacer nada más.${where === '' ? '' : `\n\nEntre aquí: ${where}`}

¿Ya no la necesita? Entonces no tiene que hacer nada.
`,
    }
  },
  newEmail: (code) => ({
    subject: `${code} es el código para su correo nuevo`,
    text: `Alguien pidió usar este correo para su cuenta de Hábitos de vida sana. Si fue usted, su código es:

${code}

Escríbalo en la página donde lo pidió. Sirve por 10 minutos y una sola vez.

¿No fue usted? Entonces no tiene que hacer nada. No le dé este código a nadie, por favor.
`,
  }),
  emailTaken: () => ({
    subject: 'Este correo ya tiene una cuenta',
    text: `Alguien pidió usar este correo para otra cuenta de Hábitos de vida sana. No se puede, porque este correo ya tiene una cuenta.

Si fue usted, entre con este correo, por favor. Allí puede pedir un código por correo.

Si no fue usted, no tiene que hacer nada. Nada ha cambiado.
`,
  }),
  emailChanged: () => ({
    subject: 'El correo de su cuenta cambió',
    text: `Su cuenta de Hábitos de vida sana ahora tiene otro correo. Ya no puede entrar con este.

Si fue usted, no tiene que hacer nada.

¿No fue usted? Entonces avise enseguida a quienes manejan el sitio, por favor. Los encuentra en la página Contacto.
`,
  }),
  reminder: (what, links, askedOn) => ({
    subject: 'Su paso de hoy',
    text: `Hola.

Hoy toca su plan.${quoted(what)}

Márquelo aquí: ${links.plan}

Si falta un día, no pasa nada.
${whyReminded(links, askedOn)}`,
  }),
  lookBack: (links, askedOn) => ({
    subject: '¿Cómo le fue en su semana?',
    text: `Hola.

Ya pasó su semana. ¿Cómo le fue? Una pregunta: ${links.plan}
${whyReminded(links, askedOn)}`,
  }),
  note: {
    step: 'Su paso de hoy',
    lookBack: '¿Cómo le fue en su semana?',
    openIt: 'Abra para verlo.',
    stop: 'No avisar más',
    stopped: 'Los avisos están apagados.',
  },
}

const whyReminded = ({ stop }: ReminderLinks, askedOn: string) => `
Para no recibir más avisos: ${stop}

Lo recibe porque lo pidió el ${askedOn}.
`

const firstCodeInWords = `
Este es su primer código. Cuando lo use, sabemos que este correo es suyo. Entonces la contraseña de antes ya no sirve. Las llaves de acceso, los enlaces y las sesiones en otros lugares tampoco. Después puede poner una contraseña nueva. Sus respuestas y puntajes se quedan.
`

function wrongTriesInWords(count: number): string {
  if (count === 0) return ''
  const tries = count === 1 ? '1 intento equivocado' : `${count} intentos equivocados`
  return `\nEn la última hora hubo ${tries} de entrar en su cuenta. Nadie pudo entrar así.\n`
}
