/** Texts of the Forum Tests screen, in Spanish. The tests themselves are data: `public/forum-tests.es.json`. */

import type { TestsTexts } from './tests.ts'

export const testsTexts: TestsTexts = {
  heading: 'Pruebas de otros sitios',
  intro:
    'Aquí hay seis pruebas de otros grupos, una para cada parte de una vida sana. Cada una se abre en su propio sitio, en otra pestaña.',
  notOurs:
    'No hicimos estas pruebas, y no vemos sus respuestas. Una prueba no es un diagnóstico. Si un resultado le preocupa, hable con su médico.',
  listAddress: '/forum-tests.es.json',
  list: 'Las seis pruebas',
  loading: 'Cargando las pruebas',
  failed: 'No pudimos cargar las pruebas.',
  failedAdvice: 'Revise su conexión e intente de nuevo.',
  tryAgain: 'Intentar de nuevo',
  openTest: (name) => `Abrir ${name}`,
  newTab: '(abre otra pestaña)',
  haveScores: '¿Ya tiene sus puntajes?',
  haveScoresAbout:
    'Deje esta página abierta. En la página que sigue puede pegar todos sus puntajes de una vez.',
  pasteAll: 'Pegar todos mis puntajes',
}
