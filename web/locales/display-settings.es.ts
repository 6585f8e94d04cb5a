/** Texts of the display settings, in Spanish: size of text, colors, reading aloud. */

import type { DisplayTexts } from './display-settings.ts'

export const displayTexts: DisplayTexts = {
  textSize: 'Tamaño de letra',
  sizes: {
    usual: 'letra normal',
    larger: 'letra grande',
    largest: 'letra muy grande',
  },
  colors: 'Colores',
  colorSets: {
    usual: 'Colores normales',
    dark: 'Colores oscuros',
    contrast: 'Contraste alto',
  },
  readPage: 'Leer esta página en voz alta',
  readQuestion: 'Leer esta pregunta en voz alta',
  readShort: 'Escuchar',
  stopReading: 'Parar la lectura',
  noVoice: 'Este navegador no tiene voz para leer.',
  noVoiceAdvice:
    'Pruebe otro navegador. Muchos celulares y computadoras también leen en voz alta: mire en su configuración.',
  languageAway: 'No se pudo cambiar el idioma. No hay conexión.',
  languageAwayAdvice: 'No se perdió nada. Revise su conexión e intente de nuevo.',
}
