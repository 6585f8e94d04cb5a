/** Texts of the document around the page, in Spanish. */

import type { DocumentTexts } from './document.ts'

export const documentTexts: DocumentTexts = {
  name: 'Hábitos de vida sana',
  shortName: 'Vida sana',
  description:
    'Vea cómo vive en seis partes de la vida diaria. Lea sus puntajes en palabras claras. Reciba un plan hecho para usted.',
}
