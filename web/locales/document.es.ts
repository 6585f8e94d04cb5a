/** Texts of the document around the page, in Spanish. */

import type { DocumentTexts } from './document.ts'

export const documentTexts: DocumentTexts = {
  description:
    'Revise sus hábitos en seis partes de una vida sana, entienda sus puntajes y reciba un plan hecho para usted.',
}
