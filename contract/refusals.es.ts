/** What every refusal of the server says in Spanish. */

import { domainNames } from '#core/wording/domain-names.es.ts'
import { sharedRefusals } from '#core/wording/shared-refusals.es.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { limits } from './limits.ts'
import type { FieldRefusals, InRow, Refusals } from './refusals.ts'

const bmiForm = 'IMC debe ser un número con un decimal, como 23.5.'
const nameOf = (domain: LifestyleDomain) => domainNames[domain].toLowerCase()

export const fieldRefusals: FieldRefusals = {
  // What was sent
  objectExpected: 'Envíe los campos como un solo objeto JSON, por favor.',
  fieldInvalid: (field) => `El campo ${field} no es válido.`,
  idempotencyKeyInvalid: 'La Idempotency-Key no es válida.',
  startTimeInvalid: 'La hora de inicio no es válida.',
  waitingTimeInvalid: 'El tiempo de espera no es válido.',
  momentInvalid: 'Una hora no es válida.',
  // Who
  userIdInvalid: 'El número de usuario no es válido.',
  userIdMissing: 'Falta el número de usuario.',
  emailMissing: 'Escriba su correo electrónico.',
  emailTooLong: 'Este correo es demasiado largo.',
  emailInvalid: 'Escriba un correo como nombre@example.com.',
  emailUnchanged: 'Este ya es su correo.',
  passwordMissing: 'Escriba una contraseña.',
  passwordTooShort: `Use ${limits.passwordMinChars} letras o signos como mínimo.`,
  passwordTooLong: `Use ${limits.passwordMaxChars} letras o signos como máximo.`,
  genderMissing: 'Elija Hombre o Mujer.',
  yearOfBirthInvalid: 'Escriba su año de nacimiento con cuatro números.',
  yearOfBirthOutside: (from, to) => `Escriba un año de nacimiento de ${from} a ${to}.`,
  ageInvalid: 'La edad debe ser un número.',
  codeMissing: 'Escriba el código.',
  codeInvalid: 'El código tiene seis números.',
  proofMissing: 'Escriba su contraseña o el código.',
  consentOutdated: 'Este texto cambió. Cargue la página otra vez y lea el nuevo, por favor.',
  sharedDeviceInvalid: 'Diga con true o false si otras personas también usan este dispositivo.',
  // Passkeys and browsers
  passkeyUnreadable: 'No se pudo leer la llave de acceso.',
  passkeyIdInvalid: 'El número de la llave de acceso no es válido.',
  browserIdInvalid: 'El número del navegador no es válido.',
  // Scores
  answeredByUnknown: 'Diga quién respondió: self, with-help o someone-else.',
  domainUnknown: 'Diga una de las seis partes de la vida.',
  scoreMissing: 'Escriba el puntaje como número.',
  scoresMissing: 'Escriba al menos un puntaje.',
  scoresTooMany: `Escriba ${limits.enteredScoresMax} puntajes como máximo de una vez.`,
  scoreOutside: (domain, min, max) =>
    `el puntaje de ${nameOf(domain)} debe ser un número entero de ${min} a ${max}.`,
  importedScoreOutside: (domain) => `el puntaje de ${nameOf(domain)} está fuera de los límites.`,
  // BMI
  bmiMissing: 'Envíe el IMC como texto con un decimal, como "23.5".',
  bmiCategoryMissing: 'Falta la categoría del IMC.',
  bmiCategoryWrong: (bmi) => `Un IMC de ${bmi} está en otro grupo.`,
  bmiImpossible: (bmi) => `Ninguna estatura y peso que podamos usar dan un IMC de ${bmi}.`,
  bmiOfAnotherSize: 'Este IMC no va con la estatura y el peso.',
  importedBmiInvalid: `el ${bmiForm}`,
  // One's own data
  correctionMissing: 'Diga qué quiere corregir.',
  exportFormatUnknown: 'Elija json, csv, fhir o codebook.',
  recordIdMissing: 'Un registro no tiene número.',
  recordIdInvalid: 'El número de un registro no es válido.',
  questionnaireUnknown: 'No conocemos este cuestionario.',
  importEmpty: 'No hay nada que traer.',
  // Links to results
  shareNameMissing: 'Dé un nombre al enlace, como “Para mi hija”.',
  shareNameTooLong: `Use ${limits.shareNameMaxChars} letras o signos como máximo.`,
  shareDurationMissing: 'Elija cuánto tiempo sirve el enlace.',
  yesOrNo: 'Diga sí o no.',
  memoryWordsMissing: 'Escriba lo que el coach debe recordar.',
  memoryWordsTooLong: 'Es muy largo. Escriba 200 letras como máximo.',
  memoryIdInvalid: 'Lo que quiere cambiar no es válido.',
  memoryKindUnknown: 'El coach no recuerda cosas de este tipo.',
  planWordsMissing: 'Escriba qué hará y cuándo.',
  planWordsTooLong: 'Es muy largo. Use menos palabras.',
  planDaysMissing: 'Elija al menos un día.',
  planDayInvalid: 'El día no es válido.',
  planKindUnknown: 'Un plan no tiene cosas de este tipo.',
  planIdInvalid: 'El paso que quiere cambiar no es válido.',
  planTooMuch: 'Es demasiado de una vez.',
  reminderChannelUnknown: 'Elija el correo o este dispositivo.',
  pushTargetInvalid: 'Lo que dijo su navegador no es válido. Elija el correo o su calendario.',
  reminderTimeInvalid: 'Elija una de las horas.',
  timeZoneUnknown: 'No conocemos esa zona horaria.',
  shareIdInvalid: 'El número del enlace no es válido.',
  shareSecretInvalid: 'El enlace no está completo.',
  // The coach
  promptEmpty: 'La pregunta no puede estar vacía.',
  promptTooLong: `Use ${limits.promptMaxChars} letras o signos como máximo, por favor.`,
  criteriaUnknown: "Elija 'Anyone' o 'LikeMe'.",
}

const unreadable = 'No se pudo leer lo que se envió. Intente de nuevo, por favor.'
const wrongCode = 'Este código no es correcto o ya es viejo. Revíselo o pida uno nuevo.'
const noRoomFor = (records: string) =>
  `Una cuenta puede guardar ${limits.recordsOfAKindMax} ${records}, y en la suya no caben más. Para seguir, descargue sus datos y abra otra cuenta.`

export const refusals: Refusals = {
  ...sharedRefusals,
  // What was sent
  badJson: unreadable,
  badRequest: unreadable,
  tooLarge: 'Esto es demasiado para enviarlo de una vez.',
  headersTooLarge:
    'Su navegador envió demasiado de una vez. Borre las cookies de este sitio, por favor.',
  tooSlow: 'El envío tardó demasiado. Intente de nuevo, por favor.',
  unsupportedType: 'Envíe JSON, con el encabezado Content-Type: application/json.',
  idempotencyConflict:
    'Estas respuestas ya se enviaron con otro contenido. Empiece otra vez, por favor.',
  // Where
  notFound: 'No hay nada en esta dirección.',
  methodNotAllowed: 'A esta dirección no se la puede llamar así.',
  foreignOrigin:
    'Esto vino de otro sitio y por eso no lo hicimos. Use nuestras propias páginas, por favor.',
  // Who
  unauthenticated: 'Primero entre en su cuenta, por favor.',
  notYours: 'Estos resultados son de otra persona.',
  invalidEmail: 'Correo no válido',
  proofNeeded: 'Correo no válido',
  invalidCode: wrongCode,
  wrongCode,
  invalidPasskey: 'Esta llave de acceso no funcionó. Intente de nuevo o entre de otra manera.',
  wrongPasskey: 'Esta llave de acceso no funcionó. Intente de nuevo o use otra manera.',
  wrongPassword: 'Esta contraseña no es correcta. Revísela o use otra manera.',
  freshProofNeeded: 'Primero muestre que es usted, por favor. Después seguimos.',
  passwordNeeded: 'Conserve su contraseña, por favor. Es su única manera de entrar en otro lugar.',
  emailTaken:
    'Error al crear la cuenta. Este correo ya tiene una cuenta. Entre con él o use otro correo.',
  // Passkeys and browsers
  passkeyNotMade: 'No se pudo guardar la llave de acceso. Intente de nuevo, por favor.',
  noPasskey: 'Esta llave de acceso no está en su lista.',
  tooManyPasskeys: `Ya tiene ${limits.passkeysMax} llaves de acceso. Quite una antes de hacer otra.`,
  noBrowser: 'Este navegador no está en su lista.',
  // Scores
  notCorrectable: 'Este resultado ya no se puede cambiar. Haga la prueba otra vez, por favor.',
  answersUnreadable: 'Las respuestas no llegaron bien. Envíelas otra vez, por favor.',
  // The server has the questions in English alone, so they are not quoted.
  answerMissing: () => 'Falta la respuesta a una pregunta. Contéstela, por favor.',
  timeExpected: () => 'Una hora no se entiende. Escriba una hora como 10:30 p. m., por favor.',
  numberExpected: (min, max) =>
    `Un número no está bien. Escriba un número de ${min} a ${max}, por favor.`,
  optionExpected: () => 'Elija una de las respuestas que se ofrecen, por favor.',
  sameBedAndWakeTime:
    'La hora de acostarse y la de levantarse son iguales. Revise las dos, por favor.',
  hoursExceedTimeInBed:
    'Las horas de sueño son más que las horas en cama. Revise las horas, por favor.',
  noRoomForResults: (domain) => noRoomFor(`resultados de ${nameOf(domain)}`),
  noRoomForScores: (domain) => noRoomFor(`puntajes escritos de ${nameOf(domain)}`),
  // BMI
  savedBmiInvalid: 'El IMC guardado no sirve. Calcúlelo y guárdelo otra vez, por favor.',
  bmiInvalid: `El ${bmiForm}`,
  heightOrWeightInvalid: 'Escriba una estatura y un peso válidos, por favor.',
  noRoomForBmi: noRoomFor('valores de IMC'),
  // Links to results
  noShare: 'Este enlace no está en su lista.',
  tooManyShares: `Ya comparte ${limits.shareLinksMax} enlaces. Deje de compartir uno antes de crear otro.`,
  shareEnded: 'Este enlace ya no sirve o no es correcto. Pida uno nuevo a quien se lo dio.',
  // Reminders
  noPush: 'Los avisos no llegan a este navegador. Elija el correo o su calendario.',
  noMail: 'Este sitio no puede mandar correos. Por eso no puede avisarle por correo.',
  mailNotProved:
    'Por favor, entre una vez con un código por correo. Así sabemos que este correo es suyo y podemos escribirle.',
  reminderEnded:
    'Este enlace es muy viejo o no es correcto. Entre en su cuenta y abra Mi plan: allí también puede dejar de recibir avisos.',
  // The server
  tooManyRequests:
    'Fueron demasiados intentos en poco tiempo. Espere un poco e intente de nuevo, por favor.',
  tooManyQuestions: (minutes) =>
    `Hizo muchas preguntas en poco tiempo. Puede preguntar otra vez en unos ${minutes} minutos.`,
  importTooFast: 'Agregó mucho en poco tiempo. Espere una hora y agregue el resto, por favor.',
  exportRunning: 'Su archivo ya se está haciendo. Espérelo y luego intente de nuevo, por favor.',
  unavailable: 'El servidor tiene mucho trabajo. Intente de nuevo en un momento, por favor.',
  noRoom:
    'Al servidor no le queda espacio y por ahora no se puede guardar nada. Lo que usted respondió queda en este dispositivo. Intente de nuevo más tarde, por favor.',
  internal: 'Algo salió mal de nuestro lado. Intente de nuevo, por favor.',
}

export const inRow: InRow = (row, reason) => `Fila ${row}: ${reason}`
