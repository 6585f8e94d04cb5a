/** Texts of the page on access, in Spanish. */

import type { AccessibilityTexts } from './accessibility.ts'

export const accessibilityTexts: AccessibilityTexts = {
  heading: 'Para todos los ojos y todas las manos',
  lead: 'Este sitio es para personas de 65 a 95 años. Aquí le decimos qué hacemos para que usted lo pueda usar, cómo lo revisamos y qué falta todavía.',
  measure: {
    heading: 'Las reglas que seguimos',
    text: 'Seguimos las reglas para sitios web llamadas WCAG 2.2. Cumplimos los niveles A y AA en todas las páginas. Del nivel AAA cumplimos esto:',
    points: [
      'El texto se distingue del fondo por 7 a 1 o más.',
      'Todo lo que se toca mide al menos 44 píxeles de ancho y de alto. Cada respuesta mide 64 de alto.',
      'Ninguna página tiene límite de tiempo. Sus respuestas le esperan.',
      'Cada pregunta tiene un botón de ayuda que dice qué significa, con un ejemplo.',
      'Las palabras son sencillas. Se leen con seis años de escuela o menos, salvo los nombres de las cosas.',
    ],
  },
  comfort: {
    heading: 'Lo que usted puede elegir',
    points: [
      'Letras hasta dos veces más grandes, con los botones A, A+ y A++.',
      'Colores oscuros o mucho contraste. También valen los colores de su dispositivo.',
      'Leer en voz alta: toda la página o una pregunta, si su navegador tiene voz.',
      'Contestar con la voz: diga una de las respuestas, si su navegador puede oírle.',
      'Español o inglés, cuando usted quiera. Sus respuestas se quedan.',
      'Menos movimiento: si su dispositivo lo pide, nada se mueve.',
    ],
  },
  checked: {
    heading: 'Cómo lo revisamos',
    counts: (pages, languages, colors) =>
      `Antes de cada versión nueva, unas pruebas abren las ${pages} páginas en ${languages} idiomas y con ${colors} grupos de colores, en un navegador real. Si una falla, la versión nueva no sale.`,
    intro: 'Miran esto:',
    points: [
      'Un programa llamado axe busca fallas que otras personas ya encontraron.',
      'La tecla Tab debe llegar a cada botón. Usted debe ver dónde está, y nada lo puede tapar.',
      'En un celular de 320 píxeles de ancho, y con letra al 200% y al 400%, ninguna página se mueve de lado.',
      'El lector de pantalla debe decir cada aviso una vez, y cada página con su nombre.',
    ],
    link: 'Con el programa viene la lista completa: el archivo conformance.md.',
  },
  missing: {
    heading: 'Lo que falta todavía',
    points: [
      'Todavía no lo han probado personas que ven poco o que tienen las manos rígidas. Lo han probado programas y nuestras manos.',
      'Nadie de fuera lo ha revisado.',
      'La voz que le lee es la de su navegador. Algunos no tienen voz.',
      'Lo que escribe un modelo de IA puede ser más difícil de leer. Lo revisamos, pero no lo podemos prometer.',
    ],
  },
  tell: {
    heading: 'Díganos qué le estorba',
    text: '¿Algo es muy pequeño, difícil de leer o no funciona? Dígaselo a quienes manejan este sitio.',
    link: 'Cómo hablar con ellos',
  },
}
