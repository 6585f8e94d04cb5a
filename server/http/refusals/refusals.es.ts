/** What a refusal says in Spanish, by its English sentence, which the specification and the calls fix. */

import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { domainNames } from '#core/wording/domain-names.es.ts'

/** Sentences that are always the same. */
export const fixedRefusals: ReadonlyMap<string, string> = new Map([
  // What was sent
  [
    'What was sent could not be read. Please try again.',
    'No se pudo leer lo que se envió. Intente de nuevo, por favor.',
  ],
  ['What was sent is not valid.', 'Lo que se envió no es válido.'],
  [
    'Please send the fields as one JSON object.',
    'Envíe los campos como un solo objeto JSON, por favor.',
  ],
  ['This is too much to send at once.', 'Esto es demasiado para enviarlo de una vez.'],
  [
    'Your browser sent too much at once. Please delete the cookies of this site.',
    'Su navegador envió demasiado de una vez. Borre las cookies de este sitio, por favor.',
  ],
  [
    'Sending took too long. Please try again.',
    'El envío tardó demasiado. Intente de nuevo, por favor.',
  ],
  [
    'Please send JSON, with the header Content-Type: application/json.',
    'Envíe JSON, con el encabezado Content-Type: application/json.',
  ],
  ['The Idempotency-Key is not valid.', 'La Idempotency-Key no es válida.'],
  [
    'These answers were already sent with other content. Please start again.',
    'Estas respuestas ya se enviaron con otro contenido. Empiece otra vez, por favor.',
  ],
  ['The start time is not valid.', 'La hora de inicio no es válida.'],
  ['The waiting time is not valid.', 'El tiempo de espera no es válido.'],
  ['A time is not valid.', 'Una hora no es válida.'],
  // Where
  ['There is nothing at this address.', 'No hay nada en esta dirección.'],
  ['This address cannot be called in this way.', 'A esta dirección no se la puede llamar así.'],
  // Who
  ['Please sign in first.', 'Primero inicie sesión, por favor.'],
  ['These results belong to someone else.', 'Estos resultados son de otra persona.'],
  [
    'This came from another web site, so we did not do it. Please use our own pages.',
    'Esto vino de otro sitio y por eso no lo hicimos. Use nuestras propias páginas, por favor.',
  ],
  ['Invalid email', 'Correo no válido'],
  [
    'This code is not right, or it is too old. Check it, or ask for a new one.',
    'Este código no es correcto o ya es viejo. Revíselo o pida uno nuevo.',
  ],
  [
    'Error registering user. This email already has an account. Please log in with it, or use another email.',
    'Error al crear la cuenta. Este correo ya tiene una cuenta. Inicie sesión con él o use otro correo.',
  ],
  ['The user id is not valid.', 'El número de usuario no es válido.'],
  ['The user id is missing.', 'Falta el número de usuario.'],
  ['Enter your email address.', 'Escriba su correo electrónico.'],
  ['This email address is too long.', 'Este correo es demasiado largo.'],
  ['Enter an email address like name@example.com.', 'Escriba un correo como nombre@example.com.'],
  ['This is your email already.', 'Este ya es su correo.'],
  ['Enter a password.', 'Escriba una contraseña.'],
  ['Choose Male or Female.', 'Elija Hombre o Mujer.'],
  ['Enter your year of birth as four digits.', 'Escriba su año de nacimiento con cuatro números.'],
  ['Age must be a number.', 'La edad debe ser un número.'],
  ['Enter the code.', 'Escriba el código.'],
  ['The code has six numbers.', 'El código tiene seis números.'],
  [
    'This text has changed. Please load the page again and read the new one.',
    'Este texto cambió. Cargue la página otra vez y lea el nuevo, por favor.',
  ],
  // Passkeys and browsers
  [
    'This passkey did not work. Try again, or log in in another way.',
    'Esta llave de acceso no funcionó. Intente de nuevo o inicie sesión de otra manera.',
  ],
  [
    'The passkey could not be kept. Please try again.',
    'No se pudo guardar la llave de acceso. Intente de nuevo, por favor.',
  ],
  ['The passkey could not be read.', 'No se pudo leer la llave de acceso.'],
  [
    'This passkey did not work. Try again, or use another way.',
    'Esta llave de acceso no funcionó. Intente de nuevo o use otra manera.',
  ],
  [
    'This password is not right. Check it, or use another way.',
    'Esta contraseña no es correcta. Revísela o use otra manera.',
  ],
  ['Type your password or the code.', 'Escriba su contraseña o el código.'],
  [
    'Please show first that it is you. Then we will go on.',
    'Primero muestre que es usted, por favor. Después seguimos.',
  ],
  [
    'Please keep your password. It is the only way for you to log in from a new place.',
    'Conserve su contraseña, por favor. Es su única manera de iniciar sesión en otro lugar.',
  ],
  [
    'Say with true or false whether others use this device too.',
    'Diga con true o false si otras personas también usan este dispositivo.',
  ],
  ['This passkey is not on your list.', 'Esta llave de acceso no está en su lista.'],
  ['The id of the passkey is not valid.', 'El número de la llave de acceso no es válido.'],
  ['This browser is not on your list.', 'Este navegador no está en su lista.'],
  ['The id of the browser is not valid.', 'El número del navegador no es válido.'],
  // Scores
  ['No score found', 'No se encontró un puntaje'],
  ['Complete at least one assessment first.', 'Primero complete al menos una evaluación.'],
  ['Name one of the six domains.', 'Diga una de las seis partes de la vida.'],
  ['Enter the score as a number.', 'Escriba el puntaje como número.'],
  ['Enter at least one score.', 'Escriba al menos un puntaje.'],
  [
    'The answers did not arrive in the right form. Please send them again.',
    'Las respuestas no llegaron bien. Envíelas otra vez, por favor.',
  ],
  [
    'Please check your answers and send them again.',
    'Revise sus respuestas y envíelas otra vez, por favor.',
  ],
  [
    'The bed time and the getting-up time are the same. Please check both times.',
    'La hora de acostarse y la de levantarse son iguales. Revise las dos, por favor.',
  ],
  [
    'The hours of sleep are more than the hours in bed. Please check the times and the hours.',
    'Las horas de sueño son más que las horas en cama. Revise las horas, por favor.',
  ],
  // BMI
  ['No BMI is saved yet.', 'Aún no hay un IMC guardado.'],
  [
    'Please work out and save your BMI first. It is part of this score.',
    'Primero calcule y guarde su IMC, por favor. Es parte de este puntaje.',
  ],
  [
    'The saved BMI cannot be used. Please work it out and save it again.',
    'El IMC guardado no sirve. Calcúlelo y guárdelo otra vez, por favor.',
  ],
  [
    'The BMI must be a number with one decimal, like 23.5.',
    'El IMC debe ser un número con un decimal, como 23.5.',
  ],
  [
    'Send the BMI as text with one decimal, like "23.5".',
    'Envíe el IMC como texto con un decimal, como "23.5".',
  ],
  ['The BMI category is missing.', 'Falta la categoría del IMC.'],
  ['This BMI does not fit the height and weight.', 'Este IMC no va con la estatura y el peso.'],
  ['Please enter valid height and weight.', 'Escriba una estatura y un peso válidos, por favor.'],
  // One's own data
  ['Say what is to be corrected.', 'Diga qué quiere corregir.'],
  ['Choose json, csv or codebook.', 'Elija json, csv o codebook.'],
  ['A record has no id.', 'Un registro no tiene número.'],
  ['The id of a record is not valid.', 'El número de un registro no es válido.'],
  ['This questionnaire is not known.', 'No conocemos este cuestionario.'],
  ['There is nothing to bring along.', 'No hay nada que traer.'],
  // Links to results
  ['Give the link a name, like "For my daughter".', 'Dé un nombre al enlace, como «Para mi hija».'],
  ['Choose how long the link works.', 'Elija cuánto tiempo sirve el enlace.'],
  ['Say yes or no.', 'Diga sí o no.'],
  [
    'Say who answered: self, with-help or someone-else.',
    'Diga quién respondió: self, with-help o someone-else.',
  ],
  ['The id of the link is not valid.', 'El número del enlace no es válido.'],
  ['The link is not whole.', 'El enlace no está completo.'],
  ['This link is not on your list.', 'Este enlace no está en su lista.'],
  [
    'This link has ended or is not right. Ask the person who gave it to you for a new one.',
    'Este enlace ya no sirve o no es correcto. Pida uno nuevo a quien se lo dio.',
  ],
  // The coach
  ['Prompt cannot be empty.', 'La pregunta no puede estar vacía.'],
  // The server
  [
    'That was too many tries in a short time. Please wait a little and try again.',
    'Fueron demasiados intentos en poco tiempo. Espere un poco e intente de nuevo, por favor.',
  ],
  [
    'You have added a lot in a short time. Please wait an hour, then add the rest.',
    'Agregó mucho en poco tiempo. Espere una hora y agregue el resto, por favor.',
  ],
  [
    'Your file is being made already. Please wait for it, then try again.',
    'Su archivo ya se está haciendo. Espérelo y luego intente de nuevo, por favor.',
  ],
  [
    'The server is busy. Please try again in a moment.',
    'El servidor tiene mucho trabajo. Intente de nuevo en un momento, por favor.',
  ],
  [
    'Something went wrong on our side. Please try again.',
    'Algo salió mal de nuestro lado. Intente de nuevo, por favor.',
  ],
])

const domainNamed = (code = ''): string => {
  const domain = lifestyleDomains.find((one) => one === code)
  return domain === undefined ? code : domainNames[domain].toLowerCase()
}

const recordsNamed = (records = ''): string => {
  const [, typed, domain] = /^(typed-in )?(\w+) (?:results|scores)$/.exec(records) ?? []
  if (domain === undefined) return 'valores de IMC'
  return typed === undefined
    ? `resultados de ${domainNamed(domain)}`
    : `puntajes escritos de ${domainNamed(domain)}`
}

/** Sentences with something in them, each as it is found and as it is said. */
export const filledRefusals: readonly (readonly [
  RegExp,
  (...parts: readonly string[]) => string,
])[] = [
  [
    /^You have asked many questions in a short time\. You can ask again in about (\d+) minutes\.$/,
    (minutes) =>
      `Hizo muchas preguntas en poco tiempo. Puede preguntar otra vez en unos ${minutes} minutos.`,
  ],
  [/^The field (.+) is not valid\.$/, (field) => `El campo ${field} no es válido.`],
  [/^Use at most (\d+) characters\.$/, (most) => `Use ${most} letras o signos como máximo.`],
  [
    /^Please use at most (\d+) characters\.$/,
    (most) => `Use ${most} letras o signos como máximo, por favor.`,
  ],
  [/^Use at least (\d+) characters\.$/, (least) => `Use ${least} letras o signos como mínimo.`],
  [
    /^Enter a year of birth from (\d+) to (\d+)\.$/,
    (from, to) => `Escriba un año de nacimiento de ${from} a ${to}.`,
  ],
  [
    /^You have (\d+) passkeys already\. Remove one before you make another\.$/,
    (count) => `Ya tiene ${count} llaves de acceso. Quite una antes de hacer otra.`,
  ],
  [
    /^You share (\d+) links already\. Stop one before you make another\.$/,
    (count) => `Ya comparte ${count} enlaces. Pare uno antes de hacer otro.`,
  ],
  [
    /^An account can hold (\d+) (.+), and yours has no room for more\. /,
    (most, records) =>
      `Una cuenta puede guardar ${most} ${recordsNamed(records)}, y en la suya no caben más. Para seguir, descargue sus datos y abra otra cuenta.`,
  ],
  [
    /^Enter at most (\d+) scores at once\.$/,
    (most) => `Escriba ${most} puntajes como máximo de una vez.`,
  ],
  [
    /^the BMI must be a number with one decimal, like 23\.5\.$/,
    () => 'el IMC debe ser un número con un decimal, como 23.5.',
  ],
  [
    /^the (\w+) score is out of range\.$/,
    (domain) => `el puntaje de ${domainNamed(domain)} está fuera de los límites.`,
  ],
  [
    /^the (\w+) score must be a whole number from (\d+) to (\d+)\.$/,
    (domain, min, max) =>
      `el puntaje de ${domainNamed(domain)} debe ser un número entero de ${min} a ${max}.`,
  ],
  [
    /^No height and weight that we can use give a BMI of (.+)\.$/,
    (bmi) => `Ninguna estatura y peso que podamos usar dan un IMC de ${bmi}.`,
  ],
  [/^A BMI of (.+) is in the group (.+)\.$/, (bmi) => `Un IMC de ${bmi} está en otro grupo.`],
  [
    /^Please answer this question: /,
    () => 'Falta la respuesta a una pregunta. Contéstela, por favor.',
  ],
  [
    /^Please enter a time like 10:30 PM for this question: /,
    () => 'Una hora no se entiende. Escriba una hora como 10:30 p.m., por favor.',
  ],
  [
    /^Please enter a number from (\S+) to (\S+) for this question: /,
    (min, max) => `Un número no está bien. Escriba un número de ${min} a ${max}, por favor.`,
  ],
  [
    /^Please choose one of the offered answers for this question: /,
    () => 'Elija una de las respuestas que se ofrecen, por favor.',
  ],
]
