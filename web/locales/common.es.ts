/** Texts that every page shares, in Spanish: top bar, footer, notices, loading. */

import type { CommonTexts } from './common.ts'

export const commonTexts: CommonTexts = {
  siteTitle: 'Hábitos de vida sana',
  skipToContent: 'Ir al contenido principal',
  home: 'Inicio',
  tools: 'Mis herramientas de bienestar',
  generalServices: 'Servicios generales',
  personalPlan: 'Mi plan personal',
  contact: 'Contacto',
  logout: 'Cerrar sesión',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  closeNotice: 'Cerrar el mensaje',
  pageBroken: 'No pudimos mostrar esta página',
  pageBrokenAdvice:
    'Sus respuestas están a salvo en este dispositivo. Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
  loadingPage: 'Cargando la página',
  goingToSignIn: 'Abriendo la página para iniciar sesión',
  notLoggedInFirst: 'No ha iniciado sesión. Primero inicie sesión, por favor.',
  signedOut: 'Su sesión está cerrada.',
  signedOutAdvice: 'Para seguir, inicie sesión de nuevo.',
  logoutSuccessful: 'Sesión cerrada con éxito',
  thereIsAProblem: 'Hay un problema',
  error: 'Error:',
  back: 'Atrás',
  next: 'Siguiente',
  submit: 'Enviar',
  backToEvaluations: 'Volver a las evaluaciones',
  userNotLoggedIn: 'No ha iniciado sesión',
  networkError: 'Error de red. Revise su conexión.',
}
