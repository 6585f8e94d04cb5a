/** Texts of reminders, in Spanish. */

import type { ReminderTexts } from './reminder.ts'

export const reminderTexts: ReminderTexts = {
  heading: 'Avisarme',
  about: 'Podemos mandarle un aviso corto en los días de su plan.',
  where: '¿Dónde quiere el aviso?',
  byMail: 'Por correo',
  onDevice: 'En este dispositivo',
  willAsk: 'El aviso llega aquí. Su navegador le va a preguntar si quiere avisos.',
  mailLater: '¿Lo prefiere por correo? Entre una vez con un código por correo y vuelva aquí.',
  saidNo: 'Su navegador dijo que no.',
  saidNoAdvice: 'Elija el correo o su calendario.',
  notProved:
    'Por favor, entre una vez con un código por correo. Así sabemos que su correo es suyo y podemos escribirle.',
  begin: 'Avisarme',
  time: '¿A qué hora?',
  showsText: 'Decir mi paso en el aviso',
  showsTextHint: 'Así lo puede leer quien vea su correo o su pantalla.',
  save: 'Encender los avisos',
  cancel: 'Cancelar',
  isOn: (time) => `Le escribimos a las ${time} en los días de su plan.`,
  isOnDevice: (time) =>
    `El aviso llega a las ${time} en los días de su plan, en el dispositivo donde lo encendió.`,
  change: 'Cambiar la hora',
  stop: 'No avisar más',
  saved: 'Los avisos están encendidos.',
  stopped: 'Los avisos están apagados.',
  otherZone: (time) => `Parece que está en otra zona horaria. ¿Le avisamos a las ${time} de ahí?`,
  takeZone: (time) => `Sí, a las ${time} de ahí`,
  notDone: 'Eso no funcionó. No ha cambiado nada.',
  connectionAdvice: 'Revise su conexión e intente de nuevo.',

  stopHeading: 'Avisos',
  stopping: 'Apagando los avisos',
  stoppedAdvice: 'Ya no le escribimos. Su plan sigue ahí.',
  resume: 'Encenderlos otra vez',
  resumed: 'Los avisos están encendidos otra vez.',
  ended: 'Este enlace es muy viejo o no es correcto.',
  endedAdvice: 'Entre en su cuenta y abra Mi plan. Allí también puede dejar de recibir avisos.',
  failed: 'Ahora no pudimos apagar los avisos.',
  tryAgain: 'Intentar de nuevo',
  myPlan: 'Abrir Mi plan',
}
