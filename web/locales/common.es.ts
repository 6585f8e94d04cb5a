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
  logout: 'Salir',
  menu: 'Menú',
  closeNotice: 'Cerrar el mensaje',
  pageBroken: 'No pudimos mostrar esta página',
  pageBrokenAdvice: 'Sus respuestas están a salvo. Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
  loadingPage: 'Cargando la página',
  goingToSignIn: 'Abriendo la página para entrar',
  notLoggedInFirst: 'No ha entrado en su cuenta. Entre primero.',
  signedOut: 'Su sesión está cerrada.',
  signedOutAdvice: 'Para seguir, entre de nuevo.',
  logoutSuccessful: 'Sesión cerrada con éxito',
  thereIsAProblem: 'Hay un problema',
  error: 'Error:',
  back: 'Atrás',
  next: 'Siguiente',
  submit: 'Enviar',
  backToEvaluations: 'Volver a las evaluaciones',
  userNotLoggedIn: 'No ha entrado en su cuenta',
  networkError: 'Error de red. Revise su conexión.',
}
