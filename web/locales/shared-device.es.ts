/** Texts of a device that others use too, and of being forgotten on any device, in Spanish. */

import type { SharedDeviceTexts } from './shared-device.ts'

export const sharedDeviceTexts: SharedDeviceTexts = {
  name: 'Dispositivo compartido',
  note: 'Dispositivo compartido: presione Salir al terminar',
  stillKnown: 'Este dispositivo todavía le conoce. Para entrar aquí, basta con su correo.',
  stillHere: 'Lo que hizo aquí puede seguir en este dispositivo.',
  forget: 'Olvidarme en este dispositivo',
  forgetAbout:
    'Presione aquí si otras personas usan este dispositivo. Así, su correo solo ya no abre nada aquí. Se borran de él las respuestas sin enviar, su estatura y su peso. Lo que envió queda en su cuenta. La letra, los colores y el idioma quedan como están.',
  unsent: (count) =>
    count === 1
      ? 'Hay una cosa que todavía no se envió. Si le olvidamos, se pierde.'
      : `Hay ${count} cosas que todavía no se enviaron. Si le olvidamos, se pierden.`,
  forgetting: 'Un momento',
  forgotten: 'Este dispositivo ya no le conoce.',
  forgottenAdvice: 'La próxima vez, entre como lo hace siempre.',
  notForgotten: 'Este dispositivo no pudo olvidar todo.',
  notForgottenAdvice:
    'Lo que hizo aquí ya se borró. Pero no hubo conexión con nuestro servidor, y su correo todavía abre su cuenta aquí. Lo haremos cuando haya internet otra vez. También puede intentarlo ahora.',
  keptAdvice:
    'Su navegador no pudo borrar lo que hizo aquí. Por favor, borre los datos del navegador antes de irse.',
}
