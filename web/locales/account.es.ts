/** Texts of sign-in, registration and sign-out, in Spanish. */

import { limits } from '#contract/limits.ts'
import type { AccountTexts } from './account.ts'

/** Waiting time in words, rounded up so that the next try is not too early. */
function waitInWords(seconds: number): string {
  if (seconds <= 60) return 'un minuto'
  return `${Math.ceil(seconds / 60)} minutos`
}

export const accountTexts: AccountTexts = {
  loginHeading: 'Entrar',
  loginIntro: 'Escriba su correo. En un dispositivo que conocemos, con eso basta.',
  signInHeading: 'Entrar',
  signInIntro: 'Entre en su cuenta para ver sus puntajes y su plan.',
  signedInAlready: 'Su sesión ya está abierta en este dispositivo.',
  goToEvaluations: 'Ir a mis evaluaciones',
  readyHeading: 'Su cuenta está lista. Ya puede entrar.',
  readyIntro: 'En este dispositivo, basta con su correo.',
  readyIntroShared:
    'Usted dijo que otras personas usan este dispositivo. Por eso no le conoce. Escriba también su contraseña.',
  errorTitle: (title) => `Error: ${title}`,

  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordNow: 'Este dispositivo es nuevo aquí. Escriba también su contraseña, o pida un código.',
  passwordNowNoMail: 'Este dispositivo es nuevo aquí. Escriba también su contraseña.',
  passwordShared:
    'Otras personas usan este dispositivo. Por eso escriba su contraseña, o pida un código.',
  passwordSharedNoMail: 'Otras personas usan este dispositivo. Por eso escriba su contraseña.',
  code: 'Código del correo',
  codeHint: 'Son seis números. Sirven por 10 minutos.',
  firstCode:
    'Si es su primer código para esta cuenta, termina lo que había antes: la contraseña, las llaves de acceso, los enlaces y las sesiones en otros lugares. Sus respuestas y puntajes se quedan. Después puede poner una contraseña nueva.',
  firstCodeUsed:
    'Con este código confirmó su correo. Su contraseña de antes ya no sirve. Las llaves de acceso, los enlaces y las sesiones en otros lugares tampoco. Puede poner una contraseña nueva en Mis datos.',
  toMyData: 'Ir a Mis datos',
  enterCode: 'Escriba los seis números que vienen en el correo.',
  sendCode: 'Enviarme un código por correo',
  sendCodeAgain: 'Enviarme otro código',
  sendingCode: 'Enviando un código',
  codeSent: 'Le enviamos un código, si este correo tiene una cuenta.',
  codeSentAdvice:
    'Puede tardar un minuto. Mire también en el correo no deseado. ¿Ya pidió uno antes? Ese código también sirve por 10 minutos. Escriba el código abajo.',
  codeNotSent: 'No se pudo enviar el código.',
  noMoreCodes: (seconds) =>
    `Por ahora no se pueden enviar más códigos. El más nuevo sirve por 10 minutos desde que lo pidió. Puede pedir otro en ${seconds === undefined ? 'unos minutos' : waitInWords(seconds)}.`,
  passwordInstead: 'Usar mi contraseña',
  adviceCode: 'El código no es correcto, o ya pasó su tiempo. Revíselo, o pida otro.',
  signIn: 'Entrar',
  signingIn: 'Entrando en su cuenta',
  loginSuccessful: 'Entró con éxito',
  newHere: '¿Es su primera vez aquí?',
  createAccount: 'Crear una cuenta',
  forgotten: 'Ayuda para entrar',

  invalidEmail: 'Correo no válido',
  enterEmail: 'Escriba su correo.',
  emailShape: 'Escriba un correo como nombre@ejemplo.com.',
  emailTooLong: 'Este correo es muy largo. Revíselo, por favor.',
  enterPassword: 'Escriba su contraseña.',
  adviceAddPassword:
    'Este dispositivo es nuevo aquí. Escriba abajo su contraseña, o pida un código por correo.',
  adviceAddPasswordNoMail: 'Este dispositivo es nuevo aquí. Escriba abajo su contraseña.',
  adviceCheckBoth: 'El correo o la contraseña no es correcto. Revise los dos e intente de nuevo.',
  adviceCheckEmail: 'Revise el correo. Si es su primera vez aquí, cree una cuenta.',
  adviceOurFault: 'Algo salió mal de nuestro lado. Intente de nuevo en un minuto.',
  adviceWait: (seconds) =>
    seconds === undefined
      ? 'Hubo demasiados intentos. Espere unos minutos y pruebe otra vez.'
      : `Hubo demasiados intentos. Espere ${waitInWords(seconds)} y pruebe otra vez.`,
  adviceKept: 'Lo que escribió sigue aquí. Intente de nuevo cuando tenga internet.',

  withoutAccount: 'Conozca el sitio sin una cuenta',
  exploreTips: 'Ver consejos de vida sana',
  exploreAbout: 'Pregunte a nuestra guía de IA sobre comida, sueño, ejercicio y más.',
  continueAsGuest: 'Seguir sin cuenta',
  guestAbout:
    'Haga las pruebas sin una cuenta. Sus respuestas y puntajes se quedan en este dispositivo. No los recibimos.',
  sharedDevice: 'Otras personas también usan este dispositivo',
  sharedDeviceAbout:
    'Al presionar Salir, todo lo suyo se borra de este dispositivo. No olvide presionarlo, por favor.',

  registerHeading: 'Crear una cuenta',
  registerIntro: 'Una cuenta guarda sus puntajes y le deja verlos en cualquier dispositivo.',
  emailHint: 'Con este correo entrará en su cuenta.',
  passwordHint: `Use ${limits.passwordMinChars} o más letras, números o signos. Varias palabras seguidas sirven muy bien.`,
  passwordShort: `Use ${limits.passwordMinChars} o más letras, números o signos.`,
  passwordLong: `Use como máximo ${limits.passwordMaxChars} letras, números o signos.`,
  aboutYou: 'Sobre usted',
  whyAboutYou:
    'Le pedimos su año de nacimiento y su género por una sola razón: comparar sus puntajes con los de personas como usted. Verá esa comparación en sus consejos.',
  yearOfBirth: 'Año de nacimiento',
  yearPlaceholder: 'p. ej. 1950',
  enterYear: 'Escriba su año de nacimiento con cuatro números, como 1950.',
  yearRange: (from, to) => `Escriba un año de ${from} a ${to}.`,
  gender: 'Género',
  selectGender: 'Elija',
  male: 'Hombre',
  female: 'Mujer',
  chooseGender: 'Elija Hombre o Mujer.',
  register: 'Crear mi cuenta',
  registering: 'Creando su cuenta',
  errorRegistering: 'Error al crear la cuenta',
  adviceEmailTaken: 'Este correo ya tiene una cuenta. Entre con él, o use otro correo.',
  registrationSuccessful: 'Cuenta creada con éxito. Ya puede entrar.',
  alreadyRegistered: '¿Ya tiene una cuenta?',
  loginHere: 'Entre aquí',

  loggingOut: 'Cerrando su sesión',
  logoutHeading: 'Salir',
}
